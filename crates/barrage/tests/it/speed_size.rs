//! Bots copy a position millions of times: it stays small, and a copy allocates nothing.

use barrage::position::{Holding, Tasks};
use barrage::{Action, Position};

fn size_of_copy<T: Copy>() -> usize {
    size_of::<T>()
}

/// Four companies with their wheels take up more than half of it; then come seven stacks of cards, which allow a
/// position to be continued without its seed, and the pending tasks.
#[test]
fn a_position_is_small_and_copied_without_allocating() {
    assert_eq!(size_of_copy::<Position>(), 720);
    assert_eq!(size_of_copy::<Holding>(), 96);
    assert!(size_of_copy::<Tasks>() <= 128);
}

#[test]
fn an_action_is_four_bytes() {
    assert_eq!(size_of_copy::<Action>(), 4);
}
