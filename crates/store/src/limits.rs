//! What one person may have of something. It is counted inside the transaction that adds to it, so that requests at the
//! same time cannot exceed it together.

/// What became of something that a person wanted to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    Done,
    /// It is there already.
    Exists,
    /// The person has as many as one may have.
    Full,
    /// The person has sent as many bytes as one may send for now.
    OverQuota,
}

/// Which tables one person may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostLimits {
    /// Tables that are open or being played.
    pub tables: i64,
    /// Bytes of component files ...
    pub file_bytes: i64,
    /// ... that were sent after this moment.
    pub since: i64,
}

impl HostLimits {
    /// Nothing is counted.
    pub const NONE: HostLimits = HostLimits {
        tables: i64::MAX,
        file_bytes: i64::MAX,
        since: 0,
    };
}

/// Holds a person until the transaction ends. SQLite has one writer anyway; PostgreSQL lets the others wait here.
pub(crate) const HOLD_PERSON: &str = "UPDATE people SET created_at = created_at WHERE id = $1";

/// Holds a person, counts with this statement, and leaves with [`Added::Full`] if there are as many as there may be. Where
/// there may be any number, nothing is counted.
macro_rules! check_room {
    ($tx:ident, $person:expr, $most:expr, $count:expr) => {{
        let most: i64 = $most;
        if most < i64::MAX {
            sqlx::query($crate::limits::HOLD_PERSON)
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
