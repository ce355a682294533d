//! What an action concerns, and the actions that players look for although they are not legal.

use smokestack_core::{Disabled, Game as _, Targets};

use crate::action::{Action, Outlet};
use crate::ids::{Card, CardKind, Industry, SpaceId};
use crate::position::{Asking, Position};
use crate::{AgeOfIndustry, Refusal};

const PILE: &str = "pile";

/// A card in hand: cards of the same kind also lie beside the pile.
fn in_hand(card: Card) -> String {
    format!("hand/{}", card.id())
}

impl AgeOfIndustry {
    pub(crate) fn targets_of(&self, action: Action) -> Targets {
        let map = self.map();
        match action {
            Action::Build(card, industry, space) => Targets::with(&in_hand(card))
                .and_with(industry.id())
                .and_at(&map.space(space).id),
            Action::Anywhere(card) => Targets::with(&in_hand(card)),
            Action::Place(industry, space) => Targets::with(industry.id()).and_at(&map.space(space).id),
            Action::Link(line) => Targets::at(&map.line(line).id),
            Action::Take(space) => match map.import_id(space) {
                Some(import) => Targets::at(&import),
                None => Targets::at(&map.space(space).id),
            },
            Action::Sell(mill, outlet) => Targets::at(&map.space(mill).id).and_at(self.outlet_id(outlet)),
            Action::Develop(industry) => Targets::at(industry.id()),
            Action::Draw(None) => Targets::at(PILE),
            Action::Draw(Some(card)) => Targets::at(card.id()),
            Action::Discard(card) => Targets::at(&in_hand(card)),
            Action::Repay(units) => Targets::of(u32::from(units) * u32::from(self.data.params.loan_unit)),
            Action::Pass | Action::Done => Targets::none(),
        }
    }

    fn outlet_id(&self, outlet: Outlet) -> &str {
        match outlet {
            Outlet::Port(space) => &self.map().space(space).id,
            Outlet::Market(market) => &self.map().market(market).id,
        }
    }

    /// For each piece without a legal action, the action that comes closest. Building anywhere takes both actions, so
    /// that a player with only one left would look for it in the list (AI-3.6).
    pub(crate) fn disabled(&self, at: &Position) -> Vec<Disabled<Action>> {
        if self.turn(at).seat().is_none() {
            return Vec::new();
        }
        let map = self.map();
        let hand = self.hand(at, at.open.turn());
        let mut wanted = Wanted {
            game: self,
            at,
            found: Vec::new(),
        };
        for space in map.space_ids() {
            wanted.add(&map.space(space).id, wanted.on_space(space));
            if let Some(import) = map.import_id(space) {
                wanted.add(&import, vec![Action::Take(space)]);
            }
        }
        for market in map.market_ids() {
            let id = &map.market(market).id;
            wanted.add(id, wanted.sales(|_, outlet| outlet == Outlet::Market(market)));
        }
        for line in map.line_ids() {
            wanted.add(&map.line(line).id, vec![Action::Link(line)]);
        }
        for industry in Industry::ALL {
            wanted.add(industry.id(), vec![Action::Develop(industry)]);
        }
        wanted.add(PILE, vec![Action::Draw(None)]);
        for card in at.open.face_up.kinds() {
            wanted.add(card.id(), vec![Action::Draw(Some(card))]);
        }
        for card in hand.kinds() {
            wanted.add(&in_hand(card), wanted.with_card(card));
        }
        let mut disabled = wanted.found;
        if at.open.asking == Asking::Act {
            let anywhere = hand.kinds().map(Action::Anywhere);
            let refused = anywhere.filter(|action| self.check(at, *action).is_err());
            disabled.extend(refused.map(Disabled::listed));
        }
        disabled
    }
}

/// The actions that a player who points at a piece might want.
struct Wanted<'a> {
    game: &'a AgeOfIndustry,
    at: &'a Position,
    found: Vec<Disabled<Action>>,
}

impl Wanted<'_> {
    /// Adds the action that comes closest to being legal, because its obstacle is the most useful to know. If one is
    /// legal, there is nothing to explain.
    fn add(&mut self, piece: &str, actions: Vec<Action>) {
        let mut best: Option<(u8, Action)> = None;
        for action in actions {
            let closeness = match self.game.check(self.at, action) {
                Ok(()) => return,
                Err(Refusal::NoSupply { .. } | Refusal::NoShip(_) | Refusal::NotWanted(_)) => 3,
                Err(Refusal::NotLinked(_) | Refusal::NotConnected(..) | Refusal::NoPortOfYours(_)) => 2,
                Err(Refusal::CardShows(_)) => 0,
                Err(_) => 1,
            };
            if best.is_none_or(|(most, _)| closeness > most) {
                best = Some((closeness, action));
            }
        }
        self.found
            .extend(best.map(|(_, action)| Disabled::on(piece, action)));
    }

    fn on_space(&self, space: SpaceId) -> Vec<Action> {
        let sales = || self.sales(|mill, outlet| outlet == Outlet::Port(space) || mill == space);
        match self.at.open.asking {
            Asking::Cube => vec![Action::Take(space)],
            Asking::Place => {
                let fitting = self.fitting(space);
                fitting.map(|industry| Action::Place(industry, space)).collect()
            }
            Asking::Sell => sales(),
            _ => match sales() {
                sales if sales.is_empty() => self.builds(space),
                sales => sales,
            },
        }
    }

    /// The industries that fit on a space.
    fn fitting(&self, space: SpaceId) -> impl Iterator<Item = Industry> + use<> {
        let symbol = self.game.map().space(space).symbol;
        Industry::ALL.into_iter().filter(move |kind| symbol.takes(*kind))
    }

    fn builds(&self, space: SpaceId) -> Vec<Action> {
        let hand = self.game.hand(self.at, self.at.open.turn());
        let with = |card: Card| {
            let fitting = self.fitting(space);
            fitting.map(move |industry| Action::Build(card, industry, space))
        };
        hand.kinds().flat_map(with).collect()
    }

    fn with_card(&self, card: Card) -> Vec<Action> {
        if let Asking::Discard(_) = self.at.open.asking {
            return vec![Action::Discard(card)];
        }
        let on = |space: SpaceId| {
            let fitting = self.fitting(space);
            fitting.map(move |industry| Action::Build(card, industry, space))
        };
        let is_shown = |action: &Action| match (card.kind(), action) {
            (CardKind::Industry(shown), Action::Build(_, industry, _)) => *industry == shown,
            _ => true,
        };
        let spaces = self.game.map().space_ids();
        spaces.flat_map(on).filter(is_shown).collect()
    }

    /// Sales from the player's mills and factories.
    fn sales(&self, is_meant: impl Fn(SpaceId, Outlet) -> bool) -> Vec<Action> {
        let (open, map) = (&self.at.open, self.game.map());
        let goods = open
            .tiles_of(Industry::CottonMill)
            .or(open.tiles_of(Industry::Factory));
        let mills = open.holding(open.turn()).own.and(goods).without(open.flipped);
        let ports = open.tiles_of(Industry::Port).map(Outlet::Port);
        let outlets: Vec<Outlet> = map.market_ids().map(Outlet::Market).chain(ports).collect();
        let pairs = mills.flat_map(|mill| outlets.iter().map(move |outlet| (mill, *outlet)));
        let meant = pairs.filter(|(mill, outlet)| is_meant(*mill, *outlet));
        meant.map(|(mill, outlet)| Action::Sell(mill, outlet)).collect()
    }
}
