//! Passwords: hashed by Argon2id, which is slow and wants memory, so that a stolen database does not give them away.

use argon2::{Algorithm, Argon2, Params, Version};
use store::Account;

use super::{Refusal, Room, World};

/// How a password is hashed: all claims of one address share it, so that one computation compares with all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub method: String,
    pub salt: Vec<u8>,
}

/// 19 MiB, two passes, one lane: what OWASP asks for at the least.
const METHOD: &str = "argon2id m=19456 t=2 p=1";
/// Bytes of a hash.
const LENGTH: usize = 32;

impl Way {
    pub fn new(world: &World) -> Way {
        Way {
            method: METHOD.to_owned(),
            salt: world.bytes::<16>().to_vec(),
        }
    }

    pub fn of(account: &Account) -> Way {
        Way {
            method: account.method.clone(),
            salt: account.salt.clone(),
        }
    }

    /// What `password` becomes; nothing if the database names a way that we do not know.
    pub fn hash(&self, password: &str) -> Option<Vec<u8>> {
        let mut costs = self.method.strip_prefix("argon2id ")?.split(' ');
        let mut cost = |name: &str| costs.next()?.strip_prefix(name)?.parse().ok();
        let params = Params::new(cost("m=")?, cost("t=")?, cost("p=")?, Some(LENGTH)).ok()?;
        let mut hash = vec![0; LENGTH];
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
            .hash_password_into(password.as_bytes(), &self.salt, &mut hash)
            .ok()?;
        Some(hash)
    }
}

impl Room {
    /// Hashes on a thread that may take its time, no more of them at once than there are cores.
    pub(super) async fn hash(&self, way: Way, password: &str) -> Result<Vec<u8>, Refusal> {
        let password = password.to_owned();
        let Ok(_permit) = self.0.hashers.acquire().await else {
            return Err(Refusal::Unavailable);
        };
        let hashing = tokio::task::spawn_blocking(move || way.hash(&password));
        hashing.await.ok().flatten().ok_or(Refusal::Unavailable)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_follows_from_way_and_password_and_gives_nothing_away() {
        let way = Way::new(&World::real());
        let hash = way.hash("correct horse").expect("our own way");
        assert_eq!(way.hash("correct horse"), Some(hash.clone()));
        assert_ne!(way.hash("correct horsf"), Some(hash.clone()));
        assert_ne!(Way::new(&World::real()).hash("correct horse"), Some(hash));
        let unknown = Way {
            method: "md5".to_owned(),
            ..way
        };
        assert_eq!(unknown.hash("correct horse"), None);
    }
}
