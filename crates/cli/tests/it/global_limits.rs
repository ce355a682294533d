//! The default limits for all clients together, which also apply on this machine; and access to the metrics.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};

use serde_json::json;

use crate::serving::{Server, send_request};

#[test]
fn many_local_guests_are_rate_limited() {
    let scratch = scratch_database::sqlite();
    let server = Server::start_with(&scratch.address, &[]);
    let mut guest_count = 0;
    let rejection = (0..300).find(|number| {
        let body = json!({ "name": format!("Guest {number}") });
        let (status, answer) =
            send_request(&[server.port], "", "POST", "/api/guests", &body).expect("an answer");
        guest_count += usize::from(status == 201);
        assert!(status == 201 || answer["code"] == "too-many", "{answer}");
        status == 429
    });
    assert!(rejection.is_some(), "300 guests in a few seconds");
    assert!(
        (60..250).contains(&guest_count),
        "a club comes in at once: {guest_count}"
    );
}

/// The complete response to a request.
fn get_response(port: u16, path: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the server accepts connections");
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("text");
    answer
}

#[test]
fn metrics_have_their_own_address() {
    let scratch = scratch_database::sqlite();
    let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let port = port.expect("a free port").port();
    let server = Server::start_with(&scratch.address, &["--metrics", &format!("127.0.0.1:{port}")]);
    assert!(
        get_response(server.port, "/metrics").starts_with("HTTP/1.1 404"),
        "not for everybody"
    );
    let metrics = get_response(port, "/metrics");
    assert!(metrics.starts_with("HTTP/1.1 200"), "{metrics}");
    assert!(metrics.contains("smokestack_answers_total"), "{metrics}");
    assert!(
        get_response(port, "/api/room").starts_with("HTTP/1.1 404"),
        "and nothing else is there"
    );
}
