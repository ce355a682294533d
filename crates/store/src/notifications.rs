//! Turn notifications: the channels, the notices to be sent, and their outcomes.

use protocol::{ChannelKind, Language, MessageFormat, NoticeStatus};

use crate::{Added, Store, StoreError};

/// A channel through which a person can be reached.
#[derive(Clone, Debug, Default, PartialEq, Eq, sqlx::FromRow)]
pub struct Channel {
    pub id: String,
    pub person: String,
    pub kind: ChannelKind,
    pub address: String,
    pub format: MessageFormat,
    pub lang: Language,
    /// The minimum number of milliseconds between two messages.
    pub pause: i64,
    pub sent_at: Option<i64>,
    pub created_at: i64,
    /// With `push`: the browser's keys for encrypting messages.
    pub keys: Option<Vec<u8>>,
}

/// A notification about a turn: waiting, sent, or given up.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Notice {
    pub channel: String,
    pub table_id: String,
    /// When the turn began.
    pub since: i64,
    pub status: NoticeStatus,
    /// The reason for a failure.
    pub why: Option<String>,
    pub at: i64,
    pub settled_at: Option<i64>,
}

/// A turn about which a channel has not been notified yet.
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct PendingNotice {
    pub channel: String,
    pub table_id: String,
    pub since: i64,
    pub pause: i64,
    pub sent_at: Option<i64>,
}

/// The maximum duration of an attempt to deliver a message, in milliseconds.
const MAX_DELIVERY_MS: i64 = 30_000;

impl PendingNotice {
    /// When the person's minimum pause since the last message, if any, is over.
    fn free_at(&self) -> Option<i64> {
        self.sent_at.map(|sent| sent + self.pause)
    }
}

macro_rules! channel {
    () => {
        "id, person, kind, address, format, lang, pause, sent_at, created_at, keys"
    };
}

macro_rules! notice {
    () => {
        "channel, table_id, since, status, why, at, settled_at"
    };
}

pub(crate) const COUNT_CHANNELS: &str = "SELECT COUNT(*) FROM channels WHERE person = $1";

impl Store {
    /// Adds a channel, if the person may have one more. Each browser has only one channel, regardless of who is signed
    /// in there: any older one with the same push address is replaced.
    pub async fn add_channel(&self, channel: &Channel, most: i64) -> Result<Added, StoreError> {
        let sql = concat!(
            "INSERT INTO channels (",
            channel!(),
            ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
        );
        transaction!(&self.db, |tx| {
            if channel.kind == ChannelKind::Push {
                sqlx::query("DELETE FROM channels WHERE kind = 'push' AND address = $1")
                    .bind(&channel.address)
                    .execute(&mut *tx)
                    .await?;
            }
            let count = sqlx::query_as(COUNT_CHANNELS).bind(&channel.person);
            check_limit!(tx, &channel.person, most, count);
            sqlx::query(sql)
                .bind(&channel.id)
                .bind(&channel.person)
                .bind(channel.kind)
                .bind(&channel.address)
                .bind(channel.format)
                .bind(channel.lang)
                .bind(channel.pause)
                .bind(channel.sent_at)
                .bind(channel.created_at)
                .bind(&channel.keys)
                .execute(&mut *tx)
                .await?;
        });
        Ok(Added::Done)
    }

    pub async fn channels_of(&self, person: &str) -> Result<Vec<Channel>, StoreError> {
        let sql = concat!(
            "SELECT ",
            channel!(),
            " FROM channels WHERE person = $1 ORDER BY created_at, id"
        );
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(person).fetch_all(pool).await?
        }))
    }

    pub async fn channel(&self, id: &str) -> Result<Option<Channel>, StoreError> {
        let sql = concat!("SELECT ", channel!(), " FROM channels WHERE id = $1");
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(id).fetch_optional(pool).await?
        }))
    }

    /// Deletes a person's channel; returns whether there was one.
    pub async fn drop_channel(&self, person: &str, id: &str) -> Result<bool, StoreError> {
        Ok(transaction!(&self.db, |tx| {
            let dropped = sqlx::query("DELETE FROM channels WHERE person = $1 AND id = $2")
                .bind(person)
                .bind(id)
                .execute(&mut *tx)
                .await?;
            dropped.rows_affected() > 0
        }))
    }

    /// Turns that began at `before` or earlier and about which nobody was notified. A player who also made the last
    /// move knows about the turn, but may have left halfway: such turns are included if they began at `own_before` or
    /// earlier.
    pub async fn pending_turn_notices(
        &self,
        before: i64,
        own_before: i64,
        most: i64,
    ) -> Result<Vec<PendingNotice>, StoreError> {
        let sql = "SELECT channels.id AS channel, tables.id AS table_id, turn_since AS since, pause, sent_at \
                   FROM channels JOIN seats ON seats.person = channels.person \
                   JOIN tables ON tables.id = seats.table_id \
                   WHERE status = 'playing' AND turn = seat AND bot IS NULL AND turn_since <= $1 \
                   AND (turn_since <= $3 OR NOT EXISTS \
                        (SELECT 1 FROM actions WHERE actions.table_id = tables.id AND number = moves \
                         AND undone = 0 AND actions.seat = turn)) \
                   AND NOT EXISTS (SELECT 1 FROM notices WHERE channel = channels.id \
                                   AND notices.table_id = tables.id AND notices.since = turn_since) \
                   AND NOT EXISTS (SELECT 1 FROM quiet_tables WHERE quiet_tables.person = channels.person \
                                   AND quiet_tables.table_id = tables.id) \
                   ORDER BY turn_since, tables.id, channels.id LIMIT $2";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(before)
                .bind(most)
                .bind(own_before)
                .fetch_all(pool)
                .await?
        }))
    }

    /// Tables that have waited for somebody's share of the seed, or for a new commitment after a restart, since
    /// `before` or longer, and about which nobody was notified.
    pub async fn pending_share_notices(
        &self,
        before: i64,
        most: i64,
    ) -> Result<Vec<PendingNotice>, StoreError> {
        let sql = "SELECT channels.id AS channel, tables.id AS table_id, \
                   COALESCE(opening_since, seats.since) AS since, pause, sent_at \
                   FROM channels JOIN seats ON seats.person = channels.person \
                   JOIN tables ON tables.id = seats.table_id \
                   WHERE status = 'open' AND share IS NULL AND COALESCE(opening_since, seats.since) <= $1 \
                   AND (opening_since IS NOT NULL OR (restarts > 0 AND share_commitment IS NULL)) \
                   AND NOT EXISTS (SELECT 1 FROM notices WHERE channel = channels.id AND notices.table_id = tables.id \
                                   AND notices.since = COALESCE(opening_since, seats.since)) \
                   AND NOT EXISTS (SELECT 1 FROM quiet_tables WHERE quiet_tables.person = channels.person \
                                   AND quiet_tables.table_id = tables.id) \
                   ORDER BY tables.id, channels.id LIMIT $2";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(before)
                .bind(most)
                .fetch_all(pool)
                .await?
        }))
    }

    /// Adds notices, to be sent by one job of this kind per channel: now, or when the channel's pause is over. Existing
    /// notices and jobs are not changed: a channel that cannot be reached is not tried again with every turn.
    pub async fn add_notices(
        &self,
        pending: &[PendingNotice],
        at: i64,
        kind: &str,
    ) -> Result<(), StoreError> {
        let note = "INSERT INTO notices (channel, table_id, since, status, at) VALUES ($1, $2, $3, 'waiting', $4) \
                    ON CONFLICT DO NOTHING";
        // A server that is sending to the channel right now may have missed the new notices: run the job again afterwards.
        let job = "INSERT INTO jobs (kind, subject, due_at) VALUES ($1, $2, $3) \
                   ON CONFLICT (kind, subject) DO UPDATE SET due_at = $4, claimed_by = NULL, claimed_until = 0 \
                   WHERE jobs.claimed_by IS NOT NULL";
        transaction!(&self.db, |tx| {
            for one in pending {
                sqlx::query(note)
                    .bind(&one.channel)
                    .bind(&one.table_id)
                    .bind(one.since)
                    .bind(at)
                    .execute(&mut *tx)
                    .await?;
                sqlx::query(job)
                    .bind(kind)
                    .bind(&one.channel)
                    .bind(one.free_at().map_or(at, |free| free.max(at)))
                    .bind(at + MAX_DELIVERY_MS)
                    .execute(&mut *tx)
                    .await?;
            }
        });
        Ok(())
    }

    /// The notices waiting to be sent to a channel, oldest first.
    pub async fn waiting_notices(&self, channel: &str) -> Result<Vec<Notice>, StoreError> {
        let sql = concat!(
            "SELECT ",
            notice!(),
            " FROM notices WHERE channel = $1 AND status = 'waiting' ORDER BY since, table_id"
        );
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql).bind(channel).fetch_all(pool).await?
        }))
    }

    /// Stores the outcomes of notices, each with its status and reason; `sent_at` is when a message was sent, if one
    /// was.
    pub async fn settle_notices(&self, notices: &[Notice], sent_at: Option<i64>) -> Result<(), StoreError> {
        let sql = "UPDATE notices SET status = $4, why = $5, settled_at = $6 \
                   WHERE channel = $1 AND table_id = $2 AND since = $3";
        transaction!(&self.db, |tx| {
            for notice in notices {
                sqlx::query(sql)
                    .bind(&notice.channel)
                    .bind(&notice.table_id)
                    .bind(notice.since)
                    .bind(notice.status)
                    .bind(&notice.why)
                    .bind(notice.settled_at)
                    .execute(&mut *tx)
                    .await?;
                if sent_at.is_some() {
                    sqlx::query("UPDATE channels SET sent_at = $2 WHERE id = $1")
                        .bind(&notice.channel)
                        .bind(sent_at)
                        .execute(&mut *tx)
                        .await?;
                }
            }
        });
        Ok(())
    }

    /// A person's notices, latest first.
    pub async fn notices_of(&self, person: &str, most: i64) -> Result<Vec<Notice>, StoreError> {
        let sql = concat!(
            "SELECT ",
            notice!(),
            " FROM notices WHERE channel IN (SELECT id FROM channels WHERE person = $1) \
             ORDER BY at DESC, since DESC, table_id LIMIT $2"
        );
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(person)
                .bind(most)
                .fetch_all(pool)
                .await?
        }))
    }

    /// Turns a person's notifications for a table off or on.
    pub async fn set_table_muted(&self, person: &str, table: &str, is_muted: bool) -> Result<(), StoreError> {
        let sql = if is_muted {
            "INSERT INTO quiet_tables (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM quiet_tables WHERE person = $1 AND table_id = $2"
        };
        transaction!(&self.db, |tx| {
            sqlx::query(sql)
                .bind(person)
                .bind(table)
                .execute(&mut *tx)
                .await?;
        });
        Ok(())
    }

    /// The tables for which a person does not want notifications.
    pub async fn muted_tables(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let tables: Vec<(String,)> = read!(&self.db, |pool| {
            sqlx::query_as("SELECT table_id FROM quiet_tables WHERE person = $1 ORDER BY table_id")
                .bind(person)
                .fetch_all(pool)
                .await?
        });
        Ok(tables.into_iter().map(|(table,)| table).collect())
    }
}
