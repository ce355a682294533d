//! What tools for accessibility complained of.

use browser_tests::{Page, Result, run};

use crate::{INTERACTIVE, QUICK_BOTS};

/// Controls whose name does not contain the words that one sees on them: whoever speaks to the page could not call them.
const UNNAMED: &str = "const plain = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
    return [...document.querySelectorAll('button[aria-label], a[aria-label], [role=button][aria-label]')]
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => [plain(one.getAttribute('aria-label')), plain(one.innerText ?? one.textContent ?? '')])
        .filter(([name, seen]) => seen !== '' && !name.includes(seen))
        .map((pair) => pair.join(' ≠ '))";

/// Headings that skip a level.
const SKIPS: &str = "const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((one) => one.getClientRects().length > 0).map((one) => Number(one.tagName[1]));
    return levels.filter((level, n) => n > 0 && level > levels[n - 1] + 1).length";

/// The way past the header leads somewhere, and no heading skips a level.
async fn is_in_order(page: &Page, place: &str) -> Result<()> {
    page.wait_until("return document.querySelectorAll('main#main').length === 1")
        .await?;
    let skip =
        "return document.querySelector(document.querySelector('a.skip').getAttribute('href')) !== null";
    assert_eq!(
        page.script(skip).await?,
        true,
        "{place}: the skip link leads nowhere"
    );
    assert_eq!(page.script(SKIPS).await?, 0, "{place}: a heading skips a level");
    Ok(())
}

#[test]
fn controls_are_named_as_they_look_and_headings_are_in_order() {
    run("accessible", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        page.script(QUICK_BOTS).await?;
        for (place, name) in [
            ("#/", "start"),
            ("#/new/industria", "new"),
            ("#/rules/industria", "rules"),
            ("#/settings", "settings"),
            ("#/friends", "friends"),
            ("#/friends/account", "account"),
        ] {
            page.open(place).await?;
            page.wait_for(&format!("[data-page={name}] h1")).await?;
            is_in_order(page, place).await?;
            assert_eq!(page.script(UNNAMED).await?, serde_json::json!([]), "{place}");
        }
        for game in ["industria", "industry", "barrage", "age-of-industry"] {
            page.open(&format!("#/new/{game}")).await?;
            page.click("[data-begin]").await?;
            page.wait_for("[data-asked=true] .answers [data-action]").await?;
            is_in_order(page, game).await?;
        }
        page.open("#/replay").await?;
        page.wait_for("[data-page=replay] [data-slider]").await?;
        is_in_order(page, "#/replay").await?;
        page.open("api").await?;
        page.wait_for("main h2").await?;
        assert_eq!(page.script(SKIPS).await?, 0, "/api: a heading skips a level");
        Ok(())
    });
}
