//! The evaluator for Industry.
//!
//! The value for a seat is the sum of its points so far, its money, the roads, lines and networks that it may still
//! score, the income of its factories, and its fields that are not developed yet. The field that is being auctioned
//! (the block) counts for the seats that may get it, minus its expected price; this includes the auctioneer, who can
//! pay the highest bid round the table.

mod auction;
mod waiting;

use industry::data::{EPOCHS, Field, Kind};
use industry::position::{Holding, SEATS};
use industry::{Action, Data, FieldId, FieldSet, Industry, Phase, Position, PublicState};
use smokestack_core::{Game, NullSink, Seat};

use super::{quick_values_one_by_one, rival_discount};
use crate::Evaluate;
use crate::search::{RolloutPolicy, Settings};
use crate::weights::weights;

weights! {
    /// Tuned by `cargo xtask tune industry --seats 3 --generations 20 --population 12 --games 60 --final-games 900 --iterations 40 --step 0.12 --seed 1`
    /// Result: 65.9 % of 900 games won (62.7 to 68.9; fair share 33.3), 89.2 points to 77.1
    pub struct IndustryWeights {
        /// Points per coin at the end of the game (IY-9.3), and how much more a coin is worth at the beginning.
        coin_last: 0.29 in 0.1..0.6,
        coin_early: 0.758 in 0.0..1.0,
        /// The probability that a road or line is completed if the field at its other end is owned, or may still be
        /// won.
        link_held: 0.285 in 0.2..1.0,
        link_open: 0.051 in 0.0..0.8,
        /// The probabilities for a factory or bonus field of a network.
        network_held: 0.644 in 0.2..1.0,
        network_open: 0.428 in 0.0..0.5,
        /// Coins that a factory earns or saves per future field that needs its resource.
        supply: 0.866 in 0.0..2.0,
        /// The probability that a field is developed: affordable now, not yet, or without a supplier.
        payable: 0.484 in 0.3..1.0,
        not_yet: 0.39 in 0.1..1.0,
        no_supply: 0.399 in 0.0..0.9,
        /// Fields with a price that a player develops per future round.
        developments: 0.208 in 0.1..1.5,
        /// Points for being auctioneer while fields are left to sell.
        auctioneer: 0.863 in 0.0..2.0,
        /// The share of a field's value that the most interested bidder pays.
        first_price: 0.925 in 0.2..1.0,
        /// The probabilities that a later bidder who wants the field bids more, and that the auctioneer accepts a good
        /// or a poor price.
        outbid: 0.759 in 0.2..1.0,
        sells: 0.812 in 0.5..1.0,
        sells_cheap: 0.158 in 0.0..0.5,
    }
}

impl Evaluate for Industry {
    type Weights = IndustryWeights;
    const GREEDY_DETERMINIZATIONS: usize = 1; // the evaluator ignores which marker comes next
    const EASY: Settings = Settings {
        exploration: 0.4,
        prior_sharpness: 3.0,
        fpu_reduction: 0.05,
        win_weight: 0.7,
        margin_scale: 20.0,
        ..Settings::DEFAULT
    };
    /// Rollouts of half an auction help more than five times as many iterations.
    const NORMAL: Settings = Settings {
        rollout_depth: 8,
        rollout_policy: RolloutPolicy::Greedy,
        ..Self::EASY
    };
    /// Auctions pay off in later rounds, so greedy rollouts go on for two rounds. They are evaluated many times,
    /// because the errors of the rollout policy add up.
    const HARD: Settings = Settings {
        rollout_depth: 48,
        rollout_policy: RolloutPolicy::Greedy,
        evals_per_rollout: 12,
        ..Self::EASY
    };
    const PARTS: &'static [&'static str] = &[
        "points", "money", "links", "networks", "supply", "fields", "auction",
    ];

    fn parts(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> Vec<f64> {
        CommonFeatures::new(self, weights, &at.open, Some(seat))
            .parts(seat)
            .to_vec()
    }

    fn value(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> f64 {
        CommonFeatures::new(self, weights, &at.open, Some(seat)).value(seat)
    }

    fn values(&self, weights: &IndustryWeights, at: &Position) -> [f64; super::MAX_SEATS] {
        let common = CommonFeatures::new(self, weights, &at.open, None);
        let mut values = [0.0; super::MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            values[seat.index()] = common.value(seat);
        }
        values
    }

    fn calibration(&self, at: &Position) -> f64 {
        let rounds_left = self.rounds() - self.rounds_begun(&at.open);
        let game = if self.seats() == 3 { 79.0 } else { 51.0 };
        game * rounds_left as f64 / self.rounds() as f64
    }

    fn relative_value(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> f64 {
        let common = CommonFeatures::new(self, weights, &at.open, None);
        common.value(seat) - rival_discount(self, seat, |rival| common.value(rival))
    }

    /// The value for the seat itself is enough: most actions do not change the values for its rivals.
    fn quick_value(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> f64 {
        self.value(weights, at, seat)
    }

    /// Most actions are bids, and a bid changes only the auction: everything else is evaluated once for all bids.
    fn quick_values(
        &self,
        weights: &IndustryWeights,
        at: &Position,
        seat: Seat,
        actions: &[Action],
        quick_values: &mut Vec<f32>,
    ) {
        let (Phase::Bid, Some(field)) = (at.open.phase, at.open.auction.field()) else {
            return quick_values_one_by_one(self, weights, at, seat, actions, quick_values);
        };
        let mut position_if_passed = *at;
        self.apply(&mut position_if_passed, Action::Pass, &mut NullSink);
        let common = CommonFeatures::new(self, weights, &position_if_passed.open, None);
        let evaluator = common.evaluator(seat);
        let (waiting_fields, block) = (evaluator.waiting_fields(), evaluator.block_value(field));
        let value_if_passed = common.value(seat);
        for action in actions {
            match action {
                Action::Bid(bid) => quick_values
                    .push((value_if_passed + evaluator.bid_value(&waiting_fields, &block, *bid)) as f32),
                Action::Pass => quick_values.push(value_if_passed as f32),
                _ => quick_values_one_by_one(self, weights, at, seat, &[*action], quick_values),
            }
        }
    }
}

/// Features common to all seats.
struct CommonFeatures<'p> {
    game: &'p Industry,
    w: &'p IndustryWeights,
    data: &'p Data,
    open: &'p PublicState,
    /// The current value of a coin, in points.
    coin: f64,
    /// Fields without an owner.
    to_come: FieldSet,
    /// Fields that a player may still develop.
    undeveloped: FieldSet,
    /// Rounds after this one, in the epoch and in the game.
    epoch_rounds: f64,
    rounds: f64,
    /// The value of each seat's waiting fields (owned but not developed), and what the field on the block would add to
    /// it.
    waiting: [f64; SEATS],
    block: [f64; SEATS],
    /// The value of being auctioneer.
    role: f64,
}

impl<'p> CommonFeatures<'p> {
    /// With `only`, computes just what the value for that seat needs.
    fn new(
        game: &'p Industry,
        w: &'p IndustryWeights,
        state: &'p PublicState,
        only_seat: Option<Seat>,
    ) -> CommonFeatures<'p> {
        let rounds_left = (game.rounds() - game.rounds_begun(state)) as f64;
        let share_left = rounds_left / game.rounds() as f64;
        let to_come = FieldSet::rows(EPOCHS).without(state.sold());
        let held_fields = state
            .seats
            .iter()
            .fold(to_come, |all, own| all.or(own.undeveloped));
        let mut common = CommonFeatures {
            game,
            w,
            data: game.data(),
            open: state,
            coin: w.coin_last + w.coin_early * share_left.sqrt(),
            to_come,
            undeveloped: held_fields.without(game.lapsed_fields(state)),
            epoch_rounds: (game.rounds_in_epoch(state.epoch) - usize::from(state.round)) as f64,
            rounds: rounds_left,
            waiting: [0.0; SEATS],
            block: [0.0; SEATS],
            role: if state.available.is_empty() {
                0.0
            } else {
                w.auctioneer
            },
        };
        if state.phase != Phase::Over {
            // A bidder's value depends on what the others would pay.
            let is_needed = |seat: &Seat| {
                state.auction.field().is_some() || only_seat.is_none_or(|only_seat| only_seat == *seat)
            };
            for seat in Seat::all(game.seats()).filter(is_needed) {
                let evaluator = common.evaluator(seat);
                let waiting_fields = evaluator.waiting_fields();
                let now = evaluator.waiting_value(&waiting_fields, None, evaluator.holding.money);
                let value_with_field = state.auction.field().map_or(now, |field| {
                    evaluator.waiting_value(
                        &waiting_fields,
                        Some(&evaluator.block_value(field)),
                        evaluator.holding.money,
                    )
                });
                common.waiting[seat.index()] = now;
                common.block[seat.index()] = value_with_field - now;
            }
        }
        common
    }

    fn evaluator(&self, seat: Seat) -> SeatEvaluator<'_> {
        let holding = self.open.holding(seat);
        SeatEvaluator {
            common: self,
            holding,
            seat,
            waiting: holding.undeveloped.and(self.undeveloped),
        }
    }

    fn value(&self, seat: Seat) -> f64 {
        self.parts(seat).iter().sum()
    }

    fn parts(&self, seat: Seat) -> [f64; 7] {
        let evaluator = self.evaluator(seat);
        let [fields, money, roads, lines, bonus, jokers, subsidy] =
            self.game.points_now(self.open, seat).map(f64::from);
        let scored_points = fields + roads + lines + bonus + jokers + subsidy;
        let coins = f64::from(evaluator.holding.money);
        if self.open.phase == Phase::Over {
            return [scored_points, money + coins * 0.001, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let bonuses = evaluator.holding.developed.and(self.data.of_kind(Kind::Bonus));
        let plants = evaluator.holding.developed.without(bonuses);
        [
            scored_points,
            coins * self.coin,
            plants.map(|field| evaluator.open_link_count(field)).sum(),
            bonuses
                .map(|id| evaluator.future_factory_points(self.data.field(id)))
                .sum(),
            plants.map(|field| evaluator.supply_value(field)).sum(),
            self.waiting[seat.index()],
            evaluator.auction_value(),
        ]
    }
}

/// Evaluates a position for one seat.
struct SeatEvaluator<'p> {
    common: &'p CommonFeatures<'p>,
    holding: &'p Holding,
    seat: Seat,
    /// The seat's fields that may still be developed, without lapsed technologies (IY-7.3).
    waiting: FieldSet,
}

impl SeatEvaluator<'_> {
    /// Roads and lines of this field whose other end may still be won. Those to a waiting field are counted with the
    /// waiting fields.
    fn open_link_count(&self, field: FieldId) -> f64 {
        let CommonFeatures { data, w, to_come, .. } = self.common;
        let open_ends = data.connected_to(field).and(*to_come).len();
        f64::from(open_ends) * w.link_open * f64::from(data.params.vp_per_link)
    }

    /// Points for a bonus field from factories that may still be won.
    fn future_factory_points(&self, bonus: &Field) -> f64 {
        let CommonFeatures { data, w, to_come, .. } = self.common;
        let possible_factories: u32 = bonus
            .networks
            .map(|n| data.factories_on(n).and(*to_come).len())
            .sum();
        f64::from(possible_factories) * w.network_open * f64::from(bonus.points_per_factory)
    }

    /// What a producing factory earns or saves: a share for every future field that needs its resource.
    fn supply_value(&self, field: FieldId) -> f64 {
        let common = self.common;
        common.data.field(field).produces.map_or(0.0, |resource| {
            let demand = common.data.needing(resource).and(common.undeveloped).len();
            f64::from(demand) * common.w.supply * common.coin
        })
    }
}
