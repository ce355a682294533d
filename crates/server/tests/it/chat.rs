//! Chat: read by everyone who watches, except by those who have muted the author.

use serde_json::{Value, json};
use server::{Env, Operator};
use store::Store;

use crate::client::three;
use crate::live::{LiveClient, listen};
use crate::{Client, Site};

crate::on_both!(
    players_write_and_everybody_reads,
    muted_people_are_not_shown,
    the_operator_reads_reports,
    chat_is_rate_limited,
);

async fn say(person: &Client, table: &str, text: &str) -> crate::Answer {
    person
        .post(&format!("{table}/chat"), json!({ "text": text }))
        .await
}

async fn texts(person: &Client, table: &str, since: i64) -> Vec<String> {
    let chat = person.get(&format!("{table}/chat?since={since}")).await;
    assert_eq!(chat.status, 200, "{chat:?}");
    of(&chat.json)
}

fn of(chat: &Value) -> Vec<String> {
    let messages = chat["messages"].as_array().expect("a list");
    messages
        .iter()
        .map(|said| said["text"].as_str().expect("a text").to_owned())
        .collect()
}

async fn players_write_and_everybody_reads(site: Site) {
    // On PostgreSQL, the listeners are on a different server from the authors.
    let other = if site.scratch.address.starts_with("postgres") {
        Some(site.beside().await)
    } else {
        None
    };
    let port = listen(other.as_ref().unwrap_or(&site)).await;
    let (table, people) = three(&site, "industria").await;
    let first = say(&people[0], &table, "  Grüezi\tmitenand\u{7}\n ").await;
    assert_eq!(first.status, 201, "{first:?}");
    assert_eq!(
        (&first.json["number"], &first.json["name"], &first.json["text"]),
        (&json!(1), &json!("Anna"), &json!("Grüezi mitenand"))
    );
    let mut live_client = LiveClient::open(port, &site.nobody(), &table, "?chat=0").await;
    let mut deaf = LiveClient::open(port, &people[2], &table, "").await;
    assert_eq!(live_client.receive().await["kind"], "table");
    let heard = live_client.receive().await;
    assert_eq!(
        (heard["kind"].as_str(), of(&heard)),
        (Some("chat"), vec!["Grüezi mitenand".to_owned()])
    );
    assert_eq!(say(&people[1], &table, "hello").await.json["number"], 2);
    assert_eq!(of(&live_client.receive().await), ["hello"], "each message once");
    assert_eq!(texts(&site.nobody(), &table, 1).await, ["hello"]);
    assert_eq!(texts(&people[2], &table, 0).await.len(), 2);
    // A client that did not request the chat gets only the table.
    deaf.receive().await;
    let (_, person, _) = crate::client::asked(&table, &people).await;
    person.play_first(&table).await;
    assert_eq!(deaf.receive().await["kind"], "table");
    // A new account name does not change the name at this table.
    let renamed = people[1]
        .send("PATCH", "/api/me", Some(json!({ "name": "Anna" }).to_string()))
        .await;
    assert_eq!(renamed.status, 200, "{renamed:?}");
    assert_eq!(say(&people[1], &table, "it is me").await.json["name"], "Bert");
    let stranger = site.guest("Zoe").await;
    assert_eq!(say(&stranger, &table, "hi").await.code(), "not-seated");
    for text in ["", "  \n ", &"x".repeat(501)] {
        let refused = say(&people[0], &table, text).await;
        assert_eq!((refused.status, refused.code()), (422, "bad"), "{text}");
    }
    assert_eq!(say(&people[0], &table, &"ü".repeat(500)).await.status, 201);
}

/// A connection is lost and cannot be restored for a while: messages sent in that time are received afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn chat_survives_a_lost_connection_between_servers() {
    let site = Site::open(scratch_database::postgres()).await;
    let other = site.beside().await;
    let (table, people) = three(&site, "industria").await;
    let port = listen(&other).await;
    let mut live_client = LiveClient::open(port, &site.nobody(), &table, "?chat=0").await;
    assert_eq!(live_client.receive().await["kind"], "table");
    say(&people[0], &table, "one").await;
    assert_eq!(of(&live_client.receive().await), ["one"], "they hear each other");
    let (server, name) = site.scratch.address.rsplit_once('/').expect("a name");
    let keeper = sqlx::PgPool::connect(&format!("{server}/postgres"))
        .await
        .expect("another line");
    let allow = async |yes: bool| {
        let allow = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {yes}");
        let allow = sqlx::query(sqlx::AssertSqlSafe(allow));
        allow.execute(&keeper).await.expect("a change");
    };
    allow(false).await;
    let cut =
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND query LIKE 'LISTEN%'";
    let cut = sqlx::query(cut).bind(name);
    cut.execute(&keeper).await.expect("nobody listens any more");
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    assert_eq!(say(&people[1], &table, "two").await.status, 201);
    allow(true).await;
    let update = match live_client.receive_or_end().await {
        Ok(update) => update,
        // The message was received but could not be read at once: a client that reconnects misses nothing.
        Err(why) => {
            assert_eq!(why, "try again");
            let mut again = LiveClient::open(port, &site.nobody(), &table, "?chat=1").await;
            assert_eq!(again.receive().await["kind"], "table");
            again.receive().await
        }
    };
    assert_eq!(of(&update), ["two"]);
}

async fn muted_people_are_not_shown(site: Site) {
    let port = listen(&site).await;
    let (table, people) = three(&site, "industria").await;
    let [anna, bert, carla] = &people;
    let id = bert.get("/api/me").await.json["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    let path = format!("/api/me/mutes/{id}");
    assert_eq!(anna.send("PUT", &path, None).await.status, 204);
    assert_eq!(
        anna.get("/api/me/mutes").await.json,
        json!({ "people": [{ "id": id, "name": "Bert" }] })
    );
    assert_eq!(
        anna.send("PUT", "/api/me/mutes/nobody", None).await.code(),
        "not-found"
    );
    let mut live_client = LiveClient::open(port, anna, &table, "?chat=0").await;
    live_client.receive().await;
    say(bert, &table, "blah").await;
    say(carla, &table, "my turn").await;
    assert_eq!(of(&live_client.receive().await), ["my turn"]);
    assert_eq!(texts(anna, &table, 0).await, ["my turn"]);
    assert_eq!(
        texts(carla, &table, 0).await,
        ["blah", "my turn"],
        "the others hear on"
    );
    assert_eq!(anna.send("DELETE", &path, None).await.status, 204);
    assert_eq!(texts(anna, &table, 0).await, ["blah", "my turn"]);
    let export = bert.get("/api/me/export").await.json;
    assert_eq!(export["messages"][0]["text"], "blah");
}

async fn the_operator_reads_reports(site: Site) {
    let (table, people) = three(&site, "industria").await;
    say(&people[1], &table, "You cheat!").await;
    let report = async |number: i64| {
        people[0]
            .post(
                &format!("{table}/chat/{number}/report"),
                json!({ "why": "I do not" }),
            )
            .await
    };
    assert_eq!(report(1).await.status, 204);
    assert_eq!(report(1).await.status, 204, "once more changes nothing");
    assert_eq!(report(2).await.code(), "not-found");
    assert_eq!(report(0).await.code(), "not-found");
    let store = Store::open(&site.scratch.address).await.expect("it opens");
    let operator = Operator::new(store, Env::real());
    let reports = operator.reports(false).await.expect("a look");
    assert_eq!(reports.len(), 1);
    let one = &reports[0];
    assert_eq!((one.name.as_str(), one.reporter.as_str()), ("Bert", "Anna"));
    assert_eq!(
        (one.report.text.as_str(), one.report.why.as_str()),
        ("You cheat!", "I do not")
    );
    assert!(operator.remove("none").await.is_err());
    operator.remove(&one.report.id).await.expect("removed");
    say(&people[0], &table, "Let us play").await;
    let chat = people[0].get(&format!("{table}/chat")).await.json;
    assert_eq!(of(&chat), ["Let us play"]);
    assert_eq!(chat["messages"][0]["number"], 2);
    let kept = operator.reports(false).await.expect("a look");
    assert_eq!(kept[0].report.text, "You cheat!", "the report has it still");
    operator.settle(&one.report.id).await.expect("settled");
    assert!(operator.settle(&one.report.id).await.is_err());
    assert!(operator.reports(false).await.expect("a look").is_empty());
}

async fn chat_is_rate_limited(site: Site) {
    let (table, people) = three(&site, "industria").await;
    let mut statuses = Vec::new();
    for number in 0..30 {
        statuses.push(say(&people[0], &table, &number.to_string()).await.status);
    }
    assert_eq!(statuses[..20], [201; 20]);
    assert!(statuses.contains(&429), "{statuses:?}");
    assert_eq!(say(&people[1], &table, "My turn to speak").await.status, 201);
}
