//! Where resources come from, and what a field costs: IY-6.2 to IY-6.9, IY-6.13 and IY-6.14.

use smokestack_core::Seat;

use crate::Industry;
use crate::ids::{FieldId, Joker, ResourceId, ResourceSet};
use crate::position::PublicState;
use crate::refusal::Refusal;

/// What a player can use to cover needs and to pay (IY-6.5).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    /// Way 1: what the player's developed factories produce.
    products: ResourceSet,
    /// Way 2: the resources of the jokers in hand, and the number of jokers with "?".
    jokers: ResourceSet,
    any: u8,
    /// Ways 3 and 4: what another player must sell, or what the bank sells. These exclude each other.
    on_sale: ResourceSet,
    money: u8,
    discount: u8,
}

impl Industry {
    /// What the bank sells in this epoch, if nobody produces it (IY-6.5, IY-6.6).
    #[inline(always)]
    fn bank_stock(&self, state: &PublicState) -> ResourceSet {
        self.data.lookup.bank_stock[usize::from(state.epoch) - 1]
    }

    /// What the developed factories of all seats produce (IY-6.9).
    #[inline(always)]
    fn produced(&self, state: &PublicState) -> ResourceSet {
        let makes = |all: ResourceSet, seat: &crate::position::Holding| all.or(seat.products);
        state.seats.iter().fold(ResourceSet::EMPTY, makes)
    }

    #[inline]
    pub(crate) fn means(&self, state: &PublicState, seat: Seat) -> Means {
        let holding = &state.seats[seat.index()];
        Means {
            products: holding.products,
            jokers: holding.jokers.resources(),
            any: holding.jokers.count(Joker::Any) as u8,
            // A producer must sell it; what nobody produces is sold by the bank from its epoch on (IY-6.5).
            on_sale: self.produced(state).or(self.bank_stock(state)),
            money: holding.money,
            discount: holding.discount,
        }
    }

    /// The price on the field minus the discounts of Bank and stock exchange, never below 0 (IY-6.13, IY-6.14).
    #[inline(always)]
    pub(crate) fn cost(&self, state: &PublicState, seat: Seat, field: FieldId) -> u8 {
        self.data.lookup.cost[field.index()].saturating_sub(state.seats[seat.index()].discount)
    }

    /// Needs that the player's own factories do not cover: own production is always used (IY-6.7).
    #[inline(always)]
    pub(crate) fn uncovered(&self, state: &PublicState, seat: Seat, field: FieldId) -> ResourceSet {
        self.data.lookup.needs[field.index()].without(state.seats[seat.index()].products)
    }

    /// Whether money and resources suffice (IY-6.2, IY-6.3).
    #[inline]
    pub(crate) fn can_pay(&self, means: &Means, field: FieldId) -> bool {
        let cost = self.data.lookup.cost[field.index()].saturating_sub(means.discount);
        let needs = self.data.lookup.needs[field.index()].without(means.products);
        let purchases = means.purchases(needs);
        purchases.is_some_and(|n| cost + n * self.data.params.resource_price <= means.money)
    }

    /// The minimum money with which `seat` could develop the field now, or the reason why no amount is enough.
    pub(crate) fn price(&self, state: &PublicState, seat: Seat, field: FieldId) -> Result<u8, Refusal> {
        let means = self.means(state, seat);
        let needs = self.uncovered(state, seat, field);
        match means.purchases(needs) {
            Some(count) => Ok(self.cost(state, seat, field) + count * self.data.params.resource_price),
            None => {
                let missing = needs.without(means.jokers).without(means.on_sale);
                // Jokers with "?" cover the first needs that cannot be met otherwise.
                let resource = missing.into_iter().nth(usize::from(means.any));
                let resource = resource.expect("purchases found a need that nothing covers");
                let from = self.data.resource(resource).bank_sells_from;
                Err(Refusal::NobodySupplies {
                    field,
                    resource,
                    from,
                })
            }
        }
    }

    /// What developing the field costs now, in coins and jokers, if jokers are kept for resources that are not on sale.
    pub fn thrifty_price(&self, state: &PublicState, seat: Seat, field: FieldId) -> Option<(u8, u8)> {
        let means = self.means(state, seat);
        let needs = self.uncovered(state, seat, field);
        let missing = needs.without(means.on_sale);
        let bought = needs.and(means.on_sale).len() as u8;
        let coins = self.cost(state, seat, field) + bought * self.data.params.resource_price;
        let any = missing.without(means.jokers).len() as u8;
        (any <= means.any).then(|| (coins, missing.len() as u8))
    }

    /// Whether this need of the field being paid for can be bought, with the rest still covered and paid for.
    pub(crate) fn can_buy(&self, state: &PublicState, need: ResourceId) -> Result<(), Refusal> {
        let field = state.development.field;
        let means = self.means(state, state.turn);
        if !means.on_sale.has(need) {
            let from = self.data.resource(need).bank_sells_from;
            return Err(Refusal::NobodySupplies {
                field,
                resource: need,
                from,
            });
        }
        let mut rest = state.development.needs;
        rest.remove(need);
        self.affords(state, &means, rest, 1)
    }

    /// Whether this joker can cover the need, with the rest still covered and paid for.
    pub(crate) fn can_use(&self, state: &PublicState, joker: Joker, need: ResourceId) -> Result<(), Refusal> {
        let seat = state.turn;
        if state.holding(seat).jokers.count(joker) == 0 {
            return Err(Refusal::NoSuchJoker { seat, joker });
        }
        let mut means = self.means(state, seat);
        if joker == Joker::Any {
            means.any -= 1;
        }
        let mut rest = state.development.needs;
        rest.remove(need);
        self.affords(state, &means, rest, 0)
    }

    /// Whether these needs can be covered in addition to the `bought` ones, and everything be paid for.
    fn affords(
        &self,
        state: &PublicState,
        means: &Means,
        needs: ResourceSet,
        bought: u8,
    ) -> Result<(), Refusal> {
        let field = state.development.field;
        let cost = self.cost(state, state.turn, field) + bought * self.data.params.resource_price;
        let Some(count) = means.purchases(needs) else {
            let resource = needs.first().expect("a need that nothing covers");
            let from = self.data.resource(resource).bank_sells_from;
            return Err(Refusal::NobodySupplies {
                field,
                resource,
                from,
            });
        };
        let needed = cost + count * self.data.params.resource_price;
        let money = means.money;
        if needed > money {
            return Err(Refusal::TooLittleMoney { field, needed, money });
        }
        Ok(())
    }
}

impl Means {
    /// The minimum number of these needs that have to be bought; `None` if one of them cannot be covered at all.
    #[inline]
    fn purchases(&self, needs: ResourceSet) -> Option<u8> {
        let state = needs.without(self.jokers);
        let only_any = state.without(self.on_sale).len() as u8;
        (only_any <= self.any).then(|| (state.len() as u8).saturating_sub(self.any))
    }
}
