//! The record in the replay: the whole game, and the table after the move that is shown.

use std::cell::RefCell;

use catalog::{CatalogError, DynTable};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use smokestack_core::{Player, Seat, Viewer};

use super::current;
use crate::api::storage;
use crate::base::route::Route;

/// Stores the record, so that it survives a reload of the page.
const STORAGE_KEY: &str = "smokestack.replay";

pub(crate) struct ReplayState {
    whole: Box<dyn DynTable>,
    /// The table after [`at`] moves.
    pub shown: Box<dyn DynTable>,
    pub about: About,
}

/// Information about a game that its record does not contain.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct About {
    #[serde(default)]
    pub colours: Vec<usize>,
    /// `None` for a local game.
    #[serde(default)]
    pub online: Option<Online>,
}

/// An online game, whose players are at other screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Online {
    /// The user's seat.
    pub seat: Option<Seat>,
    /// Whether the game is over, even if it was ended early.
    pub is_over: bool,
}

/// What is stored of a replay.
#[derive(Serialize, Deserialize)]
struct StoredReplay {
    record: String,
    #[serde(flatten)]
    about: About,
}

impl ReplayState {
    /// The table at the end of the record, with the whole log.
    pub fn whole(&self) -> &dyn DynTable {
        &*self.whole
    }

    /// The record of the whole game.
    pub fn record(&self) -> String {
        self.whole.record()
    }

    /// Whether the game is over: it was played to its end, or was ended early.
    pub fn over(&self) -> bool {
        self.whole.turn().is_none() || self.about.online.is_some_and(|online| online.is_over)
    }

    /// The seat that is shown first: the user's, or else the first person's.
    pub fn protagonist(&self) -> Option<Seat> {
        let players = self.whole.players();
        let is_person = |seat: &Seat| matches!(players[seat.index()], Player::Person(_));
        let own = self.about.online.and_then(|online| online.seat);
        own.or_else(|| Seat::all(players.len()).find(is_person))
    }

    pub fn people(&self) -> usize {
        let players = self.whole.players().iter();
        players
            .filter(|player| matches!(player, Player::Person(_)))
            .count()
    }

    /// Every decision with more than one legal action, by the number of moves before it.
    pub fn decisions(&self) -> Vec<usize> {
        self.whole.decisions()
    }

    /// The table after this many moves.
    pub fn after(&self, moves: usize) -> Box<dyn DynTable> {
        self.whole.after(moves)
    }

    /// The result: the total number of moves, and each seat's share of the win.
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

    /// The viewer of the replay. Once the game is over, the hand of the player to move is no longer secret.
    pub fn viewer(&self) -> Viewer {
        let turn = self.shown.turn().filter(|_| self.over());
        turn.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The position that is shown, without secrets while the game is being played.
    pub fn known(&self) -> Value {
        if !self.over() && catalog::has_secrets(&*self.whole) {
            self.shown.view_json(Viewer::Spectator)
        } else {
            self.shown.position_json()
        }
    }
}

thread_local! {
    static REPLAY: RefCell<Option<ReplayState>> = const { RefCell::new(None) };
    static AT: ArcRwSignal<usize> = ArcRwSignal::new(0);
    /// Counts the records that were loaded.
    static LOADED: ArcRwSignal<u32> = ArcRwSignal::new(0);
}

pub(crate) fn load(whole: Box<dyn DynTable>, about: About, at: usize) {
    let at = at.min(whole.move_count());
    let stored = StoredReplay {
        record: whole.record(),
        about,
    };
    // Only a convenience: without storage, the replay is lost when the page is reloaded.
    let _ = storage::write_json(STORAGE_KEY, &stored);
    let shown = whole.after(at);
    let about = stored.about;
    REPLAY.set(Some(ReplayState { whole, shown, about }));
    AT.with(|signal| signal.set(at));
    LOADED.with(|loaded| loaded.update(|count| *count += 1));
}

/// Restores the record after a reload of the page.
pub(crate) fn reload() {
    if with_untracked(|_| ()).is_some() {
        return;
    }
    let Some(StoredReplay { record, about }) = storage::read_json(STORAGE_KEY) else {
        return;
    };
    if let Ok(table) = catalog::open_record(&record, None) {
        load(table, about, 0);
    }
}

/// The number of the loaded record, and its game.
pub(crate) fn loaded() -> Option<(u32, &'static str)> {
    let count = LOADED.with(|loaded| loaded.get());
    with_untracked(|replay| (count, replay.whole.info().id))
}

pub(crate) fn with_untracked<R>(look: impl FnOnce(&ReplayState) -> R) -> Option<R> {
    REPLAY.with_borrow(|replay| replay.as_ref().map(look))
}

/// Tracks the current move, and returns its number.
pub(crate) fn changes() -> u32 {
    at() as u32
}

/// The number of moves in the position that is shown.
pub(crate) fn at() -> usize {
    AT.with(|at| at.get())
}

/// The number of moves in the whole game.
pub(crate) fn length() -> usize {
    LOADED.with(|loaded| loaded.track());
    with_untracked(|replay| replay.whole.move_count()).unwrap_or_default()
}

/// Shows the table after this many moves.
pub(crate) fn go(to: usize) {
    let to = to.min(untrack(length));
    if AT.with(|at| at.get_untracked()) == to {
        return;
    }
    REPLAY.with_borrow_mut(|replay| {
        if let Some(replay) = replay {
            replay.shown = replay.whole.after(to);
        }
    });
    AT.with(|at| at.set(to));
}

/// Opens a record at a move (the last one if none is given).
pub(crate) fn open(text: &str, about: About, at: Option<usize>) -> Result<(), CatalogError> {
    let table = catalog::open_record(text, None)?;
    let at = at.unwrap_or(table.move_count());
    load(table, about, at);
    Ok(())
}

/// Shows the open table as it was after this many moves. The replay of an online game has an address that can be
/// shared.
pub(crate) fn show_table(at: usize) {
    let linked = current::with_untracked(|session| session.online().map(|_| session.id.clone()));
    match linked.flatten() {
        Some(id) if at == 0 => Route::ReplayOf { id, at: None }.go(),
        _ if load_table(at) => Route::Replay { at: Some(at) }.go(),
        _ => {}
    }
}

/// Loads the open table, if there is one, into the replay.
pub(crate) fn load_table(at: usize) -> bool {
    let table = current::with_untracked(|session| {
        // Until an online game is over, only its current position is known.
        let whole = || session.table.after(session.table.move_count());
        session
            .received_log()
            .is_none()
            .then(|| (whole(), about(session)))
    });
    table
        .flatten()
        .map(|(table, about)| load(table, about, at))
        .is_some()
}

fn about(session: &current::Session) -> About {
    About {
        colours: session.colours.clone(),
        online: session.online().map(|online| Online {
            seat: online.seat,
            is_over: session.is_over(),
        }),
    }
}

/// Shows the analysis of the open table, which is over.
pub(crate) fn analyse_table() {
    if load_table(0) {
        Route::Analysis.go();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_beside_a_record_is_stored_and_read_back() {
        for about in [
            About::default(),
            About {
                colours: vec![2, 0, 1],
                online: Some(Online {
                    seat: Seat::new(1),
                    is_over: true,
                }),
            },
            About {
                colours: Vec::new(),
                online: Some(Online {
                    seat: None,
                    is_over: false,
                }),
            },
        ] {
            let stored = StoredReplay {
                record: "…".to_owned(),
                about: about.clone(),
            };
            let read = serde_json::from_str::<StoredReplay>(&serde_json::to_string(&stored).expect("JSON"));
            assert_eq!(read.expect("what was written").about, about);
        }
    }
}
