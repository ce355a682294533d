//! After the first visit the page needs no network.

use browser_tests::{Page, Result, Setup, run};

use crate::INTERACTIVE;
use crate::languages::{LANGUAGES, assert_no_raw_keys, speak};

/// True once the service worker has stored all files and answers for this page.
const STORED: &str = "return navigator.serviceWorker.controller !== null";

#[test]
fn the_page_opens_with_the_server_gone() {
    Setup::new("server-gone").run_with_server(async |page, server| {
        visit(page).await?;
        server.stop();
        page.reload().await?;
        opens_and_answers(page).await
    });
}

#[test]
fn the_page_opens_with_the_network_off() {
    run("network-off", async |page| {
        visit(page).await?;
        page.set_network_offline(true).await?;
        page.reload().await?;
        opens_and_answers(page).await
    });
}

#[test]
fn every_game_speaks_every_language_with_the_network_off() {
    run("languages-off", async |page| {
        visit(page).await?;
        page.set_network_offline(true).await?;
        page.reload().await?;
        page.wait_until(INTERACTIVE).await?;
        for game in catalog::games() {
            page.open(&format!("#/new/{}", game.info().id)).await?;
            page.click("[data-start]").await?;
            for language in LANGUAGES {
                speak(page, language).await?;
                page.wait_for("[data-page='table'] [data-question]").await?;
                assert_no_raw_keys(page).await?;
            }
        }
        Ok(())
    });
}

async fn visit(page: &Page) -> Result<()> {
    page.open("").await?;
    page.wait_until(INTERACTIVE).await?;
    page.wait_until(STORED).await?;
    Ok(())
}

async fn opens_and_answers(page: &Page) -> Result<()> {
    page.wait_until(INTERACTIVE).await?;
    page.wait_for("[data-page='start'] h1").await?;
    let answer = page.call("ask", &[r#"{"kind":"echo"}"#.into()]).await?;
    assert_eq!(answer, r#"{"kind":"echo"}"#);
    Ok(())
}
