//! Fills in what a scenario's patch implies: whose turn it is if the patch names only the phase, where the markers are,
//! and the points for developed fields.

use serde_json::{Value, json};
use smokestack_core::Seat;

use crate::Industry;
use crate::data::EPOCHS;
use crate::ids::{ColumnId, ColumnSet, FieldId, FieldSet};

impl Industry {
    pub(crate) fn complete(&self, merged_json: &mut Value, patch: &Value) {
        if !(merged_json.is_object() && merged_json["seats"].is_object()) {
            return; // not a position at all: parsing it will report that
        }
        self.complete_end(merged_json, patch);
        self.complete_turn(merged_json, patch);
        let epoch = merged_json["epoch"].as_u64().and_then(|n| u8::try_from(n).ok());
        if let Some(epoch) = epoch.filter(|e| (1..=EPOCHS as u8).contains(e)) {
            self.complete_markers(merged_json, patch, epoch);
        }
        for seat in Seat::all(self.seats).map(|s| s.to_string()) {
            let given = &patch["seats"][&seat];
            if given.get("developed").is_some() && given.get("vp").is_none() {
                let points = self.printed_points(&merged_json["seats"][&seat]);
                merged_json["seats"][&seat]["vp"] = json!(points);
            }
        }
    }

    /// A game that is over has played all its rounds (IY-9.1).
    fn complete_end(&self, merged_json: &mut Value, patch: &Value) {
        if merged_json["phase"] == "over" && patch.get("epoch").is_none() {
            merged_json["epoch"] = json!(EPOCHS);
            if patch.get("round").is_none() {
                merged_json["round"] = json!(self.rounds_in_epoch(EPOCHS as u8));
            }
        }
    }

    fn complete_turn(&self, merged_json: &mut Value, patch: &Value) {
        let given = |key: &str| patch.get(key).cloned();
        let auction = merged_json["phase"] == "auction";
        let on_block = merged_json["field"].is_string();
        let first = match (given("turn"), on_block) {
            (Some(turn), false) => Some(turn),
            _ => given("auctioneer"),
        };
        let start = given("start_player").or(first.clone());
        if let Some(start) = start {
            if given("start_player").is_none() {
                merged_json["start_player"] = start.clone();
            }
            if given("auctioneer").is_none() {
                merged_json["auctioneer"] = first.unwrap_or(start.clone());
            }
            if given("turn").is_none() {
                merged_json["turn"] = if auction {
                    merged_json["auctioneer"].clone()
                } else {
                    start
                };
            }
        }
        if auction && on_block && given("turn").is_none() {
            merged_json["turn"] = self.next_bidder(merged_json);
        }
    }

    /// The first seat on the auctioneer's left that has not bid or passed yet.
    fn next_bidder(&self, merged_json: &Value) -> Value {
        let auctioneer = merged_json["auctioneer"]
            .as_str()
            .and_then(|s| s.parse::<Seat>().ok());
        let Some(auctioneer) = auctioneer else {
            return merged_json["turn"].clone();
        };
        let mut order = (1..self.seats).map(|step| auctioneer.plus(step, self.seats));
        let silent = order.find(|s| merged_json["bids"].get(s.to_string()).is_none());
        json!(silent.unwrap_or(auctioneer))
    }

    /// Markers that the patch does not place: those of owned fields are turned down, the auction's lie face up, as
    /// many as the round requires have left the bag.
    fn complete_markers(&self, merged_json: &mut Value, patch: &Value, epoch: u8) {
        let given = |key: &str| {
            patch
                .get(key)
                .map(|list| columns(list).into_iter().collect::<ColumnSet>())
        };
        let each_round = self.markers_per_round(epoch);
        let block = merged_json["field"]
            .as_str()
            .and_then(|id| self.data.find_field(id));
        let block = block.map_or(ColumnSet::EMPTY, |field| ColumnSet::one(field.column()));
        let owned = self.owned(merged_json).columns(epoch);
        // In the order in which set-up would draw them, or the patch's bag last.
        let bag = columns(&merged_json["bag"]);
        let out = ColumnSet::ALL.filter(|column| !bag.contains(column));
        let pool: Vec<ColumnId> = out.chain(bag.iter().copied()).collect();
        let taken = owned.or(block).or(given("used").unwrap_or_default());
        let free = |without: ColumnSet| pool.iter().copied().filter(move |column| !without.has(*column));
        let available = match given("available") {
            Some(columns) => columns,
            None if merged_json["phase"] == "auction" => {
                let required = each_round - block.len() as usize;
                let kept = taken.or(given("bag").unwrap_or_default());
                free(kept).take(required).collect()
            }
            None => ColumnSet::EMPTY,
        };
        let up = available.or(block);
        let used = match (given("used"), given("bag")) {
            (Some(used), _) => used,
            (None, Some(bag)) => ColumnSet::ALL.without(bag).without(up),
            (None, None) => {
                let minimum = (owned.len() + up.len()) as usize;
                let round = merged_json["round"].as_u64().unwrap_or(1) as usize;
                let round = if patch.get("round").is_none() {
                    round.max(minimum.div_ceil(each_round))
                } else {
                    round
                };
                let fill = round.saturating_mul(each_round).saturating_sub(minimum);
                owned.or(free(owned.or(up)).take(fill).collect())
            }
        };
        let placed = up.or(used);
        if patch.get("bag").is_none() {
            let left = pool.iter().filter(|column| !placed.has(**column));
            merged_json["bag"] = json!(left.map(|c| c.letter().to_string()).collect::<Vec<_>>());
        }
        if patch.get("used").is_none() {
            merged_json["used"] = super::letters(used);
        }
        if patch.get("available").is_none() {
            merged_json["available"] = self.ids(available.fields(epoch));
        }
        if patch.get("round").is_none() {
            merged_json["round"] = json!((placed.len() as usize / each_round).max(1));
        }
        self.complete_refills(merged_json, patch, epoch);
    }

    /// All fields that the seats own, and those from which their jokers and the spent ones must have come.
    fn owned(&self, merged_json: &Value) -> FieldSet {
        let seats = merged_json["seats"].as_object().into_iter().flatten();
        let mut owned = FieldSet::EMPTY;
        let mut jokers: Vec<&str> = texts(&merged_json["discarded"]).collect();
        for (_, seat) in seats {
            for part in ["undeveloped", "developed"] {
                owned = owned.or(self.listed_fields(&seat[part]));
            }
            jokers.extend(texts(&seat["jokers"]));
        }
        for id in jokers {
            let of_this_kind = |field: &FieldId| {
                let field = self.data.field(*field);
                field.id == id || field.joker.is_some_and(|joker| self.data.joker_id(joker) == id)
            };
            let source = self.data.field_ids().find(|f| of_this_kind(f) && !owned.has(*f));
            owned = owned.or(source.map_or(FieldSet::EMPTY, FieldSet::one));
        }
        owned
    }

    /// The later bags are complete: markers that the patch placed elsewhere were taken out of them, and go back.
    fn complete_refills(&self, merged_json: &mut Value, patch: &Value, epoch: u8) {
        let mut refills = serde_json::Map::new();
        for later in usize::from(epoch) + 1..=EPOCHS {
            let key = later.to_string();
            if let Some(list) = patch["refills"].get(&key) {
                refills.insert(key, list.clone());
                continue;
            }
            let mut order = columns(&merged_json["refills"][&key]);
            let missing: Vec<ColumnId> = ColumnSet::ALL.filter(|c| !order.contains(c)).collect();
            order.extend(missing);
            refills.insert(
                key,
                json!(order.iter().map(|c| c.letter().to_string()).collect::<Vec<_>>()),
            );
        }
        merged_json["refills"] = Value::Object(refills);
    }

    fn listed_fields(&self, list: &Value) -> FieldSet {
        texts(list).filter_map(|id| self.data.find_field(id)).collect()
    }

    /// The points on a seat's developed fields, without those of late factories (IY-6.10, IY-6.16).
    fn printed_points(&self, seat: &Value) -> u32 {
        let counted = self
            .listed_fields(&seat["developed"])
            .without(self.listed_fields(&seat["late"]));
        counted.map(|f| u32::from(self.data.field(f).vp)).sum()
    }
}

fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// The markers in a list of letters or fields, in its order; anything else is left for the reader to reject.
fn columns(list: &Value) -> Vec<ColumnId> {
    let column = |text: &str| ColumnId::from_letter(&text[text.len().saturating_sub(1)..]);
    texts(list)
        .filter(|text| text.is_ascii() && text.len() <= 2)
        .filter_map(column)
        .collect()
}
