//! Undo and redo. In a local game: back to the last decision of a person, across bots and other seats, but never past
//! something that was revealed. At an online table: back to the user's own last decision; the server decides whether
//! the others have to agree.

use catalog::LogEntry;

use super::current::{self, Backend, Session};
use crate::api::worker::{self, JobOwner};

/// Whether undo is possible, and if not, why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undo {
    /// Back to the position after this many moves.
    To(usize),
    /// No person has decided anything yet.
    Nothing,
    /// Hidden information was revealed since the last decision.
    Revealed,
}

/// How far undo would go. It does not stop at a forced move that was played automatically.
pub(crate) fn possible(session: &Session, skip_forced: bool) -> Undo {
    let own_log;
    let log: &[LogEntry] = match session.received_log() {
        Some(log) => log,
        None => {
            own_log = session.table.log(session.viewer());
            &own_log
        }
    };
    let decided = |seat| match session.online() {
        Some(online) => online.seat == Some(seat),
        None => session.is_person(seat),
    };
    let last = log
        .iter()
        .rev()
        .find(|entry| entry.seat.is_some_and(decided) && !(skip_forced && entry.forced));
    match last {
        None => Undo::Nothing,
        Some(_) if session.online().is_some() && session.is_over() => Undo::Nothing,
        Some(entry) if session.online().is_some() => Undo::To(entry.number - 1),
        Some(entry) if entry.number > session.table.undo_floor() => Undo::To(entry.number - 1),
        Some(_) => Undo::Revealed,
    }
}

pub(crate) fn undo(skip_forced: bool) {
    let to = current::with_untracked(|session| possible(session, skip_forced));
    if let Some(Undo::To(moves)) = to {
        worker::stop(JobOwner::Bot);
        current::change(|session| go_back(session, moves));
    }
}

fn go_back(session: &mut Session, moves: usize) {
    let log = session.table.log(session.viewer());
    match &mut session.backend {
        Backend::Local(hot_seat) => {
            for entry in log[moves + 1..].iter().rev() {
                hot_seat
                    .redo
                    .extend(entry.seat.map(|seat| (seat, entry.action.clone())));
            }
            session.table.truncate(moves);
        }
        Backend::Online(online) => online.go_back(moves),
    }
}

/// Whether something can be redone.
pub(crate) fn can_redo(session: &Session) -> bool {
    session
        .hot_seat()
        .is_some_and(|hot_seat| !hot_seat.redo.is_empty())
}

/// Replays the undone moves, up to a person's next decision.
pub(crate) fn redo() {
    loop {
        let next = current::with_untracked(|session| session.hot_seat()?.redo.last().cloned()).flatten();
        let Some((seat, action)) = next else { return };
        if !matches!(current::play(seat, &action), Some(Ok(_))) {
            return;
        }
        let person = current::with_untracked(|s| s.table.turn().is_none_or(|seat| s.is_person(seat)));
        if person != Some(false) {
            return;
        }
    }
}
