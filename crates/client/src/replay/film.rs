//! The record that is being looked at: the whole game, and the table after the move that is shown.

use std::cell::RefCell;

use catalog::TableFace;
use leptos::prelude::*;
use serde_json::{Value, json};
use smokestack_core::Viewer;

use crate::storage;
use crate::table::log::{Line, story_of};
use crate::table::stage::Stage;

/// Where the record stays while the page is loaded anew.
const KEY: &str = "smokestack.replay";

pub(crate) struct Film {
    whole: Box<dyn TableFace>,
    /// The table after [`at`] moves.
    pub shown: Box<dyn TableFace>,
    pub colours: Vec<usize>,
}

impl Film {
    /// The record of the whole game.
    pub fn record(&self) -> String {
        self.whole.record()
    }

    /// Whether the whole game is over.
    pub fn over(&self) -> bool {
        self.whole.turn().is_none()
    }

    /// Every decision with a choice, by the number of moves before it.
    pub fn decisions(&self) -> Vec<usize> {
        self.whole.decisions()
    }

    /// The table after so many moves.
    pub fn after(&self, moves: usize) -> Box<dyn TableFace> {
        self.whole.after(moves)
    }

    /// How it ended: all moves, and each seat's share of the win.
    pub fn result(&self) -> (usize, Vec<f32>) {
        let scores = self.whole.scores();
        let winners = scores.winners().count() as f32;
        let shares = scores.0.iter();
        let mut by_seat = vec![0.0; scores.0.len()];
        for score in shares.filter(|score| score.place == 1) {
            by_seat[score.seat.index()] = 1.0 / winners;
        }
        (self.whole.move_count(), by_seat)
    }

    /// Whose eyes look at it: once the game is over the hand of whoever was on turn is no secret any more.
    pub fn viewer(&self) -> Viewer {
        let turn = self.shown.turn().filter(|_| self.whole.turn().is_none());
        turn.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What may be known of the position that is shown.
    pub fn known(&self) -> Value {
        match self.whole.turn().is_some() && catalog::has_secrets(&*self.whole) {
            true => self.shown.view_json(Viewer::Spectator),
            false => self.shown.position_json(),
        }
    }
}

thread_local! {
    static FILM: RefCell<Option<Film>> = const { RefCell::new(None) };
    static AT: ArcRwSignal<usize> = ArcRwSignal::new(0);
    /// Counts films: 0 before the first.
    static LOADED: ArcRwSignal<u32> = ArcRwSignal::new(0);
}

pub(crate) fn load(whole: Box<dyn TableFace>, colours: Vec<usize>, at: usize) {
    let at = at.min(whole.move_count());
    let kept = json!({ "record": whole.record(), "colours": colours });
    // Only a convenience: without room the replay is gone when the page is loaded anew.
    let _ = storage::write(KEY, &kept.to_string());
    let shown = whole.after(at);
    FILM.set(Some(Film {
        whole,
        shown,
        colours,
    }));
    AT.with(|signal| signal.set(at));
    LOADED.with(|loaded| loaded.update(|count| *count += 1));
}

/// After the page was loaded anew: the record that was being looked at.
pub(crate) fn reload() {
    if with_untracked(|_| ()).is_some() {
        return;
    }
    let kept: Value = storage::read(KEY)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    let colours = kept["colours"].as_array().into_iter().flatten();
    let colours = colours
        .filter_map(|colour| colour.as_u64().map(|n| n as usize))
        .collect();
    if let Some(Ok(table)) = kept["record"]
        .as_str()
        .map(|record| catalog::open_record(record, None))
    {
        load(table, colours, 0);
    }
}

/// The number of the film, which tells it from the one before, and its game.
pub(crate) fn loaded() -> Option<(u32, &'static str)> {
    let count = LOADED.with(|loaded| loaded.get());
    with_untracked(|film| (count, film.whole.info().id))
}

pub(crate) fn with_untracked<R>(look: impl FnOnce(&Film) -> R) -> Option<R> {
    FILM.with_borrow(|film| film.as_ref().map(look))
}

/// Follows the move that is shown.
pub(crate) fn changes() -> u32 {
    at() as u32
}

/// How many moves have been made in what is shown.
pub(crate) fn at() -> usize {
    AT.with(|at| at.get())
}

/// How many moves the whole game has.
pub(crate) fn length() -> usize {
    LOADED.with(|loaded| loaded.track());
    with_untracked(|film| film.whole.move_count()).unwrap_or_default()
}

/// Shows the table after so many moves.
pub(crate) fn go(to: usize) {
    let to = to.min(untrack(length));
    if AT.with(|at| at.get_untracked()) == to {
        return;
    }
    FILM.with_borrow_mut(|film| {
        if let Some(film) = film {
            film.shown = film.whole.after(to);
        }
    });
    AT.with(|at| at.set(to));
}

/// The log of the whole game, also of what is yet to be shown.
pub(crate) fn whole_story(stage: Stage) -> Vec<Line> {
    let phrases = stage.words.phrases();
    let story = |film: &Film| story_of(&*film.whole, &film.whole.log(Viewer::Spectator), phrases.lang());
    with_untracked(story).unwrap_or_default()
}
