//! What could be built next: the profit per space, and the value of cards by the best space that they allow.

use age_of_industry::data::Stack;
use age_of_industry::{Card, Cards, Colour, Cube, Industry, LocationId, SpaceId, SpaceSet};

use super::SeatEvaluator;

/// The best profits, in points.
pub(super) struct Prospects<'j, 't, 'p> {
    evaluator: &'j SeatEvaluator<'t, 'p>,
    /// The best profit for each kind of card and each industry.
    profits: [[f64; Industry::COUNT]; Card::KINDS],
    /// The most profitable build found.
    pub best: Option<(f64, Industry, SpaceId)>,
}

impl<'j, 't, 'p> Prospects<'j, 't, 'p> {
    /// Considers all spaces.
    pub fn for_any_card(evaluator: &'j SeatEvaluator<'t, 'p>) -> Prospects<'j, 't, 'p> {
        Prospects::for_cards(evaluator, |_| true)
    }

    /// Considers the spaces where these cards can build.
    pub fn for_hand(evaluator: &'j SeatEvaluator<'t, 'p>, hand: Cards) -> Prospects<'j, 't, 'p> {
        Prospects::for_cards(evaluator, |card| hand.has(card))
    }

    fn for_cards(evaluator: &'j SeatEvaluator<'t, 'p>, has: impl Fn(Card) -> bool) -> Prospects<'j, 't, 'p> {
        let mut prospects = Prospects {
            evaluator,
            profits: [[0.0; Industry::COUNT]; Card::KINDS],
            best: None,
        };
        let map = evaluator.common.map;
        let mut colours = [SpaceSet::EMPTY; Colour::COUNT];
        for (colour, spaces) in Colour::ALL.into_iter().zip(&mut colours) {
            if has(Card::location(colour)) {
                *spaces = map.spaces_of_colour(colour);
            }
        }
        for industry in Industry::ALL {
            prospects.add_industry(industry, has(Card::industry(industry)), &colours);
        }
        prospects
    }

    /// Finds the best spaces for the next tile of an industry. Each region is considered once, because the exact space
    /// within it makes no difference.
    fn add_industry(&mut self, industry: Industry, by_industry: bool, colours: &[SpaceSet; Colour::COUNT]) {
        let SeatEvaluator {
            common,
            open: state,
            seat,
            ..
        } = *self.evaluator;
        let next = common.game.next_tile(state, seat, industry);
        let Some(stack) = next.map(|stack| common.data.stack(stack)) else {
            return;
        };
        let free = common.game.free_sites(state, seat, industry);
        if stack.level == 0 || free.is_empty() {
            return;
        }
        let in_reach = if by_industry {
            common.game.in_reach(state, seat, industry)
        } else {
            SpaceSet::EMPTY
        };
        let mut remaining = free.and(colours.iter().fold(in_reach, |all, spaces| all.or(*spaces)));
        while let Some(space) = remaining.first() {
            let location = common.map.location_of(space);
            let group = state.spaces_connected(location);
            let spaces_in_group = remaining.and(group);
            remaining = remaining.without(group);
            let Some(profit) = profit(self.evaluator, stack, location) else {
                continue;
            };
            if self.best.is_none_or(|(best, ..)| profit > best) {
                self.best = Some((profit, industry, space));
            }
            let i = industry.index();
            if spaces_in_group.meets(in_reach) {
                let best = &mut self.profits[Card::industry(industry).index()][i];
                *best = best.max(profit);
            }
            for (colour, spaces) in Colour::ALL.into_iter().zip(colours) {
                if spaces_in_group.meets(*spaces) {
                    let best = &mut self.profits[Card::location(colour).index()][i];
                    *best = best.max(profit);
                }
            }
        }
    }

    /// The value of a hand, best cards first: each further build of the same industry counts less. While a card has to
    /// be discarded, the worst one does not count.
    pub fn hand_value(&self, mut hand: Cards) -> f64 {
        let SeatEvaluator {
            common,
            open: state,
            seat,
            ..
        } = *self.evaluator;
        let w = common.w;
        let discards = state.turn() == seat && matches!(state.asking, age_of_industry::Asking::Discard(_));
        let cards = usize::from(state.holding(seat).hand).saturating_sub(usize::from(discards));
        let (builds, count) = self.profitable_builds(hand);
        let mut remaining = [1.0; Industry::COUNT];
        let mut sum = 0.0;
        for nth in 0..cards {
            let mut best: (f64, Option<(Card, Industry)>) = (0.0, None);
            for (profit, card, industry) in &builds[..count] {
                let profit = profit * remaining[industry.index()];
                if profit > best.0 && hand.has(*card) {
                    best = (profit, Some((*card, *industry)));
                }
            }
            if let Some((card, industry)) = best.1 {
                hand.remove(card);
                remaining[industry.index()] *= w.second_card;
            }
            sum += (w.card + w.prospect * (best.0 - w.card)) * self.evaluator.nth_card_share(nth);
        }
        sum
    }

    /// The profitable builds that the cards of a hand allow, and their number.
    fn profitable_builds(&self, hand: Cards) -> ([(f64, Card, Industry); MAX_BUILDS], usize) {
        let mut builds = [(0.0, Card::industry(Industry::Ship), Industry::Ship); MAX_BUILDS];
        let mut count = 0;
        for card in hand.kinds() {
            for (industry, profit) in Industry::ALL.into_iter().zip(self.profits[card.index()]) {
                if profit > 0.0 {
                    let profit = profit.min(self.evaluator.common.w.best_prospect);
                    builds[count] = (profit, card, industry);
                    count += 1;
                }
            }
        }
        (builds, count)
    }
}

/// The maximum number of builds that cards can allow: any industry in each colour, and one per industry card.
const MAX_BUILDS: usize = Industry::COUNT * (Colour::COUNT + 1);

impl SeatEvaluator<'_, '_> {
    /// The share of its prospect that the first, second … card of a hand is worth.
    #[inline]
    fn nth_card_share(&self, nth: usize) -> f64 {
        let w = self.common.w;
        let nth = nth as f64;
        let in_time = (w.cards_per_action * self.actions - nth).clamp(0.0, 1.0);
        let share = (1.0 - nth * nth / (w.hand_enough * w.hand_enough)).max(0.0);
        w.first_card * share * in_time
    }
}

/// The value of a hand when only its size is known.
pub(super) fn unseen_hand_value(evaluator: &SeatEvaluator<'_, '_>, cards: u8) -> f64 {
    (0..usize::from(cards))
        .map(|nth| evaluator.common.w.card * evaluator.nth_card_share(nth))
        .sum()
}

/// The value of a card that is about to be drawn.
pub(super) fn next_card_value(evaluator: &SeatEvaluator<'_, '_>) -> f64 {
    let cards = evaluator.open.holding(evaluator.seat).hand;
    unseen_hand_value(evaluator, cards + 1) - unseen_hand_value(evaluator, cards)
}

/// The profit of building a tile at a location, in points; `None` if its cubes are not available.
fn profit(evaluator: &SeatEvaluator<'_, '_>, stack: &Stack, location: LocationId) -> Option<f64> {
    let common = evaluator.common;
    let mut cost = f64::from(stack.cost);
    for cube in Cube::ALL {
        if stack.needs(cube) > 0 {
            // A port imports for itself (AI-7.9), a ship through its port (AI-13.6).
            let imports = matches!(stack.industry, Industry::Port | Industry::Ship);
            let price = || f64::from(common.game.price(evaluator.open, cube)) * f64::from(stack.needs(cube));
            let cube_cost = common.cost(cube, stack.needs(cube), location);
            cost += if imports {
                cube_cost.unwrap_or_else(price)
            } else {
                cube_cost?
            };
        }
    }
    let income = f64::from(stack.income) * evaluator.flip_probability(stack, location, None);
    Some(f64::from(stack.level) + common.w.coin * (income - cost))
}
