//! The moment that is chosen: who stood how, what was played, what a bot would have done.

use board_svg::{icon, seat_class, seat_token};
use lang::{Family, Names};
use leptos::prelude::*;
use smokestack_core::{Seat, Viewer};

use super::Desk;
use super::judgement::Judgement;
use super::study;
use crate::figures::percent;
use crate::replay::{self, Cast, film};
use crate::route::Route;
use crate::table::stage::{Sight, Stage};

/// A decision in words.
#[derive(Clone, PartialEq)]
pub(super) struct Told {
    pub at: usize,
    pub seat: Seat,
    pub colour: usize,
    pub player: String,
    pub played: String,
    /// What the bot would have done, if it is something else.
    pub better: Option<String>,
    /// In percent.
    pub lost: i32,
}

impl Told {
    pub fn of(stage: Stage, at: usize, judged: &Judgement) -> Option<Told> {
        sight(stage, at, judged.seat, |sight| {
            let label = |action: &str| {
                let label = sight.table.describe(action)?;
                Some(sight.say(Family::Action, &label))
            };
            Some(Told {
                at,
                seat: judged.seat,
                colour: sight.colour(judged.seat),
                player: sight.seat(judged.seat),
                played: label(&judged.played.action)?,
                better: (!judged.agrees()).then(|| label(&judged.best.action)).flatten(),
                lost: percent(judged.lost()),
            })
        })
    }
}

/// The table after so many moves, with the eyes of a seat: the game is over, its hand is no secret any more.
fn sight<R>(stage: Stage, at: usize, seat: Seat, look: impl FnOnce(&Sight<'_>) -> Option<R>) -> Option<R> {
    let translations = stage.words.translations();
    film::with_untracked(|film| {
        let table = film.after(at);
        look(&Sight::new(
            &*table,
            &film.about.colours,
            Viewer::Seat(seat),
            &translations,
        ))
    })
    .flatten()
}

/// Every seat with its chance at the moment that is chosen.
#[component]
pub(super) fn ChancesThen() -> impl IntoView {
    let desk: Desk = expect_context();
    let seats = move || {
        let at = desk.at.get();
        let chances = desk.moments.with(|moments| {
            let moment = moments.iter().rfind(|(moment, _)| *moment <= at)?;
            Some(moment.1.clone())
        });
        let colours = desk.curve.with_untracked(|curve| curve.colours.clone());
        desk.stage.see(|sight| {
            let seats = sight.seats().zip(colours).zip(chances.unwrap_or_default());
            let seat = |((seat, colour), chance): ((Seat, usize), f32)| {
                view! { <SeatChance name=sight.seat(seat) colour chance/> }
            };
            seats.map(seat).collect_view()
        })
    };
    view! { <ul class="chances" data-chances>{seats}</ul> }
}

#[component]
fn SeatChance(name: String, colour: usize, chance: f32) -> impl IntoView {
    let desk: Desk = expect_context();
    let per_cent = percent(chance);
    let told = desk
        .stage
        .words
        .with("table-analysis-percent", &[("percent", per_cent.into())]);
    view! {
        <li class=seat_class(colour)>
            <span class="chance-token" inner_html=seat_token(colour)></span>
            <span class="chance-name">{name}</span>
            <strong>{told}</strong>
            <span class="meter" aria-hidden="true"><span style=format!("width: {per_cent}%")></span></span>
        </li>
    }
}

/// The move that was decided on, or how many there were in the end.
pub(super) fn heading(desk: Desk) -> String {
    let (at, of) = (desk.at.get(), film::length());
    match at < of {
        true => desk
            .stage
            .words
            .with("table-analysis-move", &[("at", (at + 1).into())]),
        false => desk
            .stage
            .words
            .with("table-move-of", &[("at", at.into()), ("of", of.into())]),
    }
}

/// What was decided at the moment that is chosen, and the ways on from there.
#[component]
pub(super) fn MomentView() -> impl IntoView {
    let desk: Desk = expect_context();
    let stage = desk.stage;
    let told = Memo::new(move |_| {
        stage.words.track();
        let at = desk.at.get();
        study::with(|study| study.found.get(&at).cloned())
            .flatten()
            .and_then(|judged| Told::of(stage, at, &judged))
    });
    let who = move || {
        told.get().map(|told| {
            view! {
                <span class=format!("moment-who {}", seat_class(told.colour))>
                    <span inner_html=seat_token(told.colour)></span>{told.player}
                </span>
            }
        })
    };
    let decided = move || match told.get() {
        Some(told) => view! { <Decided told/> }.into_any(),
        None => view! { <p data-moment-result>{desk.text("table-analysis-result")}</p> }.into_any(),
    };
    let going_on = move || told.with(Option::is_some);
    view! {
        <div class="moment" data-moment=move || desk.at.get().to_string()>
            <h3>{move || heading(desk)}{who}</h3>
            {decided}
            <div class="moment-ways">
                <button type="button" class="button" data-show-moment on:click=move |_| show(desk.at.get_untracked())>
                    <span class="icon" inner_html=icon("eye")></span>{move || desk.text("table-analysis-show")}
                </button>
                <Show when=going_on>
                    <button type="button" class="button strong" data-play-on
                        on:click=move |_| play_on(desk, desk.at.get_untracked())>
                        <span class="icon" inner_html=icon("play")></span>{move || desk.text("table-analysis-play-on")}
                    </button>
                </Show>
            </div>
        </div>
    }
}

/// What was played, and what the bot would have done.
#[component]
pub(super) fn Decided(told: Told) -> impl IntoView {
    let desk: Desk = expect_context();
    let lost = desk
        .stage
        .words
        .with("table-analysis-lost", &[("percent", told.lost.into())]);
    let better = match told.better {
        Some(better) => view! {
            <div><dt>{desk.text("table-analysis-better")}</dt><dd>{better}</dd></div>
        }
        .into_any(),
        None => view! { <div class="agrees"><dt></dt><dd>{desk.text("table-analysis-agrees")}</dd></div> }
            .into_any(),
    };
    view! {
        <dl class="decided">
            <div><dt>{desk.text("table-analysis-played")}</dt><dd>{told.played}</dd></div>
            {better}
        </dl>
        {(told.lost > 0).then(|| view! { <p class="lost" data-lost=told.lost>{lost}</p> })}
    }
}

/// Shows the position of a moment in the replay.
pub(super) fn show(at: usize) {
    film::go(at);
    Route::Replay { at: None }.go();
}

/// A new game from this moment with the same players. Where there were only bots, or people who are elsewhere, a person
/// plays among bots on the seat that is looked at.
pub(super) fn play_on(desk: Desk, at: usize) {
    let alone = film::with_untracked(|film| film.people() == 0 || film.about.online.is_some());
    let cast = match alone {
        Some(true) => Cast::Alone(desk.seat.get_untracked()),
        _ => Cast::Same,
    };
    replay::play_on(desk.stage.words, at, cast);
}
