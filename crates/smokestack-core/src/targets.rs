//! What an action concerns: the pieces and places that a player points at to choose it, and its amount.

use serde::Serialize;

use crate::{Game, Message, Table};

/// The pieces and places that an action concerns, and its amount; [`Game::targets`] explains the ids.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Targets {
    ids: Vec<String>,
    /// This many ids, from the first, are what the action is carried out with; the others are its places.
    used: usize,
    amount: Option<u32>,
}

impl Targets {
    /// An action that concerns nothing but the position as a whole.
    pub fn none() -> Targets {
        Targets::default()
    }

    /// An action at a place.
    pub fn at(place: &str) -> Targets {
        Targets::none().and_at(place)
    }

    /// An action with an amount.
    pub fn of(amount: impl Into<u32>) -> Targets {
        Targets::none().and_of(amount)
    }

    /// An action that is carried out with a piece.
    pub fn with(piece: &str) -> Targets {
        Targets::none().and_with(piece)
    }

    pub fn and_at(mut self, place: &str) -> Targets {
        self.ids.push(place.to_owned());
        self
    }

    pub fn and_of(mut self, amount: impl Into<u32>) -> Targets {
        self.amount = Some(amount.into());
        self
    }

    pub fn and_with(mut self, piece: &str) -> Targets {
        self.ids.insert(self.used, piece.to_owned());
        self.used += 1;
        self
    }
}

/// One action, with everything that a user interface or an API client needs to offer it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The text form: `bid 3`.
    pub action: String,
    pub kind: &'static str,
    pub number: u32,
    pub label: Message,
    /// The pieces that the action is carried out with, then its places.
    pub targets: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<u32>,
    /// This many targets, from the first, are pieces that the action is carried out with.
    #[serde(skip)]
    used: usize,
    /// See [`Game::preference`].
    #[serde(skip)]
    pub preference: i32,
}

impl Choice {
    pub(crate) fn new<G: Game>(table: &Table<G>, action: G::Action) -> Choice {
        let (game, at) = (table.game(), table.position());
        let Targets { ids, used, amount } = game.targets(at, action);
        Choice {
            action: game.print(action),
            kind: G::info().kinds[G::kind(action)],
            number: G::number(action),
            label: game.describe(at, action),
            targets: ids,
            amount,
            used,
            preference: game.preference(at, action),
        }
    }

    /// The places of the action: pointing at one of them chooses it.
    pub fn places(&self) -> &[String] {
        &self.targets[self.used..]
    }

    pub fn is_at(&self, piece: &str) -> bool {
        self.places().iter().any(|place| place == piece)
    }

    /// Whether the action is carried out with this piece: pointing at it leaves only such actions.
    pub fn uses_piece(&self, piece: &str) -> bool {
        self.targets[..self.used].iter().any(|used| used == piece)
    }
}

/// An action that is not legal now, but that players look for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disabled<A> {
    pub action: A,
    /// The piece that is greyed out because of it, and explains why if no other action is legal there. `None` for an
    /// action in the list of answers.
    pub piece: Option<String>,
}

impl<A> Disabled<A> {
    pub fn on(piece: &str, action: A) -> Disabled<A> {
        let piece = Some(piece.to_owned());
        Disabled { action, piece }
    }

    pub fn listed(action: A) -> Disabled<A> {
        Disabled { action, piece: None }
    }
}
