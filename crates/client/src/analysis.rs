//! The analysis of a finished game: how every seat's winning chances developed, where they swung, and what a bot would
//! have done instead. In reading order: [`analysis_job`] (the results so far), [`judgement`] (the review of one
//! decision), [`curve`], [`moment`] (the selected one), [`lists`].
//!
//! Only finished games can be analysed: during a game, nobody may learn more than their seat knows.

pub(crate) mod analysis_job;
mod curve;
mod judgement;
mod lists;
mod moment;

use board_svg::icon;
use leptos::prelude::*;
use smokestack_core::{Seat, Viewer};

use crate::base::i18n::I18n;
use crate::base::route::Route;
use crate::base::texts_gate::WithTexts;
use crate::games::Sight;
use crate::model::replay_state;
use crate::table::stage::{Mode, Stage};
use analysis_job::{AnalysisJob, State};
use curve::{Curve, CurveView};
use judgement::{Moment, Swing, swings};
use lists::{Decisions, Swings, Values};
use moment::{ChancesThen, MomentView};

/// The number of swings that are marked.
const MARKED_SWINGS: usize = 5;

/// Shows the analysis of the record in the replay, or else of the open table.
#[component]
pub(crate) fn AnalysisPage() -> impl IntoView {
    replay_state::reload();
    if replay_state::with_untracked(|_| ()).is_none() {
        replay_state::load_table(0);
    }
    let loaded = Memo::new(|_| replay_state::loaded());
    move || match loaded.get().filter(|_| analysis_job::open()) {
        None => view! { <NotOver/> }.into_any(),
        Some((_, game)) => view! { <WithTexts game><Open/></WithTexts> }.into_any(),
    }
}

/// Shared by the parts of the page.
#[derive(Clone, Copy)]
struct AnalysisContext {
    stage: Stage,
    /// The moments analysed so far, in game order; the result comes last, once the analysis is complete.
    moments: Memo<Vec<Moment>>,
    curve: Memo<Curve>,
    /// The selected moment, by the number of moves before it.
    at: Memo<usize>,
    chosen: RwSignal<Option<usize>>,
    /// The seat whose decisions are listed.
    seat: RwSignal<Seat>,
}

impl AnalysisContext {
    fn set() -> AnalysisContext {
        let stage = Stage::set(Mode::Replay);
        let moments = Memo::new(|_| analysis_job::with(moments).unwrap_or_default());
        let colours = colours(stage);
        let curve = Memo::new(move |_| Curve {
            swings: moments.with(|moments| largest_swings(moments)),
            moments: moments.get(),
            length: replay_state::length(),
            colours: colours.clone(),
        });
        let (seat, selected) =
            analysis_job::with_untracked(|analysis| (analysis.seat, analysis.selected)).unwrap_or_default();
        let seat = seat.and_then(Seat::new).unwrap_or_else(protagonist);
        let chosen = RwSignal::new(selected);
        let at = Memo::new(move |_| {
            let last = || moments.with(|moments| moments.last().map(|(at, _)| *at));
            chosen.get().or_else(last).unwrap_or_default()
        });
        let context = AnalysisContext {
            stage,
            moments,
            curve,
            at,
            chosen,
            seat: RwSignal::new(seat),
        };
        Effect::new(move |_| analysis_job::remember(Some(context.seat.get().index()), context.chosen.get()));
        provide_context(context);
        context
    }

    fn text(self, key: &str) -> String {
        self.stage.text(key)
    }
}

fn moments(analysis: &AnalysisJob) -> Vec<Moment> {
    let found = analysis.found.iter();
    let mut moments: Vec<Moment> = found.map(|(at, judged)| (*at, judged.chances.clone())).collect();
    if analysis.state == State::Done {
        moments.extend(replay_state::with_untracked(|replay| replay.result()));
    }
    moments
}

/// The largest swings. Only adjacent decisions show one: between others, some decisions have not been analysed yet.
fn largest_swings(moments: &[Moment]) -> Vec<Swing> {
    let swings = analysis_job::with_untracked(|analysis| swings(moments, &analysis.decisions, MARKED_SWINGS));
    swings.unwrap_or_default()
}

/// The seats' colours at the end of the game: in Barrage, a seat has the colour of its company.
fn colours(stage: Stage) -> Vec<usize> {
    let translations = untrack(|| stage.i18n.translations());
    let colours = replay_state::with_untracked(|replay| {
        let table = replay.after(usize::MAX);
        let sight = Sight::new(&*table, &replay.about.colours, Viewer::Spectator, &translations);
        sight.seats().map(|seat| sight.colour(seat)).collect()
    });
    colours.unwrap_or_default()
}

fn protagonist() -> Seat {
    replay_state::with_untracked(replay_state::ReplayState::protagonist)
        .flatten()
        .or_else(|| Seat::new(0))
        .expect("there is a first seat")
}

#[component]
fn Open() -> impl IntoView {
    let context = AnalysisContext::set();
    let game = context
        .stage
        .glance(|sight| sight.table.info().name)
        .unwrap_or_default();
    let label = Signal::derive(move || context.text("table-analysis-curve"));
    view! {
        <main id="main" data-page="analysis" class="page analysis" tabindex="-1">
            <h1>{game}" · "{move || context.text("table-analysis")}</h1>
            <p class="note">{move || context.text("table-analysis-lead")}</p>
            <Progress/>
            <section class="ledger" aria-labelledby="chances-title">
                <h2 id="chances-title">{move || context.text("table-analysis-chances")}</h2>
                <CurveView curve=context.curve selected=context.at label
                    select=move |at| context.chosen.set(Some(at))/>
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

/// The progress, and a button to stop.
#[component]
fn Progress() -> impl IntoView {
    let context: AnalysisContext = expect_context();
    let state = Memo::new(|_| analysis_job::with(|analysis| analysis.state).unwrap_or(State::Stopped));
    let done = Memo::new(|_| analysis_job::with(|analysis| analysis.found.len()).unwrap_or_default());
    let of = analysis_job::with_untracked(|analysis| analysis.decisions.len()).unwrap_or_default();
    let status_text = move || {
        let key = match state.get() {
            State::Done => "table-analysis-done",
            State::Failed => "table-analysis-failed",
            State::Running | State::Stopped => "table-analysis-progress",
        };
        let values = [("done", done.get().into()), ("of", of.into())];
        context.stage.i18n.t_args(key, &values)
    };
    let button = move || match state.get() {
        State::Done => None,
        State::Running => Some(("pause", "table-analysis-stop")),
        State::Stopped | State::Failed => Some(("play", "table-resume")),
    };
    let click = move |_| match state.get_untracked() {
        State::Running => analysis_job::stop(),
        _ => analysis_job::run(),
    };
    let name = move || format!("{:?}", state.get()).to_lowercase();
    view! {
        <div class="analysis-progress" data-analysis=name>
            <progress max=of.to_string() value=move || done.get().to_string() aria-label=move || context.text("table-analysis")
                hidden=move || state.get() == State::Done></progress>
            // Only the state is announced: a screen reader would read every number.
            <span data-analysis-done=move || done.get().to_string()>{status_text}</span>
            <span class="unseen" role="status">{move || (state.get() != State::Running).then(status_text)}</span>
            {move || button().map(|(name, key)| view! {
                <button type="button" class="button pale" data-analysis-button on:click=click>
                    <span class="icon" inner_html=icon(name)></span>{context.text(key)}
                </button>
            })}
        </div>
    }
}

/// Selects a moment with the keyboard, like a click on the curve.
#[component]
fn MoveSlider() -> impl IntoView {
    let context: AnalysisContext = expect_context();
    let moved = move |event: web_sys::Event| {
        let wanted: usize = event_target_value(&event).parse().unwrap_or_default();
        let now = context.at.get_untracked();
        let at = context.moments.with_untracked(|moments| {
            let mut all = moments.iter().map(|(at, _)| *at);
            // A single step goes to the next moment, however far away it is.
            if wanted > now {
                all.find(|at| *at >= wanted)
            } else {
                all.rfind(|at| *at <= wanted)
            }
        });
        if at.is_some() {
            context.chosen.set(at);
        }
    };
    view! {
        <input type="range" class="analysis-slider" data-analysis-slider min="0" max=move || replay_state::length().to_string()
            prop:value=move || context.at.get().to_string() aria-label=move || context.text("table-analysis-moment")
            aria-valuetext=move || moment::heading(context) on:input=moved/>
    }
}

/// Shown if there is no record, or if its game is still in progress.
#[component]
fn NotOver() -> impl IntoView {
    let i18n: I18n = expect_context();
    view! {
        <main id="main" class="no-table" data-page="analysis" tabindex="-1">
            <h1>{i18n.t("table-analysis")}</h1>
            <p>{i18n.t("table-analysis-none")}</p>
            <p><a href=Route::Start.to_string()>{i18n.t("table-home")}</a></p>
        </main>
    }
}
