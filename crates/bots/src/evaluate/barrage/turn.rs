//! The rest of a turn, and the next one: every way to answer the questions that are still open, within a budget.

use barrage::position::NO_OFFICER;
use barrage::{Barrage, Phase, Position, Task};
use smokestack_core::{Game as _, NullSink, Seat};

use super::judge::{Judge, Table};
use super::weights::BarrageWeights;

/// Positions that are looked at for the rest of a turn, and for the one after it.
const BUDGET: usize = 2_000;
const BUDGET_NEXT: usize = 300;
/// Ways to end the turn after which the next one is looked at.
const LINES: usize = 2;
/// How far the best next turn comes true: others may take the space.
const PLAN: f64 = 0.6;

/// The worth of the position, or of the best that the seat can make of its turn if it is being asked.
pub(super) fn worth(game: &Barrage, w: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
    if !is_pending(at, seat) {
        let worth = first_sight(game, w, at, seat);
        return worth + PLAN * next_turn(game, w, at, seat, worth);
    }
    let mut lines = [(f64::NEG_INFINITY, *at); LINES];
    explore(game, w, at, seat, BUDGET, &mut |worth, end| {
        keep(&mut lines, worth, end)
    });
    let ends = lines.iter().filter(|(worth, _)| worth.is_finite());
    ends.map(|(worth, end)| worth + PLAN * next_turn(game, w, end, seat, *worth))
        .fold(f64::NEG_INFINITY, f64::max)
}

fn first_sight(game: &Barrage, w: &BarrageWeights, at: &Position, seat: Seat) -> f64 {
    Judge::new(&Table::new(game, w, &at.open), seat).worth()
}

/// Calls `end` with the positions at the end of the turn and what they are worth at first sight.
fn explore(
    game: &Barrage,
    w: &BarrageWeights,
    at: &Position,
    seat: Seat,
    budget: usize,
    end: &mut impl FnMut(f64, &Position),
) {
    if budget == 0 || !is_pending(at, seat) {
        return end(first_sight(game, w, at, seat), at);
    }
    answers(game, w, at, seat, budget, end);
}

fn answers(
    game: &Barrage,
    w: &BarrageWeights,
    at: &Position,
    seat: Seat,
    budget: usize,
    end: &mut impl FnMut(f64, &Position),
) {
    let mut legal = Vec::with_capacity(64);
    game.legal_actions(at, &mut legal);
    let each = budget / legal.len().max(1);
    for action in legal {
        let mut after = *at;
        game.apply(&mut after, action, &mut NullSink);
        explore(game, w, &after, seat, each, end);
    }
}

/// Keeps the best, in falling order.
fn keep(lines: &mut [(f64, Position); LINES], worth: f64, end: &Position) {
    let Some(place) = lines.iter().position(|(other, _)| worth > *other) else {
        return;
    };
    lines.copy_within(place..LINES - 1, place + 1);
    lines[place] = (worth, *end);
}

/// What the seat could gain if it had another turn at once: what it can do next counts for something now.
fn next_turn(game: &Barrage, w: &BarrageWeights, at: &Position, seat: Seat, worth: f64) -> f64 {
    let open = &at.open;
    let goes_on = open.phase == Phase::Actions && open.asked() == Task::Act && open.copied == NO_OFFICER;
    if !goes_on || open.is_out(seat) || open.holding(seat).engineers == 0 {
        return 0.0;
    }
    let mut again = *at;
    again.open.turn = seat;
    let mut best = worth;
    answers(game, w, &again, seat, BUDGET_NEXT, &mut |worth, _| {
        best = f64::max(best, worth)
    });
    best - worth
}

/// Whether the seat is in the middle of its turn; a turn that has not begun is not looked into.
fn is_pending(at: &Position, seat: Seat) -> bool {
    let open = &at.open;
    let begins = open.asked() == Task::Act && open.copied == NO_OFFICER;
    open.phase != Phase::Over && open.turn == seat && !begins && open.asked() != Task::Company
}
