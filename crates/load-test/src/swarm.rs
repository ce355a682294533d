//! Simulated players: their tables, their live connections, and the moves they can play.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use futures_util::StreamExt as _;
use protocol::{
    LegalMove, LiveMessage, MoveRequest, NewGuest, NewTable, SeatRequest, SignedIn, TableSnapshot,
    TableState, TableStatus, TableUpdate, Visibility,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::task::JoinSet;
use tokio_tungstenite::connect_async_with_config;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::stats::MoveOutcome;

/// Simulated players; each sits at several tables.
const PLAYERS: usize = 300;
const SEATS: [&str; 3] = ["A", "B", "C"];
/// Concurrent requests while tables are created.
const MAX_CONCURRENT_REQUESTS: usize = 16;

/// How many times each game is played to find one with enough moves.
const LONG_GAME_ATTEMPTS: usize = 10;

/// Buffer size per connection, in bytes: small, because there are thousands of connections.
const SOCKET_BUFFER_BYTES: usize = 4 * 1024;

/// A pending decision at a table, and the move to play there.
struct PendingMove {
    token: usize,
    expected: i64,
    action: String,
}

struct Table {
    id: String,
    players: [usize; 3],
    pending: Mutex<Option<PendingMove>>,
}

pub struct Swarm {
    address: String,
    client: reqwest::Client,
    tokens: Mutex<Vec<String>>,
    tables: Mutex<Vec<Arc<Table>>>,
    next: AtomicUsize,
    pushes: AtomicUsize,
    bytes: AtomicUsize,
}

impl Swarm {
    pub fn new(address: &str) -> Result<Swarm> {
        Ok(Swarm {
            address: address.to_owned(),
            client: reqwest::Client::builder()
                .timeout(Duration::from_secs(60))
                .build()?,
            tokens: Mutex::default(),
            tables: Mutex::default(),
            next: AtomicUsize::new(0),
            pushes: AtomicUsize::new(0),
            bytes: AtomicUsize::new(0),
        })
    }

    /// Sends a request; returns the response, or the status of a refusal.
    async fn post<T: DeserializeOwned>(
        &self,
        token: &str,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Result<T, u16>> {
        let request = self.client.post(format!("{}{path}", self.address));
        let response = request.bearer_auth(token).json(body).send().await?;
        Ok(match response.status() {
            status if status.is_success() => Ok(response.json().await?),
            status => Err(status.as_u16()),
        })
    }

    fn token(&self, player: usize) -> String {
        self.tokens
            .lock()
            .expect("no thread panics while holding the lock")[player]
            .clone()
    }

    /// Signs in the guests and creates the tables, with three players each.
    pub async fn create_tables(self: &Arc<Swarm>, tables: usize) -> Result<()> {
        for number in 0..PLAYERS {
            let guest = NewGuest {
                name: format!("Guest {number}"),
            };
            let response = self
                .client
                .post(format!("{}/api/guests", self.address))
                .json(&guest);
            let guest: SignedIn = response.send().await?.json().await?;
            self.tokens
                .lock()
                .expect("no thread panics while holding the lock")
                .push(guest.token);
        }
        let mut tasks = JoinSet::new();
        for number in 0..tables {
            if tasks.len() == MAX_CONCURRENT_REQUESTS {
                tasks.join_next().await.context("a task")???;
            }
            let swarm = self.clone();
            tasks.spawn(async move { swarm.create_table(number, "industria").await });
        }
        while let Some(done) = tasks.join_next().await {
            done??;
        }
        Ok(())
    }

    async fn create_table(&self, number: usize, game: &str) -> Result<Arc<Table>> {
        let players = [0, 1, 2].map(|place| (number * 3 + place) % PLAYERS);
        let new = NewTable {
            game: game.to_owned(),
            seats: Some(3),
            visibility: Visibility::Public,
            ..NewTable::default()
        };
        let created: Result<TableSnapshot, u16> =
            self.post(&self.token(players[0]), "/api/tables", &new).await?;
        let id = created.map_err(|status| anyhow!("no table was created: {status}"))?;
        let id = id.state.table.id;
        for (seat, player) in SEATS.into_iter().zip(players) {
            let path = format!("/api/tables/{id}/seats/{seat}");
            let seated: Result<TableSnapshot, u16> = self
                .post(&self.token(player), &path, &SeatRequest::default())
                .await?;
            seated.map_err(|status| anyhow!("no seat was taken: {status}"))?;
        }
        let table = Arc::new(Table {
            id,
            players,
            pending: Mutex::default(),
        });
        self.tables
            .lock()
            .expect("no thread panics while holding the lock")
            .push(Arc::clone(&table));
        Ok(table)
    }

    /// Opens the live connections: first those for players, then those for spectators.
    pub async fn open_connections(self: &Arc<Swarm>, connections: usize) -> Result<()> {
        let tables = self
            .tables
            .lock()
            .expect("no thread panics while holding the lock")
            .clone();
        for number in 0..connections {
            let table = Arc::clone(&tables[number % tables.len()]);
            let place = number / tables.len();
            let (player, plays) = match table.players.get(place) {
                Some(player) => (*player, true),
                None => ((table.players[2] + place) % PLAYERS, false),
            };
            let mut request = self.address.replacen("http", "ws", 1);
            request += &format!("/api/tables/{}/live", table.id);
            if plays {
                request += &format!("?connection={}", connection(player));
            }
            let mut request = request.into_client_request()?;
            let bearer = format!("Bearer {}", self.token(player)).parse()?;
            request.headers_mut().insert("authorization", bearer);
            let config = WebSocketConfig::default()
                .read_buffer_size(SOCKET_BUFFER_BYTES)
                .write_buffer_size(SOCKET_BUFFER_BYTES);
            let (mut socket, _) = connect_async_with_config(request, Some(config), false)
                .await
                .context("a live connection")?;
            let swarm = self.clone();
            tokio::spawn(async move {
                while let Some(Ok(message)) = socket.next().await {
                    let Ok(text) = message.to_text() else { continue };
                    if text.is_empty() {
                        continue; // a ping, which the library answers
                    }
                    swarm.pushes.fetch_add(1, Ordering::Relaxed);
                    swarm.bytes.fetch_add(text.len(), Ordering::Relaxed);
                    if plays && let Ok(LiveMessage::Table(live)) = serde_json::from_str(text) {
                        remember_move(&table, player, live.update.state);
                    }
                }
            });
        }
        Ok(())
    }

    pub fn pushes(&self) -> impl fmt::Display {
        let pushes = self.pushes.load(Ordering::Relaxed);
        let each = self.bytes.load(Ordering::Relaxed) / pushes.max(1);
        format!("{pushes} pushes were received, {each} bytes each")
    }

    /// Plays the first legal action at the next table that waits for a move. The latency is measured from the time when
    /// the move was due.
    pub async fn play_next_move(&self, due: tokio::time::Instant) -> Result<MoveOutcome> {
        let Some((table, pending)) = self.take_pending_move() else {
            return Ok(MoveOutcome::NoTableReady);
        };
        let path = format!("/api/tables/{}/actions", table.id);
        let key = format!("{}-{}", table.id, pending.expected);
        let player = pending.token;
        let body = MoveRequest {
            expected: pending.expected,
            actions: vec![pending.action],
            key: Some(key),
            connection: Some(connection(player)),
            ..MoveRequest::default()
        };
        let played: Result<TableUpdate, u16> = self.post(&self.token(player), &path, &body).await?;
        Ok(match played {
            Ok(update) => {
                let latency = due.elapsed();
                remember_move(&table, player, update.state);
                MoveOutcome::Acknowledged(latency)
            }
            Err(status) => MoveOutcome::Refused(status),
        })
    }

    fn take_pending_move(&self) -> Option<(Arc<Table>, PendingMove)> {
        let tables = self
            .tables
            .lock()
            .expect("no thread panics while holding the lock");
        (0..tables.len()).find_map(|_| {
            let table = &tables[self.next.fetch_add(1, Ordering::Relaxed) % tables.len()];
            let pending = table
                .pending
                .lock()
                .expect("no thread panics while holding the lock")
                .take();
            Some((Arc::clone(table), pending?))
        })
    }

    /// Plays whole games until one has at least `least` moves, and returns its id. A game's length depends on the deal.
    pub async fn play_long_game(&self, least: u64) -> Result<String> {
        let mut longest = 0;
        for game in ["barrage", "age-of-industry", "industry"].repeat(LONG_GAME_ATTEMPTS) {
            let (id, moves) = self.play_game(game).await?;
            if moves >= least {
                return Ok(id);
            }
            longest = longest.max(moves);
        }
        anyhow::bail!("no game had {least} moves; the longest had {longest}")
    }

    async fn play_game(&self, game: &str) -> Result<(String, u64)> {
        let table = self.create_table(0, game).await?;
        let path = format!("/api/tables/{}", table.id);
        for number in 0_u64.. {
            let mut pending = None;
            for player in table.players {
                let response = self.client.get(format!("{}{path}?since={number}", self.address));
                let response = response.bearer_auth(self.token(player)).send().await?;
                let TableState {
                    table: info,
                    mut legal,
                    ..
                } = response.json::<TableSnapshot>().await?.state;
                if info.status == TableStatus::Over {
                    return Ok((table.id.clone(), number));
                }
                if !legal.is_empty() {
                    // Vary the action: some games end early if all players only pass.
                    let LegalMove { action, .. } = legal.swap_remove(number as usize * 7 % legal.len());
                    pending = Some((player, info.moves, action));
                    break;
                }
            }
            let (player, expected, action) = pending.context("a player is to move until the game is over")?;
            let body = MoveRequest {
                expected,
                actions: vec![action],
                key: Some(number.to_string()),
                ..MoveRequest::default()
            };
            let played: Result<TableUpdate, u16> = self
                .post(&self.token(player), &format!("{path}/actions"), &body)
                .await?;
            played.map_err(|status| anyhow!("a legal action was refused: {status}"))?;
        }
        unreachable!("games end")
    }

    /// Reads a finished game with all its events several times from a server that has just started. Returns the time of
    /// the first request and the median of all, in milliseconds.
    pub async fn read_finished(&self, id: &str) -> Result<(f64, f64)> {
        let mut latencies = Vec::new();
        let mut moves = 0;
        // A new connection is opened before the measurement: the restart closed the old ones.
        let client = reqwest::Client::new();
        client.get(format!("{}/healthz", self.address)).send().await?;
        for _ in 0..20 {
            let start = Instant::now();
            let response = client
                .get(format!("{}/api/tables/{id}", self.address))
                .send()
                .await?;
            let body = response.bytes().await?;
            latencies.push(start.elapsed().as_secs_f64() * 1e3);
            let snapshot: TableSnapshot = serde_json::from_slice(&body)?;
            moves = snapshot.state.table.moves;
        }
        let first = latencies[0];
        latencies.sort_by(f64::total_cmp);
        println!(
            "a finished game of {moves} moves: first read after a restart {first:.1} ms, median {:.1} ms",
            latencies[latencies.len() / 2]
        );
        Ok((first, latencies[latencies.len() / 2]))
    }
}

/// The name of a player's live connections, which the server does not send the player's own moves.
fn connection(player: usize) -> String {
    format!("player-{player}")
}

/// Stores the first legal action in an update. Updates may arrive out of order: an older one never replaces a newer
/// one.
fn remember_move(table: &Table, player: usize, state: TableState) {
    let number = state.table.moves;
    let Some(first) = state.legal.into_iter().next() else {
        return;
    };
    let mut pending = table
        .pending
        .lock()
        .expect("no thread panics while holding the lock");
    if pending.as_ref().is_none_or(|known| known.expected < number) {
        *pending = Some(PendingMove {
            token: player,
            expected: number,
            action: first.action,
        });
    }
}
