//! Connections that are cut in the middle of a request: everyone then sees what was stored.

use std::future::Future;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use serde_json::json;

use crate::client::{asked, three};
use crate::{Client, Site};

/// Polls a request this many times and then disconnects; returns whether it completed.
async fn cut_after(steps: usize, request: impl Future) -> bool {
    let mut request = pin!(request);
    for _ in 0..steps {
        let ready = std::future::poll_fn(|context| Poll::Ready(request.as_mut().poll(context).is_ready()));
        if ready.await {
            return true;
        }
        // The event it waits for happens, but the request is not notified.
        tokio::time::sleep(Duration::from_millis(4)).await;
    }
    false
}

/// Checks that this server and one that has just read the table show the same state: at once, or when the work behind
/// the cut connection has completed.
async fn same(site: &Site, person: &Client, table: &str, steps: usize) {
    for last in [false, false, false, false, true] {
        tokio::time::sleep(Duration::from_millis(if last { 2_000 } else { 20 })).await;
        let here = person.get(table).await.json;
        let read = person.at(&site.beside().await).get(table).await.json;
        if here == read {
            return;
        }
        assert!(!last, "cut after {steps} steps: {here} {read}");
    }
}

/// Cuts a request at every possible point, each time at a new table. On a busy machine, a request may complete almost
/// at once; it is then tried again.
macro_rules! cut_everywhere {
    ($site:ident, $stage:expr, |$people:ident, $table:ident| $request:expr) => {{
        let mut cuts = 0;
        for _ in 0..10 {
            cuts = 0;
            for steps in 1.. {
                assert!(steps < 200, "it never ends");
                let ($table, $people) = $stage.await;
                let is_whole = cut_after(steps, $request).await;
                same(&$site, &$people[0], &$table, steps).await;
                if is_whole {
                    break;
                }
                cuts += 1;
            }
            if cuts >= MIN_CUTS {
                break;
            }
        }
        assert!(cuts >= MIN_CUTS, "it was cut in {cuts} places only");
    }};
}

/// The minimum number of points at which a request is cut: fewer would prove nothing.
const MIN_CUTS: usize = 3;

/// A table with two of three players, which waits for its host to start.
async fn two_of_three(site: &Site) -> (String, [Client; 3]) {
    let people = [
        site.guest("Anna").await,
        site.guest("Bert").await,
        site.guest("Carla").await,
    ];
    let table = json!({ "game": "industria", "seats": 4, "starts": "host" });
    let table = people[0].make(table).await;
    people[0].sit(&table, "A").await;
    people[1].sit(&table, "B").await;
    (table, people)
}

#[tokio::test]
async fn taking_a_seat_can_be_cut_anywhere() {
    let site = Site::open(scratch_database::sqlite()).await;
    cut_everywhere!(site, two_of_three(&site), |people, table| async {
        people[2].sit(&table, "C").await
    });
}

#[tokio::test]
async fn starting_can_be_cut_anywhere() {
    let site = Site::open(scratch_database::sqlite()).await;
    let stage = async || {
        let (table, people) = two_of_three(&site).await;
        people[2].sit(&table, "C").await;
        (table, people)
    };
    cut_everywhere!(site, stage(), |people, table| async {
        people[0].post(&format!("{table}/start"), json!({})).await
    });
}

#[tokio::test]
async fn a_rematch_can_be_cut_anywhere() {
    let site = Site::open(scratch_database::sqlite()).await;
    let stage = || crate::leaving::scored(&site, "private");
    cut_everywhere!(site, stage(), |people, table| async {
        people[0].post(&format!("{table}/rematch"), json!({})).await
    });
}

#[tokio::test]
async fn declining_an_undo_can_be_cut_anywhere() {
    let site = Site::open(scratch_database::sqlite()).await;
    let stage = async || {
        let (table, people) = three(&site, "industria").await;
        for _ in 0..6 {
            let (_, person, _) = asked(&table, &people).await;
            person.play_first(&table).await;
        }
        let undo = json!({ "expected": 6, "to": 0 });
        let wish = people[0].post(&format!("{table}/undo"), undo).await;
        assert_eq!(wish.status, 202, "{wish:?}");
        (table, people)
    };
    cut_everywhere!(site, stage(), |people, table| async {
        people[1].send("DELETE", &format!("{table}/undo"), None).await
    });
}

#[tokio::test]
async fn signing_in_can_be_cut_anywhere() {
    let site = Site::open(scratch_database::sqlite()).await;
    let mut number = 0;
    let mut stage = async || {
        number += 1;
        let (table, people) = two_of_three(&site).await;
        let owner = site.guest("Owner").await;
        let account = json!({ "email": format!("o{number}@example.org"), "password": "long enough" });
        let made = owner.post("/api/me/account", account).await;
        assert_eq!(made.status, 201, "{made:?}");
        (table, people)
    };
    let mut cut = 0;
    cut_everywhere!(site, stage(), |people, table| async {
        cut += 1;
        let body = json!({ "email": format!("o{cut}@example.org"), "password": "long enough" });
        // Afterwards, the player at the table is a different person.
        people[1].post("/api/log-ins", body).await
    });
}
