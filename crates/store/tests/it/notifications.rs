//! Channels, notices, and muted tables.

use protocol::{ChannelKind, Language, MessageFormat, NoticeStatus};
use store::{Channel, Notice, PendingNotice, Person, Store};

crate::on_both!(
    each_channel_is_notified_once_per_turn,
    a_pending_delivery_is_not_restarted,
    muted_tables_and_own_moves_cause_no_notice,
    deleting_a_channel_deletes_its_notices,
    a_browser_has_one_channel_for_all_users,
    the_first_server_sets_a_secret,
);

/// A table at which p1 has seat A and has been to move since time 5; and one of p1's channels.
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
        kind: ChannelKind::Webhook,
        address: "https://example.org/hook".to_owned(),
        format: MessageFormat::Json,
        lang: Language::En,
        pause: 7,
        sent_at: None,
        created_at: 1,
        keys: None,
    };
    store.add_channel(&channel, i64::MAX).await.expect("a channel");
    channel
}

fn pending() -> PendingNotice {
    PendingNotice {
        channel: "c1".to_owned(),
        table_id: "t".to_owned(),
        since: 5,
        pause: 7,
        sent_at: None,
    }
}

async fn each_channel_is_notified_once_per_turn(store: Store) {
    let channel = stage(&store).await;
    assert_eq!(
        store.channels_of("p1").await.expect("a look"),
        std::slice::from_ref(&channel)
    );
    assert_eq!(store.channel("c1").await.expect("a look"), Some(channel));
    assert!(
        store
            .pending_turn_notices(4, 4, 10)
            .await
            .expect("a look")
            .is_empty(),
        "not yet"
    );
    assert_eq!(
        store.pending_turn_notices(5, 5, 10).await.expect("a look"),
        [pending()]
    );
    for at in [6, 7] {
        store.add_notices(&[pending()], at, "tell").await.expect("noted");
    }
    assert!(
        store
            .pending_turn_notices(5, 5, 10)
            .await
            .expect("a look")
            .is_empty()
    );
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
        status: NoticeStatus::Sent,
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

async fn a_pending_delivery_is_not_restarted(store: Store) {
    stage(&store).await;
    let claim = async |now: i64| {
        let jobs = store.claim_jobs("s", now, now + 10, store::Kinds::But("bot"), 5);
        jobs.await.expect("jobs").pop()
    };
    let later = |since: i64| PendingNotice { since, ..pending() };
    store.add_notices(&[later(5)], 6, "tell").await.expect("noted");
    let first = claim(6).await.expect("it is due");
    store.put_off_job(&first, 1_000).await.expect("in vain");
    store.add_notices(&[later(6)], 7, "tell").await.expect("noted");
    assert_eq!(claim(999).await, None, "a new turn changes nothing");
    let second = claim(1_000).await.expect("it is due");
    assert_eq!(second.tries, 2);
    // A notice that is added during a delivery is sent afterwards.
    store
        .add_notices(&[later(7)], 1_001, "tell")
        .await
        .expect("noted");
    store.finish_job(&second).await.expect("delivered");
    assert_eq!(claim(1_100).await, None, "two never deliver at the same time");
    assert!(claim(60_000).await.is_some());
    let waiting = store.waiting_notices("c1").await.expect("a look");
    assert_eq!(waiting.len(), 3);
}

async fn muted_tables_and_own_moves_cause_no_notice(store: Store) {
    stage(&store).await;
    store.set_table_muted("p1", "t", true).await.expect("quiet");
    assert_eq!(store.muted_tables("p1").await.expect("a look"), ["t"]);
    assert!(
        store
            .pending_turn_notices(9, 9, 10)
            .await
            .expect("a look")
            .is_empty()
    );
    store.set_table_muted("p1", "t", false).await.expect("no longer");
    assert_eq!(
        store.pending_turn_notices(9, 9, 10).await.expect("a look").len(),
        1
    );
    let append = crate::moves::a_move("t", 1, None); // by A, who is to move again
    let turn = append.seat.clone();
    let append = store::AppendMoves {
        turn: Some(turn),
        ..append
    };
    store.append(append).await.expect("a move");
    let since = 101; // when that move was made
    let pending_count = async |own_before: i64| {
        store
            .pending_turn_notices(i64::MAX, own_before, 10)
            .await
            .expect("a look")
            .len()
    };
    assert_eq!(
        pending_count(since - 1).await,
        0,
        "a player who has just moved is present"
    );
    assert_eq!(
        pending_count(since).await,
        1,
        "a player who moved long ago has left halfway"
    );
}

async fn deleting_a_channel_deletes_its_notices(store: Store) {
    stage(&store).await;
    store.add_notices(&[pending()], 6, "tell").await.expect("noted");
    assert!(!store.drop_channel("p2", "c1").await.expect("an answer"));
    assert!(store.drop_channel("p1", "c1").await.expect("an answer"));
    assert!(store.notices_of("p1", 10).await.expect("a look").is_empty());
}

async fn a_browser_has_one_channel_for_all_users(store: Store) {
    let first = Channel {
        kind: ChannelKind::Push,
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
    assert_eq!((left.len(), left[0].kind), (1, ChannelKind::Webhook));
    assert_eq!(store.channels_of("p2").await.expect("a look"), [push("c3", "p2")]);
}

async fn the_first_server_sets_a_secret(store: Store) {
    assert_eq!(store.secret("push", &[1], 5).await.expect("a secret"), [1]);
    assert_eq!(store.secret("push", &[2], 6).await.expect("a secret"), [1]);
    assert_eq!(store.secret("other", &[3], 6).await.expect("a secret"), [3]);
}
