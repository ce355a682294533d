//! An API client.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request};
use serde_json::{Value, json};
use smokestack_core::{Seed, commit_reveal};
use tower::ServiceExt as _;

/// A response.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
    /// The body as JSON, if it is JSON.
    pub json: Value,
}

impl Answer {
    pub fn code(&self) -> &str {
        self.json["code"].as_str().unwrap_or_default()
    }
}

/// A caller with a token, or an anonymous one.
#[derive(Clone, Debug)]
pub struct Client {
    router: Router,
    pub token: Option<String>,
    pub headers: Vec<(&'static str, String)>,
}

impl Client {
    pub fn new(router: Router) -> Client {
        Client {
            router,
            token: None,
            headers: Vec::new(),
        }
    }

    /// The same person on another server.
    pub fn at(&self, site: &crate::Site) -> Client {
        Client {
            router: site.router.clone(),
            ..self.clone()
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, Some(body.to_string())).await
    }

    pub async fn send(&self, method: &str, path: &str, body: Option<String>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let body = body.map_or_else(Body::empty, Body::from);
        let request = request.body(body).expect("a valid request");
        let response = self.router.clone().oneshot(request).await.expect("never fails");
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, 1 << 24).await.expect("a whole body");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        Answer {
            status: parts.status.as_u16(),
            headers: parts.headers,
            json: serde_json::from_str(&text).unwrap_or_default(),
            text,
        }
    }

    /// Creates a table and returns its path.
    pub async fn make(&self, table: Value) -> String {
        let answer = self.post("/api/tables", table).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let id = answer.json["id"].as_str().expect("an id");
        format!("/api/tables/{id}")
    }

    /// Takes a seat, with a share derived from the seat's name.
    pub async fn sit(&self, table: &str, seat: &str) -> Answer {
        let share = seat.as_bytes()[0];
        let share = format!("{share:02x}").repeat(32);
        self.post(
            &format!("{table}/seats/{seat}"),
            json!({ "who": "me", "share": share }),
        )
        .await
    }

    /// Takes a seat and commits to a share made of this byte, to be opened later.
    pub async fn commit(&self, table: &str, seat: &str, share: u8) -> Answer {
        let commitment = Seed(commit_reveal::commitment(&[share; 32])).to_string();
        let sit = json!({ "who": "me", "commitment": commitment });
        self.post(&format!("{table}/seats/{seat}"), sit).await
    }

    /// Opens a share made of this byte.
    pub async fn open(&self, table: &str, share: u8) -> Answer {
        let share = Seed([share; 32]).to_string();
        self.post(&format!("{table}/share"), json!({ "share": share }))
            .await
    }

    /// Gives a seat to somebody else, or to nobody.
    pub async fn seat(&self, table: &str, seat: &str, who: &str) -> Answer {
        self.post(&format!("{table}/seats/{seat}"), json!({ "who": who }))
            .await
    }

    pub async fn act(&self, table: &str, expected: i64, action: &str, key: &str) -> Answer {
        let body = json!({ "expected": expected, "action": action, "key": key });
        self.post(&format!("{table}/actions"), body).await
    }

    /// Plays the first legal action, if it is this person's turn; returns the number of moves afterwards.
    pub async fn play_first(&self, table: &str) -> i64 {
        let seen = self.get(table).await.json;
        let moves = seen["move"].as_i64().expect("a number");
        let action = seen["legal"][0]["action"]
            .as_str()
            .expect("it is this person's turn");
        let answer = self.act(table, moves, action, &format!("first-{moves}")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        moves + 1
    }
}

/// A running game with three people.
pub async fn three(site: &crate::Site, game: &str) -> (String, [Client; 3]) {
    let people = [
        site.guest("Anna").await,
        site.guest("Bert").await,
        site.guest("Carla").await,
    ];
    let table = people[0]
        .make(json!({ "game": game, "seats": 3, "visibility": "public" }))
        .await;
    for (person, seat) in people.iter().zip(["A", "B", "C"]) {
        let answer = person.sit(&table, seat).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }
    (table, people)
}

/// The person among them whose turn it is.
pub async fn asked<'p>(table: &str, people: &'p [Client]) -> (usize, &'p Client, Value) {
    for (at, person) in people.iter().enumerate() {
        let seen = person.get(table).await.json;
        if seen["you"] == seen["turn"] {
            return (at, person, seen);
        }
    }
    panic!("nobody's turn at {table}");
}
