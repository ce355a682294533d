//! Time at a table: what a seat has left now. The server keeps the time; the client only shows
//! it.

use std::cell::Cell;

use protocol::{TableInfo, TableStatus};
use smokestack_core::Seat;

use super::TableExt as _;
use crate::base::i18n::I18n;

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Clock {
    /// The clock runs, and reaches zero at this time.
    Runs { until: f64 },
    /// The clock is stopped, with this many milliseconds left.
    Stands { left: f64 },
}

impl Clock {
    /// The clock of a seat; `None` if the seat has no clock at the moment.
    pub fn of(table: &TableInfo, seat: Seat) -> Option<Clock> {
        let asked = table.turn == Some(seat) && table.status == TableStatus::Playing;
        if asked && let Some(until) = table.deadline {
            return Some(Clock::Runs { until: until as f64 });
        }
        let left = table.seat_info(seat)?.clock?;
        Some(Clock::Stands { left: left as f64 })
    }

    pub fn left(self, now: f64) -> f64 {
        match self {
            Clock::Runs { until } => (until - now).max(0.0),
            Clock::Stands { left } => left,
        }
    }

    pub fn runs(self) -> bool {
        matches!(self, Clock::Runs { .. })
    }
}

/// The remaining time, in its two largest units: days and hours, or hours, minutes and seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Remaining {
    pub days: i64,
    pub hours: i64,
    pub minutes: i64,
    pub seconds: i64,
}

impl Remaining {
    pub fn of(milliseconds: f64) -> Remaining {
        // A second that has begun is still counted.
        let seconds = (milliseconds / 1000.0).ceil().max(0.0) as i64;
        Remaining {
            days: seconds / 86_400,
            hours: seconds / 3_600 % 24,
            minutes: seconds / 60 % 60,
            seconds: seconds % 60,
        }
    }

    /// The time as a clock shows it, if it is less than a day: `1:05:09`, `4:07`.
    pub fn digits(self) -> Option<String> {
        let Remaining {
            days,
            hours,
            minutes,
            seconds,
        } = self;
        match (days, hours) {
            (0, 0) => Some(format!("{minutes}:{seconds:02}")),
            (0, _) => Some(format!("{hours}:{minutes:02}:{seconds:02}")),
            _ => None,
        }
    }
}

/// The remaining time, for a screen reader.
pub(crate) fn in_words(i18n: I18n, left: f64) -> String {
    let left = Remaining::of(left);
    left.digits().unwrap_or_else(|| {
        i18n.t_args(
            "room-left-days",
            &[("days", left.days.into()), ("hours", left.hours.into())],
        )
    })
}

thread_local! {
    /// The number of milliseconds by which the server's clock is ahead of this machine's.
    static SERVER_OFFSET_MS: Cell<f64> = const { Cell::new(0.0) };
}

/// Responses are dated to the second, so a smaller difference is ignored.
const MIN_OFFSET_MS: f64 = 1_500.0;

/// Sets the clock to the server's time, in milliseconds since 1970.
pub(crate) fn set_by(server: f64) {
    let ahead = server + 500.0 - js_sys::Date::now();
    SERVER_OFFSET_MS.set(if ahead.abs() < MIN_OFFSET_MS { 0.0 } else { ahead });
}

/// The time on the server's clock.
pub(crate) fn now() -> f64 {
    js_sys::Date::now() + SERVER_OFFSET_MS.get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_the_remaining_time() {
        let digits = |milliseconds: f64| Remaining::of(milliseconds).digits();
        assert_eq!(digits(0.0).as_deref(), Some("0:00"));
        assert_eq!(digits(246_001.0).as_deref(), Some("4:07"));
        assert_eq!(digits(3_909_000.0).as_deref(), Some("1:05:09"));
        assert_eq!(digits(90_000_000.0), None);
        let left = Remaining::of(90_000_000.0);
        assert_eq!((left.days, left.hours), (1, 1));
        assert_eq!(Clock::Runs { until: 5.0 }.left(9.0), 0.0);
    }
}
