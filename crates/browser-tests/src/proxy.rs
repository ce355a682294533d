//! A wire between a browser and the server that can be cut and mended, or hang.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// A way to the server over a port of its own. It ends with this value.
#[derive(Debug)]
pub struct Wire {
    address: String,
    state: Arc<State>,
    work: JoinHandle<()>,
}

#[derive(Debug, Default)]
struct State {
    is_cut: AtomicBool,
    /// Everything that goes through the wire hears of a cut.
    cut: Notify,
    /// And of this: it then says nothing more, and does not end either.
    hang: Notify,
}

impl Wire {
    /// Lays a wire to the server at this address (`http://localhost:PORT/`).
    pub(crate) async fn lay(server: &str) -> Result<Wire> {
        let port = server.trim_end_matches('/').rsplit(':').next();
        let port: u16 = port.and_then(|port| port.parse().ok()).context("no port")?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://localhost:{}/", listener.local_addr()?.port());
        let state = Arc::new(State::default());
        let work = tokio::spawn(carry(listener, port, state.clone()));
        Ok(Wire { address, state, work })
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Ends all connections, and lets none come about.
    pub fn cut(&self) {
        self.state.is_cut.store(true, Ordering::SeqCst);
        self.state.cut.notify_waiters();
    }

    /// Lets all lines to tables die without a word, as when a laptop has slept; new ones come about.
    pub fn hang(&self) {
        self.state.hang.notify_waiters();
    }

    pub fn mend(&self) {
        self.state.is_cut.store(false, Ordering::SeqCst);
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.work.abort();
    }
}

async fn carry(listener: TcpListener, port: u16, state: Arc<State>) {
    while let Ok((near, _)) = listener.accept().await {
        let state = state.clone();
        tokio::spawn(async move {
            let (cut, hang) = (state.cut.notified(), state.hang.notified());
            if state.is_cut.load(Ordering::SeqCst) {
                return; // hung up at once
            }
            let is_live = is_live(&near).await;
            let work = connect(near, port);
            tokio::pin!(work);
            tokio::select! {
                () = cut => {}
                () = hang, if is_live => state.cut.notified().await,
                () = &mut work => {}
            }
        });
    }
}

/// Whether a connection asks to be told what happens at a table.
async fn is_live(near: &TcpStream) -> bool {
    let mut first = [0; 200];
    let read = near.peek(&mut first).await.unwrap_or_default();
    String::from_utf8_lossy(&first[..read]).contains("/live?")
}

/// However it ends, both sides notice.
async fn connect(mut near: TcpStream, port: u16) {
    if let Ok(mut far) = TcpStream::connect(("127.0.0.1", port)).await {
        let _ = copy_bidirectional(&mut near, &mut far).await;
    }
}
