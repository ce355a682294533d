//! What could be built next: the profit of each place, and the cards by the best place that they open.

use age_of_industry::data::Stack;
use age_of_industry::{Card, Cards, Colour, Cube, Industry, LocationId, SpaceId, SpaceSet};

use super::Judge;

/// The best profits, in points.
pub(super) struct Prospects<'j, 't, 'p> {
    judge: &'j Judge<'t, 'p>,
    /// What each kind of card could build of each industry at best.
    profits: [[f64; Industry::COUNT]; Card::KINDS],
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
            profits: [[0.0; Industry::COUNT]; Card::KINDS],
            best: None,
        };
        let map = judge.table.map;
        let mut colours = [SpaceSet::EMPTY; Colour::COUNT];
        for (colour, spaces) in Colour::ALL.into_iter().zip(&mut colours) {
            if has(Card::location(colour)) {
                *spaces = map.spaces_of_colour(colour);
            }
        }
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
            let i = industry.index();
            if here.meets(in_reach) {
                let best = &mut self.profits[Card::industry(industry).index()][i];
                *best = best.max(profit);
            }
            for (colour, spaces) in Colour::ALL.into_iter().zip(colours) {
                if here.meets(*spaces) {
                    let best = &mut self.profits[Card::location(colour).index()][i];
                    *best = best.max(profit);
                }
            }
        }
    }

    /// What a hand is worth, its best cards first: each next build of an industry finds the best tile and place gone.
    /// While a card is to be discarded, the worst one does not count.
    pub fn hand(&self, mut hand: Cards) -> f64 {
        let Judge {
            table, open, seat, ..
        } = *self.judge;
        let w = table.w;
        let discards = open.turn() == seat && matches!(open.asking, age_of_industry::Asking::Discard(_));
        let cards = usize::from(open.holding(seat).hand).saturating_sub(usize::from(discards));
        let (builds, count) = self.builds(hand);
        let mut left = [1.0; Industry::COUNT];
        let mut sum = 0.0;
        for nth in 0..cards {
            let mut best: (f64, Option<(Card, Industry)>) = (0.0, None);
            for (profit, card, industry) in &builds[..count] {
                let profit = profit * left[industry.index()];
                if profit > best.0 && hand.has(*card) {
                    best = (profit, Some((*card, *industry)));
                }
            }
            if let Some((card, industry)) = best.1 {
                hand.remove(card);
                left[industry.index()] *= w.second_card;
            }
            sum += (w.card + w.prospect * (best.0 - w.card)) * self.judge.nth_card(nth);
        }
        sum
    }

    /// What the cards of a hand could build with profit, and how many such builds there are.
    fn builds(&self, hand: Cards) -> ([(f64, Card, Industry); BUILDS], usize) {
        let mut builds = [(0.0, Card::industry(Industry::Ship), Industry::Ship); BUILDS];
        let mut count = 0;
        for card in hand.kinds() {
            for (industry, profit) in Industry::ALL.into_iter().zip(self.profits[card.index()]) {
                if profit > 0.0 {
                    let profit = profit.min(self.judge.table.w.best_prospect);
                    builds[count] = (profit, card, industry);
                    count += 1;
                }
            }
        }
        (builds, count)
    }
}

/// The most builds that cards may offer: any industry in each colour, and one for each industry's own card.
const BUILDS: usize = Industry::COUNT * (Colour::COUNT + 1);

impl Judge<'_, '_> {
    /// What the first, second … card of a hand is worth of its prospect.
    #[inline]
    fn nth_card(&self, nth: usize) -> f64 {
        let w = self.table.w;
        let nth = nth as f64;
        let in_time = (w.cards_an_action * self.actions - nth).clamp(0.0, 1.0);
        let share = (1.0 - nth * nth / (w.hand_enough * w.hand_enough)).max(0.0);
        w.first_card * share * in_time
    }
}

/// A hand of which only the size is known.
pub(super) fn unseen(judge: &Judge<'_, '_>, cards: u8) -> f64 {
    (0..usize::from(cards))
        .map(|nth| judge.table.w.card * judge.nth_card(nth))
        .sum()
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
