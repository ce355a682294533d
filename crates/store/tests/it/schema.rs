//! Migrations go forward only: released ones never change, and every released schema can be migrated to the latest.

use std::path::Path;

use scratch_database::Scratch;
use sha2::{Digest as _, Sha256};
use store::{Found, LATEST_SCHEMA, Store, StoreError};

/// Every migration with the first digits of its SHA-256: a new migration adds a line, and old lines never change.
const RELEASED: &str = include_str!("released/hashes.txt");

#[test]
fn released_migrations_never_change() {
    let folder = |kind: &str| {
        let mut files: Vec<String> = std::fs::read_dir(Path::new("migrations").join(kind))
            .expect("the folder of migrations")
            .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
            .collect();
        files.sort();
        files
    };
    let files = folder("sqlite");
    assert_eq!(files, folder("postgres"));
    assert_eq!(
        files.len() as i64,
        LATEST_SCHEMA,
        "LATEST_SCHEMA is the newest migration"
    );
    let mut hashes = String::new();
    for kind in ["sqlite", "postgres"] {
        for file in &files {
            let text = std::fs::read(Path::new("migrations").join(kind).join(file)).expect("a migration");
            let hash: String = Sha256::digest(&text)[..8]
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect();
            hashes += &format!("{hash} {kind}/{file}\n");
        }
    }
    assert_eq!(
        hashes, RELEASED,
        "tests/it/released/hashes.txt lists what is released"
    );
}

/// Rows as a server with that schema wrote them; the two databases write bytes differently.
fn rows(schema: i64, bytes: fn(&str) -> String) -> String {
    let file = format!("tests/it/released/{schema:04}.sql");
    let text = std::fs::read_to_string(file).expect("rows of that time");
    with_bytes(&text, bytes)
}

fn with_bytes(text: &str, bytes: fn(&str) -> String) -> String {
    let mut parts = text.split("BYTES(");
    let mut rows = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (hex, rest) = part.split_once(')').expect("BYTES(…)");
        rows += &(bytes(hex) + rest);
    }
    rows
}

/// Opens an older server's database with today's server.
async fn migrates_to_the_latest_schema(scratch: &Scratch) {
    let now = crate::open(scratch).await;
    let (table, seats) = now
        .table("t-old")
        .await
        .expect("a look")
        .expect("the table is still there");
    assert_eq!(
        (table.game.as_str(), table.moves, seats.len()),
        ("industria", 1, 2)
    );
    let moves = now.moves("t-old", 0).await.expect("a look");
    assert_eq!(moves[0].action, "offer sawmill");
    let anna = now.person("p-old").await.expect("a look").expect("she is there");
    assert_eq!(anna.name, "Anna");
    let session = now.session("l-old").await.expect("a look").expect("it is there");
    assert_eq!(session.hash, [1, 2, 255]);
}

#[tokio::test]
async fn every_released_schema_migrates_on_sqlite() {
    for schema in 1..=LATEST_SCHEMA {
        let scratch = scratch_database::sqlite();
        let old = Store::open_at(&scratch.address, schema).await;
        old.expect("an old schema").close().await;
        let pool = sqlx::SqlitePool::connect(&scratch.address)
            .await
            .expect("the file");
        let rows = rows(schema, |hex| format!("x'{hex}'"));
        sqlx::raw_sql(sqlx::AssertSqlSafe(rows))
            .execute(&pool)
            .await
            .expect("old rows");
        pool.close().await;
        migrates_to_the_latest_schema(&scratch).await;
    }
}

#[tokio::test]
async fn every_released_schema_migrates_on_postgres() {
    for schema in 1..=LATEST_SCHEMA {
        let scratch = scratch_database::postgres();
        let old = Store::open_at(&scratch.address, schema).await;
        old.expect("an old schema").close().await;
        let pool = sqlx::PgPool::connect(&scratch.address).await.expect("the server");
        let rows = rows(schema, |hex| format!("'\\x{hex}'::bytea"));
        sqlx::raw_sql(sqlx::AssertSqlSafe(rows))
            .execute(&pool)
            .await
            .expect("old rows");
        pool.close().await;
        migrates_to_the_latest_schema(&scratch).await;
    }
}

/// Component files in the form in which they were stored with each table until schema 11.
const WITH_FILES: &str = "\
    INSERT INTO tables (id, game, rules, data, data_file, options, status, visibility, seating, starts, \
                        commitment, server_share, created_at) VALUES \
    ('f1', 'industria', 1, 'sha256:01', 'a = 1', '', 'open', 'public', 'chosen', 'full', BYTES(01), BYTES(02), 2), \
    ('f2', 'industria', 1, 'sha256:01', 'a = 1', '', 'open', 'public', 'chosen', 'full', BYTES(01), BYTES(02), 2), \
    ('f3', 'industria', 1, 'sha256:02', 'a = 2', '', 'ended', 'public', 'chosen', 'full', BYTES(01), BYTES(02), 2)";

async fn files_have_moved(scratch: &Scratch) {
    let now = crate::open(scratch).await;
    for id in ["f1", "f2"] {
        let (table, _) = now.table(id).await.expect("a look").expect("the table");
        let file = now.component_file(&table).await.expect("a look");
        assert_eq!(file.as_deref(), Some("a = 1"), "{id}");
    }
    assert!(
        now.table("f3").await.expect("a look").is_none(),
        "it was withdrawn"
    );
}

#[tokio::test]
async fn component_files_move_to_their_own_table() {
    let scratch = scratch_database::sqlite();
    let old = Store::open_at(&scratch.address, 11).await;
    old.expect("an old schema").close().await;
    let pool = sqlx::SqlitePool::connect(&scratch.address)
        .await
        .expect("the file");
    let rows = with_bytes(WITH_FILES, |hex| format!("x'{hex}'"));
    let added = sqlx::raw_sql(sqlx::AssertSqlSafe(rows)).execute(&pool).await;
    added.expect("old rows");
    pool.close().await;
    files_have_moved(&scratch).await;
    let scratch = scratch_database::postgres();
    let old = Store::open_at(&scratch.address, 11).await;
    old.expect("an old schema").close().await;
    let pool = sqlx::PgPool::connect(&scratch.address).await.expect("the server");
    let rows = with_bytes(WITH_FILES, |hex| format!("'\\x{hex}'::bytea"));
    let added = sqlx::raw_sql(sqlx::AssertSqlSafe(rows)).execute(&pool).await;
    added.expect("old rows");
    pool.close().await;
    files_have_moved(&scratch).await;
}

#[tokio::test]
async fn an_invalid_address_is_named_in_the_error() {
    let error = Store::open("mysql://here").await.expect_err("no such database");
    assert!(matches!(error, StoreError::Address(_)), "{error}");
    assert!(error.to_string().contains("mysql://here"), "{error}");
}

/// Inspecting a database returns its schema and leaves it unchanged.
async fn is_inspected(scratch: &Scratch) {
    assert_eq!(
        store::inspect(&scratch.address).await.expect("seen"),
        Found::Nothing
    );
    let store = Store::open_at(&scratch.address, 1).await.expect("an old server");
    store.close().await;
    for _ in 0..2 {
        assert_eq!(
            store::inspect(&scratch.address).await.expect("seen"),
            Found::Schema(1)
        );
    }
    let store = Store::open(&scratch.address).await.expect("a new server");
    store.close().await;
    let newest = store::inspect(&scratch.address).await.expect("seen");
    assert_eq!(newest, Found::Schema(LATEST_SCHEMA));
}

#[tokio::test]
async fn a_database_can_be_inspected() {
    is_inspected(&scratch_database::sqlite()).await;
    is_inspected(&scratch_database::postgres()).await;
    let lost = store::inspect("sqlite:no/such/folder.db").await;
    assert!(matches!(lost, Err(StoreError::NoFolder(_))), "{lost:?}");
}
