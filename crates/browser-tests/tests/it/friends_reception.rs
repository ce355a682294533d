//! The reception of the game room: its pages come when they are needed, in every language, and say so when nobody answers.

use browser_tests::{Page, Result, Setup, run};
use serde_json::json;

use crate::INTERACTIVE;
use crate::friends::come_in;
use crate::friends_around::ask;
use crate::languages::{LANGUAGES, assert_no_raw_keys, speak};

/// What was fetched so far.
const FETCHED: &str =
    "return performance.getEntriesByType('resource').some((one) => one.name.includes('reception_bg.wasm'))";

#[test]
fn the_reception_is_fetched_when_somebody_goes_there() {
    run("reception", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        assert_eq!(page.script(FETCHED).await?, false, "the start page does without");
        page.click("nav a[href='#/friends']").await?;
        page.wait_for("[data-page=friends] [data-guest-name]").await?;
        page.click("[data-to-account]").await?;
        page.wait_for("[data-page=account] [data-form=sign-in]").await?;
        assert_eq!(page.script(FETCHED).await?, true);
        assert!(page.has("nav a[href='#/friends'][aria-current=page]").await?);
        for language in LANGUAGES {
            speak(page, language).await?;
            page.wait_for("[data-page=account] [data-form=sign-in]").await?;
            page.wait_until("return document.querySelectorAll('main').length === 1")
                .await?;
            assert_no_raw_keys(page).await?;
        }
        // Whoever has no name is nobody, and that is no mistake.
        assert_eq!(page.complaints().await?, [""; 0]);
        Ok(())
    });
}

#[test]
fn every_page_of_the_reception_speaks_every_language() {
    run("reception-pages", async |page| {
        come_in(page, "#/friends", "Anna").await?;
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
                speak(page, language).await?;
                page.wait_for(&format!("[data-page={name}] h1")).await?;
                assert_no_raw_keys(page).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn without_a_network_the_reception_says_so() {
    Setup::new("reception-off").run_with_server(async |page, server| {
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

/// A game with two bots that everybody may see and that is scored as soon as somebody leaves; returns its id.
pub(crate) async fn short_game(page: &Page) -> Result<String> {
    let wanted = json!({
        "game": "industria", "seats": 3, "visibility": "public", "time_up": { "then": "score" },
    });
    let table = ask(page, "/api/tables", wanted).await?;
    let id = table["id"].as_str().unwrap_or_default().to_owned();
    for (seat, who) in [("B", "bot:planner"), ("C", "bot:planner"), ("A", "me")] {
        ask(
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
fn whoever_leaves_ends_the_game_plays_again_and_finds_the_old_one() {
    run("friends-leave", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        let id = short_game(page).await?;
        page.wait_for("[data-panel=A] [data-who=A]").await?;
        page.click("[data-own-seat] summary").await?;
        page.screenshot("friends-own-seat").await?;
        page.click("[data-leave]").await?;
        page.click("[data-leave-yes]").await?;
        page.wait_for("[data-final] [data-ended]").await?;
        page.click("[data-final] [data-rematch]").await?;
        page.wait_for("[data-page='waiting-room']").await?;
        page.wait_for("[data-seat=B][data-free=false]").await?;
        // The old table shows the way to the new one.
        page.open(&format!("#/friends/table/{id}")).await?;
        page.wait_for("[data-final] [data-rematch-go]").await?;
        // It is among the public ones that are over, and its replay has an address.
        page.open("#/friends/finished").await?;
        page.click(&format!("[data-table='{id}'] [data-replay]")).await?;
        page.wait_for("[data-page=replay] [data-panel=A]").await?;
        page.reload().await?;
        page.wait_for("[data-page=replay] [data-panel=A]").await?;
        Ok(())
    });
}

#[test]
fn a_channel_is_made_and_ended_and_a_table_is_quiet() {
    run("friends-notifications", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        short_game(page).await?;
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
        let told = page.text("[data-channel]").await?;
        assert!(told.contains("hooks.example.org") && told.contains('6'), "{told}");
        page.screenshot("friends-notifications").await?;
        page.click("[data-delete-channel]").await?;
        page.wait_until_gone("[data-channel]").await?;
        page.click("[data-muted-table] button").await?;
        page.wait_until_gone("[data-muted-table]").await
    });
}

#[test]
fn a_bot_plays_for_whoever_has_to_go() {
    run("friends-bot-for-me", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        short_game(page).await?;
        page.click("[data-own-seat] summary").await?;
        page.click("[data-bot-for-me]").await?;
        // Among bots the game may be over before one has seen that one of them sits there.
        page.wait_for("[data-away-bot] [data-sit=A], [data-final]")
            .await?;
        Ok(())
    });
}
