//! Accessibility: names of controls, heading levels, the skip link.

use browser_tests::{Page, Result, run};

use crate::{INTERACTIVE, QUICK_BOTS};

/// Controls whose accessible name does not contain their visible text: users of speech input could not refer to them.
const MISNAMED_CONTROLS: &str =
    "const plain = (text) => text.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
    return [...document.querySelectorAll('button[aria-label], a[aria-label], [role=button][aria-label]')]
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => [plain(one.getAttribute('aria-label')), plain(one.innerText ?? one.textContent ?? '')])
        .filter(([name, seen]) => seen !== '' && !name.includes(seen))
        .map((pair) => pair.join(' ≠ '))";

/// The number of headings that skip a level.
const SKIPPED_HEADING_LEVELS: &str = "const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((one) => one.getClientRects().length > 0).map((one) => Number(one.tagName[1]));
    return levels.filter((level, n) => n > 0 && level > levels[n - 1] + 1).length";

/// Fails unless the skip link has a target and no heading skips a level.
async fn assert_structure(page: &Page, place: &str) -> Result<()> {
    page.wait_until("return document.querySelectorAll('main#main').length === 1")
        .await?;
    let skip =
        "return document.querySelector(document.querySelector('a.skip').getAttribute('href')) !== null";
    assert_eq!(
        page.script(skip).await?,
        true,
        "{place}: the skip link leads nowhere"
    );
    assert_eq!(
        page.script(SKIPPED_HEADING_LEVELS).await?,
        0,
        "{place}: a heading skips a level"
    );
    Ok(())
}

async fn assert_named_as_seen(page: &Page, place: &str) -> Result<()> {
    let misnamed_controls = page.script(MISNAMED_CONTROLS).await?;
    assert_eq!(misnamed_controls, serde_json::json!([]), "{place}");
    Ok(())
}

#[test]
fn pages_have_accessible_names_and_ordered_headings() {
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
            assert_structure(page, place).await?;
            assert_named_as_seen(page, place).await?;
        }
        for game in ["industria", "industry", "barrage", "age-of-industry"] {
            page.open(&format!("#/new/{game}")).await?;
            page.click("[data-begin]").await?;
            page.wait_for("[data-asked=true] .answers [data-action]").await?;
            assert_structure(page, game).await?;
        }
        page.open("#/replay").await?;
        page.wait_for("[data-page=replay] [data-slider]").await?;
        assert_structure(page, "#/replay").await?;
        page.open("api").await?;
        page.wait_for("main h2").await?;
        assert_eq!(
            page.script(SKIPPED_HEADING_LEVELS).await?,
            0,
            "/api: a heading skips a level"
        );
        Ok(())
    });
}
