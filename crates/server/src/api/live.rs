//! `WebSocket /api/tables/{id}/live`: events at a table, as they happen.
//!
//! A connection tracks what its viewer has seen and sends everything after that: once at the beginning, and again
//! whenever the table has changed. Nothing can be missed, because updates are computed from what has been seen, not
//! from signals.

use std::net::IpAddr;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::IntoResponse;
use protocol::{Chat, LiveMessage, LiveQuery, LiveUpdate, Problem};
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use super::body::{QueryParams, TableId};
use super::rate_limit::ClientAddr;
use crate::app::{ApiError, App, Caller, Signal, SoFar, Watcher};
use crate::metrics::GaugeGuard;

/// The maximum length of a client's message.
const MAX_MESSAGE_BYTES: usize = 4 * 1024;
/// The interval at which an idle connection is pinged, and the time without a response after which it is closed.
const PING_INTERVAL: Duration = Duration::from_secs(20);
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);
/// How long a client may take to read a message.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// Watch a table. Each message is JSON with a `kind`: `table` has what the response to a move has, `chat` is the response
/// to `GET /api/tables/{id}/chat`, and `pulse` shows that the connection is alive.
#[utoipa::path(get, path = "/api/tables/{id}/live", params(("id" = String, Path), LiveQuery), responses(
    (status = 101, description = "The connection is now a WebSocket.", body = LiveMessage), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn get(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    QueryParams(place): QueryParams<LiveQuery>,
    ClientAddr(from): ClientAddr,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<impl IntoResponse, ApiError> {
    let not_live = |_| ApiError::bad(smokestack_core::Message::new("error-not-live"));
    let upgrade = upgrade.map_err(not_live)?;
    drop(app.table(&id).await?); // it must exist
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE_BYTES)
        .max_frame_size(MAX_MESSAGE_BYTES);
    // Thousands of clients listen and hardly any send: the usual 128 kB buffers would take up most of the server's
    // memory.
    let upgrade = upgrade
        .read_buffer_size(MAX_MESSAGE_BYTES)
        .write_buffer_size(MAX_MESSAGE_BYTES);
    let held = (app.open_live_connection(&caller, from)?, app.shutdown_guard());
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _held = held;
        let mut live = Live {
            app,
            table: id,
            caller,
            socket,
            place,
            version: 0,
            from,
        };
        let _counted = GaugeGuard::new("smokestack_live_connections");
        // However the connection ends, the client reconnects and says what it has seen.
        let _ = live.run().await;
    }))
}

/// One open connection.
struct Live {
    app: App,
    table: String,
    caller: Caller,
    socket: WebSocket,
    place: LiveQuery,
    /// The table version that was sent last.
    version: i64,
    /// The client's address.
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
        // Subscribe before reading: anything that happens in between is read, or signalled, or both.
        let mut signals = self.app.watch(&self.table);
        let app = self.app.clone();
        let closing = app.closing();
        tokio::pin!(closing);
        let mut ending = self.app.sessions_ending();
        self.check_session().await?;
        self.push_news().await?;
        self.push_chat().await?;
        let mut pulse = interval_at(Instant::now() + PING_INTERVAL, PING_INTERVAL);
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
                        self.check_session().await?;
                    }
                }
                () = &mut closing => return self.close("the server stops").await,
                _ = pulse.tick() => {
                    if heard.elapsed() > IDLE_TIMEOUT {
                        return self.close("silent for too long").await;
                    }
                    self.send(Message::Ping(Vec::new().into())).await?;
                    if self.place.pulse == Some(true) {
                        self.send_json(&LiveMessage::Pulse).await?;
                    }
                }
            }
        }
    }

    /// Closes the connection if its session has ended.
    async fn check_session(&mut self) -> Result<(), Ended> {
        if self.app.is_still_valid(&self.caller).await {
            Ok(())
        } else {
            self.close("signed out").await
        }
    }

    /// Handles a client's renewed report of what it has seen: `{"since": 12}`.
    async fn read(&mut self, text: &str) -> Result<(), Ended> {
        // Everything may have to be computed again, so this counts as a request.
        if self.app.check_live_request_rate(&self.caller, self.from).is_err() {
            return self.close("too often").await;
        }
        let Ok(place) = serde_json::from_str::<LiveQuery>(text) else {
            return self.close("a message is {\"since\": NUMBER}").await;
        };
        self.place = LiveQuery {
            chat: place.chat.or(self.place.chat),
            pulse: place.pulse.or(self.place.pulse),
            connection: place.connection.or(self.place.connection.take()),
            ..place
        };
        self.version = 0;
        self.push_news().await?;
        self.push_chat().await
    }

    /// Sends the chat messages that the viewer has not seen, without those from muted people.
    async fn push_chat(&mut self) -> Result<(), Ended> {
        while let Some(heard) = self.place.chat {
            let Ok((messages, last)) = self.app.chat(&self.caller, &self.table, heard).await else {
                return self.close("try again").await;
            };
            if last == heard {
                break;
            }
            self.place.chat = Some(last);
            if messages.is_empty() {
                continue;
            }
            self.send_json(&LiveMessage::Chat(Chat { messages })).await?;
        }
        Ok(())
    }

    /// Sends anything that the viewer has not seen.
    async fn push_news(&mut self) -> Result<(), Ended> {
        let watcher = Watcher {
            person: self.caller.id(),
            connection: self.place.connection.as_deref(),
            so_far: SoFar {
                version: self.version,
                since: self.place.since,
                undos: self.place.undos,
            },
        };
        let news = self.app.news(&self.table, watcher, in_json);
        let news = match news.await {
            Ok(Some(news)) => news,
            Ok(None) => return Ok(()),
            // The database may be unavailable for a moment. The client reconnects and misses nothing.
            Err(_) => return self.close("try again").await.and(Err(Ended::Refused)),
        };
        self.version = news.so_far.version;
        self.place.since = news.so_far.since;
        self.place.undos = news.so_far.undos;
        let Some(text) = news.text else {
            return Ok(());
        };
        let text = Utf8Bytes::try_from(text).map_err(|_| Ended::Refused)?;
        self.send(Message::Text(text)).await
    }

    async fn send_json(&mut self, message: &LiveMessage) -> Result<(), Ended> {
        let text = serde_json::to_string(message).map_err(|_| Ended::Refused)?;
        self.send(Message::text(text)).await
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
        send_with_timeout(self.socket.send(message)).await
    }
}

/// The update to send to a viewer.
fn in_json(update: LiveUpdate) -> Option<Bytes> {
    let text = serde_json::to_vec(&LiveMessage::Table(Box::new(update))).ok()?;
    Some(text.into())
}

/// Sends with a time limit, because nothing else can be received on a connection while its client has stopped reading.
async fn send_with_timeout(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Ended> {
    match timeout(SEND_TIMEOUT, sending).await {
        Ok(sent) => Ok(sent?),
        Err(_) => Err(Ended::Left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_client_that_stopped_reading_is_not_waited_for() {
        let given_up = timeout(2 * SEND_TIMEOUT, send_with_timeout(std::future::pending())).await;
        assert!(matches!(given_up, Ok(Err(Ended::Left))));
        assert!(send_with_timeout(std::future::ready(Ok(()))).await.is_ok());
    }
}
