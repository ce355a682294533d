//! The project's automation: `cargo xtask help` lists the commands. Each has its own file.

mod args;
mod bench;
mod binary;
mod build_mode;
mod cargo;
mod compress;
mod dist;
mod glue;
mod help;
mod interface;
mod load;
mod page;
mod play;
mod prerequisites;
mod progress;
mod split;
mod strength;
mod test;
mod texts;
mod tune;
mod version;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};

use args::Args;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_else(|| "help".to_owned());
    let arguments: Vec<String> = arguments.collect();
    if arguments.iter().any(|word| word == "--help" || word == "-h")
        && let Some(text) = help::of(&command)
    {
        print!("{text}");
        return ExitCode::SUCCESS;
    }
    match run(&command, Args::new(arguments.into_iter())) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &str, args: Args) -> Result<ExitCode> {
    match command {
        "play" => play::run(args)?,
        "test" => return test::run(args),
        "page" => page::run(args)?,
        "dist" => dist::run(args)?,
        "bench" => bench::run(args)?,
        "strength" => strength::run(args)?,
        "tune" => tune::run(args)?,
        "interface" => interface::run(args)?,
        "load" => load::run(args)?,
        "help" | "--help" | "-h" => print!("{}", help::all()),
        other => bail!("there is no command `{other}`; `cargo xtask help` lists all commands"),
    }
    Ok(ExitCode::SUCCESS)
}
