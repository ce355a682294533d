//! Choosing, confirming and refusing: what a click on an action or a piece does.

use leptos::prelude::*;
use smokestack_core::PlayError;

use super::stage::{Mode, Stage};
use crate::games::{ClickIntent, Selection};
use crate::model::current;

impl Stage {
    /// The choices for the person at the screen.
    pub fn selection(self) -> Selection {
        let (chosen, filter_piece) = (self.chosen.get(), self.filter_piece.get());
        let choices = self.asked().and_then(|_| {
            self.see(|sight| Selection {
                legal: sight.table.legal(),
                disabled: sight.table.disabled(),
                ..Selection::default()
            })
        });
        Selection {
            chosen,
            filter_piece,
            ..choices.unwrap_or_default()
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
            Some(Ok(())) if self.settings.confirm_moves.get_untracked() => self.preview(action),
            Some(Ok(())) => self.play(action),
            Some(Err(PlayError::Refused(refused))) => {
                self.chosen.set(None);
                self.refused.set(Some(refused));
            }
            _ => {}
        }
    }

    /// Shows the effect of a legal action, and the same choice in other forms.
    fn preview(self, action: &str) {
        self.looked.set(None);
        self.refused.set(None);
        self.chosen.set(Some(action.to_owned()));
    }

    /// Filters the choices by a piece, or removes the filter.
    fn filter_by(self, piece: &str) {
        let is_set = self
            .filter_piece
            .get_untracked()
            .is_some_and(|filter| filter == piece);
        self.cancel();
        self.looked.set(None);
        self.filter_piece.set((!is_set).then(|| piece.to_owned()));
    }

    /// Plays the chosen action.
    pub fn confirm(self) {
        if let Some(action) = self.chosen.get_untracked() {
            self.play(&action);
        }
    }

    pub fn cancel(self) {
        self.chosen.set(None);
        self.filter_piece.set(None);
        self.refused.set(None);
    }

    /// Handles a click on a piece: chooses its action, or explains why none is possible.
    pub fn click_piece(self, piece: &str) {
        if self.mode != Mode::Table {
            return;
        }
        match untrack(|| self.selection()).click(piece) {
            Some(ClickIntent::Filter) => self.filter_by(piece),
            // The player still has to choose one of them: nothing is played at once.
            Some(ClickIntent::Preview(first)) => self.preview(&first),
            Some(ClickIntent::Choose(action)) => self.choose(&action),
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
