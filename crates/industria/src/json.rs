//! Positions and views as JSON, in a readable form: seats by letter, pieces by id, sets as sorted lists.

use serde_json::{Map, Value};
use smokestack_core::small_sort;
use smokestack_core::to_json;
use smokestack_core::{InvalidPosition, Seat, Seed};

use crate::Industria;
use crate::data::{EPOCHS, Kind, TILES_PER_EPOCH};
use crate::ids::{ResourceSet, TileId, TileSet};
use crate::position::{
    Auction, Bid, Building, Holding, NO_TILE, Phase, Position, PublicState, SEATS, SecretState,
};
use crate::view::View;

const BUILD_KINDS: [Kind; 3] = [Kind::Factory, Kind::Technology, Kind::Bonus];

impl Industria {
    #[inline]
    pub(crate) fn write_position(&self, at: &Position) -> Value {
        let mut json = self.write_open(&at.open);
        let piles = (1..=self.epochs()).map(|epoch| {
            let pile = &at.hidden.piles[epoch - 1];
            let drawn_next_first = pile.iter().rev().filter(|t| **t != NO_TILE);
            let ids: Vec<&str> = drawn_next_first.map(|t| self.data.tile(*t).id.as_str()).collect();
            (epoch.to_string(), to_json!(ids))
        });
        json["piles"] = Value::Object(piles.collect());
        json["seed"] = to_json!(at.hidden.seed.to_string());
        json
    }

    #[inline]
    pub(crate) fn write_view(&self, view: &View) -> Value {
        let mut json = self.write_open(&view.open);
        let unseen = (1..=self.epochs()).map(|epoch| {
            (
                epoch.to_string(),
                self.ids(view.open.face_down.and(self.data.epoch_tiles(epoch))),
            )
        });
        json["unseen"] = Value::Object(unseen.collect());
        json
    }

    #[inline]
    fn ids(&self, tiles: TileSet) -> Value {
        let mut ids: Vec<&str> = tiles.map(|t| self.data.tile(t).id.as_str()).collect();
        small_sort::sort(&mut ids);
        to_json!(ids)
    }

    #[inline]
    fn resource_ids(&self, resources: ResourceSet) -> Value {
        let mut ids: Vec<&str> = resources.map(|r| self.data.resource(r).id.as_str()).collect();
        small_sort::sort(&mut ids);
        to_json!(ids)
    }

    #[inline]
    fn write_open(&self, state: &PublicState) -> Value {
        let scores = self.score(state);
        let seats = Seat::all(self.seats).map(|seat| {
            let holding = state.holding(seat);
            let held = to_json!({
                "money": holding.money,
                "vp": holding.vp,
                "hand": self.ids(holding.hand),
                "built": self.ids(holding.built),
                "late": self.ids(holding.built.and(state.late)),
            });
            (seat.to_string(), held)
        });
        let lines = Seat::all(self.seats).map(|seat| {
            let score = scores.of(seat);
            let mut sheet: Map<String, Value> = score
                .lines
                .iter()
                .map(|(source, points)| ((*source).to_owned(), to_json!(points)))
                .collect();
            sheet.insert("total".to_owned(), to_json!(score.total));
            sheet.insert("place".to_owned(), to_json!(score.place));
            (seat.to_string(), Value::Object(sheet))
        });
        let over = state.phase == Phase::Over;
        let winners: Vec<Seat> = if over {
            scores.winners().collect()
        } else {
            Vec::new()
        };
        to_json!({
            "epoch": state.epoch,
            "round": state.round,
            "phase": phase_name(state.phase),
            "turn": if over { Value::Null } else { to_json!(state.turn) },
            "start_player": state.start,
            "auctioneer": state.auctioneer,
            "offer": self.ids(state.offer),
            "tile": state.auction.tile().map(|t| &self.data.tile(t).id),
            "bids": self.write_bids(state),
            "built_this_turn": self.write_built_kinds(state),
            "paying": self.write_payment(state),
            "seats": Value::Object(seats.collect()),
            "discarded": self.ids(state.discarded),
            "scores": Value::Object(lines.collect()),
            "winners": winners,
        })
    }

    #[inline]
    fn write_bids(&self, state: &PublicState) -> Value {
        let bids = Seat::all(self.seats).filter_map(|seat| match state.auction.bid_of(seat) {
            Bid::None => None,
            Bid::Pass => Some((seat.to_string(), to_json!("pass"))),
            Bid::Thalers(thalers) => Some((seat.to_string(), to_json!(thalers))),
        });
        Value::Object(bids.collect())
    }

    #[inline]
    fn write_built_kinds(&self, state: &PublicState) -> Value {
        let kinds = BUILD_KINDS
            .into_iter()
            .filter(|kind| state.building.has_built(*kind));
        let mut names: Vec<&str> = kinds.map(Kind::name).collect();
        small_sort::sort(&mut names);
        to_json!(names)
    }

    #[inline]
    fn write_payment(&self, state: &PublicState) -> Value {
        let Some(tile) = state.building.paying() else {
            return Value::Null;
        };
        to_json!({
            "tile": self.data.tile(tile).id,
            "ask": self.resource_ids(state.building.ask),
            "buy": self.resource_ids(state.building.buy),
            "use": self.resource_ids(state.building.spend),
        })
    }

    /// Fills in what a scenario's patch implies: whose turn it is if the patch names only the phase, tiles that cannot
    /// be on offer, tiles of past epochs that have left the game, and the points for built tiles.
    #[inline]
    pub(crate) fn complete(&self, merged_json: &mut Value, patch: &Value) {
        if !(merged_json.is_object() && merged_json["piles"].is_object()) {
            return; // not a position at all: parsing it will report that
        }
        self.complete_turn(merged_json, patch);
        self.complete_tiles(merged_json, patch);
        for seat in Seat::all(self.seats).map(|s| s.to_string()) {
            let given = &patch["seats"][&seat];
            if given.get("built").is_some() && given.get("vp").is_none() {
                let points = self.printed_points(&merged_json["seats"][&seat]);
                merged_json["seats"][&seat]["vp"] = to_json!(points);
            }
        }
    }

    #[inline]
    fn complete_turn(&self, merged_json: &mut Value, patch: &Value) {
        let given = |key: &str| patch.get(key).cloned();
        let auction = merged_json["phase"] == "auction";
        let on_block = merged_json["tile"].is_string();
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
    #[inline]
    fn next_bidder(&self, merged_json: &Value) -> Value {
        let auctioneer = merged_json["auctioneer"]
            .as_str()
            .and_then(|s| s.parse::<Seat>().ok());
        let Some(auctioneer) = auctioneer else {
            return merged_json["turn"].clone();
        };
        let order = (1..self.seats).map(|step| auctioneer.plus(step, self.seats));
        let silent = order
            .into_iter()
            .find(|s| merged_json["bids"].get(s.to_string()).is_none());
        to_json!(silent.unwrap_or(auctioneer))
    }

    #[inline]
    fn complete_tiles(&self, merged_json: &mut Value, patch: &Value) {
        if let Some(tile) = patch.get("tile").and_then(Value::as_str) {
            smokestack_core::json::take_out(merged_json, &[tile.to_owned()]);
        }
        let epoch = merged_json["epoch"].as_u64().unwrap_or(0) as usize;
        let back = match patch.get("offer") {
            None => std::mem::replace(&mut merged_json["offer"], Value::Array(Vec::new())),
            Some(_) => self.revealed_and_lost(merged_json, patch),
        };
        let back = back.as_array().cloned().unwrap_or_default();
        if let Some(pile) = merged_json["piles"]["1"].as_array_mut() {
            pile.splice(0..0, back);
        }
        if patch.get("piles").is_none() {
            for past in 1..epoch.min(EPOCHS + 1) {
                let pile = std::mem::replace(
                    &mut merged_json["piles"][past.to_string()],
                    Value::Array(Vec::new()),
                );
                let pile = pile.as_array().cloned().unwrap_or_default();
                if let Some(discarded) = merged_json["discarded"].as_array_mut() {
                    discarded.extend(pile);
                }
            }
        }
        if merged_json["phase"] == "auction" && patch.get("offer").is_none() {
            let required = self.seats - usize::from(merged_json["tile"].is_string());
            if let Some(pile) = merged_json["piles"][epoch.to_string()].as_array_mut() {
                let drawn: Vec<Value> = pile.drain(..required.min(pile.len())).collect();
                merged_json["offer"] = to_json!(drawn);
            }
        }
    }

    /// Tiles that set-up revealed and that the patch neither offers nor places elsewhere go back to their pile.
    #[inline]
    fn revealed_and_lost(&self, merged_json: &Value, patch: &Value) -> Value {
        if patch["piles"].get("1").is_some() {
            return Value::Array(Vec::new());
        }
        let mut placed = smokestack_core::json::to_strings(merged_json);
        placed.extend(merged_json["tile"].as_str().map(str::to_owned));
        let lost = self.data.epoch_tiles(1).map(|t| &self.data.tile(t).id);
        to_json!(lost.filter(|id| !placed.contains(id)).collect::<Vec<_>>())
    }

    /// The points on a seat's built tiles, without those of late factories (IA-7.1, IA-7.2).
    #[inline]
    fn printed_points(&self, seat: &Value) -> u32 {
        let listed = |key: &str| {
            let ids = seat[key]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_str);
            ids.filter_map(|id| self.data.find_tile(id)).collect::<TileSet>()
        };
        listed("built")
            .without(listed("late"))
            .map(|t| u32::from(self.data.tile(t).vp))
            .sum()
    }

    #[inline]
    pub(crate) fn read_position(&self, json: &Value) -> Result<Position, InvalidPosition> {
        let reader = Reader { game: self, json };
        reader.refuse_unknown_keys()?;
        let (piles, face_down) = reader.piles()?;
        let state = reader.open(face_down)?;
        let seed = json["seed"].as_str().unwrap_or_default().parse::<Seed>();
        let seed = seed.map_err(|e| InvalidPosition::new(e.to_string()))?;
        let position = Position {
            open: state,
            hidden: SecretState { piles, seed },
        };
        self.invariants(&position)?;
        Ok(position)
    }

    #[inline]
    pub(crate) fn read_view(&self, json: &Value) -> Result<View, InvalidPosition> {
        let reader = Reader { game: self, json };
        let mut face_down = TileSet::EMPTY;
        for epoch in 1..=self.epochs() {
            face_down = face_down.or(reader.pile("unseen", epoch)?);
        }
        let state = reader.open(face_down)?;
        Ok(View { open: state })
    }
}

#[inline]
fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Offer | Phase::Bid | Phase::Decide => "auction",
        Phase::Build | Phase::Pay => "build",
        Phase::Over => "over",
    }
}

const KEYS: [&str; 17] = [
    "epoch",
    "round",
    "phase",
    "turn",
    "start_player",
    "auctioneer",
    "offer",
    "tile",
    "bids",
    "built_this_turn",
    "paying",
    "seats",
    "discarded",
    "piles",
    "seed",
    "scores",
    "winners",
];

/// Reads a position's JSON; every error names the place where it occurred.
struct Reader<'g> {
    game: &'g Industria,
    json: &'g Value,
}

impl Reader<'_> {
    /// `scores` and `winners` follow from the rest: they are allowed and ignored.
    #[inline]
    fn refuse_unknown_keys(&self) -> Result<(), InvalidPosition> {
        let fields = self
            .json
            .as_object()
            .ok_or_else(|| InvalidPosition::new("a position must be a JSON object"))?;
        match fields.keys().find(|key| !KEYS.contains(&key.as_str())) {
            Some(key) => Err(InvalidPosition::new(format!(
                "no part of a position is called {key:?}"
            ))),
            None => Ok(()),
        }
    }

    /// The public state, given the face-down tiles.
    #[inline]
    fn open(&self, face_down: TileSet) -> Result<PublicState, InvalidPosition> {
        let json = self.json;
        let (seats, late) = self.holdings()?;
        let phase = self.phase()?;
        let start = self.seat("start_player")?;
        Ok(PublicState {
            seats,
            offer: self.tiles(&json["offer"], "offer")?,
            face_down,
            discarded: self.tiles(&json["discarded"], "discarded")?,
            late,
            phase,
            turn: if phase == Phase::Over {
                start
            } else {
                self.seat("turn")?
            },
            start,
            auctioneer: self.seat("auctioneer")?,
            epoch: self.number(&json["epoch"], "epoch")?,
            round: self.number(&json["round"], "round")?,
            auction: self.auction()?,
            building: self.building()?,
        })
    }

    #[inline]
    fn number(&self, value: &Value, what: &str) -> Result<u8, InvalidPosition> {
        let number = value.as_u64().and_then(|n| u8::try_from(n).ok());
        number.ok_or_else(|| {
            InvalidPosition::new(format!(
                "{what} must be a whole number from 0 to 255, not {value}"
            ))
        })
    }

    #[inline]
    fn seat(&self, key: &str) -> Result<Seat, InvalidPosition> {
        let seat = self.json[key].as_str().and_then(|s| s.parse::<Seat>().ok());
        let seat = seat.filter(|s| s.index() < self.game.seats);
        seat.ok_or_else(|| {
            InvalidPosition::new(format!(
                "{key} must be a seat at this table, not {}",
                self.json[key]
            ))
        })
    }

    #[inline]
    fn tile(&self, value: &Value, what: &str) -> Result<TileId, InvalidPosition> {
        let entry = value.as_str().and_then(|id| self.game.data.find_tile(id));
        entry.ok_or_else(|| InvalidPosition::new(format!("{what}: no tile is called {value}")))
    }

    #[inline]
    fn tiles(&self, value: &Value, what: &str) -> Result<TileSet, InvalidPosition> {
        let items = value
            .as_array()
            .ok_or_else(|| InvalidPosition::new(format!("{what} must be a list of tiles")))?;
        let mut set = TileSet::EMPTY;
        for item in items {
            let tile = self.tile(item, what)?;
            if set.has(tile) {
                return Err(InvalidPosition::new(format!("{what}: {item} appears twice")));
            }
            set.insert(tile);
        }
        Ok(set)
    }

    #[inline]
    fn resources(&self, value: &Value) -> Result<ResourceSet, InvalidPosition> {
        let find = |v: &Value| v.as_str().and_then(|id| self.game.data.find_resource(id));
        let items = value.as_array().into_iter().flatten();
        items
            .map(|v| find(v).ok_or_else(|| InvalidPosition::new(format!("no resource is called {v}"))))
            .collect()
    }

    #[inline]
    fn holdings(&self) -> Result<([Holding; SEATS], TileSet), InvalidPosition> {
        let fields = self.json["seats"]
            .as_object()
            .ok_or_else(|| InvalidPosition::new("seats must be an object"))?;
        let mut seats = [Holding::default(); SEATS];
        let mut late = TileSet::EMPTY;
        for (letter, value) in fields {
            let seat = letter
                .parse::<Seat>()
                .ok()
                .filter(|s| s.index() < self.game.seats);
            let seat =
                seat.ok_or_else(|| InvalidPosition::new(format!("seat {letter} is not at this table")))?;
            const PARTS: [&str; 5] = ["money", "vp", "hand", "built", "late"];
            if let Some(key) = value
                .as_object()
                .and_then(|o| o.keys().find(|k| !PARTS.contains(&k.as_str())))
            {
                return Err(InvalidPosition::new(format!(
                    "a seat has {}, not {key:?}",
                    PARTS.join(", ")
                )));
            }
            let at = |key: &str| format!("seats.{letter}.{key}");
            let built = self.tiles(&value["built"], &at("built"))?;
            seats[seat.index()] = Holding {
                hand: self.tiles(&value["hand"], &at("hand"))?,
                built,
                products: built.fold(ResourceSet::EMPTY, |all, t| {
                    all.or(self.game.data.lookup.products[t.index()])
                }),
                money: self.number(&value["money"], &at("money"))?,
                vp: self.number(&value["vp"], &at("vp"))?,
                discount: built.map(|t| self.game.data.lookup.discount[t.index()]).sum(),
            };
            late = late.or(self.tiles(&value["late"], &at("late"))?);
        }
        Ok((seats, late))
    }

    /// The face-down tiles of an epoch.
    #[inline]
    fn pile(&self, key: &str, epoch: usize) -> Result<TileSet, InvalidPosition> {
        let what = format!("{key}.{epoch}");
        let set = self.tiles(&self.json[key][epoch.to_string()], &what)?;
        if set.without(self.game.data.epoch_tiles(epoch)).is_empty() {
            return Ok(set);
        }
        Err(InvalidPosition::new(format!(
            "{what} holds a tile of another epoch (IA-1.8)"
        )))
    }

    #[allow(clippy::type_complexity)]
    #[inline]
    fn piles(&self) -> Result<([[TileId; TILES_PER_EPOCH]; EPOCHS], TileSet), InvalidPosition> {
        let mut piles = [[NO_TILE; TILES_PER_EPOCH]; EPOCHS];
        let mut face_down = TileSet::EMPTY;
        for epoch in 1..=self.game.epochs() {
            let listed = &self.json["piles"][epoch.to_string()];
            let set = self.pile("piles", epoch)?;
            let next_first = listed.as_array().into_iter().flatten().rev();
            for (place, value) in piles[epoch - 1].iter_mut().zip(next_first) {
                *place = self.tile(value, "piles")?;
            }
            face_down = face_down.or(set);
        }
        Ok((piles, face_down))
    }

    #[inline]
    fn phase(&self) -> Result<Phase, InvalidPosition> {
        match self.json["phase"].as_str() {
            Some("auction") if self.json["tile"].is_null() => Ok(Phase::Offer),
            Some("auction") if self.json["turn"] == self.json["auctioneer"] => Ok(Phase::Decide),
            Some("auction") => Ok(Phase::Bid),
            Some("build") if self.json["paying"].is_null() => Ok(Phase::Build),
            Some("build") => Ok(Phase::Pay),
            Some("over") => Ok(Phase::Over),
            _ => Err(InvalidPosition::new(format!(
                "phase is auction, build or over, not {}",
                self.json["phase"]
            ))),
        }
    }

    #[inline]
    fn auction(&self) -> Result<Auction, InvalidPosition> {
        let mut auction = Auction::NONE;
        if !self.json["tile"].is_null() {
            auction.tile = self.tile(&self.json["tile"], "tile")?;
        }
        for (letter, entry) in self.json["bids"].as_object().into_iter().flatten() {
            let seat = letter
                .parse::<Seat>()
                .ok()
                .filter(|s| s.index() < self.game.seats);
            let seat = seat
                .ok_or_else(|| InvalidPosition::new(format!("bids: seat {letter} is not at this table")))?;
            let bid = if entry == "pass" {
                Bid::Pass
            } else {
                Bid::Thalers(self.number(entry, "a bid")?)
            };
            auction.bids[seat.index()] = bid;
        }
        Ok(auction)
    }

    #[inline]
    fn building(&self) -> Result<Building, InvalidPosition> {
        let mut building = Building::NONE;
        for name in self.json["built_this_turn"].as_array().into_iter().flatten() {
            let kind = BUILD_KINDS.into_iter().find(|k| name == k.name());
            let kind = kind.ok_or_else(|| {
                InvalidPosition::new(format!(
                    "built_this_turn: factory, technology or bonus, not {name}"
                ))
            })?;
            building.done[kind as usize] = true;
        }
        let paying = &self.json["paying"];
        if !paying.is_null() {
            building.tile = self.tile(&paying["tile"], "paying.tile")?;
            building.ask = self.resources(&paying["ask"])?;
            building.buy = self.resources(&paying["buy"])?;
            building.spend = self.resources(&paying["use"])?;
        }
        Ok(building)
    }
}
