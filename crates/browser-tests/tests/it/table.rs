//! The table: bots off the main thread, undo, explained refusals, replay, and saved games.

use browser_tests::{Page, Result, Setup, run};
use thirtyfour::Key;

use crate::languages::{LANGUAGES, assert_no_raw_keys, switch_language};
use crate::{INTERACTIVE, QUICK_BOTS};

/// Starts a game with one person against two fast bots.
async fn start_quick_game(page: &Page) -> Result<()> {
    page.open("").await?;
    page.wait_until(INTERACTIVE).await?;
    page.script(QUICK_BOTS).await?;
    page.reload().await?;
    page.wait_until(INTERACTIVE).await?;
    page.click("[data-start]").await?;
    wait_for_turn(page).await
}

/// Waits until it is the person's turn.
async fn wait_for_turn(page: &Page) -> Result<()> {
    page.wait_for("[data-asked='true'] .answers [data-action]")
        .await?;
    Ok(())
}

async fn move_count(page: &Page) -> Result<usize> {
    let record = page.record().await?.unwrap_or_default();
    Ok(record
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .count())
}

/// Chooses the last answer, which usually passes or ends building.
async fn choose_last_answer(page: &Page) -> Result<()> {
    wait_for_turn(page).await?;
    let moves_before = move_count(page).await?;
    page.click(".answers [data-action]:last-of-type").await?;
    page.click("[data-confirm]").await?;
    page.wait_until(&format!(
        "return window.smokestack.record().split('\\n').filter((l) => /^[0-9]/.test(l)).length > {moves_before}"
    ))
    .await?;
    Ok(())
}

#[test]
fn a_game_against_bots_continues_after_a_reload() {
    run("resume", async |page| {
        start_quick_game(page).await?;
        for _ in 0..4 {
            choose_last_answer(page).await?;
        }
        wait_for_turn(page).await?;
        let record = page.record().await?;
        page.open("#/").await?;
        page.reload().await?;
        page.wait_until(INTERACTIVE).await?;
        page.click("[data-resume]").await?;
        wait_for_turn(page).await?;
        assert_eq!(page.record().await?, record);
        Ok(())
    });
}

#[test]
fn undo_restores_the_exact_position() {
    run("undo", async |page| {
        start_quick_game(page).await?;
        let (moves_before, record) = (page.position().await?, page.record().await?);
        page.click(".answers [data-action]").await?;
        page.click("[data-cancel]").await?;
        assert_eq!(
            page.record().await?,
            record,
            "an unconfirmed choice plays nothing"
        );
        choose_last_answer(page).await?;
        wait_for_turn(page).await?;
        assert_ne!(page.record().await?, record);
        page.click("[data-undo]").await?;
        let expected = serde_json::to_string(&record)?;
        page.wait_until(&format!("return window.smokestack.record() === {expected}"))
            .await?;
        assert_eq!(page.position().await?, moves_before);
        Ok(())
    });
}

#[test]
fn a_disabled_choice_explains_its_rule() {
    run("refusal", async |page| {
        start_quick_game(page).await?;
        // At some point in the first rounds, a bid is too high or a tile cannot be built.
        for _ in 0..12 {
            if page.has("[data-barred]").await? {
                break;
            }
            choose_last_answer(page).await?;
            wait_for_turn(page).await?;
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
fn a_replay_is_controlled_with_keys_and_continued() {
    run("replay", async |page| {
        start_quick_game(page).await?;
        for _ in 0..3 {
            choose_last_answer(page).await?;
        }
        wait_for_turn(page).await?;
        let last = move_count(page).await?;
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
        assert!(move_count(page).await? >= last - 1);
        Ok(())
    });
}

#[test]
fn the_page_stays_responsive_while_bots_think() {
    Setup::new("alive").run(async |page| {
        start_quick_game(page).await?;
        page.script(
            "window.longest = 0; let last = performance.now();
             const beat = () => { const now = performance.now(); window.longest = Math.max(window.longest, now - last);
                 last = now; setTimeout(beat, 10); }; beat();",
        )
        .await?;
        for _ in 0..6 {
            choose_last_answer(page).await?;
        }
        wait_for_turn(page).await?;
        let longest = page.script("return window.longest").await?;
        println!("the page's main thread was blocked for at most {longest} ms");
        assert!(longest.as_f64().unwrap_or(f64::INFINITY) < 1500.0, "{longest}");
        Ok(())
    });
}

#[test]
fn the_table_switches_languages_immediately() {
    run("languages", async |page| {
        start_quick_game(page).await?;
        let mut questions = Vec::new();
        for lang in LANGUAGES {
            switch_language(page, lang).await?;
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
