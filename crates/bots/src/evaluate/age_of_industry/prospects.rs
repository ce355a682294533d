//! What could be built next: the profit of each place, and the cards by the best place that they open.

use age_of_industry::data::Stack;
use age_of_industry::{
    Card, CardKind, Cards, Colour, Cube, Industry, LocationId, LocationSet, SpaceId, StackId,
};

use super::Judge;

/// The best profits, in points.
pub(super) struct Prospects<'j, 't, 'p> {
    judge: &'j Judge<'t, 'p>,
    industry: [f64; Industry::COUNT],
    colour: [f64; Colour::COUNT],
    /// The most profitable place of all.
    pub best: Option<(f64, Industry, SpaceId)>,
}

impl<'j, 't, 'p> Prospects<'j, 't, 'p> {
    pub fn new(judge: &'j Judge<'t, 'p>) -> Prospects<'j, 't, 'p> {
        let mut prospects = Prospects {
            judge,
            industry: [0.0; Industry::COUNT],
            colour: [0.0; Colour::COUNT],
            best: None,
        };
        let table = judge.table;
        let next = Industry::ALL.map(|industry| {
            let stack = table.game.next_tile(judge.open, judge.seat, industry);
            stack.filter(|stack| table.data.stack(*stack).level > 0)
        });
        let ports: LocationSet = judge
            .open
            .tiles_of(Industry::Port)
            .map(|port| table.map.space(port).location)
            .collect();
        for location in table.map.location_ids() {
            prospects.look_at(location, &next, ports);
        }
        prospects
    }

    fn look_at(
        &mut self,
        location: LocationId,
        next: &[Option<StackId>; Industry::COUNT],
        ports: LocationSet,
    ) {
        let Judge { table, open, .. } = *self.judge;
        let own = open.holding(self.judge.seat);
        let spaces = table.map.spaces_of(location);
        let free = spaces.without(open.occupied);
        let here = own.own.and(spaces).len();
        let place = table.map.location(location);
        if free.is_empty() || here >= u32::from(table.game.tile_limit(location)) {
            return;
        }
        if place.port.is_some_and(|port| !ports.has(port)) {
            return;
        }
        let by_port = place
            .port
            .is_some_and(|port| own.linked.has(port) || self.own_port(port));
        let linked = own.own.is_empty() || own.linked.has(location) || here > 0 || by_port;
        let mut done = [false; Industry::COUNT];
        for space in free {
            let symbol = table.map.space(space).symbol;
            for industry in Industry::ALL.into_iter().filter(|i| symbol.takes(*i)) {
                let i = industry.index();
                let Some(stack) = next[i].filter(|_| !done[i]) else {
                    continue;
                };
                done[i] = true;
                let Some(profit) = profit(self.judge, table.data.stack(stack), location) else {
                    continue;
                };
                if linked {
                    self.industry[i] = self.industry[i].max(profit);
                }
                if let Some(colour) = place.colour {
                    let best = &mut self.colour[colour.index()];
                    *best = best.max(profit);
                }
                if self.best.is_none_or(|(best, ..)| profit > best) {
                    self.best = Some((profit, industry, space));
                }
            }
        }
    }

    fn own_port(&self, town: LocationId) -> bool {
        let open = self.judge.open;
        let own = open.holding(self.judge.seat).own;
        let ports = own.and(open.tiles_of(Industry::Port));
        ports.meets(self.judge.table.map.spaces_of(town))
    }

    fn card(&self, card: Card) -> f64 {
        let profit = match card.kind() {
            CardKind::Industry(industry) => self.industry[industry.index()],
            CardKind::Location(colour) => self.colour[colour.index()],
        };
        let w = self.judge.table.w;
        w.card + w.prospect * (profit.clamp(0.0, w.best_prospect) - w.card)
    }

    /// What a hand is worth; while a card is to be discarded, the worst one does not count.
    pub fn hand(&self, hand: Cards) -> f64 {
        let mut profits = [0.0; 16];
        let mut count = 0;
        for card in hand.kinds() {
            let mut profit = self.card(card);
            for _ in 0..hand.count(card) {
                if count < profits.len() {
                    profits[count] = profit;
                    count += 1;
                    profit *= self.judge.table.w.second_card;
                }
            }
        }
        let profits = &mut profits[..count];
        profits.sort_unstable_by(|one, other| other.total_cmp(one));
        let Judge { open, seat, .. } = *self.judge;
        let discards = open.turn() == seat && matches!(open.asking, age_of_industry::Asking::Discard(_));
        let kept = count - usize::from(discards).min(count);
        self.judge.cards(profits[..kept].iter().copied())
    }
}

impl Judge<'_, '_> {
    fn cards(&self, profits: impl Iterator<Item = f64>) -> f64 {
        let w = self.table.w;
        let playable = w.cards_an_action * self.actions();
        let each = profits.enumerate().map(|(nth, profit)| {
            let nth = nth as f64;
            let share = (1.0 - nth * nth / (w.hand_enough * w.hand_enough)).max(0.0);
            let in_time = (playable - nth).clamp(0.0, 1.0);
            profit * w.first_card * share * in_time
        });
        each.sum()
    }
}

/// A hand of which only the size is known.
pub(super) fn unseen(judge: &Judge<'_, '_>, cards: u8) -> f64 {
    judge.cards(std::iter::repeat_n(judge.table.w.card, usize::from(cards)))
}

/// A card that is about to be drawn.
pub(super) fn next_card(judge: &Judge<'_, '_>) -> f64 {
    let cards = judge.open.holding(judge.seat).hand;
    unseen(judge, cards + 1) - unseen(judge, cards)
}

/// What building a tile at a location would bring, in points; `None` if its cubes cannot be had.
fn profit(judge: &Judge<'_, '_>, stack: &Stack, location: LocationId) -> Option<f64> {
    let table = judge.table;
    let mut cost = f64::from(stack.cost);
    for cube in Cube::ALL {
        if stack.needs(cube) > 0 {
            // A port imports for itself (AI-7.9), a ship through its port (AI-13.6).
            let imports = matches!(stack.industry, Industry::Port | Industry::Ship);
            let price = || f64::from(table.game.price(judge.open, cube)) * f64::from(stack.needs(cube));
            let bought = table.cost(cube, stack.needs(cube), location);
            cost += if imports {
                bought.unwrap_or_else(price)
            } else {
                bought?
            };
        }
    }
    let income = f64::from(stack.income) * judge.flips(stack, location, None);
    Some(f64::from(stack.level) + table.w.coin * (income - cost))
}
