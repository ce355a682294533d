//! A game in the catalogue: what it is, and how to start and open it.

use std::marker::PhantomData;
use std::sync::Arc;

use serde_json::Value;
#[cfg(not(target_family = "wasm"))]
use smokestack_core::scenario::{Failure, Scenario, run};
use smokestack_core::{
    DataError, Game, GameInfo, InvalidPosition, Message, OptionValues, Player, Record, RecordError, Seed,
    SetupError, Table, set_up,
};

use crate::table::{DynTable, imagine};

/// The settings of a new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub players: Vec<Player>,
    /// Options that differ from the defaults.
    pub options: Vec<(String, String)>,
    pub seed: Seed,
    /// The text of an owner's data file.
    pub data: Option<String>,
}

/// A table that is played elsewhere, as one viewer sees it.
#[derive(Clone, Debug)]
pub struct ObservedTable<'s> {
    pub players: Vec<Player>,
    /// Options that differ from the defaults.
    pub options: Vec<(String, String)>,
    /// The name of its component data: one of the sets that come with the game.
    pub data: &'s str,
    pub view: &'s Value,
}

/// Why a table could not be started or opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CatalogError {
    #[error("no game is called {game:?}; there is {known}")]
    UnknownGame { game: String, known: String },
    #[error("no bot is called {bot:?}; there is {known}")]
    UnknownBot { bot: String, known: String },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the data file, {0}")]
    Data(#[from] DataError),
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error(
        "the record was played with version {needed} of the rules of {game}; this program has version {have}"
    )]
    RulesVersion {
        game: &'static str,
        needed: u32,
        have: u32,
    },
    #[error("the record was played with the components {needed}; give that file with --data")]
    DataVersion { needed: String },
    #[error("this is no view of the game: {0}")]
    View(#[from] InvalidPosition),
}

impl CatalogError {
    /// The error as a translatable message.
    pub fn message(&self) -> Message {
        let new_message = Message::new;
        match self {
            CatalogError::UnknownGame { game, known } => new_message("error-unknown-game")
                .text("game", game)
                .text("known", known),
            CatalogError::UnknownBot { bot, known } => new_message("error-unknown-bot")
                .text("bot", bot)
                .text("known", known),
            CatalogError::Setup(error) => error.message(),
            CatalogError::Data(error) => {
                let rule = error.rule.map(|r| format!(" ({r})")).unwrap_or_default();
                new_message("error-data")
                    .with("line", error.line)
                    .text("what", format!("{}{rule}", error.what))
            }
            CatalogError::Record(error) => error.message(),
            CatalogError::RulesVersion { game, needed, have } => new_message("error-rules-version")
                .text("game", game)
                .with("needed", *needed)
                .with("have", *have),
            CatalogError::DataVersion { needed } => new_message("error-data-version").text("needed", needed),
            CatalogError::View(reason) => new_message("error-view").text("what", reason),
        }
    }
}

/// A game in the catalogue, its type erased.
pub trait DynGame: Sync {
    fn info(&self) -> &'static GameInfo;
    /// Loads the standard component data now; otherwise the first table does.
    fn unpack(&self);
    /// Whether a data set with this name comes with the game: the current one, or one that older games still use.
    fn has_data(&self, set: &str) -> bool;
    fn start(&self, new: &NewTable) -> Result<Box<dyn DynTable>, CatalogError>;
    /// Like [`DynGame::start`], but with the named data set instead of the current one.
    fn start_with(&self, set: &str, new: &NewTable) -> Result<Box<dyn DynTable>, CatalogError>;
    fn open_record(&self, text: &str, data: Option<&str>) -> Result<Box<dyn DynTable>, CatalogError>;
    /// A table from a viewer's perspective (the JSON of a view): everything hidden is imagined.
    fn join(&self, observed: &ObservedTable<'_>) -> Result<Box<dyn DynTable>, CatalogError>;
    #[cfg(not(target_family = "wasm"))]
    fn run_scenario(&self, scenario: &Scenario) -> Result<(), Failure>;
    /// All options with their values, as in a record.
    fn options(&self, requested: &[(String, String)]) -> Result<Vec<(String, String)>, CatalogError>;
}

/// Option ids and values, sorted by id.
pub(crate) type Options = Vec<(String, String)>;

pub(crate) struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    pub(crate) const NEW: Erased<G> = Erased(PhantomData);
}

fn pairs(options: &[(String, String)]) -> impl Iterator<Item = (&str, &str)> {
    options.iter().map(|(id, value)| (id.as_str(), value.as_str()))
}

fn chosen(option_values: &OptionValues) -> Vec<(String, String)> {
    option_values
        .iter()
        .map(|(id, value)| (id.to_owned(), value.to_owned()))
        .collect()
}

/// A record must use the canonical spelling of values. `on` and `off`, which a host may use, are not canonical.
fn check_spelling(
    given_options: &[(String, String)],
    options: &[(String, String)],
) -> Result<(), RecordError> {
    let same_id = |id: &str| options.iter().find(|option| option.0 == id);
    for (id, found) in given_options {
        if let Some((_, value)) = same_id(id).filter(|(_, value)| value != found) {
            return Err(RecordError::form(
                5,
                format!("{id}={value}"),
                format!("{id}={found}"),
            ));
        }
    }
    Ok(())
}

/// An invalid set-up is an error in the record's header: the error gets the line and the expected format.
fn in_header(record: &Record, info: &GameInfo, error: CatalogError) -> CatalogError {
    let CatalogError::Setup(error) = error else {
        return error;
    };
    match error {
        SetupError::SeatCount { .. } => {
            let letters = |count: usize| {
                smokestack_core::Seat::all(count)
                    .map(|s| s.letter())
                    .collect::<String>()
            };
            let allowed_counts: Vec<String> = info.seats.iter().map(|count| letters(*count)).collect();
            RecordError::form(
                6,
                format!("seats {}", allowed_counts.join(" / ")),
                letters(record.players.len()),
            )
        }
        SetupError::UnknownOption { option, known, .. } => RecordError::form(5, known, option),
        SetupError::UnknownValue { value, known, .. } => RecordError::form(5, known, value),
    }
    .into()
}

/// Which component data is used.
#[derive(Clone, Copy)]
pub(crate) enum Components<'c> {
    /// The current set.
    Standard,
    /// A named set that comes with the game.
    Set(&'c str),
    /// The text of an owner's file.
    File(&'c str),
}

impl<'c> Components<'c> {
    pub fn file_or_standard(text: Option<&'c str>) -> Components<'c> {
        text.map_or(Components::Standard, Components::File)
    }

    fn read<G: Game>(self) -> Result<Arc<G::Data>, CatalogError> {
        match self {
            Components::Standard => Ok(G::data_set("standard").expect("every game has a standard set")),
            Components::Set(name) => set_named::<G>(name).ok_or_else(|| CatalogError::DataVersion {
                needed: name.to_owned(),
            }),
            // The web client never uses an owner's file, so the code that parses one is left out.
            Components::File(_) if cfg!(target_family = "wasm") => Err(DataError {
                line: 1,
                rule: None,
                what: "the web client reads no data files".to_owned(),
            }
            .into()),
            Components::File(text) => Ok(G::read_data(text)?),
        }
    }
}

/// The set with this name in records; a set's other names are for people.
fn set_named<G: Game>(name: &str) -> Option<Arc<G::Data>> {
    G::data_set(name).filter(|data| G::data_version(data) == name)
}

impl<G: Game> Erased<G> {
    pub fn rules(
        &self,
        seats: usize,
        options: &[(String, String)],
        components: Components<'_>,
    ) -> Result<(Arc<G>, Options), CatalogError> {
        let option_values = OptionValues::new(G::info(), pairs(options))?;
        let game: G = set_up(seats, &option_values, components.read::<G>()?)?;
        Ok((Arc::new(game), chosen(&option_values)))
    }

    fn begin(&self, new: &NewTable, components: Components<'_>) -> Result<Box<dyn DynTable>, CatalogError> {
        let (game, options) = self.rules(new.players.len(), &new.options, components)?;
        Ok(Box::new(Table::new(game, options, new.players.clone(), new.seed)))
    }
}

impl<G: Game> DynGame for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn unpack(&self) {
        let _ = G::data_set("standard");
    }

    fn has_data(&self, set: &str) -> bool {
        set_named::<G>(set).is_some()
    }

    fn start(&self, new: &NewTable) -> Result<Box<dyn DynTable>, CatalogError> {
        self.begin(new, Components::file_or_standard(new.data.as_deref()))
    }

    fn start_with(&self, set: &str, new: &NewTable) -> Result<Box<dyn DynTable>, CatalogError> {
        self.begin(new, Components::Set(set))
    }

    fn open_record(&self, text: &str, data: Option<&str>) -> Result<Box<dyn DynTable>, CatalogError> {
        let record = Record::parse(text)?;
        let info = G::info();
        if record.game != info.id {
            return Err(RecordError::form(2, format!("game {}", info.id), record.game).into());
        }
        if record.rules != info.rules_version {
            let (needed, have) = (record.rules, info.rules_version);
            return Err(CatalogError::RulesVersion {
                game: info.id,
                needed,
                have,
            });
        }
        let components = data.map_or(Components::Set(&record.data), Components::File);
        let (game, options) = self
            .rules(record.players.len(), &record.options, components)
            .map_err(|error| in_header(&record, info, error))?;
        // An option missing from the record has its default value: it may be newer than the record.
        check_spelling(&record.options, &options)?;
        if record.data != G::data_version(game.data()) {
            return Err(CatalogError::DataVersion { needed: record.data });
        }
        Ok(Box::new(Table::replay(game, &record)?))
    }

    fn join(&self, observed: &ObservedTable<'_>) -> Result<Box<dyn DynTable>, CatalogError> {
        let (game, options) = self.rules(
            observed.players.len(),
            &observed.options,
            Components::Set(observed.data),
        )?;
        let position = imagine(&*game, observed.view)?;
        let players = observed.players.clone();
        Ok(Box::new(Table::from_position(game, options, players, position)))
    }

    #[cfg(not(target_family = "wasm"))]
    fn run_scenario(&self, scenario: &Scenario) -> Result<(), Failure> {
        run::<G>(scenario)
    }

    fn options(&self, requested: &[(String, String)]) -> Result<Vec<(String, String)>, CatalogError> {
        Ok(chosen(&OptionValues::new(G::info(), pairs(requested))?))
    }
}
