use protocol::{Colour, GameResult, ShareOrigin, TableStatus, Visibility};
use store::{Added, AppendMoves, HostLimits, JobChange, Proposal, SeatRow, Store, StoreError};

crate::on_both!(
    a_finished_table_has_one_rematch,
    finished_games_are_listed_latest_first,
    a_saved_table_is_read_back_unchanged,
    saving_a_stale_version_fails,
    the_list_shows_public_tables_that_are_not_over,
    own_tables_are_those_played_at_or_hosted,
    many_tables_have_their_own_seats,
    former_players_of_a_table_are_remembered,
    consent_applies_to_the_current_version_only,
    consent_ends_with_a_move_or_a_change_of_players,
);

async fn a_saved_table_is_read_back_unchanged(store: Store) {
    let (mut table, mut seats) = crate::sample("t1");
    table.status = TableStatus::Open;
    store
        .add_table(&table, &seats, &HostLimits::NONE)
        .await
        .expect("a new table");
    assert_eq!(
        store.table("t1").await.expect("a look"),
        Some((table.clone(), seats.clone()))
    );
    table.status = TableStatus::Playing;
    table.turn = Some("B".into());
    table.seats_before_draw = Some("BA".into());
    (table.commitment, table.server_share) = (vec![7; 32], vec![8; 32]);
    (table.restarts, table.opening_since) = (2, Some(77));
    seats[0] = SeatRow {
        seat: "A".into(),
        bot: Some("hard".into()),
        share: Some(vec![9; 32]),
        share_commitment: Some(vec![10; 32]),
        share_by: Some(ShareOrigin::Server),
        colour: Some(Colour::Green),
        ..SeatRow::default()
    };
    let jobs = [JobChange::Set {
        kind: "bot",
        subject: "t1".into(),
        due_at: 10,
    }];
    assert!(
        store
            .save_table(&table, &seats, &jobs, None)
            .await
            .expect("a save")
    );
    table.version += 1;
    assert_eq!(store.table("t1").await.expect("a look"), Some((table, seats)));
    assert_eq!(store.version("t1").await.expect("a look"), Some(2));
    assert_eq!(store.next_due().await.expect("a look"), Some(10));
    assert_eq!(store.table("t2").await.expect("a look"), None);
}

async fn saving_a_stale_version_fails(store: Store) {
    let (table, seats) = crate::sample("t1");
    store
        .add_table(&table, &seats, &HostLimits::NONE)
        .await
        .expect("a new table");
    assert!(
        store
            .save_table(&table, &seats[..1], &[], None)
            .await
            .expect("a save")
    );
    assert!(!store.save_table(&table, &[], &[], None).await.expect("no save"));
    let (_, seats) = store.table("t1").await.expect("a look").expect("it is there");
    assert_eq!(seats.len(), 1, "the second save changed nothing");
}

async fn the_list_shows_public_tables_that_are_not_over(store: Store) {
    for (id, visibility, status) in [
        ("a", Visibility::Public, TableStatus::Open),
        ("b", Visibility::Private, TableStatus::Open),
        ("c", Visibility::Public, TableStatus::Over),
    ] {
        let (mut table, seats) = crate::sample(id);
        table.visibility = visibility;
        table.status = status;
        store
            .add_table(&table, &seats, &HostLimits::NONE)
            .await
            .expect("a new table");
    }
    let listed = store.public_tables(i64::MAX, 10).await.expect("a look");
    let ids: Vec<&str> = listed.iter().map(|(table, _)| table.id.as_str()).collect();
    assert_eq!(ids, ["a"]);
    assert_eq!(listed[0].1.len(), 2);
    let made = listed[0].0.created_at;
    assert!(
        store.public_tables(made, 10).await.expect("a look").is_empty(),
        "none before"
    );
}

async fn own_tables_are_those_played_at_or_hosted(store: Store) {
    let person = store::Person {
        id: "p".into(),
        name: "P".into(),
        created_at: 0,
        banned_at: None,
    };
    store.add_person(&person).await.expect("a new person");
    for (id, host, sits) in [("a", true, false), ("b", false, true), ("c", false, false)] {
        let (mut table, mut seats) = crate::sample(id);
        table.host = host.then(|| "p".to_owned());
        seats[0].person = sits.then(|| "p".to_owned());
        store
            .add_table(&table, &seats, &HostLimits::NONE)
            .await
            .expect("a new table");
    }
    let mine = store.tables_of("p", 10).await.expect("a look");
    let ids: Vec<&str> = mine.iter().map(|(table, _)| table.id.as_str()).collect();
    assert_eq!(ids, ["b", "a"], "at b the person is asked");
}

async fn many_tables_have_their_own_seats(store: Store) {
    for number in 0..45 {
        let (table, mut seats) = crate::sample(&format!("t{number:02}"));
        seats[0].name = Some(format!("N{number:02}"));
        store
            .add_table(&table, &seats, &HostLimits::NONE)
            .await
            .expect("a new table");
    }
    let listed = store.public_tables(i64::MAX, 43).await.expect("a look");
    assert_eq!(listed.len(), 43);
    for (table, seats) in listed {
        assert_eq!(seats[0].name, Some(table.id.replace('t', "N")));
        assert_eq!(seats.len(), 2);
    }
}

async fn consent_applies_to_the_current_version_only(store: Store) {
    let (table, seats) = crate::sample("t1");
    store
        .add_table(&table, &seats, &HostLimits::NONE)
        .await
        .expect("a new table");
    let wish = |agreed: &str| Proposal {
        table_id: "t1".into(),
        kind: "undo".into(),
        value: 3,
        agreed: agreed.into(),
        at: 1,
    };
    let agreed = async || {
        let proposal = store.proposal("t1", "undo").await.expect("a look");
        proposal.map(|proposal| proposal.agreed)
    };
    for (version, agreed) in [(1, "A"), (2, "AB")] {
        let next = store.propose(&wish(agreed), version).await.expect("a wish");
        assert_eq!(next, Some(version + 1), "everybody sees it");
    }
    let late = store.propose(&wish("AC"), 2).await.expect("an answer");
    assert_eq!((late, agreed().await.as_deref()), (None, Some("AB")));
    let note = crate::note("no");
    let drop = async |version| store.drop_proposal("t1", "undo", version, &note).await;
    let late = drop(2).await.expect("an answer");
    assert_eq!((late, agreed().await.as_deref()), (None, Some("AB")));
    assert_eq!(crate::notes(&store, "t1").await, [""; 0]);
    let dropped = drop(3).await.expect("it is dropped");
    assert_eq!((dropped, agreed().await), (Some(4), None));
    assert_eq!(
        crate::notes(&store, "t1").await,
        ["1 no"],
        "with a system message"
    );
}

async fn consent_ends_with_a_move_or_a_change_of_players(store: Store) {
    let (mut table, seats) = crate::sample("t1");
    store
        .add_table(&table, &seats, &HostLimits::NONE)
        .await
        .expect("a new table");
    let wish = Proposal {
        table_id: "t1".into(),
        kind: "undo".into(),
        value: 0,
        agreed: "A".into(),
        at: 1,
    };
    store.propose(&wish, 1).await.expect("a wish");
    let made = AppendMoves {
        version: 2,
        cancels_proposal: true,
        ..crate::moves::a_move("t1", 1, None)
    };
    store.append(made).await.expect("a move");
    assert_eq!(store.proposal("t1", "undo").await.expect("a look"), None);
    store.propose(&wish, 3).await.expect("a wish");
    table.version = 4;
    assert!(store.save_table(&table, &seats, &[], None).await.expect("saved"));
    assert_eq!(store.proposal("t1", "undo").await.expect("a look"), None);
}

async fn a_finished_table_has_one_rematch(store: Store) {
    for id in ["t", "u"] {
        let (table, seats) = crate::sample(id);
        store
            .add_table(&table, &seats, &HostLimits::NONE)
            .await
            .expect("a table");
    }
    let (next, seats) = crate::sample("next");
    let added = store.add_rematch("t", &next, &seats, &HostLimits::NONE).await;
    assert_eq!(added.expect("an answer"), Added::Done);
    let (late, seats) = crate::sample("late");
    let added = store.add_rematch("t", &late, &seats, &HostLimits::NONE).await;
    assert_eq!(added.expect("an answer"), Added::Exists);
    assert!(
        store.table("late").await.expect("a look").is_none(),
        "nothing was added"
    );
    let (old, _) = store.table("t").await.expect("a look").expect("a table");
    assert_eq!(old.rematch.as_deref(), Some("next"));
    let (_, sat) = store.table("next").await.expect("a look").expect("a table");
    assert_eq!(sat, seats);
}

async fn finished_games_are_listed_latest_first(store: Store) {
    use TableStatus::{Ended, Over, Playing};
    use Visibility::{Private, Public};
    for (id, status, visibility, has_result, ended_at) in [
        ("a", Over, Public, true, Some(10)),
        ("b", Ended, Public, true, Some(30)),
        ("c", Over, Private, true, Some(20)),
        ("d", Ended, Public, false, Some(20)),
        ("e", Playing, Public, false, None),
    ] {
        let (mut table, seats) = crate::sample(id);
        table.status = status;
        table.visibility = visibility;
        table.result = has_result.then(GameResult::default);
        table.ended_at = ended_at;
        store
            .add_table(&table, &seats, &HostLimits::NONE)
            .await
            .expect("a table");
    }
    let ids = async |before: i64, most: i64| -> Vec<String> {
        let found = store.finished_tables(before, most).await.expect("a look");
        found.into_iter().map(|(table, _)| table.id).collect()
    };
    assert_eq!(ids(i64::MAX, 9).await, ["b", "a"]);
    assert_eq!(ids(30, 9).await, ["a"]);
    assert_eq!(ids(i64::MAX, 1).await, ["b"]);
}

async fn former_players_of_a_table_are_remembered(store: Store) {
    crate::people::both(&store).await;
    let (mut table, mut seats) = crate::sample("t");
    store
        .add_table(&table, &seats, &HostLimits::NONE)
        .await
        .expect("a new table");
    for (person, since) in [(Some("p1"), 5), (None, 6), (Some("p2"), 7), (Some("p1"), 8)] {
        seats[0].person = person.map(str::to_owned);
        seats[0].since = Some(since);
        assert!(store.save_table(&table, &seats, &[], None).await.expect("saved"));
        table.version += 1;
    }
    let sitters = store.sitters("t").await.expect("a look");
    let found: Vec<(&str, &str, i64)> = sitters
        .iter()
        .map(|sitter| (sitter.seat.as_str(), sitter.person.as_str(), sitter.since))
        .collect();
    assert_eq!(found, [("A", "p1", 5), ("A", "p2", 7)], "since the first time");
}

/// A value that this version does not know is an error: it is never read as another value.
async fn unknown_values_are_errors(scratch: scratch_database::Scratch) {
    let store = crate::open(&scratch).await;
    for (at, change) in [
        "UPDATE tables SET status = 'paused'",
        "UPDATE tables SET visibility = 'friends'",
        "UPDATE tables SET seating = 'by-rating'",
        "UPDATE tables SET starts = 'tomorrow'",
        "UPDATE tables SET colours = 'striped'",
        "UPDATE tables SET time_control = '{\"kind\":\"hourglass\"}'",
        "UPDATE tables SET time_up = '{\"then\":\"wait\"}'",
        "UPDATE tables SET result = 'A won'",
        "UPDATE seats SET colour = 'beige'",
        "UPDATE seats SET share_by = 'dice'",
    ]
    .into_iter()
    .enumerate()
    {
        let id = format!("t{at}");
        let (table, seats) = crate::sample(&id);
        let added = store.add_table(&table, &seats, &HostLimits::NONE).await;
        added.expect("a new table");
        assert!(store.table(&id).await.is_ok(), "{change}");
        execute(&scratch.address, change).await;
        let read = store.table(&id).await;
        assert!(matches!(read, Err(StoreError::Database(_))), "{change}: {read:?}");
        execute(&scratch.address, "DELETE FROM tables").await;
    }
}

/// Changes a database behind the store's back.
async fn execute(address: &str, statement: &'static str) {
    if address.starts_with("sqlite:") {
        let pool = sqlx::SqlitePool::connect(address).await.expect("the file");
        sqlx::query(statement).execute(&pool).await.expect("a change");
        pool.close().await;
    } else {
        let pool = sqlx::PgPool::connect(address).await.expect("the server");
        sqlx::query(statement).execute(&pool).await.expect("a change");
        pool.close().await;
    }
}

#[tokio::test]
async fn unknown_values_are_errors_on_sqlite() {
    unknown_values_are_errors(scratch_database::sqlite()).await;
}

#[tokio::test]
async fn unknown_values_are_errors_on_postgres() {
    unknown_values_are_errors(scratch_database::postgres()).await;
}
