//! What can be chosen, what is chosen, and what a click on a piece means: the same for all games, from the targets that
//! the engine names.

use std::sync::Arc;

use catalog::{Choice, Disabled};

/// The actions that can be chosen now, and the one that is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Selection {
    /// Every legal action; empty unless the person at the screen has to decide.
    pub legal: Arc<[Choice]>,
    /// Actions that are not legal, but explain why.
    pub disabled: Arc<[Disabled<Choice>]>,
    /// The text of the action that waits to be confirmed.
    pub chosen: Option<String>,
    /// The piece by which the choices are filtered.
    pub filter_piece: Option<String>,
}

/// The meaning of a click on a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ClickIntent {
    /// It filters the choices.
    Filter,
    /// Several actions are possible there, this one first: the player still has to choose.
    Preview(String),
    /// The only action there, or one that is not legal and explains why.
    Choose(String),
}

impl Selection {
    /// The legal actions that the filter leaves.
    pub fn moves(&self) -> impl Iterator<Item = &Choice> {
        self.legal.iter().filter(|choice| self.passes_filter(choice))
    }

    pub fn passes_filter(&self, choice: &Choice) -> bool {
        let filter = self.filter_piece.as_deref();
        filter.is_none_or(|piece| choice.uses_piece(piece))
    }

    /// The legal action that a click on a piece chooses.
    pub fn at(&self, piece: &str) -> Option<&Choice> {
        let here = self.moves().filter(|choice| choice.is_at(piece));
        // The first of several equals.
        here.fold(None, |best: Option<&Choice>, choice| match best {
            Some(best) if best.preference >= choice.preference => Some(best),
            _ => Some(choice),
        })
    }

    pub fn action_at(&self, piece: &str) -> Option<String> {
        self.at(piece).map(|choice| choice.action.clone())
    }

    /// The action that waits to be confirmed.
    pub fn chosen(&self) -> Option<&Choice> {
        let chosen = self.chosen.as_ref()?;
        self.legal.iter().find(|choice| choice.action == *chosen)
    }

    /// Whether the chosen action takes place at this piece.
    pub fn is_chosen(&self, piece: &str) -> bool {
        self.chosen().is_some_and(|choice| choice.is_at(piece))
    }

    /// Whether a click on a piece filters the choices by it: actions are carried out with it, and none at it.
    pub fn is_filter(&self, piece: &str) -> bool {
        self.legal.iter().any(|choice| choice.uses_piece(piece))
            && !self.legal.iter().any(|choice| choice.is_at(piece))
    }

    /// Whether a piece is greyed out, and explains why when clicked.
    pub fn is_disabled(&self, piece: &str) -> bool {
        self.at(piece).is_none() && self.explanation(piece).is_some()
    }

    fn explanation(&self, piece: &str) -> Option<&Choice> {
        let here = |disabled: &&Disabled<Choice>| disabled.piece.as_deref() == Some(piece);
        self.disabled.iter().find(here).map(|disabled| &disabled.action)
    }

    pub fn click(&self, piece: &str) -> Option<ClickIntent> {
        if self.is_filter(piece) {
            return Some(ClickIntent::Filter);
        }
        let Some(first) = self.at(piece) else {
            let filtered_out = self.legal.iter().find(|choice| choice.is_at(piece));
            let other = filtered_out.or_else(|| self.explanation(piece))?;
            return Some(ClickIntent::Choose(other.action.clone()));
        };
        let action = first.action.clone();
        match self.moves().filter(|choice| choice.is_at(piece)).nth(1) {
            Some(_) => Some(ClickIntent::Preview(action)),
            None => Some(ClickIntent::Choose(action)),
        }
    }

    /// The same choice in other forms: with other amounts, or else everything at the same places.
    pub fn variants(&self, of: &Choice) -> Vec<&Choice> {
        let is_variant = |choice: &&Choice| match of.amount {
            Some(_) => choice.kind == of.kind && choice.targets == of.targets && !of.places().is_empty(),
            None => choice.places().iter().any(|place| of.is_at(place)),
        };
        self.moves().filter(is_variant).collect()
    }

    /// Whether an action can be chosen on a picture: it has a target other than the one that filters.
    pub fn is_on_picture(&self, choice: &Choice) -> bool {
        choice
            .targets
            .iter()
            .any(|target| Some(target) != self.filter_piece.as_ref())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use catalog::DynTable;

    use super::*;
    use crate::games::tests::played;

    /// Everything that can be chosen at a table.
    pub(crate) fn selection(table: &dyn DynTable) -> Selection {
        Selection {
            legal: table.legal(),
            disabled: table.disabled(),
            ..Selection::default()
        }
    }

    /// In whole games, every action with a target is chosen by clicks on it, and every disabled piece is explained.
    #[test]
    fn every_action_with_targets_can_be_clicked() {
        for game in catalog::games() {
            let info = game.info();
            let table = played(info.id, *info.seats.last().expect("somebody can play"));
            for moves in (0..table.move_count()).step_by(3) {
                check_clicks(&*table.after(moves));
            }
        }
    }

    fn check_clicks(table: &dyn DynTable) {
        let mut selection = selection(table);
        for choice in table.legal().iter() {
            let used = &choice.targets[..choice.targets.len() - choice.places().len()];
            selection.filter_piece = used.iter().find(|piece| selection.is_filter(piece)).cloned();
            for place in choice.places() {
                let intent = selection.click(place);
                let Some(ClickIntent::Preview(first) | ClickIntent::Choose(first)) = intent else {
                    panic!("{place} does nothing for {}", choice.action);
                };
                let first = selection.legal.iter().find(|choice| choice.action == first);
                let first = first.expect("a click on a target chooses a legal action");
                let reached = first.action == choice.action
                    || selection
                        .moves()
                        .any(|other| other == choice && other.is_at(place));
                assert!(reached, "{} is not reached at {place}", choice.action);
            }
            selection.filter_piece = None;
        }
        let seat = table.turn().expect("the game is not over");
        for Disabled { action, piece } in table.disabled().iter() {
            assert!(table.check(seat, &action.action).is_err(), "{}", action.action);
            let Some(piece) = piece.as_deref().filter(|piece| selection.is_disabled(piece)) else {
                continue;
            };
            if !selection.is_filter(piece) {
                let explained = ClickIntent::Choose(action.action.clone());
                assert_eq!(selection.click(piece), Some(explained), "{piece}");
            }
        }
    }

    #[test]
    fn a_card_in_hand_filters_until_it_is_clicked_again() {
        let table = played("age-of-industry", 3);
        let open = (0..table.move_count())
            .map(|moves| table.after(moves))
            .find(|table| {
                let legal = table.legal();
                legal.iter().any(|choice| choice.kind == "build")
                    && legal.iter().any(|choice| choice.kind == "link")
            });
        let mut selection = selection(&*open.expect("somebody could build"));
        let build = selection.legal.iter().find(|choice| choice.kind == "build");
        let card = build.expect("it was looked for").targets[0].clone();
        assert_eq!(selection.click(&card), Some(ClickIntent::Filter));
        let all = selection.moves().count();
        selection.filter_piece = Some(card);
        let filtered: Vec<&str> = selection.moves().map(|choice| choice.kind).collect();
        assert!(filtered.len() < all);
        assert!(
            filtered.iter().all(|kind| ["build", "anywhere"].contains(kind)),
            "{filtered:?}"
        );
    }
}
