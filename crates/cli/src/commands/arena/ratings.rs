//! One rating per bot, over all line-ups, on the chess scale: a bot with 200 points more finishes ahead of the other in
//! three games out of four.
//!
//! The ratings follow Weng and Lin, whose method suits multiplayer games with places. It processes the games one by one, so
//! the result depends slightly on their order: we rate the games in many orders and take the mean.

use catalog::GameResult;
use ratings::PlayerRating;
use smokestack_core::{GameRng, Seed};

use super::statistics::{Estimate, Z};

const SHUFFLED_ORDERS: usize = 32;

/// Each bot's rating; `None` for a bot that did not meet any other bot.
pub fn ratings(bots: &[String], games: &[&GameResult]) -> Vec<Option<Estimate>> {
    let met: Vec<Vec<Meeting>> = games.iter().map(|game| meetings(bots, game)).collect();
    let mut order: Vec<usize> = (0..games.len()).collect();
    let mut chance = GameRng::new(&Seed::from_number(0));
    let mut sums = vec![(0.0, 0.0); bots.len()];
    for _ in 0..SHUFFLED_ORDERS {
        chance.shuffle(&mut order);
        let mut now = vec![PlayerRating::default(); bots.len()];
        for &game in &order {
            rate(&mut now, &met[game]);
        }
        for (sum, rating) in sums.iter_mut().zip(&now) {
            *sum = (sum.0 + rating.rating, sum.1 + rating.uncertainty);
        }
    }
    let has_met_another = |bot: usize| {
        met.iter()
            .flatten()
            .any(|meeting| meeting.iter().any(|(other, _)| *other == bot))
    };
    (0..bots.len())
        .map(|bot| {
            has_met_another(bot).then(|| {
                on_chess_scale(
                    sums[bot].0 / SHUFFLED_ORDERS as f64,
                    sums[bot].1 / SHUFFLED_ORDERS as f64,
                )
            })
        })
        .collect()
}

/// Different bots in one game, each with its place.
type Meeting = Vec<(usize, usize)>;

/// Two seats played by the same bot are not compared: there is one meeting for each way to pick one seat per bot.
fn meetings(bots: &[String], game: &GameResult) -> Vec<Meeting> {
    let mut meetings: Vec<Meeting> = vec![Vec::new()];
    for (bot, name) in bots.iter().enumerate() {
        let places: Vec<usize> = game
            .seats
            .iter()
            .filter(|s| s.bot == *name)
            .map(|s| s.place)
            .collect();
        if !places.is_empty() {
            let with_bot = |meeting: &Meeting, place: usize| [&meeting[..], &[(bot, place)]].concat();
            meetings = meetings
                .iter()
                .flat_map(|meeting| places.iter().map(move |place| with_bot(meeting, *place)))
                .collect();
        }
    }
    meetings.retain(|meeting| meeting.len() > 1);
    meetings
}

/// Averages over the meetings, so that each game counts once.
fn rate(now: &mut [PlayerRating], meetings: &[Meeting]) {
    let meeting_count = meetings.len() as f64;
    let ratings_before = now.to_vec();
    for meeting in meetings {
        let met: Vec<(PlayerRating, usize)> = meeting
            .iter()
            .map(|(bot, place)| (ratings_before[*bot], *place))
            .collect();
        for ((bot, _), after) in meeting.iter().zip(ratings::updated_ratings(&met)) {
            now[*bot].rating += (after.rating - ratings_before[*bot].rating) / meeting_count;
            now[*bot].uncertainty += (after.uncertainty - ratings_before[*bot].uncertainty) / meeting_count;
        }
    }
}

fn on_chess_scale(rating: f64, uncertainty: f64) -> Estimate {
    let displayed_rating = PlayerRating { rating, uncertainty }.to_elo_scale();
    let (value, half) = (displayed_rating.rating, Z * displayed_rating.uncertainty);
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

    fn game(seats: &[(&str, usize)]) -> GameResult {
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
        let games: Vec<GameResult> = (0..400).map(|n| game(&nth_game(n))).collect();
        let estimates = rate_bots(&["a", "b"], &games);
        let gap = estimates[0].unwrap().value - estimates[1].unwrap().value;
        assert!((170.0..210.0).contains(&gap), "{gap}");
        assert!(
            (estimates[0].unwrap().value + estimates[1].unwrap().value - 2.0 * START_RATING).abs() < 1e-6
        );
    }

    #[test]
    fn two_seats_of_one_bot_do_not_rate_each_other() {
        let games = [game(&[("a", 1), ("a", 2)])];
        assert_eq!(rate_bots(&["a"], &games), [None]);
        assert_eq!(
            meetings(&["a".into(), "b".into()], &game(&[("a", 1), ("b", 2), ("b", 3)])).len(),
            2
        );
        // The two opponents are not compared with each other, and the whole game counts once.
        let once = rate_bots(&["a", "b"], &[game(&[("a", 1), ("b", 2)])]);
        let estimates = rate_bots(&["a", "b"], &[game(&[("a", 1), ("b", 2), ("b", 3)])]);
        assert_eq!(once, estimates);
    }

    #[test]
    fn more_games_reduce_the_uncertainty() {
        let games: Vec<GameResult> = (1..50)
            .map(|n| game(&[("a", 1 + n % 2), ("b", 2 - n % 2)]))
            .collect();
        let width = |games: &[GameResult]| rate_bots(&["a", "b"], games)[0].map(|e| e.high - e.low).unwrap();
        assert!(width(&games) < width(&games[..10]));
    }
}
