//! Deletes guests who will not come back. People with an account or a passkey stay.

use store::{Idle, StoreError};

use super::App;
use super::people::SESSION_AGE_MS;

const DAY_MS: i64 = 24 * 3_600_000;
/// How long a guest who has never played may stay away. Guests who have played may stay away as long as a session is valid.
const UNUSED_GUEST_AGE_MS: i64 = 30 * DAY_MS;
/// The maximum number of guests deleted at a time: moves have to wait meanwhile.
const MAX_GUESTS_PER_RUN: i64 = 20;

impl App {
    pub(super) async fn purge_guests(&self) -> Result<(), StoreError> {
        let Some(last) = self.store().last_arrival().await? else {
            return Ok(());
        };
        // A clock that is far ahead must not make everyone look long gone, so compare with the last sign-in.
        let now = self.now().min(last + DAY_MS);
        let idle = Idle {
            created_before: now - UNUSED_GUEST_AGE_MS,
            unused_until: now - UNUSED_GUEST_AGE_MS + SESSION_AGE_MS,
            played_until: now,
        };
        while self.store().purge_guests(&idle, MAX_GUESTS_PER_RUN).await? > 0 {
            tokio::task::yield_now().await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use protocol::TableStatus;
    use store::{HostLimits, SeatRow, Store, TableRow};

    use super::*;
    use crate::Env;

    #[tokio::test]
    async fn guests_who_do_not_come_back_are_deleted() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        let clock = Arc::new(AtomicI64::new(1_000 * DAY_MS));
        let hand = clock.clone();
        let draw = |bytes: &mut [u8]| {
            static NEXT: AtomicI64 = AtomicI64::new(0);
            let next = NEXT.fetch_add(1, Ordering::Relaxed).to_le_bytes();
            bytes
                .iter_mut()
                .enumerate()
                .for_each(|(at, byte)| *byte = next[at % 8]);
        };
        let env = Env::new(move || hand.load(Ordering::Relaxed), draw);
        let app = App::new(store.clone(), env);
        let mut ids = Vec::new();
        for name in ["Idle", "Done", "Busy"] {
            ids.push(app.add_guest(name).await.expect("a guest").person.id);
        }
        for (id, status, person) in [
            ("over", TableStatus::Over, &ids[1]),
            ("playing", TableStatus::Playing, &ids[2]),
        ] {
            let table = TableRow {
                id: id.to_owned(),
                status,
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
            clock.store((1_000 + days) * DAY_MS, Ordering::Relaxed);
            app.add_guest("Newcomer").await.expect("somebody comes");
            app.purge_guests().await.expect("purged");
            let mut left = Vec::new();
            for id in &ids {
                left.extend(store.person(id).await.expect("a look").map(|person| person.name));
            }
            left
        };
        assert_eq!(left(29).await, ["Idle", "Done", "Busy"]);
        assert_eq!(left(31).await, ["Done", "Busy"]);
        assert_eq!(left(364).await, ["Done", "Busy"]);
        assert_eq!(left(366).await, ["Busy"], "guests who still play are kept");
        let (_, seats) = store.table("over").await.expect("a look").expect("a table");
        assert_eq!(
            (seats[0].person.as_deref(), seats[0].name.as_deref()),
            (None, Some("Name"))
        );
    }

    #[tokio::test]
    async fn a_clock_that_is_ahead_deletes_nobody() {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        let app = App::new(store.clone(), Env::real());
        let guest = app.add_guest("Anna").await.expect("a guest").person.id;
        let later = Env::real().now() + 400 * DAY_MS;
        let ahead = App::new(store.clone(), Env::new(move || later, |bytes| bytes.fill(1)));
        ahead.purge_guests().await.expect("nobody");
        assert!(store.person(&guest).await.expect("a look").is_some());
    }
}
