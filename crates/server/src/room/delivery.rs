//! A message about turns, written and sent as its channel wants it: one try.

use lang::Lang;
use serde_json::{Value, json};
use smokestack_core::Message;
use store::{Channel, Notice, SeatRow, TableRow};

use super::Room;
use super::unsent::Unsent;
use crate::post::{NotSent, Parcel, post};
use crate::settings::Webhooks;
use crate::translations::translations;

/// The kinds of channels: an address of the web, one for letters, and a browser.
pub(super) const WEBHOOK: &str = "webhook";
pub(super) const EMAIL: &str = "email";
pub(super) const PUSH: &str = "push";

/// The most characters that Discord takes in a message: with more it takes nothing.
const DISCORD: usize = 2_000;

/// A turn to be told.
pub(super) struct Turn {
    pub notice: Notice,
    pub row: TableRow,
    pub seats: Vec<SeatRow>,
}

/// Why a try was in vain.
pub(super) enum Undelivered {
    /// For the person's log.
    Failed(Unsent),
    /// There is nobody any more, and never will be.
    Gone,
}

impl From<Unsent> for Undelivered {
    fn from(why: Unsent) -> Undelivered {
        Undelivered::Failed(why)
    }
}

impl Room {
    pub(super) async fn deliver(&self, channel: &Channel, turns: &[Turn]) -> Result<(), Undelivered> {
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == channel.lang);
        let lang = lang.unwrap_or_default();
        let parcel = match channel.kind.as_str() {
            EMAIL => {
                let subject = translations(lang).text("letter-turn-subject");
                let text = self.lines(turns, lang).join("\n");
                return Ok(self.send_letter(&channel.address, subject, text).await?);
            }
            PUSH => self.push_parcel(channel, turns, lang).await?,
            _ => Parcel::json(&self.message(channel, turns, &self.lines(turns, lang))),
        };
        let reach = self.settings().webhooks;
        if reach == Webhooks::Off {
            return Err(Unsent::plain("tell-posting-off").into());
        }
        let sent = post(&channel.address, parcel, reach).await;
        let result = if sent.is_ok() { "sent" } else { "failed" };
        let kind = if channel.kind == PUSH { PUSH } else { WEBHOOK };
        metrics::counter!("smokestack_messages_total", "kind" => kind, "result" => result).increment(1);
        sent.map_err(|why| match why {
            NotSent::Answer(404 | 410) if kind == PUSH => Undelivered::Gone,
            why => Undelivered::Failed(why.into()),
        })
    }

    /// What is posted: generic JSON, or what a chat service understands.
    fn message(&self, channel: &Channel, turns: &[Turn], lines: &[String]) -> Value {
        match channel.format.as_str() {
            // Nobody's name may call others.
            "discord" => json!({ "content": fitting(lines, DISCORD), "allowed_mentions": { "parse": [] } }),
            "slack" => {
                let text = lines
                    .join("\n")
                    .replace('&', "&amp;")
                    .replace('<', "&lt;")
                    .replace('>', "&gt;");
                json!({ "text": text })
            }
            _ => {
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

    /// Each turn in words, with its link if the operator has said where this server is.
    fn lines(&self, turns: &[Turn], lang: Lang) -> Vec<String> {
        let line = |turn: &Turn| match self.link(&turn.row.id) {
            Some(link) => format!("{} {link}", turn.told(lang)),
            None => turn.told(lang),
        };
        turns.iter().map(line).collect()
    }

    fn link(&self, table: &str) -> Option<String> {
        let base = self.settings().base_url.as_ref()?;
        Some(format!("{base}/#/friends/table/{table}"))
    }
}

/// As many lines as fit into so many characters; `…` stands for the others.
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
    /// The turn in words.
    pub fn told(&self, lang: Lang) -> String {
        let others = self
            .seats
            .iter()
            .filter(|seat| self.row.turn.as_ref() != Some(&seat.seat));
        let others: Vec<&str> = others
            .filter_map(|seat| seat.name.as_deref().or(seat.bot.as_deref()))
            .collect();
        let game = catalog::find(&self.row.game).map_or(self.row.game.as_str(), |game| game.info().name);
        if self.row.status == "open" {
            return translations(lang).error(&Message::new("tell-opening").text("game", game));
        }
        let told = Message::new("tell-turn")
            .text("game", game)
            .text("others", others.join(", "));
        translations(lang).error(&told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::World;

    #[test]
    fn what_does_not_fit_is_left_out_line_by_line() {
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
    async fn discord_is_told_no_more_than_it_takes() {
        let store = store::Store::open("sqlite::memory:").await.expect("a database");
        let room = Room::new(store, World::real());
        let lines: Vec<String> = (0..40)
            .map(|table| format!("{table} {}", "ü".repeat(99)))
            .collect();
        let told = |format: &str| {
            let channel = Channel {
                format: format.to_owned(),
                ..Channel::default()
            };
            room.message(&channel, &[], &lines)
        };
        let content = told("discord")["content"]
            .as_str()
            .map(str::to_owned)
            .expect("a text");
        assert!((1_800..=2_000).contains(&content.chars().count()), "{content}");
        assert!(content.ends_with("\n…"), "{content}");
        assert!(
            told("json")["text"]
                .as_str()
                .is_some_and(|text| text.ends_with(&lines[39]))
        );
    }
}
