//! Whose bots think next. No more of them at once than there are cores, no more than half of the cores for the tables of
//! one host, and the host whose bots have thought least goes first: nobody's bots wait because of another's many tables.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::Due;
use tokio::sync::{OwnedSemaphorePermit as Permit, Semaphore};

/// After how long half of what a host's bots have thought is forgotten.
const HALF_LIFE: f64 = 30.0;
/// So little, in seconds, is as good as nothing: whoever has waited longest then goes first.
const NOTHING: f64 = 0.1;

#[derive(Clone, Debug)]
pub(super) struct Thinkers {
    pub permits: Arc<Semaphore>,
    /// So many at once for one host.
    most: usize,
    hosts: Arc<Mutex<HashMap<String, Spent>>>,
}

/// What one host's bots have thought lately, and do now.
#[derive(Clone, Copy, Debug)]
struct Spent {
    thinking: usize,
    seconds: f64,
    at: Instant,
}

impl Spent {
    fn seconds(&self, now: Instant) -> f64 {
        let past = now.saturating_duration_since(self.at).as_secs_f64();
        self.seconds * (-past / HALF_LIFE).exp2()
    }
}

/// A bot that thinks, counted as its host's until this is dropped.
#[derive(Debug)]
pub(super) struct Thinking {
    host: String,
    since: Instant,
    thinkers: Thinkers,
    _permit: Permit,
}

impl Thinkers {
    pub fn new(cores: usize) -> Thinkers {
        Thinkers {
            permits: Arc::new(Semaphore::new(cores)),
            most: (cores / 2).max(1),
            hosts: Arc::default(),
        }
    }

    /// Those who may think now, who goes first first.
    pub fn in_order(&self, mut due: Vec<Due>) -> Vec<Due> {
        let now = Instant::now();
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        hosts.retain(|_, spent| spent.thinking > 0 || spent.seconds(now) > NOTHING);
        due.retain(|turn| {
            hosts
                .get(&turn.owner)
                .is_none_or(|spent| spent.thinking < self.most)
        });
        let spent = |turn: &Due| hosts.get(&turn.owner).map_or(0.0, |spent| spent.seconds(now));
        due.sort_by(|one, other| {
            let by_time = spent(one).total_cmp(&spent(other));
            by_time.then(one.due_at.cmp(&other.due_at))
        });
        due
    }

    /// A bot at a table of `host` begins to think.
    pub fn begin(&self, host: String, permit: Permit) -> Thinking {
        self.change(&host, |spent| spent.thinking += 1);
        Thinking {
            host,
            since: Instant::now(),
            thinkers: self.clone(),
            _permit: permit,
        }
    }

    fn end(&self, host: &str, took: Duration) {
        self.change(host, |spent| {
            spent.thinking = spent.thinking.saturating_sub(1);
            spent.seconds += took.as_secs_f64();
        });
    }

    fn change(&self, host: &str, change: impl FnOnce(&mut Spent)) {
        let at = Instant::now();
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        let spent = hosts.entry(host.to_owned()).or_insert(Spent {
            thinking: 0,
            seconds: 0.0,
            at,
        });
        (spent.seconds, spent.at) = (spent.seconds(at), at);
        change(spent);
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.thinkers.end(&self.host, self.since.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn due(owner: &str, due_at: i64) -> Due {
        Due {
            subject: format!("{owner}'s table"),
            owner: owner.to_owned(),
            due_at,
        }
    }

    fn owners(due: &[Due]) -> Vec<&str> {
        due.iter().map(|turn| turn.owner.as_str()).collect()
    }

    #[test]
    fn who_has_thought_least_goes_first_and_nobody_has_all_cores() {
        let thinkers = Thinkers::new(4);
        let begin = |host: &str| {
            let permit = thinkers.permits.clone().try_acquire_owned().expect("a core");
            thinkers.begin(host.to_owned(), permit)
        };
        let all = || thinkers.in_order(vec![due("anna", 1), due("bert", 2), due("carl", 3)]);
        assert_eq!(owners(&all()), ["anna", "bert", "carl"], "who has waited longest");
        thinkers.end("anna", Duration::from_secs(20));
        thinkers.end("bert", Duration::from_secs(5));
        assert_eq!(owners(&all()), ["carl", "bert", "anna"], "who has thought least");
        let two = (begin("carl"), begin("carl"));
        assert_eq!(owners(&all()), ["bert", "anna"], "half of the cores for one host");
        drop(two);
        assert_eq!(owners(&all()), ["carl", "bert", "anna"]);
        assert_eq!(Thinkers::new(1).most, 1);
    }
}
