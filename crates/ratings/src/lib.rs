//! How strong somebody is, from the places of games with several players: the method of Weng and Lin, shown on the scale of
//! chess, where everybody starts at 1500 and 200 points more mean ending ahead of the other in three games of four.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Where everybody starts, on the scale of chess.
pub const START: f64 = 1500.0;

/// How strong somebody is and how unsure that is, in Weng and Lin's own numbers: what one calculates with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    pub rating: f64,
    /// The standard deviation.
    pub uncertainty: f64,
}

impl Default for Strength {
    /// Nobody knows anything yet.
    fn default() -> Strength {
        WengLinRating::new().into()
    }
}

impl From<WengLinRating> for Strength {
    fn from(WengLinRating { rating, uncertainty }: WengLinRating) -> Strength {
        Strength { rating, uncertainty }
    }
}

/// How strong those are who met in a game, after it; each comes with the strength before and the place.
pub fn after(meeting: &[(Strength, usize)]) -> Vec<Strength> {
    let one_each: Vec<[WengLinRating; 1]> = meeting
        .iter()
        .map(|(Strength { rating, uncertainty }, _)| {
            [WengLinRating {
                rating: *rating,
                uncertainty: *uncertainty,
            }]
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = one_each
        .iter()
        .zip(meeting)
        .map(|(team, (_, place))| (&team[..], MultiTeamOutcome::new(*place)))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    after.into_iter().map(|team| team[0].into()).collect()
}

impl Strength {
    /// The same on the scale of chess: what one shows.
    ///
    /// Weng and Lin's chance to end ahead, once the uncertainty is gone, is logistic with this width; that of chess has
    /// 400 points for ten to one.
    pub fn on_the_scale_of_chess(self) -> Strength {
        let width = WengLinConfig::new().beta * 2.0_f64.sqrt();
        let unit = 400.0 / (10.0_f64.ln() * width);
        Strength {
            rating: START + (self.rating - WengLinRating::new().rating) * unit,
            uncertainty: self.uncertainty * unit,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_starts_in_the_middle() {
        let shown = Strength::default().on_the_scale_of_chess();
        assert_eq!(shown.rating, START);
    }

    #[test]
    fn who_ends_ahead_rises_and_everybody_is_surer() {
        let start = Strength::default();
        let [first, second, third] = after(&[(start, 1), (start, 2), (start, 3)])[..] else {
            panic!("three met");
        };
        assert!(first.rating > second.rating && second.rating > third.rating);
        assert!((second.rating - start.rating).abs() < 1e-9, "the middle stays");
        for one in [first, second, third] {
            assert!(one.uncertainty < start.uncertainty);
        }
        let shared = after(&[(start, 1), (start, 1)]);
        assert_eq!(shared[0], shared[1], "a shared place says nothing");
    }
}
