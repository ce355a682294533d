//! Fills in what a scenario's patch implies: whose turn it is, what is left on the displays, how many cubes are on a
//! mine, and where the cards are that the patch does not place.

use serde_json::{Value, json};
use smokestack_core::Seat;

use crate::AgeOfIndustry;
use crate::ids::{Card, Industry};

/// The parts of `asking`.
pub(super) const JOB_PARTS: [&str; 8] = ["kind", "for", "industry", "space", "line", "end", "coal", "iron"];

impl AgeOfIndustry {
    pub(crate) fn complete(&self, merged_json: &mut Value, patch: &Value) {
        if !(merged_json.is_object() && merged_json["seats"].is_object() && merged_json["tiles"].is_object())
        {
            return; // not a position at all: parsing it will report that
        }
        self.complete_course(merged_json, patch);
        self.complete_markets(merged_json, patch);
        self.complete_tiles(merged_json);
        for seat in Seat::all(self.seats) {
            self.complete_display(merged_json, patch, &seat.to_string());
        }
        self.complete_cards(merged_json, patch);
    }

    /// The player whose turn it is is first in the order; the round determines the number of actions (AI-3.3).
    fn complete_course(&self, merged_json: &mut Value, patch: &Value) {
        let turn = patch["turn"]
            .as_str()
            .and_then(|letter| letter.parse::<Seat>().ok());
        if let Some(first) = turn.filter(|seat| seat.index() < self.seats)
            && patch.get("order").is_none()
        {
            let order = (0..self.seats).map(|step| first.plus(step, self.seats));
            merged_json["order"] = json!(order.collect::<Vec<_>>());
        }
        if patch.get("turn").is_none()
            && let Some(first) = patch["order"].get(0)
        {
            merged_json["turn"] = first.clone();
        }
        if patch.get("actions_left").is_none() {
            let params = &self.data.params;
            let actions = match (merged_json["phase"].as_str(), merged_json["round"].as_u64()) {
                (Some("actions"), Some(1)) => params.first_round_actions,
                (Some("actions"), _) => params.actions,
                _ => 0,
            };
            // After the last action the player may still repay (AI-4.4); a build anywhere takes all remaining actions.
            let actions = match merged_json["asking"]["kind"].as_str() {
                Some("repay") => 0,
                Some("place") => 1,
                _ => actions,
            };
            merged_json["actions_left"] = json!(actions);
        }
        if merged_json["phase"] == "interest" && patch.get("asking").is_none() {
            merged_json["asking"] = json!({ "kind": "repay" });
        }
    }

    /// A tile that the patch names is taken from another market space if no other tile of its kind is left (AI-2.7).
    fn complete_markets(&self, merged_json: &mut Value, patch: &Value) {
        let Some(ids) = merged_json["markets"].as_object() else {
            return;
        };
        let ids: Vec<String> = ids.keys().cloned().collect();
        let count = |merged_json: &Value, kind: &str| {
            let tiles = ids.iter().map(|id| &merged_json["markets"][id]["tile"]);
            tiles.filter(|tile| tile.as_str() == Some(kind)).count()
        };
        let kinds = &self.data.market_tiles;
        for tile in kinds {
            for id in &ids {
                if count(merged_json, &tile.id) <= usize::from(tile.count) {
                    break;
                }
                let given = patch["markets"][id].get("tile").is_some();
                if given || merged_json["markets"][id]["tile"] != tile.id.as_str() {
                    continue;
                }
                let spare = kinds
                    .iter()
                    .find(|kind| count(merged_json, &kind.id) < usize::from(kind.count));
                if let Some(spare) = spare {
                    merged_json["markets"][id]["tile"] = json!(spare.id);
                }
            }
        }
    }

    /// Tiles are unflipped and mines full unless the patch says otherwise; used-up tiles are flipped (AI-9.2, AI-13.4).
    fn complete_tiles(&self, merged_json: &mut Value) {
        let Some(tiles) = merged_json["tiles"].as_object() else {
            return;
        };
        let ids: Vec<String> = tiles.keys().cloned().collect();
        for id in ids {
            let served = self.ship_done(merged_json, &id);
            let tile = &mut merged_json["tiles"][&id];
            if !tile.is_object() {
                continue;
            }
            let industry = tile["industry"].as_str().and_then(Industry::from_id);
            let level = tile["level"].as_u64().unwrap_or(0) as u8;
            let stack = industry.and_then(|industry| self.data.find_stack(industry, level));
            if let Some(industry @ (Industry::CoalMine | Industry::IronWorks)) = industry {
                let _ = industry;
                if tile.get("cubes").is_none() {
                    let full = stack.map_or(0, |stack| self.data.stack(stack).cubes);
                    let empty = tile["flipped"] == true;
                    tile["cubes"] = json!(if empty { 0 } else { full });
                }
                if tile.get("flipped").is_none() {
                    tile["flipped"] = json!(tile["cubes"] == 0);
                }
            } else if tile.get("flipped").is_none() {
                tile["flipped"] = json!(served);
            }
        }
    }

    /// Whether the market and the coal beyond a ship space are used up.
    fn ship_done(&self, merged_json: &Value, id: &str) -> bool {
        let map = self.map();
        let Some(space) = map.find_space(id).filter(|space| map.lookup.ships.has(*space)) else {
            return false;
        };
        let coal = map.import_id(space);
        let coal_left = coal.is_some_and(|id| merged_json["imports"][id].as_u64().unwrap_or(0) > 0);
        let location = map.location(map.space(space).location);
        let served = location.markets.iter().all(|market| {
            let market = &merged_json["markets"][&map.market(*market).id];
            let tiles = &self.data.market_tiles;
            let kind = tiles
                .iter()
                .find(|tile| Some(tile.id.as_str()) == market["tile"].as_str());
            market["flipped"] == true || kind.is_some_and(|kind| kind.accepts.is_empty())
        });
        !coal_left && served
    }

    /// Tiles on the map have left the display, and all lower ones with them (AI-6.12).
    fn complete_display(&self, merged_json: &mut Value, patch: &Value, seat: &str) {
        for industry in Industry::ALL {
            if patch["seats"][seat]["display"].get(industry.id()).is_some() {
                continue;
            }
            let lookup = &self.data.lookup;
            let total = usize::from(lookup.total[industry.index()]);
            let sequence = &lookup.sequence[industry.index()][..total];
            let mut gone = 0;
            for stack in &self.data.industry(industry).stacks {
                let level = self.data.stack(*stack).level;
                let tiles = merged_json["tiles"].as_object().into_iter().flatten();
                let built = tiles
                    .filter(|(_, tile)| {
                        tile["owner"] == seat && tile["industry"] == industry.id() && tile["level"] == level
                    })
                    .count();
                if built > 0 {
                    let first = sequence.iter().position(|other| other == stack).unwrap_or(0);
                    gone = first + built;
                }
            }
            let shown = merged_json["seats"][seat]["display"][industry.id()].as_array();
            if gone > 0 && shown.is_some_and(|levels| levels.len() > total - gone.min(total)) {
                let left = sequence[gone.min(total)..].iter();
                let levels: Vec<u8> = left.map(|stack| self.data.stack(*stack).level).collect();
                merged_json["seats"][seat]["display"][industry.id()] = json!(levels);
            }
        }
    }

    /// Cards that the patch does not place: hands that it does not mention are filled up first, then the face-up cards.
    /// The rest goes under the pile, or to the discards if the patch gives the pile itself.
    fn complete_cards(&self, merged_json: &mut Value, patch: &Value) {
        // A finished game has only discards and face-up cards (AI-17.1, AI-17.3).
        let over = merged_json["phase"] == "over";
        if over {
            for seat in Seat::all(self.seats).map(|seat| seat.to_string()) {
                merged_json["seats"][&seat]["hand"] = json!([]);
                merged_json["seats"][&seat]["seen"] = json!([]);
            }
            merged_json["pile"] = json!([]);
        }
        let mut missing = self.missing_cards(merged_json);
        for seat in Seat::all(self.seats).map(|seat| seat.to_string()) {
            let holding = &patch["seats"][&seat];
            if holding.get("hand").is_some() {
                if holding.get("seen").is_none() {
                    merged_json["seats"][&seat]["seen"] = json!([]);
                }
                continue;
            }
            let size = if over { 0 } else { usize::from(self.hand) };
            fill(&mut merged_json["seats"][&seat]["hand"], size, &mut missing);
        }
        if patch.get("face_up").is_none() && !over {
            fill(
                &mut merged_json["face_up"],
                usize::from(self.data.params.face_up),
                &mut missing,
            );
        }
        let rest = if over || patch.get("pile").is_some() {
            "discards"
        } else {
            "pile"
        };
        let full = match &merged_json[rest] {
            Value::Array(cards) => cards.len() + missing.len(),
            _ => return,
        };
        fill(&mut merged_json[rest], full, &mut missing);
        if rest == "discards"
            && let Some(cards) = merged_json[rest].as_array_mut()
        {
            cards.sort_by(|a, b| a.as_str().cmp(&b.as_str()));
        }
    }

    /// Cards of this game that have not been placed yet.
    fn missing_cards(&self, merged_json: &Value) -> Vec<&'static str> {
        let seats = merged_json["seats"].as_object().into_iter().flatten();
        let hands = seats.map(|(_, holding)| &holding["hand"]);
        let places = ["face_up", "pile", "discards"].map(|key| &merged_json[key]);
        let lists: Vec<&Value> = hands.chain(places).collect();
        let lying = |card: Card| -> usize {
            let lists = lists.iter().filter_map(|list| list.as_array());
            let cards = lists.flatten().filter(|id| id.as_str() == Some(card.id()));
            cards.count()
        };
        Card::all()
            .flat_map(|card| {
                let missing = usize::from(self.cards_of(card)).saturating_sub(lying(card));
                std::iter::repeat_n(card.id(), missing)
            })
            .collect()
    }
}

/// Adds missing cards until there are this many.
fn fill(list: &mut Value, size: usize, missing: &mut Vec<&'static str>) {
    let Some(cards) = list.as_array_mut() else { return };
    while cards.len() < size && !missing.is_empty() {
        cards.push(json!(missing.remove(0)));
    }
}
