//! Fair chance between people who do not share a table: the server commits itself to a share before anybody sits down,
//! everybody adds one, and the seed is the hash of them all. Nobody can choose it alone, except an operator who also plays
//! and adds the last share.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::{COLOURS, Chance, Seat, Seed};

/// What is published when a table is made.
pub fn commitment(server_share: &[u8]) -> [u8; 32] {
    Sha256::digest(server_share).into()
}

/// SHA-256 of the server's share, then the shares in seat order.
pub fn seed<'s>(server_share: &[u8], shares: impl IntoIterator<Item = &'s [u8]>) -> Seed {
    joined(&[], server_share, shares)
}

/// The seed of the shuffle that draws the seats: SHA-256 of the word `seating`, the server's share, and the shares in the
/// order in which people sat before.
pub fn seating<'s>(server_share: &[u8], shares: impl IntoIterator<Item = &'s [u8]>) -> Seed {
    joined(b"seating", server_share, shares)
}

/// All colours as they are drawn, of which the first seat gets the first: a shuffle whose seed is SHA-256 of the word
/// `colours`, the server's share, and the shares in seat order.
pub fn colours<'s>(
    server_share: &[u8],
    shares: impl IntoIterator<Item = &'s [u8]>,
) -> [&'static str; Seat::MAX] {
    let mut colours = COLOURS;
    Chance::new(&joined(b"colours", server_share, shares)).shuffle(&mut colours);
    colours
}

fn joined<'s>(word: &[u8], server_share: &[u8], shares: impl IntoIterator<Item = &'s [u8]>) -> Seed {
    let mut hash = Sha256::new();
    hash.update(word);
    hash.update(server_share);
    for share in shares {
        hash.update(share);
    }
    Seed(hash.finalize().into())
}

/// What is shown of a game's chance once it is over: the last line of its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shares {
    /// What the server had published before anybody sat down.
    pub commitment: Seed,
    pub server: Seed,
    /// In seat order.
    pub people: Vec<(Seat, Seed)>,
    /// If the seats were drawn: for each, in order, the chair on which whoever sits there sat before.
    pub drawn: Option<Vec<Seat>>,
    /// If the colours were drawn: those of the seats, in order.
    pub colours: Option<Vec<&'static str>>,
}

impl Shares {
    /// Whether the server's share is the one that it had committed itself to.
    pub fn is_kept(&self) -> bool {
        commitment(&self.server.0) == self.commitment.0
    }

    /// The seed that follows from them.
    pub fn seed(&self) -> Seed {
        seed(&self.server.0, self.each())
    }

    /// What people gave, in seat order.
    fn each(&self) -> impl Iterator<Item = &[u8]> {
        self.people.iter().map(|(_, share)| &share.0[..])
    }

    /// Whether the colours of the seats, so many, were drawn as they should; nothing if they were not drawn, or if nobody
    /// noted it.
    pub fn are_colours_fair(&self, seats: usize) -> Option<bool> {
        let noted = self.colours.as_ref()?;
        let drawn = colours(&self.server.0, self.each());
        Some(noted.len() == seats && drawn.starts_with(noted))
    }

    /// Whether the seats, so many, were drawn as they should; nothing if they were not drawn, or if nobody noted it.
    pub fn is_seating_fair(&self, seats: usize) -> Option<bool> {
        let drawn = self.drawn.as_ref()?;
        let mut chairs: Vec<Seat> = Seat::all(seats).collect();
        let share_of = |chair: &Seat| {
            let now = drawn.iter().position(|before| before == chair)?;
            let own = self.people.iter().find(|(seat, _)| seat.index() == now)?;
            Some(&own.1.0[..])
        };
        let seed = seating(&self.server.0, chairs.iter().filter_map(share_of));
        Chance::new(&seed).shuffle(&mut chairs);
        Some(chairs == *drawn)
    }

    /// What [`fmt::Display`] writes, without its first word.
    pub(crate) fn parse(text: &str) -> Option<Shares> {
        let share = |text: &str| (text.len() == 64).then(|| text.parse().ok()).flatten();
        let (text, colours) = match text.split_once(" colours=") {
            Some((rest, words)) => (rest, Some(words.split(',').map(colour).collect::<Option<_>>()?)),
            None => (text, None),
        };
        let (text, drawn) = match text.split_once(" drawn=") {
            Some((shares, letters)) => (shares, Some(chairs(letters)?)),
            None => (text, None),
        };
        let mut words = text.split(' ');
        let commitment = share(words.next()?)?;
        let server = share(words.next()?)?;
        let person = |word: &str| {
            let (seat, own) = word.split_once('=')?;
            Some((seat.parse().ok()?, share(own)?))
        };
        let people: Vec<(Seat, Seed)> = words.map(person).collect::<Option<_>>()?;
        let in_order = people.is_sorted_by(|one, other| one.0.index() < other.0.index());
        in_order.then_some(Shares {
            commitment,
            server,
            people,
            drawn,
            colours,
        })
    }
}

fn colour(word: &str) -> Option<&'static str> {
    COLOURS.into_iter().find(|colour| *colour == word)
}

fn chairs(letters: &str) -> Option<Vec<Seat>> {
    let chairs = letters.split_terminator("").skip(1);
    let chairs: Option<Vec<Seat>> = chairs.map(|letter| letter.parse().ok()).collect();
    chairs.filter(|chairs| !chairs.is_empty())
}

impl fmt::Display for Shares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chance {} {}", self.commitment, self.server)?;
        self.people
            .iter()
            .try_for_each(|(seat, share)| write!(f, " {seat}={share}"))?;
        if let Some(drawn) = &self.drawn {
            f.write_str(" drawn=")?;
            drawn.iter().try_for_each(|seat| write!(f, "{seat}"))?;
        }
        match &self.colours {
            Some(colours) => write!(f, " colours={}", colours.join(",")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_is_the_hash_of_all_shares_in_order() {
        let mut all = vec![9; 32];
        all.extend([1; 32]);
        all.extend([3; 32]);
        let shares = [&[1; 32][..], &[3; 32]];
        assert_eq!(seed(&[9; 32], shares).0, <[u8; 32]>::from(Sha256::digest(&all)));
        assert_ne!(seating(&[9; 32], shares), seed(&[9; 32], shares));
        assert_eq!(commitment(&[9; 32]).to_vec(), Sha256::digest([9; 32]).to_vec());
    }

    #[test]
    fn a_drawn_seating_is_checked_and_every_other_one_is_found() {
        // Anna sat at A, a bot at B, Carl at C, and the seats were drawn.
        let mut drawn: Vec<Seat> = Seat::all(3).collect();
        let seed = seating(&[9; 32], [&[1; 32][..], &[3; 32]]);
        Chance::new(&seed).shuffle(&mut drawn);
        let mut people = Vec::new();
        for (seat, before) in Seat::all(3).zip(&drawn) {
            match before.letter() {
                'A' => people.push((seat, Seed([1; 32]))),
                'C' => people.push((seat, Seed([3; 32]))),
                _ => {}
            }
        }
        let shares = Shares {
            commitment: Seed(commitment(&[9; 32])),
            server: Seed([9; 32]),
            people,
            drawn: Some(drawn.clone()),
            colours: None,
        };
        assert_eq!(shares.is_seating_fair(3), Some(true));
        assert_eq!(shares.is_seating_fair(4), Some(false));
        let text = shares.to_string();
        let letters: String = drawn.iter().map(|seat| seat.letter()).collect();
        assert!(text.ends_with(&format!(" drawn={letters}")), "{text}");
        let words = text.strip_prefix("chance ").expect("its first word");
        assert_eq!(Shares::parse(words).as_ref(), Some(&shares));
        let letters: String = letters.chars().rev().collect();
        let (other, _) = words.split_once(" drawn=").expect("it was drawn");
        let plain = Shares::parse(other).expect("as it was before");
        assert_eq!(plain.is_seating_fair(3), None);
        let other = Shares::parse(&format!("{other} drawn={letters}")).expect("another seating");
        assert_eq!(other.is_seating_fair(3), Some(false));
        for wrong in ["", "X", "AB=", "A B"] {
            assert_eq!(Shares::parse(&format!("{words} drawn={wrong}")), None, "{wrong}");
        }
    }

    #[test]
    fn drawn_colours_are_checked_and_all_others_are_found() {
        let people = vec![(Seat::new(0).expect("A"), Seed([1; 32]))];
        let drawn = super::colours(&[9; 32], [&[1; 32][..]]);
        assert_ne!(drawn, COLOURS, "they are shuffled");
        let shares = Shares {
            commitment: Seed(commitment(&[9; 32])),
            server: Seed([9; 32]),
            people,
            drawn: Some(Seat::all(3).collect()),
            colours: Some(drawn[..3].to_vec()),
        };
        assert_eq!(shares.are_colours_fair(3), Some(true));
        assert_eq!(shares.are_colours_fair(4), Some(false));
        let text = shares.to_string();
        assert!(
            text.ends_with(&format!(" drawn=ABC colours={}", drawn[..3].join(","))),
            "{text}"
        );
        let words = text.strip_prefix("chance ").expect("its first word");
        assert_eq!(Shares::parse(words).as_ref(), Some(&shares));
        let (before, _) = words.split_once(" colours=").expect("they were drawn");
        assert_eq!(
            Shares::parse(before)
                .expect("as it was before")
                .are_colours_fair(3),
            None
        );
        let other = format!("{before} colours={},{},{}", drawn[1], drawn[0], drawn[2]);
        assert_eq!(
            Shares::parse(&other).expect("others").are_colours_fair(3),
            Some(false)
        );
        for wrong in ["", "pink", "red,", "red blue"] {
            assert_eq!(
                Shares::parse(&format!("{before} colours={wrong}")),
                None,
                "{wrong}"
            );
        }
    }
}
