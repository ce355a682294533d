//! Language and theme: the browser's, until the user chooses others.

use browser_tests::Setup;

use crate::INTERACTIVE;

#[test]
fn the_browser_language_is_used_until_one_is_chosen() {
    Setup::new("language")
        .languages("pt-BR,fr-CA,en")
        .run(async |page| {
            page.open("").await?;
            page.wait_until(INTERACTIVE).await?;
            page.wait_for("html[lang='fr']").await?;
            page.script("localStorage.setItem('smokestack.language', 'it')")
                .await?;
            page.reload().await?;
            page.wait_for("html[lang='it']").await?;
            Ok(())
        });
}

#[test]
fn the_chosen_theme_is_applied_before_the_page_loads() {
    Setup::new("theme").run(async |page| {
        page.open("").await?;
        page.wait_for("html[data-theme='light']").await?;
        page.script("localStorage.setItem('smokestack.theme', 'dark')")
            .await?;
        page.reload().await?;
        page.wait_for("html[data-theme='dark']").await?;
        page.wait_until(INTERACTIVE).await?;
        page.wait_for("html[data-theme='dark']").await?;
        page.screenshot("start-dark").await?;
        Ok(())
    });
}
