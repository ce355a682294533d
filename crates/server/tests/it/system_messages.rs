//! System messages: leaving and returning, and undone moves.

use serde_json::{Value, json};

use crate::client::{asked, three};
use crate::live::{LiveClient, listen};
use crate::{Client, Site};

crate::on_both!(
    leaving_and_returning_are_reported,
    an_open_seat_and_a_substitute_are_reported,
    an_early_end_is_explained,
    undone_moves_are_reported,
    the_player_who_declines_is_named,
);

/// All system messages at a table.
async fn notes(person: &Client, table: &str) -> Vec<Value> {
    let chat = person.get(&format!("{table}/chat")).await.json;
    let messages = chat["messages"].as_array().expect("a list").clone();
    messages
        .into_iter()
        .filter(|said| said["note"].is_object())
        .collect()
}

/// The kind, seat and name in each message.
fn short(notes: &[Value]) -> Vec<String> {
    let short = |said: &Value| {
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let note = &said["note"];
        [&note["kind"], &note["seat"], &said["name"]].map(word).join(" ")
    };
    notes.iter().map(short).collect()
}

async fn leaving_and_returning_are_reported(site: Site) {
    // On PostgreSQL, the listeners are on another server.
    let other = if site.scratch.address.starts_with("postgres") {
        Some(site.beside().await)
    } else {
        None
    };
    let port = listen(other.as_ref().unwrap_or(&site)).await;
    let (table, people) = three(&site, "industria").await;
    let mut live_client = LiveClient::open(port, &site.nobody(), &table, "?chat=0").await;
    assert_eq!(live_client.receive().await["kind"], "table");
    let (at, _, _) = asked(&table, &people).await;
    // Not the player to move, so the bot does not have to do anything.
    let (seat, leaver) = (["A", "B", "C"][(at + 1) % 3], &people[(at + 1) % 3]);
    let stays = &people[at];
    let name = leaver.get("/api/me").await.json["name"].clone();
    let id = leaver.get("/api/me").await.json["id"].clone();
    let mute = format!("/api/me/mutes/{}", id.as_str().expect("an id"));
    stays.send("PUT", &mute, Some("{}".to_owned())).await;
    for _ in 0..2 {
        assert_eq!(leaver.seat(&table, seat, "nobody").await.status, 200);
    }
    let messages = notes(stays, &table).await;
    assert_eq!(
        messages.len(),
        1,
        "once, and also for players who have muted the person"
    );
    let note = json!({
        "kind": "left", "seat": seat, "move": 0, "then": { "then": "bot", "level": "normal" }, "count": 0, "events": [],
    });
    assert_eq!((&messages[0]["note"], &messages[0]["name"]), (&note, &name));
    assert_eq!((&messages[0]["person"], &messages[0]["text"]), (&id, &json!("")));
    let heard = loop {
        let heard = live_client.receive().await;
        if heard["kind"] == "chat" {
            break heard;
        }
    };
    assert_eq!(heard["messages"], json!(messages), "viewers receive it");
    assert_eq!(leaver.sit(&table, seat).await.status, 200);
    assert_eq!(leaver.seat(&table, seat, "bot:easy").await.status, 200);
    let name = name.as_str().expect("a name");
    let all = [
        format!("left {seat} {name}"),
        format!("returned {seat} {name}"),
        format!("stand-in {seat} {name}"),
    ];
    assert_eq!(short(&notes(&site.nobody(), &table).await), all);
    let again = site.beside().await;
    assert_eq!(
        short(&notes(&stays.at(&again), &table).await),
        all,
        "nothing of it lives in one server"
    );
    let report = leaver.post(&format!("{table}/chat/1/report"), json!({})).await;
    assert_eq!(report.status, 404, "nobody said it");
}

async fn an_open_seat_and_a_substitute_are_reported(site: Site) {
    let people = [site.guest("Anna").await, site.guest("Bert").await];
    let table = json!({ "game": "barrage", "seats": 2, "time_up": { "then": "open" } });
    let table = people[0].make(table).await;
    people[0].sit(&table, "A").await;
    people[1].sit(&table, "B").await;
    assert_eq!(people[1].seat(&table, "B", "nobody").await.status, 200);
    let zoe = site.guest("Zoe").await;
    assert_eq!(zoe.sit(&table, "B").await.status, 200);
    assert_eq!(zoe.seat(&table, "B", "nobody").await.status, 200);
    assert_eq!(people[0].seat(&table, "B", "bot:random").await.status, 200);
    let messages = notes(&people[0], &table).await;
    assert_eq!(
        short(&messages),
        ["left B Bert", "substitute B Zoe", "left B Zoe", "bot B Anna"]
    );
    assert_eq!(messages[0]["note"]["then"], json!({ "then": "open" }));
    assert_eq!(
        zoe.send("DELETE", "/api/me", Some("{}".to_owned())).await.status,
        204
    );
    let messages = short(&notes(&people[0], &table).await);
    assert_eq!(messages[1], "substitute B ", "no name is left");
}

async fn an_early_end_is_explained(site: Site) {
    let people = [site.guest("Anna").await, site.guest("Bert").await];
    let table = json!({ "game": "barrage", "seats": 2, "time_up": { "then": "score" } });
    let table = people[0].make(table).await;
    people[0].sit(&table, "A").await;
    people[1].sit(&table, "B").await;
    assert_eq!(people[1].seat(&table, "B", "nobody").await.status, 200);
    let messages = notes(&people[0], &table).await;
    assert_eq!(short(&messages), ["left B Bert"]);
    assert_eq!(messages[0]["note"]["then"], json!({ "then": "score" }));
    assert_eq!(people[0].get(&table).await.json["status"], "ended");
}

async fn undone_moves_are_reported(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let undo = format!("{table}/undo");
    let (at, person, seen) = asked(&table, &people).await;
    let action = seen["legal"][0]["action"].as_str().expect("an action");
    person.act(&table, 0, action, "taken back").await;
    let made = person.get(&table).await.json["events"][1].clone();
    let alone = person.post(&undo, json!({ "expected": 1, "to": 0 })).await;
    assert_eq!(alone.status, 200, "{alone:?}");
    let watching = site.nobody();
    let messages = notes(&watching, &table).await;
    let seat = ["A", "B", "C"][at];
    let note = json!({
        "kind": "took-back", "seat": seat, "move": 0, "then": null, "count": 1, "events": [made],
    });
    assert_eq!(messages[0]["note"], note, "the very entry of the log");
    for _ in 0..7 {
        asked(&table, &people).await.1.play_first(&table).await;
    }
    let body = json!({ "expected": 7, "to": 0 });
    for person in [&people[1], &people[0], &people[2]] {
        person.post(&undo, body.clone()).await;
    }
    let messages = notes(&people[0], &table).await;
    assert_eq!(
        short(&messages)[1],
        "went-back B Bert",
        "by the player who asked first"
    );
    let note = &messages[1]["note"];
    assert_eq!((&note["count"], &note["move"]), (&json!(7), &json!(0)));
    assert_eq!(
        note["events"].as_array().map(Vec::len),
        Some(5),
        "the first of them"
    );
    let again = site.beside().await;
    assert_eq!(notes(&people[0].at(&again), &table).await, messages);
}

async fn the_player_who_declines_is_named(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let undo = format!("{table}/undo");
    for _ in 0..6 {
        asked(&table, &people).await.1.play_first(&table).await;
    }
    let body = json!({ "expected": 6, "to": 0 });
    for who in [1, 0] {
        assert_eq!(people[0].post(&undo, body.clone()).await.status, 202);
        assert_eq!(people[who].send("DELETE", &undo, None).await.status, 204);
    }
    assert_eq!(
        people[2].send("DELETE", &undo, None).await.status,
        204,
        "there is no request any more, and no message"
    );
    let messages = short(&notes(&people[0], &table).await);
    assert_eq!(messages, ["declined B Bert", "withdrew A Anna"]);
}
