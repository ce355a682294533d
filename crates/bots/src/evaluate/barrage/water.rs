//! The water of the rounds to come: where the drops of the headstream tiles will be held, and where they run past.

use barrage::position::{ROUNDS, SEATS};
use barrage::{Barrage, BasinId, ConduitId, ConduitSet, DamId, HeadstreamId, Open, Phase, PowerhouseId};
use smokestack_core::{Game as _, Seat};

/// Drops that players put on each headstream in a round.
const BY_PLAYERS: f64 = 0.4;

/// Expected drops, over all rounds in which they can still be used.
pub(super) struct Water {
    /// What each dam will catch.
    pub to_come: [f64; DamId::MOST],
    /// What runs into each basin, and what runs out of it: a new dam could catch it, a drop a round.
    pub above: [f64; BasinId::MOST],
    pub below: [f64; BasinId::MOST],
    /// What the dams catch in the flow after the last round: good for points only.
    pub last: [f64; DamId::MOST],
}

/// The river while it is imagined.
struct River<'p> {
    game: &'p Barrage,
    room: [f64; DamId::MOST],
    caught: [f64; DamId::MOST],
    into: [f64; BasinId::MOST],
    past: [f64; BasinId::MOST],
}

impl Water {
    pub fn new(game: &Barrage, open: &Open) -> Water {
        let mut water = Water {
            to_come: [0.0; DamId::MOST],
            above: [0.0; BasinId::MOST],
            below: [0.0; BasinId::MOST],
            last: [0.0; DamId::MOST],
        };
        let mut river = River::new(game, open);
        let outlets = outlets(game, open);
        for round in open.round.max(1)..=ROUNDS as u8 {
            river.begin();
            for dam in DamId::all() {
                let (Some(row), true) = (outlets[dam.index()], round > open.round || can_produce(open, dam))
                else {
                    continue;
                };
                river.empty(game, open, dam, row);
            }
            for headstream in HeadstreamId::all() {
                river.flow(
                    game.data().headstream(headstream).into,
                    springs(game, open, round, headstream),
                );
            }
            if usize::from(round) == ROUNDS {
                water.last = river.caught;
                break;
            }
            for dam in 0..DamId::MOST {
                water.to_come[dam] += river.caught[dam];
            }
            for basin in 0..BasinId::MOST {
                water.above[basin] += river.into[basin].min(1.0);
                water.below[basin] += river.past[basin].min(1.0);
            }
        }
        water
    }
}

/// Drops that flow from a headstream at the end of a round (B-3.6, B-8.8).
fn springs(game: &Barrage, open: &Open, round: u8, headstream: HeadstreamId) -> f64 {
    let tile = game.data().source_tile(open.source_tiles[headstream.index()]);
    let shown = f64::from(tile.drops[usize::from(round) - 1]);
    if round > open.round {
        return shown + BY_PLAYERS;
    }
    let waiting = f64::from(open.waiting[headstream.index()]);
    if open.phase == Phase::Actions {
        waiting
    } else {
        waiting + shown
    }
}

/// Where the water of each dam goes when somebody produces with it.
fn outlets(game: &Barrage, open: &Open) -> [Option<BasinId>; DamId::MOST] {
    let data = game.data();
    let built: ConduitSet = open.conduits();
    let mut rows = [[false; BasinId::MOST]; SEATS];
    for seat in Seat::all(SEATS) {
        for id in open.holding(seat).powerhouses {
            rows[seat.index()][row(game, id).index()] = true;
        }
    }
    let mut outlets = [None; DamId::MOST];
    for dam in open.dams() {
        let owner = open.dam_owner(dam);
        let users = Seat::all(SEATS).filter(|seat| owner.is_none_or(|owner| owner == *seat));
        for user in users {
            let leads = |conduit: &ConduitId| {
                conduit.basin() == dam.basin() && rows[user.index()][data.conduit(*conduit).to.index()]
            };
            let mut conduits = built;
            if let Some(conduit) = conduits.find(leads) {
                outlets[dam.index()] = Some(data.conduit(conduit).to);
            }
        }
    }
    outlets
}

pub(super) fn row(game: &Barrage, id: PowerhouseId) -> BasinId {
    game.data().powerhouse(id).basin
}

/// Whether the dam's owner can still produce in this round; of a neutral one, anybody.
fn can_produce(open: &Open, dam: DamId) -> bool {
    let can = |seat: Seat| !open.is_out(seat) && open.holding(seat).engineers > 0;
    open.dam_owner(dam).is_none_or(can)
}

impl<'p> River<'p> {
    fn new(game: &'p Barrage, open: &Open) -> River<'p> {
        let mut room = [0.0; DamId::MOST];
        for dam in open.dams() {
            let held = open.drops[dam.index()];
            room[dam.index()] = f64::from(game.dam_capacity(open, dam).saturating_sub(held));
        }
        River {
            game,
            room,
            caught: [0.0; DamId::MOST],
            into: [0.0; BasinId::MOST],
            past: [0.0; BasinId::MOST],
        }
    }

    fn begin(&mut self) {
        self.caught = [0.0; DamId::MOST];
        self.into = [0.0; BasinId::MOST];
        self.past = [0.0; BasinId::MOST];
    }

    /// A production uses what the dam holds, and the water runs on from the powerhouse (B-8.5).
    fn empty(&mut self, game: &Barrage, open: &Open, dam: DamId, row: BasinId) {
        let capacity = f64::from(game.dam_capacity(open, dam));
        let held = capacity - self.room[dam.index()];
        self.room[dam.index()] = capacity;
        self.flow(row, held);
    }

    fn flow(&mut self, start: BasinId, drops: f64) {
        let data = self.game.data();
        let mut here = Some(start);
        let mut left = drops;
        while let Some(basin) = here.filter(|_| left > 0.0) {
            let at = basin.index();
            self.into[at] += left;
            for dam in [2 * at, 2 * at + 1] {
                if dam < DamId::MOST && self.room[dam] > 0.0 {
                    let held = self.room[dam].min(left);
                    self.room[dam] -= held;
                    self.caught[dam] += held;
                    left -= held;
                }
            }
            self.past[at] += left;
            here = data.basin(basin).drains_to;
        }
    }
}
