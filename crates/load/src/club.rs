//! People, their tables, and what can be played there.

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

use crate::figures::Made;

/// People who play; each sits at many tables.
const PEOPLE: usize = 300;
const SEATS: [&str; 3] = ["A", "B", "C"];
/// Requests at the same time while everything is made.
const HANDS: usize = 16;

/// How often each of the longer games is played in search of a long one.
const LONG_TRIES: usize = 10;

/// The buffer of a connection, in bytes: there are thousands.
const SMALL: usize = 4 * 1024;

/// What a live connection hears, as far as it matters here.
#[derive(Deserialize)]
struct Heard {
    #[serde(rename = "move")]
    number: i64,
    #[serde(default)]
    legal: Vec<Legal>,
}

#[derive(Deserialize)]
struct Legal {
    action: String,
}

/// A question that a table asks.
struct Question {
    token: usize,
    expected: i64,
    action: String,
}

struct Table {
    id: String,
    people: [usize; 3],
    question: Mutex<Option<Question>>,
}

pub struct Club {
    address: String,
    client: reqwest::Client,
    tokens: Mutex<Vec<String>>,
    tables: Mutex<Vec<Arc<Table>>>,
    next: AtomicUsize,
    heard: AtomicUsize,
    bytes: AtomicUsize,
}

impl Club {
    pub fn new(address: &str) -> Result<Club> {
        Ok(Club {
            address: address.to_owned(),
            client: reqwest::Client::builder()
                .timeout(Duration::from_secs(60))
                .build()?,
            tokens: Mutex::default(),
            tables: Mutex::default(),
            next: AtomicUsize::new(0),
            heard: AtomicUsize::new(0),
            bytes: AtomicUsize::new(0),
        })
    }

    async fn ask(&self, token: &str, path: &str, body: Value) -> Result<(u16, Value)> {
        let request = self.client.post(format!("{}{path}", self.address));
        let answer = request.bearer_auth(token).json(&body).send().await?;
        Ok((answer.status().as_u16(), answer.json().await?))
    }

    fn token(&self, person: usize) -> String {
        self.tokens.lock().expect("no panic holds it")[person].clone()
    }

    /// People come in, and sit down three at a table.
    pub async fn make_tables(self: &Arc<Club>, tables: usize) -> Result<()> {
        for number in 0..PEOPLE {
            let guest = json!({ "name": format!("Guest {number}") });
            let answer = self
                .client
                .post(format!("{}/api/guests", self.address))
                .json(&guest);
            let answer: Value = answer.send().await?.json().await?;
            let token = answer["token"]
                .as_str()
                .context("a guest gets a token")?
                .to_owned();
            self.tokens.lock().expect("no panic holds it").push(token);
        }
        let mut hands = JoinSet::new();
        for number in 0..tables {
            if hands.len() == HANDS {
                hands.join_next().await.context("a hand")???;
            }
            let club = self.clone();
            hands.spawn(async move { club.make_table(number, "industria").await });
        }
        while let Some(done) = hands.join_next().await {
            done??;
        }
        Ok(())
    }

    async fn make_table(&self, number: usize, game: &str) -> Result<Arc<Table>> {
        let people = [0, 1, 2].map(|place| (number * 3 + place) % PEOPLE);
        let new = json!({ "game": game, "seats": 3, "visibility": "public" });
        let (status, made) = self.ask(&self.token(people[0]), "/api/tables", new).await?;
        ensure!(status == 201, "no table: {status} {made}");
        let id = made["id"].as_str().context("a table has an id")?.to_owned();
        for (seat, person) in SEATS.into_iter().zip(people) {
            let path = format!("/api/tables/{id}/seats/{seat}");
            let (status, sat) = self
                .ask(&self.token(person), &path, json!({ "who": "me" }))
                .await?;
            ensure!(status == 200, "no seat: {status} {sat}");
        }
        let table = Arc::new(Table {
            id,
            people,
            question: Mutex::default(),
        });
        self.tables
            .lock()
            .expect("no panic holds it")
            .push(Arc::clone(&table));
        Ok(table)
    }

    /// Opens the live connections: every player's, then others who watch.
    pub async fn watch(self: &Arc<Club>, connections: usize) -> Result<()> {
        let tables = self.tables.lock().expect("no panic holds it").clone();
        for number in 0..connections {
            let table = Arc::clone(&tables[number % tables.len()]);
            let place = number / tables.len();
            let (person, plays) = match table.people.get(place) {
                Some(person) => (*person, true),
                None => ((table.people[2] + place) % PEOPLE, false),
            };
            let mut request = self.address.replacen("http", "ws", 1);
            request += &format!("/api/tables/{}/live", table.id);
            let mut request = request.into_client_request()?;
            let bearer = format!("Bearer {}", self.token(person)).parse()?;
            request.headers_mut().insert("authorization", bearer);
            let small = WebSocketConfig::default()
                .read_buffer_size(SMALL)
                .write_buffer_size(SMALL);
            let (mut socket, _) = connect_async_with_config(request, Some(small), false)
                .await
                .context("a live connection")?;
            let club = self.clone();
            tokio::spawn(async move {
                while let Some(Ok(message)) = socket.next().await {
                    let Ok(text) = message.to_text() else { continue };
                    if text.is_empty() {
                        continue; // a ping, which the library answers
                    }
                    club.heard.fetch_add(1, Ordering::Relaxed);
                    club.bytes.fetch_add(text.len(), Ordering::Relaxed);
                    if plays && let Ok(heard) = serde_json::from_str::<Heard>(text) {
                        note(&table, person, heard);
                    }
                }
            });
        }
        Ok(())
    }

    pub fn pushes(&self) -> impl fmt::Display {
        let heard = self.heard.load(Ordering::Relaxed);
        let each = self.bytes.load(Ordering::Relaxed) / heard.max(1);
        format!("{heard} pushes were heard, {each} bytes each")
    }

    /// Plays the first legal action at the next table that asks for one. The wait counts from when it was due.
    pub async fn move_somewhere(&self, due: tokio::time::Instant) -> Result<Made> {
        let Some((table, question)) = self.question() else {
            return Ok(Made::Nowhere);
        };
        let path = format!("/api/tables/{}/actions", table.id);
        let key = format!("{}-{}", table.id, question.expected);
        let body = json!({ "expected": question.expected, "action": question.action, "key": key });
        let (status, _) = self.ask(&self.token(question.token), &path, body).await?;
        Ok(match status {
            200 => Made::After(due.elapsed()),
            other => Made::Refused(other),
        })
    }

    fn question(&self) -> Option<(Arc<Table>, Question)> {
        let tables = self.tables.lock().expect("no panic holds it");
        (0..tables.len()).find_map(|_| {
            let table = &tables[self.next.fetch_add(1, Ordering::Relaxed) % tables.len()];
            let question = table.question.lock().expect("no panic holds it").take();
            Some((Arc::clone(table), question?))
        })
    }

    /// A whole game of at least `least` moves, made by asking and answering. How long one takes depends on the deal.
    pub async fn play_to_the_end(&self, least: u64) -> Result<String> {
        let mut longest = 0;
        for game in ["barrage", "age-of-industry", "industry"].repeat(LONG_TRIES) {
            let (id, moves) = self.play_whole(game).await?;
            if moves >= least {
                return Ok(id);
            }
            longest = longest.max(moves);
        }
        anyhow::bail!("no game had {least} moves, the longest {longest}")
    }

    async fn play_whole(&self, game: &str) -> Result<(String, u64)> {
        let table = self.make_table(0, game).await?;
        let path = format!("/api/tables/{}", table.id);
        for number in 0_u64.. {
            let mut question = None;
            for person in table.people {
                let answer = self.client.get(format!("{}{path}?since={number}", self.address));
                let answer = answer.bearer_auth(self.token(person)).send().await?;
                let seen: Value = answer.json().await?;
                if seen["status"] == "over" {
                    return Ok((table.id.clone(), number));
                }
                // Not always the first: some games end early if nobody ever does anything.
                let legal = seen["legal"].as_array().map_or(0, Vec::len).max(1);
                if let Some(action) = seen["legal"][number as usize * 7 % legal]["action"].as_str() {
                    question = Some((person, seen["move"].clone(), action.to_owned()));
                    break;
                }
            }
            let (person, expected, action) = question.context("somebody is asked until the game is over")?;
            let body = json!({ "expected": expected, "action": action, "key": format!("{number}") });
            let (status, said) = self
                .ask(&self.token(person), &format!("{path}/actions"), body)
                .await?;
            ensure!(status == 200, "a legal action was refused: {status} {said}");
        }
        unreachable!("games end")
    }

    /// Reads a finished game with all its events: by a server that has just started, then again. How many milliseconds
    /// both took.
    pub async fn read_finished(&self, id: &str) -> Result<(f64, f64)> {
        let mut waits = Vec::new();
        let mut moves = Value::Null;
        // The old connections are gone, and opening one is not what is measured.
        let client = reqwest::Client::new();
        client.get(format!("{}/healthz", self.address)).send().await?;
        for _ in 0..20 {
            let start = Instant::now();
            let answer = client
                .get(format!("{}/api/tables/{id}", self.address))
                .send()
                .await?;
            let seen: Value = answer.json().await?;
            waits.push(start.elapsed().as_secs_f64() * 1e3);
            moves = seen["move"].clone();
        }
        let first = waits[0];
        waits.sort_by(f64::total_cmp);
        println!(
            "a finished game of {moves} moves is read in {first:.1} ms by a server that has just started, then in {:.1} ms",
            waits[waits.len() / 2]
        );
        Ok((first, waits[waits.len() / 2]))
    }
}

/// Keeps what can be played; an older push never replaces a newer question.
fn note(table: &Table, person: usize, heard: Heard) {
    let Some(first) = heard.legal.into_iter().next() else {
        return;
    };
    let mut question = table.question.lock().expect("no panic holds it");
    if question
        .as_ref()
        .is_none_or(|known| known.expected < heard.number)
    {
        *question = Some(Question {
            token: person,
            expected: heard.number,
            action: first.action,
        });
    }
}
