//! Sign-up, rate limits, and the operator's commands.

use std::num::NonZeroU32;
use std::time::{Duration, Instant};

use serde_json::json;
use server::{Env, Operator, OperatorError, Settings, SignUp};
use store::Store;

use crate::accounts::{PASSWORD, sign_in, sign_up};
use crate::client::three;
use crate::{Client, Site};

crate::on_both!(
    the_operator_resets_a_password,
    the_operator_bans_a_person,
    a_banned_session_gets_the_reason,
    the_web_client_learns_the_server_s_addresses,
    the_operator_ends_a_table,
    a_closed_server_accepts_accounts_of_the_operator,
    nul_characters_are_rejected,
);

async fn operator(site: &Site) -> Operator {
    let store = Store::open(&site.scratch.address)
        .await
        .expect("the database opens");
    Operator::new(store, Env::real())
}

async fn the_operator_resets_a_password(site: Site) {
    let anna = sign_up(&site.guest("Anna").await, "anna@example.org", PASSWORD).await;
    let operator = operator(&site).await;
    let password = operator
        .reset_password("Anna@example.org")
        .await
        .expect("a password");
    assert_eq!(anna.get("/api/me").await.status, 401);
    assert_eq!(
        sign_in(&site.nobody(), "anna@example.org", PASSWORD).await.status,
        403
    );
    assert_eq!(
        sign_in(&site.nobody(), "anna@example.org", &password)
            .await
            .status,
        201
    );
    let nobody = operator.reset_password("bert@example.org").await;
    assert!(matches!(nobody, Err(OperatorError::Nobody(_))), "{nobody:?}");
    let guest = site.guest("Carl").await.get("/api/me").await.json;
    let guest = operator
        .reset_password(guest["id"].as_str().expect("an id"))
        .await;
    assert!(matches!(guest, Err(OperatorError::Guest(_))), "{guest:?}");
    sign_up(&site.guest("Dora").await, "anna@example.org", "another one").await;
    let several = operator.reset_password("anna@example.org").await;
    assert!(
        matches!(several, Err(OperatorError::Several { .. })),
        "{several:?}"
    );
    assert_eq!(operator.find("anna@example.org").await.expect("a look").len(), 2);
}

async fn the_operator_bans_a_person(site: Site) {
    let anna = sign_up(&site.guest("Anna").await, "anna@example.org", PASSWORD).await;
    let operator = operator(&site).await;
    operator.ban("anna@example.org", true).await.expect("out");
    let out = anna.get("/api/me").await;
    assert_eq!((out.status, out.code()), (403, "banned"));
    let out = sign_in(&site.nobody(), "anna@example.org", PASSWORD).await;
    assert_eq!((out.status, out.code()), (403, "banned"));
    let wrong = sign_in(&site.nobody(), "anna@example.org", "wrong password").await;
    assert_eq!(wrong.code(), "wrong-password", "only Anna learns of it");
    operator.ban("anna@example.org", false).await.expect("in");
    assert_eq!(
        sign_in(&site.nobody(), "anna@example.org", PASSWORD).await.status,
        201
    );
}

/// The web client authenticates with a cookie, so it can show the reason for the rejection.
async fn a_banned_session_gets_the_reason(site: Site) {
    let anna = site.guest("Anna").await;
    let mut page = site.nobody();
    let token = anna.token.clone().expect("a guest has one");
    page.headers.push(("cookie", format!("smokestack={token}")));
    let me = page.get("/api/me").await.json["id"].clone();
    let operator = operator(&site).await;
    operator
        .ban(me.as_str().expect("an id"), true)
        .await
        .expect("out");
    for path in ["/api/me", "/api/me/tables"] {
        let out = page.get(path).await;
        assert_eq!((out.status, out.code()), (403, "banned"), "{path}");
        assert!(
            out.json["message"]
                .as_str()
                .is_some_and(|text| text.contains("banned")),
            "{out:?}"
        );
    }
    operator
        .ban(me.as_str().expect("an id"), false)
        .await
        .expect("in");
    assert_eq!(
        page.get("/api/me").await.json["id"],
        me,
        "the guest has kept everything"
    );
}

async fn the_web_client_learns_the_server_s_addresses(site: Site) {
    let server_info = |site: &Site, host: &str| {
        let mut page = site.nobody();
        page.headers.push(("host", host.to_owned()));
        async move { page.get("/api/room").await.json }
    };
    let listening = |listen: &str| Settings {
        listen: listen.parse().ok(),
        ..Settings::default()
    };
    let open = site.beside_with(listening("192.0.2.7:8080")).await;
    let answer = server_info(&open, "localhost:8080").await;
    assert_eq!(answer["base_url"], json!(null));
    assert_eq!(answer["addresses"], json!(["http://192.0.2.7:8080"]));
    let elsewhere = server_info(&open, "play.example.org").await;
    assert_eq!(elsewhere.get("addresses"), None, "only the host needs to know");
    let closed = site.beside_with(listening("127.0.0.1:8080")).await;
    assert_eq!(
        server_info(&closed, "127.0.0.1:8080").await["addresses"],
        json!([])
    );
    let known = Settings {
        base_url: "https://play.example.org".parse().ok(),
        ..listening("192.0.2.7:8080")
    };
    let answer = server_info(&site.beside_with(known).await, "localhost:8080").await;
    assert_eq!(answer["base_url"], "https://play.example.org");
    assert_eq!(answer.get("addresses"), None);
}

async fn the_operator_ends_a_table(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let operator = operator(&site).await;
    let none = operator.end_table("0000000000000000").await;
    assert!(matches!(none, Err(OperatorError::NoTable(_))), "{none:?}");
    operator
        .end_table(&table["/api/tables/".len()..])
        .await
        .expect("a wish");
    let start = Instant::now();
    while people[0].get(&table).await.json["status"] != "ended" {
        assert!(start.elapsed() < Duration::from_secs(20), "the server does it");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(people[0].act(&table, 0, "pass", "k").await.code(), "ended");
    assert!(people[0].get(&table).await.json["chance"]["seed"].is_string());
}

async fn a_closed_server_accepts_accounts_of_the_operator(site: Site) {
    let settings = Settings {
        sign_up: SignUp::Closed,
        ..Settings::default()
    };
    let guest = site.guest("Anna").await;
    let closed = site.beside_with(settings).await;
    let refused = closed
        .nobody()
        .post("/api/guests", json!({ "name": "Bert" }))
        .await;
    assert_eq!((refused.status, refused.code()), (403, "sign-up-closed"));
    let body = json!({ "email": "anna@example.org", "password": PASSWORD });
    let refused = guest.at(&closed).post("/api/me/account", body).await;
    assert_eq!(refused.code(), "sign-up-closed");
    let me = guest.get("/api/me").await.json["id"].clone();
    let page = format!("/api/people/{}", me.as_str().expect("an id"));
    for path in ["/api/tables", "/api/tables?status=finished", &page] {
        assert_eq!(closed.nobody().get(path).await.status, 401, "{path}");
        assert_eq!(guest.at(&closed).get(path).await.status, 200, "{path}");
        assert_eq!(
            site.nobody().get(path).await.status,
            200,
            "{path}, where all may come"
        );
    }
    let operator = operator(&site).await;
    let (_, password) = operator
        .add("Carl", "carl@example.org")
        .await
        .expect("an account");
    assert_eq!(
        sign_in(&closed.nobody(), "carl@example.org", &password)
            .await
            .status,
        201
    );
    assert!(operator.add("", "carl@example.org").await.is_err());
    assert!(operator.add("Carl", "carl").await.is_err());
}

/// PostgreSQL does not store U+0000, so it is rejected early, with the same message on both databases.
async fn nul_characters_are_rejected(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let anna = &people[0];
    for (method, path, body) in [
        ("POST", "/api/guests".to_owned(), json!({ "name": "An\0na" })),
        ("PATCH", "/api/me".to_owned(), json!({ "name": "An\0na" })),
        ("POST", "/api/me/tokens".to_owned(), json!({ "label": "b\0t" })),
        (
            "POST",
            "/api/log-ins".to_owned(),
            json!({ "email": "a\0@example.org", "password": "long enough" }),
        ),
        (
            "POST",
            "/api/me/account".to_owned(),
            json!({ "email": "a\0@example.org", "password": "long enough" }),
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": "industria", "data": "a\0" }),
        ),
        (
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": "industria", "options": { "a\0": "b" } }),
        ),
        ("POST", format!("{table}/chat"), json!({ "text": "hel\0lo" })),
        (
            "POST",
            format!("{table}/chat/1/report"),
            json!({ "why": "ru\0de" }),
        ),
        (
            "POST",
            format!("{table}/actions"),
            json!({ "expected": 9, "action": "pass", "key": "k\0" }),
        ),
        (
            "POST",
            "/api/log-ins/passkey".to_owned(),
            json!({ "credential": { "id": "A\0", "response": {
            "clientDataJSON": "e30", "authenticatorData": "AAAA", "signature": "AAAA" } } }),
        ),
    ] {
        let answer = anna.send(method, &path, Some(body.to_string())).await;
        assert_eq!(
            (answer.status, answer.code()),
            (422, "bad"),
            "{method} {path}: {answer:?}"
        );
        assert!(answer.text.contains("U+0000"), "{method} {path}: {answer:?}");
    }
    let person = "a\0".replace('\0', "%00");
    for (method, path) in [
        ("GET", format!("/api/people/{person}")),
        ("GET", format!("/api/tables/{person}")),
        ("DELETE", format!("/api/me/tokens/{person}")),
        ("DELETE", format!("/api/me/channels/{person}")),
        ("DELETE", format!("/api/me/passkeys/{person}")),
        ("PUT", format!("/api/me/mutes/{person}")),
        ("PUT", format!("/api/me/quiet-tables/{person}")),
    ] {
        let answer = anna.send(method, &path, None).await;
        assert_eq!(answer.status, 404, "{method} {path}: {answer:?}");
    }
    let innocent = json!({ "text": r"a backslash and u0000: \u0000" });
    assert_eq!(anna.post(&format!("{table}/chat"), innocent).await.status, 201);
}

fn from(client: &Client, address: &str) -> Client {
    let mut client = client.clone();
    client.headers.push(("x-forwarded-for", address.to_owned()));
    client
}

#[tokio::test]
async fn sign_ins_per_address_are_limited() {
    let settings = Settings {
        trusted_proxy: Some("x-forwarded-for".parse().expect("a header")),
        ..Settings::default()
    };
    let site = Site::open(scratch_database::sqlite()).await;
    let site = site.beside_with(settings).await;
    let knock = async |client: Client| client.post("/api/guests", json!({ "name": "Anna" })).await;
    // A value that the client itself writes into the header comes before the value that the proxy adds.
    let mut refused = None;
    for number in 0..60 {
        let answer = knock(from(&site.nobody(), &format!("198.51.100.{number}, 192.0.2.1"))).await;
        if answer.status != 201 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("at last it is too often");
    assert_eq!((refused.status, refused.code()), (429, "too-many"));
    let wait: u64 = refused.headers["retry-after"]
        .to_str()
        .expect("a text")
        .parse()
        .expect("seconds");
    assert!((1..=6).contains(&wait), "{wait}");
    assert!(
        refused.json["message"]
            .as_str()
            .is_some_and(|words| words.contains(&wait.to_string()) || wait == 1)
    );
    assert_eq!(
        knock(from(&site.nobody(), "192.0.2.2")).await.status,
        201,
        "others are not meant"
    );
    // Without the setting, the header is ignored.
    let site = Site::open(scratch_database::sqlite()).await;
    for _ in 0..60 {
        assert_eq!(knock(from(&site.nobody(), "192.0.2.1")).await.status, 201);
    }
}

#[tokio::test]
async fn requests_per_person_are_limited() {
    let settings = Settings {
        requests_per_second: NonZeroU32::new(2),
        ..Settings::default()
    };
    let site = Site::open(scratch_database::sqlite()).await;
    let (anna, bert) = (site.guest("Anna").await, site.guest("Bert").await);
    let site = site.beside_with(settings).await;
    let (anna, bert) = (anna.at(&site), bert.at(&site));
    let mut answered = 0;
    for _ in 0..60 {
        answered += usize::from(anna.get("/api/me").await.status == 200);
    }
    assert!((20..50).contains(&answered), "{answered}");
    assert_eq!(anna.get("/api/me").await.status, 429);
    assert_eq!(bert.get("/api/me").await.status, 200);
}

#[tokio::test]
async fn monitoring_requests_are_limited_as_well() {
    let settings = Settings {
        requests_per_second: NonZeroU32::new(1),
        trusted_proxy: Some("x-forwarded-for".parse().expect("a header")),
        ..Settings::default()
    };
    let site = Site::open(scratch_database::sqlite()).await;
    let site = site.beside_with(settings).await;
    for (path, address) in [("/healthz", "192.0.2.1"), ("/api/openapi.json", "192.0.2.3")] {
        let client = from(&site.nobody(), address);
        assert_eq!(client.get(path).await.status, 200, "{path}");
        let mut last = 0;
        for _ in 0..20 {
            last = client.get(path).await.status;
        }
        assert_eq!(last, 429, "{path}");
    }
}

#[tokio::test]
async fn password_guesses_are_limited() {
    let site = Site::open(scratch_database::sqlite()).await;
    sign_up(&site.guest("Anna").await, "anna@example.org", PASSWORD).await;
    let mut statuses = Vec::new();
    for number in 0..12 {
        let guess = sign_in(&site.nobody(), "anna@example.org", &format!("guess {number}")).await;
        statuses.push(guess.status);
    }
    assert_eq!(statuses[..9], [403; 9]);
    assert_eq!(statuses[11], 429);
    assert_eq!(
        sign_in(&site.nobody(), "bert@example.org", "guess").await.status,
        403
    );
}

/// M4: ten failed attempts elsewhere do not lock out the owner.
#[tokio::test]
async fn guesses_of_others_do_not_lock_the_owner_out() {
    let settings = Settings {
        trusted_proxy: Some("x-forwarded-for".parse().expect("a header")),
        ..Settings::default()
    };
    let site = Site::open(scratch_database::sqlite()).await;
    let site = site.beside_with(settings).await;
    let (attacker, owner) = (
        from(&site.nobody(), "192.0.2.1"),
        from(&site.nobody(), "192.0.2.2"),
    );
    let anna = sign_up(
        &from(&site.guest("Anna").await, "192.0.2.2"),
        "anna@example.org",
        PASSWORD,
    )
    .await;
    let mut last = 0;
    for _ in 0..12 {
        last = sign_in(&attacker, "anna@example.org", "wrong password")
            .await
            .status;
    }
    assert_eq!(last, 429, "the attacker waits");
    let came = sign_in(&owner, "anna@example.org", PASSWORD).await;
    assert_eq!(came.status, 201, "the owner comes in: {came:?}");
    // From the attacker's own address as well: attempts by a signed-in person are counted separately.
    let mut beside = anna.clone();
    beside.headers = attacker.headers.clone();
    let body = json!({ "old": PASSWORD, "new": "another horse" }).to_string();
    let changed = beside.send("PUT", "/api/me/password", Some(body)).await;
    assert_eq!(changed.status, 204, "{changed:?}");
    let body =
        json!({ "email": "anna@example.org", "code": "0123456789abcdef", "password": "one more horse" });
    let reset = beside
        .send("PUT", "/api/password-resets", Some(body.to_string()))
        .await;
    assert_eq!(
        (reset.status, reset.code()),
        (403, "wrong-code"),
        "a reset is tried"
    );
    let body = json!({ "password": "another horse" }).to_string();
    assert_eq!(beside.send("DELETE", "/api/me", Some(body)).await.status, 204);
}

/// This also applies on this machine, where callers do not have an address.
#[tokio::test]
async fn all_sign_ins_together_are_limited() {
    let settings = Settings {
        sign_ins_per_second: NonZeroU32::new(1),
        ..Settings::default()
    };
    let site = Site::open(scratch_database::sqlite()).await;
    let site = site.beside_with(settings).await;
    let mut refused = None;
    for _ in 0..60 {
        let answer = site.nobody().post("/api/guests", json!({ "name": "Anna" })).await;
        if answer.status != 201 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("at last it is too often");
    assert_eq!((refused.status, refused.code()), (429, "too-many"));
    assert!(refused.headers.contains_key("retry-after"), "{refused:?}");
    let refused = sign_in(&site.nobody(), "anna@example.org", PASSWORD).await;
    assert_eq!(refused.status, 429, "one limit for all ways in");
}

#[tokio::test]
async fn missing_routes_are_reported_in_json() {
    let site = Site::open(scratch_database::sqlite()).await;
    for path in ["/api/nothing", "/api/tables/x/y/z"] {
        let answer = site.nobody().get(path).await;
        assert_eq!((answer.status, answer.code()), (404, "no-route"), "{path}");
    }
    let answer = site.nobody().send("DELETE", "/api/tables", None).await;
    assert_eq!((answer.status, answer.code()), (405, "wrong-method"));
    assert!(answer.headers.contains_key("allow"), "{answer:?}");
}
