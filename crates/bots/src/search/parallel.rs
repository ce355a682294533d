//! Root parallelization: several independent searches on their own threads, whose results are merged.

use smokestack_core::{GameRng, Seat};

use super::{ActionStats, Budget, BySeat, Search, SearchResult};
use crate::Evaluate;

impl<G: Evaluate> Search<'_, G> {
    /// Like [`Search::think`], on several threads. They share an iteration budget; the result depends on their number.
    pub fn think_on_threads(
        &self,
        threads: usize,
        view: &G::View,
        seat: Seat,
        budget: Budget<'_>,
        rng: &mut GameRng,
    ) -> SearchResult<G::Action> {
        if threads < 2 {
            return self.think(view, seat, budget, rng);
        }
        let budget_per_thread = budget.split(threads as u32);
        let rngs: Vec<GameRng> = (0..threads).map(|_| GameRng::new(&rng.seed())).collect();
        let results = std::thread::scope(|scope| {
            let handles: Vec<_> = rngs
                .into_iter()
                .map(|mut rng| scope.spawn(move || self.think(view, seat, budget_per_thread, &mut rng)))
                .collect();
            let outcomes = handles.into_iter().filter_map(|thread| thread.join().ok());
            outcomes.collect::<Vec<_>>()
        });
        let merged = results.into_iter().reduce(merge);
        merged.unwrap_or_else(|| self.think(view, seat, budget, rng))
    }
}

fn merge<A: Copy + Ord>(first: SearchResult<A>, second: SearchResult<A>) -> SearchResult<A> {
    let mut actions = first.actions;
    for more in second.actions {
        match actions.iter_mut().find(|stats| stats.action == more.action) {
            Some(stats) => *stats = merge_stats(stats, &more),
            None => actions.push(more),
        }
    }
    super::sort_best_first(&mut actions);
    let weight = second_share(first.iterations, second.iterations);
    SearchResult {
        iterations: first.iterations + second.iterations,
        decisions: first.decisions + second.decisions,
        chances: weighted_mean(&first.chances, &second.chances, weight),
        points: weighted_mean(&first.points, &second.points, weight),
        actions,
    }
}

fn merge_stats<A: Copy>(first: &ActionStats<A>, second: &ActionStats<A>) -> ActionStats<A> {
    let weight = second_share(first.visits, second.visits);
    ActionStats {
        action: first.action,
        visits: first.visits + second.visits,
        value: first.value + (second.value - first.value) * weight,
        chances: weighted_mean(&first.chances, &second.chances, weight),
        points: weighted_mean(&first.points, &second.points, weight),
    }
}

/// The share of the second number in the sum of both.
fn second_share(first: u32, second: u32) -> f32 {
    second as f32 / (first + second).max(1) as f32
}

/// The mean of both, in which the second has this weight.
fn weighted_mean(first: &BySeat, second: &BySeat, weight: f32) -> BySeat {
    let mut mean = *first;
    for (first, second) in mean.iter_mut().zip(second) {
        *first += (second - *first) * weight;
    }
    mean
}
