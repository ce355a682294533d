//! The final screen: the winner, the source of each point, and what to do next.

use board_svg::icon;
use leptos::prelude::*;

use super::download;
use super::online;
use super::rematch;
use super::scores::{Places, SheetTable};
use super::stage::Stage;
use crate::base::random::random_seed;
use crate::base::route::Route;
use crate::games;
use crate::games::Sight;
use crate::model::replay_state;
use crate::model::{self, NewGame, current};
use lang::Names;

#[component]
pub(crate) fn FinalScreen() -> impl IntoView {
    let stage: Stage = expect_context();
    let headline = move || stage.see(headline);
    let early = Memo::new(|_| current::with(|session| session.table.turn().is_some()) == Some(true));
    // The record of an online game arrives shortly after its end.
    let has_record = || current::with(|session| session.received_log().is_none()).unwrap_or(false);
    let here = || current::with(|session| session.hot_seat().is_some()).unwrap_or(false);
    let closing = move || {
        let notes = stage.see(|sight| Some(games::of(sight.table)?.final_notes(sight)));
        let notes = notes.flatten().unwrap_or_default().into_iter();
        notes.map(|note| view! { <li>{note}</li> }).collect_view()
    };
    view! {
        <section class="final" data-final aria-labelledby="question">
            <h2 id="question" tabindex="-1" data-question>{headline}</h2>
            <Show when=move || early.get()>
                <p data-ended><strong>{move || stage.text("room-ended")}</strong>". "{move || stage.text("room-ended-text")}</p>
            </Show>
            <Places/>
            <SheetTable/>
            <ul class="quiet" data-closing>{closing}</ul>
            <online::FairCheck/>
            <div class="final-buttons">
                <rematch::Rematch/>
                <Show when=here>
                    <button type="button" class="primary" data-again on:click=move |_| again()>
                        <span inner_html=icon("play")></span>{stage.t("table-again")}
                    </button>
                </Show>
                <button type="button" data-open-replay on:click=move |_| replay_state::show_table(0)>
                    <span inner_html=icon("replay")></span>{stage.t("table-replay")}
                </button>
                <button type="button" data-analyse disabled=move || !has_record() on:click=move |_| replay_state::analyse_table()>
                    <span inner_html=icon("chart")></span>{stage.t("table-analysis")}
                </button>
                <button type="button" data-download on:click=move |_| download::open_table()>
                    <span inner_html=icon("download")></span>{stage.t("table-download")}
                </button>
                <a class="button" href=Route::Start.to_string()>
                    <span inner_html=icon("home")></span>{stage.t("table-home")}
                </a>
            </div>
        </section>
    }
}

/// The name of the winner, or of all players who share the win.
fn headline(sight: &Sight<'_>) -> String {
    let names: Vec<String> = sight
        .table
        .scores()
        .winners()
        .map(|seat| sight.seat(seat))
        .collect();
    let (count, names) = (names.len(), names.join(", "));
    sight.with(
        "table-winner",
        &[("names", names.into()), ("count", count.into())],
    )
}

/// Starts a new game with the same players, options and colours, but another deal.
fn again() {
    let new = current::with_untracked(|session| {
        let record = smokestack_core::Record::parse(&session.table.record()).ok()?;
        Some(NewGame {
            game: session.table.info().id,
            players: record.players,
            colours: session.colours.clone(),
            options: record.options,
            seed: random_seed(),
        })
    });
    if let Some(new) = new.flatten() {
        // Cannot fail, because the same options were valid for the last game.
        let _ = model::begin(new);
    }
}
