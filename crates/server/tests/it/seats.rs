//! Before the game: taking seats, who may change them, and starting.

use serde_json::json;

use crate::Site;

crate::on_both!(
    seats_are_taken_and_left,
    only_the_host_seats_bots_and_starts,
    players_choose_a_colour,
    colours_can_be_drawn,
    the_list_shows_public_tables_only,
    unplayable_tables_are_rejected,
    a_table_of_other_rules_is_frozen,
    a_table_older_than_an_option_uses_its_default,
);

async fn seats_are_taken_and_left(site: Site) {
    let (anna, bert) = (site.guest("Anna").await, site.guest("Bert").await);
    let table = anna.make(json!({ "game": "industria", "seats": 3 })).await;
    let plain = anna.send("POST", &format!("{table}/seats/A"), None).await;
    assert_eq!(
        (plain.status, &plain.json["you"]),
        (200, &json!("A")),
        "who says nothing sits down: {plain:?}"
    );
    let taken = bert.sit(&table, "A").await;
    assert_eq!((taken.status, taken.code()), (409, "taken"));
    let moved = anna.sit(&table, "C").await.json;
    assert_eq!(
        (&moved["you"], &moved["seats"][0]["person"]),
        (&json!("C"), &json!(null))
    );
    assert_eq!(bert.sit(&table, "A").await.json["seats"][0]["name"], "Bert");
    assert_eq!(bert.seat(&table, "C", "nobody").await.code(), "not-host");
    assert_eq!(bert.seat(&table, "A", "nobody").await.status, 200);
    assert_eq!(bert.sit(&table, "D").await.code(), "bad", "there is no such seat");
    assert_eq!(bert.sit(&table, "Z").await.code(), "bad");
    let wrong = bert
        .post(&format!("{table}/seats/A"), json!({ "share": "12" }))
        .await;
    assert_eq!(wrong.code(), "bad");
    assert_eq!(site.nobody().sit(&table, "A").await.status, 401);
}

async fn only_the_host_seats_bots_and_starts(site: Site) {
    let (anna, bert) = (site.guest("Anna").await, site.guest("Bert").await);
    let table = anna
        .make(json!({ "game": "industria", "seats": 4, "starts": "host", "seating": "random" }))
        .await;
    assert_eq!(bert.seat(&table, "B", "bot:normal").await.code(), "not-host");
    assert_eq!(anna.seat(&table, "B", "bot:clever").await.code(), "bad");
    assert_eq!(anna.seat(&table, "B", "bot:random").await.status, 200);
    let start = format!("{table}/start");
    let nobody = anna.post(&start, json!({})).await;
    assert_eq!(nobody.code(), "bad", "nobody sits there");
    anna.sit(&table, "A").await;
    let few = anna.post(&start, json!({})).await;
    assert_eq!(few.status, 422, "two are too few for Industria: {few:?}");
    bert.sit(&table, "D").await;
    assert_eq!(bert.post(&start, json!({})).await.code(), "not-host");
    let begun = anna.post(&start, json!({})).await;
    assert_eq!(begun.status, 200, "{begun:?}");
    assert_eq!(
        begun.json["seats"].as_array().map(Vec::len),
        Some(3),
        "the empty chair is put away"
    );
    assert_eq!(begun.json["status"], "playing");
    let anna_sits = begun.json["you"].as_str().expect("a seat");
    assert_eq!(bert.seat(&table, anna_sits, "nobody").await.code(), "started");
    assert_eq!(anna.post(&start, json!({})).await.code(), "started");
}

fn colours(table: &serde_json::Value) -> Vec<Option<&str>> {
    let seats = table["seats"].as_array().expect("seats");
    seats.iter().map(|seat| seat["colour"].as_str()).collect()
}

async fn players_choose_a_colour(site: Site) {
    let (anna, bert) = (site.guest("Anna").await, site.guest("Bert").await);
    let table = anna
        .make(json!({ "game": "industria", "seats": 3, "starts": "host", "time_up": { "then": "open" } }))
        .await;
    let wear = async |who: &crate::client::Client, seat: &str, colour: &str| {
        who.post(&format!("{table}/seats/{seat}"), json!({ "colour": colour }))
            .await
    };
    let share = anna.sit(&table, "A").await;
    assert_eq!(
        colours(&share.json),
        [None; 3],
        "nothing is chosen yet: {share:?}"
    );
    let green = wear(&anna, "A", "green").await;
    assert_eq!(colours(&green.json), [Some("green"), None, None], "{green:?}");
    let taken = wear(&bert, "B", "green").await;
    assert_eq!((taken.status, taken.code()), (409, "colour-taken"));
    assert_eq!(taken.json["message"].as_str().map(str::is_empty), Some(false));
    assert_eq!(
        colours(&anna.get(&table).await.json)[1],
        None,
        "who is refused does not sit"
    );
    let unknown = wear(&bert, "B", "puce").await;
    assert_eq!((unknown.status, unknown.code()), (422, "bad"));
    assert!(unknown.text.contains("purple"), "{unknown:?}");
    assert_eq!(wear(&bert, "A", "red").await.code(), "taken", "another's seat");
    assert_eq!(wear(&bert, "B", "blue").await.status, 200);
    let moved = anna.seat(&table, "C", "me").await.json;
    assert_eq!(
        colours(&moved),
        [None, Some("blue"), Some("green")],
        "it comes along"
    );
    let again = wear(&anna, "C", "yellow").await.json;
    assert_eq!(colours(&again), [None, Some("blue"), Some("yellow")]);
    anna.seat(&table, "A", "bot:random").await;
    let begun = anna.post(&format!("{table}/start"), json!({})).await.json;
    assert_eq!(colours(&begun), [Some("red"), Some("blue"), Some("yellow")]);
    let late = wear(&anna, "C", "purple").await;
    assert_eq!((late.status, late.code()), (409, "started"), "{late:?}");
    let left = bert.seat(&table, "B", "nobody").await.json;
    assert_eq!(colours(&left)[1], Some("blue"), "the seat keeps it: {left}");
}

async fn colours_can_be_drawn(site: Site) {
    let anna = site.guest("Anna").await;
    let mut drawn = std::collections::BTreeSet::new();
    for _ in 0..8 {
        let table = anna
            .make(json!({ "game": "industria", "seats": 3, "colours": "random" }))
            .await;
        let refused = anna
            .post(&format!("{table}/seats/A"), json!({ "colour": "red" }))
            .await;
        assert_eq!((refused.status, refused.code()), (409, "colours-drawn"));
        anna.seat(&table, "B", "bot:random").await;
        anna.seat(&table, "C", "bot:random").await;
        let begun = anna.sit(&table, "A").await.json;
        let colours = colours(&begun);
        assert!(colours.iter().all(Option::is_some), "{begun}");
        let different: std::collections::BTreeSet<_> = colours.iter().collect();
        assert_eq!(different.len(), 3, "{colours:?}");
        drawn.insert(format!("{colours:?}"));
    }
    assert!(drawn.len() > 1, "it differs from table to table");
}

async fn the_list_shows_public_tables_only(site: Site) {
    let anna = site.guest("Anna").await;
    let public = anna
        .make(json!({ "game": "industry", "visibility": "public" }))
        .await;
    let private = anna.make(json!({ "game": "industry" })).await;
    let listed = site.nobody().get("/api/tables").await;
    assert!(
        listed.text.contains(&public[12..]) && !listed.text.contains(&private[12..]),
        "{}",
        listed.text
    );
    let mine = anna.get("/api/me/tables").await;
    assert_eq!(mine.json["tables"].as_array().map(Vec::len), Some(2));
    assert_eq!(site.nobody().get("/api/me/tables").await.status, 401);
    assert_eq!(
        site.nobody().get(&private).await.status,
        200,
        "anyone with the link may watch"
    );
    for nowhere in [
        "/api/tables/abc",
        "/api/tables/0000000000000000",
        "/api/tables/%27%20OR%201",
    ] {
        assert_eq!(site.nobody().get(nowhere).await.status, 404, "{nowhere}");
    }
}

async fn unplayable_tables_are_rejected(site: Site) {
    let anna = site.guest("Anna").await;
    for (table, word) in [
        (json!({ "game": "chess" }), "chess"),
        (json!({ "game": "industria", "seats": 9 }), "9"),
        (json!({ "game": "industria", "seats": 0 }), "0"),
        (
            json!({ "game": "industria", "options": { "speed": "high" } }),
            "speed",
        ),
        (json!({ "game": "industria", "data": "nonsense" }), "1"),
        (json!({ "seats": 3 }), "game"),
        (json!({ "game": "industria", "visibility": "secret" }), "secret"),
    ] {
        let answer = anna.post("/api/tables", table).await;
        assert_eq!(answer.status, 422, "{answer:?}");
        let message = answer.json["message"].as_str().expect("a sentence");
        assert!(message.contains(word), "{message}");
    }
    let name = site
        .nobody()
        .post("/api/guests", json!({ "name": "\u{7}" }))
        .await;
    assert_eq!(name.status, 422);
    assert_eq!(
        site.nobody()
            .post("/api/tables", json!({ "game": "industria" }))
            .await
            .status,
        401
    );
    let huge = anna.send("POST", "/api/tables", Some("x".repeat(600_000))).await;
    assert_eq!((huge.status, huge.code()), (413, "too-large"), "{huge:?}");
    assert!(huge.text.contains("512"), "{huge:?}");
}

async fn a_table_of_other_rules_is_frozen(site: Site) {
    let (table, people) = crate::client::three(&site, "industria").await;
    for _ in 0..3 {
        let (_, person, _) = crate::client::asked(&table, &people).await;
        person.play_first(&table).await;
    }
    let playable = people[0].get(&format!("{table}/record")).await.text;
    assert!(playable.contains("\n3 "), "{playable}");
    let statement = "UPDATE tables SET rules = 99, version = version + 1";
    match site.scratch.address.strip_prefix("sqlite:") {
        Some(_) => {
            let pool = sqlx::SqlitePool::connect(&site.scratch.address)
                .await
                .expect("the file");
            sqlx::query(statement).execute(&pool).await.expect("a change");
        }
        None => {
            let pool = sqlx::PgPool::connect(&site.scratch.address)
                .await
                .expect("the server");
            sqlx::query(statement).execute(&pool).await.expect("a change");
        }
    }
    let later = site.beside().await; // a version without those rules
    let seen = people[0].at(&later).get(&table).await.json;
    assert_eq!(seen["frozen"]["key"], "error-rules-version", "{seen}");
    assert_eq!(seen["status"], "playing", "nothing is lost");
    let refused = people[0].at(&later).act(&table, 3, "pass", "k").await;
    assert_eq!((refused.status, refused.code()), (409, "frozen"));
    // Its record is written from the database.
    let record = people[0].at(&later).get(&format!("{table}/record")).await;
    assert_eq!(record.status, 200, "{record:?}");
    assert_eq!(record.text.replace("rules 99", "rules 1"), playable);
    let export = people[0].at(&later).get("/api/me/export").await.json;
    let exported = &export["tables"][0]["record"];
    assert_eq!(exported.as_str(), Some(record.text.as_str()), "{export}");
    let archive = people[0].at(&later).get("/api/me/records").await;
    assert!(archive.text.contains("rules 99"), "it is in the archive");
    let message = refused.json["message"].as_str().expect("a sentence");
    assert!(message.contains("99"), "{message}");
}

/// The version that created the table did not have the option, so the table's row does not contain it.
async fn a_table_older_than_an_option_uses_its_default(site: Site) {
    let (table, people) = crate::client::three(&site, "industria").await;
    let first = crate::client::asked(&table, &people).await;
    first.1.play_first(&table).await;
    let before = people[0].get(&table).await.json;
    let scratch = site.close();
    crate::sql(
        &scratch.address,
        "UPDATE tables SET options = 'epoch_income=one_off', version = version + 1",
    )
    .await;
    let site = Site::open(scratch).await;
    let people = people.map(|person| person.at(&site));
    let after = people[0].get(&table).await.json;
    assert_eq!(after["view"], before["view"], "the same game goes on");
    let (_, person, _) = crate::client::asked(&table, &people).await;
    person.play_first(&table).await;
    let seen = people[0].get(&table).await.json;
    assert_eq!(seen["move"], json!(2), "{seen}");
    let record = people[0].get(&format!("{table}/record")).await.text;
    assert!(record.contains("\noptions epoch_income=one_off\n"), "{record}");

    // An unknown option is reported, and nothing is lost.
    let scratch = site.close();
    crate::sql(
        &scratch.address,
        "UPDATE tables SET options = 'zeppelins=true', version = version + 1",
    )
    .await;
    let site = Site::open(scratch).await;
    let seen = people[0].at(&site).get(&table).await.json;
    assert_eq!(seen["frozen"]["key"], "error-unknown-option", "{seen}");
}
