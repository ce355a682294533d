//! Limits per person, including simultaneous requests; and tables' component files.

use std::sync::Arc;

use protocol::{ChannelKind, SessionKind, TableStatus};
use store::{Added, Channel, HostLimits, Passkey, Person, SeatRow, Session, Store, StoreError, TableRow};

crate::on_both!(
    the_table_limit_is_enforced,
    token_channel_and_passkey_limits_are_enforced,
    adopting_a_guest_respects_the_channel_limit,
    a_component_file_is_shared_until_its_last_table_goes,
    uploads_are_counted_for_a_day,
    a_table_with_a_report_is_kept,
    one_person_cannot_bury_the_reports_of_others,
);

async fn person(store: &Store, id: &str) {
    let person = Person {
        id: id.to_owned(),
        name: "Anna".to_owned(),
        created_at: 1,
        banned_at: None,
    };
    store.add_person(&person).await.expect("a new person");
}

/// An open table hosted by p1.
fn open_table(id: &str, created_at: i64, file: Option<&str>) -> (TableRow, Vec<SeatRow>) {
    let (table, seats) = crate::sample(id);
    let table = TableRow {
        status: TableStatus::Open,
        host: Some("p1".to_owned()),
        data: match file {
            Some(text) => format!("sha256:{}", text.len()),
            None => table.data,
        },
        data_file: file.map(Arc::from),
        seed: None,
        started_at: None,
        created_at,
        ..table
    };
    (table, seats)
}

/// The number of `count` simultaneous requests that were granted; the others were rejected because of the limit.
async fn granted<F>(count: usize, mut request: impl FnMut(usize) -> F) -> usize
where
    F: Future<Output = Result<Added, StoreError>> + Send + 'static,
{
    let requests: Vec<_> = (0..count).map(|number| tokio::spawn(request(number))).collect();
    let mut done = 0;
    for request in requests {
        match request.await.expect("no panic").expect("an answer") {
            Added::Done => done += 1,
            refused => assert_eq!(refused, Added::Full),
        }
    }
    done
}

async fn the_table_limit_is_enforced(store: Store) {
    person(&store, "p1").await;
    let limits = HostLimits {
        tables: 5,
        ..HostLimits::NONE
    };
    let request = |number: usize| {
        let store = store.clone();
        async move {
            let (table, seats) = open_table(&format!("t{number}"), 1, None);
            store.add_table(&table, &seats, &limits).await
        }
    };
    assert_eq!(granted(12, request).await, 5);
    // A rematch also creates a table.
    let (old, seats) = crate::sample("old");
    store
        .add_table(&old, &seats, &HostLimits::NONE)
        .await
        .expect("a table");
    let (next, seats) = open_table("next", 1, None);
    let refused = store.add_rematch("old", &next, &seats, &limits).await;
    assert_eq!(refused.expect("an answer"), Added::Full);
    let (old, _) = store.table("old").await.expect("a look").expect("a table");
    assert_eq!((old.rematch, old.version), (None, 1), "nothing has changed");
}

async fn token_channel_and_passkey_limits_are_enforced(store: Store) {
    person(&store, "p1").await;
    let token = |number: usize| {
        let store = store.clone();
        async move {
            let session = Session {
                id: format!("l{number}"),
                person: "p1".into(),
                hash: vec![1],
                kind: SessionKind::ApiToken,
                label: None,
                created_at: 1,
                expires_at: None,
            };
            store.add_session(&session, 5).await
        }
    };
    assert_eq!(granted(12, token).await, 5);
    let channels = |number: usize| {
        let store = store.clone();
        async move { store.add_channel(&channel(&format!("c{number}"), "p1"), 5).await }
    };
    assert_eq!(granted(12, channels).await, 5);
    let passkey = |number: usize| {
        let store = store.clone();
        async move {
            let passkey = Passkey {
                id: format!("k{number}"),
                person: "p1".into(),
                credential: format!("credential {number}"),
                algorithm: -7,
                key: vec![1],
                label: "phone".into(),
                counter: 0,
                created_at: 1,
                used_at: None,
            };
            store.add_passkey(&passkey, 5).await
        }
    };
    assert_eq!(granted(12, passkey).await, 5);
}

fn channel(id: &str, person: &str) -> Channel {
    Channel {
        id: id.to_owned(),
        person: person.to_owned(),
        kind: ChannelKind::Webhook,
        address: "https://example.org/".to_owned(),
        ..Channel::default()
    }
}

async fn adopting_a_guest_respects_the_channel_limit(store: Store) {
    person(&store, "p1").await;
    for (guest, id) in [("g1", "a"), ("g2", "b"), ("g3", "c")] {
        person(&store, guest).await;
        for number in 0..4 {
            let added = store
                .add_channel(&channel(&format!("{id}{number}"), guest), 5)
                .await;
            assert_eq!(added.expect("an answer"), Added::Done);
        }
        store.adopt(guest, "p1", 5).await.expect("adopted");
    }
    let channels = store.channels_of("p1").await.expect("a look");
    let ids: Vec<&str> = channels.iter().map(|channel| channel.id.as_str()).collect();
    assert_eq!(ids, ["a0", "a1", "a2", "a3", "b0"]);
}

async fn a_component_file_is_shared_until_its_last_table_goes(store: Store) {
    person(&store, "p1").await;
    let mut tables = Vec::new();
    for id in ["t1", "t2", "t3"] {
        let (table, seats) = open_table(id, 1, Some("a file"));
        store
            .add_table(&table, &seats, &HostLimits::NONE)
            .await
            .expect("a table");
        tables.push(table);
    }
    let file = async || store.component_file(&tables[0]).await.expect("a look");
    for (at, table) in tables.iter().enumerate() {
        assert_eq!(file().await.as_deref(), Some("a file"), "{at} are gone");
        let stale = TableRow {
            version: 7,
            ..table.clone()
        };
        assert_eq!(store.cancel_table(&stale, 9, &[]).await.expect("an answer"), None);
        let gone = store.cancel_table(table, 9, &[]).await.expect("an answer");
        assert_eq!(gone, Some(Vec::new()));
        assert!(store.table(&table.id).await.expect("a look").is_none());
    }
    assert_eq!(file().await, None, "no table uses it any more");
    // A game that has begun cannot be deleted this way.
    let (table, seats) = crate::sample("begun");
    store
        .add_table(&table, &seats, &HostLimits::NONE)
        .await
        .expect("a table");
    assert_eq!(store.cancel_table(&table, 9, &[]).await.expect("an answer"), None);
    // A deleted rematch is no longer linked to.
    let (next, seats) = open_table("next", 1, None);
    let added = store.add_rematch("begun", &next, &seats, &HostLimits::NONE).await;
    assert_eq!(added.expect("an answer"), Added::Done);
    let changed = store.cancel_table(&next, 9, &[]).await.expect("an answer");
    assert_eq!(changed, Some(vec![("begun".to_owned(), 3)]));
    let (begun, _) = store.table("begun").await.expect("a look").expect("a table");
    assert_eq!(begun.rematch, None);
}

async fn uploads_are_counted_for_a_day(store: Store) {
    person(&store, "p1").await;
    let limits = |since| HostLimits {
        file_bytes: 20,
        since,
        ..HostLimits::NONE
    };
    let add = async |id: &str, at: i64, since: i64| {
        let (table, seats) = open_table(id, at, Some("8 bytes."));
        let added = store.add_table(&table, &seats, &limits(since)).await;
        let added = added.expect("an answer");
        if added == Added::Done {
            store.cancel_table(&table, at, &[]).await.expect("an answer");
        }
        added
    };
    assert_eq!(add("t1", 10, 0).await, Added::Done);
    assert_eq!(add("t2", 20, 0).await, Added::Done);
    assert_eq!(
        add("t3", 30, 0).await,
        Added::OverQuota,
        "what was cancelled counts"
    );
    let asked = store.may_host("p1", 8, &limits(0)).await.expect("an answer");
    assert_eq!(asked, Added::OverQuota);
    assert_eq!(add("t4", 40, 10).await, Added::Done, "the first was yesterday");
    let (table, seats) = open_table("t5", 50, None);
    let plain = store.add_table(&table, &seats, &limits(10)).await;
    assert_eq!(plain.expect("an answer"), Added::Done, "without a file");
}

async fn a_table_with_a_report_is_kept(store: Store) {
    person(&store, "p1").await;
    let (table, seats) = open_table("t1", 1, Some("a file"));
    store
        .add_table(&table, &seats, &HostLimits::NONE)
        .await
        .expect("a table");
    let number = store.say("t1", "p1", "Anna", "Bah!", 2).await.expect("said");
    let report = store::Report {
        id: "r".into(),
        table_id: "t1".into(),
        message: number,
        reporter: None,
        about: Some("p1".into()),
        text: "Bah!".into(),
        why: String::new(),
        at: 3,
        settled_at: None,
    };
    store.report(&report, 5).await.expect("filed");
    let cancelled = store.cancel_table(&table, 9, &[]).await.expect("an answer");
    assert!(cancelled.is_some());
    let (kept, _) = store.table("t1").await.expect("a look").expect("it stays");
    assert_eq!(kept.status, TableStatus::Ended);
    assert_eq!(store.component_file(&table).await.expect("a look"), None);
    assert_eq!(store.open_reports(3, 9).await.expect("a look").len(), 1);
}

async fn one_person_cannot_bury_the_reports_of_others(store: Store) {
    for id in ["p1", "p2"] {
        person(&store, id).await;
    }
    let (table, seats) = open_table("t1", 1, None);
    store
        .add_table(&table, &seats, &HostLimits::NONE)
        .await
        .expect("a table");
    let report = async |number: i64, by: &str| {
        let report = store::Report {
            id: format!("r{number:03}"),
            table_id: "t1".into(),
            message: number,
            reporter: Some(by.to_owned()),
            about: None,
            text: "Bah!".into(),
            why: String::new(),
            at: number,
            settled_at: None,
        };
        store.report(&report, 20).await.expect("an answer")
    };
    for number in 0..20 {
        assert_eq!(report(number, "p1").await, Added::Done);
    }
    assert_eq!(report(20, "p1").await, Added::Full);
    assert_eq!(report(21, "p2").await, Added::Done);
    let shown = store.open_reports(3, 10).await.expect("a look");
    let shown: Vec<&str> = shown.iter().map(|report| report.id.as_str()).collect();
    assert_eq!(shown, ["r000", "r021", "r001", "r002"]);
    let counts = store.count_reports().await.expect("a look");
    assert_eq!(counts, [(Some("p1".to_owned()), 20), (Some("p2".to_owned()), 1)]);
}
