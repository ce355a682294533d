//! Hints, the analysis of a finished game, and a page that stays responsive during a search.

use browser_tests::{Page, Result, Setup, run};
use catalog::{DynTable, Level, NewTable, ThinkingTime};
use serde_json::json;
use smokestack_core::{Player, Seed};
use thirtyfour::Key;

use crate::languages::{LANGUAGES, assert_no_raw_keys, switch_language};
use crate::{INTERACTIVE, QUICK_BOTS};

/// A table with Anna against two bots of this level.
fn table_against_bots(game: &str, level: &str, seed: u64) -> Box<dyn DynTable> {
    let bot = || Player::Bot(level.to_owned());
    let new = NewTable {
        players: vec![Player::Person("Anna".to_owned()), bot(), bot()],
        options: Vec::new(),
        seed: Seed::from_number(seed),
        data: None,
    };
    catalog::find(game)
        .and_then(|game| game.start(&new))
        .expect("three may play")
}

/// Plays the planner on every seat until it is Anna's turn and she has at least this many choices, or to the end.
fn play_until_choices(table: &mut dyn DynTable, choices: usize) {
    while let Some(seat) = table.turn() {
        if seat.index() == 0 && table.legal().len() >= choices {
            return;
        }
        play_planner_move(table);
    }
}

/// Plays one move with the planner.
fn play_planner_move(table: &mut dyn DynTable) {
    let seed = Seed::from_number(table.move_count() as u64);
    let action = table.bot_action(Level::Planner, &seed, ThinkingTime::REFERENCE);
    let (seat, action) = table.turn().zip(action).expect("the game still runs");
    table.play(seat, &action).expect("bots choose legal actions");
}

/// Stores a game as if it had been played in this browser, and opens it.
async fn open_saved(page: &Page, table: &dyn DynTable, button: &str) -> Result<()> {
    let save = json!({ "record": table.record(), "colours": [0, 1, 2], "when": 1 }).to_string();
    page.open("").await?;
    page.wait_until(INTERACTIVE).await?;
    page.script(QUICK_BOTS).await?;
    page.script(&format!(
        "localStorage.setItem('smokestack.save.x', {}); localStorage.setItem('smokestack.saves', 'x')",
        json!(save)
    ))
    .await?;
    page.reload().await?;
    page.wait_until(INTERACTIVE).await?;
    page.click(&format!("[data-saved='x'] [{button}]")).await
}

async fn type_key(page: &Page, key: &str) -> Result<()> {
    Ok(page.driver().action_chain().send_keys(key).perform().await?)
}

#[test]
fn a_hint_shows_three_choices_with_reasons() {
    run("hint", async |page| {
        let mut table = table_against_bots("industria", "planner", 2);
        play_until_choices(&mut *table, 4);
        open_saved(page, &*table, "data-resume").await?;
        page.wait_for("[data-asked='true'] .answers [data-action]")
            .await?;
        let record_before = page.record().await?.unwrap_or_default();
        type_key(page, "h").await?;
        page.wait_for("[data-hint='thinking']").await?;
        page.wait_for("[data-hint='ready'] [data-hint-choice]").await?;
        page.screenshot("hint").await?;
        let shown_choices = page
            .script(
                "return [...document.querySelectorAll('[data-hint-choice]')].map((one) => [
                    one.dataset.hintChoice, one.querySelector('[data-hint-why]').textContent,
                    one.querySelector('[data-hint-outlook]').textContent])",
            )
            .await?;
        let legal: Vec<String> = table.legal().iter().map(|choice| choice.action.clone()).collect();
        let text = |shown_choice: &serde_json::Value, n: usize| {
            shown_choice[n].as_str().unwrap_or_default().to_owned()
        };
        let choices = shown_choices.as_array().cloned().unwrap_or_default();
        assert_eq!(choices.len(), 3, "{shown_choices}");
        for shown_choice in &choices {
            assert!(
                legal.contains(&text(shown_choice, 0)),
                "{shown_choice} is not among {legal:?}"
            );
            assert!(text(shown_choice, 1).ends_with('.'), "{shown_choice}");
            assert!(text(shown_choice, 2).contains("% to win"), "{shown_choice}");
        }
        for lang in LANGUAGES {
            switch_language(page, lang).await?;
            assert_no_raw_keys(page).await?;
        }
        // Like a click on the choice itself: first a preview, then the move.
        page.click("[data-hint-choice] [data-hint-choose]").await?;
        assert_eq!(page.record().await?.unwrap_or_default(), record_before);
        page.click("[data-confirm]").await?;
        let expected_move = format!("A {}", text(&choices[0], 0));
        page.wait_until(&format!(
            "return window.smokestack.record().split('\\n').some((line, n) => n > {} && line.endsWith({}))",
            record_before.lines().count() - 2,
            json!(expected_move)
        ))
        .await?;
        page.wait_until_gone("[data-hint]").await?;
        assert_eq!(page.console_errors().await?, [""; 0]);
        Ok(())
    });
}

/// A script that checks whether an element is visible below another one and above the tabs at the bottom.
fn is_visible_below(css: &str, below: &str) -> String {
    format!(
        "const area = (css) => document.querySelector(css).getBoundingClientRect();
         return area('{css}').top >= area('{below}').top && area('{css}').bottom <= innerHeight - 48"
    )
}

#[test]
fn a_phone_shows_hints_and_previews_below_the_question() {
    run("hint-narrow", async |page| {
        page.set_size(360, 740).await?;
        let mut table = table_against_bots("age-of-industry", "planner", 2);
        play_until_choices(&mut *table, 30);
        open_saved(page, &*table, "data-resume").await?;
        page.click("[data-hint-button]").await?;
        page.wait_for("[data-hint='ready'] [data-hint-choice]").await?;
        page.wait_until(
            "const area = (css) => document.querySelector(css).getBoundingClientRect();
             return area('#hint-title').top >= area('.prompt').bottom
                && area('[data-hint-choice]').top < innerHeight - 96",
        )
        .await?;
        page.screenshot("hint-narrow").await?;
        page.press(Key::Escape).await?;
        page.wait_until_gone("[data-hint]").await?;
        page.click(".answers details summary").await?;
        page.click(".answers details [data-action]:nth-of-type(4)")
            .await?;
        page.wait_until(&is_visible_below("[data-confirm]", ".prompt"))
            .await?;
        page.wait_until(&is_visible_below("[data-preview] #preview-title", ".prompt"))
            .await?;
        page.screenshot("list-narrow").await?;
        Ok(())
    });
}

#[test]
fn closing_a_hint_stops_its_search() {
    run("hint-closed", async |page| {
        let mut table = table_against_bots("industria", "planner", 3);
        play_until_choices(&mut *table, 3);
        open_saved(page, &*table, "data-resume").await?;
        page.click("[data-hint-button]").await?;
        page.wait_for("[data-hint='thinking']").await?;
        page.press(Key::Escape).await?;
        page.wait_until_gone("[data-hint]").await?;
        // The worker is free immediately, and the bots continue.
        let job = r#"{"kind":"echo","text":"free"}"#;
        assert_eq!(page.call_wasm("run_job", &[job.into()]).await?, job);
        page.click("[data-hint-button]").await?;
        page.wait_for("[data-hint='thinking']").await?;
        page.click(".answers [data-action]").await?;
        page.click("[data-confirm]").await?;
        page.wait_until_gone("[data-hint]").await?;
        page.wait_for("[data-asked='true'] .answers [data-action]")
            .await?;
        Ok(())
    });
}

#[test]
fn a_hint_is_hidden_from_the_next_player() {
    run("hint-curtain", async |page| {
        crate::full_game::start_game(page, "age-of-industry", 2, &[], 1).await?;
        page.click("[data-show-hand]").await?;
        page.click("[data-hint-button]").await?;
        page.wait_for("[data-hint='ready'] [data-hint-choice]").await?;
        // Plays the suggested moves until it is the other player's turn.
        for _ in 0..12 {
            page.click("[data-hint-choose]").await?;
            page.click("[data-confirm]").await?;
            page.wait_until_gone("[data-hint]").await?;
            if page.has("[data-curtain='B']").await? || page.has("[data-curtain='A']").await? {
                break;
            }
            page.click("[data-hint-button]").await?;
            page.wait_for("[data-hint='ready'] [data-hint-choice]").await?;
        }
        page.wait_for("[data-curtain]").await?;
        type_key(page, "h").await?;
        assert!(
            !page.has("[data-hint]").await?,
            "no hint is shown behind the curtain"
        );
        page.click("[data-show-hand]").await?;
        page.wait_for("[data-hint-button]").await?;
        assert!(!page.has("[data-hint]").await?, "the other player's hint is gone");
        Ok(())
    });
}

/// Starts a timer that records, in milliseconds, how long the page did not respond while a search is running.
const RECORD_PAUSES: &str = "window.gaps = []; window.done = false; let last = performance.now();
    const beat = () => {
        if (window.done = !document.querySelector(\"[data-hint='thinking']\")) return;
        const now = performance.now(); window.gaps.push(now - last); last = now; setTimeout(beat, 5);
    };
    beat();";

/// A hint uses the search of the hard bot, which takes two seconds on any machine and runs in the same worker.
#[test]
fn a_hard_search_does_not_block_the_page() {
    Setup::new("hard-search").exclusive().run(async |page| {
        let mut table = table_against_bots("barrage", "hard", 4);
        play_until_choices(&mut *table, 12);
        open_saved(page, &*table, "data-resume").await?;
        page.wait_for("[data-asked='true']").await?;
        type_key(page, "h").await?;
        page.wait_for("[data-hint='thinking']").await?;
        page.script(RECORD_PAUSES).await?;
        page.wait_until("return window.done || window.gaps.length > 100")
            .await?;
        let gaps = page.script("return window.gaps").await?;
        let gaps = gaps.as_array().into_iter().flatten();
        let mut gaps: Vec<f64> = gaps.filter_map(|gap| gap.as_f64()).collect();
        gaps.sort_by(f64::total_cmp);
        assert!(gaps.len() > 10, "the search took a while: {gaps:?}");
        let (usual, longest) = (gaps[gaps.len() * 9 / 10], gaps[gaps.len() - 1]);
        println!("the page usually responded within {usual:.0} ms, at the latest after {longest:.0} ms");
        assert!(usual < 100.0, "{gaps:?}");
        // Rendering may take a moment on a busy machine; the search takes seconds.
        assert!(longest < 500.0, "{gaps:?}");
        Ok(())
    });
}

#[test]
fn a_finished_game_can_be_analysed_and_continued() {
    run("analysis", async |page| {
        let mut table = table_against_bots("industria", "planner", 5);
        play_until_choices(&mut *table, usize::MAX);
        open_saved(page, &*table, "data-analyse").await?;
        page.wait_for("[data-page='analysis'] [data-curve]").await?;
        page.wait_until(
            "return Number(document.querySelector('[data-analysis-done]').dataset.analysisDone) >= 8",
        )
        .await?;
        page.click("[data-analysis='running'] [data-analysis-button]")
            .await?;
        page.wait_for("[data-analysis='stopped']").await?;
        let lines = page
            .script(
                "return [...document.querySelectorAll('.curve-line')].map((line) => line.getAttribute('d').split('L').length)",
            )
            .await?;
        assert_eq!(lines.as_array().map(Vec::len), Some(3), "one line for each seat");
        assert!(lines[0].as_u64() >= Some(8), "{lines}");
        // Anna's decisions come first: she is the only human player.
        page.wait_for("[data-decisions] [data-decision] dd").await?;
        for lang in LANGUAGES {
            switch_language(page, lang).await?;
            assert_no_raw_keys(page).await?;
        }
        page.screenshot("analysis").await?;
        // The results are still there after a visit to one of the positions.
        let at = page
            .script("return document.querySelector('[data-decision]').dataset.decision")
            .await?;
        let at = at.as_str().unwrap_or_default().to_owned();
        page.click("[data-decision] [data-show]").await?;
        page.wait_for(&format!("[data-page='replay'] [data-at='{at}']"))
            .await?;
        page.click("[data-analyse]").await?;
        page.wait_for("[data-analysis='stopped'] [data-analysis-done]")
            .await?;
        page.click(&format!("[data-decision='{at}'] [data-play-on]"))
            .await?;
        page.wait_for("[data-page='table'] [data-asked='true'] .answers [data-action]")
            .await?;
        let expected = table.after(at.parse()?).record();
        assert_eq!(
            page.record().await?,
            Some(expected),
            "the same players without the later moves"
        );
        assert_eq!(page.console_errors().await?, [""; 0]);
        Ok(())
    });
}

#[test]
fn a_running_game_cannot_be_analysed() {
    run("analysis-running", async |page| {
        let mut table = table_against_bots("industria", "planner", 6);
        play_until_choices(&mut *table, 3);
        open_saved(page, &*table, "data-resume").await?;
        page.wait_for("[data-asked='true']").await?;
        page.open("#/analysis").await?;
        page.wait_for("[data-page='analysis'].no-table").await?;
        assert!(!page.has("[data-curve]").await?);
        Ok(())
    });
}
