//! Two servers on one PostgreSQL database that decide at the same moment: the second one checks again, and both show
//! the same state.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection as _, PgConnection};

use crate::client::asked;
use crate::time_controls::{TestClock, until};
use crate::{Answer, Client, Site};

/// Locks all tables: requests that want to change one have already made their decisions, and wait in a queue.
struct TableLocks {
    line: PgConnection,
    /// A separate connection, because counting inside a transaction would always give the same number.
    eye: PgConnection,
}

impl TableLocks {
    async fn of(site: &Site) -> TableLocks {
        let address = &site.scratch.address;
        let mut line = PgConnection::connect(address).await.expect("the server");
        let eye = PgConnection::connect(address).await.expect("the server");
        for sql in ["BEGIN", "SELECT id FROM tables FOR NO KEY UPDATE"] {
            sqlx::query(sql).execute(&mut line).await.expect("it is held");
        }
        TableLocks { line, eye }
    }

    /// Waits until this many requests are in the queue.
    async fn queue(&mut self, wanted: i64) {
        let sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
        for _ in 0..1_000 {
            let waiting: i64 = sqlx::query_scalar(sql)
                .fetch_one(&mut self.eye)
                .await
                .expect("a count");
            if waiting == wanted {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{wanted} never wait at the same time");
    }

    async fn release(mut self) {
        sqlx::query("ROLLBACK")
            .execute(&mut self.line)
            .await
            .expect("it goes on");
    }
}

/// The responses to two requests that are decided at the same moment. The database chooses which is stored first, so a
/// test repeats this a few times.
async fn at_once(
    site: &Site,
    first: impl Future<Output = Answer> + Send + 'static,
    second: impl Future<Output = Answer> + Send + 'static,
) -> (Answer, Answer) {
    let mut jam = TableLocks::of(site).await;
    let first = tokio::spawn(first);
    jam.queue(1).await;
    let second = tokio::spawn(second);
    jam.queue(2).await;
    jam.release().await;
    (first.await.expect("an answer"), second.await.expect("an answer"))
}

/// The first legal move for the player to move; it is sent when the result is awaited.
fn first_move(person: &Client, table: &str, seen: &Value) -> impl Future<Output = Answer> + Send + 'static {
    let (person, table) = (person.clone(), table.to_owned());
    let moves = seen["move"].as_i64().expect("a number");
    let action = seen["legal"][0]["action"].as_str().expect("an action").to_owned();
    async move { person.act(&table, moves, &action, &format!("move-{moves}")).await }
}

fn seat(
    person: &Client,
    table: &str,
    seat: &str,
    who: &str,
) -> impl Future<Output = Answer> + Send + 'static {
    let (person, table, seat, who) = (person.clone(), table.to_owned(), seat.to_owned(), who.to_owned());
    async move { person.seat(&table, &seat, &who).await }
}

fn undo(
    person: &Client,
    table: &str,
    expected: i64,
    to: i64,
) -> impl Future<Output = Answer> + Send + 'static {
    let (person, path) = (person.clone(), format!("{table}/undo"));
    async move {
        person
            .post(&path, json!({ "expected": expected, "to": to }))
            .await
    }
}

/// Two servers with one clock.
async fn servers() -> (Site, Site, TestClock) {
    let test_clock = TestClock::new();
    let here = Site::open_in(scratch_database::postgres(), test_clock.env()).await;
    let there = here.beside_in(test_clock.env()).await;
    (here, there, test_clock)
}

/// A Barrage table with two people.
async fn two(site: &Site, time: &Value, time_up: Value) -> (String, [Client; 2]) {
    let people = [site.guest("Anna").await, site.guest("Bert").await];
    let wanted = json!({ "game": "barrage", "seats": 2, "time": time, "time_up": time_up });
    let table = people[0].make(wanted).await;
    people[0].sit(&table, "A").await;
    assert_eq!(people[1].sit(&table, "B").await.json["status"], "playing");
    (table, people)
}

async fn untimed(site: &Site) -> (String, [Client; 2]) {
    two(site, &json!(null), json!({ "then": "open" })).await
}

async fn same(person: &Client, there: &Site, table: &str) {
    let (one, two) = (
        person.get(table).await.json,
        person.at(there).get(table).await.json,
    );
    assert_eq!(one, two, "both servers show the same");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_seated_during_a_move_gets_its_turn() {
    let (here, there, _) = servers().await;
    let (table, people) = untimed(&here).await;
    for _ in 0..40 {
        let (at, person, seen) = asked(&table, &people).await;
        let (other, letter) = (&people[1 - at], ["B", "A"][at]);
        let (sat, moved) = at_once(
            &here,
            seat(&other.at(&there), &table, letter, "bot:random"),
            first_move(person, &table, &seen),
        )
        .await;
        assert_eq!((sat.status, moved.status), (200, 200), "{sat:?} {moved:?}");
        let made = moved.json["move"].as_i64();
        let seen = person.get(&table).await.json;
        assert_eq!(seen["seats"][1 - at]["bot"], "random", "{seen}");
        if seen["turn"] == letter || seen["move"].as_i64() > made {
            until(person, &table, "the bot plays", |seen| {
                seen["move"].as_i64() > made && seen["turn"] != letter
            })
            .await;
            return same(person, &there, &table).await;
        }
        assert_eq!(other.seat(&table, letter, "me").await.status, 200);
    }
    panic!("a turn never ends");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_races_with_the_end_of_time() {
    let live = json!({ "kind": "live", "bank": 60, "increment": 0 });
    for _ in 0..6 {
        let (here, there, test_clock) = servers().await;
        here.working.abort(); // the clock job runs on the other one
        let (table, people) = two(&here, &live, json!({ "then": "open" })).await;
        let (at, slow, seen) = asked(&table, &people).await;
        let mut jam = TableLocks::of(&here).await;
        test_clock.advance(61);
        jam.queue(1).await;
        let moved = tokio::spawn(first_move(slow, &table, &seen));
        jam.queue(2).await;
        jam.release().await;
        let moved = moved.await.expect("an answer");
        assert!([200, 403].contains(&moved.status), "{moved:?}");
        // A player who was just in time has no time left for the next decision.
        until(&slow.at(&there), &table, "the seat opens", |seen| {
            seen["seats"][at]["person"].is_null()
        })
        .await;
        same(slow, &there, &table).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_undo_keeps_a_simultaneous_change_of_seats() {
    let (here, there, _) = servers().await;
    let (table, people) = untimed(&here).await;
    let (at, person, _) = asked(&table, &people).await;
    let moves = person.play_first(&table).await;
    let (other, letter) = (&people[1 - at], ["B", "A"][at]);
    let (sat, wished) = at_once(
        &here,
        seat(&other.at(&there), &table, letter, "bot:random"),
        undo(person, &table, moves, 0),
    )
    .await;
    assert_eq!(sat.status, 200, "{sat:?}");
    assert!([200, 202, 409].contains(&wished.status), "{wished:?}");
    let seen = person.get(&table).await.json;
    assert_eq!(seen["seats"][1 - at]["bot"], "random", "{seen}");
    assert_eq!(other.at(&there).seat(&table, letter, "me").await.status, 200);
    same(person, &there, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn consent_applies_to_the_position_that_was_seen() {
    let (here, there, _) = servers().await;
    for _ in 0..6 {
        let (table, people) = untimed(&here).await;
        for _ in 0..4 {
            let (_, person, _) = asked(&table, &people).await;
            person.play_first(&table).await;
        }
        let (at, person, seen) = asked(&table, &people).await;
        let wished = undo(person, &table, 4, 0).await;
        assert_eq!(wished.status, 202, "{wished:?}");
        let other = people[1 - at].at(&there);
        let (moved, agreed) = at_once(
            &here,
            first_move(person, &table, &seen),
            undo(&other, &table, 4, 0),
        )
        .await;
        let seen = person.get(&table).await.json;
        let found = (moved.status, agreed.status, seen["move"].as_i64());
        let either = [(200, 409, Some(5)), (409, 200, Some(0))];
        assert!(either.contains(&found), "{moved:?} {agreed:?}");
        assert_eq!(seen["undo"], json!(null));
        same(person, &there, &table).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn simultaneous_consents_both_count() {
    let (here, there, _) = servers().await;
    let (table, people) = untimed(&here).await;
    for _ in 0..4 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
    let (one, two) = at_once(
        &here,
        undo(&people[0], &table, 4, 0),
        undo(&people[1].at(&there), &table, 4, 0),
    )
    .await;
    assert_eq!(one.status + two.status, 402, "{one:?} {two:?}");
    same(&people[0], &there, &table).await;
}
