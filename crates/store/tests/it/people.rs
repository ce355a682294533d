use protocol::SessionKind;
use store::{Account, Passkey, Person, Session, Store};

crate::on_both!(
    a_code_is_used_once,
    confirming_an_address_drops_other_claims,
    a_person_is_found_by_a_session,
    an_ended_session_is_gone,
    an_expired_session_is_deleted,
    several_people_may_claim_an_address,
    a_ban_lasts_until_it_is_lifted,
    adopting_a_guest_transfers_everything,
    a_deleted_person_leaves_only_moves,
    people_are_found_by_name_address_or_id,
    a_passkey_is_found_by_its_credential_id,
    a_challenge_is_used_once_by_its_person,
);

fn anna() -> Person {
    Person {
        id: "p1".to_owned(),
        name: "Anna Ø".to_owned(),
        created_at: 1_700_000_000_000,
        banned_at: None,
    }
}

fn session() -> Session {
    Session {
        id: "l1".to_owned(),
        person: "p1".to_owned(),
        hash: vec![0, 255, 7],
        kind: SessionKind::Session,
        label: None,
        created_at: 1,
        expires_at: Some(i64::MAX),
    }
}

async fn a_person_is_found_by_a_session(store: Store) {
    store.add_person(&anna()).await.expect("a new person");
    store.add_session(&session(), i64::MAX).await.expect("a session");
    let found = store.session("l1").await.expect("a look").expect("it is there");
    assert_eq!(found, session());
    assert_eq!(store.person(&found.person).await.expect("a look"), Some(anna()));
    assert!(
        store
            .add_session(
                &Session {
                    id: "l2".into(),
                    person: "nobody".into(),
                    ..session()
                },
                i64::MAX
            )
            .await
            .is_err(),
        "a log-in belongs to somebody"
    );
}

async fn an_ended_session_is_gone(store: Store) {
    store.add_person(&anna()).await.expect("a new person");
    store.add_session(&session(), i64::MAX).await.expect("a session");
    let foreign = store.drop_session("p2", "l1").await.expect("an answer");
    assert!(!foreign, "nobody ends another person's session");
    assert_eq!(
        store
            .sessions_of("p1", SessionKind::Session)
            .await
            .expect("a look"),
        [session()]
    );
    assert_eq!(
        store
            .sessions_of("p1", SessionKind::ApiToken)
            .await
            .expect("a look"),
        []
    );
    assert!(store.drop_session("p1", "l1").await.expect("it ends"));
    assert_eq!(store.session("l1").await.expect("a look"), None);
    assert!(store.prove_writable().await.is_ok());
}

async fn bert(store: &Store) {
    let bert = Person {
        id: "p2".to_owned(),
        name: "Bert".to_owned(),
        ..anna()
    };
    store.add_person(&bert).await.expect("a new person");
    let session = Session {
        id: "l2".to_owned(),
        person: "p2".to_owned(),
        ..session()
    };
    store.add_session(&session, i64::MAX).await.expect("a session");
}

fn account(person: &str) -> Account {
    Account {
        person: person.to_owned(),
        email: "anna@example.org".to_owned(),
        method: "argon2id".to_owned(),
        salt: vec![1, 255],
        hash: vec![2; 32],
        confirmed_at: None,
        created_at: 7,
    }
}

/// Anna (p1) and Bert (p2).
pub async fn both(store: &Store) {
    store.add_person(&anna()).await.expect("a new person");
    store.add_session(&session(), i64::MAX).await.expect("a session");
    bert(store).await;
}

async fn an_expired_session_is_deleted(store: Store) {
    store.add_person(&anna()).await.expect("a new person");
    for (id, expires_at) in [("l1", Some(10)), ("l2", Some(11)), ("l3", None)] {
        let session = Session {
            id: id.to_owned(),
            expires_at,
            ..session()
        };
        store.add_session(&session, i64::MAX).await.expect("a session");
    }
    store.renew_session("l2", 12).await.expect("renewed");
    assert_eq!(store.drop_expired_sessions(11).await.expect("tidied"), 1);
    assert!(store.session("l1").await.expect("a look").is_none());
    let renewed = store.session("l2").await.expect("a look").expect("it is valid");
    assert_eq!(renewed.expires_at, Some(12));
    assert!(
        store.session("l3").await.expect("a look").is_some(),
        "a program's"
    );
}

async fn several_people_may_claim_an_address(store: Store) {
    both(&store).await;
    assert!(store.add_account(&account("p2")).await.expect("an account"));
    let confirmed = Account {
        confirmed_at: Some(9),
        created_at: 8,
        ..account("p1")
    };
    assert!(store.add_account(&confirmed).await.expect("an account"));
    assert!(
        !store.add_account(&account("p1")).await.expect("an answer"),
        "one each"
    );
    let all = store.accounts_at("anna@example.org").await.expect("a look");
    assert_eq!(
        all,
        [confirmed, account("p2")],
        "the person who has confirmed comes first"
    );
    store
        .change_password("p1", &[3; 32], Some("l1"))
        .await
        .expect("another password");
    let changed = store.account_of("p1").await.expect("a look").expect("an account");
    assert_eq!(changed.hash, [3; 32]);
    assert!(
        store.session("l1").await.expect("a look").is_some(),
        "this one stays"
    );
    store
        .change_password("p1", &[4; 32], None)
        .await
        .expect("another");
    assert!(store.session("l1").await.expect("a look").is_none());
    assert!(
        store.session("l2").await.expect("a look").is_some(),
        "Bert's is his"
    );
}

async fn a_ban_lasts_until_it_is_lifted(store: Store) {
    both(&store).await;
    store.ban("p1", Some(77)).await.expect("out");
    let session = store.session("l1").await.expect("a look");
    assert!(session.is_some(), "so that the server can say why it is rejected");
    let banned = async || store.person("p1").await.expect("a look").expect("Anna").banned_at;
    assert_eq!(banned().await, Some(77));
    store.ban("p1", None).await.expect("in");
    assert_eq!(banned().await, None);
    store.drop_sessions("p2").await.expect("signed out everywhere");
    assert!(store.session("l2").await.expect("a look").is_none());
}

async fn adopting_a_guest_transfers_everything(store: Store) {
    both(&store).await;
    let (mut table, mut seats) = crate::sample("t");
    table.host = Some("p2".to_owned());
    seats[0].person = Some("p2".to_owned());
    store
        .add_table(&table, &seats, &store::HostLimits::NONE)
        .await
        .expect("a table of the guest");
    let changed = store.adopt("p2", "p1", 5).await.expect("adopted");
    assert_eq!(changed, [("t".to_owned(), 2)]);
    let (table, seats) = store.table("t").await.expect("a look").expect("the table");
    assert_eq!(table.host.as_deref(), Some("p1"));
    assert_eq!(seats[0].person.as_deref(), Some("p1"));
    assert_eq!(
        store.person("p2").await.expect("a look"),
        None,
        "the guest is no more"
    );
    assert!(store.session("l2").await.expect("a look").is_none());
    // At a table where both sit, both keep their seats.
    bert(&store).await;
    let (table, mut seats) = crate::sample("u");
    seats[0].person = Some("p1".to_owned());
    seats[1].person = Some("p2".to_owned());
    store
        .add_table(&table, &seats, &store::HostLimits::NONE)
        .await
        .expect("a table of both");
    store.adopt("p2", "p1", 5).await.expect("adopted");
    let (_, seats) = store.table("u").await.expect("a look").expect("the table");
    assert_eq!(seats[1].person.as_deref(), Some("p2"));
    assert!(store.person("p2").await.expect("a look").is_some());
}

/// A move locks its table and then one of its seats; adopting a guest must not lock seats while waiting for tables.
#[tokio::test]
async fn adopting_a_guest_does_not_deadlock_with_a_move() {
    let scratch = scratch_database::postgres();
    let store = crate::open(&scratch).await;
    both(&store).await;
    let (table, mut seats) = crate::sample("t");
    seats[0].person = Some("p2".to_owned());
    store
        .add_table(&table, &seats, &store::HostLimits::NONE)
        .await
        .expect("a table of the guest");
    let pool = sqlx::PgPool::connect(&scratch.address).await.expect("the server");
    let mut moving = pool.begin().await.expect("a transaction");
    let advance = sqlx::query("UPDATE tables SET moves = 1 WHERE id = 't'");
    advance.execute(&mut *moving).await.expect("a move");
    let adopting = tokio::spawn(async move { store.adopt("p2", "p1", 5).await });
    let waits = "SELECT COUNT(*) FROM pg_stat_activity \
                 WHERE datname = current_database() AND wait_event_type = 'Lock'";
    let waits = async || -> bool {
        let (waiting,): (i64,) = sqlx::query_as(waits).fetch_one(&pool).await.expect("a look");
        waiting > 0
    };
    while !waits().await {}
    let clock = sqlx::query("UPDATE seats SET clock = 1 WHERE table_id = 't' AND seat = 'A'");
    clock.execute(&mut *moving).await.expect("nobody locks the seat");
    moving.commit().await.expect("the move is made");
    adopting.await.expect("no panic").expect("adopted, afterwards");
}

async fn a_deleted_person_leaves_only_moves(store: Store) {
    both(&store).await;
    store.add_account(&account("p1")).await.expect("an account");
    let (mut table, mut seats) = crate::sample("t");
    table.host = Some("p1".to_owned());
    seats[0].person = Some("p1".to_owned());
    store
        .add_table(&table, &seats, &store::HostLimits::NONE)
        .await
        .expect("a table");
    let made = crate::moves::a_move("t", 1, None);
    store.append(made).await.expect("a move");
    store
        .say("t", "p1", "Anna", "I live at …", 3)
        .await
        .expect("said");
    let changed = store.delete_person("p1").await.expect("forgotten");
    assert_eq!(changed.len(), 1);
    let (table, seats) = store.table("t").await.expect("a look").expect("the table");
    assert_eq!(
        (table.host, &seats[0].person, &seats[0].name),
        (None, &None, &None)
    );
    assert_eq!(store.moves("t", 0).await.expect("a look").len(), 1);
    let said = store.said("t", 0, 9).await.expect("a look");
    assert_eq!(
        (said[0].name.as_str(), said[0].text.as_str()),
        ("", ""),
        "nothing that she said"
    );
    assert_eq!(store.person("p1").await.expect("a look"), None);
    assert_eq!(store.account_of("p1").await.expect("a look"), None);
    assert!(store.session("l1").await.expect("a look").is_none());
}

async fn people_are_found_by_name_address_or_id(store: Store) {
    both(&store).await;
    store.add_account(&account("p1")).await.expect("an account");
    for (text, found) in [
        ("p2", vec!["p2"]),
        ("ANNA@example.org", vec!["p1"]),
        ("nn", vec!["p1"]),
        ("nobody", vec![]),
    ] {
        let people = store.find_people(text, 10).await.expect("a look");
        let ids: Vec<&str> = people.iter().map(|(person, _)| person.id.as_str()).collect();
        assert_eq!(ids, found, "{text}");
    }
    let (_, email) = &store.find_people("p1", 1).await.expect("a look")[0];
    assert_eq!(email.as_deref(), Some("anna@example.org"));
}

async fn a_code_is_used_once(store: Store) {
    let anna = Person {
        id: "p1".into(),
        name: "Anna".into(),
        ..Person::default()
    };
    store.add_person(&anna).await.expect("a person");
    store.set_code("p1", "confirm", &[1], 10).await.expect("kept");
    store.set_code("p1", "confirm", &[2], 20).await.expect("kept");
    let take = async |purpose: &str, hash: u8, now: i64| {
        store
            .take_code("p1", purpose, &[hash], now)
            .await
            .expect("an answer")
    };
    assert!(!take("confirm", 1, 5).await, "the older one is void");
    assert!(!take("reset", 2, 5).await);
    assert!(!take("confirm", 2, 20).await, "too late");
    assert!(take("confirm", 2, 19).await);
    assert!(!take("confirm", 2, 19).await, "once");
}

async fn confirming_an_address_drops_other_claims(store: Store) {
    for id in ["p1", "p2", "p3"] {
        let person = Person {
            id: id.into(),
            name: id.into(),
            ..Person::default()
        };
        store.add_person(&person).await.expect("a person");
        let account = Account {
            person: id.into(),
            email: if id == "p3" {
                "b@example.org"
            } else {
                "a@example.org"
            }
            .into(),
            method: "m".into(),
            salt: vec![1],
            hash: vec![2],
            confirmed_at: None,
            created_at: 1,
        };
        assert!(store.add_account(&account).await.expect("an account"));
    }
    store.confirm_account("p2", 7).await.expect("confirmed");
    let claims = store.accounts_at("a@example.org").await.expect("a look");
    assert_eq!((claims.len(), claims[0].confirmed_at), (1, Some(7)));
    assert_eq!(store.accounts_at("b@example.org").await.expect("a look").len(), 1);
}

async fn a_passkey_is_found_by_its_credential_id(store: Store) {
    let person = Person {
        id: "p".to_owned(),
        name: "Anna".to_owned(),
        ..Person::default()
    };
    store.add_person(&person).await.expect("a person");
    let passkey = Passkey {
        id: "k".to_owned(),
        person: "p".to_owned(),
        credential: "AQID".to_owned(),
        algorithm: -7,
        key: vec![4, 5],
        label: "phone".to_owned(),
        counter: 3,
        created_at: 9,
        used_at: None,
    };
    let added = store.add_passkey(&passkey, i64::MAX).await.expect("added");
    assert_eq!(added, store::Added::Done);
    let twice = Passkey {
        id: "k2".to_owned(),
        ..passkey.clone()
    };
    let added = store.add_passkey(&twice, i64::MAX).await.expect("an answer");
    assert_eq!(added, store::Added::Exists);
    assert_eq!(
        store.passkey("AQID").await.expect("a look"),
        Some(passkey.clone())
    );
    assert!(store.use_passkey(&passkey, 4, 10).await.expect("an answer"));
    assert!(
        !store.use_passkey(&passkey, 4, 10).await.expect("an answer"),
        "it counts further by now"
    );
    let used = store.passkeys_of("p").await.expect("a look");
    assert_eq!((used[0].counter, used[0].used_at), (4, Some(10)));
    assert!(!store.drop_passkey("q", "k").await.expect("an answer"));
    assert!(store.drop_passkey("p", "k").await.expect("an answer"));
    assert_eq!(store.passkey("AQID").await.expect("a look"), None);
}

async fn a_challenge_is_used_once_by_its_person(store: Store) {
    for (purpose, now, fits) in [("sign-in", 19, true), ("sign-in", 20, false), ("add", 19, false)] {
        store
            .add_challenge("c", "sign-in", None, (10, 20))
            .await
            .expect("a challenge");
        let taken = store.take_challenge("c", purpose, None, now).await;
        assert_eq!(taken.expect("an answer"), fits, "{purpose} {now}");
        let twice = store.take_challenge("c", "sign-in", None, 19).await;
        assert!(!twice.expect("an answer"), "once");
    }
    for (challenge, now) in [("old", 10), ("new", 30)] {
        store
            .add_challenge(challenge, "sign-in", None, (now, now + 10))
            .await
            .expect("a challenge");
    }
    let tidied = store.take_challenge("old", "sign-in", None, 15).await;
    assert!(!tidied.expect("an answer"), "what has expired is forgotten");
}
