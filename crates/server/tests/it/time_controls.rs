//! Time controls, with a clock that the test controls.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::Env;

use crate::client::asked;
use crate::{Client, Site};

/// A clock that can be advanced by a number of seconds.
#[derive(Clone, Debug)]
pub struct TestClock(Arc<AtomicI64>);

impl TestClock {
    pub fn new() -> TestClock {
        TestClock(Arc::new(AtomicI64::new(1_790_000_000_000)))
    }

    pub fn advance(&self, seconds: i64) {
        self.0.fetch_add(seconds * 1_000, Ordering::SeqCst);
    }

    pub fn now(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }

    pub fn env(&self) -> Env {
        let time = self.0.clone();
        let entropy = |bytes: &mut [u8]| bytes.fill_with(|| RandomState::new().hash_one(0) as u8);
        Env::new(move || time.load(Ordering::SeqCst), entropy)
    }
}

async fn site(scratch: scratch_database::Scratch) -> (Site, TestClock) {
    let test_clock = TestClock::new();
    (Site::open_in(scratch, test_clock.env()).await, test_clock)
}

macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                let (site, test_clock) = super::site(scratch_database::sqlite()).await;
                super::$test(site, test_clock).await;
            })+
        }
        mod on_postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                let (site, test_clock) = super::site(scratch_database::postgres()).await;
                super::$test(site, test_clock).await;
            })+
        }
    };
}

on_both!(
    a_bot_plays_on_until_the_person_returns,
    a_seat_opens_for_a_substitute,
    a_game_is_scored_when_time_is_up_and_only_once,
    a_turn_costs_time_and_earns_some,
    correspondence_games_have_days,
    an_invalid_time_control_is_rejected,
    sitting_down_again_gives_no_time,
    leaving_and_returning_gives_no_time,
    actions_of_others_give_no_time,
    an_undo_gives_no_time,
    moves_of_a_bot_are_not_undone_alone,
    the_clock_ends_a_table_that_the_others_have_left,
    nobody_loses_while_a_table_is_frozen,
    nobody_loses_by_an_outage,
    standing_up_gives_no_days,
    a_former_player_takes_no_other_seat,
    any_player_may_put_a_bot_on_an_open_seat,
);

async fn begun(site: &Site, time: Value, time_up: Value) -> (String, [Client; 3]) {
    let people = [
        site.guest("Anna").await,
        site.guest("Bert").await,
        site.guest("Carla").await,
    ];
    let table = json!({ "game": "industria", "seats": 3, "time": time, "time_up": time_up });
    let table = people[0].make(table).await;
    for (person, seat) in people.iter().zip(["A", "B", "C"]) {
        assert_eq!(person.sit(&table, seat).await.status, 200);
    }
    (table, people)
}

/// Waits until a condition is true.
pub async fn until(client: &Client, table: &str, what: &str, is_so: impl Fn(&Value) -> bool) -> Value {
    let start = Instant::now();
    loop {
        let seen = client.get(table).await.json;
        if is_so(&seen) {
            return seen;
        }
        assert!(start.elapsed() < Duration::from_secs(30), "{what}: {seen}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn live() -> Value {
    json!({ "kind": "live", "bank": 60, "increment": 5 })
}

async fn a_bot_plays_on_until_the_person_returns(site: Site, test_clock: TestClock) {
    let bot = json!({ "then": "bot", "level": "random" });
    let (table, people) = begun(&site, live(), bot).await;
    let (at, slow, seen) = asked(&table, &people).await;
    assert_eq!(
        seen["deadline"].as_i64(),
        seen["turn_since"].as_i64().map(|since| since + 60_000)
    );
    test_clock.advance(59);
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(
        slow.get(&table).await.json["seats"][at]["bot"],
        json!(null),
        "not yet"
    );
    test_clock.advance(2);
    let seen = until(slow, &table, "the bot has moved", |seen| {
        seen["move"].as_i64() > Some(0)
    })
    .await;
    assert_eq!(seen["seats"][at]["bot"], "random");
    assert_eq!(
        seen["seats"][at]["name"],
        ["Anna", "Bert", "Carla"][at],
        "in the person's name"
    );
    let moves = seen["move"].as_i64().expect("a number");
    let refused = slow.act(&table, moves, "pass", "k").await;
    assert!(["bot-plays", "stale"].contains(&refused.code()), "{refused:?}");
    let other = &people[(at + 1) % 3];
    let letter = ["A", "B", "C"][at];
    assert_eq!(other.sit(&table, letter).await.code(), "taken");
    let back = slow.sit(&table, letter).await;
    assert_eq!(
        (back.status, &back.json["seats"][at]["bot"]),
        (200, &json!(null)),
        "{back:?}"
    );
    assert!(
        back.json["seats"][at]["clock"].as_i64() >= Some(60_000),
        "time to think"
    );
    // From here on people play.
    for _ in 0..6 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
}

async fn a_seat_opens_for_a_substitute(site: Site, test_clock: TestClock) {
    let (table, people) = begun(&site, live(), json!({ "then": "open" })).await;
    let (at, slow, _) = asked(&table, &people).await;
    test_clock.advance(61);
    until(slow, &table, "the seat opens", |seen| {
        seen["seats"][at]["person"].is_null()
    })
    .await;
    let seen = slow.get(&table).await.json;
    assert_eq!((&seen["you"], &seen["legal"]), (&json!(null), &json!([])));
    let letter = ["A", "B", "C"][at];
    assert_eq!(
        people[(at + 1) % 3].sit(&table, letter).await.code(),
        "taken",
        "one chair each"
    );
    let zoe = site.guest("Zoe").await;
    let sat = zoe.sit(&table, letter).await;
    assert_eq!(
        (sat.status, sat.json["you"].as_str()),
        (200, Some(letter)),
        "{sat:?}"
    );
    assert_eq!(zoe.play_first(&table).await, 1);
    assert_eq!(slow.sit(&table, letter).await.code(), "taken");
    let record = zoe.get(&format!("{table}/record")).await.text;
    assert!(record.contains("Zoe"), "{record}");
}

async fn a_game_is_scored_when_time_is_up_and_only_once(site: Site, test_clock: TestClock) {
    let other = if site.scratch.address.starts_with("postgres") {
        Some(site.beside_in(test_clock.env()).await)
    } else {
        None
    };
    let (table, people) = begun(&site, live(), json!({ "then": "score" })).await;
    let before = people[0].get(&table).await.json["version"].as_i64();
    test_clock.advance(61);
    let seen = until(&people[0], &table, "it ends", |seen| seen["status"] == "ended").await;
    assert_eq!(
        seen["result"].as_array().map(Vec::len),
        Some(3),
        "{}",
        seen["result"]
    );
    assert_eq!(seen["turn"], json!(null));
    assert!(seen["chance"]["seed"].is_string());
    tokio::time::sleep(Duration::from_millis(700)).await;
    let after = people[0].get(&table).await.json["version"].as_i64();
    assert_eq!(after, before.map(|before| before + 1), "one server rang the bell");
    drop(other);
}

async fn a_turn_costs_time_and_earns_some(site: Site, test_clock: TestClock) {
    let (table, people) = begun(&site, live(), json!({ "then": "score" })).await;
    let (at, person, _) = asked(&table, &people).await;
    test_clock.advance(10);
    person.play_first(&table).await;
    let seen = person.get(&table).await.json;
    let stays = seen["turn"] == seen["you"];
    let left = if stays { 50_000 } else { 55_000 };
    assert_eq!(seen["seats"][at]["clock"], json!(left));
    let again = site.beside_in(test_clock.env()).await;
    assert_eq!(
        person.at(&again).get(&table).await.json["seats"],
        seen["seats"],
        "it is stored"
    );
    for _ in 0..5 {
        let (_, person, seen) = asked(&table, &people).await;
        let seat = seen["you"].as_str().expect("a seat");
        let index = usize::from(seat.as_bytes()[0] - b'A');
        let left = seen["seats"][index]["clock"].as_i64().expect("a bank");
        assert_eq!(
            seen["deadline"].as_i64(),
            seen["turn_since"].as_i64().map(|since| since + left)
        );
        person.play_first(&table).await;
    }
}

async fn correspondence_games_have_days(site: Site, test_clock: TestClock) {
    let days = json!({ "kind": "correspondence", "days": 2 });
    let (table, people) = begun(&site, days.clone(), json!({ "then": "open" })).await;
    let seen = people[0].get(&table).await.json;
    assert_eq!(
        (&seen["time"], &seen["time_up"]),
        (&days, &json!({ "then": "open" }))
    );
    assert_eq!(
        seen["deadline"].as_i64(),
        seen["turn_since"].as_i64().map(|since| since + 2 * 86_400_000)
    );
    test_clock.advance(86_400);
    let (_, person, _) = asked(&table, &people).await;
    person.play_first(&table).await;
    test_clock.advance(86_400 + 3_600);
    tokio::time::sleep(Duration::from_millis(500)).await;
    let seats = people[0].get(&table).await.json["seats"].clone();
    let all = seats.as_array().expect("seats");
    assert!(
        all.iter().all(|seat| seat["person"].is_string()),
        "every decision has its own days"
    );
    test_clock.advance(86_400 - 3_600 + 1);
    let open = |seen: &Value| {
        let seats = seen["seats"].as_array().expect("seats");
        seats.iter().any(|seat| seat["person"].is_null())
    };
    until(&people[0], &table, "the seat opens", open).await;
}

async fn an_invalid_time_control_is_rejected(site: Site, _: TestClock) {
    let anna = site.guest("Anna").await;
    for (time, time_up) in [
        (
            json!({ "kind": "live", "bank": 0, "increment": 0 }),
            json!({ "then": "open" }),
        ),
        (json!({ "kind": "sand" }), json!({ "then": "open" })),
        (
            json!({ "kind": "correspondence", "days": 1, "holidays": ["Easter"] }),
            json!({ "then": "open" }),
        ),
        (live(), json!({ "then": "bot", "level": "genius" })),
        (live(), json!({ "then": "shout" })),
    ] {
        let table = json!({ "game": "industria", "time": time, "time_up": time_up });
        let refused = anna.post("/api/tables", table).await;
        assert_eq!((refused.status, refused.code()), (422, "bad"), "{refused:?}");
    }
}

fn correspondence() -> Value {
    json!({ "kind": "correspondence", "days": 2 })
}

async fn sitting_down_again_gives_no_time(site: Site, test_clock: TestClock) {
    for time in [live(), correspondence()] {
        let (table, people) = begun(&site, time, json!({ "then": "score" })).await;
        let (_, person, before) = asked(&table, &people).await;
        let seat = before["you"].as_str().expect("a seat");
        test_clock.advance(30);
        let sat = person.sit(&table, seat).await;
        assert_eq!(sat.status, 200, "{sat:?}");
        for same in ["deadline", "turn_since", "seats", "version"] {
            assert_eq!(sat.json[same], before[same], "{same}");
        }
    }
}

async fn leaving_and_returning_gives_no_time(site: Site, test_clock: TestClock) {
    let (table, people) = begun(&site, live(), json!({ "then": "open" })).await;
    let (at, person, before) = asked(&table, &people).await;
    let seat = before["you"].as_str().expect("a seat");
    test_clock.advance(10);
    person.seat(&table, seat, "bot:random").await;
    let moved = until(person, &table, "the bot has moved", |seen| {
        seen["move"].as_i64() > Some(0)
    })
    .await;
    assert_eq!(
        moved["seats"][at]["clock"],
        json!(50_000),
        "ten seconds were used"
    );
    let back = person.sit(&table, seat).await;
    assert_eq!(back.json["seats"][at]["clock"], json!(50_000), "{back:?}");
    // A player who leaves and returns does not regain any time.
    let (at, person, before) = asked(&table, &people).await;
    let seat = before["you"].as_str().expect("a seat");
    let clock = before["seats"][at]["clock"].as_i64().expect("a bank");
    test_clock.advance(5);
    assert_eq!(person.seat(&table, seat, "nobody").await.status, 200);
    let back = person.sit(&table, seat).await;
    assert_eq!(
        back.json["seats"][at]["clock"].as_i64(),
        Some(clock - 5_000),
        "{back:?}"
    );
}

async fn actions_of_others_give_no_time(site: Site, test_clock: TestClock) {
    let (table, people) = begun(&site, live(), json!({ "then": "bot", "level": "random" })).await;
    let (at, slow, before) = asked(&table, &people).await;
    let other = &people[(at + 1) % 3];
    let seat = ["A", "B", "C"][(at + 1) % 3];
    test_clock.advance(50);
    assert_eq!(other.seat(&table, seat, "bot:random").await.status, 200);
    let seen = other.sit(&table, seat).await.json;
    assert_eq!(seen["deadline"], before["deadline"]);
    test_clock.advance(11);
    until(slow, &table, "the bell rings in time", |seen| {
        seen["seats"][at]["bot"] == "random"
    })
    .await;
}

/// Plays and undoes repeatedly: the deadline stays as it was before.
async fn an_undo_gives_no_time(site: Site, test_clock: TestClock) {
    for time in [live(), correspondence()] {
        let people = [site.guest("Anna").await, site.guest("Bert").await];
        let table = json!({ "game": "barrage", "seats": 2, "time": time, "time_up": { "then": "score" } });
        let table = people[0].make(table).await;
        people[0].sit(&table, "A").await;
        assert_eq!(people[1].sit(&table, "B").await.json["status"], "playing");
        let undo = format!("{table}/undo");
        let (mut ends, mut stays) = (0, 0);
        for _ in 0..24 {
            let (at, person, before) = asked(&table, &people).await;
            test_clock.advance(2);
            let moves = person.play_first(&table).await;
            let (next, _, _) = asked(&table, &people).await;
            test_clock.advance(1);
            let back = person
                .post(&undo, json!({ "expected": moves, "to": moves - 1 }))
                .await;
            if back.status == 202 {
                person.send("DELETE", &undo, None).await; // something was revealed
                continue;
            }
            let after = person.get(&table).await.json;
            assert_eq!(after["deadline"], before["deadline"], "{before} {after}");
            let stored = site.beside_in(test_clock.env()).await;
            let stored = person.at(&stored).get(&table).await.json;
            assert_eq!(
                (&stored["deadline"], &stored["seats"]),
                (&after["deadline"], &after["seats"])
            );
            if next == at {
                stays += 1;
            } else {
                ends += 1;
            }
            // Continue the game; a repeated move has a different key.
            let action = after["legal"][0]["action"].as_str().expect("an action");
            let again = person
                .act(&table, moves - 1, action, &format!("again-{moves}"))
                .await;
            assert_eq!(again.status, 200, "{again:?}");
        }
        assert!(ends > 0 && stays > 0, "{ends} {stays}");
        // After an undo by consent, nobody has more in the bank, either.
        let (_, _, before) = asked(&table, &people).await;
        let moves = before["move"].as_i64().expect("a number");
        let body = json!({ "expected": moves, "to": 0 });
        assert_eq!(people[0].post(&undo, body.clone()).await.status, 202);
        assert_eq!(people[1].post(&undo, body).await.status, 200);
        let after = people[0].get(&table).await.json;
        for seat in 0..2 {
            let clock = |seen: &Value| seen["seats"][seat]["clock"].as_i64();
            assert!(clock(&after) <= clock(&before), "{before} {after}");
        }
        assert_eq!(
            after["turn_since"].as_i64(),
            Some(test_clock.now()),
            "all have agreed"
        );
    }
}

async fn moves_of_a_bot_are_not_undone_alone(site: Site, test_clock: TestClock) {
    let bot = json!({ "then": "bot", "level": "random" });
    let (table, people) = begun(&site, live(), bot).await;
    let (_, slow, seen) = asked(&table, &people).await;
    let seat = seen["you"].as_str().expect("a seat");
    test_clock.advance(61);
    until(slow, &table, "the bot has moved", |seen| {
        seen["move"].as_i64() > Some(0)
    })
    .await;
    let back = slow.sit(&table, seat).await;
    assert_eq!(back.status, 200, "{back:?}");
    let moves = back.json["move"].as_i64().expect("a number");
    let body = json!({ "expected": moves, "to": 0 });
    let alone = slow.post(&format!("{table}/undo"), body).await;
    assert_eq!(alone.status, 202, "its time was up: {alone:?}");
}

async fn the_clock_ends_a_table_that_the_others_have_left(site: Site, test_clock: TestClock) {
    let (table, people) = begun(&site, live(), json!({ "then": "open" })).await;
    let (at, slow, _) = asked(&table, &people).await;
    for other in [(at + 1) % 3, (at + 2) % 3] {
        let seat = ["A", "B", "C"][other];
        assert_eq!(people[other].seat(&table, seat, "nobody").await.status, 200);
    }
    assert_eq!(slow.get(&table).await.json["status"], "playing");
    test_clock.advance(61);
    let seen = until(slow, &table, "nobody is left", |seen| seen["status"] == "ended").await;
    assert_eq!(seen["result"], json!(null));
}

/// A clock and a bot's turn outlive a version that cannot play the game.
async fn nobody_loses_while_a_table_is_frozen(site: Site, test_clock: TestClock) {
    site.working.abort(); // the jobs stay
    let bot = json!({ "then": "bot", "level": "random" });
    let (table, people) = begun(&site, live(), bot).await;
    let (at, slow, _) = asked(&table, &people).await;
    let nora = site.guest("Nora").await;
    let bots = nora.make(json!({ "game": "industria", "seats": 3 })).await;
    for seat in ["A", "B"] {
        nora.seat(&bots, seat, "bot:random").await;
    }
    let mut seen = nora.sit(&bots, "C").await.json;
    while seen["turn"] == "C" {
        nora.play_first(&bots).await;
        seen = nora.get(&bots).await.json;
    }
    let moves = seen["move"].as_i64();
    let scratch = site.close();
    let freeze = "UPDATE tables SET rules = rules + 90, version = version + 1";
    crate::sql(&scratch.address, freeze).await;
    let frozen = Site::open_in(scratch, test_clock.env()).await;
    test_clock.advance(61);
    tokio::time::sleep(Duration::from_millis(800)).await;
    let seen = slow.at(&frozen).get(&table).await.json;
    assert_eq!(seen["frozen"]["key"], "error-rules-version", "{seen}");
    assert_eq!(seen["seats"][at]["bot"], json!(null));
    let scratch = frozen.close();
    let thaw = "UPDATE tables SET rules = rules - 90, version = version + 1";
    crate::sql(&scratch.address, thaw).await;
    let site = Site::open_in(scratch, test_clock.env()).await;
    test_clock.advance(70); // failed jobs are retried
    let (slow, nora) = (slow.at(&site), nora.at(&site));
    let seen = until(&slow, &table, "there is time to return", |seen| {
        seen["deadline"].as_i64() > Some(test_clock.now())
    })
    .await;
    assert_eq!(seen["seats"][at]["bot"], json!(null), "nobody has lost by it");
    test_clock.advance(61);
    until(&slow, &table, "then time is up", |seen| {
        seen["seats"][at]["bot"] == "random"
    })
    .await;
    until(&nora, &bots, "the bots play on", |seen| {
        seen["move"].as_i64() > moves
    })
    .await;
}

async fn nobody_loses_by_an_outage(site: Site, test_clock: TestClock) {
    let open = json!({ "then": "open" });
    let (soon, people) = begun(&site, live(), open.clone()).await;
    let (late, others) = begun(&site, correspondence(), open).await;
    let scratch = site.close();
    test_clock.advance(2 * 86_400 + 3_600);
    let site = Site::open_in(scratch, test_clock.env()).await;
    for (table, person) in [(&soon, &people[0]), (&late, &others[0])] {
        let seen = until(&person.at(&site), table, "there is time to return", |seen| {
            seen["deadline"].as_i64() > Some(test_clock.now())
        })
        .await;
        assert_eq!(
            seen["deadline"].as_i64(),
            Some(test_clock.now() + 60_000),
            "{seen}"
        );
    }
    test_clock.advance(61);
    for (table, person) in [(&soon, &people[0]), (&late, &others[0])] {
        until(&person.at(&site), table, "then the seat opens", |seen| {
            let seats = seen["seats"].as_array().expect("seats");
            seats.iter().any(|seat| seat["person"].is_null())
        })
        .await;
    }
}

async fn standing_up_gives_no_days(site: Site, test_clock: TestClock) {
    let (table, people) = begun(&site, correspondence(), json!({ "then": "open" })).await;
    let (_, person, before) = asked(&table, &people).await;
    let seat = before["you"].as_str().expect("a seat");
    test_clock.advance(86_400);
    assert_eq!(person.seat(&table, seat, "nobody").await.status, 200);
    let back = person.sit(&table, seat).await;
    assert_eq!(back.json["deadline"], before["deadline"], "{back:?}");
    // An undo does not add time either, if nothing was revealed.
    person.play_first(&table).await;
    let undo = json!({ "expected": 1, "to": 0 });
    if person.post(&format!("{table}/undo"), undo).await.status == 200 {
        assert_eq!(person.get(&table).await.json["deadline"], before["deadline"]);
    }
    // An open seat waits as long as necessary: a player who then sits down has all the days.
    let (_, person, before) = asked(&table, &people).await;
    let seat = before["you"].as_str().expect("a seat");
    assert_eq!(person.seat(&table, seat, "nobody").await.status, 200);
    test_clock.advance(3 * 86_400);
    let zoe = site.guest("Zoe").await.sit(&table, seat).await;
    assert_eq!(
        zoe.json["deadline"].as_i64(),
        Some(test_clock.now() + 2 * 86_400_000),
        "{zoe:?}"
    );
}

async fn a_former_player_takes_no_other_seat(site: Site, _: TestClock) {
    let (table, [anna, bert, _]) = begun(&site, live(), json!({ "then": "open" })).await;
    assert_eq!(anna.seat(&table, "A", "nobody").await.status, 200);
    assert_eq!(bert.seat(&table, "B", "nobody").await.status, 200);
    let refused = anna.sit(&table, "B").await;
    assert_eq!(
        (refused.status, refused.code()),
        (409, "sat-elsewhere"),
        "{refused:?}"
    );
    assert_eq!(anna.get(&table).await.json["you"], json!(null));
    let zoe = site.guest("Zoe").await;
    assert_eq!(zoe.sit(&table, "B").await.json["you"], "B");
    assert_eq!(zoe.seat(&table, "B", "nobody").await.status, 200);
    assert_eq!(
        zoe.sit(&table, "A").await.code(),
        "sat-elsewhere",
        "nor a substitute"
    );
    assert_eq!(anna.sit(&table, "A").await.json["you"], "A", "the own one");
}

async fn any_player_may_put_a_bot_on_an_open_seat(site: Site, _: TestClock) {
    let (table, [anna, bert, _]) = begun(&site, live(), json!({ "then": "open" })).await;
    assert_eq!(
        anna.seat(&table, "A", "nobody").await.status,
        200,
        "the host has gone"
    );
    let zoe = site.guest("Zoe").await;
    assert_eq!(zoe.seat(&table, "A", "bot:random").await.code(), "started");
    let sat = bert.seat(&table, "A", "bot:random").await;
    assert_eq!(
        (sat.status, &sat.json["seats"][0]["bot"]),
        (200, &json!("random")),
        "{sat:?}"
    );
}
