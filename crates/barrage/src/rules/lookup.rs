//! Tables for what is asked at every decision: which spaces can be paid for, which contracts are in reach.

use crate::data::{Ability, Data, Work};
use crate::ids::{ContractId, ContractSet, SpaceId, SpaceSet};
use crate::position::Holding;

/// Engineers that a company can have left, 0 to this (B-2.13).
const MAX_ENGINEERS: usize = 12;
/// No space costs more with its surcharge.
const MAX_CREDITS: usize = 15;
/// No contract asks for more energy.
const MAX_ENERGY: usize = 63;

#[derive(Debug)]
pub(crate) struct Lookup {
    /// Spaces open with this number of players, without the bank (B-16).
    pub open: SpaceSet,
    /// Open spaces for these numbers of engineers and credits.
    payable: [[SpaceSet; MAX_CREDITS + 1]; MAX_ENGINEERS + 1],
    /// Contracts that need at most this much energy.
    in_reach: [ContractSet; MAX_ENERGY + 1],
    pub bank: SpaceId,
    pub bank_rate: u8,
    /// Spaces that take a production, turn the wheel, take contracts, a patent.
    pub turbines: SpaceSet,
    pub workshops: SpaceSet,
    pub contracts: SpaceSet,
    pub patents: [SpaceSet; crate::position::PATENTS],
    pub abilities: [Ability; crate::ids::OfficerId::COUNT],
}

impl Lookup {
    pub fn new(data: &Data, seats: usize, introductory: bool) -> Lookup {
        let ids = || SpaceId::all();
        let work = |id: SpaceId| data.space(id).work;
        let is_open = |id: &SpaceId| {
            let shut = introductory && matches!(work(*id), Work::Patent(_));
            usize::from(data.space(*id).players) <= seats && !shut
        };
        let bank = ids()
            .find(|id| matches!(work(*id), Work::Bank(_)))
            .unwrap_or(SpaceId(0));
        let open: SpaceSet = ids().filter(is_open).filter(|id| *id != bank).collect();
        let mut payable = [[SpaceSet::EMPTY; MAX_CREDITS + 1]; MAX_ENGINEERS + 1];
        for (engineers, row) in payable.iter_mut().enumerate() {
            for (credits, set) in row.iter_mut().enumerate() {
                let pays = |id: &SpaceId| {
                    let space = data.space(*id);
                    usize::from(space.engineers) <= engineers
                        && usize::from(space.surcharge + space.cost) <= credits
                };
                *set = open.filter(pays).collect();
            }
        }
        let mut in_reach = [ContractSet::EMPTY; MAX_ENERGY + 1];
        for (energy, set) in in_reach.iter_mut().enumerate() {
            let reached = |id: &ContractId| usize::from(data.contract(*id).energy) <= energy;
            *set = ContractId::all().filter(reached).collect();
        }
        let patents = std::array::from_fn(|position| {
            ids()
                .filter(|id| matches!(work(*id), Work::Patent(p) if usize::from(p) == position))
                .collect()
        });
        Lookup {
            open,
            payable,
            in_reach,
            bank,
            bank_rate: match work(bank) {
                Work::Bank(rate) => rate,
                _ => 1,
            },
            turbines: open.filter(|id| matches!(work(*id), Work::Produce(_))).collect(),
            workshops: open.filter(|id| matches!(work(*id), Work::Rotate(_))).collect(),
            contracts: open
                .filter(|id| matches!(work(*id), Work::Contracts(_)))
                .collect(),
            patents,
            abilities: std::array::from_fn(|i| data.officers[i].ability),
        }
    }

    /// Open spaces that this company has the engineers and the credits for (B-4.2, B-4.3).
    #[inline]
    pub fn payable(&self, own: &Holding) -> SpaceSet {
        let engineers = usize::from(own.engineers).min(MAX_ENGINEERS);
        self.payable[engineers][usize::from(own.credits).min(MAX_CREDITS)]
    }

    /// Contracts that this much energy fulfils (B-7.6).
    #[inline]
    pub fn in_reach(&self, energy: u8) -> ContractSet {
        self.in_reach[usize::from(energy).min(MAX_ENERGY)]
    }
}
