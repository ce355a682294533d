//! What could be built next: the profit of each place, and the cards by the best place that they open.

use age_of_industry::data::Stack;
use age_of_industry::{Card, CardKind, Cards, Colour, Cube, Industry, LocationId, SpaceId, SpaceSet};

use super::Judge;

/// The best profits, in points.
pub(super) struct Prospects<'j, 't, 'p> {
    judge: &'j Judge<'t, 'p>,
    industry: [f64; Industry::COUNT],
    colour: [f64; Colour::COUNT],
    /// The most profitable place of all that were looked at.
    pub best: Option<(f64, Industry, SpaceId)>,
}

impl<'j, 't, 'p> Prospects<'j, 't, 'p> {
    /// Looks at every place.
    pub fn everywhere(judge: &'j Judge<'t, 'p>) -> Prospects<'j, 't, 'p> {
        Prospects::with(judge, |_| true)
    }

    /// Looks where these cards could build.
    pub fn of(judge: &'j Judge<'t, 'p>, hand: Cards) -> Prospects<'j, 't, 'p> {
        Prospects::with(judge, |card| hand.has(card))
    }

    fn with(judge: &'j Judge<'t, 'p>, has: impl Fn(Card) -> bool) -> Prospects<'j, 't, 'p> {
        let mut prospects = Prospects {
            judge,
            industry: [0.0; Industry::COUNT],
            colour: [0.0; Colour::COUNT],
            best: None,
        };
        let map = judge.table.map;
        let colours = Colour::ALL.map(|colour| {
            if has(Card::location(colour)) {
                map.spaces_of_colour(colour)
            } else {
                SpaceSet::EMPTY
            }
        });
        for industry in Industry::ALL {
            prospects.look_at(industry, has(Card::industry(industry)), &colours);
        }
        prospects
    }

    /// The best places for an industry's next tile: one look for each group of connected locations, since it makes no
    /// difference where in it a tile stands.
    fn look_at(&mut self, industry: Industry, by_industry: bool, colours: &[SpaceSet; Colour::COUNT]) {
        let Judge {
            table, open, seat, ..
        } = *self.judge;
        let next = table.game.next_tile(open, seat, industry);
        let Some(stack) = next.map(|stack| table.data.stack(stack)) else {
            return;
        };
        let free = table.game.free_sites(open, seat, industry);
        if stack.level == 0 || free.is_empty() {
            return;
        }
        let in_reach = if by_industry {
            table.game.in_reach(open, seat, industry)
        } else {
            SpaceSet::EMPTY
        };
        let mut left = free.and(colours.iter().fold(in_reach, |all, spaces| all.or(*spaces)));
        while let Some(space) = left.first() {
            let location = table.map.location_of(space);
            let group = open.spaces_connected(location);
            let here = left.and(group);
            left = left.without(group);
            let Some(profit) = profit(self.judge, stack, location) else {
                continue;
            };
            if self.best.is_none_or(|(best, ..)| profit > best) {
                self.best = Some((profit, industry, space));
            }
            if here.meets(in_reach) {
                let best = &mut self.industry[industry.index()];
                *best = best.max(profit);
            }
            for (best, spaces) in self.colour.iter_mut().zip(colours) {
                if here.meets(*spaces) {
                    *best = best.max(profit);
                }
            }
        }
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
        let playable = w.cards_an_action * self.actions;
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
