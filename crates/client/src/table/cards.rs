//! Rows of cards: the offer, the tile being auctioned, a player's hand.

use board_svg::{seat_class, seat_token};
use lang::Names;
use leptos::prelude::*;

use super::stage::Stage;
use crate::games::shown_hand;
use crate::games::{self, Card, Note, Tray};

/// The common pieces next to the board.
#[component]
pub(crate) fn Trays() -> impl IntoView {
    let stage: Stage = expect_context();
    let trays = Memo::new(move |_| {
        let selection = stage.selection();
        let trays = stage.see(|sight| games::of(sight.table).map(|board| board.trays(sight, &selection)));
        trays.flatten().unwrap_or_default()
    });
    view! {
        <div class="trays" data-section="trays">
            {move || trays.get().into_iter().map(|tray| view! { <TrayView tray/> }).collect_view()}
        </div>
    }
}

/// The cards of the player to move, or of the only person at this screen.
#[component]
pub(crate) fn Hand() -> impl IntoView {
    let stage: Stage = expect_context();
    let tray = Memo::new(move |_| {
        let selection = stage.selection();
        let tray =
            stage.see(|sight| Some(games::of(sight.table)?.hand(sight, shown_hand(sight)?, &selection)));
        // A game without hands returns a tray without an id.
        tray.flatten().filter(|tray| !tray.id.is_empty())
    });
    view! {
        <div class="hand" data-section="hand">
            {move || tray.get().map(|tray| view! { <TrayView tray/> })}
        </div>
    }
}

#[component]
fn TrayView(tray: Tray) -> impl IntoView {
    let stage: Stage = expect_context();
    let empty = tray.cards.is_empty();
    let cards = tray
        .cards
        .into_iter()
        .map(|card| view! { <CardButton card/> })
        .collect_view();
    let notes = tray
        .notes
        .into_iter()
        .map(|note| view! { <NoteView note/> })
        .collect_view();
    view! {
        <section class="tray" data-tray=tray.id aria-label=tray.title.clone()>
            <h3>{tray.title.clone()}</h3>
            <div class="tray-cards">
                {cards}
                {empty.then(|| view! { <p class="nothing">{stage.t("table-no-cards")}</p> })}
            </div>
            <ul class="tray-notes">{notes}</ul>
        </section>
    }
}

#[component]
fn CardButton(card: Card) -> impl IntoView {
    let stage: Stage = expect_context();
    let piece = card.piece.clone();
    view! {
        <button
            type="button"
            class="card"
            class:lit=card.action.is_some() || card.is_filter
            class:chosen=card.chosen
            data-tile=card.piece
            data-action=card.action
            aria-label=card.label
            aria-pressed=card.chosen.to_string()
            on:click=move |_| stage.click_piece(&piece)
            inner_html=card.svg
        ></button>
    }
}

#[component]
fn NoteView(note: Note) -> impl IntoView {
    let stage: Stage = expect_context();
    let Note { seat, text } = note;
    let who = stage.glance(|sight| (sight.colour(seat), sight.seat(seat)));
    let (colour, name) = who.unwrap_or_default();
    view! {
        <li class=seat_class(colour) data-note=seat.to_string()>
            <span inner_html=seat_token(colour)></span>
            <span class="note-name">{name}</span>
            <strong>{text}</strong>
        </li>
    }
}
