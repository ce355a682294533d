//! Dates: Gregorian, in UTC, as numbers of days and milliseconds since 1970.

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;
/// The number of days from 1 March of year 0 to 1970: a year that begins in March has its leap day at the end.
const DAYS_FROM_MARCH_0_TO_1970: i64 = 719_468;

/// Parses two digits.
pub(super) fn two(digits: &str) -> Option<i64> {
    let fits = digits.len() == 2 && digits.bytes().all(|byte| byte.is_ascii_digit());
    fits.then(|| digits.parse().ok())?
}

/// The number of days from 1970 to a date such as `2026-12-25`.
pub(super) fn day(date: &str) -> Option<i64> {
    let mut parts = date.split('-');
    let (year, month, day) = (parts.next()?, two(parts.next()?)?, two(parts.next()?)?);
    let is_year = year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit());
    let fits = is_year && parts.next().is_none() && (1..=12).contains(&month) && (1..=31).contains(&day);
    let year: i64 = year.parse().ok().filter(|year| fits && *year > 0)?;
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let days = year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day - 1;
    Some(days - DAYS_FROM_MARCH_0_TO_1970)
}

/// A timestamp as people write it: `2026-12-25 18:30`.
pub(super) fn format_timestamp(at: i64) -> String {
    let days = at.div_euclid(DAY_MS) + DAYS_FROM_MARCH_0_TO_1970;
    let minutes = at.rem_euclid(DAY_MS) / MINUTE_MS;
    let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097)); // 400 years
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 {
        (cycle * 400 + year, month + 3)
    } else {
        (cycle * 400 + year + 1, month - 9)
    };
    let (hour, minute) = (minutes / 60, minutes % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(day("1970-01-01"), Some(0));
        assert_eq!(day("2000-02-29"), Some(11_016));
        assert_eq!(day("2026-11-16"), Some(20_773));
        for wrong in [
            "",
            "2026",
            "2026-13-01",
            "2026-1-01",
            "2026-01-32",
            "26-01-01",
            "2026-01-01-01",
            "+026-01-01",
        ] {
            assert_eq!(day(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_timestamp_is_written_with_its_date() {
        assert_eq!(format_timestamp(0), "1970-01-01 00:00");
        assert_eq!(format_timestamp(-1), "1969-12-31 23:59");
        for number in -1_000..40_000 {
            let written = format_timestamp(number * DAY_MS + 90 * MINUTE_MS);
            let (date, time) = written.split_once(' ').expect("a date and a time");
            assert_eq!((day(date), time), (Some(number), "01:30"));
        }
    }
}
