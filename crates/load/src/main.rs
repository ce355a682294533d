//! How much one game room carries: a server in a process of its own, on loopback, with a new SQLite file; people who
//! watch, and people who move at a fixed rate. `cargo xtask load` builds the server and runs this.
//!
//! - `server` starts the binary, and asks the system how much memory it has
//! - `club` makes people, tables and live connections, and knows what can be played
//! - `figures` are waiting times

mod club;
mod figures;
mod server;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use tokio::time::Instant;

use club::Club;
use figures::Times;
use server::Server;

/// Puts a load on a game room and prints what it carries
#[derive(Parser)]
struct Args {
    /// The binary, `smokestack`
    binary: PathBuf,
    /// Tables that are played
    #[arg(long, default_value_t = 1_000)]
    tables: usize,
    /// Live connections in all: three players at each table, the others watch
    #[arg(long, default_value_t = 5_000)]
    live: usize,
    /// Moves a second
    #[arg(long, default_value_t = 500)]
    rate: u32,
    /// For how long, in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// The 99th of a hundred waits at most so many milliseconds
    #[arg(long, default_value_t = 100)]
    bar: u64,
    /// A finished game of at least 300 moves is read within so many milliseconds
    #[arg(long, default_value_t = 20.0)]
    read: f64,
}

/// How much faster each attempt is than the one before, in search of the limit, and for how long.
const STEP: f64 = 1.25;
const ATTEMPT: Duration = Duration::from_secs(6);
const ATTEMPTS: usize = 12;

/// A game that takes long to read, in moves; and how often a new server reads it.
const LONG_GAME: u64 = 300;
const RESTARTS: usize = 3;

// One thread: the other core is the server's.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let args = Args::parse();
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(&args.binary, folder.path())?;
    println!(
        "started on an empty folder, answering after {} ms",
        server.started.as_millis()
    );

    let club = Arc::new(Club::new(&server.address)?);
    let before = server.memory()?;
    club.make_tables(args.tables).await?;
    let seated = server.memory()?;
    club.watch(args.live).await?;
    let watched = server.memory()?;
    println!(
        "{} tables in play: {} kB each; {} live connections: {} kB each; {} MB in all",
        args.tables,
        seated.saturating_sub(before) / args.tables.max(1) as u64,
        args.live,
        watched.saturating_sub(seated) / args.live.max(1) as u64,
        watched / 1024,
    );

    let bar = Duration::from_millis(args.bar);
    let wanted = play(&club, f64::from(args.rate), Duration::from_secs(args.seconds)).await?;
    println!("{wanted}");
    println!("{} MB after it; {}", server.memory()? / 1024, club.pushes());
    let mut rate = f64::from(args.rate);
    for _ in 0..ATTEMPTS {
        rate *= STEP;
        let faster = play(&club, rate, ATTEMPT).await?;
        println!("{faster}");
        if faster.percentile(99.0) > bar || faster.fell_behind(rate) {
            break;
        }
    }
    let id = club.play_to_the_end(LONG_GAME).await?;
    let mut reads = Vec::new();
    for _ in 0..RESTARTS {
        server.restart()?;
        reads.push(club.read_finished(&id).await?);
    }
    ensure!(
        wanted.percentile(99.0) <= bar && !wanted.fell_behind(f64::from(args.rate)),
        "the bar of {} ms at {} moves a second was missed",
        args.bar,
        args.rate
    );
    // The best of a few starts: something else may want the machine for a moment.
    let best = |read: fn(&(f64, f64)) -> f64| reads.iter().map(read).fold(f64::INFINITY, f64::min);
    let (first, again) = (best(|read| read.0), best(|read| read.1));
    ensure!(
        first <= args.read && again <= args.read,
        "a finished game was read in {first:.1} ms at first and {again:.1} ms then: the bar is {} ms",
        args.read
    );
    Ok(())
}

/// Moves at this rate, whether or not the last ones were answered: whoever is late makes nobody else late.
async fn play(club: &Arc<Club>, rate: f64, time: Duration) -> Result<Times> {
    let start = Instant::now();
    let mut moves = Vec::new();
    let mut sent = 0;
    while start.elapsed() < time {
        let due = start + Duration::from_secs_f64(f64::from(sent) / rate);
        tokio::time::sleep_until(due).await;
        sent += 1;
        let club = Arc::clone(club);
        moves.push(tokio::spawn(async move { club.move_somewhere(due).await }));
    }
    let mut times = Times::new(rate);
    for made in moves {
        times.add(made.await.context("a task of ours failed")??);
    }
    times.took(start.elapsed());
    Ok(times)
}
