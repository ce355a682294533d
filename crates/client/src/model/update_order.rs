//! The order of updates to an online game. The response to a move and the connection are two channels: the same moves
//! may arrive on both, and later moves on one before earlier moves on the other.

use protocol::LiveUpdate;

/// How much of a game this client has received.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Received {
    pub version: i64,
    pub moves: usize,
    pub undos: i64,
}

/// How an update continues what was received before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// The update continues it, or repeats a part of it.
    Next,
    /// Something newer was received before.
    Outdated,
    /// Moves before it are missing.
    Gap,
}

impl Order {
    /// The order of an update to a game that has begun.
    pub fn of(update: &LiveUpdate, received: Option<Received>) -> Order {
        let table = &update.update.state.table;
        match received {
            Some(received) if table.version < received.version => Order::Outdated,
            _ if update.starts_over => Order::Next,
            Some(received) if received.undos == table.undos && is_covered(update, received.moves) => {
                Order::Next
            }
            _ => Order::Gap,
        }
    }
}

/// Whether the update has all moves after this number of moves.
fn is_covered(update: &LiveUpdate, moves: usize) -> bool {
    let entries = &update.update.entries;
    let now = usize::try_from(update.update.state.table.moves).unwrap_or_default();
    now == moves || (now > moves && entries.first().is_some_and(|first| first.number <= moves + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::table_info::samples::update;

    const RECEIVED: Option<Received> = Some(Received {
        version: 20,
        moves: 5,
        undos: 0,
    });

    #[test]
    fn the_same_moves_may_arrive_twice() {
        assert_eq!(Order::of(&update(21, 6..=6), RECEIVED), Order::Next);
        assert_eq!(Order::of(&update(20, 5..=5), RECEIVED), Order::Next, "again");
        assert_eq!(
            Order::of(&update(22, 4..=7), RECEIVED),
            Order::Next,
            "overlapping"
        );
        let mut unchanged = update(23, 5..=5);
        unchanged.update.entries.clear();
        assert_eq!(
            Order::of(&unchanged, RECEIVED),
            Order::Next,
            "no move, but a name"
        );
    }

    #[test]
    fn a_late_response_is_outdated() {
        assert_eq!(Order::of(&update(19, 5..=5), RECEIVED), Order::Outdated);
        let mut late = update(19, 0..=5);
        late.starts_over = true;
        assert_eq!(Order::of(&late, RECEIVED), Order::Outdated);
    }

    #[test]
    fn a_missing_move_is_noticed() {
        assert_eq!(Order::of(&update(22, 7..=7), RECEIVED), Order::Gap);
        assert_eq!(
            Order::of(&update(22, 4..=4), RECEIVED),
            Order::Gap,
            "moves were undone"
        );
        let mut undone = update(22, 6..=6);
        undone.update.state.table.undos = 1;
        assert_eq!(Order::of(&undone, RECEIVED), Order::Gap);
        undone.starts_over = true;
        assert_eq!(
            Order::of(&undone, RECEIVED),
            Order::Next,
            "everything is sent again"
        );
        assert_eq!(
            Order::of(&update(21, 6..=6), None),
            Order::Gap,
            "without the set-up"
        );
    }
}
