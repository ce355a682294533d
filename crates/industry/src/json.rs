//! Positions and views as JSON, in a readable form: seats by letter, pieces by id, sets as sorted lists.

mod complete;
mod read;

use serde_json::{Map, Value};
use smokestack_core::small_sort;
use smokestack_core::to_json;
use smokestack_core::{Seat, SeatScore};

use crate::Industry;
use crate::data::EPOCHS;
use crate::ids::{ColumnId, ColumnSet, FieldSet, Jokers, ResourceSet};
use crate::position::{Bid, Order, Phase, Position, PublicState};
use crate::view::View;

impl Industry {
    #[inline]
    pub(crate) fn write_position(&self, at: &Position) -> Value {
        let mut json = self.write_open(&at.open);
        let next_first = |bag: Order, count| {
            let letters = bag.next(count).map(|c| c.letter().to_string());
            to_json!(letters.collect::<Vec<_>>())
        };
        let epoch = usize::from(at.open.epoch);
        let bags = &at.hidden.bags;
        json["bag"] = next_first(bags[epoch - 1], at.open.bag().len() as usize);
        let refills = (epoch + 1..=EPOCHS).map(|later| {
            let full = next_first(bags[later - 1], ColumnId::COUNT);
            (later.to_string(), full)
        });
        json["refills"] = Value::Object(refills.collect());
        json["seed"] = to_json!(at.hidden.seed.to_string());
        json
    }

    #[inline]
    pub(crate) fn write_view(&self, view: &View) -> Value {
        let mut json = self.write_open(&view.open);
        json["unseen"] = letters(view.open.bag());
        json
    }

    #[inline]
    fn write_open(&self, state: &PublicState) -> Value {
        let scores = self.score(state);
        let seats = Seat::all(self.seats).map(|seat| (seat.to_string(), self.write_holding(state, seat)));
        let sheets = scores
            .0
            .iter()
            .map(|score| (score.seat.to_string(), sheet(score)));
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
            "available": self.ids(state.available_fields()),
            "field": state.auction.field().map(|f| &self.data.field(f).id),
            "bids": self.write_bids(state),
            "developed_this_turn": state.development.done,
            "paying": self.write_payment(state),
            "seats": Value::Object(seats.collect()),
            "discarded": self.joker_ids(state.discarded),
            "used": letters(state.used),
            "scores": Value::Object(sheets.collect()),
            "winners": winners,
        })
    }

    #[inline]
    fn write_holding(&self, state: &PublicState, seat: Seat) -> Value {
        let holding = state.holding(seat);
        to_json!({
            "money": holding.money,
            "vp": holding.vp,
            "undeveloped": self.ids(holding.undeveloped),
            "developed": self.ids(holding.developed),
            "late": self.ids(holding.developed.and(state.late)),
            "jokers": self.joker_ids(holding.jokers),
            "subsidy": holding.subsidy,
        })
    }

    #[inline]
    fn write_bids(&self, state: &PublicState) -> Value {
        let bids = Seat::all(self.seats).filter_map(|seat| match state.auction.bid_of(seat) {
            Bid::None => None,
            Bid::Pass => Some((seat.to_string(), to_json!("pass"))),
            Bid::Coins(coins) => Some((seat.to_string(), to_json!(coins))),
        });
        Value::Object(bids.collect())
    }

    #[inline]
    fn write_payment(&self, state: &PublicState) -> Value {
        let Some(field) = state.development.paying() else {
            return Value::Null;
        };
        to_json!({
            "field": self.data.field(field).id,
            "needs": self.resource_ids(state.development.needs),
        })
    }

    /// Fields in board order, which is the order of their ids.
    #[inline]
    fn ids(&self, fields: FieldSet) -> Value {
        to_json!(fields.map(|f| self.data.field(f).id.as_str()).collect::<Vec<_>>())
    }

    #[inline]
    fn resource_ids(&self, resources: ResourceSet) -> Value {
        let mut ids: Vec<&str> = resources.map(|r| self.data.resource(r).id.as_str()).collect();
        small_sort::sort(&mut ids);
        to_json!(ids)
    }

    /// Jokers by what they stand for, each repeated by its count.
    #[inline]
    fn joker_ids(&self, jokers: Jokers) -> Value {
        let each = |(joker, count)| std::iter::repeat_n(self.data.joker_id(joker), count as usize);
        let mut ids: Vec<&str> = jokers.flat_map(each).collect();
        small_sort::sort(&mut ids);
        to_json!(ids)
    }
}

#[inline]
fn letters(columns: ColumnSet) -> Value {
    to_json!(columns.map(|c| c.letter().to_string()).collect::<Vec<_>>())
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
        Phase::Offer | Phase::Bid | Phase::Decide => "auction",
        Phase::Develop | Phase::Pay => "development",
        Phase::Over => "over",
    }
}
