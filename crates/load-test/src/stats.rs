//! Latency statistics.

use std::fmt;
use std::time::Duration;

/// What happened to one move.
pub enum MoveOutcome {
    /// The server acknowledged the move after this time.
    Acknowledged(Duration),
    /// No table was waiting for a move: nothing was sent.
    NoTableReady,
    /// The server refused the move with this status.
    Refused(u16),
}

/// The outcomes of all moves in one run at a fixed rate.
pub struct LatencyStats {
    rate: f64,
    elapsed: Duration,
    sorted: Vec<Duration>,
    not_ready: usize,
    refused: Vec<u16>,
}

impl LatencyStats {
    pub fn new(rate: f64) -> LatencyStats {
        LatencyStats {
            rate,
            elapsed: Duration::ZERO,
            sorted: Vec::new(),
            not_ready: 0,
            refused: Vec::new(),
        }
    }

    pub fn add(&mut self, outcome: MoveOutcome) {
        match outcome {
            MoveOutcome::Acknowledged(time) => self.sorted.push(time),
            MoveOutcome::NoTableReady => self.not_ready += 1,
            MoveOutcome::Refused(status) => self.refused.push(status),
        }
    }

    /// Ends the run.
    pub fn finish(&mut self, time: Duration) {
        self.elapsed = time;
        self.sorted.sort_unstable();
    }

    /// The latency that `percent` per cent of the acknowledged moves did not exceed.
    pub fn percentile(&self, percent: f64) -> Duration {
        let place = (self.sorted.len() as f64 * percent / 100.0).ceil() as usize;
        self.sorted
            .get(place.saturating_sub(1))
            .copied()
            .unwrap_or(Duration::MAX)
    }

    fn achieved_rate(&self) -> f64 {
        self.sorted.len() as f64 / self.elapsed.as_secs_f64()
    }

    /// Whether fewer than nine tenths of the requested moves per second were acknowledged.
    pub fn fell_behind(&self, rate: f64) -> bool {
        self.achieved_rate() < 0.9 * rate
    }
}

impl fmt::Display for LatencyStats {
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
            "{:.0} moves per second requested, {:.0} acknowledged: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, max {:.1} ms",
            self.rate,
            self.achieved_rate(),
            ms(50.0),
            ms(90.0),
            ms(99.0),
            ms(100.0)
        )?;
        if self.not_ready > 0 {
            write!(f, "; {} times no table was ready", self.not_ready)?;
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
    fn percentiles_count_only_acknowledged_moves() {
        let mut stats = LatencyStats::new(10.0);
        (1..=200)
            .rev()
            .for_each(|ms| stats.add(MoveOutcome::Acknowledged(Duration::from_millis(ms))));
        stats.add(MoveOutcome::Refused(409));
        stats.finish(Duration::from_secs(20));
        assert_eq!(stats.percentile(50.0), Duration::from_millis(100));
        assert_eq!(stats.percentile(99.0), Duration::from_millis(198));
        assert_eq!(stats.percentile(100.0), Duration::from_millis(200));
        assert!(!stats.fell_behind(10.0) && stats.fell_behind(12.0));
        assert!(stats.to_string().contains("1 refused, the first with 409"));
    }
}
