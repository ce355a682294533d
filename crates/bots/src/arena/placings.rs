//! Every order in which a line-up can sit.

use crate::Level;

/// All different orders. Those that follow from one another by moving on a place stand together, so that also a run
/// that stops between two rounds of all orders has given everybody nearly the same places.
pub fn placings(line_up: &[Level]) -> Vec<Vec<Level>> {
    let mut left = line_up.to_vec();
    left.sort_by_key(|level| rank(line_up, *level));
    let mut orders = Vec::new();
    permute(&mut Vec::new(), &mut left, &mut orders);
    let mut placings: Vec<Vec<Level>> = Vec::with_capacity(orders.len());
    for order in orders {
        for turn in 0..order.len() {
            let mut moved = order.clone();
            moved.rotate_right(turn);
            if !placings.contains(&moved) {
                placings.push(moved);
            }
        }
    }
    placings
}

/// The line-up as it was given comes first.
fn rank(line_up: &[Level], level: Level) -> usize {
    line_up
        .iter()
        .position(|other| *other == level)
        .unwrap_or(line_up.len())
}

fn permute(order: &mut Vec<Level>, left: &mut Vec<Level>, orders: &mut Vec<Vec<Level>>) {
    if left.is_empty() {
        orders.push(order.clone());
    }
    for at in 0..left.len() {
        if left[..at].contains(&left[at]) {
            continue; // the same bot has been put here already
        }
        order.push(left.remove(at));
        permute(order, left, orders);
        if let Some(level) = order.pop() {
            left.insert(at, level);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Level::{Easy, Greedy, Hard, Normal, Planner, Random};

    /// How often a level sits at each place.
    fn places(placings: &[Vec<Level>], level: Level) -> Vec<usize> {
        let at = |place: usize| placings.iter().filter(|placing| placing[place] == level).count();
        (0..placings[0].len()).map(at).collect()
    }

    #[test]
    fn every_order_comes_once_and_every_bot_to_every_place_equally_often() {
        let rows: &[(&[Level], usize)] = &[
            (&[Hard, Normal], 2),
            (&[Hard, Normal, Normal], 3),
            (&[Hard, Hard, Hard], 1),
            (&[Random, Greedy, Random, Greedy], 6),
            (&[Hard, Normal, Easy, Planner], 24),
            (&[Hard, Normal, Easy, Planner, Random], 120),
        ];
        for (line_up, count) in rows {
            let found = placings(line_up);
            assert_eq!(found.len(), *count, "{line_up:?}");
            let mut other = found.clone();
            other.dedup();
            assert_eq!(other.len(), *count, "{line_up:?}");
            for level in *line_up {
                let places = places(&found, *level);
                assert!(
                    places.iter().all(|n| *n == places[0]),
                    "{line_up:?} {level:?} {places:?}"
                );
            }
        }
    }

    #[test]
    fn the_first_orders_are_those_of_moving_on_a_place() {
        let found = placings(&[Hard, Normal, Easy, Planner]);
        assert_eq!(found[0], [Hard, Normal, Easy, Planner]);
        assert_eq!(found[1], [Planner, Hard, Normal, Easy]);
        assert_eq!(places(&found[..4], Easy), [1, 1, 1, 1]);
    }
}
