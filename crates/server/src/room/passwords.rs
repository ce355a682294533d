//! Passwords: hashed by Argon2id, which is slow and wants memory, so that a stolen database does not give them away.

use std::sync::{Arc, Mutex, PoisonError};

use argon2::{Algorithm, Argon2, Block, Params, Version};
use sha2::{Digest as _, Sha256};
use store::{Account, Store, StoreError};
use tokio::sync::{OwnedSemaphorePermit as Permit, Semaphore};

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
/// The stored secret from which salts are made.
const SECRET: &str = "salts";
/// Hashes at the same time, each in 19 MiB that are kept: no more of them however many cores there are. Three finish more
/// than a hundred sign-ins a second.
const MOST_THREADS: usize = 3;
/// Requests that may wait for a hash; one more is asked to come back later.
const QUEUE: usize = 64;
/// After how many seconds.
const COME_BACK: i64 = 2;

/// What salts are made from: one secret for all servers on a database.
pub(super) async fn salt_secret(store: &Store, world: &World) -> Result<Vec<u8>, StoreError> {
    store.secret(SECRET, &world.bytes::<32>(), world.now()).await
}

impl Way {
    /// How the first password for an address is hashed. The salt follows from the address: two who claim it at the same
    /// moment have the same, and one computation still compares with both.
    pub fn for_address(secret: &[u8], email: &str) -> Way {
        let salt = Sha256::new().chain_update(secret).chain_update(email).finalize();
        Way {
            method: METHOD.to_owned(),
            salt: salt[..16].to_vec(),
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
        self.hash_in(&mut Vec::new(), password)
    }

    /// The same, in memory that was used before.
    fn hash_in(&self, memory: &mut Vec<Block>, password: &str) -> Option<Vec<u8>> {
        let mut costs = self.method.strip_prefix("argon2id ")?.split(' ');
        let mut cost = |name: &str| costs.next()?.strip_prefix(name)?.parse().ok();
        let params = Params::new(cost("m=")?, cost("t=")?, cost("p=")?, Some(LENGTH)).ok()?;
        if memory.len() < params.block_count() {
            memory.resize(params.block_count(), Block::new());
        }
        let mut hash = vec![0; LENGTH];
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
            .hash_password_into_with_memory(password.as_bytes(), &self.salt, &mut hash, memory)
            .ok()?;
        Some(hash)
    }
}

/// Who hashes passwords: a few threads with their memory, and a queue that ends somewhere.
#[derive(Debug)]
pub(super) struct Hashers {
    threads: Arc<Semaphore>,
    queue: Semaphore,
    memory: Arc<Memory>,
}

impl Hashers {
    pub fn new(cores: usize) -> Hashers {
        Hashers {
            threads: Arc::new(Semaphore::new(cores.clamp(1, MOST_THREADS))),
            queue: Semaphore::new(QUEUE),
            memory: Arc::default(),
        }
    }

    /// Waits for a thread; not if too many wait already.
    async fn thread(&self) -> Result<Permit, Refusal> {
        let busy = |_| Refusal::Busy { seconds: COME_BACK };
        let _waiting = self.queue.try_acquire().map_err(busy)?;
        let permit = self.threads.clone().acquire_owned().await;
        permit.map_err(|_| Refusal::Unavailable)
    }
}

/// The memory of hashes that are done, for those to come: as many pieces as hashes were made at the same time. Given back
/// to the system after each hash, it would end up in the heaps of many threads, and stay there.
#[derive(Default)]
struct Memory(Mutex<Vec<Vec<Block>>>);

impl Memory {
    fn take(&self) -> Vec<Block> {
        let mut free = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        free.pop().unwrap_or_default()
    }

    fn put_back(&self, memory: Vec<Block>) {
        let mut free = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        free.push(memory);
    }
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Memory")
    }
}

impl Room {
    /// Hashes on a thread that may take its time, no more of them at once than there are cores. Who has hung up meanwhile
    /// is not noticed there: the permit stays with the hash, not with the request.
    pub(super) async fn hash(&self, way: Way, password: &str) -> Result<Vec<u8>, Refusal> {
        let password = password.to_owned();
        let permit = self.0.hashers.thread().await?;
        let memory = self.0.hashers.memory.clone();
        let hashing = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let mut blocks = memory.take();
            let hash = way.hash_in(&mut blocks, &password);
            memory.put_back(blocks);
            hash
        });
        hashing.await.ok().flatten().ok_or(Refusal::Unavailable)
    }

    /// How the first password for an address is hashed.
    pub(super) async fn new_way(&self, email: &str) -> Result<Way, Refusal> {
        let secret = self
            .0
            .salt_secret
            .get_or_try_init(|| salt_secret(self.store(), &self.0.world));
        Ok(Way::for_address(secret.await?, email))
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    #[test]
    fn a_hash_follows_from_way_and_password_and_gives_nothing_away() {
        let way = Way::for_address(b"secret", "anna@example.org");
        let hash = way.hash("correct horse").expect("our own way");
        assert_eq!(way.hash("correct horse"), Some(hash.clone()));
        assert_ne!(way.hash("correct horsf"), Some(hash.clone()));
        for (secret, email) in [("another", "anna@example.org"), ("secret", "bert@example.org")] {
            let other = Way::for_address(secret.as_bytes(), email);
            assert_ne!(
                other.hash("correct horse"),
                Some(hash.clone()),
                "{secret} {email}"
            );
        }
        let mut used = Vec::new();
        assert!(way.hash_in(&mut used, "something else").is_some());
        assert_eq!(
            way.hash_in(&mut used, "correct horse"),
            Some(hash),
            "nothing stays of it"
        );
        let unknown = Way {
            method: "md5".to_owned(),
            ..way
        };
        assert_eq!(unknown.hash("correct horse"), None);
    }

    async fn room() -> Room {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        Room::new(store, World::real())
    }

    /// A hundred clients hang up as soon as their hash has begun.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn who_hangs_up_makes_no_room_for_another_hash() {
        let room = room().await;
        let threads = room.0.hashers.threads.available_permits();
        for number in 0..100 {
            let hash = room.hash(Way::for_address(b"secret", "anna@example.org"), "guess");
            let hung_up = tokio::time::timeout(std::time::Duration::from_millis(2), hash).await;
            assert!(!matches!(hung_up, Ok(Err(_))), "{number}");
        }
        let all = u32::try_from(threads).expect("a few");
        let _idle = room
            .0
            .hashers
            .threads
            .acquire_many(all)
            .await
            .expect("never closed");
        let pieces = room.0.hashers.memory.0.lock().expect("no panic").len();
        assert!(
            (1..=threads).contains(&pieces),
            "{pieces} pieces for {threads} threads"
        );
    }

    #[tokio::test]
    async fn the_queue_ends_somewhere() {
        let room = room().await;
        let threads = u32::try_from(room.0.hashers.threads.available_permits()).expect("a few");
        let _busy = room
            .0
            .hashers
            .threads
            .acquire_many(threads)
            .await
            .expect("never closed");
        let mut waiting: Vec<_> = (0..QUEUE).map(|_| Box::pin(room.0.hashers.thread())).collect();
        for one in &mut waiting {
            assert!(one.now_or_never().is_none(), "it waits");
        }
        let refused = room.0.hashers.thread().await;
        assert!(
            matches!(refused, Err(Refusal::Busy { seconds: 1.. })),
            "{refused:?}"
        );
        drop(waiting.pop());
        let another = room.0.hashers.thread().now_or_never();
        assert!(another.is_none(), "one has gone: it waits");
    }
}
