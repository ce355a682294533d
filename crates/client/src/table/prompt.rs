//! The question to the player, and the preview of an answer.

use board_svg::{icon, seat_class, seat_token};
use catalog::Choice;
use lang::{Family, Names};
use leptos::html;
use leptos::prelude::*;

use super::answers::Answers;
use super::clock::OwnClock;
use super::coins::{self, Coins, CoinsView};
use super::news::{Latest, Waiting};
use super::stage::Stage;
use crate::games::Sight;
use crate::games::{self, Board, Selection, Variants};
use crate::model::remote::Remote;

/// Question, answers and preview.
#[component]
pub(crate) fn Prompt() -> impl IntoView {
    let stage: Stage = expect_context();
    let asked = move || stage.asked().is_some();
    view! {
        <section class="prompt" data-asked=move || asked().to_string()>
            <Latest/>
            <Question/>
            <Show when=asked fallback=|| view! { <Waiting/> }>
                <Answers/>
            </Show>
            <ChosenPreview/>
            <Refusal/>
        </section>
    }
}

#[component]
fn Question() -> impl IntoView {
    let stage: Stage = expect_context();
    let turn = move || {
        stage
            .see(|sight| sight.table.turn().map(|seat| (seat, sight.colour(seat))))
            .flatten()
    };
    let sentence = move || stage.question();
    let rules = move || {
        stage
            .see(|sight| sight.table.question().rules)
            .unwrap_or_default()
    };
    let token = move || turn().map(|(_, colour)| seat_token(colour)).unwrap_or_default();
    view! {
        <div class="question" data-turn=move || turn().map(|(seat, _)| seat.to_string()).unwrap_or_default()>
            <span class="question-token" inner_html=token></span>
            <h2 id="question" data-question tabindex="-1">{sentence}</h2>
            <OwnClock/>
            <span class="rule-links">
                {move || rules().into_iter().map(|rule| view! { <RuleLink rule/> }).collect_view()}
            </span>
        </div>
    }
}

/// A rule's number as a button that opens its text.
#[component]
pub(crate) fn RuleLink(rule: &'static str) -> impl IntoView {
    let stage: Stage = expect_context();
    let title = stage.t("table-read-rule");
    view! {
        <button type="button" class="rule-link" data-rule=rule title=title on:click=move |_| stage.read_rule(rule)>
            {rule}
        </button>
    }
}

/// The maximum number of sentences about a choice; the rest are collapsed, or all of them if the game has a summary.
const MAX_EVENTS: usize = 6;

/// The effect of a chosen action.
#[derive(Clone, PartialEq)]
struct PreviewData {
    title: String,
    /// The same choice with other amounts.
    variants: Option<Variants>,
    notes: Vec<String>,
    events: Vec<String>,
    coins: Option<Coins>,
    /// Each seat's colour and name, and its points before and after, as if the game ended then.
    points: Vec<(usize, String, i32, i32)>,
    reveals: bool,
}

fn preview_of(sight: &Sight<'_>, selection: &Selection) -> Option<PreviewData> {
    let choice = selection.chosen()?;
    let seat = sight.table.turn()?;
    let preview = sight.table.preview(seat, &choice.action).ok()?;
    let before = sight.table.scores();
    let points = sight.seats().map(|seat| {
        let (before, after) = (before.of(seat).total, preview.scores.of(seat).total);
        (sight.colour(seat), sight.seat(seat), before, after)
    });
    let board = games::of(sight.table);
    Some(PreviewData {
        title: sight.describe(Family::Action, &choice.label),
        variants: board.and_then(|board| variants_of(board, sight, selection, choice)),
        notes: board.map(|board| board.notes(sight, choice)).unwrap_or_default(),
        events: coins::sentences(sight, &preview.events),
        coins: Coins::of(sight, &preview.events),
        points: points.filter(|(_, _, before, after)| before != after).collect(),
        reveals: preview.reveals,
    })
}

fn variants_of(
    board: &dyn Board,
    sight: &Sight<'_>,
    selection: &Selection,
    choice: &Choice,
) -> Option<Variants> {
    let variants = selection.variants(choice);
    let title = match choice.amount {
        Some(_) => board.amount_title(choice.kind),
        None => "table-variants",
    };
    let label = |choice: &Choice| match choice.amount {
        Some(amount) => amount.to_string(),
        None => board.short_label(sight, choice),
    };
    (variants.len() > 1).then(|| Variants {
        title: sight.text(title),
        choices: variants
            .into_iter()
            .map(|choice| (label(choice), choice.action.clone()))
            .collect(),
    })
}

#[component]
fn ChosenPreview() -> impl IntoView {
    let stage: Stage = expect_context();
    let preview = Memo::new(move |_| {
        let selection = stage.selection();
        stage.see(|sight| preview_of(sight, &selection)).flatten()
    });
    move || preview.get().map(|preview| view! { <Preview preview/> })
}

#[component]
fn Preview(preview: PreviewData) -> impl IntoView {
    let stage: Stage = expect_context();
    let confirm = NodeRef::<html::Button>::new();
    // The button gets the focus, so that Enter confirms wherever the choice was made.
    Effect::new(move |_| {
        if let Some(button) = confirm.get() {
            super::focus::without_scrolling(&button);
        }
    });
    // On a phone, a choice from the long list may be made where neither its effect nor the button is visible.
    let element = NodeRef::<html::Div>::new();
    Effect::new(move |_| {
        if let Some(element) = element.get() {
            request_animation_frame(move || super::focus::into_view(&element));
        }
    });
    let reveals = match use_context::<Remote>() {
        Some(_) => "table-preview-reveals-online",
        None => "table-preview-reveals",
    };
    let changed = |(colour, name, before, after): (usize, String, i32, i32)| {
        view! {
            <li class=seat_class(colour)>
                <span inner_html=seat_token(colour)></span>
                {name}": "{before}" → "<strong>{after}</strong>
            </li>
        }
    };
    let has_points = !preview.points.is_empty();
    let points = preview.points.into_iter().map(changed).collect_view();
    let line = |event: String| view! { <li>{event}</li> };
    let most = if preview.notes.is_empty() { MAX_EVENTS } else { 0 };
    let notes = preview.notes.into_iter().map(line).collect_view();
    let mut events = preview.events;
    let more = events.split_off(events.len().min(most));
    let count = more.len();
    let fold = move || {
        stage
            .i18n
            .t_args("table-preview-more", &[("count", count.into())])
    };
    let more = (!more.is_empty()).then(|| {
        let more = more.into_iter().map(line).collect_view();
        view! { <details><summary>{fold}</summary><ul class="preview-events">{more}</ul></details> }
    });
    let events = events.into_iter().map(line).collect_view();
    let variants = preview
        .variants
        .map(|variants| view! { <VariantsView variants/> });
    view! {
        <div class="preview" role="group" aria-labelledby="preview-title" data-preview node_ref=element>
            <h3 id="preview-title">{preview.title}</h3>
            {variants}
            <ul class="preview-notes" data-notes>{notes}</ul>
            <ul class="preview-events">{events}</ul>
            {more}
            {preview.coins.map(|coins| view! { <p><CoinsView coins/></p> })}
            {has_points.then(|| view! {
                <p class="preview-label">{stage.t("table-preview-points")}</p>
                <ul class="preview-points">{points}</ul>
            })}
            {preview.reveals.then(|| view! {
                <p class="preview-reveals"><span inner_html=icon("eye")></span>{stage.t(reveals)}</p>
            })}
            <div class="preview-buttons">
                <button type="button" class="primary" data-confirm node_ref=confirm on:click=move |_| stage.confirm()>
                    <span inner_html=icon("check")></span>{stage.t("table-confirm")}
                </button>
                <button type="button" data-cancel on:click=move |_| stage.cancel()>{stage.t("table-cancel")}</button>
            </div>
        </div>
    }
}

/// The same choice with other amounts, as a row of buttons.
#[component]
fn VariantsView(variants: Variants) -> impl IntoView {
    let stage: Stage = expect_context();
    let choice = move |(text, action): (String, String)| {
        let pressed = stage
            .chosen
            .with_untracked(|chosen| chosen.as_ref() == Some(&action));
        let data = action.clone();
        view! {
            <button type="button" class="amount" data-variant=data aria-pressed=pressed.to_string()
                on:click=move |_| stage.choose(&action)>{text}</button>
        }
    };
    let choices = variants.choices.into_iter().map(choice).collect_view();
    view! {
        <div class="amounts variants" role="group" aria-label=variants.title.clone()>
            <span class="variants-title">{variants.title.clone()}</span>
            {choices}
        </div>
    }
}

/// The reason why the last clicked action is not possible.
#[component]
fn Refusal() -> impl IntoView {
    let stage: Stage = expect_context();
    move || {
        let refused = stage.refused.get()?;
        let sentence = stage.see(|sight| sight.describe(Family::Refusal, &refused.why))?;
        Some(view! {
            <p class="refusal" role="alert" data-refusal>
                <span inner_html=icon("info")></span>
                <span>{sentence}</span>
                <RuleLink rule=refused.rule/>
            </p>
        })
    }
}
