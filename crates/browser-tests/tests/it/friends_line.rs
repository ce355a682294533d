//! A line that dies without a word, and somebody else in the same browser.

use std::time::Duration;

use browser_tests::{Page, Result, Setup, Wire, run};
use serde_json::json;

use crate::friends::{ANSWER, ASKED, LAST_MOVE, MOST, come_in, make_table, moves};
use crate::friends_account::{fill, send};
use crate::friends_around::ask;

/// Nearly as long as it takes a page to notice that its line is dead.
const PULSE_MISSED: Duration = Duration::from_secs(42);

/// Lets one answer until it is the other's turn.
async fn until_asked(asked: &Page, other: &Page) -> Result<()> {
    for _ in 0..MOST {
        if asked.has(ASKED).await? {
            return Ok(());
        }
        other.script(ANSWER).await?;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody is asked")
}

/// The first one moves while the line of the second is dead: how many moves there are now.
async fn move_unheard(first: &Page, second: &Page, wire: &Wire) -> Result<u64> {
    until_asked(first, second).await?;
    let before = moves(first).await?;
    second
        .wait_until(&format!("return {LAST_MOVE} >= {before}"))
        .await?;
    wire.hang();
    first.script(ANSWER).await?;
    first
        .wait_until(&format!("return {LAST_MOVE} > {before}"))
        .await?;
    assert_eq!(moves(second).await?, before, "the line is dead");
    moves(first).await
}

#[test]
fn a_line_that_died_without_a_word_is_laid_anew() {
    Setup::new("friends-dead-line").run_two(async |first, second, wire| {
        come_in(first, "#/friends", "Anna").await?;
        let place = make_table(first).await?;
        come_in(second, &place, "Bert").await?;
        second.click("[data-seat=B] [data-sit]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-page=table] .prompt").await?;
        }
        // Nobody tells the second one, until the network is said to be back.
        let now = move_unheard(first, second, wire).await?;
        second.script("dispatchEvent(new Event('online'))").await?;
        second.wait_until(&format!("return {LAST_MOVE} >= {now}")).await?;

        // Nobody does anything there: the pulse of the line is missed.
        let now = move_unheard(first, second, wire).await?;
        tokio::time::sleep(PULSE_MISSED).await;
        second.wait_until(&format!("return {LAST_MOVE} >= {now}")).await?;

        // A move that the server has taken is told by a new line.
        until_asked(second, first).await?;
        let before = moves(second).await?;
        wire.hang();
        second.script(ANSWER).await?;
        second
            .wait_until(&format!("return {LAST_MOVE} > {before}"))
            .await?;

        // That nobody answers is said until somebody does.
        wire.cut();
        second.wait_for("[data-lost]").await?;
        second.click("[data-own-seat] summary").await?;
        second.click("[data-bot-for-me]").await?;
        second.wait_for("[data-trouble]").await?;
        wire.mend();
        second.wait_until_gone("[data-trouble]").await
    });
}

/// Makes an account for whoever is here, and signs out.
async fn sign_up_and_out(page: &Page) -> Result<()> {
    page.open("#/friends/account").await?;
    // Without loading the page anew: what it knows would be gone by that.
    fill(page, "sign-up", "email", "anna@example.org").await?;
    fill(page, "sign-up", "new-password", "correct horse").await?;
    send(page, "sign-up").await?;
    page.click("[data-sign-out]").await?;
    page.wait_for("[data-form=sign-in]").await?;
    Ok(())
}

/// Comes in from the front page, by the field that is there.
async fn come_in_here(page: &Page, name: &str) -> Result<()> {
    page.open("#/friends").await?;
    let field = page.wait_for("[data-page=friends] [data-guest-name]").await?;
    field.clear().await?;
    field.send_keys(name).await?;
    page.click("[data-guest-sign-in]").await?;
    page.wait_for("[data-guest]").await?;
    Ok(())
}

#[test]
fn all_tabs_notice_who_goes_and_who_comes() {
    run("friends-other-person", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        make_table(page).await?;
        let table = page.driver().window().await?;
        let lobby = page.driver().new_tab().await?;
        page.driver().switch_to_window(lobby.clone()).await?;
        page.open("#/friends").await?;
        page.wait_for("[data-mine] [data-table]").await?;
        let third = page.driver().new_tab().await?;
        page.driver().switch_to_window(third.clone()).await?;
        sign_up_and_out(page).await?;
        page.driver().switch_to_window(lobby.clone()).await?;
        page.wait_until_gone("[data-mine]").await?;
        page.driver().switch_to_window(table.clone()).await?;
        page.wait_for("[data-guest-name]").await?;
        page.wait_until_gone("[data-stand-up]").await?;
        // Somebody else, by the same name.
        page.driver().switch_to_window(third).await?;
        come_in_here(page, "Anna").await?;
        page.driver().switch_to_window(table).await?;
        page.wait_for("[data-guest]").await?;
        page.wait_for("[data-seat=B] [data-sit]").await?;
        assert!(!page.has("[data-stand-up]").await?);
        page.driver().switch_to_window(lobby).await?;
        page.wait_for("[data-guest]").await?;
        assert!(!page.has("[data-mine]").await?);
        Ok(())
    });
}

const LOG: &str = "return document.querySelector('[data-log]').innerText";

#[test]
fn nothing_of_a_secret_hand_stays_for_who_comes_next() {
    run("friends-next-person", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        let table = ask(
            page,
            "/api/tables",
            json!({ "game": "age-of-industry", "seats": 2 }),
        )
        .await?;
        let id = table["id"].as_str().unwrap_or_default();
        for (seat, who) in [("B", "bot:planner"), ("A", "me")] {
            let path = format!("/api/tables/{id}/seats/{seat}");
            ask(page, &path, json!({ "who": who })).await?;
        }
        let place = format!("#/friends/table/{id}");
        page.open(&place).await?;
        // Until she has drawn cards that the others do not see.
        while moves(page).await? < 12 {
            page.wait_for(ASKED).await?;
            page.script(ANSWER).await?;
        }
        page.wait_for(ASKED).await?;
        sign_up_and_out(page).await?;
        come_in_here(page, "Bert").await?;
        page.open(&place).await?;
        page.wait_for("[data-watching]").await?;
        let (log, position) = (page.script(LOG).await?, page.position().await?);
        page.reload().await?;
        page.wait_for("[data-watching]").await?;
        assert_eq!(page.script(LOG).await?, log, "what anybody may know");
        assert_eq!(page.position().await?, position);
        Ok(())
    });
}
