//! What other servers did is heard, or it is known that something was missed.

use std::time::Duration;

use store::Change;

/// PostgreSQL lets nobody in for a while after the line was cut: whoever listens connects again later, and says so.
#[tokio::test]
async fn who_could_not_listen_for_a_while_knows_it() {
    let scratch = scratch_database::postgres();
    let store = crate::open(&scratch).await;
    let mut changes = store.changes().await.expect("an ear");
    let (server, name) = scratch.address.rsplit_once('/').expect("a name");
    let keeper = sqlx::PgPool::connect(&format!("{server}/postgres"))
        .await
        .expect("another line");
    let allow = async |yes: bool| {
        let allow = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {yes}");
        let allow = sqlx::query(sqlx::AssertSqlSafe(allow));
        allow.execute(&keeper).await.expect("a change");
    };
    allow(false).await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1";
    sqlx::query(cut)
        .bind(name)
        .execute(&keeper)
        .await
        .expect("all lines are cut");
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert!(changes.try_recv().is_err(), "there is no line yet");
    allow(true).await;
    let heard = tokio::time::timeout(Duration::from_secs(20), changes.recv()).await;
    assert_eq!(heard.expect("in time"), Some(Change::Anything));
    store.announce("bells", "t").await.expect("it is told");
    let heard = tokio::time::timeout(Duration::from_secs(20), changes.recv()).await;
    assert!(matches!(heard.expect("in time"), Some(Change::Other { .. })));
}
