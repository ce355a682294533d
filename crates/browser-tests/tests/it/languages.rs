//! Texts are fetched on demand: every page exists in every language, and a raw key is never shown.

use browser_tests::{Page, Result, run};
use serde_json::Value;

use crate::INTERACTIVE;

pub const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

/// Switches the language in the header.
pub async fn switch_language(page: &Page, language: &str) -> Result<()> {
    page.click(&format!("[data-lang='{language}']")).await?;
    page.wait_for(&format!("html[lang='{language}']")).await?;
    Ok(())
}

/// Fails if the page shows a key instead of its text.
pub async fn assert_no_raw_keys(page: &Page) -> Result<()> {
    let games: Vec<&str> = catalog::games().iter().map(|game| game.info().id).collect();
    let keys = format!(
        "/\\b(ui|table|room|why|server|error|{})-[a-z0-9-]+/g",
        games.join("|")
    );
    let raw = page
        .script(&format!("return document.body.innerText.match({keys})"))
        .await?;
    assert_eq!(
        raw,
        Value::Null,
        "raw keys at {}",
        page.script("return location.hash").await?
    );
    Ok(())
}

#[test]
fn the_start_page_can_switch_languages() {
    run("start-languages", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        let mut titles = Vec::new();
        for language in LANGUAGES {
            switch_language(page, language).await?;
            titles.push(page.text("[data-page='start'] h1").await?);
            assert_no_raw_keys(page).await?;
        }
        titles.sort();
        titles.dedup();
        assert_eq!(titles.len(), LANGUAGES.len(), "{titles:?}");
        assert_eq!(page.console_errors().await?, [""; 0]);
        Ok(())
    });
}

#[test]
fn game_pages_are_shown_in_every_language() {
    run("pages-languages", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        for game in catalog::games() {
            for name in ["new", "rules", "guide", "about"] {
                page.open(&format!("#/{name}/{}", game.info().id)).await?;
                page.wait_for(&format!("[data-page='{name}'] h1")).await?;
                for language in LANGUAGES {
                    switch_language(page, language).await?;
                    assert_no_raw_keys(page).await?;
                }
            }
        }
        Ok(())
    });
}

#[test]
fn a_failed_text_download_can_be_retried() {
    run("missing-texts", async |page| {
        page.open("").await?;
        page.wait_until(INTERACTIVE).await?;
        let english = page.text("[data-page='start'] h1").await?;
        page.script("window.fetching = window.fetch; window.fetch = () => Promise.reject(new TypeError('no network'))")
            .await?;
        page.click("[data-lang='de']").await?;
        page.wait_for("[data-missing-texts]").await?;
        page.screenshot("missing-texts").await?;
        assert_eq!(page.text("[data-page='start'] h1").await?, english);
        page.wait_for("html[lang='en']").await?;
        page.script("window.fetch = window.fetching").await?;
        page.click("[data-retry-texts]").await?;
        page.wait_for("html[lang='de']").await?;
        page.wait_until_gone("[data-missing-texts]").await?;
        assert_ne!(page.text("[data-page='start'] h1").await?, english);
        Ok(())
    });
}
