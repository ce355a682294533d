//! Leaving a running game: the consequences are explained beforehand, reported to everyone afterwards, and can be
//! undone.

use browser_tests::{Page, Result, Setup};
use thirtyfour::Key;

use crate::friends::{create_table, log_has_note, sign_in_as_guest};
use crate::friends_at_table::start_table;
use crate::full_game::scroll_and_click;
use crate::narrow::assert_fits;

/// A script that checks whether the focused element matches the selector.
fn is_focused(css: &str) -> String {
    format!("return document.activeElement?.matches(\"{css}\") ?? false")
}

/// Clicks "leave", cancels, and then leaves; returns the text of the confirmation.
async fn leave(page: &Page) -> Result<String> {
    scroll_and_click(page, "[data-own-seat] summary").await?;
    scroll_and_click(page, "[data-leave]").await?;
    page.wait_until(&is_focused("[data-leave-no]")).await?;
    page.press(Key::Enter).await?;
    page.wait_until(&is_focused("[data-leave]")).await?;
    assert!(!page.has("[data-left]").await?, "nothing has happened");
    page.press(Key::Enter).await?;
    let explanation = page.text("[data-leave-ask]").await?;
    page.screenshot("friends-leave-ask").await?;
    scroll_and_click(page, "[data-leave-yes]").await?;
    Ok(explanation)
}

#[test]
fn everyone_sees_that_a_bot_replaced_a_player() {
    Setup::new("friends-leave-bot").run_two_browsers(async |first, second, _| {
        start_table(first, second, "bot").await?;
        second.set_size(360, 740).await?;
        second.click("[data-tab-button=log]").await?;
        let explanation = leave(second).await?;
        assert!(
            explanation.contains("A bot (planner) will play on in your name"),
            "{explanation}"
        );
        assert!(explanation.contains("count as having left"), "{explanation}");
        second.wait_until(&is_focused("[data-away-bot]")).await?;
        second.screenshot("friends-left-bot").await?;
        assert_fits(second, "a table that was left").await?;
        let now = second.text("[data-away-bot]").await?;
        assert!(now.contains("A bot (planner) is playing for you"), "{now}");
        // A player can leave only once.
        second.wait_for("[data-left-already]").await?;
        assert!(!second.has("[data-leave]").await?);

        let leaving_text = "Bert has left the game. A bot (planner) plays until Bert returns.";
        first.wait_until(&log_has_note(leaving_text)).await?;
        assert_eq!(
            first.text("[data-system-message] [data-note]").await?,
            leaving_text
        );
        first.screenshot("friends-left-note").await?;
        second.click("[data-away-bot] [data-sit=B]").await?;
        second.wait_until_gone("[data-away-bot]").await?;
        first.wait_until(&log_has_note("Bert is back")).await?;
        first.reload().await?;
        first.wait_until(&log_has_note(leaving_text)).await?;
        first.wait_until(&log_has_note("Bert is back")).await?;
        Ok(())
    });
}

#[test]
fn a_player_can_take_back_an_open_seat() {
    Setup::new("friends-leave-open").run_two_browsers(async |first, second, _| {
        start_table(first, second, "open").await?;
        let explanation = leave(second).await?;
        assert!(explanation.contains("open to anyone"), "{explanation}");
        second.wait_until(&is_focused("[data-open-seat=B]")).await?;
        second.wait_for("[data-open-seat=B][data-left]").await?;
        let now = second.text("[data-open-seat=B]").await?;
        assert!(now.starts_with("You have left the game"), "{now}");
        second.screenshot("friends-left-open").await?;
        first
            .wait_until(&log_has_note("Bert has left the game. Seat B is open"))
            .await?;
        // The message is still shown after a reload.
        second.reload().await?;
        second.wait_for("[data-open-seat=B][data-left]").await?;
        second.click("[data-open-seat=B] [data-sit=B]").await?;
        second.wait_until_gone("[data-open-seat]").await?;
        first.wait_until(&log_has_note("Bert takes seat B")).await?;
        Ok(())
    });
}

#[test]
fn a_waiting_player_sees_whose_turn_it_is() {
    Setup::new("friends-whose-turn").run_two_browsers(async |first, second, _| {
        start_table(first, second, "open").await?;
        for (page, name) in [(&*first, "Bert"), (&*second, "Anna")] {
            let other = "document.querySelector('[data-asked=false]') !== null";
            let condition =
                format!("document.querySelector('[data-question]').textContent === '{name}’s turn'");
            // The player on turn sees the question.
            let asked = "document.querySelector('[data-asked=true]') !== null";
            page.wait_until(&format!("return {asked} || ({other} && {condition})"))
                .await?;
            page.driver().action_chain().send_keys("?").perform().await?;
            page.wait_for("dialog .keys").await?;
            let keys = page.text("dialog .keys").await?;
            assert!(!keys.contains("hint") && keys.contains("undo"), "{keys}");
        }
        Ok(())
    });
}

#[test]
fn focus_follows_signing_in_and_creating_a_table() {
    browser_tests::run("friends-focus", async |page| {
        sign_in_as_guest(page, "#/friends", "Anna").await?;
        page.wait_until(&is_focused("main h1")).await?;
        create_table(page).await?;
        page.wait_until(&is_focused("main[data-page=waiting-room]"))
            .await?;
        Ok(())
    });
}
