//! Nothing leaks: games of Age of Industry through the interface. After every few moves, everything that a viewer can be
//! sent is collected; then the other hands and the pile are dealt anew behind the server's back, as this viewer could not
//! know, and everything is collected again. Not a byte may differ. Clock, ids and commitment are the room's own: they
//! stay as they are.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use serde_json::{Value, json};
use smokestack_core::{Seat, Seed, Viewer};
use tower::ServiceExt as _;

use super::{Room, Running, World};

/// Hands dealt anew for each viewer and position.
const DEALS: u64 = 3;

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

/// A fixed world: the same clock and the same bytes, run after run.
fn world() -> World {
    let drawn = std::sync::atomic::AtomicU64::new(0);
    let entropy = move |bytes: &mut [u8]| {
        let number = drawn.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let mut chance = smokestack_core::Chance::new(&Seed::from_number(number));
        bytes.fill_with(|| chance.below(256) as u8);
    };
    World::new(|| 1_700_000_000_000, entropy)
}

struct Site {
    room: Room,
    router: Router,
    id: String,
    table: String,
    tokens: Vec<String>,
}

impl Site {
    async fn open() -> Site {
        let store = store::Store::open("sqlite::memory:").await.expect("a database");
        let room = Room::new(store, world());
        let router = crate::router(room.clone());
        let mut tokens = Vec::new();
        for name in ["Anna", "Bert", "Carla"] {
            tokens.push(room.add_guest(name).await.expect("a guest").token);
        }
        let body = json!({ "game": "age-of-industry", "seats": 3 });
        let made = send(&router, Some(&tokens[0]), "POST", "/api/tables", &body).await;
        let id = made.split_once("\"id\":\"").expect("an id").1[..16].to_owned();
        let table = format!("/api/tables/{id}");
        for (token, seat) in tokens.iter().zip(["A", "B", "C"]) {
            let path = format!("{table}/seats/{seat}");
            let sat = send(&router, Some(token), "POST", &path, &json!({})).await;
            assert!(sat.starts_with("200"), "{sat}");
        }
        Site {
            room,
            router,
            id,
            table,
            tokens,
        }
    }

    fn token(&self, viewer: Viewer) -> Option<&str> {
        match viewer {
            Viewer::Seat(seat) => Some(&self.tokens[seat.index()]),
            Viewer::Spectator => None,
        }
    }

    /// Everything that this viewer can be sent now without changing anything.
    async fn everything(&self, viewer: Viewer, moves: i64) -> Vec<String> {
        let (table, token) = (&self.table, self.token(viewer));
        let mut all = Vec::new();
        for path in [
            table.clone(),
            format!("{table}?since={}", moves - 1),
            format!("{table}/record"),
            "/api/tables".to_owned(),
            "/api/me/tables".to_owned(),
        ] {
            all.push(send(&self.router, token, "GET", &path, &json!(null)).await);
        }
        // What is pushed live is what `seen` makes.
        let held = self.room.table(&self.id).await.expect("the table");
        for since in [None, Some(moves - 1), Some(moves)] {
            all.push(serde_json::to_string(&held.seen(viewer, since)).expect("JSON"));
        }
        drop(held);
        // Moves that are refused say why: that may not tell of other hands, either. What somebody did before will do.
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

    /// Puts another game in the place of the one that is being played; the one that was there.
    async fn swap(&self, game: Box<dyn catalog::TableFace>) -> Box<dyn catalog::TableFace> {
        let mut held = self.room.table(&self.id).await.expect("the table");
        match std::mem::replace(&mut held.running, Running::Game(game)) {
            Running::Game(game) => game,
            _ => panic!("a game is being played"),
        }
    }

    async fn game(&self) -> Box<dyn catalog::TableFace> {
        let held = self.room.table(&self.id).await.expect("the table");
        match &held.running {
            Running::Game(game) => game.after(game.move_count()),
            _ => panic!("a game is being played"),
        }
    }
}

/// Plays on by one move, as a bot of rules of thumb would.
async fn play(site: &Site, moves: i64) -> bool {
    let game = site.game().await;
    let Some(seat) = game.turn() else { return false };
    let seed = Seed::from_number(moves as u64);
    let action = game
        .bot_action(catalog::Level::Planner, &seed, catalog::Pace::MEASURED)
        .expect("somebody is asked");
    let body = json!({ "expected": moves, "action": action, "key": moves.to_string() });
    let path = format!("{}/actions", site.table);
    let token = Some(site.tokens[seat.index()].as_str());
    let made = send(&site.router, token, "POST", &path, &body).await;
    assert!(made.starts_with("200"), "{made}");
    true
}

#[tokio::test]
async fn nothing_that_is_sent_depends_on_what_a_viewer_may_not_know() {
    let site = Site::open().await;
    let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]);
    let viewers: Vec<Viewer> = viewers.collect();
    let (mut moves, mut differed, mut compared) = (0, 0, 0);
    while play(&site, moves).await {
        moves += 1;
        let game = site.game().await;
        if moves % 7 != 0 || game.turn().is_none() {
            continue;
        }
        let truth = game.position_json();
        for &viewer in &viewers {
            let sent = site.everything(viewer, moves).await;
            for deal in 0..DEALS {
                let other = game.imagined(viewer, &Seed::from_number(moves as u64 * DEALS + deal));
                differed += u32::from(other.position_json() != truth);
                let real = site.swap(other).await;
                let again = site.everything(viewer, moves).await;
                site.swap(real).await;
                assert_eq!(again, sent, "after {moves} moves, for {viewer:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared} positions were compared");
    assert!(
        differed * 10 > compared * 9,
        "{differed} of {compared} deals were other deals"
    );
}
