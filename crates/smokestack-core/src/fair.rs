//! Fair chance between people who do not share a table: the server commits itself to a share before anybody sits down,
//! everybody adds one, and the seed is the hash of them all. Nobody, the server included, could have chosen it.

use sha2::{Digest as _, Sha256};

use crate::Seed;

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
