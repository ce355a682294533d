//! A player's actions; printing, and parsing as its exact inverse.

mod number;
mod text;

pub(crate) use number::NUMBERS;

use crate::ids::{
    CompanyId, ConduitId, ContractId, DamId, HeadstreamId, OfficerId, PowerhouseId, SpaceId, TileId,
};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Choose a company and its officer (B-2.10).
    Company(CompanyId),
    /// Choose a starting contract (B-2.10).
    Start(ContractId),
    /// Place engineers on a space of the management board (B-4.2).
    Place(SpaceId),
    /// Place engineers on one of the company's construction spaces, counted from the left (B-5.1).
    Construct(u8),
    /// Place an engineer on one of Sekibo's spaces (B-13.8).
    Sekibo(u8),
    /// Place this number of engineers in the bank (B-6.7).
    Bank(u8),
    /// Build with a tile that needs no engineers (B-4.11).
    Use(TileId),
    /// Drop out for the rest of the round (B-4.7).
    Pass,
    /// Copy this officer (B-13.8).
    Officer(OfficerId),
    /// Build with this tile (B-5.3).
    Tile(TileId),
    /// Build with this tile on the wheel (B-13.7, B-13.10).
    Copy(TileId),
    /// Build a base.
    BuildDam(DamId),
    BuildConduit(ConduitId),
    BuildPowerhouse(PowerhouseId),
    /// Add an elevation.
    Raise(DamId),
    Pay(Payment),
    /// Move drops from a dam through a conduit to the company's powerhouse at its end (B-7.1).
    Produce {
        dam: DamId,
        conduit: ConduitId,
        drops: u8,
    },
    Fulfil(ContractId),
    /// Take a face-up private contract (B-6.11).
    Take(ContractId),
    Discard(ContractId),
    /// Put a drop on a headstream (B-6.4, B-6.6).
    Drop(HeadstreamId),
    /// Choose between machines (B-3.4).
    Machines {
        excavators: u8,
        mixers: u8,
    },
    /// Fill the empty dams (B-14.3).
    Accept,
    /// Decline something optional (B-4.5).
    Decline,
}

/// What goes on the wheel, and how many machines are replaced by credits (B-5.4, B-13.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    pub excavators: u8,
    pub mixers: u8,
    pub replaced: u8,
}

/// The maximum number of machines that any effect costs or gives.
pub const MAX_MACHINES_PER_EFFECT: u8 = 10;

/// The kinds of action, in the order of [`Action::kind`].
pub(crate) const KINDS: &[&str] = &[
    "company",
    "start",
    "place",
    "construct",
    "sekibo",
    "bank",
    "use",
    "pass",
    "officer",
    "tile",
    "copy",
    "build",
    "raise",
    "pay",
    "produce",
    "fulfil",
    "take",
    "discard",
    "drop",
    "machines",
    "accept",
    "decline",
];

impl Action {
    pub(crate) fn kind(self) -> usize {
        match self {
            Action::Company(_) => 0,
            Action::Start(_) => 1,
            Action::Place(_) => 2,
            Action::Construct(_) => 3,
            Action::Sekibo(_) => 4,
            Action::Bank(_) => 5,
            Action::Use(_) => 6,
            Action::Pass => 7,
            Action::Officer(_) => 8,
            Action::Tile(_) => 9,
            Action::Copy(_) => 10,
            Action::BuildDam(_) | Action::BuildConduit(_) | Action::BuildPowerhouse(_) => 11,
            Action::Raise(_) => 12,
            Action::Pay(_) => 13,
            Action::Produce { .. } => 14,
            Action::Fulfil(_) => 15,
            Action::Take(_) => 16,
            Action::Discard(_) => 17,
            Action::Drop(_) => 18,
            Action::Machines { .. } => 19,
            Action::Accept => 20,
            Action::Decline => 21,
        }
    }
}
