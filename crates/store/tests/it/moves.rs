use std::collections::BTreeSet;

use protocol::{GameResult, TableStatus};
use store::{AppendMoves, AppendOutcome, Change, JobChange, MoveKey, Store, Undo};

crate::on_both!(
    a_move_stores_the_remaining_time_bank,
    a_move_is_stored_and_advances_the_table,
    a_key_plays_only_once,
    several_moves_are_stored_together,
    one_of_two_moves_on_a_position_wins,
    simultaneous_moves_are_all_answered,
    undone_moves_are_kept_but_do_not_count,
    the_last_move_ends_the_game,
    changes_based_on_a_stale_version_are_rejected,
);

pub fn a_move(table: &str, number: i64, key: Option<&str>) -> AppendMoves {
    AppendMoves {
        table: table.to_owned(),
        number,
        version: number, // a new table has version 1
        seat: "A".to_owned(),
        actions: vec![format!("bid {number}")],
        key: key.map(of_seat_a),
        person: None,
        at: 100 + number,
        turn: Some("B".to_owned()),
        clock: None,
        cancels_proposal: false,
        result: None,
        jobs: vec![JobChange::Set {
            kind: "bot",
            subject: table.to_owned(),
            due_at: 100,
        }],
    }
}

fn of_seat_a(key: &str) -> MoveKey {
    MoveKey {
        seat: "A".to_owned(),
        key: key.to_owned(),
    }
}

async fn new_table(store: &Store, id: &str) {
    let (table, seats) = crate::sample(id);
    store
        .add_table(&table, &seats, &store::HostLimits::NONE)
        .await
        .expect("a new table");
}

async fn numbers(store: &Store, table: &str) -> Vec<i64> {
    let moves = store.moves(table, 0).await.expect("a look");
    moves.iter().map(|made| made.number).collect()
}

async fn a_move_is_stored_and_advances_the_table(store: Store) {
    new_table(&store, "t").await;
    let done = store.append(a_move("t", 1, Some("k"))).await.expect("a move");
    assert_eq!(done, AppendOutcome::Done { version: 2 });
    let (table, _) = store.table("t").await.expect("a look").expect("it is there");
    assert_eq!(
        (table.moves, table.version, table.turn.as_deref()),
        (1, 2, Some("B"))
    );
    assert_eq!(
        (table.turn_since, table.status),
        (Some(101), TableStatus::Playing)
    );
    let moves = store.moves("t", 0).await.expect("a look");
    assert_eq!(
        (moves[0].seat.as_str(), moves[0].action.as_str(), moves[0].at),
        ("A", "bid 1", 101)
    );
    assert!(store.moves("t", 1).await.expect("a look").is_empty());
    assert_eq!(
        store.next_due().await.expect("a look"),
        Some(100),
        "the job came with the move"
    );
}

async fn a_key_plays_only_once(store: Store) {
    new_table(&store, "t").await;
    store.append(a_move("t", 1, Some("k"))).await.expect("a move");
    for number in [1, 2] {
        let again = store
            .append(a_move("t", number, Some("k")))
            .await
            .expect("an answer");
        assert_eq!(again, AppendOutcome::Before { number: 1 });
    }
    assert_eq!(with_key(&store, "k").await, [(1, "bid 1".to_owned())]);
    assert_eq!(numbers(&store, "t").await, [1]);
}

async fn with_key(store: &Store, key: &str) -> Vec<(i64, String)> {
    let moves = store.moves_with_key("t", &of_seat_a(key)).await.expect("a look");
    moves.into_iter().map(|made| (made.number, made.action)).collect()
}

/// Several moves are stored together, or not at all.
async fn several_moves_are_stored_together(store: Store) {
    new_table(&store, "t").await;
    let several = |number: i64, version: i64, key: &str| AppendMoves {
        version,
        actions: ["take", "build mill", "done"].map(str::to_owned).to_vec(),
        ..a_move("t", number, Some(key))
    };
    let done = store.append(several(1, 1, "k")).await.expect("three moves");
    assert_eq!(done, AppendOutcome::Done { version: 2 }, "one change");
    assert_eq!(numbers(&store, "t").await, [1, 2, 3]);
    let (table, _) = store.table("t").await.expect("a look").expect("it is there");
    assert_eq!((table.moves, table.turn.as_deref()), (3, Some("B")));
    let played = ["take", "build mill", "done"].map(str::to_owned);
    assert_eq!(
        with_key(&store, "k").await,
        [1, 2, 3].into_iter().zip(played).collect::<Vec<_>>()
    );
    for key in ["k+1", "+1:k", "1:k"] {
        assert_eq!(with_key(&store, key).await, [], "{key} is another key");
    }
    // The first of them, or all, or only the last may collide with what is stored.
    for number in [1, 2, 3, 6] {
        let stale = store
            .append(several(number, 2, "other"))
            .await
            .expect("an answer");
        assert_eq!(stale, AppendOutcome::Stale, "{number}");
    }
    let again = store.append(several(4, 2, "k")).await.expect("an answer");
    assert_eq!(again, AppendOutcome::Before { number: 1 });
    assert_eq!(
        numbers(&store, "t").await,
        [1, 2, 3],
        "nothing is left of those that lost"
    );
}

async fn one_of_two_moves_on_a_position_wins(store: Store) {
    new_table(&store, "t").await;
    let (one, two) = tokio::join!(
        store.append(a_move("t", 1, Some("1"))),
        store.append(a_move("t", 1, Some("2")))
    );
    let both = [one.expect("an answer"), two.expect("an answer")];
    assert!(both.contains(&AppendOutcome::Done { version: 2 }), "{both:?}");
    assert!(both.contains(&AppendOutcome::Stale), "{both:?}");
    let ahead = store.append(a_move("t", 5, None)).await.expect("an answer");
    assert_eq!(ahead, AppendOutcome::Stale);
    let nowhere = store.append(a_move("nowhere", 1, None)).await;
    assert!(!matches!(nowhere, Ok(AppendOutcome::Done { .. })), "{nowhere:?}");
    assert_eq!(
        numbers(&store, "t").await,
        [1],
        "nothing is left of those that lost"
    );
}

/// A move that fails because its table does not exist does not affect the others in its transaction.
async fn simultaneous_moves_are_all_answered(store: Store) {
    for table in 0..20 {
        new_table(&store, &format!("t{table}")).await;
    }
    let mut tasks = tokio::task::JoinSet::new();
    for table in 0..21 {
        let store = store.clone();
        tasks.spawn(async move {
            let mut done = 0;
            for number in 1..=10 {
                let answer = store.append(a_move(&format!("t{table}"), number, None)).await;
                done += usize::from(matches!(answer, Ok(AppendOutcome::Done { .. })));
            }
            done
        });
    }
    let done: Vec<usize> = tasks.join_all().await;
    assert_eq!(done.iter().sum::<usize>(), 200);
    for table in 0..20 {
        assert_eq!(numbers(&store, &format!("t{table}")).await.len(), 10);
    }
}

async fn undone_moves_are_kept_but_do_not_count(store: Store) {
    new_table(&store, "t").await;
    for number in 1..=3 {
        let key = number.to_string();
        store
            .append(a_move("t", number, Some(&key)))
            .await
            .expect("a move");
    }
    let undo = Undo {
        table: "t".into(),
        version: 4,
        to: 1,
        turn: Some("A".into()),
        turn_since: 200,
        clocks: vec![("A".into(), 5_000)],
        jobs: vec![JobChange::Clear {
            kind: "bot",
            subject: "t".into(),
        }],
        note: Some(crate::note("two moves")),
    };
    assert_eq!(store.undo(&undo).await.expect("an undo"), Some(5));
    assert_eq!(
        store.undo(&undo).await.expect("an answer"),
        None,
        "it was for another position"
    );
    assert_eq!(
        crate::notes(&store, "t").await,
        ["1 two moves"],
        "one system message"
    );
    let (table, seats) = store.table("t").await.expect("a look").expect("it is there");
    assert_eq!((table.turn_since, seats[0].clock), (Some(200), Some(5_000)));
    assert_eq!(numbers(&store, "t").await, [1]);
    assert_eq!(store.next_due().await.expect("a look"), None);
    let stale = store.append(a_move("t", 2, Some("x"))).await.expect("an answer");
    assert_eq!(stale, AppendOutcome::Stale, "it was chosen before the undo");
    let again = AppendMoves {
        version: 5,
        ..a_move("t", 2, Some("2"))
    };
    assert_eq!(
        store.append(again).await.expect("an answer"),
        AppendOutcome::Before { number: 2 }
    );
    let updated = AppendMoves {
        version: 5,
        ..a_move("t", 2, Some("A:y"))
    };
    assert_eq!(
        store.append(updated).await.expect("a move"),
        AppendOutcome::Done { version: 6 }
    );
    assert_eq!(numbers(&store, "t").await, [1, 2]);
}

/// Moves, undos and consent also depend on who sits at the table.
async fn changes_based_on_a_stale_version_are_rejected(store: Store) {
    new_table(&store, "t").await;
    store.append(a_move("t", 1, None)).await.expect("a move");
    let (table, seats) = store.table("t").await.expect("a look").expect("it is there");
    assert!(store.save_table(&table, &seats, &[], None).await.expect("saved"));
    let made = store.append(a_move("t", 2, None)).await;
    assert_eq!(made.expect("an answer"), AppendOutcome::Stale);
    assert_eq!(numbers(&store, "t").await, [1], "nothing is left of it");
    let undo = Undo {
        table: "t".into(),
        version: 2,
        to: 0,
        turn: Some("A".into()),
        turn_since: 200,
        clocks: Vec::new(),
        jobs: Vec::new(),
        note: Some(crate::note("nothing")),
    };
    assert_eq!(store.undo(&undo).await.expect("an answer"), None);
    assert_eq!(crate::notes(&store, "t").await, [""; 0]);
    assert_eq!(numbers(&store, "t").await, [1]);
    let updated = AppendMoves {
        version: 3,
        ..a_move("t", 2, None)
    };
    assert_eq!(
        store.append(updated).await.expect("a move"),
        AppendOutcome::Done { version: 4 }
    );
}

async fn the_last_move_ends_the_game(store: Store) {
    new_table(&store, "t").await;
    let last = AppendMoves {
        turn: None,
        result: Some(GameResult::default()),
        ..a_move("t", 1, None)
    };
    store.append(last).await.expect("a move");
    let (table, _) = store.table("t").await.expect("a look").expect("it is there");
    assert_eq!(
        (table.status, table.ended_at, table.result),
        (TableStatus::Over, Some(101), Some(GameResult::default()))
    );
    assert_eq!(
        store.append(a_move("t", 2, None)).await.expect("an answer"),
        AppendOutcome::Stale
    );
}

/// Two servers on one PostgreSQL database are notified of each other's moves, but only of committed ones.
#[tokio::test]
async fn other_servers_are_notified_of_a_move() {
    let scratch = scratch_database::postgres();
    let (here, there) = (crate::open(&scratch).await, crate::open(&scratch).await);
    new_table(&here, "t").await;
    let mut changes = there.changes().await.expect("an ear");
    here.append(a_move("t", 1, None)).await.expect("a move");
    assert_eq!(
        here.append(a_move("t", 1, None)).await.expect("an answer"),
        AppendOutcome::Stale
    );
    here.append(a_move("t", 2, None)).await.expect("a move");
    here.announce("bells", "t 1").await.expect("announced");
    for version in [2, 3] {
        let heard = tokio::time::timeout(std::time::Duration::from_secs(10), changes.recv()).await;
        assert_eq!(
            heard.expect("in time"),
            Some(Change::Table {
                id: "t".into(),
                version
            })
        );
    }
    let heard = changes.recv().await;
    assert_eq!(
        heard,
        Some(Change::Other {
            word: "bells".into(),
            rest: "t 1".into()
        })
    );
}

/// Two servers race for the same moves: each move is stored once.
#[tokio::test]
async fn two_servers_never_store_the_same_move() {
    let scratch = scratch_database::postgres();
    let (here, there) = (crate::open(&scratch).await, crate::open(&scratch).await);
    new_table(&here, "t").await;
    new_table(&here, "u").await;
    for number in 1..=20 {
        let (a, b, c, d) = tokio::join!(
            here.append(a_move("t", number, None)),
            there.append(a_move("t", number, None)),
            here.append(a_move("u", number, None)),
            there.append(a_move("u", number, None)),
        );
        let won = [a, b, c, d]
            .into_iter()
            .filter(|one| matches!(one, Ok(AppendOutcome::Done { .. })))
            .count();
        assert_eq!(won, 2);
    }
    let distinct: BTreeSet<i64> = numbers(&there, "t").await.into_iter().collect();
    assert_eq!(distinct.len(), 20);
}

async fn a_move_stores_the_remaining_time_bank(store: Store) {
    let (table, seats) = crate::sample("t");
    store
        .add_table(&table, &seats, &store::HostLimits::NONE)
        .await
        .expect("a table");
    let made = AppendMoves {
        clock: Some(54_000),
        ..a_move("t", 1, None)
    };
    let seat = made.seat.clone();
    store.append(made).await.expect("a move");
    let (_, seats) = store.table("t").await.expect("a look").expect("the table");
    for row in seats {
        assert_eq!(row.clock, (row.seat == seat).then_some(54_000));
    }
}
