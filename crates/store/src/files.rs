//! Component files that owners of a game have given to tables. Each is stored once, under its SHA-256; nothing but the
//! table itself, when it is opened, reads it.

use crate::{Store, StoreError, TableRow};

/// Whether a table plays with an owner's file: a record names it by its hash.
pub(crate) fn has_own_file(table: &TableRow) -> bool {
    table.data.starts_with("sha256:")
}

/// Whoever adds a file that is there holds it: nobody deletes it before the table that uses it is stored.
pub(crate) const ADD_FILE: &str = "INSERT INTO component_files (hash, text) VALUES ($1, $2) \
     ON CONFLICT (hash) DO UPDATE SET hash = excluded.hash";

/// Whoever wants to delete a file holds it first, and only then looks who uses it.
pub(crate) const HOLD_FILE: &str = "UPDATE component_files SET hash = hash WHERE hash = $1";

/// A table that was withdrawn needs no file, even if it is kept for what was reported there.
pub(crate) const DROP_UNUSED_FILE: &str = "DELETE FROM component_files WHERE hash = $1 AND NOT EXISTS \
     (SELECT 1 FROM tables WHERE data = $1 AND (started_at IS NOT NULL OR status <> 'ended'))";

pub(crate) const NOTE_UPLOAD: &str =
    "INSERT INTO component_uploads (table_id, person, bytes, at) VALUES ($1, $2, $3, $4)";

pub(crate) const FORGET_UPLOADS: &str = "DELETE FROM component_uploads WHERE person = $1 AND at <= $2";

pub(crate) const UPLOADED: &str =
    "SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) FROM component_uploads WHERE person = $1 AND at > $2";

impl Store {
    /// The component file of a table that has one of its own.
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
