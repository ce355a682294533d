//! This browser's share of the seed (docs/chance.md): drawn here, committed to when the user takes a seat, and opened
//! once everybody has committed. When the game is over, the notes from that time are compared with the record.

use protocol::{Colour, SeatInfo, SeatRequest, Seating, ShareRequest, TableInfo, TableStatus};
use serde::{Deserialize, Serialize};
use smokestack_core::commit_reveal::{self, Pledge, Seal};
use smokestack_core::{Seat, Seed};

use super::{Problem, SeatExt as _, http, path};
use crate::api::storage;
use crate::base::random;

/// The data that this browser stores about its share at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeedShare {
    pub share: Seed,
    /// The hash of all commitments, noted before the share was opened; `None` until then.
    pub seal: Option<Seed>,
    /// The number of shares that this browser has opened at this table: all but the last led to a restart.
    pub opened: u32,
}

/// The stored form of a share; seeds are texts.
#[derive(Serialize, Deserialize)]
struct StoredShare {
    share: String,
    seal: Option<String>,
    #[serde(default)]
    opened: u32,
}

/// The next step for the user's share at a table that has not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Nothing,
    /// Commit to a new share: the table has started over.
    Commit,
    /// Note the seal, and open the share.
    Open(Seed),
    /// The share is in another browser, or the server's commitments have changed: this browser does not open a share.
    Stuck,
}

impl SeedShare {
    /// The share to commit to at a table: one that was opened before is not used again.
    fn draw(before: Option<SeedShare>) -> SeedShare {
        match before {
            Some(seed_share) if seed_share.seal.is_none() => seed_share,
            before => SeedShare {
                share: random::drawn_seed(),
                seal: None,
                opened: before.map_or(0, |seed_share| seed_share.opened),
            },
        }
    }

    /// Stores the share; returns whether that was possible.
    fn keep(&self, table: &str) -> bool {
        let stored = StoredShare {
            share: self.share.to_string(),
            seal: self.seal.map(|seal| seal.to_string()),
            opened: self.opened,
        };
        storage::write_json(&key(table), &stored).is_ok()
    }

    pub fn kept(table: &str) -> Option<SeedShare> {
        let stored: StoredShare = storage::read_json(&key(table))?;
        Some(SeedShare {
            share: stored.share.parse().ok()?,
            seal: stored.seal.and_then(|seal| seal.parse().ok()),
            opened: stored.opened,
        })
    }

    /// This browser's next step with a seat's share.
    fn step(seed_share: Option<&SeedShare>, table: &TableInfo, own: &SeatInfo) -> Step {
        let Some(pledge) = own.pledge() else {
            return Step::Commit;
        };
        let waits = table.opening.as_ref();
        if !waits.is_some_and(|opening| opening.missing.contains(&own.seat)) {
            return Step::Nothing;
        }
        let seal = seal(table);
        let is_ours =
            |seed_share: &&SeedShare| commit_reveal::commitment(&seed_share.share.0) == pledge.commitment.0;
        match seed_share.filter(is_ours) {
            // The response may have been lost, so the same request is sent again.
            Some(seed_share) if seed_share.seal == Some(seal) => Step::Open(seal),
            // The table must have counted every share that was opened before.
            Some(seed_share) if seed_share.seal.is_none() && seed_share.opened <= restarts(table) => {
                Step::Open(seal)
            }
            _ => Step::Stuck,
        }
    }
}

fn key(table: &str) -> String {
    format!("smokestack.stake.{table}")
}

/// The hash of all commitments at a table.
fn seal(table: &TableInfo) -> Seed {
    let pledges = table.seats.iter();
    let pledges: Vec<(Seat, Pledge)> = pledges
        .filter_map(|seat| Some((seat.seat, seat.pledge()?)))
        .collect();
    let seal = Seal {
        server: table.commitment.parse().unwrap_or(Seed([0; 32])),
        seats: table.seats.len(),
        is_drawn: table.seating == Seating::Random,
        restarts: restarts(table),
        pledges,
    };
    seal.hash()
}

/// The number of times everybody had to commit again.
fn restarts(table: &TableInfo) -> u32 {
    u32::try_from(table.restarts).unwrap_or_default()
}

/// Takes a seat with a commitment, and opens the share at once if all others have committed. A browser without
/// storage lets the server draw the share.
pub(crate) async fn sit(table: &str, seat: Seat, colour: Option<Colour>) -> Result<(), Problem> {
    let seed_share = SeedShare::draw(SeedShare::kept(table));
    let is_kept = seed_share.keep(table);
    let commitment = Seed(commit_reveal::commitment(&seed_share.share.0));
    let request = SeatRequest {
        commitment: is_kept.then(|| commitment.to_string()),
        colour,
        ..SeatRequest::default()
    };
    let table: TableInfo = http::post(&path(table, &format!("/seats/{seat}")), &request).await?;
    open(&table, seat).await
}

/// The next step for the share of the user's seat.
pub(crate) fn next_step(table: &TableInfo, seat: Seat) -> Step {
    let own = table.seats.get(seat.index());
    match own.filter(|_| table.status == TableStatus::Open) {
        Some(own) => SeedShare::step(SeedShare::kept(&table.id).as_ref(), table, own),
        None => Step::Nothing,
    }
}

/// Takes the next step for the share of the user's seat.
pub(crate) async fn take_step(table: &TableInfo, seat: Seat) -> Result<(), Problem> {
    match next_step(table, seat) {
        Step::Commit => sit(&table.id, seat, None).await,
        _ => open(table, seat).await,
    }
}

/// Notes the seal and opens the share, if it is time to do so.
async fn open(table: &TableInfo, seat: Seat) -> Result<(), Problem> {
    let (Step::Open(seal), Some(mut seed_share)) = (next_step(table, seat), SeedShare::kept(&table.id))
    else {
        return Ok(());
    };
    if seed_share.seal.is_none() {
        seed_share.seal = Some(seal);
        seed_share.opened += 1;
        seed_share.keep(&table.id);
    }
    let share = ShareRequest {
        share: seed_share.share.to_string(),
    };
    http::send_json("POST", &path(&table.id, "/share"), &http::to_json(&share)).await
}

/// Draws a new share here instead of one that cannot be opened; everybody then commits again.
pub(crate) async fn start_over(table: &TableInfo, seat: Seat) -> Result<(), Problem> {
    storage::remove(&key(&table.id));
    sit(&table.id, seat, None).await
}

#[cfg(test)]
mod tests {
    use protocol::{OpeningInfo, ShareOrigin};

    use super::*;
    use crate::api::table_info::samples;

    /// Anna at A has committed to a share of ones, Bert at B to one of twos.
    fn table(missing: &[&str], restarts: i64) -> TableInfo {
        let commitment = |byte: u8| Seed(commit_reveal::commitment(&[byte; 32])).to_string();
        let mut table = samples::table("t1", TableStatus::Open);
        for (seat, byte) in table.seats.iter_mut().zip([1, 2]) {
            seat.commitment = Some(commitment(byte));
            seat.share_by = Some(ShareOrigin::Sealed);
        }
        table.commitment = commitment(9);
        table.restarts = restarts;
        table.opening = Some(OpeningInfo {
            since: 1,
            deadline: 2,
            missing: missing.iter().map(|seat| seat.parse().expect("a seat")).collect(),
        });
        table
    }

    fn seed_share(byte: u8, seal: Option<Seed>, opened: u32) -> SeedShare {
        SeedShare {
            share: Seed([byte; 32]),
            seal,
            opened,
        }
    }

    #[test]
    fn a_share_is_opened_only_under_the_noted_commitments() {
        let waiting = table(&["A", "B"], 0);
        let seal = seal(&waiting);
        let step = |seed_share: &SeedShare, table: &TableInfo| {
            SeedShare::step(Some(seed_share), table, &table.seats[0])
        };
        assert_eq!(step(&seed_share(1, None, 0), &waiting), Step::Open(seal));
        assert_eq!(
            step(&seed_share(1, Some(seal), 1), &waiting),
            Step::Open(seal),
            "once more"
        );
        assert_eq!(
            step(&seed_share(1, Some(Seed([7; 32])), 1), &waiting),
            Step::Stuck,
            "others than before"
        );
        assert_eq!(
            step(&seed_share(3, None, 0), &waiting),
            Step::Stuck,
            "it is in another browser"
        );
        assert_eq!(SeedShare::step(None, &waiting, &waiting.seats[0]), Step::Stuck);
        assert_eq!(
            step(&seed_share(1, None, 0), &table(&["B"], 0)),
            Step::Nothing,
            "it is open"
        );
        let mut early = waiting.clone();
        early.opening = None;
        assert_eq!(step(&seed_share(1, None, 0), &early), Step::Nothing);
        early.seats[0].commitment = None;
        assert_eq!(step(&seed_share(1, Some(seal), 1), &early), Step::Commit);
    }

    #[test]
    fn a_server_that_hides_a_restart_gets_no_second_share() {
        let step = |restarts| {
            let table = table(&["A"], restarts);
            SeedShare::step(Some(&seed_share(1, None, 1)), &table, &table.seats[0])
        };
        assert_eq!(step(0), Step::Stuck);
        assert!(matches!(step(1), Step::Open(_)));
    }

    #[test]
    fn a_share_that_was_opened_is_not_used_again() {
        let kept = seed_share(1, None, 0);
        assert_eq!(SeedShare::draw(Some(kept.clone())), kept, "it is still a secret");
    }
}
