//! Backups: from either database into either.

use scratch_database::{Scratch, postgres, sqlite};
use store::{Person, Session, Store, StoreError};

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
    let session = Session {
        id: "l".into(),
        person: "p".into(),
        hash: vec![0, 1, 255],
        kind: protocol::SessionKind::Session,
        label: None,
        created_at: 1,
        expires_at: None,
    };
    store.add_session(&session, i64::MAX).await.expect("a session");
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

async fn back_up_and_restore(from: Scratch, to: Scratch) {
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
    Store::restore(&to.address, &file).await.expect("restored");
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
        other.session("l").await.expect("a look"),
        store.session("l").await.expect("a look")
    );
    let (table, seats) = other.table("t").await.expect("a look").expect("the table");
    let (now, same) = store.table("t").await.expect("a look").expect("the table");
    assert_eq!((table.moves, table.version, seats), (3, now.version - 1, same));
    let (own, _) = other.table("own").await.expect("a look").expect("the table");
    let text = other.component_file(&own).await.expect("a look");
    assert_eq!(text.as_deref(), Some("a = 1"));
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
    let twice = Store::restore(&to.address, &file).await;
    assert!(matches!(twice, Err(StoreError::NotEmpty)), "{twice:?}");
    let nothing = Store::restore(&to.address, &folder.path().join("none")).await;
    assert!(matches!(nothing, Err(StoreError::NoBackup(_))), "{nothing:?}");
}

#[tokio::test]
async fn from_sqlite_to_sqlite() {
    back_up_and_restore(sqlite(), sqlite()).await;
}

#[tokio::test]
async fn from_sqlite_to_postgres() {
    back_up_and_restore(sqlite(), postgres()).await;
}

#[tokio::test]
async fn from_postgres_to_postgres() {
    back_up_and_restore(postgres(), postgres()).await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_a_backup() {
    use std::os::unix::fs::PermissionsExt as _;
    for scratch in [sqlite(), postgres()] {
        let store = filled(&scratch).await;
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("backup.db");
        store.back_up(&file).await.expect("a backup");
        let mode = std::fs::metadata(&file).expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
        let left = std::fs::read_dir(folder.path()).expect("the folder").count();
        assert_eq!(left, 1, "nothing else is left there");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_does_not_follow_a_link() {
    let scratch = sqlite();
    let store = filled(&scratch).await;
    let folder = tempfile::tempdir().expect("a folder");
    let (link, elsewhere) = (folder.path().join("link"), folder.path().join("elsewhere"));
    std::os::unix::fs::symlink(&elsewhere, &link).expect("a link");
    let refused = store.back_up(&link).await;
    assert!(matches!(refused, Err(StoreError::FileExists(_))), "{refused:?}");
    assert!(!elsewhere.exists());
}

#[tokio::test]
async fn an_interrupted_backup_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("backup.db");
    let abandoned = folder.path().join(".smokestack-backup-killed");
    std::fs::create_dir(&abandoned).expect("what a killed backup leaves");
    std::fs::write(abandoned.join("backup.db"), "half").expect("half of a file");
    let yesterday = std::time::SystemTime::now() - std::time::Duration::from_secs(25 * 3_600);
    let opened = std::fs::File::open(&abandoned).expect("a folder");
    opened.set_modified(yesterday).expect("older");
    for scratch in [sqlite(), postgres()] {
        let store = filled(&scratch).await;
        let mut writing = Box::pin(store.back_up(&file));
        for _ in 0..4 {
            let _ =
                std::future::poll_fn(|context| std::task::Poll::Ready(writing.as_mut().poll(context))).await;
            assert!(!file.exists(), "it is not complete yet");
        }
        drop(writing);
        assert!(!file.exists());
        assert!(!abandoned.exists(), "the next backup cleans up");
    }
}

#[tokio::test]
async fn a_restore_that_fails_leaves_no_database_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let to = sqlite();
    let path = store::sqlite_path(&to.address).expect("a path");
    let foreign = folder.path().join("foreign.db");
    let made = sqlx::SqlitePool::connect(&format!("sqlite:{}?mode=rwc", foreign.display())).await;
    let made = made.expect("another program's database");
    sqlx::query("CREATE TABLE other (a INTEGER)")
        .execute(&made)
        .await
        .expect("a table");
    made.close().await;
    // A backup with a row that cannot be restored: the new database is created, and then restoring fails.
    let broken = folder.path().join("broken.db");
    filled(&to).await.back_up(&broken).await.expect("a backup");
    for part in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{path}{part}"));
    }
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", broken.display())).await;
    let pool = pool.expect("the backup");
    for sql in ["PRAGMA foreign_keys = 0", "UPDATE log_ins SET person = 'nobody'"] {
        let mut connection = pool.acquire().await.expect("a connection");
        sqlx::query("PRAGMA foreign_keys = 0")
            .execute(&mut *connection)
            .await
            .expect("set");
        sqlx::query(sqlx::AssertSqlSafe(sql))
            .execute(&mut *connection)
            .await
            .expect("changed");
    }
    pool.close().await;
    std::fs::write(folder.path().join("text"), "no database").expect("a file");
    for name in ["text", "none", "foreign.db", "broken.db"] {
        let failed = Store::restore(&to.address, &folder.path().join(name)).await;
        assert!(failed.is_err(), "{name}");
        for part in ["", "-wal", "-shm"] {
            let left = format!("{path}{part}");
            assert!(!std::path::Path::new(&left).exists(), "{name}: {left}");
        }
    }
}
