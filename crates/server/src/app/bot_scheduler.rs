//! Schedules the bots' searches: at most one per core, and at most half of the cores for one host's tables. The host
//! whose bots have used the least time goes first, so that one host's many tables do not delay the others.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::Due;
use tokio::sync::{OwnedSemaphorePermit as Permit, Semaphore};

/// The half-life of the computing time counted for a host.
const HALF_LIFE_SECS: f64 = 30.0;
/// Computing time below this many seconds is ignored: the longest wait then goes first.
const NEGLIGIBLE_SECS: f64 = 0.1;

#[derive(Clone, Debug)]
pub(super) struct BotScheduler {
    pub permits: Arc<Semaphore>,
    /// The maximum number of simultaneous searches per host.
    most: usize,
    hosts: Arc<Mutex<HashMap<String, HostUse>>>,
}

/// The recent and current searches by one host's bots.
#[derive(Clone, Copy, Debug)]
struct HostUse {
    thinking: usize,
    seconds: f64,
    at: Instant,
}

impl HostUse {
    fn seconds(&self, now: Instant) -> f64 {
        let past = now.saturating_duration_since(self.at).as_secs_f64();
        self.seconds * (-past / HALF_LIFE_SECS).exp2()
    }
}

/// A running search, which counts towards its host's limit until this is dropped.
#[derive(Debug)]
pub(super) struct RunningSearch {
    host: String,
    since: Instant,
    bot_scheduler: BotScheduler,
    _permit: Permit,
}

impl BotScheduler {
    pub fn new(cores: usize) -> BotScheduler {
        BotScheduler {
            permits: Arc::new(Semaphore::new(cores)),
            most: (cores / 2).max(1),
            hosts: Arc::default(),
        }
    }

    /// The jobs that may run now, in order of priority.
    pub fn in_order(&self, mut due: Vec<Due>) -> Vec<Due> {
        let now = Instant::now();
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        hosts.retain(|_, spent| spent.thinking > 0 || spent.seconds(now) > NEGLIGIBLE_SECS);
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

    /// Starts a bot's search at one of `host`'s tables.
    pub fn begin(&self, host: String, permit: Permit) -> RunningSearch {
        self.change(&host, |spent| spent.thinking += 1);
        RunningSearch {
            host,
            since: Instant::now(),
            bot_scheduler: self.clone(),
            _permit: permit,
        }
    }

    fn end(&self, host: &str, took: Duration) {
        self.change(host, |spent| {
            spent.thinking = spent.thinking.saturating_sub(1);
            spent.seconds += took.as_secs_f64();
        });
    }

    fn change(&self, host: &str, change: impl FnOnce(&mut HostUse)) {
        let at = Instant::now();
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        let spent = hosts.entry(host.to_owned()).or_insert(HostUse {
            thinking: 0,
            seconds: 0.0,
            at,
        });
        (spent.seconds, spent.at) = (spent.seconds(at), at);
        change(spent);
    }
}

impl Drop for RunningSearch {
    fn drop(&mut self) {
        self.bot_scheduler.end(&self.host, self.since.elapsed());
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
    fn the_host_with_the_least_use_goes_first() {
        let bot_scheduler = BotScheduler::new(4);
        let begin = |host: &str| {
            let permit = bot_scheduler.permits.clone().try_acquire_owned().expect("a core");
            bot_scheduler.begin(host.to_owned(), permit)
        };
        let all = || bot_scheduler.in_order(vec![due("anna", 1), due("bert", 2), due("carl", 3)]);
        assert_eq!(owners(&all()), ["anna", "bert", "carl"], "who has waited longest");
        bot_scheduler.end("anna", Duration::from_secs(20));
        bot_scheduler.end("bert", Duration::from_secs(5));
        assert_eq!(owners(&all()), ["carl", "bert", "anna"], "who has thought least");
        let two = (begin("carl"), begin("carl"));
        assert_eq!(owners(&all()), ["bert", "anna"], "half of the cores for one host");
        drop(two);
        assert_eq!(owners(&all()), ["carl", "bert", "anna"]);
        assert_eq!(BotScheduler::new(1).most, 1);
    }
}
