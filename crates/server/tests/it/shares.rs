//! Shares of the seed: players commit when they sit down, shares are opened when everyone has committed, and everything
//! starts over if a share is not opened.

use serde_json::{Value, json};
use smokestack_core::{Record, Seed};

use crate::time_controls::{TestClock, until};
use crate::{Client, Site};

crate::on_both!(
    a_table_starts_when_the_last_share_is_open,
    shares_are_secret_until_the_game_is_over,
    leaving_while_shares_are_opened_restarts,
    committing_again_while_shares_are_opened_restarts,
    changes_without_commitments_do_not_restart,
    a_wrong_share_is_rejected,
    a_host_starts_and_everybody_opens,
    a_client_that_does_not_commit_has_its_share_marked,
    a_share_from_an_older_server_is_marked,
    another_server_continues_the_opening,
);

/// Three people who have committed to shares made of the bytes 1, 2 and 3.
async fn committed(site: &Site, more: Value) -> (String, [Client; 3]) {
    let people = [
        site.guest("Anna").await,
        site.guest("Bert").await,
        site.guest("Carla").await,
    ];
    let mut table = json!({ "game": "industria", "seats": 3, "time_up": { "then": "score" } });
    let fields = more.as_object().expect("an object").clone();
    table.as_object_mut().expect("an object").extend(fields);
    let table = people[0].make(table).await;
    for (at, person) in people.iter().enumerate() {
        let sat = person.commit(&table, ["A", "B", "C"][at], at as u8 + 1).await;
        assert_eq!(sat.status, 200, "{sat:?}");
    }
    (table, people)
}

/// Everyone leaves; the record then contains the shares of the seed.
async fn record_at_the_end(table: &str, people: &[Client; 3]) -> Record {
    let seat = people[0].get(table).await.json["you"]
        .as_str()
        .expect("a seat")
        .to_owned();
    let left = people[0].seat(table, &seat, "nobody").await;
    assert_eq!(left.json["status"], "ended", "{left:?}");
    let text = people[0].get(&format!("{table}/record")).await.text;
    Record::parse(&text).expect("a record")
}

async fn a_table_starts_when_the_last_share_is_open(site: Site) {
    let (table, people) = committed(&site, json!({ "seating": "random", "colours": "random" })).await;
    let seen = people[0].get(&table).await.json;
    assert_eq!(seen["status"], "open", "{seen}");
    assert_eq!(seen["opening"]["missing"], json!(["A", "B", "C"]));
    assert!(seen["opening"]["deadline"].as_i64() > seen["opening"]["since"].as_i64());
    assert_eq!(
        people[2].open(&table, 3).await.json["opening"]["missing"],
        json!(["A", "B"])
    );
    assert_eq!(
        people[2].open(&table, 3).await.status,
        200,
        "repeating is harmless"
    );
    assert_eq!(people[0].open(&table, 1).await.json["status"], "open");
    let begun = people[1].open(&table, 2).await.json;
    assert_eq!(
        (&begun["status"], &begun["opening"]),
        (&json!("playing"), &Value::Null),
        "{begun}"
    );
    let late = people[1].open(&table, 2).await;
    assert_eq!((late.status, &late.json["status"]), (200, &json!("playing")));
    let record = record_at_the_end(&table, &people).await;
    let shares = record.shares.expect("what the seed was made of");
    assert_eq!((shares.is_kept(), shares.are_all_kept()), (true, Some(true)));
    assert_eq!(shares.seed(), record.seed);
    assert_eq!(shares.is_complete(&record.players), Some(true));
    assert_eq!(shares.is_seating_fair(3), Some(true));
    assert_eq!(shares.are_colours_fair(3), Some(true));
    assert!(shares.has_own(&Seed([2; 32])));
    assert!(shares.remarks().is_empty(), "{:?}", shares.remarks());
}

async fn shares_are_secret_until_the_game_is_over(site: Site) {
    let (table, people) = committed(&site, json!({ "visibility": "public" })).await;
    people[0].open(&table, 1).await;
    let secret = "01".repeat(32);
    for path in [
        table.clone(),
        "/api/tables".to_owned(),
        "/api/me/export".to_owned(),
    ] {
        let text = people[0].get(&path).await.text;
        assert!(!text.contains(&secret), "{path}: {text}");
    }
    people[1].open(&table, 2).await;
    let begun = people[2].open(&table, 3).await;
    assert_eq!(begun.json["status"], "playing");
    assert!(!begun.text.contains(&secret), "{begun:?}");
    record_at_the_end(&table, &people).await;
    let over = people[0].get(&table).await.json;
    assert_eq!(over["chance"]["shares"]["A"], secret, "{over}");
    assert_eq!(over["chance"]["commitments"]["A"], over["seats"][0]["commitment"]);
}

async fn leaving_while_shares_are_opened_restarts(site: Site) {
    let (table, people) = committed(&site, json!({})).await;
    let before = people[0].get(&table).await.json;
    people[0].open(&table, 1).await;
    people[1].open(&table, 2).await;
    let left = people[2].seat(&table, "C", "nobody").await.json;
    assert_eq!(
        (&left["restarts"], &left["opening"]),
        (&json!(1), &Value::Null),
        "{left}"
    );
    assert_ne!(
        left["commitment"], before["commitment"],
        "the server has a new share"
    );
    let commitments = left["seats"].as_array().expect("seats").iter();
    assert!(
        commitments.map(|seat| &seat["commitment"]).all(Value::is_null),
        "{left}"
    );
    assert_eq!(people[0].open(&table, 1).await.code(), "not-opening");
    // The game does not start before everyone has committed again.
    let full = people[2].commit(&table, "C", 33).await.json;
    assert_eq!(full["opening"], Value::Null, "{full}");
    people[0].commit(&table, "A", 11).await;
    let all = people[1].commit(&table, "B", 22).await.json;
    assert_eq!(all["opening"]["missing"], json!(["A", "B", "C"]), "{all}");
    for (person, share) in people.iter().zip([11, 22, 33]) {
        person.open(&table, share).await;
    }
    let shares = record_at_the_end(&table, &people).await.shares.expect("shares");
    assert_eq!(shares.are_all_kept(), Some(true));
    let remarks: Vec<&str> = shares.remarks().iter().map(|remark| remark.key).collect();
    assert_eq!(remarks, ["room-fair-restarts"]);
}

async fn committing_again_while_shares_are_opened_restarts(site: Site) {
    let (table, people) = committed(&site, json!({})).await;
    people[0].open(&table, 1).await;
    let again = people[1].commit(&table, "B", 22).await.json;
    assert_eq!(again["restarts"], 1, "{again}");
    let has = |at: usize| again["seats"][at]["commitment"].is_string();
    assert_eq!([has(0), has(1), has(2)], [false, true, false], "{again}");
    // Deleting an account also means leaving.
    people[0].commit(&table, "A", 11).await;
    people[2].commit(&table, "C", 33).await;
    assert_eq!(
        people[2]
            .send("DELETE", "/api/me", Some("{}".to_owned()))
            .await
            .status,
        204
    );
    let left = people[0].get(&table).await.json;
    assert_eq!(
        (&left["restarts"], &left["opening"]),
        (&json!(2), &Value::Null),
        "{left}"
    );
}

async fn changes_without_commitments_do_not_restart(site: Site) {
    let anna = site.guest("Anna").await;
    let bert = site.guest("Bert").await;
    let table = anna.make(json!({ "game": "industria", "seats": 3 })).await;
    anna.seat(&table, "C", "bot:random").await;
    anna.commit(&table, "A", 1).await;
    bert.commit(&table, "B", 2).await;
    anna.open(&table, 1).await;
    let colour = anna
        .post(&format!("{table}/seats/A"), json!({ "colour": "green" }))
        .await;
    assert_eq!(colour.json["opening"]["missing"], json!(["B"]), "{colour:?}");
    let same = anna.commit(&table, "A", 1).await;
    assert_eq!(
        same.json["opening"]["missing"],
        json!(["B"]),
        "the share stays open: {same:?}"
    );
    let level = anna.seat(&table, "C", "bot:easy").await;
    assert_eq!(
        (&level.json["restarts"], level.json["opening"].is_object()),
        (&json!(0), true)
    );
    // Freeing a seat causes a restart.
    let freed = anna.seat(&table, "C", "nobody").await;
    assert_eq!(
        (&freed.json["restarts"], &freed.json["opening"]),
        (&json!(1), &Value::Null)
    );
}

async fn a_wrong_share_is_rejected(site: Site) {
    let (table, people) = committed(&site, json!({})).await;
    let other = people[0].open(&table, 9).await;
    assert_eq!((other.status, other.code()), (422, "bad"), "{other:?}");
    let spectator = site.guest("Dora").await.open(&table, 1).await;
    assert_eq!((spectator.status, spectator.code()), (403, "not-seated"));
    let short = people[0]
        .post(&format!("{table}/share"), json!({ "share": "01" }))
        .await;
    assert_eq!((short.status, short.code()), (422, "bad"));
    let both = json!({ "share": "01".repeat(32), "commitment": "01".repeat(32) });
    let both = people[0].post(&format!("{table}/seats/A"), both).await;
    assert_eq!((both.status, both.code()), (422, "bad"));
    assert!(both.text.contains("not both"), "{both:?}");
    let seen = people[0].get(&table).await.json;
    assert_eq!(
        seen["opening"]["missing"],
        json!(["A", "B", "C"]),
        "nothing has changed"
    );
}

async fn a_host_starts_and_everybody_opens(site: Site) {
    let people = [
        site.guest("Anna").await,
        site.guest("Bert").await,
        site.guest("Carla").await,
    ];
    let table = json!({ "game": "industria", "seats": 4, "starts": "host", "time_up": { "then": "score" } });
    let table = people[0].make(table).await;
    people[0].commit(&table, "A", 1).await;
    people[1].commit(&table, "B", 2).await;
    let start = format!("{table}/start");
    let few = people[0].post(&start, json!({})).await;
    assert_eq!(
        few.status, 422,
        "two are too few, and it is said before shares are opened: {few:?}"
    );
    people[2].commit(&table, "D", 3).await;
    let started = people[0].post(&start, json!({})).await;
    assert_eq!(
        started.json["opening"]["missing"],
        json!(["A", "B", "C"]),
        "{started:?}"
    );
    let again = people[0].post(&start, json!({})).await;
    assert_eq!(
        (again.status, &again.json["opening"]),
        (200, &started.json["opening"])
    );
    // The host frees a seat, and has to start the game again when everyone has committed again.
    people[0].open(&table, 1).await;
    assert_eq!(people[0].seat(&table, "C", "nobody").await.json["restarts"], 1);
    people[2].commit(&table, "C", 33).await;
    let early = people[0].post(&start, json!({})).await;
    assert_eq!((early.status, early.code()), (409, "not-committed"), "{early:?}");
    people[0].commit(&table, "A", 11).await;
    let waits = people[1].commit(&table, "B", 22).await;
    assert_eq!(waits.json["opening"], Value::Null, "it waits for its host");
    people[0].post(&start, json!({})).await;
    for (person, share) in people.iter().zip([11, 22, 33]) {
        assert_eq!(person.open(&table, share).await.status, 200);
    }
    assert_eq!(people[0].get(&table).await.json["status"], "playing");
}

async fn a_client_that_does_not_commit_has_its_share_marked(site: Site) {
    let people = [
        site.guest("Anna").await,
        site.guest("Bert").await,
        site.guest("Carla").await,
    ];
    let table = json!({ "game": "industria", "seats": 3, "time_up": { "then": "score" } });
    let table = people[0].make(table).await;
    people[0].commit(&table, "A", 1).await;
    people[1].sit(&table, "B").await; // in plain text
    let full = people[2].seat(&table, "C", "me").await.json; // nothing at all
    let by: Vec<&Value> = full["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| &seat["share_by"])
        .collect();
    assert_eq!(by, ["sealed", "open", "server"], "{full}");
    assert_eq!(full["opening"]["missing"], json!(["A"]));
    // When everyone commits again, the server draws new shares for B and C.
    let drawn = full["seats"][2]["commitment"].clone();
    let again = people[0].commit(&table, "A", 11).await.json;
    assert_ne!(again["seats"][2]["commitment"], drawn, "{again}");
    assert_eq!(
        again["opening"]["missing"],
        json!(["A"]),
        "nobody else is waited for: {again}"
    );
    assert_eq!(people[0].open(&table, 11).await.json["status"], "playing");
    let shares = record_at_the_end(&table, &people).await.shares.expect("shares");
    assert_eq!(shares.are_all_kept(), Some(true));
    let remarks: Vec<&str> = shares.remarks().iter().map(|remark| remark.key).collect();
    assert_eq!(remarks, ["room-fair-restarts", "room-fair-by-server"]);
}

async fn a_share_from_an_older_server_is_marked(site: Site) {
    let people = [
        site.guest("Anna").await,
        site.guest("Bert").await,
        site.guest("Carla").await,
    ];
    let table = json!({ "game": "industria", "seats": 3, "time_up": { "then": "score" } });
    let table = people[0].make(table).await;
    people[0].sit(&table, "A").await;
    people[1].sit(&table, "B").await;
    crate::sql(
        &site.scratch.address,
        "UPDATE seats SET share_commitment = NULL, share_by = NULL",
    )
    .await;
    let later = site.beside().await;
    let begun = people[2].at(&later).sit(&table, "C").await.json;
    assert_eq!(begun["status"], "playing", "{begun}");
    let people = people.each_ref().map(|person| person.at(&later));
    let shares = record_at_the_end(&table, &people).await.shares.expect("shares");
    let remarks: Vec<&str> = shares.remarks().iter().map(|remark| remark.key).collect();
    assert_eq!(remarks, ["room-fair-by-open", "room-fair-none-sealed"]);
    // A game that began under the older scheme keeps it.
    crate::sql(
        &site.scratch.address,
        "UPDATE seats SET share_commitment = NULL, share_by = NULL",
    )
    .await;
    let text = people[0]
        .at(&site.beside().await)
        .get(&format!("{table}/record"))
        .await
        .text;
    let record = Record::parse(&text).expect("a record");
    let shares = record.shares.expect("shares");
    assert_eq!((shares.sealed.as_ref(), shares.seed()), (None, record.seed));
}

async fn another_server_continues_the_opening(site: Site) {
    let (table, people) = committed(&site, json!({})).await;
    people[0].open(&table, 1).await;
    let other = site.beside().await;
    people[1].at(&other).open(&table, 2).await;
    if site.scratch.address.starts_with("postgres") {
        // Both servers serve the same table.
        assert_eq!(people[2].open(&table, 3).await.json["status"], "playing");
    } else {
        assert_eq!(
            people[2].at(&other).open(&table, 3).await.json["status"],
            "playing"
        );
    }
}

/// Waits for a share until its time is up, with a clock that the test controls.
async fn a_share_that_is_not_opened_in_time(scratch: scratch_database::Scratch) {
    let test_clock = TestClock::new();
    let site = Site::open_in(scratch, test_clock.env()).await;
    let live = json!({ "time": { "kind": "live", "bank": 600, "increment": 5 } });
    let (table, people) = committed(&site, live).await;
    people[0].open(&table, 1).await;
    people[1].open(&table, 2).await;
    test_clock.advance(299);
    assert_eq!(people[0].get(&table).await.json["restarts"], 0);
    test_clock.advance(2);
    let seen = until(&people[0], &table, "it starts over", |seen| seen["restarts"] == 1).await;
    let sits = |at: usize| seen["seats"][at]["person"].is_string();
    assert_eq!([sits(0), sits(1), sits(2)], [true, true, false], "{seen}");
    assert_eq!(seen["opening"], Value::Null);
    // If there is an outage in between, nobody loses a seat.
    people[0].commit(&table, "A", 11).await;
    people[1].commit(&table, "B", 22).await;
    people[2].commit(&table, "C", 33).await;
    let before = people[0].get(&table).await.json["opening"]["deadline"].clone();
    test_clock.advance(3_600);
    let seen = until(&people[0], &table, "it waits again", |seen| {
        seen["opening"]["deadline"] != before
    })
    .await;
    assert_eq!(
        (&seen["restarts"], &seen["opening"]["missing"]),
        (&json!(1), &json!(["A", "B", "C"]))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_share_frees_its_seat_on_sqlite() {
    a_share_that_is_not_opened_in_time(scratch_database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_share_frees_its_seat_on_postgres() {
    a_share_that_is_not_opened_in_time(scratch_database::postgres()).await;
}
