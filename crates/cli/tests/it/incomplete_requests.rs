//! Clients that never finish their requests do not block other clients.
#![cfg(target_os = "linux")]

use std::io::Write as _;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::serving::{Server, send_request};

#[test]
fn incomplete_requests_do_not_exhaust_file_descriptors() {
    let scratch = scratch_database::sqlite();
    let server = Server::start_with_file_limit(&scratch.address, "-n 256");
    let send_half = |_| {
        let mut stream =
            TcpStream::connect(("127.0.0.1", server.port)).expect("the server accepts connections");
        stream
            .write_all(b"GET /healthz HTTP/1.1\r\nHost: ")
            .expect("sent");
        stream
    };
    // Measured from the first request: without the limits, later requests would wait until the first ones time out.
    let start = Instant::now();
    let lines: Vec<TcpStream> = (0..400).map(send_half).collect();
    for _ in 0..20 {
        let answer = send_request(&[server.port], "", "GET", "/healthz", &Value::Null);
        assert_eq!(answer.map(|(status, _)| status), Some(200));
    }
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    drop(lines);
}

#[test]
fn a_server_raises_its_limit_of_open_files() {
    let scratch = scratch_database::sqlite();
    let server = Server::start_with_file_limit(&scratch.address, "-S -n 256");
    let (now, most) = server.file_limits();
    assert_eq!(now, most);
}
