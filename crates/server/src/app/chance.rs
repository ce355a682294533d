//! Verifiable randomness (docs/chance.md) for the players at a table; the hashing is in the core crate, so that
//! everyone who verifies a game computes the same values.

use protocol::{Colour, ColourPolicy, ShareOrigin};
use smokestack_core::commit_reveal::{self, Origin, Pledge, Sealed, Shares};
use smokestack_core::{GameRng, Seat, Seed};
use store::{SeatRow, TableRow};

use super::Env;

/// The commitment to a share, published before the share is opened.
pub(super) fn commitment(share: &[u8]) -> Vec<u8> {
    commit_reveal::commitment(share).to_vec()
}

/// What a player's client contributes to the seed when taking a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Contribution {
    /// The SHA-256 of a share that is opened later.
    Commitment([u8; 32]),
    /// The share itself, from a client that does not support commitments.
    Share([u8; 32]),
}

/// Sets a seat's contribution, replacing the old one.
pub(super) fn set_contribution(seat: &mut SeatRow, contribution: &Contribution) {
    match contribution {
        Contribution::Commitment(commitment) if seat.share_commitment.as_deref() == Some(commitment) => {}
        Contribution::Commitment(commitment) => {
            seat.share = None;
            seat.share_commitment = Some(commitment.to_vec());
            seat.share_by = None;
        }
        Contribution::Share(share) => put_share(seat, share, Origin::Open),
    }
}

/// Lets the server draw the share of a seat whose client provides none. Such a share is marked, because it is only as
/// trustworthy as this server.
pub(super) fn draw_contribution(env: &Env, seat: &mut SeatRow) {
    put_share(seat, &env.bytes::<32>(), Origin::Server);
}

fn put_share(seat: &mut SeatRow, share: &[u8], origin: Origin) {
    seat.share_commitment = Some(commitment(share));
    seat.share = Some(share.to_vec());
    seat.share_by = match origin {
        Origin::Sealed => None,
        Origin::Open => Some(ShareOrigin::Open),
        Origin::Server => Some(ShareOrigin::Server),
    };
}

/// Draws the server's share and its commitment, which is published.
pub(super) fn draw_server_share(env: &Env, row: &mut TableRow) {
    row.server_share = env.bytes::<32>().to_vec();
    row.commitment = commitment(&row.server_share);
}

/// Starts over because a share was not opened, or because somebody left before all shares were opened: opened shares
/// cannot be reused. Everyone has to commit to a new share, except for `fresh`, who has just committed. The record
/// includes the number of restarts.
pub(super) fn restart(env: &Env, row: &mut TableRow, seats: &mut [SeatRow], fresh: Option<&str>) {
    row.restarts += 1;
    row.opening_since = None;
    draw_server_share(env, row);
    for seat in seats.iter_mut().filter(|seat| seat.person.is_some()) {
        if fresh.is_some() && seat.person.as_deref() == fresh {
            continue;
        }
        match seat.share_by {
            Some(_) => draw_contribution(env, seat), // its client does not support commitments
            None => {
                (seat.share, seat.share_commitment) = (None, None);
                seat.since = Some(env.now()); // from now on the table waits for it
            }
        }
    }
}

/// Whether both lists have the same people with the same commitments, and the same bots, on the same seats. Any
/// difference while shares are being opened causes a restart.
pub(super) fn same_commitments(some: &[SeatRow], others: &[SeatRow]) -> bool {
    let same = |(one, other): (&SeatRow, &SeatRow)| {
        let bots = one.bot.is_some() == other.bot.is_some();
        bots && (&one.seat, &one.person) == (&other.seat, &other.person)
            && one.share_commitment == other.share_commitment
    };
    some.len() == others.len() && some.iter().zip(others).all(same)
}

/// Marks shares from before commitments were introduced, which were sent in plain text.
pub(super) fn mark_old_shares(seats: &mut [SeatRow]) {
    for seat in seats.iter_mut().filter(|seat| seat.share_commitment.is_none()) {
        if let Some(share) = seat.share.take() {
            put_share(seat, &share, Origin::Open);
        }
    }
}

/// Whether everyone at the table has committed.
pub(super) fn is_committed(seats: &[SeatRow]) -> bool {
    let mut people = seats.iter().filter(|seat| seat.person.is_some());
    people.all(|seat| seat.share_commitment.is_some())
}

/// Whether everyone's share is known.
pub(super) fn is_opened(seats: &[SeatRow]) -> bool {
    let mut people = seats.iter().filter(|seat| seat.person.is_some());
    people.all(|seat| seat.share.is_some())
}

/// The game's seed, from everyone's share.
pub(super) fn seed(server_share: &[u8], seats: &[SeatRow]) -> Seed {
    commit_reveal::seed(server_share, shares(seats))
}

fn shares(seats: &[SeatRow]) -> impl Iterator<Item = &[u8]> {
    seats.iter().filter_map(|seat| seat.share.as_deref())
}

/// The shares in the record of a finished game. `None` if one of them has the wrong length.
pub(super) fn shown(row: &TableRow, seats: &[SeatRow]) -> Option<Shares> {
    let person = |seat: &SeatRow| Some((seat.seat.parse().ok()?, bytes(seat.share.as_deref()?)?));
    Some(Shares {
        commitment: bytes(&row.commitment)?,
        server: bytes(&row.server_share)?,
        people: seats.iter().filter_map(person).collect(),
        sealed: sealed(row, seats),
        drawn: row.seats_before_draw.as_deref().and_then(parse_seats),
        colours: (row.colours == ColourPolicy::Random)
            .then(|| chosen_colours(seats))
            .flatten(),
    })
}

fn bytes(bytes: &[u8]) -> Option<Seed> {
    bytes.try_into().ok().map(Seed)
}

/// The players' commitments; `None` for a game from before commitments were introduced.
fn sealed(row: &TableRow, seats: &[SeatRow]) -> Option<Sealed> {
    let pledge = |seat: &SeatRow| {
        Some(Pledge {
            commitment: bytes(seat.share_commitment.as_deref()?)?,
            origin: match seat.share_by {
                None | Some(ShareOrigin::Sealed) => Origin::Sealed,
                Some(ShareOrigin::Open) => Origin::Open,
                Some(ShareOrigin::Server) => Origin::Server,
            },
        })
    };
    let with_share = seats.iter().filter(|seat| seat.share.is_some());
    Some(Sealed {
        restarts: u32::try_from(row.restarts).ok()?,
        pledges: with_share.map(pledge).collect::<Option<_>>()?,
    })
}

/// The colours of all seats.
fn chosen_colours(seats: &[SeatRow]) -> Option<Vec<&'static str>> {
    seats.iter().map(|seat| seat.colour.map(Colour::as_str)).collect()
}

fn parse_seats(letters: &str) -> Option<Vec<Seat>> {
    letters
        .chars()
        .map(|letter| letter.to_string().parse().ok())
        .collect()
}

/// Draws who sits where, for tables with random seating: shuffles the players. Returns their previous seats, in the new
/// order.
pub(super) fn seating(server_share: &[u8], seats: &mut [SeatRow]) -> String {
    let seed = commit_reveal::seating(server_share, shares(seats));
    let letters: Vec<String> = seats.iter().map(|seat| seat.seat.clone()).collect();
    GameRng::new(&seed).shuffle(seats);
    let before = seats.iter().map(|seat| seat.seat.as_str()).collect();
    for (seat, letter) in seats.iter_mut().zip(letters) {
        seat.seat = letter;
    }
    before
}

/// Draws who gets which colour, for tables with random colours: shuffles all colours and assigns them in seat order.
pub(super) fn draw_colours(server_share: &[u8], seats: &mut [SeatRow]) {
    let colours = commit_reveal::colours(server_share, shares(seats));
    for (seat, colour) in seats.iter_mut().zip(colours) {
        seat.colour = colour.parse().ok();
    }
}

/// Gives each player who has not chosen a colour the first free one.
pub(super) fn fill_colours(seats: &mut [SeatRow]) {
    for at in 0..seats.len() {
        let has = |colour: Colour| seats.iter().any(|seat| seat.colour == Some(colour));
        if seats[at].colour.is_none() {
            seats[at].colour = Colour::ALL.iter().copied().find(|colour| !has(*colour));
        }
    }
}

#[cfg(test)]
mod tests {
    use sha2::{Digest as _, Sha256};

    use super::*;

    fn seats() -> Vec<SeatRow> {
        let seat = |letter: &str, share: Option<u8>| SeatRow {
            seat: letter.to_owned(),
            name: Some(format!("at {letter}")),
            share: share.map(|byte| vec![byte; 32]),
            ..SeatRow::default()
        };
        vec![seat("A", Some(1)), seat("B", None), seat("C", Some(3))]
    }

    #[test]
    fn the_seed_is_the_hash_of_all_shares_in_seat_order() {
        let mut all = vec![9; 32];
        all.extend([1; 32]);
        all.extend([3; 32]);
        assert_eq!(seed(&[9; 32], &seats()).0, <[u8; 32]>::from(Sha256::digest(&all)));
        assert_eq!(commitment(&[9; 32]), Sha256::digest([9; 32]).to_vec());
    }

    fn colours(seats: &[SeatRow]) -> Vec<&str> {
        seats
            .iter()
            .filter_map(|seat| seat.colour.map(Colour::as_str))
            .collect()
    }

    #[test]
    fn players_without_a_colour_get_a_free_one() {
        let mut seats = seats();
        seats[1].colour = Some(Colour::Red);
        fill_colours(&mut seats);
        assert_eq!(colours(&seats), ["blue", "red", "green"]);
    }

    #[test]
    fn drawn_colours_differ_and_all_occur() {
        let mut first = std::collections::BTreeSet::new();
        for byte in 0..40 {
            let mut drawn = seats();
            draw_colours(&[byte; 32], &mut drawn);
            let colours = colours(&drawn);
            assert!(colours[0] != colours[1] && colours[1] != colours[2] && colours[0] != colours[2]);
            first.insert(colours[0].to_owned());
        }
        assert_eq!(first.len(), Colour::ALL.len());
    }

    #[test]
    fn a_drawn_seating_keeps_the_seats_and_the_players() {
        let mut orders = std::collections::BTreeSet::new();
        for byte in 0..40 {
            let mut drawn = seats();
            let before = seating(&[byte; 32], &mut drawn);
            let names = drawn.iter().map(|seat| seat.name.as_deref());
            let sat = before.chars().map(|letter| format!("at {letter}"));
            assert!(names.flatten().eq(sat), "{before}");
            let letters: String = drawn.iter().map(|seat| seat.seat.as_str()).collect();
            assert_eq!(letters, "ABC");
            orders.insert(drawn.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>());
        }
        assert_eq!(orders.len(), 6, "every order comes");
    }
}
