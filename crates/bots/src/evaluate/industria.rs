//! Industria: what a position is worth, in features that a player would name.
//!
//! A seat is worth its points so far, what its money will still buy, the connections and bonus symbols it can hope
//! for, what its factories will earn, and the tiles in its hand. A tile on the block is worth something to whoever
//! may get it, at the price that it will cost.

use industria::data::{Kind, Tile};
use industria::position::{Holding, SEATS};
use industria::{Data, Industria, Open, Phase, Position, SymbolSet, TileId, TileSet};
use smokestack_core::{Game, Seat};

use super::against;
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
        Table::new(self, weights, &at.open).judge(seat).parts().to_vec()
    }

    fn worth(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> f64 {
        Table::new(self, weights, &at.open).judge(seat).worth()
    }

    fn worths(&self, weights: &IndustriaWeights, at: &Position) -> [f64; crate::evaluate::SEATS] {
        let table = Table::new(self, weights, &at.open);
        let mut worths = [0.0; crate::evaluate::SEATS];
        for seat in Seat::all(self.seats()) {
            worths[seat.index()] = table.judge(seat).worth();
        }
        worths
    }

    fn lead(&self, weights: &IndustriaWeights, at: &Position, seat: Seat) -> f64 {
        let table = Table::new(self, weights, &at.open);
        table.judge(seat).worth() - against(self, seat, |rival| table.judge(rival).worth())
    }
}

/// What is the same in the eyes of every seat.
struct Table<'p> {
    game: &'p Industria,
    w: &'p IndustriaWeights,
    data: &'p Data,
    open: &'p Open,
    /// Points that a thaler is worth now.
    thaler: f64,
    /// Tiles that may still be won.
    to_come: TileSet,
    /// Tiles that may still be built, by whomever.
    unbuilt: TileSet,
    /// Factories that a player still builds, about one in two rounds.
    builds: f64,
    /// What the tile on the block is worth to each seat.
    block: [f64; SEATS],
    /// What it is worth to be auctioneer.
    role: f64,
}

impl<'p> Table<'p> {
    fn new(game: &'p Industria, w: &'p IndustriaWeights, open: &'p Open) -> Table<'p> {
        let rounds = game.epochs() * game.rounds_per_epoch();
        let past = (usize::from(open.epoch) - 1) * game.rounds_per_epoch() + usize::from(open.round);
        let left = if open.phase == Phase::Over {
            0.0
        } else {
            1.0 - past as f64 / rounds as f64
        };
        let block = open.auction.tile();
        let to_come = open
            .face_down
            .or(open.offer)
            .or(block.map_or(TileSet::EMPTY, TileSet::one));
        let mut table = Table {
            game,
            w,
            data: game.data(),
            open,
            // On the last round nothing but the final exchange is left to spend money on, once building is done.
            thaler: w.thaler_last + w.thaler_early * left.sqrt(),
            to_come,
            unbuilt: open.seats.iter().fold(to_come, |all, own| all.or(own.hand)),
            builds: (rounds - past) as f64 * 0.4,
            block: [0.0; SEATS],
            role: if open.offer.is_empty() { 0.0 } else { w.auctioneer },
        };
        if let Some(tile) = block {
            for seat in Seat::all(game.seats()) {
                table.block[seat.index()] = table.judge(seat).tile(tile);
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
    fn worth(&self) -> f64 {
        self.parts().iter().sum()
    }

    fn parts(&self) -> [f64; 7] {
        let Table { game, data, open, .. } = self.table;
        let points = game.points_now(open, self.seat);
        let scored = f64::from(points[..4].iter().sum::<i32>());
        let money = f64::from(self.own.money);
        if open.phase == Phase::Over {
            let money = f64::from(points[4]) + money * 0.001;
            return [scored, money, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let built = self.own.built;
        let works = built.without(data.of_kind(Kind::Bonus));
        [
            scored,
            money * self.table.thaler,
            works.map(|tile| self.links_to_come(tile)).sum(),
            self.symbols_to_come(),
            works.map(|tile| self.supply(tile)).sum(),
            self.own.hand.map(|tile| self.tile(tile)).sum(),
            self.auction(),
        ]
    }

    /// Connections that end at this tile and whose other end is not built yet.
    fn links_to_come(&self, tile: TileId) -> f64 {
        let Table { data, w, to_come, .. } = self.table;
        let ends = data.joined(tile);
        let held = f64::from(ends.and(self.own.hand).len()) * w.link_in_hand;
        let open = f64::from(ends.and(*to_come).len()) * w.link_open;
        (held + open) * f64::from(data.params.vp_per_connection)
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

    /// What it is worth to hold this tile: what it would bring when built, less what building it costs.
    fn tile(&self, id: TileId) -> f64 {
        let tile = self.table.data.tile(id);
        match tile.kind {
            Kind::Resource => self.table.thaler * 1.15,
            Kind::Bonus => self.bonus(tile),
            Kind::Factory | Kind::Technology => self.works(id, tile),
        }
    }

    fn works(&self, id: TileId, tile: &Tile) -> f64 {
        let Table {
            game,
            w,
            data,
            open,
            thaler,
            ..
        } = self.table;
        let in_time = tile.kind == Kind::Technology || tile.epoch == open.epoch;
        let points = if in_time { f64::from(tile.vp) } else { 0.0 };
        let symbols = f64::from(tile.symbols.and(self.laid).len()) * f64::from(data.params.vp_per_symbol);
        let discount = f64::from(tile.discount) * self.table.builds * thaler;
        let complete = data.joined(id).and(self.own.built).len();
        let links = f64::from(complete) * f64::from(data.params.vp_per_connection) + self.links_to_come(id);
        let gain = points + symbols + discount + links + self.supply(id);
        let (cost, chance) = match game.least_price(open, self.seat, id) {
            Some(price) if price <= self.own.money => (price, w.payable),
            Some(price) => (price, w.not_yet),
            None => (tile.cost + tile.needs.len() as u8, w.not_yet * 0.6),
        };
        ((gain - f64::from(cost) * thaler) * chance * self.in_time(tile.kind)).max(0.0)
    }

    /// Only one of a kind is built a round: what waits in hand behind others may come too late (IA-6.1, IA-7.4).
    fn in_time(&self, kind: Kind) -> f64 {
        let Table { game, data, open, .. } = self.table;
        let same = f64::from(self.own.hand.and(data.of_kind(kind)).len());
        let rounds = game.rounds_per_epoch() as f64 - f64::from(open.round) + 1.0;
        let room = if kind == Kind::Technology {
            rounds
        } else {
            rounds + 2.0
        };
        (room / same.max(1.0)).min(1.0)
    }

    fn bonus(&self, tile: &Tile) -> f64 {
        let Table { w, data, to_come, .. } = self.table;
        if !self.laid.and(tile.symbols).is_empty() {
            return 0.0; // a second one of a kind brings nothing (IA-9.4)
        }
        let shows = tile
            .symbols
            .fold(TileSet::EMPTY, |all, s| all.or(data.showing(s)));
        let count = |tiles: TileSet| f64::from(tiles.and(shows).len());
        let factories = count(self.own.built) + count(self.own.hand) * 0.6 + count(*to_come) * w.symbol_open;
        factories * f64::from(data.params.vp_per_symbol) * w.payable
    }

    /// What the auction at hand promises this seat.
    fn auction(&self) -> f64 {
        let Table {
            open,
            thaler,
            role,
            block,
            ..
        } = self.table;
        let selling = matches!(open.phase, Phase::Offer | Phase::Bid | Phase::Decide);
        let auctioneer = open.auctioneer == self.seat;
        if !selling {
            return 0.0;
        }
        let own = block[self.seat.index()];
        match (open.auction.tile(), open.auction.highest()) {
            (None, _) if auctioneer => *role,
            (Some(_), highest) if auctioneer => {
                let price = highest.map_or_else(|| self.expected_price(), |(_, bid)| f64::from(bid));
                let sold = if price > 0.0 { price * thaler + role } else { 0.0 };
                sold.max(own)
            }
            (Some(_), Some((bidder, bid))) if bidder == self.seat => {
                (own - f64::from(bid) * thaler) * self.chance_to_win(bid)
            }
            _ => 0.0,
        }
    }

    /// What the others would pay before anybody has bid.
    fn expected_price(&self) -> f64 {
        let Table {
            game,
            open,
            thaler,
            block,
            ..
        } = self.table;
        let rivals = Seat::all(game.seats()).filter(|s| *s != self.seat);
        let offers = rivals.map(|s| (block[s.index()] / thaler).min(f64::from(open.holding(s).money)));
        offers.fold(0.0, f64::max) * 0.6
    }

    /// That nobody who is still to bid goes higher, and that the auctioneer sells.
    fn chance_to_win(&self, bid: u8) -> f64 {
        let Table {
            game,
            open,
            thaler,
            block,
            w,
            role,
            ..
        } = self.table;
        let price = f64::from(bid) * thaler;
        let mut chance = 1.0;
        let mut seat = open.turn;
        while seat != open.auctioneer {
            if open.holding(seat).money > bid && block[seat.index()] > price + thaler {
                chance *= 1.0 - w.outbid;
            }
            seat = seat.next(game.seats());
        }
        let sells = price + role > block[open.auctioneer.index()];
        chance * if sells { w.sells } else { w.sells_cheap }
    }
}
