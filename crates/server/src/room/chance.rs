//! Fair chance (docs/chance.md) for those who sit at a table; what is hashed is `smokestack_core::commit_reveal`'s, so that
//! whoever checks it does the same.

use smokestack_core::commit_reveal::{self, Origin, Pledge, Sealed, Shares};
use smokestack_core::{COLOURS, GameRng, Seat, Seed};
use store::{SeatRow, TableRow};

use super::World;

/// What is published of a share before it is opened.
pub(super) fn commitment(share: &[u8]) -> Vec<u8> {
    commit_reveal::commitment(share).to_vec()
}

/// What a player's client gives to the seed when it sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stake {
    /// The SHA-256 of a share that is opened later.
    Commitment([u8; 32]),
    /// The share itself, from a client that does not commit.
    Share([u8; 32]),
}

/// Puts a stake on a seat, instead of the one that was there.
pub(super) fn put_stake(seat: &mut SeatRow, stake: &Stake) {
    match stake {
        Stake::Commitment(commitment) if seat.share_commitment.as_deref() == Some(commitment) => {}
        Stake::Commitment(commitment) => {
            seat.share = None;
            seat.share_commitment = Some(commitment.to_vec());
            seat.share_by = None;
        }
        Stake::Share(share) => put_share(seat, share, Origin::Open),
    }
}

/// The server draws the share of a seat whose client gives none: it is only as good as this server, and marked.
pub(super) fn draw_stake(world: &World, seat: &mut SeatRow) {
    put_share(seat, &world.bytes::<32>(), Origin::Server);
}

fn put_share(seat: &mut SeatRow, share: &[u8], origin: Origin) {
    seat.share_commitment = Some(commitment(share));
    seat.share = Some(share.to_vec());
    seat.share_by = origin.mark().map(str::to_owned);
}

/// Draws the server's share, and publishes its commitment.
pub(super) fn draw_server_share(world: &World, row: &mut TableRow) {
    row.server_share = world.bytes::<32>().to_vec();
    row.commitment = commitment(&row.server_share);
}

/// A share was not opened, or somebody left before all were: nobody can use what has been opened. Everything is drawn and
/// committed to again, but for the commitment that `fresh` has just given; the record counts it.
pub(super) fn restart(world: &World, row: &mut TableRow, seats: &mut [SeatRow], fresh: Option<&str>) {
    row.restarts += 1;
    row.opening_since = None;
    draw_server_share(world, row);
    for seat in seats.iter_mut().filter(|seat| seat.person.is_some()) {
        if fresh.is_some() && seat.person.as_deref() == fresh {
            continue;
        }
        match seat.share_by {
            Some(_) => draw_stake(world, seat), // its client does not know how to commit
            None => {
                (seat.share, seat.share_commitment) = (None, None);
                seat.since = Some(world.now()); // since then it is waited for
            }
        }
    }
}

/// Whether both have the same people with the same commitments, and bots, on the same seats: as long as shares are being
/// opened, anything else is a restart.
pub(super) fn same_pledges(some: &[SeatRow], others: &[SeatRow]) -> bool {
    let same = |(one, other): (&SeatRow, &SeatRow)| {
        let bots = one.bot.is_some() == other.bot.is_some();
        bots && (&one.seat, &one.person) == (&other.seat, &other.person)
            && one.share_commitment == other.share_commitment
    };
    some.len() == others.len() && some.iter().zip(others).all(same)
}

/// A share from before players committed was sent in plain text.
pub(super) fn adopt(seats: &mut [SeatRow]) {
    for seat in seats.iter_mut().filter(|seat| seat.share_commitment.is_none()) {
        if let Some(share) = seat.share.take() {
            put_share(seat, &share, Origin::Open);
        }
    }
}

/// Whether everybody at the table has committed.
pub(super) fn is_committed(seats: &[SeatRow]) -> bool {
    let mut people = seats.iter().filter(|seat| seat.person.is_some());
    people.all(|seat| seat.share_commitment.is_some())
}

/// Whether everybody's share is known.
pub(super) fn is_opened(seats: &[SeatRow]) -> bool {
    let mut people = seats.iter().filter(|seat| seat.person.is_some());
    people.all(|seat| seat.share.is_some())
}

/// The seed of the game, from everybody's share.
pub(super) fn seed(server_share: &[u8], seats: &[SeatRow]) -> Seed {
    commit_reveal::seed(server_share, shares(seats))
}

fn shares(seats: &[SeatRow]) -> impl Iterator<Item = &[u8]> {
    seats.iter().filter_map(|seat| seat.share.as_deref())
}

/// What the record of a game that is over says of it. Nothing if something has not the length that it should have.
pub(super) fn shown(row: &TableRow, seats: &[SeatRow]) -> Option<Shares> {
    let person = |seat: &SeatRow| Some((seat.seat.parse().ok()?, bytes(seat.share.as_deref()?)?));
    Some(Shares {
        commitment: bytes(&row.commitment)?,
        server: bytes(&row.server_share)?,
        people: seats.iter().filter_map(person).collect(),
        sealed: sealed(row, seats),
        drawn: row.sat_before.as_deref().and_then(chairs),
        colours: (row.colours == "random").then(|| worn(seats)).flatten(),
    })
}

fn bytes(bytes: &[u8]) -> Option<Seed> {
    bytes.try_into().ok().map(Seed)
}

/// What people had committed to; nothing for a game that began before players did.
fn sealed(row: &TableRow, seats: &[SeatRow]) -> Option<Sealed> {
    let pledge = |seat: &SeatRow| {
        Some(Pledge {
            commitment: bytes(seat.share_commitment.as_deref()?)?,
            origin: Origin::from_mark(seat.share_by.as_deref())?,
        })
    };
    let with_share = seats.iter().filter(|seat| seat.share.is_some());
    Some(Sealed {
        restarts: u32::try_from(row.restarts).ok()?,
        pledges: with_share.map(pledge).collect::<Option<_>>()?,
    })
}

/// The colours of all seats.
fn worn(seats: &[SeatRow]) -> Option<Vec<&'static str>> {
    let known = |worn: &str| COLOURS.into_iter().find(|colour| *colour == worn);
    seats
        .iter()
        .map(|seat| seat.colour.as_deref().and_then(known))
        .collect()
}

fn chairs(letters: &str) -> Option<Vec<Seat>> {
    letters
        .chars()
        .map(|letter| letter.to_string().parse().ok())
        .collect()
}

/// Who sits where, if the table wants it drawn: a shuffle of those who sit. The letters of the chairs on which they sat
/// before, in the new order.
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

/// Who has which colour, if the table wants it drawn: a shuffle of all colours, of which the first seat gets the first.
pub(super) fn draw_colours(server_share: &[u8], seats: &mut [SeatRow]) {
    let colours = commit_reveal::colours(server_share, shares(seats));
    for (seat, colour) in seats.iter_mut().zip(colours) {
        seat.colour = Some(colour.to_owned());
    }
}

/// Whoever has chosen no colour gets the first that is left.
pub(super) fn fill_colours(seats: &mut [SeatRow]) {
    for at in 0..seats.len() {
        let has = |colour: &&str| seats.iter().any(|seat| seat.colour.as_deref() == Some(colour));
        if seats[at].colour.is_none() {
            seats[at].colour = COLOURS.into_iter().find(|colour| !has(colour)).map(str::to_owned);
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
        seats.iter().filter_map(|seat| seat.colour.as_deref()).collect()
    }

    #[test]
    fn who_chose_no_colour_gets_one_that_is_left() {
        let mut seats = seats();
        seats[1].colour = Some("red".to_owned());
        fill_colours(&mut seats);
        assert_eq!(colours(&seats), ["blue", "red", "green"]);
    }

    #[test]
    fn drawn_colours_differ_and_every_one_comes() {
        let mut first = std::collections::BTreeSet::new();
        for byte in 0..40 {
            let mut drawn = seats();
            draw_colours(&[byte; 32], &mut drawn);
            let colours = colours(&drawn);
            assert!(colours[0] != colours[1] && colours[1] != colours[2] && colours[0] != colours[2]);
            first.insert(colours[0].to_owned());
        }
        assert_eq!(first.len(), COLOURS.len());
    }

    #[test]
    fn a_drawn_seating_keeps_the_letters_and_everybody() {
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
