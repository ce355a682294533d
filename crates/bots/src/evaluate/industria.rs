//! Industria: what a position is worth, in features that a player would name.
//!
//! A seat is worth its points so far, what its money will still buy, the connections and bonus symbols it can hope
//! for, what its factories will earn, and the tiles in its hand. A tile on the block is worth something to whoever
//! may get it, at the price that it will cost.

use industria::data::{Kind, Tile};
use industria::{Data, Industria, Open, Phase, Position, SymbolSet, TileId};
use smokestack_core::{Game, Seat};

use crate::Evaluate;
use crate::weights::weights;

weights! {
    pub struct IndustriaWeights {
        /// Points that a thaler brings at the end of the game (IA-9.6), and what it is worth beyond that at the beginning.
        thaler_last: 0.33 in 0.1..0.6,
        thaler_early: 0.08 in 0.0..0.6,
        /// How likely a connection or symbol still comes true: the tile is in hand, or may still be won.
        link_in_hand: 0.65 in 0.2..1.0,
        link_open: 0.35 in 0.0..0.8,
        symbol_open: 0.16 in 0.0..0.5,
        /// Thalers that a factory earns or saves for each tile to come that needs its resource.
        supply: 0.8 in 0.0..2.0,
        /// How likely a tile in hand is built: payable now, or not yet.
        payable: 0.65 in 0.3..1.0,
        not_yet: 0.5 in 0.1..1.0,
        /// Points for being auctioneer while tiles are left to sell.
        auctioneer: 0.5 in 0.0..2.0,
        /// How likely a later bidder who wants the tile goes higher, and a seller takes a good or a poor price.
        outbid: 0.6 in 0.2..1.0,
        sells: 0.9 in 0.5..1.0,
        sells_cheap: 0.12 in 0.0..0.5,
    }
}

impl Evaluate for Industria {
    type Weights = IndustriaWeights;
    const PARTS: &'static [&'static str] =
        &["points", "money", "links", "symbols", "supply", "hand", "auction"];

    fn parts(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> Vec<f64> {
        Judge::new(self, weights, &at.open, seat).parts().to_vec()
    }

    fn worth(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> f64 {
        Judge::new(self, weights, &at.open, seat).parts().iter().sum()
    }
}

/// One seat's eyes on a position.
struct Judge<'p> {
    game: &'p Industria,
    w: &'p IndustriaWeights,
    data: &'p Data,
    open: &'p Open,
    seat: Seat,
    /// Points that a thaler is worth now.
    thaler: f64,
}

impl<'p> Judge<'p> {
    fn new(game: &'p Industria, w: &'p IndustriaWeights, open: &'p Open, seat: Seat) -> Judge<'p> {
        let rounds = (game.epochs() * game.rounds_per_epoch()) as f64;
        let past = (usize::from(open.epoch) - 1) * game.rounds_per_epoch() + usize::from(open.round);
        let left = if open.phase == Phase::Over {
            0.0
        } else {
            1.0 - past as f64 / rounds
        };
        // On the last round nothing but the final exchange is left to spend money on, once building is done.
        let thaler = w.thaler_last + w.thaler_early * left.sqrt();
        Judge {
            game,
            w,
            data: game.data(),
            open,
            seat,
            thaler,
        }
    }

    fn parts(&self) -> [f64; 7] {
        let points = self.game.points_now(self.open, self.seat);
        let scored = f64::from(points[..4].iter().sum::<i32>());
        let own = self.open.holding(self.seat);
        let money = f64::from(own.money);
        if self.open.phase == Phase::Over {
            let money = f64::from(points[4]) + money * 0.001;
            return [scored, money, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        [
            scored,
            money * self.thaler,
            own.built.map(|tile| self.links(tile, false)).sum(),
            self.symbols_to_come(),
            own.built.map(|tile| self.supply(tile)).sum(),
            own.hand.map(|tile| self.tile(tile)).sum(),
            self.auction(),
        ]
    }

    fn is_open(&self, tile: TileId) -> bool {
        let block = self.open.auction.tile() == Some(tile);
        block || self.open.face_down.has(tile) || self.open.offer.has(tile)
    }

    /// Connections that end at this tile and are not complete yet; `with_built` counts those it would complete.
    fn links(&self, tile: TileId, with_built: bool) -> f64 {
        let own = self.open.holding(self.seat);
        let each = f64::from(self.data.params.vp_per_connection);
        let ending_here = self.data.connections.iter().filter(|c| c.ends.contains(&tile));
        let chances = ending_here.map(|c| {
            let other = if c.ends[0] == tile { c.ends[1] } else { c.ends[0] };
            match () {
                () if own.built.has(other) => f64::from(u8::from(with_built)),
                () if own.hand.has(other) => self.w.link_in_hand,
                () if self.is_open(other) => self.w.link_open,
                () => 0.0,
            }
        });
        chances.sum::<f64>() * each
    }

    /// The symbols that the laid bonus tiles score (IA-9.3).
    fn laid_symbols(&self) -> SymbolSet {
        let built = self.open.holding(self.seat).built;
        let laid = built.filter(|t| self.data.tile(*t).kind == Kind::Bonus);
        laid.fold(SymbolSet::EMPTY, |all, t| all.or(self.data.tile(t).symbols))
    }

    /// A laid bonus tile also counts for factories that may still be built.
    fn symbols_to_come(&self) -> f64 {
        let kinds = self.laid_symbols();
        let hopes = self.data.tile_ids().filter(|t| self.is_open(*t)).map(|t| {
            let tile = self.data.tile(t);
            if tile.kind == Kind::Factory {
                f64::from(tile.symbols.and(kinds).len())
            } else {
                0.0
            }
        });
        hopes.sum::<f64>() * self.w.symbol_open * f64::from(self.data.params.vp_per_symbol)
    }

    /// What a producing factory earns or saves: every tile to come that needs its resource.
    fn supply(&self, tile: TileId) -> f64 {
        let Some(resource) = self.data.tile(tile).produces else {
            return 0.0;
        };
        let wanted = self.data.tile_ids().filter(|t| {
            let held = Seat::all(self.game.seats()).any(|s| self.open.holding(s).hand.has(*t));
            (held || self.is_open(*t)) && self.data.tile(*t).needs.contains(&resource)
        });
        wanted.count() as f64 * self.w.supply * self.thaler
    }

    /// What it is worth to hold this tile: what it would bring when built, less what building it costs.
    fn tile(&self, id: TileId) -> f64 {
        let tile = self.data.tile(id);
        match tile.kind {
            Kind::Resource => self.thaler * 1.15,
            Kind::Bonus => self.bonus(tile),
            Kind::Factory | Kind::Technology => self.works(id, tile),
        }
    }

    fn works(&self, id: TileId, tile: &Tile) -> f64 {
        let own = self.open.holding(self.seat);
        let in_time = tile.kind == Kind::Technology || tile.epoch == self.open.epoch;
        let points = if in_time { f64::from(tile.vp) } else { 0.0 };
        let kinds = self.laid_symbols();
        let symbols = f64::from(tile.symbols.and(kinds).len()) * f64::from(self.data.params.vp_per_symbol);
        let discount = f64::from(tile.discount) * self.builds_to_come() * self.thaler;
        let gain = points + symbols + discount + self.links(id, true) + self.supply(id);
        let (cost, chance) = match self.game.building_price(self.open, self.seat, id) {
            Ok(price) if price <= own.money => (price, self.w.payable),
            Ok(price) => (price, self.w.not_yet),
            Err(_) => (tile.cost + tile.needs.len() as u8, self.w.not_yet * 0.6),
        };
        ((gain - f64::from(cost) * self.thaler) * chance * self.in_time(tile)).max(0.0)
    }

    /// Factories that a player still builds, about one in two rounds.
    fn builds_to_come(&self) -> f64 {
        let rounds = self.game.epochs() * self.game.rounds_per_epoch();
        let past =
            (usize::from(self.open.epoch) - 1) * self.game.rounds_per_epoch() + usize::from(self.open.round);
        (rounds - past) as f64 * 0.4
    }

    /// Only one of a kind is built a round: what waits in hand behind others may come too late (IA-6.1, IA-7.4).
    fn in_time(&self, tile: &Tile) -> f64 {
        let own = self.open.holding(self.seat);
        let same = own.hand.filter(|t| self.data.tile(*t).kind == tile.kind).count() as f64;
        let rounds = self.game.rounds_per_epoch() as f64 - f64::from(self.open.round) + 1.0;
        let room = if tile.kind == Kind::Technology {
            rounds
        } else {
            rounds + 2.0
        };
        (room / same.max(1.0)).min(1.0)
    }

    fn bonus(&self, tile: &Tile) -> f64 {
        let own = self.open.holding(self.seat);
        if !self.laid_symbols().and(tile.symbols).is_empty() {
            return 0.0; // a second one of a kind brings nothing (IA-9.4)
        }
        let shows = |t: &TileId| {
            let other = self.data.tile(*t);
            other.kind == Kind::Factory && !other.symbols.and(tile.symbols).is_empty()
        };
        let built = own.built.filter(shows).count() as f64;
        let held = own.hand.filter(shows).count() as f64;
        let hoped = self
            .data
            .tile_ids()
            .filter(|t| self.is_open(*t) && shows(t))
            .count() as f64;
        let factories = built + held * 0.6 + hoped * self.w.symbol_open;
        factories * f64::from(self.data.params.vp_per_symbol) * self.w.payable
    }

    /// The same tile through the eyes of another seat.
    fn tile_to(&self, seat: Seat, tile: TileId) -> f64 {
        Judge::new(self.game, self.w, self.open, seat).tile(tile)
    }

    /// What the auction at hand promises this seat.
    fn auction(&self) -> f64 {
        let open = self.open;
        let role = if open.offer.is_empty() {
            0.0
        } else {
            self.w.auctioneer
        };
        let selling = matches!(open.phase, Phase::Offer | Phase::Bid | Phase::Decide);
        let Some(tile) = open.auction.tile() else {
            return if selling && open.auctioneer == self.seat {
                role
            } else {
                0.0
            };
        };
        if open.auctioneer == self.seat {
            let price = open
                .auction
                .highest()
                .map_or_else(|| self.expected_price(tile), |(_, bid)| f64::from(bid));
            let sold = if price > 0.0 {
                price * self.thaler + role
            } else {
                0.0
            };
            return sold.max(self.tile(tile));
        }
        match open.auction.highest() {
            Some((bidder, bid)) if bidder == self.seat => {
                let gain = self.tile(tile) - f64::from(bid) * self.thaler;
                gain * self.chance_to_win(tile, bid, role)
            }
            _ => 0.0,
        }
    }

    /// What the others would pay before anybody has bid.
    fn expected_price(&self, tile: TileId) -> f64 {
        let rivals = Seat::all(self.game.seats()).filter(|s| *s != self.seat);
        let offers =
            rivals.map(|s| (self.tile_to(s, tile) / self.thaler).min(f64::from(self.open.holding(s).money)));
        offers.fold(0.0, f64::max) * 0.6
    }

    /// That nobody who is still to bid goes higher, and that the auctioneer sells.
    fn chance_to_win(&self, tile: TileId, bid: u8, role: f64) -> f64 {
        let open = self.open;
        let price = f64::from(bid) * self.thaler;
        let seats = self.game.seats();
        let mut chance = 1.0;
        let mut seat = open.turn;
        while seat != open.auctioneer {
            if open.holding(seat).money > bid && self.tile_to(seat, tile) > price + self.thaler {
                chance *= 1.0 - self.w.outbid;
            }
            seat = seat.next(seats);
        }
        let sells = price + role > self.tile_to(open.auctioneer, tile);
        chance * if sells { self.w.sells } else { self.w.sells_cheap }
    }
}
