//! After a panic of the engine, the page shows a screen with the record and a way back.

use browser_tests::Setup;

use crate::INTERACTIVE;

#[test]
fn a_panic_shows_the_crash_screen() {
    Setup::new("crash-screen").languages("de").run(async |page| {
        page.open("#/table").await?;
        page.wait_until(INTERACTIVE).await?;
        page.script("localStorage.setItem('smokestack.record', 'smokestack record 1')")
            .await?;
        let failure = page.call_wasm("crash", &[]).await;
        assert!(failure.is_err(), "{failure:?}");
        page.wait_for(".crash-screen[role='alertdialog'] h1").await?;
        page.screenshot("crash-screen").await?;
        assert_eq!(page.find_all(".crash-screen button").await?.len(), 2);
        page.click(".crash-screen button:nth-of-type(2)").await?;
        page.wait_for("[data-page='start']").await?;
        assert!(!page.has(".crash-screen").await?);
        Ok(())
    });
}
