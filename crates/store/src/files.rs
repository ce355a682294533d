//! Component files that people have uploaded for their tables. Each is stored once, under its SHA-256, and is read only
//! when such a table is loaded.

use crate::{Store, StoreError, TableRow};

/// Whether a table uses a custom component file, which a record identifies by its hash.
pub(crate) fn has_own_file(table: &TableRow) -> bool {
    table.data.starts_with("sha256:")
}

/// Adding a file that already exists locks it, so that nobody deletes the file before the table that uses it is stored.
pub(crate) const ADD_FILE: &str = "INSERT INTO component_files (hash, text) VALUES ($1, $2) \
     ON CONFLICT (hash) DO UPDATE SET hash = excluded.hash";

/// A file is locked before it is deleted, and only then checked for remaining uses.
pub(crate) const LOCK_FILE: &str = "UPDATE component_files SET hash = hash WHERE hash = $1";

/// A cancelled table does not need its file, even if the table is kept because of a report.
pub(crate) const DROP_UNUSED_FILE: &str = "DELETE FROM component_files WHERE hash = $1 AND NOT EXISTS \
     (SELECT 1 FROM tables WHERE data = $1 AND (started_at IS NOT NULL OR status <> 'ended'))";

pub(crate) const NOTE_UPLOAD: &str =
    "INSERT INTO component_uploads (table_id, person, bytes, at) VALUES ($1, $2, $3, $4)";

pub(crate) const FORGET_UPLOADS: &str = "DELETE FROM component_uploads WHERE person = $1 AND at <= $2";

pub(crate) const SUM_UPLOADED: &str =
    "SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM component_uploads WHERE person = $1 AND at > $2";

impl Store {
    /// A table's component file, if it has a custom one.
    pub async fn component_file(&self, table: &TableRow) -> Result<Option<String>, StoreError> {
        if !has_own_file(table) {
            return Ok(None);
        }
        let text: Option<(String,)> = read!(&self.db, |pool| {
            sqlx::query_as("SELECT text FROM component_files WHERE hash = $1")
                .bind(&table.data)
                .fetch_optional(pool)
                .await?
        });
        Ok(text.map(|(text,)| text))
    }
}
