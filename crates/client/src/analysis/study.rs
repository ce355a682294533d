//! The analysis of one game: what has been found out so far. It goes on in the worker, decision by decision, also while
//! another page is shown, until it is done or stopped.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::*;
use serde_json::{Value, json};
use smokestack_core::Seed;
use wasm_bindgen_futures::spawn_local;

use super::judgement::Judgement;
use crate::bot_worker::{self, Errand, WorkerError};
use crate::replay::film;
use crate::storage;

/// Where the last analysis stays while the page is loaded anew.
const KEY: &str = "smokestack.analysis";

/// How long each decision is looked at, at the most: the worker is free again soon, since bots use it too.
const ITERATIONS: u32 = 600;
const MILLISECONDS: u32 = 600;

/// First a few decisions from all over the game, so that the curve shows its shape soon; then those between.
const STEPS: [usize; 3] = [16, 4, 1];

/// What is known of the film's game.
pub(crate) struct Study {
    /// Which game it is.
    record: String,
    /// Every decision with a choice, by the number of moves before it.
    pub decisions: Vec<usize>,
    pub found: BTreeMap<usize, Judgement>,
    pub state: State,
    /// Who was looked at, and which decision, when the page was left.
    pub seat: Option<usize>,
    pub selected: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    Running,
    Stopped,
    Failed,
    Done,
}

thread_local! {
    static STUDY: RefCell<Option<Study>> = const { RefCell::new(None) };
    static CHANGES: ArcRwSignal<u32> = ArcRwSignal::new(0);
    /// Counts runs: an answer to an older one comes too late.
    static RUN: RefCell<u32> = const { RefCell::new(0) };
}

/// Looks at the analysis and follows it.
pub(crate) fn with<R>(look: impl FnOnce(&Study) -> R) -> Option<R> {
    CHANGES.with(|changes| changes.track());
    with_untracked(look)
}

pub(crate) fn with_untracked<R>(look: impl FnOnce(&Study) -> R) -> Option<R> {
    STUDY.with_borrow(|study| study.as_ref().map(look))
}

/// Whether the film's game has an analysis.
fn is_of_film() -> bool {
    let film = film::with_untracked(|film| film.record());
    with_untracked(|study| Some(&study.record) == film.as_ref()).unwrap_or(false)
}

/// Remembers what is looked at, for whoever comes back.
pub(super) fn remember(seat: Option<usize>, selected: Option<usize>) {
    STUDY.with_borrow_mut(|study| {
        if let Some(study) = study {
            (study.seat, study.selected) = (seat, selected);
        }
    });
}

/// Begins with the film's game, or goes on with it. A game that is not over is nobody's to look into: false.
pub(super) fn open() -> bool {
    let film = film::with_untracked(|film| film.over().then(|| (film.record(), film.decisions()))).flatten();
    let Some((record, decisions)) = film else {
        return false;
    };
    if is_of_film() {
        return true;
    }
    let found = kept(&record);
    STUDY.set(Some(Study {
        record,
        decisions,
        found,
        state: State::Stopped,
        seat: None,
        selected: None,
    }));
    run();
    true
}

/// Goes through what has not been looked at yet.
pub(super) fn run() {
    bot_worker::stop(Errand::Analysis);
    let run = RUN.with_borrow_mut(|run| {
        *run += 1;
        *run
    });
    change(|study| study.state = State::Running);
    spawn_local(go_through(run));
}

pub(super) fn stop() {
    RUN.with_borrow_mut(|run| *run += 1);
    bot_worker::stop(Errand::Analysis);
    change(|study| study.state = State::Stopped);
    keep();
}

async fn go_through(run: u32) {
    while let Some((at, job)) = with_untracked(next).flatten() {
        let answer = bot_worker::ask(Errand::Analysis, &job).await;
        if RUN.with_borrow(|now| *now != run) {
            return;
        }
        let judged = match answer {
            Ok(answer) => serde_json::from_str(&answer)
                .ok()
                .as_ref()
                .and_then(Judgement::read),
            Err(WorkerError::Stopped) => return,
            Err(_) => None,
        };
        match judged {
            Some(judged) => change(|study| _ = study.found.insert(at, judged)),
            None => {
                change(|study| study.state = State::Failed);
                return;
            }
        }
    }
    change(|study| study.state = State::Done);
    keep();
}

/// A decision that has not been looked at, and the job to do so.
fn next(study: &Study) -> Option<(usize, String)> {
    let at = first_open(&study.decisions, |at| study.found.contains_key(at))?;
    let seed = Seed::from_number(at as u64).to_string();
    let job = json!({
        "kind": "review",
        "record": study.record,
        "moves": at,
        "seed": seed,
        "iterations": ITERATIONS,
        "ms": MILLISECONDS,
    });
    Some((at, job.to_string()))
}

fn first_open(decisions: &[usize], is_found: impl Fn(&usize) -> bool) -> Option<usize> {
    let by_step = |step: &usize| decisions.iter().step_by(*step).find(|at| !is_found(at));
    STEPS.iter().find_map(by_step).copied()
}

fn change(alter: impl FnOnce(&mut Study)) {
    STUDY.with_borrow_mut(|study| study.as_mut().map(alter));
    CHANGES.with(|changes| changes.update(|count| *count += 1));
}

fn keep() {
    let kept = with_untracked(|study| {
        let found: Vec<Value> = study
            .found
            .iter()
            .map(|(at, judged)| json!([at, judged.write()]))
            .collect();
        json!({ "record": study.record, "found": found }).to_string()
    });
    // Only a convenience: without room the work is done again when the page is loaded anew.
    let _ = storage::write(KEY, &kept.unwrap_or_default());
}

/// What was kept of this very game.
fn kept(record: &str) -> BTreeMap<usize, Judgement> {
    let kept: Value = storage::read(KEY)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default();
    if kept["record"].as_str() != Some(record) {
        return BTreeMap::new();
    }
    let found = kept["found"].as_array().into_iter().flatten();
    found
        .filter_map(|entry| Some((entry[0].as_u64()? as usize, Judgement::read(&entry[1])?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_comes_once_and_the_game_is_seen_as_a_whole_soon() {
        let decisions: Vec<usize> = (0..40).map(|n| n * 3).collect();
        let mut order: Vec<usize> = Vec::new();
        while let Some(at) = first_open(&decisions, |at| order.contains(at)) {
            order.push(at);
        }
        assert_eq!(order[..4], [0, 48, 96, 12]);
        order.sort_unstable();
        assert_eq!(order, decisions);
    }
}
