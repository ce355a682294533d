//! Why a message could not be sent: stored as a text key with its value, and shown in the reader's language.

use lang::Lang;
use smokestack_core::Message;

use crate::outbound::SendError;
use crate::translations::translations;

/// A text key, and the status of the response if the text contains one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DeliveryError {
    key: &'static str,
    status: Option<u16>,
}

/// All keys; any other stored text is not a key.
const KEYS: [&str; 12] = [
    "tell-no-address",
    "tell-unreachable",
    "tell-slow",
    "tell-connection",
    "tell-answer",
    "tell-no-mail",
    "tell-letter",
    "tell-posting-off",
    "tell-keys",
    "tell-encrypt",
    "tell-database",
    "tell-sign",
];

impl DeliveryError {
    pub fn plain(key: &'static str) -> DeliveryError {
        DeliveryError { key, status: None }
    }

    /// The stored form.
    pub fn stored(self) -> String {
        match self.status {
            Some(status) => format!("{} {status}", self.key),
            None => self.key.to_owned(),
        }
    }
}

impl From<SendError> for DeliveryError {
    fn from(why: SendError) -> DeliveryError {
        let key = match why {
            SendError::Address => "tell-no-address",
            SendError::Unreachable => "tell-unreachable",
            SendError::Slow => "tell-slow",
            SendError::Connection => "tell-connection",
            SendError::Answer(_) => "tell-answer",
        };
        let status = match why {
            SendError::Answer(status) => Some(status),
            _ => None,
        };
        DeliveryError { key, status }
    }
}

/// The message for a stored error. Older rows already contain a sentence.
pub(crate) fn message(stored: &str, lang: Lang) -> String {
    let (key, status) = stored.split_once(' ').unwrap_or((stored, ""));
    match KEYS.into_iter().find(|known| *known == key) {
        Some(key) => translations(lang).error(&Message::new(key).text("status", status)),
        None => stored.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_has_a_message_and_old_sentences_stay() {
        let answer = DeliveryError::from(SendError::Answer(500)).stored();
        assert_eq!(answer, "tell-answer 500");
        assert_eq!(message(&answer, Lang::En), "the response was 500");
        assert!(message(&answer, Lang::Fr).contains("500"));
        assert_ne!(message(&answer, Lang::Fr), message(&answer, Lang::En));
        for key in KEYS {
            let words = Lang::ALL.map(|lang| message(key, lang));
            assert!(
                words.iter().all(|words| words != key && !words.is_empty()),
                "{key}"
            );
        }
        assert_eq!(message("it took too long", Lang::Fr), "it took too long");
    }
}
