//! What comes from outside: the time, and chance. Tests bring their own.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;
type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// The time, and chance.
#[derive(Clone)]
pub struct World {
    clock: Clock,
    entropy: Entropy,
}

impl fmt::Debug for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("World")
    }
}

/// The letters of ids: none that is easily taken for another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl World {
    /// The machine's clock and its source of random bytes.
    pub fn real() -> World {
        let clock = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |since| i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
        };
        let entropy = |bytes: &mut [u8]| {
            getrandom::fill(bytes).expect("a system without random bytes cannot run a game room");
        };
        World::new(clock, entropy)
    }

    /// Another clock (milliseconds since 1970) and other bytes.
    pub fn new(
        clock: impl Fn() -> i64 + Send + Sync + 'static,
        entropy: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> World {
        World {
            clock: Arc::new(clock),
            entropy: Arc::new(entropy),
        }
    }

    pub(crate) fn now(&self) -> i64 {
        (self.clock)()
    }

    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.entropy)(&mut bytes);
        bytes
    }

    /// An id that nobody guesses: 80 bits in 16 letters.
    pub(crate) fn id(&self) -> String {
        let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
        self.bytes::<16>().map(letter).iter().collect()
    }
}
