//! Around the table: bots off the main thread, undo, refusals that explain themselves, replay, and going on later.

use browser_tests::{Page, Result, Setup, run};
use thirtyfour::Key;

use crate::languages::{LANGUAGES, assert_no_raw_keys, speak};
use crate::{INTERACTIVE, QUICK_BOTS};

/// You against two bots, at full speed.
async fn quick_game(page: &Page) -> Result<()> {
    page.open("").await?;
    page.wait_until(INTERACTIVE).await?;
    page.script(QUICK_BOTS).await?;
    page.reload().await?;
    page.wait_until(INTERACTIVE).await?;
    page.click("[data-start]").await?;
    asked(page).await
}

/// Waits until the person is asked.
async fn asked(page: &Page) -> Result<()> {
    page.wait_for("[data-asked='true'] .answers [data-action]")
        .await?;
    Ok(())
}

async fn moves(page: &Page) -> Result<usize> {
    let record = page.record().await?.unwrap_or_default();
    Ok(record
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .count())
}

/// Takes the last answer on offer: usually passing or building no more.
async fn answer(page: &Page) -> Result<()> {
    asked(page).await?;
    let before = moves(page).await?;
    page.click(".answers [data-action]:last-of-type").await?;
    page.click("[data-confirm]").await?;
    page.wait_until(&format!(
        "return window.smokestack.record().split('\\n').filter((l) => /^[0-9]/.test(l)).length > {before}"
    ))
    .await?;
    Ok(())
}

#[test]
fn a_game_against_bots_goes_on_after_a_reload() {
    run("resume", async |page| {
        quick_game(page).await?;
        for _ in 0..4 {
            answer(page).await?;
        }
        asked(page).await?;
        let record = page.record().await?;
        page.open("#/").await?;
        page.reload().await?;
        page.wait_until(INTERACTIVE).await?;
        page.click("[data-resume]").await?;
        asked(page).await?;
        assert_eq!(page.record().await?, record);
        Ok(())
    });
}

#[test]
fn undo_gives_the_exact_position_back() {
    run("undo", async |page| {
        quick_game(page).await?;
        let (before, record) = (page.position().await?, page.record().await?);
        page.click(".answers [data-action]").await?;
        page.click("[data-cancel]").await?;
        assert_eq!(
            page.record().await?,
            record,
            "a choice that was not confirmed plays nothing"
        );
        answer(page).await?;
        asked(page).await?;
        assert_ne!(page.record().await?, record);
        page.click("[data-undo]").await?;
        let wanted = serde_json::to_string(&record)?;
        page.wait_until(&format!("return window.smokestack.record() === {wanted}"))
            .await?;
        assert_eq!(page.position().await?, before);
        Ok(())
    });
}

#[test]
fn a_barred_choice_explains_itself_and_its_rule_can_be_read() {
    run("refusal", async |page| {
        quick_game(page).await?;
        // Somewhere in the first rounds a bid is too high or a tile cannot be built.
        for _ in 0..12 {
            if page.has("[data-barred]").await? {
                break;
            }
            answer(page).await?;
            asked(page).await?;
        }
        page.click("[data-barred]").await?;
        page.wait_for("[data-refusal]").await?;
        page.click("[data-refusal] [data-rule]").await?;
        let text = page.text("[data-rule-text]").await?;
        assert!(text.len() > 20, "{text}");
        page.screenshot("refusal").await?;
        Ok(())
    });
}

#[test]
fn a_replay_is_stepped_through_with_keys_and_continued() {
    run("replay", async |page| {
        quick_game(page).await?;
        for _ in 0..3 {
            answer(page).await?;
        }
        asked(page).await?;
        let last = moves(page).await?;
        page.click("[data-log] [data-move='1'] button").await?;
        page.wait_for("[data-slider]").await?;
        page.press(Key::End).await?;
        page.wait_until(&format!(
            "return document.querySelector('[data-at]').dataset.at === '{last}'"
        ))
        .await?;
        page.press(Key::Left).await?;
        page.wait_until(&format!(
            "return document.querySelector('[data-at]').dataset.at === '{}'",
            last - 1
        ))
        .await?;
        page.screenshot("replay").await?;
        page.click(".go-on summary").await?;
        page.click("[data-continue='people']").await?;
        page.wait_for("[data-page='table'] [data-asked='true']").await?;
        assert!(moves(page).await? >= last - 1);
        Ok(())
    });
}

#[test]
fn the_page_stays_alive_while_bots_think() {
    Setup::new("alive").run(async |page| {
        quick_game(page).await?;
        page.script(
            "window.longest = 0; let last = performance.now();
             const beat = () => { const now = performance.now(); window.longest = Math.max(window.longest, now - last);
                 last = now; setTimeout(beat, 10); }; beat();",
        )
        .await?;
        for _ in 0..6 {
            answer(page).await?;
        }
        asked(page).await?;
        let longest = page.script("return window.longest").await?;
        println!("the page's main thread was busy for {longest} ms at the longest");
        assert!(longest.as_f64().unwrap_or(f64::INFINITY) < 1500.0, "{longest}");
        Ok(())
    });
}

#[test]
fn the_table_speaks_the_chosen_language_at_once() {
    run("languages", async |page| {
        quick_game(page).await?;
        let mut questions = Vec::new();
        for lang in LANGUAGES {
            speak(page, lang).await?;
            assert_no_raw_keys(page).await?;
            questions.push(page.text("[data-question]").await?);
            page.screenshot(&format!("table-{lang}")).await?;
        }
        let mut distinct: Vec<&String> = questions.iter().collect();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), 4, "{questions:?}");
        Ok(())
    });
}
