//! What the people at a table have to agree on.

use crate::{Store, StoreError, changes};

/// A wish that holds once everybody agrees.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Proposal {
    pub table_id: String,
    /// `undo`.
    pub kind: String,
    /// For an undo: the move to go back to.
    pub value: i64,
    /// The letters of the seats that agree.
    pub agreed: String,
    pub at: i64,
}

/// Everybody at the table sees what is proposed: it is a change of the table.
const NEXT_VERSION: &str = "UPDATE tables SET version = version + 1 WHERE id = $1 RETURNING version";

impl Store {
    pub async fn proposal(&self, table: &str, kind: &str) -> Result<Option<Proposal>, StoreError> {
        let sql = "SELECT table_id, kind, value, agreed, at FROM proposals WHERE table_id = $1 AND kind = $2";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(table)
                .bind(kind)
                .fetch_optional(pool)
                .await?
        }))
    }

    /// Makes a proposal, or one more seat agree to the same one; with the table's new version. Two who agree at the same
    /// moment both count.
    pub async fn agree(&self, proposal: &Proposal) -> Result<(Proposal, i64), StoreError> {
        let sql = "INSERT INTO proposals (table_id, kind, value, agreed, at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, kind) DO UPDATE SET \
             agreed = CASE WHEN proposals.value = excluded.value AND proposals.agreed NOT LIKE '%' || excluded.agreed || '%' \
                 THEN proposals.agreed || excluded.agreed \
                 WHEN proposals.value = excluded.value THEN proposals.agreed ELSE excluded.agreed END, \
             value = excluded.value, at = excluded.at \
             RETURNING table_id, kind, value, agreed, at";
        let mut notices = Vec::new();
        Ok(transaction!(&self.db, &notices, |tx| {
            let (version,): (i64,) = sqlx::query_as(NEXT_VERSION)
                .bind(&proposal.table_id)
                .fetch_one(&mut *tx)
                .await?;
            notices.push(changes::of_table(&proposal.table_id, version));
            let now = sqlx::query_as(sql)
                .bind(&proposal.table_id)
                .bind(&proposal.kind)
                .bind(proposal.value)
                .bind(&proposal.agreed)
                .bind(proposal.at)
                .fetch_one(&mut *tx)
                .await?;
            (now, version)
        }))
    }

    /// Somebody does not agree. The table's new version, if there was a proposal.
    pub async fn drop_proposal(&self, table: &str, kind: &str) -> Result<Option<i64>, StoreError> {
        let mut notices = Vec::new();
        Ok(transaction!(&self.db, &notices, |tx| {
            let dropped = sqlx::query("DELETE FROM proposals WHERE table_id = $1 AND kind = $2")
                .bind(table)
                .bind(kind)
                .execute(&mut *tx)
                .await?;
            if dropped.rows_affected() == 0 {
                return Ok(None);
            }
            let (version,): (i64,) = sqlx::query_as(NEXT_VERSION)
                .bind(table)
                .fetch_one(&mut *tx)
                .await?;
            notices.push(changes::of_table(table, version));
            Some(version)
        }))
    }
}
