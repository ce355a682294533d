//! A table in a list.

use catalog::Level;
use leptos::prelude::*;

use crate::pages::parts::{Icon, bot_key, date_in_words, game_name, t};
use crate::room::told::Status;
use crate::room::{Sitter, TableInfo};
use crate::route::Route;
use crate::words::Words;

/// One table: what is played, by whom, and the way there. `me` is whoever looks at the list.
#[component]
pub(crate) fn TableLine(table: TableInfo, me: Option<String>) -> impl IntoView {
    let words: Words = expect_context();
    let own = me.and_then(|me| table.seat_of(&me));
    let yours = own.is_some() && table.turn == own;
    let word = match (table.status, own) {
        (Status::Open, None) => "room-look",
        (Status::Open, Some(_)) | (Status::Playing, Some(_)) => "room-go",
        (Status::Playing, None) => "room-watch",
        (Status::Over | Status::Ended, _) => "ui-look",
    };
    let to = Route::Online { id: table.id.clone() };
    let people = {
        let seats = table.seats.clone();
        move || {
            let names = seats.iter().map(|seat| sitter_in_words(words, seat));
            names.collect::<Vec<_>>().join(" · ")
        }
    };
    let state = {
        let table = table.clone();
        move || state_in_words(words, &table, yours)
    };
    view! {
        <li class="saved-game" class:yours=yours data-table=table.id.clone() data-your-turn=yours.then_some("")>
            <div class="saved-words">
                <strong>{game_name(&table.game)}</strong>
                <span>{people}</span>
                <span class="note">{state}</span>
            </div>
            <div class="saved-ways">
                <a class="button" class:strong=yours href=to.to_string() data-open="">
                    <Icon name="play"/>
                    {t(word)}
                </a>
            </div>
        </li>
    }
}

/// How far it is, and since when somebody is asked.
fn state_in_words(words: Words, table: &TableInfo, yours: bool) -> String {
    let state = progress(words, table, yours);
    match table.turn_since.filter(|_| table.status == Status::Playing) {
        Some(since) => {
            let since = date_in_words(since, words.phrases().lang().code());
            words.with("room-since", &[("state", state.into()), ("when", since.into())])
        }
        None => state,
    }
}

fn progress(words: Words, table: &TableInfo, yours: bool) -> String {
    match table.status {
        Status::Open => {
            let free = table.seats.iter().filter(|seat| seat.is_free()).count();
            words.with("room-free", &[("count", free.into())])
        }
        Status::Over => words.text("ui-saved-over"),
        Status::Ended => words.text("room-ended"),
        Status::Playing if yours => words.text("room-your-turn"),
        Status::Playing => {
            let turn = table.seats.iter().find(|seat| Some(seat.seat) == table.turn);
            let name = turn.map(|seat| sitter_in_words(words, seat)).unwrap_or_default();
            words.with("room-turn-of", &[("player", name.into())])
        }
    }
}

/// A person's name, what a bot is called, or that the seat is free.
pub(crate) fn sitter_in_words(words: Words, seat: &Sitter) -> String {
    match (&seat.name, &seat.bot) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => match Level::find(level) {
            Some(level) => words.text(bot_key(level)),
            None => level.clone(),
        },
        (None, None) => words.text("room-seat-free"),
    }
}
