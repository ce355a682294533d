//! Simulated players: their tables, their live connections, and the moves they can play.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use futures_util::StreamExt as _;
use serde::Deserialize;
use serde_json::{Value, json};
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

/// The fields of a pushed table update that this test reads.
#[derive(Deserialize)]
struct Update {
    #[serde(rename = "move")]
    number: i64,
    #[serde(default)]
    legal: Vec<Legal>,
}

#[derive(Deserialize)]
struct Legal {
    action: String,
}

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

    async fn post(&self, token: &str, path: &str, body: Value) -> Result<(u16, Value)> {
        let request = self.client.post(format!("{}{path}", self.address));
        let response = request.bearer_auth(token).json(&body).send().await?;
        Ok((response.status().as_u16(), response.json().await?))
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
            let guest = json!({ "name": format!("Guest {number}") });
            let response = self
                .client
                .post(format!("{}/api/guests", self.address))
                .json(&guest);
            let response: Value = response.send().await?.json().await?;
            let token = response["token"]
                .as_str()
                .context("a guest gets a token")?
                .to_owned();
            self.tokens
                .lock()
                .expect("no thread panics while holding the lock")
                .push(token);
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
        let new = json!({ "game": game, "seats": 3, "visibility": "public" });
        let (status, created) = self.post(&self.token(players[0]), "/api/tables", new).await?;
        ensure!(status == 201, "no table was created: {status} {created}");
        let id = created["id"].as_str().context("a table has an id")?.to_owned();
        for (seat, player) in SEATS.into_iter().zip(players) {
            let path = format!("/api/tables/{id}/seats/{seat}");
            let (status, seated) = self
                .post(&self.token(player), &path, json!({ "who": "me" }))
                .await?;
            ensure!(status == 200, "no seat was taken: {status} {seated}");
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
                    if plays && let Ok(update) = serde_json::from_str::<Update>(text) {
                        remember_move(&table, player, update);
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
        let body = json!({ "expected": pending.expected, "action": pending.action, "key": key });
        let (status, _) = self.post(&self.token(pending.token), &path, body).await?;
        Ok(match status {
            200 => MoveOutcome::Acknowledged(due.elapsed()),
            other => MoveOutcome::Refused(other),
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
                let table_state: Value = response.json().await?;
                if table_state["status"] == "over" {
                    return Ok((table.id.clone(), number));
                }
                // Vary the action: some games end early if all players only pass.
                let legal = table_state["legal"].as_array().map_or(0, Vec::len).max(1);
                if let Some(action) = table_state["legal"][number as usize * 7 % legal]["action"].as_str() {
                    pending = Some((player, table_state["move"].clone(), action.to_owned()));
                    break;
                }
            }
            let (player, expected, action) = pending.context("a player is to move until the game is over")?;
            let body = json!({ "expected": expected, "action": action, "key": format!("{number}") });
            let (status, reply) = self
                .post(&self.token(player), &format!("{path}/actions"), body)
                .await?;
            ensure!(status == 200, "a legal action was refused: {status} {reply}");
        }
        unreachable!("games end")
    }

    /// Reads a finished game with all its events several times from a server that has just started. Returns the time of
    /// the first request and the median of all, in milliseconds.
    pub async fn read_finished(&self, id: &str) -> Result<(f64, f64)> {
        let mut latencies = Vec::new();
        let mut moves = Value::Null;
        // A new connection is opened before the measurement: the restart closed the old ones.
        let client = reqwest::Client::new();
        client.get(format!("{}/healthz", self.address)).send().await?;
        for _ in 0..20 {
            let start = Instant::now();
            let response = client
                .get(format!("{}/api/tables/{id}", self.address))
                .send()
                .await?;
            let table_state: Value = response.json().await?;
            latencies.push(start.elapsed().as_secs_f64() * 1e3);
            moves = table_state["move"].clone();
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

/// Stores the first legal action in an update. Updates may arrive out of order: an older one never replaces a newer
/// one.
fn remember_move(table: &Table, player: usize, update: Update) {
    let Some(first) = update.legal.into_iter().next() else {
        return;
    };
    let mut pending = table
        .pending
        .lock()
        .expect("no thread panics while holding the lock");
    if pending
        .as_ref()
        .is_none_or(|known| known.expected < update.number)
    {
        *pending = Some(PendingMove {
            token: player,
            expected: update.number,
            action: first.action,
        });
    }
}
