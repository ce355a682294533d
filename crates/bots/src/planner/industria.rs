//! The scripted player for Industria. It values tiles in thalers.
//!
//! The value of a tile is that of its points, roads, lines and symbols, and of the resource that its factory supplies,
//! minus the cost of building it. The player bids what the most interested rival would pay, but never more than the
//! value of the tile, and keeps the money for building the tiles in hand. It offers tiles that others want more than
//! itself, sells above its own value, and builds everything that pays off, the most points first.

use industria::data::{Kind, Tile};
use industria::{
    Action, Data, Industria, Phase, Position, PublicState, ResourceId, SymbolSet, TileId, TileSet,
};
use smokestack_core::{Game as _, Seat};

use super::Planner;
use crate::best_of;

/// Thalers per point: in earlier epochs, and in the last one; at the very end three thalers make one point (IA-9.6).
const THALERS_PER_POINT: f64 = 1.5;
const LATE_THALERS_PER_POINT: f64 = 2.0;
/// Points for a road or line whose other end may still be won: about one in four is completed.
const POINTS_PER_OPEN_LINK: f64 = 0.75;
/// Thalers per future tile that needs a factory's resource.
const THALERS_PER_SUPPLIED_TILE: f64 = 0.5;
/// Bids stay this much below the player's own value.
const BID_MARGIN: f64 = 1.0;
/// The value of staying auctioneer, in thalers.
const AUCTIONEER_THALERS: f64 = 0.5;

impl Planner for Industria {
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
    game: &'p Industria,
    data: &'p Data,
    open: &'p PublicState,
    /// Tiles that may still be won.
    to_come: TileSet,
}

impl<'p> PlannerContext<'p> {
    fn new(game: &'p Industria, state: &'p PublicState) -> PlannerContext<'p> {
        let block = state.auction.tile().map_or(TileSet::EMPTY, TileSet::one);
        PlannerContext {
            game,
            data: game.data(),
            open: state,
            to_come: state.face_down.or(state.offer).or(block),
        }
    }

    /// The value of an action, comparable only with other actions of the same decision.
    fn action_value(&self, seat: Seat, action: Action) -> f64 {
        match action {
            Action::Offer(tile) => self.best_offer(seat, tile) - self.tile_value(seat, tile).max(0.0),
            Action::Pass | Action::Done => 0.0,
            Action::Bid(bid) => self.bid_value(seat, bid),
            Action::Sell => self
                .open
                .auction
                .highest()
                .map_or(0.0, |(_, bid)| f64::from(bid) + AUCTIONEER_THALERS),
            Action::Keep => self
                .tile_on_block()
                .map_or(0.0, |tile| self.tile_value(seat, tile)),
            Action::SellTile(tile) => self.tile_sale_value(seat, tile),
            Action::Build(tile) => self.build_value(seat, tile),
            Action::Use(_) => 1.0,
            Action::Buy(resource) => self.payment_value(seat, resource),
        }
    }

    fn tile_on_block(&self) -> Option<TileId> {
        self.open.auction.tile()
    }

    /// The highest price that another seat would pay for a tile now.
    fn best_offer(&self, seat: Seat, tile: TileId) -> f64 {
        let rivals = Seat::all(self.game.seats()).filter(|rival| *rival != seat);
        rivals.map(|rival| self.max_bid(rival, tile)).fold(0.0, f64::max)
    }

    /// The best bid is the highest price that a later bidder or the auctioneer would pay: a lower bid may not win, and
    /// a higher one wastes money.
    fn bid_value(&self, seat: Seat, bid: u8) -> f64 {
        let Some(tile) = self.tile_on_block() else {
            return 0.0;
        };
        let bid = f64::from(bid);
        let limit = self.max_bid(seat, tile);
        if bid > limit {
            return -1.0;
        }
        let auctioneer = self.open.auctioneer;
        let mut target = self.tile_value(auctioneer, tile) - AUCTIONEER_THALERS;
        let mut rival = seat.next(self.game.seats());
        while rival != auctioneer {
            target = target.max(self.max_bid(rival, tile));
            rival = rival.next(self.game.seats());
        }
        1.0 / (1.0 + (bid - target.ceil().min(limit.floor())).abs())
    }

    /// A seat's highest sensible bid for a tile.
    fn max_bid(&self, seat: Seat, tile: TileId) -> f64 {
        let money = f64::from(self.open.holding(seat).money);
        (self.tile_value(seat, tile) - BID_MARGIN).min(money - self.building_reserve(seat, tile))
    }

    /// Money that is needed for building: the tile itself, and the most expensive other factory and technology in hand.
    fn building_reserve(&self, seat: Seat, tile: TileId) -> f64 {
        let kind = self.data.tile(tile).kind;
        let hand = self.open.holding(seat).hand;
        let price = |id| f64::from(self.building_cost(seat, id));
        let mut reserve = price(tile);
        for other in [Kind::Factory, Kind::Technology] {
            let held_tiles = hand
                .and(self.data.of_kind(other))
                .filter(|t| self.tile_gain(seat, *t) > price(*t));
            let dearest = held_tiles.map(price).fold(0.0, f64::max);
            reserve = if kind == other {
                reserve.max(dearest)
            } else {
                reserve + dearest
            };
        }
        reserve
    }

    /// The value of a tile in thalers: its gain minus the cost of building it.
    fn tile_value(&self, seat: Seat, tile: TileId) -> f64 {
        let gain = self.tile_gain(seat, tile);
        if self.data.tile(tile).kind == Kind::Resource {
            return gain;
        }
        gain - f64::from(self.building_cost(seat, tile))
    }

    /// The cost of building; resources without a supplier are assumed to cost double.
    fn building_cost(&self, seat: Seat, tile: TileId) -> u8 {
        let printed_value = || {
            let tile = self.data.tile(tile);
            tile.cost + 2 * tile.needs.len() as u8 * self.data.params.resource_price
        };
        self.game
            .least_price(self.open, seat, tile)
            .unwrap_or_else(printed_value)
    }

    /// Thalers per point now.
    fn thalers_per_point(&self) -> f64 {
        let last = usize::from(self.open.epoch) == self.game.epochs();
        let end = usize::from(self.open.round) == self.game.rounds_per_epoch();
        if !last {
            THALERS_PER_POINT
        } else if end {
            f64::from(self.data.params.thalers_per_vp)
        } else {
            LATE_THALERS_PER_POINT
        }
    }

    /// The gain of a tile, in thalers.
    fn tile_gain(&self, seat: Seat, id: TileId) -> f64 {
        let tile = self.data.tile(id);
        match tile.kind {
            Kind::Resource => {
                let needed_count = u8::from(self.needs_resource(seat, tile.resource));
                f64::from(self.data.params.resource_tile_price + needed_count)
            }
            Kind::Bonus => self.bonus_points(seat, tile) * self.thalers_per_point(),
            Kind::Factory | Kind::Technology => {
                self.points(seat, id, tile) * self.thalers_per_point() + self.income_value(tile)
            }
        }
    }

    /// Whether a tile in hand needs this resource.
    fn needs_resource(&self, seat: Seat, resource: Option<ResourceId>) -> bool {
        let hand = self.open.holding(seat).hand;
        resource.is_some_and(|r| self.data.needing(r).meets(hand))
    }

    /// Points for a factory or technology: printed points, connections and symbols.
    fn points(&self, seat: Seat, id: TileId, tile: &Tile) -> f64 {
        let holding = self.open.holding(seat);
        let in_time = tile.kind == Kind::Technology || tile.epoch == self.open.epoch;
        let printed_value = if in_time { f64::from(tile.vp) } else { 0.0 };
        let connected_tiles = self.data.connected_to(id);
        let certain_count = connected_tiles.and(holding.built.or(holding.hand)).len();
        let links = f64::from(certain_count) * f64::from(self.data.params.vp_per_connection);
        let expected_count = f64::from(connected_tiles.and(self.to_come).len()) * POINTS_PER_OPEN_LINK;
        let symbols = tile.symbols.and(self.symbols(seat)).len();
        printed_value
            + links
            + expected_count
            + f64::from(symbols) * f64::from(self.data.params.vp_per_symbol)
    }

    /// What a factory saves or earns until the end of the game.
    fn income_value(&self, tile: &Tile) -> f64 {
        let demand = tile
            .produces
            .map_or(0, |r| self.data.needing(r).and(self.to_come).len());
        let rounds = (self.game.epochs() - usize::from(self.open.epoch)) * self.game.rounds_per_epoch();
        f64::from(demand) * THALERS_PER_SUPPLIED_TILE + f64::from(tile.discount) * rounds as f64 * 0.4
    }

    /// The symbols of the bonus tiles that a seat has laid or has in hand (IA-9.3).
    fn symbols(&self, seat: Seat) -> SymbolSet {
        let holding = self.open.holding(seat);
        let bonuses = holding.built.or(holding.hand).and(self.data.of_kind(Kind::Bonus));
        bonuses.fold(SymbolSet::EMPTY, |all, tile| all.or(self.data.tile(tile).symbols))
    }

    /// Points for a bonus tile: from the seat's factories with its symbol, and some that may follow; a second one
    /// scores nothing (IA-9.4).
    fn bonus_points(&self, seat: Seat, tile: &Tile) -> f64 {
        let holding = self.open.holding(seat);
        let bonuses = holding.built.and(self.data.of_kind(Kind::Bonus));
        if bonuses
            .into_iter()
            .any(|other| self.data.tile(other).symbols == tile.symbols)
        {
            return 0.0;
        }
        let matching_tiles = tile
            .symbols
            .fold(TileSet::EMPTY, |all, s| all.or(self.data.showing(s)));
        let certain_count = matching_tiles.and(holding.built.or(holding.hand)).len();
        let expected_count = f64::from(matching_tiles.and(self.to_come).len()) / self.game.seats() as f64;
        (f64::from(certain_count) + expected_count * 0.5) * f64::from(self.data.params.vp_per_symbol)
    }

    /// Builds everything that pays off, the best first; bonus tiles are free and can wait.
    fn build_value(&self, seat: Seat, id: TileId) -> f64 {
        if self.data.tile(id).kind == Kind::Bonus {
            return 0.01 + self.bonus_points(seat, self.data.tile(id));
        }
        self.tile_value(seat, id)
    }

    /// A resource tile is used before money, unless another tile in hand needs it.
    fn payment_value(&self, seat: Seat, resource: ResourceId) -> f64 {
        let hand = self.open.holding(seat).hand;
        let waiting_tiles = self.data.needing(resource).and(hand).len();
        if waiting_tiles > 1 { 2.0 } else { 0.0 }
    }

    /// A resource tile that is not needed is sold if its thaler pays for a tile in hand.
    fn tile_sale_value(&self, seat: Seat, tile: TileId) -> f64 {
        let holding = self.open.holding(seat);
        let building = self.open.phase == Phase::Build;
        if !building || self.needs_resource(seat, self.data.tile(tile).resource) {
            return -1.0;
        }
        let shortfall = |id: TileId| {
            let price = self.game.least_price(self.open, seat, id);
            price.is_some_and(|price| {
                price > holding.money && price <= holding.money + self.data.params.resource_tile_price
            })
        };
        if holding.hand.into_iter().any(shortfall) {
            0.5
        } else {
            -1.0
        }
    }
}
