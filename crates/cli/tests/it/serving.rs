//! `smokestack serve` as a separate process, and its clients.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A server that can be killed and restarted at the same address.
pub struct Server {
    pub port: u16,
    database: String,
    child: Child,
}

impl Server {
    pub fn start(database: &str) -> Server {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = port.expect("a free port").port();
        let child = spawn(port, database);
        let database = database.to_owned();
        Server {
            port,
            database,
            child,
        }
    }

    /// Starts a server with the default limits and these flags.
    pub fn start_with(database: &str, flags: &[&str]) -> Server {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = port.expect("a free port").port();
        let command = Command::new(env!("CARGO_BIN_EXE_smokestack"));
        Server {
            port,
            database: database.to_owned(),
            child: spawn_with(command, port, database, flags),
        }
    }

    /// Starts a server with a limited number of open files: `ulimit` with these flags.
    #[cfg(unix)]
    pub fn start_with_file_limit(database: &str, limit: &str) -> Server {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = port.expect("a free port").port();
        let limited = format!("ulimit {limit}; exec \"$@\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &limited, "sh", env!("CARGO_BIN_EXE_smokestack")]);
        Server {
            port,
            database: database.to_owned(),
            child: spawn_with(shell, port, database, &UNLIMITED_FLAGS),
        }
    }

    /// The soft limit and the hard limit for open files, from `/proc/PID/limits`.
    #[cfg(target_os = "linux")]
    pub fn file_limits(&self) -> (String, String) {
        let limits = std::fs::read_to_string(format!("/proc/{}/limits", self.child.id())).expect("it runs");
        let line = limits
            .lines()
            .find_map(|line| line.strip_prefix("Max open files"));
        let mut words = line.expect("a line").split_whitespace().map(str::to_owned);
        (words.next().expect("a limit"), words.next().expect("another"))
    }

    /// Starts a server whose files cannot grow beyond this number of 512-byte blocks, as if its disk were full.
    #[cfg(unix)]
    pub fn start_on_full_disk(database: &str, blocks: u32) -> Server {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        let port = port.expect("a free port").port();
        // The signal is ignored, so that a write beyond the limit fails as it does on a full disk.
        let limited = format!("trap '' XFSZ; ulimit -S -f {blocks}; exec \"$@\"");
        let mut shell = Command::new("sh");
        shell.args(["-c", &limited, "sh", env!("CARGO_BIN_EXE_smokestack")]);
        let child = spawn_with(shell, port, database, &UNLIMITED_FLAGS);
        let database = database.to_owned();
        Server {
            port,
            database,
            child,
        }
    }

    /// The server's peak memory so far, in kB.
    #[cfg(target_os = "linux")]
    pub fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let number = line.and_then(|line| line.split_whitespace().next());
        number.and_then(|number| number.parse().ok()).expect("a number")
    }

    /// Frees space on the server's disk again.
    #[cfg(unix)]
    pub fn free_disk_space(&self) {
        let id = self.child.id().to_string();
        let raised = Command::new("prlimit")
            .args(["--pid", &id, "--fsize=unlimited"])
            .status();
        assert!(raised.expect("prlimit is there").success());
    }

    pub fn kill(&mut self) {
        self.child.kill().expect("it runs"); // SIGKILL: no orderly shutdown
        self.child.wait().expect("it has ended");
    }

    /// Stops the server with SIGTERM and returns its exit status.
    #[cfg(unix)]
    pub fn stop(&mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.expect("kill is there").success());
        self.child.wait().expect("it has ended")
    }

    pub fn restart(&mut self) {
        self.child = spawn(self.port, &self.database);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Turns off the request limit, because tests play faster than people.
const UNLIMITED_FLAGS: [&str; 2] = ["--requests-per-second", "0"];

fn spawn(port: u16, database: &str) -> Child {
    let command = Command::new(env!("CARGO_BIN_EXE_smokestack"));
    spawn_with(command, port, database, &UNLIMITED_FLAGS)
}

fn spawn_with(mut command: Command, port: u16, database: &str, flags: &[&str]) -> Child {
    let listen = format!("127.0.0.1:{port}");
    let mut child = command
        .args(["serve", "--listen", &listen, "--database", database])
        .args(flags)
        .stdout(Stdio::piped())
        .stderr(Stdio::null()) // it may complain that it was killed
        .spawn()
        .expect("the binary starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("piped");
    BufReader::new(out).read_line(&mut line).expect("its first line");
    assert_eq!(line, format!("http://localhost:{port}/\n"));
    child
}

/// Random numbers that differ from run to run, so that servers are killed at arbitrary moments.
pub fn random_below(limit: u64) -> u64 {
    use std::hash::{BuildHasher as _, RandomState};
    RandomState::new().hash_one(Instant::now()) % limit
}

/// Sends a request to one of the servers; `None` if the connection fails.
pub fn send_request(
    ports: &[u16],
    token: &str,
    method: &str,
    path: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    let port = ports[random_below(ports.len() as u64) as usize];
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    let body = if method == "GET" {
        String::new()
    } else {
        body.to_string()
    };
    let bearer = match token {
        "" => String::new(),
        token => format!("Authorization: Bearer {token}\r\n"),
    };
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{bearer}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8(answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    if status == 204 {
        return Some((status, Value::Null)); // no body, not even its length
    }
    let whole_run = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "))?;
    (whole_run.parse() == Ok(body.len())).then(|| (status, serde_json::from_str(body).unwrap_or_default()))
}

/// Repeats a request until a server responds without an error.
pub fn send_until_ok(ports: &[u16], token: &str, method: &str, path: &str, body: &Value) -> (u16, Value) {
    let start = Instant::now();
    loop {
        match send_request(ports, token, method, path, body) {
            Some((status, answer)) if status != 503 => return (status, answer),
            _ => std::thread::sleep(Duration::from_millis(5)),
        }
        assert!(
            start.elapsed() < Duration::from_secs(60),
            "no answer to {method} {path}"
        );
    }
}

pub fn create_guest(ports: &[u16], name: &str) -> String {
    let (status, answer) = send_until_ok(ports, "", "POST", "/api/guests", &json!({ "name": name }));
    assert_eq!(status, 201, "{answer}");
    answer["token"].as_str().expect("a token").to_owned()
}

/// The text of a response.
pub fn get_text(ports: &[u16], token: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", ports[0])).expect("the server accepts connections");
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("a response as text");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    body.to_owned()
}

/// The time from an empty folder to the first response: the best of three, since tests run in parallel.
#[test]
fn a_new_server_responds_within_a_second() {
    let took = |number: usize| {
        let folder = crate::folder(&format!("first-answer-{number}"));
        let start = Instant::now();
        let server = Server::start(&format!("sqlite:{}", folder.join("room.db").display()));
        let answer = send_request(&[server.port], "", "GET", "/healthz", &Value::Null);
        assert_eq!(answer.map(|(status, _)| status), Some(200));
        start.elapsed()
    };
    let best = (0..3).map(took).min().expect("three tries");
    assert!(best < Duration::from_secs(1), "{best:?}");
}

/// Live connections are closed with a reason, the database is closed, and both happen quickly.
#[cfg(unix)]
#[test]
fn a_stopping_server_closes_its_connections() {
    let folder = crate::folder("goodbye");
    let mut server = Server::start(&format!("sqlite:{}", folder.join("room.db").display()));
    let token = create_guest(&[server.port], "Anna");
    let body = json!({ "game": "industria" });
    let (_, table) = send_until_ok(&[server.port], &token, "POST", "/api/tables", &body);
    let id = table["id"].as_str().expect("an id");
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("the server accepts connections");
    let request = format!(
        "GET /api/tables/{id}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c21va2VzdGFjayBzbW9rZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).expect("sent");
    let mut first = [0; 1024];
    let read = stream.read(&mut first).expect("an answer");
    assert!(first[..read].starts_with(b"HTTP/1.1 101"));
    let start = Instant::now();
    assert_eq!(server.stop().code(), Some(0));
    assert!(start.elapsed() < Duration::from_secs(4), "{:?}", start.elapsed());
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).expect("until it is closed");
    // A close frame: its opcode, its length, the code 1001, and the reason.
    let goodbye = [&[0x88, 18, 3, 233], &b"the server stops"[..]].concat();
    assert!(rest.ends_with(&goodbye), "{}", String::from_utf8_lossy(&rest));
    assert!(
        !folder.join("room.db-wal").exists(),
        "everything is in the one file"
    );
}

#[test]
fn two_servers_cannot_share_a_database_file() {
    let folder = crate::folder("two-servers");
    let database = format!("sqlite:{}", folder.join("room.db").display());
    let first = Server::start(&database);
    let arguments = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
    let second = crate::smokestack(&arguments, "");
    assert_eq!(second.status.code(), Some(2));
    let output_text = crate::stderr(&second);
    assert!(
        output_text.contains("Another Smokestack") && output_text.contains("room.db"),
        "{output_text}"
    );
    drop(first);
    drop(Server::start(&database)); // nothing is left of a lock
}
