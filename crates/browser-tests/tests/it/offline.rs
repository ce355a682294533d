//! After the first visit, the page works without a network.

use browser_tests::{Page, Result, Setup, run};

use crate::INTERACTIVE;
use crate::languages::{LANGUAGES, assert_no_raw_keys, switch_language};

/// True once the service worker has cached all files and controls this page.
const SERVICE_WORKER_IS_READY: &str = "return navigator.serviceWorker.controller !== null";

#[test]
fn the_page_opens_without_the_server() {
    Setup::new("server-gone").run_with_server(async |page, server| {
        visit_and_cache(page).await?;
        server.stop();
        page.reload().await?;
        assert_works(page).await
    });
}

#[test]
fn the_page_opens_without_a_network() {
    run("network-off", async |page| {
        visit_and_cache(page).await?;
        page.set_network_offline(true).await?;
        page.reload().await?;
        assert_works(page).await
    });
}

#[test]
fn every_language_works_offline() {
    run("languages-off", async |page| {
        visit_and_cache(page).await?;
        page.set_network_offline(true).await?;
        page.reload().await?;
        page.wait_until(INTERACTIVE).await?;
        for game in catalog::games() {
            page.open(&format!("#/new/{}", game.info().id)).await?;
            page.click("[data-start]").await?;
            for language in LANGUAGES {
                switch_language(page, language).await?;
                page.wait_for("[data-page='table'] [data-question]").await?;
                assert_no_raw_keys(page).await?;
            }
        }
        Ok(())
    });
}

async fn visit_and_cache(page: &Page) -> Result<()> {
    page.open("").await?;
    page.wait_until(INTERACTIVE).await?;
    page.wait_until(SERVICE_WORKER_IS_READY).await?;
    Ok(())
}

async fn assert_works(page: &Page) -> Result<()> {
    page.wait_until(INTERACTIVE).await?;
    page.wait_for("[data-page='start'] h1").await?;
    let job = r#"{"kind":"echo","text":"offline"}"#;
    assert_eq!(page.call_wasm("run_job", &[job.into()]).await?, job);
    Ok(())
}
