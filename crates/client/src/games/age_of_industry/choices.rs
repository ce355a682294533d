//! The actions that a click on a piece may mean.
//!
//! Pieces have the ids of the data; a card in hand is written `hand/location_red`, a stack of another player's
//! display `B/cotton_mill`.

use std::collections::BTreeMap;

use age_of_industry::{Action, AgeOfIndustry, Asking, Card, CardKind, Industry, Outlet, Refusal, SpaceId};
use smokestack_core::{Game as _, Seat, Table};

use super::super::Marks;

/// A card in hand.
pub(super) fn in_hand(card: &str) -> String {
    format!("hand/{card}")
}

/// The pieces on which an action is chosen: its place, or both its places.
pub(super) fn pieces(action: &str) -> Vec<String> {
    let words: Vec<&str> = action.split(' ').collect();
    match words[..] {
        ["build", _, _, space] | ["place", _, space] => vec![space.to_owned()],
        ["sell", mill, outlet] => vec![mill.to_owned(), outlet.to_owned()],
        ["link" | "take" | "develop" | "draw", piece] => vec![piece.to_owned()],
        ["discard", card] => vec![in_hand(card)],
        _ => Vec::new(),
    }
}

/// The actions that can be chosen, by piece.
pub(super) struct Lit {
    actions: BTreeMap<String, String>,
    chosen: Vec<String>,
}

impl Lit {
    pub fn new(marks: &Marks) -> Lit {
        let mut actions = BTreeMap::new();
        for action in &marks.legal {
            for piece in pieces(action) {
                actions.entry(piece).or_insert_with(|| action.clone());
            }
        }
        let chosen = marks.chosen.as_deref().map(pieces).unwrap_or_default();
        Lit { actions, chosen }
    }

    pub fn action(&self, piece: &str) -> Option<&str> {
        self.actions.get(piece).map(String::as_str)
    }

    pub fn is_chosen(&self, piece: &str) -> bool {
        self.chosen.iter().any(|chosen| chosen == piece)
    }
}

/// Whether a click on a piece filters the choices: while the player chooses an action, a card in hand does.
pub(super) fn narrows(table: &Table<AgeOfIndustry>, piece: &str) -> bool {
    let asked = table.position().open.asking == Asking::Act;
    asked && piece.starts_with("hand/") && listed(table).any(|action| is_done_with(piece, &action))
}

/// Whether an action plays this card in hand.
pub(super) fn is_done_with(piece: &str, action: &str) -> bool {
    let card = piece.strip_prefix("hand/");
    let mut words = action.split(' ');
    let plays = matches!(words.next(), Some("build" | "anywhere" | "discard"));
    plays && card.is_some() && card == words.next()
}

/// Whether an action is chosen on a picture; other actions have buttons. Building anywhere gets a button once a card is
/// selected.
pub(super) fn is_on_picture(action: &str, marks: &Marks) -> bool {
    match action.split(' ').next().unwrap_or_default() {
        "pass" | "done" | "repay" => false,
        "anywhere" => marks.held.is_none(),
        "draw" => action != "draw pile",
        _ => true,
    }
}

/// The actions that are shown disabled. Building anywhere takes both actions: a player with only one left can ask why
/// it is not possible (AI-3.6).
pub(super) fn barred(table: &Table<AgeOfIndustry>) -> Vec<String> {
    let (game, at) = (table.game(), table.position());
    if at.open.asking != Asking::Act {
        return Vec::new();
    }
    let anywhere = game.hand(at, at.open.turn()).kinds().map(Action::Anywhere);
    let refused = anywhere.filter(|action| game.check(at, *action).is_err());
    refused.map(|action| game.print(action)).collect()
}

fn listed(table: &Table<AgeOfIndustry>) -> impl Iterator<Item = String> {
    let actions = table.legal_actions().into_iter();
    actions.map(|action| table.game().print(action))
}

/// The actions that a click on a piece may mean; if none is legal, one that explains why.
pub(super) fn on(table: &Table<AgeOfIndustry>, piece: &str) -> Vec<String> {
    let held = piece.starts_with("hand/");
    let meant = |action: &String| {
        if held {
            is_done_with(piece, action)
        } else {
            pieces(action).iter().any(|one| one == piece)
        }
    };
    let legal: Vec<String> = listed(table).filter(meant).collect();
    if !legal.is_empty() {
        return legal;
    }
    let wanted = Wanted {
        table,
        game: table.game(),
        seat: table.position().open.turn(),
    };
    let best = wanted.best(wanted.actions(piece));
    best.map(|action| table.game().print(action))
        .into_iter()
        .collect()
}

/// The actions that a player who clicks a piece might want.
struct Wanted<'a> {
    table: &'a Table<AgeOfIndustry>,
    game: &'a AgeOfIndustry,
    seat: Seat,
}

impl Wanted<'_> {
    fn actions(&self, piece: &str) -> Vec<Action> {
        let map = self.game.map();
        let asking = self.table.position().open.asking;
        if let Some(card) = piece.strip_prefix("hand/") {
            let Some(card) = Card::from_id(card) else {
                return Vec::new();
            };
            return match asking {
                Asking::Discard(_) => vec![Action::Discard(card)],
                _ => self.builds_with(card),
            };
        }
        if let Some(space) = map.find_space(piece) {
            return match asking {
                Asking::Cube => vec![Action::Take(space)],
                Asking::Place => self
                    .fitting(space)
                    .map(|kind| Action::Place(kind, space))
                    .collect(),
                Asking::Sell => self.sales(piece),
                _ => {
                    let sales = self.sales(piece);
                    if sales.is_empty() {
                        self.builds(space)
                    } else {
                        sales
                    }
                }
            };
        }
        if map.find_market(piece).is_some() {
            return self.sales(piece);
        }
        let line = map.find_line(piece).map(Action::Link);
        let import = || map.find_import(piece).map(Action::Take);
        let stack = || Industry::from_id(piece).map(Action::Develop);
        let card = || Card::from_id(piece).map(|card| Action::Draw(Some(card)));
        let pile = || (piece == "pile").then_some(Action::Draw(None));
        let one = line.or_else(import).or_else(stack).or_else(card).or_else(pile);
        one.into_iter().collect()
    }

    /// The industries that fit on a space.
    fn fitting(&self, space: SpaceId) -> impl Iterator<Item = Industry> + use<> {
        let symbol = self.game.map().space(space).symbol;
        Industry::ALL.into_iter().filter(move |kind| symbol.takes(*kind))
    }

    fn builds(&self, space: SpaceId) -> Vec<Action> {
        let hand = self.game.hand(self.table.position(), self.seat);
        let with = |card: Card| {
            self.fitting(space)
                .map(move |kind| Action::Build(card, kind, space))
        };
        hand.kinds().flat_map(with).collect()
    }

    /// Everything that a player might want to build with a card.
    fn builds_with(&self, card: Card) -> Vec<Action> {
        let spaces = self.game.map().space_ids();
        let on = |space: SpaceId| {
            self.fitting(space)
                .map(move |kind| Action::Build(card, kind, space))
        };
        let builds = spaces.flat_map(on);
        let shown = |action: &Action| match (card.kind(), action) {
            (CardKind::Industry(shown), Action::Build(_, kind, _)) => *kind == shown,
            _ => true,
        };
        builds.filter(shown).collect()
    }

    /// Sales from one of the player's mills or factories, or to an outlet.
    fn sales(&self, piece: &str) -> Vec<Action> {
        let (open, map) = (&self.table.position().open, self.game.map());
        let goods = open
            .tiles_of(Industry::CottonMill)
            .or(open.tiles_of(Industry::Factory));
        let mills = open.holding(self.seat).own.and(goods).without(open.flipped);
        let ports = open.tiles_of(Industry::Port).map(Outlet::Port);
        let outlets: Vec<Outlet> = map.market_ids().map(Outlet::Market).chain(ports).collect();
        let named = |outlet: &Outlet| match *outlet {
            Outlet::Port(space) => map.space(space).id == piece,
            Outlet::Market(market) => map.market(market).id == piece,
        };
        let to = outlets.iter().copied().find(named);
        let pairs = mills.flat_map(|mill| outlets.iter().map(move |outlet| (mill, *outlet)));
        let about = |(mill, outlet): &(SpaceId, Outlet)| match to {
            Some(to) => *outlet == to,
            None => map.space(*mill).id == piece,
        };
        let meant = pairs.filter(about);
        meant.map(|(mill, outlet)| Action::Sell(mill, outlet)).collect()
    }

    /// The action that comes closest to being legal, because its obstacle is the most useful to know.
    fn best(&self, actions: Vec<Action>) -> Option<Action> {
        let worth = |action: &Action| match self.game.check(self.table.position(), *action) {
            Ok(()) => 4,
            Err(Refusal::NoSupply { .. } | Refusal::NoShip(_) | Refusal::NotWanted(_)) => 3,
            Err(Refusal::NotLinked(_) | Refusal::NotConnected(..) | Refusal::NoPortOfYours(_)) => 2,
            Err(Refusal::CardShows(_)) => 0,
            Err(_) => 1,
        };
        // The first of several equals.
        actions.into_iter().rev().max_by_key(worth)
    }
}
