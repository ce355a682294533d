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
    fn mills(&self, state: &PublicState) -> SpaceSet {
        let goods = state.of[Industry::CottonMill.index()].or(state.of[Industry::Factory.index()]);
        let holding = state.seats[state.turn().index()].own;
        holding.and(goods).without(state.flipped)
    }

    /// Whether an outlet is open and takes these goods, leaving aside how they get there.
    #[inline]
    fn port_takes(&self, state: &PublicState, port: SpaceId, goods: Industry) -> bool {
        let accepts = self.tile(state.stack_at[port.index()]).accepts;
        accepts >> goods.index() & 1 == 1
    }

    #[inline]
    fn market_takes(&self, state: &PublicState, market: MarketId, goods: Industry) -> bool {
        let kind = usize::from(state.markets[market.index()]);
        self.data.lookup.market_accepts[kind] >> goods.index() & 1 == 1
    }

    /// A market beyond the sea needs a ship before it (AI-12.6).
    #[inline]
    fn market_open(&self, state: &PublicState, market: MarketId) -> bool {
        let ship = self.map().lookup.market_ship[market.index()];
        ship.is_none_or(|space| state.occupied.has(space))
    }

    #[inline]
    pub(crate) fn list_sales(&self, state: &PublicState, out: &mut Vec<Action>) {
        self.each_sale(state, &mut |mill, outlet| {
            out.push(Action::Sell(mill, outlet));
            true
        });
    }

    /// Calls `visit` for each possible sale, in order, as long as it returns true.
    #[inline]
    fn each_sale(&self, state: &PublicState, visit: &mut impl FnMut(SpaceId, Outlet) -> bool) {
        let mills = self.mills(state);
        if mills.is_empty() {
            return;
        }
        let map = &self.map().lookup;
        let ports = state.of[Industry::Port.index()].without(state.flipped);
        let markets = self.open_markets(state);
        let outlets = ports.map(|port| map.location_of[port.index()]);
        let outlets: LocationSet = outlets
            .chain(markets.map(|market| map.market_location[market.index()]))
            .collect();
        for mill in mills {
            let goods = self.data.lookup.industry[state.stack_at[mill.index()].index()];
            let reach = state.reach[map.location_of[mill.index()].index()];
            if !reach.meets(outlets) {
                continue;
            }
            for port in ports {
                let there = reach.has(map.location_of[port.index()]);
                if there && self.port_takes(state, port, goods) && !visit(mill, Outlet::Port(port)) {
                    return;
                }
            }
            for market in markets {
                let there = reach.has(map.market_location[market.index()]);
                if there && self.market_takes(state, market, goods) && !visit(mill, Outlet::Market(market)) {
                    return;
                }
            }
        }
    }

    /// Unflipped markets on land, and those beyond a sea with a ship before them.
    #[inline]
    fn open_markets(&self, state: &PublicState) -> MarketSet {
        let map = &self.map().lookup;
        let ships = state.of[Industry::Ship.index()];
        let beyond = ships.fold(map.land_markets, |all, ship| {
            all.or(map.markets_at[map.location_of[ship.index()].index()])
        });
        beyond.without(state.market_flipped)
    }

    fn can_sell(&self, state: &PublicState) -> bool {
        let mut any = false;
        self.each_sale(state, &mut |_, _| {
            any = true;
            false
        });
        any
    }

    pub(crate) fn check_sale(
        &self,
        state: &PublicState,
        mill: SpaceId,
        outlet: Outlet,
    ) -> Result<(), Refusal> {
        let map = &self.map().lookup;
        if !self.mills(state).has(mill) {
            return Err(Refusal::NothingToSell(mill));
        }
        let goods = self.data.lookup.industry[state.stack_at[mill.index()].index()];
        let from = map.location_of[mill.index()];
        match outlet {
            Outlet::Port(port) => {
                let to = map.location_of[port.index()];
                if !state.of[Industry::Port.index()].has(port) {
                    return Err(Refusal::NoOutlet(port));
                }
                if state.flipped.has(port) {
                    return Err(Refusal::OutletFlipped(to));
                }
                if !self.port_takes(state, port, goods) {
                    return Err(Refusal::CottonOnly(to));
                }
                self.check_way(state, from, to)
            }
            Outlet::Market(market) => {
                let to = map.market_location[market.index()];
                if !self.market_takes(state, market, goods) {
                    return Err(Refusal::NotWanted(market));
                }
                if state.market_flipped.has(market) {
                    return Err(Refusal::OutletFlipped(to));
                }
                if !self.market_open(state, market) {
                    return Err(Refusal::NoShip(to));
                }
                self.check_way(state, from, to)
            }
        }
    }

    fn check_way(&self, state: &PublicState, from: LocationId, to: LocationId) -> Result<(), Refusal> {
        if state.reach[from.index()].has(to) {
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
        let state = &mut at.open;
        let seat = state.turn();
        events.send(Event::Sold { seat, mill, outlet });
        self.flip(state, mill, events);
        match outlet {
            Outlet::Port(port) => self.flip(state, port, events),
            Outlet::Market(market) => {
                state.market_flipped.insert(market);
                events.send(Event::MarketFlipped(market));
                if let Some(ship) = self.map().lookup.market_ship[market.index()] {
                    self.check_flip(state, ship, events); // AI-13.4
                }
            }
        }
        if self.can_sell(state) {
            at.open.asking = Asking::Sell;
        } else {
            self.finish_action(at, events);
        }
    }
}
