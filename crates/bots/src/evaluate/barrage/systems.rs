//! Production systems: what they can produce now and later, and what those that lack a part promise (B-1.6).

use barrage::data::Ability;
use barrage::position::NO_OFFICER;
use barrage::{BasinId, ConduitId, DamId, PowerhouseId, Structure};

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

impl Systems {
    pub fn new(judge: &Judge, water: &Water) -> Systems {
        let rows = rows(judge);
        let mut systems = Systems {
            now: [0.0; 3],
            later: 0.0,
            hope: 0.0,
            best_now: 0.0,
            best_later: 0.0,
        };
        let mut later = [0.0; PRODUCED_LATER.len()];
        let mut hopes = [0.0; PRODUCED_LATER.len()];
        let built = judge.open.conduits();
        for basin in BasinId::all().take(DamId::MOST / 2) {
            for source in sources(judge, water, basin) {
                if source.there == 0.0 {
                    continue;
                }
                let mut best = [0.0; 3];
                for conduit in ConduitId::all().filter(|conduit| conduit.basin() == basin) {
                    let space = judge.data.conduit(conduit);
                    let value = f64::from(space.value);
                    let row = rows[space.to.index()];
                    let link = if judge.own.conduits.has(conduit) {
                        1.0
                    } else if built.has(conduit) {
                        FOREIGN_CONDUIT
                    } else if judge.own.count(Structure::Conduit) < 5 {
                        HOPE_CONDUIT[usize::from(space.value.min(5))]
                    } else {
                        0.0
                    };
                    let house = if row.own {
                        1.0
                    } else if row.free {
                        HOPE_POWERHOUSE
                    } else {
                        0.0
                    };
                    let chance = source.there * link * house;
                    if chance == 0.0 {
                        continue;
                    }
                    let complete = source.there == 1.0 && row.own && built.has(conduit);
                    let most = judge.output(source.holds, value);
                    let reached = if complete { most } else { most * chance.sqrt() };
                    systems.best_later = systems.best_later.max(reached);
                    let productions = source.later / DROPS;
                    let energy =
                        source.later * value.max(judge.least_output() / DROPS) + productions * judge.extra();
                    if complete {
                        let now = judge.output(source.held, value);
                        if source.held > 0.0 {
                            systems.best_now = systems.best_now.max(now);
                            best[0] = f64::max(best[0], now * source.now / source.held * link.max(0.8));
                        }
                        best[1] = f64::max(best[1], energy * link);
                    } else {
                        let held = source.held * value;
                        best[2] = f64::max(best[2], (energy + held) * chance);
                    }
                }
                insert(&mut systems.now, best[0]);
                insert(&mut later, best[1]);
                insert(&mut hopes, (best[2] - 0.6 * best[1]).max(0.0));
            }
        }
        let weighed =
            |list: &[f64]| -> f64 { list.iter().zip(PRODUCED_LATER).map(|(e, share)| e * share).sum() };
        systems.later = weighed(&later);
        systems.hope = weighed(&hopes) * (judge.rounds / 4.0).sqrt();
        systems
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

fn rows(judge: &Judge) -> [Row; BasinId::MOST] {
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

/// The own dam of a basin or the one that could be built there, and a neutral one.
fn sources(judge: &Judge, water: &Water, basin: BasinId) -> [Source; 2] {
    let open = judge.open;
    let mut own = Source::default();
    let mut neutral = Source::default();
    let (mut upper_taken, mut spaces, mut has_own) = (false, 0, false);
    let active = judge.own.engineers > 0 && !open.is_out(judge.seat);
    for dam in DamId::all().filter(|dam| dam.basin() == basin) {
        let level = open.levels[dam.index()];
        let held = f64::from(open.drops[dam.index()]);
        let to_come = water.to_come[dam.index()];
        let stays = if active { 0.0 } else { held };
        if level == 0 {
            spaces += 1;
            continue;
        }
        upper_taken |= dam.is_upper();
        if judge.own.bases.has(dam) {
            has_own = true;
            let more = if level < 3 && judge.own.count(Structure::Elevation) < 5 {
                HOPE_LEVEL * water.below[basin.index()]
            } else {
                0.0
            };
            own = Source {
                now: held,
                later: to_come + stays + more,
                holds: f64::from(level),
                held,
                there: 1.0,
            };
        } else if open.neutral.has(dam) {
            neutral = Source {
                now: held * NEUTRAL_NOW,
                later: (to_come + stays) * NEUTRAL_LATER,
                holds: f64::from(level),
                held,
                there: 1.0,
            };
        }
    }
    if !has_own && spaces > 0 && judge.own.count(Structure::Base) < 5 {
        let passing = if upper_taken {
            water.below[basin.index()]
        } else {
            water.above[basin.index()]
        };
        own = Source {
            later: passing,
            holds: 1.5,
            there: HOPE_DAM,
            ..Source::default()
        };
    }
    [own, neutral]
}

impl Judge<'_> {
    /// Energy of a production with so many drops, on a good space (B-7.2).
    fn output(&self, drops: f64, value: f64) -> f64 {
        (drops * value).max(self.least_output())
            + f64::from(self.game.production_bonus(self.open, self.seat))
            + 1.0
    }

    /// What every production brings beside its water.
    fn extra(&self) -> f64 {
        f64::from(self.game.production_bonus(self.open, self.seat)) + 0.5
    }

    /// Fiesler's minimum (B-13.4).
    fn least_output(&self) -> f64 {
        let mut officer = self.own.officer;
        if self.open.copied != NO_OFFICER && self.open.turn == self.seat {
            officer = self.open.copied;
        }
        match self
            .data
            .officers
            .get(officer.index())
            .map(|officer| officer.ability)
        {
            Some(Ability::LeastOutput(least)) => f64::from(least),
            _ => 0.0,
        }
    }
}
