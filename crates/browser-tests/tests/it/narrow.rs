//! A phone in the hand: 360 pixels wide, no sideways scrolling, and a turn can be played.

use browser_tests::{Page, Result, run};

use crate::{INTERACTIVE, QUICK_BOTS};

/// How far the page sticks out sideways.
const OVERFLOW: &str = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";

pub(crate) async fn fits(page: &Page, path: &str) -> Result<()> {
    let sideways = page.script(OVERFLOW).await?;
    assert_eq!(sideways, 0, "{path} sticks out of a narrow screen");
    Ok(())
}

#[test]
fn every_page_fits_a_phone_and_a_turn_can_be_played() {
    run("narrow", async |page| {
        page.set_size(360, 740).await?;
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        page.script(QUICK_BOTS).await?;
        page.reload().await?;
        page.wait_until(INTERACTIVE).await?;
        for (path, name) in [
            ("#/", "start"),
            ("#/new/industria", "new"),
            ("#/rules/industria", "rules"),
            ("#/guide/industria", "guide"),
            ("#/about/industria", "about"),
            ("#/settings", "settings"),
        ] {
            page.open(path).await?;
            page.wait_for(&format!("[data-page='{name}']")).await?;
            fits(page, path).await?;
            page.screenshot(&format!("narrow-{name}")).await?;
        }
        page.open("#/").await?;
        page.click("[data-start]").await?;
        for turn in 0..3 {
            page.wait_for("[data-asked='true'] .answers [data-action]")
                .await?;
            page.click(".answers [data-action]").await?;
            page.click("[data-confirm]").await?;
            fits(page, "#/table").await?;
            page.screenshot(&format!("narrow-table-{turn}")).await?;
        }
        Ok(())
    });
}
