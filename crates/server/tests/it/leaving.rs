//! Games that end early, what remains of them, and rematches.

use serde_json::{Value, json};
use server::{Env, Operator};
use store::Store;

use crate::time_controls::until;
use crate::{Answer, Client, Site};

crate::on_both!(
    leaving_has_the_consequence_that_the_table_chose,
    the_last_person_to_leave_ends_the_table,
    players_can_have_a_rematch,
    simultaneous_rematch_requests_share_one_table,
    finished_public_games_are_listed,
    bots_do_not_play_alone,
    a_host_cancels_a_table,
    the_number_of_hosted_tables_is_limited,
    nobody_waits_for_a_banned_person,
    a_frozen_table_keeps_the_job_to_give_up_a_seat,
);

/// A running Industria game with two people and a bot, and a given rule for leaving.
async fn begun(site: &Site, then: Value, visibility: &str) -> (String, [Client; 2]) {
    let people = [site.guest("Anna").await, site.guest("Bert").await];
    let wanted = json!({
        "game": "industria", "seats": 3, "time_up": then, "visibility": visibility,
        "options": { "sell_resource_tiles": "false" },
        "time": { "kind": "live", "bank": 600, "increment": 5 },
    });
    let table = people[0].make(wanted).await;
    people[0].seat(&table, "B", "bot:random").await;
    people[0].sit(&table, "A").await;
    let sat = people[1].sit(&table, "C").await;
    assert_eq!(sat.json["status"], "playing", "{sat:?}");
    (table, people)
}

pub async fn leave(person: &Client, table: &str, seat: &str) -> Answer {
    person.seat(table, seat, "nobody").await
}

/// A game that was scored because somebody left.
pub async fn scored(site: &Site, visibility: &str) -> (String, [Client; 2]) {
    let (table, people) = begun(site, json!({ "then": "score" }), visibility).await;
    let left = leave(&people[0], &table, "A").await;
    assert_eq!(
        (left.status, &left.json["status"]),
        (200, &json!("ended")),
        "{left:?}"
    );
    assert_eq!(left.json["result"].as_array().map(Vec::len), Some(3));
    (table, people)
}

fn id(table: &str) -> &str {
    &table["/api/tables/".len()..]
}

async fn leaving_has_the_consequence_that_the_table_chose(site: Site) {
    let (table, [anna, bert]) = begun(&site, json!({ "then": "bot", "level": "easy" }), "private").await;
    let refused = leave(&bert, &table, "A").await;
    assert_eq!(refused.code(), "started", "nobody sends another away");
    let left = leave(&anna, &table, "A").await;
    assert_eq!(
        (&left.json["seats"][0]["bot"], &left.json["seats"][0]["name"]),
        (&json!("easy"), &json!("Anna")),
        "{left:?}"
    );
    let back = anna.sit(&table, "A").await;
    assert_eq!(
        (back.status, &back.json["seats"][0]["bot"]),
        (200, &json!(null)),
        "{back:?}"
    );
    let (table, [anna, _]) = begun(&site, json!({ "then": "open" }), "private").await;
    let left = leave(&anna, &table, "A").await;
    assert_eq!(
        (
            &left.json["you"],
            &left.json["seats"][0]["person"],
            &left.json["status"]
        ),
        (&json!(null), &json!(null), &json!("playing")),
        "{left:?}"
    );
    let zoe = site.guest("Zoe").await;
    assert_eq!(zoe.sit(&table, "A").await.json["you"], "A");
    // The same happens without a clock.
    let dora = site.guest("Dora").await;
    let table = dora.make(json!({ "game": "industria", "seats": 3 })).await;
    for seat in ["B", "C"] {
        dora.seat(&table, seat, "bot:random").await;
    }
    dora.sit(&table, "A").await;
    let left = leave(&dora, &table, "A").await;
    assert_eq!(left.json["seats"][0]["bot"], "normal", "{left:?}");
}

async fn the_last_person_to_leave_ends_the_table(site: Site) {
    let (table, [anna, bert]) = begun(&site, json!({ "then": "open" }), "private").await;
    assert_eq!(leave(&anna, &table, "A").await.json["status"], "playing");
    let left = leave(&bert, &table, "C").await;
    assert_eq!(
        (&left.json["status"], &left.json["result"]),
        (&json!("ended"), &json!(null)),
        "{left:?}"
    );
}

async fn players_can_have_a_rematch(site: Site) {
    let (table, [anna, bert]) = begun(&site, json!({ "then": "score" }), "private").await;
    let rematch = format!("{table}/rematch");
    assert_eq!(anna.post(&rematch, json!({})).await.code(), "not-over");
    leave(&anna, &table, "A").await;
    let stranger = site.guest("Zoe").await;
    assert_eq!(stranger.post(&rematch, json!({})).await.code(), "not-seated");
    let first = bert.post(&rematch, json!({})).await;
    assert_eq!(first.status, 201, "{first:?}");
    let again = anna.post(&rematch, json!({})).await;
    assert_eq!((again.status, &again.json["id"]), (200, &first.json["id"]));
    assert_eq!(anna.get(&table).await.json["rematch"], first.json["id"]);
    let old = anna.get(&table).await.json;
    for same in [
        "game",
        "options",
        "time",
        "time_up",
        "visibility",
        "seating",
        "starts",
    ] {
        assert_eq!(first.json[same], old[same], "{same}");
    }
    assert_ne!(first.json["commitment"], old["commitment"]);
    let bots: Vec<&Value> = (0..3).map(|seat| &first.json["seats"][seat]["bot"]).collect();
    assert_eq!(bots, [&json!(null), &json!("random"), &json!(null)]);
    let table = format!("/api/tables/{}", first.json["id"].as_str().expect("an id"));
    bert.sit(&table, "A").await;
    assert_eq!(anna.sit(&table, "C").await.json["status"], "playing");
}

async fn simultaneous_rematch_requests_share_one_table(site: Site) {
    let other = if site.scratch.address.starts_with("postgres") {
        Some(site.beside().await)
    } else {
        None
    };
    let (table, [anna, bert]) = scored(&site, "private").await;
    let bert = bert.at(other.as_ref().unwrap_or(&site));
    let rematch = format!("{table}/rematch");
    let (one, two) = tokio::join!(anna.post(&rematch, json!({})), bert.post(&rematch, json!({})));
    assert_eq!(one.json["id"], two.json["id"], "{one:?} {two:?}");
    assert_eq!(one.status + two.status, 401, "one made it, the other found it");
    assert_eq!(
        anna.get("/api/me/tables").await.json["tables"]
            .as_array()
            .map(Vec::len),
        {
            let made = if one.status == 201 { 2 } else { 1 };
            Some(made)
        }
    );
}

async fn finished_public_games_are_listed(site: Site) {
    let (first, [anna, _]) = scored(&site, "public").await;
    scored(&site, "private").await;
    let (second, _) = scored(&site, "public").await;
    begun(&site, json!({ "then": "score" }), "public").await;
    let ids = async |path: &str| -> Vec<String> {
        let list = site.nobody().get(path).await;
        assert_eq!(list.status, 200, "{list:?}");
        let tables = list.json["tables"].as_array().expect("a list").clone();
        tables
            .iter()
            .map(|table| table["id"].as_str().expect("an id").to_owned())
            .collect()
    };
    let mut both = ids("/api/tables?status=finished").await;
    both.sort();
    let mut expected = [id(&first).to_owned(), id(&second).to_owned()];
    expected.sort();
    assert_eq!(both, expected);
    let ended = anna.get(&second).await.json["ended_at"]
        .as_i64()
        .expect("a moment");
    let before = ids(&format!("/api/tables?status=finished&before={ended}")).await;
    assert!(!before.contains(&id(&second).to_owned()), "{before:?}");
    assert_eq!(ids("/api/tables").await.len(), 1, "the one that is played");
    assert_eq!(site.nobody().get("/api/tables?status=lost").await.status, 422);
    let record = site.nobody().get(&format!("{first}/record")).await.text;
    assert!(record.contains("\nseed "), "{record}");
}

async fn bots_do_not_play_alone(site: Site) {
    let anna = site.guest("Anna").await;
    let table = anna.make(json!({ "game": "industria", "seats": 3 })).await;
    for seat in ["A", "B", "C"] {
        let sat = anna.seat(&table, seat, "bot:hard").await;
        assert_eq!(
            (sat.status, &sat.json["status"]),
            (200, &json!("open")),
            "{sat:?}"
        );
    }
    let start = anna.post(&format!("{table}/start"), json!({})).await;
    assert_eq!((start.status, start.code()), (422, "bad"), "{start:?}");
    anna.seat(&table, "A", "nobody").await;
    assert_eq!(anna.sit(&table, "A").await.json["status"], "playing");
}

async fn a_host_cancels_a_table(site: Site) {
    let (anna, bert) = (site.guest("Anna").await, site.guest("Bert").await);
    let table = anna
        .make(json!({ "game": "industria", "seats": 3, "visibility": "public" }))
        .await;
    bert.sit(&table, "B").await;
    assert_eq!(bert.send("DELETE", &table, None).await.code(), "not-host");
    assert_eq!(anna.send("DELETE", &table, None).await.status, 204);
    assert_eq!(anna.send("DELETE", &table, None).await.code(), "started", "once");
    assert_eq!(bert.get(&table).await.json["status"], "ended");
    assert_eq!(bert.sit(&table, "C").await.status, 409);
    assert_eq!(site.nobody().get("/api/tables").await.json["tables"], json!([]));
}

async fn the_number_of_hosted_tables_is_limited(site: Site) {
    let anna = site.guest("Anna").await;
    let mut last = String::new();
    for _ in 0..50 {
        last = anna.make(json!({ "game": "industria" })).await;
    }
    let many = anna.post("/api/tables", json!({ "game": "industria" })).await;
    assert_eq!((many.status, many.code()), (409, "many-tables"), "{many:?}");
    let message = many.json["message"].as_str().expect("a sentence");
    assert!(message.contains("50"), "{message}");
    assert_eq!(anna.send("DELETE", &last, None).await.status, 204);
    anna.make(json!({ "game": "industria" })).await;
}

async fn nobody_waits_for_a_banned_person(site: Site) {
    let (table, [anna, bert]) = untimed(&site).await;
    let open = anna.make(json!({ "game": "industria", "seats": 3 })).await;
    let others = bert.make(json!({ "game": "industria", "seats": 3 })).await;
    bert.sit(&open, "B").await;
    anna.sit(&others, "A").await;
    let store = Store::open(&site.scratch.address).await.expect("it opens");
    let operator = Operator::new(store, Env::real());
    let me = anna.get("/api/me").await.json;
    operator
        .ban(me["id"].as_str().expect("an id"), true)
        .await
        .expect("out");
    let seen = until(&bert, &table, "a bot plays on", |seen| {
        seen["seats"][0]["bot"] == "normal"
    })
    .await;
    assert_eq!(seen["status"], "playing");
    until(&bert, &open, "there is no host", |seen| seen["status"] == "ended").await;
    until(&bert, &others, "the chair is free", |seen| {
        seen["seats"][0]["person"].is_null()
    })
    .await;
}

/// A running game without a clock.
async fn untimed(site: &Site) -> (String, [Client; 2]) {
    let people = [site.guest("Anna").await, site.guest("Bert").await];
    let table = people[0].make(json!({ "game": "barrage", "seats": 2 })).await;
    people[0].sit(&table, "A").await;
    assert_eq!(people[1].sit(&table, "B").await.json["status"], "playing");
    (table, people)
}

async fn a_frozen_table_keeps_the_job_to_give_up_a_seat(site: Site) {
    let (table, [anna, bert]) = untimed(&site).await;
    let me = anna.get("/api/me").await.json;
    let scratch = site.close();
    let freeze = "UPDATE tables SET rules = rules + 90, version = version + 1";
    crate::sql(&scratch.address, freeze).await;
    let frozen = Site::open(scratch).await;
    let store = Store::open(&frozen.scratch.address).await.expect("it opens");
    let operator = Operator::new(store, Env::real());
    let id = me["id"].as_str().expect("an id");
    operator.ban(id, true).await.expect("out");
    tokio::time::sleep(std::time::Duration::from_millis(800)).await;
    let scratch = frozen.close();
    let thaw = "UPDATE tables SET rules = rules - 90, version = version + 1";
    crate::sql(&scratch.address, thaw).await;
    let site = Site::open(scratch).await;
    until(&bert.at(&site), &table, "a bot plays on", |seen| {
        seen["seats"][0]["bot"] == "normal"
    })
    .await;
}
