//! One rating per bot, over all line-ups, on the Elo scale: a bot with 200 points more finishes ahead of the other in
//! three games out of four.
//!
//! The ratings follow Weng and Lin, whose method suits multiplayer games with places. It processes the games one by one, so
//! the result depends slightly on their order: we rate the games in many orders and take the mean.

use catalog::GameResult;
use ratings::PlayerRating;
use smokestack_core::{GameRng, Seed};

use super::statistics::{Estimate, NORMAL_QUANTILE};

const SHUFFLE_COUNT: usize = 32;

/// Each bot's rating; `None` for a bot that did not meet any other bot.
pub fn ratings(bots: &[String], games: &[&GameResult]) -> Vec<Option<Estimate>> {
    let met: Vec<Vec<Matchup>> = games.iter().map(|game| matchups(bots, game)).collect();
    let mut order: Vec<usize> = (0..games.len()).collect();
    let mut rng = GameRng::new(&Seed::from_number(0));
    let mut sums = vec![(0.0, 0.0); bots.len()];
    for _ in 0..SHUFFLE_COUNT {
        rng.shuffle(&mut order);
        let mut now = vec![PlayerRating::default(); bots.len()];
        for &game in &order {
            update_ratings(&mut now, &met[game]);
        }
        for (sum, rating) in sums.iter_mut().zip(&now) {
            *sum = (sum.0 + rating.rating, sum.1 + rating.uncertainty);
        }
    }
    let has_met_another = |bot: usize| {
        met.iter()
            .flatten()
            .any(|matchup| matchup.iter().any(|(other, _)| *other == bot))
    };
    (0..bots.len())
        .map(|bot| {
            has_met_another(bot).then(|| {
                elo_estimate(
                    sums[bot].0 / SHUFFLE_COUNT as f64,
                    sums[bot].1 / SHUFFLE_COUNT as f64,
                )
            })
        })
        .collect()
}

/// Different bots in one game, each with its place.
type Matchup = Vec<(usize, usize)>;

/// Two seats played by the same bot are not compared: there is one matchup for each way to pick one seat per bot.
fn matchups(bots: &[String], game: &GameResult) -> Vec<Matchup> {
    let mut matchups: Vec<Matchup> = vec![Vec::new()];
    for (bot, name) in bots.iter().enumerate() {
        let places: Vec<usize> = game
            .seats
            .iter()
            .filter(|s| s.bot == *name)
            .map(|s| s.place)
            .collect();
        if !places.is_empty() {
            let with_bot = |matchup: &Matchup, place: usize| [&matchup[..], &[(bot, place)]].concat();
            matchups = matchups
                .iter()
                .flat_map(|matchup| places.iter().map(move |place| with_bot(matchup, *place)))
                .collect();
        }
    }
    matchups.retain(|matchup| matchup.len() > 1);
    matchups
}

/// Averages over the matchups, so that each game counts once.
fn update_ratings(now: &mut [PlayerRating], matchups: &[Matchup]) {
    let matchup_count = matchups.len() as f64;
    let ratings_before = now.to_vec();
    for matchup in matchups {
        let met: Vec<(PlayerRating, usize)> = matchup
            .iter()
            .map(|(bot, place)| (ratings_before[*bot], *place))
            .collect();
        for ((bot, _), after) in matchup.iter().zip(ratings::updated_ratings(&met)) {
            now[*bot].rating += (after.rating - ratings_before[*bot].rating) / matchup_count;
            now[*bot].uncertainty += (after.uncertainty - ratings_before[*bot].uncertainty) / matchup_count;
        }
    }
}

fn elo_estimate(rating: f64, uncertainty: f64) -> Estimate {
    let displayed_rating = PlayerRating { rating, uncertainty }.to_elo_scale();
    let (value, half) = (
        displayed_rating.rating,
        NORMAL_QUANTILE * displayed_rating.uncertainty,
    );
    Estimate {
        value,
        low: value - half,
        high: value + half,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::ratings::START_RATING;
    use catalog::SeatResult;

    fn game_result(seats: &[(&str, usize)]) -> GameResult {
        let seat = |(bot, place): &(&str, usize)| SeatResult {
            bot: (*bot).to_owned(),
            score: 0,
            place: *place,
            lines: Vec::new(),
            decisions: 0,
            ms: 0.0,
            iterations: 0,
        };
        GameResult {
            number: 0,
            seats: seats.iter().map(seat).collect(),
        }
    }

    fn rate_bots(bots: &[&str], games: &[GameResult]) -> Vec<Option<Estimate>> {
        let bots: Vec<String> = bots.iter().map(|b| (*b).to_owned()).collect();
        ratings(&bots, &games.iter().collect::<Vec<_>>())
    }

    #[test]
    fn winning_three_of_four_is_about_two_hundred_points() {
        let nth_game = |n: usize| {
            if n.is_multiple_of(4) {
                [("a", 2), ("b", 1)]
            } else {
                [("a", 1), ("b", 2)]
            }
        };
        let games: Vec<GameResult> = (0..400).map(|n| game_result(&nth_game(n))).collect();
        let estimates = rate_bots(&["a", "b"], &games);
        let gap = estimates[0].unwrap().value - estimates[1].unwrap().value;
        assert!((170.0..210.0).contains(&gap), "{gap}");
        assert!(
            (estimates[0].unwrap().value + estimates[1].unwrap().value - 2.0 * START_RATING).abs() < 1e-6
        );
    }

    #[test]
    fn two_seats_of_one_bot_do_not_rate_each_other() {
        let games = [game_result(&[("a", 1), ("a", 2)])];
        assert_eq!(rate_bots(&["a"], &games), [None]);
        assert_eq!(
            matchups(
                &["a".into(), "b".into()],
                &game_result(&[("a", 1), ("b", 2), ("b", 3)])
            )
            .len(),
            2
        );
        // The two opponents are not compared with each other, and the whole game counts once.
        let once = rate_bots(&["a", "b"], &[game_result(&[("a", 1), ("b", 2)])]);
        let estimates = rate_bots(&["a", "b"], &[game_result(&[("a", 1), ("b", 2), ("b", 3)])]);
        assert_eq!(once, estimates);
    }

    #[test]
    fn more_games_reduce_the_uncertainty() {
        let games: Vec<GameResult> = (1..50)
            .map(|n| game_result(&[("a", 1 + n % 2), ("b", 2 - n % 2)]))
            .collect();
        let width = |games: &[GameResult]| rate_bots(&["a", "b"], games)[0].map(|e| e.high - e.low).unwrap();
        assert!(width(&games) < width(&games[..10]));
    }
}
