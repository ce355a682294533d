//! Fills in what a scenario's patch implies: companies for everybody once the draft is over, basic tiles, points that
//! add up, face-up contracts and patents to replace those taken, and the current prompt.

use serde_json::{Value, json};
use smokestack_core::Seat;

use super::NEUTRAL;
use crate::Barrage;
use crate::data::Ability;
use crate::ids::{Colour, CompanyId, OfficerId, TileId, TileSet};
use crate::position::PATENTS;
use crate::rules::contracts::FACE_UP;
use crate::rules::scoring::SOURCES;

/// Officers for seats that a patch does not mention, starting with those that have the smallest effect.
const DEFAULT_OFFICERS: [&str; 7] = [
    "officer_krylov",
    "officer_del_monte",
    "officer_mcdowell",
    "officer_fiesler",
    "officer_jordan",
    "officer_adler",
    "officer_sekibo",
];

impl Barrage {
    pub(crate) fn complete(&self, merged_json: &mut Value, patch: &Value) {
        let parts = ["seats", "stacks", "contracts"];
        let whole = |holding: &Value| holding.is_object() && holding["points"].is_object();
        let mut seats = Seat::all(self.seats).map(|seat| &merged_json["seats"][seat.to_string()]);
        if !(parts.iter().all(|part| merged_json[*part].is_object()) && seats.all(whole)) {
            return; // not a position at all: parsing it will report that
        }
        if merged_json["phase"] != "draft" {
            self.complete_draft(merged_json, patch);
        }
        for seat in Seat::all(self.seats).map(|seat| seat.to_string()) {
            self.complete_tiles(&mut merged_json["seats"][&seat]);
            complete_points(&mut merged_json["seats"][&seat], &patch["seats"][&seat]);
        }
        self.complete_dams(merged_json, patch);
        self.complete_patents(merged_json, patch);
        if patch.get("contracts").is_none() {
            complete_display(merged_json);
        }
        complete_turn(merged_json, patch);
    }

    /// Everybody has a company, an officer and the starting components (B-2.13).
    fn complete_draft(&self, merged_json: &mut Value, patch: &Value) {
        let was_draft = !merged_json["starting_contracts"]
            .as_array()
            .is_none_or(Vec::is_empty);
        if was_draft && patch.get("order").is_none() {
            // The last to choose plays first (B-2.11).
            if let Some(order) = merged_json["order"].as_array_mut() {
                order.reverse();
            }
        }
        if patch.get("step").is_none() {
            merged_json["step"] = json!(0);
        }
        for seat in Seat::all(self.seats).map(|seat| seat.to_string()) {
            if merged_json["seats"][&seat]["company"].is_null() {
                let all = CompanyId::all().map(|id| self.data.company(id).id.as_str());
                merged_json["seats"][&seat]["company"] = json!(unused(merged_json, "company", all));
            }
            let fresh = merged_json["seats"][&seat]["officer"].is_null()
                || patch["seats"][&seat].get("officer").is_some();
            if merged_json["seats"][&seat]["officer"].is_null() {
                merged_json["seats"][&seat]["officer"] =
                    json!(unused(merged_json, "officer", DEFAULT_OFFICERS.into_iter()));
            }
            if fresh {
                self.complete_means(&mut merged_json["seats"][&seat], &patch["seats"][&seat]);
            }
        }
        for (key, empty) in [
            ("companies", json!([])),
            ("starting_contracts", json!([])),
            ("matchups", json!({})),
        ] {
            if patch.get(key).is_none() {
                merged_json[key] = empty;
            }
        }
        if patch.get("copyable").is_none() {
            self.complete_copyable(merged_json);
        }
    }

    fn complete_means(&self, holding: &mut Value, given: &Value) {
        let officer = holding["officer"]
            .as_str()
            .and_then(|id| self.data.find_officer(id));
        let params = &self.data.params;
        let credits = officer
            .and_then(|id| self.data.officer(id).credits)
            .unwrap_or(params.credits);
        let means = [
            ("credits", credits),
            ("excavators", params.excavators),
            ("mixers", params.mixers),
        ];
        for (key, amount) in means {
            if given.get(key).is_none() {
                holding[key] = json!(amount);
            }
        }
    }

    /// If Sekibo is at the table, three others can be copied, starting with those in play (B-2.12).
    fn complete_copyable(&self, merged_json: &mut Value) {
        let is_sekibo = |id: &OfficerId| self.data.officer(*id).ability == Ability::Copies;
        let in_play: Vec<OfficerId> = Seat::all(self.seats)
            .filter_map(|seat| merged_json["seats"][seat.to_string()]["officer"].as_str())
            .filter_map(|id| self.data.find_officer(id))
            .collect();
        let mut copyable: Vec<&str> = Vec::new();
        if in_play.iter().any(is_sekibo) {
            let others = OfficerId::all().filter(|id| !in_play.contains(id));
            let all = in_play.iter().copied().chain(others).filter(|id| !is_sekibo(id));
            copyable = all.take(3).map(|id| self.data.officer(id).id.as_str()).collect();
        }
        copyable.sort_unstable();
        merged_json["copyable"] = json!(copyable);
    }

    /// Basic tiles and Krylov's tile lie off the wheel unless the patch puts them on it (B-2.13, B-2.14, B-17.1).
    fn complete_tiles(&self, holding: &mut Value) {
        let Some(officer) = holding["officer"]
            .as_str()
            .and_then(|id| self.data.find_officer(id))
        else {
            return;
        };
        let mut required: TileSet = (0..TileId::JOKER.0).map(TileId).collect();
        if self.switches.introductory {
            required.insert(TileId::JOKER);
        }
        if self.data.officer(officer).ability == Ability::SpecialTile {
            required.insert(TileId::KRYLOV);
        }
        let wheel = holding["wheel"].as_array().into_iter().flatten();
        let on_wheel: Vec<&str> = wheel.filter_map(|segment| segment["tile"].as_str()).collect();
        let mut tiles: Vec<String> = texts(&holding["tiles"]).map(str::to_owned).collect();
        let ids = required.map(|tile| self.data.tile(tile).id.clone());
        let missing = ids.filter(|id| !tiles.contains(id) && !on_wheel.contains(&id.as_str()));
        let missing: Vec<String> = missing.collect();
        tiles.extend(missing);
        tiles.retain(|id| !on_wheel.contains(&id.as_str()));
        tiles.sort_unstable();
        holding["tiles"] = json!(tiles);
    }

    /// If a patch has dams, those of the set-up are removed. A dam without further values is a base without water; a
    /// neutral one has the level of its area (B-2.6).
    fn complete_dams(&self, merged_json: &mut Value, patch: &Value) {
        let Some(named) = patch["dams"].as_object() else {
            return;
        };
        let mut dams = named.clone();
        for (id, dam) in &mut dams {
            let Some(dam) = dam.as_object_mut() else { continue };
            let area = self.data.find_dam(id).map(|id| self.data.lookup.area(id.basin()));
            let level = match area {
                Some(area) if dam.get("owner") == Some(&json!(NEUTRAL)) => {
                    self.data.neutral[area as usize].level
                }
                _ => 1,
            };
            dam.entry("level").or_insert(json!(level));
            dam.entry("drops").or_insert(json!(0));
        }
        merged_json["dams"] = Value::Object(dams);
    }

    /// Tiles that a company has are neither on offer nor in the stack; three are dealt per round (B-10.4).
    fn complete_patents(&self, merged_json: &mut Value, patch: &Value) {
        if self.switches.introductory {
            return;
        }
        let seats = merged_json["seats"].as_object().into_iter().flatten();
        let owned: Vec<String> = seats
            .flat_map(|(_, holding)| {
                let wheel = holding["wheel"].as_array().into_iter().flatten();
                let on_wheel = wheel.filter_map(|segment| segment["tile"].as_str());
                texts(&holding["tiles"])
                    .chain(on_wheel)
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
            })
            .collect();
        let offered = merged_json["patents"]
            .as_object()
            .into_iter()
            .flatten()
            .filter_map(|(_, tile)| tile.as_str());
        let offered: Vec<String> = offered.map(str::to_owned).collect();
        let mut pile: Vec<String> = texts(&merged_json["patent_stack"]).map(str::to_owned).collect();
        if patch.get("patents").is_some() {
            pile.retain(|tile| !offered.contains(tile) && !owned.contains(tile));
            merged_json["patent_stack"] = json!(pile);
            return;
        }
        let mut all: Vec<String> = offered.into_iter().chain(pile).collect();
        all.retain(|tile| !owned.contains(tile));
        let round = merged_json["round"].as_u64().unwrap_or(1) as usize;
        let left = (TileSet::ADVANCED.len() as usize)
            .saturating_sub(PATENTS.saturating_mul(round))
            .min(all.len());
        let pile = all.split_off(all.len() - left);
        let offered = all.iter().rev().take(PATENTS).rev();
        let offered = (1..)
            .zip(offered)
            .map(|(place, tile): (usize, _)| (place.to_string(), json!(tile)));
        merged_json["patents"] = Value::Object(offered.collect());
        merged_json["patent_stack"] = json!(pile);
    }
}

/// The first of `all` that no seat has.
fn unused<'a>(merged_json: &Value, key: &str, all: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let seats = merged_json["seats"].as_object();
    let taken = |id: &str| seats.is_some_and(|seats| seats.values().any(|holding| holding[key] == id));
    let mut all = all;
    all.find(|id| !taken(id))
}

/// Points without a source in the patch count as present from the start.
fn complete_points(holding: &mut Value, given: &Value) {
    let points = |holding: &Value, source: &str| holding["points"][source].as_i64().unwrap_or(0);
    if let (Some(vp), None) = (given["vp"].as_i64(), given.get("points")) {
        let rest: i64 = SOURCES[1..].iter().map(|source| points(holding, source)).sum();
        holding["points"]["start"] = json!(vp - rest);
    } else if given.get("vp").is_none() {
        let sum: i64 = SOURCES.iter().map(|source| points(holding, source)).sum();
        holding["vp"] = json!(sum);
    }
}

/// Two face-up contracts per colour, from the stacks (B-2.5).
fn complete_display(merged_json: &mut Value) {
    for colour in Colour::ALL.map(Colour::name) {
        let mut face_up: Vec<String> = texts(&merged_json["contracts"][colour])
            .map(str::to_owned)
            .collect();
        let mut stack: Vec<String> = texts(&merged_json["stacks"][colour]).map(str::to_owned).collect();
        while face_up.len() < FACE_UP as usize && !stack.is_empty() {
            face_up.push(stack.remove(0));
        }
        face_up.sort_unstable();
        merged_json["contracts"][colour] = json!(face_up);
        merged_json["stacks"][colour] = json!(stack);
    }
}

/// By default, the first player who has not dropped out has to act.
fn complete_turn(merged_json: &mut Value, patch: &Value) {
    let phase = merged_json["phase"].as_str().unwrap_or_default().to_owned();
    if patch.get("pending").is_none() && patch.get("phase").is_some() {
        merged_json["pending"] = match phase.as_str() {
            "actions" => json!([{"task": "act"}]),
            "over" => json!([]),
            _ => merged_json["pending"].clone(),
        };
    }
    if phase == "actions" && patch.get("turn").is_none() {
        let out: Vec<&str> = texts(&merged_json["out"]).collect();
        let first = texts(&merged_json["order"])
            .find(|seat| !out.contains(seat))
            .map(str::to_owned);
        merged_json["turn"] = json!(first);
    }
}

fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}
