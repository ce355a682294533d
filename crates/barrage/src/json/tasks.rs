//! Pending prompts and steps as JSON, the next one first: `{"task": "site", "tile": "adv_1_base", …}`.

use serde_json::Value;
use smokestack_core::InvalidPosition;
use smokestack_core::to_json;

use super::reader::{Reader, invalid};
use crate::Barrage;
use crate::data::Free;
use crate::ids::{Area, Structure};
use crate::position::{Kind, NO_TILE, Site, Task, Tasks};
use crate::rules::water::NO_ROW;

impl Barrage {
    #[inline]
    pub(super) fn write_tasks(&self, tasks: &Tasks) -> Value {
        to_json!(tasks.iter().map(|task| self.write_task(task)).collect::<Vec<_>>())
    }

    #[inline]
    fn write_task(&self, task: Task) -> Value {
        let tile = |id| {
            to_json!(
                self.data
                    .tiles
                    .get(usize::from(crate::ids::TileId::index(id) as u8))
                    .map(|t| &t.id)
            )
        };
        match task {
            Task::None => Value::Null,
            Task::Company => to_json!({"task": "company"}),
            Task::Start => to_json!({"task": "start"}),
            Task::Act => to_json!({"task": "act"}),
            Task::Officer => to_json!({"task": "officer"}),
            Task::Tile => to_json!({"task": "tile"}),
            Task::Copy { free } => to_json!({"task": "copy", "without_engineers": free}),
            Task::Site { tile: id, inserted } => {
                to_json!({"task": "site", "tile": tile(id), "inserted": tile(inserted)})
            }
            Task::Pay {
                tile: id,
                inserted,
                site,
            } => {
                let (what, at) = self.write_site(site);
                to_json!({"task": "pay", "tile": tile(id), "inserted": tile(inserted), "build": what, "site": at})
            }
            Task::Machines(count) => to_json!({"task": "machines", "count": count}),
            Task::Drops { left, flow, must } => {
                to_json!({"task": "drops", "count": left, "flow": flow, "must": must})
            }
            Task::Free(free) => {
                let areas = Area::ALL
                    .into_iter()
                    .filter(|area| free.areas >> *area as u8 & 1 == 1);
                let areas: Vec<&str> = areas.map(Area::name).collect();
                to_json!({"task": "free", "build": free.structure.name(), "areas": areas, "most": free.most})
            }
            Task::FillDams(drops) => to_json!({"task": "fill", "count": drops}),
            Task::Produce { modifier, kind, not } => {
                let not = self.data.basins.get(usize::from(not)).map(|basin| &basin.id);
                to_json!({"task": "produce", "modifier": modifier, "kind": kind_name(kind), "not": not})
            }
            Task::Fulfil {
                energy,
                discount,
                national,
            } => to_json!({"task": "fulfil", "energy": energy, "discount": discount, "national": national}),
            Task::Take(count) => to_json!({"task": "take", "count": count}),
            Task::Discard => to_json!({"task": "discard"}),
            Task::Rotate(segments) => to_json!({"task": "rotate", "count": segments}),
            Task::Build { site, fee } => {
                let (what, at) = self.write_site(site);
                to_json!({"task": "build", "build": what, "site": at, "fee": fee})
            }
            Task::TileEffect { tile: id, site } => {
                let (what, at) = self.write_site(site);
                to_json!({"task": "effect", "tile": tile(id), "build": what, "site": at})
            }
            Task::Outflow { row, drops } => {
                to_json!({"task": "outflow", "basin": self.data.basin(row).id, "count": drops})
            }
        }
    }

    #[inline]
    fn write_site(&self, site: Site) -> (&'static str, &str) {
        (site.structure().name(), self.site_id(site))
    }
}

#[inline]
const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Station => "station",
        Kind::Tile => "tile",
        Kind::Second => "second",
    }
}

impl Reader<'_> {
    #[inline]
    pub fn tasks(&self, json: &Value) -> Result<Tasks, InvalidPosition> {
        let mut tasks = Tasks::EMPTY;
        let list = json.as_array().map_or(&[][..], Vec::as_slice);
        if list.len() > Tasks::CAPACITY {
            return invalid(format!("more than {} pending tasks", Tasks::CAPACITY));
        }
        for task in list.iter().rev() {
            tasks.push(self.task(task)?);
        }
        Ok(tasks)
    }

    #[inline]
    fn task(&self, json: &Value) -> Result<Task, InvalidPosition> {
        let count = || self.number(&json["count"], "count");
        let tile = |key: &str| match &json[key] {
            Value::Null => Ok(NO_TILE),
            id => self.tile(id),
        };
        let yes = |key: &str| json[key].as_bool().unwrap_or(false);
        Ok(match json["task"].as_str().unwrap_or_default() {
            "company" => Task::Company,
            "start" => Task::Start,
            "act" => Task::Act,
            "officer" => Task::Officer,
            "tile" => Task::Tile,
            "copy" => Task::Copy {
                free: yes("without_engineers"),
            },
            "site" => Task::Site {
                tile: self.tile(&json["tile"])?,
                inserted: tile("inserted")?,
            },
            "pay" => Task::Pay {
                tile: self.tile(&json["tile"])?,
                inserted: tile("inserted")?,
                site: self.site(json)?,
            },
            "machines" => Task::Machines(count()?),
            "drops" => Task::Drops {
                left: count()?,
                flow: yes("flow"),
                must: yes("must"),
            },
            "free" => Task::Free(self.free(json)?),
            "fill" => Task::FillDams(count()?),
            "produce" => self.production(json)?,
            "fulfil" => Task::Fulfil {
                energy: self.number(&json["energy"], "energy")?,
                discount: self.number(&json["discount"], "discount")?,
                national: yes("national"),
            },
            "take" => Task::Take(count()?),
            "discard" => Task::Discard,
            "rotate" => Task::Rotate(count()?),
            "build" => Task::Build {
                site: self.site(json)?,
                fee: self.number(&json["fee"], "fee")?,
            },
            "effect" => Task::TileEffect {
                tile: self.tile(&json["tile"])?,
                site: self.site(json)?,
            },
            "outflow" => Task::Outflow {
                row: self.basin(&json["basin"])?,
                drops: count()?,
            },
            other => return invalid(format!("no pending task is called {other:?}")),
        })
    }

    #[inline]
    fn production(&self, json: &Value) -> Result<Task, InvalidPosition> {
        let modifier = json["modifier"].as_i64().and_then(|n| i8::try_from(n).ok());
        let Some(modifier) = modifier.filter(|n| (-9..=9).contains(n)) else {
            return invalid(format!(
                "modifier must be a small number, not {}",
                json["modifier"]
            ));
        };
        let kind = match json["kind"].as_str().unwrap_or_default() {
            "station" => Kind::Station,
            "tile" => Kind::Tile,
            "second" => Kind::Second,
            other => return invalid(format!("no production is of kind {other:?}")),
        };
        let not = match &json["not"] {
            Value::Null => NO_ROW,
            basin => self.basin(basin)?.0,
        };
        Ok(Task::Produce { modifier, kind, not })
    }

    #[inline]
    fn structure(&self, json: &Value) -> Result<Structure, InvalidPosition> {
        let name = json["build"].as_str().unwrap_or_default();
        let known = Structure::ALL
            .into_iter()
            .find(|structure| structure.name() == name);
        known.ok_or_else(|| InvalidPosition::new(format!("no structure is called {name:?}")))
    }

    #[inline]
    fn site(&self, json: &Value) -> Result<Site, InvalidPosition> {
        let at = &json["site"];
        Ok(match self.structure(json)? {
            Structure::Base => Site::Base(self.dam(at)?),
            Structure::Elevation => Site::Elevation(self.dam(at)?),
            Structure::Conduit => Site::Conduit(self.conduit(at)?),
            Structure::Powerhouse => Site::Powerhouse(self.powerhouse(at)?),
        })
    }

    #[inline]
    fn free(&self, json: &Value) -> Result<Free, InvalidPosition> {
        let named = |area: &Area| {
            let areas = json["areas"].as_array().into_iter().flatten();
            areas.filter_map(Value::as_str).any(|name| name == area.name())
        };
        let areas = Area::ALL.into_iter().filter(named);
        Ok(Free {
            structure: self.structure(json)?,
            areas: areas.fold(0, |bits, area| bits | 1 << area as u8),
            most: self.number(&json["most"], "most")?,
        })
    }
}
