//! The scripted player for Age of Industry. It values actions in money: a level is worth 5, like a point at the end of
//! the game (AI-17.7).
//!
//! Its heuristics: sell when that is worth an action; build what gains most, mills where goods can be sold, mines where
//! coal is needed; build links that pay for their cubes or connect goods to an outlet; remove level-0 tiles early; draw
//! when the hand is small; repay debts at once.

mod building;
mod links;

use std::cell::OnceCell;

use age_of_industry::data::Stack;
use age_of_industry::{
    Action, AgeOfIndustry, Asking, Card, CardKind, Industry, LocationId, Outlet, Position, SpaceId,
};
use smokestack_core::{Game as _, NullSink, Seat};

use super::Planner;
use crate::Weights as _;
use crate::best_of;
use crate::evaluate::age_of_industry::{AgeOfIndustryWeights, CommonFeatures, Region, goods_index};

/// An action should gain at least this much; otherwise drawing cards is better.
const MIN_ACTION_VALUE: f64 = 4.0;
/// The factor for developing while the next tile could not be built anywhere.
const NO_SITE_FACTOR: f64 = 0.5;

impl Planner for AgeOfIndustry {
    type Bias = Industry;

    fn plan_with_bias(
        &self,
        at: &Position,
        seat: Seat,
        legal: &[Action],
        bias: Option<Industry>,
    ) -> Option<Action> {
        let context = PlannerContext {
            game: self,
            at,
            common: CommonFeatures::new(self, &AgeOfIndustryWeights::TUNED, &at.open),
            seat,
            bias,
            best_place: OnceCell::new(),
        };
        best_of(legal, |action| context.action_value(action))
    }
}

struct PlannerContext<'p> {
    game: &'p AgeOfIndustry,
    at: &'p Position,
    common: CommonFeatures<'p>,
    seat: Seat,
    bias: Option<Industry>,
    /// The value of the best place to build.
    best_place: OnceCell<f64>,
}

impl PlannerContext<'_> {
    fn action_value(&self, action: Action) -> f64 {
        match action {
            Action::Repay(units) => 1000.0 + f64::from(units),
            Action::Done => 0.0,
            Action::Sell(mill, outlet) => self.sale_value(mill, outlet),
            Action::Build(card, industry, space) => {
                self.build_value(industry, space) - 0.1 * self.card_value(card)
            }
            Action::Anywhere(card) => self.joker_card_value(card) - 0.1 * self.card_value(card),
            Action::Place(industry, space) => self.build_value(industry, space),
            Action::Link(line) => self.link_value(line),
            Action::Take(source) => self.source_value(source),
            Action::Develop(industry) => self.development_value(industry),
            Action::Draw(card) => {
                self.draw_value() + card.map_or(0.0, |card| 0.1 * self.card_value(card) - 0.3)
            }
            Action::Pass => -20.0,
            Action::Discard(card) => -self.card_value(card),
        }
    }

    fn region(&self, location: LocationId) -> &Region {
        self.common.region(location)
    }

    fn location(&self, space: SpaceId) -> LocationId {
        self.common.map.space(space).location
    }

    fn next_tile(&self, industry: Industry) -> Option<&Stack> {
        let next = self.game.next_tile(&self.at.open, self.seat, industry);
        next.map(|stack| self.common.data.stack(stack))
    }

    fn tile_on(&self, space: SpaceId) -> Option<&Stack> {
        let stack = self.at.open.tile(space);
        stack.map(|stack| self.common.data.stack(stack))
    }

    /// The income of the sale. The player's own port is better than a market, and that is better than a rival's port. A
    /// single sale waits for a second one unless time or outlets are short.
    fn sale_value(&self, mill: SpaceId, outlet: Outlet) -> f64 {
        let income = self.tile_on(mill).map_or(0.0, |stack| f64::from(stack.income));
        let own_tiles = self.at.open.holding(self.seat).own;
        let outlet = match outlet {
            Outlet::Port(port) if own_tiles.has(port) => {
                self.tile_on(port).map_or(0.0, |stack| f64::from(stack.income))
            }
            Outlet::Port(_) => -1.0,
            Outlet::Market(market) => {
                let tile = &self.common.data.market_tiles[self.at.open.market_tile(market)];
                -0.1 * tile.accepts.len() as f64
            }
        };
        if self.at.open.asking == Asking::Sell {
            return 100.0 + income + outlet;
        }
        let region = self.region(self.location(mill));
        let good = self
            .tile_on(mill)
            .and_then(|stack| goods_index(stack.industry))
            .unwrap_or(0);
        let has_little_demand = region.mills[good] >= region.open[good] || self.common.rounds < 2.0;
        let has_several_mills = region.mills[0] + region.mills[1] > 1.5;
        income + outlet + if has_little_demand { 8.0 } else { 0.0 }
            - if has_several_mills || has_little_demand {
                0.0
            } else {
                4.0
            }
    }

    /// Prefers the player's own source with the fewest cubes, then the rival's source with the most.
    fn source_value(&self, source: SpaceId) -> f64 {
        let is_own = self.at.open.holding(self.seat).own.has(source);
        let cubes_left = f64::from(self.at.open.cubes_on(source));
        if is_own { 10.0 - cubes_left } else { cubes_left }
    }

    /// Takes both actions for one build, so it must gain as much as two. The card does not matter for the place.
    fn joker_card_value(&self, card: Card) -> f64 {
        let best = *self.best_place.get_or_init(|| {
            let mut next_position = *self.at;
            self.game
                .apply(&mut next_position, Action::Anywhere(card), &mut NullSink);
            let mut places = Vec::new();
            self.game.legal_actions(&next_position, &mut places);
            let values = places.into_iter().map(|place| self.action_value(place));
            values.fold(f64::NEG_INFINITY, f64::max)
        });
        best - MIN_ACTION_VALUE - 2.0
    }

    /// Removes level-0 tiles early, earlier if the next tile could be built already. Other developments are only better
    /// than a pass.
    fn development_value(&self, industry: Industry) -> f64 {
        let is_blocked = self.next_tile(industry).is_some_and(|stack| stack.level == 0);
        let eagerness = match industry {
            favourite if is_blocked && self.bias == Some(favourite) => 1.5,
            Industry::Factory if is_blocked => 0.8,
            Industry::Ship if is_blocked => 0.6,
            _ => return -15.0,
        };
        let has_site = self.common.has_site(self.seat, industry);
        self.common.rounds * eagerness * if has_site { 1.0 } else { NO_SITE_FACTOR }
    }

    fn draw_value(&self) -> f64 {
        if self.common.rounds < 1.5 && self.at.open.pile == 0 {
            return 0.0;
        }
        match self.at.open.holding(self.seat).hand {
            0..=2 => 12.0,
            3..=4 => 7.0,
            5..=6 => MIN_ACTION_VALUE,
            _ => 0.5,
        }
    }

    /// How much a card is worth keeping: a location card allows places anywhere, an industry card needs a link.
    fn card_value(&self, card: Card) -> f64 {
        match card.kind() {
            CardKind::Location(colour) => {
                let map = self.common.map;
                let free = map.space_ids().filter(|space| {
                    let place = map.location(self.location(*space));
                    place.colour == Some(colour) && !self.at.open.occupied.has(*space)
                });
                1.0 + 0.4 * free.count() as f64
            }
            CardKind::Industry(industry) => match self.next_tile(industry) {
                Some(stack) if stack.level > 0 => 2.0 + f64::from(stack.level),
                _ => 0.5,
            },
        }
    }
}
