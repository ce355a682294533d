//! Changes made by other servers on the same PostgreSQL database: LISTEN and NOTIFY.
//!
//! A notice is short (PostgreSQL allows 8,000 bytes): the kind of item that changed, and its id. The receiver reads the
//! rest from the database.

use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use crate::db::Db;
use crate::{Store, StoreError};

pub(crate) const CHANNEL: &str = "smokestack";

/// How long to wait before reconnecting.
const RECONNECT_DELAY: Duration = Duration::from_millis(500);

/// A change that this or another server has committed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A table has a new version: its seats, state or moves have changed.
    Table { id: String, version: i64 },
    /// A person's sessions have ended.
    Sessions { person: String },
    /// There is a new chat message at a table.
    Chat { table: String },
    /// Any other change, identified by its own word: other parts of the server may send their own notices.
    Other { word: String, rest: String },
    /// The connection was lost: anything may have changed in the meantime.
    Anything,
}

impl Change {
    fn read(text: &str) -> Change {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let table = rest.split_once(' ').filter(|_| word == "table");
        match table.and_then(|(id, version)| Some((id, version.parse().ok()?))) {
            Some((id, version)) => Change::Table {
                id: id.to_owned(),
                version,
            },
            None if word == SESSIONS => Change::Sessions {
                person: rest.to_owned(),
            },
            None if word == CHAT => Change::Chat {
                table: rest.to_owned(),
            },
            None => Change::Other {
                word: word.to_owned(),
                rest: rest.to_owned(),
            },
        }
    }
}

const SESSIONS: &str = "log-ins";
const CHAT: &str = "chat";

/// The notice that a person's sessions have ended.
pub(crate) fn of_sessions(person: &str) -> String {
    format!("{SESSIONS} {person}")
}

/// The notice that there is a new chat message at a table.
pub(crate) fn of_chat(table: &str) -> String {
    format!("{CHAT} {table}")
}

/// The notice that a table has changed.
pub(crate) fn of_table(id: &str, version: i64) -> String {
    format!("table {id} {version}")
}

impl Store {
    /// Subscribes to everything that any server commits to this database from now on. With SQLite there is only this
    /// server, which knows its own changes, so nothing is ever received.
    pub async fn changes(&self) -> Result<mpsc::UnboundedReceiver<Change>, StoreError> {
        let (tell, hear) = mpsc::unbounded_channel();
        match &self.db {
            Db::Sqlite { write, .. } => {
                let write = write.clone();
                // Keep the channel open as long as the store is: an ended stream would look like a lost connection.
                tokio::spawn(async move {
                    tokio::select! {
                        () = tell.closed() => {}
                        () = write.close_event() => {}
                    }
                });
            }
            Db::Postgres(pool) => {
                let listener = connect(pool).await?;
                tokio::spawn(listen(pool.clone(), listener, tell));
            }
        }
        Ok(hear)
    }

    /// Sends all servers a notice that does not belong to a transaction.
    pub async fn announce(&self, word: &str, rest: &str) -> Result<(), StoreError> {
        if let Db::Postgres(pool) = &self.db {
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(format!("{word} {rest}"))
                .execute(pool)
                .await?;
        }
        Ok(())
    }
}

async fn connect(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn listen(pool: PgPool, mut listener: PgListener, tell: mpsc::UnboundedSender<Change>) {
    loop {
        let heard = tokio::select! {
            heard = listener.try_recv() => heard,
            () = tell.closed() => return,
        };
        let change = match heard {
            Ok(Some(notice)) => Change::read(notice.payload()),
            Ok(None) => Change::Anything, // the connection was lost and is open again
            // A listener that could not reconnect does so later without reporting it, so that missed notices would go
            // undetected: replace it with a new one.
            Err(_) => {
                let connected = tokio::select! {
                    connected = connect_again(&pool) => connected,
                    () = tell.closed() => return,
                };
                let Some(again) = connected else { return };
                listener = again;
                Change::Anything
            }
        };
        if tell.send(change).is_err() {
            return;
        }
    }
}

/// Reconnects as soon as possible; `None` if the store is closed.
async fn connect_again(pool: &PgPool) -> Option<PgListener> {
    while !pool.is_closed() {
        if let Ok(listener) = connect(pool).await {
            return Some(listener);
        }
        tokio::time::sleep(RECONNECT_DELAY).await;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_names_the_table_and_its_version() {
        let table = Change::Table {
            id: "abc".to_owned(),
            version: 7,
        };
        assert_eq!(Change::read(&of_table("abc", 7)), table);
        let sessions = Change::Sessions {
            person: "p1".to_owned(),
        };
        assert_eq!(Change::read(&of_sessions("p1")), sessions);
        let chat = Change::Chat {
            table: "abc".to_owned(),
        };
        assert_eq!(Change::read(&of_chat("abc")), chat);
        let other = Change::Other {
            word: "bells".to_owned(),
            rest: "abc 7".to_owned(),
        };
        assert_eq!(Change::read("bells abc 7"), other);
    }
}
