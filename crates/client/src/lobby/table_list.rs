//! A table in a list.

use catalog::Level;
use leptos::prelude::*;
use protocol::{SeatInfo, TableInfo, TableStatus};

use super::new_table::sit;
use super::time::time_in_words;
use crate::api::{Busy, Problem, SeatExt as _, TableExt as _, time};
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, bot_key, date_in_words, game_name, t};
use crate::base::route::Route;
use crate::lobby::ProblemNote;

/// One table: the game, the players, and a link. `me` is the user, `now` the time on the server.
#[component]
pub(crate) fn TableLine(table: TableInfo, me: Option<String>, now: RwSignal<f64>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let own = me.as_deref().and_then(|me| table.seat_of(me));
    let yours = me.as_deref().is_some_and(|me| table.waits_for(me));
    let substitute = own.is_none() && table.wants_substitute();
    let may_sit =
        table.status == TableStatus::Open && own.is_none() && table.seats.iter().any(|seat| seat.is_free());
    let word = match (table.status, own) {
        (TableStatus::Open, None) => "room-view",
        (TableStatus::Playing, None) if substitute => "room-view",
        (TableStatus::Open, Some(_)) | (TableStatus::Playing, Some(_)) => "room-open",
        (TableStatus::Playing, None) => "room-watch",
        (TableStatus::Over | TableStatus::Ended, _) => "ui-view",
    };
    let to = Route::Online { id: table.id.clone() };
    let people = {
        let seats = table.seats.clone();
        move || {
            let names = seats.iter().map(|seat| sitter_in_words(i18n, seat));
            names.collect::<Vec<_>>().join(" · ")
        }
    };
    let state = {
        let table = table.clone();
        move || state_in_words(i18n, &table, yours, now)
    };
    // For an untimed game, no time is shown once it has begun.
    let is_told =
        table.status == TableStatus::Open || (table.status == TableStatus::Playing && table.time.is_some());
    let time = is_told.then(|| {
        let time = table.time.clone();
        view! { <span class="note" data-time="">{move || time_in_words(i18n, time.as_ref())}</span> }
    });
    view! {
        <li class="saved-game" class:yours=yours data-table=table.id.clone() data-your-turn=yours.then_some("")>
            <div class="saved-text">
                <strong>{game_name(&table.game)}</strong>
                <span>{people}</span>
                <span class="note" data-state="">{state}</span>
                {time}
                {substitute.then(|| view! { <strong class="substitute" data-substitute="">{t("room-substitute")}</strong> })}
            </div>
            <div class="saved-actions">
                <a class="button" class:strong=yours class:pale=may_sit href=to.to_string() data-open="">
                    {(!may_sit).then(|| view! { <Icon name="play"/> })}
                    {t(word)}
                </a>
                {may_sit.then(|| view! { <SitDown table=table.clone() known=me.is_some()/> })}
            </div>
        </li>
    }
}

/// A button to take a free seat. Users who are not signed in are asked for a name at the table.
#[component]
fn SitDown(table: TableInfo, known: bool) -> impl IntoView {
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    let table = StoredValue::new(table);
    let sit_down = move |_| {
        let to = Route::Online {
            id: table.with_value(|table| table.id.clone()),
        };
        if !known {
            return to.go();
        }
        busy.run(async move {
            let table = table.get_value();
            let free = table.seats.iter().find(|seat| seat.is_free());
            let Some(seat) = free.map(|seat| seat.seat) else {
                return to.go();
            };
            match sit(&table, seat, None).await {
                Ok(()) => to.go(),
                Err(why) => _ = problem.try_set(Some(why)),
            }
        });
    };
    view! {
        <button type="button" class="button strong" data-sit-down="" on:click=sit_down>{t("room-sit-down")}</button>
        <ProblemNote problem/>
    }
}

/// The progress, and the time of the current turn: how much is left, or how long it has lasted.
fn state_in_words(i18n: I18n, table: &TableInfo, yours: bool, now: RwSignal<f64>) -> String {
    let state = progress(i18n, table, yours);
    if let Some(deadline) = table.deadline.filter(|_| table.status == TableStatus::Playing) {
        let left = time::in_words(i18n, (deadline as f64 - now.get()).max(0.0));
        return i18n.t_args("room-left", &[("state", state.into()), ("left", left.into())]);
    }
    match table.turn_since.filter(|_| table.status == TableStatus::Playing) {
        Some(since) => {
            let since = date_in_words(since as f64, i18n.translations().lang().code());
            i18n.t_args("room-since", &[("state", state.into()), ("when", since.into())])
        }
        None => state,
    }
}

fn progress(i18n: I18n, table: &TableInfo, yours: bool) -> String {
    match table.status {
        TableStatus::Open => {
            let free = table.seats.iter().filter(|seat| seat.is_free()).count();
            i18n.t_args("room-free", &[("count", free.into())])
        }
        TableStatus::Over => i18n.t_string("ui-saved-over"),
        TableStatus::Ended => i18n.t_string("room-ended"),
        TableStatus::Playing if yours => i18n.t_string("room-your-turn"),
        TableStatus::Playing => {
            let turn = table.seats.iter().find(|seat| Some(seat.seat) == table.turn);
            let name = turn.map(|seat| sitter_in_words(i18n, seat)).unwrap_or_default();
            i18n.t_args("room-turn-of", &[("player", name.into())])
        }
    }
}

/// The name of a person or bot, or a note that the seat is free.
pub(crate) fn sitter_in_words(i18n: I18n, seat: &SeatInfo) -> String {
    match (&seat.name, &seat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => match Level::find(level) {
            Some(level) => i18n.t_string(bot_key(level)),
            None => level.clone(),
        },
        (None, None) => i18n.t_string("room-seat-free"),
    }
}
