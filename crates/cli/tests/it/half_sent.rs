//! Whoever begins to ask and never ends takes no connection away from others.
#![cfg(target_os = "linux")]

use std::io::Write as _;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::serving::{Server, ask};

#[test]
fn half_sent_requests_do_not_use_up_all_files() {
    let scratch = scratch_database::sqlite();
    let server = Server::start_with_files(&scratch.address, "-n 256");
    let half = |_| {
        let mut line = TcpStream::connect(("127.0.0.1", server.port)).expect("somebody is there");
        line.write_all(b"GET /healthz HTTP/1.1\r\nHost: ").expect("sent");
        line
    };
    // From the first of them on: where nobody makes room, the later ones wait until the first are given up.
    let start = Instant::now();
    let lines: Vec<TcpStream> = (0..400).map(half).collect();
    for _ in 0..20 {
        let answer = ask(&[server.port], "", "GET", "/healthz", &Value::Null);
        assert_eq!(answer.map(|(status, _)| status), Some(200));
    }
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    drop(lines);
}

#[test]
fn a_server_opens_as_many_files_as_it_may() {
    let scratch = scratch_database::sqlite();
    let server = Server::start_with_files(&scratch.address, "-S -n 256");
    let (now, most) = server.file_limits();
    assert_eq!(now, most);
}
