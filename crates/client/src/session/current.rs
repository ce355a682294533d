//! The table that is open, shared by everything that shows it.
//!
//! A table is too big for a signal's value and knows nothing of threads, so it lives beside a signal that counts its
//! changes: whoever looks at the table through [`with`] is told when it changes.

use std::cell::RefCell;

use catalog::{DynTable, LogEntry};
use leptos::prelude::*;
use smokestack_core::{PlayError, Player, Seat, Viewer};

use super::chair::Chair;
use super::remote::Remote;
use super::saves;
use crate::bot_worker::{self, Errand};
use crate::route::Route;
use crate::storage::StorageError;

/// The open table.
pub(crate) struct Session {
    pub id: String,
    /// A game of the server's is imagined from what this browser may know of it.
    pub table: Box<dyn DynTable>,
    pub colours: Vec<usize>,
    pub kept: Kept,
}

/// Where a game lives, and with it who may see and do what in front of this screen.
pub(crate) enum Kept {
    /// In this browser: everybody sits around one screen.
    Here(Screen),
    /// On the server: whoever is here has one chair, or watches.
    Server(Box<Chair>),
}

/// Several people around one screen.
#[derive(Default)]
pub(crate) struct Screen {
    /// Moves that were undone, the next one to redo last.
    pub redo: Vec<(Seat, String)>,
    /// Why the last move is not in the browser's storage.
    pub unsaved: Option<StorageError>,
    /// Whether a seat knows more than those who watch: several people around one screen then need a curtain.
    secrets: bool,
    /// Who said to be in front of the screen; somebody else's turn draws the curtain.
    present: Option<Seat>,
}

/// The position in which somebody chooses: the table, its moves and undos, and who is asked.
pub(crate) type Place = (String, usize, i64, Option<Seat>);

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
        session.keep();
        Some(result)
    });
    CHANGES.with(|changes| changes.update(|count| *count += 1));
    result
}

/// Opens a game that is played in this browser.
pub(super) fn open(id: String, table: Box<dyn DynTable>, colours: Vec<usize>) {
    let screen = Screen {
        secrets: catalog::has_secrets(&*table),
        ..Screen::default()
    };
    sit_down(Session {
        id,
        table,
        colours,
        kept: Kept::Here(screen),
    });
}

/// The page of a table of the server's was opened again: what is known of it is still here, unless somebody else is now.
pub(super) fn take_chair(id: &str, remote: Remote) {
    let chair = |session: &Session| {
        let chair = session.chair().filter(|_| session.id == id);
        chair.map(Chair::is_own)
    };
    let own = with_untracked(chair).flatten();
    if own == Some(false) {
        leave(id);
    }
    if own == Some(true) {
        change(|session| {
            if let Kept::Server(chair) = &mut session.kept {
                chair.take(remote);
            }
        });
    }
}

pub(super) fn sit_down(session: Session) {
    bot_worker::stop(Errand::Bot);
    NOW.set(Some(session));
    change(|_| ());
}

/// Somebody is in front of the screen now: the curtain opens for the seat on turn.
pub(crate) fn show_yourself(seat: Seat) {
    change(|session| {
        if let Kept::Here(screen) = &mut session.kept {
            screen.present = Some(seat);
        }
    });
}

/// Leaves the table with this id, if it is the open one.
pub(super) fn leave(id: &str) {
    if with_untracked(|session| session.id == id) == Some(true) {
        NOW.set(None);
        CHANGES.with(|changes| changes.update(|count| *count += 1));
    }
}

/// Plays a move, or has the server play it.
pub(crate) fn play(seat: Seat, action: &str) -> Option<Result<(), PlayError>> {
    change(|session| match &mut session.kept {
        Kept::Here(screen) => {
            session.table.play(seat, action)?;
            screen.forget_redo(seat, action);
            Ok(())
        }
        Kept::Server(chair) => {
            chair.play(action, session.table.legal().len() > 1);
            Ok(())
        }
    })
}

impl Screen {
    /// What had been undone can be redone only as long as the same moves are made again.
    fn forget_redo(&mut self, seat: Seat, action: &str) {
        match self.redo.pop() {
            Some((by, redone)) if by == seat && redone == action => {}
            _ => self.redo.clear(),
        }
    }
}

impl Session {
    /// After every change: the curtain falls, and the game is saved.
    fn keep(&mut self) {
        let curtain = self.curtain().is_some();
        if let Kept::Here(screen) = &mut self.kept {
            if curtain {
                screen.present = None;
            }
            screen.unsaved = saves::write(&self.id, &*self.table, &self.colours).err();
        }
    }

    /// The game around this screen, if it is one.
    pub fn screen(&self) -> Option<&Screen> {
        match &self.kept {
            Kept::Here(screen) => Some(screen),
            Kept::Server(_) => None,
        }
    }

    /// The chair at a table of the server's, if it is one.
    pub fn chair(&self) -> Option<&Chair> {
        match &self.kept {
            Kept::Here(_) => None,
            Kept::Server(chair) => Some(chair),
        }
    }

    pub fn place(&self) -> Place {
        let (moves, undos) = match &self.kept {
            Kept::Here(_) => (self.table.move_count(), 0),
            Kept::Server(chair) => (chair.moves(), chair.undos),
        };
        (self.id.clone(), moves, undos, self.asked())
    }

    /// Where it is shown.
    pub fn route(&self) -> Route {
        match self.kept {
            Kept::Here(_) => Route::Table,
            Kept::Server(_) => Route::Online { id: self.id.clone() },
        }
    }

    /// What the server told of the game; what happens here, the table knows itself.
    pub fn told(&self) -> Option<&[LogEntry]> {
        self.chair().and_then(Chair::told)
    }

    /// The record, as far as this browser has it: that of a game on the server comes when it is over.
    pub fn record(&self) -> Option<String> {
        self.told().is_none().then(|| self.table.record())
    }

    /// Whether a person decides for this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.table.players().get(seat.index()), Some(Player::Person(_)))
    }

    /// Whether nobody moves any more: it was played to its end, or ended before.
    pub fn is_over(&self) -> bool {
        self.table.turn().is_none() || self.chair().is_some_and(|chair| chair.is_ended)
    }

    /// Whose eyes the screen has: the only person's, or everybody's around one screen; where hands are secret, those of
    /// whoever is in front of it.
    pub fn viewer(&self) -> Viewer {
        let screen = match &self.kept {
            Kept::Here(screen) => screen,
            Kept::Server(chair) => return chair.seat.map_or(Viewer::Spectator, Viewer::Seat),
        };
        match (self.people(), screen.present) {
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
        let screen = self.screen()?;
        let several = screen.secrets && self.people().1.is_some();
        let turn = self.table.turn().filter(|seat| self.is_person(*seat));
        turn.filter(|seat| several && screen.present != Some(*seat))
    }

    /// The person in front of this screen who decides now.
    pub fn asked(&self) -> Option<Seat> {
        let turn = self.table.turn();
        match &self.kept {
            Kept::Here(_) => turn.filter(|seat| self.is_person(*seat) && self.curtain().is_none()),
            Kept::Server(chair) => turn.filter(|seat| chair.may_answer(*seat)),
        }
    }

    /// Whether somebody else decides, at another screen; nobody waits for others as long as the own move is on its way.
    pub fn waits_for_others(&self) -> bool {
        self.chair()
            .is_some_and(|chair| chair.seat != self.table.turn() || chair.has_stand_in)
    }

    /// What the screen may know of the position.
    pub fn known(&self) -> serde_json::Value {
        match &self.kept {
            Kept::Here(screen) if !screen.secrets => self.table.position_json(),
            _ => self.table.view_json(self.viewer()),
        }
    }
}
