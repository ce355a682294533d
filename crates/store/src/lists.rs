//! Finding tables: public ones, a person's own, and finished games with their results.

use std::collections::BTreeMap;

use protocol::GameResult;

use crate::files::SUM_UPLOADED;
use crate::{Added, HostLimits, SeatRow, Store, StoreError, TableRow};

/// The number of tables whose seats are read at a time: a statement for both databases has a fixed number of
/// parameters.
const CHUNK_TABLES: usize = 20;

const SELECT_SEATS_OF_CHUNK: &str = "SELECT table_id, seat, person, name, bot, share, since, clock, colour, gave_up, share_commitment, share_by FROM seats WHERE table_id IN \
     ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)";

/// The number of a host's tables that are open or being played.
pub(crate) const COUNT_HOSTED: &str =
    "SELECT COUNT(*) FROM tables WHERE host = $1 AND status IN ('open', 'playing')";

impl Store {
    /// Public tables that can be joined or watched and were created before `before`, newest first.
    pub async fn public_tables(
        &self,
        before: i64,
        most: i64,
    ) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM tables WHERE visibility = 'public' AND status IN ('open', 'playing') \
             AND created_at < $1 ORDER BY created_at DESC, id LIMIT $2"
        );
        let tables = read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(before)
                .bind(most)
                .fetch_all(pool)
                .await?
        });
        self.with_seats(tables).await
    }

    /// Public games that ended before `before`, latest first.
    pub async fn finished_tables(
        &self,
        before: i64,
        most: i64,
    ) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM tables WHERE visibility = 'public' AND status IN ('over', 'ended') AND result IS NOT NULL \
             AND ended_at < $1 ORDER BY ended_at DESC, id LIMIT $2"
        );
        let tables = read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(before)
                .bind(most)
                .fetch_all(pool)
                .await?
        });
        self.with_seats(tables).await
    }

    /// Games by `person` that ended before `before`, latest first, as far as `viewer` may see them: public ones, and
    /// those in which both played.
    pub async fn finished_of(
        &self,
        person: &str,
        viewer: &str,
        before: i64,
        most: i64,
    ) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1) AND result IS NOT NULL \
             AND ended_at < $3 AND (visibility = 'public' OR id IN (SELECT table_id FROM seats WHERE person = $2)) \
             ORDER BY ended_at DESC, id LIMIT $4"
        );
        let tables = read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(person)
                .bind(viewer)
                .bind(before)
                .bind(most)
                .fetch_all(pool)
                .await?
        });
        self.with_seats(tables).await
    }

    /// The results of a person's games, latest first: the game, the person's seat, and everyone's places and points.
    pub async fn results_of(
        &self,
        person: &str,
        most: i64,
    ) -> Result<Vec<(String, String, GameResult)>, StoreError> {
        let sql = "SELECT game, seat, result FROM seats JOIN tables ON tables.id = seats.table_id \
                   WHERE person = $1 AND result IS NOT NULL ORDER BY ended_at DESC, tables.id LIMIT $2";
        Ok(read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(person)
                .bind(most)
                .fetch_all(pool)
                .await?
        }))
    }

    /// Whether a person could create one more table now, with a file of `bytes` bytes. The final decision is made by
    /// [`Store::add_table`].
    pub async fn may_host(&self, person: &str, bytes: i64, limits: &HostLimits) -> Result<Added, StoreError> {
        let (tables,): (i64,) = read!(&self.db, |pool| {
            sqlx::query_as(COUNT_HOSTED).bind(person).fetch_one(pool).await?
        });
        let (sent,): (i64,) = read!(&self.db, |pool| {
            sqlx::query_as(SUM_UPLOADED)
                .bind(person)
                .bind(limits.since)
                .fetch_one(pool)
                .await?
        });
        Ok(match () {
            () if tables >= limits.tables => Added::Full,
            () if bytes > 0 && sent.saturating_add(bytes) > limits.file_bytes => Added::OverQuota,
            () => Added::Done,
        })
    }

    /// The tables that a person sits at or hosts: first those that wait for the person, longest wait first; then those
    /// that are open or being played; then the finished ones, latest first.
    pub async fn tables_of(
        &self,
        person: &str,
        most: i64,
    ) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        let sql = concat!(
            "SELECT ",
            columns!(),
            " FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1) \
             ORDER BY CASE \
                 WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND seat = turn AND person = $1 \
                              AND bot IS NULL) THEN turn_since \
                 WHEN status IN ('open', 'playing') THEN 9000000000000000 \
                 ELSE 9000000000000001 END, \
             COALESCE(ended_at, turn_since, created_at) DESC, id LIMIT $2"
        );
        let tables = read!(&self.db, |pool| {
            sqlx::query_as(sql)
                .bind(person)
                .bind(most)
                .fetch_all(pool)
                .await?
        });
        self.with_seats(tables).await
    }

    async fn with_seats(&self, tables: Vec<TableRow>) -> Result<Vec<(TableRow, Vec<SeatRow>)>, StoreError> {
        #[derive(sqlx::FromRow)]
        struct Placed {
            table_id: String,
            #[sqlx(flatten)]
            seat: SeatRow,
        }
        let mut seats: BTreeMap<String, Vec<SeatRow>> = BTreeMap::new();
        for chunk in tables.chunks(CHUNK_TABLES) {
            let placed: Vec<Placed> = read!(&self.db, |pool| {
                let mut query = sqlx::query_as(SELECT_SEATS_OF_CHUNK);
                for at in 0..CHUNK_TABLES {
                    query = query.bind(&chunk[at.min(chunk.len() - 1)].id);
                }
                query.fetch_all(pool).await?
            });
            for one in placed {
                seats.entry(one.table_id).or_default().push(one.seat);
            }
        }
        let with_seats = tables.into_iter().map(|table| {
            let mut seats = seats.remove(&table.id).unwrap_or_default();
            seats.sort_by(|a, b| a.seat.cmp(&b.seat));
            (table, seats)
        });
        Ok(with_seats.collect())
    }
}
