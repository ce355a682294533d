//! The game room on a phone's screen, with the keyboard only: every page fits, and every place is reached.

use browser_tests::{Page, Result, run};
use thirtyfour::Key;

use crate::INTERACTIVE;
use crate::narrow::fits;

/// At night, without waiting for bots.
const NIGHT: &str = "localStorage.setItem('smokestack.bot_speed', 'instant');
    localStorage.setItem('smokestack.theme', 'dark')";

/// More than there is on any of the pages.
const MOST_PLACES: usize = 120;

/// Presses Tab until the focus is on what the selector names.
async fn tab_to(page: &Page, css: &str) -> Result<()> {
    let here = format!("return document.activeElement?.matches(\"{css}\") ?? false");
    for _ in 0..MOST_PLACES {
        if page.script(&here).await? == true {
            return Ok(());
        }
        page.press(Key::Tab).await?;
    }
    panic!("Tab does not lead to {css}")
}

async fn enter(page: &Page, css: &str) -> Result<()> {
    tab_to(page, css).await?;
    page.press(Key::Enter).await
}

async fn arrive(page: &Page, name: &str) -> Result<()> {
    page.wait_for(&format!("[data-page='{name}']")).await?;
    fits(page, name).await?;
    page.screenshot(&format!("friends-narrow-{name}")).await
}

/// Goes up the list from the usual bot to one that answers at once, and puts it on the chair.
async fn put_bot(page: &Page, seat: &str) -> Result<()> {
    tab_to(page, &format!("[data-seat={seat}] [data-bot-level]")).await?;
    page.press(Key::Up).await?;
    page.press(Key::Up).await?;
    enter(page, &format!("[data-seat={seat}] [data-put-bot]")).await
}

#[test]
fn a_table_is_made_and_played_on_a_narrow_screen_by_keyboard() {
    run("friends-keyboard", async |page| {
        page.set_size(360, 740).await?;
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        page.script(NIGHT).await?;
        page.open("#/friends").await?;
        page.reload().await?;
        arrive(page, "friends").await?;
        page.wait_for("[data-guest-name]").await?;
        tab_to(page, "[data-guest-name]").await?;
        page.driver().action_chain().send_keys("Anna").perform().await?;
        page.press(Key::Enter).await?;
        page.wait_for("[data-guest]").await?;
        enter(page, "[data-create=industria]").await?;
        arrive(page, "new-table").await?;
        enter(page, "[data-create-table]").await?;
        arrive(page, "waiting-room").await?;
        put_bot(page, "B").await?;
        page.wait_for("[data-seat=B][data-free=false]").await?;
        fits(page, "the waiting room").await?;
        put_bot(page, "C").await?;
        page.wait_for("[data-page=table] .prompt").await?;
        for _ in 0..3 {
            page.wait_for("[data-asked=true] .answers [data-action]").await?;
            enter(page, ".answers [data-action]").await?;
            // What it would do is shown, and Enter confirms it.
            page.wait_until("return document.activeElement?.matches('[data-confirm]')")
                .await?;
            page.press(Key::Enter).await?;
            page.wait_until_gone("[data-confirm]").await?;
            fits(page, "the table").await?;
        }
        page.screenshot("friends-narrow-table").await?;
        page.wait_for("[data-line=open]").await?;
        assert_eq!(page.complaints().await?, [""; 0]);
        Ok(())
    });
}
