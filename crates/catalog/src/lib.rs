//! All games behind one type-erased interface that uses text and JSON.
//!
//! The web client, the command line and the server start and change games only through [`DynGame`] (a game of the
//! catalogue) and [`DynTable`] (a game being played). The games are listed in `rows`, and nowhere else.

mod advice;
#[cfg(not(target_family = "wasm"))]
mod contest;
mod dyn_game;
#[cfg(test)]
mod observer_tests;
mod received;
mod rows;
mod table;
mod thinking;

pub use advice::{Advice, Forecast, Line, RIVAL, Reason, Review, ReviewEffort};
#[cfg(not(target_family = "wasm"))]
pub use bots::arena::{GameResult, SearchBudget, SeatResult};
pub use bots::search::{Budget, Sample};
pub use bots::{Level, Simulation, ThinkingTime};
#[cfg(not(target_family = "wasm"))]
pub use contest::{DynContest, NewContest};
pub use dyn_game::{CatalogError, DynGame, NewTable, ObservedTable};
pub use received::known_message;
pub use rows::*;
pub use smokestack_core::{Choice, Disabled};
pub use table::{DynTable, LogEntry, Preview, downcast, has_secrets};
pub use thinking::SimulationRun;

use dyn_game::Erased;
use smokestack_core::embedded_data::Entry;
use smokestack_core::{Game as _, GameInfo};

/// One type-erased value per row of the list.
macro_rules! erased {
    ($($name:ident::$game:ident,)*) => { &[$(&Erased::<$name::$game>::NEW),*] };
}
use erased;

static GAMES: &[&dyn DynGame] = for_each_game!(erased);

/// All games, in the order in which they are shown.
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

/// The names and options of all games, in the order in which they are shown. A program that uses only this does not
/// contain the games' rules; the web client's first screen relies on that.
pub fn infos() -> impl Iterator<Item = &'static GameInfo> {
    macro_rules! infos {
        ($($name:ident::$game:ident,)*) => { [$($name::$game::info()),*] };
    }
    for_each_game!(infos).into_iter()
}

/// The name and the options of one game; see [`infos`].
pub fn info(id: &str) -> Option<&'static GameInfo> {
    infos().find(|info| info.id == id)
}

/// The component data of all games, for the build scripts of programs that do not read TOML; `kind` is the path of the
/// type for a crate that depends on this one.
pub fn packed_data() -> Vec<Entry<'static>> {
    let mut all = Vec::new();
    macro_rules! add {
        ($($name:ident::$game:ident,)*) => {
            $(for (name, bytes) in $name::$game::packed_data() {
                let kind = concat!("catalog::", stringify!($name), "::Data");
                all.push(Entry { name, kind, bytes });
            })*
        };
    }
    for_each_game!(add);
    all
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
