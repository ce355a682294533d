//! Industria by rules of thumb, in thalers.
//!
//! A tile is worth its points, roads, lines and symbols, and what its factory will supply, less what building it costs.
//! Bid what the keenest rival would pay, but never more than it is worth, nor the money for building what one holds.
//! Offer what others want more than oneself, sell for more than one's own worth, and build all that pays, the most
//! points first.

use industria::data::{Kind, Tile};
use industria::{
    Action, Data, Industria, Phase, Position, PublicState, ResourceId, SymbolSet, TileId, TileSet,
};
use smokestack_core::{Game as _, Seat};

use super::Plan;
use crate::best_of;

/// Thalers that one gives for a point, and in the last epoch; at the very end it is three that make one (IA-9.6).
const POINT: f64 = 1.5;
const LATE_POINT: f64 = 2.0;
/// Points for a road or line whose other end may still be had: it comes true about once in four times.
const HOPE: f64 = 0.75;
/// Thalers for each tile to come that needs the resource of a factory.
const SUPPLY: f64 = 0.5;
/// What one wants to save against one's own worth.
const MARGIN: f64 = 1.0;
/// Thalers for remaining auctioneer.
const ROLE: f64 = 0.5;

impl Plan for Industria {
    type Taste = ();

    fn plan_with(&self, at: &Position, seat: Seat, legal: &[Action], _taste: Option<()>) -> Option<Action> {
        let thumb = Thumb::new(self, &at.open);
        best_of(legal, |action| thumb.value(seat, action))
    }
}

struct Thumb<'p> {
    game: &'p Industria,
    data: &'p Data,
    open: &'p PublicState,
    /// Tiles that may still be won.
    to_come: TileSet,
}

impl<'p> Thumb<'p> {
    fn new(game: &'p Industria, open: &'p PublicState) -> Thumb<'p> {
        let block = open.auction.tile().map_or(TileSet::EMPTY, TileSet::one);
        Thumb {
            game,
            data: game.data(),
            open,
            to_come: open.face_down.or(open.offer).or(block),
        }
    }

    /// How good an action is, against the others of the same question.
    fn value(&self, seat: Seat, action: Action) -> f64 {
        match action {
            Action::Offer(tile) => self.best_offer(seat, tile) - self.worth(seat, tile).max(0.0),
            Action::Pass | Action::Done => 0.0,
            Action::Bid(bid) => self.bid(seat, bid),
            Action::Sell => self
                .open
                .auction
                .highest()
                .map_or(0.0, |(_, bid)| f64::from(bid) + ROLE),
            Action::Keep => self.block().map_or(0.0, |tile| self.worth(seat, tile)),
            Action::SellTile(tile) => self.tile_sale(seat, tile),
            Action::Build(tile) => self.build(seat, tile),
            Action::Use(_) => 1.0,
            Action::Buy(resource) => self.keep_tile(seat, resource),
        }
    }

    fn block(&self) -> Option<TileId> {
        self.open.auction.tile()
    }

    /// The most that another seat would give for a tile now.
    fn best_offer(&self, seat: Seat, tile: TileId) -> f64 {
        let rivals = Seat::all(self.game.seats()).filter(|rival| *rival != seat);
        rivals.map(|rival| self.limit(rival, tile)).fold(0.0, f64::max)
    }

    /// The best bid is the one that the keenest of those who may still take the tile away would give; a lower one may
    /// not do, and a higher one is money wasted.
    fn bid(&self, seat: Seat, bid: u8) -> f64 {
        let Some(tile) = self.block() else { return 0.0 };
        let bid = f64::from(bid);
        let limit = self.limit(seat, tile);
        if bid > limit {
            return -1.0;
        }
        let auctioneer = self.open.auctioneer;
        let mut wanted = self.worth(auctioneer, tile) - ROLE;
        let mut rival = seat.next(self.game.seats());
        while rival != auctioneer {
            wanted = wanted.max(self.limit(rival, tile));
            rival = rival.next(self.game.seats());
        }
        1.0 / (1.0 + (bid - wanted.ceil().min(limit.floor())).abs())
    }

    /// The most that a seat should bid for a tile.
    fn limit(&self, seat: Seat, tile: TileId) -> f64 {
        let money = f64::from(self.open.holding(seat).money);
        (self.worth(seat, tile) - MARGIN).min(money - self.reserve(seat, tile))
    }

    /// Money that is needed for building: the tile itself, and the one factory and technology that come first besides.
    fn reserve(&self, seat: Seat, tile: TileId) -> f64 {
        let kind = self.data.tile(tile).kind;
        let hand = self.open.holding(seat).hand;
        let price = |id| f64::from(self.price(seat, id));
        let mut reserve = price(tile);
        for other in [Kind::Factory, Kind::Technology] {
            let held = hand
                .and(self.data.of_kind(other))
                .filter(|t| self.gain(seat, *t) > price(*t));
            let dearest = held.map(price).fold(0.0, f64::max);
            reserve = if kind == other {
                reserve.max(dearest)
            } else {
                reserve + dearest
            };
        }
        reserve
    }

    /// What a tile is worth in thalers: what it brings, less what building it costs.
    fn worth(&self, seat: Seat, tile: TileId) -> f64 {
        let gain = self.gain(seat, tile);
        if self.data.tile(tile).kind == Kind::Resource {
            return gain;
        }
        gain - f64::from(self.price(seat, tile))
    }

    /// The money for building, as if what nobody supplies yet cost as much again.
    fn price(&self, seat: Seat, tile: TileId) -> u8 {
        let printed = || {
            let tile = self.data.tile(tile);
            tile.cost + 2 * tile.needs.len() as u8 * self.data.params.resource_price
        };
        self.game
            .least_price(self.open, seat, tile)
            .unwrap_or_else(printed)
    }

    /// Thalers that one gives for a point.
    fn point(&self) -> f64 {
        let last = usize::from(self.open.epoch) == self.game.epochs();
        let end = usize::from(self.open.round) == self.game.rounds_per_epoch();
        match (last, end) {
            (true, true) => f64::from(self.data.params.thalers_per_vp),
            (true, false) => LATE_POINT,
            (false, _) => POINT,
        }
    }

    /// What a tile brings, in thalers.
    fn gain(&self, seat: Seat, id: TileId) -> f64 {
        let tile = self.data.tile(id);
        match tile.kind {
            Kind::Resource => {
                let needed = u8::from(self.needs(seat, tile.resource));
                f64::from(self.data.params.resource_tile_price + needed)
            }
            Kind::Bonus => self.bonus(seat, tile) * self.point(),
            Kind::Factory | Kind::Technology => {
                self.points(seat, id, tile) * self.point() + self.income(tile)
            }
        }
    }

    /// Whether something in hand waits for this resource.
    fn needs(&self, seat: Seat, resource: Option<ResourceId>) -> bool {
        let hand = self.open.holding(seat).hand;
        resource.is_some_and(|r| self.data.needing(r).meets(hand))
    }

    /// Points of a factory or technology: printed, connections and symbols.
    fn points(&self, seat: Seat, id: TileId, tile: &Tile) -> f64 {
        let own = self.open.holding(seat);
        let in_time = tile.kind == Kind::Technology || tile.epoch == self.open.epoch;
        let printed = if in_time { f64::from(tile.vp) } else { 0.0 };
        let ends = self.data.joined(id);
        let sure = ends.and(own.built.or(own.hand)).len();
        let links = f64::from(sure) * f64::from(self.data.params.vp_per_connection);
        let hopes = f64::from(ends.and(self.to_come).len()) * HOPE;
        let symbols = tile.symbols.and(self.symbols(seat)).len();
        printed + links + hopes + f64::from(symbols) * f64::from(self.data.params.vp_per_symbol)
    }

    /// What a factory saves or earns until the end of the game.
    fn income(&self, tile: &Tile) -> f64 {
        let wanted = tile
            .produces
            .map_or(0, |r| self.data.needing(r).and(self.to_come).len());
        let rounds = (self.game.epochs() - usize::from(self.open.epoch)) * self.game.rounds_per_epoch();
        f64::from(wanted) * SUPPLY + f64::from(tile.discount) * rounds as f64 * 0.4
    }

    /// The symbols of the bonus tiles that a seat has laid or holds (IA-9.3).
    fn symbols(&self, seat: Seat) -> SymbolSet {
        let own = self.open.holding(seat);
        let bonuses = own.built.or(own.hand).and(self.data.of_kind(Kind::Bonus));
        bonuses.fold(SymbolSet::EMPTY, |all, tile| all.or(self.data.tile(tile).symbols))
    }

    /// Points of a bonus tile: own factories with its symbol, and some that may follow; a second one brings nothing
    /// (IA-9.4).
    fn bonus(&self, seat: Seat, tile: &Tile) -> f64 {
        let own = self.open.holding(seat);
        let bonuses = own.built.and(self.data.of_kind(Kind::Bonus));
        if bonuses
            .into_iter()
            .any(|other| self.data.tile(other).symbols == tile.symbols)
        {
            return 0.0;
        }
        let shows = tile
            .symbols
            .fold(TileSet::EMPTY, |all, s| all.or(self.data.showing(s)));
        let sure = shows.and(own.built.or(own.hand)).len();
        let hopes = f64::from(shows.and(self.to_come).len()) / self.game.seats() as f64;
        (f64::from(sure) + hopes * 0.5) * f64::from(self.data.params.vp_per_symbol)
    }

    /// All that pays is built, the best first; bonus tiles are free and may wait until there is nothing else.
    fn build(&self, seat: Seat, id: TileId) -> f64 {
        if self.data.tile(id).kind == Kind::Bonus {
            return 0.01 + self.bonus(seat, self.data.tile(id));
        }
        self.worth(seat, id)
    }

    /// A resource tile is spent rather than money, unless something else in hand needs it more.
    fn keep_tile(&self, seat: Seat, resource: ResourceId) -> f64 {
        let hand = self.open.holding(seat).hand;
        let waiting = self.data.needing(resource).and(hand).len();
        if waiting > 1 { 2.0 } else { 0.0 }
    }

    /// A resource tile that nothing needs is sold when its thaler pays for something in hand.
    fn tile_sale(&self, seat: Seat, tile: TileId) -> f64 {
        let own = self.open.holding(seat);
        let building = self.open.phase == Phase::Build;
        if !building || self.needs(seat, self.data.tile(tile).resource) {
            return -1.0;
        }
        let short = |id: TileId| {
            let price = self.game.least_price(self.open, seat, id);
            price.is_some_and(|price| {
                price > own.money && price <= own.money + self.data.params.resource_tile_price
            })
        };
        if own.hand.into_iter().any(short) {
            0.5
        } else {
            -1.0
        }
    }
}
