//! A position in JSON: `{"pile": 18, "turn": "B", "taken": {"A": 3, "B": 0}}`.

use serde_json::{Map, Value, json};
use smokestack_core::{InvalidPosition, Seat};

use crate::{MAX_SEATS, Position};

pub fn write(at: &Position, seats: usize) -> Value {
    let taken: Map<String, Value> = Seat::all(seats)
        .map(|seat| (seat.to_string(), at.taken[seat.index()].into()))
        .collect();
    json!({ "pile": at.pile, "turn": at.turn.to_string(), "taken": taken })
}

pub fn read(json: &Value, seats: usize) -> Result<Position, InvalidPosition> {
    let number = |value: &Value, name: &str| {
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        number.ok_or_else(|| InvalidPosition::new(format!("{name} must be a number below 256")))
    };
    let turn = json["turn"].as_str().and_then(|letter| letter.parse().ok());
    let turn = turn.filter(|seat: &Seat| seat.index() < seats);
    let mut taken = [0; MAX_SEATS];
    for seat in Seat::all(seats) {
        taken[seat.index()] = number(&json["taken"][seat.to_string()], "taken")?;
    }
    Ok(Position {
        pile: number(&json["pile"], "pile")?,
        turn: turn.ok_or_else(|| InvalidPosition::new("turn must be a seat"))?,
        taken,
    })
}
