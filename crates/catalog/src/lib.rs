//! Every game of the house behind one face that speaks text and JSON.
//!
//! The page, the command line, the server and the Python module know games only through [`GameFace`] (a game on the
//! shelf) and [`TableFace`] (a game being played); [`games`] is the one place that lists them.

mod advice;
#[cfg(not(target_family = "wasm"))]
mod contest;
mod face;
#[cfg(test)]
mod joined;
mod table;

pub use advice::{Advice, Basis, Line, Outlook, RIVAL, Reason, Review, ReviewEffort};
#[cfg(not(target_family = "wasm"))]
pub use bots::arena::{Effort, Played, SeatPlayed};
pub use bots::search::{Budget, Sample};
pub use bots::{Level, Pace, Simulation};
#[cfg(not(target_family = "wasm"))]
pub use contest::{ContestFace, NewContest};
pub use face::{CatalogError, GameFace, NewTable, SeenTable, SimulationRun};
pub use table::{Choice, LogEntry, Preview, TableFace, downcast, has_secrets};

use face::Shelf;
use smokestack_core::{Game as _, GameInfo};

static GAMES: &[&dyn GameFace] = &[
    &Shelf::<industria::Industria>::NEW,
    &Shelf::<industry::Industry>::NEW,
    &Shelf::<barrage::Barrage>::NEW,
    &Shelf::<age_of_industry::AgeOfIndustry>::NEW,
];

/// All games, in the order in which they came to the house.
pub fn games() -> &'static [&'static dyn GameFace] {
    GAMES
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn GameFace, CatalogError> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.info().id == id)
        .ok_or_else(|| CatalogError::UnknownGame {
            game: id.to_owned(),
            known: GAMES.iter().map(|g| g.info().id).collect::<Vec<_>>().join(", "),
        })
}

/// What a game is called and which options it has. Whoever wants only this does not carry the rules of all games along:
/// a part of the page does not.
pub fn info(id: &str) -> Option<&'static GameInfo> {
    let all = [
        industria::Industria::info(),
        industry::Industry::info(),
        barrage::Barrage::info(),
        age_of_industry::AgeOfIndustry::info(),
    ];
    all.into_iter().find(|info| info.id == id)
}

/// Opens a record of any game of the house. `data` is the text of an owner's data file, if one is needed.
pub fn open_record(text: &str, data: Option<&str>) -> Result<Box<dyn TableFace>, CatalogError> {
    match smokestack_core::Record::game_of(text) {
        Some(id) => find(id)?.open_record(text, data),
        // Reading it names the line that is wrong.
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
