//! What a search thinks of a table, for hints and for the analysis of a game.

use bots::search::{Budget, search};
use bots::{Evaluate, Weights as _, reasons};
use serde::Serialize;
use smokestack_core::{Chance, Message, Seat, Seed, Table, Viewer};

/// What the search found out, from the view of the seat that is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    pub seat: Seat,
    pub iterations: u32,
    /// Every seat's chance to win, in seating order, from 0 to 1.
    pub chances: Vec<f32>,
    /// What every seat may expect to score.
    pub points: Vec<f32>,
    /// All legal actions, the best first.
    pub options: Vec<Line>,
}

/// One action, and what is to be expected of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Line {
    pub action: String,
    pub label: Message,
    /// The part of the search that was spent on it, from 0 to 1.
    pub attention: f32,
    /// Every seat's chance to win after it, and what it may expect to score.
    pub chances: Vec<f32>,
    pub points: Vec<f32>,
    /// What speaks for it and against it, the weightiest first: for the first options only.
    pub reasons: Vec<Reason>,
}

/// A part of the evaluation that the action changes. Its words are `why-GAME-PART`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Reason {
    pub part: &'static str,
    pub points: f64,
}

/// Options whose reasons are looked into.
const EXPLAINED: usize = 3;
/// A change of fewer points is no reason.
const LEAST: f64 = 0.05;

pub(crate) fn think<G: Evaluate>(table: &Table<G>, seed: &Seed, budget: Budget<'_>) -> Option<Advice> {
    let game = &**table.game();
    let seat = table.turn().seat()?;
    let view = game.view(table.position(), Viewer::Seat(seat));
    let mut chance = Chance::new(seed);
    let weights = G::Weights::TUNED;
    let thought = search(game, &weights, &view, seat, &G::SEARCH, budget, &mut chance);
    let seats = game.seats();
    let options = thought.opinions.iter().enumerate().map(|(nth, opinion)| Line {
        action: game.print(opinion.action),
        label: game.describe(table.position(), opinion.action),
        attention: opinion.visits as f32 / thought.iterations.max(1) as f32,
        chances: opinion.chances[..seats].to_vec(),
        points: opinion.points[..seats].to_vec(),
        reasons: if nth < EXPLAINED {
            weighty::<G>(&reasons(game, &view, seat, opinion.action, &mut chance))
        } else {
            Vec::new()
        },
    });
    Some(Advice {
        seat,
        iterations: thought.iterations,
        chances: thought.chances[..seats].to_vec(),
        points: thought.points[..seats].to_vec(),
        options: options.collect(),
    })
}

fn weighty<G: Evaluate>(changes: &[f64]) -> Vec<Reason> {
    let all = G::PARTS.iter().zip(changes);
    let mut reasons: Vec<Reason> = all
        .filter(|(_, points)| points.abs() >= LEAST)
        .map(|(part, points)| Reason {
            part,
            points: *points,
        })
        .collect();
    reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
    reasons
}
