//! The chat of a table, and its system messages.

use serde_json::Value;
use smokestack_core::Seat;

/// A chat message.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChatMessage {
    pub number: i64,
    /// `None` if the account was deleted.
    pub person: Option<String>,
    pub name: String,
    pub text: String,
    /// Milliseconds since 1970.
    pub at: f64,
    /// What happened, if it is a system message.
    pub note: Option<SystemMessage>,
}

/// A system message: somebody left, took back moves …
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SystemMessage {
    /// `left`, `took-back` …, as in the API.
    pub kind: String,
    pub seat: Seat,
    /// The number of moves played by then.
    pub moves: usize,
    /// The consequence (`bot`, `open`, `score`), and the bot's level.
    pub then: Option<(String, Option<String>)>,
    /// The number of moves that were taken back, and the events of the first of them.
    pub count: usize,
    pub events: Vec<Value>,
}

impl SystemMessage {
    fn read(json: &Value) -> Option<SystemMessage> {
        let text = |json: &Value| json.as_str().map(str::to_owned);
        let number = |name: &str| usize::try_from(json[name].as_u64()?).ok();
        let then = &json["then"];
        Some(SystemMessage {
            kind: text(&json["kind"])?,
            seat: json["seat"].as_str()?.parse().ok()?,
            moves: number("move")?,
            then: text(&then["then"]).map(|word| (word, text(&then["level"]))),
            count: number("count").unwrap_or_default(),
            events: json["events"].as_array().cloned().unwrap_or_default(),
        })
    }

    /// Whether moves were taken back.
    pub fn is_undo(&self) -> bool {
        matches!(self.kind.as_str(), "took-back" | "went-back")
    }
}

impl ChatMessage {
    fn read(json: &Value) -> Option<ChatMessage> {
        let text = |name: &str| json[name].as_str().map(str::to_owned);
        Some(ChatMessage {
            number: json["number"].as_i64()?,
            person: text("person"),
            name: text("name")?,
            text: text("text")?,
            at: json["at"].as_f64()?,
            note: SystemMessage::read(&json["note"]),
        })
    }
}

/// Adds new messages; duplicates are ignored.
pub(crate) fn add(all: &mut Vec<ChatMessage>, update: &Value) {
    let messages = update["messages"].as_array().into_iter().flatten();
    for said in messages.filter_map(ChatMessage::read) {
        if said.number > last(all) {
            all.push(said);
        }
    }
}

/// The number of the last received message.
pub(crate) fn last(all: &[ChatMessage]) -> i64 {
    all.last().map_or(0, |said| said.number)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn duplicate_messages_are_ignored() {
        let said = |number: i64| json!({ "number": number, "person": "p", "name": "Anna", "text": "Hello", "at": 0 });
        let mut all = Vec::new();
        add(&mut all, &json!({ "messages": [said(1), said(3)] }));
        add(&mut all, &json!({ "messages": [said(3), said(4)] }));
        let numbers: Vec<i64> = all.iter().map(|said| said.number).collect();
        assert_eq!((numbers, last(&all)), (vec![1, 3, 4], 4));
    }

    #[test]
    fn a_system_message_is_read() {
        let note = json!({
            "kind": "left", "seat": "B", "move": 7, "then": { "then": "bot", "level": "easy" }, "count": 0, "events": [],
        });
        let mut all = Vec::new();
        let said = json!({ "number": 1, "person": "p", "name": "Bert", "text": "", "at": 0, "note": note });
        add(&mut all, &json!({ "messages": [said] }));
        let note = all[0].note.as_ref().expect("a note");
        assert_eq!((note.seat, note.moves), ("B".parse().expect("a seat"), 7));
        assert_eq!(note.then, Some(("bot".to_owned(), Some("easy".to_owned()))));
        assert!(!note.is_undo());
    }
}
