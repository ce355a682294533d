//! The clock of a seat, and a mark if a bot plays for its player.

use board_svg::icon;
use leptos::prelude::*;
use smokestack_core::Seat;

use super::PlayerLink;
use super::stage::{Stage, level_name};
use crate::api::time::{self, Clock};
use crate::model::current::{self, Session};
use crate::model::remote::Remote;

/// A clock with less time than this is highlighted.
const LOW_TIME_MS: f64 = 60_000.0;

/// A seat's clock; shows nothing in a local game, or without a time control.
#[component]
pub(super) fn SeatTime(seat: Seat) -> impl IntoView {
    use_context::<Remote>()
        .map(|remote| view! { <PlayerLink remote seat/><StandIn remote seat/><SeatClock remote seat/> })
}

/// The clock of the player at this screen, next to the question, so that it is visible whichever part of the table is
/// shown.
#[component]
pub(super) fn OwnClock() -> impl IntoView {
    let own = Memo::new(|_| {
        let seat = |session: &Session| session.online().filter(|_| !session.is_over())?.seat;
        current::with(seat).flatten()
    });
    use_context::<Remote>().map(|remote| {
        let clock = move |seat: Seat| view! { <span class="own-clock" data-own-clock=""><SeatClock remote seat/></span> };
        move || own.get().map(clock)
    })
}

/// A bot that plays until the player returns.
#[component]
fn StandIn(remote: Remote, seat: Seat) -> impl IntoView {
    let stage: Stage = expect_context();
    let level = Memo::new(move |_| {
        remote.table.with(|table| {
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
            .table
            .with(|table| table.as_ref().and_then(|table| Clock::of(table, seat)))
    });
    // A stopped clock does not track the time.
    let left = move || {
        let clock = clock.get()?;
        let now = if clock.runs() { remote.now.get() } else { 0.0 };
        Some(clock.left(now))
    };
    let text = move || left().map(|left| time::in_words(stage.i18n, left));
    let runs = move || clock.get().is_some_and(Clock::runs);
    let short = move || runs() && left().is_some_and(|left| left < LOW_TIME_MS);
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
