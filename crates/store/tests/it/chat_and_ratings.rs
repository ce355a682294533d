//! Chat, reports, ratings and lists.

use protocol::TableStatus;
use store::{Added, Person, Rated, Rating, Report, SeatRow, Store, TableRow};

crate::on_both!(
    chat_messages_are_numbered,
    system_messages_appear_in_the_chat,
    muting_affects_only_oneself,
    a_report_is_listed_until_it_is_settled,
    a_result_counts_once,
    tables_waiting_for_the_person_come_first,
);

async fn people(store: &Store) {
    for id in ["p1", "p2"] {
        let person = Person {
            id: id.to_owned(),
            name: id.to_uppercase(),
            ..Person::default()
        };
        store.add_person(&person).await.expect("a person");
    }
    let (table, seats) = crate::sample("t");
    store
        .add_table(&table, &seats, &store::HostLimits::NONE)
        .await
        .expect("a table");
}

async fn chat_messages_are_numbered(store: Store) {
    people(&store).await;
    let say = async |person: &str, text: &str| store.say("t", person, "Name", text, 5).await.expect("said");
    let (one, two) = tokio::join!(say("p1", "Grüezi"), say("p2", "hello"));
    assert_eq!(one + two, 3, "both are heard");
    assert_eq!(say("p1", "again").await, 3);
    let said = store.said("t", 2, 10).await.expect("a look");
    assert_eq!((said.len(), said[0].text.as_str()), (1, "again"));
    assert_eq!(store.said("t", 0, 2).await.expect("a look").len(), 2);
    let own = store.said_by("p1").await.expect("a look");
    assert_eq!(own.len(), 2);
    assert_eq!(own[1], ("t".to_owned(), "again".to_owned(), 5));
    store.delete_person("p1").await.expect("gone");
    let said = store.said("t", 2, 10).await.expect("a look");
    assert_eq!(
        (&said[0].person, said[0].name.as_str()),
        (&None, ""),
        "no name is left"
    );
}

async fn system_messages_appear_in_the_chat(store: Store) {
    people(&store).await;
    store.say("t", "p1", "Name", "hello", 5).await.expect("said");
    let (table, seats) = store.table("t").await.expect("a look").expect("it is there");
    let note = store::NewNote {
        person: Some("p1".to_owned()),
        ..crate::note("left")
    };
    for saved in [true, false] {
        let answer = store.save_table(&table, &seats, &[], Some(&note)).await;
        assert_eq!(answer.expect("an answer"), saved);
    }
    assert_eq!(
        crate::notes(&store, "t").await,
        ["2 left"],
        "with the change, once"
    );
    assert_eq!(store.say("t", "p2", "Name", "oh", 6).await.expect("said"), 3);
    assert_eq!(
        store.said_by("p1").await.expect("a look").len(),
        1,
        "nobody said it"
    );
    store.delete_person("p1").await.expect("gone");
    let messages = store.said("t", 1, 1).await.expect("a look");
    assert_eq!(
        (messages[0].name.as_str(), &messages[0].person),
        ("", &None),
        "no name is left"
    );
}

async fn muting_affects_only_oneself(store: Store) {
    people(&store).await;
    for _ in 0..2 {
        store.mute("p1", "p2", true).await.expect("muted");
    }
    let muted = store.muted_by("p1").await.expect("a look");
    assert_eq!((muted.len(), muted[0].name.as_str()), (1, "P2"));
    assert!(store.muted_by("p2").await.expect("a look").is_empty());
    store.mute("p1", "p2", false).await.expect("heard again");
    assert!(store.muted_by("p1").await.expect("a look").is_empty());
}

async fn a_report_is_listed_until_it_is_settled(store: Store) {
    people(&store).await;
    let report = Report {
        id: "r1".to_owned(),
        table_id: "t".to_owned(),
        message: 1,
        reporter: Some("p1".to_owned()),
        about: Some("p2".to_owned()),
        text: "rude".to_owned(),
        why: "it is rude".to_owned(),
        at: 6,
        settled_at: None,
    };
    store.report(&report, 5).await.expect("reported");
    let again = Report {
        id: "r2".to_owned(),
        ..report.clone()
    };
    store.report(&again, 5).await.expect("no harm");
    assert_eq!(store.open_reports(3, 10).await.expect("a look"), [report]);
    assert!(store.settle_report("r1", 9).await.expect("settled"));
    assert!(!store.settle_report("r1", 9).await.expect("an answer"));
    assert!(store.open_reports(3, 10).await.expect("a look").is_empty());
}

async fn a_result_counts_once(store: Store) {
    people(&store).await;
    let rating = |rating: f64, games: i64| Rating {
        person: "p1".to_owned(),
        game: "industria".to_owned(),
        rating,
        uncertainty: 8.25,
        games,
        at: 7,
    };
    let rate = async |table: &str, rating: Rating| store.rate(table, &[rating]).await.expect("an answer");
    assert_eq!(rate("t", rating(26.5, 1)).await, Rated::Now);
    assert_eq!(rate("t", rating(30.0, 2)).await, Rated::Before);
    assert_eq!(store.ratings_of("p1").await.expect("a look"), [rating(26.5, 1)]);
    let (table, seats) = crate::sample("u");
    store
        .add_table(&table, &seats, &store::HostLimits::NONE)
        .await
        .expect("a table");
    assert_eq!(
        rate("u", rating(40.0, 1)).await,
        Rated::Outrun,
        "another was counted"
    );
    assert_eq!(rate("u", rating(27.0, 2)).await, Rated::Now);
    assert_eq!(
        store.rating("p1", "industria").await.expect("a look"),
        Some(rating(27.0, 2))
    );
    assert_eq!(store.rating("p1", "barrage").await.expect("a look"), None);
}

async fn tables_waiting_for_the_person_come_first(store: Store) {
    people(&store).await;
    let add = async |id: &str, status: TableStatus, turn: Option<&str>, at: i64| {
        let (table, mut seats) = crate::sample(id);
        let table = TableRow {
            status,
            turn: turn.map(str::to_owned),
            turn_since: turn.map(|_| at),
            created_at: 1,
            ended_at: (status == TableStatus::Over).then_some(at),
            host: Some("p2".to_owned()),
            ..table
        };
        seats[0] = SeatRow {
            person: Some("p1".to_owned()),
            bot: id.starts_with("bot").then(|| "easy".to_owned()),
            ..seats[0].clone()
        };
        store
            .add_table(&table, &seats, &store::HostLimits::NONE)
            .await
            .expect("a table");
    };
    add("over-1", TableStatus::Over, None, 900).await;
    add("over-2", TableStatus::Over, None, 950).await;
    add("open", TableStatus::Open, None, 0).await;
    add("theirs", TableStatus::Playing, Some("B"), 800).await;
    add("bot-plays", TableStatus::Playing, Some("A"), 700).await;
    add("mine-2", TableStatus::Playing, Some("A"), 600).await;
    add("mine-1", TableStatus::Playing, Some("A"), 20).await;
    let listed = async |person: &str, most: i64| -> Vec<String> {
        let tables = store.tables_of(person, most).await.expect("a list");
        tables.into_iter().map(|(table, _)| table.id).collect()
    };
    let all = [
        "mine-1",
        "mine-2",
        "theirs",
        "bot-plays",
        "open",
        "over-2",
        "over-1",
    ];
    assert_eq!(listed("p1", 100).await, all);
    assert_eq!(
        listed("p1", 2).await,
        all[..2],
        "the longest wait is not left out"
    );
    let limits = |tables| store::HostLimits {
        tables,
        ..store::HostLimits::NONE
    };
    for (person, tables, may) in [
        ("p2", 5, Added::Full),
        ("p2", 6, Added::Done),
        ("p1", 1, Added::Done),
    ] {
        let asked = store.may_host(person, 0, &limits(tables)).await;
        assert_eq!(asked.expect("an answer"), may, "{person} {tables}");
    }
}
