//! Games that are being played: starting, saving, resuming and opening them.
//!
//! One table is open at a time; it is in `current`. `saves` stores every local table in the browser, as the text of
//! its record; `remote` follows an online table, at which the user has an `online_seat`; `sending` is
//! for its moves, and `update_order` puts its updates in order. These functions are for the pages around the table.

pub(crate) mod current;
pub(crate) mod levels;
pub(crate) mod online_seat;
pub(crate) mod remote;
pub(crate) mod replay_state;
mod saves;
mod sending;
pub mod settings;
pub(crate) mod shown;
pub mod theme;
pub(crate) mod undo;
mod update_order;

use catalog::{CatalogError, DynTable, NewTable};
use smokestack_core::{Player, Seed};

use self::replay_state::About;
use crate::base::route::Route;

pub use saves::{SavedGame, saved};

/// The parameters of a new local game.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub game: &'static str,
    pub players: Vec<Player>,
    /// The colour (0 to 4) of each seat; seats beyond the list get the colour of their number.
    pub colours: Vec<usize>,
    /// Options that differ from the defaults.
    pub options: Vec<(String, String)>,
    pub seed: Seed,
}

/// Creates the table, saves it and opens it.
pub fn begin(new: NewGame) -> Result<(), CatalogError> {
    let game = catalog::find(new.game)?;
    let table = game.start(&NewTable {
        players: new.players,
        options: new.options,
        seed: new.seed,
        data: None,
    })?;
    sit_down(saves::new_id(), table, new.colours);
    Ok(())
}

/// Resumes a saved game.
pub fn resume(id: &str) -> Result<(), CatalogError> {
    reopen(id)?;
    Route::Table.go();
    Ok(())
}

/// Opens the replay of a saved game that is over.
pub fn analyse(id: &str) -> Result<(), CatalogError> {
    let save = saves::read(id);
    let about = About {
        colours: save.colours,
        ..About::default()
    };
    replay_state::open(&save.record, about, Some(0))?;
    Route::Analysis.go();
    Ok(())
}

/// Deletes a saved game.
pub fn delete(id: &str) {
    saves::delete(id);
    current::leave(id);
}

/// Opens the text of a record file in the replay.
pub fn open_record(text: &str) -> Result<(), CatalogError> {
    replay_state::open(text, About::default(), None)?;
    Route::Replay { at: None }.go();
    Ok(())
}

/// Opens the last played game after a reload of the page.
pub(crate) fn reopen_last() -> Option<Result<(), CatalogError>> {
    saves::last().map(|id| reopen(&id))
}

/// A new saved game that continues from a table.
pub(crate) fn branch_off(table: Box<dyn DynTable>, colours: Vec<usize>) {
    sit_down(saves::new_id(), table, colours);
}

fn reopen(id: &str) -> Result<(), CatalogError> {
    let save = saves::read(id);
    let table = catalog::open_record(&save.record, None)?;
    current::open(id.to_owned(), table, save.colours);
    Ok(())
}

fn sit_down(id: String, table: Box<dyn DynTable>, colours: Vec<usize>) {
    current::open(id, table, colours);
    Route::Table.go();
}
