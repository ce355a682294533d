//! Indicators for online tables: in the title, next to the question, in lists and URLs.

use browser_tests::{Page, Result, Setup, run};
use serde_json::json;

use crate::friends::{ANSWER_BUTTON, CLICK_ANSWER, create_table, move_count, sign_in_as_guest};
use crate::friends_chat_and_clocks::post;
use crate::friends_lobby::start_short_game;

pub(crate) async fn wait_for_title(page: &Page, expected: &str) -> Result<()> {
    let result = page
        .wait_until(&format!("return document.title === {expected:?}"))
        .await;
    if result.is_err() {
        let title = page.script("return document.title").await?;
        panic!("the title is {title}, not {expected}");
    }
    Ok(())
}

#[test]
fn the_title_shows_whose_turn_it_is() {
    run("friends-title", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        start_short_game(page).await?;
        page.wait_for(ANSWER_BUTTON).await?;
        wait_for_title(page, "● Industria: your turn · Smokestack").await?;
        // At the new table, it is nobody's turn yet; the other table is still waiting.
        page.open("#/friends").await?;
        create_table(page).await?;
        wait_for_title(page, "(1) Industria: waiting room · Smokestack").await?;
        page.open("#/friends/account").await?;
        wait_for_title(page, "(1) Account · Smokestack").await?;
        let account = json!({ "email": "anna@example.org", "password": "correct horse" });
        post(page, "/api/me/account", account).await?;
        page.reload().await?;
        wait_for_title(page, "(1) Account · Smokestack").await?;
        // The title changes before the next regular poll of the server.
        page.click("[data-sign-out]").await?;
        wait_for_title(page, "Account · Smokestack").await
    });
}

#[test]
fn on_a_phone_the_own_clock_is_beside_the_question() {
    run("friends-own-clock", async |page| {
        page.set_size(390, 844).await?;
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        let new_table = json!({
            "game": "barrage", "seats": 2, "time": { "kind": "live", "bank": 1800, "increment": 5 },
        });
        let table = post(page, "/api/tables", new_table).await?;
        let id = table["id"].as_str().unwrap_or_default();
        for (seat, who) in [("B", "bot:random"), ("A", "me")] {
            post(
                page,
                &format!("/api/tables/{id}/seats/{seat}"),
                json!({ "who": who }),
            )
            .await?;
        }
        page.open(&format!("#/friends/table/{id}")).await?;
        page.wait_for(ANSWER_BUTTON).await?;
        page.click("[data-tab-button=board]").await?;
        let script = "const clock = document.querySelector('.prompt [data-own-clock] [role=timer]');
            const { top, bottom, width } = clock?.getBoundingClientRect() ?? { width: 0 };
            return width > 0 && top >= 0 && bottom <= innerHeight";
        page.wait_until(script).await?;
        page.screenshot("own-clock").await
    });
}

#[test]
fn on_a_phone_the_log_opens_at_its_newest_entry() {
    run("friends-log-end", async |page| {
        page.set_size(390, 844).await?;
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        start_short_game(page).await?;
        while move_count(page).await? < 60 {
            page.wait_for(ANSWER_BUTTON).await?;
            page.script(CLICK_ANSWER).await?;
        }
        page.wait_for(ANSWER_BUTTON).await?;
        page.click("[data-tab-button=log]").await?;
        page.wait_until(
            "const log = document.querySelector('[data-log] .log-scroll');
            return log.scrollHeight > log.clientHeight + 100 && log.scrollTop + log.clientHeight > log.scrollHeight - 4",
        )
        .await?;
        let script = "const last = [...document.querySelectorAll('[data-log] .log-scroll li')].pop();
            return last.getBoundingClientRect().bottom <= document.querySelector('.tabs').getBoundingClientRect().top";
        page.wait_until(script).await?;
        page.screenshot("log-end").await
    });
}

#[test]
fn a_lost_connection_is_shown_on_screen() {
    Setup::new("friends-lost-strip").run_two_browsers(async |first, second, proxy| {
        sign_in_as_guest(first, "#/friends", "Anna").await?;
        let place = create_table(first).await?;
        second.set_size(1024, 700).await?;
        sign_in_as_guest(second, &place, "Bert").await?;
        second.wait_for("[data-page='waiting-room']").await?;
        second.script("scrollTo(0, document.body.scrollHeight)").await?;
        proxy.cut();
        second.wait_for("[data-lost]").await?;
        let script = "const { top, bottom } = document.querySelector('[data-lost]').getBoundingClientRect();
            return scrollY > 0 && top >= 0 && bottom <= innerHeight";
        second.wait_until(script).await?;
        second.screenshot("lost-strip").await
    });
}

#[test]
fn every_move_of_a_replay_has_its_own_url() {
    run("friends-replay-address", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        let id = start_short_game(page).await?;
        while move_count(page).await? < 12 {
            page.wait_for(ANSWER_BUTTON).await?;
            page.script(CLICK_ANSWER).await?;
        }
        page.click("[data-own-seat] summary").await?;
        page.click("[data-leave]").await?;
        page.click("[data-leave-yes]").await?;
        page.wait_for("[data-final] [data-ended]").await?;
        page.open(&format!("#/friends/replay/{id}/7")).await?;
        page.wait_for("[data-page=replay] [data-at='7']").await?;
        page.click("[data-bar=forward]").await?;
        page.wait_for("[data-at='8']").await?;
        let hash = page
            .wait_until("return location.hash.endsWith('/8') && location.hash")
            .await?;
        assert_eq!(hash, format!("#/friends/replay/{id}/8"));
        page.reload().await?;
        page.wait_for("[data-page=replay] [data-at='8']").await?;
        page.open(&format!("#/friends/replay/{id}/3")).await?;
        page.wait_for("[data-page=replay] [data-at='3']").await?;
        // A local replay has a URL, too.
        page.open("#/replay/5").await?;
        page.wait_for("[data-page=replay] [data-at='5']").await?;
        // The list of finished games is complete, so there is no button for more.
        page.open("#/friends/finished").await?;
        page.wait_for(&format!("[data-table='{id}']")).await?;
        page.wait_until("return !document.querySelector('[data-more]')")
            .await?;
        Ok(())
    });
}

#[test]
fn one_click_in_the_lobby_takes_a_free_seat() {
    Setup::new("friends-sit-down").run_two_browsers(async |first, second, _| {
        sign_in_as_guest(first, "#/friends", "Anna").await?;
        let new_table = json!({ "game": "industria", "seats": 3, "visibility": "public" });
        let table = post(first, "/api/tables", new_table).await?;
        let id = table["id"].as_str().unwrap_or_default();
        sign_in_as_guest(second, "#/friends", "Bert").await?;
        let line = format!("[data-public] [data-table='{id}']");
        second.wait_for(&line).await?;
        second.screenshot("lobby").await?;
        assert_eq!(second.text(&format!("{line} [data-sit-down]")).await?, "Join");
        second.click(&format!("{line} [data-sit-down]")).await?;
        second
            .wait_for("[data-page='waiting-room'] [data-seat=A] [data-stand-up]")
            .await?;
        Ok(())
    });
}
