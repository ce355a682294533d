//! Rates and means with their 95 % confidence intervals.

/// A value and its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// The 97.5 % point of the normal distribution.
pub const NORMAL_QUANTILE: f64 = 1.959_963_984_540_054;

/// The Wilson interval for a rate, which is accurate for few games and for rates near 0 and 1. Shared wins are counted
/// as fractions; they vary less than whole wins, so the interval is too wide rather than too narrow.
pub fn rate(wins: f64, games: u64) -> Estimate {
    let n = games.max(1) as f64;
    let value = wins / n;
    let z2 = NORMAL_QUANTILE * NORMAL_QUANTILE;
    let middle = (value + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half_width =
        NORMAL_QUANTILE / (1.0 + z2 / n) * (value * (1.0 - value) / n + z2 / (4.0 * n * n)).sqrt();
    Estimate {
        value,
        low: (middle - half_width).max(0.0).min(value),
        high: (middle + half_width).min(1.0).max(value),
    }
}

/// Student's interval for a mean. For a single value, the interval is the value itself.
pub fn mean(values: &[i32]) -> Estimate {
    let n = values.len().max(1) as f64;
    let value = values.iter().map(|v| f64::from(*v)).sum::<f64>() / n;
    let half_width = student_quantile(values.len()) * standard_deviation(values) / n.sqrt();
    Estimate {
        value,
        low: value - half_width,
        high: value + half_width,
    }
}

/// The standard deviation of a sample.
pub fn standard_deviation(values: &[i32]) -> f64 {
    let n = values.len() as f64;
    if values.len() < 2 {
        return 0.0;
    }
    let mean = values.iter().map(|v| f64::from(*v)).sum::<f64>() / n;
    let squares: f64 = values.iter().map(|v| (f64::from(*v) - mean).powi(2)).sum();
    (squares / (n - 1.0)).sqrt()
}

/// The value below which the given fraction of a sorted sample lies.
pub fn quantile(sorted_values: &[i32], fraction: f64) -> f64 {
    let Some(last) = sorted_values.len().checked_sub(1) else {
        return 0.0;
    };
    let at = fraction * last as f64;
    let (below, above) = (
        sorted_values[at.floor() as usize],
        sorted_values[at.ceil() as usize],
    );
    f64::from(below) + (at - at.floor()) * f64::from(above - below)
}

/// The 97.5 % points of Student's distribution with 1, 2, 3 … degrees of freedom.
const STUDENT_QUANTILES: [f64; 10] = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
];

/// The 97.5 % point for a sample of this size: from the table, or, for larger samples, from the expansion around the
/// normal distribution, which is then exact to three digits.
fn student_quantile(size: usize) -> f64 {
    let Some(freedom) = size.checked_sub(2) else {
        return 0.0;
    };
    if let Some(point) = STUDENT_QUANTILES.get(freedom) {
        return *point;
    }
    let nu = (freedom + 1) as f64;
    let z = |power| NORMAL_QUANTILE.powi(power);
    let first = z(3) + z(1);
    let second = 5.0 * z(5) + 16.0 * z(3) + 3.0 * z(1);
    let third = 3.0 * z(7) + 19.0 * z(5) + 17.0 * z(3) - 15.0 * z(1);
    NORMAL_QUANTILE + first / (4.0 * nu) + second / (96.0 * nu.powi(2)) + third / (384.0 * nu.powi(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_close(estimate: f64, expected: f64) {
        assert!(
            (estimate - expected).abs() < 0.0006,
            "{estimate} is not {expected}"
        );
    }

    #[test]
    fn wilson_agrees_with_published_values() {
        // (wins, games, low, high): from Newcombe's tables (1998) and calculated by hand.
        for (wins, of, low, high) in [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
            (29.0, 29, 0.8830, 1.0),
        ] {
            let estimate = rate(wins, of);
            assert_close(estimate.value, wins / of as f64);
            assert_close(estimate.low, low);
            assert_close(estimate.high, high);
        }
    }

    #[test]
    fn shared_wins_lie_between_whole_ones() {
        let (less, shared, more) = (rate(10.0, 30), rate(10.5, 30), rate(11.0, 30));
        assert_close(shared.value, 0.35);
        assert!(less.low < shared.low && shared.low < more.low);
        assert!(less.high < shared.high && shared.high < more.high);
    }

    #[test]
    fn student_agrees_with_published_values() {
        for (size, point) in [(2, 12.706), (11, 2.228), (12, 2.201), (31, 2.042), (121, 1.980)] {
            assert!(
                (student_quantile(size) - point).abs() < 0.001,
                "{size}: {}",
                student_quantile(size)
            );
        }
        let estimate = mean(&[38, 42, 45, 39]);
        assert_close(estimate.value, 41.0);
        assert_close(estimate.high - 41.0, 3.182 * 10.0_f64.sqrt() / 2.0);
        assert_eq!(
            mean(&[7]),
            Estimate {
                value: 7.0,
                low: 7.0,
                high: 7.0
            }
        );
    }

    #[test]
    fn quantiles_lie_between_the_values() {
        assert_eq!(quantile(&[1, 2, 4], 0.5), 2.0);
        assert_eq!(quantile(&[1, 2, 4, 8], 0.5), 3.0);
        assert_eq!(quantile(&[1, 2, 4, 8], 1.0), 8.0);
        assert_eq!(quantile(&[], 0.5), 0.0);
    }
}
