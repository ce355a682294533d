//! Listening: binding the address, printing it, and stopping.

use std::fs::{File, TryLockError};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use lang::Lang;
use store::{Store, StoreError};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower_service::Service as _;

use crate::connection_limit::{ConnectionLimit, TrackedConnection, files, with_live_limit};
use crate::translations::translations;
use crate::{App, Env, Settings, launch, metrics_router, router};

/// How long open connections may take to finish once the server is asked to stop.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(3);

/// How long a client may take to send its request, and how long a kept-alive connection may be idle.
const HEADER_TIMEOUT: Duration = Duration::from_secs(20);
/// How long to wait after a connection could not be accepted.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(100);

/// Where and how to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on; with port 0, any free port is used.
    pub listen: SocketAddr,
    /// The address for `/metrics`, which only the operator should reach; without one, metrics are not served.
    pub metrics: Option<SocketAddr>,
    /// The database: `sqlite:PATH` or `postgres://…`.
    pub database: String,
    pub settings: Settings,
    /// Whether to show the page in the default browser, if there is one.
    pub open: bool,
}

/// Why the server could not start, or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another program listens there.
    #[error(
        "port {} is taken: another program, perhaps another Smokestack, listens on {listen}; \
         stop it, or choose another port with --listen",
        listen.port()
    )]
    AddressInUse {
        /// The requested address.
        listen: SocketAddr,
    },
    /// The system reserves this port (usually below 1024).
    #[error("this user may not listen on {listen}: choose a port from 1024 on with --listen")]
    NotAllowed {
        /// The requested address.
        listen: SocketAddr,
    },
    /// This machine does not have that address, or there was another error.
    #[error("cannot listen on {listen}: {source}")]
    Listen {
        /// The requested address.
        listen: SocketAddr,
        /// The system's error.
        source: io::Error,
    },
    /// The database cannot be opened.
    #[error("cannot open the database {database}: {source}")]
    Database {
        /// The requested address.
        database: String,
        /// The store's error.
        source: StoreError,
    },
    /// Another server uses this SQLite file. Two servers would each trust their own cache.
    #[error("another server is on the database {database}")]
    Taken {
        /// The requested address.
        database: String,
    },
    /// The network failed later on.
    #[error("the server stopped: {0}")]
    Stopped(#[from] io::Error),
}

/// Serves until Ctrl-C (or SIGTERM); prints its address as the first line on stdout.
pub async fn serve(options: Options) -> Result<(), ServeError> {
    let listener = listen(options.listen).await?;
    let metrics = match options.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let _alone = alone(&options.database)?;
    let fails = |source| ServeError::Database {
        database: without_password(&options.database),
        source,
    };
    let store = Store::open(&options.database).await.map_err(fails)?;
    store.prove_writable().await.map_err(fails)?;
    let files = files();
    let settings = Settings {
        listen: Some(listener.local_addr()?),
        ..with_live_limit(options.settings, files)
    };
    let app = App::with(store.clone(), Env::real(), settings);
    let working = tokio::spawn(app.clone().run());
    let address = format!("http://localhost:{}/", listener.local_addr()?.port());
    announce(&address);
    tokio::task::spawn_blocking(get_ready);
    if options.open {
        launch::open(&address);
    }
    tracing::info!(listen = %options.listen, version = env!("CARGO_PKG_VERSION"), "serving");
    let measuring = metrics.map(|listener| tokio::spawn(show_metrics(listener, app.clone())));
    run(listener, app, ConnectionLimit::new(files)).await;
    working.abort();
    measuring.inspect(|measuring| measuring.abort());
    store.close().await;
    Ok(())
}

/// A lock beside a SQLite file, held by one server until the result is dropped. The operating system releases it when
/// the process ends for any reason. Servers on PostgreSQL coordinate through the database.
fn alone(database: &str) -> Result<Option<File>, ServeError> {
    let path = store::sqlite_path(database).filter(|path| *path != ":memory:");
    // If this file cannot be created, neither can the database, and opening the database reports the reason.
    let Some(lock) = path.and_then(|path| lock_file(&format!("{path}.lock")).ok()) else {
        return Ok(None);
    };
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => Err(ServeError::Taken {
            database: database.to_owned(),
        }),
        // The file system does not support locks: continue without one.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(lock)),
    }
}

/// Opens the lock file, accessible only to its owner.
fn lock_file(path: &str) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Loads translations and components, so that the first visitor does not have to wait for them.
fn get_ready() {
    translations(Lang::default());
    catalog::games().iter().for_each(|game| game.unpack());
}

/// A database address that is safe to show: without the part between `:` and `@`, and without the part after `?`, which
/// may also contain a password.
pub fn without_password(database: &str) -> String {
    let Some((scheme, rest)) = database.split_once("://") else {
        return database.to_owned();
    };
    let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
    match place.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{host}")
        }
        // The part before the `?` may be half of a password that contains one.
        None if query.contains('@') => format!("{scheme}://…"),
        None => format!("{scheme}://{place}"),
    }
}

/// Whether this address is free for a server.
pub async fn can_listen(address: SocketAddr) -> Result<(), ServeError> {
    listen(address).await.map(drop)
}

async fn listen(listen: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(listen)
        .await
        .map_err(|source| match source.kind() {
            io::ErrorKind::AddrInUse => ServeError::AddressInUse { listen },
            io::ErrorKind::PermissionDenied => ServeError::NotAllowed { listen },
            _ => ServeError::Listen { listen, source },
        })
}

/// Prints the address and flushes, even into a pipe: programs wait for this line. A closed stdout does not stop the
/// server.
fn announce(address: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{address}").and_then(|()| out.flush());
}

/// Serves until the stop signal, then lets open connections finish, with a time limit.
async fn run(listener: TcpListener, app: App, connection_limit: ConnectionLimit) {
    let router = router(app.clone());
    let mut connections = JoinSet::new();
    let stop = asked_to_stop();
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, from)) => {
                if connections.len() < connection_limit.most || connection_limit.evict_idle() {
                    let waiting = connection_limit.enter();
                    let attending =
                        serve_connection(stream, from, router.clone(), app.clone(), waiting, HEADER_TIMEOUT);
                    connections.spawn(attending);
                } // otherwise all are busy: the new client has to retry
            }
            // Usually too many files are open, and some will be closed soon.
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
            }
        }
        while connections.try_join_next().is_some() {}
    }
    tracing::info!("stopping");
    app.close();
    let finished = async {
        while connections.join_next().await.is_some() {}
        app.wait_for_shutdown().await; // live connections have tasks of their own
    };
    let _ = tokio::time::timeout(SHUTDOWN_TIMEOUT, finished).await;
}

/// Serves `/metrics` until the server stops.
async fn show_metrics(listener: TcpListener, app: App) {
    let mut connections = JoinSet::new();
    let connection_limit = ConnectionLimit::default();
    loop {
        match listener.accept().await {
            Ok((stream, from)) => {
                let (router, waiting) = (metrics_router(), connection_limit.enter());
                connections.spawn(serve_connection(
                    stream,
                    from,
                    router,
                    app.clone(),
                    waiting,
                    HEADER_TIMEOUT,
                ));
            }
            Err(_) => tokio::time::sleep(ACCEPT_RETRY_DELAY).await,
        }
        while connections.try_join_next().is_some() {}
    }
}

/// Serves one connection: a client that does not send its request within `headers` is disconnected.
async fn serve_connection(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    app: App,
    waiting: TrackedConnection,
    headers: Duration,
) {
    let _ = stream.set_nodelay(true);
    let evicted = waiting.evicted();
    let waiting = Arc::new(waiting);
    let answer = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        let (mut router, waiting) = (router.clone(), waiting.clone());
        async move {
            waiting.set_busy();
            let answer = router.call(request).await;
            waiting.set_idle();
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(headers)
        .serve_connection(TokioIo::new(stream), answer)
        .with_upgrades();
    tokio::pin!(connection);
    // Errors are ignored: a client may disconnect at any time.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = evicted.notified() => {}
        () = app.closing() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

#[cfg(unix)]
async fn asked_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => tokio::select! {
            () = wait_for_ctrl_c() => {}
            _ = terminate.recv() => {}
        },
        Err(_) => wait_for_ctrl_c().await,
    }
}

#[cfg(not(unix))]
async fn asked_to_stop() {
    wait_for_ctrl_c().await;
}

/// If no Ctrl-C handler can be installed, the default one ends the program, so there is nothing to wait for.
async fn wait_for_ctrl_c() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    /// What a client that sends `words` and then waits receives; `None` if the server still listens after five seconds.
    async fn heard(words: &str, headers: Duration) -> Option<String> {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        let app = App::new(store, Env::real());
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let mut client = TcpStream::connect(address).await.expect("a line");
        let (stream, from) = listener.accept().await.expect("a client");
        let waiting = ConnectionLimit::default().enter();
        let attending = serve_connection(stream, from, router(app.clone()), app, waiting, headers);
        let attending = tokio::spawn(attending);
        client.write_all(words.as_bytes()).await.expect("sent");
        let mut answer = String::new();
        let read = client.read_to_string(&mut answer);
        let read = tokio::time::timeout(Duration::from_secs(5), read).await;
        attending.abort();
        read.ok()?.ok().map(|_| answer)
    }

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (address, shown) in [
            ("sqlite:rooms/smokestack.db", "sqlite:rooms/smokestack.db"),
            ("postgres://anna@db/room", "postgres://anna@db/room"),
            ("postgres://anna:secret@db/room", "postgres://anna@db/room"),
            ("postgres://anna:se@cret@db/room", "postgres://anna@db/room"),
            ("postgres://anna:se?cret@db/room", "postgres://…"),
            (
                "postgres://db/room?user=anna&password=secret",
                "postgres://db/room",
            ),
            (
                "postgres://anna@db/room?password=s@cret",
                "postgres://anna@db/room",
            ),
        ] {
            assert_eq!(without_password(address), shown, "{address}");
        }
    }

    #[test]
    fn one_server_has_a_file_for_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = format!("sqlite:{}", folder.path().join("room.db").display());
        let first = alone(&database).expect("nobody is there");
        let second = alone(&database);
        assert!(matches!(second, Err(ServeError::Taken { .. })), "{second:?}");
        drop(first);
        assert!(alone(&database).is_ok(), "it has gone");
        assert!(alone("postgres://db/room").is_ok_and(|lock| lock.is_none()));
    }

    #[tokio::test]
    async fn a_client_that_sends_nothing_is_disconnected() {
        let short = Duration::from_millis(200);
        let half = heard("GET /healthz HTTP/1.1\r\nHost: ", short).await;
        let half = half.expect("the connection is closed");
        assert!(!half.contains("200 OK"), "{half}");
        let whole = heard("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", short).await;
        let whole = whole.expect("closed once nothing more is said");
        assert!(whole.starts_with("HTTP/1.1 200 OK"), "{whole}");
    }
}
