//! Positions and views as JSON, in a readable form: seats by letter, pieces by id, sets as sorted lists.

mod complete;
mod read;
mod reader;
mod tasks;

use serde_json::{Map, Value};
use smokestack_core::small_sort;
use smokestack_core::to_json;
use smokestack_core::{Seat, SeatScore};

use crate::Barrage;
use crate::ids::{
    Colour, CompanyId, ContractId, ContractSet, DamId, HeadstreamId, OfficerSet, TileId, TileSet,
};
use crate::position::{NO_OFFICER, NO_TILE, Phase, Position, PublicState, Segment};
use crate::rules::scoring::SOURCES;
use crate::view::View;

/// The `owner` of a neutral dam.
const NEUTRAL: &str = "neutral";

impl Barrage {
    #[inline]
    pub(crate) fn write_position(&self, at: &Position) -> Value {
        let mut json = self.write_open(&at.open);
        let stacks = Colour::ALL.map(|colour| {
            let stack = &at.hidden.contracts[colour as usize];
            (colour.name().to_owned(), self.contract_list(stack.iter()))
        });
        json["stacks"] = Value::Object(stacks.into_iter().collect());
        json["patent_stack"] = self.tile_list(at.hidden.patents.iter());
        json["seed"] = to_json!(at.hidden.seed.to_string());
        json
    }

    #[inline]
    pub(crate) fn write_view(&self, view: &View) -> Value {
        let mut json = self.write_open(&view.open);
        let unseen = Colour::ALL.map(|colour| {
            let left = view.open.unseen.and(colour.contracts());
            (colour.name().to_owned(), self.contract_ids(left))
        });
        json["unseen"] = Value::Object(unseen.into_iter().collect());
        json["unseen_patents"] = self.tile_ids(self.unseen_patents(view.open.seen_patents));
        json
    }

    #[inline]
    fn write_open(&self, state: &PublicState) -> Value {
        let scores = self.score(state);
        let over = state.phase == Phase::Over;
        let winners: Vec<Seat> = if over {
            scores.winners().collect()
        } else {
            Vec::new()
        };
        let seats = Seat::all(self.seats).map(|seat| (seat.to_string(), self.write_holding(state, seat)));
        let sheets = scores
            .0
            .iter()
            .map(|score| (score.seat.to_string(), sheet(score)));
        let out: Vec<Seat> = Seat::all(self.seats).filter(|seat| state.is_out(*seat)).collect();
        to_json!({
            "round": state.round,
            "phase": phase_name(state.phase),
            "turn": if over { Value::Null } else { to_json!(state.turn) },
            "order": &state.order[..self.seats],
            "step": state.step,
            "out": out,
            "pending": self.write_tasks(&state.tasks),
            "headstreams": self.write_headstreams(state),
            "dams": self.write_dams(state),
            "conduits": self.write_conduits(state),
            "powerhouses": self.write_powerhouses(state),
            "bonus_tiles": state.bonuses.map(|id| self.data.bonus(id).id.as_str()),
            "objective": self.data.objective(state.objective).id,
            "national_contracts": self.contract_ids(state.nationals),
            "contracts": self.by_colour(|colour| self.contract_ids(state.face_up(colour))),
            "returned": self.by_colour(|colour| self.contract_list(state.returned[colour as usize].iter())),
            "patents": self.write_patents(state),
            "matchups": self.write_matchups(state),
            "companies": state.companies.map(|id| self.data.company(id).id.as_str()).collect::<Vec<_>>(),
            "starting_contracts": self.contract_ids(state.starting),
            "copyable": self.officer_ids(state.copyable),
            "copied": self.officer_id(state.copied),
            "seats": Value::Object(seats.collect()),
            "scores": Value::Object(sheets.collect()),
            "winners": winners,
        })
    }

    #[inline]
    fn write_holding(&self, state: &PublicState, seat: Seat) -> Value {
        let holding = state.holding(seat);
        let data = &self.data;
        let points = SOURCES.iter().zip(holding.points);
        let points: Map<String, Value> = points
            .map(|(source, n)| ((*source).to_owned(), to_json!(n)))
            .collect();
        let used = |bits: u8, spaces: &[crate::data::OwnSpace]| -> Vec<String> {
            let used = spaces.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
            used.map(|(_, space)| space.id.clone()).collect()
        };
        let mut seat_json = to_json!({
            "company": holding.company().map(|id| &data.company(id).id),
            "officer": holding.officer().map(|id| &data.officer(id).id),
            "vp": holding.vp(),
            "energy": holding.energy,
            "credits": holding.credits,
            "excavators": holding.excavators,
            "mixers": holding.mixers,
            "engineers": holding.engineers,
            "tiles": self.tile_ids(holding.tiles),
            "wheel": holding.wheel.segments().map(|segment| self.write_segment(segment)),
            "contracts": self.contract_ids(holding.contracts),
            "fulfilled": self.contract_ids(holding.fulfilled),
            "spaces": holding.spaces.map(|id| data.space(id).id.as_str()).collect::<Vec<_>>(),
            "banked": holding.banked,
            "constructed": used(holding.constructed, &data.construction_spaces),
            "copies": holding.copies,
            "points": points,
        });
        if self.switches.rank_produced {
            seat_json["produced"] = to_json!(state.produced[seat.index()]);
        }
        seat_json
    }

    #[inline]
    fn write_segment(&self, segment: Segment) -> Value {
        if segment.is_empty() {
            return Value::Null;
        }
        to_json!({
            "tile": segment.tile().map(|id| &self.data.tile(id).id),
            "excavators": segment.excavators,
            "mixers": segment.mixers,
        })
    }

    #[inline]
    fn write_headstreams(&self, open: &PublicState) -> Value {
        let each = HeadstreamId::all().map(|id| {
            let tile = &self.data.source_tile(open.source_tiles[id.index()]).id;
            let state = to_json!({"tile": tile, "drops": open.waiting[id.index()]});
            (self.data.headstream(id).id.clone(), state)
        });
        Value::Object(each.collect())
    }

    #[inline]
    fn write_dams(&self, open: &PublicState) -> Value {
        let each = open.dams().map(|id: DamId| {
            let owner = open
                .dam_owner(id)
                .map_or(to_json!(NEUTRAL), |seat| to_json!(seat));
            let state = to_json!({
                "owner": owner,
                "level": open.levels[id.index()],
                "drops": open.drops[id.index()],
            });
            (self.data.dam(id).id.clone(), state)
        });
        Value::Object(each.collect())
    }

    #[inline]
    fn write_conduits(&self, state: &PublicState) -> Value {
        let each = state.conduits().map(|id| {
            (
                self.data.conduit(id).id.clone(),
                to_json!(state.conduit_owner(id)),
            )
        });
        Value::Object(each.collect())
    }

    #[inline]
    fn write_powerhouses(&self, state: &PublicState) -> Value {
        let each = state.powerhouses().map(|id| {
            (
                self.data.powerhouse(id).id.clone(),
                to_json!(state.powerhouse_owner(id)),
            )
        });
        Value::Object(each.collect())
    }

    /// Patents by position, from 1.
    #[inline]
    fn write_patents(&self, state: &PublicState) -> Value {
        let each = (1..).zip(state.patents).filter(|(_, tile)| *tile != NO_TILE);
        Value::Object(
            each.map(|(place, tile): (usize, _)| (place.to_string(), to_json!(self.data.tile(tile).id)))
                .collect(),
        )
    }

    #[inline]
    fn write_matchups(&self, state: &PublicState) -> Value {
        let offered = CompanyId::all().filter(|id| state.matchups[id.index()] != NO_OFFICER);
        let each = offered.map(|id| {
            let officer = self.officer_id(state.matchups[id.index()]);
            (self.data.company(id).id.clone(), officer)
        });
        Value::Object(each.collect())
    }

    #[inline]
    fn officer_id(&self, officer: crate::ids::OfficerId) -> Value {
        to_json!(self.data.officers.get(officer.index()).map(|officer| &officer.id))
    }

    #[inline]
    fn officer_ids(&self, officers: OfficerSet) -> Value {
        let mut ids: Vec<&str> = officers.map(|id| self.data.officer(id).id.as_str()).collect();
        small_sort::sort(&mut ids);
        to_json!(ids)
    }

    #[inline]
    fn by_colour(&self, list: impl Fn(Colour) -> Value) -> Value {
        let each = Colour::ALL.map(|colour| (colour.name().to_owned(), list(colour)));
        Value::Object(each.into_iter().collect())
    }

    #[inline]
    fn contract_list(&self, contracts: impl Iterator<Item = ContractId>) -> Value {
        to_json!(
            contracts
                .map(|id| self.data.contract(id).id.as_str())
                .collect::<Vec<_>>()
        )
    }

    #[inline]
    fn contract_ids(&self, contracts: ContractSet) -> Value {
        let mut ids: Vec<&str> = contracts.map(|id| self.data.contract(id).id.as_str()).collect();
        small_sort::sort(&mut ids);
        to_json!(ids)
    }

    #[inline]
    fn tile_list(&self, tiles: impl Iterator<Item = TileId>) -> Value {
        to_json!(tiles.map(|id| self.data.tile(id).id.as_str()).collect::<Vec<_>>())
    }

    #[inline]
    fn tile_ids(&self, tiles: TileSet) -> Value {
        let mut ids: Vec<&str> = tiles.map(|id| self.data.tile(id).id.as_str()).collect();
        small_sort::sort(&mut ids);
        to_json!(ids)
    }
}

/// One seat's score, line by line.
#[inline]
fn sheet(score: &SeatScore) -> Value {
    let lines = score
        .lines
        .iter()
        .map(|(source, points)| ((*source).to_owned(), to_json!(points)));
    let mut sheet: Map<String, Value> = lines.collect();
    sheet.insert("total".to_owned(), to_json!(score.total));
    sheet.insert("place".to_owned(), to_json!(score.place));
    Value::Object(sheet)
}

#[inline]
const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "draft",
        Phase::Income => "income",
        Phase::Actions => "actions",
        Phase::Over => "over",
    }
}
