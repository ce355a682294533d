//! Leaving a game that is played: what will happen is said before, what has happened after, to everybody; and the way back.

use browser_tests::{Page, Result, Setup};
use thirtyfour::Key;

use crate::friends::{come_in, make_table, noted};
use crate::friends_at_table::begin;
use crate::friends_choices::choose;
use crate::narrow::fits;

/// Whether the keyboard is on what the selector names.
fn focused(css: &str) -> String {
    format!("return document.activeElement?.matches(\"{css}\") ?? false")
}

/// Asks to leave, thinks better of it, and then leaves; what was said about it.
async fn leave(page: &Page) -> Result<String> {
    choose(page, "[data-own-seat] summary").await?;
    choose(page, "[data-leave]").await?;
    page.wait_until(&focused("[data-leave-no]")).await?;
    page.press(Key::Enter).await?;
    page.wait_until(&focused("[data-leave]")).await?;
    assert!(!page.has("[data-left]").await?, "nothing has happened");
    page.press(Key::Enter).await?;
    let said = page.text("[data-leave-ask]").await?;
    page.screenshot("friends-leave-ask").await?;
    choose(page, "[data-leave-yes]").await?;
    Ok(said)
}

#[test]
fn whoever_leaves_to_a_bot_knows_it_and_so_do_the_others() {
    Setup::new("friends-leave-bot").run_two(async |first, second, _| {
        begin(first, second, "bot").await?;
        second.set_size(360, 740).await?;
        second.click("[data-tab-button=log]").await?;
        let said = leave(second).await?;
        assert!(
            said.contains("A bot (planner) will play on in your name"),
            "{said}"
        );
        assert!(said.contains("count as having left"), "{said}");
        second.wait_until(&focused("[data-away-bot]")).await?;
        second.screenshot("friends-left-bot").await?;
        fits(second, "a table that was left").await?;
        let now = second.text("[data-away-bot]").await?;
        assert!(now.contains("A bot (planner) is playing for you"), "{now}");
        // It can be left only once.
        second.wait_for("[data-left-already]").await?;
        assert!(!second.has("[data-leave]").await?);

        let left = "Bert has left the game. A bot (planner) plays until Bert returns.";
        first.wait_until(&noted(left)).await?;
        assert_eq!(first.text("[data-system-message] [data-note]").await?, left);
        first.screenshot("friends-left-told").await?;
        second.click("[data-away-bot] [data-sit=B]").await?;
        second.wait_until_gone("[data-away-bot]").await?;
        first.wait_until(&noted("Bert is back")).await?;
        first.reload().await?;
        first.wait_until(&noted(left)).await?;
        first.wait_until(&noted("Bert is back")).await?;
        Ok(())
    });
}

#[test]
fn whoever_leaves_an_open_seat_can_take_it_back() {
    Setup::new("friends-leave-open").run_two(async |first, second, _| {
        begin(first, second, "open").await?;
        let said = leave(second).await?;
        assert!(said.contains("open to anyone"), "{said}");
        second.wait_until(&focused("[data-open-seat=B]")).await?;
        second.wait_for("[data-open-seat=B][data-left]").await?;
        let now = second.text("[data-open-seat=B]").await?;
        assert!(now.starts_with("You have left the game"), "{now}");
        second.screenshot("friends-left-open").await?;
        first
            .wait_until(&noted("Bert has left the game. Seat B is open"))
            .await?;
        // It is still said when the page is loaded anew.
        second.reload().await?;
        second.wait_for("[data-open-seat=B][data-left]").await?;
        second.click("[data-open-seat=B] [data-sit=B]").await?;
        second.wait_until_gone("[data-open-seat]").await?;
        first.wait_until(&noted("Bert takes seat B")).await?;
        Ok(())
    });
}

#[test]
fn whoever_waits_reads_whose_turn_it_is_and_no_hint_is_promised() {
    Setup::new("friends-whose-turn").run_two(async |first, second, _| {
        begin(first, second, "open").await?;
        for (page, name) in [(&*first, "Bert"), (&*second, "Anna")] {
            let other = "document.querySelector('[data-asked=false]') !== null";
            let says = format!("document.querySelector('[data-question]').textContent === '{name}’s turn'");
            // Whoever is asked reads the question.
            let asked = "document.querySelector('[data-asked=true]') !== null";
            page.wait_until(&format!("return {asked} || ({other} && {says})"))
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
fn the_keyboard_keeps_its_place_when_one_comes_in_and_makes_a_table() {
    browser_tests::run("friends-focus", async |page| {
        come_in(page, "#/friends", "Anna").await?;
        page.wait_until(&focused("main h1")).await?;
        make_table(page).await?;
        page.wait_until(&focused("main[data-page=waiting-room]")).await?;
        Ok(())
    });
}
