//! How often somebody may ask. The counts live in this process: several servers together allow as many times more.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

use super::Refusal;
use super::addresses::letter_box;
use super::counts::{Counted, Counts};
use crate::settings::Settings;

/// Coming in, by address: guests, new accounts, signing in.
const DOOR: (u32, Duration) = (40, Duration::from_secs(5));
/// Passwords and codes tried for one account from one address.
const ATTEMPTS: (u32, Duration) = (10, Duration::from_secs(60));
/// So many times what is allowed a second may come at once: requests, and whoever comes in.
const BURST: u32 = 10;
const BURST_AT_THE_DOOR: u32 = 20;

/// What one person says.
const WORDS: (u32, Duration) = (20, Duration::from_secs(2));

/// Letters to one address.
const LETTERS: (u32, Duration) = (3, Duration::from_secs(300));

/// How many seconds whoever has too many live connections should wait before trying again.
const LINES: i64 = 30;

/// What a password or a code is tried for. Each is counted by itself: nobody is shut out of one by what others try at
/// another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Attempt {
    /// Coming in, by whoever says to be the owner.
    SignIn,
    /// Replacing a forgotten password, by whoever says to have the letter.
    Reset,
    /// By somebody who is signed in: another password, deletion, confirming the address.
    Own,
}

pub(super) struct Limits {
    requests: Option<DefaultKeyedRateLimiter<String>>,
    /// Of all clients together.
    all_requests: Option<DefaultDirectRateLimiter>,
    door: DefaultKeyedRateLimiter<IpAddr>,
    /// Of all clients together.
    whole_door: Option<DefaultDirectRateLimiter>,
    attempts: DefaultKeyedRateLimiter<(Attempt, String, Option<IpAddr>)>,
    words: DefaultKeyedRateLimiter<String>,
    letters: DefaultKeyedRateLimiter<String>,
    clock: DefaultClock,
    /// Live connections that are open, by whom.
    lines: Counts,
    most_lines: Option<u32>,
    all_lines: Option<u32>,
}

impl std::fmt::Debug for Limits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Limits")
    }
}

impl Limits {
    pub fn new(settings: &Settings) -> Limits {
        let requests = settings.requests_per_second;
        let all_requests = settings.all_requests_per_second;
        let whole_door = settings.sign_ins_per_second;
        Limits {
            requests: requests.map(|rate| RateLimiter::keyed(a_second(rate, BURST))),
            all_requests: all_requests.map(|rate| RateLimiter::direct(a_second(rate, BURST))),
            door: RateLimiter::keyed(quota(DOOR)),
            whole_door: whole_door.map(|rate| RateLimiter::direct(a_second(rate, BURST_AT_THE_DOOR))),
            attempts: RateLimiter::keyed(quota(ATTEMPTS)),
            words: RateLimiter::keyed(quota(WORDS)),
            letters: RateLimiter::keyed(quota(LETTERS)),
            clock: DefaultClock::default(),
            lines: Counts::default(),
            most_lines: settings.live_connections.map(NonZeroU32::get),
            all_lines: settings.all_live_connections.map(NonZeroU32::get),
        }
    }

    /// One more live connection, of a person and from an address, as far as they are known. Of whom nothing is known counts
    /// with all others of that kind.
    pub fn line(&self, person: Option<&str>, address: Option<IpAddr>) -> Result<Counted, Refusal> {
        let address = match (person, address) {
            (_, Some(address)) => Some(format!("address {}", network(address))),
            (None, None) => Some("address unknown".to_owned()),
            (Some(_), None) => None,
        };
        let person = person.map(|person| format!("person {person}"));
        let each = person
            .into_iter()
            .chain(address)
            .map(|name| (name, self.most_lines));
        let all = ("all".to_owned(), self.all_lines);
        let counted = self.lines.add(each.chain([all]).collect());
        counted.ok_or(Refusal::TooMany { seconds: LINES })
    }

    /// Anything at all, by whoever connects; what comes from this machine has no address.
    pub fn request_from(&self, address: Option<IpAddr>) -> Result<(), Refusal> {
        if let Some(address) = address {
            self.request(format!("address {}", network(address)))?;
        }
        self.check_all(self.all_requests.as_ref())
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

    /// Somebody wants to come in: a guest, a new account, a sign-in. Passwords are hashed for them, so that all of them
    /// together are limited as well.
    pub fn door(&self, address: Option<IpAddr>) -> Result<(), Refusal> {
        if let Some(address) = address {
            self.check(&self.door, &network(address))?;
        }
        self.check_all(self.whole_door.as_ref())
    }

    /// A password or a code that is tried: so many for one account from one address. Whoever tries them elsewhere does not
    /// shut the owner out.
    pub fn attempt(&self, what: Attempt, account: &str, from: Option<IpAddr>) -> Result<(), Refusal> {
        self.check(&self.attempts, &(what, account.to_owned(), from.map(network)))
    }

    /// Something that a person says.
    pub fn words(&self, person: &str) -> Result<(), Refusal> {
        self.check(&self.words, &person.to_owned())
    }

    /// A letter that somebody asks for: nobody's box is filled by others.
    pub fn letter(&self, address: &str) -> Result<(), Refusal> {
        self.check(&self.letters, &letter_box(address))
    }

    /// Forgets those who have not asked for a while.
    pub fn tidy(&self) {
        if let Some(requests) = &self.requests {
            requests.retain_recent();
        }
        self.door.retain_recent();
        self.attempts.retain_recent();
        self.words.retain_recent();
        self.letters.retain_recent();
    }

    fn check<K: std::hash::Hash + Eq + Clone>(
        &self,
        limiter: &DefaultKeyedRateLimiter<K>,
        key: &K,
    ) -> Result<(), Refusal> {
        limiter.check_key(key).map_err(|until| self.wait(&until))
    }

    fn check_all(&self, limiter: Option<&DefaultDirectRateLimiter>) -> Result<(), Refusal> {
        limiter.map_or(Ok(()), |limiter| {
            limiter.check().map_err(|until| self.wait(&until))
        })
    }

    fn wait(&self, until: &NotUntil<<DefaultClock as governor::clock::Clock>::Instant>) -> Refusal {
        let wait = until.wait_time_from(self.clock.now());
        Refusal::TooMany {
            seconds: wait.as_secs() as i64 + 1,
        }
    }
}

/// So many a second, and so many times that at once.
fn a_second(rate: NonZeroU32, burst: u32) -> Quota {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(rate).allow_burst(rate.saturating_mul(burst))
}

fn quota((burst, each): (u32, Duration)) -> Quota {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(each).unwrap_or_else(|| Quota::per_second(NonZeroU32::MIN));
    quota.allow_burst(burst)
}

/// In IPv6 one customer has a whole network, as a rule a /56: its addresses count as one.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 72)).into(),
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
        let tries = |what, from| {
            (0..50)
                .filter(|_| limits.attempt(what, "a@b", from).is_ok())
                .count()
        };
        let (here, there) = (
            Some(IpAddr::from([192, 0, 2, 1])),
            Some(IpAddr::from([192, 0, 2, 2])),
        );
        assert_eq!(tries(Attempt::SignIn, here), 10);
        limits.tidy();
        assert_eq!(
            tries(Attempt::SignIn, here),
            0,
            "tidying forgets nobody who waits"
        );
        assert_eq!(tries(Attempt::SignIn, there), 10, "the owner is elsewhere");
        assert_eq!(tries(Attempt::Reset, here), 10, "and has other ways");
        assert_eq!(tries(Attempt::Own, here), 10);
    }

    #[test]
    fn all_clients_together_wait_wherever_they_are() {
        let settings = Settings {
            sign_ins_per_second: NonZeroU32::new(1),
            all_requests_per_second: NonZeroU32::new(2),
            all_live_connections: NonZeroU32::new(3),
            live_connections: NonZeroU32::new(2),
            ..Settings::default()
        };
        let limits = Limits::new(&settings);
        let here = (0..15).filter(|_| limits.door(None).is_ok()).count();
        assert_eq!(here, 15, "this machine");
        let address = |last: u8| Some(IpAddr::from([192, 0, 2, last]));
        let others = (0..50).filter(|last| limits.door(address(*last)).is_ok()).count();
        assert!((5..8).contains(&others), "{others}");
        assert!(limits.door(None).is_err());
        let asked = (0..99)
            .filter(|last| limits.request_from(address(*last)).is_ok())
            .count();
        assert!((20..25).contains(&asked), "{asked}");
        assert!(limits.request_from(None).is_err());
        let unknown = [limits.line(None, None), limits.line(None, None)];
        assert!(unknown.iter().all(Result::is_ok));
        assert!(
            limits.line(None, None).is_err(),
            "whom nobody knows counts as one"
        );
        let _third = limits.line(Some("anna"), None).expect("three");
        assert!(limits.line(Some("bert"), None).is_err(), "all together");
        drop(unknown);
        assert!(limits.line(Some("bert"), None).is_ok());
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
        let from = |subnet: u16, last: u16| {
            let address = [0x2001, 0xdb8, 1, 0x200 | subnet, 0, 0, 0, last];
            Some(IpAddr::from(address))
        };
        let allowed = (0..200).filter(|subnet| limits.door(from(*subnet, *subnet)).is_ok());
        assert_eq!(allowed.count(), 40, "one /56");
        assert!(limits.door(from(0x100, 1)).is_ok(), "another");
        assert!(limits.door(Some(IpAddr::from([192, 0, 2, 1]))).is_ok());
    }
}
