//! `smokestack backup` while the server is running, and `smokestack restore`.

use serde_json::json;

use crate::serving::{Server, create_guest, send_until_ok};
use crate::{smokestack, stderr, stdout};

#[test]
fn a_backup_of_a_running_server_can_be_restored() {
    let folder = crate::folder("backups");
    let path = |name: &str| folder.join(name).display().to_string();
    let database = |name: &str| format!("sqlite:{}", path(name));
    let missing = smokestack(&["backup", &path("b"), "--database", &database("none.db")], "");
    assert_eq!(missing.status.code(), Some(2));
    assert!(stderr(&missing).contains("none.db"), "{}", stderr(&missing));
    let server = Server::start(&database("room.db"));
    let token = create_guest(&[server.port], "Anna");
    let done = smokestack(&["backup", &path("b"), "--database", &database("room.db")], "");
    assert_eq!(done.status.code(), Some(0), "{}", stderr(&done));
    assert!(stdout(&done).contains(&path("b")), "{}", stdout(&done));
    drop(server);
    let restored = smokestack(&["restore", &path("b"), "--database", &database("new.db")], "");
    assert_eq!(restored.status.code(), Some(0), "{}", stderr(&restored));
    let again = smokestack(&["restore", &path("b"), "--database", &database("new.db")], "");
    assert_eq!(again.status.code(), Some(2), "nothing is written over");
    // The form with two slashes, which `serve` also accepts.
    let slashes = format!("sqlite://{}", path("new.db"));
    let done = smokestack(&["backup", &path("c"), "--database", &slashes], "");
    assert_eq!(done.status.code(), Some(0), "{}", stderr(&done));
    let listed = smokestack(&["admin", "people", "--database", &slashes], "");
    assert!(stdout(&listed).contains("Anna"), "{}", stderr(&listed));
    let server = Server::start(&database("new.db"));
    let (status, me) = send_until_ok(&[server.port], &token, "GET", "/api/me", &json!(null));
    assert_eq!((status, me["name"].as_str()), (200, Some("Anna")));
}

/// An older server may be using the database.
#[test]
fn backup_and_admin_do_not_migrate_an_older_schema() {
    let folder = crate::folder("older-schema");
    let path = |name: &str| folder.join(name).display().to_string();
    let database = format!("sqlite:{}", path("room.db"));
    let older = store::LATEST_SCHEMA - 1;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let created = runtime.block_on(async {
        let store = store::Store::open_at(&database, older).await?;
        store.close().await;
        Ok::<(), store::StoreError>(())
    });
    created.expect("a database as it was");
    let done = smokestack(&["backup", &path("b"), "--database", &database], "");
    assert_eq!(done.status.code(), Some(0), "{}", stderr(&done));
    let listed = smokestack(&["admin", "people", "--database", &database], "");
    assert_eq!(listed.status.code(), Some(2));
    assert!(
        stderr(&listed).contains("smokestack serve"),
        "{}",
        stderr(&listed)
    );
    for file in [database, format!("sqlite:{}", path("b"))] {
        let found = runtime.block_on(store::inspect(&file)).expect("a look");
        assert_eq!(found, store::Found::Schema(older), "{file}");
    }
}

#[test]
fn an_unusable_database_is_named_in_the_error() {
    let answer = smokestack(
        &[
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--database",
            "mysql://u:secret@h/n",
        ],
        "",
    );
    assert_eq!(answer.status.code(), Some(2));
    let printed = stderr(&answer);
    assert!(printed.contains("mysql://u@h/n"), "{printed}");
}
