//! A history heuristic for greedy rollouts, similar to progressive history.
//!
//! Where there are many legal actions, a rollout does not look one step ahead along all of them. It compares only the
//! actions that usually came close to the best one whenever this search compared them before, in any position.

use smokestack_core::{Game, Seat};

/// The maximum number of known actions that a rollout compares.
const MAX_WIDTH: usize = 16;

/// For each seat and action: by how much its quick value usually falls short of the best action of the same decision.
pub(super) struct HistoryHeuristic {
    /// How many known actions a rollout compares.
    width: usize,
    /// The number of different actions in the game; 0 if nothing is recorded.
    action_count: usize,
    /// The sum of the shortfalls, and the number of times that the action was compared.
    shortfalls: Vec<(f32, u32)>,
}

impl HistoryHeuristic {
    /// With a `width` of `None`, rollouts compare all legal actions and nothing is recorded.
    pub fn new<G: Game>(game: &G, width: Option<u32>) -> HistoryHeuristic {
        let action_count = width.map_or(0, |_| G::info().numbers as usize);
        HistoryHeuristic {
            width: width.map_or(usize::MAX, |width| (width as usize).min(MAX_WIDTH)),
            action_count,
            shortfalls: vec![(0.0, 0); action_count * game.seats()],
        }
    }

    /// Moves the actions that should be compared to the front and returns their number: all that were never compared
    /// for this seat, and the most promising of the others.
    pub fn move_candidates_first<G: Game>(&self, seat: Seat, actions: &mut [G::Action]) -> usize {
        if actions.len() <= self.width {
            return actions.len();
        }
        let mut new = 0;
        for next in 0..actions.len() {
            if self.shortfalls[self.index::<G>(seat, actions[next])].1 == 0 {
                actions.swap(new, next);
                new += 1;
            }
        }
        new + self.move_promising_first::<G>(seat, &mut actions[new..])
    }

    /// Moves the most promising actions to the front, best first, and returns their number.
    fn move_promising_first<G: Game>(&self, seat: Seat, actions: &mut [G::Action]) -> usize {
        let mut chosen = [f32::INFINITY; MAX_WIDTH];
        let mut count = 0;
        for next in 0..actions.len() {
            let (sum, times) = self.shortfalls[self.index::<G>(seat, actions[next])];
            let shortfall = sum / times as f32;
            let place = chosen[..count].partition_point(|better| *better <= shortfall);
            if place == self.width {
                continue;
            }
            count = (count + 1).min(self.width);
            chosen[place..count].rotate_right(1);
            chosen[place] = shortfall;
            // The new action takes the last place and is then rotated to its own.
            actions.swap(count - 1, next);
            actions[place..count].rotate_right(1);
        }
        count
    }

    fn index<G: Game>(&self, seat: Seat, action: G::Action) -> usize {
        seat.index() * self.action_count + G::number(action) as usize
    }

    /// Records the quick values of actions that were compared at a decision of `seat`.
    pub fn record<G: Game>(&mut self, seat: Seat, actions: &[G::Action], quick_values: &[f32]) {
        if self.action_count == 0 {
            return;
        }
        let best = quick_values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (action, quick_value) in actions.iter().zip(quick_values) {
            let index = self.index::<G>(seat, *action);
            let (sum, count) = &mut self.shortfalls[index];
            *sum += best - quick_value;
            *count += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use industria::Industria;
    use smokestack_core::{OptionValues, set_up};

    fn game() -> Industria {
        let choices = OptionValues::new(Industria::info(), []).expect("the defaults");
        let data = Industria::data_set("standard").expect("the standard set");
        set_up(3, &choices, data).expect("a table")
    }

    #[test]
    fn candidates_are_new_actions_then_the_most_promising() {
        let game = game();
        let all: Vec<_> = (0..6).filter_map(|number| game.action_numbered(number)).collect();
        assert_eq!(all.len(), 6);
        let (one, other) = (Seat::all(3).next().expect("A"), Seat::all(3).nth(1).expect("B"));
        let mut history = HistoryHeuristic::new(&game, Some(3));
        history.record::<Industria>(one, &all[..5], &[1.0, 4.0, 2.0, 5.0, 3.0]);
        let mut actions = all.clone();
        assert_eq!(history.move_candidates_first::<Industria>(one, &mut actions), 4);
        assert_eq!(
            actions[..4],
            [all[5], all[3], all[1], all[4]],
            "the new one, then the best"
        );
        let mut sorted_actions = actions.clone();
        sorted_actions.sort();
        assert_eq!(sorted_actions, all, "no action is lost");
        let candidates = history.move_candidates_first::<Industria>(other, &mut all.clone());
        assert_eq!(candidates, 6, "every seat has its own history");
        assert_eq!(
            history.move_candidates_first::<Industria>(one, &mut all[..2].to_vec()),
            2,
            "all actions of a short list are candidates"
        );
    }
}
