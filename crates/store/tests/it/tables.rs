use store::{JobChange, Proposal, SeatRow, Store};

crate::on_both!(
    a_table_comes_back_as_it_was_saved,
    who_saves_an_old_version_is_told_so,
    the_list_shows_public_tables_that_are_not_over,
    a_person_s_tables_are_those_with_a_seat_or_made,
    many_tables_have_their_own_seats,
    agreement_grows_seat_by_seat,
);

async fn a_table_comes_back_as_it_was_saved(store: Store) {
    let (mut table, mut seats) = crate::sample("t1");
    table.status = "open".into();
    store.add_table(&table, &seats).await.expect("a new table");
    assert_eq!(
        store.table("t1").await.expect("a look"),
        Some((table.clone(), seats.clone()))
    );
    table.status = "playing".into();
    table.turn = Some("B".into());
    seats[0] = SeatRow {
        seat: "A".into(),
        bot: Some("hard".into()),
        share: Some(vec![9; 32]),
        ..SeatRow::default()
    };
    let jobs = [JobChange::Set {
        kind: "bot",
        subject: "t1".into(),
        due_at: 10,
    }];
    assert!(store.save_table(&table, &seats, &jobs).await.expect("a save"));
    table.version += 1;
    assert_eq!(store.table("t1").await.expect("a look"), Some((table, seats)));
    assert_eq!(store.version("t1").await.expect("a look"), Some(2));
    assert_eq!(store.next_due().await.expect("a look"), Some(10));
    assert_eq!(store.table("t2").await.expect("a look"), None);
}

async fn who_saves_an_old_version_is_told_so(store: Store) {
    let (table, seats) = crate::sample("t1");
    store.add_table(&table, &seats).await.expect("a new table");
    assert!(store.save_table(&table, &seats[..1], &[]).await.expect("a save"));
    assert!(!store.save_table(&table, &[], &[]).await.expect("no save"));
    let (_, seats) = store.table("t1").await.expect("a look").expect("it is there");
    assert_eq!(seats.len(), 1, "the second save changed nothing");
}

async fn the_list_shows_public_tables_that_are_not_over(store: Store) {
    for (id, visibility, status) in [
        ("a", "public", "open"),
        ("b", "private", "open"),
        ("c", "public", "over"),
    ] {
        let (mut table, seats) = crate::sample(id);
        table.visibility = visibility.into();
        table.status = status.into();
        store.add_table(&table, &seats).await.expect("a new table");
    }
    let listed = store.public_tables(10).await.expect("a look");
    let ids: Vec<&str> = listed.iter().map(|(table, _)| table.id.as_str()).collect();
    assert_eq!(ids, ["a"]);
    assert_eq!(listed[0].1.len(), 2);
}

async fn a_person_s_tables_are_those_with_a_seat_or_made(store: Store) {
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
        store.add_table(&table, &seats).await.expect("a new table");
    }
    let mine = store.tables_of("p", 10).await.expect("a look");
    let ids: Vec<&str> = mine.iter().map(|(table, _)| table.id.as_str()).collect();
    assert_eq!(ids, ["a", "b"]);
}

async fn many_tables_have_their_own_seats(store: Store) {
    for number in 0..12 {
        let (table, mut seats) = crate::sample(&format!("t{number:02}"));
        seats[0].name = Some(format!("N{number:02}"));
        store.add_table(&table, &seats).await.expect("a new table");
    }
    let listed = store.public_tables(11).await.expect("a look");
    assert_eq!(listed.len(), 11);
    for (table, seats) in listed {
        assert_eq!(seats[0].name, Some(table.id.replace('t', "N")));
        assert_eq!(seats.len(), 2);
    }
}

async fn agreement_grows_seat_by_seat(store: Store) {
    let (table, seats) = crate::sample("t1");
    store.add_table(&table, &seats).await.expect("a new table");
    let wish = |value: i64, seat: &str| Proposal {
        table_id: "t1".into(),
        kind: "undo".into(),
        value,
        agreed: seat.into(),
        at: 1,
    };
    for (value, seat, agreed) in [(3, "A", "A"), (3, "B", "AB"), (3, "A", "AB"), (2, "C", "C")] {
        let (now, _) = store.agree(&wish(value, seat)).await.expect("a wish");
        assert_eq!((now.value, now.agreed.as_str()), (value, agreed));
    }
    assert_eq!(
        store.version("t1").await.expect("a look"),
        Some(5),
        "everybody sees it"
    );
    let dropped = store.drop_proposal("t1", "undo").await.expect("it is dropped");
    assert_eq!(dropped, Some(6));
    assert_eq!(store.drop_proposal("t1", "undo").await.expect("no harm"), None);
    assert_eq!(store.proposal("t1", "undo").await.expect("a look"), None);
}
