//! Rate limits. They are counted per process, so the total for several servers is a multiple of each limit.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};

use super::ApiError;
use super::addresses::mailbox;
use super::counts::{Counted, Counts};
use crate::settings::Settings;

/// Sign-ups and sign-ins per address: new guests, new accounts and sign-ins.
const AUTH_QUOTA: (u32, Duration) = (40, Duration::from_secs(5));
/// Attempts with passwords and codes for one account from one address.
const ATTEMPT_QUOTA: (u32, Duration) = (10, Duration::from_secs(60));
/// Bursts, as multiples of the allowed rate per second: for requests, and for sign-ups and sign-ins.
const REQUEST_BURST: u32 = 10;
const AUTH_BURST: u32 = 20;

/// Chat messages per person.
const CHAT_QUOTA: (u32, Duration) = (20, Duration::from_secs(2));

/// E-mails per address.
const EMAIL_QUOTA: (u32, Duration) = (3, Duration::from_secs(300));

/// The number of seconds that a client with too many live connections should wait before retrying.
const LIVE_RETRY_SECS: i64 = 30;

/// The purpose of a password or a code. Each purpose is counted separately: attempts for one do not lock anyone out of
/// another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Attempt {
    /// Signing in by somebody who claims to be the owner.
    SignIn,
    /// Resetting a forgotten password by somebody who claims to have the e-mail.
    Reset,
    /// A signed-in person's own changes: password change, deletion, confirming the address.
    Own,
}

pub(super) struct Limits {
    requests: Option<DefaultKeyedRateLimiter<String>>,
    /// For all clients together.
    all_requests: Option<DefaultDirectRateLimiter>,
    door: DefaultKeyedRateLimiter<IpAddr>,
    /// For all clients together.
    whole_door: Option<DefaultDirectRateLimiter>,
    attempts: DefaultKeyedRateLimiter<(Attempt, String, Option<IpAddr>)>,
    words: DefaultKeyedRateLimiter<String>,
    emails: DefaultKeyedRateLimiter<String>,
    clock: DefaultClock,
    /// The open live connections, by person and by address.
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
            requests: requests.map(|rate| RateLimiter::keyed(per_second(rate, REQUEST_BURST))),
            all_requests: all_requests.map(|rate| RateLimiter::direct(per_second(rate, REQUEST_BURST))),
            door: RateLimiter::keyed(quota(AUTH_QUOTA)),
            whole_door: whole_door.map(|rate| RateLimiter::direct(per_second(rate, AUTH_BURST))),
            attempts: RateLimiter::keyed(quota(ATTEMPT_QUOTA)),
            words: RateLimiter::keyed(quota(CHAT_QUOTA)),
            emails: RateLimiter::keyed(quota(EMAIL_QUOTA)),
            clock: DefaultClock::default(),
            lines: Counts::default(),
            most_lines: settings.live_connections.map(NonZeroU32::get),
            all_lines: settings.all_live_connections.map(NonZeroU32::get),
        }
    }

    /// Counts one more live connection for a person and an address, as far as they are known. Connections of unknown
    /// origin are counted together.
    pub fn live_connection(
        &self,
        person: Option<&str>,
        address: Option<IpAddr>,
    ) -> Result<Counted, ApiError> {
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
        counted.ok_or(ApiError::TooMany {
            seconds: LIVE_RETRY_SECS,
        })
    }

    /// Counts any request from an address; requests from this machine do not have one.
    pub fn request_from(&self, address: Option<IpAddr>) -> Result<(), ApiError> {
        if let Some(address) = address {
            self.request(format!("address {}", network(address)))?;
        }
        self.check_all(self.all_requests.as_ref())
    }

    /// Counts any request from a person.
    pub fn request_by(&self, person: &str) -> Result<(), ApiError> {
        self.request(format!("person {person}"))
    }

    fn request(&self, who: String) -> Result<(), ApiError> {
        match &self.requests {
            Some(limiter) => self.check(limiter, &who),
            None => Ok(()),
        }
    }

    /// Counts a new guest, a new account or a sign-in. These hash passwords, so their total is limited as well.
    pub fn auth(&self, address: Option<IpAddr>) -> Result<(), ApiError> {
        if let Some(address) = address {
            self.check(&self.door, &network(address))?;
        }
        self.check_all(self.whole_door.as_ref())
    }

    /// Counts an attempt with a password or a code, per account and address: attempts from elsewhere do not lock out
    /// the owner.
    pub fn attempt(&self, what: Attempt, account: &str, from: Option<IpAddr>) -> Result<(), ApiError> {
        self.check(&self.attempts, &(what, account.to_owned(), from.map(network)))
    }

    /// Counts a person's chat message.
    pub fn chat_message(&self, person: &str) -> Result<(), ApiError> {
        self.check(&self.words, &person.to_owned())
    }

    /// Counts a requested e-mail, so that nobody can flood another person's mailbox.
    pub fn email(&self, address: &str) -> Result<(), ApiError> {
        self.check(&self.emails, &mailbox(address))
    }

    /// Removes the counts of clients that have been idle for a while.
    pub fn tidy(&self) {
        if let Some(requests) = &self.requests {
            requests.retain_recent();
        }
        self.door.retain_recent();
        self.attempts.retain_recent();
        self.words.retain_recent();
        self.emails.retain_recent();
    }

    fn check<K: std::hash::Hash + Eq + Clone>(
        &self,
        limiter: &DefaultKeyedRateLimiter<K>,
        key: &K,
    ) -> Result<(), ApiError> {
        limiter.check_key(key).map_err(|until| self.wait(&until))
    }

    fn check_all(&self, limiter: Option<&DefaultDirectRateLimiter>) -> Result<(), ApiError> {
        limiter.map_or(Ok(()), |limiter| {
            limiter.check().map_err(|until| self.wait(&until))
        })
    }

    fn wait(&self, until: &NotUntil<<DefaultClock as governor::clock::Clock>::Instant>) -> ApiError {
        let wait = until.wait_time_from(self.clock.now());
        ApiError::TooMany {
            seconds: wait.as_secs() as i64 + 1,
        }
    }
}

/// A quota of `rate` per second, with bursts of `burst` times that.
fn per_second(rate: NonZeroU32, burst: u32) -> Quota {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(rate).allow_burst(rate.saturating_mul(burst))
}

fn quota((burst, each): (u32, Duration)) -> Quota {
    let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::with_period(each).unwrap_or_else(|| Quota::per_second(NonZeroU32::MIN));
    quota.allow_burst(burst)
}

/// In IPv6, one customer has a whole network, usually a /56, so its addresses count as one.
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
    fn only_clients_with_too_many_requests_have_to_wait() {
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
            matches!(refused, Err(ApiError::TooMany { seconds: 1.. })),
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
    fn the_global_limit_applies_to_all_addresses() {
        let settings = Settings {
            sign_ins_per_second: NonZeroU32::new(1),
            all_requests_per_second: NonZeroU32::new(2),
            all_live_connections: NonZeroU32::new(3),
            live_connections: NonZeroU32::new(2),
            ..Settings::default()
        };
        let limits = Limits::new(&settings);
        let here = (0..15).filter(|_| limits.auth(None).is_ok()).count();
        assert_eq!(here, 15, "this machine");
        let address = |last: u8| Some(IpAddr::from([192, 0, 2, last]));
        let others = (0..50).filter(|last| limits.auth(address(*last)).is_ok()).count();
        assert!((5..8).contains(&others), "{others}");
        assert!(limits.auth(None).is_err());
        let asked = (0..99)
            .filter(|last| limits.request_from(address(*last)).is_ok())
            .count();
        assert!((20..25).contains(&asked), "{asked}");
        assert!(limits.request_from(None).is_err());
        let unknown = [
            limits.live_connection(None, None),
            limits.live_connection(None, None),
        ];
        assert!(unknown.iter().all(Result::is_ok));
        assert!(
            limits.live_connection(None, None).is_err(),
            "whom nobody knows counts as one"
        );
        let _third = limits.live_connection(Some("anna"), None).expect("three");
        assert!(
            limits.live_connection(Some("bert"), None).is_err(),
            "all together"
        );
        drop(unknown);
        assert!(limits.live_connection(Some("bert"), None).is_ok());
    }

    #[test]
    fn live_connections_are_limited() {
        let settings = Settings {
            live_connections: NonZeroU32::new(2),
            ..Settings::default()
        };
        let limits = Limits::new(&settings);
        let address = Some(IpAddr::from([192, 0, 2, 1]));
        let first = limits.live_connection(Some("anna"), address).expect("one");
        let _second = limits.live_connection(Some("anna"), None).expect("two");
        assert!(limits.live_connection(Some("anna"), None).is_err(), "as a person");
        let _third = limits.live_connection(None, address).expect("two from there");
        assert!(
            limits.live_connection(Some("bert"), address).is_err(),
            "from an address"
        );
        assert!(limits.live_connection(Some("bert"), None).is_ok());
        drop(first);
        assert!(
            limits.live_connection(Some("anna"), address).is_ok(),
            "one has gone"
        );
        assert!(
            Limits::new(&Settings::default())
                .live_connection(Some("anna"), address)
                .is_ok()
        );
    }

    #[test]
    fn an_ipv6_network_counts_as_one_client() {
        let limits = Limits::new(&Settings::default());
        let from = |subnet: u16, last: u16| {
            let address = [0x2001, 0xdb8, 1, 0x200 | subnet, 0, 0, 0, last];
            Some(IpAddr::from(address))
        };
        let allowed = (0..200).filter(|subnet| limits.auth(from(*subnet, *subnet)).is_ok());
        assert_eq!(allowed.count(), 40, "one /56");
        assert!(limits.auth(from(0x100, 1)).is_ok(), "another");
        assert!(limits.auth(Some(IpAddr::from([192, 0, 2, 1]))).is_ok());
    }
}
