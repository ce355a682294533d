//! The chat of a table, and its system messages.

use protocol::{ChatMessage, SystemMessage, SystemMessageKind};

/// Whether a system message says that moves were undone.
pub(crate) fn is_undo(message: &SystemMessage) -> bool {
    use SystemMessageKind::{TookBack, WentBack};
    matches!(message.kind, TookBack | WentBack)
}

/// The number of moves at the time of a system message.
pub(crate) fn move_count(message: &SystemMessage) -> usize {
    usize::try_from(message.moves).unwrap_or_default()
}

/// Adds new messages; duplicates are ignored.
pub(crate) fn add(all: &mut Vec<ChatMessage>, messages: Vec<ChatMessage>) {
    for message in messages {
        if message.number > last(all) {
            all.push(message);
        }
    }
}

/// The number of the last received message.
pub(crate) fn last(all: &[ChatMessage]) -> i64 {
    all.last().map_or(0, |message| message.number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn duplicate_messages_are_ignored() {
        let message = |number: i64| ChatMessage {
            number,
            person: Some("p".to_owned()),
            name: "Anna".to_owned(),
            text: "Hello".to_owned(),
            at: 0,
            note: None,
        };
        let mut all = Vec::new();
        add(&mut all, vec![message(1), message(3)]);
        add(&mut all, vec![message(3), message(4)]);
        let numbers: Vec<i64> = all.iter().map(|message| message.number).collect();
        assert_eq!((numbers, last(&all)), (vec![1, 3, 4], 4));
    }
}
