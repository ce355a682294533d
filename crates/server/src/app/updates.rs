//! Updates for a table's live viewers. All spectators get the same view, so one update serves all who have seen the
//! same moves. It is computed without locking the table: a thousand spectators do not delay a move.

use axum::body::Bytes;
use protocol::LiveUpdate;
use smokestack_core::Viewer;

use super::{ApiError, App, LoadedTable};

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

/// What is new for a viewer, and what the viewer has seen after it.
#[derive(Clone, Debug)]
pub(crate) struct News {
    /// The message to send; `None` if the viewer has it already, from the response to the viewer's own move.
    pub text: Option<Bytes>,
    pub so_far: SoFar,
}

/// A viewer of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watcher<'w> {
    pub person: Option<&'w str>,
    /// The name that the client has given to its live connection.
    pub connection: Option<&'w str>,
    pub so_far: SoFar,
}

/// A change that the response to its author's request contains, so that the author's live connection does not need it.
#[derive(Clone, Debug)]
pub(crate) struct Answered {
    pub person: String,
    pub connection: String,
    /// The table's version before the change.
    pub version: i64,
    pub after: SoFar,
}

impl Answered {
    /// Whether the watcher has got this change with a response. A connection that has not been sent the table before the
    /// change is a new one: its client may have missed the response.
    fn has_reached(&self, watcher: &Watcher<'_>) -> bool {
        watcher.person == Some(&self.person)
            && watcher.connection == Some(&self.connection)
            && watcher.so_far.version == self.version
    }
}

/// Serialises a message.
pub(crate) type Write = fn(LiveUpdate) -> Option<Bytes>;

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
    pub fn of(opened: &LoadedTable) -> SoFar {
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
        watcher: Watcher<'_>,
        write: Write,
    ) -> Result<Option<News>, ApiError> {
        let Watcher { person, so_far, .. } = watcher;
        let slot = self.slot(table)?;
        let known_from_response = || {
            let answered = slot.answered().filter(|one| one.has_reached(&watcher))?;
            let (text, so_far) = (None, answered.after);
            Some(News { text, so_far })
        };
        if let Some(news) = known_from_response() {
            return Ok(Some(news));
        }
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
                let (text, so_far) = (Some(text.clone()), known.so_far);
                return Ok(Some(News { text, so_far }));
            }
        }
        let held = self.table(table).await?;
        // PostgreSQL may announce a move before the request that stored it has finished.
        if let Some(news) = known_from_response() {
            return Ok(Some(news));
        }
        let now = SoFar::of(&held);
        let viewer = held.viewer(person);
        if now.version == so_far.version {
            return Ok(None);
        }
        let since = so_far.since(&now);
        let update = |held: &LoadedTable| LiveUpdate {
            starts_over: since.is_none(),
            update: held.update(viewer, since),
        };
        if viewer != Viewer::Spectator {
            drop(spectated); // other spectators need not wait for a private update
            let text = write(update(&held));
            return Ok(text.map(|text| News {
                text: Some(text),
                so_far: now,
            }));
        }
        metrics::counter!("smokestack_spectator_updates_total").increment(1);
        let update = update(&held);
        let seated = held.seats.iter().filter_map(|seat| seat.person.clone()).collect();
        drop(held);
        let Some(text) = write(update) else {
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
        Ok(Some(News {
            text: Some(text),
            so_far: now,
        }))
    }
}
