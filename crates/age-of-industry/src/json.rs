//! Positions and views as JSON, in a readable form: seats by letter, pieces by id, sets as sorted lists.

mod complete;
mod read;

use serde_json::{Map, Value};
use smokestack_core::small_sort;
use smokestack_core::to_json;
use smokestack_core::{Seat, SeatScore, Viewer};

use crate::AgeOfIndustry;
use crate::ids::{Cards, Cube, Industry};
use crate::position::{Asking, Ends, Phase, Position, PublicState, Work};
use crate::view::View;

impl AgeOfIndustry {
    #[inline]
    pub(crate) fn write_position(&self, at: &Position) -> Value {
        let mut json = self.write_open(&at.open);
        for seat in Seat::all(self.seats) {
            json["seats"][seat.to_string()]["hand"] = card_ids(at.hidden.hands[seat.index()]);
        }
        let pile = (0..usize::from(at.open.pile)).rev();
        json["pile"] = to_json!(
            pile.map(|place| at.hidden.pile.at(place).id())
                .collect::<Vec<_>>()
        );
        json["seed"] = to_json!(at.hidden.seed.to_string());
        json
    }

    #[inline]
    pub(crate) fn write_view(&self, view: &View) -> Value {
        let mut json = self.write_open(&view.open);
        for seat in Seat::all(self.seats) {
            let holding = &mut json["seats"][seat.to_string()];
            holding["hand_size"] = to_json!(view.open.holding(seat).hand);
            if view.viewer == Viewer::Seat(seat) {
                holding["hand"] = card_ids(view.hand);
            }
        }
        json["pile_size"] = to_json!(view.open.pile);
        json
    }

    #[inline]
    fn write_open(&self, state: &PublicState) -> Value {
        let scores = self.score(state);
        let over = state.phase == Phase::Over;
        let seats = Seat::all(self.seats).map(|seat| (seat.to_string(), self.write_holding(state, seat)));
        let sheets = scores
            .0
            .iter()
            .map(|score| (score.seat.to_string(), sheet(score)));
        let winners: Vec<Seat> = if over {
            scores.winners().collect()
        } else {
            Vec::new()
        };
        to_json!({
            "round": state.round,
            "phase": phase_name(state.phase),
            "turn": if over { Value::Null } else { to_json!(state.turn()) },
            "order": state.order[..self.seats],
            "actions_left": state.actions_left,
            "asking": self.write_asking(state),
            "seats": Value::Object(seats.collect()),
            "tiles": self.write_tiles(state),
            "markets": self.write_markets(state),
            "imports": self.write_imports(state),
            "demand": by_cube(|cube| to_json!(state.display[cube.index()])),
            "stock": by_cube(|cube| to_json!(self.stock(state, cube))),
            "face_up": card_ids(state.face_up),
            "discards": card_ids(state.discards),
            "scores": Value::Object(sheets.collect()),
            "winners": winners,
        })
    }

    #[inline]
    fn write_holding(&self, state: &PublicState, seat: Seat) -> Value {
        let holding = state.holding(seat);
        let map = self.map();
        let mut links: Vec<&str> = holding.links.map(|line| map.line(line).id.as_str()).collect();
        small_sort::sort(&mut links);
        let display = Industry::ALL.map(|industry| {
            let levels = self.display(state, seat, industry);
            let levels: Vec<u8> = levels.map(|stack| self.data.stack(stack).level).collect();
            (industry.id().to_owned(), to_json!(levels))
        });
        to_json!({
            "money": holding.money,
            "debt": u32::from(holding.loans) * u32::from(self.data.params.loan_unit),
            "spent": holding.spent,
            "seen": card_ids(holding.seen),
            "links": links,
            "display": Value::Object(display.into_iter().collect()),
        })
    }

    #[inline]
    fn write_tiles(&self, state: &PublicState) -> Value {
        let map = self.map();
        let tiles = state.occupied.map(|space| {
            let stack = self.data.stack(state.stack_at[space.index()]);
            let mut tile = to_json!({
                "owner": state.owner(space),
                "industry": stack.industry.id(),
                "level": stack.level,
                "flipped": state.flipped.has(space),
            });
            if matches!(stack.industry, Industry::CoalMine | Industry::IronWorks) {
                tile["cubes"] = to_json!(state.cubes[space.index()]);
            }
            (map.space(space).id.clone(), tile)
        });
        Value::Object(tiles.collect())
    }

    #[inline]
    fn write_markets(&self, state: &PublicState) -> Value {
        let map = self.map();
        let markets = map.market_ids().map(|market| {
            let tile = &self.data.market_tiles[state.market_tile(market)].id;
            let flipped = state.market_flipped.has(market);
            let value = to_json!({ "tile": tile, "flipped": flipped });
            (map.market(market).id.clone(), value)
        });
        Value::Object(markets.collect())
    }

    #[inline]
    fn write_imports(&self, state: &PublicState) -> Value {
        let map = self.map();
        let imports = map.lookup.ships.filter_map(|space| {
            let id = map.import_id(space)?;
            Some((id, to_json!(state.cubes[space.index()])))
        });
        Value::Object(imports.collect())
    }

    #[inline]
    fn write_asking(&self, state: &PublicState) -> Value {
        match state.asking {
            Asking::Act => Value::Null,
            Asking::Place => to_json!({ "kind": "place" }),
            Asking::Sell => to_json!({ "kind": "sell" }),
            Asking::Draw => to_json!({ "kind": "draw" }),
            Asking::Repay => to_json!({ "kind": "repay" }),
            Asking::Discard(None) => to_json!({ "kind": "discard", "for": "pass" }),
            Asking::Discard(Some(industry)) => {
                to_json!({ "kind": "discard", "for": "develop", "industry": industry.id() })
            }
            Asking::Cube => self.write_job(state),
        }
    }

    #[inline]
    fn write_job(&self, state: &PublicState) -> Value {
        let map = self.map();
        let mut job = to_json!({ "kind": "cubes" });
        match state.job.what {
            Work::Tile { stack, space } => {
                job["industry"] = to_json!(self.data.stack(stack).industry.id());
                job["space"] = to_json!(map.space(space).id);
            }
            Work::Link(line) => {
                job["line"] = to_json!(map.line(line).id);
                let [first, second] = map.line(line).ends;
                let end = match state.job.ends {
                    Ends::Both => None,
                    Ends::First => Some(first),
                    Ends::Second => Some(second),
                };
                if let Some(end) = end {
                    job["end"] = to_json!(map.location(end).id);
                }
            }
            Work::None => {}
        }
        for cube in Cube::ALL {
            job[cube.id()] = to_json!(state.job.needs[cube.index()]);
        }
        job
    }

    /// Cubes beside the board: those that lie nowhere else. More may be in play than the box contains (AI-2.11).
    #[inline]
    pub fn stock(&self, state: &PublicState, cube: Cube) -> i32 {
        let contents = &self.data.contents;
        let all = match cube {
            Cube::Coal => contents.coal_cubes,
            Cube::Iron => contents.iron_cubes,
        };
        let lying = state.cubed[cube.index()].map(|space| i32::from(state.cubes[space.index()]));
        i32::from(all) - i32::from(state.display[cube.index()]) - lying.sum::<i32>()
    }
}

#[inline]
fn by_cube(value: impl Fn(Cube) -> Value) -> Value {
    Value::Object(
        Cube::ALL
            .into_iter()
            .map(|cube| (cube.id().to_owned(), value(cube)))
            .collect(),
    )
}

/// Sorted card ids, each repeated by its count.
#[inline]
fn card_ids(cards: Cards) -> Value {
    let mut ids: Vec<&str> = cards.each().map(|card| card.id()).collect();
    small_sort::sort(&mut ids);
    to_json!(ids)
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
fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Actions => "actions",
        Phase::Interest => "interest",
        Phase::Over => "over",
    }
}
