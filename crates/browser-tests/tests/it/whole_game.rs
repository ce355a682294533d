//! A whole game of each game by clicking: every kind of action, held to the engine's own account after every click.

use std::collections::BTreeSet;

use browser_tests::{Page, Result, run};
use catalog::{Choice, NewTable, TableFace};
use serde_json::{Value, json};
use smokestack_core::{Dice, Player, Seat, Seed};

use crate::INTERACTIVE;

const NAMES: [&str; 3] = ["Anna", "Bruno", "Clara"];

fn new_table(game: &str, seed: u64) -> Box<dyn TableFace> {
    let new = NewTable {
        players: NAMES.map(|name| Player::Person(name.to_owned())).to_vec(),
        options: Vec::new(),
        seed: Seed::from_number(seed),
        data: None,
    };
    catalog::find(game)
        .and_then(|game| game.start(&new))
        .expect("three may play")
}

/// Plays like somebody who wants to try everything: what was not done yet first, then building, low bids, the rest.
struct Explorer {
    dice: Dice,
    done: BTreeSet<&'static str>,
}

impl Explorer {
    fn new(seed: u64) -> Explorer {
        Explorer {
            dice: Dice::new(&Seed::from_number(seed)),
            done: BTreeSet::new(),
        }
    }

    fn choose(&mut self, legal: &[Choice]) -> Choice {
        let wish = |choice: &&Choice| match choice.kind {
            "use" | "buy" => 9,
            // A resource tile is kept, so that one day there is a choice between it and money.
            "sell-tile" if self.done.len() < 9 => 0,
            kind if !self.done.contains(kind) => 8,
            "build" | "develop" => 7,
            // Only where nothing else is left: it costs points.
            "subsidy" => 1,
            "sell-tile" => 0,
            "done" => 2,
            _ => 4,
        };
        let best = legal.iter().map(|c| wish(&c)).max().expect("something is legal");
        let wished: Vec<&Choice> = legal.iter().filter(|c| wish(c) == best).take(4).collect();
        let choice = wished[self.dice.below(wished.len() as u32) as usize].clone();
        self.done.insert(choice.kind);
        choice
    }
}

fn kinds(game: &str) -> usize {
    let game = catalog::find(game).expect("it is on the shelf");
    game.info().kinds.len()
}

/// A seed whose game shows every kind of action to the explorer.
fn promising_seed(game: &str) -> u64 {
    let shows_all = |seed: &u64| {
        let mut table = new_table(game, *seed);
        let mut explorer = Explorer::new(*seed);
        while let Some(seat) = table.turn() {
            let action = explorer.choose(&table.legal()).action;
            table.play(seat, &action).expect("it was listed");
        }
        explorer.done.len() == kinds(game)
    };
    (0..500)
        .find(shows_all)
        .expect("some game shows every kind of action")
}

#[test]
fn three_people_play_a_whole_game_by_clicking() {
    play_a_whole_game("industria");
}

#[test]
fn three_people_play_a_whole_game_of_industry_by_clicking() {
    play_a_whole_game("industry");
}

fn play_a_whole_game(game: &str) {
    let seed = promising_seed(game);
    run(&format!("whole-game-{game}"), async |page| {
        sit_down(page, game, seed).await?;
        let mut table = new_table(game, seed);
        let mut explorer = Explorer::new(seed);
        let mut clicks = 0;
        while let Some(seat) = table.turn() {
            let legal = table.legal();
            let choice = explorer.choose(&legal);
            // The page takes forced decisions by itself; everything else is clicked and confirmed.
            if legal.len() > 1 {
                page.click(&format!("[data-action='{}']", choice.action)).await?;
                page.click("[data-confirm]").await?;
                clicks += 1;
            }
            table.play(seat, &choice.action).expect("it was listed");
            let next_is_forced = table.turn().is_some() && table.legal().len() == 1;
            if !next_is_forced {
                compare(page, &*table).await?;
            }
            if clicks == 60 {
                page.screenshot(&format!("{game}-middle")).await?;
            }
        }
        page.wait_for("[data-final]").await?;
        page.screenshot(&format!("{game}-final")).await?;
        let total = table
            .scores()
            .0
            .iter()
            .map(|s| s.total)
            .max()
            .expect("three seats");
        let sheet = page.text("[data-final]").await?;
        assert!(
            sheet.contains(&total.to_string()),
            "the winner's {total} points are shown: {sheet}"
        );
        assert!(clicks > 150, "a whole game takes many clicks, not {clicks}");
        assert_eq!(explorer.done.len(), kinds(game), "{:?}", explorer.done);
        assert_eq!(page.complaints().await?, [""; 0]);
        Ok(())
    });
}

/// Three people, their names and the seed, typed and clicked into the new-game page.
async fn sit_down(page: &Page, game: &str, seed: u64) -> Result<()> {
    page.open(&format!("#/new/{game}")).await?;
    page.wait_until(INTERACTIVE).await?;
    page.click("[data-seats='3']").await?;
    for (letter, name) in ["A", "B", "C"].into_iter().zip(NAMES) {
        page.click(&format!("[data-seat-kind='{letter}'] option[value='person']"))
            .await?;
        let field = page.wait_for(&format!("[data-seat-name='{letter}']")).await?;
        field.clear().await?;
        field.send_keys(name).await?;
    }
    page.wait_for("[data-seed]")
        .await?
        .send_keys(seed.to_string())
        .await?;
    page.click("[data-begin]").await?;
    page.wait_for("[data-page='table'] [data-question]").await?;
    Ok(())
}

/// What the page says of itself, in one look.
const SHOWN: &str = "
    const panel = (seat) => document.querySelector(`[data-panel='${seat}']`);
    const figure = (seat, id) => Number(panel(seat).querySelector(`[data-figure='${id}'] strong`).textContent);
    const seats = [...document.querySelectorAll('[data-panel]')].map((p) => p.dataset.panel);
    return {
        record: window.smokestack.record(),
        position: window.smokestack.position(),
        turn: document.querySelector('[data-turn]')?.dataset.turn ?? null,
        money: Object.fromEntries(seats.map((s) => [s, figure(s, 'money')])),
        vp: Object.fromEntries(seats.map((s) => [s, figure(s, 'points')])),
        choices: [...new Set([...document.querySelectorAll('[data-action]')].map((e) => e.dataset.action))].sort(),
    };";

/// Waits until the page has caught up with the engine, and compares everything that it shows.
async fn compare(page: &Page, table: &dyn TableFace) -> Result<()> {
    let record = table.record();
    let wanted = serde_json::to_string(&record)?;
    page.wait_until(&format!("return window.smokestack.record() === {wanted}"))
        .await?;
    let shown = page.script(SHOWN).await?;
    let position = table.position_json();
    assert_eq!(shown["position"], position, "the position after\n{record}");
    if table.turn().is_none() {
        return Ok(());
    }
    assert_eq!(
        shown["turn"],
        json!(table.turn()),
        "whose turn it is after\n{record}"
    );
    for figure in ["money", "vp"] {
        let expected: Value = Seat::all(3)
            .map(|seat| {
                (
                    seat.to_string(),
                    position["seats"][seat.to_string()][figure].clone(),
                )
            })
            .collect::<serde_json::Map<_, _>>()
            .into();
        assert_eq!(shown[figure], expected, "{figure} on the panels after\n{record}");
    }
    let mut legal: Vec<String> = table.legal().into_iter().map(|choice| choice.action).collect();
    legal.sort();
    assert_eq!(
        shown["choices"],
        json!(legal),
        "what can be clicked after\n{record}"
    );
    Ok(())
}
