//! A run's results, per bot.

use catalog::{GameResult, SeatResult};

use super::contest::Games;
use super::plan::Plan;
use super::ratings::ratings;
use super::statistics::{Estimate, mean, rate};

/// The statistics for a whole run.
pub struct Summary {
    pub seconds: f64,
    /// The statistics for all line-ups together.
    pub all: GroupStats,
    /// One entry per line-up that has played.
    pub line_ups: Vec<(usize, GroupStats)>,
}

/// Statistics for some games, one entry per bot in line-up order.
pub struct GroupStats {
    pub games: u64,
    pub bots: Vec<BotStats>,
}

/// One bot's results, over all its seats.
pub struct BotStats {
    pub bot: String,
    pub seats_played: u64,
    /// A win shared by n players counts 1/n.
    pub wins: f64,
    pub win_rate: Estimate,
    /// The win rate if all bots played equally well.
    pub fair: f64,
    pub score: Estimate,
    /// All scores, sorted.
    pub scores: Vec<i32>,
    pub rating: Option<Estimate>,
    /// Mean points by source, in score-sheet order.
    pub sources: Vec<(String, f64)>,
    /// Decisions that were not forced.
    pub decisions: u64,
    pub ms_per_decision: f64,
    /// The search speed; `None` if the bot does not search.
    pub iterations_per_second: Option<f64>,
    /// Games played and wins, for each seat at the table.
    pub places: Vec<(u64, f64)>,
}

impl Summary {
    pub fn new(plan: &Plan, games: &Games, seconds: f64) -> Summary {
        let all: Vec<&GameResult> = games.values().collect();
        let of = |line_up: usize| -> Vec<&GameResult> {
            let own_games = games.iter().filter(|((_, at), _)| *at == line_up);
            own_games.map(|(_, played)| played).collect()
        };
        let line_ups = (0..plan.line_ups.len()).map(|at| (at, of(at)));
        Summary {
            seconds,
            all: GroupStats::new(plan, &all),
            line_ups: line_ups
                .filter(|(_, games)| !games.is_empty())
                .map(|(at, games)| (at, GroupStats::new(plan, &games)))
                .collect(),
        }
    }
}

impl GroupStats {
    fn new(plan: &Plan, games: &[&GameResult]) -> GroupStats {
        let mut bots: Vec<String> = Vec::new();
        for level in plan.line_ups.iter().flatten() {
            let name = level.name().to_owned();
            let bot_games = games
                .iter()
                .any(|game| game.seats.iter().any(|seat| seat.bot == name));
            if bot_games && !bots.contains(&name) {
                bots.push(name);
            }
        }
        let sources = plan.game.info().message_keys.sources;
        let stats = bots.iter().zip(ratings(&bots, games));
        GroupStats {
            games: games.len() as u64,
            bots: stats
                .map(|(bot, rating)| BotStats::new(bot, rating, sources, games))
                .collect(),
        }
    }
}

impl BotStats {
    fn new(bot: &str, rating: Option<Estimate>, sources: &[&str], games: &[&GameResult]) -> BotStats {
        let places = games
            .iter()
            .map(|game| game.seats.len())
            .max()
            .unwrap_or_default();
        let mut places = vec![(0, 0.0); places];
        let (mut seats, mut fair) = (Vec::new(), 0.0);
        for game in games {
            for (place, seat) in game.seats.iter().enumerate().filter(|(_, seat)| seat.bot == bot) {
                places[place].0 += 1;
                places[place].1 += game.share(seat);
                fair += 1.0 / game.seats.len() as f64;
                seats.push(seat);
            }
        }
        let mut scores: Vec<i32> = seats.iter().map(|seat| seat.score).collect();
        scores.sort_unstable();
        let wins: f64 = places.iter().map(|(_, wins)| wins).sum();
        let (decisions, ms, iterations) = total_effort(&seats);
        BotStats {
            bot: bot.to_owned(),
            seats_played: seats.len() as u64,
            wins,
            win_rate: rate(wins, seats.len() as u64),
            fair: fair / seats.len().max(1) as f64,
            score: mean(&scores),
            scores,
            rating,
            sources: mean_points_by_source(sources, &seats),
            decisions,
            ms_per_decision: ms / decisions.max(1) as f64,
            iterations_per_second: (iterations > 0)
                .then(|| 1000.0 * iterations as f64 / ms.max(f64::MIN_POSITIVE)),
            places,
        }
    }
}

/// The total decisions, milliseconds and iterations for all seats.
fn total_effort(seats: &[&SeatResult]) -> (u64, f64, u64) {
    seats
        .iter()
        .fold((0, 0.0, 0), |(decisions, ms, iterations), seat| {
            (
                decisions + seat.decisions,
                ms + seat.ms,
                iterations + seat.iterations,
            )
        })
}

/// Mean points per source, for every source that occurs.
fn mean_points_by_source(sources: &[&str], seats: &[&SeatResult]) -> Vec<(String, f64)> {
    let mean = |source: &str| {
        let lines = || {
            seats
                .iter()
                .flat_map(|seat| &seat.lines)
                .filter(|(name, _)| name == source)
        };
        let sum: f64 = lines().map(|(_, points)| f64::from(*points)).sum();
        (lines().next().is_some()).then(|| (source.to_owned(), sum / seats.len() as f64))
    };
    sources.iter().filter_map(|source| mean(source)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(bot: &str, score: i32, place: usize) -> SeatResult {
        SeatResult {
            bot: bot.to_owned(),
            score,
            place,
            lines: vec![("money".to_owned(), score)],
            decisions: 10,
            ms: 5.0,
            iterations: if bot == "hard" { 1000 } else { 0 },
        }
    }

    #[test]
    fn shared_wins_and_two_seats_are_counted_in_parts() {
        let games = [
            GameResult {
                number: 0,
                seats: vec![seat("hard", 9, 1), seat("easy", 9, 1), seat("easy", 5, 3)],
            },
            GameResult {
                number: 1,
                seats: vec![seat("easy", 4, 2), seat("hard", 7, 1), seat("easy", 3, 3)],
            },
        ];
        let games: Vec<&GameResult> = games.iter().collect();
        let hard = BotStats::new("hard", None, &["roads", "money"], &games);
        assert_eq!((hard.seats_played, hard.wins), (2, 1.5));
        assert_eq!(hard.places, [(1, 0.5), (1, 1.0), (0, 0.0)]);
        assert_eq!(hard.sources, [("money".to_owned(), 8.0)]);
        assert_eq!(hard.iterations_per_second, Some(200_000.0));
        let easy = BotStats::new("easy", None, &["money"], &games);
        assert_eq!((easy.seats_played, easy.wins, easy.decisions), (4, 0.5, 40));
        assert_eq!(
            (easy.win_rate.value, easy.scores.as_slice()),
            (0.125, &[3, 4, 5, 9][..])
        );
        assert_eq!(easy.iterations_per_second, None);
        assert!((easy.fair - 1.0 / 3.0).abs() < 1e-12);
    }
}
