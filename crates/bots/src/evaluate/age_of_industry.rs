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

use age_of_industry::{AgeOfIndustry, Asking, Industry, Phase, Position, PublicState};
use smokestack_core::{Game as _, Seat};

use super::{SEATS, against};
use crate::search::{Playout, Settings};
use crate::weights::weights;
use crate::{Evaluate, Weights as _};
use prospects::Prospects;
pub(crate) use table::{Region, Table, goods};

weights! {
    /// Tuned by `cargo xtask tune age-of-industry --seats 3 --generations 14 --population 12 --games 36 --final-games 450 --iterations 40 --step 0.12 --seed 1`
    /// Result: 56.9 % of 450 games won (52.3 to 61.4; fair share 33.3), 38.7 points to 33.9
    /// For the components `standard-2`, `blocked_idle` was added and `card` lowered from 0.874 by hand.
    pub struct AgeOfIndustryWeights {
        /// Points of a coin, and of one that is missing: a unit of 10 that is owed costs 5 points (AI-17.7).
        coin: 0.278 in 0.12..0.3,
        coin_owed: 0.525 in 0.3..0.8,
        /// What a round is expected to earn yet: so much debt need not frighten anybody.
        earned_a_round: 1.589 in 0.0..6.0,
        /// Rounds that a debt lasts if the game is long enough, and the part of it that counts though the money is there.
        debt_lasts: 2.96 in 0.0..10.0,
        debt_covered: 0.302 in 0.0..1.0,
        /// How much of the free spaces at the ends of a link will be built on in a round, and at most.
        filled_a_round: 0.125 in 0.0..0.15,
        filled: 0.316 in 0.2..1.0,
        /// A level-0 tile in the way (AI-6.13), of a factory and of a ship.
        blocked_factory: 2.216 in 0.0..4.0,
        blocked_ship: 1.785 in 0.0..4.0,
        /// The part of it that counts while the tile behind could be built nowhere for want of coal or a port.
        blocked_idle: 0.5 in 0.0..1.0,
        /// A place nearer to the head of the turn order.
        place: 0.071 in 0.0..0.6,
        /// An action that is left in this turn.
        action: 1.252 in 0.0..2.5,
        /// What any card is good for, and how much of a better or worse prospect counts: tiles and places are there
        /// once, for all cards.
        card: 0.75 in 0.3..2.5,
        prospect: 0.19 in 0.0..1.0,
        /// The best prospect that is counted on.
        best_prospect: 2.235 in 1.5..7.0,
        /// A second build of an industry finds the best tile and place gone.
        second_card: 0.953 in 0.4..1.0,
        /// The part of its prospect that the first card in hand is worth, and the size of a hand whose last card is
        /// worth nothing: an action and some time is needed for each.
        first_card: 0.652 in 0.3..1.0,
        hand_enough: 9.462 in 5.0..14.0,
        /// Part of one's actions that play a card.
        cards_an_action: 0.441 in 0.3..1.0,
        /// Rounds that a player's cards last, while there is a pile and then.
        rounds_a_card: 1.294 in 0.5..1.5,
        rounds_a_last_card: 0.668 in 0.3..1.2,
        /// Cubes of each colour that a player uses in a round.
        coal_a_round: 0.988 in 0.2..2.0,
        iron_a_round: 0.885 in 0.2..2.0,
        /// How much the other cubes that lie there count against one's own.
        cubes_of_others: 0.649 in 0.0..0.8,
        /// An outlet that does not exist yet: a port on a free space, a market whose ship is still to be built.
        port_to_come: 0.36 in 0.0..0.8,
        market_to_come: 0.336 in 0.0..0.8,
        /// How likely goods are sold where there are outlets for all, and a port or a ship's market is used.
        sold: 1.0 in 0.5..1.0,
        /// An outlet is used by goods that do not exist yet.
        used_later: 0.808 in 0.2..1.0,
        /// An outlet that is one link away.
        one_link_away: 0.201 in 0.0..1.0,
        /// The part of all sales that comes true anyhow if there is time: ways, ports and ships are built.
        comes_up: 0.604 in 0.0..0.9,
        /// Rivals' goods that come first.
        rival_first: 0.873 in 0.0..1.2,
    }
}

/// The parts of a worth, in order.
const PARTS: &[&str] = &[
    "levels", "money", "debt", "links", "incomes", "display", "order", "actions", "hand",
];

impl Evaluate for AgeOfIndustry {
    type Weights = AgeOfIndustryWeights;
    const PARTS: &'static [&'static str] = PARTS;

    fn parts(&self, weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> Vec<f64> {
        pending::settled(self, weights, at, |at| {
            let table = Table::new(self, weights, &at.open);
            Judge::new(&table, seat).parts(Some(at)).to_vec()
        })
    }

    /// There are many builds, and the evaluator sees most of what they bring: a search may trust its first look.
    const SEARCH: Settings = Settings {
        exploration: 0.5,
        sharpness: 3.0,
        caution: 0.05,
        winning: 0.5,
        spread: 10.0,
        ..Settings::USUAL
    };

    /// A tile shows its worth when it flips, some turns later: greed plays on for about two rounds, and is judged four
    /// times on the way.
    const HARD: Settings = Settings {
        horizon: 12,
        judgements: 4,
        playout: Playout::Greedy,
        looks: Some(6),
        ..Self::SEARCH
    };

    /// Nothing hidden is counted on; a card from the pile is worth about as much as another.
    const IMAGINED: usize = 1;

    fn worth(&self, weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> f64 {
        pending::settled(self, weights, at, |at| {
            Judge::new(&Table::new(self, weights, &at.open), seat).worth(Some(at))
        })
    }

    fn worths(&self, weights: &AgeOfIndustryWeights, at: &Position) -> [f64; SEATS] {
        pending::settled(self, weights, at, |at| {
            let table = Table::new(self, weights, &at.open);
            let mut worths = [0.0; SEATS];
            for seat in Seat::all(table.seats) {
                worths[seat.index()] = Judge::new(&table, seat).worth(Some(at));
            }
            worths
        })
    }

    /// Early on there is much that nobody foresees; towards the end, plans fail.
    fn unforeseen(&self, at: &Position) -> f64 {
        let rounds = table::rounds(&AgeOfIndustryWeights::TUNED, self, &at.open);
        let left = rounds / (rounds + f64::from(at.open.round));
        let game = match self.seats() {
            2 | 3 => 41.0,
            4 => 30.0,
            _ => 23.0,
        };
        game * left * left - 5.0
    }

    /// The rivals are judged without a look at their hands.
    fn lead(&self, weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> f64 {
        pending::settled(self, weights, at, |at| {
            let table = Table::new(self, weights, &at.open);
            let own = Judge::new(&table, seat).worth(Some(at));
            own - against(self, seat, |rival| Judge::new(&table, rival).worth(None))
        })
    }

    /// What an action brings to oneself is nearly all that a first look can tell.
    fn glance(&self, weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> f64 {
        self.worth(weights, at, seat)
    }
}

/// One seat's eyes on a position.
struct Judge<'t, 'p> {
    table: &'t Table<'p>,
    open: &'p PublicState,
    seat: Seat,
    /// Actions that the seat still has, as far as the cards tell.
    actions: f64,
}

impl<'t, 'p> Judge<'t, 'p> {
    fn new(table: &'t Table<'p>, seat: Seat) -> Judge<'t, 'p> {
        Judge {
            table,
            open: table.open,
            seat,
            actions: flips::actions(table, seat),
        }
    }

    fn worth(&self, at: Option<&Position>) -> f64 {
        self.parts(at).iter().sum()
    }

    /// `at` is the same position if the seat's hand may be looked at.
    fn parts(&self, at: Option<&Position>) -> [f64; PARTS.len()] {
        let game = self.table.game;
        if self.open.phase == Phase::Over {
            let [levels @ .., money, debt] = game.points(self.open, self.seat).map(f64::from);
            let left_over = f64::from(self.open.holding(self.seat).money % 5) * 0.001;
            let levels = levels.iter().sum();
            return [levels, money + left_over, debt, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let (levels, incomes) = self.tiles();
        let [money, debt, links, incomes] = self.money(incomes);
        [
            levels,
            money,
            debt,
            links,
            incomes,
            self.display(),
            self.place(),
            self.turn(),
            self.hand(at),
        ]
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
                let location = self.table.map.location_of(space);
                incomes += f64::from(stack.income) * self.flips(stack, location, Some(space));
            }
        }
        (levels, incomes)
    }

    /// Money at the end of the game, in points: what is there, what is owed, what links and unflipped tiles will pay.
    fn money(&self, incomes: f64) -> [f64; 4] {
        let w = self.table.w;
        let own = self.open.holding(self.seat);
        let params = &self.table.data.params;
        let units = f64::from(own.loans);
        let debt = units * f64::from(params.loan_unit);
        let rounds = self.table.interest_rounds();
        let covered = debt.min(f64::from(own.money)) / f64::from(params.loan_unit);
        let bearing = units - (1.0 - w.debt_covered) * covered;
        let interest = bearing * f64::from(params.interest) * rounds.min(w.debt_lasts);
        let links = f64::from(self.table.game.link_income(self.open, self.seat)) + self.links_to_come();
        let money = f64::from(own.money);
        let end = money - debt - interest + links + incomes;
        let missing = (end + w.earned_a_round * self.table.rounds).min(0.0);
        let owed = missing * (w.coin_owed - w.coin);
        [
            money * w.coin,
            owed - (debt + interest) * w.coin,
            links * w.coin,
            incomes * w.coin,
        ]
    }

    /// Spaces at the ends of own links that are still to be built on (AI-17.4).
    fn links_to_come(&self) -> f64 {
        let map = self.table.map;
        let links = self.open.holding(self.seat).links;
        let free: u32 = links
            .flat_map(|line| map.ends(line))
            .map(|end| map.spaces_of(end).without(self.open.occupied).len())
            .sum();
        let params = &self.table.data.params;
        let filled = (self.table.w.filled_a_round * self.table.rounds).min(self.table.w.filled);
        f64::from(free) * f64::from(params.link_income_per_space) * filled
    }

    /// Tiles of level 0 bar the way to those behind them.
    fn display(&self) -> f64 {
        let w = self.table.w;
        let time = (self.table.rounds / 8.0).min(1.0);
        let blocked = |industry: Industry, loss: f64| {
            let next = self.table.game.next_tile(self.open, self.seat, industry);
            match next {
                Some(stack) if self.table.data.stack(stack).level > 0 => 0.0,
                Some(_) if self.table.has_site(self.seat, industry) => loss * time,
                Some(_) => loss * time * w.blocked_idle,
                None => 0.0,
            }
        };
        -blocked(Industry::Factory, w.blocked_factory) - blocked(Industry::Ship, w.blocked_ship)
    }

    /// Who spends little is early in the next round (AI-15.1).
    fn place(&self) -> f64 {
        let seats = self.table.seats;
        let spent = self.open.holding(self.seat).spent;
        let before = Seat::all(seats).filter(|rival| self.open.holding(*rival).spent < spent);
        -self.table.w.place * before.count() as f64 * self.table.rounds.min(1.0)
    }

    /// Actions left in this turn: building anywhere takes two (AI-3.6).
    fn turn(&self) -> f64 {
        if self.open.turn() != self.seat || self.open.phase != Phase::Actions {
            return 0.0;
        }
        let begun = !matches!(self.open.asking, Asking::Act | Asking::Repay);
        self.table.w.action * f64::from(self.open.actions_left.saturating_sub(u8::from(begun)))
    }

    /// Cards by what they are good for. Of a rival one knows only how many there are.
    fn hand(&self, at: Option<&Position>) -> f64 {
        let cards = match at {
            Some(at) => {
                let hand = self.table.game.hand(at, self.seat);
                Prospects::of(self, hand).hand(hand)
            }
            None => prospects::unseen(self, self.open.holding(self.seat).hand),
        };
        let drawing = self.open.turn() == self.seat && self.open.asking == Asking::Draw;
        cards + if drawing { prospects::next_card(self) } else { 0.0 }
    }
}
