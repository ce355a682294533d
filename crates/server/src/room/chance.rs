//! Fair chance (docs/server.md) for those who sit at a table; what is hashed is `smokestack_core::fair`'s, so that
//! whoever checks it does the same.

use smokestack_core::fair::{self, Shares};
use smokestack_core::{COLOURS, Chance, Seat, Seed};
use store::{SeatRow, TableRow};

/// What is published when a table is made.
pub(super) fn commitment(server_share: &[u8]) -> Vec<u8> {
    fair::commitment(server_share).to_vec()
}

/// The seed of the game, from everybody's share.
pub(super) fn seed(server_share: &[u8], seats: &[SeatRow]) -> Seed {
    fair::seed(server_share, shares(seats))
}

fn shares(seats: &[SeatRow]) -> impl Iterator<Item = &[u8]> {
    seats.iter().filter_map(|seat| seat.share.as_deref())
}

/// What the record of a game that is over says of it. Nothing if something has not the length that it should have.
pub(super) fn shown(row: &TableRow, seats: &[SeatRow]) -> Option<Shares> {
    let share = |bytes: &[u8]| bytes.try_into().ok().map(Seed);
    let person = |seat: &SeatRow| Some((seat.seat.parse().ok()?, share(seat.share.as_deref()?)?));
    Some(Shares {
        commitment: share(&row.commitment)?,
        server: share(&row.server_share)?,
        people: seats.iter().filter_map(person).collect(),
        drawn: row.sat_before.as_deref().and_then(chairs),
        colours: (row.colours == "random").then(|| worn(seats)).flatten(),
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
    let seed = fair::seating(server_share, shares(seats));
    let letters: Vec<String> = seats.iter().map(|seat| seat.seat.clone()).collect();
    Chance::new(&seed).shuffle(seats);
    let before = seats.iter().map(|seat| seat.seat.as_str()).collect();
    for (seat, letter) in seats.iter_mut().zip(letters) {
        seat.seat = letter;
    }
    before
}

/// Who has which colour, if the table wants it drawn: a shuffle of all colours, of which the first seat gets the first.
pub(super) fn draw_colours(server_share: &[u8], seats: &mut [SeatRow]) {
    let colours = fair::colours(server_share, shares(seats));
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
