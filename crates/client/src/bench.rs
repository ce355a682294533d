//! How fast the rules run in this browser.

use catalog::{Level, SimulationRun};
use serde_json::{Value, json};
use smokestack_core::Seed;

use crate::dom;

/// Enough copies of a position for the browser's clock, which ticks coarsely.
const COPIES: u64 = 5_000_000;

/// Plays random games and returns `decisions_per_second`, `copies_per_second` and `digest`, or `error`, as JSON.
pub(crate) fn run(game: &str, seats: u8, games: u32, seed: &str) -> String {
    measure(game, seats, games, seed).unwrap_or_else(|error| json!({ "error": error })).to_string()
}

fn measure(game: &str, seats: u8, games: u32, seed: &str) -> Result<Value, String> {
    let seed: Seed = seed.parse().map_err(|error| format!("{error}"))?;
    let seats = usize::from(seats);
    let games = u64::from(games);
    let run = SimulationRun { seats, options: Vec::new(), data: None, seed, games, level: Level::Random };
    let game = catalog::find(game).map_err(|error| error.to_string())?;
    let (played, playing) = timed(|| game.simulate(&run, false, &mut |_, _| true));
    let (copied, copying) = timed(|| game.copies(seats, COPIES));
    let played = played.map_err(|error| error.to_string())?;
    let copied = copied.map_err(|error| error.to_string())?;
    Ok(json!({
        "decisions_per_second": (played.decisions as f64 / playing).round(),
        "copies_per_second": (copied as f64 / copying).round(),
        "digest": played.digest.to_string(),
    }))
}

/// What `work` returns, and the seconds that it took.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let now = || dom::window().performance().map_or(0.0, |clock| clock.now());
    let start = now();
    let result = work();
    (result, (now() - start) / 1000.0)
}
