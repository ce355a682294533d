//! Channels, notices, and tables that are to be quiet.

use store::{Channel, Notice, Person, Store, Untold};

crate::on_both!(
    a_turn_is_told_once_to_each_channel,
    what_is_being_tried_is_not_begun_anew,
    nobody_is_told_of_a_quiet_table_or_of_an_own_move,
    a_channel_takes_its_notices_along,
    a_browser_has_one_channel_whoever_is_there,
    of_two_servers_with_a_secret_the_first_wins,
);

/// A table at which p1 sits at A, whose turn it is since 5; and a channel of p1's.
async fn stage(store: &Store) -> Channel {
    let person = Person {
        id: "p1".to_owned(),
        name: "Anna".to_owned(),
        ..Person::default()
    };
    store.add_person(&person).await.expect("a person");
    let (table, mut seats) = crate::sample("t");
    seats[0].person = Some("p1".to_owned());
    store
        .add_table(&table, &seats, &store::HostLimits::NONE)
        .await
        .expect("a table");
    let channel = Channel {
        id: "c1".to_owned(),
        person: "p1".to_owned(),
        kind: "webhook".to_owned(),
        address: "https://example.org/hook".to_owned(),
        format: "json".to_owned(),
        lang: "en".to_owned(),
        pause: 7,
        sent_at: None,
        created_at: 1,
        keys: None,
    };
    store.add_channel(&channel, i64::MAX).await.expect("a channel");
    channel
}

fn untold() -> Untold {
    Untold {
        channel: "c1".to_owned(),
        table_id: "t".to_owned(),
        since: 5,
        pause: 7,
        sent_at: None,
    }
}

async fn a_turn_is_told_once_to_each_channel(store: Store) {
    let channel = stage(&store).await;
    assert_eq!(
        store.channels_of("p1").await.expect("a look"),
        std::slice::from_ref(&channel)
    );
    assert_eq!(store.channel("c1").await.expect("a look"), Some(channel));
    assert!(
        store.untold(4, 4, 10).await.expect("a look").is_empty(),
        "not yet"
    );
    assert_eq!(store.untold(5, 5, 10).await.expect("a look"), [untold()]);
    for at in [6, 7] {
        store.add_notices(&[untold()], at, "tell").await.expect("noted");
    }
    assert!(store.untold(5, 5, 10).await.expect("a look").is_empty());
    let waiting = store.waiting_notices("c1").await.expect("a look");
    assert_eq!((waiting.len(), waiting[0].at), (1, 6), "the first one stands");
    assert_eq!(
        store
            .claim_jobs("s", 9, 10, store::Kinds::But("bot"), 5)
            .await
            .expect("jobs")
            .len(),
        1
    );
    let sent = Notice {
        status: "sent".to_owned(),
        settled_at: Some(8),
        ..waiting[0].clone()
    };
    store
        .settle_notices(std::slice::from_ref(&sent), Some(8))
        .await
        .expect("settled");
    assert!(store.waiting_notices("c1").await.expect("a look").is_empty());
    assert_eq!(store.notices_of("p1", 10).await.expect("a look"), [sent]);
    let channel = store.channel("c1").await.expect("a look").expect("a channel");
    assert_eq!(channel.sent_at, Some(8));
}

async fn what_is_being_tried_is_not_begun_anew(store: Store) {
    stage(&store).await;
    let claim = async |now: i64| {
        let jobs = store.claim_jobs("s", now, now + 10, store::Kinds::But("bot"), 5);
        jobs.await.expect("jobs").pop()
    };
    let later = |since: i64| Untold { since, ..untold() };
    store.add_notices(&[later(5)], 6, "tell").await.expect("noted");
    let first = claim(6).await.expect("it is due");
    store.put_off_job(&first, 1_000).await.expect("in vain");
    store.add_notices(&[later(6)], 7, "tell").await.expect("noted");
    assert_eq!(claim(999).await, None, "a new turn changes nothing");
    let second = claim(1_000).await.expect("it is due");
    assert_eq!(second.tries, 2);
    // What is noted while it is told is told afterwards.
    store
        .add_notices(&[later(7)], 1_001, "tell")
        .await
        .expect("noted");
    store.finish_job(&second).await.expect("told");
    assert_eq!(claim(1_100).await, None, "two never tell at the same time");
    assert!(claim(60_000).await.is_some());
    let waiting = store.waiting_notices("c1").await.expect("a look");
    assert_eq!(waiting.len(), 3);
}

async fn nobody_is_told_of_a_quiet_table_or_of_an_own_move(store: Store) {
    stage(&store).await;
    store.set_quiet("p1", "t", true).await.expect("quiet");
    assert_eq!(store.quiet_tables("p1").await.expect("a look"), ["t"]);
    assert!(store.untold(9, 9, 10).await.expect("a look").is_empty());
    store.set_quiet("p1", "t", false).await.expect("no longer");
    assert_eq!(store.untold(9, 9, 10).await.expect("a look").len(), 1);
    let append = crate::moves::a_move("t", 1, None); // by A, who is asked again
    let turn = append.seat.clone();
    let append = store::Append {
        turn: Some(turn),
        ..append
    };
    store.append(append).await.expect("a move");
    let since = 101; // when that move was made
    let told = async |own_before: i64| {
        store
            .untold(i64::MAX, own_before, 10)
            .await
            .expect("a look")
            .len()
    };
    assert_eq!(told(since - 1).await, 0, "who has just moved is there");
    assert_eq!(told(since).await, 1, "who moved long ago has left half-way");
}

async fn a_channel_takes_its_notices_along(store: Store) {
    stage(&store).await;
    store.add_notices(&[untold()], 6, "tell").await.expect("noted");
    assert!(!store.drop_channel("p2", "c1").await.expect("an answer"));
    assert!(store.drop_channel("p1", "c1").await.expect("an answer"));
    assert!(store.notices_of("p1", 10).await.expect("a look").is_empty());
}

async fn a_browser_has_one_channel_whoever_is_there(store: Store) {
    let first = Channel {
        kind: "push".to_owned(),
        keys: Some(vec![4, 5]),
        ..stage(&store).await
    };
    let push = |id: &str, person: &str| Channel {
        id: id.to_owned(),
        person: person.to_owned(),
        address: "https://push.example/1".to_owned(),
        ..first.clone()
    };
    let other = Person {
        id: "p2".to_owned(),
        name: "Bert".to_owned(),
        ..Person::default()
    };
    store.add_person(&other).await.expect("a person");
    store
        .add_channel(&push("c2", "p1"), i64::MAX)
        .await
        .expect("a channel");
    store
        .add_channel(&push("c3", "p2"), i64::MAX)
        .await
        .expect("a channel");
    let left = store.channels_of("p1").await.expect("a look");
    assert_eq!((left.len(), left[0].kind.as_str()), (1, "webhook"));
    assert_eq!(store.channels_of("p2").await.expect("a look"), [push("c3", "p2")]);
}

async fn of_two_servers_with_a_secret_the_first_wins(store: Store) {
    assert_eq!(store.secret("push", &[1], 5).await.expect("a secret"), [1]);
    assert_eq!(store.secret("push", &[2], 6).await.expect("a secret"), [1]);
    assert_eq!(store.secret("other", &[3], 6).await.expect("a secret"), [3]);
}
