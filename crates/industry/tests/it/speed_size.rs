//! A position is copied millions of times by the bots: it stays small, and a copy allocates nothing.

use industry::{Action, Position};

fn size_of_copy<T: Copy>() -> usize {
    size_of::<T>()
}

#[test]
fn a_position_is_copied_without_allocating_and_stays_well_under_four_cache_lines() {
    assert_eq!(size_of_copy::<Position>(), 240);
}

#[test]
fn an_action_is_two_bytes() {
    assert_eq!(size_of_copy::<Action>(), 2);
}
