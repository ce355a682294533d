//! Complete games of all four kinds, played through the API: two people and a bot.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::Site;

crate::on_both!(industria, industry, age_of_industry, barrage);

async fn industria(site: Site) {
    whole_game(site, "industria", "greedy").await;
}

async fn industry(site: Site) {
    whole_game(site, "industry", "random").await;
}

async fn age_of_industry(site: Site) {
    whole_game(site, "age-of-industry", "planner").await;
}

async fn barrage(site: Site) {
    whole_game(site, "barrage", "random").await;
}

/// Long enough for the slowest game on a busy machine.
const GAME_TIMEOUT: Duration = Duration::from_secs(240);

pub(crate) async fn whole_game(site: Site, game: &str, bot: &str) {
    let (anna, bert) = (site.guest("Anna").await, site.guest("Bert").await);
    let spectator = site.nobody();
    let table = anna.make(json!({ "game": game, "seats": 3 })).await;
    assert_eq!(anna.sit(&table, "A").await.status, 200);
    assert_eq!(anna.seat(&table, "B", &format!("bot:{bot}")).await.status, 200);
    let commitment = spectator.get(&table).await.json["commitment"].clone();
    let begun = bert.sit(&table, "C").await;
    assert_eq!(
        (begun.status, begun.json["status"].as_str()),
        (200, Some("playing")),
        "{begun:?}"
    );
    let start = Instant::now();
    let mut moves = 0;
    let mut last = [0; 2];
    let over = loop {
        assert!(start.elapsed() < GAME_TIMEOUT, "{moves} moves of {game} so far");
        let mut waits = true;
        for (at, person) in [&anna, &bert].into_iter().enumerate() {
            let seen = person.get(&format!("{table}?since={}", last[at])).await.json;
            follow(&seen, &mut last[at]);
            moves = seen["move"].as_i64().expect("a number");
            let legal = seen["legal"].as_array().expect("a list");
            if seen["turn"] == seen["you"] && !legal.is_empty() {
                waits = false;
                // Vary the position in the list: some games never end if nobody ever buys.
                let choice = &legal[(moves as usize * 7 + 3) % legal.len()]["action"];
                let answer = person
                    .act(
                        &table,
                        moves,
                        choice.as_str().expect("a text"),
                        &format!("k{moves}"),
                    )
                    .await;
                assert_eq!(
                    (answer.status, &answer.json["move"]),
                    (200, &json!(moves + 1)),
                    "{answer:?}"
                );
            } else {
                assert!(legal.is_empty(), "only who is asked has something to choose");
            }
        }
        let seen = spectator.get(&format!("{table}?since={moves}")).await.json;
        if seen["status"] == "over" {
            break seen;
        }
        if waits {
            tokio::time::sleep(Duration::from_millis(2)).await; // the bot is thinking
        }
    };
    assert_eq!(over["turn"], Value::Null);
    assert_eq!(
        over["result"].as_array().map(Vec::len),
        Some(3),
        "{}",
        over["result"]
    );
    can_be_verified(&over, &commitment);
    let record = spectator.get(&format!("{table}/record")).await.text;
    let replayed = catalog::open_record(&record, None).expect("the record replays");
    assert!(replayed.turn().is_none(), "it is over");
    let rest = record
        .strip_prefix(&replayed.record())
        .expect("what the engine writes");
    assert!(rest.starts_with("chance "), "{rest}");
}

/// Checks that events arrive in order, each move once.
fn follow(seen: &Value, last: &mut i64) {
    for entry in seen["events"].as_array().expect("a list") {
        *last += 1;
        assert_eq!(
            entry["number"],
            json!(*last),
            "no move is missing, none comes twice"
        );
    }
    assert_eq!(seen["move"], json!(*last));
}

/// Checks that the commitment, the shares and the seed match, as anyone can verify.
fn can_be_verified(over: &Value, commitment: &Value) {
    let bytes = |value: &Value| -> Vec<u8> {
        let text = value.as_str().expect("hexadecimal digits");
        let pair = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).expect("digits");
        (0..text.len()).step_by(2).map(pair).collect()
    };
    let chance = &over["chance"];
    let server = bytes(&chance["server_share"]);
    assert_eq!(Sha256::digest(&server).to_vec(), bytes(commitment));
    let shares = chance["shares"].as_object().expect("shares");
    assert_eq!(shares.len(), 2, "two people gave one");
    assert_eq!(shares["A"], json!("41".repeat(32)));
    let all: Vec<u8> = shares.values().flat_map(bytes).collect();
    let seed = Sha256::digest([server, all].concat()).to_vec();
    assert_eq!(seed, bytes(&chance["seed"]));
}
