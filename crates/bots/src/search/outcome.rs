//! What an iteration came to, for every seat.

use smokestack_core::Scores;

use super::{BySeat, Settings};

#[derive(Clone, Copy, Default, Debug, PartialEq)]
pub(super) struct Outcome {
    count: f32,
    /// What each seat plays for, from 0 to 1.
    pub utilities: BySeat,
    pub chances: BySeat,
    pub points: BySeat,
}

impl Outcome {
    /// What the evaluator expects.
    pub fn expected(seats: usize, points: BySeat, settings: &Settings) -> Outcome {
        let chances = chances(seats, &points, settings.spread);
        Outcome::mixed(seats, points, chances, settings)
    }

    /// At the end it is known who won.
    pub fn of_game(scores: &Scores, settings: &Settings) -> Outcome {
        let mut points = BySeat::default();
        let mut chances = BySeat::default();
        let winners = scores.winners().count() as f32;
        for score in &scores.0 {
            points[score.seat.index()] = score.total as f32;
            chances[score.seat.index()] = if score.place == 1 { 1.0 / winners } else { 0.0 };
        }
        Outcome::mixed(scores.0.len(), points, chances, settings)
    }

    /// Winning counts, and by how much: the lead over the best rival.
    fn mixed(seats: usize, points: BySeat, chances: BySeat, settings: &Settings) -> Outcome {
        let mut utilities = BySeat::default();
        for seat in 0..seats {
            let rivals = (0..seats).filter(|rival| *rival != seat);
            let best = rivals
                .map(|rival| points[rival])
                .fold(f32::NEG_INFINITY, f32::max);
            let margin = share((points[seat] - best) / settings.spread);
            utilities[seat] = settings.winning * chances[seat] + (1.0 - settings.winning) * margin;
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
        let each = |sums: BySeat| sums.map(|sum| sum / self.count.max(1.0));
        Outcome {
            count: 1.0,
            utilities: each(self.utilities),
            chances: each(self.chances),
            points: each(self.points),
        }
    }
}

/// Chances to win from expected points: who is ahead of every rival by much is nearly sure of it.
fn chances(seats: usize, points: &BySeat, spread: f32) -> BySeat {
    let mut chances = BySeat::default();
    let mut sum = 0.0;
    for seat in 0..seats {
        let rivals = (0..seats).filter(|rival| *rival != seat);
        chances[seat] = rivals
            .map(|rival| share((points[seat] - points[rival]) / spread))
            .product();
        sum += chances[seat];
    }
    chances.map(|chance| chance / sum)
}

/// From 0 to 1, one half at 0. No exponential: those differ in their last digits from one machine to another.
fn share(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_follow_the_points() {
        let found = chances(3, &[10.0, 20.0, 20.0, 0.0, 0.0], 8.0);
        assert!((found.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert_eq!(found[1], found[2]);
        assert!(found[0] < found[1] && found[0] > 0.0);
        assert_eq!(found[3], 0.0, "nobody sits there");
    }
}
