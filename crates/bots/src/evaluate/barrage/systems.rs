//! Production systems: what they can produce now and later, and what those that lack a part promise (B-1.6).

use barrage::{BasinId, ConduitId, ConduitSet, DamId, PowerhouseId, Structure};

use super::Judge;
use super::water::{Water, row};

/// How far a system is from being one: what is missing may still be built.
const HOPE_DAM: f64 = 0.3;
const HOPE_LEVEL: f64 = 0.25;
const HOPE_POWERHOUSE: f64 = 0.42;
/// By production value: dear conduits come late.
const HOPE_CONDUIT: [f64; 6] = [0.0, 0.42, 0.42, 0.38, 0.28, 0.22];
/// Another company's conduit costs a credit a drop, and brings its owner a point (B-7.4).
const FOREIGN_CONDUIT: f64 = 0.6;
/// Water of a neutral dam: others want it too.
const NEUTRAL_NOW: f64 = 0.6;
const NEUTRAL_LATER: f64 = 0.4;
/// How much of what could be produced is produced: the best system, the second, and so on.
const PRODUCED_NOW: [f64; 3] = [0.75, 0.5, 0.25];
const PRODUCED_LATER: [f64; 6] = [0.8, 0.65, 0.45, 0.3, 0.2, 0.1];
/// Drops in a production.
const DROPS: f64 = 1.6;

/// Basins with dams and conduits (B-1.3).
const BASINS: usize = DamId::MOST / 2;

pub(super) struct Systems {
    /// Energy of the best productions that the water at hand allows, one a dam, the best first.
    pub now: [f64; 3],
    /// Expected energy of complete systems over the rounds to come, and of those that lack a part.
    pub later: f64,
    pub hope: f64,
    /// The most that one production can bring now and in a later round.
    pub best_now: f64,
    pub best_later: f64,
}

/// What the seat has in each powerhouse row.
#[derive(Clone, Copy, Default)]
struct Row {
    own: bool,
    free: bool,
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

impl Systems {
    pub fn new(judge: &Judge<'_>, water: &Water) -> Systems {
        let rows = rows(judge);
        let built = judge.open.conduits();
        let sources = sources(judge, water);
        let mut uses = [[Use::default(); 2]; BASINS];
        let mut systems = Systems {
            now: [0.0; 3],
            later: 0.0,
            hope: 0.0,
            best_now: 0.0,
            best_later: 0.0,
        };
        for conduit in ConduitId::all() {
            let space = judge.data.conduit(conduit);
            let row = rows[space.to.index()];
            let link = judge.link(conduit, built, space.value);
            let house = row.chance();
            if link * house == 0.0 {
                continue;
            }
            let basin = conduit.basin().index();
            let path = Path {
                value: f64::from(space.value),
                link,
                house,
                complete: row.own && built.has(conduit),
            };
            for (source, best) in sources[basin].iter().zip(&mut uses[basin]) {
                if source.there > 0.0 {
                    systems.look_at(judge, source, &path, best);
                }
            }
        }
        systems.add_up(judge, &uses);
        systems
    }

    /// One dam, one conduit, one powerhouse.
    fn look_at(&mut self, judge: &Judge<'_>, source: &Source, path: &Path, best: &mut Use) {
        let chance = source.there * path.link * path.house;
        let complete = path.complete && source.there == 1.0;
        let most = judge.output(source.holds, path.value);
        let reached = if complete { most } else { most * chance.sqrt() };
        self.best_later = self.best_later.max(reached);
        let energy =
            source.later * path.value.max(judge.least_output / DROPS) + source.later / DROPS * judge.extra();
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

    fn add_up(&mut self, judge: &Judge<'_>, uses: &[[Use; 2]; BASINS]) {
        let mut later = [0.0; PRODUCED_LATER.len()];
        let mut hopes = [0.0; PRODUCED_LATER.len()];
        for best in uses.as_flattened() {
            insert(&mut self.now, best.now);
            insert(&mut later, best.later);
            insert(&mut hopes, (best.hope - 0.6 * best.later).max(0.0));
        }
        let weighed = |list: &[f64]| -> f64 {
            list.iter()
                .zip(PRODUCED_LATER)
                .map(|(energy, share)| energy * share)
                .sum()
        };
        self.later = weighed(&later);
        self.hope = weighed(&hopes) * (judge.rounds / 4.0).sqrt();
    }

    /// Energy that so many engineers may still produce with the water at hand.
    pub fn this_round(&self, engineers: u8) -> f64 {
        let productions = f64::from(engineers) / 2.0;
        let each = self.now.iter().zip(PRODUCED_NOW).enumerate();
        each.map(|(nth, (energy, share))| energy * share * (productions - nth as f64).clamp(0.0, 1.0))
            .sum()
    }
}

/// Keeps the best, in falling order.
fn insert(list: &mut [f64], mut value: f64) {
    for place in list {
        if value > *place {
            std::mem::swap(place, &mut value);
        }
    }
}

fn rows(judge: &Judge<'_>) -> [Row; BasinId::MOST] {
    let mut rows = [Row::default(); BasinId::MOST];
    let taken = judge.open.powerhouses();
    let left = judge.own.count(Structure::Powerhouse) < 4;
    for id in PowerhouseId::all() {
        let row = &mut rows[row(judge.game, id).index()];
        row.own |= judge.own.powerhouses.has(id);
        row.free |= left && !taken.has(id);
    }
    rows
}

/// In each basin the own dam, or the one that could be built there; and a neutral one.
fn sources(judge: &Judge<'_>, water: &Water) -> [[Source; 2]; BASINS] {
    let open = judge.open;
    let mut sources = [[Source::default(); 2]; BASINS];
    let mut upper_taken = [false; BASINS];
    let mut free = [false; BASINS];
    let active = judge.own.engineers > 0 && !open.is_out(judge.seat);
    let can_raise = judge.own.count(Structure::Elevation) < 5;
    for dam in DamId::all() {
        let basin = dam.basin().index();
        let level = open.levels[dam.index()];
        let held = f64::from(open.drops[dam.index()]);
        let to_come = water.to_come[dam.index()];
        let stays = if active { 0.0 } else { held };
        if level == 0 {
            free[basin] = true;
            continue;
        }
        upper_taken[basin] |= dam.is_upper();
        if judge.own.bases.has(dam) {
            let more = if level < 3 && can_raise {
                HOPE_LEVEL * water.below[basin]
            } else {
                0.0
            };
            sources[basin][0] = Source {
                now: held,
                later: to_come + stays + more,
                holds: f64::from(level),
                held,
                there: 1.0,
            };
        } else if open.neutral.has(dam) {
            sources[basin][1] = Source {
                now: held * NEUTRAL_NOW,
                later: (to_come + stays) * NEUTRAL_LATER,
                holds: f64::from(level),
                held,
                there: 1.0,
            };
        }
    }
    if judge.own.count(Structure::Base) == 5 {
        return sources;
    }
    for basin in 0..BASINS {
        if sources[basin][0].there == 0.0 && free[basin] {
            let passing = if upper_taken[basin] {
                &water.below
            } else {
                &water.above
            };
            sources[basin][0] = Source {
                later: passing[basin],
                holds: 1.5,
                there: HOPE_DAM,
                ..Source::default()
            };
        }
    }
    sources
}

impl Row {
    fn chance(self) -> f64 {
        match (self.own, self.free) {
            (true, _) => 1.0,
            (false, true) => HOPE_POWERHOUSE,
            (false, false) => 0.0,
        }
    }
}

impl Judge<'_> {
    /// How far one can count on a conduit.
    fn link(&self, conduit: ConduitId, built: ConduitSet, value: u8) -> f64 {
        if self.own.conduits.has(conduit) {
            1.0
        } else if built.has(conduit) {
            FOREIGN_CONDUIT
        } else if self.own.count(Structure::Conduit) < 5 {
            HOPE_CONDUIT[usize::from(value.min(5))]
        } else {
            0.0
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
