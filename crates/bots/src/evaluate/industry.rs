//! Industry: what a position is worth, in features that a player would name.
//!
//! A seat is worth its points so far, what its money will still buy, the roads, lines and networks it can hope for,
//! what its factories will earn, and its fields that wait to be developed. A field on the block is worth something to
//! whoever may get it, at the price that it will cost: to the auctioneer too, who pays the highest bid round the table.

use industry::data::{Field, Kind};
use industry::position::{Holding, SEATS};
use industry::{Data, FieldId, FieldSet, Industry, Open, Phase, Position};
use smokestack_core::{Game, Seat};

use super::against;
use crate::Evaluate;
use crate::weights::weights;

weights! {
    pub struct IndustryWeights {
        /// Points that a coin brings at the end of the game (IY-9.3), and what it is worth beyond that at the beginning.
        coin_last: 0.33 in 0.1..0.6,
        coin_early: 0.5 in 0.0..1.0,
        /// How likely a road or line still comes true: the field waits for its development, or may still be won.
        link_held: 0.65 in 0.2..1.0,
        link_open: 0.3 in 0.0..0.8,
        /// How likely a factory or bonus field of a network still comes: it waits for its development, or may still be
        /// won.
        network_held: 0.6 in 0.2..1.0,
        network_open: 0.16 in 0.0..0.5,
        /// Coins that a factory earns or saves for each field to come that needs its resource.
        supply: 0.7 in 0.0..2.0,
        /// How likely a field is developed: payable now, or not yet, or without a supplier for now.
        payable: 0.75 in 0.3..1.0,
        not_yet: 0.55 in 0.1..1.0,
        no_supply: 0.35 in 0.0..0.9,
        /// Fields with a price that a player still develops, for each round to come.
        developments: 0.5 in 0.1..1.5,
        /// Rounds beyond the epoch that are left for a bonus field.
        bonus_rounds: 3.0 in 0.0..8.0,
        /// Points for being auctioneer while fields are left to sell.
        auctioneer: 0.5 in 0.0..2.0,
        /// The part of what a field is worth to the keenest bidder that he will pay.
        first_price: 0.6 in 0.2..1.0,
        /// How likely a later bidder who wants the field goes higher, and a seller takes a good or a poor price.
        outbid: 0.6 in 0.2..1.0,
        sells: 0.9 in 0.5..1.0,
        sells_cheap: 0.12 in 0.0..0.5,
    }
}

impl Evaluate for Industry {
    type Weights = IndustryWeights;
    const PARTS: &'static [&'static str] = &[
        "points", "money", "links", "networks", "supply", "fields", "auction",
    ];

    fn parts(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> Vec<f64> {
        Table::new(self, weights, &at.open).judge(seat).parts().to_vec()
    }

    fn worth(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> f64 {
        Table::new(self, weights, &at.open).judge(seat).worth()
    }

    fn worths(&self, weights: &IndustryWeights, at: &Position) -> [f64; crate::evaluate::SEATS] {
        let table = Table::new(self, weights, &at.open);
        let mut worths = [0.0; crate::evaluate::SEATS];
        for seat in Seat::all(self.seats()) {
            worths[seat.index()] = table.judge(seat).worth();
        }
        worths
    }

    fn lead(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> f64 {
        let table = Table::new(self, weights, &at.open);
        table.judge(seat).worth() - against(self, seat, |rival| table.judge(rival).worth())
    }
}

/// What is the same in the eyes of every seat.
struct Table<'p> {
    game: &'p Industry,
    w: &'p IndustryWeights,
    data: &'p Data,
    open: &'p Open,
    /// Points that a coin is worth now.
    coin: f64,
    /// Fields that nobody has won yet.
    to_come: FieldSet,
    /// Fields that may still be developed, by whomever.
    undeveloped: FieldSet,
    /// Fields with a price that a player still develops.
    developments: f64,
    /// Rounds of this epoch in which one may still develop.
    rounds: f64,
    /// What the field on the block is worth to each seat.
    block: [f64; SEATS],
    /// What it is worth to be auctioneer.
    role: f64,
}

impl<'p> Table<'p> {
    fn new(game: &'p Industry, w: &'p IndustryWeights, open: &'p Open) -> Table<'p> {
        let (rounds, begun) = (game.rounds(), game.rounds_begun(open));
        let left = if open.phase == Phase::Over {
            0.0
        } else {
            1.0 - begun as f64 / rounds as f64
        };
        let to_come = FieldSet::rows(5).without(open.sold());
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
            developments: (rounds - begun) as f64 * w.developments,
            rounds: game.rounds_in_epoch(open.epoch) as f64 - f64::from(open.round) + 1.0,
            block: [0.0; SEATS],
            role: if open.available.is_empty() {
                0.0
            } else {
                w.auctioneer
            },
        };
        if let Some(field) = open.auction.field() {
            for seat in Seat::all(game.seats()) {
                table.block[seat.index()] = table.judge(seat).field(field);
            }
        }
        table
    }

    fn judge(&self, seat: Seat) -> Judge<'_> {
        let own = self.open.holding(seat);
        let waiting = own.undeveloped.and(self.undeveloped);
        Judge {
            table: self,
            own,
            seat,
            waiting,
        }
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
    fn worth(&self) -> f64 {
        self.parts().iter().sum()
    }

    fn parts(&self) -> [f64; 7] {
        let Table { game, data, open, .. } = self.table;
        let [fields, money, roads, lines, bonus, jokers, subsidy] =
            game.points_now(open, self.seat).map(f64::from);
        let scored = fields + roads + lines + bonus + jokers + subsidy;
        let coins = f64::from(self.own.money);
        if open.phase == Phase::Over {
            return [scored, money + coins * 0.001, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let bonuses = self.own.developed.and(data.of_kind(Kind::Bonus));
        let works = self.own.developed.without(bonuses);
        [
            scored,
            coins * self.table.coin,
            works.map(|field| self.links_to_come(field)).sum(),
            bonuses.map(|id| self.factories_to_come(data.field(id))).sum(),
            works.map(|field| self.supply(field)).sum(),
            self.waiting.map(|field| self.field(field)).sum(),
            self.auction(),
        ]
    }

    /// Roads and lines that end at this field and whose other end is not developed yet.
    fn links_to_come(&self, field: FieldId) -> f64 {
        let Table { data, w, to_come, .. } = self.table;
        let ends = data.joined(field);
        let held = f64::from(ends.and(self.waiting).len()) * w.link_held;
        let open = f64::from(ends.and(*to_come).len()) * w.link_open;
        (held + open) * f64::from(data.params.vp_per_link)
    }

    /// Points of a bonus field for factories that are not developed yet.
    fn factories_to_come(&self, bonus: &Field) -> f64 {
        let Table { data, w, to_come, .. } = self.table;
        let factories = bonus.networks.map(|network| {
            let all = data.factories_on(network);
            f64::from(all.and(self.waiting).len()) * w.network_held
                + f64::from(all.and(*to_come).len()) * w.network_open
        });
        factories.sum::<f64>() * f64::from(bonus.points_per_factory)
    }

    /// Points that a factory brings through own bonus fields on its networks, developed or waiting.
    fn networks(&self, factory: &Field) -> f64 {
        let Table { data, w, to_come, .. } = self.table;
        let points = |fields: FieldSet| -> f64 {
            let each = fields.map(|f| u32::from(data.field(f).points_per_factory));
            f64::from(each.sum::<u32>())
        };
        let each = factory.networks.map(|network| {
            let bonuses = data.bonuses_of(network);
            points(bonuses.and(self.own.developed))
                + points(bonuses.and(self.waiting)) * w.network_held
                + points(bonuses.and(*to_come)) * w.network_open
        });
        each.sum()
    }

    /// What a producing factory earns or saves: every field to come that needs its resource.
    fn supply(&self, field: FieldId) -> f64 {
        let table = self.table;
        table.data.field(field).produces.map_or(0.0, |resource| {
            let wanted = table.data.needing(resource).and(table.undeveloped).len();
            f64::from(wanted) * table.w.supply * table.coin
        })
    }

    /// What it is worth to own this field: what it would bring, less what developing it costs.
    fn field(&self, id: FieldId) -> f64 {
        let Table {
            game,
            w,
            data,
            open,
            coin,
            ..
        } = self.table;
        let field = data.field(id);
        let gain = match field.kind {
            Kind::Joker => return f64::from(data.params.vp_per_joker),
            Kind::Bonus => self.bonus(field),
            Kind::Factory | Kind::Technology => self.works(id, field),
        };
        let (cost, chance) = match game.least_price(open, self.seat, id) {
            Some(price) if price <= self.own.money => (price, w.payable),
            Some(price) => (price, w.not_yet),
            None => (field.cost + field.needs.len() as u8, w.no_supply),
        };
        ((gain - f64::from(cost) * coin) * chance * self.in_time(field)).max(0.0)
    }

    fn works(&self, id: FieldId, field: &Field) -> f64 {
        let table = self.table;
        let in_time = id.epoch() == table.open.epoch;
        let points = if in_time { f64::from(field.vp) } else { 0.0 };
        let discount = f64::from(field.discount) * table.developments * table.coin;
        let complete = table.data.joined(id).and(self.own.developed).len();
        let complete = f64::from(complete) * f64::from(table.data.params.vp_per_link);
        points + discount + self.networks(field) + complete + self.links_to_come(id) + self.supply(id)
    }

    /// Every own factory on the network counts, for each bonus field anew (IY-9.6).
    fn bonus(&self, field: &Field) -> f64 {
        let on = |network| {
            self.table
                .data
                .factories_on(network)
                .and(self.own.developed)
                .len()
        };
        let there: u32 = field.networks.map(on).sum();
        f64::from(there) * f64::from(field.points_per_factory) + self.factories_to_come(field)
    }

    /// Two fields a round: what waits behind many others may come too late (IY-6.1, IY-6.10, IY-6.11).
    fn in_time(&self, field: &Field) -> f64 {
        let rounds = if field.kind == Kind::Bonus {
            self.table.rounds + self.table.w.bonus_rounds
        } else {
            self.table.rounds
        };
        (2.0 * rounds / f64::from(self.waiting.len().max(1))).min(1.0)
    }

    /// What the auction at hand promises this seat.
    fn auction(&self) -> f64 {
        let Table {
            open,
            coin,
            role,
            block,
            ..
        } = self.table;
        let selling = matches!(open.phase, Phase::Offer | Phase::Bid | Phase::Decide);
        if !selling {
            return 0.0;
        }
        let auctioneer = open.auctioneer == self.seat;
        match (open.auction.field(), open.auction.highest()) {
            (None, _) if auctioneer => *role,
            (Some(_), _) if auctioneer => self.sell_or_keep(),
            (Some(_), Some((bidder, bid))) if bidder == self.seat => {
                (block[self.seat.index()] - f64::from(bid) * coin) * self.chance_to_win(bid)
            }
            _ => 0.0,
        }
    }

    /// The better of a sale and of keeping the field at the price of the highest bid (IY-5.7, IY-5.8).
    fn sell_or_keep(&self) -> f64 {
        let Table {
            game,
            open,
            coin,
            role,
            block,
            ..
        } = self.table;
        let highest = open.auction.highest();
        let price = highest.map_or_else(|| self.expected_price(), |(_, bid)| f64::from(bid));
        let sold = if price > 0.0 { price * coin + role } else { 0.0 };
        let lost = price - (price / game.seats() as f64).floor();
        let affordable = price <= f64::from(self.own.money);
        let kept = if affordable {
            block[self.seat.index()] - lost * coin
        } else {
            f64::NEG_INFINITY
        };
        sold.max(kept)
    }

    /// What the others would pay before anybody has bid.
    fn expected_price(&self) -> f64 {
        let Table {
            game,
            w,
            open,
            coin,
            block,
            ..
        } = self.table;
        let rivals = Seat::all(game.seats()).filter(|s| *s != self.seat);
        let offers = rivals.map(|s| (block[s.index()] / coin).min(f64::from(open.holding(s).money)));
        offers.fold(0.0, f64::max) * w.first_price
    }

    /// That nobody who is still to bid goes higher, and that the auctioneer sells.
    fn chance_to_win(&self, bid: u8) -> f64 {
        let Table {
            game,
            w,
            open,
            coin,
            role,
            block,
            ..
        } = self.table;
        let price = f64::from(bid) * coin;
        let mut chance = 1.0;
        let mut seat = open.turn;
        while seat != open.auctioneer {
            if open.holding(seat).money > bid && block[seat.index()] > price + coin {
                chance *= 1.0 - w.outbid;
            }
            seat = seat.next(game.seats());
        }
        let keeper = open.holding(open.auctioneer);
        let keeps = keeper.money >= bid && block[open.auctioneer.index()] > 2.0 * price + role;
        chance * if keeps { w.sells_cheap } else { w.sells }
    }
}
