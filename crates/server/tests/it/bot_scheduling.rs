//! Bot searches: never more at once than the machine has cores.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::Site;

/// A turn that this server cannot start is left for another: it is neither claimed nor renewed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_s_turn_is_claimed_when_a_core_is_free() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as i64;
    let site = Site::open(scratch_database::sqlite()).await;
    let anna = site.guest("Anna").await;
    for _ in 0..cores + 4 {
        let table = anna.make(json!({ "game": "industria", "seats": 3 })).await;
        anna.seat(&table, "A", "bot:hard").await;
        anna.seat(&table, "B", "bot:hard").await;
        let seen = anna.sit(&table, "C").await.json;
        assert_eq!(seen["status"], "playing");
        anna.seat(&table, "C", "bot:hard").await;
    }
    let pool = sqlx::SqlitePool::connect(&site.scratch.address)
        .await
        .expect("the file");
    let count = async |sql: &'static str| -> i64 {
        let (count,): (i64,) = sqlx::query_as(sql).fetch_one(&pool).await.expect("a number");
        count
    };
    let start = Instant::now();
    let mut waited = 0;
    while start.elapsed() < Duration::from_secs(2) {
        let claimed = count("SELECT COUNT(*) FROM jobs WHERE kind = 'bot' AND claimed_by IS NOT NULL").await;
        assert!(claimed <= cores, "{claimed} of {cores}");
        waited = waited.max(count("SELECT COUNT(*) FROM jobs WHERE claimed_by IS NULL").await);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(waited > 0, "there were more turns than cores");
    let seen = count("SELECT SUM(moves) FROM tables").await;
    assert!(seen > 0, "those who can think do");
}

/// M3: one person's forty tables with hard bots do not delay another person's easy bot.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_of_one_host_do_not_delay_others() {
    let site = Site::open(scratch_database::sqlite()).await;
    let (anna, bert) = (site.guest("Anna").await, site.guest("Bert").await);
    for _ in 0..40 {
        let table = anna.make(json!({ "game": "barrage", "seats": 3 })).await;
        anna.seat(&table, "A", "bot:hard").await;
        anna.seat(&table, "B", "bot:hard").await;
        assert_eq!(anna.sit(&table, "C").await.json["status"], "playing");
        anna.seat(&table, "C", "bot:hard").await;
    }
    let table = bert.make(json!({ "game": "industria", "seats": 3 })).await;
    bert.seat(&table, "A", "bot:easy").await;
    bert.seat(&table, "B", "bot:easy").await;
    assert_eq!(bert.sit(&table, "C").await.json["status"], "playing");
    bert.seat(&table, "C", "bot:easy").await;
    let start = Instant::now();
    while bert.get(&table).await.json["move"].as_i64() < Some(3) {
        assert!(start.elapsed() < Duration::from_secs(20), "three easy moves");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
