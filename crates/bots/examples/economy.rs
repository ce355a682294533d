//! How Age of Industry's economy fares among bots that invest: rounds, scores, debts, what is built and how far the maps
//! are used. `cargo run --release -p bots --example economy -- --map germany --seats 4 --games 1000 --bot greedy`
//!
//! `--bot` may be given once for all seats, or several times: then the bots sit in turn, and change places from game to
//! game. `--map` and `--seats` may be given several times as well: then each game is played at the next table, and each
//! table has its own report. How seats opened and whether ships were replaced is counted over all of them.
//! `--data FILE` plays with other values, `--data standard-1` or `--data facts` with those of that set. `--iterations`
//! is how long the searching bots think.

#[path = "economy/choices.rs"]
mod choices;
#[path = "economy/count.rs"]
mod count;

use std::error::Error;
use std::sync::Arc;

use age_of_industry::{AgeOfIndustry, Data, Event, Industry};
use bots::planner::Plan as _;
use bots::{Level, Pace, choose};
use smokestack_core::{Game as _, GameRng, Seed, Sink, Turn, Viewer, set_up};

use choices::OptionValues;
use count::Count;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    Level(Level),
    /// The scripted player, perhaps with a taste for an industry.
    Planner(Option<Industry>),
}

impl Bot {
    /// `greedy`, `planner`, `planner:ship` …
    fn find(name: &str) -> Option<Bot> {
        match name.strip_prefix("planner") {
            Some("") => Some(Bot::Planner(None)),
            Some(taste) => {
                let taste = Industry::from_id(taste.strip_prefix(':')?)?;
                Some(Bot::Planner(Some(taste)))
            }
            None => Level::find(name).map(Bot::Level),
        }
    }

    fn name(self) -> String {
        match self {
            Bot::Level(level) => level.name().to_owned(),
            Bot::Planner(None) => "planner".to_owned(),
            Bot::Planner(Some(taste)) => format!("planner:{}", taste.id()),
        }
    }
}

struct Wanted {
    maps: Vec<String>,
    seats: Vec<usize>,
    games: u64,
    seed: u64,
    bots: Vec<Bot>,
    pace: Pace<'static>,
    data: Arc<Data>,
}

/// One number of seats on one map.
struct Table {
    game: AgeOfIndustry,
    count: Count,
}

/// Both counts hear what happens.
struct Both<'c>(&'c mut Count, &'c mut OptionValues);

impl Sink<Event> for Both<'_> {
    fn send(&mut self, event: Event) {
        self.0.send(event);
        self.1.send(event);
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let wanted = read(std::env::args().skip(1))?;
    let mut tables = Vec::new();
    for map in &wanted.maps {
        for seats in &wanted.seats {
            let options = smokestack_core::OptionValues::new(AgeOfIndustry::info(), [("map", map.as_str())])?;
            let game: AgeOfIndustry = set_up(*seats, &options, wanted.data.clone())?;
            let count = Count::new(&game);
            tables.push(Table { game, count });
        }
    }
    let mut choices = OptionValues::default();
    let mut chance = GameRng::new(&Seed::from_number(wanted.seed));
    for number in 0..wanted.games as usize {
        let Some(index) = number.checked_rem(tables.len()) else {
            break;
        };
        let table = &mut tables[index];
        let players: Vec<Bot> = (0..table.game.seats())
            .map(|seat| wanted.bots[(seat + number) % wanted.bots.len()])
            .collect();
        play(table, &players, wanted.pace, &mut chance, &mut choices);
    }
    for Table { game, count } in &mut tables {
        println!("{}", count.report(game));
    }
    print!("{}", choices.report());
    Ok(())
}

fn play(
    table: &mut Table,
    players: &[Bot],
    pace: Pace<'_>,
    chance: &mut GameRng,
    choices: &mut OptionValues,
) {
    let Table { game, count } = table;
    let mut position = game.deal(&chance.seed(), count);
    let mut legal = Vec::new();
    while let Turn::Of(seat) = game.turn(&position) {
        game.legal_actions(&position, &mut legal);
        let forced = if let [only] = legal[..] { Some(only) } else { None };
        let mut think = || {
            let view = game.view(&position, Viewer::Seat(seat));
            match players[seat.index()] {
                Bot::Level(level) => choose(level, game, &view, seat, &chance.seed(), pace),
                Bot::Planner(taste) => game.plan_with(&game.imagine(&view, chance), seat, &legal, taste),
            }
        };
        let Some(action) = forced.or_else(&mut think) else {
            break;
        };
        choices.decided(game, &position, seat, &legal, action);
        game.apply(&mut position, action, &mut Both(count, choices));
        count.decision(&position);
    }
    count.end(game, &position, players);
    choices.end();
}

fn read(mut args: impl Iterator<Item = String>) -> Result<Wanted, Box<dyn Error>> {
    let mut wanted = Wanted {
        maps: Vec::new(),
        seats: Vec::new(),
        games: 100,
        seed: 1,
        bots: Vec::new(),
        pace: Pace::MEASURED,
        data: Data::standard(),
    };
    while let Some(name) = args.next() {
        let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--map" => wanted.maps.push(value),
            "--seats" => wanted.seats.push(value.parse()?),
            "--games" => wanted.games = value.parse()?,
            "--seed" => wanted.seed = value.parse()?,
            "--bot" => wanted.bots.push(Bot::find(&value).ok_or("no bot is called so")?),
            "--iterations" => wanted.pace = Pace::Iterations(value.parse()?),
            "--data" => wanted.data = components(&value)?,
            _ => return Err(format!("no option is called {name}").into()),
        }
    }
    if wanted.maps.is_empty() {
        wanted.maps.push("new_england".to_owned());
    }
    if wanted.seats.is_empty() {
        wanted.seats.push(4);
    }
    if wanted.bots.is_empty() {
        wanted.bots.push(Bot::Level(Level::Greedy));
    }
    Ok(wanted)
}

/// A set by its name, or a file.
fn components(name: &str) -> Result<Arc<Data>, Box<dyn Error>> {
    match AgeOfIndustry::data_set(name) {
        Some(data) => Ok(data),
        None => Ok(Data::read(&std::fs::read_to_string(name)?).map_err(|error| error.what)?),
    }
}
