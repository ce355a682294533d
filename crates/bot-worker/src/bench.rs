//! Measures how fast the rules run in this browser.

use catalog::{CatalogError, Level, SimulationRun};
use serde_json::{Value, json};
use smokestack_core::Seed;

use crate::now;

/// The number of copies of a position per measurement.
const COPIES: u64 = 20_000_000;
/// The number of iterations per search.
const ITERATIONS: u32 = 200;

/// Plays random games and searches; returns decisions, copies and iterations per second, or `error`, as JSON.
pub fn run(game: &str, seats: u8, games: u32, seed: &str) -> String {
    let answer = match seed.parse::<Seed>() {
        Ok(seed) => measure(game, seats.into(), games.into(), seed)
            .unwrap_or_else(|error| json!({ "error": error.to_string() })),
        Err(error) => json!({ "error": error.to_string() }),
    };
    answer.to_string()
}

/// Plays random games and returns their digest, or an error.
pub fn digest(game: &str, seats: u8, games: u32, seed: &str) -> String {
    let play = |seed| {
        let wanted = random_games(seats.into(), games.into(), seed);
        catalog::find(game)?.simulate(&wanted, false, &mut |_, _| true)
    };
    match seed.parse::<Seed>().map(play) {
        Ok(Ok(simulation)) => simulation.digest.to_string(),
        Ok(Err(error)) => error.to_string(),
        Err(error) => error.to_string(),
    }
}

fn random_games(seats: usize, games: u64, seed: Seed) -> SimulationRun {
    SimulationRun {
        seats,
        options: Vec::new(),
        data: None,
        seed,
        games,
        level: Level::Random,
    }
}

fn measure(game: &str, seats: usize, games: u64, seed: Seed) -> Result<Value, CatalogError> {
    let face = catalog::find(game)?;
    let wanted = random_games(seats, games, seed);
    let (simulation, seconds) = timed(|| face.simulate(&wanted, false, &mut |_, _| true));
    let simulation = simulation?;
    let (copies, copying) = timed(|| face.copies(seats, COPIES));
    let (searched, searching) = timed(|| face.searches(seats, ITERATIONS, false));
    let (bare, playing) = timed(|| face.searches(seats, ITERATIONS, true));
    let bare = bare?;
    Ok(json!({
        "game": game,
        "seats": seats,
        "games": simulation.games,
        "decisions": simulation.decisions,
        "seconds": seconds,
        "decisions_per_second": simulation.decisions as f64 / seconds,
        "copies_per_second": copies? as f64 / copying,
        "iterations_per_second": searched?.iterations as f64 / searching,
        "playouts_per_second": bare.iterations as f64 / playing,
        "playout_decisions_per_second": bare.decisions as f64 / playing,
        "digest": simulation.digest.to_string(),
    }))
}

/// The result of a job, and the seconds that it took.
fn timed<R>(job: impl FnOnce() -> R) -> (R, f64) {
    let since = now();
    let result = job();
    // The browser's clock is coarse: a job that seems to take no time took less than one tick.
    (result, ((now() - since) / 1000.0).max(1e-6))
}
