//! Time controls: how long a player may think, and when the time is up. This is pure arithmetic on milliseconds since
//! 1970; `timeouts` handles the consequences.

use protocol::TimeControl;
use smokestack_core::Message;

use super::ApiError;
use super::calendar::{day, two};

const SECOND_MS: i64 = 1_000;
const MINUTE_MS: i64 = 60 * SECOND_MS;
const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

/// The limits for time controls.
const MAX_BANK_SECS: i64 = 24 * 60 * 60;
const MAX_INCREMENT_SECS: i64 = 60 * 60;
const MAX_DAYS: i64 = 60;
const MAX_HOLIDAYS: usize = 60;

/// The times at which the clock runs, as numbers: a window per day, except on holidays.
struct Calendar {
    from: i64,
    to: i64,
    zone: i64,
    holidays: Vec<i64>,
}

/// What a time control means.
pub(super) trait Clock {
    /// Checks that the time control is valid.
    fn check(&self) -> Result<(), ApiError>;
    /// A seat's initial time bank; `None` if every decision has its own time.
    fn bank(&self) -> Option<i64>;
    /// The increment added to a bank at the end of a turn.
    fn increment(&self) -> i64;
    /// The deadline for a seat whose turn began at `since`, with this much time left in its bank.
    fn deadline(&self, since: i64, left: Option<i64>) -> i64;
    /// The time left in a bank after a decision that took from `since` to `now`. The end of a turn adds the increment,
    /// but never beyond the initial bank: otherwise the bank would grow in a long game with short turns.
    fn left_after(&self, left: Option<i64>, since: i64, now: i64, ends_turn: bool) -> Option<i64>;
}

impl Clock for TimeControl {
    fn check(&self) -> Result<(), ApiError> {
        let fits = match self {
            TimeControl::Live { bank, increment } => {
                (1..=MAX_BANK_SECS).contains(bank) && (0..=MAX_INCREMENT_SECS).contains(increment)
            }
            TimeControl::Correspondence { days, holidays, .. } => {
                (1..=MAX_DAYS).contains(days) && holidays.len() <= MAX_HOLIDAYS && calendar(self).is_some()
            }
        };
        if fits {
            Ok(())
        } else {
            Err(ApiError::bad(
                Message::new("error-time-control")
                    .with("bank", MAX_BANK_SECS)
                    .with("increment", MAX_INCREMENT_SECS)
                    .with("days", MAX_DAYS)
                    .with("holidays", MAX_HOLIDAYS),
            ))
        }
    }

    fn bank(&self) -> Option<i64> {
        match self {
            TimeControl::Live { bank, .. } => Some(bank * SECOND_MS),
            TimeControl::Correspondence { .. } => None,
        }
    }

    fn increment(&self) -> i64 {
        match self {
            TimeControl::Live { increment, .. } => increment * SECOND_MS,
            TimeControl::Correspondence { .. } => 0,
        }
    }

    fn deadline(&self, since: i64, left: Option<i64>) -> i64 {
        match self {
            TimeControl::Live { bank, .. } => since + left.unwrap_or(bank * SECOND_MS).max(0),
            TimeControl::Correspondence { days, .. } => match calendar(self) {
                Some(calendar) => calendar.after(since, days * (calendar.to - calendar.from)),
                None => since + days * DAY_MS,
            },
        }
    }

    fn left_after(&self, left: Option<i64>, since: i64, now: i64, ends_turn: bool) -> Option<i64> {
        let bank = self.bank()?;
        let spent = (now - since).max(0);
        let left = (left.unwrap_or(bank) - spent).max(0);
        let added = if ends_turn { self.increment() } else { 0 };
        Some((left + added).min(bank.max(left)))
    }
}

fn calendar(control: &TimeControl) -> Option<Calendar> {
    let TimeControl::Correspondence { hours, holidays, .. } = control else {
        return None;
    };
    let (from, to, zone) = match hours {
        Some(hours) => (time(&hours.from)?, time(&hours.to)?, zone(&hours.zone)?),
        None => (0, DAY_MS, 0),
    };
    let holidays = holidays
        .iter()
        .map(|date| day(date))
        .collect::<Option<Vec<_>>>()?;
    (from < to).then_some(Calendar {
        from,
        to,
        zone,
        holidays,
    })
}

impl Calendar {
    /// The time at which `budget` has passed since `since`, counting only the daily window on days that are not
    /// holidays.
    fn after(&self, since: i64, mut budget: i64) -> i64 {
        let local = since + self.zone;
        let mut now = local;
        for day in local.div_euclid(DAY_MS).. {
            let begins = now.max(day * DAY_MS + self.from);
            let ends = day * DAY_MS + self.to;
            let runs = begins < ends && !self.holidays.contains(&day);
            if runs && budget <= ends - begins {
                now = begins + budget;
                break;
            }
            if runs {
                budget -= ends - begins;
            }
            now = (day + 1) * DAY_MS;
        }
        now - self.zone
    }
}

/// `08:30` in milliseconds.
fn time(text: &str) -> Option<i64> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (i64, i64) = (two(hours)?, two(minutes)?);
    let time = hours * 60 + minutes;
    (minutes < 60 && time <= 24 * 60).then_some(time * MINUTE_MS)
}

/// `+01:00` in milliseconds.
fn zone(text: &str) -> Option<i64> {
    let (sign, rest) = match text.split_at_checked(1)? {
        ("+", rest) => (1, rest),
        ("-", rest) => (-1, rest),
        _ => return None,
    };
    let offset = time(rest)?;
    (offset <= DAY_MS / 24 * 15).then_some(sign * offset)
}

#[cfg(test)]
mod tests {
    use protocol::Hours;

    use super::*;

    fn at(date: &str, clock: &str) -> i64 {
        day(date).expect("a date") * DAY_MS + time(clock).expect("a time")
    }

    fn correspondence(days: i64, hours: Option<(&str, &str, &str)>, holidays: &[&str]) -> TimeControl {
        TimeControl::Correspondence {
            days,
            hours: hours.map(|(from, to, zone)| Hours {
                from: from.to_owned(),
                to: to.to_owned(),
                zone: zone.to_owned(),
            }),
            holidays: holidays.iter().map(|date| (*date).to_owned()).collect(),
        }
    }

    #[test]
    fn a_bank_runs_down_and_a_turn_adds_to_it() {
        let live = TimeControl::Live {
            bank: 60,
            increment: 5,
        };
        assert_eq!(live.deadline(1_000, None), 61_000);
        assert_eq!(live.left_after(None, 1_000, 11_000, false), Some(50_000));
        assert_eq!(live.left_after(Some(50_000), 11_000, 12_000, true), Some(54_000));
        assert_eq!(
            live.left_after(Some(1_000), 0, 90_000, true),
            Some(5_000),
            "never below nothing"
        );
        assert_eq!(live.deadline(12_000, Some(54_000)), 66_000);
    }

    #[test]
    fn increments_never_fill_a_bank_beyond_its_beginning() {
        let live = TimeControl::Live {
            bank: 60,
            increment: 5,
        };
        let quick_turns =
            (0..100).try_fold(live.bank(), |left, _| Some(live.left_after(left, 0, 1_000, true)));
        assert_eq!(quick_turns.flatten(), Some(60_000));
        assert_eq!(live.left_after(Some(57_000), 0, 1_000, true), Some(60_000));
    }

    #[test]
    fn days_without_hours_are_whole_days() {
        let control = correspondence(3, None, &[]);
        let since = at("2026-11-16", "09:30");
        assert_eq!(control.deadline(since, None), at("2026-11-19", "09:30"));
        assert_eq!(control.bank(), None);
    }

    #[test]
    fn time_passes_only_in_the_given_hours() {
        let since = at("2026-12-24", "18:00");
        let hours = Some(("08:00", "20:00", "+00:00"));
        // Two hours today, twelve on the 25th, ten on the 26th.
        assert_eq!(
            correspondence(2, hours, &[]).deadline(since, None),
            at("2026-12-26", "18:00")
        );
        let holidays = ["2026-12-25", "2026-12-26"];
        assert_eq!(
            correspondence(2, hours, &holidays).deadline(since, None),
            at("2026-12-28", "18:00")
        );
        // A turn that begins at night: the time starts in the morning.
        let night = at("2026-11-16", "23:00");
        assert_eq!(
            correspondence(1, hours, &[]).deadline(night, None),
            at("2026-11-17", "20:00")
        );
        // Another time zone: 18:00 UTC is 20:00 there, and the day is over.
        let there = Some(("08:00", "20:00", "+02:00"));
        assert_eq!(
            correspondence(1, there, &[]).deadline(since, None),
            at("2026-12-25", "18:00")
        );
    }

    #[test]
    fn an_invalid_time_control_is_rejected() {
        let right = correspondence(2, Some(("08:00", "24:00", "-03:30")), &["2026-12-25"]);
        assert!(right.check().is_ok());
        for wrong in [
            TimeControl::Live {
                bank: 0,
                increment: 5,
            },
            TimeControl::Live {
                bank: 60,
                increment: -1,
            },
            correspondence(0, None, &[]),
            correspondence(1, None, &["Christmas"]),
            correspondence(1, Some(("20:00", "08:00", "+00:00")), &[]),
            correspondence(1, Some(("08:00", "25:00", "+00:00")), &[]),
            correspondence(1, Some(("08:00", "20:00", "Zürich")), &[]),
        ] {
            assert!(wrong.check().is_err(), "{wrong:?}");
        }
    }
}
