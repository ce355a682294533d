//! Lookup tables for the rules, as masks and short arrays, computed from the lists.

use crate::ids::{
    Area, BasinId, ConduitId, ConduitSet, DamId, DamSet, HeadstreamId, PowerhouseId, PowerhouseSet,
};

use super::Data;

/// Production values go from 1 to this (B-5.4).
pub(crate) const VALUES: usize = 5;

#[derive(Debug, Default)]
pub(crate) struct Lookup {
    /// Dam spaces of each area.
    pub area_dams: [DamSet; 3],
    pub red_dams: DamSet,
    pub red_powerhouses: PowerhouseSet,
    /// The powerhouse spaces of each basin.
    pub rows: [PowerhouseSet; BasinId::COUNT],
    /// Conduit spaces by production value; index 0 is empty.
    pub by_value: [ConduitSet; VALUES + 1],
    pub value: [u8; ConduitId::COUNT],
    /// The basin to which each conduit leads.
    pub target: [u8; ConduitId::COUNT],
    /// The row of each powerhouse space.
    pub row_of: [u8; PowerhouseId::COUNT],
    pub area_of: [u8; BasinId::COUNT],
    /// The path down from each basin, starting with itself; ended by [`Lookup::OUT`].
    pub downstream_path: [[u8; Lookup::MAX_PATH_LEN]; BasinId::COUNT],
    pub spring: [u8; HeadstreamId::COUNT],
}

impl Lookup {
    /// No basin: the water leaves the map.
    pub const OUT: u8 = u8::MAX;
    /// More basins than any drop passes, including the end marker.
    pub const MAX_PATH_LEN: usize = BasinId::COUNT + 1;

    pub(super) fn new(data: &Data) -> Lookup {
        let mut lookup = Lookup {
            downstream_path: [[Lookup::OUT; Lookup::MAX_PATH_LEN]; BasinId::COUNT],
            ..Lookup::default()
        };
        for (i, basin) in data.basins.iter().enumerate() {
            lookup.area_of[i] = basin.area as u8;
            let mut at = Some(BasinId(i as u8));
            for step in &mut lookup.downstream_path[i] {
                let Some(here) = at else { break };
                *step = here.0;
                at = data.basins[here.index()].drains_to;
            }
        }
        for (i, dam) in data.dams.iter().enumerate() {
            let id = DamId(i as u8);
            lookup.area_dams[data.basin(id.basin()).area as usize].insert(id);
            if dam.red {
                lookup.red_dams.insert(id);
            }
        }
        for (i, conduit) in data.conduits.iter().enumerate() {
            lookup.by_value[usize::from(conduit.value)].insert(ConduitId(i as u8));
            lookup.value[i] = conduit.value;
            lookup.target[i] = conduit.to.0;
        }
        for (i, powerhouse) in data.powerhouses.iter().enumerate() {
            let id = PowerhouseId(i as u8);
            lookup.rows[powerhouse.basin.index()].insert(id);
            lookup.row_of[i] = powerhouse.basin.0;
            if powerhouse.red {
                lookup.red_powerhouses.insert(id);
            }
        }
        for (spring, headstream) in lookup.spring.iter_mut().zip(&data.headstreams) {
            *spring = headstream.into.0;
        }
        lookup
    }

    /// The basins through which water runs down from this one, starting with itself.
    #[inline]
    pub fn downstream_path(&self, from: BasinId) -> impl Iterator<Item = BasinId> + '_ {
        let path = &self.downstream_path[from.index()];
        path.iter()
            .take_while(|b| **b != Lookup::OUT)
            .map(|b| BasinId(*b))
    }

    pub const fn area(&self, basin: BasinId) -> Area {
        match self.area_of[basin.index()] {
            0 => Area::Mountain,
            1 => Area::Hill,
            _ => Area::Plain,
        }
    }
}

/// Lookups for bots, which need them thousands of times per decision.
impl Data {
    #[inline]
    pub fn conduit_value(&self, conduit: ConduitId) -> u8 {
        self.lookup.value[conduit.index()]
    }

    /// The number of the basin to which a conduit leads.
    #[inline]
    pub fn conduit_target(&self, conduit: ConduitId) -> usize {
        usize::from(self.lookup.target[conduit.index()])
    }

    /// The powerhouse spaces of each basin.
    #[inline]
    pub fn powerhouse_rows(&self) -> &[PowerhouseSet; BasinId::COUNT] {
        &self.lookup.rows
    }

    /// The number of the basin below this one.
    #[inline]
    pub fn next_basin(&self, basin: usize) -> Option<usize> {
        match self.lookup.downstream_path[basin][1] {
            Lookup::OUT => None,
            next => Some(usize::from(next)),
        }
    }
}
