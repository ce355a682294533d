//! Age of Industry: what a position is worth, in features that a player would name.
//!
//! A seat is worth the levels of its tiles, and its money in the end: what it has and owes, the interest until the debt
//! is gone, what its links will pay, and what its unflipped tiles will pay, each by how likely it flips. To that come
//! the cards in hand, by what could be built with them, the tiles of level 0 that are still in the way, and its place in
//! the turn order.
//!
//! An action may be a chain of small decisions. While one of them is pending, a position is worth what a sensible end
//! of the chain leads to.

mod flips;
mod pending;
mod prospects;
mod table;

use age_of_industry::{AgeOfIndustry, Asking, Industry, Open, Phase, Position};
use smokestack_core::Seat;

use super::against;
use crate::Evaluate;
use crate::weights::weights;
use prospects::Prospects;
pub(crate) use table::{Region, Table, goods};

/// Points of a coin, and of one that is missing: a unit of 10 that is owed costs 5 points (AI-17.7).
const COIN: f64 = 0.2;
const COIN_OWED: f64 = 0.5;
/// What a round is expected to earn yet: so much debt need not frighten anybody.
const EARNED_A_ROUND: f64 = 2.0;
/// Rounds that a debt lasts if the game is long enough, and the part of it that counts though the money is there.
const DEBT_LASTS: f64 = 4.0;
const DEBT_COVERED: f64 = 0.3;
/// How much of the free spaces at the ends of a link will be built on in a round, and at most.
const FILLED_A_ROUND: f64 = 0.06;
const FILLED: f64 = 0.6;
/// A level-0 tile in the way (AI-6.13), of a factory and of a ship.
const BLOCKED_FACTORY: f64 = 1.4;
const BLOCKED_SHIP: f64 = 0.8;
/// A place nearer to the head of the turn order.
const PLACE: f64 = 0.1;
/// An action that is left in this turn.
const ACTION: f64 = 0.9;

weights! {
    pub struct AgeOfIndustryWeights {
        points: 1.0 in 0.5..1.5,
    }
}

impl Evaluate for AgeOfIndustry {
    type Weights = AgeOfIndustryWeights;
    const PARTS: &'static [&'static str] = &["points"];

    fn parts(&self, weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> Vec<f64> {
        vec![self.worth(weights, at, seat)]
    }

    /// Nothing hidden is counted on; a card from the pile is worth about as much as another.
    const IMAGINED: usize = 1;

    fn worth(&self, _weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> f64 {
        let at = pending::settled(self, at, seat);
        Judge::new(&Table::new(self, &at.open), seat).worth(Some(&at))
    }

    /// The rivals are judged without a look at their hands.
    fn lead(&self, _weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> f64 {
        let at = pending::settled(self, at, seat);
        let table = Table::new(self, &at.open);
        let own = Judge::new(&table, seat).worth(Some(&at));
        own - against(self, seat, |rival| Judge::new(&table, rival).worth(None))
    }
}

/// One seat's eyes on a position.
struct Judge<'t, 'p> {
    table: &'t Table<'p>,
    open: &'p Open,
    seat: Seat,
}

impl<'t, 'p> Judge<'t, 'p> {
    fn new(table: &'t Table<'p>, seat: Seat) -> Judge<'t, 'p> {
        Judge {
            table,
            open: table.open,
            seat,
        }
    }

    /// `at` is the same position if the seat's hand may be looked at.
    fn worth(&self, at: Option<&Position>) -> f64 {
        let game = self.table.game;
        if self.open.phase == Phase::Over {
            let points: i32 = game.points(self.open, self.seat).iter().sum();
            return f64::from(points) + f64::from(self.open.holding(self.seat).money % 5) * 0.001;
        }
        let (levels, incomes) = self.tiles();
        levels + self.money(incomes) + self.display() + self.place() + self.turn() + self.hand(at)
    }

    /// Levels on the map (AI-17.7), and the money that unflipped tiles will bring.
    fn tiles(&self) -> (f64, f64) {
        let data = self.table.data;
        let own = self.open.holding(self.seat).own;
        let mut levels = 0.0;
        let mut incomes = 0.0;
        for space in own {
            let Some(stack) = self.open.tile(space) else {
                continue;
            };
            let stack = data.stack(stack);
            levels += f64::from(stack.level);
            if !self.open.flipped.has(space) {
                let location = self.table.map.space(space).location;
                incomes += f64::from(stack.income) * self.flips(stack, location, Some(space));
            }
        }
        (levels, incomes)
    }

    /// Money at the end of the game, in points.
    fn money(&self, incomes: f64) -> f64 {
        let own = self.open.holding(self.seat);
        let params = &self.table.data.params;
        let units = f64::from(own.loans);
        let debt = units * f64::from(params.loan_unit);
        let rounds = self.table.interest_rounds();
        let covered = debt.min(f64::from(own.money)) / f64::from(params.loan_unit);
        let bearing = units - (1.0 - DEBT_COVERED) * covered;
        let interest = bearing * f64::from(params.interest) * rounds.min(DEBT_LASTS);
        let links = f64::from(self.table.game.link_income(self.open, self.seat)) + self.links_to_come();
        let end = f64::from(own.money) - debt - interest + links + incomes;
        let earned = EARNED_A_ROUND * self.table.rounds;
        if end + earned >= 0.0 {
            end * COIN
        } else {
            (end + earned) * COIN_OWED - earned * COIN
        }
    }

    /// Spaces at the ends of own links that are still to be built on (AI-17.4).
    fn links_to_come(&self) -> f64 {
        let map = self.table.map;
        let links = self.open.holding(self.seat).links;
        let free: u32 = links
            .flat_map(|line| map.line(line).ends)
            .map(|end| map.spaces_of(end).without(self.open.occupied).len())
            .sum();
        let params = &self.table.data.params;
        let filled = (FILLED_A_ROUND * self.table.rounds).min(FILLED);
        f64::from(free) * f64::from(params.link_income_per_space) * filled
    }

    /// Tiles of level 0 bar the way to those behind them.
    fn display(&self) -> f64 {
        let time = (self.table.rounds / 8.0).min(1.0);
        let blocked = |industry: Industry, loss: f64| {
            let next = self.table.game.next_tile(self.open, self.seat, industry);
            match next {
                Some(stack) if self.table.data.stack(stack).level == 0 => loss * time,
                _ => 0.0,
            }
        };
        -blocked(Industry::Factory, BLOCKED_FACTORY) - blocked(Industry::Ship, BLOCKED_SHIP)
    }

    /// Who spends little is early in the next round (AI-15.1).
    fn place(&self) -> f64 {
        let seats = self.table.seats;
        let spent = self.open.holding(self.seat).spent;
        let before = Seat::all(seats).filter(|rival| self.open.holding(*rival).spent < spent);
        -PLACE * before.count() as f64 * self.table.rounds.min(1.0)
    }

    /// Actions left in this turn: building anywhere takes two (AI-3.6).
    fn turn(&self) -> f64 {
        if self.open.turn() != self.seat || self.open.phase != Phase::Actions {
            return 0.0;
        }
        let begun = !matches!(self.open.asking, Asking::Act | Asking::Repay);
        ACTION * f64::from(self.open.actions_left.saturating_sub(u8::from(begun)))
    }

    /// Cards by what they are good for. Of a rival one knows only how many there are.
    fn hand(&self, at: Option<&Position>) -> f64 {
        let cards = match at {
            Some(at) => Prospects::new(self).hand(self.table.game.hand(at, self.seat)),
            None => prospects::unseen(self, self.open.holding(self.seat).hand),
        };
        let drawing = self.open.turn() == self.seat && self.open.asking == Asking::Draw;
        cards + if drawing { prospects::next_card(self) } else { 0.0 }
    }
}
