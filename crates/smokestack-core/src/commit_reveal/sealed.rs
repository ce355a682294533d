//! What players commit to before any share is opened.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::{Seat, Seed};

/// Who drew a player's share, and whether the server knew it in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The player's client drew it and kept it to itself until everybody had committed.
    Sealed,
    /// The player's client drew it and sent it in plain text: the server knew it before the others had committed.
    Open,
    /// The server drew it for a client that sent nothing.
    Server,
}

impl Origin {
    /// The mark in a record; a sealed share has none.
    pub fn mark(self) -> Option<&'static str> {
        match self {
            Origin::Sealed => None,
            Origin::Open => Some("open"),
            Origin::Server => Some("server"),
        }
    }

    pub fn from_mark(mark: Option<&str>) -> Option<Origin> {
        let all = [Origin::Sealed, Origin::Open, Origin::Server];
        all.into_iter().find(|origin| origin.mark() == mark)
    }
}

/// A player's commitment and the origin of the share. Printed as `COMMITMENT`, `COMMITMENT:open` or
/// `COMMITMENT:server`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pledge {
    pub commitment: Seed,
    pub origin: Origin,
}

impl Pledge {
    pub(super) fn parse(text: &str) -> Option<Pledge> {
        let (commitment, mark) = match text.split_once(':') {
            Some((commitment, mark)) => (commitment, Some(mark)),
            None => (text, None),
        };
        Some(Pledge {
            commitment: super::text::digits(commitment)?,
            origin: Origin::from_mark(mark)?,
        })
    }
}

impl fmt::Display for Pledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.commitment)?;
        match self.origin.mark() {
            Some(mark) => write!(f, ":{mark}"),
            None => Ok(()),
        }
    }
}

/// The commitments as a record contains them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// How many times all commitments were discarded because a share was not opened.
    pub restarts: u32,
    /// One for each of [`super::Shares::people`], in the same order.
    pub pledges: Vec<Pledge>,
}

/// Everything that is fixed before the first share is opened. A client notes its hash before it opens its share: at
/// the end, the record must give the same hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The server's commitment.
    pub server: Seed,
    pub seats: usize,
    /// Whether the seats are drawn when the game begins.
    pub is_drawn: bool,
    pub restarts: u32,
    /// Each with its player's seat before any draw; in any order.
    pub pledges: Vec<(Seat, Pledge)>,
}

impl Seal {
    /// SHA-256 of the seal's text (docs/chance.md).
    pub fn hash(&self) -> Seed {
        Seed(Sha256::digest(self.to_string()).into())
    }
}

impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seating = if self.is_drawn { "random" } else { "chosen" };
        let (server, seats, restarts) = (&self.server, self.seats, self.restarts);
        write!(
            f,
            "seal {server} seats={seats} seating={seating} restarts={restarts}"
        )?;
        for chair in Seat::all(self.seats) {
            let mut own_pledges = self.pledges.iter().filter(|(seat, _)| *seat == chair);
            own_pledges.try_for_each(|(_, pledge)| write!(f, " {chair}={pledge}"))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_a_seal_is_pinned() {
        let pledge = |byte, origin| Pledge {
            commitment: Seed([byte; 32]),
            origin,
        };
        let seat = |at| Seat::new(at).expect("a seat");
        let seal = Seal {
            server: Seed([9; 32]),
            seats: 3,
            is_drawn: true,
            restarts: 2,
            pledges: vec![
                (seat(2), pledge(3, Origin::Server)),
                (seat(0), pledge(1, Origin::Sealed)),
            ],
        };
        let (server, a, c) = ("09".repeat(32), "01".repeat(32), "03".repeat(32));
        let text = format!("seal {server} seats=3 seating=random restarts=2 A={a} C={c}:server");
        assert_eq!(seal.to_string(), text);
        let digest: [u8; 32] = Sha256::digest(text).into();
        assert_eq!(seal.hash(), Seed(digest));
    }

    #[test]
    fn reading_a_pledge_is_the_inverse_of_writing() {
        for origin in [Origin::Sealed, Origin::Open, Origin::Server] {
            let pledge = Pledge {
                commitment: Seed([5; 32]),
                origin,
            };
            assert_eq!(Pledge::parse(&pledge.to_string()), Some(pledge));
        }
        for invalid_text in ["", "05", &"05".repeat(33), &format!("{}:", "05".repeat(32))] {
            assert_eq!(Pledge::parse(invalid_text), None, "{invalid_text}");
        }
    }
}
