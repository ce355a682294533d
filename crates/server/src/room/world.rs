//! What comes from outside: the time, and chance. Tests bring their own.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
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

/// In nanoseconds, as everything in [`Steady`].
const MILLISECOND: i64 = 1_000_000;
/// How much faster or slower than real time the clock goes until it agrees with the system's: a twentieth.
const PULL: i64 = 20;

/// A clock that follows the system's, but never jumps. When somebody sets the system's clock by an hour, nobody at a table
/// has thought for an hour; the difference is made up for bit by bit.
#[derive(Debug)]
struct Steady {
    now: i64,
    ticks: i64,
}

impl Steady {
    fn new(wall: i64, ticks: i64) -> Steady {
        Steady { now: wall, ticks }
    }

    /// The time, from what the system's clock shows and from a clock that nobody sets.
    fn read(&mut self, wall: i64, ticks: i64) -> i64 {
        let passed = (ticks - self.ticks).max(0);
        let pull = passed / PULL;
        let now = self.now + passed;
        self.now = now + (wall - now).clamp(-pull, pull);
        self.ticks = ticks;
        self.now
    }
}

/// What the system's clock shows.
fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_nanos()).unwrap_or(i64::MAX))
}

/// The time since the machine was started, also while it slept: then time has really passed.
#[cfg(target_os = "linux")]
fn ticks() -> i64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    time.tv_sec * 1_000 * MILLISECOND + time.tv_nsec
}

/// The time since this was first asked.
#[cfg(not(target_os = "linux"))]
fn ticks() -> i64 {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    let start = START.get_or_init(std::time::Instant::now);
    i64::try_from(start.elapsed().as_nanos()).unwrap_or(i64::MAX)
}

/// The letters of ids: none that is easily taken for another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl World {
    /// The machine's clock and its source of random bytes.
    pub fn real() -> World {
        let steady = Mutex::new(Steady::new(wall(), ticks()));
        let clock = move || {
            let mut steady = steady.lock().unwrap_or_else(PoisonError::into_inner);
            steady.read(wall(), ticks()) / MILLISECOND
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

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: i64 = 1_000 * MILLISECOND;
    const HOUR: i64 = 3_600 * SECOND;

    #[test]
    fn nobody_notices_that_the_system_s_clock_was_set() {
        for jump in [HOUR, -120 * SECOND, 400 * 24 * HOUR] {
            let start = 1_790_000_000 * SECOND;
            let mut steady = Steady::new(start, 0);
            assert_eq!(steady.read(start + SECOND, SECOND), start + SECOND);
            let mut last = steady.now;
            for second in 2..62 {
                let now = steady.read(start + second * SECOND + jump, second * SECOND);
                let step = now - last;
                assert!((step - SECOND).abs() <= SECOND / PULL, "{jump}: {step}");
                last = now;
            }
        }
    }

    #[test]
    fn the_difference_is_made_up_for() {
        let mut steady = Steady::new(0, 0);
        for minute in 1..=30 {
            steady.read(minute * 60 * SECOND + 60 * SECOND, minute * 60 * SECOND);
        }
        assert_eq!(steady.now, 31 * 60 * SECOND);
    }
}
