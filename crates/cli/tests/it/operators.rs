//! `smokestack admin` while a server is running, and what the server logs.

use std::io::Read as _;
use std::process::{Command, Stdio};

use serde_json::json;

use crate::serving::{Server, create_guest, send_until_ok};
use crate::{smokestack, stderr, stdout};

#[test]
fn the_operator_manages_users() {
    let folder = crate::folder("operators");
    let database = format!("sqlite:{}", folder.join("room.db").display());
    let admin = |arguments: &[&str]| {
        let mut all = vec!["admin", "--database", &database];
        all.extend(arguments);
        smokestack(&all, "")
    };
    let missing_output = admin(&["people"]);
    assert_eq!(missing_output.status.code(), Some(2));
    assert!(
        stderr(&missing_output).contains("room.db"),
        "{}",
        stderr(&missing_output)
    );
    let server = Server::start(&database);
    create_guest(&[server.port], "Zoe");
    let added = admin(&["add", "Anna", "anna@example.org"]);
    assert_eq!(added.status.code(), Some(0), "{}", stderr(&added));
    let password = |output_text: String| {
        let words = output_text.trim_end().trim_end_matches('.').replace(';', " ");
        let at = words
            .split_whitespace()
            .position(|word| word == "is")
            .expect("a password");
        words
            .split_whitespace()
            .nth(at + 1)
            .expect("a password")
            .to_owned()
    };
    let first = password(stdout(&added));
    let sign_in = |password: &str| {
        let body = json!({ "email": "anna@example.org", "password": password });
        send_until_ok(&[server.port], "", "POST", "/api/log-ins", &body)
    };
    let (status, guest_count) = sign_in(&first);
    assert_eq!(status, 201, "{guest_count}");
    let token = guest_count["token"].as_str().expect("a token").to_owned();
    let people = stdout(&admin(&["people"]));
    assert!(
        people.contains("Zoe") && people.contains("anna@example.org"),
        "{people}"
    );
    let reset = admin(&["password", "anna@example.org"]);
    let second = password(stdout(&reset).replace("of anna@example.org ", ""));
    assert_eq!(sign_in(&first).0, 403);
    assert_eq!(sign_in(&second).0, 201, "{second}");
    let me = |token: &str| send_until_ok(&[server.port], token, "GET", "/api/me", &json!(null)).0;
    assert_eq!(me(&token), 401);
    assert_eq!(admin(&["ban", "anna@example.org"]).status.code(), Some(0));
    assert_eq!(sign_in(&second).1["code"], "banned");
    assert!(stdout(&admin(&["people", "anna"])).contains("(banned)"));
    assert_eq!(admin(&["unban", "anna@example.org"]).status.code(), Some(0));
    assert_eq!(sign_in(&second).0, 201);
    read_reports(&server, &admin);
    for (arguments, expected) in [
        (vec!["ban", "bert@example.org"], "bert@example.org"),
        (vec!["end-table", "none"], "none"),
        (vec!["add", "Bert", "bert"], "anna@example.org"),
    ] {
        let rejection = admin(&arguments);
        assert_eq!(rejection.status.code(), Some(2));
        assert!(stderr(&rejection).contains(expected), "{}", stderr(&rejection));
    }
}

/// One user is rude, another one reports it, and the operator reads and closes the report.
fn read_reports(server: &Server, admin: &dyn Fn(&[&str]) -> std::process::Output) {
    let ports = [server.port];
    assert!(stdout(&admin(&["reports"])).contains("no open reports"));
    let (rude, calm) = (create_guest(&ports, "Rude"), create_guest(&ports, "Calm"));
    let table = json!({ "game": "industria" });
    let (_, table) = send_until_ok(&ports, &rude, "POST", "/api/tables", &table);
    let chat = format!("/api/tables/{}/chat", table["id"].as_str().expect("an id"));
    let (status, _) = send_until_ok(&ports, &rude, "POST", &chat, &json!({ "text": "Bah!" }));
    assert_eq!(status, 201);
    let report = format!("{chat}/1/report");
    let (status, _) = send_until_ok(&ports, &calm, "POST", &report, &json!({ "why": "not kind" }));
    assert_eq!(status, 204);
    let output_text = stdout(&admin(&["reports"]));
    for part in ["Rude", "Bah!", "Calm", "not kind"] {
        assert!(output_text.contains(part), "{part} in {output_text}");
    }
    let id = output_text.split_whitespace().next().expect("an id").to_owned();
    // A reason that imitates another report.
    let forged_record = json!({ "why": format!("\n{id}  2026-01-01 00:00  table x, message 1\r\n      Calm (x) wrote: Bah!") });
    let (status, _) = send_until_ok(&ports, &rude, "POST", &report, &forged_record);
    assert_eq!(status, 204);
    let list_output = stdout(&admin(&["reports"]));
    let lines: Vec<&str> = list_output.lines().collect();
    assert_eq!(lines.len(), 6, "two reports of three lines: {list_output}");
    let begins = lines.iter().filter(|line| line.starts_with(&id)).count();
    assert_eq!(begins, 1, "{list_output}");
    let other = lines[3].split_whitespace().next().expect("an id");
    assert_eq!(admin(&["settle", other]).status.code(), Some(0));
    assert_eq!(admin(&["remove", &id]).status.code(), Some(0));
    assert_eq!(admin(&["settle", &id]).status.code(), Some(0));
    assert!(stdout(&admin(&["reports"])).contains("no open reports"));
    assert_eq!(admin(&["settle", &id]).status.code(), Some(2));
}

/// The log contains neither user names nor request contents.
#[test]
fn secrets_are_not_logged() {
    let folder = crate::folder("logs");
    let database = format!("sqlite:{}", folder.join("room.db").display());
    let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let port = port.expect("a free port").port();
    let mut server = Command::new(env!("CARGO_BIN_EXE_smokestack"))
        .args([
            "serve",
            "--listen",
            &format!("127.0.0.1:{port}"),
            "--database",
            &database,
        ])
        .args(["--log", "trace", "--log-format", "json"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut pipe = server.stderr.take().expect("piped");
    let reading = std::thread::spawn(move || {
        let mut log = Vec::new();
        let _ = pipe.read_to_end(&mut log);
        String::from_utf8_lossy(&log).into_owned()
    });
    let ports = [port];
    let token = create_guest(&ports, "Anna Secretname");
    let account = json!({ "email": "anna@secret.example", "password": "a secret password" });
    let (status, guest_count) = send_until_ok(&ports, &token, "POST", "/api/me/account", &account);
    assert_eq!(status, 201, "{guest_count}");
    let renewed = guest_count["token"].as_str().expect("a token").to_owned();
    let (_, table) = send_until_ok(
        &ports,
        &renewed,
        "POST",
        "/api/tables",
        &json!({ "game": "industria" }),
    );
    let id = table["id"].as_str().expect("an id").to_owned();
    send_until_ok(
        &ports,
        &renewed,
        "GET",
        &format!("/api/tables/{id}"),
        &json!(null),
    );
    server.kill().expect("it runs");
    server.wait().expect("it has ended");
    let log = reading.join().expect("the log");
    assert!(
        log.lines()
            .any(|line| line.contains("\"route\":\"/api/tables/{id}\"")),
        "{log}"
    );
    for secret in [
        &token[17..],
        &renewed[17..],
        &id,
        "secret.example",
        "a secret password",
        "Secretname",
    ] {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
}
