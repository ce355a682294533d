//! The rest of a turn: every way to answer the questions that are still open, within a budget.

use barrage::position::NO_OFFICER;
use barrage::{Barrage, Phase, Position, Task};
use smokestack_core::{Game as _, Seat, Silent};

use super::Judge;

/// Positions that are looked at for one answer.
const BUDGET: usize = 2_000;

/// The worth of the position, or of the best that the seat can make of its turn if it is being asked.
pub(super) fn worth(game: &Barrage, at: &Position, seat: Seat) -> f64 {
    best(game, at, seat, BUDGET)
}

fn best(game: &Barrage, at: &Position, seat: Seat, budget: usize) -> f64 {
    if budget == 0 || !is_pending(at, seat) {
        return Judge::new(game, &at.open, seat).worth();
    }
    let mut legal = Vec::with_capacity(64);
    game.legal_actions(at, &mut legal);
    let each = budget / legal.len().max(1);
    let outcomes = legal.iter().map(|action| {
        let mut after = *at;
        game.apply(&mut after, *action, &mut Silent);
        best(game, &after, seat, each)
    });
    outcomes.fold(f64::NEG_INFINITY, f64::max)
}

/// Whether the seat is in the middle of its turn; a turn that has not begun is not looked into.
fn is_pending(at: &Position, seat: Seat) -> bool {
    let open = &at.open;
    let begins = open.asked() == Task::Act && open.copied == NO_OFFICER;
    open.phase != Phase::Over && open.turn == seat && !begins && open.asked() != Task::Company
}
