//! Statistics of Age of Industry's economy in games between bots: rounds, scores, debts, what is built, and how much of
//! the maps is used. `cargo run --release -p bots --example economy -- --map germany --seats 4 --games 1000 --bot
//! greedy`
//!
//! `--bot` can be given once for all seats, or several times: then the bots take the seats in turn and change seats
//! from game to game. `--map` and `--seats` can be repeated as well: then the games alternate between these tables, and
//! each table gets its own report. Openings and replaced ships are counted over all tables. `--data FILE` plays with
//! other component values, `--data standard-1` or `--data facts` with those of that set. `--iterations` sets the
//! thinking time of searching bots.

#[path = "economy/choice_stats.rs"]
mod choice_stats;
#[path = "economy/economy_stats.rs"]
mod economy_stats;

use std::error::Error;
use std::sync::Arc;

use age_of_industry::{AgeOfIndustry, Data, Event, Industry};
use bots::planner::Planner as _;
use bots::{Level, ThinkingTime, choose};
use smokestack_core::{Game as _, GameRng, Seed, Sink, Turn, Viewer, set_up};

use choice_stats::ChoiceStats;
use economy_stats::EconomyStats;

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    Level(Level),
    /// The scripted player, with an optional bias towards an industry.
    Planner(Option<Industry>),
}

impl Bot {
    /// `greedy`, `planner`, `planner:ship` …
    fn parse(name: &str) -> Option<Bot> {
        match name.strip_prefix("planner") {
            Some("") => Some(Bot::Planner(None)),
            Some(bias) => {
                let bias = Industry::from_id(bias.strip_prefix(':')?)?;
                Some(Bot::Planner(Some(bias)))
            }
            None => Level::find(name).map(Bot::Level),
        }
    }

    fn name(self) -> String {
        match self {
            Bot::Level(level) => level.name().to_owned(),
            Bot::Planner(None) => "planner".to_owned(),
            Bot::Planner(Some(bias)) => format!("planner:{}", bias.id()),
        }
    }
}

struct Config {
    maps: Vec<String>,
    seats: Vec<usize>,
    games: u64,
    seed: u64,
    bots: Vec<Bot>,
    time: ThinkingTime<'static>,
    data: Arc<Data>,
}

/// A map with a number of seats.
struct Table {
    game: AgeOfIndustry,
    count: EconomyStats,
}

/// Sends events to both counters.
struct BothCounters<'c>(&'c mut EconomyStats, &'c mut ChoiceStats);

impl Sink<Event> for BothCounters<'_> {
    fn send(&mut self, event: Event) {
        self.0.send(event);
        self.1.send(event);
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let config = parse_args(std::env::args().skip(1))?;
    let mut tables = Vec::new();
    for map in &config.maps {
        for seats in &config.seats {
            let options = smokestack_core::OptionValues::new(AgeOfIndustry::info(), [("map", map.as_str())])?;
            let game: AgeOfIndustry = set_up(*seats, &options, config.data.clone())?;
            let count = EconomyStats::new(&game);
            tables.push(Table { game, count });
        }
    }
    let mut choices = ChoiceStats::default();
    let mut rng = GameRng::new(&Seed::from_number(config.seed));
    for number in 0..config.games as usize {
        let Some(index) = number.checked_rem(tables.len()) else {
            break;
        };
        let table = &mut tables[index];
        let players: Vec<Bot> = (0..table.game.seats())
            .map(|seat| config.bots[(seat + number) % config.bots.len()])
            .collect();
        play(table, &players, config.time, &mut rng, &mut choices);
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
    time: ThinkingTime<'_>,
    rng: &mut GameRng,
    choices: &mut ChoiceStats,
) {
    let Table { game, count } = table;
    let mut position = game.deal(&rng.seed(), count);
    let mut legal = Vec::new();
    while let Turn::Of(seat) = game.turn(&position) {
        game.legal_actions(&position, &mut legal);
        let forced = if let [only] = legal[..] { Some(only) } else { None };
        let mut think = || {
            let view = game.view(&position, Viewer::Seat(seat));
            match players[seat.index()] {
                Bot::Level(level) => choose(level, game, &view, seat, &rng.seed(), time),
                Bot::Planner(bias) => game.plan_with_bias(&game.imagine(&view, rng), seat, &legal, bias),
            }
        };
        let Some(action) = forced.or_else(&mut think) else {
            break;
        };
        choices.count_decision(game, &position, seat, &legal, action);
        game.apply(&mut position, action, &mut BothCounters(count, choices));
        count.add_decision(&position);
    }
    count.end_game(game, &position, players);
    choices.end_game();
}

fn parse_args(mut args: impl Iterator<Item = String>) -> Result<Config, Box<dyn Error>> {
    let mut config = Config {
        maps: Vec::new(),
        seats: Vec::new(),
        games: 100,
        seed: 1,
        bots: Vec::new(),
        time: ThinkingTime::REFERENCE,
        data: Data::standard(),
    };
    while let Some(name) = args.next() {
        let value = args.next().ok_or_else(|| format!("{name} needs a value"))?;
        match name.as_str() {
            "--map" => config.maps.push(value),
            "--seats" => config.seats.push(value.parse()?),
            "--games" => config.games = value.parse()?,
            "--seed" => config.seed = value.parse()?,
            "--bot" => config
                .bots
                .push(Bot::parse(&value).ok_or("there is no such bot")?),
            "--iterations" => config.time = ThinkingTime::Iterations(value.parse()?),
            "--data" => config.data = components(&value)?,
            _ => return Err(format!("there is no option {name}").into()),
        }
    }
    if config.maps.is_empty() {
        config.maps.push("new_england".to_owned());
    }
    if config.seats.is_empty() {
        config.seats.push(4);
    }
    if config.bots.is_empty() {
        config.bots.push(Bot::Level(Level::Greedy));
    }
    Ok(config)
}

/// Component data, by the name of a set or by file.
fn components(name: &str) -> Result<Arc<Data>, Box<dyn Error>> {
    match AgeOfIndustry::data_set(name) {
        Some(data) => Ok(data),
        None => Ok(Data::read(&std::fs::read_to_string(name)?).map_err(|error| error.what)?),
    }
}
