//! How often somebody may ask. The counts live in this process: several servers together allow as many times more.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::Refusal;
use crate::settings::Settings;

/// Coming in, by address: guests, new accounts, signing in.
const DOOR: (u32, Duration) = (40, Duration::from_secs(5));
/// Passwords tried for one address of an account.
const GUESSES: (u32, Duration) = (10, Duration::from_secs(60));

/// What one person says.
const WORDS: (u32, Duration) = (20, Duration::from_secs(2));

/// Letters to one address.
const LETTERS: (u32, Duration) = (3, Duration::from_secs(300));

/// How many seconds whoever has too many live connections should wait before trying again.
const LINES: i64 = 30;

pub(super) struct Limits {
    requests: Option<DefaultKeyedRateLimiter<String>>,
    door: DefaultKeyedRateLimiter<IpAddr>,
    guesses: DefaultKeyedRateLimiter<String>,
    words: DefaultKeyedRateLimiter<String>,
    letters: DefaultKeyedRateLimiter<String>,
    clock: DefaultClock,
    /// Live connections that are open, by whom.
    lines: Arc<Mutex<HashMap<String, u32>>>,
    most_lines: Option<NonZeroU32>,
}

/// A live connection, counted as long as this is held.
#[derive(Debug)]
pub(crate) struct Line {
    whose: Vec<String>,
    lines: Arc<Mutex<HashMap<String, u32>>>,
}

impl Drop for Line {
    fn drop(&mut self) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        for whose in &self.whose {
            match lines.get_mut(whose) {
                Some(open) if *open > 1 => *open -= 1,
                _ => drop(lines.remove(whose)),
            }
        }
    }
}

impl std::fmt::Debug for Limits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Limits")
    }
}

impl Limits {
    pub fn new(settings: &Settings) -> Limits {
        let requests = settings.requests_per_second.map(|rate| {
            let burst = rate.saturating_mul(NonZeroU32::MIN.saturating_add(9));
            RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst))
        });
        Limits {
            requests,
            door: RateLimiter::keyed(quota(DOOR)),
            guesses: RateLimiter::keyed(quota(GUESSES)),
            words: RateLimiter::keyed(quota(WORDS)),
            letters: RateLimiter::keyed(quota(LETTERS)),
            clock: DefaultClock::default(),
            lines: Arc::default(),
            most_lines: settings.live_connections,
        }
    }

    /// One more live connection, of a person and from an address, as far as they are known.
    pub fn line(&self, person: Option<&str>, address: Option<IpAddr>) -> Result<Line, Refusal> {
        let person = person.map(|person| format!("person {person}"));
        let address = address.map(|address| format!("address {}", network(address)));
        let whose: Vec<String> = person.into_iter().chain(address).collect();
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let open = |whose: &String| lines.get(whose).copied().unwrap_or_default();
        if self
            .most_lines
            .is_some_and(|most| whose.iter().any(|whose| open(whose) >= most.get()))
        {
            return Err(Refusal::TooMany { seconds: LINES });
        }
        for whose in &whose {
            *lines.entry(whose.clone()).or_default() += 1;
        }
        Ok(Line {
            whose,
            lines: self.lines.clone(),
        })
    }

    /// Anything at all, by whoever connects.
    pub fn request_from(&self, address: IpAddr) -> Result<(), Refusal> {
        self.request(format!("address {}", network(address)))
    }

    /// Anything at all, by a person.
    pub fn request_by(&self, person: &str) -> Result<(), Refusal> {
        self.request(format!("person {person}"))
    }

    fn request(&self, who: String) -> Result<(), Refusal> {
        match &self.requests {
            Some(limiter) => self.check(limiter, &who),
            None => Ok(()),
        }
    }

    pub fn door(&self, address: IpAddr) -> Result<(), Refusal> {
        self.check(&self.door, &network(address))
    }

    /// A password that is tried: so many for one account, from wherever they come.
    pub fn guess(&self, account: &str) -> Result<(), Refusal> {
        self.check(&self.guesses, &account.to_owned())
    }

    /// Something that a person says.
    pub fn words(&self, person: &str) -> Result<(), Refusal> {
        self.check(&self.words, &person.to_owned())
    }

    /// A letter that somebody asks for: nobody's box is filled by others.
    pub fn letter(&self, address: &str) -> Result<(), Refusal> {
        self.check(&self.letters, &address.to_owned())
    }

    /// Forgets those who have not asked for a while.
    pub fn tidy(&self) {
        if let Some(requests) = &self.requests {
            requests.retain_recent();
        }
        self.door.retain_recent();
        self.guesses.retain_recent();
        self.words.retain_recent();
        self.letters.retain_recent();
    }

    fn check<K: std::hash::Hash + Eq + Clone>(
        &self,
        limiter: &DefaultKeyedRateLimiter<K>,
        key: &K,
    ) -> Result<(), Refusal> {
        limiter.check_key(key).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            Refusal::TooMany {
                seconds: wait.as_secs() as i64 + 1,
            }
        })
    }
}

fn quota((burst, each): (u32, Duration)) -> Quota {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(each).unwrap_or_else(|| Quota::per_second(NonZeroU32::MIN));
    quota.allow_burst(burst)
}

/// In IPv6 one customer has a whole network: its first half counts.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        four => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_too_often_is_told_to_wait_and_others_are_not() {
        let settings = Settings {
            requests_per_second: NonZeroU32::new(1),
            ..Settings::default()
        };
        let limits = Limits::new(&settings);
        let allowed = (0..50).filter(|_| limits.request_by("anna").is_ok()).count();
        assert!((10..13).contains(&allowed), "{allowed}");
        assert!(limits.request_by("bert").is_ok());
        let refused = limits.request_by("anna");
        assert!(
            matches!(refused, Err(Refusal::TooMany { seconds: 1.. })),
            "{refused:?}"
        );
        let guessed = (0..50).filter(|_| limits.guess("a@b").is_ok()).count();
        assert_eq!(guessed, 10);
        limits.tidy();
        assert!(limits.guess("a@b").is_err(), "tidying forgets nobody who waits");
    }

    #[test]
    fn so_many_lines_are_open_at_once_and_no_more() {
        let settings = Settings {
            live_connections: NonZeroU32::new(2),
            ..Settings::default()
        };
        let limits = Limits::new(&settings);
        let address = Some(IpAddr::from([192, 0, 2, 1]));
        let first = limits.line(Some("anna"), address).expect("one");
        let _second = limits.line(Some("anna"), None).expect("two");
        assert!(limits.line(Some("anna"), None).is_err(), "as a person");
        let _third = limits.line(None, address).expect("two from there");
        assert!(limits.line(Some("bert"), address).is_err(), "from an address");
        assert!(limits.line(Some("bert"), None).is_ok());
        drop(first);
        assert!(limits.line(Some("anna"), address).is_ok(), "one has gone");
        assert!(
            Limits::new(&Settings::default())
                .line(Some("anna"), address)
                .is_ok()
        );
    }

    #[test]
    fn one_network_counts_as_one() {
        let limits = Limits::new(&Settings::default());
        let from = |last: u16| IpAddr::from([0x2001, 0xdb8, 1, 2, 0, 0, 0, last]);
        let allowed = (0..100).filter(|last| limits.door(from(*last)).is_ok()).count();
        assert_eq!(allowed, 40);
        assert!(
            limits
                .door(IpAddr::from([0x2001, 0xdb8, 1, 3, 0, 0, 0, 1]))
                .is_ok()
        );
        assert!(limits.door(IpAddr::from([192, 0, 2, 1])).is_ok());
    }
}
