//! Nothing leaks: plays Age of Industry through the API with two, three and five seats. After every few moves,
//! everything that can be sent to a viewer is collected (responses, live connections, responses to moves). Then the
//! other hands and the pile are dealt again behind the server's back, consistent with what this viewer knows, and
//! everything is collected again. Not a byte may differ. The clock, the ids and the commitment belong to the server and
//! stay the same.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use smokestack_core::{Seat, Seed, Viewer};
use store::Undo;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tower::ServiceExt as _;

use super::system_messages::StoredNote;
use super::{App, Env, GameState};

/// The number of times the cards are dealt again per viewer and position.
const DEALS_PER_POSITION: u64 = 3;

async fn send(router: &Router, token: Option<&str>, method: &str, path: &str, body: &Value) -> String {
    let mut request = Request::builder().method(method).uri(path);
    request = request.header("content-type", "application/json");
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let body = if method == "GET" {
        String::new()
    } else {
        body.to_string()
    };
    let request = request.body(Body::from(body)).expect("a request");
    let response = router.clone().oneshot(request).await.expect("never fails");
    let (parts, body) = response.into_parts();
    let bytes = to_bytes(body, 1 << 24).await.expect("a body");
    format!(
        "{} {:?} {}",
        parts.status,
        parts.headers,
        String::from_utf8_lossy(&bytes)
    )
}

/// A fixed environment: the same clock and the same bytes in every run.
fn env() -> Env {
    let drawn = std::sync::atomic::AtomicU64::new(0);
    let entropy = move |bytes: &mut [u8]| {
        let number = drawn.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let mut chance = smokestack_core::GameRng::new(&Seed::from_number(number));
        bytes.fill_with(|| chance.below(256) as u8);
    };
    Env::new(|| 1_700_000_000_000, entropy)
}

struct Site {
    app: App,
    router: Router,
    id: String,
    table: String,
    tokens: Vec<String>,
    /// The port on which the server listens.
    port: u16,
    /// The number of keys used.
    keys: AtomicU64,
}

impl Site {
    async fn open(seats: usize) -> Site {
        let store = store::Store::open("sqlite::memory:").await.expect("a database");
        let app = App::new(store, env());
        let router = crate::router(app.clone());
        let mut tokens = Vec::new();
        for name in ["Anna", "Bert", "Carla", "Dora", "Emil"].into_iter().take(seats) {
            tokens.push(app.add_guest(name).await.expect("a guest").token);
        }
        let body = json!({ "game": "age-of-industry", "seats": seats });
        let made = send(&router, Some(&tokens[0]), "POST", "/api/tables", &body).await;
        let id = made.split_once("\"id\":\"").expect("an id").1[..16].to_owned();
        let table = format!("/api/tables/{id}");
        for (token, seat) in tokens.iter().zip(["A", "B", "C", "D", "E"]) {
            let path = format!("{table}/seats/{seat}");
            let sat = send(&router, Some(token), "POST", &path, &json!({})).await;
            assert!(sat.starts_with("200"), "{sat}");
        }
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let served = router.clone();
        tokio::spawn(async move { axum::serve(listener, served).await });
        Site {
            app,
            router,
            id,
            table,
            tokens,
            port,
            keys: AtomicU64::new(0),
        }
    }

    fn token(&self, viewer: Viewer) -> Option<&str> {
        match viewer {
            Viewer::Seat(seat) => Some(&self.tokens[seat.index()]),
            Viewer::Spectator => None,
        }
    }

    /// Everything that can be sent to this viewer now without changing anything.
    async fn everything(&self, viewer: Viewer, moves: i64) -> Vec<String> {
        let (table, token) = (&self.table, self.token(viewer));
        let mut all = Vec::new();
        for path in [
            table.clone(),
            format!("{table}?since={}", moves - 1),
            format!("{table}/record"),
            format!("{table}/chat"),
            "/api/tables".to_owned(),
            "/api/me/tables".to_owned(),
            "/api/me/export".to_owned(),
            "/api/me/records".to_owned(),
        ] {
            all.push(send(&self.router, token, "GET", &path, &json!(null)).await);
        }
        all.extend(self.live(viewer, moves).await);
        // Live connections push what `update` returns.
        let held = self.app.table(&self.id).await.expect("the table");
        for since in [None, Some(moves - 1), Some(moves)] {
            all.push(serde_json::to_string(&held.update(viewer, since)).expect("JSON"));
        }
        drop(held);
        // The reasons for rejecting moves must not reveal other hands, either. Any earlier move will do.
        let path = format!("{table}/actions");
        let record = self.game().await.record();
        let mut tried: Vec<&str> = record
            .lines()
            .skip(7)
            .filter_map(|line| line.splitn(3, ' ').nth(2))
            .collect();
        tried.sort_unstable();
        tried.dedup();
        for action in tried.into_iter().step_by(3).chain(["fly"]) {
            if !all[0].contains(&format!("\"action\":\"{action}\",\"kind\"")) {
                let body = json!({ "expected": moves, "action": action, "key": "x" });
                all.push(send(&self.router, token, "POST", &path, &body).await);
            }
        }
        all
    }

    /// What a live connection sends: initially, and to a viewer who has missed the last move.
    async fn live(&self, viewer: Viewer, moves: i64) -> [String; 2] {
        let address = format!("ws://127.0.0.1:{}{}/live", self.port, self.table);
        let mut request = address.into_client_request().expect("an address");
        if let Some(token) = self.token(viewer) {
            let bearer = format!("Bearer {token}").parse().expect("a header");
            request.headers_mut().insert("authorization", bearer);
        }
        let (mut line, _) = connect_async(request).await.expect("a connection");
        let mut heard = [String::new(), String::new()];
        for text in &mut heard {
            loop {
                match line.next().await.expect("the line holds").expect("a message") {
                    Message::Text(said) => break *text = said.to_string(),
                    Message::Close(why) => panic!("closed: {why:?}"),
                    _ => {}
                }
            }
            let again = Message::text(format!("{{\"since\":{}}}", moves - 1));
            line.send(again).await.expect("the line holds");
        }
        heard
    }

    fn key(&self) -> String {
        format!("k{}", self.keys.fetch_add(1, Ordering::Relaxed))
    }

    /// The response to the viewer's move. Restores everything from the store afterwards.
    async fn moved(&self, viewer: Viewer, moves: i64, action: &str) -> String {
        let body = json!({ "expected": moves, "action": action, "key": self.key() });
        let path = format!("{}/actions", self.table);
        let answer = send(&self.router, self.token(viewer), "POST", &path, &body).await;
        let held = self.app.table(&self.id).await.expect("the table");
        if held.row.moves > moves {
            let undo = Undo {
                table: self.id.clone(),
                version: held.row.version,
                to: moves,
                turn: match viewer {
                    Viewer::Seat(seat) => Some(seat.to_string()),
                    Viewer::Spectator => None,
                },
                turn_since: self.app.now(),
                clocks: Vec::new(),
                jobs: Vec::new(),
                note: None,
            };
            let undone = self.app.store().undo(&undo).await.expect("the store answers");
            undone.expect("nobody else has moved");
        }
        held.evict();
        answer
    }

    /// The response to the viewer's request to undo the last move, which was another player's. Restores everything
    /// afterwards.
    async fn wished_back(&self, viewer: Viewer, moves: i64) -> String {
        let path = format!("{}/undo", self.table);
        let body = json!({ "expected": moves, "to": moves - 1 });
        let answer = send(&self.router, self.token(viewer), "POST", &path, &body).await;
        send(&self.router, self.token(viewer), "DELETE", &path, &json!(null)).await;
        self.app.table(&self.id).await.expect("the table").evict();
        answer
    }

    async fn moved_for_good(&self, seat: Seat, moves: i64, action: &str) -> String {
        let body = json!({ "expected": moves, "action": action, "key": self.key() });
        let path = format!("{}/actions", self.table);
        let token = self.token(Viewer::Seat(seat));
        send(&self.router, token, "POST", &path, &body).await
    }

    /// Replaces the game that is being played; returns the old one.
    async fn swap(&self, game: Box<dyn catalog::DynTable>) -> Box<dyn catalog::DynTable> {
        let mut held = self.app.table(&self.id).await.expect("the table");
        match std::mem::replace(&mut held.running, GameState::Game(game)) {
            GameState::Game(game) => game,
            _ => panic!("a game is being played"),
        }
    }

    async fn game(&self) -> Box<dyn catalog::DynTable> {
        let held = self.app.table(&self.id).await.expect("the table");
        match &held.running {
            GameState::Game(game) => game.after(game.move_count()),
            _ => panic!("a game is being played"),
        }
    }
}

/// A heuristic bot's choice.
fn choice(game: &dyn catalog::DynTable, moves: i64) -> Option<(Seat, String)> {
    let seat = game.turn()?;
    let seed = Seed::from_number(moves as u64);
    let action = game.bot_action(catalog::Level::Planner, &seed, catalog::ThinkingTime::REFERENCE);
    Some((seat, action.expect("somebody is asked")))
}

/// Plays one move; returns whether it was anyone's turn.
async fn play(site: &Site, moves: i64) -> bool {
    let Some((seat, action)) = choice(&*site.game().await, moves) else {
        return false;
    };
    let made = site.moved_for_good(seat, moves, &action).await;
    assert!(made.starts_with("200"), "{made}");
    true
}

/// The system message that this viewer would read if the last five moves were undone.
fn undo_message(game: &dyn catalog::DynTable, viewer: Viewer, moves: i64) -> String {
    let to = usize::try_from(moves - 5).unwrap_or(0);
    let kept = StoredNote::of_moves(
        protocol::SystemMessageKind::WentBack,
        Seat::new(0).expect("A"),
        game,
        to,
    );
    serde_json::to_string(&kept.read_by(viewer)).expect("JSON")
}

/// Whether the next move tells its player something.
fn reveals(game: &dyn catalog::DynTable, (seat, action): &(Seat, String)) -> bool {
    let mut after = game.after(game.move_count());
    after.play(*seat, action).expect("a legal move");
    after.reveals(game.move_count())
}

/// A response without what counts the test's own undos.
fn without_counters(mut answer: String) -> String {
    for name in ["\"undos\":", "\"version\":", "\"content-length\": \""] {
        if let Some(at) = answer.find(name) {
            let begin = at + name.len();
            let digits = answer[begin..].bytes().take_while(u8::is_ascii_digit).count();
            answer.replace_range(begin..begin + digits, "");
        }
    }
    answer
}

/// Plays a game, and compares after every few moves.
async fn nothing_leaks(seats: usize, every: i64, least: u32) {
    let site = Site::open(seats).await;
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    let viewers: Vec<Viewer> = viewers.collect();
    let (mut moves, mut differed, mut compared) = (0, 0, 0);
    while play(&site, moves).await {
        moves += 1;
        let game = site.game().await;
        let Some(next) = choice(&*game, moves).filter(|_| moves % every == 0) else {
            continue;
        };
        let truth = game.position_json();
        for &viewer in &viewers {
            let other = |deal: u64| {
                game.imagined(
                    viewer,
                    &Seed::from_number(moves as u64 * DEALS_PER_POSITION + deal),
                )
            };
            let sent = site.everything(viewer, moves).await;
            for deal in 0..DEALS_PER_POSITION {
                let other = other(deal);
                let [message, again] = [&game, &other].map(|game| undo_message(&**game, viewer, moves));
                assert_eq!(again, message, "of an undo after {moves} moves, to {viewer:?}");
                differed += u32::from(other.position_json() != truth);
                let real = site.swap(other).await;
                let again = site.everything(viewer, moves).await;
                site.swap(real).await;
                assert_eq!(again, sent, "after {moves} moves, for {viewer:?}");
                compared += 1;
            }
            // A move is tried once and then undone behind the server's back.
            let answer = site.moved(viewer, moves, &next.1).await;
            assert_eq!(
                answer.starts_with("200"),
                viewer == Viewer::Seat(next.0),
                "{answer}"
            );
            site.swap(other(0)).await;
            let again = site.moved(viewer, moves, &next.1).await;
            if viewer == Viewer::Seat(next.0) && reveals(&*game, &next) {
                assert!(again.starts_with("200"), "{again}"); // with another card
            } else {
                let [answer, again] = [answer, again].map(without_counters);
                assert_eq!(again, answer, "a move after {moves} moves, for {viewer:?}");
            }
            assert_eq!(site.game().await.position_json(), truth, "all is as it was");
            // Replaying the moves determines how far players may undo their own. This does not work at an imagined
            // table, where the others never had the cards that they played.
            let last = game.log(Viewer::Spectator).pop().and_then(|entry| entry.seat);
            if last.map(Viewer::Seat) != Some(viewer) {
                let answer = site.wished_back(viewer, moves).await;
                site.swap(other(0)).await;
                let again = site.wished_back(viewer, moves).await;
                assert_eq!(again, answer, "an undo after {moves} moves, for {viewer:?}");
            }
            assert_eq!(site.game().await.position_json(), truth, "all is as it was");
        }
    }
    assert!(compared > least, "{compared} positions were compared");
    assert!(
        differed * 10 > compared * 9,
        "{differed} of {compared} deals were other deals"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leaks_between_two() {
    nothing_leaks(2, 11, 40).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leaks_between_three() {
    nothing_leaks(3, 17, 60).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_leaks_between_five() {
    nothing_leaks(5, 29, 40).await;
}
