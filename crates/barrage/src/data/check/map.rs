//! Basins, headstreams and the spaces between them; neutral dams; headstream tiles.

use smokestack_core::DataError;
use toml::Spanned;

use super::{Checker, merged};
use crate::data::lookup::VALUES;
use crate::data::raw::RawHeadstream;
use crate::data::{
    Basin, ConduitSpace, DamSpace, Headstream, NeutralDam, PowerhouseSpace, SourceTile, expected_ids,
};
use crate::ids::{Area, BasinId, ConduitId, DamId, HeadstreamId, SourceTileId};

impl Checker<'_> {
    fn basin_id<T>(&self, at: &Spanned<T>, id: &str, rule: &'static str) -> Result<BasinId, DataError> {
        let rows = &self.raw.basins.get_ref().rows;
        match rows.iter().position(|basin| basin.get_ref().id == id) {
            Some(place) => Ok(BasinId(place as u8)),
            None => self.broken(at, rule, format!("no basin is called {id}")),
        }
    }

    pub(super) fn basins(&self) -> Result<Vec<Basin>, DataError> {
        let list = self.list("basins", &self.raw.basins, &expected_ids::basins(), "B-1.2")?;
        let mut basins = Vec::new();
        for (id, row) in BasinId::all().zip(&list.rows) {
            let raw = row.get_ref();
            let drains_to = raw.drains_to.as_ref();
            basins.push(Basin {
                id: raw.id.clone(),
                name: self.raw.names.basin.with("{n}", id.number()),
                area: raw.area,
                drains_to: drains_to.map(|b| self.basin_id(row, b, "B-8.1")).transpose()?,
                provenance: merged(&list.provenance, &raw.provenance),
            });
        }
        self.check_rivers(&basins)?;
        self.check_areas(&basins)?;
        Ok(basins)
    }

    /// Water that runs long enough leaves the map (B-8.1).
    fn check_rivers(&self, basins: &[Basin]) -> Result<(), DataError> {
        for (start, row) in basins.iter().zip(&self.raw.basins.get_ref().rows) {
            let mut at = start.drains_to;
            let mut steps = 0;
            while let Some(here) = at {
                steps += 1;
                if steps > basins.len() {
                    return self.broken(row, "B-8.1", format!("{}: its water runs in a circle", start.id));
                }
                at = basins[here.index()].drains_to;
            }
        }
        Ok(())
    }

    /// Every area has a lower dam space for its neutral dam (B-2.6).
    fn check_areas(&self, basins: &[Basin]) -> Result<(), DataError> {
        for area in Area::ALL {
            let dammed = BasinId::all().filter(|basin| basin.has_dams());
            if !dammed.into_iter().any(|basin| basins[basin.index()].area == area) {
                let what = format!("no basin with dam spaces is in the area {}", area.name());
                return self.broken(&self.raw.basins, "B-2.6", what);
            }
        }
        Ok(())
    }

    pub(super) fn headstreams(&self) -> Result<Vec<Headstream>, DataError> {
        let list = self.list(
            "headstreams",
            &self.raw.headstreams,
            &expected_ids::headstreams(),
            "B-2.1",
        )?;
        let letters = HeadstreamId::all().map(|h| (b'A' + h.0) as char);
        let headstream = |(letter, row): (char, &Spanned<RawHeadstream>)| {
            let raw = row.get_ref();
            Ok(Headstream {
                id: raw.id.clone(),
                name: self.raw.names.headstream.with("{n}", letter),
                into: self.basin_id(row, &raw.into, "B-8.1")?,
                provenance: merged(&list.provenance, &raw.provenance),
            })
        };
        letters.zip(&list.rows).map(headstream).collect()
    }

    pub(super) fn dams(&self) -> Result<Vec<DamSpace>, DataError> {
        let list = self.list("dams", &self.raw.dams, &expected_ids::dams(), "B-1.3")?;
        let names = &self.raw.names;
        let dams = DamId::all().zip(&list.rows).map(|(id, row)| {
            let name = if id.is_upper() {
                &names.upper_dam
            } else {
                &names.lower_dam
            };
            DamSpace {
                id: row.get_ref().id.clone(),
                name: name.with("{n}", id.basin().number()),
                red: row.get_ref().red,
                provenance: merged(&list.provenance, &row.get_ref().provenance),
            }
        });
        Ok(dams.collect())
    }

    pub(super) fn conduits(&self) -> Result<Vec<ConduitSpace>, DataError> {
        let list = self.list("conduits", &self.raw.conduits, &expected_ids::conduits(), "B-1.3")?;
        let names = &self.raw.names;
        let rows_of_powerhouses = expected_ids::powerhouse_places();
        let mut conduits = Vec::new();
        for (id, row) in ConduitId::all().zip(&list.rows) {
            let raw = row.get_ref();
            let to = self.basin_id(row, &raw.to, "B-1.6")?;
            if to == id.basin() || rows_of_powerhouses.iter().all(|(basin, _)| *basin != to) {
                let what = format!("{} must lead to another basin with powerhouse spaces", raw.id);
                return self.broken(row, "B-1.6", what);
            }
            self.numbers(
                row,
                &raw.id,
                [("value", raw.value.into(), 1..=VALUES as i64, "B-5.4")],
            )?;
            let name = if id.is_left() {
                &names.left_conduit
            } else {
                &names.right_conduit
            };
            conduits.push(ConduitSpace {
                id: raw.id.clone(),
                name: name.with("{n}", id.basin().number()),
                to,
                value: raw.value,
                provenance: merged(&list.provenance, &raw.provenance),
            });
        }
        Ok(conduits)
    }

    pub(super) fn powerhouses(&self) -> Result<Vec<PowerhouseSpace>, DataError> {
        let list = self.list(
            "powerhouses",
            &self.raw.powerhouses,
            &expected_ids::powerhouses(),
            "B-1.3",
        )?;
        let places = expected_ids::powerhouse_places().into_iter();
        let powerhouses = places
            .zip(&list.rows)
            .map(|((basin, place), row)| PowerhouseSpace {
                id: row.get_ref().id.clone(),
                name: self
                    .raw
                    .names
                    .powerhouse
                    .with("{n}", basin.number())
                    .with("{place}", place),
                basin,
                red: row.get_ref().red,
                provenance: merged(&list.provenance, &row.get_ref().provenance),
            });
        Ok(powerhouses.collect())
    }

    pub(super) fn neutral(&self) -> Result<[NeutralDam; 3], DataError> {
        let at = &self.raw.neutral_dams;
        let raw = at.get_ref();
        let dams = [raw.mountain, raw.hill, raw.plain];
        for (area, dam) in Area::ALL.into_iter().zip(dams) {
            let level = ("level", dam.level.into(), 1..=3, "B-2.6");
            let drops = ("drops", dam.drops.into(), 0..=dam.level.into(), "B-1.5");
            self.numbers(at, area.name(), [level, drops])?;
        }
        Ok(dams)
    }

    pub(super) fn source_tiles(&self) -> Result<Vec<SourceTile>, DataError> {
        let ids = expected_ids::numbered("headstream_tile", SourceTileId::COUNT as u8);
        let list = self.list("headstream_tiles", &self.raw.headstream_tiles, &ids, "B-2.1")?;
        let mut tiles = Vec::new();
        for (id, row) in SourceTileId::all().zip(&list.rows) {
            let raw = row.get_ref();
            let [rounds @ .., last] = raw.drops;
            let each = rounds.map(|n| ("drops", n.into(), 0..=9, "B-3.6"));
            self.numbers(row, &raw.id, each)?;
            self.numbers(row, &raw.id, [("drops of round 5", last.into(), 0..=0, "B-3.6")])?;
            let name = &self.raw.names.headstream_tile;
            tiles.push(SourceTile {
                id: raw.id.clone(),
                name: name
                    .with("{n}", id.0 + 1)
                    .with("{drops}", rounds.map(|n| n.to_string()).join("-")),
                drops: raw.drops,
                provenance: merged(&list.provenance, &raw.provenance),
            });
        }
        Ok(tiles)
    }
}
