//! Telling people that it is their turn.
//!
//! One job looks from time to time for turns that have lasted a while and that somebody wants to be told of. It notes
//! them, and sets a job for each channel, which tells all that waits there in one message: at once, or when the pause that
//! the person wants is over. What became of it can be read.

use std::collections::BTreeMap;

use lang::Lang;
use serde_json::{Value, json};
use smokestack_core::Message;
use store::{Channel, JobChange, Notice, SeatRow, TableRow, Untold};

use super::{Refusal, Room};
use crate::phrases::phrases;
use crate::post;
use crate::settings::Webhooks;

/// The job that looks for turns.
pub(super) const LOOK: &str = "turns";
/// The job that tells one channel.
pub(super) const TELL: &str = "tell";
/// How long a turn lasts before anybody is told: whoever sits at the table sees it anyway.
const GRACE: i64 = 60_000;
/// The kind of a channel that is an address for letters.
const EMAIL: &str = "email";
/// How often is looked.
const EACH: i64 = 30_000;
/// Turns that are noted at a time.
const HANDFUL: i64 = 500;
/// How often a message is tried, in about an hour.
const TRIES: i64 = 8;
/// How long is waited when it was tried in vain; twice as long each time.
pub(super) const WAIT: i64 = 15_000;

/// A turn to be told.
struct Turn {
    notice: Notice,
    row: TableRow,
    seats: Vec<SeatRow>,
}

impl Room {
    /// Looks for turns soon. Somebody has a channel: from then on it is looked again and again.
    pub(super) async fn look_for_turns(&self) -> Result<(), Refusal> {
        let soon = JobChange::Set {
            kind: LOOK,
            subject: String::new(),
            due_at: self.now(),
        };
        self.store().change_jobs(&[soon]).await?;
        self.0.work.notify_one();
        Ok(())
    }

    /// Notes what is to be told, and looks again later.
    pub(super) async fn note_turns(&self) -> Result<(), Refusal> {
        let now = self.now();
        let untold = self.store().untold(now - GRACE, HANDFUL).await?;
        let mut jobs: BTreeMap<String, JobChange> = BTreeMap::new();
        for one in &untold {
            jobs.insert(one.channel.clone(), tell(one, now));
        }
        let mut jobs: Vec<JobChange> = jobs.into_values().collect();
        jobs.push(JobChange::Set {
            kind: LOOK,
            subject: String::new(),
            due_at: now + EACH,
        });
        self.store().add_notices(&untold, now, &jobs).await?;
        self.0.work.notify_one();
        Ok(())
    }

    /// Tells a channel everything that waits for it.
    pub(super) async fn tell(&self, channel: &str, tries: i64) -> Result<(), Refusal> {
        let Some(channel) = self.store().channel(channel).await? else {
            return Ok(());
        };
        let now = self.now();
        let free = channel.sent_at.map_or(now, |sent| sent + channel.pause);
        if free > now {
            // A job may be done twice: the second time is in the pause that the first has begun.
            let later = JobChange::Set {
                kind: TELL,
                subject: channel.id,
                due_at: free,
            };
            return Ok(self.store().change_jobs(&[later]).await?);
        }
        let (mut turns, mut passed) = (Vec::new(), Vec::new());
        for notice in self.store().waiting_notices(&channel.id).await? {
            match self.store().table(&notice.table_id).await? {
                Some((row, seats)) if is_current(&notice, &row) => turns.push(Turn { notice, row, seats }),
                _ => passed.push(settled(notice, "passed", None, now)),
            }
        }
        self.store().settle_notices(&passed, None).await?;
        if turns.is_empty() {
            return Ok(());
        }
        let (status, why) = match self.deliver(&channel, &turns).await {
            Ok(()) => ("sent", None),
            // The other side may be back soon.
            Err(_) if tries < TRIES => return Err(Refusal::Unavailable),
            Err(why) => ("failed", Some(why)),
        };
        let done: Vec<Notice> = turns
            .into_iter()
            .map(|turn| settled(turn.notice, status, why.clone(), now))
            .collect();
        Ok(self.store().settle_notices(&done, Some(now)).await?)
    }

    /// One try; why it was in vain, in words for the person.
    async fn deliver(&self, channel: &Channel, turns: &[Turn]) -> Result<(), String> {
        let lang = Lang::ALL.into_iter().find(|lang| lang.code() == channel.lang);
        let lang = lang.unwrap_or_default();
        let lines: Vec<String> = turns.iter().map(|turn| self.line(turn, lang)).collect();
        let text = lines.join("\n");
        if channel.kind == EMAIL {
            let subject = phrases(lang).text("letter-turn-subject");
            let sent = self.send_letter(&channel.address, subject, text).await;
            return sent.map_err(str::to_owned);
        }
        let reach = self.settings().webhooks;
        let sent = match reach {
            Webhooks::Off => return Err("nobody is told by webhook here any more".to_owned()),
            _ => {
                post::post(
                    &channel.address,
                    self.message(channel, turns, text).to_string(),
                    reach,
                )
                .await
            }
        };
        let result = if sent.is_ok() { "sent" } else { "failed" };
        metrics::counter!("smokestack_messages_total", "kind" => "webhook", "result" => result).increment(1);
        sent.map_err(|why| why.to_string())
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

    /// One turn in words, with the link if the operator has said where this server is.
    fn line(&self, turn: &Turn, lang: Lang) -> String {
        let others = turn
            .seats
            .iter()
            .filter(|seat| turn.row.turn.as_ref() != Some(&seat.seat));
        let others: Vec<&str> = others
            .filter_map(|seat| seat.name.as_deref().or(seat.bot.as_deref()))
            .collect();
        let game = catalog::find(&turn.row.game).map_or(turn.row.game.as_str(), |game| game.info().name);
        let told = Message::new("tell-turn")
            .text("game", game)
            .text("others", others.join(", "));
        let told = phrases(lang).error(&told);
        match self.link(&turn.row.id) {
            Some(link) => format!("{told} {link}"),
            None => told,
        }
    }

    fn link(&self, table: &str) -> Option<String> {
        let base = self.settings().base_url.as_ref()?;
        Some(format!("{base}/#/friends/table/{table}"))
    }
}

/// The job that tells a channel: now, or when its pause is over.
fn tell(untold: &Untold, now: i64) -> JobChange {
    let free = untold.sent_at.map_or(now, |sent| sent + untold.pause);
    JobChange::Set {
        kind: TELL,
        subject: untold.channel.clone(),
        due_at: free.max(now),
    }
}

/// Whether it is still the turn that was noted.
fn is_current(notice: &Notice, row: &TableRow) -> bool {
    row.status == "playing" && row.turn_since == Some(notice.since)
}

fn settled(notice: Notice, status: &str, why: Option<String>, now: i64) -> Notice {
    Notice {
        status: status.to_owned(),
        why,
        settled_at: Some(now),
        ..notice
    }
}
