//! Plays the games on several threads and saves each as it ends, until all are played or the user interrupts.

use std::collections::BTreeMap;
use std::io::IsTerminal as _;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use catalog::GameResult;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::plan::Plan;
use super::state::StateFile;
use crate::context::{CommandError, Context};

/// Finished games, by number and line-up.
pub type Games = BTreeMap<(u64, usize), GameResult>;

/// Plays the games that are not yet in the state file; returns all finished games and the seconds they took.
pub fn run(context: &Context, plan: &Plan, state: Option<&Path>) -> Result<(Games, f64), CommandError> {
    let mut state = state
        .map(|file| StateFile::open(context, plan, file))
        .transpose()?;
    let mut games = state.as_mut().map(StateFile::take_games).unwrap_or_default();
    let seconds_before = state.as_ref().map_or(0.0, |state| state.seconds);
    let remaining_games: Vec<(usize, u64)> = plan
        .jobs()
        .filter(|(line_up, number)| !games.contains_key(&(*number, *line_up)))
        .collect();
    let mut seconds = seconds_before;
    if !remaining_games.is_empty() {
        let bar = progress_bar(games.len(), remaining_games.len());
        let start = Instant::now();
        let mut save_result = Ok(());
        play(plan, &remaining_games, |line_up, played| {
            seconds = seconds_before + start.elapsed().as_secs_f64();
            if let Some(state) = &mut state {
                save_result = state.save(context, line_up, seconds, &played);
            }
            games.insert((played.number, line_up), played);
            bar.inc(1);
            save_result.is_ok()
        });
        bar.finish_and_clear();
        save_result?;
    }
    Ok((games, seconds))
}

/// Plays these games on the plan's threads. `on_game` is called for each finished game and returns whether to continue.
fn play(plan: &Plan, jobs: &[(usize, u64)], mut on_game: impl FnMut(usize, GameResult) -> bool) {
    let stop = Arc::new(AtomicBool::new(false));
    stop_on_interrupt(&stop);
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.min(jobs.len()) {
            let (send, stop, next) = (send.clone(), &stop, &next);
            scope.spawn(move || {
                while let Some(&(line_up, number)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Some(game_result) = plan.contests[line_up].play(number, stop) else {
                        break;
                    };
                    if send.send((line_up, game_result)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        for (line_up, game_result) in receive {
            if !on_game(line_up, game_result) {
                stop.store(true, Ordering::Relaxed);
            }
        }
    });
}

/// The first Ctrl-C lets the running games stop; the second ends the process at once.
fn stop_on_interrupt(stop: &Arc<AtomicBool>) {
    let stop = Arc::clone(stop);
    let listen = move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
            return;
        };
        runtime.block_on(async {
            while tokio::signal::ctrl_c().await.is_ok() {
                if stop.swap(true, Ordering::Relaxed) {
                    std::process::exit(super::EXIT_INTERRUPTED.into());
                }
            }
        });
    };
    std::thread::spawn(listen);
}

fn progress_bar(games_done: usize, games_left: usize) -> ProgressBar {
    let bar = ProgressBar::new((games_done + games_left) as u64).with_position(games_done as u64);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.reset_eta();
    // Games may be minutes apart; the elapsed time should keep running in between.
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}
