//! Moves: accepted, stale, rejected, sent twice.

use serde_json::json;

use crate::Site;
use crate::client::{asked, three};

crate::on_both!(
    a_stale_move_is_rejected_with_the_move_count,
    the_same_key_gives_the_same_response,
    an_illegal_move_is_rejected_with_its_rule,
    only_players_can_move,
    two_servers_agree_on_a_table,
    a_table_is_read_again_after_a_restart,
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
    for answer in [&both.0, &both.1] {
        assert_eq!(
            (answer.status, &answer.json),
            (200, &json!({ "move": 1 })),
            "{answer:?}"
        );
    }
    let (_, next, _) = asked(&table, &people).await;
    next.play_first(&table).await;
    let again = person.act(&table, 0, action, "k").await;
    assert_eq!(
        (again.status, &again.json),
        (200, &json!({ "move": 1 })),
        "{again:?}"
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
