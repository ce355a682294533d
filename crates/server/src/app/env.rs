//! The environment: the clock and the source of random bytes. Tests provide their own.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;
type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// The clock and the source of random bytes.
#[derive(Clone)]
pub struct Env {
    clock: Clock,
    entropy: Entropy,
}

impl fmt::Debug for Env {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("World")
    }
}

/// All times in [`SlewedClock`] are in nanoseconds.
const MILLISECOND_NS: i64 = 1_000_000;
/// The clock runs a twentieth faster or slower than real time until it agrees with the system clock.
const SLEW_DIVISOR: i64 = 20;

/// A clock that follows the system clock but never jumps. If somebody moves the system clock by an hour, no player
/// loses an hour; the difference is corrected gradually.
#[derive(Debug)]
struct SlewedClock {
    now: i64,
    ticks: i64,
}

impl SlewedClock {
    fn new(wall: i64, ticks: i64) -> SlewedClock {
        SlewedClock { now: wall, ticks }
    }

    /// Computes the time from the system clock and a monotonic clock.
    fn read(&mut self, wall: i64, ticks: i64) -> i64 {
        let passed = (ticks - self.ticks).max(0);
        let pull = passed / SLEW_DIVISOR;
        let now = self.now + passed;
        self.now = now + (wall - now).clamp(-pull, pull);
        self.ticks = ticks;
        self.now
    }
}

/// The system clock's time.
fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| i64::try_from(since.as_nanos()).unwrap_or(i64::MAX))
}

/// The time since the machine was started, including time asleep.
#[cfg(target_os = "linux")]
fn ticks() -> i64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    time.tv_sec * 1_000 * MILLISECOND_NS + time.tv_nsec
}

/// The time since the first call.
#[cfg(not(target_os = "linux"))]
fn ticks() -> i64 {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    let start = START.get_or_init(std::time::Instant::now);
    i64::try_from(start.elapsed().as_nanos()).unwrap_or(i64::MAX)
}

/// The characters used in ids, without those that are easily confused.
const ID_ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl Env {
    /// The machine's clock and its source of random bytes.
    pub fn real() -> Env {
        let slewed = Mutex::new(SlewedClock::new(wall(), ticks()));
        let clock = move || {
            let mut slewed = slewed.lock().unwrap_or_else(PoisonError::into_inner);
            slewed.read(wall(), ticks()) / MILLISECOND_NS
        };
        let entropy = |bytes: &mut [u8]| {
            getrandom::fill(bytes).expect("a system without random bytes cannot run a game server");
        };
        Env::new(clock, entropy)
    }

    /// An environment with another clock (in milliseconds since 1970) and another source of bytes.
    pub fn new(
        clock: impl Fn() -> i64 + Send + Sync + 'static,
        entropy: impl Fn(&mut [u8]) + Send + Sync + 'static,
    ) -> Env {
        Env {
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

    /// An unguessable id: 80 bits in 16 characters.
    pub(crate) fn id(&self) -> String {
        let character = |byte: u8| char::from(ID_ALPHABET[usize::from(byte % 32)]);
        self.bytes::<16>().map(character).iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: i64 = 1_000 * MILLISECOND_NS;
    const HOUR: i64 = 3_600 * SECOND;

    #[test]
    fn the_clock_does_not_jump_with_the_system_clock() {
        for jump in [HOUR, -120 * SECOND, 400 * 24 * HOUR] {
            let start = 1_790_000_000 * SECOND;
            let mut slewed = SlewedClock::new(start, 0);
            assert_eq!(slewed.read(start + SECOND, SECOND), start + SECOND);
            let mut last = slewed.now;
            for second in 2..62 {
                let now = slewed.read(start + second * SECOND + jump, second * SECOND);
                let step = now - last;
                assert!((step - SECOND).abs() <= SECOND / SLEW_DIVISOR, "{jump}: {step}");
                last = now;
            }
        }
    }

    #[test]
    fn the_difference_is_corrected_gradually() {
        let mut slewed = SlewedClock::new(0, 0);
        for minute in 1..=30 {
            slewed.read(minute * 60 * SECOND + 60 * SECOND, minute * 60 * SECOND);
        }
        assert_eq!(slewed.now, 31 * 60 * SECOND);
    }
}
