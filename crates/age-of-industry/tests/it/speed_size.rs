//! Bots copy a position millions of times: it stays small, and a copy allocates nothing.

use age_of_industry::{Action, Position};

fn size_of_copy<T: Copy>() -> usize {
    size_of::<T>()
}

/// Half of the position stores connections: shortest paths are needed all the time, and counters are never removed.
#[test]
fn a_position_is_copied_without_allocating() {
    assert_eq!(size_of_copy::<Position>(), 1584);
}

#[test]
fn an_action_is_four_bytes() {
    assert_eq!(size_of_copy::<Action>(), 4);
}
