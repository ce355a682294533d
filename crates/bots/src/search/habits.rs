//! What has looked good so far in a search: where lists are long, playouts look closer only at the actions that usually
//! come near the best (the idea of progressive history, with glances for results).

use smokestack_core::{Game, Seat};

/// The longest list that playouts may look at closely.
const MOST: usize = 16;

/// By how much each action fell behind the best one at hand, seat by seat, whenever it was looked at.
pub(super) struct Habits {
    /// As many as playouts look at closely.
    most: usize,
    numbers: usize,
    /// The sum and how often.
    behind: Vec<(f32, u32)>,
}

impl Habits {
    /// For playouts that look closely at no more than so many actions; `None`: at all that there are.
    pub fn new<G: Game>(game: &G, most: Option<u32>) -> Habits {
        let numbers = most.map_or(0, |_| G::info().numbers as usize);
        Habits {
            most: most.map_or(usize::MAX, |most| (most as usize).min(MOST)),
            numbers,
            behind: vec![(0.0, 0); numbers * game.seats()],
        }
    }

    /// Puts those actions first that deserve a closer look, and says how many these are: the most promising ones, and all
    /// that this seat has never looked at.
    pub fn choose<G: Game>(&self, seat: Seat, actions: &mut [G::Action]) -> usize {
        if actions.len() <= self.most {
            return actions.len();
        }
        let mut new = 0;
        for next in 0..actions.len() {
            if self.behind[self.place::<G>(seat, actions[next])].1 == 0 {
                actions.swap(new, next);
                new += 1;
            }
        }
        new + self.promising::<G>(seat, &mut actions[new..])
    }

    /// Puts the most promising actions first, and says how many these are.
    fn promising<G: Game>(&self, seat: Seat, actions: &mut [G::Action]) -> usize {
        let mut chosen = [f32::INFINITY; MOST];
        let mut count = 0;
        for next in 0..actions.len() {
            let (sum, times) = self.behind[self.place::<G>(seat, actions[next])];
            let behind = sum / times as f32;
            let place = chosen[..count].partition_point(|better| *better <= behind);
            if place == self.most {
                continue;
            }
            count = (count + 1).min(self.most);
            chosen[place..count].rotate_right(1);
            chosen[place] = behind;
            // Whoever was last makes room for the new one.
            actions.swap(count - 1, next);
            actions[place..count].rotate_right(1);
        }
        count
    }

    fn place<G: Game>(&self, seat: Seat, action: G::Action) -> usize {
        seat.index() * self.numbers + G::number(action) as usize
    }

    /// Notes how these actions looked to a seat.
    pub fn learn<G: Game>(&mut self, seat: Seat, actions: &[G::Action], glances: &[f32]) {
        if self.numbers == 0 {
            return;
        }
        let best = glances.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (action, glance) in actions.iter().zip(glances) {
            let place = self.place::<G>(seat, *action);
            let (sum, count) = &mut self.behind[place];
            *sum += best - glance;
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
    fn what_came_near_the_best_is_looked_at_first_and_what_is_new_as_well() {
        let game = game();
        let all: Vec<_> = (0..6).filter_map(|number| game.action_numbered(number)).collect();
        assert_eq!(all.len(), 6);
        let (one, other) = (Seat::all(3).next().expect("A"), Seat::all(3).nth(1).expect("B"));
        let mut habits = Habits::new(&game, Some(3));
        habits.learn::<Industria>(one, &all[..5], &[1.0, 4.0, 2.0, 5.0, 3.0]);
        let mut actions = all.clone();
        assert_eq!(habits.choose::<Industria>(one, &mut actions), 4);
        assert_eq!(
            actions[..4],
            [all[5], all[3], all[1], all[4]],
            "the unknown, then the best"
        );
        let mut sorted = actions.clone();
        sorted.sort();
        assert_eq!(sorted, all, "none is lost");
        let looks = habits.choose::<Industria>(other, &mut all.clone());
        assert_eq!(looks, 6, "another seat has habits of its own");
        assert_eq!(
            habits.choose::<Industria>(one, &mut all[..2].to_vec()),
            2,
            "short lists are looked at whole"
        );
    }
}
