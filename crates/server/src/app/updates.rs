//! Updates for a table's live viewers. All spectators get the same view, so one update serves all who have seen the
//! same moves. It is computed without locking the table: a thousand spectators do not delay a move.

use axum::body::Bytes;
use smokestack_core::Viewer;

use super::{ApiError, App, Opened, Seen};

/// What a viewer has already seen.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SoFar {
    /// The table's version; 0 if the viewer has seen none.
    pub version: i64,
    /// The last move; `None` if the viewer has not even seen the set-up.
    pub since: Option<i64>,
    /// The number of undos, if the client counts them.
    pub undos: Option<i64>,
}

/// An update, and what the viewer has seen after it.
#[derive(Clone, Debug)]
pub(crate) struct TableUpdate {
    pub text: Bytes,
    pub so_far: SoFar,
}

/// Serialises a viewer's snapshot; the flag says whether the events start over.
pub(crate) type Write = fn(&Seen, bool) -> Option<Bytes>;

/// The updates for spectators after one change to a table.
#[derive(Debug)]
pub(super) struct Spectated {
    /// The number of the change.
    change: u64,
    so_far: SoFar,
    /// The players, who are not spectators.
    seated: Vec<String>,
    /// The update, by the last move that a spectator has seen.
    texts: Vec<(Option<i64>, Bytes)>,
}

impl SoFar {
    fn of(opened: &Opened) -> SoFar {
        SoFar {
            version: opened.row.version,
            // The set-up is sent once there is one.
            since: opened.has_begun().then_some(opened.row.moves),
            undos: Some(opened.row.undos),
        }
    }

    /// The move after which events are sent to reach `now`; after an undo, the events start over.
    fn since(&self, now: &SoFar) -> Option<i64> {
        let same = self.undos.is_none() || self.undos == now.undos;
        self.since.filter(|_| same)
    }
}

impl App {
    /// What a viewer has not yet seen at a table; `None` if there is nothing new.
    pub(crate) async fn news(
        &self,
        table: &str,
        person: Option<&str>,
        so_far: SoFar,
        write: Write,
    ) -> Result<Option<TableUpdate>, ApiError> {
        let slot = self.slot(table)?;
        let mut spectated = slot.spectated().lock().await;
        let change = slot.change();
        let is_seated = |one: &Spectated| person.is_some_and(|id| one.seated.iter().any(|sits| sits == id));
        if let Some(known) = spectated.as_ref()
            && known.change == change
            && !is_seated(known)
        {
            if known.so_far.version == so_far.version {
                return Ok(None);
            }
            let since = so_far.since(&known.so_far);
            if let Some((_, text)) = known.texts.iter().find(|(after, _)| *after == since) {
                let (text, so_far) = (text.clone(), known.so_far);
                return Ok(Some(TableUpdate { text, so_far }));
            }
        }
        let held = self.table(table).await?;
        let now = SoFar::of(&held);
        let viewer = held.viewer(person);
        if now.version == so_far.version {
            return Ok(None);
        }
        let since = so_far.since(&now);
        if viewer != Viewer::Spectator {
            drop(spectated); // other spectators need not wait for a private update
            let text = write(&held.seen(viewer, since), since.is_none());
            return Ok(text.map(|text| TableUpdate { text, so_far: now }));
        }
        metrics::counter!("smokestack_spectator_updates_total").increment(1);
        let seen = held.seen(viewer, since);
        let seated = held.seats.iter().filter_map(|seat| seat.person.clone()).collect();
        drop(held);
        let Some(text) = write(&seen, since.is_none()) else {
            return Ok(None);
        };
        let mut texts = match spectated.take() {
            Some(known) if known.change == change && known.so_far.version == now.version => known.texts,
            _ => Vec::new(),
        };
        texts.push((since, text.clone()));
        *spectated = Some(Spectated {
            change,
            so_far: now,
            seated,
            texts,
        });
        Ok(Some(TableUpdate { text, so_far: now }))
    }
}
