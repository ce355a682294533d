//! Waiting times.

use std::fmt;
use std::time::Duration;

/// What became of one move.
pub enum Made {
    /// It was acknowledged after so long.
    After(Duration),
    /// No table had a question open: nothing was sent.
    Nowhere,
    /// Somebody else was first, or the server said no.
    Refused(u16),
}

/// What became of all moves of a while.
pub struct Times {
    rate: f64,
    took: Duration,
    sorted: Vec<Duration>,
    nowhere: usize,
    refused: Vec<u16>,
}

impl Times {
    pub fn new(rate: f64) -> Times {
        Times {
            rate,
            took: Duration::ZERO,
            sorted: Vec::new(),
            nowhere: 0,
            refused: Vec::new(),
        }
    }

    pub fn add(&mut self, made: Made) {
        match made {
            Made::After(time) => self.sorted.push(time),
            Made::Nowhere => self.nowhere += 1,
            Made::Refused(status) => self.refused.push(status),
        }
    }

    pub fn took(&mut self, time: Duration) {
        self.took = time;
        self.sorted.sort_unstable();
    }

    /// So many of a hundred waited no longer.
    pub fn percentile(&self, percent: f64) -> Duration {
        let place = (self.sorted.len() as f64 * percent / 100.0).ceil() as usize;
        self.sorted
            .get(place.saturating_sub(1))
            .copied()
            .unwrap_or(Duration::MAX)
    }

    fn reached(&self) -> f64 {
        self.sorted.len() as f64 / self.took.as_secs_f64()
    }

    /// Far fewer moves were acknowledged than wanted.
    pub fn fell_behind(&self, rate: f64) -> bool {
        self.reached() < 0.9 * rate
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |percent| {
            let time = self.percentile(percent);
            if time == Duration::MAX {
                f64::NAN
            } else {
                time.as_secs_f64() * 1e3
            }
        };
        write!(
            f,
            "{:.0} moves a second wanted, {:.0} acknowledged: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
            self.rate,
            self.reached(),
            ms(50.0),
            ms(90.0),
            ms(99.0),
            ms(100.0)
        )?;
        if self.nowhere > 0 {
            write!(f, "; {} times no table was ready", self.nowhere)?;
        }
        if !self.refused.is_empty() {
            write!(
                f,
                "; {} refused, the first with {}",
                self.refused.len(),
                self.refused[0]
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_what_was_acknowledged() {
        let mut times = Times::new(10.0);
        (1..=200)
            .rev()
            .for_each(|ms| times.add(Made::After(Duration::from_millis(ms))));
        times.add(Made::Refused(409));
        times.took(Duration::from_secs(20));
        assert_eq!(times.percentile(50.0), Duration::from_millis(100));
        assert_eq!(times.percentile(99.0), Duration::from_millis(198));
        assert_eq!(times.percentile(100.0), Duration::from_millis(200));
        assert!(!times.fell_behind(10.0) && times.fell_behind(12.0));
        assert!(times.to_string().contains("1 refused, the first with 409"));
    }
}
