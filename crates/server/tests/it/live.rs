//! The live connection: all viewers receive what they may see, and miss nothing.

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
    viewers_are_notified_when_the_server_stops,
    every_viewer_receives_every_move,
    a_reconnecting_client_misses_nothing,
    an_undo_is_pushed,
    moves_of_bots_are_pushed,
    signing_out_closes_live_connections,
    too_many_requests_close_a_live_connection,
    live_connections_per_person_are_limited,
    a_client_can_request_a_heartbeat,
);

/// A connection to a table.
pub struct LiveClient(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl LiveClient {
    pub async fn open(port: u16, client: &Client, table: &str, place: &str) -> LiveClient {
        let request = request(port, client, table, place);
        let (stream, _) = connect_async(request).await.expect("a connection");
        LiveClient(stream)
    }

    /// The next message about the table.
    pub async fn receive(&mut self) -> Value {
        self.receive_or_end()
            .await
            .unwrap_or_else(|why| panic!("closed: {why}"))
    }

    /// The next message about the table, or the reason why the connection was closed.
    pub async fn receive_or_end(&mut self) -> Result<Value, String> {
        loop {
            let message = timeout(Duration::from_secs(20), self.0.next()).await;
            match message
                .expect("something is said in time")
                .expect("the connection is open")
                .expect("a message")
            {
                Message::Text(text) => return Ok(serde_json::from_str(&text).expect("JSON")),
                Message::Close(why) => return Err(why.map(|why| why.reason.to_string()).unwrap_or_default()),
                _ => {}
            }
        }
    }

    /// Receives until this many moves have been made; returns the numbers of all entries, in order.
    async fn receive_until(&mut self, moves: i64) -> Vec<i64> {
        let mut received = Vec::new();
        loop {
            let said = self.receive().await;
            received.extend(numbers(&said));
            if said["move"] == json!(moves) {
                return received;
            }
        }
    }
}

/// The request that opens a live connection.
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
    let entries = said["entries"].as_array().expect("a list");
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

async fn every_viewer_receives_every_move(site: Site) {
    let here = listen(&site).await;
    // On PostgreSQL, the viewers are on a different server from the players.
    let other = if site.scratch.address.starts_with("postgres") {
        Some(site.beside().await)
    } else {
        None
    };
    let there = listen(other.as_ref().unwrap_or(&site)).await;
    let (table, people) = three(&site, "age-of-industry").await;
    let mut spectator = LiveClient::open(there, &site.nobody(), &table, "").await;
    let mut player = LiveClient::open(there, &people[1], &table, "?since=0").await;
    let first = spectator.receive().await;
    assert_eq!(
        (first["kind"].as_str(), &first["you"], &first["anew"]),
        (Some("table"), &json!(null), &json!(true))
    );
    assert_eq!(numbers(&first), [0], "the set-up");
    assert_eq!(player.receive().await["you"], "B");
    for _ in 0..15 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
    let all: Vec<i64> = (1..=15).collect();
    assert_eq!(spectator.receive_until(15).await, all);
    assert_eq!(player.receive_until(15).await, all);
    // Each viewer receives what they may see.
    let mut late = LiveClient::open(here, &people[1], &table, "?since=15").await;
    let seen = people[1].get(&format!("{table}?since=15")).await.json;
    let said = late.receive().await;
    for part in ["view", "legal", "turn", "you"] {
        assert_eq!(said[part], seen[part], "{part}");
    }
    assert_eq!(said["entries"], seen["events"]);
}

/// Updates for spectators are computed once for all of them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_spectators_cost_one_computation() {
    let computed = async || -> u64 {
        let prometheus = Client::new(server::metrics_router()).get("/metrics").await.text;
        let mut lines = prometheus.lines();
        let number = lines.find_map(|line| line.strip_prefix("smokestack_spectator_updates_total "));
        number.map_or(0, |number| number.parse().expect("a number"))
    };
    let site = Site::open(scratch_database::sqlite()).await;
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let before = computed().await;
    let mut live_clients = Vec::new();
    for _ in 0..60 {
        let mut live_client = LiveClient::open(port, &site.nobody(), &table, "").await;
        live_client.receive().await;
        live_clients.push(live_client);
    }
    for _ in 0..5 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
    for live_client in &mut live_clients {
        assert_eq!(live_client.receive_until(5).await, [1, 2, 3, 4, 5]);
    }
    // Once for the beginning and once for each move; some spectators may have received two moves at once.
    let computed = computed().await - before;
    assert!((2..=30).contains(&computed), "{computed} for 60 spectators");
}

async fn live_connections_per_person_are_limited(site: Site) {
    let settings = server::Settings {
        live_connections: std::num::NonZeroU32::new(1),
        ..server::Settings::default()
    };
    let strict = site.beside_with(settings).await;
    let port = listen(&strict).await;
    let (anna, bert) = (site.guest("Anna").await, site.guest("Bert").await);
    let table = anna.make(json!({ "game": "industria" })).await;
    let mut line = LiveClient::open(port, &anna, &table, "").await;
    line.receive().await;
    let refused = connect_async(request(port, &anna, &table, "")).await;
    let Err(tungstenite::Error::Http(answer)) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(answer.status(), 429);
    assert!(answer.headers().contains_key("retry-after"));
    LiveClient::open(port, &bert, &table, "").await.receive().await;
    drop(line);
    // The server notices the closed connection in a moment.
    while connect_async(request(port, &anna, &table, "")).await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn a_client_can_request_a_heartbeat(site: Site) {
    let port = listen(&site).await;
    let anna = site.guest("Anna").await;
    let table = anna.make(json!({ "game": "industria" })).await;
    let (mut with, mut without) = (
        LiveClient::open(port, &anna, &table, "?pulse=true").await,
        LiveClient::open(port, &anna, &table, "").await,
    );
    for line in [&mut with, &mut without] {
        assert_eq!(line.receive().await["kind"], "table");
    }
    // A client that reports its position again keeps the heartbeat.
    with.0
        .send(Message::text(r#"{"since": 0}"#))
        .await
        .expect("heard");
    assert_eq!(with.receive().await["kind"], "table");
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert_eq!(with.receive().await, json!({ "kind": "pulse" }));
    let silent = timeout(Duration::from_secs(1), without.receive()).await;
    assert!(silent.is_err(), "nobody else is disturbed");
}

async fn too_many_requests_close_a_live_connection(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let settings = server::Settings {
        requests_per_second: std::num::NonZeroU32::new(2),
        ..server::Settings::default()
    };
    let site = site.beside_with(settings).await;
    let port = listen(&site).await;
    let mut live_client = LiveClient::open(port, &people[0].at(&site), &table, "").await;
    let mut heard = 0;
    let reason = loop {
        let message = timeout(Duration::from_secs(20), live_client.0.next())
            .await
            .expect("in time");
        match message {
            Some(Ok(Message::Text(_))) => {
                heard += 1;
                assert!(heard < 60, "it is never too often");
                let again = Message::text("{\"since\":0}");
                live_client.0.send(again).await.expect("the connection is open");
            }
            Some(Ok(Message::Close(Some(why)))) => break why.reason.to_string(),
            Some(Ok(_)) => {}
            other => panic!("{other:?} after {heard} messages"),
        }
    };
    assert_eq!(reason, "too often");
    assert!((5..50).contains(&heard), "{heard}");
}

async fn a_reconnecting_client_misses_nothing(site: Site) {
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let mut heard = Vec::new();
    for round in 0..4 {
        let since = heard.last().copied().unwrap_or(0);
        let mut live_client =
            LiveClient::open(port, &people[0], &table, &format!("?since={since}&undos=0")).await;
        let target = (round + 1) * 5;
        for _ in 0..5 {
            let (_, person, _) = asked(&table, &people).await;
            person.play_first(&table).await;
        }
        // The connection is cut before everything was received; the next one says what this one has seen.
        heard.extend(
            live_client
                .receive_until(target - round % 2)
                .await
                .into_iter()
                .take(4),
        );
        drop(live_client);
    }
    let mut live_client =
        LiveClient::open(port, &people[0], &table, &format!("?since={}", heard.len())).await;
    heard.extend(live_client.receive_until(20).await);
    assert_eq!(heard, (1..=20).collect::<Vec<i64>>());
    // Asking again on the same connection also works.
    live_client
        .0
        .send(Message::text(r#"{"since": 17, "undos": 0}"#))
        .await
        .expect("it is sent");
    assert_eq!(numbers(&live_client.receive().await), [18, 19, 20]);
}

async fn an_undo_is_pushed(site: Site) {
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let mut live_client = LiveClient::open(port, &people[2], &table, "").await;
    live_client.receive().await;
    for _ in 0..3 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
    live_client.receive_until(3).await;
    for person in &people {
        person
            .post(&format!("{table}/undo"), json!({ "expected": 3, "to": 1 }))
            .await;
    }
    let update = loop {
        let said = live_client.receive().await;
        if said["move"] == json!(1) {
            break said;
        }
    };
    assert_eq!((&update["anew"], &update["undos"]), (&json!(true), &json!(1)));
    assert_eq!(numbers(&update), [0, 1], "the events start over");
    let mut back = LiveClient::open(port, &people[2], &table, "?since=3&undos=0").await;
    assert_eq!(
        numbers(&back.receive().await),
        [0, 1],
        "a client that missed the undo starts over, too"
    );
}

async fn moves_of_bots_are_pushed(site: Site) {
    let port = listen(&site).await;
    let anna = site.guest("Anna").await;
    let table = anna.make(json!({ "game": "industry", "seats": 3 })).await;
    let mut live_client = LiveClient::open(port, &anna, &table, "").await;
    assert_eq!(live_client.receive().await["status"], "open");
    anna.seat(&table, "A", "bot:easy").await;
    anna.seat(&table, "B", "bot:random").await;
    anna.sit(&table, "C").await;
    let mut received = Vec::new();
    while received.len() < 25 {
        let said = live_client.receive().await;
        received.extend(numbers(&said));
        if said["turn"] == "C" {
            anna.play_first(&table).await;
        }
    }
    assert_eq!(received, (0..received.len() as i64).collect::<Vec<i64>>());
}

async fn viewers_are_notified_when_the_server_stops(site: Site) {
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let mut live_client = LiveClient::open(port, &people[0], &table, "").await;
    live_client.receive().await;
    site.app.close();
    let last = timeout(Duration::from_secs(10), live_client.0.next()).await;
    let last = last.expect("in time").expect("a word").expect("a message");
    assert!(matches!(last, Message::Close(Some(_))), "{last:?}");
}

async fn signing_out_closes_live_connections(site: Site) {
    // On PostgreSQL, the connection is to a different server from the one that handles the sign-out.
    let other = if site.scratch.address.starts_with("postgres") {
        Some(site.beside().await)
    } else {
        None
    };
    let port = listen(other.as_ref().unwrap_or(&site)).await;
    let (table, people) = three(&site, "industria").await;
    let made = people[0]
        .post("/api/me/tokens", json!({ "label": "bot" }))
        .await
        .json;
    let mut program = people[0].clone();
    program.token = made["token"].as_str().map(str::to_owned);
    let mut live_clients = [
        LiveClient::open(port, &program, &table, "").await,
        LiveClient::open(port, &people[0], &table, "").await,
        LiveClient::open(port, &people[1], &table, "").await,
    ];
    for live_client in &mut live_clients {
        live_client.receive().await;
    }
    let path = format!("/api/me/tokens/{}", made["id"].as_str().expect("an id"));
    assert_eq!(people[0].send("DELETE", &path, None).await.status, 204);
    let last = timeout(Duration::from_secs(10), live_clients[0].0.next()).await;
    let last = last.expect("in time").expect("a word").expect("a message");
    assert!(matches!(last, Message::Close(Some(_))), "{last:?}");
    let (_, person, _) = asked(&table, &people).await;
    person.play_first(&table).await;
    for live_client in &mut live_clients[1..] {
        assert_eq!(live_client.receive_until(1).await, [1], "the others hear on");
    }
    assert_eq!(people[0].send("DELETE", "/api/log-ins", None).await.status, 204);
    let last = timeout(Duration::from_secs(10), live_clients[1].0.next()).await;
    let last = last.expect("in time").expect("a word").expect("a message");
    assert!(matches!(last, Message::Close(Some(_))), "{last:?}");
}
