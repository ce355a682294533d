//! The table that is open, shared by everything that shows it.
//!
//! A table is too big for a signal's value and is not `Send`, so it is stored next to a signal that counts its changes:
//! code that reads the table through [`with`] runs again when it changes.

use std::cell::RefCell;

use catalog::{DynTable, LogEntry};
use leptos::prelude::*;
use smokestack_core::{PlayError, Player, Seat, Viewer};

use super::online_seat::OnlineSeat;
use super::remote::Remote;
use super::saves;
use crate::api::storage::StorageError;
use crate::api::worker::{self, JobOwner};
use crate::base::route::Route;

/// The open table.
pub(crate) struct Session {
    pub id: String,
    /// For an online game, a possible table, filled in from this browser's view.
    pub table: Box<dyn DynTable>,
    pub colours: Vec<usize>,
    pub backend: Backend,
}

/// Where a game is stored, which determines what this screen may show and do.
pub(crate) enum Backend {
    /// In this browser: all players share one hot_seat.
    Local(HotSeat),
    /// On the server: the user has one seat, or is a spectator.
    Online(Box<OnlineSeat>),
}

/// Players who share one hot_seat.
#[derive(Default)]
pub(crate) struct HotSeat {
    /// Moves that were undone, the next one to redo last.
    pub redo: Vec<(Seat, String)>,
    /// The reason why the last move could not be saved.
    pub unsaved: Option<StorageError>,
    /// Whether a seat knows more than a spectator: several people at one screen then need a curtain.
    secrets: bool,
    /// The player at the screen; another player's turn closes the curtain.
    present: Option<Seat>,
}

/// Identifies the position of a decision: the table, its moves and undos, and the seat to move.
pub(crate) type DecisionId = (String, usize, i64, Option<Seat>);

thread_local! {
    static SESSION: RefCell<Option<Session>> = const { RefCell::new(None) };
    static CHANGES: ArcRwSignal<u32> = ArcRwSignal::new(0);
}

/// Reads the open table, if there is one, and tracks its changes.
pub(crate) fn with<R>(look: impl FnOnce(&Session) -> R) -> Option<R> {
    CHANGES.with(|changes| changes.track());
    with_untracked(look)
}

/// Reads the open table without tracking it.
pub(crate) fn with_untracked<R>(look: impl FnOnce(&Session) -> R) -> Option<R> {
    SESSION.with_borrow(|now| now.as_ref().map(look))
}

/// A number that grows with every change.
pub(crate) fn changes() -> u32 {
    CHANGES.with(|changes| changes.get())
}

/// Changes the open table, saves it and notifies all readers.
pub(super) fn change<R>(alter: impl FnOnce(&mut Session) -> R) -> Option<R> {
    let result = SESSION.with_borrow_mut(|now| {
        let session = now.as_mut()?;
        let result = alter(session);
        session.keep();
        Some(result)
    });
    CHANGES.with(|changes| changes.update(|count| *count += 1));
    result
}

/// Opens a game that is played in this browser.
pub(super) fn open(id: String, table: Box<dyn DynTable>, colours: Vec<usize>) {
    let hot_seat = HotSeat {
        secrets: catalog::has_secrets(&*table),
        ..HotSeat::default()
    };
    sit_down(Session {
        id,
        table,
        colours,
        backend: Backend::Local(hot_seat),
    });
}

/// Reopens the page of an online table, whose state is still available unless the user has changed.
pub(super) fn reattach(id: &str, remote: Remote) {
    let online = |session: &Session| {
        let online = session.online().filter(|_| session.id == id);
        online.map(OnlineSeat::is_own)
    };
    let own = with_untracked(online).flatten();
    if own == Some(false) {
        leave(id);
    }
    if own == Some(true) {
        change(|session| {
            if let Backend::Online(online) = &mut session.backend {
                online.take(remote);
            }
        });
    }
}

pub(super) fn sit_down(session: Session) {
    worker::stop(JobOwner::Bot);
    SESSION.set(Some(session));
    change(|_| ());
}

/// Opens the curtain for the seat to move.
pub(crate) fn open_curtain(seat: Seat) {
    change(|session| {
        if let Backend::Local(hot_seat) = &mut session.backend {
            hot_seat.present = Some(seat);
        }
    });
}

/// Leaves the table with this id, if it is the open one.
pub(super) fn leave(id: &str) {
    if with_untracked(|session| session.id == id) == Some(true) {
        SESSION.set(None);
        CHANGES.with(|changes| changes.update(|count| *count += 1));
    }
}

/// Plays a move, here or on the server.
pub(crate) fn play(seat: Seat, action: &str) -> Option<Result<(), PlayError>> {
    play_all(seat, &[action])
}

/// Plays several moves of one seat, all or none, here or on the server.
pub(crate) fn play_all(seat: Seat, actions: &[&str]) -> Option<Result<(), PlayError>> {
    change(|session| match &mut session.backend {
        Backend::Local(hot_seat) => {
            play_here(&mut *session.table, seat, actions)?;
            for action in actions {
                hot_seat.forget_redo(seat, action);
            }
            Ok(())
        }
        Backend::Online(online) => {
            online.play(actions, actions.len() > 1 || session.table.legal().len() > 1);
            Ok(())
        }
    })
}

/// Plays all moves; if one is refused, those before it are undone.
fn play_here(table: &mut dyn DynTable, seat: Seat, actions: &[&str]) -> Result<(), PlayError> {
    let before = table.move_count();
    for action in actions {
        if let Err(error) = table.play(seat, action) {
            table.truncate(before);
            return Err(error);
        }
    }
    Ok(())
}

impl HotSeat {
    /// Updates the moves that can be redone: they stay available only while the same moves are played again.
    fn forget_redo(&mut self, seat: Seat, action: &str) {
        match self.redo.pop() {
            Some((by, redone)) if by == seat && redone == action => {}
            _ => self.redo.clear(),
        }
    }
}

impl Session {
    /// After every change: closes the curtain, and saves the game.
    fn keep(&mut self) {
        let curtain = self.curtain().is_some();
        if let Backend::Local(hot_seat) = &mut self.backend {
            if curtain {
                hot_seat.present = None;
            }
            hot_seat.unsaved = saves::write(&self.id, &*self.table, &self.colours).err();
        }
    }

    /// The players who share this screen; `None` for an online game.
    pub fn hot_seat(&self) -> Option<&HotSeat> {
        match &self.backend {
            Backend::Local(hot_seat) => Some(hot_seat),
            Backend::Online(_) => None,
        }
    }

    /// The seat at an online table; `None` for a local game.
    pub fn online(&self) -> Option<&OnlineSeat> {
        match &self.backend {
            Backend::Local(_) => None,
            Backend::Online(online) => Some(online),
        }
    }

    pub fn decision_id(&self) -> DecisionId {
        let (moves, undos) = match &self.backend {
            Backend::Local(_) => (self.table.move_count(), 0),
            Backend::Online(online) => (online.moves(), online.undos()),
        };
        (self.id.clone(), moves, undos, self.asked())
    }

    /// The route of this table.
    pub fn route(&self) -> Route {
        match self.backend {
            Backend::Local(_) => Route::Table,
            Backend::Online(_) => Route::Online { id: self.id.clone() },
        }
    }

    /// The log from the server; a local table has its own.
    pub fn received_log(&self) -> Option<&[LogEntry]> {
        self.online().and_then(OnlineSeat::log)
    }

    /// The record, if this browser has it: for an online game, only once it is over.
    pub fn record(&self) -> Option<String> {
        self.received_log().is_none().then(|| self.table.record())
    }

    /// Whether a person decides for this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.table.players().get(seat.index()), Some(Player::Person(_)))
    }

    /// Whether the game is over: it was played to its end, or was ended early.
    pub fn is_over(&self) -> bool {
        self.table.turn().is_none() || self.online().is_some_and(|online| online.is_ended)
    }

    /// The viewer for whom the screen shows the game: the only person's seat, or a spectator if there are several
    /// people. If hands are secret, the seat of the player at the hot_seat.
    pub fn viewer(&self) -> Viewer {
        let hot_seat = match &self.backend {
            Backend::Local(hot_seat) => hot_seat,
            Backend::Online(online) => return online.seat.map_or(Viewer::Spectator, Viewer::Seat),
        };
        match (self.people(), hot_seat.present) {
            ((Some(only), None), _) => Viewer::Seat(only),
            (_, Some(seat)) if self.table.turn().is_some() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// The first two people at this screen, if there are that many.
    fn people(&self) -> (Option<Seat>, Option<Seat>) {
        let mut people = Seat::all(self.table.players().len()).filter(|seat| self.is_person(*seat));
        (people.next(), people.next())
    }

    /// The player to whom the screen has to be passed before anything is shown.
    pub fn curtain(&self) -> Option<Seat> {
        let hot_seat = self.hot_seat()?;
        let several = hot_seat.secrets && self.people().1.is_some();
        let turn = self.table.turn().filter(|seat| self.is_person(*seat));
        turn.filter(|seat| several && hot_seat.present != Some(*seat))
    }

    /// The seat of the person at this screen who decides now.
    pub fn asked(&self) -> Option<Seat> {
        let turn = self.table.turn();
        match &self.backend {
            Backend::Local(_) => turn.filter(|seat| self.is_person(*seat) && self.curtain().is_none()),
            Backend::Online(online) => turn.filter(|seat| online.may_answer(*seat)),
        }
    }

    /// Whether another player decides, at another screen; false while the user's own move is being sent.
    pub fn waits_for_others(&self) -> bool {
        self.online()
            .is_some_and(|online| online.seat != self.table.turn() || online.has_stand_in)
    }

    /// The position as this screen may show it.
    pub fn known(&self) -> serde_json::Value {
        match &self.backend {
            Backend::Local(hot_seat) if !hot_seat.secrets => self.table.position_json(),
            _ => self.table.view_json(self.viewer()),
        }
    }
}

#[cfg(test)]
mod tests {
    use catalog::NewTable;
    use smokestack_core::Seed;

    use super::*;

    #[test]
    fn several_moves_are_played_all_or_none() {
        let new = NewTable {
            players: vec![Player::Person("Anna".to_owned()); 3],
            options: Vec::new(),
            seed: Seed::from_number(7),
            data: None,
        };
        let game = catalog::find("industria").expect("it is in the catalogue");
        let mut table = game.start(&new).expect("the defaults");
        let seat = table.turn().expect("somebody begins");
        let first = table.legal()[0].action.clone();
        assert!(play_here(&mut *table, seat, &[&first, "no such action"]).is_err());
        assert_eq!(table.move_count(), 0);
        assert!(play_here(&mut *table, seat, &[&first]).is_ok());
        assert_eq!(table.move_count(), 1);
    }
}
