//! `smokestack replay`

use crate::print_line;
use std::path::PathBuf;
use std::process::ExitCode;

use catalog::{DynTable, LogEntry};
use lang::Family;
use serde_json::json;
use smokestack_core::{Message, Seat, Viewer};

use crate::context::{CommandResult, Context, TableNames};
use crate::show::{self, Perspective};

/// Replay a record and print its log, the final position and the score
#[derive(clap::Args)]
pub struct Args {
    /// Record file
    record: PathBuf,
    /// Stop after this move
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Point of view: a seat (A to E) or `spectator` [default: everything is visible]
    #[arg(long, value_name = "SEAT")]
    view: Option<String>,
    /// Corrected component file that the record was played with
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(context: &Context, args: &Args) -> CommandResult {
    let data = args
        .data
        .as_deref()
        .map(|path| context.read_file(path))
        .transpose()?;
    let whole_game = context.open_record(&args.record, data.as_deref())?;
    let to = args.to.unwrap_or(whole_game.move_count());
    if to > whole_game.move_count() {
        let message = Message::new("error-number")
            .text("what", "--to")
            .text("value", to);
        return Err(context.error(&message));
    }
    let table = whole_game.after(to);
    let viewer = match &args.view {
        None => None,
        Some(text) => Some(parse_viewer(text, table.players().len()).ok_or_else(|| {
            context.error(
                &Message::new("error-number")
                    .text("what", "--view")
                    .text("value", text),
            )
        })?),
    };
    let log = log_entries(&*table, viewer);
    if args.json {
        let state = match viewer {
            Some(viewer) => ("view", table.view_json(viewer)),
            None => ("position", table.position_json()),
        };
        let report = json!({
            "game": table.info().id,
            "move": to,
            "turn": table.turn(),
            state.0: state.1,
            "events": log,
            "scores": table.scores(),
        });
        print_line!(
            "{}",
            serde_json::to_string_pretty(&report).expect("plain data is JSON")
        );
        return Ok(ExitCode::SUCCESS);
    }
    let names = TableNames {
        table: &*table,
        language: context.language_code(),
    };
    for entry in log {
        let sentences: Vec<String> = entry
            .events
            .iter()
            .map(|event| {
                context
                    .translations
                    .describe(table.info().id, Family::Event, event, &names)
            })
            .collect();
        print_line!("{:>4}  {}", entry.number, sentences.join(" "));
    }
    show::print_separator();
    show::print_position(
        context,
        &*table,
        viewer.map_or(Perspective::Everything, Perspective::Of),
    );
    show::print_scores(context, &*table);
    Ok(ExitCode::SUCCESS)
}

/// The log as the viewer may read it; without a viewer, each move as its player saw it.
fn log_entries(table: &dyn DynTable, viewer: Option<Viewer>) -> Vec<LogEntry> {
    if let Some(viewer) = viewer {
        return table.log(viewer);
    }
    let mut entries = table.log(Viewer::Spectator);
    for seat in Seat::all(table.players().len()) {
        let own_entries = table.log(Viewer::Seat(seat));
        for (entry, own_entries) in entries.iter_mut().zip(own_entries) {
            if entry.seat == Some(seat) {
                *entry = own_entries;
            }
        }
    }
    entries
}

fn parse_viewer(text: &str, seats: usize) -> Option<Viewer> {
    let viewer: Viewer = text.parse().ok()?;
    match viewer {
        Viewer::Seat(seat) if seat.index() >= seats => None,
        other => Some(other),
    }
}
