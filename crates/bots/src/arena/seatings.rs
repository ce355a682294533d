//! All seatings of a line-up.

use crate::Level;

/// All different seatings. Rotations of a seating follow one another, so that the bots have had nearly the same seats
/// even if a contest stops in the middle of a cycle of all seatings.
pub fn seatings(line_up: &[Level]) -> Vec<Vec<Level>> {
    let mut remaining = line_up.to_vec();
    remaining.sort_by_key(|level| rank(line_up, *level));
    let mut orders = Vec::new();
    permute(&mut Vec::new(), &mut remaining, &mut orders);
    let mut seatings: Vec<Vec<Level>> = Vec::with_capacity(orders.len());
    for order in orders {
        for turn in 0..order.len() {
            let mut rotated = order.clone();
            rotated.rotate_right(turn);
            if !seatings.contains(&rotated) {
                seatings.push(rotated);
            }
        }
    }
    seatings
}

/// The order in which the line-up names its bots, so that the line-up itself is the first seating.
fn rank(line_up: &[Level], level: Level) -> usize {
    line_up
        .iter()
        .position(|other| *other == level)
        .unwrap_or(line_up.len())
}

fn permute(order: &mut Vec<Level>, remaining: &mut Vec<Level>, orders: &mut Vec<Vec<Level>>) {
    if remaining.is_empty() {
        orders.push(order.clone());
    }
    for at in 0..remaining.len() {
        if remaining[..at].contains(&remaining[at]) {
            continue; // the same level was already tried at this place
        }
        order.push(remaining.remove(at));
        permute(order, remaining, orders);
        if let Some(level) = order.pop() {
            remaining.insert(at, level);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Level::{Easy, Greedy, Hard, Normal, Planner, Random};

    /// How many times a level sits at each place.
    fn places(seatings: &[Vec<Level>], level: Level) -> Vec<usize> {
        let at = |place: usize| seatings.iter().filter(|seating| seating[place] == level).count();
        (0..seatings[0].len()).map(at).collect()
    }

    #[test]
    fn seatings_are_distinct_and_balanced() {
        let rows: &[(&[Level], usize)] = &[
            (&[Hard, Normal], 2),
            (&[Hard, Normal, Normal], 3),
            (&[Hard, Hard, Hard], 1),
            (&[Random, Greedy, Random, Greedy], 6),
            (&[Hard, Normal, Easy, Planner], 24),
            (&[Hard, Normal, Easy, Planner, Random], 120),
        ];
        for (line_up, count) in rows {
            let orders = seatings(line_up);
            assert_eq!(orders.len(), *count, "{line_up:?}");
            let mut other = orders.clone();
            other.dedup();
            assert_eq!(other.len(), *count, "{line_up:?}");
            for level in *line_up {
                let places = places(&orders, *level);
                assert!(
                    places.iter().all(|n| *n == places[0]),
                    "{line_up:?} {level:?} {places:?}"
                );
            }
        }
    }

    #[test]
    fn rotations_of_the_line_up_come_first() {
        let orders = seatings(&[Hard, Normal, Easy, Planner]);
        assert_eq!(orders[0], [Hard, Normal, Easy, Planner]);
        assert_eq!(orders[1], [Planner, Hard, Normal, Easy]);
        assert_eq!(places(&orders[..4], Easy), [1, 1, 1, 1]);
    }
}
