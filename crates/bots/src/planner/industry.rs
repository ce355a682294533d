//! Industry by rules of thumb, in coins.
//!
//! A field is worth its points, roads, lines and networks, and what its factory will supply, less what developing it
//! costs. Bid what the keenest rival would pay, but never more than it is worth, nor the money for developing what one
//! owns. Offer what others want more than oneself, sell for more than one's own worth, and develop all that pays, the
//! most points first. Three coins are not worth five points: no subsidy.

use industry::data::{Field, Kind};
use industry::{Action, Data, FieldId, FieldSet, Industry, Position, PublicState, ResourceId};
use smokestack_core::{Game as _, Seat};

use super::Plan;
use crate::best_of;

/// Coins that one gives for a point, and in the last rounds; at the very end it is three that make one (IY-9.3).
const POINT: f64 = 1.2;
const LATE_POINT: f64 = 1.5;
/// Points for a road or line whose other end may still be had: it comes true about once in four times.
const HOPE: f64 = 0.75;
/// How often a factory or bonus field to come joins one's own on a network.
const NETWORK: f64 = 0.15;
/// Coins for each field to come that needs the resource of a factory.
const SUPPLY: f64 = 0.5;
/// What one wants to save against one's own worth.
const MARGIN: f64 = 1.0;
/// Coins for remaining auctioneer.
const ROLE: f64 = 0.5;

impl Plan for Industry {
    type Taste = ();

    fn plan_with(&self, at: &Position, seat: Seat, legal: &[Action], _taste: Option<()>) -> Option<Action> {
        let thumb = Thumb::new(self, &at.open);
        best_of(legal, |action| thumb.value(seat, action))
    }
}

struct Thumb<'p> {
    game: &'p Industry,
    data: &'p Data,
    open: &'p PublicState,
    /// Fields that nobody has won yet.
    to_come: FieldSet,
    lapsed: FieldSet,
}

impl<'p> Thumb<'p> {
    fn new(game: &'p Industry, open: &'p PublicState) -> Thumb<'p> {
        Thumb {
            game,
            data: game.data(),
            open,
            to_come: FieldSet::rows(industry::data::EPOCHS).without(open.sold()),
            lapsed: game.lapsed_fields(open),
        }
    }

    /// How good an action is, against the others of the same question.
    fn value(&self, seat: Seat, action: Action) -> f64 {
        match action {
            Action::Offer(field) => self.best_offer(seat, field) - self.worth(seat, field).max(0.0),
            Action::Pass | Action::Done => 0.0,
            Action::Bid(bid) => self.bid(seat, bid),
            Action::Sell => self.highest() + ROLE,
            Action::Keep => self.keep(seat),
            Action::Develop(field) => self.worth(seat, field),
            Action::Use(_) => 1.0,
            Action::UseAny => 0.5,
            Action::Buy(_) => 2.0, // a joker is worth two points at the end (IY-9.8)
            Action::Subsidy => f64::NEG_INFINITY,
        }
    }

    fn highest(&self) -> f64 {
        self.open.auction.highest().map_or(0.0, |(_, bid)| f64::from(bid))
    }

    /// The auctioneer pays the highest bid round the table, as far as he must: some of it comes back (IY-5.8, IY-5.9).
    fn keep(&self, seat: Seat) -> f64 {
        let bid = self.open.auction.highest().map_or(0, |(_, bid)| bid);
        let coins = self.game.coins_to_keep(self.open.holding(seat).money, bid);
        let price = f64::from(coins.unwrap_or(bid));
        let own_share = (price / self.game.seats() as f64).floor();
        let worth = self
            .open
            .auction
            .field()
            .map_or(0.0, |field| self.worth(seat, field));
        worth - (price - own_share)
    }

    /// The most that another seat would give for a field now.
    fn best_offer(&self, seat: Seat, field: FieldId) -> f64 {
        let rivals = Seat::all(self.game.seats()).filter(|rival| *rival != seat);
        rivals.map(|rival| self.limit(rival, field)).fold(0.0, f64::max)
    }

    /// The best bid is the one that the keenest of those who may still take the field away would give; a lower one may
    /// not do, and a higher one is money wasted.
    fn bid(&self, seat: Seat, bid: u8) -> f64 {
        let Some(field) = self.open.auction.field() else {
            return 0.0;
        };
        let bid = f64::from(bid);
        let limit = self.limit(seat, field);
        if bid > limit {
            return -1.0;
        }
        let auctioneer = self.open.auctioneer;
        // Who keeps forgoes the bid and pays it besides.
        let mut wanted = self.limit(auctioneer, field) / 2.0;
        let mut rival = seat.next(self.game.seats());
        while rival != auctioneer {
            wanted = wanted.max(self.limit(rival, field));
            rival = rival.next(self.game.seats());
        }
        1.0 / (1.0 + (bid - wanted.ceil().min(limit.floor())).abs())
    }

    /// The most that a seat should bid for a field.
    fn limit(&self, seat: Seat, field: FieldId) -> f64 {
        let money = f64::from(self.open.holding(seat).money);
        (self.worth(seat, field) - MARGIN).min(money - self.reserve(seat, field))
    }

    /// Money that is needed for developing: the field itself, and the best one besides.
    fn reserve(&self, seat: Seat, field: FieldId) -> f64 {
        let price = |id| f64::from(self.price(seat, id));
        let waiting = self.open.holding(seat).undeveloped.without(self.lapsed);
        let paying = waiting.filter(|f| self.worth(seat, *f) > 0.0);
        let dearest = paying.map(price).fold(0.0, f64::max);
        price(field) + dearest
    }

    /// What a field is worth in coins: what it brings, less what developing it costs.
    fn worth(&self, seat: Seat, field: FieldId) -> f64 {
        let price = if self.data.field(field).kind == Kind::Joker {
            0
        } else {
            self.price(seat, field)
        };
        self.points(seat, field) * self.point() + self.income(field) - f64::from(price)
    }

    /// The money for developing, as if what nobody supplies yet cost as much again.
    fn price(&self, seat: Seat, field: FieldId) -> u8 {
        let printed = || {
            let field = self.data.field(field);
            field.cost + 2 * field.needs.len() as u8 * self.data.params.resource_price
        };
        self.game
            .least_price(self.open, seat, field)
            .unwrap_or_else(printed)
    }

    /// Coins that one gives for a point.
    fn point(&self) -> f64 {
        let left = self.game.rounds() - self.game.rounds_begun(self.open);
        match left {
            0 => f64::from(self.data.params.coins_per_vp),
            1..=3 => LATE_POINT,
            _ => POINT,
        }
    }

    /// Points that a field brings.
    fn points(&self, seat: Seat, id: FieldId) -> f64 {
        let field = self.data.field(id);
        match field.kind {
            Kind::Joker => f64::from(self.data.params.vp_per_joker),
            Kind::Bonus => self.bonus(seat, field),
            Kind::Factory | Kind::Technology => self.works(seat, id, field),
        }
    }

    /// Points of a factory or technology: printed, roads or lines, and own bonus fields on its networks.
    fn works(&self, seat: Seat, id: FieldId, field: &Field) -> f64 {
        let own = self.open.holding(seat);
        let mine = own.developed.or(own.undeveloped.without(self.lapsed));
        let in_time = id.epoch() == self.open.epoch;
        let printed = if in_time { f64::from(field.vp) } else { 0.0 };
        let ends = self.data.joined(id);
        let links = f64::from(ends.and(mine).len()) * f64::from(self.data.params.vp_per_link);
        let hopes = f64::from(ends.and(self.to_come).len()) * HOPE;
        let networks = field.networks.map(|network| {
            let bonuses = self.data.bonuses_of(network);
            let each = |fields: FieldSet| -> f64 {
                fields
                    .map(|f| f64::from(self.data.field(f).points_per_factory))
                    .sum()
            };
            each(bonuses.and(mine)) + each(bonuses.and(self.to_come)) * NETWORK
        });
        printed + links + hopes + networks.sum::<f64>()
    }

    /// Points of a bonus field: own factories on its network, and some that may follow (IY-9.5).
    fn bonus(&self, seat: Seat, field: &Field) -> f64 {
        let own = self.open.holding(seat);
        let mine = own.developed.or(own.undeveloped);
        let factories = field.networks.map(|network| {
            let all = self.data.factories_on(network);
            f64::from(all.and(mine).len()) + f64::from(all.and(self.to_come).len()) * NETWORK
        });
        factories.sum::<f64>() * f64::from(field.points_per_factory)
    }

    /// What a factory saves or earns until the end of the game, in coins.
    fn income(&self, id: FieldId) -> f64 {
        let field = self.data.field(id);
        let needing = |resource: ResourceId| self.data.needing(resource).and(self.to_come).len();
        let rounds = self.game.rounds() - self.game.rounds_begun(self.open);
        f64::from(field.produces.map_or(0, needing)) * SUPPLY
            + f64::from(field.discount) * rounds as f64 * 0.5
    }
}
