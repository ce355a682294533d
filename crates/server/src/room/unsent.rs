//! Why a message could not be sent: kept as a key with its value, told in the language of whoever reads the log.

use lang::Lang;
use smokestack_core::Message;

use crate::post::NotSent;
use crate::translations::translations;

/// A key of the texts, and the status that was answered where the sentence has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unsent {
    key: &'static str,
    status: Option<u16>,
}

/// All keys: nothing else that is stored is taken for one.
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

impl Unsent {
    pub fn plain(key: &'static str) -> Unsent {
        Unsent { key, status: None }
    }

    /// What is stored.
    pub fn stored(self) -> String {
        match self.status {
            Some(status) => format!("{} {status}", self.key),
            None => self.key.to_owned(),
        }
    }
}

impl From<NotSent> for Unsent {
    fn from(why: NotSent) -> Unsent {
        let key = match why {
            NotSent::Address => "tell-no-address",
            NotSent::Unreachable => "tell-unreachable",
            NotSent::Slow => "tell-slow",
            NotSent::Connection => "tell-connection",
            NotSent::Answer(_) => "tell-answer",
        };
        let status = match why {
            NotSent::Answer(status) => Some(status),
            _ => None,
        };
        Unsent { key, status }
    }
}

/// What is stored, in words. Older rows have a sentence already.
pub(crate) fn in_words(stored: &str, lang: Lang) -> String {
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
    fn every_reason_has_its_words_and_old_sentences_stay() {
        let answer = Unsent::from(NotSent::Answer(500)).stored();
        assert_eq!(answer, "tell-answer 500");
        assert_eq!(in_words(&answer, Lang::En), "the response was 500");
        assert!(in_words(&answer, Lang::Fr).contains("500"));
        assert_ne!(in_words(&answer, Lang::Fr), in_words(&answer, Lang::En));
        for key in KEYS {
            let words = Lang::ALL.map(|lang| in_words(key, lang));
            assert!(
                words.iter().all(|words| words != key && !words.is_empty()),
                "{key}"
            );
        }
        assert_eq!(in_words("it took too long", Lang::Fr), "it took too long");
    }
}
