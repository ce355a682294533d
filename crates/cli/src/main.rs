//! `smokestack`: play, simulate, replay and check the games of the house, or serve them to a browser.

mod commands;
mod context;
mod out;
mod show;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use commands::{admin, arena, backup, bench, games, play, replay, rules, scenario, serve, simulate};
use context::{Context, Fail, Language};

/// Heavy economic board games, played by the book: in the browser, at the terminal, from a program.
///
/// Without a command, the page is served on this machine and the browser opened.
#[derive(Parser)]
#[command(version, propagate_version = true, arg_required_else_help = false)]
struct Cli {
    #[command(flatten)]
    language: Language,
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
    Scenario(scenario::Args),
    Rules(rules::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Admin(admin::Args),
    #[command(hide = true)]
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let context = match Context::new(&cli.language) {
        Ok(context) => context,
        Err(fail) => return fail.report(),
    };
    let done = match &cli.command {
        None => serve::run(&context, &serve::Args::for_newcomers()),
        Some(Command::Games(args)) => games::run(&context, args),
        Some(Command::Serve(args)) => serve::run(&context, args),
        Some(Command::Play(args)) => play::run(&context, args),
        Some(Command::Simulate(args)) => simulate::run(&context, args),
        Some(Command::Arena(args)) => arena::run(&context, args),
        Some(Command::Replay(args)) => replay::run(&context, args),
        Some(Command::Scenario(args)) => scenario::run(&context, args),
        Some(Command::Rules(args)) => rules::run(&context, args),
        Some(Command::Backup(args)) => backup::back_up(&context, args),
        Some(Command::Restore(args)) => backup::restore(&context, args),
        Some(Command::Admin(args)) => admin::run(&context, args),
        Some(Command::Bench(args)) => bench::run(&context, args),
    };
    done.unwrap_or_else(Fail::report)
}
