//! Backups: from either database into either.

use scratch_database::{Scratch, postgres, sqlite};
use store::{LogIn, Person, Store, StoreError};

use crate::moves::a_move;

async fn filled(scratch: &Scratch) -> Store {
    let store = crate::open(scratch).await;
    let person = Person {
        id: "p".into(),
        name: "Änne".into(),
        created_at: 7,
        banned_at: None,
    };
    store.add_person(&person).await.expect("a person");
    let log_in = LogIn {
        id: "l".into(),
        person: "p".into(),
        hash: vec![0, 1, 255],
        kind: "session".into(),
        label: None,
        created_at: 1,
        expires_at: None,
    };
    store.add_log_in(&log_in, i64::MAX).await.expect("a log-in");
    store.secret("push", &[7], 1).await.expect("a secret");
    let (mut table, mut seats) = crate::sample("t");
    table.host = Some("p".into());
    seats[0].person = Some("p".into());
    store
        .add_table(&table, &seats, &store::HostLimits::NONE)
        .await
        .expect("a table");
    let (own, seats) = crate::sample("own");
    let own = store::TableRow {
        data: "sha256:01".into(),
        data_file: Some("a = 1".into()),
        ..own
    };
    store
        .add_table(&own, &seats, &store::HostLimits::NONE)
        .await
        .expect("a table");
    for number in 1..=3 {
        store.append(a_move("t", number, None)).await.expect("a move");
    }
    store
}

async fn there_and_back(from: Scratch, to: Scratch) {
    let store = filled(&from).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backup.db");
    store.back_up(&file).await.expect("a backup");
    store.append(a_move("t", 4, None)).await.expect("play goes on");
    let again = store.back_up(&file).await;
    assert!(matches!(again, Err(StoreError::FileExists(_))), "{again:?}");
    let before = std::fs::read(&file).expect("the file");
    let other = crate::open(&to).await;
    other.secret("push", &[8], 1).await.expect("a server was started");
    other.restore(&file).await.expect("restored");
    assert_eq!(other.secret("push", &[9], 1).await.expect("a look"), [7]);
    assert!(
        std::fs::read(&file).expect("the file") == before,
        "the backup stays as it is"
    );
    assert_eq!(
        other.person("p").await.expect("a look"),
        store.person("p").await.expect("a look")
    );
    assert_eq!(
        other.log_in("l").await.expect("a look"),
        store.log_in("l").await.expect("a look")
    );
    let (table, seats) = other.table("t").await.expect("a look").expect("the table");
    let (now, same) = store.table("t").await.expect("a look").expect("the table");
    assert_eq!((table.moves, table.version, seats), (3, now.version - 1, same));
    let (own, _) = other.table("own").await.expect("a look").expect("the table");
    let file = other.component_file(&own).await.expect("a look");
    assert_eq!(file.as_deref(), Some("a = 1"));
    assert_eq!(other.moves("t", 0).await.expect("a look").len(), 3);
    assert_eq!(
        other.next_due().await.expect("a look"),
        Some(100),
        "the jobs came along"
    );
    other
        .append(a_move("t", 4, None))
        .await
        .expect("play goes on there, too");
    let twice = other.restore(&file).await;
    assert!(matches!(twice, Err(StoreError::NotEmpty)), "{twice:?}");
    let nothing = other.restore(&folder.path().join("none")).await;
    assert!(matches!(nothing, Err(StoreError::NoBackup(_))), "{nothing:?}");
}

#[tokio::test]
async fn from_sqlite_to_sqlite() {
    there_and_back(sqlite(), sqlite()).await;
}

#[tokio::test]
async fn from_sqlite_to_postgres() {
    there_and_back(sqlite(), postgres()).await;
}

#[tokio::test]
async fn from_postgres_to_postgres() {
    there_and_back(postgres(), postgres()).await;
}
