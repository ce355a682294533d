//! Production systems: what they can produce now and later, and the potential of incomplete ones (B-1.6).

use barrage::{BasinId, ConduitId, ConduitSet, DamId, Structure};

use super::evaluator::SeatEvaluator;

/// Basins with dams and conduits (B-1.3).
const BASIN_COUNT: usize = DamId::COUNT / 2;
/// The maximum numbers of productions and systems that count.
const MAX_PRODUCTIONS: usize = 3;
const MAX_SYSTEMS: usize = 6;

pub(super) struct Systems {
    /// The energy of the best productions with the current water, one per dam, best first.
    now: [f64; MAX_PRODUCTIONS],
    /// Expected energy in future rounds, from complete systems and from incomplete ones.
    pub later: f64,
    pub hope: f64,
    /// The highest energy of one production, now and in a later round.
    pub best_now: f64,
    pub best_later: f64,
    /// The minimum energy per drop, and the additional energy per drop, in a production of average size.
    least_each: f64,
    extra_each: f64,
}

/// A conduit and the powerhouse at its end, built or expected.
struct Path {
    value: f64,
    link: f64,
    house: f64,
    complete: bool,
}

/// The water of one dam: the seat's own, a neutral one, or one that could be built.
#[derive(Clone, Copy, Default)]
struct Source {
    /// Drops that can be used in this round, and in later ones.
    now: f64,
    later: f64,
    /// The capacity of the dam.
    capacity: f64,
    /// Drops in the dam now.
    held_drops: f64,
    /// 1 if the dam exists, otherwise the probability that it will be built.
    there: f64,
}

/// The energy of a source with its best conduit: now, later, and once a missing part is built.
#[derive(Clone, Copy, Default)]
struct SourceEnergy {
    now: f64,
    later: f64,
    hope: f64,
}

/// The probability of a powerhouse in each row: 1 if it exists.
type PowerhouseProbabilities = [f64; BasinId::COUNT];

impl Systems {
    pub fn new(evaluator: &SeatEvaluator<'_, '_>) -> Systems {
        let mut systems = Systems {
            now: [0.0; MAX_PRODUCTIONS],
            later: 0.0,
            hope: 0.0,
            best_now: 0.0,
            best_later: 0.0,
            least_each: evaluator.least_output / evaluator.w.drops,
            extra_each: evaluator.extra_energy() / evaluator.w.drops,
        };
        let houses = powerhouse_probabilities(evaluator);
        let links = conduit_probabilities(evaluator);
        let mut later_energies = [0.0; MAX_SYSTEMS];
        let mut potential_energies = [0.0; MAX_SYSTEMS];
        let mut conduits = ConduitId::all();
        for sources in &sources(evaluator) {
            let Some((left, right)) = conduits.next().zip(conduits.next()) else {
                break;
            };
            let paths = [
                evaluator.path(left, &links, &houses),
                evaluator.path(right, &links, &houses),
            ];
            for source in sources.iter().filter(|source| source.there > 0.0) {
                let mut best = SourceEnergy::default();
                for path in paths.iter().filter(|path| path.link * path.house > 0.0) {
                    systems.add_path(evaluator, source, path, &mut best);
                }
                insert_sorted(&mut systems.now, best.now);
                insert_sorted(&mut later_energies, best.later);
                insert_sorted(&mut potential_energies, best.hope - 0.6 * best.later);
            }
        }
        let (first, next) = (evaluator.w.produced_later, evaluator.w.produced_later_next);
        systems.later = weighted_sum(&later_energies, first, next);
        systems.hope = weighted_sum(&potential_energies, first, next)
            * evaluator.w.hope
            * (evaluator.rounds / 4.0).sqrt();
        systems
    }

    /// Adds a system of one dam, one conduit and one powerhouse.
    #[inline]
    fn add_path(
        &mut self,
        evaluator: &SeatEvaluator<'_, '_>,
        source: &Source,
        path: &Path,
        best: &mut SourceEnergy,
    ) {
        let chance = source.there * path.link * path.house;
        let complete = path.complete && source.there == 1.0;
        let max_energy = evaluator.output(source.capacity, path.value);
        if max_energy > self.best_later {
            let expected_energy = if complete {
                max_energy
            } else {
                max_energy * chance.sqrt()
            };
            self.best_later = self.best_later.max(expected_energy);
        }
        let energy = source.later * (path.value.max(self.least_each) + self.extra_each);
        if !complete {
            best.hope = best.hope.max((energy + source.held_drops * path.value) * chance);
            return;
        }
        if source.held_drops > 0.0 {
            let now = evaluator.output(source.held_drops, path.value);
            self.best_now = self.best_now.max(now);
            best.now = best
                .now
                .max(now * source.now / source.held_drops * path.link.max(0.8));
        }
        best.later = best.later.max(energy * path.link);
    }

    /// Energy that the seat's engineers can still produce with the current water.
    pub fn energy_this_round(&self, evaluator: &SeatEvaluator<'_, '_>) -> f64 {
        let mut productions = f64::from(evaluator.holding.engineers) / 2.0;
        let mut share = evaluator.w.produced_now;
        let mut sum = 0.0;
        for energy in self.now {
            sum += energy * share * productions.clamp(0.0, 1.0);
            productions -= 1.0;
            share *= evaluator.w.produced_now_next;
        }
        sum
    }
}

/// Inserts a value into a list in descending order; the list starts with zeros.
fn insert_sorted(list: &mut [f64], mut value: f64) {
    if value <= 0.0 {
        return;
    }
    for place in list {
        if value > *place {
            std::mem::swap(place, &mut value);
        }
    }
}

/// A weighted sum: the first value has the weight `first`, and each further weight is smaller by the factor `next`.
fn weighted_sum(list: &[f64], first: f64, next: f64) -> f64 {
    let mut share = first;
    let mut sum = 0.0;
    for energy in list {
        sum += energy * share;
        share *= next;
    }
    sum
}

fn powerhouse_probabilities(evaluator: &SeatEvaluator<'_, '_>) -> PowerhouseProbabilities {
    let occupied_spaces = evaluator.common.powerhouses;
    let own_spaces = evaluator.holding.powerhouses;
    let has_piece_left = evaluator.holding.count(Structure::Powerhouse) < 4;
    let mut houses = [0.0; BasinId::COUNT];
    for (house, row) in houses.iter_mut().zip(evaluator.data.powerhouse_rows()) {
        if row.meets(own_spaces) {
            *house = 1.0;
        } else if has_piece_left && !row.without(occupied_spaces).is_empty() {
            *house = evaluator.w.hope_powerhouse;
        }
    }
    houses
}

/// The probability that an unbuilt conduit will be built, for each conduit value.
fn conduit_probabilities(evaluator: &SeatEvaluator<'_, '_>) -> [f64; 6] {
    if evaluator.holding.count(Structure::Conduit) >= 5 {
        return [0.0; 6];
    }
    let (cheap, dear) = (evaluator.w.hope_conduit, evaluator.w.hope_conduit_dear);
    let step = (dear - cheap) / 4.0;
    let mut links = [0.0; 6];
    for (value, link) in links.iter_mut().enumerate() {
        *link = (cheap + step * (value as f64 - 1.0)).max(0.0);
    }
    links
}

/// For each basin: the seat's own dam, or one that could be built there, and a neutral dam.
fn sources(evaluator: &SeatEvaluator<'_, '_>) -> [[Source; 2]; BASIN_COUNT] {
    let state = evaluator.open;
    let water = &evaluator.common.water;
    let mut sources = [[Source::default(); 2]; BASIN_COUNT];
    let active = evaluator.holding.engineers > 0 && !state.is_out(evaluator.seat);
    let can_raise = evaluator.holding.count(Structure::Elevation) < 5;
    let source = |dam: DamId| {
        let level = state.levels[dam.index()];
        let held_drops = f64::from(state.drops[dam.index()]);
        let standing_drops = if active { 0.0 } else { held_drops };
        Source {
            now: held_drops,
            later: water.to_come[dam.index()] + standing_drops,
            capacity: f64::from(level),
            held_drops,
            there: 1.0,
        }
    };
    for dam in evaluator.holding.bases {
        let basin = dam.basin().index();
        let mut own_source = source(dam);
        if own_source.capacity < 3.0 && can_raise {
            own_source.later += evaluator.w.hope_level * water.below[basin];
        }
        sources[basin][0] = own_source;
    }
    for dam in state.neutral {
        let mut neutral = source(dam);
        neutral.now *= evaluator.w.neutral_now;
        neutral.later *= evaluator.w.neutral_later;
        sources[dam.basin().index()][1] = neutral;
    }
    if evaluator.holding.count(Structure::Base) >= 5 {
        return sources;
    }
    for (basin, sources) in sources.iter_mut().enumerate() {
        let [upper, lower] = [state.levels[2 * basin], state.levels[2 * basin + 1]];
        if sources[0].there > 0.0 || upper > 0 && lower > 0 {
            continue;
        }
        let passing = if upper > 0 { &water.below } else { &water.above };
        sources[0] = Source {
            later: passing[basin],
            capacity: 1.5,
            there: evaluator.w.hope_dam,
            ..Source::default()
        };
    }
    sources
}

impl SeatEvaluator<'_, '_> {
    #[inline]
    fn path(&self, conduit: ConduitId, links: &[f64; 6], houses: &PowerhouseProbabilities) -> Path {
        let value = self.data.conduit_value(conduit);
        let house = houses[self.data.conduit_target(conduit)];
        let built_conduits: ConduitSet = self.common.conduits;
        let link = if self.holding.conduits.has(conduit) {
            1.0
        } else if built_conduits.has(conduit) {
            self.w.foreign_conduit
        } else {
            links[usize::from(value.min(5))]
        };
        Path {
            value: f64::from(value),
            link,
            house,
            complete: house == 1.0 && built_conduits.has(conduit),
        }
    }

    /// The energy of a production with this many drops, on a good space (B-7.2).
    fn output(&self, drops: f64, value: f64) -> f64 {
        (drops * value).max(self.least_output) + self.bonus + 1.0
    }

    /// The energy that a production adds to that of its water.
    fn extra_energy(&self) -> f64 {
        self.bonus + 0.5
    }
}
