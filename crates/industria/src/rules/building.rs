//! Building and resources: IA-6.1 to IA-6.19, and what building brings: IA-7.1 to IA-7.8.

use smokestack_core::{Seat, Sink};

use crate::Industria;
use crate::action::Action;
use crate::data::Kind;
use crate::event::{Event, For, Party};
use crate::ids::{ResourceId, ResourceSet, TileId};
use crate::position::{Building, Phase, Position, PublicState};
use crate::refusal::Refusal;

/// How the needs of a tile can be met by the player whose turn it is (IA-6.6).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Supply {
    /// Needs that the player's own factories do not cover (IA-6.17).
    pub open: ResourceSet,
    /// The subset that a resource tile in hand can cover (way a).
    pub by_tile: ResourceSet,
    /// The subset that another player or the bank sells (ways c and d).
    pub for_money: ResourceSet,
}

/// The first of the four ways of IA-6.6 that is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    OwnWorks,
    /// A resource tile in hand.
    Tile,
    Player(Seat),
    Bank,
    Nobody,
}

impl Supply {
    /// Unmet needs.
    fn missing(&self) -> ResourceSet {
        self.open.without(self.by_tile).without(self.for_money)
    }

    /// The minimum number of resources that have to be bought.
    fn purchases(&self) -> u8 {
        self.open.without(self.by_tile).len() as u8
    }
}

impl Industria {
    /// What the bank sells in this epoch; with `all_ways`, factories supply nothing else either (IA-6.7, IA-6.8).
    #[inline(always)]
    fn on_sale(&self, state: &PublicState) -> ResourceSet {
        self.data.lookup.on_sale[usize::from(state.epoch) - 1]
    }

    /// What the built factories of all seats produce; a tile in hand does not count (IA-6.12).
    #[inline(always)]
    fn produced(&self, state: &PublicState) -> ResourceSet {
        state
            .seats
            .iter()
            .fold(ResourceSet::EMPTY, |all, seat| all.or(seat.products))
    }

    #[inline]
    pub(crate) fn supply(&self, state: &PublicState, seat: Seat, tile: TileId) -> Supply {
        self.supply_of(state, seat, self.data.lookup.needs[tile.index()])
    }

    /// Where `seat` would get a resource from now, if it were needed (IA-6.6).
    pub fn source(&self, state: &PublicState, seat: Seat, resource: ResourceId) -> Source {
        let supply = self.supply_of(state, seat, ResourceSet::one(resource));
        if supply.open.is_empty() {
            Source::OwnWorks
        } else if !supply.by_tile.is_empty() {
            Source::Tile
        } else if supply.for_money.is_empty() {
            Source::Nobody
        } else {
            state
                .owner(self.data.resource(resource).producer)
                .map_or(Source::Bank, Source::Player)
        }
    }

    #[inline]
    fn supply_of(&self, state: &PublicState, seat: Seat, needs: ResourceSet) -> Supply {
        let holding = &state.seats[seat.index()];
        if needs.without(holding.products).is_empty() && !self.all_ways {
            return Supply {
                open: ResourceSet::EMPTY,
                by_tile: ResourceSet::EMPTY,
                for_money: ResourceSet::EMPTY,
            };
        }
        let bank = self.on_sale(state);
        let (own_works, all_works) = if self.all_ways {
            (holding.products.and(bank), self.produced(state).and(bank))
        } else {
            (holding.products, self.produced(state))
        };
        let uncovered = needs.without(own_works);
        let by_tile = uncovered
            .filter(|r| !holding.hand.and(self.data.lookup.supplies[r.index()]).is_empty())
            .collect();
        // The bank sells only what nobody produces (IA-6.6 d); a producer may not refuse to sell (IA-6.6 c).
        let from_bank = bank.without(self.produced(state));
        Supply {
            open: uncovered,
            by_tile,
            for_money: uncovered.and(all_works.or(from_bank)),
        }
    }

    /// The money cost after the discounts of bank and stock exchange, never below 0 (IA-7.6, IA-7.7).
    #[inline(always)]
    pub(crate) fn cost(&self, state: &PublicState, seat: Seat, tile: TileId) -> u8 {
        self.data.lookup.cost[tile.index()].saturating_sub(state.seats[seat.index()].discount)
    }

    /// The minimum money with which `seat` could build the tile now, or the reason why no amount is enough.
    pub(crate) fn price(&self, state: &PublicState, seat: Seat, tile: TileId) -> Result<u8, Refusal> {
        let supply = self.supply(state, seat, tile);
        if let Some(resource) = supply.missing().first() {
            let from = self.data.resource(resource).bank_sells_from;
            let somebody = self.produced(state).has(resource);
            return Err(if somebody {
                Refusal::NotInThisEpoch { tile, resource, from }
            } else {
                Refusal::NobodySupplies { tile, resource, from }
            });
        }
        Ok(self.cost(state, seat, tile) + supply.purchases() * self.data.params.resource_price)
    }

    /// Whether money and resources suffice (IA-6.5, IA-6.15).
    #[inline]
    fn can_pay(&self, state: &PublicState, tile: TileId) -> bool {
        let seat = state.turn;
        let cost = self.cost(state, seat, tile);
        let money = state.seats[seat.index()].money;
        if cost > money {
            return false;
        }
        let supply = self.supply(state, seat, tile);
        supply.missing().is_empty() && cost + supply.purchases() * self.data.params.resource_price <= money
    }

    #[inline]
    pub(crate) fn list_builds(&self, state: &PublicState, out: &mut Vec<Action>) {
        out.extend(self.sellable(state).map(Action::SellTile));
        let mut tiles = state.seats[state.turn.index()].hand;
        for (kind, done) in [Kind::Factory, Kind::Technology, Kind::Bonus]
            .into_iter()
            .zip(state.building.done)
        {
            if done {
                tiles = tiles.without(self.data.of_kind(kind));
            }
        }
        tiles = tiles.without(self.data.of_kind(Kind::Resource));
        out.extend(tiles.filter(|tile| self.can_pay(state, *tile)).map(Action::Build));
        out.push(Action::Done);
    }

    pub(crate) fn list_payments(&self, state: &PublicState, out: &mut Vec<Action>) {
        let Some(resource) = state.building.ask.first() else {
            return;
        };
        let tiles = state
            .holding(state.turn)
            .hand
            .and(self.data.lookup.supplies[resource.index()]);
        out.extend(tiles.map(Action::Use));
        out.push(Action::Buy(resource));
    }

    pub(crate) fn check_build(&self, state: &PublicState, tile: TileId) -> Result<(), Refusal> {
        match state.phase {
            Phase::Build => {}
            Phase::Pay => return Err(Refusal::PayFirst(state.building.tile)),
            _ => return Err(Refusal::NotInThisPhase),
        }
        let seat = state.turn;
        let kind = self.data.tile(tile).kind;
        if !state.holding(seat).hand.has(tile) {
            return Err(Refusal::NotInHand(tile));
        }
        if kind == Kind::Resource {
            return Err(Refusal::ResourceTileNotBuilt(tile));
        }
        if state.building.has_built(kind) {
            return Err(Refusal::OneOfEachKind(kind));
        }
        let needed = self.price(state, seat, tile)?;
        let money = state.holding(seat).money;
        if needed > money {
            return Err(Refusal::TooLittleMoney { tile, needed, money });
        }
        Ok(())
    }

    pub(crate) fn check_use(&self, state: &PublicState, tile: TileId) -> Result<(), Refusal> {
        if state.phase != Phase::Pay {
            return Err(Refusal::NothingToPay);
        }
        let Some(resource) = self.data.tile(tile).resource else {
            return Err(Refusal::NoSuchResourceTile {
                seat: state.turn,
                tile,
            });
        };
        if state.building.ask.first() != Some(resource) {
            return Err(Refusal::NotTheNeed(resource));
        }
        if !state.holding(state.turn).hand.has(tile) {
            return Err(Refusal::NoSuchResourceTile {
                seat: state.turn,
                tile,
            });
        }
        Ok(())
    }

    pub(crate) fn check_buy(&self, state: &PublicState, resource: ResourceId) -> Result<(), Refusal> {
        match state.phase {
            Phase::Pay if state.building.ask.first() == Some(resource) => Ok(()),
            Phase::Pay => Err(Refusal::NotTheNeed(resource)),
            _ => Err(Refusal::NothingToPay),
        }
    }

    pub(crate) fn check_done(&self, state: &PublicState) -> Result<(), Refusal> {
        match state.phase {
            Phase::Build => Ok(()),
            Phase::Pay => Err(Refusal::PayFirst(state.building.tile)),
            _ => Err(Refusal::NotInThisPhase),
        }
    }

    /// Building starts with the start player, not with the auctioneer (IA-5.8, IA-6.1).
    pub(crate) fn begin_building(&self, state: &mut PublicState, _events: &mut impl Sink<Event>) {
        state.turn = state.start;
        state.phase = Phase::Build;
        state.building = Building::NONE;
    }

    /// Begins to pay for a tile; where both a resource tile and money could cover a need, the player is asked.
    #[inline]
    pub(crate) fn build(&self, state: &mut PublicState, tile: TileId, events: &mut impl Sink<Event>) {
        let supply = self.supply(state, state.turn, tile);
        state.building.tile = tile;
        state.building.buy = supply.open.without(supply.by_tile);
        state.building.ask = supply.by_tile.and(supply.for_money);
        state.building.spend = supply.by_tile.without(supply.for_money);
        if self.asks(state) {
            let seat = state.turn;
            events.send(Event::Plans { seat, tile });
        }
        self.continue_payment(state, events);
    }

    /// A need is covered by the named tile, which is discarded at once (IA-6.6 a).
    pub(crate) fn use_tile(&self, state: &mut PublicState, tile: TileId, events: &mut impl Sink<Event>) {
        if let Some(resource) = self.data.tile(tile).resource {
            state.building.ask.remove(resource);
        }
        self.spend_tile(state, tile, events);
        self.continue_payment(state, events);
    }

    /// A need is covered with money although a suitable tile is in hand (IA-6.16).
    pub(crate) fn choose_to_buy(
        &self,
        state: &mut PublicState,
        resource: ResourceId,
        events: &mut impl Sink<Event>,
    ) {
        state.building.ask.remove(resource);
        state.building.buy.insert(resource);
        if self.asks(state) {
            events.send(Event::WillBuy {
                seat: state.turn,
                resource,
                tile: state.building.tile,
            });
        }
        self.continue_payment(state, events);
    }

    /// Whether a prompt is left, and the money to buy its resource.
    #[inline]
    fn asks(&self, state: &PublicState) -> bool {
        let price = self.data.params.resource_price;
        let building = &state.building;
        let due = self.cost(state, state.turn, building.tile) + building.buy.len() as u8 * price;
        !building.ask.is_empty() && due + price <= state.holding(state.turn).money
    }

    /// Shows the next prompt if there is one; otherwise pays and builds.
    fn continue_payment(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        if self.asks(state) {
            state.phase = Phase::Pay;
            return;
        }
        state.building.spend = state.building.spend.or(state.building.ask);
        self.complete_building(state, events);
    }

    /// Pays for the tile and lays it out (IA-6.3 to IA-6.6).
    fn complete_building(&self, state: &mut PublicState, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        let Building { tile, buy, spend, .. } = state.building;
        for resource in spend {
            let held = state
                .holding_mut(seat)
                .hand
                .and(self.data.lookup.supplies[resource.index()]);
            let tile = held
                .first()
                .expect("the need was found covered by a tile in hand");
            self.spend_tile(state, tile, events);
        }
        for resource in buy {
            self.buy_resource(state, resource, events);
        }
        let cost = self.cost(state, seat, tile);
        if cost > 0 {
            state.holding_mut(seat).money -= cost;
            events.send(Event::Paid {
                from: Party::Seat(seat),
                to: Party::Bank,
                thalers: cost,
                what: For::Tile(tile),
            });
        }
        self.lay_out(state, tile, events);
        let done = state.building.done;
        state.building = Building {
            done,
            ..Building::NONE
        };
        let kind = self.data.lookup.kind[tile.index()];
        if let Some(done) = state.building.done.get_mut(kind as usize) {
            *done = true;
        }
        state.phase = Phase::Build;
    }

    /// A resource tile from the player's hand, discarded for good (IA-6.6 a).
    fn spend_tile(&self, state: &mut PublicState, tile: TileId, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        state.holding_mut(seat).hand.remove(tile);
        state.discarded.insert(tile);
        let building = state.building.tile;
        events.send(Event::Used { seat, tile, building });
    }

    /// One unit from the player whose factory produces it, else from the bank (IA-6.6 c and d, IA-6.10).
    fn buy_resource(&self, state: &mut PublicState, resource: ResourceId, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        let thalers = self.data.params.resource_price;
        let supplier = state.owner(self.data.lookup.producer[resource.index()]);
        state.holding_mut(seat).money -= thalers;
        if let Some(supplier) = supplier {
            state.holding_mut(supplier).money += thalers;
        }
        let to = supplier.map_or(Party::Bank, Party::Seat);
        events.send(Event::Paid {
            from: Party::Seat(seat),
            to,
            thalers,
            what: For::Resource {
                resource,
                tile: state.building.tile,
            },
        });
    }

    /// The tile is laid out, scores its points and takes effect (IA-6.3, IA-7.1 to IA-7.6).
    fn lay_out(&self, state: &mut PublicState, tile: TileId, events: &mut impl Sink<Event>) {
        let seat = state.turn;
        let lookup = &self.data.lookup;
        let index = tile.index();
        let late = lookup.kind[index] == Kind::Factory && lookup.epoch[index] != state.epoch;
        let points = lookup.vp[index];
        let holding = state.holding_mut(seat);
        holding.hand.remove(tile);
        holding.built.insert(tile);
        holding.products = holding.products.or(lookup.products[index]);
        holding.discount += lookup.discount[index];
        if !late {
            holding.vp += points;
        }
        events.send(Event::Built { seat, tile });
        if late {
            state.late.insert(tile);
            events.send(Event::Late { seat, tile });
        } else if points > 0 {
            events.send(Event::Scored { seat, points, tile });
        }
    }

    /// The next player builds, or the round ends (IA-6.2, IA-8.1).
    #[inline]
    pub(crate) fn finish_building(&self, at: &mut Position, events: &mut impl Sink<Event>) {
        let state = &mut at.open;
        events.send(Event::Finished(state.turn));
        state.building = Building::NONE;
        state.turn = state.turn.next(self.seats);
        if state.turn == state.start {
            self.end_round(at, events);
        }
    }
}
