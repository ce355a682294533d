//! Profiles: ratings, statistics, finished games, and the download of records.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::leaving::scored;
use crate::{Client, Site};

crate::on_both!(
    a_result_counts_for_its_players,
    a_player_who_leaves_is_placed_last,
    private_games_are_shown_to_their_players,
    a_guest_s_rating_moves_to_the_account,
    own_records_can_be_downloaded,
);

async fn me(person: &Client) -> String {
    let me = person.get("/api/me").await.json;
    format!("/api/people/{}", me["id"].as_str().expect("an id"))
}

/// A person's profile once it has its first rating, which a job computes.
async fn rated(viewer: &Client, page: &str) -> Value {
    let start = Instant::now();
    loop {
        let seen = viewer.get(page).await;
        assert_eq!(seen.status, 200, "{seen:?}");
        if seen.json["games"][0]["rating"].is_object() {
            return seen.json;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{seen:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn a_result_counts_for_its_players(site: Site) {
    let (table, [anna, bert]) = scored(&site, "public").await;
    let result = anna.get(&table).await.json["result"].clone();
    let place = |seat: usize| result[seat]["place"].as_i64().expect("a place");
    let mut ratings = Vec::new();
    for (person, seat) in [(&anna, 0), (&bert, 2)] {
        let page = rated(&site.nobody(), &me(person).await).await;
        let game = &page["games"][0];
        assert_eq!((&game["game"], &game["played"]), (&json!("industria"), &json!(1)));
        assert_eq!(game["won"], json!(i64::from(place(seat) == 1)));
        assert_eq!(game["best"], result[seat]["points"]);
        assert_eq!(game["rating"]["games"], 1, "once, however many servers there are");
        assert!(game["rating"]["give_or_take"].as_i64() > Some(100));
        ratings.push(game["rating"]["rating"].as_i64().expect("a number"));
    }
    assert!(ratings[0] < 1500 && ratings[1] > 1500, "Anna left: {ratings:?}");
    let exported = anna.get("/api/me/export").await.json;
    assert_eq!(exported["ratings"][0]["games"], 1);
    for nobody in ["nobody", "0000000000000000", "%00", "%FF"] {
        let path = format!("/api/people/{nobody}");
        assert_eq!(site.nobody().get(&path).await.code(), "not-found", "{nobody}");
    }
}

async fn private_games_are_shown_to_their_players(site: Site) {
    let (private, [anna, bert]) = scored(&site, "private").await;
    let page = me(&anna).await;
    let tables = async |viewer: &Client| -> usize {
        let seen = viewer.get(&page).await;
        seen.json["tables"].as_array().expect("a list").len()
    };
    for viewer in [&anna, &bert] {
        assert_eq!(tables(viewer).await, 1);
    }
    let stranger = site.guest("Zoe").await;
    for viewer in [&site.nobody(), &stranger] {
        assert_eq!(tables(viewer).await, 0, "its link is a secret");
        let seen = viewer.get(&page).await;
        assert!(!seen.text.contains(&private["/api/tables/".len()..]));
        assert_eq!(seen.json["games"][0]["played"], 1, "that it was played is none");
    }
    let ended = anna.get(&private).await.json["ended_at"]
        .as_i64()
        .expect("a moment");
    let before = anna.get(&format!("{page}?before={ended}")).await.json;
    assert_eq!(before["tables"], json!([]));
}

async fn a_guest_s_rating_moves_to_the_account(site: Site) {
    use crate::accounts::{PASSWORD, sign_in, sign_up};
    let account = sign_up(&site.guest("Anna").await, "anna@example.org", PASSWORD).await;
    let (_, [guest, _]) = scored(&site, "public").await;
    rated(&guest, &me(&guest).await).await;
    let came = sign_in(&guest, "anna@example.org", PASSWORD).await;
    assert_eq!(came.status, 201, "{came:?}");
    let page = account.get(&me(&account).await).await;
    let page = match page.status {
        200 => page.json,
        _ => panic!("{page:?}"),
    };
    assert_eq!(page["games"][0]["rating"]["games"], 1, "{page}");
}

async fn own_records_can_be_downloaded(site: Site) {
    let (table, [anna, _]) = scored(&site, "private").await;
    anna.make(json!({ "game": "industry" })).await; // it has not begun
    let records = anna.get("/api/me/records").await;
    assert_eq!(records.status, 200, "{records:?}");
    assert_eq!(records.headers["content-type"], "application/zip");
    assert!(records.text.starts_with("PK\u{3}\u{4}"), "{records:?}");
    let record = anna.get(&format!("{table}/record")).await.text;
    assert!(records.text.contains(&record), "{}", records.text);
    let name = format!("industria-{}.record", &table["/api/tables/".len()..]);
    assert_eq!(
        records.text.matches(&name).count(),
        2,
        "the file, and the directory"
    );
    assert_eq!(records.text.matches("smokestack record 1").count(), 1);
}

/// A player who leaves a seat to others, or to a bot, is still compared with those who stayed.
async fn a_player_who_leaves_is_placed_last(site: Site) {
    leave_and_compare(&site, json!({ "then": "open" })).await;
    // This bot plays far better than Bert.
    leave_and_compare(&site, json!({ "then": "bot", "level": "easy" })).await;
}

async fn leave_and_compare(site: &Site, time_up: Value) {
    let (anna, bert) = (site.guest("Anna").await, site.guest("Bert").await);
    let wanted = json!({ "game": "industria", "seats": 3, "time_up": time_up });
    let table = anna.make(wanted).await;
    anna.seat(&table, "B", "bot:random").await;
    anna.sit(&table, "A").await;
    bert.sit(&table, "C").await;
    assert_eq!(anna.seat(&table, "A", "nobody").await.status, 200);
    if time_up["then"] == "open" {
        assert_eq!(bert.seat(&table, "A", "bot:random").await.status, 200);
    }
    let start = Instant::now();
    loop {
        let seen = bert.get(&table).await.json;
        match (seen["status"] == "over", seen["turn"] == "C") {
            (true, _) => break,
            (false, true) => drop(bert.play_first(&table).await),
            (false, false) => tokio::time::sleep(Duration::from_millis(5)).await,
        }
        assert!(start.elapsed() < Duration::from_secs(60), "{}", seen["move"]);
    }
    let rating = async |person: &Client| {
        let page = rated(&site.nobody(), &me(person).await).await;
        page["games"][0]["rating"]["rating"].as_i64().expect("a number")
    };
    assert!(rating(&bert).await > 1500);
    let exported = anna.get("/api/me/export").await.json;
    assert_eq!(exported["ratings"][0]["games"], 1, "{exported}");
}
