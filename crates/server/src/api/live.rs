//! `WebSocket /api/tables/{id}/live`: what happens at a table, as it happens.
//!
//! A connection knows how far its viewer has seen, and sends everything after that: once at the beginning, and again
//! whenever the table has changed. Nothing can be missed, because what is sent follows from what has been seen, not from
//! what was signalled.

use std::net::IpAddr;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use utoipa::IntoParams;

use super::answer::Problem;
use super::body::{Asked, TableId};
use super::door::From as Origin;
use crate::figures::Present;
use crate::room::{Caller, Refusal, Room, Said, Seen, Signal, SoFar};

/// How far the viewer has seen.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
pub(super) struct Place {
    /// The last move that the viewer knows; without it everything is sent, the set-up too.
    since: Option<i64>,
    /// The undos that the viewer knows. If there were others, everything is sent again.
    undos: Option<i64>,
    /// The last message of the chat that the viewer knows, 0 for none; without it nothing of the chat is sent.
    chat: Option<i64>,
    /// Whether `{"kind": "pulse"}` is sent every twenty seconds: a page does not see the pings of a WebSocket, and so would
    /// not notice that a line is dead.
    pulse: Option<bool>,
}

/// What is pushed.
#[derive(Serialize)]
struct Pushed<'s> {
    kind: &'static str,
    /// The events begin anew: forget those that you have.
    anew: bool,
    #[serde(flatten)]
    seen: &'s Seen,
}

/// What was said meanwhile.
#[derive(Serialize)]
struct Told {
    kind: &'static str,
    messages: Vec<Said>,
}

/// Nothing happened, and the line is alive.
const PULSE: &str = r#"{"kind":"pulse"}"#;

/// The longest message that a client sends.
const LONGEST: usize = 4 * 1024;
/// How often a silent connection is asked whether it is still there, and after how long it is given up.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);
/// How long a client may take to read what is sent.
const PATIENCE: Duration = Duration::from_secs(10);

/// Watch a table. Each message is JSON with a `kind`; `table` is what `GET /api/tables/{id}` answers, `chat` what
/// `GET /api/tables/{id}/chat` does.
#[utoipa::path(get, path = "/api/tables/{id}/live", params(("id" = String, Path), Place), responses(
    (status = 101, description = "From here on it is a WebSocket."), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn get(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
    Asked(place): Asked<Place>,
    Origin(from): Origin,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<impl IntoResponse, Refusal> {
    let not_live = |_| Refusal::bad(smokestack_core::Message::new("error-not-live"));
    let upgrade = upgrade.map_err(not_live)?;
    drop(room.table(&id).await?); // there is one
    let upgrade = upgrade.max_message_size(LONGEST).max_frame_size(LONGEST);
    // Thousands listen and hardly anybody speaks: the usual 128 kB each way would be most of the server's memory.
    let upgrade = upgrade.read_buffer_size(LONGEST).write_buffer_size(LONGEST);
    let held = (room.opens_line(&caller, from)?, room.to_say_goodbye());
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _held = held;
        let mut live = Live {
            room,
            table: id,
            caller,
            socket,
            place,
            version: 0,
            from,
        };
        let _counted = Present::new("smokestack_live_connections");
        // However it ends, the client comes back and says how far it has seen.
        let _ = live.run().await;
    }))
}

/// One open connection.
struct Live {
    room: Room,
    table: String,
    caller: Caller,
    socket: WebSocket,
    place: Place,
    /// The version of the table that was sent last.
    version: i64,
    /// Where it comes from.
    from: Option<IpAddr>,
}

/// Why a connection ended.
enum Ended {
    Left,
    Refused,
}

impl From<axum::Error> for Ended {
    fn from(_: axum::Error) -> Ended {
        Ended::Left
    }
}

impl Live {
    async fn run(&mut self) -> Result<(), Ended> {
        // Listening comes before looking: what happens in between is seen, or signalled, or both.
        let mut signals = self.room.watch(&self.table);
        let room = self.room.clone();
        let closing = room.closing();
        tokio::pin!(closing);
        let mut ending = self.room.log_ins_ending();
        self.check_log_in().await?;
        self.push_news().await?;
        self.push_chat().await?;
        let mut pulse = interval_at(Instant::now() + PING, PING);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                signal = signals.recv() => match signal {
                    Ok(Signal::Changed) => self.push_news().await?,
                    Ok(Signal::Said) => self.push_chat().await?,
                    Err(RecvError::Lagged(_)) => {
                        self.push_news().await?;
                        self.push_chat().await?;
                    }
                    Err(RecvError::Closed) => return self.close("the table was closed").await,
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.read(&text).await?,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Ended::Left),
                        Some(Ok(_)) => {}
                    }
                }
                ended = ending.recv() => {
                    let others = ended.is_ok_and(|who| !who.is_empty() && Some(&*who) != self.caller.id());
                    if !others {
                        self.check_log_in().await?;
                    }
                }
                () = &mut closing => return self.close("the server stops").await,
                _ = pulse.tick() => {
                    if heard.elapsed() > SILENCE {
                        return self.close("silent for too long").await;
                    }
                    self.send(Message::Ping(Vec::new().into())).await?;
                    if self.place.pulse == Some(true) {
                        self.send(Message::text(PULSE)).await?;
                    }
                }
            }
        }
    }

    /// Whoever was signed out hears nothing more.
    async fn check_log_in(&mut self) -> Result<(), Ended> {
        match self.room.still_holds(&self.caller).await {
            true => Ok(()),
            false => self.close("signed out").await,
        }
    }

    /// A client may say again how far it has seen: `{"since": 12}`.
    async fn read(&mut self, text: &str) -> Result<(), Ended> {
        // Everything may have to be computed anew: it counts like a request.
        if self.room.asks_again(&self.caller, self.from).is_err() {
            return self.close("too often").await;
        }
        let Ok(place) = serde_json::from_str::<Place>(text) else {
            return self.close("a message is {\"since\": NUMBER}").await;
        };
        self.place = Place {
            chat: place.chat.or(self.place.chat),
            pulse: place.pulse.or(self.place.pulse),
            ..place
        };
        self.version = 0;
        self.push_news().await?;
        self.push_chat().await
    }

    /// Sends what was said and the viewer has not heard, without those whom the viewer has muted.
    async fn push_chat(&mut self) -> Result<(), Ended> {
        while let Some(heard) = self.place.chat {
            let Ok((messages, last)) = self.room.chat(&self.caller, &self.table, heard).await else {
                return self.close("try again").await;
            };
            if last == heard {
                break;
            }
            self.place.chat = Some(last);
            if messages.is_empty() {
                continue;
            }
            let told = Told {
                kind: "chat",
                messages,
            };
            let text = serde_json::to_string(&told).map_err(|_| Ended::Refused)?;
            self.send(Message::text(text)).await?;
        }
        Ok(())
    }

    /// Sends what the viewer has not seen, if there is anything.
    async fn push_news(&mut self) -> Result<(), Ended> {
        let so_far = SoFar {
            version: self.version,
            since: self.place.since,
            undos: self.place.undos,
        };
        let news = self.room.news(&self.table, self.caller.id(), so_far, in_json);
        let news = match news.await {
            Ok(Some(news)) => news,
            Ok(None) => return Ok(()),
            // The database may be away for a moment: the client comes back, and misses nothing.
            Err(_) => return self.close("try again").await.and(Err(Ended::Refused)),
        };
        self.version = news.so_far.version;
        self.place.since = news.so_far.since;
        self.place.undos = news.so_far.undos;
        let text = Utf8Bytes::try_from(news.text).map_err(|_| Ended::Refused)?;
        self.send(Message::Text(text)).await
    }

    async fn close(&mut self, reason: &'static str) -> Result<(), Ended> {
        let frame = CloseFrame {
            code: close_code::AWAY,
            reason: reason.into(),
        };
        self.send(Message::Close(Some(frame))).await?;
        Err(Ended::Refused)
    }

    async fn send(&mut self, message: Message) -> Result<(), Ended> {
        patiently(self.socket.send(message)).await
    }
}

/// What a viewer is sent of a table.
fn in_json(seen: &Seen, anew: bool) -> Option<Bytes> {
    let kind = "table";
    let text = serde_json::to_vec(&Pushed { kind, anew, seen }).ok()?;
    Some(text.into())
}

/// Whoever has stopped reading is not waited for: nothing else would be heard on that line meanwhile.
async fn patiently(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Ended> {
    match timeout(PATIENCE, sending).await {
        Ok(sent) => Ok(sent?),
        Err(_) => Err(Ended::Left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_has_stopped_reading_is_not_waited_for() {
        let given_up = timeout(2 * PATIENCE, patiently(std::future::pending())).await;
        assert!(matches!(given_up, Ok(Err(Ended::Left))));
        assert!(patiently(std::future::ready(Ok(()))).await.is_ok());
    }
}
