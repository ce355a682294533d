//! Limits on what one person may have. Items are counted inside the transaction that adds one, so that simultaneous
//! requests cannot exceed a limit together.

/// The outcome of adding an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    Done,
    /// The item already exists.
    Exists,
    /// The person has reached the limit.
    Full,
    /// The person has reached the upload limit for now.
    OverQuota,
}

/// Limits on the tables that one person may host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostLimits {
    /// The maximum number of tables that are open or being played.
    pub tables: i64,
    /// The maximum total size of component files uploaded after `since`, in bytes.
    pub file_bytes: i64,
    /// The start of the period for which uploads are counted.
    pub since: i64,
}

impl HostLimits {
    /// No limits.
    pub const NONE: HostLimits = HostLimits {
        tables: i64::MAX,
        file_bytes: i64::MAX,
        since: 0,
    };
}

/// Locks a person until the transaction ends. SQLite has only one writer anyway; on PostgreSQL, other writers wait
/// here.
pub(crate) const LOCK_PERSON: &str = "UPDATE people SET created_at = created_at WHERE id = $1";

/// Locks a person, counts with this statement, and returns [`Added::Full`] if the limit is reached. Without a limit,
/// nothing is counted.
macro_rules! check_limit {
    ($tx:ident, $person:expr, $most:expr, $count:expr) => {{
        let most: i64 = $most;
        if most < i64::MAX {
            sqlx::query($crate::limits::LOCK_PERSON)
                .bind($person)
                .execute(&mut *$tx)
                .await?;
            let (count,): (i64,) = $count.fetch_one(&mut *$tx).await?;
            if count >= most {
                return Ok($crate::Added::Full);
            }
        }
    }};
}
