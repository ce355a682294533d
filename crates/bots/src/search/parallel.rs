//! Several searches side by side, each with its own luck, and their findings put together.

use smokestack_core::{GameRng, Seat};

use super::{Budget, BySeat, Opinion, Search, Thought};
use crate::Evaluate;

impl<G: Evaluate> Search<'_, G> {
    /// Like [`Search::think`], on so many threads. An iteration budget is shared out among them; the answer depends on
    /// their number.
    pub fn think_on(
        &self,
        threads: usize,
        view: &G::View,
        seat: Seat,
        budget: Budget<'_>,
        chance: &mut GameRng,
    ) -> Thought<G::Action> {
        if threads < 2 {
            return self.think(view, seat, budget, chance);
        }
        let each = budget.shared(threads as u32);
        let lucks: Vec<GameRng> = (0..threads).map(|_| GameRng::new(&chance.seed())).collect();
        let thoughts = std::thread::scope(|scope| {
            let running: Vec<_> = lucks
                .into_iter()
                .map(|mut luck| scope.spawn(move || self.think(view, seat, each, &mut luck)))
                .collect();
            let ended = running.into_iter().filter_map(|thread| thread.join().ok());
            ended.collect::<Vec<_>>()
        });
        let merged = thoughts.into_iter().reduce(merge);
        merged.unwrap_or_else(|| self.think(view, seat, budget, chance))
    }
}

fn merge<A: Copy + Ord>(one: Thought<A>, other: Thought<A>) -> Thought<A> {
    let mut opinions = one.opinions;
    for more in other.opinions {
        match opinions.iter_mut().find(|opinion| opinion.action == more.action) {
            Some(opinion) => *opinion = together(opinion, &more),
            None => opinions.push(more),
        }
    }
    super::best_first(&mut opinions);
    let part = share(one.iterations, other.iterations);
    Thought {
        iterations: one.iterations + other.iterations,
        decisions: one.decisions + other.decisions,
        chances: mix(&one.chances, &other.chances, part),
        points: mix(&one.points, &other.points, part),
        opinions,
    }
}

fn together<A: Copy>(one: &Opinion<A>, other: &Opinion<A>) -> Opinion<A> {
    let part = share(one.visits, other.visits);
    Opinion {
        action: one.action,
        visits: one.visits + other.visits,
        value: one.value + (other.value - one.value) * part,
        chances: mix(&one.chances, &other.chances, part),
        points: mix(&one.points, &other.points, part),
    }
}

/// The other's part of both.
fn share(own: u32, other: u32) -> f32 {
    other as f32 / (own + other).max(1) as f32
}

fn mix(own: &BySeat, other: &BySeat, part: f32) -> BySeat {
    let mut mixed = *own;
    for (own, other) in mixed.iter_mut().zip(other) {
        *own += (other - *own) * part;
    }
    mixed
}
