//! What remains to be done in this turn: a stack of pending prompts and steps.
//!
//! An effect that interrupts (income uncovered while building, a tile's effect, a contract's reward) is put on top;
//! the interrupted task continues when the effect is done. The top is the current prompt.

use crate::data::Free;
use crate::ids::{BasinId, ConduitId, DamId, PowerhouseId, Structure, TileId};

/// Where a piece goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Site {
    Base(DamId),
    Elevation(DamId),
    Conduit(ConduitId),
    Powerhouse(PowerhouseId),
}

impl Site {
    pub const fn structure(self) -> Structure {
        match self {
            Site::Base(_) => Structure::Base,
            Site::Elevation(_) => Structure::Elevation,
            Site::Conduit(_) => Structure::Conduit,
            Site::Powerhouse(_) => Structure::Powerhouse,
        }
    }
}

/// A prompt for the current player, or a step that needs no decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    None,

    // Prompts.
    /// Which company to take, with its officer (B-2.10).
    Company,
    /// Which starting contract to take (B-2.10).
    Start,
    /// What to do this turn (B-4.1).
    Act,
    /// Which officer Sekibo copies (B-13.8).
    Officer,
    /// Which technology tile to build with (B-5.3).
    Tile,
    /// Which tile on the wheel Krylov's tile copies (B-13.7); `free` in a turn without engineers.
    Copy {
        free: bool,
    },
    /// Where to build (B-5.3). `tile` is the tile whose structure and effect count; `inserted` is the one that goes on
    /// the wheel: Krylov's, or none when Sekibo copies Krylov (B-13.10).
    Site {
        tile: TileId,
        inserted: TileId,
    },
    /// How to pay the machines, if there is more than one way (B-13.5, B-13.6, B-14.12).
    Pay {
        tile: TileId,
        inserted: TileId,
        site: Site,
    },
    /// How to split machines of choice (B-3.4).
    Machines(u8),
    /// Where the next drop goes (B-6.4, B-6.6); with `must` it cannot be declined (B-6.5).
    Drops {
        left: u8,
        flow: bool,
        must: bool,
    },
    /// Where the free structure goes (B-5.14).
    Free(Free),
    /// Whether empty dams are filled (B-14.3).
    FillDams(u8),
    /// Which production to carry out (B-7.1); not with the powerhouse in the row `not` (B-12.3).
    Produce {
        modifier: i8,
        kind: Kind,
        not: u8,
    },
    /// Which contract to fulfil (B-7.7).
    Fulfil {
        energy: u8,
        discount: u8,
        national: bool,
    },
    /// Which private contract to take, this number of times (B-6.11).
    Take(u8),
    /// Which contract to give up (B-6.14).
    Discard,

    // Steps.
    /// The company's wheel turns by this number of segments (B-15.4).
    Rotate(u8),
    /// The piece goes on the map (B-5.10).
    Build {
        site: Site,
        fee: u8,
    },
    /// The tile's effect comes last (B-5.11).
    TileEffect {
        tile: TileId,
        site: Site,
    },
    /// Water runs on from the powerhouse row (B-8.5).
    Outflow {
        row: BasinId,
        drops: u8,
    },
}

/// The kinds of production.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// At the turbine station: it must be carried out (B-4.4).
    Station,
    /// Through a tile: it may be declined (B-14.11).
    Tile,
    /// Germany's second production: without additions, and it may be declined (B-12.3).
    Second,
}

/// The pending tasks; the last one is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tasks {
    tasks: [Task; Tasks::CAPACITY],
    len: u8,
}

impl Tasks {
    /// Deeper than any chain: a construction whose tile produces, whose contract builds, whose income has three parts.
    pub const CAPACITY: usize = 16;
    pub const EMPTY: Tasks = Tasks {
        tasks: [Task::None; Tasks::CAPACITY],
        len: 0,
    };

    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline(always)]
    pub fn top(&self) -> Task {
        match self.len {
            0 => Task::None,
            len => self.tasks[usize::from(len) - 1],
        }
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[usize::from(self.len)] = task;
        self.len += 1;
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) -> Task {
        let top = self.top();
        if self.len > 0 {
            self.len -= 1;
            self.tasks[usize::from(self.len)] = Task::None;
        }
        top
    }

    /// The pending tasks, the current one first.
    pub fn iter(&self) -> impl Iterator<Item = Task> + '_ {
        self.tasks[..self.len()].iter().rev().copied()
    }
}
