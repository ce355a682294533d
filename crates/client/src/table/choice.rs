//! Choosing, confirming and refusing: what a click on an action or a piece does.

use leptos::prelude::*;
use smokestack_core::NotPlayed;

use super::boards::{self, Marks};
use super::stage::{Mode, Stage};
use crate::session::current;

impl Stage {
    /// What can be chosen by the person in front of the screen.
    pub fn marks(self) -> Marks {
        let asked = self.asked();
        let chosen = self.chosen.get();
        let legal = |sight: &super::stage::Sight<'_>| {
            let legal = sight.table.legal();
            legal.into_iter().map(|choice| choice.action).collect()
        };
        Marks {
            legal: asked.and_then(|_| self.see(legal)).unwrap_or_default(),
            chosen,
        }
    }

    /// Chooses an action: shows its effect, or plays it at once if the person wants it so. One that is not legal is
    /// explained instead.
    pub fn choose(self, action: &str) {
        let Some(seat) = untrack(|| self.asked()) else {
            return;
        };
        // The card of the piece would lie over the answer.
        self.looked.set(None);
        let checked = current::with_untracked(|session| session.table.check(seat, action));
        match checked {
            Some(Ok(())) if self.settings.confirm_moves.get_untracked() => {
                self.refused.set(None);
                self.chosen.set(Some(action.to_owned()));
            }
            Some(Ok(())) => self.play(action),
            Some(Err(NotPlayed::Refused(refused))) => {
                self.chosen.set(None);
                self.refused.set(Some(refused));
            }
            _ => {}
        }
    }

    /// Plays what is chosen.
    pub fn confirm(self) {
        if let Some(action) = self.chosen.get_untracked() {
            self.play(&action);
        }
    }

    pub fn cancel(self) {
        self.chosen.set(None);
        self.refused.set(None);
    }

    /// A click on a piece: chooses what it lights up for, else explains why nothing is possible.
    pub fn point(self, piece: &str) {
        if self.mode != Mode::Table || untrack(|| self.asked()).is_none() {
            return;
        }
        let marks = untrack(|| self.marks());
        let meant = current::with_untracked(|session| {
            let board = boards::of(&*session.table)?;
            boards::legal_on(board, &*session.table, &marks, piece)
                .or_else(|| board.actions_on(&*session.table, piece).into_iter().next())
        });
        if let Some(action) = meant.flatten() {
            self.choose(&action);
        }
    }

    fn play(self, action: &str) {
        let Some(seat) = untrack(|| self.asked()) else {
            return;
        };
        self.cancel();
        self.looked.set(None);
        if let Some(Err(NotPlayed::Refused(refused))) = current::play(seat, action) {
            self.refused.set(Some(refused));
        }
    }
}
