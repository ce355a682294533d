//! Undo: alone, and with everyone's consent.

use serde_json::json;

use crate::Site;
use crate::client::{asked, three};

crate::on_both!(
    own_moves_alone_and_others_by_consent,
    declining_cancels_an_undo,
    absent_players_have_to_agree_as_well,
    a_substitute_cannot_undo_alone_for_another,
);

async fn own_moves_alone_and_others_by_consent(site: Site) {
    let (table, people) = three(&site, "barrage").await;
    let undo = format!("{table}/undo");
    // A Barrage turn is a chain of small decisions: find one after which the same person continues.
    let (person, own) = loop {
        let (at, person, seen) = asked(&table, &people).await;
        let moves = person.play_first(&table).await;
        let (next, _, after) = asked(&table, &people).await;
        let hidden = seen["view"] == after["view"];
        if next == at && !hidden && moves > 6 {
            break (person, moves);
        }
        assert!(moves < 60, "nobody ever moves twice");
    };
    let stale = person
        .post(&undo, json!({ "expected": own - 1, "to": own - 1 }))
        .await;
    assert_eq!((stale.status, &stale.json["move"]), (409, &json!(own)));
    let alone = person
        .post(&undo, json!({ "expected": own, "to": own - 1 }))
        .await;
    assert_eq!(
        (alone.status, &alone.json),
        (200, &json!({ "move": own - 1 })),
        "{alone:?}"
    );
    let seen = person.get(&table).await.json;
    assert_eq!(
        (&seen["move"], &seen["undos"], &seen["turn"]),
        (&json!(own - 1), &json!(1), &seen["you"])
    );
    assert_eq!(
        seen["events"].as_array().map(Vec::len),
        Some(own as usize),
        "the set-up and the moves that stand"
    );
    // Going back to the beginning requires everyone's consent.
    let body = json!({ "expected": own - 1, "to": 0 });
    let first = people[0].post(&undo, body.clone()).await;
    assert_eq!(
        (first.status, &first.json["agreed"]),
        (202, &json!(["A"])),
        "{first:?}"
    );
    assert_eq!(
        people[1].get(&table).await.json["undo"],
        json!({ "to": 0, "agreed": ["A"] })
    );
    assert_eq!(
        people[1].post(&undo, body.clone()).await.json["needed"],
        json!(["A", "B", "C"])
    );
    let last = people[2].post(&undo, body).await;
    assert_eq!(
        (last.status, &last.json),
        (200, &json!({ "move": 0 })),
        "{last:?}"
    );
    let seen = people[0].get(&table).await.json;
    assert_eq!((&seen["undo"], &seen["undos"]), (&json!(null), &json!(2)));
    let (_, person, _) = asked(&table, &people).await;
    let body = json!({ "expected": 0, "undos": 1, "action": seen["legal"][0]["action"], "key": "late" });
    let late = person.post(&format!("{table}/actions"), body).await;
    assert_ne!(late.status, 200, "it was chosen before the undo");
    assert_eq!(person.play_first(&table).await, 1);
    let again = site.beside().await;
    assert_eq!(
        people[0].at(&again).get(&table).await.json,
        people[0].get(&table).await.json
    );
}

async fn declining_cancels_an_undo(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let undo = format!("{table}/undo");
    for _ in 0..6 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
    let body = json!({ "expected": 6, "to": 0 });
    assert_eq!(people[0].post(&undo, body.clone()).await.status, 202);
    assert_eq!(
        site.guest("Zoe").await.send("DELETE", &undo, None).await.status,
        403
    );
    assert_eq!(people[1].send("DELETE", &undo, None).await.status, 204);
    assert_eq!(people[0].get(&table).await.json["undo"], json!(null));
    assert_eq!(
        people[1].post(&undo, body.clone()).await.json["agreed"],
        json!(["B"]),
        "it starts over"
    );
    // A move cancels the proposal.
    let (_, person, _) = asked(&table, &people).await;
    person.play_first(&table).await;
    assert_eq!(people[0].get(&table).await.json["undo"], json!(null));
    let far = people[0].post(&undo, json!({ "expected": 7, "to": 7 })).await;
    assert_eq!(far.status, 422);
    assert_eq!(site.nobody().post(&undo, body).await.status, 401);
}

async fn absent_players_have_to_agree_as_well(site: Site) {
    let (table, people) = three(&site, "industria").await;
    for _ in 0..6 {
        let (_, person, _) = asked(&table, &people).await;
        person.play_first(&table).await;
    }
    let seen = people[0].get(&table).await.json;
    let turn = seen["turn"].as_str().expect("a seat").as_bytes()[0] - b'A';
    // It is not an absent player's turn now, so the bots do not move.
    for away in (0..3).filter(|seat| *seat != usize::from(turn)) {
        let seat = ["A", "B", "C"][away];
        assert_eq!(people[away].seat(&table, seat, "bot:random").await.status, 200);
    }
    let body = json!({ "expected": 6, "to": 0 });
    let undo = format!("{table}/undo");
    let stays = &people[usize::from(turn)];
    let away = &people[usize::from(turn + 1) % 3];
    let wished = away.post(&undo, body.clone()).await;
    assert_eq!(
        (wished.status, &wished.json["code"]),
        (409, &json!("bot-plays")),
        "who is away wishes for nothing: {wished:?}"
    );
    let asked = stays.post(&undo, body.clone()).await;
    assert_eq!(
        (asked.status, &asked.json["needed"]),
        (202, &json!(["A", "B", "C"])),
        "{asked:?}"
    );
    assert_eq!(away.post(&undo, body).await.status, 202, "but may agree");
}

async fn a_substitute_cannot_undo_alone_for_another(site: Site) {
    let people = [site.guest("Anna").await, site.guest("Bert").await];
    let table = json!({ "game": "barrage", "seats": 2, "time_up": { "then": "open" } });
    let table = people[0].make(table).await;
    people[0].sit(&table, "A").await;
    people[1].sit(&table, "B").await;
    let (at, person, seen) = asked(&table, &people).await;
    let seat = seen["you"].as_str().expect("a seat").to_owned();
    person.play_first(&table).await;
    let undo = format!("{table}/undo");
    let body = json!({ "expected": 1, "to": 0 });
    let other = &people[1 - at];
    assert_eq!(other.post(&undo, body.clone()).await.status, 202);
    assert_eq!(person.seat(&table, &seat, "nobody").await.status, 200);
    let zoe = site.guest("Zoe").await;
    assert_eq!(zoe.sit(&table, &seat).await.status, 200);
    let asked = zoe.post(&undo, body).await;
    assert_eq!(
        (asked.status, &asked.json["agreed"]),
        (202, &json!([seat])),
        "what was agreed before was not agreed with her: {asked:?}"
    );
}
