//! Selling goods: AI-12.

use smokestack_core::Sink;

use crate::AgeOfIndustry;
use crate::action::{Action, Outlet};
use crate::event::Event;
use crate::ids::{Industry, LocationId, LocationSet, MarketId, MarketSet, SpaceId, SpaceSet};
use crate::position::{Asking, Position, PublicState};
use crate::refusal::Refusal;

impl AgeOfIndustry {
    /// The player's unflipped cotton mills and factories.
    #[inline]
    fn mills(&self, open: &PublicState) -> SpaceSet {
        let goods = open.of[Industry::CottonMill.index()].or(open.of[Industry::Factory.index()]);
        let own = open.seats[open.turn().index()].own;
        own.and(goods).without(open.flipped)
    }

    /// Whether an outlet is open and takes these goods, leaving aside how they get there.
    #[inline]
    fn port_takes(&self, open: &PublicState, port: SpaceId, goods: Industry) -> bool {
        let accepts = self.tile(open.stack_at[port.index()]).accepts;
        accepts >> goods.index() & 1 == 1
    }

    #[inline]
    fn market_takes(&self, open: &PublicState, market: MarketId, goods: Industry) -> bool {
        let kind = usize::from(open.markets[market.index()]);
        self.data.lookup.market_accepts[kind] >> goods.index() & 1 == 1
    }

    /// A market beyond the sea needs a ship before it (AI-12.6).
    #[inline]
    fn market_open(&self, open: &PublicState, market: MarketId) -> bool {
        let ship = self.map().lookup.market_ship[market.index()];
        ship.is_none_or(|space| open.occupied.has(space))
    }

    #[inline]
    pub(crate) fn list_sales(&self, open: &PublicState, out: &mut Vec<Action>) {
        self.each_sale(open, &mut |mill, outlet| {
            out.push(Action::Sell(mill, outlet));
            true
        });
    }

    /// Calls `visit` for each possible sale, in order, as long as it returns true.
    #[inline]
    fn each_sale(&self, open: &PublicState, visit: &mut impl FnMut(SpaceId, Outlet) -> bool) {
        let mills = self.mills(open);
        if mills.is_empty() {
            return;
        }
        let map = &self.map().lookup;
        let ports = open.of[Industry::Port.index()].without(open.flipped);
        let markets = self.open_markets(open);
        let outlets = ports.map(|port| map.location_of[port.index()]);
        let outlets: LocationSet = outlets
            .chain(markets.map(|market| map.market_location[market.index()]))
            .collect();
        for mill in mills {
            let goods = self.data.lookup.industry[open.stack_at[mill.index()].index()];
            let reach = open.reach[map.location_of[mill.index()].index()];
            if !reach.meets(outlets) {
                continue;
            }
            for port in ports {
                let there = reach.has(map.location_of[port.index()]);
                if there && self.port_takes(open, port, goods) && !visit(mill, Outlet::Port(port)) {
                    return;
                }
            }
            for market in markets {
                let there = reach.has(map.market_location[market.index()]);
                if there && self.market_takes(open, market, goods) && !visit(mill, Outlet::Market(market)) {
                    return;
                }
            }
        }
    }

    /// Unflipped markets on land, and those beyond a sea with a ship before them.
    #[inline]
    fn open_markets(&self, open: &PublicState) -> MarketSet {
        let map = &self.map().lookup;
        let ships = open.of[Industry::Ship.index()];
        let beyond = ships.fold(map.land_markets, |all, ship| {
            all.or(map.markets_at[map.location_of[ship.index()].index()])
        });
        beyond.without(open.market_flipped)
    }

    fn can_sell(&self, open: &PublicState) -> bool {
        let mut any = false;
        self.each_sale(open, &mut |_, _| {
            any = true;
            false
        });
        any
    }

    pub(crate) fn check_sale(
        &self,
        open: &PublicState,
        mill: SpaceId,
        outlet: Outlet,
    ) -> Result<(), Refusal> {
        let map = &self.map().lookup;
        if !self.mills(open).has(mill) {
            return Err(Refusal::NothingToSell(mill));
        }
        let goods = self.data.lookup.industry[open.stack_at[mill.index()].index()];
        let from = map.location_of[mill.index()];
        match outlet {
            Outlet::Port(port) => {
                let to = map.location_of[port.index()];
                if !open.of[Industry::Port.index()].has(port) {
                    return Err(Refusal::NoOutlet(port));
                }
                if open.flipped.has(port) {
                    return Err(Refusal::OutletFlipped(to));
                }
                if !self.port_takes(open, port, goods) {
                    return Err(Refusal::CottonOnly(to));
                }
                self.check_way(open, from, to)
            }
            Outlet::Market(market) => {
                let to = map.market_location[market.index()];
                if !self.market_takes(open, market, goods) {
                    return Err(Refusal::NotWanted(market));
                }
                if open.market_flipped.has(market) {
                    return Err(Refusal::OutletFlipped(to));
                }
                if !self.market_open(open, market) {
                    return Err(Refusal::NoShip(to));
                }
                self.check_way(open, from, to)
            }
        }
    }

    fn check_way(&self, open: &PublicState, from: LocationId, to: LocationId) -> Result<(), Refusal> {
        if open.reach[from.index()].has(to) {
            Ok(())
        } else {
            Err(Refusal::NotConnected(from, to))
        }
    }

    /// Both tiles flip and their owners are paid; a market pays nobody (AI-12.3). More sales may follow (AI-12.8).
    pub(crate) fn sell(
        &self,
        at: &mut Position,
        mill: SpaceId,
        outlet: Outlet,
        events: &mut impl Sink<Event>,
    ) {
        let open = &mut at.open;
        let seat = open.turn();
        events.send(Event::Sold { seat, mill, outlet });
        self.flip(open, mill, events);
        match outlet {
            Outlet::Port(port) => self.flip(open, port, events),
            Outlet::Market(market) => {
                open.market_flipped.insert(market);
                events.send(Event::MarketFlipped(market));
                if let Some(ship) = self.map().lookup.market_ship[market.index()] {
                    self.check_flip(open, ship, events); // AI-13.4
                }
            }
        }
        if self.can_sell(open) {
            at.open.asking = Asking::Sell;
        } else {
            self.finish_action(at, events);
        }
    }
}
