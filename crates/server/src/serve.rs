//! Listening: the address, the first line, the end.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::time::Duration;

use store::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::{Room, World, launch, router};

/// How long open connections may take to finish once the server is asked to stop.
const PATIENCE: Duration = Duration::from_secs(3);

/// Where and how to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on; port 0 takes any free one.
    pub listen: SocketAddr,
    /// Where the room's memory is: `sqlite:PATH` or `postgres://…`.
    pub database: String,
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
        /// The address asked for.
        listen: SocketAddr,
    },
    /// The system keeps this port for itself (below 1024, as a rule).
    #[error("this user may not listen on {listen}: choose a port from 1024 on with --listen")]
    NotAllowed {
        /// The address asked for.
        listen: SocketAddr,
    },
    /// This machine does not have that address, or something rarer.
    #[error("cannot listen on {listen}: {source}")]
    Listen {
        /// The address asked for.
        listen: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// The database cannot be opened.
    #[error("cannot open the database {database}: {source}")]
    Database {
        /// The address asked for.
        database: String,
        /// What the store says.
        source: StoreError,
    },
    /// The network failed later on.
    #[error("the server stopped: {0}")]
    Stopped(#[from] io::Error),
}

/// Serves the page until Ctrl-C (or a polite kill); prints its address as the first line on stdout.
pub async fn serve(options: Options) -> Result<(), ServeError> {
    let listener = listen(options.listen).await?;
    let store = Store::open(&options.database).await;
    let store = store.map_err(|source| ServeError::Database {
        database: without_password(&options.database),
        source,
    })?;
    let room = Room::new(store.clone(), World::real());
    let working = tokio::spawn(room.clone().run());
    let address = format!("http://localhost:{}/", listener.local_addr()?.port());
    announce(&address);
    if options.open {
        launch::open(&address);
    }
    let ended = run(listener, room).await;
    working.abort();
    store.close().await;
    ended
}

/// An address as it may be shown: without what stands between `:` and `@`.
pub fn without_password(database: &str) -> String {
    let Some((scheme, rest)) = database.split_once("://") else {
        return database.to_owned();
    };
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{host}")
        }
        None => database.to_owned(),
    }
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

/// Prints at once, also into a pipe: programs wait for this line. A closed stdout does not stop a server.
fn announce(address: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{address}").and_then(|()| out.flush());
}

/// Serves until told to stop, then lets open connections finish, but not forever.
async fn run(listener: TcpListener, room: Room) -> Result<(), ServeError> {
    let (stopping, stopped) = oneshot::channel();
    let closing = room.clone();
    let until_asked = async move {
        asked_to_stop().await;
        closing.close();
        let _ = stopping.send(());
    };
    let serving = axum::serve(listener, router(room)).with_graceful_shutdown(until_asked);
    let out_of_patience = async {
        match stopped.await {
            Ok(()) => tokio::time::sleep(PATIENCE).await,
            Err(_) => std::future::pending().await, // the server ended by itself: its own result counts
        }
    };
    tokio::select! {
        ended = serving => Ok(ended?),
        () = out_of_patience => Ok(()),
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

/// Without a handler for Ctrl-C the system's own ends the program: then there is nothing to wait for.
async fn wait_for_ctrl_c() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
