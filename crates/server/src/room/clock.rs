//! Time at the table: how long a seat may think, and when its time is up. Pure arithmetic on milliseconds since 1970;
//! what happens then is the business of `time_up`.

use serde::{Deserialize, Serialize};
use smokestack_core::Message;
use utoipa::ToSchema;

use super::Refusal;
use super::calendar::{day, two};

/// How long everybody may think; a table without one is untimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum TimeControl {
    /// A bank of seconds for the whole game, and an increment of seconds for every turn, which never fills the bank beyond
    /// its beginning.
    Live { bank: i64, increment: i64 },
    /// So many days for each decision. A day is as long as its hours: with hours of 08:00 to 20:00, two days are 24 hours
    /// of those.
    Correspondence {
        days: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hours: Option<Hours>,
        /// Days on which no time passes: `2026-12-25`.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        holidays: Vec<String>,
    },
}

/// The hours of a day in which time passes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Hours {
    /// `08:00`.
    pub from: String,
    /// `22:00`; `24:00` is midnight. Later than `from`.
    pub to: String,
    /// How far east of Greenwich the clock hangs: `+01:00`.
    #[serde(default = "greenwich")]
    pub zone: String,
}

fn greenwich() -> String {
    "+00:00".to_owned()
}

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const DAY: i64 = 24 * 60 * MINUTE;

/// The longest bank and increment, in seconds, and the most days and holidays.
const LONGEST_BANK: i64 = 24 * 60 * 60;
const LONGEST_INCREMENT: i64 = 60 * 60;
const MOST_DAYS: i64 = 60;
const MOST_HOLIDAYS: usize = 60;

/// When time passes, in numbers: a window of each day, but for some days.
struct Calendar {
    from: i64,
    to: i64,
    zone: i64,
    holidays: Vec<i64>,
}

impl TimeControl {
    /// Whether everything about it makes sense.
    pub fn check(&self) -> Result<(), Refusal> {
        let fits = match self {
            TimeControl::Live { bank, increment } => {
                (1..=LONGEST_BANK).contains(bank) && (0..=LONGEST_INCREMENT).contains(increment)
            }
            TimeControl::Correspondence { days, holidays, .. } => {
                (1..=MOST_DAYS).contains(days) && holidays.len() <= MOST_HOLIDAYS && self.calendar().is_some()
            }
        };
        match fits {
            true => Ok(()),
            false => Err(Refusal::bad(
                Message::new("error-time-control")
                    .with("bank", LONGEST_BANK)
                    .with("increment", LONGEST_INCREMENT)
                    .with("days", MOST_DAYS)
                    .with("holidays", MOST_HOLIDAYS),
            )),
        }
    }

    /// What a seat has in its bank when the game begins; nothing if every decision has its own time.
    pub fn bank(&self) -> Option<i64> {
        match self {
            TimeControl::Live { bank, .. } => Some(bank * SECOND),
            TimeControl::Correspondence { .. } => None,
        }
    }

    /// What the end of a turn adds to a bank.
    pub fn increment(&self) -> i64 {
        match self {
            TimeControl::Live { increment, .. } => increment * SECOND,
            TimeControl::Correspondence { .. } => 0,
        }
    }

    /// When the time of a seat is up that is asked since `since`, with so much left in its bank.
    pub fn deadline(&self, since: i64, left: Option<i64>) -> i64 {
        match self {
            TimeControl::Live { bank, .. } => since + left.unwrap_or(bank * SECOND).max(0),
            TimeControl::Correspondence { days, .. } => match self.calendar() {
                Some(calendar) => calendar.after(since, days * (calendar.to - calendar.from)),
                None => since + days * DAY,
            },
        }
    }

    /// What is left in a bank after a decision that took from `since` to `now`. The end of a turn adds the increment, but
    /// never beyond the bank of the beginning: in a long game of short turns the clock would otherwise grow.
    pub fn left_after(&self, left: Option<i64>, since: i64, now: i64, ends_turn: bool) -> Option<i64> {
        let bank = self.bank()?;
        let spent = (now - since).max(0);
        let left = (left.unwrap_or(bank) - spent).max(0);
        let added = if ends_turn { self.increment() } else { 0 };
        Some((left + added).min(bank.max(left)))
    }

    fn calendar(&self) -> Option<Calendar> {
        let TimeControl::Correspondence { hours, holidays, .. } = self else {
            return None;
        };
        let (from, to, zone) = match hours {
            Some(hours) => (time(&hours.from)?, time(&hours.to)?, zone(&hours.zone)?),
            None => (0, DAY, 0),
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
}

impl Calendar {
    /// The moment at which `budget` has passed since `since`, counting only the window of each day that is no holiday.
    fn after(&self, since: i64, mut budget: i64) -> i64 {
        let local = since + self.zone;
        let mut now = local;
        for day in local.div_euclid(DAY).. {
            let begins = now.max(day * DAY + self.from);
            let ends = day * DAY + self.to;
            let runs = begins < ends && !self.holidays.contains(&day);
            if runs && budget <= ends - begins {
                now = begins + budget;
                break;
            }
            if runs {
                budget -= ends - begins;
            }
            now = (day + 1) * DAY;
        }
        now - self.zone
    }
}

/// `08:30` in milliseconds.
fn time(text: &str) -> Option<i64> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (i64, i64) = (two(hours)?, two(minutes)?);
    let time = hours * 60 + minutes;
    (minutes < 60 && time <= 24 * 60).then_some(time * MINUTE)
}

/// `+01:00` in milliseconds.
fn zone(text: &str) -> Option<i64> {
    let (sign, rest) = match text.split_at_checked(1)? {
        ("+", rest) => (1, rest),
        ("-", rest) => (-1, rest),
        _ => return None,
    };
    let offset = time(rest)?;
    (offset <= DAY / 24 * 15).then_some(sign * offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(date: &str, clock: &str) -> i64 {
        day(date).expect("a date") * DAY + time(clock).expect("a time")
    }

    fn letters(days: i64, hours: Option<(&str, &str, &str)>, holidays: &[&str]) -> TimeControl {
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
        let control = letters(3, None, &[]);
        let since = at("2026-11-16", "09:30");
        assert_eq!(control.deadline(since, None), at("2026-11-19", "09:30"));
        assert_eq!(control.bank(), None);
    }

    #[test]
    fn time_passes_only_in_the_hours_of_a_day_and_not_on_holidays() {
        let since = at("2026-12-24", "18:00");
        let hours = Some(("08:00", "20:00", "+00:00"));
        // Two hours today, twelve on the 25th, ten on the 26th.
        assert_eq!(
            letters(2, hours, &[]).deadline(since, None),
            at("2026-12-26", "18:00")
        );
        let holidays = ["2026-12-25", "2026-12-26"];
        assert_eq!(
            letters(2, hours, &holidays).deadline(since, None),
            at("2026-12-28", "18:00")
        );
        // Asked at night: the time begins in the morning.
        let night = at("2026-11-16", "23:00");
        assert_eq!(
            letters(1, hours, &[]).deadline(night, None),
            at("2026-11-17", "20:00")
        );
        // The clock hangs elsewhere: 18:00 in Greenwich is 20:00 there, and the day is over.
        let there = Some(("08:00", "20:00", "+02:00"));
        assert_eq!(
            letters(1, there, &[]).deadline(since, None),
            at("2026-12-25", "18:00")
        );
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let right = letters(2, Some(("08:00", "24:00", "-03:30")), &["2026-12-25"]);
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
            letters(0, None, &[]),
            letters(1, None, &["Christmas"]),
            letters(1, Some(("20:00", "08:00", "+00:00")), &[]),
            letters(1, Some(("08:00", "25:00", "+00:00")), &[]),
            letters(1, Some(("08:00", "20:00", "Zürich")), &[]),
        ] {
            assert!(wrong.check().is_err(), "{wrong:?}");
        }
    }
}
