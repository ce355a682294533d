//! M7: what all clients together may do if nothing is said, also on this machine; and who reads the metrics.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};

use serde_json::json;

use crate::serving::{Server, ask};

#[test]
fn a_crowd_of_guests_on_this_machine_has_to_wait() {
    let scratch = scratch_database::sqlite();
    let server = Server::start_with(&scratch.address, &[]);
    let mut came = 0;
    let refused = (0..300).find(|number| {
        let body = json!({ "name": format!("Guest {number}") });
        let (status, answer) = ask(&[server.port], "", "POST", "/api/guests", &body).expect("an answer");
        came += usize::from(status == 201);
        assert!(status == 201 || answer["code"] == "too-many", "{answer}");
        status == 429
    });
    assert!(refused.is_some(), "300 guests in a few seconds");
    assert!((60..250).contains(&came), "a club comes in at once: {came}");
}

/// The whole answer to a request.
fn answer(port: u16, path: &str) -> String {
    let mut line = TcpStream::connect(("127.0.0.1", port)).expect("somebody is there");
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    line.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    line.read_to_string(&mut answer).expect("letters");
    answer
}

#[test]
fn metrics_have_an_address_of_their_own() {
    let scratch = scratch_database::sqlite();
    let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let port = port.expect("a free port").port();
    let server = Server::start_with(&scratch.address, &["--metrics", &format!("127.0.0.1:{port}")]);
    assert!(
        answer(server.port, "/metrics").starts_with("HTTP/1.1 404"),
        "not for everybody"
    );
    let metrics = answer(port, "/metrics");
    assert!(metrics.starts_with("HTTP/1.1 200"), "{metrics}");
    assert!(metrics.contains("smokestack_answers_total"), "{metrics}");
    assert!(
        answer(port, "/api/room").starts_with("HTTP/1.1 404"),
        "and nothing else is there"
    );
}
