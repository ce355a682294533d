//! Writes a turn notification in its channel's format, and makes one attempt to send it.

use lang::Lang;
use protocol::{ChannelKind, Language, MessageFormat, TableStatus};
use serde_json::{Value, json};
use smokestack_core::Message;
use store::{Channel, Notice, SeatRow, TableRow};

use super::App;
use super::delivery_error::DeliveryError;
use crate::outbound::{OutboundRequest, SendError, post};
use crate::settings::Webhooks;
use crate::translations::translations;

/// The longest message that Discord accepts, in characters.
const MAX_DISCORD_CHARS: usize = 2_000;

/// A turn to report.
pub(super) struct Turn {
    pub notice: Notice,
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
}

/// Why an attempt failed.
pub(super) enum DeliveryFailure {
    /// For the person's log.
    Failed(DeliveryError),
    /// The subscription no longer exists.
    Gone,
}

impl From<DeliveryError> for DeliveryFailure {
    fn from(why: DeliveryError) -> DeliveryFailure {
        DeliveryFailure::Failed(why)
    }
}

impl App {
    pub(super) async fn deliver(&self, channel: &Channel, turns: &[Turn]) -> Result<(), DeliveryFailure> {
        let lang = in_texts(channel.lang);
        let outbound = match channel.kind {
            ChannelKind::Email => {
                let subject = translations(lang).text("letter-turn-subject");
                let text = self.lines(turns, lang).join("\n");
                return Ok(self.send_letter(&channel.address, subject, text).await?);
            }
            ChannelKind::Push => self.push_request(channel, turns, lang).await?,
            ChannelKind::Webhook => {
                OutboundRequest::json(&self.message(channel, turns, &self.lines(turns, lang)))
            }
        };
        let reach = self.settings().webhooks;
        if reach == Webhooks::Off {
            return Err(DeliveryError::plain("tell-posting-off").into());
        }
        let sent = post(&channel.address, outbound, reach).await;
        let result = if sent.is_ok() { "sent" } else { "failed" };
        let kind = channel.kind.as_str();
        metrics::counter!("smokestack_messages_total", "kind" => kind, "result" => result).increment(1);
        sent.map_err(|why| match why {
            SendError::Answer(404 | 410) if channel.kind == ChannelKind::Push => DeliveryFailure::Gone,
            why => DeliveryFailure::Failed(why.into()),
        })
    }

    /// The body of the request: generic JSON, or a chat service's own format.
    fn message(&self, channel: &Channel, turns: &[Turn], lines: &[String]) -> Value {
        match channel.format {
            // Player names must not mention Discord users.
            MessageFormat::Discord => {
                json!({ "content": fitting(lines, MAX_DISCORD_CHARS), "allowed_mentions": { "parse": [] } })
            }
            MessageFormat::Slack => {
                let text = lines
                    .join("\n")
                    .replace('&', "&amp;")
                    .replace('<', "&lt;")
                    .replace('>', "&gt;");
                json!({ "text": text })
            }
            MessageFormat::Json | MessageFormat::Text => {
                let tables = turns.iter().map(|turn| {
                    json!({
                        "id": turn.row.id,
                        "game": turn.row.game,
                        "move": turn.row.moves,
                        "turn": turn.row.turn,
                        "turn_since": turn.row.turn_since,
                        "link": self.link(&turn.row.id),
                    })
                });
                json!({ "kind": "turn", "text": lines.join("\n"), "tables": tables.collect::<Vec<Value>>() })
            }
        }
    }

    /// Each turn as a sentence, with a link if the operator has set the server's address.
    fn lines(&self, turns: &[Turn], lang: Lang) -> Vec<String> {
        let line = |turn: &Turn| match self.link(&turn.row.id) {
            Some(link) => format!("{} {link}", turn.sentence(lang)),
            None => turn.sentence(lang),
        };
        turns.iter().map(line).collect()
    }

    fn link(&self, table: &str) -> Option<String> {
        let base = self.settings().base_url.as_ref()?;
        Some(format!("{base}/#/friends/table/{table}"))
    }
}

/// A channel's language.
fn in_texts(language: Language) -> Lang {
    match language {
        Language::En => Lang::En,
        Language::Fr => Lang::Fr,
        Language::De => Lang::De,
        Language::It => Lang::It,
    }
}

/// As many lines as fit into `most` characters; `…` stands for the rest.
fn fitting(lines: &[String], most: usize) -> String {
    let length = |text: &str| text.chars().count();
    let whole = lines.join("\n");
    if length(&whole) <= most {
        return whole;
    }
    let mut text = String::new();
    let mut left = most - 1; // for the `…`
    for line in lines {
        let Some(rest) = left.checked_sub(length(line) + 1) else {
            break;
        };
        left = rest;
        text.push_str(line);
        text.push('\n');
    }
    text + "…"
}

impl Turn {
    /// The turn as a sentence.
    pub fn sentence(&self, lang: Lang) -> String {
        let others = self
            .seats
            .iter()
            .filter(|seat| self.row.turn.as_ref() != Some(&seat.seat));
        let others: Vec<&str> = others
            .filter_map(|seat| seat.name.as_deref().or(seat.bot.as_deref()))
            .collect();
        let game = catalog::find(&self.row.game).map_or(self.row.game.as_str(), |game| game.info().name);
        if self.row.status == TableStatus::Open {
            return translations(lang).error(&Message::new("tell-opening").text("game", game));
        }
        let message = Message::new("tell-turn")
            .text("game", game)
            .text("others", others.join(", "));
        translations(lang).error(&message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Env;

    #[test]
    fn lines_that_do_not_fit_are_left_out() {
        let lines = ["äöü", "bb", "c"].map(str::to_owned);
        for (most, text) in [
            (8, "äöü\nbb\nc"),
            (7, "äöü\n…"),
            (5, "äöü\n…"),
            (4, "…"),
            (1, "…"),
        ] {
            assert_eq!(fitting(&lines, most), text, "{most}");
        }
    }

    #[tokio::test]
    async fn discord_messages_are_short_enough() {
        let store = store::Store::open("sqlite::memory:").await.expect("a database");
        let app = App::new(store, Env::real());
        let lines: Vec<String> = (0..40)
            .map(|table| format!("{table} {}", "ü".repeat(99)))
            .collect();
        let message = |format: MessageFormat| {
            let channel = Channel {
                format,
                ..Channel::default()
            };
            app.message(&channel, &[], &lines)
        };
        let content = message(MessageFormat::Discord)["content"]
            .as_str()
            .map(str::to_owned)
            .expect("a text");
        assert!((1_800..=2_000).contains(&content.chars().count()), "{content}");
        assert!(content.ends_with("\n…"), "{content}");
        assert!(
            message(MessageFormat::Json)["text"]
                .as_str()
                .is_some_and(|text| text.ends_with(&lines[39]))
        );
    }
}
