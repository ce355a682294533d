//! Playing again: a finished table knows the one at which its people meet next.

use crate::tables::{INSERT, INSERT_SEAT};
use crate::{SeatRow, Store, StoreError, TableRow, changes};

impl Store {
    /// Adds the table at which those of table `old` play again. The new version of the old table; nothing, and nothing
    /// is added, if there is such a table already.
    pub async fn add_rematch(
        &self,
        old: &str,
        table: &TableRow,
        seats: &[SeatRow],
    ) -> Result<Option<i64>, StoreError> {
        let sql = "UPDATE tables SET rematch = $2, version = version + 1 \
                   WHERE id = $1 AND rematch IS NULL RETURNING version";
        let mut notices = Vec::new();
        Ok(transaction!(&self.db, &notices, |tx| {
            let version: Option<(i64,)> = sqlx::query_as(sql)
                .bind(old)
                .bind(&table.id)
                .fetch_optional(&mut *tx)
                .await?;
            let Some((version,)) = version else {
                return Ok(None);
            };
            bind_table!(table).execute(&mut *tx).await?;
            for seat in seats {
                bind_seat!(&table.id, seat).execute(&mut *tx).await?;
            }
            notices.push(changes::of_table(old, version));
            Some(version)
        }))
    }
}
