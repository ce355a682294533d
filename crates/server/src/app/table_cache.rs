//! The tables in memory: as many as fit. The others are read again on demand.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use store::Change;
use tokio::sync::{Mutex as Lock, OwnedMutexGuard, broadcast};

use super::updates::{Answered, Spectated};
use super::{ApiError, App, LoadedTable, Signal};

/// The total weight of all tables in memory: a quarter of a million positions.
const MAX_WEIGHT: usize = 250_000;
/// The number of signals queued for a live connection. A connection that lags further behind reads everything that is
/// new.
const SIGNAL_CAPACITY: usize = 16;

/// A slot for one table. Reading or changing the table requires its lock.
#[derive(Debug)]
pub(crate) struct Slot {
    opened: Arc<Lock<Option<LoadedTable>>>,
    signals: broadcast::Sender<Signal>,
    /// The number of signals that the table has changed.
    changes: AtomicU64,
    /// The update for spectators, computed once for all of them.
    spectated: Lock<Option<Spectated>>,
    /// The last change on this server, if its author's live connection does not need it.
    answered: Mutex<Option<Answered>>,
    used: AtomicU64,
    weight: AtomicUsize,
}

impl Slot {
    /// Signals all viewers, if there are any.
    fn signal(&self, signal: Signal) {
        if signal == Signal::Changed {
            self.changes.fetch_add(1, Ordering::SeqCst);
        }
        let _ = self.signals.send(signal);
    }

    /// The number of the last change that was signalled.
    pub(super) fn change(&self) -> u64 {
        self.changes.load(Ordering::SeqCst)
    }

    /// The last change on this server, if its author's live connection does not need it.
    pub(super) fn answered(&self) -> Option<Answered> {
        let answered = self.answered.lock().unwrap_or_else(PoisonError::into_inner);
        answered.clone()
    }

    pub(super) fn spectated(&self) -> &Lock<Option<Spectated>> {
        &self.spectated
    }
}

#[derive(Debug, Default)]
pub(super) struct TableCache {
    slots: Mutex<HashMap<String, Arc<Slot>>>,
    clock: AtomicU64,
}

impl TableCache {
    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = slots.entry(id.to_owned()).or_insert_with(|| {
            Arc::new(Slot {
                opened: Arc::default(),
                signals: broadcast::Sender::new(SIGNAL_CAPACITY),
                changes: AtomicU64::new(0),
                spectated: Lock::default(),
                answered: Mutex::default(),
                used: AtomicU64::new(0),
                weight: AtomicUsize::new(0),
            })
        });
        let now = self.clock.fetch_add(1, Ordering::Relaxed);
        slot.used.store(now, Ordering::Relaxed);
        let slot = slot.clone();
        if now.is_multiple_of(64) {
            tidy(&mut slots);
        }
        slot
    }

    /// The slot, if the table was used recently.
    fn known(&self, id: &str) -> Option<Arc<Slot>> {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.get(id).cloned()
    }

    fn all(&self) -> Vec<String> {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.keys().cloned().collect()
    }
}

/// Evicts the least recently used tables until the rest fits, and removes unused slots.
fn tidy(slots: &mut HashMap<String, Arc<Slot>>) {
    let mut total: usize = slots
        .values()
        .map(|slot| slot.weight.load(Ordering::Relaxed))
        .sum();
    if total > MAX_WEIGHT {
        let mut oldest: Vec<Arc<Slot>> = slots.values().cloned().collect();
        oldest.sort_by_key(|slot| slot.used.load(Ordering::Relaxed));
        for slot in oldest {
            if total <= MAX_WEIGHT / 2 {
                break;
            }
            if let Ok(mut opened) = slot.opened.clone().try_lock_owned() {
                *opened = None;
                total -= slot.weight.swap(0, Ordering::Relaxed).min(total);
            }
        }
    }
    for slot in slots.values().filter(|slot| slot.signals.receiver_count() == 0) {
        if let Ok(mut spectated) = slot.spectated.try_lock() {
            *spectated = None; // no viewers any more
        }
    }
    slots.retain(|_, slot| {
        let idle = Arc::strong_count(slot) == 1 && slot.signals.receiver_count() == 0;
        !(idle && slot.weight.load(Ordering::Relaxed) == 0)
    });
    metrics::gauge!("smokestack_tables_in_memory").set(slots.len() as f64);
    metrics::gauge!("smokestack_moves_in_memory").set(total as f64);
}

/// A locked table, until this is dropped.
#[derive(Debug)]
pub(crate) struct TableGuard {
    guard: OwnedMutexGuard<Option<LoadedTable>>,
    slot: Arc<Slot>,
    /// A change is being stored: the state in memory may be outdated.
    is_unsure: bool,
}

impl TableGuard {
    /// Announces that a change is about to be stored. Until [`TableGuard::finish_write`], the state in memory may be wrong: if
    /// this is dropped before then (the client disconnected, the database failed), the table is evicted, and the next
    /// caller reads it again.
    pub fn begin_write(&mut self) {
        self.is_unsure = true;
    }

    /// Confirms that the state in memory matches the stored one, and signals all viewers.
    pub fn finish_write(&mut self) {
        self.finish_write_for(None);
    }

    /// Like [`TableGuard::finish_write`], if the response to a request contains the change.
    pub(super) fn finish_write_for(&mut self, answered: Option<Answered>) {
        self.is_unsure = false;
        let mut last = self.slot.answered.lock().unwrap_or_else(PoisonError::into_inner);
        *last = answered;
        drop(last);
        self.slot.signal(Signal::Changed);
    }

    /// Signals all viewers that there is a new chat message.
    pub fn said(&self) {
        self.slot.signal(Signal::Said);
    }

    /// Evicts the table: the next caller reads it again.
    pub fn evict(mut self) {
        self.is_unsure = false;
        *self.guard = None;
    }
}

impl std::ops::Deref for TableGuard {
    type Target = LoadedTable;

    fn deref(&self) -> &LoadedTable {
        self.guard
            .as_ref()
            .expect("it was opened before it was handed out")
    }
}

impl std::ops::DerefMut for TableGuard {
    fn deref_mut(&mut self) -> &mut LoadedTable {
        self.guard
            .as_mut()
            .expect("it was opened before it was handed out")
    }
}

impl Drop for TableGuard {
    fn drop(&mut self) {
        // Code that panicked may have left a change half-made.
        if self.is_unsure || std::thread::panicking() {
            *self.guard = None;
            self.slot.signal(Signal::Changed); // it may have been stored
        }
        let weight = self.guard.as_ref().map_or(0, LoadedTable::weight);
        self.slot.weight.store(weight, Ordering::Relaxed);
    }
}

/// Whether this could be one of our ids: other strings are not looked up.
pub(super) fn is_id(id: &str) -> bool {
    id.len() == 16
        && id
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

impl App {
    /// A table's slot, if the id is well-formed.
    pub(super) fn slot(&self, id: &str) -> Result<Arc<Slot>, ApiError> {
        if is_id(id) {
            Ok(self.0.table_cache.slot(id))
        } else {
            Err(ApiError::no_table())
        }
    }

    /// The current state of a table, locked until the result is dropped.
    pub(crate) async fn table(&self, id: &str) -> Result<TableGuard, ApiError> {
        let slot = self.slot(id)?;
        let mut guard = slot.opened.clone().lock_owned().await;
        let store = self.store();
        match guard.as_mut() {
            None => {
                *guard = Some(
                    LoadedTable::load(store, id)
                        .await?
                        .ok_or_else(ApiError::no_table)?,
                )
            }
            Some(opened) if store.is_shared() => {
                if store.version(id).await? != Some(opened.row.version) {
                    opened.refresh(store).await?;
                }
            }
            Some(_) => {}
        }
        Ok(TableGuard {
            guard,
            slot,
            is_unsure: false,
        })
    }

    /// Subscribes to a table's signals.
    pub(crate) fn watch(&self, id: &str) -> broadcast::Receiver<Signal> {
        self.0.table_cache.slot(id).signals.subscribe()
    }

    /// Evicts tables that were changed directly in the database, and signals all viewers.
    pub(super) async fn evict_changed(&self, tables: &[store::Changed]) {
        for slot in tables.iter().filter_map(|(id, _)| self.0.table_cache.known(id)) {
            *slot.opened.lock().await = None;
            slot.weight.store(0, Ordering::Relaxed);
            slot.signal(Signal::Changed);
        }
    }

    /// Forwards notices from other servers as signals: viewers then read what is new.
    pub(super) async fn forward_changes(&self) {
        let mut changes = loop {
            match self.store().changes().await {
                Ok(changes) => break changes,
                Err(error) => tracing::error!(%error, "other servers cannot be heard"),
            }
            tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        };
        while let Some(change) = changes.recv().await {
            let (tables, signals) = match change {
                Change::Table { id, .. } => (vec![id], &[Signal::Changed][..]),
                Change::Chat { table } => (vec![table], &[Signal::Said][..]),
                Change::Anything => {
                    self.sessions_ended("");
                    (self.0.table_cache.all(), &[Signal::Changed, Signal::Said][..])
                }
                Change::Sessions { person } => {
                    self.sessions_ended(&person);
                    continue;
                }
                Change::Other { .. } => (Vec::new(), &[][..]),
            };
            for slot in tables.iter().filter_map(|id| self.0.table_cache.known(id)) {
                for signal in signals {
                    slot.signal(*signal);
                }
            }
            self.0.work.notify_one();
        }
    }
}
