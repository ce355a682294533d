//! New moves. All that wait are put into one transaction, and each is answered when it is durable: a hundred moves cost
//! one flush to the disk, and nobody waits for a second one.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use tokio::sync::{mpsc, oneshot};

use crate::db::Db;
use crate::{JobChange, Store, StoreError, changes, proposals};

/// A move that the rules allow, to be made durable.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: String,
    /// The number that it gets: one more than the moves that it rests on.
    pub number: i64,
    /// The table's version that it rests on: the seats and clocks of which the rest follows.
    pub version: i64,
    pub seat: String,
    pub action: String,
    /// The client's key with the seat before it.
    pub key: Option<String>,
    pub person: Option<String>,
    pub at: i64,
    /// The seat that is asked next; `None` when the game is over.
    pub turn: Option<String>,
    /// What the seat has left in its bank then, if it has one.
    pub clock: Option<i64>,
    /// Whether something is proposed at the table: a move makes it void.
    pub voids: bool,
    /// Places and points as JSON, when the game is over.
    pub result: Option<String>,
    pub jobs: Vec<JobChange>,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable, and the table has this version now.
    Done { version: i64 },
    /// This key has played that move before.
    Before { number: i64 },
    /// The table has changed meanwhile: read it again, and decide again.
    Stale,
}

type Answer = Result<Appended, StoreError>;

#[derive(Debug)]
struct Waiting {
    append: Append,
    answer: oneshot::Sender<Answer>,
}

/// The tasks that write moves. Those of one table go through one of them.
#[derive(Clone, Debug)]
pub(crate) struct Writers(Vec<mpsc::Sender<Waiting>>);

/// Moves in one transaction.
const MOST: usize = 256;

impl Writers {
    pub(crate) fn start(db: &Db) -> Writers {
        // SQLite lets one writer in at a time; PostgreSQL gains by a few.
        let count = match db {
            Db::Sqlite { .. } => 1,
            Db::Postgres(_) => 4,
        };
        let start = |_| {
            let (send, receive) = mpsc::channel(4 * MOST);
            tokio::spawn(write(db.clone(), receive));
            send
        };
        Writers((0..count).map(start).collect())
    }
}

impl Store {
    /// Makes a move durable, or says why not.
    pub async fn append(&self, append: Append) -> Answer {
        let mut hash = DefaultHasher::new();
        append.table.hash(&mut hash);
        let writers = &self.writers.0;
        let writer = &writers[(hash.finish() % writers.len() as u64) as usize];
        let (answer, answered) = oneshot::channel();
        let waiting = Waiting { append, answer };
        writer.send(waiting).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(db: Db, mut waiting: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::with_capacity(MOST);
    while waiting.recv_many(&mut batch, MOST).await > 0 {
        // In one order everywhere: two servers that lock the same tables never wait for each other in a ring.
        batch.sort_by(|a, b| a.append.table.cmp(&b.append.table));
        match write_all(&db, &batch).await {
            Ok(all) => {
                for (one, done) in batch.drain(..).zip(all) {
                    let _ = one.answer.send(Ok(done)); // who asked may have left
                }
            }
            // One of them may have spoilt it for all.
            Err(_) => {
                for one in batch.drain(..) {
                    let done = write_all(&db, std::slice::from_ref(&one)).await;
                    let done = done.map(|all| all.first().copied().unwrap_or(Appended::Stale));
                    let _ = one.answer.send(done);
                }
            }
        }
    }
}

const INSERT: &str = "INSERT INTO actions (table_id, number, seat, action, key, person, at) \
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";

const ADVANCE: &str = "UPDATE tables SET moves = $2, version = version + 1, turn = $3, turn_since = $4, \
     status = CASE WHEN $3 IS NULL THEN 'over' ELSE status END, \
     ended_at = CASE WHEN $3 IS NULL THEN $4 ELSE ended_at END, result = $5 \
     WHERE id = $1 AND moves = $2 - 1 AND version = $6 AND status = 'playing' RETURNING version";

const TAKE_BACK: &str = "DELETE FROM actions WHERE table_id = $1 AND number = $2 AND undone = 0";

async fn write_all(db: &Db, batch: &[Waiting]) -> Result<Vec<Appended>, StoreError> {
    let mut notices = Vec::new();
    Ok(transaction!(db, &notices, |tx| {
        let mut all = Vec::with_capacity(batch.len());
        for Waiting { append, .. } in batch {
            let inserted = sqlx::query(INSERT)
                .bind(&append.table)
                .bind(append.number)
                .bind(&append.seat)
                .bind(&append.action)
                .bind(&append.key)
                .bind(&append.person)
                .bind(append.at)
                .execute(&mut *tx)
                .await?;
            if inserted.rows_affected() == 0 {
                let before: Option<(i64,)> =
                    sqlx::query_as("SELECT number FROM actions WHERE table_id = $1 AND key = $2")
                        .bind(&append.table)
                        .bind(&append.key)
                        .fetch_optional(&mut *tx)
                        .await?;
                all.push(before.map_or(Appended::Stale, |(number,)| Appended::Before { number }));
                continue;
            }
            let advanced: Option<(i64,)> = sqlx::query_as(ADVANCE)
                .bind(&append.table)
                .bind(append.number)
                .bind(&append.turn)
                .bind(append.at)
                .bind(&append.result)
                .bind(append.version)
                .fetch_optional(&mut *tx)
                .await?;
            let Some((version,)) = advanced else {
                sqlx::query(TAKE_BACK)
                    .bind(&append.table)
                    .bind(append.number)
                    .execute(&mut *tx)
                    .await?;
                all.push(Appended::Stale);
                continue;
            };
            if let Some(clock) = append.clock {
                sqlx::query("UPDATE seats SET clock = $3 WHERE table_id = $1 AND seat = $2")
                    .bind(&append.table)
                    .bind(&append.seat)
                    .bind(clock)
                    .execute(&mut *tx)
                    .await?;
            }
            if append.voids {
                sqlx::query(proposals::VOID)
                    .bind(&append.table)
                    .execute(&mut *tx)
                    .await?;
            }
            for job in &append.jobs {
                bind_job!(job).execute(&mut *tx).await?;
            }
            notices.push(changes::of_table(&append.table, version));
            all.push(Appended::Done { version });
        }
        all
    }))
}
