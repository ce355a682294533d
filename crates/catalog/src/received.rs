//! What another program has sent about a game, turned into this program's own messages.

use smokestack_core::{Arg, GameInfo, Message};

use crate::LogEntry;

/// The message with this program's own key and words; `None` if `keys` or `words` do not contain them.
pub fn known_message(
    message: &protocol::Message,
    keys: &[&'static str],
    words: &[&'static str],
) -> Option<Message> {
    let args = message.args.0.iter();
    let args = args.map(|(name, arg)| Some((name.clone(), known_arg(arg, words)?)));
    Some(Message {
        key: keys.iter().find(|key| **key == message.key)?,
        args: args.collect::<Option<_>>()?,
    })
}

fn known_arg(arg: &protocol::Arg, words: &[&'static str]) -> Option<Arg> {
    Some(match arg {
        protocol::Arg::Number(number) => Arg::Number(*number),
        protocol::Arg::Seat(seat) => Arg::Seat(*seat),
        protocol::Arg::Seats(seats) => Arg::Seats(seats.clone()),
        protocol::Arg::Piece(id) => Arg::Piece(id.clone()),
        protocol::Arg::Word { word } => Arg::Word(words.iter().find(|known| *known == word)?),
        protocol::Arg::Text { text } => Arg::Text(text.clone()),
    })
}

impl LogEntry {
    /// The entry of a game with the same rules. Events with keys or words that this program does not know are left out.
    pub fn received(entry: &protocol::LogEntry, game: &GameInfo) -> LogEntry {
        let keys = &game.message_keys;
        let events = entry.events.iter();
        LogEntry {
            number: entry.number,
            seat: entry.seat,
            action: entry.action.clone(),
            forced: entry.forced,
            events: events
                .filter_map(|event| known_message(event, keys.events, keys.words))
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_key_or_word_is_not_accepted() {
        let sent = protocol::Message::from(Message::new("paid").word("from", "bank").text("name", "B"));
        let known = known_message(&sent, &["taken", "paid"], &["bank"]).expect("known");
        assert_eq!(protocol::Message::from(known), sent);
        assert_eq!(known_message(&sent, &["taken"], &["bank"]), None);
        assert_eq!(known_message(&sent, &["paid"], &["player"]), None);
    }
}
