//! What all commands share: the language, a table's options, and error reporting.

use std::path::PathBuf;
use std::process::ExitCode;

use catalog::{CatalogError, DynGame, DynTable, Level};
use clap::Args;
use lang::{Lang, Names, Translations};
use smokestack_core::{Message, Player, Seat, Seed};

/// Invalid input: reported as one sentence on standard error, with exit status 2.
#[derive(Debug)]
pub struct CommandError(pub String);

impl CommandError {
    pub fn report(self) -> ExitCode {
        eprintln!("{}", self.0);
        ExitCode::from(2)
    }
}

pub type CommandResult = Result<ExitCode, CommandError>;

#[derive(Args, Debug)]
pub struct LanguageArgs {
    /// Language of all texts: en, fr, de or it [default: from the environment]
    #[arg(long = "lang", global = true, value_name = "LANG")]
    pub lang: Option<String>,
}

/// The arguments that configure a table.
#[derive(Args, Debug, Clone)]
pub struct TableArgs {
    /// Rules option; repeat for several (see `smokestack games`)
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Corrected component file to use instead of the standard one
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    /// Random seed: a number from 0 to 2^64-1, or 64 hexadecimal digits
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
}

/// The language and its texts.
#[derive(Debug)]
pub struct Context {
    pub translations: Translations,
}

impl Context {
    pub fn new(language: &LanguageArgs) -> Result<Context, CommandError> {
        let lang = match &language.lang {
            Some(code) => match code.parse() {
                Ok(lang) => lang,
                Err(_) => {
                    let message = Message::new("error-unknown-language").text("language", code);
                    let known_values = Lang::ALL.map(Lang::code).join(", ");
                    return Err(CommandError(
                        Translations::new(Lang::En).error(&message.text("known", known_values)),
                    ));
                }
            },
            None => environment_language(),
        };
        Ok(Context {
            translations: Translations::new(lang),
        })
    }

    pub fn language_code(&self) -> &'static str {
        self.translations.lang().code()
    }

    pub fn error(&self, message: &Message) -> CommandError {
        CommandError(self.translations.error(message))
    }

    pub fn catalog_error(&self, error: &CatalogError) -> CommandError {
        self.error(&error.message())
    }

    pub fn text(&self, key: &str) -> String {
        self.translations.text(key)
    }

    pub fn find_game(&self, id: &str) -> Result<&'static dyn DynGame, CommandError> {
        catalog::find(id).map_err(|e| self.catalog_error(&e))
    }

    pub fn find_level(&self, name: &str) -> Result<Level, CommandError> {
        Level::find(name).ok_or_else(|| {
            let known_values = Level::ALL.map(Level::name).join(", ");
            self.catalog_error(&CatalogError::UnknownBot {
                bot: name.to_owned(),
                known: known_values,
            })
        })
    }

    /// The given seed, or a random one.
    pub fn parse_seed(&self, seed_text: Option<&str>) -> Result<Seed, CommandError> {
        match seed_text {
            Some(text) => text
                .parse()
                .map_err(|_| self.error(&Message::new("error-seed").text("seed", text))),
            None => Ok(random_seed()),
        }
    }

    pub fn parse_options(&self, given_options: &[String]) -> Result<Vec<(String, String)>, CommandError> {
        let split = |option: &String| match option.split_once('=') {
            Some((id, value)) => Ok((id.to_owned(), value.to_owned())),
            None => Err(self.error(&Message::new("error-option-form").text("option", option))),
        };
        given_options.iter().map(split).collect()
    }

    pub fn read_file(&self, path: &std::path::Path) -> Result<String, CommandError> {
        std::fs::read(path)
            .map_err(|e| self.file_error(path, &e))
            .and_then(|bytes| {
                String::from_utf8(bytes).map_err(|_| self.file_error(path, &"not a text file (UTF-8)"))
            })
    }

    pub fn read_data_file(&self, args: &TableArgs) -> Result<Option<String>, CommandError> {
        args.data.as_deref().map(|path| self.read_file(path)).transpose()
    }

    pub fn file_error(&self, path: &std::path::Path, reason: &dyn std::fmt::Display) -> CommandError {
        self.error(
            &Message::new("error-file")
                .text("file", path.display())
                .text("why", reason),
        )
    }

    /// Opens a record file; errors mention the file and the line.
    pub fn open_record(
        &self,
        path: &std::path::Path,
        data: Option<&str>,
    ) -> Result<Box<dyn DynTable>, CommandError> {
        let text = self.read_file(path)?;
        catalog::open_record(&text, data).map_err(|e| {
            let reason = self.catalog_error(&e).0;
            CommandError(format!("{}: {reason}", path.display()))
        })
    }
}

fn environment_language() -> Lang {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let set = names
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    set.and_then(|locale| Lang::of_locale(&locale))
        .unwrap_or_default()
}

/// A seed from the standard library's entropy: each new `RandomState` has keys from the operating system.
fn random_seed() -> Seed {
    use std::hash::{BuildHasher as _, RandomState};
    let mut bytes = [0; 32];
    for (index, chunk) in bytes.chunks_mut(8).enumerate() {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let nanos = now.map_or(0, |d| d.as_nanos());
        chunk.copy_from_slice(&RandomState::new().hash_one((index, nanos)).to_be_bytes());
    }
    Seed(bytes)
}

/// Names on the terminal: the players' names, or the seat ids.
pub struct TableNames<'t> {
    pub table: &'t dyn DynTable,
    pub language: &'static str,
}

impl Names for TableNames<'_> {
    fn seat(&self, seat: Seat) -> String {
        match self.table.players().get(seat.index()) {
            Some(Player::Person(name)) => name.clone(),
            Some(Player::Bot(level)) => format!("{seat} ({level})"),
            None => seat.to_string(),
        }
    }

    fn piece(&self, id: &str) -> String {
        self.table
            .piece_name(id, self.language)
            .unwrap_or_else(|| id.to_owned())
    }
}
