//! Proposals that need the consent of the players at a table.

use crate::{NewNote, Store, StoreError, changes};

/// A proposal that takes effect once everyone agrees.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Proposal {
    pub table_id: String,
    /// The kind of proposal: always `undo`.
    pub kind: String,
    /// For an undo: the move to go back to.
    pub value: i64,
    /// The seats that agree.
    pub agreed: String,
    pub at: i64,
}

/// The players agree to a proposal for one position: when the position or the players change, the proposal is
/// cancelled.
pub(crate) const DELETE_ALL: &str = "DELETE FROM proposals WHERE table_id = $1";

/// Everyone at the table sees a proposal, so it changes the table and depends on the table's version.
const NEXT_VERSION: &str =
    "UPDATE tables SET version = version + 1 WHERE id = $1 AND version = $2 RETURNING version";

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

    /// Stores a proposal, replacing any other of its kind. Returns the table's new version; `None` if the table has
    /// changed since `version` and must be read again.
    pub async fn propose(&self, proposal: &Proposal, version: i64) -> Result<Option<i64>, StoreError> {
        let sql = "INSERT INTO proposals (table_id, kind, value, agreed, at) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (table_id, kind) DO UPDATE SET \
                   value = excluded.value, agreed = excluded.agreed, at = excluded.at";
        let mut notices = Vec::new();
        Ok(transaction!(&self.db, &notices, |tx| {
            let next: Option<(i64,)> = sqlx::query_as(NEXT_VERSION)
                .bind(&proposal.table_id)
                .bind(version)
                .fetch_optional(&mut *tx)
                .await?;
            let Some((next,)) = next else { return Ok(None) };
            sqlx::query(sql)
                .bind(&proposal.table_id)
                .bind(&proposal.kind)
                .bind(proposal.value)
                .bind(&proposal.agreed)
                .bind(proposal.at)
                .execute(&mut *tx)
                .await?;
            notices.push(changes::of_table(&proposal.table_id, next));
            Some(next)
        }))
    }

    /// Drops a proposal because somebody declined, and adds a system message. Returns the table's new version; `None`
    /// if the table has changed since `version` and must be read again.
    pub async fn drop_proposal(
        &self,
        table: &str,
        kind: &str,
        version: i64,
        note: &NewNote,
    ) -> Result<Option<i64>, StoreError> {
        let mut notices = Vec::new();
        Ok(transaction!(&self.db, &notices, |tx| {
            let next: Option<(i64,)> = sqlx::query_as(NEXT_VERSION)
                .bind(table)
                .bind(version)
                .fetch_optional(&mut *tx)
                .await?;
            let Some((next,)) = next else { return Ok(None) };
            sqlx::query("DELETE FROM proposals WHERE table_id = $1 AND kind = $2")
                .bind(table)
                .bind(kind)
                .execute(&mut *tx)
                .await?;
            bind_note!(table, note).execute(&mut *tx).await?;
            notices.extend([changes::of_table(table, next), changes::of_chat(table)]);
            Some(next)
        }))
    }
}
