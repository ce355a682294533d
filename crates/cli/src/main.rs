//! `smokestack`: play, simulate, replay and verify the games, or serve them to a browser.

mod commands;
mod context;
mod output;
mod show;

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use commands::{admin, arena, backup, bench, games, play, replay, rules, scenario, serve, simulate, verify};
use context::{CommandError, Context, LanguageArgs};
use smokestack_core::Message;

/// Play economic board games by the rulebook: in the browser, at the terminal or from a program
///
/// Without a command, a local server is started and the browser is opened.
#[derive(Parser)]
#[command(
    name = "smokestack",
    version,
    propagate_version = true,
    arg_required_else_help = false
)]
struct Cli {
    #[command(flatten)]
    language: LanguageArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Args),
    Serve(serve::Args),
    Play(play::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Replay(replay::Args),
    Verify(verify::Args),
    Scenario(scenario::Args),
    Rules(rules::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Admin(admin::Args),
    #[command(hide = true)]
    Bench(bench::Args),
}

impl Command {
    /// The settings file given with --config, for the commands that take one.
    fn config(&self) -> Option<&Path> {
        let file = match self {
            Command::Serve(args) => &args.config,
            Command::Admin(args) => &args.config,
            Command::Backup(args) => &args.config,
            Command::Restore(args) => &args.config,
            _ => return None,
        };
        file.as_deref()
    }
}

fn main() -> ExitCode {
    let mut arguments: Vec<OsString> = std::env::args_os().collect();
    let mut cli = Cli::parse_from(&arguments);
    if cli.command.is_none() {
        arguments.extend(serve::DEFAULT_COMMAND.map(OsString::from));
        cli = Cli::parse_from(&arguments);
    }
    let context = match Context::new(&cli.language) {
        Ok(context) => context,
        Err(fail) => return fail.report(),
    };
    if let Some(file) = cli.command.as_ref().and_then(Command::config) {
        match parse_with_file(&context, file, arguments) {
            Ok(parsed_cli) => cli = parsed_cli,
            Err(fail) => return fail.report(),
        }
    }
    let Some(command) = &cli.command else {
        return ExitCode::SUCCESS; // unreachable: a command has been added above
    };
    let result = match command {
        Command::Games(args) => games::run(&context, args),
        Command::Serve(args) => serve::run(&context, args),
        Command::Play(args) => play::run(&context, args),
        Command::Simulate(args) => simulate::run(&context, args),
        Command::Arena(args) => arena::run(&context, args),
        Command::Replay(args) => replay::run(&context, args),
        Command::Verify(args) => verify::run(&context, args),
        Command::Scenario(args) => scenario::run(&context, args),
        Command::Rules(args) => rules::run(&context, args),
        Command::Backup(args) => backup::back_up(&context, args),
        Command::Restore(args) => backup::restore(&context, args),
        Command::Admin(args) => admin::run(&context, args),
        Command::Bench(args) => bench::run(&context, args),
    };
    result.unwrap_or_else(CommandError::report)
}

/// Parses the command again with the arguments that a settings file adds.
fn parse_with_file(
    context: &Context,
    file: &Path,
    mut arguments: Vec<OsString>,
) -> Result<Cli, CommandError> {
    let mut command = Cli::command();
    command.build();
    let matches = command.clone().get_matches_from(&arguments);
    let own = matches.subcommand().and_then(|(name, matches)| {
        let own = command.find_subcommand(name)?;
        Some((command.find_subcommand("serve")?, own, matches))
    });
    let Some((serve, own, matches)) = own else {
        return Ok(Cli::parse_from(&arguments));
    };
    let file_arguments = serve::config::file_arguments(file, serve, own, matches)
        .map_err(|problem| context.error(&problem))?;
    arguments.extend(file_arguments);
    let all_matches = command.try_get_matches_from(&arguments);
    all_matches
        .and_then(|matches| Cli::from_arg_matches(&matches))
        .map_err(|error| {
            let error = error.render().to_string();
            let first_line = error
                .lines()
                .next()
                .unwrap_or_default()
                .trim_start_matches("error: ");
            let message = Message::new("error-config").text("file", file.display());
            context.error(&message.text("what", first_line))
        })
}
