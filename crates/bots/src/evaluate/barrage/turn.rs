//! Searches the rest of a turn and the next turn: all sequences of decisions, up to a number of positions.

use barrage::position::NO_OFFICER;
use barrage::{Barrage, Phase, Position, Task};
use smokestack_core::{Game as _, NullSink, Seat};

use super::evaluator::{CommonFeatures, SeatEvaluator};
use super::weights::BarrageWeights;

/// The positions that are searched for the rest of a turn, and for the next turn.
const MAX_POSITIONS: usize = 2_000;
const MAX_POSITIONS_NEXT_TURN: usize = 300;
/// The number of best ends of the turn for which the next turn is searched.
const MAX_TURN_ENDS: usize = 2;
/// The weight of the best next turn: rivals may take the space first.
const NEXT_TURN_WEIGHT: f64 = 0.6;

/// The value of the position, or of the best end of the turn if the seat is in the middle of one.
pub(super) fn value(game: &Barrage, w: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
    if !is_pending(at, seat) {
        let value = immediate_value(game, w, at, seat);
        return value + NEXT_TURN_WEIGHT * next_turn_gain(game, w, at, seat, value);
    }
    let mut turn_ends = [(f64::NEG_INFINITY, *at); MAX_TURN_ENDS];
    explore(game, w, at, seat, MAX_POSITIONS, &mut |value, end| {
        insert_best(&mut turn_ends, value, end)
    });
    let turn_ends = turn_ends.iter().filter(|(value, _)| value.is_finite());
    turn_ends
        .map(|(value, end)| value + NEXT_TURN_WEIGHT * next_turn_gain(game, w, end, seat, *value))
        .fold(f64::NEG_INFINITY, f64::max)
}

fn immediate_value(game: &Barrage, w: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
    SeatEvaluator::new(&CommonFeatures::new(game, w, &at.open), seat).value()
}

/// Calls `end` with each position at the end of the turn and its immediate value.
fn explore(
    game: &Barrage,
    w: &BarrageWeights,
    at: &Position,
    seat: Seat,
    budget: usize,
    end: &mut impl FnMut(f64, &Position),
) {
    if budget == 0 || !is_pending(at, seat) {
        return end(immediate_value(game, w, at, seat), at);
    }
    explore_actions(game, w, at, seat, budget, end);
}

fn explore_actions(
    game: &Barrage,
    w: &BarrageWeights,
    at: &Position,
    seat: Seat,
    budget: usize,
    end: &mut impl FnMut(f64, &Position),
) {
    let mut legal = Vec::with_capacity(64);
    game.legal_actions(at, &mut legal);
    let budget_per_action = budget / legal.len().max(1);
    for action in legal {
        let mut next_position = *at;
        game.apply(&mut next_position, action, &mut NullSink);
        explore(game, w, &next_position, seat, budget_per_action, end);
    }
}

/// Keeps the best ends, in descending order.
fn insert_best(turn_ends: &mut [(f64, Position); MAX_TURN_ENDS], value: f64, end: &Position) {
    let Some(place) = turn_ends.iter().position(|(other, _)| value > *other) else {
        return;
    };
    turn_ends.copy_within(place..MAX_TURN_ENDS - 1, place + 1);
    turn_ends[place] = (value, *end);
}

/// What the seat would gain from another turn right now: options for the next turn already have a value.
fn next_turn_gain(game: &Barrage, w: &BarrageWeights, at: &Position, seat: Seat, value: f64) -> f64 {
    let state = &at.open;
    let is_between_turns =
        state.phase == Phase::Actions && state.current_task() == Task::Act && state.copied == NO_OFFICER;
    if !is_between_turns || state.is_out(seat) || state.holding(seat).engineers == 0 {
        return 0.0;
    }
    let mut same_seat_again = *at;
    same_seat_again.open.turn = seat;
    let mut best = value;
    explore_actions(
        game,
        w,
        &same_seat_again,
        seat,
        MAX_POSITIONS_NEXT_TURN,
        &mut |value, _| best = f64::max(best, value),
    );
    best - value
}

/// Whether the seat is in the middle of its turn; a turn that has not begun does not count.
fn is_pending(at: &Position, seat: Seat) -> bool {
    let state = &at.open;
    let is_turn_start = state.current_task() == Task::Act && state.copied == NO_OFFICER;
    state.phase != Phase::Over
        && state.turn == seat
        && !is_turn_start
        && state.current_task() != Task::Company
}
