//! The curtain between people who share a screen where hands are secret: no part of a hand is drawn until its owner
//! confirms their presence.

use board_svg::{icon, seat_class, seat_token};
use lang::Names;
use leptos::html;
use leptos::prelude::*;
use smokestack_core::Seat;

use super::bar::take_back;
use super::stage::Stage;
use crate::model::current;
use crate::model::undo::{self, Undo};

#[component]
pub(super) fn Curtain(seat: Seat) -> impl IntoView {
    let stage: Stage = expect_context();
    let colour = stage.glance(|sight| sight.colour(seat)).unwrap_or_default();
    let say = move |key: &'static str| {
        move || stage.see(|sight| sight.with(key, &[("player", sight.seat(seat).into())]))
    };
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            super::focus::without_scrolling(&button);
        }
    });
    // The player who has just moved may still undo; the curtain stays for the seat that decided.
    let skip_forced = stage.settings.auto_forced;
    let possible = move || current::with(|session| undo::possible(session, skip_forced.get()));
    let can_undo = move || matches!(possible(), Some(Undo::To(_)));
    view! {
        <main id="main" class=format!("curtain {}", seat_class(colour)) data-page="table" data-curtain=seat.to_string()>
            <div class="curtain-sheet">
                <span class="curtain-token" inner_html=seat_token(colour)></span>
                <h1 id="question" tabindex="-1">{say("table-curtain-pass")}</h1>
                <p>{say("table-curtain-why")}</p>
                <button type="button" class="button strong" data-show-hand node_ref=button
                    on:click=move |_| current::open_curtain(seat)>
                    <span inner_html=icon("eye")></span>{say("table-curtain-show")}
                </button>
                <Show when=can_undo>
                    <button type="button" class="button" data-undo on:click=move |_| take_back(stage)>
                        <span inner_html=icon("undo")></span>{stage.t("table-undo-short")}
                    </button>
                </Show>
            </div>
        </main>
    }
}
