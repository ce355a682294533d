//! A phone screen: 360 pixels wide, no horizontal scrolling, and a turn can be played.

use browser_tests::{Page, Result, run};

use crate::{INTERACTIVE, QUICK_BOTS};

/// The number of pixels by which the page is wider than the window.
const HORIZONTAL_OVERFLOW: &str =
    "return document.documentElement.scrollWidth - document.documentElement.clientWidth";

pub(crate) async fn assert_fits(page: &Page, path: &str) -> Result<()> {
    let overflow = page.script(HORIZONTAL_OVERFLOW).await?;
    assert_eq!(overflow, 0, "{path} overflows a narrow screen");
    Ok(())
}

#[test]
fn every_page_fits_a_phone_screen() {
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
            assert_fits(page, path).await?;
            page.screenshot(&format!("narrow-{name}")).await?;
        }
        page.open("#/").await?;
        page.click("[data-start]").await?;
        for turn in 0..3 {
            page.wait_for("[data-asked='true'] .answers [data-action]")
                .await?;
            page.click(".answers [data-action]").await?;
            page.click("[data-confirm]").await?;
            assert_fits(page, "#/table").await?;
            page.screenshot(&format!("narrow-table-{turn}")).await?;
        }
        Ok(())
    });
}
