//! What the people at a table have to agree on.

use crate::{Store, StoreError};

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

    /// Makes a proposal, or one more seat agree to the same one. Two who agree at the same moment both count.
    pub async fn agree(&self, proposal: &Proposal) -> Result<Proposal, StoreError> {
        let sql = "INSERT INTO proposals (table_id, kind, value, agreed, at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (table_id, kind) DO UPDATE SET \
             agreed = CASE WHEN proposals.value = excluded.value AND proposals.agreed NOT LIKE '%' || excluded.agreed || '%' \
                 THEN proposals.agreed || excluded.agreed \
                 WHEN proposals.value = excluded.value THEN proposals.agreed ELSE excluded.agreed END, \
             value = excluded.value, at = excluded.at \
             RETURNING table_id, kind, value, agreed, at";
        Ok(transaction!(&self.db, |tx| {
            sqlx::query_as(sql)
                .bind(&proposal.table_id)
                .bind(&proposal.kind)
                .bind(proposal.value)
                .bind(&proposal.agreed)
                .bind(proposal.at)
                .fetch_one(&mut *tx)
                .await?
        }))
    }

    /// Somebody does not agree, or it is settled.
    pub async fn drop_proposal(&self, table: &str, kind: &str) -> Result<(), StoreError> {
        transaction!(&self.db, |tx| {
            sqlx::query("DELETE FROM proposals WHERE table_id = $1 AND kind = $2")
                .bind(table)
                .bind(kind)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }
}
