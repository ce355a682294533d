//! How many connections may be open. Each is a file, and the system gives a process only so many: connections on which
//! nothing is asked must not use them up.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Notify;

use crate::Settings;

/// Files for everything but connections of clients: the database, webhooks, the page.
const OWN_FILES: u64 = 128;
/// More connections than this are of no use to anybody.
const MOST: usize = 16_384;

/// As many files as the system lets this process open. It asks for all that it may have: what a shell gives at first, 1024
/// as a rule, is little.
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

/// Half of the files for connections are for live ones, the other half for those on which something is asked.
fn half(files: u64) -> u64 {
    (files.saturating_sub(OWN_FILES) / 2).max(16)
}

/// The settings, with no more live connections than there are files for them.
pub(crate) fn within(settings: Settings, files: u64) -> Settings {
    let most = NonZeroU32::new(u32::try_from(half(files)).unwrap_or(u32::MAX));
    let wanted = settings.all_live_connections;
    Settings {
        all_live_connections: wanted.or(most).min(most),
        ..settings
    }
}

/// Connections on which nothing is being answered, the one that has waited longest first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Doorway {
    /// Connections that may be open, besides live ones.
    pub most: usize,
    waiting: Arc<Mutex<Row>>,
}

#[derive(Debug, Default)]
struct Row {
    next: u64,
    waiting: BTreeMap<u64, Arc<Notify>>,
}

/// One connection in the doorway.
#[derive(Debug)]
pub(crate) struct Waiting {
    /// Its place among those that wait; nothing while it is being answered.
    place: Mutex<Option<u64>>,
    sent_away: Arc<Notify>,
    doorway: Doorway,
}

impl Doorway {
    pub fn new(files: u64) -> Doorway {
        let most = usize::try_from(half(files)).unwrap_or(MOST).min(MOST);
        Doorway {
            most,
            ..Doorway::default()
        }
    }

    pub fn enter(&self) -> Waiting {
        let waiting = Waiting {
            place: Mutex::default(),
            sent_away: Arc::default(),
            doorway: self.clone(),
        };
        waiting.waits();
        waiting
    }

    /// Sends away whoever has waited longest; not if nobody waits.
    pub fn make_room(&self) -> bool {
        let mut row = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let longest = row.waiting.pop_first();
        longest.inspect(|(_, sent_away)| sent_away.notify_one()).is_some()
    }
}

impl Waiting {
    /// Notified when somebody else needs the place.
    pub fn sent_away(&self) -> Arc<Notify> {
        self.sent_away.clone()
    }

    /// Something is asked.
    pub fn asks(&self) {
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(place) = place.take() {
            let mut row = self
                .doorway
                .waiting
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            row.waiting.remove(&place);
        }
    }

    /// Nothing is asked yet, or any more.
    pub fn waits(&self) {
        self.asks();
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        let mut row = self
            .doorway
            .waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let next = row.next;
        row.next += 1;
        row.waiting.insert(next, self.sent_away.clone());
        *place = Some(next);
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.asks();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    #[test]
    fn who_has_waited_longest_makes_room() {
        let doorway = Doorway::new(200);
        assert_eq!(doorway.most, 36);
        let [first, second, third] = [doorway.enter(), doorway.enter(), doorway.enter()];
        let is_sent_away = |one: &Waiting| one.sent_away().notified().now_or_never().is_some();
        first.asks();
        assert!(doorway.make_room());
        assert!(!is_sent_away(&first), "it is being answered");
        assert!(is_sent_away(&second));
        first.waits();
        drop(third);
        assert!(doorway.make_room());
        assert!(is_sent_away(&first), "the third has gone by itself");
        assert!(!doorway.make_room(), "nobody waits");
    }

    #[test]
    fn live_connections_leave_files_for_the_others() {
        let live = |wanted: u32, files: u64| {
            let settings = Settings {
                all_live_connections: NonZeroU32::new(wanted),
                ..Settings::default()
            };
            within(settings, files).all_live_connections.map(NonZeroU32::get)
        };
        assert_eq!(live(2_000, 1_024), Some(448));
        assert_eq!(live(0, 1_024), Some(448), "no limit but the files");
        assert_eq!(live(2_000, 1 << 20), Some(2_000));
    }
}
