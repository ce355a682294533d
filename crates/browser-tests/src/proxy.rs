//! A TCP proxy between a browser and the server, which counts what the server sends, and which tests can cut off,
//! restore, or make hang.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use anyhow::{Context, Result};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// Forwards connections from its own port to the server until it is dropped.
#[derive(Debug)]
pub struct Proxy {
    address: String,
    state: Arc<State>,
    task: JoinHandle<()>,
}

#[derive(Debug, Default)]
struct State {
    is_cut: AtomicBool,
    /// The bytes that the server has sent.
    sent: AtomicU64,
    /// Wakes all connections when they must close.
    cut_signal: Notify,
    /// Wakes all live connections when they must hang: they stay open, but forward nothing more.
    hang: Notify,
}

impl Proxy {
    /// Starts a proxy for the server at this address (`http://localhost:PORT/`).
    pub(crate) async fn start(server: &str) -> Result<Proxy> {
        let port = server.trim_end_matches('/').rsplit(':').next();
        let port: u16 = port.and_then(|port| port.parse().ok()).context("no port")?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://localhost:{}/", listener.local_addr()?.port());
        let state = Arc::new(State::default());
        let task = tokio::spawn(forward(listener, port, state.clone()));
        Ok(Proxy { address, state, task })
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// How many bytes the server has sent to the browser, headers included.
    pub fn sent_bytes(&self) -> u64 {
        self.state.sent.load(Ordering::SeqCst)
    }

    /// Closes all connections and rejects new ones.
    pub fn cut(&self) {
        self.state.is_cut.store(true, Ordering::SeqCst);
        self.state.cut_signal.notify_waiters();
    }

    /// Makes all live connections to tables hang, as after a laptop has slept; new connections work.
    pub fn hang(&self) {
        self.state.hang.notify_waiters();
    }

    /// Accepts connections again.
    pub fn restore(&self) {
        self.state.is_cut.store(false, Ordering::SeqCst);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn forward(listener: TcpListener, port: u16, state: Arc<State>) {
    while let Ok((client, _)) = listener.accept().await {
        let state = state.clone();
        tokio::spawn(async move {
            let (cut, hang) = (state.cut_signal.notified(), state.hang.notified());
            if state.is_cut.load(Ordering::SeqCst) {
                return; // closed immediately
            }
            let is_live = is_live(&client).await;
            let connection = connect(client, port, &state.sent);
            tokio::pin!(connection);
            tokio::select! {
                () = cut => {}
                () = hang, if is_live => state.cut_signal.notified().await,
                () = &mut connection => {}
            }
        });
    }
}

/// Whether a connection subscribes to the events of a table.
async fn is_live(client: &TcpStream) -> bool {
    let mut first = [0; 200];
    let read = client.peek(&mut first).await.unwrap_or_default();
    String::from_utf8_lossy(&first[..read]).contains("/live?")
}

/// Forwards in both directions until one side closes; then both are closed.
async fn connect(mut client: TcpStream, port: u16, sent: &AtomicU64) {
    let Ok(mut server) = TcpStream::connect(("127.0.0.1", port)).await else {
        return;
    };
    let (mut from_client, mut to_client) = client.split();
    let (mut from_server, mut to_server) = server.split();
    let response = async {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(read @ 1..) = from_server.read(&mut buffer).await {
            sent.fetch_add(read as u64, Ordering::SeqCst);
            if to_client.write_all(&buffer[..read]).await.is_err() {
                break;
            }
        }
    };
    tokio::select! {
        _ = copy(&mut from_client, &mut to_server) => {}
        () = response => {}
    }
}
