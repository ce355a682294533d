//! The scripted player for Industry. It values fields in coins.
//!
//! The value of a field is that of its points, roads, lines and networks, and of the resource that its factory
//! supplies, minus the cost of developing it. The player bids what the most interested rival would pay, but never more
//! than the value of the field, and keeps the money for developing its own fields. It offers fields that others want
//! more than itself, sells above its own value, and develops everything that pays off, the most points first. It takes
//! no subsidy: three coins are not worth five points.

use industry::data::{Field, Kind};
use industry::{Action, Data, FieldId, FieldSet, Industry, Position, PublicState, ResourceId};
use smokestack_core::{Game as _, Seat};

use super::Planner;
use crate::best_of;

/// Coins per point: in earlier rounds, and in the last ones; at the very end three coins make one point (IY-9.3).
const COINS_PER_POINT: f64 = 1.2;
const LATE_COINS_PER_POINT: f64 = 1.5;
/// Points for a road or line whose other end may still be won: about one in four is completed.
const POINTS_PER_OPEN_LINK: f64 = 0.75;
/// The probability that a future factory or bonus field joins the player's own on a network.
const NETWORK_PROBABILITY: f64 = 0.15;
/// Coins per future field that needs a factory's resource.
const COINS_PER_SUPPLIED_FIELD: f64 = 0.5;
/// Bids stay this much below the player's own value.
const BID_MARGIN: f64 = 1.0;
/// The value of staying auctioneer, in coins.
const AUCTIONEER_COINS: f64 = 0.5;

impl Planner for Industry {
    type Bias = ();

    fn plan_with_bias(
        &self,
        at: &Position,
        seat: Seat,
        legal: &[Action],
        _bias: Option<()>,
    ) -> Option<Action> {
        let context = PlannerContext::new(self, &at.open);
        best_of(legal, |action| context.action_value(seat, action))
    }
}

struct PlannerContext<'p> {
    game: &'p Industry,
    data: &'p Data,
    open: &'p PublicState,
    /// Fields without an owner.
    to_come: FieldSet,
    lapsed: FieldSet,
}

impl<'p> PlannerContext<'p> {
    fn new(game: &'p Industry, state: &'p PublicState) -> PlannerContext<'p> {
        PlannerContext {
            game,
            data: game.data(),
            open: state,
            to_come: FieldSet::rows(industry::data::EPOCHS).without(state.sold()),
            lapsed: game.lapsed_fields(state),
        }
    }

    /// The value of an action, comparable only with other actions of the same decision.
    fn action_value(&self, seat: Seat, action: Action) -> f64 {
        match action {
            Action::Offer(field) => self.best_offer(seat, field) - self.field_value(seat, field).max(0.0),
            Action::Pass | Action::Done => 0.0,
            Action::Bid(bid) => self.bid_value(seat, bid),
            Action::Sell => self.highest_bid() + AUCTIONEER_COINS,
            Action::Keep => self.keep_payment(seat),
            Action::Develop(field) => self.field_value(seat, field),
            Action::Use(_) => 1.0,
            Action::UseAny => 0.5,
            Action::Buy(_) => 2.0, // a joker is worth two points at the end (IY-9.8)
            Action::Subsidy => f64::NEG_INFINITY,
        }
    }

    fn highest_bid(&self) -> f64 {
        self.open.auction.highest().map_or(0.0, |(_, bid)| f64::from(bid))
    }

    /// The auctioneer pays the highest bid round the table, as far as required: some of it comes back (IY-5.8, IY-5.9).
    fn keep_payment(&self, seat: Seat) -> f64 {
        let bid = self.open.auction.highest().map_or(0, |(_, bid)| bid);
        let coins = self.game.coins_to_keep(self.open.holding(seat).money, bid);
        let price = f64::from(coins.unwrap_or(bid));
        let own_share = (price / self.game.seats() as f64).floor();
        let value = self
            .open
            .auction
            .field()
            .map_or(0.0, |field| self.field_value(seat, field));
        value - (price - own_share)
    }

    /// The highest price that another seat would pay for a field now.
    fn best_offer(&self, seat: Seat, field: FieldId) -> f64 {
        let rivals = Seat::all(self.game.seats()).filter(|rival| *rival != seat);
        rivals.map(|rival| self.max_bid(rival, field)).fold(0.0, f64::max)
    }

    /// The best bid is the highest price that a later bidder or the auctioneer would pay: a lower bid may not win, and
    /// a higher one wastes money.
    fn bid_value(&self, seat: Seat, bid: u8) -> f64 {
        let Some(field) = self.open.auction.field() else {
            return 0.0;
        };
        let bid = f64::from(bid);
        let limit = self.max_bid(seat, field);
        if bid > limit {
            return -1.0;
        }
        let auctioneer = self.open.auctioneer;
        // An auctioneer who keeps the field pays the bid and also does not receive it.
        let mut target = self.max_bid(auctioneer, field) / 2.0;
        let mut rival = seat.next(self.game.seats());
        while rival != auctioneer {
            target = target.max(self.max_bid(rival, field));
            rival = rival.next(self.game.seats());
        }
        1.0 / (1.0 + (bid - target.ceil().min(limit.floor())).abs())
    }

    /// A seat's highest sensible bid for a field.
    fn max_bid(&self, seat: Seat, field: FieldId) -> f64 {
        let money = f64::from(self.open.holding(seat).money);
        (self.field_value(seat, field) - BID_MARGIN).min(money - self.building_reserve(seat, field))
    }

    /// The money to keep for developing this field and the most expensive other field that pays off.
    fn building_reserve(&self, seat: Seat, field: FieldId) -> f64 {
        let price = |id| f64::from(self.building_cost(seat, id));
        let waiting_fields = self.open.holding(seat).undeveloped.without(self.lapsed);
        let paying = waiting_fields.filter(|f| self.field_value(seat, *f) > 0.0);
        let dearest = paying.map(price).fold(0.0, f64::max);
        price(field) + dearest
    }

    /// The value of a field in coins: its gain minus the cost of developing it.
    fn field_value(&self, seat: Seat, field: FieldId) -> f64 {
        let price = if self.data.field(field).kind == Kind::Joker {
            0
        } else {
            self.building_cost(seat, field)
        };
        self.points(seat, field) * self.coins_per_point() + self.income_value(field) - f64::from(price)
    }

    /// The cost of developing; resources without a supplier are assumed to cost double.
    fn building_cost(&self, seat: Seat, field: FieldId) -> u8 {
        let printed_value = || {
            let field = self.data.field(field);
            field.cost + 2 * field.needs.len() as u8 * self.data.params.resource_price
        };
        self.game
            .least_price(self.open, seat, field)
            .unwrap_or_else(printed_value)
    }

    /// Coins per point now.
    fn coins_per_point(&self) -> f64 {
        let rounds_left = self.game.rounds() - self.game.rounds_begun(self.open);
        match rounds_left {
            0 => f64::from(self.data.params.coins_per_vp),
            1..=3 => LATE_COINS_PER_POINT,
            _ => COINS_PER_POINT,
        }
    }

    /// The points of a field.
    fn points(&self, seat: Seat, id: FieldId) -> f64 {
        let field = self.data.field(id);
        match field.kind {
            Kind::Joker => f64::from(self.data.params.vp_per_joker),
            Kind::Bonus => self.bonus_points(seat, field),
            Kind::Factory | Kind::Technology => self.building_points(seat, id, field),
        }
    }

    /// Points for a factory or technology: printed points, roads or lines, and the seat's bonus fields on its networks.
    fn building_points(&self, seat: Seat, id: FieldId, field: &Field) -> f64 {
        let holding = self.open.holding(seat);
        let own_fields = holding.developed.or(holding.undeveloped.without(self.lapsed));
        let in_time = id.epoch() == self.open.epoch;
        let printed_value = if in_time { f64::from(field.vp) } else { 0.0 };
        let connected_fields = self.data.connected_to(id);
        let links =
            f64::from(connected_fields.and(own_fields).len()) * f64::from(self.data.params.vp_per_link);
        let expected_points = f64::from(connected_fields.and(self.to_come).len()) * POINTS_PER_OPEN_LINK;
        let networks = field.networks.map(|network| {
            let bonuses = self.data.bonuses_of(network);
            let sum_over = |fields: FieldSet| -> f64 {
                fields
                    .map(|f| f64::from(self.data.field(f).points_per_factory))
                    .sum()
            };
            sum_over(bonuses.and(own_fields)) + sum_over(bonuses.and(self.to_come)) * NETWORK_PROBABILITY
        });
        printed_value + links + expected_points + networks.sum::<f64>()
    }

    /// Points for a bonus field: from the seat's factories on its network, and some that may follow (IY-9.5).
    fn bonus_points(&self, seat: Seat, field: &Field) -> f64 {
        let holding = self.open.holding(seat);
        let own_fields = holding.developed.or(holding.undeveloped);
        let factories = field.networks.map(|network| {
            let all = self.data.factories_on(network);
            f64::from(all.and(own_fields).len())
                + f64::from(all.and(self.to_come).len()) * NETWORK_PROBABILITY
        });
        factories.sum::<f64>() * f64::from(field.points_per_factory)
    }

    /// What a factory saves or earns until the end of the game, in coins.
    fn income_value(&self, id: FieldId) -> f64 {
        let field = self.data.field(id);
        let needing = |resource: ResourceId| self.data.needing(resource).and(self.to_come).len();
        let rounds = self.game.rounds() - self.game.rounds_begun(self.open);
        f64::from(field.produces.map_or(0, needing)) * COINS_PER_SUPPLIED_FIELD
            + f64::from(field.discount) * rounds as f64 * 0.5
    }
}
