//! After the first visit the page needs no network.

use browser_tests::{Page, Result, Setup, run};

use crate::INTERACTIVE;

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
