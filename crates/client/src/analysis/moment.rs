//! The selected moment: the winning chances, what was played, and what a bot would have done.

use board_svg::{icon, seat_class, seat_token};
use lang::{Family, Names};
use leptos::prelude::*;
use protocol::worker::Judgement;
use smokestack_core::{Seat, Viewer};

use super::AnalysisContext;
use super::analysis_job;
use super::judgement::{agrees, lost};
use crate::base::number_format::percent;
use crate::base::route::Route;
use crate::games::Sight;
use crate::model::replay_state;
use crate::replay::{self, Lineup};
use crate::table::stage::Stage;

/// A decision as text.
#[derive(Clone, PartialEq)]
pub(super) struct DecisionText {
    pub at: usize,
    pub seat: Seat,
    pub colour: usize,
    pub player: String,
    pub played: String,
    /// What the bot would have done, if it differs.
    pub better: Option<String>,
    /// The loss in winning chances, in percent.
    pub lost: i32,
}

impl DecisionText {
    pub fn of(stage: Stage, at: usize, judged: &Judgement) -> Option<DecisionText> {
        sight(stage, at, judged.seat, |sight| {
            let label = |action: &str| {
                let label = sight.table.describe(action)?;
                Some(sight.describe(Family::Action, &label))
            };
            Some(DecisionText {
                at,
                seat: judged.seat,
                colour: sight.colour(judged.seat),
                player: sight.seat(judged.seat),
                played: label(&judged.played.action)?,
                better: (!agrees(judged)).then(|| label(&judged.best.action)).flatten(),
                lost: percent(lost(judged)),
            })
        })
    }
}

/// The table after this many moves, as a seat saw it: the game is over, so its hand is no longer secret.
fn sight<R>(stage: Stage, at: usize, seat: Seat, look: impl FnOnce(&Sight<'_>) -> Option<R>) -> Option<R> {
    let translations = stage.i18n.translations();
    replay_state::with_untracked(|replay| {
        let table = replay.after(at);
        look(&Sight::new(
            &*table,
            &replay.about.colours,
            Viewer::Seat(seat),
            &translations,
        ))
    })
    .flatten()
}

/// Every seat with its winning chances at the selected moment.
#[component]
pub(super) fn ChancesThen() -> impl IntoView {
    let context: AnalysisContext = expect_context();
    let seats = move || {
        let at = context.at.get();
        let chances = context.moments.with(|moments| {
            let moment = moments.iter().rfind(|(moment, _)| *moment <= at)?;
            Some(moment.1.clone())
        });
        let colours = context.curve.with_untracked(|curve| curve.colours.clone());
        context.stage.see(|sight| {
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
    let context: AnalysisContext = expect_context();
    let per_cent = percent(chance);
    let text = context
        .stage
        .i18n
        .t_args("table-analysis-percent", &[("percent", per_cent.into())]);
    view! {
        <li class=seat_class(colour)>
            <span class="chance-token" inner_html=seat_token(colour)></span>
            <span class="chance-name">{name}</span>
            <strong>{text}</strong>
            <span class="meter" aria-hidden="true"><span style=format!("width: {per_cent}%")></span></span>
        </li>
    }
}

/// The number of the decision's move, or the total number of moves at the end.
pub(super) fn heading(context: AnalysisContext) -> String {
    let (at, of) = (context.at.get(), replay_state::length());
    if at < of {
        context
            .stage
            .i18n
            .t_args("table-analysis-move", &[("at", (at + 1).into())])
    } else {
        context
            .stage
            .i18n
            .t_args("table-move-of", &[("at", at.into()), ("of", of.into())])
    }
}

/// The decision at the selected moment, and the links from there.
#[component]
pub(super) fn MomentView() -> impl IntoView {
    let context: AnalysisContext = expect_context();
    let stage = context.stage;
    let text = Memo::new(move |_| {
        stage.i18n.track();
        let at = context.at.get();
        analysis_job::with(|analysis| analysis.found.get(&at).cloned())
            .flatten()
            .and_then(|judged| DecisionText::of(stage, at, &judged))
    });
    let who = move || {
        text.get().map(|text| {
            view! {
                <span class=format!("moment-who {}", seat_class(text.colour))>
                    <span inner_html=seat_token(text.colour)></span>{text.player}
                </span>
            }
        })
    };
    let decided = move || match text.get() {
        Some(text) => view! { <Decided text/> }.into_any(),
        None => view! { <p data-moment-result>{context.text("table-analysis-result")}</p> }.into_any(),
    };
    let going_on = move || text.with(Option::is_some);
    view! {
        <div class="moment" data-moment=move || context.at.get().to_string()>
            <h3>{move || heading(context)}{who}</h3>
            {decided}
            <div class="moment-actions">
                <button type="button" class="button" data-show-moment on:click=move |_| show(context.at.get_untracked())>
                    <span class="icon" inner_html=icon("eye")></span>{move || context.text("table-analysis-show")}
                </button>
                <Show when=going_on>
                    <button type="button" class="button strong" data-play-on
                        on:click=move |_| play_on(context, context.at.get_untracked())>
                        <span class="icon" inner_html=icon("play")></span>{move || context.text("table-analysis-play-on")}
                    </button>
                </Show>
            </div>
        </div>
    }
}

/// What was played, and what the bot would have done.
#[component]
pub(super) fn Decided(text: DecisionText) -> impl IntoView {
    let context: AnalysisContext = expect_context();
    let lost = context
        .stage
        .i18n
        .t_args("table-analysis-lost", &[("percent", text.lost.into())]);
    let better = match text.better {
        Some(better) => view! {
            <div><dt>{context.text("table-analysis-better")}</dt><dd>{better}</dd></div>
        }
        .into_any(),
        None => view! { <div class="agrees"><dt></dt><dd>{context.text("table-analysis-agrees")}</dd></div> }
            .into_any(),
    };
    view! {
        <dl class="decided">
            <div><dt>{context.text("table-analysis-played")}</dt><dd>{text.played}</dd></div>
            {better}
        </dl>
        {(text.lost > 0).then(|| view! { <p class="lost" data-lost=text.lost>{lost}</p> })}
    }
}

/// Shows the position of a moment in the replay.
pub(super) fn show(at: usize) {
    replay_state::go(at);
    Route::Replay { at: None }.go();
}

/// Starts a new game from this moment with the same players. If they were only bots, or people at other screens, a
/// person plays the selected seat against bots.
pub(super) fn play_on(context: AnalysisContext, at: usize) {
    let alone = replay_state::with_untracked(|replay| replay.people() == 0 || replay.about.online.is_some());
    let lineup = match alone {
        Some(true) => Lineup::Alone(context.seat.get_untracked()),
        _ => Lineup::Same,
    };
    replay::play_on(context.stage.i18n, at, lineup);
}
