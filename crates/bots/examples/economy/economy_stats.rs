//! The statistics of a table, and their report.

use std::fmt::Write as _;

use age_of_industry::event::Bill;
use age_of_industry::{AgeOfIndustry, Event, Industry, Position, StackId};
use smokestack_core::{Game as _, Seat, Sink};

use crate::Bot;

/// Sums over all games.
#[derive(Debug, Default)]
pub struct EconomyStats {
    games: u64,
    seats: u64,
    rounds: Vec<u64>,
    this_round: u64,
    scores: Vec<i32>,
    winners: i64,
    losers: i64,
    by_source: Vec<i64>,
    sources: Vec<&'static str>,
    wins: Vec<(Bot, f64, u64, i64)>,
    in_debt: u64,
    owed: u64,
    most_owed: [u64; 5],
    peak: u64,
    built: Vec<u64>,
    flipped: Vec<u64>,
    replaced: u64,
    anywhere: u64,
    developed: Vec<u64>,
    drawn: u64,
    passed: u64,
    links: u64,
    sold: u64,
    interest: u64,
    cubes_bought: [u64; 2],
    cubes_paid: u64,
    fetched: [u64; 2],
    spaces: f64,
    spaces_of: [f64; Industry::COUNT],
    lines: f64,
    markets: f64,
    link_income: u64,
}

impl Sink<Event> for EconomyStats {
    fn send(&mut self, event: Event) {
        match event {
            Event::Round(round) => self.this_round = u64::from(round),
            Event::Built { stack, .. } | Event::Placed { stack, .. } => self.built[stack.index()] += 1,
            Event::Flipped { stack, .. } => self.flipped[stack.index()] += 1,
            Event::Replaced { .. } => self.replaced += 1,
            Event::Anywhere { .. } => self.anywhere += 1,
            Event::Developed { stack, .. } => self.developed[stack.index()] += 1,
            Event::Drew { .. } | Event::DrewFromPile(_) => self.drawn += 1,
            Event::Passed(_) => self.passed += 1,
            Event::Linked { .. } => self.links += 1,
            Event::Sold { .. } => self.sold += 1,
            Event::Fetched { cube, .. } => self.fetched[cube.index()] += 1,
            Event::Paid { amount, bill, .. } => match bill {
                Bill::Interest => self.interest += u64::from(amount),
                Bill::Cube(cube) => {
                    self.cubes_bought[cube.index()] += 1;
                    self.cubes_paid += u64::from(amount);
                }
                Bill::Tile | Bill::Link => {}
            },
            _ => {}
        }
    }
}

impl EconomyStats {
    pub fn new(game: &AgeOfIndustry) -> EconomyStats {
        let stacks = game.component_data().stacks.len();
        EconomyStats {
            seats: game.seats() as u64,
            built: vec![0; stacks],
            flipped: vec![0; stacks],
            developed: vec![0; stacks],
            ..EconomyStats::default()
        }
    }

    pub fn add_decision(&mut self, at: &Position) {
        for (most, own) in self.most_owed.iter_mut().zip(&at.open.seats) {
            *most = (*most).max(u64::from(own.loans));
        }
    }

    pub fn end_game(&mut self, game: &AgeOfIndustry, at: &Position, players: &[Bot]) {
        let scores = game.scores(at);
        let map = game.map();
        self.games += 1;
        self.rounds.push(self.this_round);
        self.peak += std::mem::take(&mut self.most_owed).iter().sum::<u64>();
        let totals: Vec<i32> = scores.0.iter().map(|score| score.total).collect();
        self.winners += i64::from(*totals.iter().max().unwrap_or(&0));
        self.losers += i64::from(*totals.iter().min().unwrap_or(&0));
        for score in &scores.0 {
            self.sources = score.lines.iter().map(|line| line.0).collect();
            self.by_source.resize(score.lines.len(), 0);
            for (sum, (_, points)) in self.by_source.iter_mut().zip(&score.lines) {
                *sum += i64::from(*points);
            }
            self.add_result(players[score.seat.index()], score.place == 1, score.total);
        }
        self.scores.extend(totals);
        for seat in Seat::all(game.seats()) {
            let loans = u64::from(at.open.holding(seat).loans);
            self.in_debt += u64::from(loans > 0);
            self.owed += loans;
            self.link_income += u64::from(game.link_income(&at.open, seat));
        }
        let all = map.spaces.len() as f64;
        self.spaces += f64::from(at.open.occupied.len()) / all;
        for industry in Industry::ALL {
            self.spaces_of[industry.index()] += f64::from(at.open.tiles_of(industry).len());
        }
        self.lines += f64::from(at.open.built.len()) / map.lines.len() as f64;
        self.markets += f64::from(at.open.market_flipped.len()) / map.markets.len() as f64;
    }

    fn add_result(&mut self, bot: Bot, won: bool, points: i32) {
        if !self.wins.iter().any(|(other, ..)| *other == bot) {
            self.wins.push((bot, 0.0, 0, 0));
        }
        for (other, wins, games, sum) in &mut self.wins {
            if *other == bot {
                *wins += f64::from(u8::from(won));
                *games += 1;
                *sum += i64::from(points);
            }
        }
    }

    pub fn report(&mut self, game: &AgeOfIndustry) -> String {
        let mut text = String::new();
        let games = self.games as f64;
        let players = games * self.seats as f64;
        self.rounds.sort_unstable();
        self.scores.sort_unstable();
        let of = |quantile: f64| (self.scores.len() as f64 * quantile) as usize;
        let mean = self.scores.iter().map(|s| f64::from(*s)).sum::<f64>() / players;
        let square = self.scores.iter().map(|s| (f64::from(*s) - mean).powi(2));
        let spread = (square.sum::<f64>() / players).sqrt();
        let negative = self.scores.iter().filter(|s| **s < 0).count() as f64;
        let mut row = |name: &str, value: String| {
            let _ = writeln!(text, "{name:<28} {value}");
        };
        row(
            "map, seats, games",
            format!("{}, {}, {}", game.map().id, self.seats, self.games),
        );
        let rounds = self.rounds.iter().sum::<u64>() as f64 / games;
        let [first, last] = [self.rounds.first(), self.rounds.last()].map(|r| r.copied().unwrap_or(0));
        row("rounds", format!("{rounds:.1} ({first}–{last})"));
        row(
            "score",
            format!(
                "{mean:.1} ± {spread:.1}; median {}, tenth {}, nine tenths {}; below 0: {:.1} %",
                self.scores[of(0.5)],
                self.scores[of(0.1)],
                self.scores[of(0.9)],
                100.0 * negative / players
            ),
        );
        row(
            "first, last",
            format!(
                "{:.1}, {:.1}",
                self.winners as f64 / games,
                self.losers as f64 / games
            ),
        );
        for (bot, wins, played, sum) in &self.wins {
            row(
                &bot.name(),
                format!(
                    "wins {:.1} %, mean {:.1}",
                    100.0 * wins / *played as f64,
                    *sum as f64 / *played as f64
                ),
            );
        }
        row(
            "debt",
            format!(
                "{:.1} % owe at the end, {:.2} units each; most owed {:.1} units; interest {:.1}",
                100.0 * self.in_debt as f64 / players,
                self.owed as f64 / players,
                self.peak as f64 / players,
                self.interest as f64 / players
            ),
        );
        let sources = self.sources.iter().zip(&self.by_source);
        let sources: Vec<String> = sources
            .map(|(name, sum)| format!("{name} {:.1}", *sum as f64 / players))
            .collect();
        row("points by source", sources.join(", "));
        let per_player = |sum: u64| sum as f64 / players;
        row(
            "per player",
            format!(
                "builds {:.1} (anywhere {:.1}, replacing {:.1}), links {:.1} (paying {:.1}), sales {:.1}, develops {:.1}, draws {:.1} cards, passes {:.1}",
                per_player(self.built.iter().sum()),
                per_player(self.anywhere),
                per_player(self.replaced),
                per_player(self.links),
                per_player(self.link_income),
                per_player(self.sold),
                per_player(self.developed.iter().sum()),
                per_player(self.drawn),
                per_player(self.passed)
            ),
        );
        row(
            "cubes per player",
            format!(
                "coal fetched {:.1}, bought {:.1}; iron fetched {:.1}, bought {:.1}; paid {:.1}",
                per_player(self.fetched[0]),
                per_player(self.cubes_bought[0]),
                per_player(self.fetched[1]),
                per_player(self.cubes_bought[1]),
                per_player(self.cubes_paid)
            ),
        );
        let percent = |sum: f64| 100.0 * sum / games;
        row(
            "map",
            format!(
                "spaces {:.0} %, lines {:.0} %, markets {:.0} %",
                percent(self.spaces),
                percent(self.lines),
                percent(self.markets)
            ),
        );
        for industry in Industry::ALL {
            row(industry.id(), self.industry_report(game, industry, players));
        }
        text
    }

    /// For each level: tiles built per player, the share that flips, and tiles removed by developing.
    fn industry_report(&self, game: &AgeOfIndustry, industry: Industry, players: f64) -> String {
        let data = game.component_data();
        let level = |id: &StackId| {
            let stack = data.stack(*id);
            let (built, flipped) = (self.built[id.index()], self.flipped[id.index()]);
            let per_player = self.developed[id.index()] as f64 / players;
            if stack.level == 0 {
                return format!("0: developed {per_player:.2}");
            }
            format!(
                "{}: {:.2} of {} ({:.0} % flip, developed {per_player:.2})",
                stack.level,
                built as f64 / players,
                stack.count,
                100.0 * flipped as f64 / built.max(1) as f64
            )
        };
        let on_map = self.spaces_of[industry.index()] / self.games as f64;
        let levels: Vec<String> = data.industry(industry).stacks.iter().map(level).collect();
        format!("{on_map:.1} on the map; {}", levels.join(", "))
    }
}
