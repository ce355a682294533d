//! Passwords: hashed with Argon2id, which is slow and memory-hard, so that a stolen database does not reveal them.

use std::sync::{Arc, Mutex, PoisonError};

use argon2::{Algorithm, Argon2, Block, Params, Version};
use sha2::{Digest as _, Sha256};
use store::{Account, Store, StoreError};
use tokio::sync::{OwnedSemaphorePermit as Permit, Semaphore};

use super::{ApiError, App, Env};

/// The parameters of a password hash. All claims to one address share them, so that one computation can be compared
/// with all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HashParams {
    pub method: String,
    pub salt: Vec<u8>,
}

/// 19 MiB, two passes, one lane: the minimum that OWASP recommends.
const METHOD: &str = "argon2id m=19456 t=2 p=1";
/// The length of a hash in bytes.
const HASH_LEN: usize = 32;
/// The name of the stored secret from which salts are derived.
const SECRET: &str = "salts";
/// The maximum number of simultaneous hashes, however many cores there are. Each uses 19 MiB, which are kept. Three
/// handle more than a hundred sign-ins a second.
const MAX_THREADS: usize = 3;
/// The number of requests that may wait for a hash; any others are asked to retry later.
const MAX_QUEUE: usize = 64;
/// The number of seconds after which to retry.
const RETRY_SECS: i64 = 2;

/// The secret from which salts are derived: the same for all servers on a database.
pub(super) async fn salt_secret(store: &Store, env: &Env) -> Result<Vec<u8>, StoreError> {
    store.secret(SECRET, &env.bytes::<32>(), env.now()).await
}

impl HashParams {
    /// The parameters for an address's first password. The salt is derived from the address: two simultaneous claims
    /// have the same salt, so one computation can still be compared with both.
    pub fn for_address(secret: &[u8], email: &str) -> HashParams {
        let salt = Sha256::new().chain_update(secret).chain_update(email).finalize();
        HashParams {
            method: METHOD.to_owned(),
            salt: salt[..16].to_vec(),
        }
    }

    pub fn of(account: &Account) -> HashParams {
        HashParams {
            method: account.method.clone(),
            salt: account.salt.clone(),
        }
    }

    /// The hash of `password`; `None` if the stored method is unknown.
    pub fn hash(&self, password: &str) -> Option<Vec<u8>> {
        self.hash_in(&mut Vec::new(), password)
    }

    /// Like `hash`, but reuses memory.
    fn hash_in(&self, memory: &mut Vec<Block>, password: &str) -> Option<Vec<u8>> {
        let mut costs = self.method.strip_prefix("argon2id ")?.split(' ');
        let mut cost = |name: &str| costs.next()?.strip_prefix(name)?.parse().ok();
        let params = Params::new(cost("m=")?, cost("t=")?, cost("p=")?, Some(HASH_LEN)).ok()?;
        if memory.len() < params.block_count() {
            memory.resize(params.block_count(), Block::new());
        }
        let mut hash = vec![0; HASH_LEN];
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
            .hash_password_into_with_memory(password.as_bytes(), &self.salt, &mut hash, memory)
            .ok()?;
        Some(hash)
    }
}

/// Hashes passwords with a few threads, which keep their memory, and a bounded queue.
#[derive(Debug)]
pub(super) struct Hashers {
    threads: Arc<Semaphore>,
    queue: Semaphore,
    memory: Arc<Memory>,
}

impl Hashers {
    pub fn new(cores: usize) -> Hashers {
        Hashers {
            threads: Arc::new(Semaphore::new(cores.clamp(1, MAX_THREADS))),
            queue: Semaphore::new(MAX_QUEUE),
            memory: Arc::default(),
        }
    }

    /// Waits for a thread; fails if too many requests are waiting already.
    async fn thread(&self) -> Result<Permit, ApiError> {
        let busy = |_| ApiError::Busy { seconds: RETRY_SECS };
        let _waiting = self.queue.try_acquire().map_err(busy)?;
        let permit = self.threads.clone().acquire_owned().await;
        permit.map_err(|_| ApiError::Unavailable)
    }
}

/// Memory from finished hashes, for reuse: one buffer per simultaneous hash. Memory that is freed after each hash would
/// end up in many threads' heaps and stay there.
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

impl App {
    /// Hashes on a blocking thread, a limited number at once. The permit belongs to the hash, not to the request: a
    /// client that disconnects does not free it early.
    pub(super) async fn hash(&self, params: HashParams, password: &str) -> Result<Vec<u8>, ApiError> {
        let password = password.to_owned();
        let permit = self.0.hashers.thread().await?;
        let memory = self.0.hashers.memory.clone();
        let hashing = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let mut blocks = memory.take();
            let hash = params.hash_in(&mut blocks, &password);
            memory.put_back(blocks);
            hash
        });
        hashing.await.ok().flatten().ok_or(ApiError::Unavailable)
    }

    /// The parameters for an address's first password.
    pub(super) async fn new_params(&self, email: &str) -> Result<HashParams, ApiError> {
        let secret = self
            .0
            .salt_secret
            .get_or_try_init(|| salt_secret(self.store(), &self.0.env));
        Ok(HashParams::for_address(secret.await?, email))
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;

    use super::*;

    #[test]
    fn a_hash_depends_only_on_parameters_and_password() {
        let params = HashParams::for_address(b"secret", "anna@example.org");
        let hash = params.hash("correct horse").expect("our own params");
        assert_eq!(params.hash("correct horse"), Some(hash.clone()));
        assert_ne!(params.hash("correct horsf"), Some(hash.clone()));
        for (secret, email) in [("another", "anna@example.org"), ("secret", "bert@example.org")] {
            let other = HashParams::for_address(secret.as_bytes(), email);
            assert_ne!(
                other.hash("correct horse"),
                Some(hash.clone()),
                "{secret} {email}"
            );
        }
        let mut used = Vec::new();
        assert!(params.hash_in(&mut used, "something else").is_some());
        assert_eq!(
            params.hash_in(&mut used, "correct horse"),
            Some(hash),
            "nothing stays of it"
        );
        let unknown = HashParams {
            method: "md5".to_owned(),
            ..params
        };
        assert_eq!(unknown.hash("correct horse"), None);
    }

    async fn app() -> App {
        let store = Store::open("sqlite::memory:").await.expect("a database");
        App::new(store, Env::real())
    }

    /// A hundred clients disconnect as soon as their hashes have begun.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn disconnecting_does_not_free_a_hash_slot() {
        let app = app().await;
        let threads = app.0.hashers.threads.available_permits();
        for number in 0..100 {
            let hash = app.hash(HashParams::for_address(b"secret", "anna@example.org"), "guess");
            let hung_up = tokio::time::timeout(std::time::Duration::from_millis(2), hash).await;
            assert!(!matches!(hung_up, Ok(Err(_))), "{number}");
        }
        let all = u32::try_from(threads).expect("a few");
        let _idle = app
            .0
            .hashers
            .threads
            .acquire_many(all)
            .await
            .expect("never closed");
        let pieces = app.0.hashers.memory.0.lock().expect("no panic").len();
        assert!(
            (1..=threads).contains(&pieces),
            "{pieces} pieces for {threads} threads"
        );
    }

    #[tokio::test]
    async fn the_queue_is_bounded() {
        let app = app().await;
        let threads = u32::try_from(app.0.hashers.threads.available_permits()).expect("a few");
        let _busy = app
            .0
            .hashers
            .threads
            .acquire_many(threads)
            .await
            .expect("never closed");
        let mut waiting: Vec<_> = (0..MAX_QUEUE).map(|_| Box::pin(app.0.hashers.thread())).collect();
        for one in &mut waiting {
            assert!(one.now_or_never().is_none(), "it waits");
        }
        let refused = app.0.hashers.thread().await;
        assert!(
            matches!(refused, Err(ApiError::Busy { seconds: 1.. })),
            "{refused:?}"
        );
        drop(waiting.pop());
        let another = app.0.hashers.thread().now_or_never();
        assert!(another.is_none(), "one has gone: it waits");
    }
}
