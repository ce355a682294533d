//! Matches between a candidate and the current bots.

use std::fmt;

use bots::search::{Budget, Search};
use bots::{Evaluate, greedy_choice};
use serde::{Deserialize, Serialize};
use smokestack_core::{GameRng, NullSink, Seat, Seed, Turn, Viewer};

/// How the players decide.
#[derive(Clone, Copy, Debug)]
pub enum Player {
    Greedy,
    Search(u32),
}

pub struct Duel<'g, G> {
    pub game: &'g G,
    player: Player,
}

/// The mean results of one candidate against current bots.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    seats: usize,
    pub games: u64,
    /// The mean utility: half from wins, half from the margin over the best rival.
    pub utility: f64,
    pub wins: f64,
    pub score: f64,
    pub rivals: f64,
}

impl<'g, G: Evaluate> Duel<'g, G> {
    pub fn new(game: &'g G, player: Player) -> Duel<'g, G> {
        Duel { game, player }
    }

    /// Plays this many games; every deal is played once with the candidate at each seat.
    pub fn play(&self, new: &Search<'_, G>, seed: u64, games: u64) -> Tally {
        let seats = self.game.seats();
        let mut tally = Tally::new(seats);
        for number in 0..games {
            let place =
                Seat::new(number as usize % seats).unwrap_or(Seat::all(seats).next().expect("a table"));
            let deal = number / seats as u64;
            let mut rng = GameRng::new(&Seed::from_number(seed.wrapping_mul(1_000_033) + deal));
            tally.add(&self.play_one(new, place, &mut rng));
        }
        tally
    }

    fn play_one(&self, new: &Search<'_, G>, place: Seat, rng: &mut GameRng) -> Tally {
        let game = self.game;
        let old_search = Search::easy(game);
        let mut position = game.deal(&rng.seed(), &mut NullSink);
        let mut legal = Vec::new();
        while let Turn::Of(seat) = game.turn(&position) {
            game.legal_actions(&position, &mut legal);
            let action = match legal[..] {
                [only] => only,
                _ => {
                    let view = game.view(&position, Viewer::Seat(seat));
                    let player = if seat == place { new } else { &old_search };
                    self.decide(player, &view, seat, &legal, rng)
                }
            };
            game.apply(&mut position, action, &mut NullSink);
        }
        Tally::from_game(game, &position, place)
    }

    fn decide(
        &self,
        player: &Search<'_, G>,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut GameRng,
    ) -> G::Action {
        match self.player {
            Player::Greedy => greedy_choice(self.game, &player.weights, view, seat, legal, rng),
            Player::Search(iterations) => {
                let result = player.think(view, seat, Budget::Iterations(iterations), rng);
                result.actions.first().map_or(legal[0], |best| best.action)
            }
        }
    }
}

impl Tally {
    pub fn new(seats: usize) -> Tally {
        Tally {
            seats,
            games: 0,
            utility: 0.0,
            wins: 0.0,
            score: 0.0,
            rivals: 0.0,
        }
    }

    fn from_game<G: Evaluate>(game: &G, end: &G::Position, place: Seat) -> Tally {
        let scores = game.scores(end);
        let own_score = scores.of(place);
        let winners = scores.winners().count() as f64;
        let wins = if own_score.place == 1 { 1.0 / winners } else { 0.0 };
        let rival_scores = scores.0.iter().filter(|score| score.seat != place);
        let rivals: Vec<f64> = rival_scores.map(|score| f64::from(score.total)).collect();
        let best = rivals.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let lead = (f64::from(own_score.total) - best) / f64::from(G::EASY.margin_scale);
        Tally {
            seats: game.seats(),
            games: 1,
            utility: 0.5 * wins + 0.5 * (0.5 + 0.5 * lead / (1.0 + lead.abs())),
            wins,
            score: f64::from(own_score.total),
            rivals: rivals.iter().sum::<f64>() / rivals.len() as f64,
        }
    }

    /// Merges two tallies; means are weighted by the number of games.
    pub fn add(&mut self, other: &Tally) {
        let games = (self.games + other.games).max(1) as f64;
        let weight = other.games as f64 / games;
        let mix = |own: &mut f64, theirs: f64| *own += (theirs - *own) * weight;
        mix(&mut self.utility, other.utility);
        mix(&mut self.wins, other.wins);
        mix(&mut self.score, other.score);
        mix(&mut self.rivals, other.rivals);
        self.games += other.games;
    }

    /// The Wilson 95 % interval of the win rate.
    fn interval(&self) -> (f64, f64) {
        let n = self.games.max(1) as f64;
        let z = 1.96;
        let centre = self.wins + z * z / (2.0 * n);
        let reach = z * (self.wins * (1.0 - self.wins) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        ((centre - reach) / scale, (centre + reach) / scale)
    }

    /// Whether the whole interval lies above the fair share.
    pub fn is_better(&self) -> bool {
        self.interval().0 > 1.0 / self.seats as f64
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(
            f,
            "{:.1} % of {} games won ({:.1} to {:.1}; fair share {:.1}), {:.1} points to {:.1}",
            100.0 * self.wins,
            self.games,
            100.0 * low,
            100.0 * high,
            100.0 / self.seats as f64,
            self.score,
            self.rivals
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::industria::Industria;
    use smokestack_core::{Game as _, OptionValues, set_up};

    #[test]
    fn equal_players_get_their_share_and_seeds_reproduce_games() {
        let choices = OptionValues::new(Industria::info(), []).expect("the defaults");
        let data = Industria::data_set("standard").expect("the standard set");
        let game: Industria = set_up(3, &choices, data).expect("a table");
        let duel = Duel::new(&game, Player::Greedy);
        let current = Search::easy(&game);
        let tally = duel.play(&current, 4, 6);
        assert_eq!(tally.games, 6);
        assert!(
            (tally.wins - 1.0 / 3.0).abs() < 1e-9,
            "identical players share the wins of every deal: {tally}"
        );
        assert_eq!(duel.play(&current, 4, 6).score, tally.score);
        assert!(!tally.is_better());
    }
}
