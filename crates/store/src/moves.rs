//! Stored moves. New ones are added by `append`.

use crate::{JobChange, MoveKey, NewNote, Store, StoreError, changes, proposals};

/// A move that has not been undone.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ActionRow {
    pub number: i64,
    pub seat: String,
    pub action: String,
    /// The person who played it; `None` for a bot.
    pub person: Option<String>,
    pub at: i64,
}

/// A move that was played with a client's key.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct KeyedMove {
    pub number: i64,
    pub action: String,
    /// 0, or the number of the undo that undid the move.
    pub undone: i64,
    pub at: i64,
}

/// An undo.
#[derive(Clone, Debug)]
pub struct Undo {
    pub table: String,
    /// The table version on which the decision is based.
    pub version: i64,
    /// The number of moves that remain.
    pub to: i64,
    /// The seat to move afterwards.
    pub turn: Option<String>,
    /// The start of that turn.
    pub turn_since: i64,
    /// The time banks of these seats afterwards.
    pub clocks: Vec<(String, i64)>,
    pub jobs: Vec<JobChange>,
    /// The system message for everyone at the table.
    pub note: Option<NewNote>,
}

impl Store {
    /// The moves after the first `after`, without those that have been undone.
    pub async fn moves(&self, table: &str, after: i64) -> Result<Vec<ActionRow>, StoreError> {
        let sql = "SELECT number, seat, action, person, at FROM actions \
                   WHERE table_id = $1 AND undone = 0 AND number > $2 ORDER BY number";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(table)
                .bind(after)
                .fetch_all(pool)
                .await?
        }))
    }

    /// The moves that were played with this key, in order, whether undone or not.
    pub async fn moves_with_key(&self, table: &str, key: &MoveKey) -> Result<Vec<KeyedMove>, StoreError> {
        let sql = "SELECT number, action, undone, at FROM actions WHERE table_id = $1 AND key = $2";
        let mut moves = Vec::new();
        loop {
            let found: Option<KeyedMove> = read!(&self.db, |pool| {
                sqlx::query_as(sql)
                    .bind(table)
                    .bind(key.of_move(moves.len()))
                    .fetch_optional(pool)
                    .await?
            });
            match found {
                Some(one) => moves.push(one),
                None => return Ok(moves),
            }
        }
    }

    /// Undoes moves: they stay in the database, but are marked as undone. Returns the table's new version; `None` if
    /// the table has changed in the meantime.
    pub async fn undo(&self, undo: &Undo) -> Result<Option<i64>, StoreError> {
        let sql = "UPDATE tables SET moves = $2, undos = undos + 1, version = version + 1, turn = $3, turn_since = $4, \
                   status = 'playing', result = NULL, ended_at = NULL \
                   WHERE id = $1 AND version = $5 AND status IN ('playing', 'over') RETURNING version, undos";
        let mut notices = Vec::new();
        let version: i64 = transaction!(&self.db, &notices, |tx| {
            let now: Option<(i64, i64)> = sqlx::query_as(sql)
                .bind(&undo.table)
                .bind(undo.to)
                .bind(&undo.turn)
                .bind(undo.turn_since)
                .bind(undo.version)
                .fetch_optional(&mut *tx)
                .await?;
            let Some((version, undos)) = now else {
                return Ok(None);
            };
            sqlx::query("UPDATE actions SET undone = $3 WHERE table_id = $1 AND number > $2 AND undone = 0")
                .bind(&undo.table)
                .bind(undo.to)
                .bind(undos)
                .execute(&mut *tx)
                .await?;
            sqlx::query(proposals::DELETE_ALL)
                .bind(&undo.table)
                .execute(&mut *tx)
                .await?;
            for (seat, clock) in &undo.clocks {
                sqlx::query("UPDATE seats SET clock = $3 WHERE table_id = $1 AND seat = $2")
                    .bind(&undo.table)
                    .bind(seat)
                    .bind(clock)
                    .execute(&mut *tx)
                    .await?;
            }
            for job in &undo.jobs {
                bind_job!(job).execute(&mut *tx).await?;
            }
            if let Some(note) = &undo.note {
                bind_note!(&undo.table, note).execute(&mut *tx).await?;
                notices.push(changes::of_chat(&undo.table));
            }
            notices.push(changes::of_table(&undo.table, version));
            version
        });
        Ok(Some(version))
    }
}
