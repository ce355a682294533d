//! Who may do what: every route, and the status for each kind of caller. A route without a row here fails the test.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::{Client, Site};

/// The state of the table when the route is tried.
#[derive(Clone, Copy)]
enum At {
    /// No table is needed.
    Anywhere,
    /// The host is on seat A, the player on B, and C is free.
    Open,
    /// The host is on seat A, the player on B, and somebody on C; it is the player's turn, or another's (`move` is 0 or
    /// more).
    Playing,
    /// The same seats, but somebody has left, and the game was scored.
    Over,
}

/// A route, a body, and the statuses for an anonymous caller, another table's player, a spectator, a player, and the
/// host.
type Row = (&'static str, At, fn() -> Value, [u16; 5]);

fn nothing() -> Value {
    Value::Null
}

const ROWS: [Row; 67] = [
    // Routes that are open to everyone.
    ("GET /", At::Anywhere, nothing, [200; 5]),
    ("GET /healthz", At::Anywhere, nothing, [200; 5]),
    ("GET /metrics", At::Anywhere, nothing, [404; 5]),
    ("GET /api", At::Anywhere, nothing, [200; 5]),
    ("GET /api/openapi.json", At::Anywhere, nothing, [200; 5]),
    ("GET /api/games", At::Anywhere, nothing, [200; 5]),
    ("GET /api/games/none", At::Anywhere, nothing, [404; 5]),
    (
        "POST /api/guests",
        At::Anywhere,
        || json!({ "name": "New" }),
        [201; 5],
    ),
    ("GET /api/me", At::Anywhere, nothing, [204, 200, 200, 200, 200]),
    // Nobody here has an account: a guest leaves without a password, and cannot change one.
    (
        "PATCH /api/me",
        At::Anywhere,
        || json!({ "name": "New" }),
        [401, 200, 200, 200, 200],
    ),
    (
        "DELETE /api/me",
        At::Playing,
        || json!({}),
        [401, 204, 204, 204, 204],
    ),
    (
        "GET /api/me/export",
        At::Anywhere,
        nothing,
        [401, 200, 200, 200, 200],
    ),
    (
        "POST /api/me/account",
        At::Anywhere,
        || json!({ "email": "a@example.org", "password": "long enough" }),
        [401, 201, 201, 201, 201],
    ),
    // This server does not send e-mail, and a guest does not have an address.
    ("GET /api/room", At::Anywhere, nothing, [200; 5]),
    (
        "POST /api/me/account/confirmation",
        At::Anywhere,
        nothing,
        [401, 403, 403, 403, 403],
    ),
    (
        "PUT /api/me/account/confirmation",
        At::Anywhere,
        || json!({ "code": "0123456789abcdef" }),
        [401, 409, 409, 409, 409],
    ),
    (
        "POST /api/password-resets",
        At::Anywhere,
        || json!({ "email": "c@example.org" }),
        [403; 5],
    ),
    (
        "PUT /api/password-resets",
        At::Anywhere,
        || json!({ "email": "c@example.org", "code": "0123456789abcdef", "password": "long enough" }),
        [403; 5],
    ),
    (
        "PUT /api/me/password",
        At::Anywhere,
        || json!({ "old": "long enough", "new": "long enough" }),
        [401, 409, 409, 409, 409],
    ),
    (
        "POST /api/me/tokens",
        At::Anywhere,
        || json!({ "label": "bot" }),
        [401, 201, 201, 201, 201],
    ),
    (
        "GET /api/me/tokens",
        At::Anywhere,
        nothing,
        [401, 200, 200, 200, 200],
    ),
    (
        "DELETE /api/me/tokens/none",
        At::Anywhere,
        nothing,
        [401, 404, 404, 404, 404],
    ),
    // A wrong password is wrong for everyone.
    (
        "POST /api/log-ins",
        At::Anywhere,
        || json!({ "email": "b@example.org", "password": "wrong" }),
        [403; 5],
    ),
    // This server does not have an address at which passkeys could be created, and invalid requests are invalid for
    // everyone.
    (
        "POST /api/me/passkeys/options",
        At::Anywhere,
        nothing,
        [401, 403, 403, 403, 403],
    ),
    (
        "POST /api/me/passkeys",
        At::Anywhere,
        || {
            json!({ "label": "phone", "credential": { "id": "AAAA", "response": {
            "clientDataJSON": "e30", "authenticatorData": "AAAA", "publicKey": "AAAA", "publicKeyAlgorithm": -7 } } })
        },
        [401, 403, 403, 403, 403],
    ),
    (
        "GET /api/me/passkeys",
        At::Anywhere,
        nothing,
        [401, 200, 200, 200, 200],
    ),
    (
        "DELETE /api/me/passkeys/none",
        At::Anywhere,
        nothing,
        [401, 404, 404, 404, 404],
    ),
    (
        "POST /api/log-ins/passkey/options",
        At::Anywhere,
        nothing,
        [403; 5],
    ),
    (
        "POST /api/log-ins/passkey",
        At::Anywhere,
        || {
            json!({ "credential": { "id": "AAAA", "response": {
            "clientDataJSON": "e30", "authenticatorData": "AAAA", "signature": "AAAA" } } })
        },
        [403; 5],
    ),
    (
        "DELETE /api/log-ins/current",
        At::Anywhere,
        nothing,
        [401, 204, 204, 204, 204],
    ),
    (
        "DELETE /api/log-ins",
        At::Anywhere,
        nothing,
        [401, 204, 204, 204, 204],
    ),
    (
        "GET /api/me/channels",
        At::Anywhere,
        nothing,
        [401, 200, 200, 200, 200],
    ),
    (
        "POST /api/me/channels",
        At::Anywhere,
        || json!({ "address": "https://example.org/hook" }),
        [401, 201, 201, 201, 201],
    ),
    (
        "DELETE /api/me/channels/none",
        At::Anywhere,
        nothing,
        [401, 404, 404, 404, 404],
    ),
    (
        "GET /api/me/notices",
        At::Anywhere,
        nothing,
        [401, 200, 200, 200, 200],
    ),
    (
        "GET /api/me/quiet-tables",
        At::Anywhere,
        nothing,
        [401, 200, 200, 200, 200],
    ),
    (
        "PUT /api/me/quiet-tables/none",
        At::Anywhere,
        nothing,
        [401, 404, 404, 404, 404],
    ),
    (
        "DELETE /api/me/quiet-tables/none",
        At::Anywhere,
        nothing,
        [401, 404, 404, 404, 404],
    ),
    (
        "GET /api/me/mutes",
        At::Anywhere,
        nothing,
        [401, 200, 200, 200, 200],
    ),
    (
        "PUT /api/me/mutes/none",
        At::Anywhere,
        nothing,
        [401, 404, 404, 404, 404],
    ),
    (
        "DELETE /api/me/mutes/none",
        At::Anywhere,
        nothing,
        [401, 404, 404, 404, 404],
    ),
    (
        "GET /api/me/records",
        At::Playing,
        nothing,
        [401, 200, 200, 200, 200],
    ),
    ("GET /api/people/none", At::Anywhere, nothing, [404; 5]),
    (
        "GET /api/me/tables",
        At::Anywhere,
        nothing,
        [401, 200, 200, 200, 200],
    ),
    (
        "POST /api/tables",
        At::Anywhere,
        || json!({ "game": "industria" }),
        [401, 201, 201, 201, 201],
    ),
    ("GET /api/tables", At::Anywhere, nothing, [200; 5]),
    ("GET /api/tables/{id}", At::Open, nothing, [200; 5]),
    ("GET /api/tables/{id}", At::Playing, nothing, [200; 5]),
    // The host may cancel a table until its game starts.
    (
        "DELETE /api/tables/{id}",
        At::Open,
        nothing,
        [401, 403, 403, 403, 204],
    ),
    (
        "DELETE /api/tables/{id}",
        At::Playing,
        nothing,
        [401, 403, 403, 403, 409],
    ),
    ("GET /api/tables/{id}/record", At::Playing, nothing, [200; 5]),
    // Without an upgrade header, an authenticated caller is rejected; another test sends one.
    ("GET /api/tables/{id}/live", At::Playing, nothing, [422; 5]),
    // Anyone with a name may take a free seat; nobody may take another person's.
    (
        "POST /api/tables/{id}/share",
        At::Open,
        || json!({ "share": "00".repeat(32) }),
        [401, 403, 403, 409, 409],
    ),
    (
        "POST /api/tables/{id}/seats/C",
        At::Open,
        || json!({}),
        [401, 200, 200, 200, 200],
    ),
    (
        "POST /api/tables/{id}/seats/C",
        At::Open,
        || json!({ "who": "bot:easy" }),
        [401, 403, 403, 403, 200],
    ),
    (
        "POST /api/tables/{id}/seats/B",
        At::Open,
        || json!({ "who": "nobody" }),
        [401, 403, 403, 200, 200],
    ),
    // During a game, players may leave only their own seats.
    (
        "POST /api/tables/{id}/seats/B",
        At::Playing,
        || json!({ "who": "nobody" }),
        [401, 409, 409, 200, 409],
    ),
    // The players may have a rematch; here they are still playing.
    (
        "POST /api/tables/{id}/rematch",
        At::Playing,
        nothing,
        [401, 403, 403, 409, 409],
    ),
    (
        "POST /api/tables/{id}/rematch",
        At::Over,
        nothing,
        [401, 403, 403, 201, 201],
    ),
    // The host may start if there are enough players, which is not the case here.
    (
        "POST /api/tables/{id}/start",
        At::Open,
        nothing,
        [401, 403, 403, 403, 422],
    ),
    // Players are told that the move is stale or not an action; the others are not.
    (
        "POST /api/tables/{id}/actions",
        At::Playing,
        || json!({ "expected": 0, "action": "fly" }),
        [401, 403, 403, 422, 422],
    ),
    (
        "POST /api/tables/{id}/actions",
        At::Playing,
        || json!({ "expected": 9, "action": "fly" }),
        [401, 403, 403, 409, 409],
    ),
    (
        "POST /api/tables/{id}/undo",
        At::Playing,
        || json!({ "expected": 0, "to": 0 }),
        [401, 403, 403, 422, 422],
    ),
    (
        "DELETE /api/tables/{id}/undo",
        At::Playing,
        nothing,
        [401, 403, 403, 204, 204],
    ),
    // Anyone with the link may read, the players may write, and anyone with a name may report messages.
    ("GET /api/tables/{id}/chat", At::Playing, nothing, [200; 5]),
    (
        "POST /api/tables/{id}/chat",
        At::Open,
        || json!({ "text": "hello" }),
        [401, 403, 403, 201, 201],
    ),
    (
        "POST /api/tables/{id}/chat/1/report",
        At::Playing,
        || json!({ "why": "rude" }),
        [401, 204, 204, 204, 204],
    ),
];

/// All kinds of callers, and a table for them.
async fn stage(site: &Site, at: At) -> (String, [Client; 5]) {
    let [other, spectator, player, host] = [
        site.guest("Other").await,
        site.guest("Spectator").await,
        site.guest("Player").await,
        site.guest("Host").await,
    ];
    let elsewhere = other.make(json!({ "game": "industria" })).await;
    assert_eq!(other.sit(&elsewhere, "A").await.status, 200);
    let table = json!({ "game": "industria", "seats": 3, "time_up": { "then": "score" } });
    let table = host.make(table).await;
    assert_eq!(host.sit(&table, "A").await.status, 200);
    assert_eq!(player.sit(&table, "B").await.status, 200);
    if matches!(at, At::Playing | At::Over) {
        let third = site.guest("Third").await;
        assert_eq!(third.sit(&table, "C").await.status, 200);
        if matches!(at, At::Over) {
            assert_eq!(third.seat(&table, "C", "nobody").await.status, 200);
        }
        let said = host
            .post(&format!("{table}/chat"), json!({ "text": "Good luck" }))
            .await;
        assert_eq!(said.status, 201);
    }
    (table, [site.nobody(), other, spectator, player, host])
}

#[tokio::test]
async fn every_route_has_the_expected_status_per_caller() {
    let site = Site::open(scratch_database::sqlite()).await;
    for (route, at, body, expected) in ROWS {
        let (method, path) = route.split_once(' ').expect("a method and a path");
        let mut found = [0; 5];
        for (caller, found) in found.iter_mut().enumerate() {
            let (table, callers) = stage(&site, at).await; // each has a fresh table
            let path = path.replace("/api/tables/{id}", &table);
            let body = Some(body())
                .filter(|body| !body.is_null())
                .map(|body| body.to_string());
            *found = callers[caller].send(method, &path, body).await.status;
        }
        assert_eq!(
            found, expected,
            "{route} for nobody, other player, spectator, player, host"
        );
    }
}

#[tokio::test]
async fn every_route_has_its_row() {
    let site = Site::open(scratch_database::sqlite()).await;
    let described = site.nobody().get("/api/openapi.json").await.json;
    let mut routes = BTreeSet::new();
    for (path, methods) in described["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            let path = path.replace("{seat}", "C").replace("{token}", "none");
            let path = path.replace("quiet-tables/{id}", "quiet-tables/none");
            let path = path
                .replace("{channel}", "none")
                .replace("{game}", "none")
                .replace("{passkey}", "none")
                .replace("{person}", "none")
                .replace("{number}", "1");
            routes.insert(format!("{} {path}", method.to_uppercase()));
        }
    }
    let rows: BTreeSet<String> = ROWS.iter().map(|(route, ..)| (*route).to_owned()).collect();
    let missing: Vec<&String> = routes.difference(&rows).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// All of the host's own items that the host can remove, and where they are listed.
async fn belongings(site: &Site, table: &str, host: &Client) -> Vec<(String, &'static str)> {
    let id = |answer: crate::Answer| answer.json["id"].as_str().expect("an id").to_owned();
    let token = id(host.post("/api/me/tokens", json!({ "label": "mine" })).await);
    let hook = json!({ "address": "https://example.org/hook" });
    let channel = id(host.post("/api/me/channels", hook).await);
    let muted = id(site.guest("Muted").await.get("/api/me").await);
    let mute = format!("/api/me/mutes/{muted}");
    assert_eq!(host.send("PUT", &mute, None).await.status, 204);
    let quiet = table.replace("/api/tables/", "/api/me/quiet-tables/");
    assert_eq!(host.send("PUT", &quiet, None).await.status, 204);
    let passkey = store::Passkey {
        id: "0123456789abcdef".to_owned(),
        person: id(host.get("/api/me").await),
        credential: "AAAA".to_owned(),
        algorithm: -7,
        key: vec![4; 65],
        label: "mine".to_owned(),
        counter: 0,
        created_at: 0,
        used_at: None,
    };
    let store = store::Store::open(&site.scratch.address)
        .await
        .expect("the database");
    let added = store.add_passkey(&passkey, i64::MAX).await.expect("it is added");
    assert_eq!(added, store::Added::Done);
    vec![
        (format!("/api/me/tokens/{token}"), "/api/me/tokens"),
        (format!("/api/me/channels/{channel}"), "/api/me/channels"),
        (format!("/api/me/passkeys/{}", passkey.id), "/api/me/passkeys"),
        (mute, "/api/me/mutes"),
        (quiet, "/api/me/quiet-tables"),
    ]
}

#[tokio::test]
async fn nobody_removes_what_belongs_to_others() {
    let site = Site::open(scratch_database::sqlite()).await;
    let (table, callers) = stage(&site, At::Playing).await;
    let host = &callers[4];
    for (path, list) in belongings(&site, &table, host).await {
        let before = host.get(list).await.text;
        for (at, caller) in callers[..4].iter().enumerate() {
            let answer = caller.send("DELETE", &path, None).await;
            // Unmuting repeatedly is harmless: it changes only the caller's own list.
            let own_list = path.contains("/mutes/") || path.contains("/quiet-tables/");
            let expected = match (at, own_list) {
                (0, _) => 401,
                (_, true) => 204,
                (_, false) => 404,
            };
            assert_eq!(answer.status, expected, "caller {at}: DELETE {path}: {answer:?}");
            assert_eq!(host.get(list).await.text, before, "caller {at}: {path}");
            assert_ne!(caller.get(list).await.text, before, "caller {at} reads {list}");
        }
        assert_eq!(host.send("DELETE", &path, None).await.status, 204, "{path}");
        assert_ne!(host.get(list).await.text, before, "{path}");
    }
}

/// Nobody else can end a person's session.
#[tokio::test]
async fn nobody_ends_another_person_s_session() {
    let site = Site::open(scratch_database::sqlite()).await;
    let (_, callers) = stage(&site, At::Open).await;
    for caller in &callers[..4] {
        caller.send("DELETE", "/api/log-ins", None).await;
        assert_eq!(callers[4].get("/api/me").await.status, 200);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn live_connections_show_what_the_viewer_may_see() {
    let site = Site::open(scratch_database::sqlite()).await;
    let (table, callers) = stage(&site, At::Playing).await;
    let port = crate::live::listen(&site).await;
    let turn = callers[0].get(&table).await.json["turn"].clone();
    let spectator = crate::live::LiveClient::open(port, &callers[0], &table, "")
        .await
        .receive()
        .await;
    for (caller, seat) in callers.iter().zip([None, None, None, Some("B"), Some("A")]) {
        let heard = crate::live::LiveClient::open(port, caller, &table, "")
            .await
            .receive()
            .await;
        assert_eq!(heard["you"].as_str(), seat);
        let is_asked = seat.is_some() && heard["you"] == turn;
        assert_eq!(
            heard["legal"].as_array().is_some_and(|all| !all.is_empty()),
            is_asked,
            "{seat:?}"
        );
        assert_eq!(heard["question"].is_object(), is_asked, "{seat:?}");
        if seat.is_none() {
            assert_eq!(
                heard["view"], spectator["view"],
                "who does not sit there sees what lies open"
            );
        }
    }
    let mut stranger = site.nobody();
    stranger.token = Some("0123456789abcdef".repeat(5));
    assert_eq!(stranger.get(&format!("{table}/live")).await.status, 401);
}

/// A hand is visible only in its owner's view.
#[tokio::test]
async fn only_its_owner_sees_a_hand() {
    let site = Site::open(scratch_database::sqlite()).await;
    let (table, people) = crate::client::three(&site, "age-of-industry").await;
    let others = [site.nobody(), site.guest("Other").await];
    let open = others[0].get(&table).await.json;
    assert_eq!(others[1].get(&table).await.json["view"], open["view"]);
    assert_eq!((&open["legal"], &open["question"]), (&json!([]), &Value::Null));
    for person in &people {
        let seen = person.get(&table).await.json;
        let is_asked = seen["you"] == seen["turn"];
        assert_eq!(
            seen["legal"] != json!([]),
            is_asked,
            "legal actions tell of a hand"
        );
        assert_ne!(seen["view"], open["view"], "the own hand is in it");
        for secret in ["chance", "result"] {
            assert_eq!(seen[secret], Value::Null, "{secret}");
        }
        let record = person.get(&format!("{table}/record")).await.text;
        assert!(!record.contains("\nseed "), "{record}");
    }
}
