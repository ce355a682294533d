//! Turn notifications to an address on this machine, with a clock that the test controls.

use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Settings, Webhooks};

use crate::client::{asked, three};
use crate::time_controls::{TestClock, until};
use crate::{Client, Site};

macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(super::Stage::open(scratch_database::sqlite()).await).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test(super::Stage::open(scratch_database::postgres()).await).await;
            })+
        }
    };
}

on_both!(
    a_turn_is_reported_once_in_every_format,
    notices_during_a_pause_are_combined,
    a_table_muted_in_the_meantime_is_not_reported,
    failed_messages_are_retried_for_an_hour,
    a_muted_table_causes_no_notifications,
    players_with_missing_shares_are_notified,
    an_invalid_address_is_rejected,
);

/// A server, its clock, and a webhook.
pub(crate) struct Stage {
    pub site: Site,
    /// On PostgreSQL, another server on the same database.
    _other: Option<Site>,
    pub test_clock: TestClock,
    mailbox: Mailbox,
}

impl Stage {
    pub async fn open(scratch: scratch_database::Scratch) -> Stage {
        let test_clock = TestClock::new();
        let settings = Settings {
            webhooks: Webhooks::Anywhere,
            base_url: "https://games.example".parse().ok(),
            ..Settings::default()
        };
        let shared = scratch.address.starts_with("postgres");
        let first = Site::open_in(scratch, test_clock.env()).await;
        let mut site = first.another(test_clock.env(), settings.clone()).await;
        let other = if shared {
            Some(first.another(test_clock.env(), settings).await)
        } else {
            None
        };
        // The server that was only needed to create the database stops; the database is kept.
        site.scratch = first.close();
        Stage {
            site,
            _other: other,
            test_clock,
            mailbox: Mailbox::open().await,
        }
    }

    /// A table, and the person to move.
    pub async fn asked(&self) -> (String, Client) {
        let (table, people) = three(&self.site, "industria").await;
        let (_, person, _) = asked(&table, &people).await;
        (table, person.clone())
    }
}

/// A webhook that keeps its messages.
#[derive(Clone)]
struct Mailbox {
    address: String,
    received: Arc<Mutex<Vec<Value>>>,
    /// The status that the webhook returns.
    status: Arc<AtomicU16>,
}

impl Mailbox {
    async fn open() -> Mailbox {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let address = format!("http://{}/hook?key=1", listener.local_addr().expect("an address"));
        let received = Arc::new(Mutex::new(Vec::new()));
        let status = Arc::new(AtomicU16::new(204));
        let (kept, answer) = (received.clone(), status.clone());
        let router = axum::Router::new().route(
            "/hook",
            axum::routing::post(async move |axum::Json(body): axum::Json<Value>| {
                kept.lock().expect("no panic").push(body);
                axum::http::StatusCode::from_u16(answer.load(Ordering::SeqCst)).expect("a status")
            }),
        );
        tokio::spawn(async move { axum::serve(listener, router).await });
        Mailbox {
            address,
            received,
            status,
        }
    }

    fn count(&self) -> usize {
        self.received.lock().expect("no panic").len()
    }

    /// Waits until this many messages have arrived; returns all of them.
    async fn wait_for(&self, count: usize) -> Vec<Value> {
        let start = Instant::now();
        while self.count() < count {
            assert!(start.elapsed() < Duration::from_secs(20), "{} came", self.count());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.received.lock().expect("no panic").clone()
    }
}

async fn add_webhook(person: &Client, mailbox: &Mailbox, format: &str, hours: i64) -> Value {
    let wanted = json!({ "address": mailbox.address, "format": format, "hours": hours });
    let answer = person.post("/api/me/channels", wanted).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    // A server now looks for turns. If the clock jumped in the meantime, its claim would expire, and another server
    // would look as well.
    a_moment().await;
    answer.json
}

pub(crate) async fn log(person: &Client) -> Vec<(String, Option<String>)> {
    let notices = person.get("/api/me/notices").await.json;
    let notices = notices["notices"].as_array().expect("a list").clone();
    notices
        .iter()
        .map(|notice| {
            let text = |name: &str| notice[name].as_str().map(str::to_owned);
            (text("status").expect("a status"), text("why"))
        })
        .collect()
}

/// Waits until the log has these entries.
pub(crate) async fn log_says(person: &Client, expected: &[(&str, Option<&str>)]) {
    let expected: Vec<(String, Option<String>)> = expected
        .iter()
        .map(|(status, why)| ((*status).to_owned(), why.map(str::to_owned)))
        .collect();
    let start = Instant::now();
    loop {
        let found = log(person).await;
        if found == expected {
            return;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{found:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Waits long enough for every server to look at its jobs.
pub(crate) async fn a_moment() {
    tokio::time::sleep(Duration::from_millis(700)).await;
}

async fn a_turn_is_reported_once_in_every_format(stage: Stage) {
    let (table, mut person) = stage.asked().await;
    for format in ["json", "slack"] {
        add_webhook(&person, &stage.mailbox, format, 0).await;
    }
    person.headers.push(("accept-language", "de-CH".to_owned()));
    assert_eq!(
        add_webhook(&person, &stage.mailbox, "discord", 0).await["language"],
        "de"
    );
    a_moment().await;
    assert_eq!(stage.mailbox.count(), 0, "players who are present see it anyway");
    stage.test_clock.advance(61);
    let messages = stage.mailbox.wait_for(3).await;
    let id = &table["/api/tables/".len()..];
    let link = format!("https://games.example/#/friends/table/{id}");
    let generic = messages
        .iter()
        .find(|one| one["kind"] == "turn")
        .expect("one as JSON");
    assert_eq!(
        (&generic["tables"][0]["id"], &generic["tables"][0]["link"]),
        (&json!(id), &json!(link))
    );
    let slack = messages
        .iter()
        .find(|one| one.get("kind").is_none() && one.get("text").is_some());
    let slack = slack.expect("one for Slack")["text"].as_str().expect("a text");
    assert!(
        slack.starts_with("It is your turn in Industria") && slack.ends_with(&link),
        "{slack}"
    );
    let discord = messages
        .iter()
        .find(|one| one.get("content").is_some())
        .expect("one for Discord");
    assert!(
        discord["content"]
            .as_str()
            .is_some_and(|text| text.starts_with("Du bist am Zug"))
    );
    assert_eq!(discord["allowed_mentions"], json!({ "parse": [] }));
    log_says(&person, &[("sent", None); 3]).await;
    stage.test_clock.advance(3_600);
    a_moment().await;
    assert_eq!(stage.mailbox.count(), 3, "once");
    let channels = person.get("/api/me/channels").await.json;
    assert!(channels["channels"][0]["sent_at"].is_i64());
    let path = format!(
        "/api/me/channels/{}",
        channels["channels"][0]["id"].as_str().expect("an id")
    );
    assert_eq!(person.send("DELETE", &path, None).await.status, 204);
}

async fn notices_during_a_pause_are_combined(stage: Stage) {
    let anna = stage.site.guest("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = anna.make(json!({ "game": "industria", "seats": 3 })).await;
        for seat in ["A", "B"] {
            anna.seat(&table, seat, "bot:random").await;
        }
        anna.sit(&table, "C").await;
        tables.push(table);
    }
    let mine = async |after: i64| {
        for table in &tables {
            until(&anna, table, "it is her turn", |seen| {
                seen["turn"] == "C" && seen["move"].as_i64() > Some(after)
            })
            .await;
        }
    };
    mine(-1).await;
    add_webhook(&anna, &stage.mailbox, "json", 24).await;
    stage.test_clock.advance(61);
    let messages = stage.mailbox.wait_for(1).await;
    assert_eq!(
        messages[0]["tables"].as_array().map(Vec::len),
        Some(2),
        "{messages:?}"
    );
    log_says(&anna, &[("sent", None); 2]).await;
    // She plays at the first table until others have moved there and it is her turn again.
    let mut moves = 0;
    loop {
        let seen = anna.get(&tables[0]).await.json;
        let by_others = seen["move"].as_i64() > Some(moves);
        if seen["turn"] == "C" && by_others && moves > 0 {
            break;
        }
        if seen["turn"] == "C" {
            moves = anna.play_first(&tables[0]).await;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    stage.test_clock.advance(3_600);
    log_says(&anna, &[("waiting", None), ("sent", None), ("sent", None)]).await;
    a_moment().await;
    assert_eq!(stage.mailbox.count(), 1, "not before the pause is over");
    stage.test_clock.advance(24 * 3_600);
    let messages = stage.mailbox.wait_for(2).await;
    assert_eq!(
        messages[1]["tables"].as_array().map(Vec::len),
        Some(1),
        "{messages:?}"
    );
}

async fn a_table_muted_in_the_meantime_is_not_reported(stage: Stage) {
    let (table, person) = stage.asked().await;
    stage.mailbox.status.store(500, Ordering::SeqCst);
    add_webhook(&person, &stage.mailbox, "json", 0).await;
    stage.test_clock.advance(61);
    stage.mailbox.wait_for(1).await;
    a_moment().await; // until it is rescheduled
    let path = format!("/api/me/quiet-tables/{}", &table["/api/tables/".len()..]);
    assert_eq!(person.send("PUT", &path, None).await.status, 204);
    stage.test_clock.advance(3_600);
    log_says(&person, &[("passed", None)]).await;
    assert_eq!(stage.mailbox.count(), 1);
}

async fn failed_messages_are_retried_for_an_hour(stage: Stage) {
    let (_, person) = stage.asked().await;
    stage.mailbox.status.store(500, Ordering::SeqCst);
    add_webhook(&person, &stage.mailbox, "json", 0).await;
    stage.test_clock.advance(61);
    for tries in 1..=8 {
        stage.mailbox.wait_for(tries).await;
        let expected = if tries < 8 { "waiting" } else { "failed" };
        let why = (tries == 8).then_some("the response was 500");
        log_says(&person, &[(expected, why)]).await;
        a_moment().await; // until it is rescheduled
        stage.test_clock.advance(3_600);
    }
    a_moment().await;
    assert_eq!(stage.mailbox.count(), 8, "then it is given up");
    let mut reader = person.clone();
    reader.headers.push(("accept-language", "fr".to_owned()));
    let notices = reader.get("/api/me/notices").await.json;
    let why = notices["notices"][0]["why"].as_str().expect("a reason");
    assert_eq!(why, "la réponse était 500", "in the reader's language");
}

async fn a_muted_table_causes_no_notifications(stage: Stage) {
    let (table, person) = stage.asked().await;
    let path = format!("/api/me/quiet-tables/{}", &table["/api/tables/".len()..]);
    assert_eq!(person.send("PUT", &path, None).await.status, 204);
    assert_eq!(
        person.get("/api/me/quiet-tables").await.json["tables"]
            .as_array()
            .map(Vec::len),
        Some(1)
    );
    add_webhook(&person, &stage.mailbox, "json", 0).await;
    stage.test_clock.advance(120);
    a_moment().await;
    assert_eq!(stage.mailbox.count(), 0);
    assert_eq!(person.send("DELETE", &path, None).await.status, 204);
    stage.test_clock.advance(120);
    stage.mailbox.wait_for(1).await;
}

/// A player who has closed the page is notified that the table is full, and again when everyone has to commit again.
async fn players_with_missing_shares_are_notified(stage: Stage) {
    let (anna, bert) = (stage.site.guest("Anna").await, stage.site.guest("Bert").await);
    let table = anna.make(json!({ "game": "industria", "seats": 3 })).await;
    anna.seat(&table, "C", "bot:random").await;
    anna.commit(&table, "A", 1).await;
    bert.commit(&table, "B", 2).await;
    bert.open(&table, 2).await;
    for person in [&anna, &bert] {
        add_webhook(person, &stage.mailbox, "json", 0).await;
    }
    stage.test_clock.advance(61);
    let messages = stage.mailbox.wait_for(1).await;
    assert!(
        messages[0]["text"]
            .as_str()
            .is_some_and(|text| text.contains("is waiting for you")),
        "{messages:?}"
    );
    log_says(&anna, &[("sent", None)]).await;
    assert!(log(&bert).await.is_empty(), "his share is open");
    // The host leaves her own seat, so the other player's client has to commit again.
    anna.seat(&table, "A", "nobody").await;
    stage.test_clock.advance(61);
    stage.mailbox.wait_for(2).await;
    log_says(&bert, &[("sent", None)]).await;
}

async fn an_invalid_address_is_rejected(stage: Stage) {
    let person = stage.site.guest("Anna").await;
    let with = async |webhooks: Webhooks, body: Value| {
        let settings = Settings {
            webhooks,
            ..Settings::default()
        };
        let site = stage.site.another(stage.test_clock.env(), settings).await;
        person.at(&site).post("/api/me/channels", body).await
    };
    let hook = json!({ "address": "https://example.org/hook" });
    assert_eq!(with(Webhooks::Off, hook.clone()).await.code(), "webhooks-off");
    for body in [
        json!({ "address": "http://example.org/hook" }),
        json!({ "address": "example.org" }),
        json!({ "address": "https://example.org/hook", "hours": -1 }),
        json!({ "address": "https://example.org/hook", "hours": 169 }),
        json!({ "address": "https://example.org/hook", "format": "pigeon" }),
        json!({}),
    ] {
        let refused = with(Webhooks::Public, body.clone()).await;
        assert_eq!(
            (refused.status, refused.code()),
            (422, "bad"),
            "{body} {refused:?}"
        );
    }
    for _ in 0..5 {
        assert_eq!(with(Webhooks::Public, hook.clone()).await.status, 201);
    }
    assert_eq!(with(Webhooks::Public, hook).await.code(), "full");
}
