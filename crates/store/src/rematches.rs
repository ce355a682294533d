//! Rematches: a finished table links to its players' next one.

use crate::{Added, HostLimits, SeatRow, Store, StoreError, TableRow, changes};

impl Store {
    /// Adds the rematch for table `old`, unless there is one already, if its host may have one more table. The old
    /// table then has the next version.
    pub async fn add_rematch(
        &self,
        old: &str,
        table: &TableRow,
        seats: &[SeatRow],
        limits: &HostLimits,
    ) -> Result<Added, StoreError> {
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
                return Ok(Added::Exists);
            };
            insert_table!(tx, table, seats, limits);
            notices.push(changes::of_table(old, version));
            Added::Done
        }))
    }
}
