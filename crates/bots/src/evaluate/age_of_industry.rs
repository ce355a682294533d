//! The evaluator for Age of Industry.
//!
//! The value for a seat is the sum of the levels of its tiles and its money at the end of the game: its cash and debt,
//! the interest until the debt is repaid, the income of its links, and the income of each unflipped tile times the
//! probability that it flips. It also includes the cards in hand (by what could be built with them), the level-0 tiles
//! that still block others, and the place in the turn order.
//!
//! An action can be a chain of small decisions. In the middle of such a chain, the value is that of the position after
//! a sensible end of the chain.

mod common;
mod flips;
mod pending;
mod prospects;

use age_of_industry::{AgeOfIndustry, Asking, Industry, Phase, Position, PublicState};
use smokestack_core::{Game as _, Seat};

use super::{MAX_SEATS, rival_discount};
use crate::search::{RolloutPolicy, Settings};
use crate::weights::weights;
use crate::{Evaluate, Weights as _};
pub(crate) use common::{CommonFeatures, Region, goods_index};
use prospects::Prospects;

weights! {
    /// Tuned by `cargo xtask tune age-of-industry --seats 3 --generations 14 --population 12 --games 36 --final-games 450 --iterations 40 --step 0.12 --seed 1`
    /// Result: 56.9 % of 450 games won (52.3 to 61.4; fair share 33.3), 38.7 points to 33.9
    /// For the components `standard-2`, `blocked_idle` was added and `card` lowered from 0.874 by hand.
    pub struct AgeOfIndustryWeights {
        /// Points per coin, and per coin that is missing at the end: a loan unit of 10 costs 5 points (AI-17.7).
        coin: 0.278 in 0.12..0.3,
        coin_owed: 0.525 in 0.3..0.8,
        /// Expected earnings per future round; they cover debt.
        earned_per_round: 1.589 in 0.0..6.0,
        /// Rounds until debt is repaid if the game is long enough, and the share of the interest that counts even if
        /// the cash would cover the debt.
        debt_lasts: 2.96 in 0.0..10.0,
        debt_covered: 0.302 in 0.0..1.0,
        /// The share of the free spaces at the ends of a link that is built on per round, and its maximum.
        filled_per_round: 0.125 in 0.0..0.15,
        filled: 0.316 in 0.2..1.0,
        /// The cost of a blocking level-0 tile (AI-6.13), for factories and for ships.
        blocked_factory: 2.216 in 0.0..4.0,
        blocked_ship: 1.785 in 0.0..4.0,
        /// The share of this cost that counts while the next tile could not be built anywhere because coal or a port is
        /// missing.
        blocked_idle: 0.5 in 0.0..1.0,
        /// The value of being one place earlier in the turn order.
        place: 0.071 in 0.0..0.6,
        /// The value of an action left in this turn.
        action: 1.252 in 0.0..2.5,
        /// The value of an average card, and how much better or worse prospects change it: a tile or space can be used
        /// only once, even if several cards allow it.
        card: 0.75 in 0.3..2.5,
        prospect: 0.19 in 0.0..1.0,
        /// The upper limit for prospects.
        best_prospect: 2.235 in 1.5..7.0,
        /// The factor for each further build of the same industry, because the best tile and space are then taken.
        second_card: 0.953 in 0.4..1.0,
        /// The share of its prospect that the first card in hand is worth, and the hand size at which a further card is
        /// worth nothing: every card needs an action and time.
        first_card: 0.652 in 0.3..1.0,
        hand_enough: 9.462 in 5.0..14.0,
        /// The share of actions that play a card.
        cards_per_action: 0.441 in 0.3..1.0,
        /// Rounds per card of a player, with a draw pile and without.
        rounds_per_card: 1.294 in 0.5..1.5,
        rounds_per_last_card: 0.668 in 0.3..1.2,
        /// Cubes of each colour that a player uses per round.
        coal_per_round: 0.988 in 0.2..2.0,
        iron_per_round: 0.885 in 0.2..2.0,
        /// How much the other cubes in the region reduce the chance that the player's own are used.
        cubes_of_others: 0.649 in 0.0..0.8,
        /// The value of a future outlet: a port on a free space, a market whose ship is still to be built.
        port_to_come: 0.36 in 0.0..0.8,
        market_to_come: 0.336 in 0.0..0.8,
        /// The probability that goods are sold if there are outlets for all, and that a port or the market of a ship is
        /// used.
        sold: 1.0 in 0.5..1.0,
        /// The probability that an outlet is used by goods that do not exist yet.
        used_later: 0.808 in 0.2..1.0,
        /// The value of an outlet that is one link away.
        one_link_away: 0.201 in 0.0..1.0,
        /// The probability of a sale without a current outlet, if there is time: links, ports and ships will be built.
        comes_up: 0.604 in 0.0..0.9,
        /// How many of the rivals' goods are sold before the player's own.
        rival_first: 0.873 in 0.0..1.2,
    }
}

/// The parts of a value, in order.
const PARTS: &[&str] = &[
    "levels", "money", "debt", "links", "incomes", "display", "order", "actions", "hand",
];

impl Evaluate for AgeOfIndustry {
    type Weights = AgeOfIndustryWeights;
    const PARTS: &'static [&'static str] = PARTS;

    fn parts(&self, weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> Vec<f64> {
        pending::with_build_finished(self, weights, at, |at| {
            let common = CommonFeatures::new(self, weights, &at.open);
            SeatEvaluator::new(&common, seat).parts(Some(at)).to_vec()
        })
    }

    /// There are many possible builds, and the evaluator foresees most of their income, so the priors can be sharp.
    const EASY: Settings = Settings {
        exploration: 0.5,
        prior_sharpness: 3.0,
        fpu_reduction: 0.05,
        win_weight: 0.5,
        margin_scale: 10.0,
        ..Settings::DEFAULT
    };

    /// A tile pays off when it flips, some turns later. So greedy rollouts go on for about two rounds and are evaluated
    /// four times.
    const HARD: Settings = Settings {
        rollout_depth: 12,
        evals_per_rollout: 4,
        rollout_policy: RolloutPolicy::Greedy,
        rollout_width: Some(6),
        ..Self::EASY
    };

    /// The evaluator ignores hidden information: all cards in the pile have about the same value.
    const GREEDY_DETERMINIZATIONS: usize = 1;

    fn value(&self, weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> f64 {
        pending::with_build_finished(self, weights, at, |at| {
            SeatEvaluator::new(&CommonFeatures::new(self, weights, &at.open), seat).value(Some(at))
        })
    }

    fn values(&self, weights: &AgeOfIndustryWeights, at: &Position) -> [f64; MAX_SEATS] {
        pending::with_build_finished(self, weights, at, |at| {
            let common = CommonFeatures::new(self, weights, &at.open);
            let mut values = [0.0; MAX_SEATS];
            for seat in Seat::all(common.seats) {
                values[seat.index()] = SeatEvaluator::new(&common, seat).value(Some(at));
            }
            values
        })
    }

    /// Early in the game, the evaluator misses much future income; towards the end, it counts on plans that fail.
    fn calibration(&self, at: &Position) -> f64 {
        let rounds = common::rounds_left(&AgeOfIndustryWeights::TUNED, self, &at.open);
        let share_left = rounds / (rounds + f64::from(at.open.round));
        let game = match self.seats() {
            2 | 3 => 41.0,
            4 => 30.0,
            _ => 23.0,
        };
        game * share_left * share_left - 5.0
    }

    /// The rivals' hands are hidden, so only the number of their cards counts.
    fn relative_value(&self, weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> f64 {
        pending::with_build_finished(self, weights, at, |at| {
            let common = CommonFeatures::new(self, weights, &at.open);
            let own_value = SeatEvaluator::new(&common, seat).value(Some(at));
            own_value - rival_discount(self, seat, |rival| SeatEvaluator::new(&common, rival).value(None))
        })
    }

    /// The effect of an action on the rivals is small, so the value for the seat itself is enough.
    fn quick_value(&self, weights: &AgeOfIndustryWeights, at: &Position, seat: Seat) -> f64 {
        self.value(weights, at, seat)
    }
}

/// Evaluates a position for one seat.
struct SeatEvaluator<'t, 'p> {
    common: &'t CommonFeatures<'p>,
    open: &'p PublicState,
    seat: Seat,
    /// The actions that the seat still has in this game, estimated from the cards.
    actions: f64,
}

impl<'t, 'p> SeatEvaluator<'t, 'p> {
    fn new(common: &'t CommonFeatures<'p>, seat: Seat) -> SeatEvaluator<'t, 'p> {
        SeatEvaluator {
            common,
            open: common.open,
            seat,
            actions: flips::actions_left(common, seat),
        }
    }

    fn value(&self, at: Option<&Position>) -> f64 {
        self.parts(at).iter().sum()
    }

    /// `at` is the same position, given only if the seat's hand is known.
    fn parts(&self, at: Option<&Position>) -> [f64; PARTS.len()] {
        let game = self.common.game;
        if self.open.phase == Phase::Over {
            let [levels @ .., money, debt] = game.points(self.open, self.seat).map(f64::from);
            let left_over = f64::from(self.open.holding(self.seat).money % 5) * 0.001;
            let levels = levels.iter().sum();
            return [levels, money + left_over, debt, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
        }
        let (levels, incomes) = self.tile_levels_and_income();
        let [money, debt, links, incomes] = self.money_values(incomes);
        [
            levels,
            money,
            debt,
            links,
            incomes,
            self.display_value(),
            self.turn_order_value(),
            self.turn_value(),
            self.hand_value(at),
        ]
    }

    /// Levels on the map (AI-17.7), and the expected income of unflipped tiles.
    fn tile_levels_and_income(&self) -> (f64, f64) {
        let data = self.common.data;
        let own_tiles = self.open.holding(self.seat).own;
        let mut levels = 0.0;
        let mut incomes = 0.0;
        for space in own_tiles {
            let Some(stack) = self.open.tile(space) else {
                continue;
            };
            let stack = data.stack(stack);
            levels += f64::from(stack.level);
            if !self.open.flipped.has(space) {
                let location = self.common.map.location_of(space);
                incomes += f64::from(stack.income) * self.flip_probability(stack, location, Some(space));
            }
        }
        (levels, incomes)
    }

    /// Money at the end of the game, in points: cash, debt, and the income of links and unflipped tiles.
    fn money_values(&self, incomes: f64) -> [f64; 4] {
        let w = self.common.w;
        let holding = self.open.holding(self.seat);
        let params = &self.common.data.params;
        let units = f64::from(holding.loans);
        let debt = units * f64::from(params.loan_unit);
        let rounds = self.common.interest_rounds();
        let covered_units = debt.min(f64::from(holding.money)) / f64::from(params.loan_unit);
        let uncovered_units = units - (1.0 - w.debt_covered) * covered_units;
        let interest = uncovered_units * f64::from(params.interest) * rounds.min(w.debt_lasts);
        let links = f64::from(self.common.game.link_income(self.open, self.seat)) + self.future_link_income();
        let money = f64::from(holding.money);
        let end = money - debt - interest + links + incomes;
        let shortfall = (end + w.earned_per_round * self.common.rounds).min(0.0);
        let debt_value = shortfall * (w.coin_owed - w.coin);
        [
            money * w.coin,
            debt_value - (debt + interest) * w.coin,
            links * w.coin,
            incomes * w.coin,
        ]
    }

    /// Future income of the seat's links from spaces that are still free (AI-17.4).
    fn future_link_income(&self) -> f64 {
        let map = self.common.map;
        let links = self.open.holding(self.seat).links;
        let free: u32 = links
            .flat_map(|line| map.ends(line))
            .map(|end| map.spaces_of(end).without(self.open.occupied).len())
            .sum();
        let params = &self.common.data.params;
        let fill_probability =
            (self.common.w.filled_per_round * self.common.rounds).min(self.common.w.filled);
        f64::from(free) * f64::from(params.link_income_per_space) * fill_probability
    }

    /// Level-0 tiles block those behind them.
    fn display_value(&self) -> f64 {
        let w = self.common.w;
        let time = (self.common.rounds / 8.0).min(1.0);
        let blocked_loss = |industry: Industry, loss: f64| {
            let next = self.common.game.next_tile(self.open, self.seat, industry);
            match next {
                Some(stack) if self.common.data.stack(stack).level > 0 => 0.0,
                Some(_) if self.common.has_site(self.seat, industry) => loss * time,
                Some(_) => loss * time * w.blocked_idle,
                None => 0.0,
            }
        };
        -blocked_loss(Industry::Factory, w.blocked_factory) - blocked_loss(Industry::Ship, w.blocked_ship)
    }

    /// Players who spend little are early in the next round (AI-15.1).
    fn turn_order_value(&self) -> f64 {
        let seats = self.common.seats;
        let spent = self.open.holding(self.seat).spent;
        let earlier_rivals = Seat::all(seats).filter(|rival| self.open.holding(*rival).spent < spent);
        -self.common.w.place * earlier_rivals.count() as f64 * self.common.rounds.min(1.0)
    }

    /// Actions left in this turn: building anywhere takes two (AI-3.6).
    fn turn_value(&self) -> f64 {
        if self.open.turn() != self.seat || self.open.phase != Phase::Actions {
            return 0.0;
        }
        let has_begun = !matches!(self.open.asking, Asking::Act | Asking::Repay);
        self.common.w.action * f64::from(self.open.actions_left.saturating_sub(u8::from(has_begun)))
    }

    /// The cards in hand, by what they can build. For a rival's hand, only the size is known.
    fn hand_value(&self, at: Option<&Position>) -> f64 {
        let cards = match at {
            Some(at) => {
                let hand = self.common.game.hand(at, self.seat);
                Prospects::for_hand(self, hand).hand_value(hand)
            }
            None => prospects::unseen_hand_value(self, self.open.holding(self.seat).hand),
        };
        let drawing = self.open.turn() == self.seat && self.open.asking == Asking::Draw;
        cards
            + if drawing {
                prospects::next_card_value(self)
            } else {
                0.0
            }
    }
}
