//! Industry: what a position is worth, in features that a player would name.
//!
//! A seat is worth its points so far, what its money will still buy, the roads, lines and networks it can hope for,
//! what its factories will earn, and its fields that wait to be developed. A field on the block is worth something to
//! whoever may get it, at the price that it will cost: to the auctioneer too, who pays the highest bid round the table.

mod auction;
mod waiting;

use industry::data::{EPOCHS, Field, Kind};
use industry::position::{Holding, SEATS};
use industry::{Action, Data, FieldId, FieldSet, Industry, Phase, Position, PublicState};
use smokestack_core::{Game, NullSink, Seat};

use super::{against, each_glance};
use crate::Evaluate;
use crate::search::{Playout, Settings};
use crate::weights::weights;

weights! {
    /// Tuned by `cargo xtask tune industry --seats 3 --generations 20 --population 12 --games 60 --final-games 900 --iterations 40 --step 0.12 --seed 1`
    /// Result: 65.9 % of 900 games won (62.7 to 68.9; fair share 33.3), 89.2 points to 77.1
    pub struct IndustryWeights {
        /// Points that a coin brings at the end of the game (IY-9.3), and what it is worth beyond that at the beginning.
        coin_last: 0.29 in 0.1..0.6,
        coin_early: 0.758 in 0.0..1.0,
        /// How likely a road or line still comes true: the field waits for its development, or may still be won.
        link_held: 0.285 in 0.2..1.0,
        link_open: 0.051 in 0.0..0.8,
        /// How likely a factory or bonus field of a network still comes: it waits for its development, or may still be
        /// won.
        network_held: 0.644 in 0.2..1.0,
        network_open: 0.428 in 0.0..0.5,
        /// Coins that a factory earns or saves for each field to come that needs its resource.
        supply: 0.866 in 0.0..2.0,
        /// How likely a field is developed: payable now, or not yet, or without a supplier for now.
        payable: 0.484 in 0.3..1.0,
        not_yet: 0.39 in 0.1..1.0,
        no_supply: 0.399 in 0.0..0.9,
        /// Fields with a price that a player still develops, for each round to come.
        developments: 0.208 in 0.1..1.5,
        /// Points for being auctioneer while fields are left to sell.
        auctioneer: 0.863 in 0.0..2.0,
        /// The part of what a field is worth to the keenest bidder that he will pay.
        first_price: 0.925 in 0.2..1.0,
        /// How likely a later bidder who wants the field goes higher, and a seller takes a good or a poor price.
        outbid: 0.759 in 0.2..1.0,
        sells: 0.812 in 0.5..1.0,
        sells_cheap: 0.158 in 0.0..0.5,
    }
}

impl Evaluate for Industry {
    type Weights = IndustryWeights;
    const IMAGINED: usize = 1; // which marker comes next is not looked at
    const SEARCH: Settings = Settings {
        exploration: 0.4,
        sharpness: 3.0,
        caution: 0.05,
        winning: 0.7,
        spread: 20.0,
        ..Settings::USUAL
    };
    /// Half an auction further is worth more than five times the iterations.
    const NORMAL: Settings = Settings {
        horizon: 8,
        playout: Playout::Greedy,
        ..Self::SEARCH
    };
    /// What an auction brought shows its worth in the rounds to come: greed plays on for two of them, and is judged on
    /// the way, for its mistakes add up.
    const HARD: Settings = Settings {
        horizon: 48,
        playout: Playout::Greedy,
        judgements: 12,
        ..Self::SEARCH
    };
    const PARTS: &'static [&'static str] = &[
        "points", "money", "links", "networks", "supply", "fields", "auction",
    ];

    fn parts(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> Vec<f64> {
        Table::new(self, weights, &at.open, Some(seat))
            .parts(seat)
            .to_vec()
    }

    fn worth(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> f64 {
        Table::new(self, weights, &at.open, Some(seat)).worth(seat)
    }

    fn worths(&self, weights: &IndustryWeights, at: &Position) -> [f64; super::SEATS] {
        let table = Table::new(self, weights, &at.open, None);
        let mut worths = [0.0; super::SEATS];
        for seat in Seat::all(self.seats()) {
            worths[seat.index()] = table.worth(seat);
        }
        worths
    }

    fn unforeseen(&self, at: &Position) -> f64 {
        let after = self.rounds() - self.rounds_begun(&at.open);
        let game = if self.seats() == 3 { 79.0 } else { 51.0 };
        game * after as f64 / self.rounds() as f64
    }

    fn lead(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> f64 {
        let table = Table::new(self, weights, &at.open, None);
        table.worth(seat) - against(self, seat, |rival| table.worth(rival))
    }

    /// One's own worth will do: most actions do not change that of the rivals.
    fn glance(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> f64 {
        self.worth(weights, at, seat)
    }

    /// Most actions are bids, and a bid changes nothing but the auction: everything else is looked at once for all.
    fn glances(
        &self,
        weights: &IndustryWeights,
        at: &Position,
        seat: Seat,
        actions: &[Action],
        glances: &mut Vec<f32>,
    ) {
        let (Phase::Bid, Some(field)) = (at.open.phase, at.open.auction.field()) else {
            return each_glance(self, weights, at, seat, actions, glances);
        };
        let mut passed = *at;
        self.apply(&mut passed, Action::Pass, &mut NullSink);
        let table = Table::new(self, weights, &passed.open, None);
        let judge = table.judge(seat);
        let (look, block) = (judge.look(), judge.look_at_block(field));
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

/// What is the same in the eyes of every seat.
struct Table<'p> {
    game: &'p Industry,
    w: &'p IndustryWeights,
    data: &'p Data,
    open: &'p PublicState,
    /// Points that a coin is worth now.
    coin: f64,
    /// Fields that nobody has won yet.
    to_come: FieldSet,
    /// Fields that may still be developed, by whomever.
    undeveloped: FieldSet,
    /// Rounds after this one, in the epoch and in the game.
    epoch_rounds: f64,
    rounds: f64,
    /// What each seat's waiting fields are worth, and what the field on the block would add to them.
    waiting: [f64; SEATS],
    block: [f64; SEATS],
    /// What it is worth to be auctioneer.
    role: f64,
}

impl<'p> Table<'p> {
    /// With `only`, just what that seat's worth takes.
    fn new(
        game: &'p Industry,
        w: &'p IndustryWeights,
        open: &'p PublicState,
        only: Option<Seat>,
    ) -> Table<'p> {
        let after = (game.rounds() - game.rounds_begun(open)) as f64;
        let left = after / game.rounds() as f64;
        let to_come = FieldSet::rows(EPOCHS).without(open.sold());
        let held = open
            .seats
            .iter()
            .fold(to_come, |all, own| all.or(own.undeveloped));
        let mut table = Table {
            game,
            w,
            data: game.data(),
            open,
            coin: w.coin_last + w.coin_early * left.sqrt(),
            to_come,
            undeveloped: held.without(game.lapsed_fields(open)),
            epoch_rounds: (game.rounds_in_epoch(open.epoch) - usize::from(open.round)) as f64,
            rounds: after,
            waiting: [0.0; SEATS],
            block: [0.0; SEATS],
            role: if open.available.is_empty() {
                0.0
            } else {
                w.auctioneer
            },
        };
        if open.phase != Phase::Over {
            // Who bids looks at what the others would give.
            let needed =
                |seat: &Seat| open.auction.field().is_some() || only.is_none_or(|only| only == *seat);
            for seat in Seat::all(game.seats()).filter(needed) {
                let judge = table.judge(seat);
                let look = judge.look();
                let now = judge.weigh(&look, None, judge.own.money);
                let with = open.auction.field().map_or(now, |field| {
                    judge.weigh(&look, Some(&judge.look_at_block(field)), judge.own.money)
                });
                table.waiting[seat.index()] = now;
                table.block[seat.index()] = with - now;
            }
        }
        table
    }

    fn judge(&self, seat: Seat) -> Judge<'_> {
        let own = self.open.holding(seat);
        Judge {
            table: self,
            own,
            seat,
            waiting: own.undeveloped.and(self.undeveloped),
        }
    }

    fn worth(&self, seat: Seat) -> f64 {
        self.parts(seat).iter().sum()
    }

    fn parts(&self, seat: Seat) -> [f64; 7] {
        let judge = self.judge(seat);
        let [fields, money, roads, lines, bonus, jokers, subsidy] =
            self.game.points_now(self.open, seat).map(f64::from);
        let scored = fields + roads + lines + bonus + jokers + subsidy;
        let coins = f64::from(judge.own.money);
        if self.open.phase == Phase::Over {
            return [scored, money + coins * 0.001, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let bonuses = judge.own.developed.and(self.data.of_kind(Kind::Bonus));
        let works = judge.own.developed.without(bonuses);
        [
            scored,
            coins * self.coin,
            works.map(|field| judge.links_to_come(field)).sum(),
            bonuses
                .map(|id| judge.factories_to_come(self.data.field(id)))
                .sum(),
            works.map(|field| judge.supply(field)).sum(),
            self.waiting[seat.index()],
            judge.auction(),
        ]
    }
}

/// One seat's eyes on a position.
struct Judge<'p> {
    table: &'p Table<'p>,
    own: &'p Holding,
    seat: Seat,
    /// Own fields that may still be developed: lapsed technologies are not (IY-7.3).
    waiting: FieldSet,
}

impl Judge<'_> {
    /// Roads and lines that end at this field and whose other end may still be won; what waits counts there.
    fn links_to_come(&self, field: FieldId) -> f64 {
        let Table { data, w, to_come, .. } = self.table;
        let open = data.joined(field).and(*to_come).len();
        f64::from(open) * w.link_open * f64::from(data.params.vp_per_link)
    }

    /// Points of a bonus field for factories that may still be won.
    fn factories_to_come(&self, bonus: &Field) -> f64 {
        let Table { data, w, to_come, .. } = self.table;
        let open: u32 = bonus
            .networks
            .map(|n| data.factories_on(n).and(*to_come).len())
            .sum();
        f64::from(open) * w.network_open * f64::from(bonus.points_per_factory)
    }

    /// What a producing factory earns or saves: every field to come that needs its resource.
    fn supply(&self, field: FieldId) -> f64 {
        let table = self.table;
        table.data.field(field).produces.map_or(0.0, |resource| {
            let wanted = table.data.needing(resource).and(table.undeveloped).len();
            f64::from(wanted) * table.w.supply * table.coin
        })
    }
}
