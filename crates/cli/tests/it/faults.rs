//! Storage failures: a full disk, a read-only file, a deleted file.
#![cfg(unix)]

use std::os::unix::fs::PermissionsExt as _;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::serving::{Server, create_guest, send_request};
use crate::{smokestack, stderr};

fn request_status(server: &Server, token: &str, method: &str, path: &str, body: &Value) -> u16 {
    send_request(&[server.port], token, method, path, body).map_or(0, |(status, _)| status)
}

fn health_status(server: &Server) -> u16 {
    request_status(server, "", "GET", "/healthz", &Value::Null)
}

/// Repeats a request until it returns this status.
fn wait_for_status(expected: u16, mut answer: impl FnMut() -> u16) {
    let start = Instant::now();
    while answer() != expected {
        assert!(
            start.elapsed() < Duration::from_secs(10),
            "{expected} never comes"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_server_recovers_once_its_full_disk_has_room() {
    let folder = crate::folder("full-disk");
    let database = format!("sqlite:{}", folder.join("room.db").display());
    // There is space for the schema, but only for a few guests.
    let server = Server::start_on_full_disk(&database, 2_048);
    let token = create_guest(&[server.port], "Anna");
    let table = json!({ "game": "industria" });
    wait_for_status(503, || {
        request_status(&server, &token, "POST", "/api/guests", &json!({ "name": "Bert" }))
    });
    wait_for_status(503, || health_status(&server));
    assert_eq!(
        request_status(&server, &token, "POST", "/api/tables", &table),
        503
    );
    server.free_disk_space();
    wait_for_status(201, || {
        request_status(&server, &token, "POST", "/api/tables", &table)
    });
    assert_eq!(health_status(&server), 200);
}

#[test]
fn a_server_whose_file_was_deleted_acknowledges_nothing() {
    let folder = crate::folder("deleted-file");
    let database = format!("sqlite:{}", folder.join("room.db").display());
    let server = Server::start(&database);
    let token = create_guest(&[server.port], "Anna");
    let table = json!({ "game": "industria" });
    assert_eq!(
        request_status(&server, &token, "POST", "/api/tables", &table),
        201
    );
    for part in ["room.db", "room.db-wal", "room.db-shm"] {
        std::fs::remove_file(folder.join(part)).expect("deleted");
    }
    assert_eq!(
        request_status(&server, &token, "POST", "/api/tables", &table),
        503
    );
    wait_for_status(503, || health_status(&server));
    assert!(!folder.join("room.db").exists(), "no new file is created");
}

#[test]
fn a_server_does_not_start_on_a_file_that_it_cannot_write() {
    let folder = crate::folder("read-only-file");
    let path = folder.join("room.db");
    let database = format!("sqlite:{}", path.display());
    drop(Server::start(&database));
    for part in ["room.db.lock", "room.db-wal", "room.db-shm"] {
        let _ = std::fs::remove_file(folder.join(part));
    }
    let mode = |path: &std::path::Path, mode: u32| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("it is ours");
    };
    mode(&folder, 0o777);
    mode(&path, 0o444);
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
    // Root can write to any file, so another user is needed.
    let is_root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|id| id.stdout == b"0\n");
    let rejection = if is_root {
        let mut nobody = Command::new("runuser");
        nobody
            .args(["-u", "nobody", "--", env!("CARGO_BIN_EXE_smokestack")])
            .args(serve);
        nobody.output().expect("runuser is there")
    } else {
        smokestack(&serve, "")
    };
    assert_eq!(rejection.status.code(), Some(2), "{rejection:?}");
    assert!(stderr(&rejection).contains("room.db"), "{rejection:?}");
}

#[test]
fn a_server_does_not_start_on_an_empty_file() {
    let folder = crate::folder("empty-file");
    let path = folder.join("room.db");
    std::fs::write(&path, "").expect("an empty file");
    let database = format!("sqlite:{}", path.display());
    for more in [&[][..], &["--check"]] {
        let mut serve = vec!["serve", "--listen", "127.0.0.1:0", "--database", &database];
        serve.extend(more);
        let rejection = smokestack(&serve, "");
        assert_eq!(rejection.status.code(), Some(2), "{rejection:?}");
        assert!(stderr(&rejection).contains("is empty"), "{rejection:?}");
    }
    assert_eq!(std::fs::metadata(&path).expect("it stays").len(), 0);
}
