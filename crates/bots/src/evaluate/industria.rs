//! Industria: what a position is worth, in features that a player would name.
//!
//! A seat is worth its points so far, what its money will still buy, the connections and bonus symbols it can hope
//! for, what its factories will earn, and the tiles in its hand. A tile on the block is worth something to whoever
//! may get it, at the price that it will cost.

mod auction;
mod hand;

use industria::data::Kind;
use industria::position::{Holding, SEATS};
use industria::{Action, Data, Industria, Phase, Position, PublicState, SymbolSet, TileId, TileSet};
use smokestack_core::{Game, NullSink, Seat};

use super::{against, each_glance};
use crate::Evaluate;
use crate::search::{Playout, Settings};
use crate::weights::weights;

weights! {
    /// Tuned by `cargo xtask tune industria --seats 3 --generations 20 --population 12 --games 60 --final-games 900 --iterations 40 --step 0.12 --seed 1`
    /// Result: 42.0 % of 900 games won (38.8 to 45.3; fair share 33.3), 43.1 points to 41.5
    pub struct IndustriaWeights {
        /// Points that a thaler brings at the end of the game (IA-9.6), and what it is worth beyond that at the beginning.
        thaler_last: 0.277 in 0.1..0.6,
        thaler_early: 0.247 in 0.0..0.8,
        /// How likely a connection still comes true: the tile is in hand, or may still be won.
        link_in_hand: 0.534 in 0.2..1.0,
        link_open: 0.224 in 0.0..0.8,
        /// The same for a factory with a symbol that a bonus tile scores.
        symbol_in_hand: 0.811 in 0.2..1.0,
        symbol_open: 0.242 in 0.0..0.5,
        /// Thalers that a factory earns or saves for each tile to come that needs its resource.
        supply: 0.856 in 0.0..2.0,
        /// How likely a tile in hand is built: payable now, not yet, or without a supplier for now.
        payable: 0.468 in 0.3..1.0,
        not_yet: 0.28 in 0.1..1.0,
        no_supply: 0.337 in 0.0..0.9,
        /// Factories that a player still builds, for each round to come.
        builds: 0.305 in 0.1..1.0,
        /// Thalers for a resource tile, and for one that something in hand waits for.
        resource: 1.126 in 0.5..2.0,
        resource_needed: 1.299 in 0.5..4.0,
        /// Points for being auctioneer while tiles are left to sell.
        auctioneer: 1.281 in 0.0..2.0,
        /// The part of what a tile is worth to the keenest bidder that he will pay.
        first_price: 0.942 in 0.2..1.0,
        /// How likely a later bidder who wants the tile goes higher, and a seller takes a good or a poor price.
        outbid: 0.523 in 0.2..1.0,
        sells: 1.0 in 0.5..1.0,
        sells_cheap: 0.259 in 0.0..0.5,
    }
}

impl Evaluate for Industria {
    type Weights = IndustriaWeights;
    const IMAGINED: usize = 1; // which tile comes next is not looked at
    const SEARCH: Settings = Settings {
        exploration: 0.4,
        sharpness: 3.0,
        caution: 0.05,
        winning: 0.7,
        spread: 15.0,
        ..Settings::USUAL
    };
    /// Half an auction further is worth more than five times the iterations.
    const NORMAL: Settings = Settings {
        horizon: 8,
        playout: Playout::Greedy,
        ..Self::SEARCH
    };
    /// An auction's price and a factory's goods show their worth in the rounds to come: greed plays on for nearly half a
    /// game, and is judged on the way, for its mistakes add up.
    const HARD: Settings = Settings {
        horizon: 96,
        playout: Playout::Greedy,
        judgements: 24,
        ..Self::SEARCH
    };
    const PARTS: &'static [&'static str] =
        &["points", "money", "links", "symbols", "supply", "hand", "auction"];

    fn parts(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> Vec<f64> {
        Table::new(self, weights, &at.open, Some(seat))
            .parts(seat)
            .to_vec()
    }

    fn worth(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> f64 {
        Table::new(self, weights, &at.open, Some(seat)).worth(seat)
    }

    fn worths(&self, weights: &IndustriaWeights, at: &Position) -> [f64; super::SEATS] {
        let table = Table::new(self, weights, &at.open, None);
        let mut worths = [0.0; super::SEATS];
        for seat in Seat::all(self.seats()) {
            worths[seat.index()] = table.worth(seat);
        }
        worths
    }

    fn unforeseen(&self, at: &Position) -> f64 {
        let all = self.epochs() * self.rounds_per_epoch();
        let game = if self.seats() == 3 { 45.0 } else { 49.5 };
        game * rounds_after(self, &at.open) as f64 / all as f64
    }

    fn lead(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> f64 {
        let table = Table::new(self, weights, &at.open, None);
        table.worth(seat) - against(self, seat, |rival| table.worth(rival))
    }

    /// One's own worth will do: most actions do not change that of the rivals.
    fn glance(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> f64 {
        self.worth(weights, at, seat)
    }

    /// Most actions are bids, and a bid changes nothing but the auction: everything else is looked at once for all.
    fn glances(
        &self,
        weights: &IndustriaWeights,
        at: &Position,
        seat: Seat,
        actions: &[Action],
        glances: &mut Vec<f32>,
    ) {
        let (Phase::Bid, Some(tile)) = (at.open.phase, at.open.auction.tile()) else {
            return each_glance(self, weights, at, seat, actions, glances);
        };
        let mut passed = *at;
        self.apply(&mut passed, Action::Pass, &mut NullSink);
        let table = Table::new(self, weights, &passed.open, None);
        let judge = table.judge(seat);
        let (look, block) = (judge.look(), judge.look_at_block(tile));
        let without = table.worth(seat);
        for action in actions {
            match action {
                Action::Bid(bid) => glances.push((without + judge.bid(&look, &block, *bid)) as f32),
                Action::Pass => glances.push(without as f32),
                _ => each_glance(self, weights, at, seat, &[*action], glances),
            }
        }
    }
}

/// Rounds of the game after this one.
fn rounds_after(game: &Industria, open: &PublicState) -> usize {
    let in_epoch = game.rounds_per_epoch() - usize::from(open.round);
    in_epoch + (game.epochs() - usize::from(open.epoch)) * game.rounds_per_epoch()
}

/// What is the same in the eyes of every seat.
struct Table<'p> {
    game: &'p Industria,
    w: &'p IndustriaWeights,
    data: &'p Data,
    open: &'p PublicState,
    /// Points that a thaler is worth now.
    thaler: f64,
    /// Tiles that may still be won.
    to_come: TileSet,
    /// Tiles that may still be built, by whomever.
    unbuilt: TileSet,
    /// Rounds after this one, in the epoch and in the game.
    epoch_rounds: f64,
    rounds: f64,
    /// What each hand is worth, and what the tile on the block would add to it.
    hands: [f64; SEATS],
    block: [f64; SEATS],
    /// What it is worth to be auctioneer.
    role: f64,
}

impl<'p> Table<'p> {
    /// With `only`, just what that seat's worth takes.
    fn new(
        game: &'p Industria,
        w: &'p IndustriaWeights,
        open: &'p PublicState,
        only: Option<Seat>,
    ) -> Table<'p> {
        let in_epoch = game.rounds_per_epoch() - usize::from(open.round);
        let after = rounds_after(game, open);
        let left = after as f64 / (game.epochs() * game.rounds_per_epoch()) as f64;
        let block = open.auction.tile().map_or(TileSet::EMPTY, TileSet::one);
        let to_come = open.face_down.or(open.offer).or(block);
        let mut table = Table {
            game,
            w,
            data: game.data(),
            open,
            // On the last round nothing but the final exchange is left to spend money on, once building is done.
            thaler: w.thaler_last + w.thaler_early * left.sqrt(),
            to_come,
            unbuilt: open.seats.iter().fold(to_come, |all, own| all.or(own.hand)),
            epoch_rounds: in_epoch as f64,
            rounds: after as f64,
            hands: [0.0; SEATS],
            block: [0.0; SEATS],
            role: if open.offer.is_empty() { 0.0 } else { w.auctioneer },
        };
        if open.phase != Phase::Over {
            // Who bids looks at what the others would give.
            let needed = |seat: &Seat| !block.is_empty() || only.is_none_or(|only| only == *seat);
            for seat in Seat::all(game.seats()).filter(needed) {
                let judge = table.judge(seat);
                let look = judge.look();
                let hand = judge.weigh(&look, None, judge.own.money);
                let with = open.auction.tile().map_or(hand, |tile| {
                    judge.weigh(&look, Some(&judge.look_at_block(tile)), judge.own.money)
                });
                table.hands[seat.index()] = hand;
                table.block[seat.index()] = with - hand;
            }
        }
        table
    }

    fn judge(&self, seat: Seat) -> Judge<'_> {
        let own = self.open.holding(seat);
        let bonuses = own.built.and(self.data.of_kind(Kind::Bonus));
        Judge {
            table: self,
            own,
            seat,
            laid: bonuses.fold(SymbolSet::EMPTY, |all, t| all.or(self.data.tile(t).symbols)),
        }
    }

    fn worth(&self, seat: Seat) -> f64 {
        self.parts(seat).iter().sum()
    }

    fn parts(&self, seat: Seat) -> [f64; 7] {
        let judge = self.judge(seat);
        let points = self.game.points_now(self.open, seat);
        let scored = f64::from(points[..4].iter().sum::<i32>());
        let money = f64::from(judge.own.money);
        if self.open.phase == Phase::Over {
            let money = f64::from(points[4]) + money * 0.001;
            return [scored, money, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let works = judge.own.built.without(self.data.of_kind(Kind::Bonus));
        [
            scored,
            money * self.thaler,
            works.map(|tile| judge.links_to_come(tile)).sum(),
            judge.symbols_to_come(),
            works.map(|tile| judge.supply(tile)).sum(),
            self.hands[seat.index()],
            judge.auction(),
        ]
    }
}

/// One seat's eyes on a position.
struct Judge<'p> {
    table: &'p Table<'p>,
    own: &'p Holding,
    seat: Seat,
    /// The symbols that the laid bonus tiles score (IA-9.3).
    laid: SymbolSet,
}

impl Judge<'_> {
    /// Connections that end at this tile and whose other end may still be won; what is in hand counts there.
    fn links_to_come(&self, tile: TileId) -> f64 {
        let Table { data, w, to_come, .. } = self.table;
        let open = data.joined(tile).and(*to_come).len();
        f64::from(open) * w.link_open * f64::from(data.params.vp_per_connection)
    }

    /// A laid bonus tile also counts for factories that may still be built.
    fn symbols_to_come(&self) -> f64 {
        let Table { data, w, to_come, .. } = self.table;
        let factories: u32 = self.laid.map(|s| data.showing(s).and(*to_come).len()).sum();
        f64::from(factories) * w.symbol_open * f64::from(data.params.vp_per_symbol)
    }

    /// What a producing factory earns or saves: every tile to come that needs its resource.
    fn supply(&self, tile: TileId) -> f64 {
        let table = self.table;
        table.data.tile(tile).produces.map_or(0.0, |resource| {
            let wanted = table.data.needing(resource).and(table.unbuilt).len();
            f64::from(wanted) * table.w.supply * table.thaler
        })
    }
}
