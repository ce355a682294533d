//! H2: passwords are hashed in little memory, however many sign in at the same time, and however they end.
#![cfg(target_os = "linux")]

use std::io::Write as _;
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use serde_json::{Value, json};

use crate::serving::{Server, ask};

/// What it may grow by, in kB.
const MOST: u64 = 100 * 1024;
/// At the same time.
const CROWD: usize = 200;

fn body(number: usize) -> Value {
    json!({ "email": format!("nobody{number}@example.org"), "password": "correct horse" })
}

/// One sign-in; its status.
fn sign_in(port: u16, number: usize) -> Option<u16> {
    let (status, _) = ask(&[port], "", "POST", "/api/log-ins", &body(number))?;
    Some(status)
}

/// Whoever hangs up as soon as the hash may have begun.
fn hang_up(port: u16, number: usize) {
    let body = body(number).to_string();
    let mut line = TcpStream::connect(("127.0.0.1", port)).expect("somebody is there");
    let request = format!(
        "POST /api/log-ins HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    line.write_all(request.as_bytes()).expect("sent");
    std::thread::sleep(Duration::from_millis(20));
    let _ = line.shutdown(Shutdown::Both);
}

fn all_at_once<T: Send>(one: impl Fn(usize) -> T + Sync) -> Vec<T> {
    std::thread::scope(|scope| {
        let one = &one;
        let all: Vec<_> = (0..CROWD)
            .map(|number| scope.spawn(move || one(number)))
            .collect();
        all.into_iter()
            .map(|thread| thread.join().expect("no panic"))
            .collect()
    })
}

#[test]
fn sign_ins_take_little_memory() {
    let scratch = scratch_database::sqlite();
    let server = Server::start(&scratch.address);
    let port = server.port;
    // The first answer of any kind: what everybody needs is there.
    assert_eq!(
        ask(&[port], "", "GET", "/api/room", &Value::Null).map(|(status, _)| status),
        Some(200)
    );
    let before = server.peak_memory();
    let grown = |what: &str| {
        let grown = server.peak_memory() - before;
        println!("{what}: {grown} kB more");
        assert!(grown < MOST, "{what}: {grown} kB more");
    };
    for number in 0..60 {
        assert_eq!(sign_in(port, number), Some(403), "nobody has that address");
    }
    grown("60 in a row");
    let answers = all_at_once(|number| sign_in(port, 1_000 + number));
    let count = |status: u16| answers.iter().filter(|answer| **answer == Some(status)).count();
    assert_eq!(count(403) + count(503), CROWD, "{answers:?}");
    assert!(count(403) >= 64, "the queue is served: {answers:?}");
    grown("200 at once");
    all_at_once(|number| hang_up(port, 2_000 + number));
    let patient = (0..100).find(|number| {
        std::thread::sleep(Duration::from_millis(100));
        sign_in(port, 3_000 + number) == Some(403)
    });
    assert!(patient.is_some(), "it still lets people in");
    grown("200 that hang up");
}
