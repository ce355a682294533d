//! The clock at a seat, and whether a bot plays there in somebody's name.

use board_svg::icon;
use leptos::prelude::*;
use smokestack_core::Seat;

use super::WhoMark;
use super::stage::{Stage, level_name};
use crate::room::time::{self, Clock};
use crate::session::current::{self, Session};
use crate::session::remote::Remote;

/// So many milliseconds before the end a clock asks for attention.
const SHORT: f64 = 60_000.0;

/// Nothing at a table around one screen, and nothing at one without time.
#[component]
pub(super) fn SeatTime(seat: Seat) -> impl IntoView {
    use_context::<Remote>()
        .map(|remote| view! { <WhoMark remote seat/><StandIn remote seat/><SeatClock remote seat/> })
}

/// The clock of the player at this screen, beside the question: it is in sight whatever part of the table is shown.
#[component]
pub(super) fn OwnClock() -> impl IntoView {
    let own = Memo::new(|_| {
        let seat = |session: &Session| session.chair().filter(|_| !session.is_over())?.seat;
        current::with(seat).flatten()
    });
    use_context::<Remote>().map(|remote| {
        let clock = move |seat: Seat| view! { <span class="own-clock" data-own-clock=""><SeatClock remote seat/></span> };
        move || own.get().map(clock)
    })
}

/// A bot that plays until a person returns.
#[component]
fn StandIn(remote: Remote, seat: Seat) -> impl IntoView {
    let stage: Stage = expect_context();
    let level = Memo::new(move |_| {
        remote.told.with(|table| {
            let mut seats = table.as_ref()?.seats.iter();
            let sitter = seats.find(|sitter| sitter.seat == seat)?;
            sitter.bot.clone().filter(|_| sitter.person.is_some())
        })
    });
    let text = move || {
        let level = level.get()?;
        stage.see(|sight| level_name(sight.translations, &level))
    };
    view! {
        <Show when=move || level.get().is_some()>
            <span class="level" data-stand-in=seat.to_string() title=stage.t("room-stand-in")>
                <span inner_html=icon("bot")></span>
                {text}
            </span>
        </Show>
    }
}

#[component]
fn SeatClock(remote: Remote, seat: Seat) -> impl IntoView {
    let stage: Stage = expect_context();
    let clock = Memo::new(move |_| {
        remote
            .told
            .with(|table| table.as_ref().and_then(|table| Clock::of(table, seat)))
    });
    // A clock that stands does not look at the time.
    let left = move || {
        let clock = clock.get()?;
        let now = if clock.runs() { remote.now.get() } else { 0.0 };
        Some(clock.left(now))
    };
    let text = move || left().map(|left| time::in_words(stage.words, left));
    let runs = move || clock.get().is_some_and(Clock::runs);
    let short = move || runs() && left().is_some_and(|left| left < SHORT);
    view! {
        <Show when=move || clock.get().is_some()>
            <span class="clock" class:runs=runs class:short=short data-clock=seat.to_string() role="timer"
                title=stage.t("room-clock") aria-label=stage.t("room-clock")>
                <span inner_html=icon("clock")></span>
                {text}
            </span>
        </Show>
    }
}
