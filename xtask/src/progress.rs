//! Progress messages with durations. They go to stderr, because stdout is for results.

use std::time::{Duration, Instant};

use anyhow::Result;

/// Runs a step and prints its name and duration.
pub fn step<T>(label: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    eprintln!("==> {label} …");
    let start = Instant::now();
    let result = work();
    let outcome = if result.is_ok() { "done" } else { "failed" };
    eprintln!("    {outcome} after {} ({label})", seconds(start.elapsed()));
    result
}

/// Formats a duration: `0.4 s`, `12 s`, `3 min 20 s`.
pub fn seconds(elapsed: Duration) -> String {
    let whole_seconds = elapsed.as_secs();
    match whole_seconds {
        0..10 => format!("{:.1} s", elapsed.as_secs_f64()),
        10..60 => format!("{whole_seconds} s"),
        _ => format!("{} min {} s", whole_seconds / 60, whole_seconds % 60),
    }
}

/// Formats a size: `812 kB`, `9.3 MB`.
pub fn size(bytes: u64) -> String {
    if bytes < 1_000_000 {
        format!("{} kB", bytes.div_ceil(1000))
    } else {
        format!("{:.1} MB", bytes as f64 / 1e6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_and_sizes_are_short() {
        assert_eq!(seconds(Duration::from_millis(430)), "0.4 s");
        assert_eq!(seconds(Duration::from_millis(12_900)), "12 s");
        assert_eq!(seconds(Duration::from_secs(200)), "3 min 20 s");
        assert_eq!(size(811_001), "812 kB");
        assert_eq!(size(9_310_000), "9.3 MB");
    }
}
