//! Online play on a phone's screen, with only the keyboard: every page fits, and every control is reachable.

use browser_tests::{Page, Result, run};
use thirtyfour::Key;

use crate::INTERACTIVE;
use crate::narrow::assert_fits;

/// Sets the dark theme, and bots without delays.
const DARK_AND_INSTANT: &str = "localStorage.setItem('smokestack.bot_speed', 'instant');
    localStorage.setItem('smokestack.theme', 'dark')";

/// More than the number of focusable elements on any page.
const MAX_TAB_PRESSES: usize = 120;

/// Presses Tab until the focused element matches the selector.
async fn tab_to(page: &Page, css: &str) -> Result<()> {
    let script = format!("return document.activeElement?.matches(\"{css}\") ?? false");
    for _ in 0..MAX_TAB_PRESSES {
        if page.script(&script).await? == true {
            return Ok(());
        }
        page.press(Key::Tab).await?;
    }
    panic!("Tab does not lead to {css}")
}

async fn press_enter_on(page: &Page, css: &str) -> Result<()> {
    tab_to(page, css).await?;
    page.press(Key::Enter).await
}

/// Waits for a page, checks that it fits, and saves a screenshot.
async fn wait_for_page(page: &Page, name: &str) -> Result<()> {
    page.wait_for(&format!("[data-page='{name}']")).await?;
    assert_fits(page, name).await?;
    page.screenshot(&format!("friends-narrow-{name}")).await
}

/// Selects a fast bot, two entries above the default, and puts it on the seat.
async fn add_bot(page: &Page, seat: &str) -> Result<()> {
    tab_to(page, &format!("[data-seat={seat}] [data-bot-level]")).await?;
    page.press(Key::Up).await?;
    page.press(Key::Up).await?;
    press_enter_on(page, &format!("[data-seat={seat}] [data-put-bot]")).await
}

#[test]
fn a_table_is_created_and_played_by_keyboard() {
    run("friends-keyboard", async |page| {
        page.set_size(360, 740).await?;
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        page.script(DARK_AND_INSTANT).await?;
        page.open("#/friends").await?;
        page.reload().await?;
        wait_for_page(page, "friends").await?;
        page.wait_for("[data-guest-name]").await?;
        tab_to(page, "[data-guest-name]").await?;
        page.driver().action_chain().send_keys("Anna").perform().await?;
        page.press(Key::Enter).await?;
        page.wait_for("[data-guest]").await?;
        press_enter_on(page, "[data-create=industria]").await?;
        wait_for_page(page, "new-table").await?;
        press_enter_on(page, "[data-create-table]").await?;
        wait_for_page(page, "waiting-room").await?;
        add_bot(page, "B").await?;
        page.wait_for("[data-seat=B][data-free=false]").await?;
        assert_fits(page, "the waiting room").await?;
        add_bot(page, "C").await?;
        page.wait_for("[data-page=table] .prompt").await?;
        for _ in 0..3 {
            page.wait_for("[data-asked=true] .answers [data-action]").await?;
            press_enter_on(page, ".answers [data-action]").await?;
            // A preview is shown, and Enter confirms the move.
            page.wait_until("return document.activeElement?.matches('[data-confirm]')")
                .await?;
            page.press(Key::Enter).await?;
            page.wait_until_gone("[data-confirm]").await?;
            assert_fits(page, "the table").await?;
        }
        page.screenshot("friends-narrow-table").await?;
        page.wait_for("[data-line=open]").await?;
        assert_eq!(page.console_errors().await?, [""; 0]);
        Ok(())
    });
}
