//! `smokestack backup` while the server is running, and `smokestack restore`.

use serde_json::json;

use crate::serving::{Server, create_guest, send_until_ok};
use crate::{smokestack, stderr, stdout};

#[test]
fn a_backup_of_a_running_server_can_be_restored() {
    let folder = crate::folder("backups");
    let path = |name: &str| folder.join(name).display().to_string();
    let database = |name: &str| format!("sqlite:{}", path(name));
    let missing_output = smokestack(&["backup", &path("b"), "--database", &database("none.db")], "");
    assert_eq!(missing_output.status.code(), Some(2));
    assert!(
        stderr(&missing_output).contains("none.db"),
        "{}",
        stderr(&missing_output)
    );
    let server = Server::start(&database("room.db"));
    let token = create_guest(&[server.port], "Anna");
    let output = smokestack(&["backup", &path("b"), "--database", &database("room.db")], "");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stdout(&output).contains(&path("b")), "{}", stdout(&output));
    drop(server);
    let restore_output = smokestack(&["restore", &path("b"), "--database", &database("new.db")], "");
    assert_eq!(
        restore_output.status.code(),
        Some(0),
        "{}",
        stderr(&restore_output)
    );
    let second_output = smokestack(&["restore", &path("b"), "--database", &database("new.db")], "");
    assert_eq!(second_output.status.code(), Some(2), "nothing is written over");
    // The form with two slashes, which `serve` also accepts.
    let slashes = format!("sqlite://{}", path("new.db"));
    let output = smokestack(&["backup", &path("c"), "--database", &slashes], "");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let list_output = smokestack(&["admin", "people", "--database", &slashes], "");
    assert!(stdout(&list_output).contains("Anna"), "{}", stderr(&list_output));
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
    let old_version = store::LATEST_SCHEMA - 1;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let created = runtime.block_on(async {
        let store = store::Store::open_at(&database, old_version).await?;
        store.close().await;
        Ok::<(), store::StoreError>(())
    });
    created.expect("a database as it was");
    let output = smokestack(&["backup", &path("b"), "--database", &database], "");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let list_output = smokestack(&["admin", "people", "--database", &database], "");
    assert_eq!(list_output.status.code(), Some(2));
    assert!(
        stderr(&list_output).contains("smokestack serve"),
        "{}",
        stderr(&list_output)
    );
    for file in [database, format!("sqlite:{}", path("b"))] {
        let actual = runtime.block_on(store::inspect(&file)).expect("a look");
        assert_eq!(actual, store::Found::Schema(old_version), "{file}");
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
    let output_text = stderr(&answer);
    assert!(output_text.contains("mysql://u@h/n"), "{output_text}");
}
