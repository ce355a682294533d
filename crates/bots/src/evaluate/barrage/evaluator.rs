//! The value of a position for one seat, part by part.

use barrage::data::{Ability, Counted};
use barrage::position::{NO_OFFICER, ROUNDS, SEATS};
use barrage::{Barrage, ConduitSet, Data, Holding, Phase, PowerhouseSet, PublicState, Structure, Task};
use smokestack_core::{Game as _, Seat};

use super::systems::Systems;
use super::water::Water;
use super::weights::BarrageWeights;

/// In the order of [`SeatEvaluator::parts`].
pub(super) const PARTS: [&str; 14] = [
    "points",
    "energy",
    "bonus",
    "systems",
    "incomes",
    "contracts",
    "objective",
    "machines",
    "credits",
    "tiles",
    "engineers",
    "pieces",
    "power",
    "water",
];

/// Features common to all seats.
pub(super) struct CommonFeatures<'p> {
    pub game: &'p Barrage,
    pub w: &'p BarrageWeights,
    pub data: &'p Data,
    pub open: &'p PublicState,
    pub seats: usize,
    pub water: Water,
    pub conduits: ConduitSet,
    pub powerhouses: PowerhouseSet,
    /// Each seat's quantity for the objective (B-11).
    quantities: [f64; SEATS],
}

impl<'p> CommonFeatures<'p> {
    pub fn new(game: &'p Barrage, w: &'p BarrageWeights, state: &'p PublicState) -> CommonFeatures<'p> {
        let seats = game.seats();
        let mut quantities = [0.0; SEATS];
        for seat in Seat::all(seats) {
            quantities[seat.index()] = f64::from(game.objective_quantity(state, seat));
        }
        CommonFeatures {
            game,
            w,
            data: game.data(),
            open: state,
            seats,
            water: Water::new(game, w, state),
            conduits: state.conduits(),
            powerhouses: state.powerhouses(),
            quantities,
        }
    }
}

/// The values of resources for a seat now, in points.
#[derive(Clone, Copy)]
pub(super) struct Rates {
    /// The share of the game that is still to come, from 1 to 0.
    pub share_left: f64,
    /// A factor for gains that help to build; it falls more slowly than `left`.
    pub time: f64,
    pub credit: f64,
    pub excavator: f64,
    pub mixer: f64,
}

/// Points per leftover item at the end (B-11.7).
const POINTS_PER_LEFTOVER: f64 = 0.2;

impl Rates {
    pub fn new(w: &BarrageWeights, state: &PublicState, seat: Seat) -> Rates {
        let share_of_round = f64::from(state.holding(seat).engineers) / 12.0;
        let share_left = (rounds_after(state) + share_of_round) / ROUNDS as f64;
        let root = share_left.sqrt();
        Rates {
            share_left,
            time: 0.25 + 0.75 * root,
            credit: POINTS_PER_LEFTOVER + w.credit * root,
            excavator: POINTS_PER_LEFTOVER + w.excavator * root,
            mixer: POINTS_PER_LEFTOVER + w.mixer * root,
        }
    }
}

fn rounds_after(state: &PublicState) -> f64 {
    f64::from((ROUNDS as u8).saturating_sub(state.round.max(1)))
}

pub(super) struct SeatEvaluator<'t, 'p> {
    pub common: &'t CommonFeatures<'p>,
    pub w: &'p BarrageWeights,
    pub data: &'p Data,
    pub open: &'p PublicState,
    pub seat: Seat,
    pub holding: &'p Holding,
    /// Full rounds after this one.
    pub rounds: f64,
    pub rates: Rates,
    /// Added to each production (B-7.2), and the minimum output of a production (B-13.4).
    pub bonus: f64,
    pub least_output: f64,
    /// Expected future rotations of the wheel.
    turns: f64,
}

impl<'t, 'p> SeatEvaluator<'t, 'p> {
    pub fn new(common: &'t CommonFeatures<'p>, seat: Seat) -> SeatEvaluator<'t, 'p> {
        let state = common.open;
        let holding = state.holding(seat);
        let rounds = rounds_after(state);
        SeatEvaluator {
            common,
            w: common.w,
            data: common.data,
            open: state,
            seat,
            holding,
            rounds,
            rates: Rates::new(common.w, state, seat),
            bonus: f64::from(common.game.production_bonus(state, seat)),
            least_output: min_output(common.game, state, seat),
            turns: common.w.wheel_turns * (rounds + f64::from(holding.engineers) / 12.0) + 0.5,
        }
    }

    pub fn value(&self) -> f64 {
        self.parts().iter().sum()
    }

    pub fn parts(&self) -> [f64; PARTS.len()] {
        let mut parts = [0.0; PARTS.len()];
        let points = f64::from(self.holding.vp());
        match self.open.phase {
            Phase::Over => parts[0] = points + f64::from(self.ranked_energy(self.seat)) * 0.001,
            Phase::Draft => parts[0] = points + self.draft_value(),
            Phase::Income | Phase::Actions => parts = self.parts_in_play(points),
        }
        parts
    }

    fn parts_in_play(&self, points: f64) -> [f64; PARTS.len()] {
        let systems = Systems::new(self);
        let energy = f64::from(self.holding.energy) + systems.energy_this_round(self);
        let later_energy = systems.later + systems.hope;
        [
            points,
            self.round_value(energy),
            self.bonuses_value(energy, later_energy),
            later_energy * self.w.energy_later,
            self.income_value(),
            self.contracts_value(&systems),
            self.objective_value(),
            self.machines_value(),
            f64::from(self.holding.credits) * self.rates.credit,
            self.tiles_value(),
            self.engineers_value(),
            self.pieces_value(),
            self.power_value(),
            self.final_drops_value(),
        ]
    }

    /// Some officers are more useful than others, especially for a player with a short horizon.
    fn draft_value(&self) -> f64 {
        let officer = self.holding.officer().map(|id| self.data.officer(id).ability);
        let officer = match officer {
            Some(Ability::LeastOutput(_)) => self.w.least_output,
            Some(Ability::MixersForConduits(_)) => self.w.mixers_for_conduits,
            Some(Ability::CreditsForMachines(_)) => self.w.credits_for_machines,
            Some(Ability::SpecialTile) => self.w.special_tile,
            Some(Ability::BaseCost(_)) => self.w.base_cost,
            Some(Ability::Copies) => self.w.copies,
            Some(Ability::TopDamHolds(_)) => self.w.top_dam,
            None => 0.0,
        };
        let energy_value = |id| f64::from(self.data.contract(id).energy) * self.w.start_energy;
        let contracts = self
            .holding
            .contracts
            .map(|id| self.reward(id) - energy_value(id));
        officer + contracts.sum::<f64>()
    }

    /// Machines on the wheel count less the longer it takes until they return.
    fn machines_value(&self) -> f64 {
        let rates = &self.rates;
        let value = |excavators: u8, mixers: u8| {
            f64::from(excavators) * rates.excavator + f64::from(mixers) * rates.mixer
        };
        let mut sum = value(self.holding.excavators, self.holding.mixers);
        for (turns, segment) in self.holding.wheel.segments().iter().enumerate() {
            if segment.excavators + segment.mixers > 0 {
                sum += value(segment.excavators, segment.mixers) * self.return_probability(turns);
            }
        }
        sum
    }

    /// The probability that an item this many rotations away on the wheel can still be used.
    pub fn return_probability(&self, turns: usize) -> f64 {
        (1.0 - turns as f64 / self.turns).max(0.0) * 0.95
    }

    fn engineers_value(&self) -> f64 {
        let later_engineers = self.rounds * f64::from(self.data.params.engineers);
        let can_copy = match self.open.current_task() {
            Task::Officer => true,
            Task::Act => self.open.copied != NO_OFFICER,
            _ => false,
        };
        let copy_value = if can_copy && self.open.turn == self.seat {
            self.w.copying
        } else {
            0.0
        };
        self.w.engineer * (f64::from(self.holding.engineers) + later_engineers) + copy_value
    }

    /// Uncovered income is paid every round; a share of the next income counts too (B-5.9).
    fn income_value(&self) -> f64 {
        let Some(company) = self.holding.company() else {
            return 0.0;
        };
        let remaining_incomes = self.rounds + if self.awaits_income() { 1.0 } else { 0.0 };
        let next_income_value =
            self.w.next_income * (self.rounds + 1.0) * self.rates.share_left.min(0.6) / 0.6;
        let mut sum = 0.0;
        for (row, built_count) in self.data.company(company).income.iter().zip(self.holding.built) {
            let built_count = usize::from(built_count);
            for effects in &row[..=built_count.min(row.len() - 1)] {
                sum += self.effects(effects) * remaining_incomes;
            }
            let next = row.iter().enumerate().skip(built_count + 1);
            if let Some((nth, effects)) = next.into_iter().find(|(_, effects)| !effects.is_empty()) {
                sum += self.effects(effects) * next_income_value / (nth - built_count) as f64;
            }
        }
        sum
    }

    /// Whether this round's income is still to come (B-3.2).
    fn awaits_income(&self) -> bool {
        if self.open.phase != Phase::Income {
            return false;
        }
        let seats = self.common.seats;
        let place = self.open.order[..seats].iter().position(|s| *s == self.seat);
        let step = place.map_or(0, |place| seats - 1 - place);
        usize::from(self.open.step) <= step
    }

    fn pieces_value(&self) -> f64 {
        let built_count: u8 = self.holding.built.iter().sum();
        f64::from(built_count) * self.w.piece * (0.2 + 0.8 * self.rates.share_left)
    }

    /// The company power is active from the third powerhouse on (B-12.1).
    fn power_value(&self) -> f64 {
        let proximity = match self.holding.count(Structure::Powerhouse) {
            0 => 0.0,
            1 => self.w.power_far,
            2 => self.w.power_soon,
            _ => 1.0,
        };
        proximity * self.w.power * (self.rounds + f64::from(self.holding.engineers) / 12.0)
    }

    /// Expected points for the objective (B-11.2). The closer the end, the more certain the ranking.
    fn objective_value(&self) -> f64 {
        let own_quantity = self.common.quantities[self.seat.index()];
        if own_quantity < f64::from(self.data.objective(self.open.objective).least) {
            return 0.0;
        }
        let certainty = self.w.objective_early + self.w.objective_late * (1.0 - self.rates.share_left);
        let above: f64 = self
            .rivals()
            .map(|rival| 1.0 - sigmoid((own_quantity - self.common.quantities[rival.index()]) * certainty))
            .sum();
        let [first, second, _] = self.data.objective_vp;
        let (first, second) = (f64::from(first), f64::from(second));
        (first - (first - second) * above).max(0.0)
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let own_seat = self.seat;
        Seat::all(self.common.seats).filter(move |seat| *seat != own_seat)
    }

    /// The rank and credits for this round, with the expected energy at its end (B-9).
    fn round_value(&self, energy: f64) -> f64 {
        let no_energy_penalty = if energy < 1.0 { -3.0 * (1.0 - energy) } else { 0.0 };
        // Energy that does not count for the rank.
        let unranked_energy = f64::from(self.holding.energy - self.ranked_energy(self.seat));
        no_energy_penalty
            + self.rank_value(energy - unranked_energy)
            + (2.0 * energy).sqrt() * self.rates.credit
    }

    fn ranked_energy(&self, seat: Seat) -> u16 {
        self.common.game.ranked_energy(self.open, seat)
    }

    /// Expected points for the first and second place on the track (B-9.1). Rivals will produce as well.
    fn rank_value(&self, energy: f64) -> f64 {
        // The probabilities that no rival and that exactly one rival has more.
        let (mut none, mut one) = (1.0, 0.0);
        for rival in self.rivals() {
            let other = self.open.holding(rival);
            let expected_gain = if self.open.is_out(rival) || other.powerhouses.is_empty() {
                0.0
            } else {
                self.w.rival_energy * f64::from(other.engineers)
            };
            let chance_ahead =
                sigmoid((energy - f64::from(self.ranked_energy(rival)) - expected_gain) / self.w.rank_spread);
            one = one * chance_ahead + none * (1.0 - chance_ahead);
            none *= chance_ahead;
        }
        f64::from(self.data.track.first) * none + f64::from(self.data.track.second) * one
    }

    /// The bonus tiles of this round and of future rounds, which together have `later_energy`.
    fn bonuses_value(&self, energy: f64, later_energy: f64) -> f64 {
        let bonus_points = f64::from(self.common.game.bonus_points(self.open, self.seat));
        let mut sum = self
            .bonus_tile_value(self.open.round, energy, 0.0)
            .max(bonus_points);
        let energy_per_round = later_energy / self.rounds.max(1.0) * self.w.later_energy;
        for round in self.open.round + 1..=ROUNDS as u8 {
            let growth = f64::from(round - self.open.round) * self.w.growth;
            sum += self.bonus_tile_value(round, energy_per_round, growth);
        }
        sum
    }

    /// The bonus tile of a round with this energy (B-9.4, B-9.5); `expected_pieces` are those built until then.
    fn bonus_tile_value(&self, round: u8, energy: f64, expected_pieces: f64) -> f64 {
        let track = &self.data.track;
        let tile = self.data.bonus(self.open.bonuses[usize::from(round.max(1)) - 1]);
        let current_count = f64::from(self.common.game.counted(self.open, self.seat, tile.counts));
        let expected_pieces = if tile.counts == Counted::AdvancedTiles {
            0.0
        } else {
            expected_pieces
        };
        let section = f64::from(track.section);
        let missing_sections = (section * f64::from(round) - energy).max(0.0) / section;
        let reached_share = (energy / section).min(1.0);
        ((current_count + expected_pieces) * f64::from(tile.vp) - missing_sections * f64::from(track.short))
            .max(0.0)
            * reached_share
            * reached_share
    }

    /// Water in the seat's own dams scores at the end (B-11.8).
    fn final_drops_value(&self) -> f64 {
        let last = &self.common.water.last;
        let drops_held = |dam: barrage::DamId| f64::from(self.open.drops[dam.index()]) + last[dam.index()];
        let end_weight = 1.0 - self.rounds / ROUNDS as f64;
        self.holding.bases.map(drops_held).sum::<f64>()
            * f64::from(self.data.params.vp_per_drop)
            * end_weight
            * end_weight
    }
}

/// Fiesler's minimum output, also when another officer copies him (B-13.4, B-13.8).
fn min_output(game: &Barrage, state: &PublicState, seat: Seat) -> f64 {
    let copies = state.copied != NO_OFFICER && state.turn == seat;
    let officer = if copies {
        state.copied
    } else {
        state.holding(seat).officer
    };
    let officer = game.data().officers.get(officer.index());
    match officer.map(|officer| officer.ability) {
        Some(Ability::LeastOutput(least)) => f64::from(least),
        _ => 0.0,
    }
}

/// Increases from 0 to 1, with one half at 0. It is not a transcendental function, so it gives the same result on every
/// machine.
fn sigmoid(lead: f64) -> f64 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}
