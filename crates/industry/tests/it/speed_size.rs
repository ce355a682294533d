//! Bots copy a position millions of times: it stays small, and a copy allocates nothing.

use industry::{Action, Position};

fn size_of_copy<T: Copy>() -> usize {
    size_of::<T>()
}

#[test]
fn a_position_is_small_and_copied_without_allocating() {
    assert_eq!(size_of_copy::<Position>(), 240);
}

#[test]
fn an_action_is_two_bytes() {
    assert_eq!(size_of_copy::<Action>(), 2);
}
