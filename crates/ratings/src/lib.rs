//! Player ratings for multiplayer games, computed from places with the Weng–Lin method. They are shown on the chess Elo
//! scale: every player starts at 1500, and a player rated 200 points higher finishes ahead of the other in three games
//! out of four.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The starting rating on the Elo scale.
pub const START_RATING: f64 = 1500.0;

/// A rating and its uncertainty on Weng and Lin's internal scale, which is used for calculations.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerRating {
    pub rating: f64,
    /// The standard deviation.
    pub uncertainty: f64,
}

impl Default for PlayerRating {
    /// A new player's rating.
    fn default() -> PlayerRating {
        WengLinRating::new().into()
    }
}

impl From<WengLinRating> for PlayerRating {
    fn from(WengLinRating { rating, uncertainty }: WengLinRating) -> PlayerRating {
        PlayerRating { rating, uncertainty }
    }
}

/// The ratings after a game, computed from each player's previous rating and place.
pub fn updated_ratings(players: &[(PlayerRating, usize)]) -> Vec<PlayerRating> {
    let one_each: Vec<[WengLinRating; 1]> = players
        .iter()
        .map(|(PlayerRating { rating, uncertainty }, _)| {
            [WengLinRating {
                rating: *rating,
                uncertainty: *uncertainty,
            }]
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = one_each
        .iter()
        .zip(players)
        .map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(*place)))
        .collect();
    let new_ratings = weng_lin_multi_team(&teams, &WengLinConfig::new());
    new_ratings.into_iter().map(|team| team[0].into()).collect()
}

impl PlayerRating {
    /// This rating on the Elo scale, for display.
    ///
    /// Without uncertainty, the probability of finishing ahead is logistic in both models. The curve in Weng and Lin's
    /// model has this width; on the Elo scale, 400 points mean odds of ten to one.
    pub fn to_elo_scale(self) -> PlayerRating {
        let width = WengLinConfig::new().beta * 2.0_f64.sqrt();
        let unit = 400.0 / (10.0_f64.ln() * width);
        PlayerRating {
            rating: START_RATING + (self.rating - WengLinRating::new().rating) * unit,
            uncertainty: self.uncertainty * unit,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_players_start_at_1500() {
        let displayed_rating = PlayerRating::default().to_elo_scale();
        assert_eq!(displayed_rating.rating, START_RATING);
    }

    #[test]
    fn winners_rise_and_uncertainty_falls() {
        let start = PlayerRating::default();
        let [first, second, third] = updated_ratings(&[(start, 1), (start, 2), (start, 3)])[..] else {
            panic!("three players");
        };
        assert!(first.rating > second.rating && second.rating > third.rating);
        assert!((second.rating - start.rating).abs() < 1e-9, "the middle stays");
        for player in [first, second, third] {
            assert!(player.uncertainty < start.uncertainty);
        }
        let shared_ratings = updated_ratings(&[(start, 1), (start, 1)]);
        assert_eq!(
            shared_ratings[0], shared_ratings[1],
            "players with the same place get the same rating"
        );
    }
}
