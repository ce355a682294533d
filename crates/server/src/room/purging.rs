//! Guests who will not come back are forgotten. Whoever has an account or a passkey stays.

use store::{Idle, StoreError};

use super::Room;
use super::people::SESSION_AGE;

const DAY: i64 = 24 * 3_600_000;
/// How long a guest who has never played may stay away. One who has played may for as long as a session holds.
const NEVER_PLAYED: i64 = 30 * DAY;
/// Guests who are forgotten at a time: moves wait meanwhile.
const AT_ONCE: i64 = 20;

impl Room {
    pub(super) async fn purge_guests(&self) -> Result<(), StoreError> {
        let Some(last) = self.store().last_arrival().await? else {
            return Ok(());
        };
        // A clock that is far ahead must not make everybody look long gone: nobody has come at such a time.
        let now = self.now().min(last + DAY);
        let idle = Idle {
            created_before: now - NEVER_PLAYED,
            unused_until: now - NEVER_PLAYED + SESSION_AGE,
            played_until: now,
        };
        while self.store().purge_guests(&idle, AT_ONCE).await? > 0 {
            tokio::task::yield_now().await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use store::{HostLimits, SeatRow, Store, TableRow};

    use super::*;
    use crate::World;

    #[tokio::test]
    async fn guests_who_do_not_come_back_are_forgotten() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        let clock = Arc::new(AtomicI64::new(1_000 * DAY));
        let hand = clock.clone();
        let draw = |bytes: &mut [u8]| {
            static NEXT: AtomicI64 = AtomicI64::new(0);
            let next = NEXT.fetch_add(1, Ordering::Relaxed).to_le_bytes();
            bytes
                .iter_mut()
                .enumerate()
                .for_each(|(at, byte)| *byte = next[at % 8]);
        };
        let world = World::new(move || hand.load(Ordering::Relaxed), draw);
        let room = Room::new(store.clone(), world);
        let mut ids = Vec::new();
        for name in ["Idle", "Done", "Busy"] {
            ids.push(room.add_guest(name).await.expect("a guest").person.id);
        }
        for (id, status, person) in [("over", "over", &ids[1]), ("playing", "playing", &ids[2])] {
            let table = TableRow {
                id: id.to_owned(),
                status: status.to_owned(),
                ..TableRow::default()
            };
            let seat = SeatRow {
                seat: "A".to_owned(),
                person: Some(person.clone()),
                name: Some("Name".to_owned()),
                ..SeatRow::default()
            };
            let added = store.add_table(&table, &[seat], &HostLimits::NONE).await;
            added.expect("a table");
        }
        let left = async |days: i64| {
            clock.store((1_000 + days) * DAY, Ordering::Relaxed);
            room.add_guest("Newcomer").await.expect("somebody comes");
            room.purge_guests().await.expect("purged");
            let mut left = Vec::new();
            for id in &ids {
                left.extend(store.person(id).await.expect("a look").map(|person| person.name));
            }
            left
        };
        assert_eq!(left(29).await, ["Idle", "Done", "Busy"]);
        assert_eq!(left(31).await, ["Done", "Busy"]);
        assert_eq!(left(364).await, ["Done", "Busy"]);
        assert_eq!(left(366).await, ["Busy"], "whoever still plays is waited for");
        let (_, seats) = store.table("over").await.expect("a look").expect("a table");
        assert_eq!(
            (seats[0].person.as_deref(), seats[0].name.as_deref()),
            (None, Some("Name"))
        );
    }

    #[tokio::test]
    async fn a_clock_that_is_ahead_forgets_nobody() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        let room = Room::new(store.clone(), World::real());
        let guest = room.add_guest("Anna").await.expect("a guest").person.id;
        let later = World::real().now() + 400 * DAY;
        let ahead = Room::new(store.clone(), World::new(move || later, |bytes| bytes.fill(1)));
        ahead.purge_guests().await.expect("nobody");
        assert!(store.person(&guest).await.expect("a look").is_some());
    }
}
