//! The Python bot in `docs/` plays a whole game over the network, with its owner's API token.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::serving::{Server, create_guest, send_until_ok};

#[test]
fn the_python_bot_plays_a_whole_game() {
    let scratch = scratch_database::sqlite();
    let server = Server::start(&scratch.address);
    let ports = [server.port];
    let host = create_guest(&ports, "Anna");
    let (status, stored_moves) = send_until_ok(
        &ports,
        &host,
        "POST",
        "/api/me/tokens",
        &json!({ "label": "my bot" }),
    );
    assert_eq!(status, 201, "{stored_moves}");
    let token = stored_moves["token"].as_str().expect("a token").to_owned();
    let (_, table) = send_until_ok(
        &ports,
        &host,
        "POST",
        "/api/tables",
        &json!({ "game": "industria", "seats": 3 }),
    );
    let table = table["id"].as_str().expect("an id").to_owned();
    for seat in ["A", "B"] {
        let path = format!("/api/tables/{table}/seats/{seat}");
        let (status, sat) = send_until_ok(&ports, &host, "POST", &path, &json!({ "who": "bot:random" }));
        assert_eq!(status, 200, "{sat}");
    }

    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/example_bot.py");
    let lines = std::fs::read_to_string(&bot)
        .expect("the example")
        .lines()
        .count();
    assert!(lines < 70, "an example is short: {lines} lines");
    let process_output = Command::new("python3")
        .arg(&bot)
        .args([format!("http://127.0.0.1:{}", server.port), table.clone()])
        .args(["C", &token])
        .output()
        .expect("this test needs python3 on the path");
    let output_text = String::from_utf8_lossy(&process_output.stdout);
    assert!(
        process_output.status.success(),
        "{output_text}{}",
        String::from_utf8_lossy(&process_output.stderr)
    );
    let result: Value = serde_json::from_str(&output_text).expect("the result as JSON");
    assert_eq!(result.as_array().map(Vec::len), Some(3), "{result}");
    let (_, over) = send_until_ok(
        &ports,
        &host,
        "GET",
        &format!("/api/tables/{table}"),
        &Value::Null,
    );
    assert_eq!((&over["status"], &over["result"]), (&json!("over"), &result));
    assert_eq!(
        over["seats"][2]["name"], "Anna",
        "a program plays in its owner's name"
    );
}
