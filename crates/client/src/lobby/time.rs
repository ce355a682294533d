//! The time control of a new table, and what happens when time is up.

use catalog::Level;
use leptos::prelude::*;
use protocol::{Hours, TableInfo, TimeControl, TimeUpPolicy};

use crate::base::i18n::I18n;
use crate::base::parts::{bot_key, focus_on, t};
use crate::model::levels::DEFAULT_LEVEL;
use crate::model::levels::offered;

/// The kinds of time controls, as in the API, with their text keys.
const KINDS: [(&str, &str); 3] = [
    ("none", "room-time-none"),
    ("live", "room-time-live"),
    ("correspondence", "room-time-correspondence"),
];
const TIME_UP: [(&str, &str); 3] = [
    ("bot", "room-time-up-bot"),
    ("open", "room-time-up-open"),
    ("score", "room-time-up-score"),
];
const MINUTES: [i64; 8] = [5, 10, 15, 20, 30, 45, 60, 90];
const SECONDS: [i64; 6] = [0, 5, 10, 15, 30, 60];
const DAYS: [i64; 6] = [1, 2, 3, 5, 7, 14];

/// The chosen time control.
#[derive(Clone, Copy)]
pub(super) struct Time {
    kind: RwSignal<&'static str>,
    time_up: RwSignal<&'static str>,
    /// The level of the bot that takes over.
    level: RwSignal<Level>,
    minutes: RwSignal<i64>,
    seconds: RwSignal<i64>,
    days: RwSignal<i64>,
    from: RwSignal<i64>,
    to: RwSignal<i64>,
    holidays: RwSignal<String>,
    /// The first holiday that is not a valid date.
    wrong_day: RwSignal<Option<String>>,
}

impl Time {
    pub fn new() -> Time {
        Time {
            kind: RwSignal::new("none"),
            time_up: RwSignal::new("bot"),
            level: RwSignal::new(DEFAULT_LEVEL),
            minutes: RwSignal::new(30),
            seconds: RwSignal::new(15),
            days: RwSignal::new(2),
            from: RwSignal::new(0),
            to: RwSignal::new(24),
            holidays: RwSignal::new(String::new()),
            wrong_day: RwSignal::new(None),
        }
    }

    /// Whether all holidays are valid dates; moves the focus to the field if not.
    pub fn is_right(self) -> bool {
        let is_asked = self.kind.get_untracked() == "correspondence";
        let wrong = self.holidays.with_untracked(|text| days_in(text).err());
        let wrong = wrong.filter(|_| is_asked);
        let is_right = wrong.is_none();
        self.wrong_day.set(wrong);
        if !is_right {
            focus_on("[data-holidays]");
        }
        is_right
    }

    /// The chosen time control; `None` for an untimed table.
    pub fn control(self) -> Option<TimeControl> {
        match self.kind.get_untracked() {
            "live" => Some(TimeControl::Live {
                bank: self.minutes.get_untracked() * 60,
                increment: self.seconds.get_untracked(),
            }),
            "correspondence" => Some(self.correspondence()),
            _ => None,
        }
    }

    /// What happens when time is up, or when somebody leaves.
    pub fn policy(self) -> TimeUpPolicy {
        match self.time_up.get_untracked() {
            "open" => TimeUpPolicy::Open,
            "score" => TimeUpPolicy::Score,
            _ => TimeUpPolicy::Bot {
                level: self.level.get_untracked().name().to_owned(),
            },
        }
    }

    fn correspondence(self) -> TimeControl {
        let (from, to) = (self.from.get_untracked(), self.to.get_untracked());
        let hours = ((from, to) != (0, 24)).then(|| Hours {
            from: hour(from),
            to: hour(to),
            zone: zone(west_of_greenwich()),
        });
        let holidays = self
            .holidays
            .with_untracked(|text| days_in(text).unwrap_or_default());
        TimeControl::Correspondence {
            days: self.days.get_untracked(),
            hours,
            holidays,
        }
    }
}

fn hour(hour: i64) -> String {
    format!("{hour:02}:00")
}

/// The listed days, whatever separates them; or the first word that is not a date.
fn days_in(text: &str) -> Result<Vec<String>, String> {
    let words = text.split(|sign: char| sign.is_whitespace() || sign == ',' || sign == ';');
    let words = words.filter(|word| !word.is_empty());
    words
        .map(|word| day(word).ok_or_else(|| word.to_owned()))
        .collect()
}

/// A day written `2026-12-25` or `25.12.2026`, in the format of the server.
fn day(word: &str) -> Option<String> {
    let parts: Vec<&str> = word.split(['-', '.']).collect();
    let [year, month, day] = match parts[..] {
        [year, month, day] if word.matches('-').count() == 2 => [year, month, day],
        [day, month, year] if word.matches('.').count() == 2 => [year, month, day],
        _ => return None,
    };
    let number = |text: &str| text.parse::<u32>().ok();
    let (Some(year), Some(month), Some(day)) = (
        number(year).filter(|_| year.len() == 4),
        number(month),
        number(day),
    ) else {
        return None;
    };
    (1..=12).contains(&month).then_some(())?;
    (1..=days_of(year, month))
        .contains(&day)
        .then(|| format!("{year}-{month:02}-{day:02}"))
}

fn days_of(year: u32, month: u32) -> u32 {
    let is_leap = year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The time-zone offset in minutes, positive to the west, as the browser counts it.
fn west_of_greenwich() -> i64 {
    js_sys::Date::new_0().get_timezone_offset() as i64
}

fn zone(west: i64) -> String {
    let sign = if west > 0 { '-' } else { '+' };
    let minutes = west.abs();
    format!("{sign}{:02}:{:02}", minutes / 60, minutes % 60)
}

/// A time control as text.
pub(super) fn time_in_words(i18n: I18n, time: Option<&TimeControl>) -> String {
    match time {
        None => i18n.t_string("room-time-is-none"),
        Some(TimeControl::Live { bank, increment }) => {
            let values = [("minutes", (bank / 60).into()), ("seconds", (*increment).into())];
            i18n.t_args("room-time-is-live", &values)
        }
        Some(TimeControl::Correspondence {
            days, hours: None, ..
        }) => i18n.t_args("room-time-is-days", &[("days", (*days).into())]),
        Some(TimeControl::Correspondence {
            days,
            hours: Some(hours),
            ..
        }) => {
            let values = [
                ("days", (*days).into()),
                ("from", hours.from.clone().into()),
                ("to", hours.to.clone().into()),
                ("zone", hours.zone.clone().into()),
            ];
            i18n.t_args("room-time-is-hours", &values)
        }
    }
}

/// The days on which the clock does not run, if there are any.
pub(super) fn holidays_in_words(i18n: I18n, time: Option<&TimeControl>) -> Option<String> {
    match time {
        Some(TimeControl::Correspondence { holidays, .. }) if !holidays.is_empty() => {
            Some(i18n.t_args("room-time-pauses", &[("days", holidays.join(", ").into())]))
        }
        _ => None,
    }
}

/// What happens when time is up, or when somebody leaves.
pub(super) fn time_up_in_words(i18n: I18n, table: &TableInfo) -> String {
    let when = i18n.t_string(match table.time {
        Some(_) => "room-time-up",
        None => "room-leaves",
    });
    let (then, level) = match &table.time_up {
        TimeUpPolicy::Bot { level } => ("room-time-up-bot", Level::find(level)),
        TimeUpPolicy::Open => ("room-time-up-open", None),
        TimeUpPolicy::Score => ("room-time-up-score", None),
    };
    let then = i18n.t_string(then);
    let level = level.map(|level| format!(" ({})", i18n.t_string(bot_key(level))));
    format!("{when}: {then}{}", level.unwrap_or_default())
}

/// The part of the form that chooses the time control.
#[component]
pub(super) fn TimeChoice(time: Time) -> impl IntoView {
    let i18n: I18n = expect_context();
    let title = move || match time.kind.get() {
        "none" => i18n.t_string("room-leaves"),
        _ => i18n.t_string("room-time-up"),
    };
    let choose = move |event: web_sys::Event| {
        if let Some(level) = Level::find(&event_target_value(&event)) {
            time.level.set(level);
        }
    };
    let write_holidays = move |event: web_sys::Event| {
        time.holidays.set(event_target_value(&event));
        time.wrong_day.set(None);
    };
    let wrong_day = move || {
        let day = time.wrong_day.get()?;
        Some(i18n.t_args("room-wrong-day", &[("day", day.into())]))
    };
    let level = move |each: Level| {
        view! { <option value=each.name() prop:selected=move || time.level.get() == each>{t(bot_key(each))}</option> }
    };
    view! {
        <section class="ledger" aria-labelledby="time-title" data-time-choice="">
            <h2 id="time-title">{t("room-time")}</h2>
            <Plates name="time" value=time.kind offers=KINDS/>
            <Show when=move || time.kind.get() == "live">
                <p class="note">{t("room-time-live-text")}</p>
                <div class="times">
                    <Numbers name="minutes" key="room-time-minutes" value=time.minutes offers=MINUTES.to_vec()/>
                    <Numbers name="seconds" key="room-time-seconds" value=time.seconds offers=SECONDS.to_vec()/>
                </div>
            </Show>
            <Show when=move || time.kind.get() == "correspondence">
                <p class="note">{t("room-time-correspondence-text")}</p>
                <div class="times">
                    <Numbers name="days" key="room-time-days" value=time.days offers=DAYS.to_vec()/>
                    <Numbers name="from" key="room-time-from" value=time.from offers=(0..24).collect()/>
                    <Numbers name="to" key="room-time-to" value=time.to offers=(1..=24).collect()/>
                </div>
                <label class="field">
                    <span>{t("room-time-holidays")}</span>
                    <input type="text" data-holidays="" placeholder="2026-12-25 2027-01-01" autocomplete="off"
                        aria-invalid=move || wrong_day().is_some().to_string() aria-describedby="wrong-day"
                        prop:value=move || time.holidays.get() on:input=write_holidays/>
                </label>
                <div id="wrong-day">
                    {move || wrong_day().map(|text| view! { <p class="alert" role="alert" data-wrong-day="">{text}</p> })}
                </div>
            </Show>
            <fieldset class="choice">
                <legend>{title}</legend>
                <Plates name="time-up" value=time.time_up offers=TIME_UP/>
                <Show when=move || time.time_up.get() == "bot">
                    <label class="field">
                        <span>{t("room-time-up-level")}</span>
                        <select data-time-up-level="" on:change=choose>
                            {offered(None).into_iter().map(level).collect_view()}
                        </select>
                    </label>
                </Show>
            </fieldset>
        </section>
    }
}

/// A choice between a few values, as radio buttons.
#[component]
fn Plates(
    name: &'static str,
    value: RwSignal<&'static str>,
    offers: [(&'static str, &'static str); 3],
) -> impl IntoView {
    let plate = move |(choice, key): (&'static str, &'static str)| {
        view! {
            <label class="plate">
                <input type="radio" name=name data-either=format!("{name}={choice}")
                    prop:checked=move || value.get() == choice on:change=move |_| value.set(choice)/>
                <span>{t(key)}</span>
            </label>
        }
    };
    view! { <div class="plates" role="group">{offers.map(plate).collect_view()}</div> }
}

#[component]
fn Numbers(name: &'static str, key: &'static str, value: RwSignal<i64>, offers: Vec<i64>) -> impl IntoView {
    let offer = move |number: i64| {
        view! { <option value=number prop:selected=move || value.get() == number>{number}</option> }
    };
    let choose = move |event: web_sys::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            value.set(number);
        }
    };
    view! {
        <label class="field">
            <span>{t(key)}</span>
            <select data-number=name on:change=choose>{offers.into_iter().map(offer).collect_view()}</select>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_zone_is_written_in_the_server_format() {
        assert_eq!(zone(-60), "+01:00");
        assert_eq!(zone(0), "+00:00");
        assert_eq!(zone(210), "-03:30");
    }

    #[test]
    fn holidays_are_read_with_any_separator() {
        let days = |text: &str| days_in(text).expect("only days");
        assert_eq!(
            days(" 2026-12-25, 2026-12-26;1.1.2027 "),
            ["2026-12-25", "2026-12-26", "2027-01-01"]
        );
        assert_eq!(days(" "), [""; 0]);
    }

    #[test]
    fn an_invalid_date_is_reported() {
        for wrong in [
            "24/12",
            "2026-02-29",
            "26-12-24",
            "31.4.2026",
            "Christmas",
            "2026-13-01",
            "2026-1-",
        ] {
            assert_eq!(days_in(&format!("25.12.2026 {wrong}")), Err(wrong.to_owned()));
        }
        assert!(days_in("2028-02-29").is_ok());
    }
}
