//! Fair chance between people who do not share a table: the server commits itself to a share before anybody sits down,
//! everybody adds one, and the seed is the hash of them all. Nobody, the server included, could have chosen it.

use std::fmt;

use sha2::{Digest as _, Sha256};

use crate::{Seat, Seed};

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
}

impl Shares {
    /// Whether the server's share is the one that it had committed itself to.
    pub fn is_kept(&self) -> bool {
        commitment(&self.server.0) == self.commitment.0
    }

    /// The seed that follows from them.
    pub fn seed(&self) -> Seed {
        seed(&self.server.0, self.people.iter().map(|(_, share)| &share.0[..]))
    }

    /// What [`fmt::Display`] writes, without its first word.
    pub(crate) fn parse(text: &str) -> Option<Shares> {
        let share = |text: &str| (text.len() == 64).then(|| text.parse().ok()).flatten();
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
        })
    }
}

impl fmt::Display for Shares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chance {} {}", self.commitment, self.server)?;
        self.people
            .iter()
            .try_for_each(|(seat, share)| write!(f, " {seat}={share}"))
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
}
