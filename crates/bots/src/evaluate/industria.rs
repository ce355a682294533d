//! The evaluator for Industria.
//!
//! The value for a seat is the sum of its points so far, its money, the connections and bonus symbols that it may still
//! score, the income of its factories, and the tiles in its hand. The tile that is being auctioned (the block) counts
//! for the seats that may get it, minus its expected price.

mod auction;
mod hand;

use industria::data::Kind;
use industria::position::{Holding, SEATS};
use industria::{Action, Data, Industria, Phase, Position, PublicState, SymbolSet, TileId, TileSet};
use smokestack_core::{Game, NullSink, Seat};

use super::{quick_values_one_by_one, rival_discount};
use crate::Evaluate;
use crate::search::{RolloutPolicy, Settings};
use crate::weights::weights;

weights! {
    /// Tuned by `cargo xtask tune industria --seats 3 --generations 20 --population 12 --games 60 --final-games 900 --iterations 40 --step 0.12 --seed 1`
    /// Result: 42.0 % of 900 games won (38.8 to 45.3; fair share 33.3), 43.1 points to 41.5
    pub struct IndustriaWeights {
        /// Points per thaler at the end of the game (IA-9.6), and how much more a thaler is worth at the beginning.
        thaler_last: 0.277 in 0.1..0.6,
        thaler_early: 0.247 in 0.0..0.8,
        /// The probability that a connection is completed if the tile at its other end is in hand, or may still be won.
        link_in_hand: 0.534 in 0.2..1.0,
        link_open: 0.224 in 0.0..0.8,
        /// The probabilities for factories with a symbol that a bonus tile scores.
        symbol_in_hand: 0.811 in 0.2..1.0,
        symbol_open: 0.242 in 0.0..0.5,
        /// Thalers that a factory earns or saves per future tile that needs its resource.
        supply: 0.856 in 0.0..2.0,
        /// The probability that a tile in hand is built: affordable now, not yet, or without a supplier.
        payable: 0.468 in 0.3..1.0,
        not_yet: 0.28 in 0.1..1.0,
        no_supply: 0.337 in 0.0..0.9,
        /// Factories that a player builds per future round.
        builds: 0.305 in 0.1..1.0,
        /// Thalers per resource tile, and per resource tile that a tile in hand needs.
        resource: 1.126 in 0.5..2.0,
        resource_needed: 1.299 in 0.5..4.0,
        /// Points for being auctioneer while tiles are left to sell.
        auctioneer: 1.281 in 0.0..2.0,
        /// The share of a tile's value that the most interested bidder pays.
        first_price: 0.942 in 0.2..1.0,
        /// The probabilities that a later bidder who wants the tile bids more, and that the auctioneer accepts a good
        /// or a poor price.
        outbid: 0.523 in 0.2..1.0,
        sells: 1.0 in 0.5..1.0,
        sells_cheap: 0.259 in 0.0..0.5,
    }
}

impl Evaluate for Industria {
    type Weights = IndustriaWeights;
    const GREEDY_DETERMINIZATIONS: usize = 1; // the evaluator ignores which tile comes next
    const EASY: Settings = Settings {
        exploration: 0.4,
        prior_sharpness: 3.0,
        fpu_reduction: 0.05,
        win_weight: 0.7,
        margin_scale: 15.0,
        ..Settings::DEFAULT
    };
    /// Rollouts of half an auction help more than five times as many iterations.
    const NORMAL: Settings = Settings {
        rollout_depth: 8,
        rollout_policy: RolloutPolicy::Greedy,
        ..Self::EASY
    };
    /// Auctions and factories pay off in later rounds, so greedy rollouts go on for nearly half a game. They are
    /// evaluated many times, because the errors of the rollout policy add up.
    const HARD: Settings = Settings {
        rollout_depth: 96,
        rollout_policy: RolloutPolicy::Greedy,
        evals_per_rollout: 24,
        ..Self::EASY
    };
    const PARTS: &'static [&'static str] =
        &["points", "money", "links", "symbols", "supply", "hand", "auction"];

    fn parts(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> Vec<f64> {
        CommonFeatures::new(self, weights, &at.open, Some(seat))
            .parts(seat)
            .to_vec()
    }

    fn value(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> f64 {
        CommonFeatures::new(self, weights, &at.open, Some(seat)).value(seat)
    }

    fn values(&self, weights: &IndustriaWeights, at: &Position) -> [f64; super::MAX_SEATS] {
        let common = CommonFeatures::new(self, weights, &at.open, None);
        let mut values = [0.0; super::MAX_SEATS];
        for seat in Seat::all(self.seats()) {
            values[seat.index()] = common.value(seat);
        }
        values
    }

    fn calibration(&self, at: &Position) -> f64 {
        let all = self.epochs() * self.rounds_per_epoch();
        let game = if self.seats() == 3 { 45.0 } else { 49.5 };
        game * rounds_after(self, &at.open) as f64 / all as f64
    }

    fn relative_value(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> f64 {
        let common = CommonFeatures::new(self, weights, &at.open, None);
        common.value(seat) - rival_discount(self, seat, |rival| common.value(rival))
    }

    /// The value for the seat itself is enough: most actions do not change the values for its rivals.
    fn quick_value(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> f64 {
        self.value(weights, at, seat)
    }

    /// Most actions are bids, and a bid changes only the auction: everything else is evaluated once for all bids.
    fn quick_values(
        &self,
        weights: &IndustriaWeights,
        at: &Position,
        seat: Seat,
        actions: &[Action],
        quick_values: &mut Vec<f32>,
    ) {
        let (Phase::Bid, Some(tile)) = (at.open.phase, at.open.auction.tile()) else {
            return quick_values_one_by_one(self, weights, at, seat, actions, quick_values);
        };
        let mut position_if_passed = *at;
        self.apply(&mut position_if_passed, Action::Pass, &mut NullSink);
        let common = CommonFeatures::new(self, weights, &position_if_passed.open, None);
        let evaluator = common.evaluator(seat);
        let (hand_tiles, block) = (evaluator.hand_tiles(), evaluator.block_value(tile));
        let value_if_passed = common.value(seat);
        for action in actions {
            match action {
                Action::Bid(bid) => quick_values
                    .push((value_if_passed + evaluator.bid_value(&hand_tiles, &block, *bid)) as f32),
                Action::Pass => quick_values.push(value_if_passed as f32),
                _ => quick_values_one_by_one(self, weights, at, seat, &[*action], quick_values),
            }
        }
    }
}

/// Rounds of the game after this one.
fn rounds_after(game: &Industria, state: &PublicState) -> usize {
    let in_epoch = game.rounds_per_epoch() - usize::from(state.round);
    in_epoch + (game.epochs() - usize::from(state.epoch)) * game.rounds_per_epoch()
}

/// Features common to all seats.
struct CommonFeatures<'p> {
    game: &'p Industria,
    w: &'p IndustriaWeights,
    data: &'p Data,
    open: &'p PublicState,
    /// The current value of a thaler, in points.
    thaler: f64,
    /// Tiles that may still be won.
    to_come: TileSet,
    /// Tiles that a player may still build.
    unbuilt: TileSet,
    /// Rounds after this one, in the epoch and in the game.
    epoch_rounds: f64,
    rounds: f64,
    /// The value of each hand, and what the tile on the block would add to it.
    hands: [f64; SEATS],
    block: [f64; SEATS],
    /// The value of being auctioneer.
    role: f64,
}

impl<'p> CommonFeatures<'p> {
    /// With `only`, computes just what the value for that seat needs.
    fn new(
        game: &'p Industria,
        w: &'p IndustriaWeights,
        state: &'p PublicState,
        only_seat: Option<Seat>,
    ) -> CommonFeatures<'p> {
        let in_epoch = game.rounds_per_epoch() - usize::from(state.round);
        let rounds_left = rounds_after(game, state);
        let share_left = rounds_left as f64 / (game.epochs() * game.rounds_per_epoch()) as f64;
        let block = state.auction.tile().map_or(TileSet::EMPTY, TileSet::one);
        let to_come = state.face_down.or(state.offer).or(block);
        let mut common = CommonFeatures {
            game,
            w,
            data: game.data(),
            open: state,
            // In the last round, after building, money is only worth the final exchange.
            thaler: w.thaler_last + w.thaler_early * share_left.sqrt(),
            to_come,
            unbuilt: state.seats.iter().fold(to_come, |all, own| all.or(own.hand)),
            epoch_rounds: in_epoch as f64,
            rounds: rounds_left as f64,
            hands: [0.0; SEATS],
            block: [0.0; SEATS],
            role: if state.offer.is_empty() { 0.0 } else { w.auctioneer },
        };
        if state.phase != Phase::Over {
            // A bidder's value depends on what the others would pay.
            let is_needed =
                |seat: &Seat| !block.is_empty() || only_seat.is_none_or(|only_seat| only_seat == *seat);
            for seat in Seat::all(game.seats()).filter(is_needed) {
                let evaluator = common.evaluator(seat);
                let hand_tiles = evaluator.hand_tiles();
                let hand = evaluator.hand_value(&hand_tiles, None, evaluator.holding.money);
                let value_with_tile = state.auction.tile().map_or(hand, |tile| {
                    evaluator.hand_value(
                        &hand_tiles,
                        Some(&evaluator.block_value(tile)),
                        evaluator.holding.money,
                    )
                });
                common.hands[seat.index()] = hand;
                common.block[seat.index()] = value_with_tile - hand;
            }
        }
        common
    }

    fn evaluator(&self, seat: Seat) -> SeatEvaluator<'_> {
        let holding = self.open.holding(seat);
        let bonuses = holding.built.and(self.data.of_kind(Kind::Bonus));
        SeatEvaluator {
            common: self,
            holding,
            seat,
            built_symbols: bonuses.fold(SymbolSet::EMPTY, |all, t| all.or(self.data.tile(t).symbols)),
        }
    }

    fn value(&self, seat: Seat) -> f64 {
        self.parts(seat).iter().sum()
    }

    fn parts(&self, seat: Seat) -> [f64; 7] {
        let evaluator = self.evaluator(seat);
        let points = self.game.points_now(self.open, seat);
        let scored_points = f64::from(points[..4].iter().sum::<i32>());
        let money = f64::from(evaluator.holding.money);
        if self.open.phase == Phase::Over {
            let money = f64::from(points[4]) + money * 0.001;
            return [scored_points, money, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let plants = evaluator.holding.built.without(self.data.of_kind(Kind::Bonus));
        [
            scored_points,
            money * self.thaler,
            plants.map(|tile| evaluator.open_link_count(tile)).sum(),
            evaluator.future_symbol_points(),
            plants.map(|tile| evaluator.supply_value(tile)).sum(),
            self.hands[seat.index()],
            evaluator.auction_value(),
        ]
    }
}

/// Evaluates a position for one seat.
struct SeatEvaluator<'p> {
    common: &'p CommonFeatures<'p>,
    holding: &'p Holding,
    seat: Seat,
    /// The symbols that the laid bonus tiles score (IA-9.3).
    built_symbols: SymbolSet,
}

impl SeatEvaluator<'_> {
    /// Connections of this tile whose other end may still be won. Those with a tile in hand are counted with the hand.
    fn open_link_count(&self, tile: TileId) -> f64 {
        let CommonFeatures { data, w, to_come, .. } = self.common;
        let open_ends = data.connected_to(tile).and(*to_come).len();
        f64::from(open_ends) * w.link_open * f64::from(data.params.vp_per_connection)
    }

    /// A laid bonus tile also counts for factories that may still be built.
    fn future_symbol_points(&self) -> f64 {
        let CommonFeatures { data, w, to_come, .. } = self.common;
        let factories: u32 = self
            .built_symbols
            .map(|s| data.showing(s).and(*to_come).len())
            .sum();
        f64::from(factories) * w.symbol_open * f64::from(data.params.vp_per_symbol)
    }

    /// What a producing factory earns or saves: a share for every future tile that needs its resource.
    fn supply_value(&self, tile: TileId) -> f64 {
        let common = self.common;
        common.data.tile(tile).produces.map_or(0.0, |resource| {
            let demand = common.data.needing(resource).and(common.unbuilt).len();
            f64::from(demand) * common.w.supply * common.thaler
        })
    }
}
