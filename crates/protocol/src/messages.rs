//! What an engine says: a key and its values. The reader's program writes the sentence, in the reader's language.

use std::borrow::Cow;
use std::fmt;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smokestack_core::Seat;

/// An event, a prompt, a label or an error.
///
/// This is the form in transit of `smokestack_core::Message`, whose keys are those of the program itself. A key that
/// came over the network may be one that the reader does not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Message {
    /// The text's key, such as `paid`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub key: Cow<'static, str>,
    /// The values, by name.
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<String, Arg>))]
    pub args: Args,
}

/// A message's values by name, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args(pub Vec<(Cow<'static, str>, Arg)>);

/// One value of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Arg {
    Number(i64),
    /// A seat: one letter.
    Seat(Seat),
    /// Several seats, in order.
    Seats(Vec<Seat>),
    /// A component, by its id. No id is a single letter.
    Piece(String),
    /// A word of the game that is translated (`bank`).
    Word {
        word: Cow<'static, str>,
    },
    /// A text that is shown unchanged.
    Text {
        text: String,
    },
}

/// Written by hand, because a seat and a component are both texts: derived, each would match the other's schema.
#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Arg {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        use utoipa::openapi::{ObjectBuilder, OneOfBuilder, Type};

        let text = |description: &str| {
            ObjectBuilder::new()
                .schema_type(Type::String)
                .description(Some(description.to_owned()))
        };
        let object = |key: &str, description: &str| {
            ObjectBuilder::new()
                .property(key, String::schema())
                .required(key)
                .description(Some(description.to_owned()))
        };
        OneOfBuilder::new()
            .description(Some("One value of a message."))
            .item(i64::schema())
            .item(text(
                "A seat, which is one letter, or a component, by its id. No id is a single letter.",
            ))
            .item(Vec::<String>::schema())
            .item(object("word", "A word of the game that is translated (`bank`)."))
            .item(object("text", "A text that is shown unchanged."))
            .into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Arg {}

/// The prompt for a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Question {
    pub ask: Message,
    /// The numbers of the rules that a player may want to read first.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub rules: Vec<Cow<'static, str>>,
}

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
    }
}

impl<'de> Deserialize<'de> for Args {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Args, D::Error> {
        deserializer.deserialize_map(ArgsVisitor)
    }
}

struct ArgsVisitor;

impl<'de> Visitor<'de> for ArgsVisitor {
    type Value = Args;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("values by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Args, A::Error> {
        let mut args = Vec::new();
        while let Some(arg) = map.next_entry()? {
            args.push(arg);
        }
        Ok(Args(args))
    }
}

impl From<smokestack_core::Arg> for Arg {
    fn from(arg: smokestack_core::Arg) -> Arg {
        match arg {
            smokestack_core::Arg::Seat(seat) => Arg::Seat(seat),
            smokestack_core::Arg::Seats(seats) => Arg::Seats(seats),
            smokestack_core::Arg::Number(number) => Arg::Number(number),
            smokestack_core::Arg::Piece(id) => Arg::Piece(id),
            smokestack_core::Arg::Word(word) => Arg::Word { word: word.into() },
            smokestack_core::Arg::Text(text) => Arg::Text { text },
        }
    }
}

impl From<Vec<(smokestack_core::Name, smokestack_core::Arg)>> for Args {
    fn from(args: Vec<(smokestack_core::Name, smokestack_core::Arg)>) -> Args {
        Args(args.into_iter().map(|(name, arg)| (name, arg.into())).collect())
    }
}

impl From<smokestack_core::Message> for Message {
    fn from(message: smokestack_core::Message) -> Message {
        Message {
            key: message.key.into(),
            args: message.args.into(),
        }
    }
}

impl From<smokestack_core::Question> for Question {
    fn from(question: smokestack_core::Question) -> Question {
        Question {
            ask: question.ask.into(),
            rules: question.rules.into_iter().map(Cow::Borrowed).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_reads_back_and_looks_like_the_engines() {
        let seat: Seat = "B".parse().expect("a seat");
        let said = smokestack_core::Message::new("paid")
            .with("to", seat)
            .with("all", vec![seat])
            .with("amount", 3)
            .piece("card", "sawmill")
            .word("from", "bank")
            .text("name", "B");
        let json = serde_json::to_string(&said).expect("JSON");
        let sent = Message::from(said);
        assert_eq!(serde_json::to_string(&sent).expect("JSON"), json);
        assert_eq!(serde_json::from_str::<Message>(&json).expect("a message"), sent);
    }
}
