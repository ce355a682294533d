//! Password hashing takes little memory, regardless of how many clients sign in at once or disconnect.
#![cfg(target_os = "linux")]

use std::io::Write as _;
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use serde_json::{Value, json};

use crate::serving::{Server, send_request};

const MAX_MEMORY_GROWTH_KB: u64 = 100 * 1024;
const CONCURRENT_CLIENTS: usize = 200;

fn credentials(number: usize) -> Value {
    json!({ "email": format!("nobody{number}@example.org"), "password": "correct horse" })
}

/// Signs in and returns the status.
fn sign_in(port: u16, number: usize) -> Option<u16> {
    let (status, _) = send_request(&[port], "", "POST", "/api/log-ins", &credentials(number))?;
    Some(status)
}

/// Disconnects as soon as hashing may have started.
fn sign_in_and_disconnect(port: u16, number: usize) {
    let body = credentials(number).to_string();
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the server accepts connections");
    let request = format!(
        "POST /api/log-ins HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("sent");
    std::thread::sleep(Duration::from_millis(20));
    let _ = stream.shutdown(Shutdown::Both);
}

fn run_concurrently<T: Send>(one: impl Fn(usize) -> T + Sync) -> Vec<T> {
    std::thread::scope(|scope| {
        let one = &one;
        let all: Vec<_> = (0..CONCURRENT_CLIENTS)
            .map(|number| scope.spawn(move || one(number)))
            .collect();
        all.into_iter()
            .map(|thread| thread.join().expect("no panic"))
            .collect()
    })
}

#[test]
fn concurrent_sign_ins_take_little_memory() {
    let scratch = scratch_database::sqlite();
    let server = Server::start(&scratch.address);
    let port = server.port;
    // By the first response, all one-time allocations have been made.
    assert_eq!(
        send_request(&[port], "", "GET", "/api/room", &Value::Null).map(|(status, _)| status),
        Some(200)
    );
    let before = server.peak_memory();
    let grown = |what: &str| {
        let grown = server.peak_memory() - before;
        println!("{what}: {grown} kB more");
        assert!(grown < MAX_MEMORY_GROWTH_KB, "{what}: {grown} kB more");
    };
    for number in 0..60 {
        assert_eq!(sign_in(port, number), Some(403), "nobody has that address");
    }
    grown("60 in a row");
    let answers = run_concurrently(|number| sign_in(port, 1_000 + number));
    let count = |status: u16| answers.iter().filter(|answer| **answer == Some(status)).count();
    assert_eq!(count(403) + count(503), CONCURRENT_CLIENTS, "{answers:?}");
    assert!(count(403) >= 64, "the queue is served: {answers:?}");
    grown("200 at once");
    run_concurrently(|number| sign_in_and_disconnect(port, 2_000 + number));
    let patient = (0..100).find(|number| {
        std::thread::sleep(Duration::from_millis(100));
        sign_in(port, 3_000 + number) == Some(403)
    });
    assert!(patient.is_some(), "it still lets people in");
    grown("200 that hang up");
}
