//! `cargo xtask help`, and `cargo xtask COMMAND --help`.

/// A command's help.
struct CommandHelp {
    name: &'static str,
    options: &'static str,
    /// One line, for the list of all commands.
    summary: &'static str,
    /// What the command does, for its own `--help`.
    details: &'static str,
}

const COMMANDS: [CommandHelp; 9] = [
    CommandHelp {
        name: "play",
        options: "[--dev] [--open] [--listen HOST:PORT]",
        summary: "build quickly and start the server",
        details: "\
Builds the web client and the server, starts the server and prints its address.

The first build compiles everything and takes a few minutes; later builds compile only what changed.
It is optimised, but not as far as a release: use `cargo xtask dist` for a server that others use.
The binary is target/quick/smokestack, with the web client inside.

  --dev                unoptimised: fastest to build while you change the code
  --open               open the browser
  --listen HOST:PORT   where to listen (default 127.0.0.1:8080)
",
    },
    CommandHelp {
        name: "test",
        options: "[--full]",
        summary: "run the tests; the last line is `N passed, N failed`",
        details: "\
Runs all tests in these steps:

  1  formatting
  2  lints
  3  lints of the web client
  4  licences, sources and advisories of dependencies
  5  engines, records, scenarios, languages, server, command line
  6  the HTTP API, with generated requests
  7  the web client's unit tests
  8  the build of the web client
  9  the web client in a browser

A failed step does not stop the next ones. Missing programs (Chromium, PostgreSQL,
cargo-deny, schemathesis) are installed if possible; otherwise the step says how to install them.
At the end it prints the minutes per step, the steps that only --full runs, and `N passed, N failed`.

  --full   also run slow steps, which take hours: many random games, bot strength, a load test,
           more generated requests.
           Steps that passed on this commit are not run again: an interrupted run continues where it
           stopped. Results are stored in target/full/COMMIT.
",
    },
    CommandHelp {
        name: "page",
        options: "[--dev]",
        summary: "build only the web client, into crates/client/dist",
        details: "\
Builds the web client into crates/client/dist, small and compressed.

  --dev   unoptimised and not compressed
",
    },
    CommandHelp {
        name: "dist",
        options: "",
        summary: "build the release binary: target/dist/smokestack",
        details: "\
Builds the web client and the server with all optimisations, as one binary: target/dist/smokestack.
",
    },
    CommandHelp {
        name: "bench",
        options: "",
        summary: "measure the speed of rules and searches, natively and in the browser",
        details: "\
Measures the speed of rules and searches, natively and in the browser: one thread, best of five runs.
",
    },
    CommandHelp {
        name: "tune",
        options: "GAME [--iterations N] [--generations N] [--seed S] …",
        summary: "tune the weights of a game's bots by self-play",
        details: "\
Tunes the weights of a game's bots by self-play. `cargo run --release -p tuner -- --help` lists the options.
",
    },
    CommandHelp {
        name: "strength",
        options: "[GAME …] [--games N] [--only BOTS]",
        summary: "check the claims about bot strength in docs/bots.md",
        details: "\
Plays the line-ups of docs/bots.md, checks its claims about bot strength and prints one table per game.
It can be interrupted and continues where it stopped (target/strength).

  --games N     games per line-up instead of 200
  --only BOTS   only line-ups with this list of bots, such as hard,normal,normal
",
    },
    CommandHelp {
        name: "load",
        options: "[--tables N] [--live N] [--rate N] [--seconds N]",
        summary: "load-test one server",
        details: "\
Starts a server and load-tests it on this machine: tables, live connections, moves per second.
",
    },
    CommandHelp {
        name: "interface",
        options: "[option of schemathesis …]",
        summary: "test the HTTP API with generated requests",
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

/// One command's help; `None` if there is no such command.
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
            let help_text = of(command.name).expect("a command");
            assert!(help_text.starts_with("Usage: cargo xtask "), "{help_text}");
            assert!(
                help_text.ends_with(".\n") || help_text.contains("  --"),
                "{help_text}"
            );
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
