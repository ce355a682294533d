//! A finished game, looked at again: how every seat's chances to win went, where they swung, and what a bot would have
//! done instead. In reading order: [`study`] (what has been found out), [`judgement`] (of one decision), [`curve`],
//! [`moment`] (the one that is chosen), [`lists`].
//!
//! Only games that are over: while one runs nobody may know more than their seat does.

mod curve;
mod judgement;
mod lists;
mod moment;
pub(crate) mod study;

use board_svg::icon;
use leptos::prelude::*;
use smokestack_core::{Seat, Viewer};

use crate::pages::Told;
use crate::replay::{self, film};
use crate::route::Route;
use crate::table::stage::{Mode, Sight, Stage};
use crate::words::Words;
use curve::{Curve, CurveView};
use judgement::{Moment, Swing, swings};
use lists::{Decisions, Swings, Values};
use moment::{ChancesThen, MomentView};
use study::{State, Study};

/// So many swings are marked.
const SWINGS: usize = 5;

/// The analysis of the record that is being looked at; of the open table if there is none.
#[component]
pub(crate) fn AnalysisPage() -> impl IntoView {
    film::reload();
    if film::with_untracked(|_| ()).is_none() {
        replay::load_table(0);
    }
    let loaded = Memo::new(|_| film::loaded());
    move || match loaded.get().filter(|_| study::open()) {
        None => view! { <NotOver/> }.into_any(),
        Some((_, game)) => view! { <Told game><Open/></Told> }.into_any(),
    }
}

/// Shared by the parts of the page.
#[derive(Clone, Copy)]
struct Desk {
    stage: Stage,
    /// What is known of the game so far, in its order; the result last, once everything is.
    moments: Memo<Vec<Moment>>,
    curve: Memo<Curve>,
    /// The moment that is looked at, by the number of moves before it.
    at: Memo<usize>,
    chosen: RwSignal<Option<usize>>,
    /// Whose decisions are listed.
    seat: RwSignal<Seat>,
}

impl Desk {
    fn set() -> Desk {
        let stage = Stage::set(Mode::Replay);
        let moments = Memo::new(|_| study::with(moments).unwrap_or_default());
        let colours = colours(stage);
        let curve = Memo::new(move |_| Curve {
            swings: moments.with(|moments| largest_swings(moments)),
            moments: moments.get(),
            length: film::length(),
            colours: colours.clone(),
        });
        let (seat, selected) =
            study::with_untracked(|study| (study.seat, study.selected)).unwrap_or_default();
        let seat = seat.and_then(Seat::new).unwrap_or_else(protagonist);
        let chosen = RwSignal::new(selected);
        let at = Memo::new(move |_| {
            let last = || moments.with(|moments| moments.last().map(|(at, _)| *at));
            chosen.get().or_else(last).unwrap_or_default()
        });
        let desk = Desk {
            stage,
            moments,
            curve,
            at,
            chosen,
            seat: RwSignal::new(seat),
        };
        Effect::new(move |_| study::remember(Some(desk.seat.get().index()), desk.chosen.get()));
        provide_context(desk);
        desk
    }

    fn text(self, key: &str) -> String {
        self.stage.text(key)
    }
}

fn moments(study: &Study) -> Vec<Moment> {
    let found = study.found.iter();
    let mut moments: Vec<Moment> = found.map(|(at, judged)| (*at, judged.chances.clone())).collect();
    if study.state == State::Done {
        moments.extend(film::with_untracked(|film| film.result()));
    }
    moments
}

/// Only decisions that follow each other tell of a swing: whatever lies between is still to be looked at.
fn largest_swings(moments: &[Moment]) -> Vec<Swing> {
    let swings = study::with_untracked(|study| swings(moments, &study.decisions, SWINGS));
    swings.unwrap_or_default()
}

/// As they were in the end: in Barrage a company's colour goes with whoever chose it.
fn colours(stage: Stage) -> Vec<usize> {
    let translations = untrack(|| stage.words.translations());
    let colours = film::with_untracked(|film| {
        let table = film.after(usize::MAX);
        let sight = Sight::new(&*table, &film.about.colours, Viewer::Spectator, &translations);
        sight.seats().map(|seat| sight.colour(seat)).collect()
    });
    colours.unwrap_or_default()
}

fn protagonist() -> Seat {
    film::with_untracked(film::Film::protagonist)
        .flatten()
        .or_else(|| Seat::new(0))
        .expect("there is a first seat")
}

#[component]
fn Open() -> impl IntoView {
    let desk = Desk::set();
    let game = desk
        .stage
        .glance(|sight| sight.table.info().name)
        .unwrap_or_default();
    let label = Signal::derive(move || desk.text("table-analysis-curve"));
    view! {
        <main id="main" data-page="analysis" class="page analysis" tabindex="-1">
            <h1>{game}" · "{move || desk.text("table-analysis")}</h1>
            <p class="note">{move || desk.text("table-analysis-lead")}</p>
            <Progress/>
            <section class="ledger" aria-labelledby="chances-title">
                <h2 id="chances-title">{move || desk.text("table-analysis-chances")}</h2>
                <CurveView curve=desk.curve selected=desk.at label
                    select=move |at| desk.chosen.set(Some(at))/>
                <MoveSlider/>
                <ChancesThen/>
                <MomentView/>
            </section>
            <Swings/>
            <Decisions/>
            <Values/>
        </main>
    }
}

/// How far it is, and a way to stop.
#[component]
fn Progress() -> impl IntoView {
    let desk: Desk = expect_context();
    let state = Memo::new(|_| study::with(|study| study.state).unwrap_or(State::Stopped));
    let done = Memo::new(|_| study::with(|study| study.found.len()).unwrap_or_default());
    let of = study::with_untracked(|study| study.decisions.len()).unwrap_or_default();
    let told = move || {
        let key = match state.get() {
            State::Done => "table-analysis-done",
            State::Failed => "table-analysis-failed",
            State::Running | State::Stopped => "table-analysis-progress",
        };
        let values = [("done", done.get().into()), ("of", of.into())];
        desk.stage.words.with(key, &values)
    };
    let button = move || match state.get() {
        State::Done => None,
        State::Running => Some(("pause", "table-analysis-stop")),
        State::Stopped | State::Failed => Some(("play", "table-resume")),
    };
    let click = move |_| match state.get_untracked() {
        State::Running => study::stop(),
        _ => study::run(),
    };
    let name = move || format!("{:?}", state.get()).to_lowercase();
    view! {
        <div class="analysis-progress" data-analysis=name>
            <progress max=of.to_string() value=move || done.get().to_string() aria-label=move || desk.text("table-analysis")
                hidden=move || state.get() == State::Done></progress>
            // Every number would be read aloud: only the state is.
            <span data-analysis-done=move || done.get().to_string()>{told}</span>
            <span class="unseen" role="status">{move || (state.get() != State::Running).then(told)}</span>
            {move || button().map(|(name, key)| view! {
                <button type="button" class="button pale" data-analysis-button on:click=click>
                    <span class="icon" inner_html=icon(name)></span>{desk.text(key)}
                </button>
            })}
        </div>
    }
}

/// The same choice as by a click on the curve, for the keyboard.
#[component]
fn MoveSlider() -> impl IntoView {
    let desk: Desk = expect_context();
    let moved = move |event: web_sys::Event| {
        let wanted: usize = event_target_value(&event).parse().unwrap_or_default();
        let now = desk.at.get_untracked();
        let at = desk.moments.with_untracked(|moments| {
            let mut all = moments.iter().map(|(at, _)| *at);
            // A single step leads to the next moment, however far it is.
            match wanted > now {
                true => all.find(|at| *at >= wanted),
                false => all.rfind(|at| *at <= wanted),
            }
        });
        if at.is_some() {
            desk.chosen.set(at);
        }
    };
    view! {
        <input type="range" class="analysis-slider" data-analysis-slider min="0" max=move || film::length().to_string()
            prop:value=move || desk.at.get().to_string() aria-label=move || desk.text("table-analysis-moment")
            aria-valuetext=move || moment::heading(desk) on:input=moved/>
    }
}

/// No record, or one of a game that still runs.
#[component]
fn NotOver() -> impl IntoView {
    let words: Words = expect_context();
    view! {
        <main id="main" class="no-table" data-page="analysis" tabindex="-1">
            <h1>{words.t("table-analysis")}</h1>
            <p>{words.t("table-analysis-none")}</p>
            <p><a href=Route::Start.to_string()>{words.t("table-home")}</a></p>
        </main>
    }
}
