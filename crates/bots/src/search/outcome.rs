//! The outcome of an iteration for every seat: utilities, winning chances and points.

use smokestack_core::Scores;

use super::{BySeat, Settings};

/// One outcome, or the sum of several.
#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub(super) struct Outcome {
    count: f32,
    /// What each seat maximises, from 0 to 1: a mixture of its winning chance and its point margin.
    pub utilities: BySeat,
    pub chances: BySeat,
    pub points: BySeat,
}

impl Outcome {
    /// The outcome that follows from expected points.
    pub fn from_points(seats: usize, points: BySeat, settings: &Settings) -> Outcome {
        let chances = win_chances(seats, &points, settings.margin_scale);
        Outcome::new(seats, points, chances, settings)
    }

    /// The outcome of a finished game. Winners who stay tied share the win.
    pub fn from_scores(scores: &Scores, settings: &Settings) -> Outcome {
        let mut points = BySeat::default();
        let mut chances = BySeat::default();
        let winners = scores.winners().count() as f32;
        for score in &scores.0 {
            points[score.seat.index()] = score.total as f32;
            chances[score.seat.index()] = if score.place == 1 { 1.0 / winners } else { 0.0 };
        }
        Outcome::new(scores.0.len(), points, chances, settings)
    }

    /// The utility of a seat is the weighted mean of its winning chance and its margin over the best rival. With the
    /// winning chance alone, a bot that is far ahead or behind would play carelessly.
    fn new(seats: usize, points: BySeat, chances: BySeat, settings: &Settings) -> Outcome {
        let mut utilities = BySeat::default();
        for seat in 0..seats {
            let rivals = (0..seats).filter(|rival| *rival != seat);
            let best = rivals
                .map(|rival| points[rival])
                .fold(f32::NEG_INFINITY, f32::max);
            let margin = sigmoid((points[seat] - best) / settings.margin_scale);
            utilities[seat] = settings.win_weight * chances[seat] + (1.0 - settings.win_weight) * margin;
        }
        Outcome {
            count: 1.0,
            utilities,
            chances,
            points,
        }
    }

    pub fn add(&mut self, other: &Outcome) {
        self.count += other.count;
        for seat in 0..self.points.len() {
            self.utilities[seat] += other.utilities[seat];
            self.chances[seat] += other.chances[seat];
            self.points[seat] += other.points[seat];
        }
    }

    pub fn mean(&self) -> Outcome {
        let mean_per_seat = |sums: BySeat| sums.map(|sum| sum / self.count.max(1.0));
        Outcome {
            count: 1.0,
            utilities: mean_per_seat(self.utilities),
            chances: mean_per_seat(self.chances),
            points: mean_per_seat(self.points),
        }
    }
}

/// Winning chances from expected points: the product of the chances against each rival, scaled so that they add up to
/// 1.
fn win_chances(seats: usize, points: &BySeat, margin_scale: f32) -> BySeat {
    let mut chances = BySeat::default();
    let mut sum = 0.0;
    for seat in 0..seats {
        let rivals = (0..seats).filter(|rival| *rival != seat);
        chances[seat] = rivals
            .map(|rival| sigmoid((points[seat] - points[rival]) / margin_scale))
            .product();
        sum += chances[seat];
    }
    chances.map(|chance| chance / sum)
}

/// Increases from 0 to 1, with one half at 0. It uses no exponential, because those differ in the last digits from one
/// machine to another.
fn sigmoid(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_follow_the_points() {
        let chances = win_chances(3, &[10.0, 20.0, 20.0, 0.0, 0.0], 8.0);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert_eq!(chances[1], chances[2]);
        assert!(chances[0] < chances[1] && chances[0] > 0.0);
        assert_eq!(chances[3], 0.0, "nobody sits there");
    }
}
