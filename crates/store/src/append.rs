//! Appends new moves. All waiting moves are written in one transaction, and each player gets the result when it is
//! durable: a hundred moves cost one flush to the disk.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use protocol::GameResult;
use tokio::sync::{mpsc, oneshot};

use crate::db::Db;
use crate::{JobChange, Store, StoreError, changes, proposals};

/// Legal moves by one seat, one after the other: all of them are stored, or none.
#[derive(Clone, Debug)]
pub struct AppendMoves {
    pub table: String,
    /// The first move's number: one more than the number of moves before it.
    pub number: i64,
    /// The table version on which the moves are based: the other fields were computed from the seats and clocks in that
    /// version.
    pub version: i64,
    pub seat: String,
    /// At least one.
    pub actions: Vec<String>,
    pub key: Option<MoveKey>,
    pub person: Option<String>,
    pub at: i64,
    /// The seat to move next; `None` when the game is over.
    pub turn: Option<String>,
    /// The time then left in the seat's bank, if it has one.
    pub clock: Option<i64>,
    /// Whether there is a proposal at the table, which the moves cancel.
    pub cancels_proposal: bool,
    /// Places and points, when the game is over.
    pub result: Option<GameResult>,
    pub jobs: Vec<JobChange>,
}

/// A client's idempotency key for moves. Keys belong to seats: a player's key never matches another player's moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveKey {
    pub seat: String,
    /// As the client sent it.
    pub key: String,
}

impl MoveKey {
    /// The stored key of one of the moves, counted from 0. Only the first may have a text from before several moves
    /// could be sent at once. The client's text comes last, so no key equals another one.
    pub(crate) fn of_move(&self, at: usize) -> String {
        let MoveKey { seat, key } = self;
        match at {
            0 => format!("{seat}:{key}"),
            _ => format!("{seat}+{at}:{key}"),
        }
    }
}

/// The outcome of [`Store::append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppendOutcome {
    /// The moves are durable, and the table now has this version.
    Done { version: i64 },
    /// A move with this key already exists.
    Before { number: i64 },
    /// The table has changed in the meantime: the caller must read it and decide again.
    Stale,
}

type Answer = Result<AppendOutcome, StoreError>;

#[derive(Debug)]
struct Waiting {
    append: AppendMoves,
    answer: oneshot::Sender<Answer>,
}

/// The tasks that write moves. All moves at one table go through the same task.
#[derive(Clone, Debug)]
pub(crate) struct Writers(Vec<mpsc::Sender<Waiting>>);

/// The maximum number of players' moves in one transaction.
const MAX_BATCH_LEN: usize = 256;

impl Writers {
    pub(crate) fn start(db: &Db) -> Writers {
        // SQLite allows one writer at a time; PostgreSQL is faster with a few.
        let count = match db {
            Db::Sqlite { .. } => 1,
            Db::Postgres(_) => 4,
        };
        let start = |_| {
            let (send, receive) = mpsc::channel(4 * MAX_BATCH_LEN);
            tokio::spawn(write(db.clone(), receive));
            send
        };
        Writers((0..count).map(start).collect())
    }
}

impl Store {
    /// Stores moves durably, or returns the reason why it could not.
    pub async fn append(&self, append: AppendMoves) -> Answer {
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
    let mut batch = Vec::with_capacity(MAX_BATCH_LEN);
    while waiting.recv_many(&mut batch, MAX_BATCH_LEN).await > 0 {
        // All servers use the same order, so that two servers that lock the same tables cannot deadlock.
        batch.sort_by(|a, b| a.append.table.cmp(&b.append.table));
        match write_all(&db, &batch).await {
            Ok(all) => {
                for (one, done) in batch.drain(..).zip(all) {
                    let _ = one.answer.send(Ok(done)); // the caller may have given up
                }
            }
            // One of them may have made the whole batch fail, so write them one by one.
            Err(_) => {
                for one in batch.drain(..) {
                    let done = write_all(&db, std::slice::from_ref(&one)).await;
                    let done = done.map(|all| all.first().copied().unwrap_or(AppendOutcome::Stale));
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
     WHERE id = $1 AND moves = $7 AND version = $6 AND status = 'playing' RETURNING version";

const TAKE_BACK: &str =
    "DELETE FROM actions WHERE table_id = $1 AND number >= $2 AND number < $3 AND undone = 0";

async fn write_all(db: &Db, batch: &[Waiting]) -> Result<Vec<AppendOutcome>, StoreError> {
    let mut notices = Vec::new();
    Ok(transaction!(db, &notices, |tx| {
        let mut all = Vec::with_capacity(batch.len());
        for Waiting { append, .. } in batch {
            let mut next = append.number;
            for (at, action) in append.actions.iter().enumerate() {
                let inserted = sqlx::query(INSERT)
                    .bind(&append.table)
                    .bind(next)
                    .bind(&append.seat)
                    .bind(action)
                    .bind(append.key.as_ref().map(|key| key.of_move(at)))
                    .bind(&append.person)
                    .bind(append.at)
                    .execute(&mut *tx)
                    .await?;
                if inserted.rows_affected() == 0 {
                    break;
                }
                next += 1;
            }
            let is_whole = next == append.number + append.actions.len() as i64;
            let advanced: Option<(i64,)> = if is_whole {
                sqlx::query_as(ADVANCE)
                    .bind(&append.table)
                    .bind(next - 1)
                    .bind(&append.turn)
                    .bind(append.at)
                    .bind(&append.result)
                    .bind(append.version)
                    .bind(append.number - 1)
                    .fetch_optional(&mut *tx)
                    .await?
            } else {
                None
            };
            let Some((version,)) = advanced else {
                sqlx::query(TAKE_BACK)
                    .bind(&append.table)
                    .bind(append.number)
                    .bind(next)
                    .execute(&mut *tx)
                    .await?;
                let before: Option<(i64,)> =
                    sqlx::query_as("SELECT number FROM actions WHERE table_id = $1 AND key = $2")
                        .bind(&append.table)
                        .bind(append.key.as_ref().map(|key| key.of_move(0)))
                        .fetch_optional(&mut *tx)
                        .await?;
                all.push(before.map_or(AppendOutcome::Stale, |(number,)| AppendOutcome::Before { number }));
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
            if append.cancels_proposal {
                sqlx::query(proposals::DELETE_ALL)
                    .bind(&append.table)
                    .execute(&mut *tx)
                    .await?;
            }
            for job in &append.jobs {
                bind_job!(job).execute(&mut *tx).await?;
            }
            notices.push(changes::of_table(&append.table, version));
            all.push(AppendOutcome::Done { version });
        }
        all
    }))
}
