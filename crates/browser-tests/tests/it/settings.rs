//! Language and theme: as the browser asks, until someone chooses.

use browser_tests::Setup;

use crate::INTERACTIVE;

#[test]
fn the_browsers_language_is_taken_and_a_choice_is_kept() {
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
fn the_chosen_theme_is_there_before_the_page() {
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
