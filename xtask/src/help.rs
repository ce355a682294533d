//! `cargo xtask help`, and `cargo xtask COMMAND --help`.

/// A command as its help describes it.
struct Command {
    name: &'static str,
    options: &'static str,
    /// One line, for the list of all commands.
    summary: &'static str,
    /// What the command does, for its own `--help`.
    details: &'static str,
}

const COMMANDS: [Command; 9] = [
    Command {
        name: "play",
        options: "[--dev] [--open] [--listen HOST:PORT]",
        summary: "build everything quickly and start the game",
        details: "\
Builds the web client and the server, starts the server and prints its address.

The first build compiles everything and takes a few minutes; later ones only what changed.
It is optimised, but not as far as a release: use `cargo xtask dist` for a server that others use.
The binary is target/quick/smokestack, with the web client inside.

  --dev                unoptimised: the shortest wait while you change the code
  --open               open the browser
  --listen HOST:PORT   where to listen (default 127.0.0.1:8080)
",
    },
    Command {
        name: "test",
        options: "[--full]",
        summary: "run the tests; the last line is `N passed, N failed`",
        details: "\
Runs every test, one step after the other:

  1  formatting
  2  lints
  3  lints of the web client
  4  licences, sources and advisories of dependencies
  5  engines, records, scenarios, languages, server, command line
  6  the HTTP interface, with generated requests
  7  the web client's unit tests
  8  the build of the web client
  9  the web client in a browser

A step that fails does not stop the next ones. What is missing on the machine (Chromium, PostgreSQL,
cargo-deny, schemathesis) is installed where that is possible, or named with the command that installs it.
At the end it prints the minutes per step, what only --full runs, and `N passed, N failed`.

  --full   also what takes hours: long random games, bot strength, load, many more generated requests.
           Steps that passed on this commit are not run again: an interrupted run continues where it
           stopped. Results are kept in target/full/COMMIT.
",
    },
    Command {
        name: "page",
        options: "[--dev]",
        summary: "build only the web client, into crates/client/dist",
        details: "\
Builds the web client into crates/client/dist, small and compressed.

  --dev   unoptimised and not compressed
",
    },
    Command {
        name: "dist",
        options: "",
        summary: "build the one binary for others to use: target/dist/smokestack",
        details: "\
Builds the web client and the server with all optimisations, as one binary: target/dist/smokestack.
",
    },
    Command {
        name: "bench",
        options: "",
        summary: "measure rules and searches, natively and in the browser",
        details: "\
Measures how fast rules and searches run, natively and in the browser: one thread, the best of five runs.
",
    },
    Command {
        name: "tune",
        options: "GAME [--iterations N] [--generations N] [--seed S] …",
        summary: "find better weights for a game's bots by play",
        details: "\
Finds better weights for a game's bots by letting them play. `cargo run --release -p tuner -- --help` lists the options.
",
    },
    Command {
        name: "strength",
        options: "[GAME …] [--games N] [--only BOTS]",
        summary: "check what docs/bots.md claims about the bots",
        details: "\
Plays what docs/bots.md claims about the bots, one table per game.
It can be interrupted and continues where it stopped (target/strength).

  --games N     games per line-up instead of 200
  --only BOTS   only line-ups with this list of bots, such as hard,normal,normal
",
    },
    Command {
        name: "load",
        options: "[--tables N] [--live N] [--rate N] [--seconds N]",
        summary: "measure how much one server carries",
        details: "\
Starts a server and measures how much it carries on this machine: tables, live connections, moves per second.
",
    },
    Command {
        name: "interface",
        options: "[option of schemathesis …]",
        summary: "send generated requests to the server's HTTP interface",
        details: "\
Sends generated requests to the server: every response must match /api/openapi.json.
All options are passed on to schemathesis.
",
    },
];

/// The list of all commands.
pub fn all() -> String {
    let width = COMMANDS.map(|command| command.name.len()).into_iter().max();
    let width = width.unwrap_or_default();
    let mut text = "Usage: cargo xtask COMMAND\n\n".to_owned();
    for command in &COMMANDS {
        text += &format!("  {:width$}   {}\n", command.name, command.summary);
    }
    text + "\n`cargo xtask COMMAND --help` describes a command.\n"
}

/// The help of one command; nothing if there is no such command.
pub fn of(name: &str) -> Option<String> {
    let command = COMMANDS.iter().find(|command| command.name == name)?;
    let usage = format!("cargo xtask {} {}", command.name, command.options);
    Some(format!("Usage: {}\n\n{}", usage.trim_end(), command.details))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_listed_and_described() {
        for command in &COMMANDS {
            assert!(all().contains(command.summary), "{}", command.name);
            let own = of(command.name).expect("a command");
            assert!(own.starts_with("Usage: cargo xtask "), "{own}");
            assert!(own.ends_with(".\n") || own.contains("  --"), "{own}");
        }
        assert_eq!(of("fly"), None);
    }

    #[test]
    fn the_help_of_play_and_test_names_every_option() {
        let play = of("play").expect("a command");
        for option in ["--dev", "--open", "--listen"] {
            assert!(play.contains(&format!("\n  {option} ")), "{option}");
        }
        assert!(of("test").expect("a command").contains("\n  --full "));
    }
}
