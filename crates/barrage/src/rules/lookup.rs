//! Tables for lookups at every decision: which spaces are affordable, which contracts are in reach.

use crate::data::{Ability, Data, Work};
use crate::ids::{ContractId, ContractSet, SpaceId, SpaceSet};
use crate::position::Holding;

/// The maximum number of engineers that a company can have left (B-2.13).
const MAX_ENGINEERS: usize = 12;
/// No space costs more than this, including its surcharge.
const MAX_CREDITS: usize = 15;
/// No contract needs more energy.
const MAX_ENERGY: usize = 63;

#[derive(Debug)]
pub(crate) struct Lookup {
    /// Spaces open with this number of players, except the bank (B-16).
    pub open: SpaceSet,
    /// The open spaces that these numbers of engineers and credits can pay for.
    payable: [[SpaceSet; MAX_CREDITS + 1]; MAX_ENGINEERS + 1],
    /// Contracts that need at most this much energy.
    in_reach: [ContractSet; MAX_ENERGY + 1],
    pub bank: SpaceId,
    pub bank_rate: u8,
    /// Spaces for production, for turning the wheel, for taking contracts, and for patents.
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
        let state: SpaceSet = ids().filter(is_open).filter(|id| *id != bank).collect();
        let mut payable = [[SpaceSet::EMPTY; MAX_CREDITS + 1]; MAX_ENGINEERS + 1];
        for (engineers, row) in payable.iter_mut().enumerate() {
            for (credits, set) in row.iter_mut().enumerate() {
                let pays = |id: &SpaceId| {
                    let space = data.space(*id);
                    usize::from(space.engineers) <= engineers
                        && usize::from(space.surcharge + space.cost) <= credits
                };
                *set = state.filter(pays).collect();
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
            open: state,
            payable,
            in_reach,
            bank,
            bank_rate: match work(bank) {
                Work::Bank(rate) => rate,
                _ => 1,
            },
            turbines: state.filter(|id| matches!(work(*id), Work::Produce(_))).collect(),
            workshops: state.filter(|id| matches!(work(*id), Work::Rotate(_))).collect(),
            contracts: state
                .filter(|id| matches!(work(*id), Work::Contracts(_)))
                .collect(),
            patents,
            abilities: std::array::from_fn(|i| data.officers[i].ability),
        }
    }

    /// The open spaces for which the company has enough engineers and credits (B-4.2, B-4.3).
    #[inline]
    pub fn payable(&self, holding: &Holding) -> SpaceSet {
        let engineers = usize::from(holding.engineers).min(MAX_ENGINEERS);
        self.payable[engineers][usize::from(holding.credits).min(MAX_CREDITS)]
    }

    /// Contracts that this much energy fulfils (B-7.6).
    #[inline]
    pub fn in_reach(&self, energy: u8) -> ContractSet {
        self.in_reach[usize::from(energy).min(MAX_ENERGY)]
    }
}
