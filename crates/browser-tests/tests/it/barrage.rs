//! Barrage by clicking: a whole game with every kind of action, held to the engine's own account after every click.

use std::collections::BTreeSet;

use browser_tests::{Page, Result, run};
use catalog::{Choice, NewTable, TableFace};
use serde_json::json;
use smokestack_core::{Dice, Player, Seat, Seed};

use crate::INTERACTIVE;

const NAMES: [&str; 2] = ["Anna", "Bruno"];

/// Where the search for a promising seed begins: a little before one that is known.
const FIRST_SEED: u64 = 0;

pub(crate) fn new_table(seed: u64) -> Box<dyn TableFace> {
    let new = NewTable {
        players: NAMES.map(|name| Player::Person(name.to_owned())).to_vec(),
        options: Vec::new(),
        seed: Seed::from_number(seed),
        data: None,
    };
    catalog::find("barrage")
        .and_then(|game| game.start(&new))
        .expect("two may play")
}

/// Plays like somebody who wants to try everything, and then to come to an end.
pub(crate) struct Explorer {
    dice: Dice,
    done: BTreeSet<&'static str>,
}

impl Explorer {
    pub fn new(seed: u64) -> Explorer {
        Explorer {
            dice: Dice::new(&Seed::from_number(seed)),
            done: BTreeSet::new(),
        }
    }

    pub fn choose(&mut self, legal: &[Choice]) -> Choice {
        let all_done = self.done.len() == kinds();
        let wish = |choice: &&Choice| match choice.kind {
            // Whoever passes early misses the rest of the round.
            "pass" if self.done.len() > 14 && !self.done.contains("pass") => 8,
            "pass" => 0,
            kind if !self.done.contains(kind) => 9,
            "bank" if all_done => 7,
            "sekibo" | "use" => 7,
            "place" if choice.action.contains("patent") => 7,
            "construct" | "produce" | "fulfil" => 6,
            "bank" => 1,
            "decline" => 2,
            _ => 4,
        };
        let best = legal.iter().map(|c| wish(&c)).max().expect("something is legal");
        let wished: Vec<&Choice> = legal.iter().filter(|c| wish(c) == best).collect();
        let number = match all_done {
            // All engineers at once.
            true => wished.len() - 1,
            false => self.dice.below(wished.len() as u32) as usize,
        };
        let choice = wished[number].clone();
        self.done.insert(choice.kind);
        choice
    }
}

fn kinds() -> usize {
    let game = catalog::find("barrage").expect("it is on the shelf");
    game.info().kinds.len()
}

/// What the explorer does in a game without a page: kinds that had to be chosen among others, and all moves.
fn explored(seed: u64) -> BTreeSet<&'static str> {
    let mut table = new_table(seed);
    let mut explorer = Explorer::new(seed);
    let mut clicked = BTreeSet::new();
    while let Some(seat) = table.turn() {
        let legal = table.legal();
        let choice = explorer.choose(&legal);
        if legal.len() > 1 {
            clicked.insert(choice.kind);
        }
        table.play(seat, &choice.action).expect("it was listed");
    }
    clicked
}

/// A seed whose game shows every kind of action to the explorer.
fn promising_seed() -> u64 {
    (FIRST_SEED..FIRST_SEED + 3000)
        .find(|seed| explored(*seed).len() == kinds())
        .expect("some game shows every kind of action")
}

#[test]
fn two_people_play_a_whole_game_of_barrage_by_clicking() {
    let seed = promising_seed();
    run("whole-game-barrage", async |page| {
        sit_down(page, seed).await?;
        let mut table = new_table(seed);
        let mut explorer = Explorer::new(seed);
        let mut clicked = BTreeSet::new();
        while let Some(seat) = table.turn() {
            let legal = table.legal();
            let choice = explorer.choose(&legal);
            // The page takes forced decisions by itself; everything else is clicked and confirmed.
            if legal.len() > 1 {
                click_action(page, &choice.action).await?;
                page.click("[data-confirm]").await?;
                if clicked.insert(choice.kind) {
                    page.screenshot(&format!("barrage-{}", choice.kind)).await?;
                }
            }
            table.play(seat, &choice.action).expect("it was listed");
            let next_is_forced = table.turn().is_some() && table.legal().len() == 1;
            if !next_is_forced {
                compare(page, &*table).await?;
            }
        }
        page.wait_for("[data-final]").await?;
        page.screenshot("barrage-final").await?;
        let totals = table.scores().0.into_iter().map(|score| score.total);
        let best = totals.max().expect("two seats").to_string();
        let sheet = page.text("[data-final]").await?;
        assert!(
            sheet.contains(&best),
            "the winner's {best} points are shown: {sheet}"
        );
        assert_eq!(clicked.len(), kinds(), "{clicked:?}");
        assert_eq!(page.complaints().await?, [""; 0]);
        Ok(())
    });
}

/// Two people, their names and the seed, typed and clicked into the new-game page.
async fn sit_down(page: &Page, seed: u64) -> Result<()> {
    page.open("#/new/barrage").await?;
    page.wait_until(INTERACTIVE).await?;
    // Drops that run and wheels that turn take their time.
    page.script("localStorage.setItem('smokestack.bot_speed', 'instant')")
        .await?;
    page.reload().await?;
    page.wait_until(INTERACTIVE).await?;
    page.click("[data-seats='2']").await?;
    for (letter, name) in ["A", "B"].into_iter().zip(NAMES) {
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

/// A point on the screen that is on a place with this action: on a picture if there is one, else on a button.
const POINT: &str = "
    const find = (where) => [...document.querySelectorAll(`${where} [data-action]`)].filter((e) => e.dataset.action === wanted);
    for (const place of [...find('.board'), ...find('.tray'), ...find('.prompt')]) {
        place.scrollIntoView({ block: 'center', inline: 'center' });
        for (const part of [place, ...place.querySelectorAll('*')]) {
            const box = part.getBoundingClientRect();
            if (box.width + box.height === 0) continue;
            for (const share of [.5, .2, .8]) {
                const [x, y] = [Math.round(box.left + box.width * share), Math.round(box.top + box.height * .5)];
                if (document.elementFromPoint(x, y)?.closest('[data-action]') === place) return [x, y];
            }
        }
    }
    return null;";

/// Clicks where this action is chosen. One that no picture stands for is in the folded list.
pub(crate) async fn click_action(page: &Page, action: &str) -> Result<()> {
    let script = format!("const wanted = {};{POINT}", json!(action));
    let mut point = page.script(&script).await?;
    if point.is_null() {
        page.click("[data-folded] > summary").await?;
        point = page.wait_until(&script).await?;
    }
    let at = |n: usize| point[n].as_i64().unwrap_or_default();
    page.click_at(at(0), at(1)).await
}

/// What the page says of itself, in one look.
const SHOWN: &str = "
    const panel = (seat) => document.querySelector(`[data-panel='${seat}']`);
    const figure = (seat, id) => Number(panel(seat).querySelector(`[data-figure='${id}'] strong`).textContent);
    const seats = [...document.querySelectorAll('[data-panel]')].map((p) => p.dataset.panel);
    return {
        position: window.smokestack.position(),
        turn: document.querySelector('[data-turn]')?.dataset.turn ?? null,
        credits: Object.fromEntries(seats.map((s) => [s, figure(s, 'credits')])),
        points: Object.fromEntries(seats.map((s) => [s, figure(s, 'points')])),
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
    for seat in Seat::all(2) {
        let name = seat.to_string();
        let own = &position["seats"][&name];
        assert_eq!(
            shown["credits"][&name], own["credits"],
            "credits of {name} after\n{record}"
        );
        assert_eq!(
            shown["points"][&name], own["vp"],
            "points of {name} after\n{record}"
        );
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
