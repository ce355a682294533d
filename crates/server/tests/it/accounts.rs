//! Accounts: signing up, in and out, deletion, and what others can find out.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{asked, three};
use crate::time_controls::TestClock;
use crate::{Answer, Client, Site};

crate::on_both!(
    an_account_keeps_what_the_guest_had,
    signing_in_keeps_the_guest_s_tables,
    a_failed_transfer_leaves_the_guest_signed_in,
    responses_do_not_reveal_accounts,
    claims_of_others_lock_nobody_out,
    simultaneous_claims_share_one_salt,
    signing_out_ends_tokens,
    changing_the_password_ends_other_sessions,
    an_api_token_can_play_but_not_change_the_account,
    a_deleted_person_leaves_no_name,
    everything_that_is_stored_is_exported,
);

pub const PASSWORD: &str = "correct horse";
const DAY: i64 = 24 * 3_600;

/// Turns a guest into an account.
pub async fn sign_up(guest: &Client, email: &str, password: &str) -> Client {
    let body = json!({ "email": email, "password": password });
    arrived(guest, guest.post("/api/me/account", body).await)
}

fn arrived(before: &Client, answer: Answer) -> Client {
    assert_eq!(answer.status, 201, "{answer:?}");
    let mut client = before.clone();
    client.token = answer.json["token"].as_str().map(str::to_owned);
    client
}

pub async fn sign_in(client: &Client, email: &str, password: &str) -> Answer {
    let body = json!({ "email": email, "password": password });
    client.post("/api/log-ins", body).await
}

async fn an_account_keeps_what_the_guest_had(site: Site) {
    let guest = site.guest("Anna").await;
    let table = guest.make(json!({ "game": "industria" })).await;
    let anna = sign_up(&guest, " Anna@Example.org ", PASSWORD).await;
    assert_eq!(guest.get("/api/me").await.status, 401, "the token is renewed");
    let me = anna.get("/api/me").await.json;
    assert_eq!(
        me["account"],
        json!({ "email": "anna@example.org", "is_confirmed": false })
    );
    let again = anna
        .post("/api/me/account", json!({ "email": "b@c", "password": PASSWORD }))
        .await;
    assert_eq!((again.status, again.code()), (409, "has-account"));
    let elsewhere = arrived(
        &site.nobody(),
        sign_in(&site.nobody(), "ANNA@example.org", PASSWORD).await,
    );
    let tables = elsewhere.get("/api/me/tables").await.json;
    assert!(
        table.ends_with(tables["tables"][0]["id"].as_str().expect("a table")),
        "{tables}"
    );
    assert_eq!(anna.get("/api/me").await.status, 200, "both are signed in");
    for (email, password) in [("anna", PASSWORD), ("b@example.org", "short")] {
        let body = json!({ "email": email, "password": password });
        assert_eq!(
            site.guest("B").await.post("/api/me/account", body).await.status,
            422
        );
    }
    let renamed = anna
        .send("PATCH", "/api/me", Some(json!({ "name": "Anne" }).to_string()))
        .await;
    assert_eq!(
        (renamed.status, renamed.json["name"].as_str()),
        (200, Some("Anne"))
    );
    assert_eq!(elsewhere.get("/api/me").await.json["name"], "Anne");
}

async fn signing_in_keeps_the_guest_s_tables(site: Site) {
    let (table, people) = three(&site, "industria").await;
    sign_up(&site.guest("Annette").await, "anna@example.org", PASSWORD).await;
    let guest = &people[0];
    let anna = arrived(guest, sign_in(guest, "anna@example.org", PASSWORD).await);
    assert_eq!(guest.get("/api/me").await.status, 401);
    let seen = anna.get(&table).await.json;
    assert_eq!(
        (&seen["you"], &seen["host"]),
        (&json!("A"), &anna.get("/api/me").await.json["id"])
    );
    let people = [anna, people[1].clone(), people[2].clone()];
    for number in 0..6 {
        let (_, person, _) = asked(&table, &people).await;
        assert_eq!(person.play_first(&table).await, number + 1);
    }
    // Without the flag, the tables stay with the guest.
    let other = site.guest("Zoe").await;
    other.make(json!({ "game": "barrage" })).await;
    let body = json!({ "email": "anna@example.org", "password": PASSWORD, "bring": false });
    let anna = arrived(&other, other.post("/api/log-ins", body).await);
    let tables = anna.get("/api/me/tables").await.json;
    assert_eq!(tables["tables"].as_array().map(Vec::len), Some(1), "{tables}");
}

async fn a_failed_transfer_leaves_the_guest_signed_in(site: Site) {
    sign_up(&site.guest("Annette").await, "anna@example.org", PASSWORD).await;
    let guest = site.guest("Anna").await;
    guest.make(json!({ "game": "industria" })).await;
    crate::sql(&site.scratch.address, "ALTER TABLE mutes RENAME TO away").await;
    let failed = sign_in(&guest, "anna@example.org", PASSWORD).await;
    assert_eq!((failed.status, failed.code()), (503, "unavailable"));
    crate::sql(&site.scratch.address, "ALTER TABLE away RENAME TO mutes").await;
    let anna = arrived(&guest, sign_in(&guest, "anna@example.org", PASSWORD).await);
    assert_eq!(guest.get("/api/me").await.status, 401, "the guest is no more");
    let tables = anna.get("/api/me/tables").await.json;
    assert_eq!(tables["tables"].as_array().map(Vec::len), Some(1), "{tables}");
}

async fn responses_do_not_reveal_accounts(site: Site) {
    let anna = sign_up(&site.guest("Anna").await, "anna@example.org", PASSWORD).await;
    // Signing up with an address that has an account looks like signing up with a new one.
    let other = site.guest("Bert").await;
    let body = |email: &str| json!({ "email": email, "password": "another one" });
    let taken = other.post("/api/me/account", body("anna@example.org")).await;
    let free = site
        .guest("Carl")
        .await
        .post("/api/me/account", body("carl@example.org"))
        .await;
    let shape = |answer: &Answer| {
        (
            answer.status,
            answer
                .json
                .as_object()
                .map(|body| body.keys().cloned().collect::<Vec<_>>()),
        )
    };
    assert_eq!(shape(&taken), shape(&free));
    let bert = arrived(&other, taken);
    assert_ne!(
        bert.get("/api/me").await.json["id"],
        anna.get("/api/me").await.json["id"]
    );
    // Each person signs in with their own password.
    for (password, name) in [(PASSWORD, "Anna"), ("another one", "Bert")] {
        let came = sign_in(&site.nobody(), "anna@example.org", password).await;
        assert_eq!((came.status, came.json["name"].as_str()), (201, Some(name)));
    }
    // Signing up with the right password is a sign-in.
    let again = sign_up(&site.guest("Dora").await, "anna@example.org", PASSWORD).await;
    assert_eq!(again.get("/api/me").await.json["name"], "Anna");
    // A wrong password and a wrong address give the same message after the same time.
    let mut shortest = [Duration::MAX; 2];
    let mut words = Vec::new();
    for _ in 0..3 {
        for (shortest, email) in shortest
            .iter_mut()
            .zip(["carl@example.org", "nobody@example.org"])
        {
            let start = Instant::now();
            let answer = sign_in(&site.nobody(), email, "wrong password").await;
            *shortest = start.elapsed().min(*shortest);
            words.push((answer.status, answer.text));
        }
    }
    words.dedup();
    assert_eq!(words.len(), 1, "{words:?}");
    assert_eq!(words[0].0, 403);
    let [known, unknown] = shortest;
    assert!(unknown > known / 4, "{known:?} {unknown:?}");
}

async fn claims_of_others_lock_nobody_out(site: Site) {
    for number in 0..9 {
        let other = site.guest("Other").await;
        sign_up(&other, "anna@example.org", &format!("password {number}")).await;
    }
    let anna = sign_up(&site.guest("Anna").await, "anna@example.org", PASSWORD).await;
    assert_eq!(anna.get("/api/me").await.json["name"], "Anna");
}

/// One computation is then compared with all of them.
async fn simultaneous_claims_share_one_salt(site: Site) {
    let mut claims = tokio::task::JoinSet::new();
    for number in 0..9 {
        let guest = site.guest("Anna").await;
        claims.spawn(async move { sign_up(&guest, "anna@example.org", &format!("password {number}")).await });
    }
    claims.join_all().await;
    let store = store::Store::open(&site.scratch.address)
        .await
        .expect("the database opens");
    let claims = store.accounts_at("anna@example.org").await.expect("a look");
    assert_eq!(claims.len(), 9);
    assert!(
        claims.iter().all(|claim| claim.salt == claims[0].salt),
        "{claims:?}"
    );
    let mut hashes: Vec<&[u8]> = claims.iter().map(|claim| claim.hash.as_slice()).collect();
    hashes.sort_unstable();
    hashes.dedup();
    assert_eq!(hashes.len(), 9, "nine passwords");
    let came = sign_in(&site.nobody(), "anna@example.org", "password 7").await;
    assert_eq!(came.status, 201, "{came:?}");
}

async fn signing_out_ends_tokens(site: Site) {
    let anna = sign_up(&site.guest("Anna").await, "anna@example.org", PASSWORD).await;
    let come = async || {
        arrived(
            &site.nobody(),
            sign_in(&site.nobody(), "anna@example.org", PASSWORD).await,
        )
    };
    let (here, there) = (come().await, come().await);
    let out = here.send("DELETE", "/api/log-ins/current", None).await;
    assert_eq!(out.status, 204);
    let cookie = out.headers["set-cookie"].to_str().expect("a text");
    assert!(
        cookie.starts_with("smokestack=;") && cookie.contains("Max-Age=0"),
        "{cookie}"
    );
    assert_eq!(here.get("/api/me").await.status, 401);
    assert_eq!(there.get("/api/me").await.status, 200);
    assert_eq!(there.send("DELETE", "/api/log-ins", None).await.status, 204);
    for client in [&there, &anna] {
        assert_eq!(client.get("/api/me").await.status, 401);
    }
}

#[tokio::test]
async fn a_session_ends_a_year_after_its_last_use() {
    let test_clock = TestClock::new();
    let site = Site::open_in(scratch_database::sqlite(), test_clock.env()).await;
    let anna = site.guest("Anna").await;
    let made = anna.post("/api/me/tokens", json!({ "label": "my bot" })).await;
    let mut program = site.nobody();
    program.token = made.json["token"].as_str().map(str::to_owned);
    let mut browser = site.nobody();
    let token = anna.token.as_deref().expect("a token");
    browser.headers.push(("cookie", format!("smokestack={token}")));
    let renewed = async || browser.get("/api/me").await.headers.contains_key("set-cookie");
    assert!(!renewed().await, "it is new");
    for _ in 0..3 {
        test_clock.advance(360 * DAY);
        assert!(renewed().await, "the cookie lasts as long");
        assert!(!renewed().await, "once a day is enough");
        assert_eq!(anna.get("/api/me").await.status, 200);
    }
    test_clock.advance(366 * DAY);
    assert_eq!(anna.get("/api/me").await.status, 401);
    assert_eq!(program.get("/api/me").await.status, 200, "its person ends that");
}

/// The machine's clock was wrong when the server started.
#[tokio::test]
async fn a_start_400_days_ahead_signs_nobody_out() {
    let test_clock = TestClock::new();
    let site = Site::open_in(scratch_database::sqlite(), test_clock.env()).await;
    let anna = site.guest("Anna").await;
    let scratch = site.close();
    test_clock.advance(400 * DAY);
    let ahead = Site::open_in(scratch, test_clock.env()).await;
    let start = Instant::now();
    while anna.at(&ahead).get("/api/me").await.status != 200 {
        assert!(start.elapsed() < Duration::from_secs(10), "Anna is signed out");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let scratch = ahead.close();
    test_clock.advance(-400 * DAY);
    let set_right = Site::open_in(scratch, test_clock.env()).await;
    assert_eq!(anna.at(&set_right).get("/api/me").await.status, 200);
}

async fn changing_the_password_ends_other_sessions(site: Site) {
    let anna = sign_up(&site.guest("Anna").await, "anna@example.org", PASSWORD).await;
    let other = arrived(
        &site.nobody(),
        sign_in(&site.nobody(), "anna@example.org", PASSWORD).await,
    );
    let change = async |old: &str, new: &str| {
        let body = json!({ "old": old, "new": new }).to_string();
        anna.send("PUT", "/api/me/password", Some(body)).await
    };
    assert_eq!(change("wrong", "a new password").await.code(), "wrong-password");
    assert_eq!(change(PASSWORD, "short").await.status, 422);
    assert_eq!(change(PASSWORD, "a new password").await.status, 204);
    assert_eq!(anna.get("/api/me").await.status, 200);
    assert_eq!(other.get("/api/me").await.status, 401);
    assert_eq!(
        sign_in(&site.nobody(), "anna@example.org", PASSWORD).await.status,
        403
    );
    assert_eq!(
        sign_in(&site.nobody(), "anna@example.org", "a new password")
            .await
            .status,
        201
    );
}

async fn an_api_token_can_play_but_not_change_the_account(site: Site) {
    let anna = site.guest("Anna").await;
    let made = anna.post("/api/me/tokens", json!({ "label": " my bot " })).await;
    assert_eq!(
        (made.status, made.json["label"].as_str()),
        (201, Some("my bot")),
        "{made:?}"
    );
    let secret = made.json["token"].as_str().expect("a token").to_owned();
    let mut program = site.nobody();
    program.token = Some(secret.clone());
    let table = program.make(json!({ "game": "industria" })).await;
    assert_eq!(program.sit(&table, "A").await.status, 200);
    for (method, path, body) in [
        ("GET", "/api/me/tokens", Value::Null),
        ("POST", "/api/me/tokens", json!({ "label": "more" })),
        ("DELETE", "/api/me", json!({})),
        ("PATCH", "/api/me", json!({ "name": "X" })),
        ("GET", "/api/me/export", Value::Null),
        ("DELETE", "/api/log-ins", Value::Null),
        (
            "POST",
            "/api/me/account",
            json!({ "email": "a@b", "password": PASSWORD }),
        ),
    ] {
        let body = Some(body)
            .filter(|body| !body.is_null())
            .map(|body| body.to_string());
        let answer = program.send(method, path, body).await;
        assert_eq!(
            (answer.status, answer.code()),
            (403, "not-for-programs"),
            "{method} {path}"
        );
    }
    assert_eq!(
        anna.post("/api/me/tokens", json!({ "label": "" })).await.status,
        422
    );
    let listed = anna.get("/api/me/tokens").await;
    assert_eq!(listed.json["tokens"][0]["id"], made.json["id"]);
    assert!(!listed.text.contains(&secret[17..]), "nobody sees it again");
    let path = format!("/api/me/tokens/{}", made.json["id"].as_str().expect("an id"));
    assert_eq!(
        site.guest("Bert").await.send("DELETE", &path, None).await.status,
        404
    );
    assert_eq!(anna.send("DELETE", &path, None).await.status, 204);
    assert_eq!(program.get("/api/me").await.status, 401);
    assert_eq!(anna.send("DELETE", &path, None).await.status, 404);
}

async fn a_deleted_person_leaves_no_name(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let open = people[0]
        .make(json!({ "game": "barrage", "visibility": "public" }))
        .await;
    let anna = sign_up(&people[0], "anna@example.org", PASSWORD).await;
    let leave = |password: &str| Some(json!({ "password": password }).to_string());
    assert_eq!(
        anna.send("DELETE", "/api/me", leave("wrong")).await.code(),
        "wrong-password"
    );
    assert_eq!(
        anna.send("DELETE", "/api/me", None).await.code(),
        "wrong-password"
    );
    assert_eq!(anna.send("DELETE", "/api/me", leave(PASSWORD)).await.status, 204);
    assert_eq!(anna.get("/api/me").await.status, 401);
    assert_eq!(
        sign_in(&site.nobody(), "anna@example.org", PASSWORD).await.status,
        403
    );
    assert_eq!(site.nobody().get(&open).await.json["status"], "ended");
    let seen = people[1].get(&table).await;
    assert!(!seen.text.contains("Anna"), "{}", seen.text);
    assert_eq!(seen.json["seats"][0]["bot"], "normal");
    // The others play on, and a bot plays for her.
    let start = Instant::now();
    while people[1].get(&table).await.json["move"].as_i64() < Some(12) {
        for person in &people[1..] {
            let seen = person.get(&table).await.json;
            if seen["turn"] == seen["you"] {
                person.play_first(&table).await;
            }
        }
        assert!(start.elapsed() < Duration::from_secs(60), "the game goes on");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // When the last person has left, the game ends.
    for person in &people[1..] {
        assert_eq!(person.send("DELETE", "/api/me", None).await.status, 204);
    }
    assert_eq!(site.nobody().get(&table).await.json["status"], "ended");
    let record = site.nobody().get(&format!("{table}/record")).await;
    assert_eq!(record.status, 200, "the game is kept");
    assert!(!record.text.contains("Bert"), "{}", record.text);
}

/// Adds a notice, as if the person had been notified of a turn.
async fn notified_once(site: &Site, person: &Client) {
    let store = store::Store::open(&site.scratch.address)
        .await
        .expect("the database opens");
    let me = person.get("/api/me").await.json["id"].clone();
    let channels = store
        .channels_of(me.as_str().expect("an id"))
        .await
        .expect("a look");
    let tables = person.get("/api/me/tables").await.json;
    let pending = store::PendingNotice {
        channel: channels[0].id.clone(),
        table_id: tables["tables"][0]["id"].as_str().expect("a table").to_owned(),
        since: 1,
        pause: 0,
        sent_at: None,
    };
    store.add_notices(&[pending], 2, "nothing").await.expect("noted");
}

async fn everything_that_is_stored_is_exported(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let anna = sign_up(&people[0], "anna@example.org", PASSWORD).await;
    let made = anna.post("/api/me/tokens", json!({ "label": "my bot" })).await;
    let id = &table["/api/tables/".len()..];
    let hook = json!({ "address": "https://example.org/hook" });
    assert_eq!(anna.post("/api/me/channels", hook).await.status, 201);
    let quiet = format!("/api/me/quiet-tables/{id}");
    assert_eq!(anna.send("PUT", &quiet, None).await.status, 204);
    let chat = format!("{table}/chat");
    for (person, text) in [(&anna, "hello"), (&people[1], "blah")] {
        assert_eq!(person.post(&chat, json!({ "text": text })).await.status, 201);
    }
    let report = anna
        .post(&format!("{chat}/2/report"), json!({ "why": "rude" }))
        .await;
    assert_eq!(report.status, 204, "{report:?}");
    let bert = people[1].get("/api/me").await.json["id"].clone();
    let mute = format!("/api/me/mutes/{}", bert.as_str().expect("an id"));
    assert_eq!(anna.send("PUT", &mute, None).await.status, 204);
    notified_once(&site, &anna).await;
    let export = anna.get("/api/me/export").await;
    assert_eq!(export.status, 200, "{export:?}");
    assert!(
        export.headers["content-disposition"]
            .to_str()
            .is_ok_and(|file| file.contains("smokestack.json"))
    );
    assert_eq!(export.json["name"], "Anna");
    assert_eq!(export.json["account"]["email"], "anna@example.org");
    assert_eq!(export.json["log_ins"][1]["label"], "my bot");
    assert_eq!(export.json["channels"], json!(["https://example.org/hook"]));
    assert_eq!(export.json["notices"][0]["table"], id);
    assert_eq!(export.json["quiet_tables"], json!([id]));
    assert_eq!(export.json["messages"][0]["text"], "hello");
    assert_eq!(export.json["mutes"], json!([bert]));
    assert_eq!(export.json["reports"][0]["why"], "rude");
    let exported = &export.json["tables"][0];
    assert!(table.ends_with(exported["id"].as_str().expect("an id")));
    let record = exported["record"].as_str().expect("a record");
    assert!(
        record.starts_with("smokestack record 1") && !record.contains("seed"),
        "{record}"
    );
    let secret = made.json["token"].as_str().expect("a token");
    assert!(!export.text.contains(&secret[17..]), "no secret");
}
