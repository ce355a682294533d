//! Moves: accepted, stale, rejected, sent twice.

use serde_json::{Value, json};

use crate::client::{asked, three};
use crate::live::{LiveClient, listen};
use crate::{Client, Site};

crate::on_both!(
    a_stale_move_is_rejected_with_the_move_count,
    the_same_key_gives_the_same_response,
    an_illegal_move_is_rejected_with_its_rule,
    only_players_can_move,
    two_servers_agree_on_a_table,
    a_table_is_read_again_after_a_restart,
    the_response_is_what_everyone_else_receives,
    several_moves_are_played_together,
    one_illegal_move_stops_them_all,
    several_moves_with_the_same_key_are_played_once,
    of_two_concurrent_senders_one_wins,
    the_senders_connection_is_not_sent_its_own_move,
);

async fn a_stale_move_is_rejected_with_the_move_count(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let (_, person, seen) = asked(&table, &people).await;
    let action = seen["legal"][0]["action"].as_str().expect("an action");
    assert_eq!(person.act(&table, 0, action, "k").await.status, 200);
    let stale = person.act(&table, 0, action, "other").await;
    assert_eq!(
        (stale.status, stale.code(), &stale.json["move"]),
        (409, "stale", &json!(1)),
        "{stale:?}"
    );
    let ahead = person.act(&table, 7, action, "third").await;
    assert_eq!((ahead.status, &ahead.json["move"]), (409, &json!(1)));
}

async fn the_same_key_gives_the_same_response(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let (at, person, seen) = asked(&table, &people).await;
    let action = seen["legal"][0]["action"].as_str().expect("an action");
    let both = tokio::join!(
        person.act(&table, 0, action, "k"),
        person.act(&table, 0, action, "k")
    );
    let first = &both.0;
    assert_eq!((first.status, &first.json["move"]), (200, &json!(1)), "{first:?}");
    assert_eq!((both.1.status, &both.1.json), (200, &first.json));
    let (_, next, _) = asked(&table, &people).await;
    next.play_first(&table).await;
    let again = person.act(&table, 0, action, "k").await;
    assert_eq!(
        (again.status, &again.json),
        (200, &first.json),
        "although others have moved"
    );
    // The response to the first request would hide that a different one was sent.
    for (expected, action) in [(0, "anything at all"), (2, "fly"), (2, action)] {
        let other = person.act(&table, expected, action, "k").await;
        assert_eq!((other.status, other.code()), (409, "key-reused"), "{other:?}");
    }
    let other = &people[(at + 1) % 3];
    let foreign = other.act(&table, 0, action, "k").await;
    assert_eq!(foreign.code(), "stale", "a key is its seat's own");
    let seen = site.nobody().get(&table).await.json;
    assert_eq!(seen["move"], json!(2), "nothing was played twice");
}

async fn an_illegal_move_is_rejected_with_its_rule(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let (at, person, seen) = asked(&table, &people).await;
    let action = seen["legal"][0]["action"].as_str().expect("an action").to_owned();
    let mut other = people[(at + 1) % 3].clone();
    other
        .headers
        .push(("accept-language", "xx, de-CH;q=0.9, en".to_owned()));
    let refused = other.act(&table, 0, &action, "k").await;
    assert_eq!((refused.status, refused.code()), (422, "refused"), "{refused:?}");
    assert!(
        refused.json["rule"]
            .as_str()
            .is_some_and(|rule| rule.starts_with("IA-")),
        "{refused:?}"
    );
    assert_eq!(refused.json["values"]["asked"], seen["turn"], "{refused:?}");
    let name = ["Anna", "Bert", "Carla"][at];
    let message = refused.json["message"].as_str().expect("a sentence");
    assert!(message.contains(name), "{message}");
    assert_eq!(refused.headers["content-language"], "de");
    let nonsense = person.act(&table, 0, "fly to the moon", "k2").await;
    assert_eq!((nonsense.status, nonsense.code()), (422, "bad"), "{nonsense:?}");
    assert!(
        nonsense.json["message"]
            .as_str()
            .is_some_and(|text| text.contains("fly to the moon"))
    );
    let long = person.act(&table, 0, &"x".repeat(5_000), "k3").await;
    assert_eq!(long.status, 422);
    let key = person.act(&table, 0, &action, &"k".repeat(65)).await;
    assert_eq!(key.status, 422);
    assert_eq!(
        person.act(&table, 0, &action, "k").await.status,
        200,
        "a refusal uses up no key"
    );
}

/// Finds several moves in a row that one of the players can make now: lets the players move until one of them has made
/// that many, and undoes these.
async fn chain(table: &str, people: &[Client], length: usize) -> (usize, i64, Vec<String>) {
    let mut last: Vec<(usize, String)> = Vec::new();
    for _ in 0..300 {
        let (at, person, seen) = asked(table, people).await;
        let action = seen["legal"][0]["action"].as_str().expect("an action");
        last.retain(|(by, _)| *by == at);
        last.push((at, action.to_owned()));
        let moves = person.play_first(table).await;
        if last.len() < length {
            continue;
        }
        let to = moves - length as i64;
        let undo = json!({ "expected": moves, "to": to });
        if person.post(&format!("{table}/undo"), undo).await.status == 200 {
            let actions = last.split_off(last.len() - length);
            return (at, to, actions.into_iter().map(|(_, action)| action).collect());
        }
        person.send("DELETE", &format!("{table}/undo"), None).await;
    }
    panic!("nobody has {length} moves in a row");
}

async fn only_players_can_move(site: Site) {
    let (table, _) = three(&site, "industria").await;
    let stranger = site.guest("Zoe").await;
    assert_eq!(stranger.act(&table, 0, "pass", "k").await.code(), "not-seated");
    assert_eq!(site.nobody().act(&table, 0, "pass", "k").await.status, 401);
    let mut forged = stranger.clone();
    let token = stranger.token.clone().expect("a token");
    forged.token = Some(token[..token.len() - 1].to_owned() + if token.ends_with('0') { "1" } else { "0" });
    assert_eq!(forged.get("/api/me").await.status, 401);
    assert_eq!(stranger.get("/api/me").await.json["name"], "Zoe");
}

/// Any server serves any table, and none of them returns stale data.
async fn two_servers_agree_on_a_table(site: Site) {
    if !site.scratch.address.starts_with("postgres") {
        return; // one file, one server
    }
    let other = site.beside().await;
    let (table, people) = three(&site, "industria").await;
    for number in 0..12 {
        let here: Vec<_> = people
            .iter()
            .map(|person| person.at(if number % 2 == 0 { &site } else { &other }))
            .collect();
        let (_, person, _) = asked(&table, &here).await;
        assert_eq!(person.play_first(&table).await, number + 1);
        let elsewhere = person.at(if number % 2 == 0 { &other } else { &site });
        let seen = elsewhere.get(&table).await.json;
        assert_eq!(
            seen["move"],
            json!(number + 1),
            "what was acknowledged is there for everybody"
        );
    }
}

async fn a_table_is_read_again_after_a_restart(site: Site) {
    let (table, people) = three(&site, "barrage").await;
    for _ in 0..9 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
    let before = people[0].get(&table).await.json;
    let again = site.beside().await;
    let after = people[0].at(&again).get(&table).await.json;
    assert_eq!(after, before, "everything follows from what is stored");
}

fn request(expected: i64, actions: &[String], key: &str) -> Value {
    json!({ "expected": expected, "actions": actions, "key": key })
}

/// The response has the same parts as an update over the WebSocket.
async fn the_response_is_what_everyone_else_receives(site: Site) {
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let (_, person, seen) = asked(&table, &people).await;
    let mut tab = LiveClient::open(port, person, &table, "?since=0").await;
    tab.receive().await;
    let action = seen["legal"][0]["action"].as_str().expect("an action");
    let response = person.act(&table, 0, action, "k").await.json;
    let mut received = tab.receive().await;
    let received = received.as_object_mut().expect("an object");
    assert_eq!(received.remove("kind"), Some(json!("table")));
    assert_eq!(received.remove("anew"), Some(json!(false)));
    assert_eq!(response, json!(received));
    assert_eq!(response["entries"][0]["action"], action);
    let now = person.get(&format!("{table}?since=0")).await.json;
    for part in ["view", "legal", "turn", "question", "version", "seats"] {
        assert_eq!(response[part], now[part], "{part}");
    }
}

async fn several_moves_are_played_together(site: Site) {
    let (table, people) = three(&site, "barrage").await;
    let (at, moves, actions) = chain(&table, &people, 3).await;
    let before = people[at].get(&table).await.json;
    let played = people[at]
        .post(&format!("{table}/actions"), request(moves, &actions, "plan"))
        .await;
    assert_eq!(
        (played.status, &played.json["move"]),
        (200, &json!(moves + 3)),
        "{played:?}"
    );
    let entries = played.json["entries"].as_array().expect("a list");
    let numbers: Vec<i64> = entries
        .iter()
        .filter_map(|entry| entry["number"].as_i64())
        .collect();
    assert_eq!(numbers, [moves + 1, moves + 2, moves + 3], "one entry per move");
    assert_eq!(
        played.json["version"],
        json!(before["version"].as_i64().map(|version| version + 1))
    );
    let again = site.beside().await;
    let stored = people[at].at(&again).get(&table).await.json;
    assert_eq!(stored["view"], played.json["view"], "all of them are stored");
}

async fn one_illegal_move_stops_them_all(site: Site) {
    let (table, people) = three(&site, "barrage").await;
    let (at, moves, mut actions) = chain(&table, &people, 3).await;
    let before = people[at].get(&table).await.json;
    let path = format!("{table}/actions");
    let last = std::mem::replace(&mut actions[2], "fly to the moon".to_owned());
    let nonsense = people[at].post(&path, request(moves, &actions, "plan")).await;
    assert_eq!((nonsense.status, nonsense.code()), (422, "bad"), "{nonsense:?}");
    actions[2] = actions[0].clone();
    let refused = people[at].post(&path, request(moves, &actions, "plan")).await;
    assert_eq!(refused.status, 422, "{refused:?}");
    assert_eq!(people[at].get(&table).await.json, before, "nothing was played");
    let again = site.beside().await;
    assert_eq!(
        people[at].at(&again).get(&table).await.json,
        before,
        "nothing was stored"
    );
    actions[2] = last;
    let played = people[at].post(&path, request(moves, &actions, "plan")).await;
    assert_eq!(played.status, 200, "{played:?}");
    for wrong in [
        json!({ "expected": 0 }),
        json!({ "expected": 0, "actions": [] }),
        json!({ "expected": 0, "actions": ["a"], "action": "a" }),
        json!({ "expected": 0, "actions": vec!["a"; 65] }),
    ] {
        let answer = people[at].post(&path, wrong.clone()).await;
        assert_eq!((answer.status, answer.code()), (422, "bad"), "{wrong}");
    }
}

async fn several_moves_with_the_same_key_are_played_once(site: Site) {
    let (table, people) = three(&site, "barrage").await;
    let (at, moves, actions) = chain(&table, &people, 2).await;
    let path = format!("{table}/actions");
    let send = async |actions: &[String]| people[at].post(&path, request(moves, actions, "plan")).await;
    let first = send(&actions).await;
    assert_eq!(first.status, 200, "{first:?}");
    assert_eq!(send(&actions).await.json, first.json);
    for other in [&actions[..1], &[&actions[..], &actions[..1]].concat()] {
        let reused = send(other).await;
        assert_eq!((reused.status, reused.code()), (409, "key-reused"), "{other:?}");
    }
    let (_, next, _) = asked(&table, &people).await;
    assert_eq!(next.play_first(&table).await, moves + 3);
    assert_eq!(send(&actions).await.json, first.json, "as it was then");
    let other = site.beside().await;
    let elsewhere = people[at]
        .at(&other)
        .post(&path, request(moves, &actions, "plan"))
        .await;
    assert_eq!(elsewhere.json, first.json, "on another server, too");
    assert_eq!(site.nobody().get(&table).await.json["move"], json!(moves + 3));
}

async fn of_two_concurrent_senders_one_wins(site: Site) {
    let (table, people) = three(&site, "barrage").await;
    let (at, moves, actions) = chain(&table, &people, 3).await;
    let other = if site.scratch.address.starts_with("postgres") {
        Some(site.beside().await)
    } else {
        None
    };
    let path = format!("{table}/actions");
    let mut sending = tokio::task::JoinSet::new();
    for number in 0..8 {
        let server = other.as_ref().filter(|_| number % 2 == 1).unwrap_or(&site);
        let (person, path) = (people[at].at(server), path.clone());
        let body = request(moves, &actions, &format!("plan {number}"));
        sending.spawn(async move { person.post(&path, body).await });
    }
    let answers = sending.join_all().await;
    let won = answers.iter().filter(|answer| answer.status == 200).count();
    let stale = answers.iter().filter(|answer| answer.code() == "stale").count();
    assert_eq!((won, stale), (1, 7), "{answers:?}");
    assert_eq!(site.nobody().get(&table).await.json["move"], json!(moves + 3));
}

async fn the_senders_connection_is_not_sent_its_own_move(site: Site) {
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let (_, person, seen) = asked(&table, &people).await;
    let mut own = LiveClient::open(port, person, &table, "?since=0&connection=page-1").await;
    let mut other_tab = LiveClient::open(port, person, &table, "?since=0&connection=page-2").await;
    own.receive().await;
    other_tab.receive().await;
    let action = seen["legal"][0]["action"].as_str().expect("an action");
    let body = json!({ "expected": 0, "action": action, "connection": "page-1" });
    let response = person.post(&format!("{table}/actions"), body).await;
    assert_eq!(response.status, 200, "{response:?}");
    assert_eq!(other_tab.receive().await["move"], json!(1));
    let (_, next, _) = asked(&table, &people).await;
    next.play_first(&table).await;
    let received = own.receive().await;
    let numbers: Vec<&Value> = received["entries"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|entry| &entry["number"])
        .collect();
    assert_eq!(
        (&received["move"], numbers),
        (&json!(2), vec![&json!(2)]),
        "the first came with the response"
    );
    // A client that lost the connection and the response gets everything after what it has seen.
    let (_, person, seen) = asked(&table, &people).await;
    let action = seen["legal"][0]["action"].as_str().expect("an action");
    let body = json!({ "expected": 2, "action": action, "connection": "page-3" });
    assert_eq!(person.post(&format!("{table}/actions"), body).await.status, 200);
    let mut again = LiveClient::open(port, person, &table, "?since=2&undos=0&connection=page-3").await;
    assert_eq!(again.receive().await["entries"][0]["number"], json!(3));
}
