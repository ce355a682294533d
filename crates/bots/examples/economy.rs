//! How Age of Industry's economy fares among bots that invest: rounds, scores, debts, what is built and how far the maps
//! are used. `cargo run --release -p bots --example economy -- --map germany --seats 4 --games 1000 --bot greedy`
//!
//! `--bot` may be given once for all seats, or several times: then the bots sit in turn, and change places from game to
//! game. `--data FILE` plays with other values, `--data facts` with those of the facts.

#[path = "economy/count.rs"]
mod count;

use std::error::Error;
use std::sync::Arc;

use age_of_industry::{AgeOfIndustry, Data, Industry};
use bots::planner::Plan as _;
use bots::{Level, Pace, choose};
use smokestack_core::{Chance, Choices, Game as _, Seed, Turn, Viewer, set_up};

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
    map: String,
    seats: usize,
    games: u64,
    seed: u64,
    bots: Vec<Bot>,
    data: Arc<Data>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let wanted = read(std::env::args().skip(1))?;
    let choices = Choices::new(AgeOfIndustry::info(), [("map", wanted.map.as_str())])?;
    let game: AgeOfIndustry = set_up(wanted.seats, &choices, wanted.data.clone())?;
    let mut count = Count::new(&game);
    let mut chance = Chance::new(&Seed::from_number(wanted.seed));
    for number in 0..wanted.games {
        let players: Vec<Bot> = (0..wanted.seats)
            .map(|seat| wanted.bots[(seat + number as usize) % wanted.bots.len()])
            .collect();
        play(&game, &players, &mut chance, &mut count);
    }
    print!("{}", count.report(&game));
    Ok(())
}

fn play(game: &AgeOfIndustry, players: &[Bot], chance: &mut Chance, count: &mut Count) {
    let mut position = game.deal(&chance.seed(), count);
    let mut legal = Vec::new();
    while let Turn::Of(seat) = game.turn(&position) {
        game.legal_actions(&position, &mut legal);
        let forced = if let [only] = legal[..] { Some(only) } else { None };
        let mut think = || {
            let view = game.view(&position, Viewer::Seat(seat));
            match players[seat.index()] {
                Bot::Level(level) => choose(level, game, &view, seat, &chance.seed(), Pace::MEASURED),
                Bot::Planner(taste) => game.plan_with(&game.imagine(&view, chance), seat, &legal, taste),
            }
        };
        let Some(action) = forced.or_else(&mut think) else {
            break;
        };
        game.apply(&mut position, action, count);
        count.decision(&position);
    }
    count.end(game, &position, players);
}

fn read(mut args: impl Iterator<Item = String>) -> Result<Wanted, Box<dyn Error>> {
    let mut wanted = Wanted {
        map: "new_england".to_owned(),
        seats: 4,
        games: 100,
        seed: 1,
        bots: Vec::new(),
        data: Data::standard(),
    };
    while let Some(name) = args.next() {
        let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--map" => wanted.map = value,
            "--seats" => wanted.seats = value.parse()?,
            "--games" => wanted.games = value.parse()?,
            "--seed" => wanted.seed = value.parse()?,
            "--bot" => wanted.bots.push(Bot::find(&value).ok_or("no bot is called so")?),
            "--data" if value == "facts" => wanted.data = Data::facts(),
            "--data" => wanted.data = Data::read(&std::fs::read_to_string(value)?).map_err(|e| e.what)?,
            _ => return Err(format!("no option is called {name}").into()),
        }
    }
    if wanted.bots.is_empty() {
        wanted.bots.push(Bot::Level(Level::Greedy));
    }
    Ok(wanted)
}
