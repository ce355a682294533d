//! Settings from a file, which have the same names as the flags, without their dashes.
//!
//! Flags override the environment, the environment overrides the file, and the file overrides the defaults. The
//! settings in the file are turned into arguments, so that all values are parsed and validated in one place.

use std::ffi::OsString;
use std::path::Path;

use clap::parser::ValueSource;
use clap::{ArgMatches, Command};
use smokestack_core::Message;

/// Flags that only make sense on the command line.
const COMMAND_LINE_FLAGS: [&str; 5] = ["config", "check", "send-test-email", "help", "version"];

/// The settings that a file may contain, as pairs of flag name and argument id.
fn setting_names(serve: &Command) -> impl Iterator<Item = (&str, &str)> {
    let flags = serve.get_arguments().filter(|flag| !flag.is_global_set());
    let names = flags.filter_map(|flag| Some((flag.get_long()?, flag.get_id().as_str())));
    names.filter(|(name, _)| !COMMAND_LINE_FLAGS.contains(name))
}

/// The arguments that the file adds to those given to the command `own`: either `serve`, which takes all settings, or
/// another command, which takes only the settings that it shares with `serve`.
pub fn file_arguments(
    file: &Path,
    serve: &Command,
    own_command: &Command,
    given_arguments: &ArgMatches,
) -> Result<Vec<OsString>, Message> {
    let config_error = |problem: String| {
        let message = Message::new("error-config").text("file", file.display());
        message.text("what", problem)
    };
    let text = std::fs::read_to_string(file).map_err(|error| {
        let message = Message::new("error-file").text("file", file.display());
        message.text("why", error)
    })?;
    let settings: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let place = error.span().map_or(0, |span| span.start);
        let line = text[..place.min(text.len())].matches('\n').count() + 1;
        config_error(format!("line {line}: {}", error.message()))
    })?;
    let mut arguments = Vec::new();
    for (name, value) in &settings {
        let Some((_, id)) = setting_names(serve).find(|(known_names, _)| known_names == name) else {
            let known_names: Vec<&str> = setting_names(serve).map(|(name, _)| name).collect();
            let message = Message::new("error-config-word").text("file", file.display());
            return Err(message.text("word", name).text("known", known_names.join(", ")));
        };
        let is_known = own_command
            .get_arguments()
            .any(|flag| flag.get_long() == Some(name));
        if !is_known
            || !matches!(
                given_arguments.value_source(id),
                None | Some(ValueSource::DefaultValue)
            )
        {
            continue;
        }
        match value {
            toml::Value::Boolean(false) => {}
            toml::Value::Boolean(true) => arguments.push(format!("--{name}").into()),
            toml::Value::String(text) => arguments.push(format!("--{name}={text}").into()),
            toml::Value::Integer(number) => arguments.push(format!("--{name}={number}").into()),
            other => return Err(config_error(format!("{name}: {}", other.type_str()))),
        }
    }
    Ok(arguments)
}
