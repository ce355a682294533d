//! Industry: what a position is worth, in features that a player would name.
//!
//! A seat is worth its points so far, what its money will still buy, the roads, lines and networks it can hope for,
//! what its factories will earn, and its fields that wait to be developed. A field on the block is worth something to
//! whoever may get it, at the price that it will cost: to the auctioneer too, who pays the highest bid round the table.

use industry::data::{Field, Kind};
use industry::{Data, FieldId, FieldSet, Industry, Open, Phase, Position};
use smokestack_core::{Game, Seat};

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
        Judge::new(self, weights, &at.open, seat).parts().to_vec()
    }

    fn worth(&self, weights: &IndustryWeights, at: &Position, seat: Seat) -> f64 {
        Judge::new(self, weights, &at.open, seat).parts().iter().sum()
    }
}

/// One seat's eyes on a position.
struct Judge<'p> {
    game: &'p Industry,
    w: &'p IndustryWeights,
    data: &'p Data,
    open: &'p Open,
    seat: Seat,
    /// Points that a coin is worth now.
    coin: f64,
    /// Fields that nobody has won yet.
    to_come: FieldSet,
}

impl<'p> Judge<'p> {
    fn new(game: &'p Industry, w: &'p IndustryWeights, open: &'p Open, seat: Seat) -> Judge<'p> {
        let left = if open.phase == Phase::Over {
            0.0
        } else {
            1.0 - game.rounds_begun(open) as f64 / game.rounds() as f64
        };
        Judge {
            game,
            w,
            data: game.data(),
            open,
            seat,
            coin: w.coin_last + w.coin_early * left.sqrt(),
            to_come: FieldSet::rows(5).without(open.sold()),
        }
    }

    fn parts(&self) -> [f64; 7] {
        let [fields, money, roads, lines, bonus, jokers, subsidy] =
            self.game.points_now(self.open, self.seat).map(f64::from);
        let scored = fields + roads + lines + bonus + jokers + subsidy;
        let own = self.open.holding(self.seat);
        let coins = f64::from(own.money);
        if self.open.phase == Phase::Over {
            return [scored, money + coins * 0.001, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let bonuses = own.developed.and(self.data.of_kind(Kind::Bonus));
        [
            scored,
            coins * self.coin,
            own.developed.map(|field| self.links(field, false)).sum(),
            bonuses
                .map(|id| self.factories_to_come(self.data.field(id)))
                .sum(),
            own.developed.map(|field| self.supply(field)).sum(),
            own.undeveloped.map(|field| self.field(field)).sum(),
            self.auction(),
        ]
    }

    /// Roads and lines that end at this field and are not complete yet; `with_own` counts those it would complete.
    fn links(&self, field: FieldId, with_own: bool) -> f64 {
        let own = self.open.holding(self.seat);
        let waiting = own.undeveloped.without(self.game.lapsed_fields(self.open));
        let ending_here = self.data.links.iter().filter(|link| link.both.has(field));
        let chances = ending_here.map(|link| {
            let other = link.both.without(FieldSet::one(field));
            match () {
                () if other.without(own.developed).is_empty() => f64::from(u8::from(with_own)),
                () if other.without(waiting).is_empty() => self.w.link_held,
                () if other.without(self.to_come).is_empty() => self.w.link_open,
                () => 0.0,
            }
        });
        chances.sum::<f64>() * f64::from(self.data.params.vp_per_link)
    }

    /// Points of a developed bonus field for factories that are not developed yet.
    fn factories_to_come(&self, bonus: &Field) -> f64 {
        let waiting = self.open.holding(self.seat).undeveloped;
        let factories = bonus.networks.map(|network| {
            let all = self.data.factories_on(network);
            f64::from(all.and(waiting).len()) * self.w.network_held
                + f64::from(all.and(self.to_come).len()) * self.w.network_open
        });
        factories.sum::<f64>() * f64::from(bonus.points_per_factory)
    }

    /// Points that a factory brings through own bonus fields on its networks, developed or waiting.
    fn networks(&self, factory: &Field) -> f64 {
        let own = self.open.holding(self.seat);
        let points = |fields: FieldSet| -> f64 {
            fields
                .map(|f| f64::from(self.data.field(f).points_per_factory))
                .sum()
        };
        let each = factory.networks.map(|network| {
            let bonuses = self.data.bonuses_of(network);
            points(bonuses.and(own.developed))
                + points(bonuses.and(own.undeveloped)) * self.w.network_held
                + points(bonuses.and(self.to_come)) * self.w.network_open
        });
        each.sum()
    }

    /// What a producing factory earns or saves: every field to come that needs its resource.
    fn supply(&self, field: FieldId) -> f64 {
        let Some(resource) = self.data.field(field).produces else {
            return 0.0;
        };
        let waiting = self
            .open
            .seats
            .iter()
            .fold(self.to_come, |all, own| all.or(own.undeveloped));
        let waiting = waiting.without(self.game.lapsed_fields(self.open));
        let wanted = waiting.filter(|f| self.data.field(*f).needs.contains(&resource));
        wanted.count() as f64 * self.w.supply * self.coin
    }

    /// What it is worth to own this field: what it would bring, less what developing it costs.
    fn field(&self, id: FieldId) -> f64 {
        let field = self.data.field(id);
        let own = self.open.holding(self.seat);
        if self.game.lapsed_fields(self.open).has(id) {
            return 0.0;
        }
        let gain = match field.kind {
            Kind::Joker => return f64::from(self.data.params.vp_per_joker),
            Kind::Bonus => self.bonus(field),
            Kind::Factory | Kind::Technology => self.works(id, field),
        };
        let (cost, chance) = match self.game.development_price(self.open, self.seat, id) {
            Ok(price) if price <= own.money => (price, self.w.payable),
            Ok(price) => (price, self.w.not_yet),
            Err(_) => (field.cost + field.needs.len() as u8, self.w.no_supply),
        };
        ((gain - f64::from(cost) * self.coin) * chance * self.in_time(field)).max(0.0)
    }

    fn works(&self, id: FieldId, field: &Field) -> f64 {
        let in_time = id.epoch() == self.open.epoch;
        let points = if in_time { f64::from(field.vp) } else { 0.0 };
        let discount = f64::from(field.discount) * self.developments_to_come() * self.coin;
        points + discount + self.networks(field) + self.links(id, true) + self.supply(id)
    }

    /// Every own factory on the network counts, for each bonus field anew (IY-9.6).
    fn bonus(&self, field: &Field) -> f64 {
        let developed = self.open.holding(self.seat).developed;
        let there: u32 = field
            .networks
            .map(|network| self.data.factories_on(network).and(developed).len())
            .sum();
        f64::from(there) * f64::from(field.points_per_factory) + self.factories_to_come(field)
    }

    /// Fields with a price that a player still develops, about one in two rounds.
    fn developments_to_come(&self) -> f64 {
        (self.game.rounds() - self.game.rounds_begun(self.open)) as f64 * self.w.developments
    }

    /// Two fields a round: what waits behind many others may come too late (IY-6.1, IY-6.10, IY-6.11).
    fn in_time(&self, field: &Field) -> f64 {
        let own = self.open.holding(self.seat);
        let waiting = own.undeveloped.without(self.game.lapsed_fields(self.open)).len();
        let left = self.game.rounds_in_epoch(self.open.epoch) as f64 - f64::from(self.open.round) + 1.0;
        let rounds = if field.kind == Kind::Bonus {
            left + self.w.bonus_rounds
        } else {
            left
        };
        (2.0 * rounds / f64::from(waiting.max(1))).min(1.0)
    }

    /// The same field through the eyes of another seat.
    fn field_to(&self, seat: Seat, field: FieldId) -> f64 {
        Judge::new(self.game, self.w, self.open, seat).field(field)
    }

    /// What the auction at hand promises this seat.
    fn auction(&self) -> f64 {
        let open = self.open;
        let role = if open.available.is_empty() {
            0.0
        } else {
            self.w.auctioneer
        };
        let selling = matches!(open.phase, Phase::Offer | Phase::Bid | Phase::Decide);
        let Some(field) = open.auction.field() else {
            return if selling && open.auctioneer == self.seat {
                role
            } else {
                0.0
            };
        };
        if open.auctioneer == self.seat {
            return self.sell_or_keep(field, role);
        }
        match open.auction.highest() {
            Some((bidder, bid)) if bidder == self.seat => {
                let gain = self.field(field) - f64::from(bid) * self.coin;
                gain * self.chance_to_win(field, bid, role)
            }
            _ => 0.0,
        }
    }

    /// The better of a sale and of keeping the field at the price of the highest bid (IY-5.7, IY-5.8).
    fn sell_or_keep(&self, field: FieldId, role: f64) -> f64 {
        let highest = self.open.auction.highest();
        let price = highest.map_or_else(|| self.expected_price(field), |(_, bid)| f64::from(bid));
        let sold = if price > 0.0 {
            price * self.coin + role
        } else {
            0.0
        };
        let seats = self.game.seats() as f64;
        let lost = price - (price / seats).floor();
        let affordable = price <= f64::from(self.open.holding(self.seat).money);
        let kept = if affordable {
            self.field(field) - lost * self.coin
        } else {
            f64::NEG_INFINITY
        };
        sold.max(kept)
    }

    /// What the others would pay before anybody has bid.
    fn expected_price(&self, field: FieldId) -> f64 {
        let rivals = Seat::all(self.game.seats()).filter(|s| *s != self.seat);
        let offers = rivals.map(|s| {
            let purse = f64::from(self.open.holding(s).money);
            (self.field_to(s, field) / self.coin).min(purse)
        });
        offers.fold(0.0, f64::max) * self.w.first_price
    }

    /// That nobody who is still to bid goes higher, and that the auctioneer sells.
    fn chance_to_win(&self, field: FieldId, bid: u8, role: f64) -> f64 {
        let open = self.open;
        let price = f64::from(bid) * self.coin;
        let seats = self.game.seats();
        let mut chance = 1.0;
        let mut seat = open.turn;
        while seat != open.auctioneer {
            if open.holding(seat).money > bid && self.field_to(seat, field) > price + self.coin {
                chance *= 1.0 - self.w.outbid;
            }
            seat = seat.next(seats);
        }
        let keeper = open.holding(open.auctioneer);
        let keeps = keeper.money >= bid && self.field_to(open.auctioneer, field) > 2.0 * price + role;
        chance * if keeps { self.w.sells_cheap } else { self.w.sells }
    }
}
