//! The live connection: everybody hears what they may, and misses nothing.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::client::{asked, three};
use crate::{Client, Site};

crate::on_both!(
    who_watches_is_told_that_the_server_stops,
    everybody_hears_of_every_move,
    who_was_cut_off_misses_nothing,
    an_undo_is_heard,
    bots_are_heard,
    who_was_signed_out_hears_no_more,
    who_asks_too_often_on_the_line_is_cut_off,
    who_has_too_many_lines_gets_no_other,
    who_wants_it_feels_the_pulse_of_the_line,
);

/// A connection to a table.
pub struct Ear(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Ear {
    pub async fn open(port: u16, client: &Client, table: &str, place: &str) -> Ear {
        let request = request(port, client, table, place);
        let (stream, _) = connect_async(request).await.expect("a connection");
        Ear(stream)
    }

    /// The next thing that is said about the table.
    pub async fn hear(&mut self) -> Value {
        self.hear_or_end()
            .await
            .unwrap_or_else(|why| panic!("closed: {why}"))
    }

    /// The same, or why the line was closed.
    pub async fn hear_or_end(&mut self) -> Result<Value, String> {
        loop {
            let message = timeout(Duration::from_secs(20), self.0.next()).await;
            match message
                .expect("something is said in time")
                .expect("the line holds")
                .expect("a message")
            {
                Message::Text(text) => return Ok(serde_json::from_str(&text).expect("JSON")),
                Message::Close(why) => return Err(why.map(|why| why.reason.to_string()).unwrap_or_default()),
                _ => {}
            }
        }
    }

    /// Hears until so many moves were made; every entry that was told, in order.
    async fn hear_until(&mut self, moves: i64) -> Vec<i64> {
        let mut told = Vec::new();
        loop {
            let said = self.hear().await;
            told.extend(numbers(&said));
            if said["move"] == json!(moves) {
                return told;
            }
        }
    }
}

/// What a client says to open a live connection.
fn request(port: u16, client: &Client, table: &str, place: &str) -> tungstenite::handshake::client::Request {
    let address = format!("ws://127.0.0.1:{port}{table}/live{place}");
    let mut request = address.into_client_request().expect("an address");
    if let Some(token) = &client.token {
        let bearer = format!("Bearer {token}").parse().expect("a header");
        request.headers_mut().insert("authorization", bearer);
    }
    request
}

fn numbers(said: &Value) -> Vec<i64> {
    let entries = said["events"].as_array().expect("a list");
    entries
        .iter()
        .map(|entry| entry["number"].as_i64().expect("a number"))
        .collect()
}

pub async fn listen(site: &Site) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    let router = site.router.clone();
    tokio::spawn(async move { axum::serve(listener, router).await });
    port
}

async fn everybody_hears_of_every_move(site: Site) {
    let here = listen(&site).await;
    // On PostgreSQL those who watch are at another server than those who play.
    let other = match site.scratch.address.starts_with("postgres") {
        true => Some(site.beside().await),
        false => None,
    };
    let there = listen(other.as_ref().unwrap_or(&site)).await;
    let (table, people) = three(&site, "age-of-industry").await;
    let mut spectator = Ear::open(there, &site.nobody(), &table, "").await;
    let mut player = Ear::open(there, &people[1], &table, "?since=0").await;
    let first = spectator.hear().await;
    assert_eq!(
        (first["kind"].as_str(), &first["you"], &first["anew"]),
        (Some("table"), &json!(null), &json!(true))
    );
    assert_eq!(numbers(&first), [0], "the set-up");
    assert_eq!(player.hear().await["you"], "B");
    for _ in 0..15 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
    let all: Vec<i64> = (1..=15).collect();
    assert_eq!(spectator.hear_until(15).await, all);
    assert_eq!(player.hear_until(15).await, all);
    // Each hears what each may see.
    let mut late = Ear::open(here, &people[1], &table, "?since=15").await;
    let seen = people[1].get(&format!("{table}?since=15")).await.json;
    let said = late.hear().await;
    for part in ["view", "legal", "events", "turn", "you"] {
        assert_eq!(said[part], seen[part], "{part}");
    }
}

/// What spectators are sent is computed once for all of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_spectators_cost_one_computation() {
    let computed = async || -> u64 {
        let figures = Client::new(server::metrics_router()).get("/metrics").await.text;
        let mut lines = figures.lines();
        let number = lines.find_map(|line| line.strip_prefix("smokestack_spectator_updates_total "));
        number.map_or(0, |number| number.parse().expect("a number"))
    };
    let site = Site::open(scratch_database::sqlite()).await;
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let before = computed().await;
    let mut ears = Vec::new();
    for _ in 0..60 {
        let mut ear = Ear::open(port, &site.nobody(), &table, "").await;
        ear.hear().await;
        ears.push(ear);
    }
    for _ in 0..5 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
    for ear in &mut ears {
        assert_eq!(ear.hear_until(5).await, [1, 2, 3, 4, 5]);
    }
    // Once for the beginning and once for each move; some may have seen two moves at once.
    let computed = computed().await - before;
    assert!((2..=30).contains(&computed), "{computed} for 60 spectators");
}

async fn who_has_too_many_lines_gets_no_other(site: Site) {
    let settings = server::Settings {
        live_connections: std::num::NonZeroU32::new(1),
        ..server::Settings::default()
    };
    let strict = site.beside_with(settings).await;
    let port = listen(&strict).await;
    let (anna, bert) = (site.guest("Anna").await, site.guest("Bert").await);
    let table = anna.make(json!({ "game": "industria" })).await;
    let mut line = Ear::open(port, &anna, &table, "").await;
    line.hear().await;
    let refused = connect_async(request(port, &anna, &table, "")).await;
    let Err(tungstenite::Error::Http(answer)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(answer.status(), 429);
    assert!(answer.headers().contains_key("retry-after"));
    Ear::open(port, &bert, &table, "").await.hear().await;
    drop(line);
    // The server notices it in a moment.
    while connect_async(request(port, &anna, &table, "")).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn who_wants_it_feels_the_pulse_of_the_line(site: Site) {
    let port = listen(&site).await;
    let anna = site.guest("Anna").await;
    let table = anna.make(json!({ "game": "industria" })).await;
    let (mut with, mut without) = (
        Ear::open(port, &anna, &table, "?pulse=true").await,
        Ear::open(port, &anna, &table, "").await,
    );
    for line in [&mut with, &mut without] {
        assert_eq!(line.hear().await["kind"], "table");
    }
    // Whoever says again how far they have seen keeps it.
    with.0
        .send(Message::text(r#"{"since": 0}"#))
        .await
        .expect("heard");
    assert_eq!(with.hear().await["kind"], "table");
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert_eq!(with.hear().await, json!({ "kind": "pulse" }));
    let silent = timeout(Duration::from_secs(1), without.hear()).await;
    assert!(silent.is_err(), "nobody else is disturbed");
}

async fn who_asks_too_often_on_the_line_is_cut_off(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let settings = server::Settings {
        requests_per_second: std::num::NonZeroU32::new(2),
        ..server::Settings::default()
    };
    let site = site.beside_with(settings).await;
    let port = listen(&site).await;
    let mut ear = Ear::open(port, &people[0].at(&site), &table, "").await;
    let mut heard = 0;
    let reason = loop {
        let message = timeout(Duration::from_secs(20), ear.0.next())
            .await
            .expect("in time");
        match message {
            Some(Ok(Message::Text(_))) => {
                heard += 1;
                assert!(heard < 60, "it is never too often");
                let again = Message::text("{\"since\":0}");
                ear.0.send(again).await.expect("the line holds");
            }
            Some(Ok(Message::Close(Some(why)))) => break why.reason.to_string(),
            Some(Ok(_)) => {}
            other => panic!("{other:?} after {heard} messages"),
        }
    };
    assert_eq!(reason, "too often");
    assert!((5..50).contains(&heard), "{heard}");
}

async fn who_was_cut_off_misses_nothing(site: Site) {
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let mut heard = Vec::new();
    for round in 0..4 {
        let since = heard.last().copied().unwrap_or(0);
        let mut ear = Ear::open(port, &people[0], &table, &format!("?since={since}&undos=0")).await;
        let target = (round + 1) * 5;
        for _ in 0..5 {
            let (_, person, _) = asked(&table, &people).await;
            person.play_first(&table).await;
        }
        // Cut off before everything was heard: the next connection says how far this one came.
        heard.extend(ear.hear_until(target - round % 2).await.into_iter().take(4));
        drop(ear);
    }
    let mut ear = Ear::open(port, &people[0], &table, &format!("?since={}", heard.len())).await;
    heard.extend(ear.hear_until(20).await);
    assert_eq!(heard, (1..=20).collect::<Vec<i64>>());
    // Asking again on the same line works, too.
    ear.0
        .send(Message::text(r#"{"since": 17, "undos": 0}"#))
        .await
        .expect("it is sent");
    assert_eq!(numbers(&ear.hear().await), [18, 19, 20]);
}

async fn an_undo_is_heard(site: Site) {
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let mut ear = Ear::open(port, &people[2], &table, "").await;
    ear.hear().await;
    for _ in 0..3 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
    ear.hear_until(3).await;
    for person in &people {
        person
            .post(&format!("{table}/undo"), json!({ "expected": 3, "to": 1 }))
            .await;
    }
    let anew = loop {
        let said = ear.hear().await;
        if said["move"] == json!(1) {
            break said;
        }
    };
    assert_eq!((&anew["anew"], &anew["undos"]), (&json!(true), &json!(1)));
    assert_eq!(numbers(&anew), [0, 1], "what is told begins anew");
    let mut back = Ear::open(port, &people[2], &table, "?since=3&undos=0").await;
    assert_eq!(
        numbers(&back.hear().await),
        [0, 1],
        "who missed the undo is told, too"
    );
}

async fn bots_are_heard(site: Site) {
    let port = listen(&site).await;
    let anna = site.guest("Anna").await;
    let table = anna.make(json!({ "game": "industry", "seats": 3 })).await;
    let mut ear = Ear::open(port, &anna, &table, "").await;
    assert_eq!(ear.hear().await["status"], "open");
    anna.seat(&table, "A", "bot:easy").await;
    anna.seat(&table, "B", "bot:random").await;
    anna.sit(&table, "C").await;
    let mut told = Vec::new();
    while told.len() < 25 {
        let said = ear.hear().await;
        told.extend(numbers(&said));
        if said["turn"] == "C" {
            anna.play_first(&table).await;
        }
    }
    assert_eq!(told, (0..told.len() as i64).collect::<Vec<i64>>());
}

async fn who_watches_is_told_that_the_server_stops(site: Site) {
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let mut ear = Ear::open(port, &people[0], &table, "").await;
    ear.hear().await;
    site.room.close();
    let last = timeout(Duration::from_secs(10), ear.0.next()).await;
    let last = last.expect("in time").expect("a word").expect("a message");
    assert!(matches!(last, Message::Close(Some(_))), "{last:?}");
}

async fn who_was_signed_out_hears_no_more(site: Site) {
    // On PostgreSQL the line is to another server than the one that signs out.
    let other = match site.scratch.address.starts_with("postgres") {
        true => Some(site.beside().await),
        false => None,
    };
    let port = listen(other.as_ref().unwrap_or(&site)).await;
    let (table, people) = three(&site, "industria").await;
    let made = people[0]
        .post("/api/me/tokens", json!({ "label": "bot" }))
        .await
        .json;
    let mut program = people[0].clone();
    program.token = made["token"].as_str().map(str::to_owned);
    let mut ears = [
        Ear::open(port, &program, &table, "").await,
        Ear::open(port, &people[0], &table, "").await,
        Ear::open(port, &people[1], &table, "").await,
    ];
    for ear in &mut ears {
        ear.hear().await;
    }
    let path = format!("/api/me/tokens/{}", made["id"].as_str().expect("an id"));
    assert_eq!(people[0].send("DELETE", &path, None).await.status, 204);
    let last = timeout(Duration::from_secs(10), ears[0].0.next()).await;
    let last = last.expect("in time").expect("a word").expect("a message");
    assert!(matches!(last, Message::Close(Some(_))), "{last:?}");
    let (_, person, _) = asked(&table, &people).await;
    person.play_first(&table).await;
    for ear in &mut ears[1..] {
        assert_eq!(ear.hear_until(1).await, [1], "the others hear on");
    }
    assert_eq!(people[0].send("DELETE", "/api/log-ins", None).await.status, 204);
    let last = timeout(Duration::from_secs(10), ears[1].0.next()).await;
    let last = last.expect("in time").expect("a word").expect("a message");
    assert!(matches!(last, Message::Close(Some(_))), "{last:?}");
}
