//! What is tuned: the weights of a game's evaluator, or the settings of its search.

use bots::search::{Search, Settings};
use bots::{Evaluate, Weight, Weights as _};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    Weights,
    Search,
}

impl Subject {
    pub fn weights<G: Evaluate>(self) -> &'static [Weight] {
        match self {
            Subject::Weights => G::Weights::LIST,
            Subject::Search => Settings::LIST,
        }
    }

    /// The values that the bots use now.
    pub fn current_values<G: Evaluate>(self) -> Vec<f64> {
        match self {
            Subject::Weights => G::Weights::TUNED.values(),
            Subject::Search => G::EASY.values().to_vec(),
        }
    }

    /// A player with these values.
    pub fn player<'g, G: Evaluate>(self, game: &'g G, values: &[f64]) -> Search<'g, G> {
        let mut player = Search::easy(game);
        match self {
            Subject::Weights => player.weights = G::Weights::from_values(values),
            Subject::Search => player.settings = player.settings.with_values(values),
        }
        player
    }
}

/// Converts coordinates of CMA-ES, from 0 to 1, to values in their ranges.
pub fn values_from_coordinates(list: &[Weight], place: &[f64]) -> Vec<f64> {
    let values = list.iter().zip(place).map(|(weight, x)| {
        let value = weight.low + x.clamp(0.0, 1.0) * (weight.high - weight.low);
        (value * 1000.0).round() / 1000.0
    });
    values.collect()
}

/// The inverse of [`values_from_coordinates`].
pub fn coordinates_from_values(list: &[Weight], values: &[f64]) -> Vec<f64> {
    let places = list.iter().zip(values);
    places
        .map(|(weight, value)| (value - weight.low) / (weight.high - weight.low))
        .collect()
}
