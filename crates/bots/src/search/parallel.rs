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
        let each = budget.split(threads as u32);
        let rngs: Vec<GameRng> = (0..threads).map(|_| GameRng::new(&rng.seed())).collect();
        let results = std::thread::scope(|scope| {
            let running: Vec<_> = rngs
                .into_iter()
                .map(|mut rng| scope.spawn(move || self.think(view, seat, each, &mut rng)))
                .collect();
            let finished = running.into_iter().filter_map(|thread| thread.join().ok());
            finished.collect::<Vec<_>>()
        });
        let merged = results.into_iter().reduce(merge);
        merged.unwrap_or_else(|| self.think(view, seat, budget, rng))
    }
}

fn merge<A: Copy + Ord>(one: SearchResult<A>, other: SearchResult<A>) -> SearchResult<A> {
    let mut actions = one.actions;
    for more in other.actions {
        match actions.iter_mut().find(|stats| stats.action == more.action) {
            Some(stats) => *stats = merge_stats(stats, &more),
            None => actions.push(more),
        }
    }
    super::sort_best_first(&mut actions);
    let part = share(one.iterations, other.iterations);
    SearchResult {
        iterations: one.iterations + other.iterations,
        decisions: one.decisions + other.decisions,
        chances: mix(&one.chances, &other.chances, part),
        points: mix(&one.points, &other.points, part),
        actions,
    }
}

fn merge_stats<A: Copy>(one: &ActionStats<A>, other: &ActionStats<A>) -> ActionStats<A> {
    let part = share(one.visits, other.visits);
    ActionStats {
        action: one.action,
        visits: one.visits + other.visits,
        value: one.value + (other.value - one.value) * part,
        chances: mix(&one.chances, &other.chances, part),
        points: mix(&one.points, &other.points, part),
    }
}

/// The share of `other` in the sum of both.
fn share(own: u32, other: u32) -> f32 {
    other as f32 / (own + other).max(1) as f32
}

/// The weighted mean, where `other` has the weight `part`.
fn mix(own: &BySeat, other: &BySeat, part: f32) -> BySeat {
    let mut mixed = *own;
    for (own, other) in mixed.iter_mut().zip(other) {
        *own += (other - *own) * part;
    }
    mixed
}
