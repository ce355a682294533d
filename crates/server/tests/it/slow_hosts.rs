//! M2: addresses that never respond do not delay clocks, and use only a few of this server's connections.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use server::{Settings, Webhooks};

use crate::Site;
use crate::client::{asked, three};
use crate::time_controls::TestClock;

/// The number of people to move, and the number of channels per person.
const PEOPLE: usize = 14;
const CHANNELS: usize = 5;

/// A host that accepts every connection and never responds; and the number of connections.
async fn silent_host() -> (String, Arc<AtomicUsize>) {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port");
    let address = format!("http://{}/hook", listener.local_addr().expect("an address"));
    let opened = Arc::new(AtomicUsize::new(0));
    let count = opened.clone();
    tokio::spawn(async move {
        let mut lines = Vec::new();
        while let Ok((line, _)) = listener.accept().await {
            lines.push(line);
            count.fetch_add(1, Ordering::SeqCst);
        }
    });
    (address, opened)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_hosts_delay_no_clocks() {
    let test_clock = TestClock::new();
    let settings = Settings {
        webhooks: Webhooks::Anywhere,
        ..Settings::default()
    };
    let first = Site::open_in(scratch_database::sqlite(), test_clock.env()).await;
    let mut site = first.another(test_clock.env(), settings).await;
    site.scratch = first.close();
    let (address, opened) = silent_host().await;
    for _ in 0..PEOPLE {
        let (table, people) = three(&site, "industria").await;
        let (_, person, _) = asked(&table, &people).await;
        for number in 0..CHANNELS {
            let channel = json!({ "address": format!("{address}{number}"), "format": "json", "hours": 0 });
            let made = person.post("/api/me/channels", channel).await;
            assert_eq!(made.status, 201, "{made:?}");
        }
    }
    // Everyone is notified now: 70 messages, more than one server sends at the same time.
    test_clock.advance(90);
    let start = Instant::now();
    let connections = || opened.load(Ordering::SeqCst);
    while connections() < 64 && start.elapsed() < Duration::from_secs(4) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(
        (1..=8).contains(&connections()),
        "{} lines to one host",
        connections()
    );
    let people = [
        site.guest("Dora").await,
        site.guest("Emil").await,
        site.guest("Frida").await,
    ];
    let time = json!({ "kind": "live", "bank": 60, "increment": 0 });
    let table = json!({ "game": "industria", "seats": 3, "time": time, "time_up": { "then": "score" } });
    let table = people[0].make(table).await;
    for (person, seat) in people.iter().zip(["A", "B", "C"]) {
        assert_eq!(person.sit(&table, seat).await.status, 200);
    }
    test_clock.advance(61);
    let start = Instant::now();
    while people[0].get(&table).await.json["status"] != "ended" {
        assert!(
            start.elapsed() < Duration::from_secs(4),
            "the clock rings in time"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
