//! The table that is open, shared by everything that shows it.
//!
//! A table is too big for a signal's value and knows nothing of threads, so it lives beside a signal that counts its
//! changes: whoever looks at the table through [`with`] is told when it changes.

use std::cell::RefCell;

use catalog::{LogEntry, TableFace};
use leptos::prelude::*;
use smokestack_core::{NotPlayed, Player, Seat, Viewer};

use super::saves;
use crate::bot_worker::{self, Errand};
use crate::storage::StorageError;

/// The open table.
pub(crate) struct Session {
    pub id: String,
    pub table: Box<dyn TableFace>,
    pub colours: Vec<usize>,
    /// Moves that were undone, the next one to redo last.
    pub redo: Vec<(Seat, String)>,
    /// Why the last move is not in the browser's storage.
    pub unsaved: Option<StorageError>,
    /// Whether a seat knows more than those who watch: several people around one screen then need a curtain.
    secrets: bool,
    /// Who said to be in front of the screen; somebody else's turn draws the curtain.
    present: Option<Seat>,
}

thread_local! {
    static NOW: RefCell<Option<Session>> = const { RefCell::new(None) };
    static CHANGES: ArcRwSignal<u32> = ArcRwSignal::new(0);
}

/// Looks at the open table, if there is one, and follows its changes.
pub(crate) fn with<R>(look: impl FnOnce(&Session) -> R) -> Option<R> {
    CHANGES.with(|changes| changes.track());
    with_untracked(look)
}

/// Looks at the open table once.
pub(crate) fn with_untracked<R>(look: impl FnOnce(&Session) -> R) -> Option<R> {
    NOW.with_borrow(|now| now.as_ref().map(look))
}

/// A number that grows with every change.
pub(crate) fn changes() -> u32 {
    CHANGES.with(|changes| changes.get())
}

/// Changes the open table, saves it and tells everyone.
pub(super) fn change<R>(alter: impl FnOnce(&mut Session) -> R) -> Option<R> {
    let result = NOW.with_borrow_mut(|now| {
        let session = now.as_mut()?;
        let result = alter(session);
        if session.curtain().is_some() {
            session.present = None;
        }
        session.save();
        Some(result)
    });
    CHANGES.with(|changes| changes.update(|count| *count += 1));
    result
}

pub(super) fn open(id: String, table: Box<dyn TableFace>, colours: Vec<usize>) {
    bot_worker::stop(Errand::Bot);
    let session = Session {
        id,
        secrets: catalog::has_secrets(&*table),
        table,
        colours,
        redo: Vec::new(),
        unsaved: None,
        present: None,
    };
    NOW.set(Some(session));
    change(|_| ());
}

/// Somebody is in front of the screen now: the curtain opens for the seat on turn.
pub(crate) fn show_yourself(seat: Seat) {
    change(|session| session.present = Some(seat));
}

/// Leaves the table with this id, if it is the open one.
pub(super) fn leave(id: &str) {
    if with_untracked(|session| session.id == id) == Some(true) {
        NOW.set(None);
        CHANGES.with(|changes| changes.update(|count| *count += 1));
    }
}

/// Plays a move. What had been undone can be redone only as long as the same moves are made again.
pub(crate) fn play(seat: Seat, action: &str) -> Option<Result<LogEntry, NotPlayed>> {
    change(|session| {
        let entry = session.table.play(seat, action)?;
        match session.redo.pop() {
            Some((by, redone)) if by == seat && redone == action => {}
            _ => session.redo.clear(),
        }
        Ok(entry)
    })
}

impl Session {
    fn save(&mut self) {
        self.unsaved = saves::write(&self.id, &self.table.record(), &self.colours).err();
    }

    /// Whether a person decides for this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.table.players().get(seat.index()), Some(Player::Person(_)))
    }

    /// Whose eyes the screen has: the only person's, or everybody's around one screen; where hands are secret, those of
    /// whoever is in front of it.
    pub fn viewer(&self) -> Viewer {
        match (self.people(), self.present) {
            ((Some(only), None), _) => Viewer::Seat(only),
            (_, Some(seat)) if self.table.turn().is_some() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Two people at this screen, if there are as many.
    fn people(&self) -> (Option<Seat>, Option<Seat>) {
        let mut people = Seat::all(self.table.players().len()).filter(|seat| self.is_person(*seat));
        (people.next(), people.next())
    }

    /// Whom the screen has to be passed to before anything is shown.
    pub fn curtain(&self) -> Option<Seat> {
        let several = self.secrets && self.people().1.is_some();
        let turn = self.table.turn().filter(|seat| self.is_person(*seat));
        turn.filter(|seat| several && self.present != Some(*seat))
    }

    /// The person in front of this screen who decides now.
    pub fn asked(&self) -> Option<Seat> {
        let turn = self.table.turn().filter(|seat| self.is_person(*seat));
        turn.filter(|_| self.curtain().is_none())
    }

    /// What the screen may know of the position.
    pub fn known(&self) -> serde_json::Value {
        match self.secrets {
            true => self.table.view_json(self.viewer()),
            false => self.table.position_json(),
        }
    }
}
