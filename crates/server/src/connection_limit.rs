//! Limits the number of open connections. Each uses a file descriptor, and a process has only a limited number: idle
//! connections must not use them up.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Notify;

use crate::Settings;

/// File descriptors for everything except client connections: the database, webhooks, the web client's files.
const RESERVED_FILES: u64 = 128;
/// The upper limit for connections: more are of no use.
const MAX_CONNECTIONS: usize = 16_384;

/// The number of files that this process may open. Raises the soft limit to the hard limit, because the usual soft
/// limit of 1024 is low.
#[cfg(unix)]
pub(crate) fn files() -> u64 {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%error, "no more files can be opened than before");
    }
    getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
pub(crate) fn files() -> u64 {
    u64::MAX
}

/// Half of the file descriptors for connections are for live ones, the other half for requests.
fn half(files: u64) -> u64 {
    (files.saturating_sub(RESERVED_FILES) / 2).max(16)
}

/// The settings, with the number of live connections limited by the available file descriptors.
pub(crate) fn with_live_limit(settings: Settings, files: u64) -> Settings {
    let most = NonZeroU32::new(u32::try_from(half(files)).unwrap_or(u32::MAX));
    let wanted = settings.all_live_connections;
    Settings {
        all_live_connections: wanted.or(most).min(most),
        ..settings
    }
}

/// The idle connections, those idle the longest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct ConnectionLimit {
    /// The maximum number of open connections, not counting live ones.
    pub most: usize,
    waiting: Arc<Mutex<IdleQueue>>,
}

#[derive(Debug, Default)]
struct IdleQueue {
    next: u64,
    waiting: BTreeMap<u64, Arc<Notify>>,
}

/// An open connection, tracked by the limit.
#[derive(Debug)]
pub(crate) struct TrackedConnection {
    /// Its place in the idle queue; `None` while a request is being processed.
    place: Mutex<Option<u64>>,
    evicted: Arc<Notify>,
    connection_limit: ConnectionLimit,
}

impl ConnectionLimit {
    pub fn new(files: u64) -> ConnectionLimit {
        let most = usize::try_from(half(files))
            .unwrap_or(MAX_CONNECTIONS)
            .min(MAX_CONNECTIONS);
        ConnectionLimit {
            most,
            ..ConnectionLimit::default()
        }
    }

    pub fn enter(&self) -> TrackedConnection {
        let waiting = TrackedConnection {
            place: Mutex::default(),
            evicted: Arc::default(),
            connection_limit: self.clone(),
        };
        waiting.set_idle();
        waiting
    }

    /// Closes the connection that has been idle the longest; returns `false` if none is idle.
    pub fn evict_idle(&self) -> bool {
        let mut row = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let longest = row.waiting.pop_first();
        longest.inspect(|(_, evicted)| evicted.notify_one()).is_some()
    }
}

impl TrackedConnection {
    /// Notified when another connection needs this one's place.
    pub fn evicted(&self) -> Arc<Notify> {
        self.evicted.clone()
    }

    /// Marks the connection as busy, because a request begins.
    pub fn set_busy(&self) {
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = place.take() {
            let mut row = self
                .connection_limit
                .waiting
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            row.waiting.remove(&place);
        }
    }

    /// Marks the connection as idle.
    pub fn set_idle(&self) {
        self.set_busy();
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        let mut row = self
            .connection_limit
            .waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let next = row.next;
        row.next += 1;
        row.waiting.insert(next, self.evicted.clone());
        *place = Some(next);
    }
}

impl Drop for TrackedConnection {
    fn drop(&mut self) {
        self.set_busy();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    #[test]
    fn the_longest_idle_connection_is_closed() {
        let connection_limit = ConnectionLimit::new(200);
        assert_eq!(connection_limit.most, 36);
        let [first, second, third] = [
            connection_limit.enter(),
            connection_limit.enter(),
            connection_limit.enter(),
        ];
        let is_evicted = |one: &TrackedConnection| one.evicted().notified().now_or_never().is_some();
        first.set_busy();
        assert!(connection_limit.evict_idle());
        assert!(!is_evicted(&first), "it is being answered");
        assert!(is_evicted(&second));
        first.set_idle();
        drop(third);
        assert!(connection_limit.evict_idle());
        assert!(is_evicted(&first), "the third has gone by itself");
        assert!(!connection_limit.evict_idle(), "nobody waits");
    }

    #[test]
    fn live_connections_leave_files_for_requests() {
        let live = |wanted: u32, files: u64| {
            let settings = Settings {
                all_live_connections: NonZeroU32::new(wanted),
                ..Settings::default()
            };
            with_live_limit(settings, files)
                .all_live_connections
                .map(NonZeroU32::get)
        };
        assert_eq!(live(2_000, 1_024), Some(448));
        assert_eq!(live(0, 1_024), Some(448), "no limit but the files");
        assert_eq!(live(2_000, 1 << 20), Some(2_000));
    }
}
