//! `smokestack games`

use crate::print_line;
use std::process::ExitCode;

use crate::context::{CommandResult, Context};

/// List the games with their seat counts and options
#[derive(clap::Args)]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(context: &Context, args: &Args) -> CommandResult {
    if args.json {
        let all: Vec<_> = catalog::games().iter().map(|g| g.info()).collect();
        print_line!(
            "{}",
            serde_json::to_string_pretty(&all).expect("plain data is JSON")
        );
        return Ok(ExitCode::SUCCESS);
    }
    for game in catalog::games() {
        let info = game.info();
        let seats: Vec<String> = info.seats.iter().map(usize::to_string).collect();
        print_line!("{:<16} {}  [{}]", info.id, info.name, seats.join(", "));
        for option in info.options {
            let name = context.text(&format!("{}-option-{}", info.id, option.id));
            print_line!("    --option {}={}", option.id, option.values.join("|"));
            print_line!("        {name} ({}, {})", option.default, option.rule);
        }
    }
    Ok(ExitCode::SUCCESS)
}
