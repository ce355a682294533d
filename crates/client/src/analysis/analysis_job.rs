//! The analysis of one game and its results so far. It runs in the worker, decision by decision, even while another
//! page is shown, until it is done or stopped.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::*;
use protocol::worker::{Job, JobResult, Judgement};
use serde::{Deserialize, Serialize};
use smokestack_core::Seed;
use wasm_bindgen_futures::spawn_local;

use crate::api::storage;
use crate::api::worker::{self, JobOwner, WorkerError};
use crate::base::json;
use crate::model::replay_state;

/// Stores the last analysis, so that it survives a reload of the page.
const STORAGE_KEY: &str = "smokestack.analysis";

/// The search budget per decision: small, because bots use the worker too.
const SEARCH_ITERATIONS: u32 = 600;
const SEARCH_MS: u32 = 600;

/// The analysis begins with a few decisions spread over the game, so that the curve soon takes shape; then it fills the
/// gaps.
const STRIDES: [usize; 3] = [16, 4, 1];

/// The analysis of the game in the replay.
pub(crate) struct AnalysisJob {
    /// The record of the game, which identifies it.
    record: String,
    /// Every decision with more than one legal action, by the number of moves before it.
    pub decisions: Vec<usize>,
    pub found: BTreeMap<usize, Judgement>,
    pub state: State,
    /// The seat and the decision that were selected when the page was left.
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
    static JOB: RefCell<Option<AnalysisJob>> = const { RefCell::new(None) };
    static CHANGES: ArcRwSignal<u32> = ArcRwSignal::new(0);
    /// Counts runs: a response to an older run is ignored.
    static RUN: RefCell<u32> = const { RefCell::new(0) };
}

/// Reads the analysis and tracks its changes.
pub(crate) fn with<R>(look: impl FnOnce(&AnalysisJob) -> R) -> Option<R> {
    CHANGES.with(|changes| changes.track());
    with_untracked(look)
}

pub(crate) fn with_untracked<R>(look: impl FnOnce(&AnalysisJob) -> R) -> Option<R> {
    JOB.with_borrow(|analysis| analysis.as_ref().map(look))
}

/// Whether this is the analysis of the game in the replay.
fn is_of_replay() -> bool {
    let replay = replay_state::with_untracked(|replay| replay.record());
    with_untracked(|analysis| Some(&analysis.record) == replay.as_ref()).unwrap_or(false)
}

/// Remembers the selection, for when the user returns to the page.
pub(super) fn remember(seat: Option<usize>, selected: Option<usize>) {
    JOB.with_borrow_mut(|analysis| {
        if let Some(analysis) = analysis {
            (analysis.seat, analysis.selected) = (seat, selected);
        }
    });
}

/// Starts or continues the analysis of the game in the replay. Returns false for a game that is not over: it must not
/// be analysed.
pub(super) fn open() -> bool {
    let replay =
        replay_state::with_untracked(|replay| replay.over().then(|| (replay.record(), replay.decisions())))
            .flatten();
    let Some((record, decisions)) = replay else {
        return false;
    };
    if is_of_replay() {
        return true;
    }
    let found = kept(&record);
    JOB.set(Some(AnalysisJob {
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

/// Analyses the remaining decisions.
pub(super) fn run() {
    worker::stop(JobOwner::Analysis);
    let run = RUN.with_borrow_mut(|run| {
        *run += 1;
        *run
    });
    change(|analysis| analysis.state = State::Running);
    spawn_local(analyse_remaining(run));
}

pub(super) fn stop() {
    RUN.with_borrow_mut(|run| *run += 1);
    worker::stop(JobOwner::Analysis);
    change(|analysis| analysis.state = State::Stopped);
    keep();
}

async fn analyse_remaining(run: u32) {
    while let Some((at, job)) = with_untracked(next).flatten() {
        let answer = worker::run(JobOwner::Analysis, &job).await;
        if RUN.with_borrow(|now| *now != run) {
            return;
        }
        let judged = match answer {
            Ok(JobResult::Review(judged)) => Some(judged),
            Err(WorkerError::Stopped) => return,
            Ok(_) | Err(_) => None,
        };
        match judged {
            Some(judged) => change(|analysis| _ = analysis.found.insert(at, judged)),
            None => {
                change(|analysis| analysis.state = State::Failed);
                return;
            }
        }
    }
    change(|analysis| analysis.state = State::Done);
    keep();
}

/// The next decision to analyse, and its job.
fn next(analysis: &AnalysisJob) -> Option<(usize, Job)> {
    let at = first_open(&analysis.decisions, |at| analysis.found.contains_key(at))?;
    let job = Job::Review {
        record: analysis.record.clone(),
        moves: at,
        seed: Seed::from_number(at as u64).to_string(),
        iterations: SEARCH_ITERATIONS,
        ms: SEARCH_MS,
    };
    Some((at, job))
}

fn first_open(decisions: &[usize], is_found: impl Fn(&usize) -> bool) -> Option<usize> {
    let by_step = |step: &usize| decisions.iter().step_by(*step).find(|at| !is_found(at));
    STRIDES.iter().find_map(by_step).copied()
}

fn change(alter: impl FnOnce(&mut AnalysisJob)) {
    JOB.with_borrow_mut(|analysis| analysis.as_mut().map(alter));
    CHANGES.with(|changes| changes.update(|count| *count += 1));
}

/// The stored form of the results.
#[derive(Default, Serialize, Deserialize)]
struct StoredAnalysis {
    record: String,
    found: BTreeMap<usize, Judgement>,
}

fn keep() {
    let kept = with_untracked(|analysis| StoredAnalysis {
        record: analysis.record.clone(),
        found: analysis.found.clone(),
    });
    // Only a convenience: without storage, the analysis starts again after a reload.
    if let Some(text) = kept.and_then(|kept| serde_json::to_string(&kept).ok()) {
        let _ = storage::write(STORAGE_KEY, &text);
    }
}

/// The stored results of this game.
fn kept(record: &str) -> BTreeMap<usize, Judgement> {
    let kept: StoredAnalysis = storage::read(STORAGE_KEY)
        .and_then(|text| json::read(&text).ok())
        .unwrap_or_default();
    if kept.record == record {
        kept.found
    } else {
        BTreeMap::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_are_analysed_once_and_coarse_to_fine() {
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
