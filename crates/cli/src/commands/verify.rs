//! `smokestack verify`

use std::path::PathBuf;
use std::process::ExitCode;

use smokestack_core::commit_reveal::Shares;
use smokestack_core::{Record, Seed};

use crate::context::{CommandError, CommandResult, Context};
use crate::print_line;

/// Verify that a game's randomness was fair: commitment, seed, every shuffle and every move
#[derive(clap::Args)]
pub struct Args {
    /// Record file
    record: PathBuf,
    /// Commitment that the table showed before the game [default: the one in the record]
    #[arg(long, value_name = "64 DIGITS")]
    commitment: Option<Seed>,
    /// Seal over all commitments, as noted by your client before it revealed its share
    #[arg(long, value_name = "64 DIGITS")]
    seal: Option<Seed>,
    /// Your own share, as drawn by your client
    #[arg(long, value_name = "64 DIGITS")]
    share: Option<Seed>,
    /// Corrected component file that the record was played with
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
}

/// The exit status if a check fails.
const EXIT_FAILED: u8 = 1;

pub fn run(context: &Context, args: &Args) -> CommandResult {
    let text = context.read_file(&args.record)?;
    let data = args
        .data
        .as_deref()
        .map(|path| context.read_file(path))
        .transpose()?;
    let record = Record::parse(&text).map_err(|error| {
        let reason = context.error(&error.message()).0;
        CommandError(format!("{}: {reason}", args.record.display()))
    })?;
    let mut findings = match &record.shares {
        Some(shares) => check_shares(shares, &record, args),
        None => Vec::new(),
    };
    // Replaying deals and shuffles everything again, and checks that all moves are legal and lead to the same end.
    let replay_result = context.open_record(&args.record, data.as_deref());
    findings.push(("room-fair-replay", replay_result.is_ok()));
    for (key, passed) in &findings {
        let mark = context
            .translations
            .text(if *passed { "room-fair-yes" } else { "room-fair-no" });
        print_line!("{mark}  {}", context.translations.text(key));
    }
    if let Err(CommandError(reason)) = replay_result {
        print_line!("{reason}");
    }
    match &record.shares {
        Some(shares) => {
            for remark in shares.remarks() {
                print_line!("{}", context.translations.error(&remark));
            }
            if let Some(seal) = shares.seal(record.players.len()) {
                print_line!(
                    "{}",
                    context
                        .translations
                        .text_with("cli-verify-its-seal", &[("seal", seal.to_string().into())])
                );
            }
        }
        None => print_line!("{}", context.translations.text("cli-verify-no-shares")),
    }
    let all_passed = findings.iter().all(|(_, passed)| *passed);
    let has_notes = args.commitment.is_some() || args.seal.is_some() || args.share.is_some();
    let unknown = has_notes && record.shares.is_none();
    Ok(if all_passed && !unknown {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(EXIT_FAILED)
    })
}

/// Checks that the shares are consistent and that they match what was noted before the game.
fn check_shares(shares: &Shares, record: &Record, args: &Args) -> Vec<(&'static str, bool)> {
    let seats = record.players.len();
    let mut findings = vec![("room-fair-commitment", shares.is_kept())];
    if let Some(expected_hash) = args.commitment {
        findings.push(("cli-verify-noted", expected_hash == shares.commitment));
    }
    let all_kept = shares.are_all_kept();
    findings.extend(all_kept.map(|passed| ("room-fair-sealed", passed)));
    let complete = shares.is_complete(&record.players);
    findings.extend(complete.map(|passed| ("room-fair-complete", passed)));
    if let Some(expected_hash) = args.seal {
        findings.push(("cli-verify-seal", shares.seal(seats) == Some(expected_hash)));
    }
    if let Some(own_share) = args.share {
        findings.push(("cli-verify-share", shares.has_own(&own_share)));
    }
    findings.push(("room-fair-seed", shares.seed() == record.seed));
    let seating = shares.is_seating_fair(seats);
    findings.extend(seating.map(|passed| ("room-fair-seating", passed)));
    let colours = shares.are_colours_fair(seats);
    findings.extend(colours.map(|passed| ("room-fair-colours", passed)));
    findings
}
