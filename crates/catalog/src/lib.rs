//! All games behind one type-erased interface that uses text and JSON.
//!
//! The web client, the command line and the server start and change games only through [`DynGame`] (a game of the
//! catalogue) and [`DynTable`] (a game being played); [`games`] is the only place that lists them.

mod advice;
#[cfg(not(target_family = "wasm"))]
mod contest;
mod dyn_game;
#[cfg(test)]
mod observer_tests;
mod table;

pub use advice::{Advice, Basis, Forecast, Line, RIVAL, Reason, Review, ReviewEffort};
#[cfg(not(target_family = "wasm"))]
pub use bots::arena::{GameResult, SearchBudget, SeatResult};
pub use bots::search::{Budget, Sample};
pub use bots::{Level, Simulation, ThinkingTime};
#[cfg(not(target_family = "wasm"))]
pub use contest::{DynContest, NewContest};
pub use dyn_game::{CatalogError, DynGame, NewTable, SeenTable, SimulationRun};
pub use table::{Choice, DynTable, LogEntry, Preview, downcast, has_secrets};

use dyn_game::Erased;
use smokestack_core::{Game as _, GameInfo};

static GAMES: &[&dyn DynGame] = &[
    &Erased::<industria::Industria>::NEW,
    &Erased::<industry::Industry>::NEW,
    &Erased::<barrage::Barrage>::NEW,
    &Erased::<age_of_industry::AgeOfIndustry>::NEW,
];

/// All games, in the order in which they were added.
pub fn games() -> &'static [&'static dyn DynGame] {
    GAMES
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn DynGame, CatalogError> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.info().id == id)
        .ok_or_else(|| CatalogError::UnknownGame {
            game: id.to_owned(),
            known: GAMES.iter().map(|g| g.info().id).collect::<Vec<_>>().join(", "),
        })
}

/// The name and the options of a game. A program that uses only this does not contain the rules of all games; a part
/// of the web client relies on that.
pub fn info(id: &str) -> Option<&'static GameInfo> {
    let all = [
        industria::Industria::info(),
        industry::Industry::info(),
        barrage::Barrage::info(),
        age_of_industry::AgeOfIndustry::info(),
    ];
    all.into_iter().find(|info| info.id == id)
}

/// Opens a record of any game. `data` is the text of an owner's data file, if one is needed.
pub fn open_record(text: &str, data: Option<&str>) -> Result<Box<dyn DynTable>, CatalogError> {
    match smokestack_core::Record::game_of(text) {
        Some(id) => find(id)?.open_record(text, data),
        // Parsing the text finds the line that is wrong.
        None => Err(
            smokestack_core::Record::parse(text).map_or_else(CatalogError::Record, |record| {
                CatalogError::UnknownGame {
                    game: record.game,
                    known: String::new(),
                }
            }),
        ),
    }
}
