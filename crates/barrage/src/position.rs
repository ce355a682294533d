//! The position: one `Copy` value. The public state is `open`; the order of the stacks is `hidden`.

mod stack;
mod task;
mod wheel;

use smokestack_core::{Seat, Seed};

use crate::ids::{
    BonusId, Colour, CompanyId, CompanySet, ConduitSet, ContractId, ContractSet, DamId, DamSet, HeadstreamId,
    ObjectiveId, OfficerId, OfficerSet, PowerhouseSet, SourceTileId, SpaceSet, Structure, TileId, TileSet,
};

pub use stack::Stack;
pub use task::{Kind, Site, Task, Tasks};
pub use wheel::{Segment, Wheel};

/// The maximum number of seats.
pub const SEATS: usize = 4;
pub const ROUNDS: usize = 5;
/// The number of face-up tiles in the patent office (B-2.7).
pub const PATENTS: usize = 3;
/// The number of sources from which a company gets points, as on the score sheet.
pub const SOURCES: usize = 10;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub open: PublicState,
    pub(crate) hidden: SecretState,
}

/// The face-down stacks, and the seed that they came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SecretState {
    /// Private contracts by colour (B-2.5).
    pub contracts: [Stack<ContractId>; 3],
    /// Advanced tiles, level by level (B-2.7).
    pub patents: Stack<TileId>,
    pub seed: Seed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Companies, officers and starting contracts are chosen (B-2.10).
    Draft,
    /// Phase 1 (B-3).
    Income,
    /// Phase 2 (B-4). Phases 3 to 5 need no decisions.
    Actions,
    Over,
}

/// Everything that everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PublicState {
    pub seats: [Holding; SEATS],
    /// The level of the dam on each space; 0 if there is none (B-1.5).
    pub levels: [u8; DamId::COUNT],
    /// The water behind each dam.
    pub drops: [u8; DamId::COUNT],
    pub neutral: DamSet,
    /// Drops waiting on the headstreams (B-3.7).
    pub waiting: [u8; HeadstreamId::COUNT],
    pub source_tiles: [SourceTileId; HeadstreamId::COUNT],
    /// One bonus tile per round (B-2.2).
    pub bonuses: [BonusId; ROUNDS],
    pub objective: ObjectiveId,
    /// National contracts on display (B-2.4).
    pub nationals: ContractSet,
    /// Face-up private contracts (B-2.5).
    pub display: ContractSet,
    /// Private contracts in the stacks: everybody can deduce which ones they are.
    pub unseen: ContractSet,
    /// Discarded contracts under the stacks, if they are returned there.
    pub returned: [Stack<ContractId>; 3],
    /// The patent office; [`NO_TILE`] where one was taken (B-6.18).
    pub patents: [TileId; PATENTS],
    /// Advanced tiles that have been face up.
    pub seen_patents: TileSet,
    /// Turn order (B-2.11, B-10.1).
    pub order: [Seat; SEATS],
    /// Counted from 1.
    pub round: u8,
    pub phase: Phase,
    /// The seat to decide (meaningless once the game is over).
    pub turn: Seat,
    /// The number of players who have drafted or received their income.
    pub step: u8,
    /// Whether each player is out for the round (B-4.7).
    pub out: [bool; SEATS],
    /// The officer that Sekibo copies this turn (B-13.8), or [`NO_OFFICER`].
    pub copied: OfficerId,
    /// The officer that came with each company (B-2.9), or [`NO_OFFICER`].
    pub matchups: [OfficerId; CompanyId::COUNT],
    /// Companies and starting contracts that can still be chosen.
    pub companies: CompanySet,
    pub starting: ContractSet,
    /// Officers whom Sekibo may copy (B-2.12).
    pub copyable: OfficerSet,
    pub tasks: Tasks,
    /// Energy that each company produced this round, if only that counts for the ranking (B-9.1); otherwise 0. It is
    /// stored here because in [`Holding`] it would make every position larger.
    pub(crate) produced: [u16; SEATS],
}

/// What one company has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    /// [`NO_COMPANY`] before the draft.
    pub company: CompanyId,
    pub officer: OfficerId,
    /// Its structures on the map.
    pub bases: DamSet,
    pub conduits: ConduitSet,
    pub powerhouses: PowerhouseSet,
    /// Pieces taken from the company board, by [`Structure`] (B-5.7).
    pub built: [u8; 4],
    pub engineers: u8,
    pub excavators: u8,
    pub mixers: u8,
    pub credits: u16,
    /// The marker on the energy track (B-1.9).
    pub energy: u16,
    /// Points by source.
    pub points: [i16; SOURCES],
    /// Technology tiles off the wheel (B-14.1).
    pub tiles: TileSet,
    pub wheel: Wheel,
    /// Unfulfilled and fulfilled contracts.
    pub contracts: ContractSet,
    pub fulfilled: ContractSet,
    /// The management board spaces with its engineers.
    pub spaces: SpaceSet,
    /// Engineers in the bank this round.
    pub banked: u8,
    /// Used construction spaces of the company, one bit each (B-5.1).
    pub constructed: u8,
    /// Used spaces of Sekibo (B-13.8).
    pub copies: u8,
}

pub const NO_COMPANY: CompanyId = CompanyId(u8::MAX);
pub const NO_OFFICER: OfficerId = OfficerId(u8::MAX);
pub const NO_TILE: TileId = TileId(u8::MAX);

impl Holding {
    pub(crate) const NEW: Holding = Holding {
        company: NO_COMPANY,
        officer: NO_OFFICER,
        bases: DamSet::EMPTY,
        conduits: ConduitSet::EMPTY,
        powerhouses: PowerhouseSet::EMPTY,
        built: [0; 4],
        engineers: 0,
        excavators: 0,
        mixers: 0,
        credits: 0,
        energy: 0,
        points: [0; SOURCES],
        tiles: TileSet::EMPTY,
        wheel: Wheel::EMPTY,
        contracts: ContractSet::EMPTY,
        fulfilled: ContractSet::EMPTY,
        spaces: SpaceSet::EMPTY,
        banked: 0,
        constructed: 0,
        copies: 0,
    };

    pub fn company(&self) -> Option<CompanyId> {
        (self.company != NO_COMPANY).then_some(self.company)
    }

    pub fn officer(&self) -> Option<OfficerId> {
        (self.officer != NO_OFFICER).then_some(self.officer)
    }

    pub fn vp(&self) -> i32 {
        self.points.iter().map(|points| i32::from(*points)).sum()
    }

    #[inline(always)]
    pub const fn count(&self, structure: Structure) -> u8 {
        self.built[structure as usize]
    }

    /// Advanced tiles acquired, on the wheel or off it (B-9.6).
    pub fn advanced(&self) -> TileSet {
        self.tiles.or(self.wheel.tiles()).and(TileSet::ADVANCED)
    }
}

impl PublicState {
    pub fn holding(&self, seat: Seat) -> &Holding {
        &self.seats[seat.index()]
    }

    #[inline(always)]
    pub(crate) fn holding_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.seats[seat.index()]
    }

    /// The current prompt.
    pub fn current_task(&self) -> Task {
        self.tasks.top()
    }

    /// All dam spaces with a dam.
    #[inline]
    pub fn dams(&self) -> DamSet {
        self.seats
            .iter()
            .fold(self.neutral, |all, holding| all.or(holding.bases))
    }

    #[inline]
    pub fn conduits(&self) -> ConduitSet {
        self.seats
            .iter()
            .fold(ConduitSet::EMPTY, |all, holding| all.or(holding.conduits))
    }

    #[inline]
    pub fn powerhouses(&self) -> PowerhouseSet {
        self.seats
            .iter()
            .fold(PowerhouseSet::EMPTY, |all, holding| all.or(holding.powerhouses))
    }

    #[inline]
    pub fn spaces(&self) -> SpaceSet {
        self.seats
            .iter()
            .fold(SpaceSet::EMPTY, |all, holding| all.or(holding.spaces))
    }

    /// The owner of a dam; `None` if there is no dam or a neutral one.
    #[inline]
    pub fn dam_owner(&self, dam: DamId) -> Option<Seat> {
        Seat::all(SEATS).find(|s| self.seats[s.index()].bases.has(dam))
    }

    #[inline]
    pub fn conduit_owner(&self, conduit: crate::ids::ConduitId) -> Option<Seat> {
        Seat::all(SEATS).find(|s| self.seats[s.index()].conduits.has(conduit))
    }

    pub fn powerhouse_owner(&self, powerhouse: crate::ids::PowerhouseId) -> Option<Seat> {
        Seat::all(SEATS).find(|s| self.seats[s.index()].powerhouses.has(powerhouse))
    }

    /// Who has engineers on a space of the management board; the bank is open to everybody.
    pub fn occupant(&self, space: crate::ids::SpaceId) -> Option<Seat> {
        Seat::all(SEATS).find(|s| self.seats[s.index()].spaces.has(space))
    }

    /// The seat that has the company.
    pub fn company_seat(&self, company: CompanyId) -> Option<Seat> {
        Seat::all(SEATS).find(|s| self.seats[s.index()].company == company)
    }

    /// Face-up private contracts of one colour.
    pub fn face_up(&self, colour: Colour) -> ContractSet {
        self.display.and(colour.contracts())
    }

    pub fn is_out(&self, seat: Seat) -> bool {
        self.out[seat.index()]
    }
}
