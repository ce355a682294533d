//! Barrage: what a position is worth, in features that a player would name.
//!
//! A seat is worth its points so far, what this round's energy will bring, what its production systems will bring in
//! the rounds to come (dam, conduit and powerhouse, with the water that will reach them), the income and the bonus
//! tiles that its structures earn, its contracts in reach, the objective, its machines, credits, tiles and engineers.
//!
//! A turn is a chain of small decisions. While one of them is pending, a position is worth what the best way to
//! finish the chain leads to; and what the seat could do in its next turn counts for something now.

mod gains;
mod systems;
mod turn;
mod water;

use barrage::data::{Ability, Counted};
use barrage::position::{NO_OFFICER, ROUNDS, SEATS};
use barrage::{Barrage, Data, Holding, Open, Phase, Position, Structure};
use smokestack_core::{Game as _, Seat};

use super::against;
use crate::Evaluate;
use crate::weights::weights;
use systems::Systems;
use water::Water;

/// Points that a credit, an excavator and a mixer are worth: at the end of the game (B-11.7), and beyond that early.
const ITEM_LAST: f64 = 0.2;
const CREDIT_EARLY: f64 = 0.2;
const EXCAVATOR_EARLY: f64 = 0.9;
const MIXER_EARLY: f64 = 1.1;
/// What an engineer does.
const ENGINEER: f64 = 0.75;
/// Turns of the wheel in a round.
const WHEEL_TURNS: f64 = 3.0;
/// Points that energy of later rounds brings, beside the bonus tiles: rank, credits, contracts.
const ENERGY_LATER: f64 = 0.55;
/// How far one can count on the next income of a row when one piece is missing.
const NEXT_INCOME: f64 = 0.3;
/// What a company power brings in a round.
const POWER: f64 = 2.5;
/// What every piece on the map is good for beside what is counted here: room for more, a foot in the door.
const PIECE: f64 = 1.5;
/// A technology tile that can be used.
const TILE: f64 = 1.0;

weights! {
    pub struct BarrageWeights {
        points: 1.0 in 0.5..1.5,
    }
}

impl Evaluate for Barrage {
    type Weights = BarrageWeights;
    const PARTS: &'static [&'static str] = &["points"];

    fn parts(&self, weights: &BarrageWeights, at: &Position, seat: Seat) -> Vec<f64> {
        vec![self.worth(weights, at, seat)]
    }

    /// Nothing hidden is counted on.
    const IMAGINED: usize = 1;

    fn worth(&self, _weights: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
        turn::worth(self, at, seat)
    }

    /// The rivals are judged at first sight.
    fn lead(&self, _weights: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
        self.worth(_weights, at, seat)
            - against(self, seat, |rival| Judge::new(self, &at.open, rival).worth())
    }
}

/// One seat's eyes on a position.
struct Judge<'p> {
    game: &'p Barrage,
    data: &'p Data,
    open: &'p Open,
    seat: Seat,
    own: &'p Holding,
    /// Whole rounds after this one.
    rounds: f64,
    /// How much of the game is to come, from 1 to 0.
    left: f64,
    /// Points that a credit, an excavator and a mixer are worth now.
    credit: f64,
    excavator: f64,
    mixer: f64,
    /// Added to each of its productions (B-7.2), and the least that one counts as (B-13.4).
    bonus: f64,
    least_output: f64,
}

impl<'p> Judge<'p> {
    fn new(game: &'p Barrage, open: &'p Open, seat: Seat) -> Judge<'p> {
        let own = open.holding(seat);
        let rounds = (ROUNDS as u8).saturating_sub(open.round.max(1));
        let rounds = f64::from(rounds);
        let left = (rounds + f64::from(own.engineers) / 12.0) / ROUNDS as f64;
        Judge {
            game,
            data: game.data(),
            open,
            seat,
            own,
            rounds,
            left,
            credit: ITEM_LAST + CREDIT_EARLY * left.sqrt(),
            excavator: ITEM_LAST + EXCAVATOR_EARLY * left.sqrt(),
            mixer: ITEM_LAST + MIXER_EARLY * left.sqrt(),
            bonus: f64::from(game.production_bonus(open, seat)),
            least_output: least_output(game, open, seat),
        }
    }

    fn worth(&self) -> f64 {
        let points = f64::from(self.own.vp());
        match self.open.phase {
            Phase::Over => points + f64::from(self.own.energy) * 0.001,
            Phase::Draft => self.draft(),
            Phase::Income | Phase::Actions => points + self.outlook(),
        }
    }

    /// Some officers are worth more than others, above all to whoever plans little.
    fn draft(&self) -> f64 {
        let officer = self.own.officer().map(|id| self.data.officer(id).ability);
        let officer = match officer {
            Some(Ability::LeastOutput(_)) => 4.0,
            Some(Ability::MixersForConduits(_)) => 3.5,
            Some(Ability::CreditsForMachines(_)) => 3.0,
            Some(Ability::SpecialTile) => 2.5,
            Some(Ability::BaseCost(_)) => 2.0,
            Some(Ability::Copies) => 1.5,
            Some(Ability::TopDamHolds(_)) => 1.0,
            None => 0.0,
        };
        let contracts = self
            .own
            .contracts
            .map(|id| self.reward(id) - 0.3 * f64::from(self.data.contract(id).energy));
        officer + contracts.sum::<f64>()
    }

    fn outlook(&self) -> f64 {
        let water = Water::new(self.game, self.open);
        let systems = Systems::new(self, &water);
        let energy = f64::from(self.own.energy) + systems.this_round(self.own.engineers);
        self.things()
            + self.tiles()
            + self.engineers()
            + self.incomes()
            + self.pieces()
            + self.power()
            + self.objective()
            + self.this_round(energy)
            + self.later_rounds(&systems)
            + self.contracts(&systems)
            + self.last_drops(&water)
    }

    /// Credits and machines; what lies on the wheel counts by how soon it comes back.
    fn things(&self) -> f64 {
        let own = self.own;
        let supply = f64::from(own.credits) * self.credit
            + f64::from(own.excavators) * self.excavator
            + f64::from(own.mixers) * self.mixer;
        let wheel = own.wheel.segments().iter().enumerate().map(|(turns, segment)| {
            let there =
                f64::from(segment.excavators) * self.excavator + f64::from(segment.mixers) * self.mixer;
            there * self.comes_back(turns)
        });
        supply + wheel.sum::<f64>()
    }

    /// How likely what is so many turns of the wheel away is still of use.
    fn comes_back(&self, turns: usize) -> f64 {
        let to_come = WHEEL_TURNS * (self.rounds + f64::from(self.own.engineers) / 12.0);
        (1.0 - turns as f64 / (to_come + 0.5)).max(0.0) * 0.95
    }

    fn engineers(&self) -> f64 {
        ENGINEER * (f64::from(self.own.engineers) + self.rounds * f64::from(self.data.params.engineers))
    }

    /// Incomes that are uncovered come again in every round, and the next ones are hoped for (B-5.9).
    fn incomes(&self) -> f64 {
        let Some(company) = self.own.company() else {
            return 0.0;
        };
        let again = self.rounds + if self.awaits_income() { 1.0 } else { 0.0 };
        let mut sum = 0.0;
        for (row, built) in self.data.company(company).income.iter().zip(self.own.built) {
            let built = usize::from(built);
            let mut next = None;
            for (nth, effects) in row.iter().enumerate() {
                if effects.is_empty() {
                    continue;
                }
                if nth <= built {
                    sum += self.effects(effects) * again;
                } else {
                    next = next.or(Some((nth - built, effects)));
                }
            }
            if let Some((missing, effects)) = next {
                let hoped = NEXT_INCOME / missing as f64 * self.left.min(0.6) / 0.6;
                sum += self.effects(effects) * (self.rounds + 1.0) * hoped;
            }
        }
        sum
    }

    /// Whether this round's income is still to come (B-3.2).
    fn awaits_income(&self) -> bool {
        let seats = self.game.seats();
        let place = self.open.order[..seats].iter().position(|s| *s == self.seat);
        let step = place.map_or(0, |place| seats - 1 - place);
        self.open.phase == Phase::Income && usize::from(self.open.step) <= step
    }

    fn pieces(&self) -> f64 {
        let built: u8 = self.own.built.iter().sum();
        f64::from(built) * PIECE * (0.2 + 0.8 * self.left)
    }

    /// The company power works from the third powerhouse on (B-12.1).
    fn power(&self) -> f64 {
        let near = match self.own.count(Structure::Powerhouse) {
            0 => 0.0,
            1 => 0.15,
            2 => 0.4,
            _ => 1.0,
        };
        near * POWER * (self.rounds + f64::from(self.own.engineers) / 12.0)
    }

    /// What being ranked for the objective promises (B-11.2): the closer the end, the surer.
    fn objective(&self) -> f64 {
        let own = self.game.objective_quantity(self.open, self.seat);
        if own == 0 && self.data.objective(self.open.objective).least > 0 {
            return 0.0;
        }
        let sure = 0.4 + 2.0 * (1.0 - self.left);
        let above: f64 = self
            .rivals()
            .map(|rival| {
                let other = self.game.objective_quantity(self.open, rival);
                1.0 - likely((f64::from(own) - f64::from(other)) * sure)
            })
            .sum();
        let [first, second, _] = self.data.objective_vp.map(f64::from);
        (first - (first - second) * above).max(0.0)
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let own = self.seat;
        Seat::all(self.game.seats()).filter(move |seat| *seat != own)
    }

    /// Rank, credits and bonus tile of this round, with the energy that one can hope to have at its end (B-9).
    fn this_round(&self, energy: f64) -> f64 {
        let none = if energy < 1.0 { -3.0 * (1.0 - energy) } else { 0.0 };
        let exact = f64::from(self.game.bonus_points(self.open, self.seat));
        let bonus = self.bonus_tile(self.open.round, energy, 0.0).max(exact);
        none + self.rank(energy) + (2.0 * energy).sqrt() * self.credit + bonus
    }

    /// First and second on the track (B-9.1); the others will produce as well.
    fn rank(&self, energy: f64) -> f64 {
        let mut ahead = [1.0; SEATS];
        for (chance, rival) in ahead.iter_mut().zip(self.rivals()) {
            let other = self.open.holding(rival);
            let more = if self.open.is_out(rival) {
                0.0
            } else {
                0.4 * f64::from(other.engineers) * f64::from(other.powerhouses.len().min(1) as u8)
            };
            *chance = likely((energy - f64::from(other.energy) - more) / 2.0);
        }
        let first: f64 = ahead.iter().product();
        let second: f64 = (0..SEATS)
            .map(|beaten_by| {
                let rest: f64 = ahead
                    .iter()
                    .enumerate()
                    .filter(|(i, _)| *i != beaten_by)
                    .map(|(_, p)| p)
                    .product();
                (1.0 - ahead[beaten_by]) * rest
            })
            .sum();
        f64::from(self.data.track.first) * first + f64::from(self.data.track.second) * second
    }

    /// The bonus tile of a round with so much energy (B-9.4, B-9.5), `more` pieces included that will come.
    fn bonus_tile(&self, round: u8, energy: f64, more: f64) -> f64 {
        let track = &self.data.track;
        let tile = self.data.bonus(self.open.bonuses[usize::from(round.max(1)) - 1]);
        let there = f64::from(self.game.counted(self.open, self.seat, tile.counts)) + more;
        let section = f64::from(track.section);
        let short = (section * f64::from(round) - energy).max(0.0) / section;
        let reached = (energy / section).min(1.0);
        let worth = if tile.counts == Counted::AdvancedTiles && more > 0.0 {
            there - more
        } else {
            there
        };
        (worth * f64::from(tile.vp) - short * f64::from(track.short)).max(0.0) * reached * reached
    }

    /// Energy, bonus tiles and hopes of the rounds to come.
    fn later_rounds(&self, systems: &Systems) -> f64 {
        if self.rounds == 0.0 {
            return 0.0;
        }
        let energy = (systems.later + systems.hope) / self.rounds;
        let later = self.open.round + 1..=ROUNDS as u8;
        let bonuses = later.map(|round| {
            let growth = f64::from(round - self.open.round) * 0.3;
            self.bonus_tile(round, energy * 1.2, growth)
        });
        bonuses.sum::<f64>() + (systems.later + systems.hope) * ENERGY_LATER
    }

    /// Water that stays in own dams at the end counts (B-11.8).
    fn last_drops(&self, water: &Water) -> f64 {
        let held: f64 = self
            .own
            .bases
            .map(|dam| f64::from(self.open.drops[dam.index()]) + water.last[dam.index()])
            .sum();
        held * f64::from(self.data.params.vp_per_drop) * (1.0 - self.rounds / ROUNDS as f64).powi(2)
    }
}

/// Fiesler's minimum, also when he is being copied (B-13.4, B-13.8).
fn least_output(game: &Barrage, open: &Open, seat: Seat) -> f64 {
    let copies = open.copied != NO_OFFICER && open.turn == seat;
    let officer = if copies {
        open.copied
    } else {
        open.holding(seat).officer
    };
    match game
        .data()
        .officers
        .get(officer.index())
        .map(|officer| officer.ability)
    {
        Some(Ability::LeastOutput(least)) => f64::from(least),
        _ => 0.0,
    }
}

/// From 0 to 1, a half at 0: no transcendental function, so that it is the same on every machine.
fn likely(lead: f64) -> f64 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}
