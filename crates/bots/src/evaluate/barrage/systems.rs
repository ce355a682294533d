//! Production systems: what they can produce now and later, and what those that lack a part promise (B-1.6).

use barrage::{BasinId, ConduitId, ConduitSet, DamId, Structure};

use super::judge::Judge;

/// Basins with dams and conduits (B-1.3).
const BASINS: usize = DamId::COUNT / 2;
/// Productions of a round that are looked at, and systems.
const NOW: usize = 3;
const LATER: usize = 6;

pub(super) struct Systems {
    /// Energy of the best productions that the water at hand allows, one a dam, the best first.
    now: [f64; NOW],
    /// Expected energy of complete systems over the rounds to come, and of those that lack a part.
    pub later: f64,
    pub hope: f64,
    /// The most that one production can bring now and in a later round.
    pub best_now: f64,
    pub best_later: f64,
    /// The least that a drop counts as, and what it brings beside its conduit, in productions of a usual size.
    least_each: f64,
    extra_each: f64,
}

/// A conduit and the powerhouse at its end, built or hoped for.
struct Path {
    value: f64,
    link: f64,
    house: f64,
    complete: bool,
}

/// The water of one dam, own or neutral, or that a new one would hold.
#[derive(Clone, Copy, Default)]
struct Source {
    /// Drops that can be used in this round, and over the later ones.
    now: f64,
    later: f64,
    /// The most that it will hold at a time.
    holds: f64,
    /// Drops in it, if it stands.
    held: f64,
    /// 1 if the dam stands, less if it is hoped for.
    there: f64,
}

/// What a source is good for with its best conduit: energy now, energy later, and energy once a part is built.
#[derive(Clone, Copy, Default)]
struct Use {
    now: f64,
    later: f64,
    hope: f64,
}

/// How far one can count on a powerhouse in each row: 1 where it stands.
type Houses = [f64; BasinId::COUNT];

impl Systems {
    pub fn new(judge: &Judge<'_, '_>) -> Systems {
        let mut systems = Systems {
            now: [0.0; NOW],
            later: 0.0,
            hope: 0.0,
            best_now: 0.0,
            best_later: 0.0,
            least_each: judge.least_output / judge.w.drops,
            extra_each: judge.extra() / judge.w.drops,
        };
        let houses = houses(judge);
        let links = links(judge);
        let mut later = [0.0; LATER];
        let mut hopes = [0.0; LATER];
        let mut conduits = ConduitId::all();
        for sources in &sources(judge) {
            let Some((left, right)) = conduits.next().zip(conduits.next()) else {
                break;
            };
            let paths = [
                judge.path(left, &links, &houses),
                judge.path(right, &links, &houses),
            ];
            for source in sources.iter().filter(|source| source.there > 0.0) {
                let mut best = Use::default();
                for path in paths.iter().filter(|path| path.link * path.house > 0.0) {
                    systems.look_at(judge, source, path, &mut best);
                }
                insert(&mut systems.now, best.now);
                insert(&mut later, best.later);
                insert(&mut hopes, best.hope - 0.6 * best.later);
            }
        }
        let (first, next) = (judge.w.produced_later, judge.w.produced_later_next);
        systems.later = shares(&later, first, next);
        systems.hope = shares(&hopes, first, next) * judge.w.hope * (judge.rounds / 4.0).sqrt();
        systems
    }

    /// One dam, one conduit, one powerhouse.
    #[inline]
    fn look_at(&mut self, judge: &Judge<'_, '_>, source: &Source, path: &Path, best: &mut Use) {
        let chance = source.there * path.link * path.house;
        let complete = path.complete && source.there == 1.0;
        let most = judge.output(source.holds, path.value);
        if most > self.best_later {
            let reached = if complete { most } else { most * chance.sqrt() };
            self.best_later = self.best_later.max(reached);
        }
        let energy = source.later * (path.value.max(self.least_each) + self.extra_each);
        if !complete {
            best.hope = best.hope.max((energy + source.held * path.value) * chance);
            return;
        }
        if source.held > 0.0 {
            let now = judge.output(source.held, path.value);
            self.best_now = self.best_now.max(now);
            best.now = best.now.max(now * source.now / source.held * path.link.max(0.8));
        }
        best.later = best.later.max(energy * path.link);
    }

    /// Energy that the seat's engineers may still produce with the water at hand.
    pub fn this_round(&self, judge: &Judge<'_, '_>) -> f64 {
        let mut productions = f64::from(judge.own.engineers) / 2.0;
        let mut share = judge.w.produced_now;
        let mut sum = 0.0;
        for energy in self.now {
            sum += energy * share * productions.clamp(0.0, 1.0);
            productions -= 1.0;
            share *= judge.w.produced_now_next;
        }
        sum
    }
}

/// Keeps the best, in falling order; the list begins with noughts.
fn insert(list: &mut [f64], mut value: f64) {
    if value <= 0.0 {
        return;
    }
    for place in list {
        if value > *place {
            std::mem::swap(place, &mut value);
        }
    }
}

/// The best counts with the first share, each further one with less.
fn shares(list: &[f64], first: f64, next: f64) -> f64 {
    let mut share = first;
    let mut sum = 0.0;
    for energy in list {
        sum += energy * share;
        share *= next;
    }
    sum
}

fn houses(judge: &Judge<'_, '_>) -> Houses {
    let taken = judge.table.powerhouses;
    let own = judge.own.powerhouses;
    let left = judge.own.count(Structure::Powerhouse) < 4;
    let mut houses = [0.0; BasinId::COUNT];
    for (house, row) in houses.iter_mut().zip(judge.data.powerhouse_rows()) {
        if row.meets(own) {
            *house = 1.0;
        } else if left && !row.without(taken).is_empty() {
            *house = judge.w.hope_powerhouse;
        }
    }
    houses
}

/// How far one can count on a conduit of each value that has not been built.
fn links(judge: &Judge<'_, '_>) -> [f64; 6] {
    if judge.own.count(Structure::Conduit) >= 5 {
        return [0.0; 6];
    }
    let (cheap, dear) = (judge.w.hope_conduit, judge.w.hope_conduit_dear);
    let step = (dear - cheap) / 4.0;
    let mut links = [0.0; 6];
    for (value, link) in links.iter_mut().enumerate() {
        *link = (cheap + step * (value as f64 - 1.0)).max(0.0);
    }
    links
}

/// In each basin the own dam, or the one that could be built there; and a neutral one.
fn sources(judge: &Judge<'_, '_>) -> [[Source; 2]; BASINS] {
    let open = judge.open;
    let water = &judge.table.water;
    let mut sources = [[Source::default(); 2]; BASINS];
    let active = judge.own.engineers > 0 && !open.is_out(judge.seat);
    let can_raise = judge.own.count(Structure::Elevation) < 5;
    let source = |dam: DamId| {
        let level = open.levels[dam.index()];
        let held = f64::from(open.drops[dam.index()]);
        let stays = if active { 0.0 } else { held };
        Source {
            now: held,
            later: water.to_come[dam.index()] + stays,
            holds: f64::from(level),
            held,
            there: 1.0,
        }
    };
    for dam in judge.own.bases {
        let basin = dam.basin().index();
        let mut own = source(dam);
        if own.holds < 3.0 && can_raise {
            own.later += judge.w.hope_level * water.below[basin];
        }
        sources[basin][0] = own;
    }
    for dam in open.neutral {
        let mut neutral = source(dam);
        neutral.now *= judge.w.neutral_now;
        neutral.later *= judge.w.neutral_later;
        sources[dam.basin().index()][1] = neutral;
    }
    if judge.own.count(Structure::Base) >= 5 {
        return sources;
    }
    for (basin, sources) in sources.iter_mut().enumerate() {
        let [upper, lower] = [open.levels[2 * basin], open.levels[2 * basin + 1]];
        if sources[0].there > 0.0 || upper > 0 && lower > 0 {
            continue;
        }
        let passing = if upper > 0 { &water.below } else { &water.above };
        sources[0] = Source {
            later: passing[basin],
            holds: 1.5,
            there: judge.w.hope_dam,
            ..Source::default()
        };
    }
    sources
}

impl Judge<'_, '_> {
    #[inline]
    fn path(&self, conduit: ConduitId, links: &[f64; 6], houses: &Houses) -> Path {
        let value = self.data.conduit_value(conduit);
        let house = houses[self.data.conduit_target(conduit)];
        let built: ConduitSet = self.table.conduits;
        let link = if self.own.conduits.has(conduit) {
            1.0
        } else if built.has(conduit) {
            self.w.foreign_conduit
        } else {
            links[usize::from(value.min(5))]
        };
        Path {
            value: f64::from(value),
            link,
            house,
            complete: house == 1.0 && built.has(conduit),
        }
    }

    /// Energy of a production with so many drops, on a good space (B-7.2).
    fn output(&self, drops: f64, value: f64) -> f64 {
        (drops * value).max(self.least_output) + self.bonus + 1.0
    }

    /// What every production brings beside its water.
    fn extra(&self) -> f64 {
        self.bonus + 0.5
    }
}
