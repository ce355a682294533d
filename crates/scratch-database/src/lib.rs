//! Databases for tests: SQLite files in a temporary folder, and a dedicated PostgreSQL server on loopback.
//!
//! The first test that needs PostgreSQL starts a server; the other tests in the same run share it, each with its own
//! database. The server stops with the test run, even after a crash: a guard process waits for its pipe to close.

use std::io::Write as _;
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// A database for one test: its address, and the folder, which must live as long as the database.
#[derive(Debug)]
pub struct Scratch {
    pub address: String,
    _folder: Option<tempfile::TempDir>,
}

/// Creates a new SQLite file.
pub fn sqlite() -> Scratch {
    let folder = tempfile::tempdir().expect("a temporary folder");
    Scratch {
        address: format!("sqlite:{}", folder.path().join("room.db").display()),
        _folder: Some(folder),
    }
}

/// Creates a new, empty database on the test run's PostgreSQL server, which trades durability for speed.
pub fn postgres() -> Scratch {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(|| Cluster::start(Durability::Off)).database()
}

/// Whether commits survive a power failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    Off,
    Full,
}

/// A dedicated PostgreSQL server. It stops when this is dropped, or with the process.
#[derive(Debug)]
pub struct Cluster {
    port: u16,
    bin: PathBuf,
    databases: AtomicU32,
    guard: Child,
}

/// Creates a cluster, starts the server, waits until standard input is closed, then stops the server and deletes the
/// cluster. Its folder belongs to the user that PostgreSQL runs as, which must not be root.
const GUARD_SCRIPT: &str = r#"
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1/initdb" -D "$folder/data" -U app -A trust --no-locale -E UTF8 --no-sync > "$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
"$1/postgres" -D "$folder/data" -c listen_addresses=127.0.0.1 -p "$2" -k "$folder" -c max_connections=300 $3 > "$folder/log" 2>&1 &
server=$!
trap 'kill -QUIT $server 2> /dev/null; wait $server 2> /dev/null || true; rm -rf "$folder"' EXIT
read -r line || true
"#;

impl Cluster {
    pub fn start(durability: Durability) -> Cluster {
        let bin = program_folder();
        let port = free_port();
        let settings = match durability {
            Durability::Off => "-c fsync=off -c synchronous_commit=off -c full_page_writes=off",
            Durability::Full => "",
        };
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        let guard = command
            .args(["-c", GUARD_SCRIPT, "guard"])
            .arg(&bin)
            .arg(port.to_string())
            .arg(settings)
            .current_dir("/")
            .stdin(Stdio::piped())
            .spawn()
            .expect("a shell");
        let cluster = Cluster {
            port,
            bin,
            databases: AtomicU32::new(0),
            guard,
        };
        cluster.wait_until_ready();
        cluster
    }

    /// Creates a new, empty database.
    pub fn database(&self) -> Scratch {
        let name = format!("t{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let create_result = self.run_sql(&format!("CREATE DATABASE {name}"));
        assert!(create_result, "PostgreSQL created no database");
        Scratch {
            address: format!("postgres://app@127.0.0.1:{}/{name}", self.port),
            _folder: None,
        }
    }

    fn wait_until_ready(&self) {
        let responds = (0..300).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(100));
            self.run_sql("SELECT 1")
        });
        assert!(responds, "PostgreSQL did not start within 30 seconds");
    }

    fn run_sql(&self, statement: &str) -> bool {
        let mut psql = Command::new(self.bin.join("psql"));
        psql.args(["-q", "-h", "127.0.0.1", "-U", "app", "-d", "postgres", "-p"]);
        psql.arg(self.port.to_string()).args(["-c", statement]);
        let silent = psql
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        silent.status().is_ok_and(|status| status.success())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some(mut line) = self.guard.stdin.take() {
            let _ = line.write_all(b"\n");
        }
        let _ = self.guard.wait();
    }
}

/// The folder with PostgreSQL's programs, which Debian does not put on the PATH.
fn program_folder() -> PathBuf {
    let output = Command::new("pg_config").arg("--bindir").output();
    let reported_folder = output.map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten();
    let mut places = reported_folder
        .into_iter()
        .chain(versions.map(|version| version.path().join("bin")));
    places
        .find(|place| place.join("initdb").is_file() && place.join("postgres").is_file())
        .expect("PostgreSQL's server is installed (Debian: apt install postgresql)")
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("a bound address").port()
}
