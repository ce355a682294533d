use store::{LogIn, Person, Store};

crate::on_both!(a_person_is_found_by_a_log_in, a_log_in_that_was_ended_is_gone);

fn anna() -> Person {
    Person {
        id: "p1".to_owned(),
        name: "Anna Ø".to_owned(),
        created_at: 1_700_000_000_000,
    }
}

fn log_in() -> LogIn {
    LogIn {
        id: "l1".to_owned(),
        person: "p1".to_owned(),
        hash: vec![0, 255, 7],
        kind: "session".to_owned(),
        label: None,
        created_at: 1,
        expires_at: Some(i64::MAX),
    }
}

async fn a_person_is_found_by_a_log_in(store: Store) {
    store.add_person(&anna()).await.expect("a new person");
    store.add_log_in(&log_in()).await.expect("a log-in");
    let found = store.log_in("l1").await.expect("a look").expect("it is there");
    assert_eq!(found, log_in());
    assert_eq!(store.person(&found.person).await.expect("a look"), Some(anna()));
    assert!(
        store
            .add_log_in(&LogIn {
                id: "l2".into(),
                person: "nobody".into(),
                ..log_in()
            })
            .await
            .is_err(),
        "a log-in belongs to somebody"
    );
}

async fn a_log_in_that_was_ended_is_gone(store: Store) {
    store.add_person(&anna()).await.expect("a new person");
    store.add_log_in(&log_in()).await.expect("a log-in");
    store.drop_log_in("l1").await.expect("it ends");
    assert_eq!(store.log_in("l1").await.expect("a look"), None);
    assert!(store.ping().await.is_ok());
}
