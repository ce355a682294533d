//! The lobby: its pages are loaded on demand, in every language, and report a missing network.

use browser_tests::{Page, Result, Setup, run};
use serde_json::json;

use crate::INTERACTIVE;
use crate::friends::sign_in_as_guest;
use crate::friends_chat_and_clocks::post;
use crate::languages::{LANGUAGES, assert_no_raw_keys, switch_language};

/// Whether the WebAssembly of the lobby has been fetched.
const LOBBY_IS_FETCHED: &str =
    "return performance.getEntriesByType('resource').some((one) => one.name.includes('split_lobby.wasm'))";

#[test]
fn the_lobby_is_fetched_on_the_first_visit() {
    run("lobby", async |page| {
        page.hold_timers().await?;
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        assert_eq!(
            page.script(LOBBY_IS_FETCHED).await?,
            false,
            "the start page does not need it"
        );
        page.click("nav a[href='#/friends']").await?;
        page.wait_for("[data-page=friends] [data-guest-name]").await?;
        page.click("[data-to-account]").await?;
        page.wait_for("[data-page=account] [data-form=sign-in]").await?;
        assert_eq!(page.script(LOBBY_IS_FETCHED).await?, true);
        assert!(page.has("nav a[href='#/friends'][aria-current=page]").await?);
        for language in LANGUAGES {
            switch_language(page, language).await?;
            page.wait_for("[data-page=account] [data-form=sign-in]").await?;
            page.wait_until("return document.querySelectorAll('main').length === 1")
                .await?;
            assert_no_raw_keys(page).await?;
        }
        // A visitor who is not signed in causes no errors.
        assert_eq!(page.console_errors().await?, [""; 0]);
        Ok(())
    });
}

#[test]
fn every_lobby_page_is_shown_in_every_language() {
    run("lobby-pages", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        for (place, name) in [
            ("#/friends/account", "account"),
            ("#/friends/finished", "finished"),
            ("#/friends/notifications", "notifications"),
            ("#/friends/password", "password"),
            ("#/friends/confirm/abc", "confirm"),
            ("#/friends/person/nobody", "person"),
        ] {
            page.open(place).await?;
            for language in LANGUAGES {
                switch_language(page, language).await?;
                page.wait_for(&format!("[data-page={name}] h1")).await?;
                assert_no_raw_keys(page).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn the_lobby_reports_a_missing_network() {
    Setup::new("lobby-off").run_with_server(async |page, server| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        page.wait_until("return navigator.serviceWorker.controller !== null")
            .await?;
        server.stop();
        page.open("#/friends/account").await?;
        page.wait_for("[data-page=account] [data-unreachable]").await?;
        Ok(())
    });
}

/// Starts a public game with two bots that is scored as soon as a player leaves; returns its id.
pub(crate) async fn start_short_game(page: &Page) -> Result<String> {
    let new_table = json!({
        "game": "industria", "seats": 3, "visibility": "public", "time_up": { "then": "score" },
    });
    let table = post(page, "/api/tables", new_table).await?;
    let id = table["id"].as_str().unwrap_or_default().to_owned();
    for (seat, who) in [("B", "bot:planner"), ("C", "bot:planner"), ("A", "me")] {
        post(
            page,
            &format!("/api/tables/{id}/seats/{seat}"),
            json!({ "who": who }),
        )
        .await?;
    }
    page.open(&format!("#/friends/table/{id}")).await?;
    page.wait_for("[data-page=table] .prompt").await?;
    Ok(id)
}

#[test]
fn a_game_ended_by_leaving_has_a_rematch_and_a_replay() {
    run("friends-leave", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        let id = start_short_game(page).await?;
        page.wait_for("[data-panel=A] [data-who=A]").await?;
        page.click("[data-own-seat] summary").await?;
        page.screenshot("friends-own-seat").await?;
        page.click("[data-leave]").await?;
        page.click("[data-leave-yes]").await?;
        page.wait_for("[data-final] [data-ended]").await?;
        page.click("[data-final] [data-rematch]").await?;
        page.wait_for("[data-page='waiting-room']").await?;
        page.wait_for("[data-seat=B][data-free=false]").await?;
        // The old table links to the new one.
        page.open(&format!("#/friends/table/{id}")).await?;
        page.wait_for("[data-final] [data-rematch-go]").await?;
        // The game is listed among the finished games, and its replay has its own URL.
        page.open("#/friends/finished").await?;
        page.click(&format!("[data-table='{id}'] [data-replay]")).await?;
        page.wait_for("[data-page=replay] [data-panel=A]").await?;
        page.reload().await?;
        page.wait_for("[data-page=replay] [data-panel=A]").await?;
        Ok(())
    });
}

#[test]
fn channels_can_be_added_and_tables_muted() {
    run("friends-notifications", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        start_short_game(page).await?;
        page.click("[data-own-seat] summary").await?;
        page.click("[data-own-seat] [data-mute-table]").await?;
        page.wait_until("return document.querySelector('[data-mute-table]').checked")
            .await?;
        page.open("#/friends/notifications").await?;
        page.wait_until(
            "return document.querySelector('[data-muted-table]')?.innerText.includes('Industria (Anna')",
        )
        .await?;
        page.wait_for("[data-form=channel] [data-field=url]")
            .await?
            .send_keys("https://hooks.example.org/turns")
            .await?;
        page.click("[data-form=channel] [data-hours] option[value='6']")
            .await?;
        page.click("[data-form=channel] [data-submit]").await?;
        let channel = page.text("[data-channel]").await?;
        assert!(
            channel.contains("hooks.example.org") && channel.contains('6'),
            "{channel}"
        );
        page.screenshot("friends-notifications").await?;
        page.click("[data-delete-channel]").await?;
        page.wait_until_gone("[data-channel]").await?;
        page.click("[data-muted-table] button").await?;
        page.wait_until_gone("[data-muted-table]").await
    });
}

#[test]
fn a_bot_plays_for_an_absent_player() {
    run("friends-bot-for-me", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        start_short_game(page).await?;
        page.click("[data-own-seat] summary").await?;
        page.click("[data-bot-for-me]").await?;
        // With bots only, the game may be over before the page shows the stand-in.
        page.wait_for("[data-away-bot] [data-sit=A], [data-final]")
            .await?;
        Ok(())
    });
}
