//! A table with its game in memory: computed from the database, and discarded without loss.

use catalog::{CatalogError, DynTable, NewTable};
use smokestack_core::{Message, Player, Seat, Seed, Viewer};
use store::{ActionRow, Proposal, SeatRow, Store, StoreError, TableRow};

use super::leaving::ended;
use super::parsing::off_thread;

/// The number of bytes in a component file that weigh as much as a move. The file is in memory twice, as text and as
/// parsed data.
const BYTES_PER_MOVE: usize = 256;

/// A table, its seats, and the game.
pub(crate) struct LoadedTable {
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
    pub running: GameState,
    /// An undo that waits for the players' consent.
    pub proposal: Option<Proposal>,
}

/// The game at a table.
pub(crate) enum GameState {
    /// The game has not begun.
    NotYet,
    Game(Box<dyn DynTable>),
    /// This version cannot play the game: the rules differ, or it no longer accepts the component file. Nothing is
    /// lost; a version that can play the game will continue it.
    Frozen(Message),
}

impl std::fmt::Debug for LoadedTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "table {} after {} moves", self.row.id, self.row.moves)
    }
}

impl LoadedTable {
    /// Reads a table and replays its moves.
    pub async fn load(store: &Store, id: &str) -> Result<Option<LoadedTable>, StoreError> {
        loop {
            let Some((mut row, seats)) = store.table(id).await? else {
                return Ok(None);
            };
            row.data_file = store.component_file(&row).await?.map(Into::into);
            let moves = match row.seed {
                Some(_) => store.moves(id, 0).await?,
                None => Vec::new(),
            };
            let proposal = store.proposal(id, "undo").await?;
            // Another server may have changed the table while we read: all parts must have the same version.
            if store.is_shared() && store.version(id).await? != Some(row.version) {
                continue;
            }
            let running = GameState::of(&row, &seats, moves).await;
            return Ok(Some(LoadedTable {
                row,
                seats,
                running,
                proposal,
            }));
        }
    }

    /// Applies changes made by other servers.
    pub async fn refresh(&mut self, store: &Store) -> Result<(), StoreError> {
        let id = self.row.id.clone();
        let (undos, seated) = (self.row.undos, self.seats.clone());
        loop {
            let Some((mut row, seats)) = store.table(&id).await? else {
                // The table was cancelled, and viewers see that.
                self.row = TableRow {
                    data_file: None,
                    ..ended(self.row.clone(), self.row.ended_at.unwrap_or(self.row.created_at))
                };
                return Ok(());
            };
            row.data_file.clone_from(&self.row.data_file);
            let here = match &self.running {
                GameState::Game(game) if row.undos == undos && same_players(&seats, &seated) => {
                    game.move_count() as i64
                }
                _ => -1,
            };
            let moves = store.moves(&id, here.max(0)).await?;
            let proposal = store.proposal(&id, "undo").await?;
            if store.version(&id).await? != Some(row.version) {
                continue;
            }
            // Usually only a few moves are new; otherwise the game is replayed from its beginning.
            let added = match &mut self.running {
                GameState::Game(game) if here >= 0 => play_all(&mut **game, &moves).is_ok(),
                _ => false,
            };
            if !added {
                let moves = store.moves(&id, 0).await?;
                self.running = GameState::of(&row, &seats, moves).await;
            }
            (self.row, self.seats, self.proposal) = (row, seats, proposal);
            return Ok(());
        }
    }

    pub fn has_begun(&self) -> bool {
        self.row.seed.is_some()
    }

    /// The seat to move.
    pub fn turn(&self) -> Option<Seat> {
        turn(&self.row, &self.seats)
    }

    /// The seat on which a person sits.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let own = self
            .seats
            .iter()
            .find(|seat| seat.person.as_deref() == Some(person))?;
        own.seat.parse().ok()
    }

    /// A person's name at this table.
    pub fn name_of(&self, person: &str) -> Option<&str> {
        let own = |seat: &&SeatRow| seat.person.as_deref() == Some(person);
        self.seats.iter().find(own)?.name.as_deref()
    }

    pub fn viewer(&self, person: Option<&str>) -> Viewer {
        person
            .and_then(|person| self.seat_of(person))
            .map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub fn is_host(&self, person: &str) -> bool {
        self.row.host.as_deref() == Some(person)
    }

    /// The level of the bot that plays a seat.
    pub fn bot_at(&self, seat: Seat) -> Option<&str> {
        let row = self.seats.get(seat.index())?;
        row.bot.as_deref()
    }

    /// The table's memory use, in moves: its own moves, plus the equivalent of its component file.
    pub fn weight(&self) -> usize {
        let moves = match &self.running {
            GameState::Game(game) => game.move_count(),
            _ => 0,
        };
        1 + moves + self.row.data_file.as_ref().map_or(0, |file| file.len()) / BYTES_PER_MOVE
    }
}

/// The seat to move at a table.
pub(super) fn turn(row: &TableRow, seats: &[SeatRow]) -> Option<Seat> {
    let turn = row.turn.as_ref()?;
    Seat::new(seats.iter().position(|seat| seat.seat == *turn)?)
}

impl GameState {
    async fn of(row: &TableRow, seats: &[SeatRow], moves: Vec<ActionRow>) -> GameState {
        if row.seed.is_none() {
            return GameState::NotYet;
        }
        let (row, seats) = (row.clone(), seats.to_vec());
        let has_file = row.data_file.is_some();
        match off_thread(has_file, move || replay(&row, &seats, &moves)).await {
            Ok(game) => GameState::Game(game),
            Err(why) => GameState::Frozen(why),
        }
    }
}

fn replay(row: &TableRow, seats: &[SeatRow], moves: &[ActionRow]) -> Result<Box<dyn DynTable>, Message> {
    let mut game = set_up(row, seats).map_err(|error| error.message())?;
    play_all(&mut *game, moves)?;
    Ok(game)
}

fn play_all(game: &mut dyn DynTable, moves: &[ActionRow]) -> Result<(), Message> {
    for made in moves {
        let seat: Option<Seat> = made.seat.parse().ok();
        let played = seat.is_some_and(|seat| game.play(seat, &made.action).is_ok());
        if !played {
            return Err(Message::new("error-frozen-move").with("number", made.number));
        }
    }
    Ok(())
}

/// A table's game before its first move; a component file is parsed on another thread.
pub(super) async fn set_up_off_thread(
    row: &TableRow,
    seats: &[SeatRow],
) -> Result<Box<dyn DynTable>, CatalogError> {
    let (row, seats) = (row.clone(), seats.to_vec());
    let has_file = row.data_file.is_some();
    off_thread(has_file, move || set_up(&row, &seats)).await
}

/// A table's game before its first move.
fn set_up(row: &TableRow, seats: &[SeatRow]) -> Result<Box<dyn DynTable>, CatalogError> {
    let game = catalog::find(&row.game)?;
    let info = game.info();
    if row.rules != i64::from(info.rules_version) {
        return Err(CatalogError::RulesVersion {
            game: info.id,
            needed: u32::try_from(row.rules).unwrap_or_default(),
            have: info.rules_version,
        });
    }
    let seed = row.seed.as_deref().and_then(|seed| seed.try_into().ok());
    let new = NewTable {
        players: seats.iter().map(player).collect(),
        options: options(&row.options),
        seed: Seed(seed.unwrap_or_default()),
        data: row.data_file.as_deref().map(str::to_owned),
    };
    match new.data {
        Some(_) => game.start(&new),
        None => game.start_with(&row.data, &new),
    }
}

/// Whether the game has the same players, regardless of their clocks.
fn same_players(some: &[SeatRow], others: &[SeatRow]) -> bool {
    some.iter().map(player).eq(others.iter().map(player))
}

pub(super) fn player(seat: &SeatRow) -> Player {
    // A bot that plays for a person uses that person's name.
    match (&seat.name, &seat.bot) {
        (Some(name), _) => Player::Person(name.clone()),
        (None, Some(level)) => Player::Bot(level.clone()),
        (None, None) => Player::Person(seat.seat.clone()),
    }
}

/// Parses options as a record writes them: `a=x b=y`.
pub(super) fn options(text: &str) -> Vec<(String, String)> {
    let pairs = text.split(' ').filter_map(|pair| pair.split_once('='));
    pairs
        .map(|(id, value)| (id.to_owned(), value.to_owned()))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    /// A table that was created before its game's components were corrected keeps the components that it names.
    #[test]
    fn a_table_is_played_with_the_components_that_it_names() {
        let seats: Vec<SeatRow> = ["A", "B"]
            .map(|seat| SeatRow {
                seat: seat.to_owned(),
                ..SeatRow::default()
            })
            .into();
        let open = |data: &str| {
            let row = TableRow {
                game: "age-of-industry".to_owned(),
                rules: 1,
                data: data.to_owned(),
                seed: Some(vec![1; 32]),
                ..TableRow::default()
            };
            set_up(&row, &seats).map(|table| table.record())
        };
        for set in ["standard-1", "standard-2"] {
            let record = open(set).expect("it comes with the game");
            assert!(record.contains(&format!("\ndata {set}\n")), "{record}");
        }
        let error = open("standard-99").expect_err("there is no such set");
        assert!(matches!(error, CatalogError::DataVersion { .. }), "{error}");
    }

    #[test]
    fn a_component_file_has_its_weight() {
        let weight = |data_file: Option<Arc<str>>| {
            let row = TableRow {
                data_file,
                ..TableRow::default()
            };
            let opened = LoadedTable {
                row,
                seats: Vec::new(),
                running: GameState::NotYet,
                proposal: None,
            };
            opened.weight()
        };
        assert_eq!(weight(None), 1);
        assert_eq!(weight(Some("x".repeat(512 * 1024).into())), 2049);
    }
}
