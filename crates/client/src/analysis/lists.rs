//! The largest swings, the decisions of a seat, and all values as a table.

use board_svg::{icon, seat_class, seat_token};
use lang::Names;
use leptos::ev;
use leptos::prelude::*;
use smokestack_core::Seat;
use smokestack_core::small_sort;

use super::AnalysisContext;
use super::analysis_job;
use super::judgement::{Swing, lost};
use super::moment::{Decided, DecisionText, play_on, show};
use crate::base::number_format::percent;

/// The largest swings, each with a link to its moment. The numbers are those on the curve.
#[component]
pub(super) fn Swings() -> impl IntoView {
    let context: AnalysisContext = expect_context();
    let swings = Memo::new(move |_| context.curve.with(|curve| curve.swings.clone()));
    let entry = move |swing: Swing| {
        let judged =
            analysis_job::with_untracked(|analysis| analysis.found.get(&swing.at).cloned()).flatten()?;
        let text = DecisionText::of(context.stage, swing.at, &judged)?;
        let whose = Seat::new(swing.seat)?;
        let sentence = context.stage.glance(|sight| {
            let before = percent(swing.chance - swing.change);
            let values = [
                ("player", sight.seat(whose).into()),
                ("before", before.into()),
                ("after", percent(swing.chance).into()),
            ];
            sight.with("table-analysis-swing", &values)
        });
        let at = swing.at;
        Some(view! {
            <li data-swing=at>
                <button type="button" class="entry" on:click=move |_| context.chosen.set(Some(at))>
                    <span class="entry-move">{context.stage.i18n.t_args("table-analysis-move", &[("at", (at + 1).into())])}</span>
                    <span class=format!("entry-what {}", seat_class(text.colour))>
                        <span class="entry-token" inner_html=seat_token(text.colour)></span>{context.stage.i18n.labelled(&text.player, &text.played)}
                    </span>
                    <span class="entry-change">{sentence}</span>
                </button>
            </li>
        })
    };
    let entries = move || {
        context.stage.i18n.track();
        swings.get().into_iter().map(entry).collect_view()
    };
    view! {
        <Show when=move || swings.with(|swings| !swings.is_empty())>
            <section class="ledger" aria-labelledby="swings-title">
                <h2 id="swings-title">{move || context.text("table-analysis-swings")}</h2>
                <ol class="entries numbered" data-swings>{entries}</ol>
            </section>
        </Show>
    }
}

/// The number of decisions listed at first.
const DECISIONS_AT_FIRST: usize = 10;

/// A seat's decisions, compared with what the bot would have done.
#[component]
pub(super) fn Decisions() -> impl IntoView {
    let context: AnalysisContext = expect_context();
    let in_order = RwSignal::new(false);
    let all = RwSignal::new(false);
    let listed = Memo::new(move |_| {
        let seat = context.seat.get();
        analysis_job::with(|analysis| decisions(analysis, seat, in_order.get())).unwrap_or_default()
    });
    let shown = Memo::new(move |_| {
        let count = if all.get() { usize::MAX } else { DECISIONS_AT_FIRST };
        listed.with(|listed| listed.iter().take(count).copied().collect::<Vec<_>>())
    });
    let more = move || listed.with(Vec::len).saturating_sub(shown.with(Vec::len));
    let has_more = move || more() > 0;
    let more_text = move || {
        let count = listed.with(Vec::len);
        context
            .stage
            .i18n
            .t_args("table-analysis-all", &[("count", count.into())])
    };
    let language = move || context.stage.i18n.translations().lang().code();
    view! {
        <section class="ledger" aria-labelledby="decisions-title">
            <h2 id="decisions-title">{move || context.text("table-analysis-decisions")}</h2>
            <div class="decisions-head">
                <SeatChoice/>
                <label class="field">
                    <span>{move || context.text("table-analysis-order")}</span>
                    <select data-analysis-order on:change=move |event| in_order.set(event_target_value(&event) == "order")>
                        <option value="lost">{move || context.text("table-analysis-largest")}</option>
                        <option value="order">{move || context.text("table-analysis-in-order")}</option>
                    </select>
                </label>
            </div>
            <ol class="entries" data-decisions>
                // Drawn again when the language changes.
                <For each=move || shown.get().into_iter().map(move |at| (at, language())) key=|entry| *entry let:entry>
                    <Decision at=entry.0/>
                </For>
            </ol>
            <Show when=has_more>
                <button type="button" class="button pale" data-all-decisions on:click=move |_| all.set(true)>{more_text}</button>
            </Show>
        </section>
    }
}

/// The decisions of a seat: the costliest first, or in game order.
fn decisions(analysis: &analysis_job::AnalysisJob, seat: Seat, in_order: bool) -> Vec<usize> {
    let own = analysis.found.iter().filter(|(_, judged)| judged.seat == seat);
    let mut own: Vec<(usize, f32)> = own.map(|(at, judged)| (*at, lost(judged))).collect();
    if !in_order {
        small_sort::sort_by(&mut own, |a, b| b.1.total_cmp(&a.1));
    }
    own.into_iter().map(|(at, _)| at).collect()
}

#[component]
fn SeatChoice() -> impl IntoView {
    let context: AnalysisContext = expect_context();
    let options = move || {
        context.stage.see(|sight| {
            let option = |seat: Seat| {
                let selected = move || context.seat.get() == seat;
                view! { <option value=seat.to_string() prop:selected=selected>{sight.seat(seat)}</option> }
            };
            sight.seats().map(option).collect_view()
        })
    };
    let choose = move |event: web_sys::Event| {
        if let Ok(seat) = event_target_value(&event).parse() {
            context.seat.set(seat);
        }
    };
    view! {
        <label class="field">
            <span>{move || context.text("table-analysis-of")}</span>
            <select data-analysis-seat on:change=choose>{options}</select>
        </label>
    }
}

/// One decision: the position it was made in, and the links from there.
#[component]
fn Decision(at: usize) -> impl IntoView {
    let context: AnalysisContext = expect_context();
    let judged = analysis_job::with_untracked(|analysis| analysis.found.get(&at).cloned()).flatten();
    let text = judged.and_then(|judged| DecisionText::of(context.stage, at, &judged));
    text.map(|text| {
        let number = context.stage.i18n.t_args("table-analysis-move", &[("at", (at + 1).into())]);
        let show_text = context.text("table-analysis-show");
        let play_text = context.text("table-analysis-play-on");
        view! {
            <li class="decision" data-decision=at>
                <span class="entry-move">{number}</span>
                <div class="decision-what"><Decided text/></div>
                <div class="decision-actions">
                    <button type="button" class="button pale" data-show title=show_text.clone() aria-label=show_text
                        on:click=move |_| show(at) inner_html=icon("eye")></button>
                    <button type="button" class="button pale" data-play-on title=play_text.clone() aria-label=play_text
                        on:click=move |_| play_on(context, at) inner_html=icon("play")></button>
                </div>
            </li>
        }
    })
}

/// The curve as a table, for screen readers; created only when it is opened.
#[component]
pub(super) fn Values() -> impl IntoView {
    let context: AnalysisContext = expect_context();
    let open = RwSignal::new(false);
    let names = move || {
        let names = context
            .stage
            .see(|sight| sight.seats().map(|seat| sight.seat(seat)).collect::<Vec<_>>());
        let names = names.unwrap_or_default().into_iter();
        names
            .map(|name| view! { <th scope="col">{name}</th> })
            .collect_view()
    };
    let rows = move || {
        let row = |(at, chances): (usize, Vec<f32>)| {
            let cells = chances
                .into_iter()
                .map(|chance| {
                    let values = [("percent", percent(chance).into())];
                    view! { <td>{context.stage.i18n.t_args("table-analysis-percent", &values)}</td> }
                })
                .collect_view();
            view! { <tr><th scope="row">{at}</th>{cells}</tr> }
        };
        context.moments.get().into_iter().map(row).collect_view()
    };
    view! {
        <details class="values" data-values on:toggle=move |event: ev::Event| open.set(is_open(&event))>
            <summary>{move || context.text("table-analysis-table")}</summary>
            <Show when=move || open.get()>
                <div class="values-scroll"><table>
                    <thead><tr><th scope="col">{move || context.text("table-analysis-moves")}</th>{names}</tr></thead>
                    <tbody>{rows}</tbody>
                </table></div>
            </Show>
        </details>
    }
}

fn is_open(event: &ev::Event) -> bool {
    use wasm_bindgen::JsCast;
    let details = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    details.is_some_and(|details| details.has_attribute("open"))
}
