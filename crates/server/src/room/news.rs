//! What is new at a table, for whoever watches it live. All spectators see the same, so what they are sent is computed once
//! for all who have seen as much, and without holding the table: a thousand of them do not keep a move waiting.

use axum::body::Bytes;
use smokestack_core::Viewer;

use super::{Opened, Refusal, Room, Seen};

/// How far a viewer has seen.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SoFar {
    /// The version of the table, 0 for none.
    pub version: i64,
    /// The last move; nothing if not even the set-up.
    pub since: Option<i64>,
    /// The undos, if the client counts them.
    pub undos: Option<i64>,
}

/// What is sent, and how far the viewer has seen then.
#[derive(Clone, Debug)]
pub(crate) struct News {
    pub text: Bytes,
    pub so_far: SoFar,
}

/// Puts into words what a viewer sees; whether the events begin anew.
pub(crate) type Write = fn(&Seen, bool) -> Option<Bytes>;

/// What spectators are sent after one change of a table.
#[derive(Debug)]
pub(super) struct Spectated {
    /// The change, by its number.
    change: u64,
    so_far: SoFar,
    /// Who sits there: they are no spectators.
    seated: Vec<String>,
    /// The text, by the last move that a spectator has seen.
    texts: Vec<(Option<i64>, Bytes)>,
}

impl SoFar {
    fn of(opened: &Opened) -> SoFar {
        SoFar {
            version: opened.row.version,
            // The set-up is told when there is one.
            since: opened.has_begun().then_some(opened.row.moves),
            undos: Some(opened.row.undos),
        }
    }

    /// The move after which events are sent, to whoever is to see `now`; after an undo they begin anew.
    fn since(&self, now: &SoFar) -> Option<i64> {
        let same = self.undos.is_none() || self.undos == now.undos;
        self.since.filter(|_| same)
    }
}

impl Room {
    /// What somebody has not seen of a table; nothing if there is nothing new.
    pub(crate) async fn news(
        &self,
        table: &str,
        person: Option<&str>,
        so_far: SoFar,
        write: Write,
    ) -> Result<Option<News>, Refusal> {
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
                return Ok(Some(News { text, so_far }));
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
            drop(spectated); // nobody else waits for what is for one pair of eyes
            let text = write(&held.seen(viewer, since), since.is_none());
            return Ok(text.map(|text| News { text, so_far: now }));
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
        Ok(Some(News { text, so_far: now }))
    }
}
