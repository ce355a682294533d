//! Choosing, confirming and refusing: what a click on an action or a piece does.

use leptos::prelude::*;
use smokestack_core::PlayError;

use super::stage::{Mode, Stage};
use crate::games::{self, Marks};
use crate::model::current;

/// The meaning of a click on a piece.
enum Meant {
    /// The click filters the choices.
    Held,
    /// Several actions are possible on it, this one first.
    Several(String),
    One(String),
}

impl Stage {
    /// The choices for the person at the screen.
    pub fn marks(self) -> Marks {
        let asked = self.asked();
        let (chosen, held) = (self.chosen.get(), self.held.get());
        let legal = |sight: &games::Sight<'_>| {
            let (legal, board) = (sight.table.legal(), games::of(sight.table));
            let legal = legal.iter().map(|choice| choice.action.clone());
            let fits = |action: &String| match (&held, board) {
                (Some(held), Some(board)) => board.is_done_with(held, action),
                _ => true,
            };
            legal.filter(fits).collect()
        };
        Marks {
            legal: asked.and_then(|_| self.see(legal)).unwrap_or_default(),
            chosen,
            held,
        }
    }

    /// Chooses an action: shows its effect, or plays it at once, depending on the settings. If the action is not legal,
    /// the reason is shown instead.
    pub fn choose(self, action: &str) {
        let Some(seat) = untrack(|| self.asked()) else {
            return;
        };
        // The card of the piece would cover the answer.
        self.looked.set(None);
        let checked = current::with_untracked(|session| session.table.check(seat, action));
        match checked {
            Some(Ok(())) if self.settings.confirm_moves.get_untracked() => self.offer(action),
            Some(Ok(())) => self.play(action),
            Some(Err(PlayError::Refused(refused))) => {
                self.chosen.set(None);
                self.refused.set(Some(refused));
            }
            _ => {}
        }
    }

    /// Shows the effect of a legal action, and the same choice in other forms.
    fn offer(self, action: &str) {
        self.looked.set(None);
        self.refused.set(None);
        self.chosen.set(Some(action.to_owned()));
    }

    /// Filters the choices by a piece in hand, or removes the filter.
    fn hold(self, piece: &str) {
        let held = self.held.get_untracked().is_some_and(|held| held == piece);
        self.cancel();
        self.looked.set(None);
        self.held.set((!held).then(|| piece.to_owned()));
    }

    /// Plays the chosen action.
    pub fn confirm(self) {
        if let Some(action) = self.chosen.get_untracked() {
            self.play(&action);
        }
    }

    pub fn cancel(self) {
        self.chosen.set(None);
        self.held.set(None);
        self.refused.set(None);
    }

    /// Handles a click on a piece: chooses its action, or explains why none is possible.
    pub fn point(self, piece: &str) {
        if self.mode != Mode::Table || untrack(|| self.asked()).is_none() {
            return;
        }
        let marks = untrack(|| self.marks());
        let meant = current::with_untracked(|session| {
            let (table, board) = (&*session.table, games::of(&*session.table)?);
            if board.narrows(table, piece) {
                return Some(Meant::Held);
            }
            let actions = board.actions_on(table, piece);
            let mut legal = actions.iter().filter(|action| marks.is_legal(action));
            match (legal.next(), legal.next()) {
                (Some(first), Some(_)) => Some(Meant::Several(first.clone())),
                (one, _) => one.or(actions.first()).cloned().map(Meant::One),
            }
        });
        match meant.flatten() {
            Some(Meant::Held) => self.hold(piece),
            // The player still has to choose one of them: nothing is played at once.
            Some(Meant::Several(first)) => self.offer(&first),
            Some(Meant::One(action)) => self.choose(&action),
            None => {}
        }
    }

    fn play(self, action: &str) {
        let Some(seat) = untrack(|| self.asked()) else {
            return;
        };
        self.cancel();
        self.looked.set(None);
        if let Some(Err(PlayError::Refused(refused))) = current::play(seat, action) {
            self.refused.set(Some(refused));
        }
    }
}
