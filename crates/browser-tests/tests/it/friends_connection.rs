//! A connection that dies unnoticed, and another user in the same browser.

use std::time::Duration;

use browser_tests::{Page, Proxy, Result, Setup, run};
use serde_json::json;

use crate::friends::{
    ANSWER_BUTTON, CLICK_ANSWER, LAST_MOVE, MAX_MOVES, create_table, move_count, sign_in_as_guest,
};
use crate::friends_account::{fill_field, submit};
use crate::friends_chat_and_clocks::post;

/// Slightly shorter than the time after which a page considers its connection dead.
const HEARTBEAT_TIMEOUT: Duration = Duration::from_secs(42);

/// Lets `other` answer until it is `asked`'s turn.
async fn answer_until_asked(asked: &Page, other: &Page) -> Result<()> {
    for _ in 0..MAX_MOVES {
        if asked.has(ANSWER_BUTTON).await? {
            return Ok(());
        }
        other.script(CLICK_ANSWER).await?;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the player does not get a turn")
}

/// The first player moves while the second player's connection is dead; returns the number of moves.
async fn move_while_disconnected(first: &Page, second: &Page, proxy: &Proxy) -> Result<u64> {
    answer_until_asked(first, second).await?;
    let moves_before = move_count(first).await?;
    second
        .wait_until(&format!("return {LAST_MOVE} >= {moves_before}"))
        .await?;
    proxy.hang();
    first.script(CLICK_ANSWER).await?;
    first
        .wait_until(&format!("return {LAST_MOVE} > {moves_before}"))
        .await?;
    assert_eq!(move_count(second).await?, moves_before, "the connection is dead");
    move_count(first).await
}

#[test]
fn a_dead_connection_is_reestablished() {
    Setup::new("friends-dead-line").run_two_browsers(async |first, second, proxy| {
        sign_in_as_guest(first, "#/friends", "Anna").await?;
        let place = create_table(first).await?;
        sign_in_as_guest(second, &place, "Bert").await?;
        second.click("[data-seat=B] [data-sit]").await?;
        for page in [&*first, &*second] {
            page.wait_for("[data-page=table] .prompt").await?;
        }
        // The second page reconnects when the browser reports that it is online.
        let now = move_while_disconnected(first, second, proxy).await?;
        second.script("dispatchEvent(new Event('online'))").await?;
        second.wait_until(&format!("return {LAST_MOVE} >= {now}")).await?;

        // Without any event, the missing heartbeat is noticed.
        let now = move_while_disconnected(first, second, proxy).await?;
        tokio::time::sleep(HEARTBEAT_TIMEOUT).await;
        second.wait_until(&format!("return {LAST_MOVE} >= {now}")).await?;

        // A move that the server has accepted is shown although the connection is dead: it is in the response.
        answer_until_asked(second, first).await?;
        let moves_before = move_count(second).await?;
        proxy.hang();
        second.script(CLICK_ANSWER).await?;
        second
            .wait_until(&format!("return {LAST_MOVE} > {moves_before}"))
            .await?;

        // A missing response is reported until the server responds again.
        proxy.cut();
        second.wait_for("[data-lost]").await?;
        second.click("[data-own-seat] summary").await?;
        second.click("[data-bot-for-me]").await?;
        second.wait_for("[data-trouble]").await?;
        proxy.restore();
        second.wait_until_gone("[data-trouble]").await
    });
}

/// Creates an account for the current guest, and signs out.
async fn sign_up_and_out(page: &Page) -> Result<()> {
    page.open("#/friends/account").await?;
    // Continues without a reload, which would clear the page's state.
    fill_field(page, "sign-up", "email", "anna@example.org").await?;
    fill_field(page, "sign-up", "new-password", "correct horse").await?;
    submit(page, "sign-up").await?;
    page.click("[data-sign-out]").await?;
    page.wait_for("[data-form=sign-in]").await?;
    Ok(())
}

/// Signs in as a guest on the lobby page, without a reload.
async fn sign_in_from_lobby(page: &Page, name: &str) -> Result<()> {
    page.open("#/friends").await?;
    let field = page.wait_for("[data-page=friends] [data-guest-name]").await?;
    field.clear().await?;
    field.send_keys(name).await?;
    page.click("[data-guest-sign-in]").await?;
    page.wait_for("[data-guest]").await?;
    Ok(())
}

#[test]
fn all_tabs_follow_sign_out_and_sign_in() {
    run("friends-other-person", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        create_table(page).await?;
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
        // Another user with the same name.
        page.driver().switch_to_window(third).await?;
        sign_in_from_lobby(page, "Anna").await?;
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

const LOG_TEXT: &str = "return document.querySelector('[data-log]').innerText";

#[test]
fn the_next_user_cannot_see_a_secret_hand() {
    run("friends-next-person", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        let table = post(
            page,
            "/api/tables",
            json!({ "game": "age-of-industry", "seats": 2 }),
        )
        .await?;
        let id = table["id"].as_str().unwrap_or_default();
        for (seat, who) in [("B", "bot:planner"), ("A", "me")] {
            let path = format!("/api/tables/{id}/seats/{seat}");
            post(page, &path, json!({ "who": who })).await?;
        }
        let place = format!("#/friends/table/{id}");
        page.open(&place).await?;
        // Play until Anna has drawn cards that the others cannot see.
        while move_count(page).await? < 12 {
            page.wait_for(ANSWER_BUTTON).await?;
            page.script(CLICK_ANSWER).await?;
        }
        page.wait_for(ANSWER_BUTTON).await?;
        sign_up_and_out(page).await?;
        sign_in_from_lobby(page, "Bert").await?;
        page.open(&place).await?;
        page.wait_for("[data-watching]").await?;
        let (log, position) = (page.script(LOG_TEXT).await?, page.position().await?);
        page.reload().await?;
        page.wait_for("[data-watching]").await?;
        assert_eq!(page.script(LOG_TEXT).await?, log, "only public information");
        assert_eq!(page.position().await?, position);
        Ok(())
    });
}
