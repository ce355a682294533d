//! The tables that are in memory. As many as fit: the rest is read again when somebody asks.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use store::Change;
use tokio::sync::{Mutex as Lock, OwnedMutexGuard, broadcast};

use super::news::Spectated;
use super::{Opened, Refusal, Room, Signal};

/// What all tables in memory may weigh together: as much as a quarter of a million positions.
const MOST_WEIGHT: usize = 250_000;
/// Signals that a live connection may be late by. It then looks once at everything that is new.
const LATE: usize = 16;

/// A place for one table. Whoever changes or reads the table holds its lock.
#[derive(Debug)]
pub(crate) struct Slot {
    opened: Arc<Lock<Option<Opened>>>,
    signals: broadcast::Sender<Signal>,
    /// How often it was signalled that the table has changed.
    changes: AtomicU64,
    /// What spectators are sent, once for all of them.
    spectated: Lock<Option<Spectated>>,
    used: AtomicU64,
    weight: AtomicUsize,
}

impl Slot {
    /// Tells everybody who watches; nobody may.
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

    pub(super) fn spectated(&self) -> &Lock<Option<Spectated>> {
        &self.spectated
    }
}

#[derive(Debug, Default)]
pub(super) struct Shelf {
    slots: Mutex<HashMap<String, Arc<Slot>>>,
    clock: AtomicU64,
}

impl Shelf {
    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = slots.entry(id.to_owned()).or_insert_with(|| {
            Arc::new(Slot {
                opened: Arc::default(),
                signals: broadcast::Sender::new(LATE),
                changes: AtomicU64::new(0),
                spectated: Lock::default(),
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

    /// The slot, if anybody has looked at the table lately.
    fn known(&self, id: &str) -> Option<Arc<Slot>> {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.get(id).cloned()
    }

    fn all(&self) -> Vec<String> {
        let slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.keys().cloned().collect()
    }
}

/// Forgets what was not used for the longest time until the rest fits, and places that nobody needs.
fn tidy(slots: &mut HashMap<String, Arc<Slot>>) {
    let mut total: usize = slots
        .values()
        .map(|slot| slot.weight.load(Ordering::Relaxed))
        .sum();
    if total > MOST_WEIGHT {
        let mut oldest: Vec<Arc<Slot>> = slots.values().cloned().collect();
        oldest.sort_by_key(|slot| slot.used.load(Ordering::Relaxed));
        for slot in oldest {
            if total <= MOST_WEIGHT / 2 {
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
            *spectated = None; // nobody watches any more
        }
    }
    slots.retain(|_, slot| {
        let idle = Arc::strong_count(slot) == 1 && slot.signals.receiver_count() == 0;
        !(idle && slot.weight.load(Ordering::Relaxed) == 0)
    });
    metrics::gauge!("smokestack_tables_in_memory").set(slots.len() as f64);
    metrics::gauge!("smokestack_moves_in_memory").set(total as f64);
}

/// A table that is ours until this is dropped.
#[derive(Debug)]
pub(crate) struct Held {
    guard: OwnedMutexGuard<Option<Opened>>,
    slot: Arc<Slot>,
    /// Something is on its way into the store: nobody knows whether what is in memory is still true.
    is_unsure: bool,
}

impl Held {
    /// Something is about to be stored. Until [`Held::changed`] what is in memory may be wrong: if this is dropped before
    /// (the line was cut, the database failed), the table is forgotten, and the next who asks reads it again.
    pub fn changing(&mut self) {
        self.is_unsure = true;
    }

    /// What is in memory is what is stored. Tells everybody who watches that there is something new.
    pub fn changed(&mut self) {
        self.is_unsure = false;
        self.slot.signal(Signal::Changed);
    }

    /// Tells everybody who watches that something was said.
    pub fn said(&self) {
        self.slot.signal(Signal::Said);
    }

    /// Forgets what is in memory: the next who asks reads it again.
    pub fn forget(mut self) {
        self.is_unsure = false;
        *self.guard = None;
    }
}

impl std::ops::Deref for Held {
    type Target = Opened;

    fn deref(&self) -> &Opened {
        self.guard
            .as_ref()
            .expect("it was opened before it was handed out")
    }
}

impl std::ops::DerefMut for Held {
    fn deref_mut(&mut self) -> &mut Opened {
        self.guard
            .as_mut()
            .expect("it was opened before it was handed out")
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        // Whatever panicked may have done half of something.
        if self.is_unsure || std::thread::panicking() {
            *self.guard = None;
            self.slot.signal(Signal::Changed); // it may have been stored
        }
        let weight = self.guard.as_ref().map_or(0, Opened::weight);
        self.slot.weight.store(weight, Ordering::Relaxed);
    }
}

/// Ids that could be one of ours: others are not looked up.
pub(super) fn is_id(id: &str) -> bool {
    id.len() == 16
        && id
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

impl Room {
    /// The place of a table, if it can be one.
    pub(super) fn slot(&self, id: &str) -> Result<Arc<Slot>, Refusal> {
        match is_id(id) {
            true => Ok(self.0.shelf.slot(id)),
            false => Err(Refusal::no_table()),
        }
    }

    /// A table as it is now, held until the answer is dropped.
    pub(crate) async fn table(&self, id: &str) -> Result<Held, Refusal> {
        let slot = self.slot(id)?;
        let mut guard = slot.opened.clone().lock_owned().await;
        let store = self.store();
        match guard.as_mut() {
            None => *guard = Some(Opened::load(store, id).await?.ok_or_else(Refusal::no_table)?),
            Some(opened) if store.is_shared() => {
                if store.version(id).await? != Some(opened.row.version) {
                    opened.refresh(store).await?;
                }
            }
            Some(_) => {}
        }
        Ok(Held {
            guard,
            slot,
            is_unsure: false,
        })
    }

    /// Hears from now on when there is something new at a table.
    pub(crate) fn watch(&self, id: &str) -> broadcast::Receiver<Signal> {
        self.0.shelf.slot(id).signals.subscribe()
    }

    /// Looks at tables again that were changed behind their backs, and tells everybody who watches.
    pub(super) async fn read_again(&self, tables: &[store::Changed]) {
        for slot in tables.iter().filter_map(|(id, _)| self.0.shelf.known(id)) {
            *slot.opened.lock().await = None;
            slot.weight.store(0, Ordering::Relaxed);
            slot.signal(Signal::Changed);
        }
    }

    /// Passes on what other servers did: whoever watches looks at the table again, which reads what is new.
    pub(super) async fn hear(&self) {
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
                    self.log_ins_ended("");
                    (self.0.shelf.all(), &[Signal::Changed, Signal::Said][..])
                }
                Change::LogIns { person } => {
                    self.log_ins_ended(&person);
                    continue;
                }
                Change::Other { .. } => (Vec::new(), &[][..]),
            };
            for slot in tables.iter().filter_map(|id| self.0.shelf.known(id)) {
                for signal in signals {
                    slot.signal(*signal);
                }
            }
            self.0.work.notify_one();
        }
    }
}
