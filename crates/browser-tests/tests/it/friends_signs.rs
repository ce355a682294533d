//! Signs of what happens at tables of the game room: in the title, beside the question, in lists and addresses.

use browser_tests::{Page, Result, Setup, run};
use serde_json::json;

use crate::friends::{ANSWER, ASKED, come_in, make_table, moves};
use crate::friends_around::ask;
use crate::friends_reception::short_game;

async fn title_becomes(page: &Page, wanted: &str) -> Result<()> {
    let shown = page
        .wait_until(&format!("return document.title === {wanted:?}"))
        .await;
    if shown.is_err() {
        let found = page.script("return document.title").await?;
        panic!("the title is {found}, not {wanted}");
    }
    Ok(())
}

#[test]
fn the_sign_in_the_title_is_that_of_the_page() {
    run("friends-title", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        short_game(page).await?;
        page.wait_for(ASKED).await?;
        title_becomes(page, "● Industria: your turn · Smokestack").await?;
        // At a new table nobody is asked yet; the other one still waits.
        page.open("#/friends").await?;
        make_table(page).await?;
        title_becomes(page, "(1) Industria: waiting room · Smokestack").await?;
        page.open("#/friends/account").await?;
        title_becomes(page, "(1) Account · Smokestack").await?;
        let account = json!({ "email": "anna@example.org", "password": "correct horse" });
        ask(page, "/api/me/account", account).await?;
        page.reload().await?;
        title_becomes(page, "(1) Account · Smokestack").await?;
        // Sooner than the next time that the server is asked anyway.
        page.click("[data-sign-out]").await?;
        title_becomes(page, "Account · Smokestack").await
    });
}

#[test]
fn the_own_clock_is_beside_the_question_on_a_phone() {
    run("friends-own-clock", async |page| {
        page.set_size(390, 844).await?;
        come_in(page, "#/friends", "Anna").await?;
        let wanted = json!({
            "game": "barrage", "seats": 2, "time": { "kind": "live", "bank": 1800, "increment": 5 },
        });
        let table = ask(page, "/api/tables", wanted).await?;
        let id = table["id"].as_str().unwrap_or_default();
        for (seat, who) in [("B", "bot:random"), ("A", "me")] {
            ask(
                page,
                &format!("/api/tables/{id}/seats/{seat}"),
                json!({ "who": who }),
            )
            .await?;
        }
        page.open(&format!("#/friends/table/{id}")).await?;
        page.wait_for(ASKED).await?;
        page.click("[data-tab-button=board]").await?;
        let seen = "const clock = document.querySelector('.prompt [data-own-clock] [role=timer]');
            const { top, bottom, width } = clock?.getBoundingClientRect() ?? { width: 0 };
            return width > 0 && top >= 0 && bottom <= innerHeight";
        page.wait_until(seen).await?;
        page.screenshot("own-clock").await
    });
}

#[test]
fn on_a_phone_the_log_opens_at_its_newest_entry() {
    run("friends-log-end", async |page| {
        page.set_size(390, 844).await?;
        come_in(page, "#/friends", "Anna").await?;
        short_game(page).await?;
        while moves(page).await? < 60 {
            page.wait_for(ASKED).await?;
            page.script(ANSWER).await?;
        }
        page.wait_for(ASKED).await?;
        page.click("[data-tab-button=log]").await?;
        page.wait_until(
            "const log = document.querySelector('[data-log] .log-scroll');
            return log.scrollHeight > log.clientHeight + 100 && log.scrollTop + log.clientHeight > log.scrollHeight - 4",
        )
        .await?;
        let seen = "const last = [...document.querySelectorAll('[data-log] .log-scroll li')].pop();
            return last.getBoundingClientRect().bottom <= document.querySelector('.tabs').getBoundingClientRect().top";
        page.wait_until(seen).await?;
        page.screenshot("log-end").await
    });
}

#[test]
fn a_lost_connection_is_told_where_one_looks() {
    Setup::new("friends-lost-strip").run_two(async |first, second, wire| {
        come_in(first, "#/friends", "Anna").await?;
        let place = make_table(first).await?;
        second.set_size(1024, 700).await?;
        come_in(second, &place, "Bert").await?;
        second.wait_for("[data-page='waiting-room']").await?;
        second.script("scrollTo(0, document.body.scrollHeight)").await?;
        wire.cut();
        second.wait_for("[data-lost]").await?;
        let seen = "const { top, bottom } = document.querySelector('[data-lost]').getBoundingClientRect();
            return scrollY > 0 && top >= 0 && bottom <= innerHeight";
        second.wait_until(seen).await?;
        second.screenshot("lost-strip").await
    });
}

#[test]
fn a_replay_has_an_address_for_every_move() {
    run("friends-replay-address", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        let id = short_game(page).await?;
        while moves(page).await? < 12 {
            page.wait_for(ASKED).await?;
            page.script(ANSWER).await?;
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
        // And one at this screen, too.
        page.open("#/replay/5").await?;
        page.wait_for("[data-page=replay] [data-at='5']").await?;
        // The list of finished games is complete: there is nothing more to show.
        page.open("#/friends/finished").await?;
        page.wait_for(&format!("[data-table='{id}']")).await?;
        page.wait_until("return !document.querySelector('[data-more]')")
            .await?;
        Ok(())
    });
}

#[test]
fn one_click_in_the_lobby_takes_a_free_seat() {
    Setup::new("friends-sit-down").run_two(async |first, second, _| {
        come_in(first, "#/friends", "Anna").await?;
        let wanted = json!({ "game": "industria", "seats": 3, "visibility": "public" });
        let table = ask(first, "/api/tables", wanted).await?;
        let id = table["id"].as_str().unwrap_or_default();
        come_in(second, "#/friends", "Bert").await?;
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
