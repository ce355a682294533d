//! Full games, played by clicking: starting, choosing, clicking, and comparing the page with the engine.

use std::collections::BTreeSet;
use std::ops::Range;

use browser_tests::{Page, Result};
use catalog::{Choice, DynTable, NewTable};
use serde_json::json;
use smokestack_core::{FastRng, Player, Seat, Seed, Viewer};
use thirtyfour::Key;

use crate::INTERACTIVE;

pub(crate) const NAMES: [&str; 3] = ["Anna", "Bruno", "Clara"];

/// The kinds of action that have been tried.
pub(crate) type TriedKinds = BTreeSet<&'static str>;

/// A game that is played to its end, and how its actions are explored.
pub(crate) struct FullGame {
    pub game: &'static str,
    pub seats: usize,
    /// The number of kinds of action that must be clicked.
    pub kinds: usize,
    /// The kind of a choice; it may be finer than the engine's kinds.
    pub kind: fn(&Choice) -> &'static str,
    /// The preference for a choice of an explorer that tries every kind of action and then ends the game.
    pub preference: fn(&Choice, &TriedKinds) -> u8,
    /// The range of choices to consider among this many equally preferred ones; the flag says whether every kind has
    /// been tried.
    pub candidates: fn(usize, bool) -> Range<usize>,
    /// The numbers on the panels: the name of each, and its field in the position.
    pub figures: &'static [(&'static str, &'static str)],
    /// Whether hands are secret: there is a curtain then, and the page knows only what the seat may know.
    pub has_secret_hands: bool,
}

impl FullGame {
    pub fn table(&self, seed: u64) -> Box<dyn DynTable> {
        let names = NAMES.into_iter().take(self.seats);
        let new = NewTable {
            players: names.map(|name| Player::Person(name.to_owned())).collect(),
            options: Vec::new(),
            seed: Seed::from_number(seed),
            data: None,
        };
        catalog::find(self.game)
            .and_then(|game| game.start(&new))
            .expect("the number of players is allowed")
    }

    pub fn explorer(&self, seed: u64) -> Explorer<'_> {
        Explorer {
            game: self,
            dice: FastRng::new(&Seed::from_number(seed)),
            tried_kinds: TriedKinds::new(),
        }
    }

    /// The kinds that the explorer chooses, if there is a choice, in a game without a page.
    fn explore(&self, seed: u64) -> TriedKinds {
        let mut table = self.table(seed);
        let mut explorer = self.explorer(seed);
        let mut clicked_kinds = TriedKinds::new();
        while let Some(seat) = table.turn() {
            let legal = table.legal();
            let choice = explorer.choose(&legal);
            if legal.len() > 1 {
                clicked_kinds.insert((self.kind)(&choice));
            }
            table.play(seat, &choice.action).expect("it was listed");
        }
        clicked_kinds
    }

    /// A seed with which the explorer chooses every kind of action.
    pub fn seed_with_all_kinds(&self) -> u64 {
        (0..3000)
            .find(|seed| self.explore(*seed).len() == self.kinds)
            .expect("some game has every kind of action")
    }

    /// Plays a full game by clicking, and compares the page with the engine after every click.
    pub async fn play(&self, page: &Page, seed: u64) -> Result<()> {
        start_game(page, self.game, self.seats, &[], seed).await?;
        let mut table = self.table(seed);
        let mut explorer = self.explorer(seed);
        let (mut clicked, mut present) = (TriedKinds::new(), None);
        while let Some(seat) = table.turn() {
            if self.has_secret_hands && present != Some(seat) {
                open_curtain(page, seat).await?;
                present = Some(seat);
            }
            let legal = table.legal();
            let choice = explorer.choose(&legal);
            // The page makes forced decisions by itself; everything else is clicked and confirmed.
            if legal.len() > 1 {
                self.assert_matches_engine(page, &*table).await?;
                choose_action(page, &choice.action).await?;
                let kind = (self.kind)(&choice);
                if clicked.insert(kind) {
                    page.screenshot(&format!("{}-{kind}", self.game)).await?;
                }
                page.click("[data-confirm]").await?;
            }
            table.play(seat, &choice.action).expect("it was listed");
        }
        self.assert_matches_engine(page, &*table).await?;
        page.wait_for("[data-final]").await?;
        page.screenshot(&format!("{}-final", self.game)).await?;
        let totals = table.scores().0.into_iter().map(|score| score.total);
        let best = totals.max().expect("somebody played").to_string();
        let sheet = page.text("[data-final]").await?;
        assert!(
            sheet.contains(&best),
            "the winner's {best} points are shown: {sheet}"
        );
        assert_eq!(clicked.len(), self.kinds, "{clicked:?}");
        assert_eq!(page.console_errors().await?, [""; 0]);
        Ok(())
    }

    /// Waits until the page has caught up with the engine, and compares everything on it.
    async fn assert_matches_engine(&self, page: &Page, table: &dyn DynTable) -> Result<()> {
        let record = table.record();
        let expected = serde_json::to_string(&record)?;
        page.wait_until(&format!("return window.smokestack.record() === {expected}"))
            .await?;
        let page_state = page.script(PAGE_STATE).await?;
        let viewer = table.turn().map_or(Viewer::Spectator, Viewer::Seat);
        let position = if self.has_secret_hands {
            table.view_json(viewer)
        } else {
            table.position_json()
        };
        assert_eq!(page_state["position"], position, "the position after\n{record}");
        if table.turn().is_none() {
            return Ok(());
        }
        assert_eq!(
            page_state["turn"],
            json!(table.turn()),
            "whose turn it is after\n{record}"
        );
        for seat in Seat::all(self.seats).map(|seat| seat.to_string()) {
            for (figure, field) in self.figures {
                let (on_panel, own) = (
                    &page_state["figures"][&seat][figure],
                    &position["seats"][&seat][field],
                );
                assert_eq!(on_panel, own, "{figure} of {seat} after\n{record}");
            }
        }
        let mut legal: Vec<String> = table.legal().iter().map(|choice| choice.action.clone()).collect();
        legal.sort();
        assert_eq!(
            page_state["choices"],
            json!(legal),
            "what can be clicked after\n{record}"
        );
        Ok(())
    }
}

/// A player that tries every kind of action.
pub(crate) struct Explorer<'a> {
    game: &'a FullGame,
    dice: FastRng,
    tried_kinds: TriedKinds,
}

impl Explorer<'_> {
    pub fn choose(&mut self, legal: &[Choice]) -> Choice {
        let preference = |choice: &Choice| match (self.game.preference)(choice, &self.tried_kinds) {
            0 => 0,
            _ if !self.tried_kinds.contains((self.game.kind)(choice)) => u8::MAX,
            preference => preference,
        };
        let best = legal.iter().map(preference).max().expect("something is legal");
        let preferred_choices: Vec<&Choice> =
            legal.iter().filter(|choice| preference(choice) == best).collect();
        let candidates =
            (self.game.candidates)(preferred_choices.len(), self.tried_kinds.len() == self.game.kinds);
        let place = candidates.start + self.dice.below(candidates.len() as u32) as usize;
        let choice = preferred_choices[place].clone();
        self.tried_kinds.insert((self.game.kind)(&choice));
        choice
    }
}

/// Starts a game on the new-game page with these options (`map=germany`) and this seed, and a person on every seat.
pub(crate) async fn start_game(
    page: &Page,
    game: &str,
    seats: usize,
    options: &[&str],
    seed: u64,
) -> Result<()> {
    page.open(&format!("#/new/{game}")).await?;
    page.wait_until(INTERACTIVE).await?;
    // No animations, because they take time.
    page.script("localStorage.setItem('smokestack.bot_speed', 'instant')")
        .await?;
    page.reload().await?;
    page.wait_until(INTERACTIVE).await?;
    page.click(&format!("[data-seats='{seats}']")).await?;
    for (seat, name) in Seat::all(seats).zip(NAMES) {
        page.click(&format!("[data-seat-kind='{seat}'] option[value='person']"))
            .await?;
        let field = page.wait_for(&format!("[data-seat-name='{seat}']")).await?;
        field.clear().await?;
        field.send_keys(name).await?;
    }
    for option in options {
        scroll_and_click(page, &format!("[data-option='{option}']")).await?;
    }
    page.wait_for("[data-seed]")
        .await?
        .send_keys(seed.to_string())
        .await?;
    page.click("[data-begin]").await?;
    page.wait_for("[data-page='table'] #question").await?;
    Ok(())
}

/// Opens a record in the replay and continues the game from its end.
pub(crate) async fn continue_from_record(page: &Page, table: &dyn DynTable) -> Result<()> {
    let saved_game = json!({ "record": table.record(), "colours": [0, 1, 2] }).to_string();
    page.open("").await?;
    page.wait_until(INTERACTIVE).await?;
    page.script(&format!(
        "localStorage.setItem('smokestack.replay', {});
         localStorage.setItem('smokestack.bot_speed', 'instant')",
        json!(saved_game)
    ))
    .await?;
    page.open("#/replay").await?;
    page.reload().await?;
    page.wait_for("[data-page='replay'] [data-slider]").await?;
    page.press(Key::End).await?;
    page.wait_for(&format!("[data-at='{}']", table.move_count()))
        .await?;
    page.click(".go-on > summary").await?;
    page.click("[data-continue='same']").await?;
    page.wait_for("[data-page='table'] #question").await?;
    Ok(())
}

/// Opens the curtain for the seat to move; before that, no part of a hand may be visible.
pub(crate) async fn open_curtain(page: &Page, seat: Seat) -> Result<()> {
    page.wait_for(&format!("[data-curtain='{seat}']")).await?;
    let page_state = page
        .script("return [document.querySelectorAll('[data-tile], [data-log], [data-action]').length, JSON.stringify(window.smokestack.position()).includes('\"hand\"')]")
        .await?;
    assert_eq!(
        page_state,
        json!([0, false]),
        "what is visible behind the curtain of {seat}"
    );
    page.click("[data-show-hand]").await?;
    page.wait_for(&format!("[data-turn='{seat}']")).await?;
    Ok(())
}

/// Scrolls an element to the middle of the window, where nothing sticky covers it, and clicks it.
pub(crate) async fn scroll_and_click(page: &Page, css: &str) -> Result<()> {
    page.wait_for(css).await?;
    let place = json!(css);
    page.script(&format!(
        "document.querySelector({place}).scrollIntoView({{ block: 'center' }})"
    ))
    .await?;
    page.click(css).await
}

/// A point on the screen where this action can be clicked: on the board if possible, otherwise on a button.
const CLICKABLE_POINT: &str = "
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

/// Clicks an action. If it has no place on the board, it is in the collapsed list.
pub(crate) async fn click_action(page: &Page, action: &str) -> Result<()> {
    let script = format!("const wanted = {};{CLICKABLE_POINT}", json!(action));
    let mut point = page.script(&script).await?;
    if point.is_null() {
        page.click("[data-collapsed] > summary").await?;
        point = page.wait_until(&script).await?;
    }
    let at = |n: usize| point[n].as_i64().unwrap_or_default();
    page.click_at(at(0), at(1)).await
}

/// Clicks an action and waits until it can be confirmed.
async fn choose_action(page: &Page, action: &str) -> Result<()> {
    click_action(page, action).await?;
    page.wait_for("[data-confirm]").await?;
    Ok(())
}

/// A snapshot of what the page shows.
const PAGE_STATE: &str = "
    const figures = (panel) => [...panel.querySelectorAll('[data-figure]')]
        .map((f) => [f.dataset.figure, Number(f.querySelector('strong').textContent)]);
    return {
        position: window.smokestack.position(),
        turn: document.querySelector('[data-turn]')?.dataset.turn ?? null,
        figures: Object.fromEntries([...document.querySelectorAll('[data-panel]')]
            .map((p) => [p.dataset.panel, Object.fromEntries(figures(p))])),
        choices: [...new Set([...document.querySelectorAll('[data-action]')].map((e) => e.dataset.action))].sort(),
    };";
