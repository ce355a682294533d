//! Settings from a file: the words of the flags, without their dashes.
//!
//! A flag goes before the environment, the environment before the file, the file before the default. What the file says
//! becomes arguments like any others, so that a value is read and refused in one place.

use std::ffi::OsString;
use std::path::Path;

use clap::parser::ValueSource;
use clap::{ArgMatches, Command};
use smokestack_core::Message;

/// What only makes sense on the command line.
const NOT_IN_FILE: [&str; 5] = ["config", "check", "send-test-email", "help", "version"];

/// The words that a file may set.
fn words(serve: &Command) -> impl Iterator<Item = (&str, &str)> {
    let flags = serve.get_arguments().filter(|flag| !flag.is_global_set());
    let words = flags.filter_map(|flag| Some((flag.get_long()?, flag.get_id().as_str())));
    words.filter(|(word, _)| !NOT_IN_FILE.contains(word))
}

/// The arguments that the file adds to those that were given to `own`: `serve`, whose settings the file has, or another
/// command, which takes from it what it knows.
pub fn arguments(
    file: &Path,
    serve: &Command,
    own: &Command,
    given: &ArgMatches,
) -> Result<Vec<OsString>, Message> {
    let wrong = |what: String| {
        let message = Message::new("error-config").text("file", file.display());
        message.text("what", what)
    };
    let text = std::fs::read_to_string(file).map_err(|error| {
        let message = Message::new("error-file").text("file", file.display());
        message.text("why", error)
    })?;
    let settings: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let place = error.span().map_or(0, |span| span.start);
        let line = text[..place.min(text.len())].matches('\n').count() + 1;
        wrong(format!("line {line}: {}", error.message()))
    })?;
    let mut arguments = Vec::new();
    for (word, value) in &settings {
        let Some((_, id)) = words(serve).find(|(known, _)| known == word) else {
            let known: Vec<&str> = words(serve).map(|(word, _)| word).collect();
            let message = Message::new("error-config-word").text("file", file.display());
            return Err(message.text("word", word).text("known", known.join(", ")));
        };
        let is_known = own.get_arguments().any(|flag| flag.get_long() == Some(word));
        if !is_known || !matches!(given.value_source(id), None | Some(ValueSource::DefaultValue)) {
            continue;
        }
        match value {
            toml::Value::Boolean(false) => {}
            toml::Value::Boolean(true) => arguments.push(format!("--{word}").into()),
            toml::Value::String(text) => arguments.push(format!("--{word}={text}").into()),
            toml::Value::Integer(number) => arguments.push(format!("--{word}={number}").into()),
            other => return Err(wrong(format!("{word}: {}", other.type_str()))),
        }
    }
    Ok(arguments)
}
