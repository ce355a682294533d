//! A message about turns, written and sent as its channel wants it: one try.

use lang::Lang;
use serde_json::{Value, json};
use smokestack_core::Message;
use store::{Channel, Notice, SeatRow, TableRow};

use super::Room;
use super::unsent::Unsent;
use crate::phrases::phrases;
use crate::post::{NotSent, Parcel, post};
use crate::settings::Webhooks;

/// The kinds of channels: an address of the web, one for letters, and a browser.
pub(super) const WEBHOOK: &str = "webhook";
pub(super) const EMAIL: &str = "email";
pub(super) const PUSH: &str = "push";

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
                let subject = phrases(lang).text("letter-turn-subject");
                let text = self.lines(turns, lang).join("\n");
                return Ok(self.send_letter(&channel.address, subject, text).await?);
            }
            PUSH => self.push_parcel(channel, turns, lang).await?,
            _ => Parcel::json(&self.message(channel, turns, self.lines(turns, lang).join("\n"))),
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
    fn message(&self, channel: &Channel, turns: &[Turn], text: String) -> Value {
        match channel.format.as_str() {
            // Nobody's name may call others.
            "discord" => json!({ "content": text, "allowed_mentions": { "parse": [] } }),
            "slack" => {
                let text = text
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
                json!({ "kind": "turn", "text": text, "tables": tables.collect::<Vec<Value>>() })
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
        let told = Message::new("tell-turn")
            .text("game", game)
            .text("others", others.join(", "));
        phrases(lang).error(&told)
    }
}
