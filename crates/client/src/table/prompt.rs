//! The one question in words, every answer as a button, and the effect of an answer before it is given.

use board_svg::{icon, seat_class, seat_token};
use catalog::Choice;
use lang::{Family, Names};
use leptos::html;
use leptos::prelude::*;

use super::boards;
use super::coins::{self, Coins, CoinsView};
use super::news::{Latest, Waiting};
use super::stage::{Sight, Stage};

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
            <Foresight/>
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
    let sentence = move || stage.see(|sight| sight.say(Family::Ask, &sight.table.question().ask));
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
            <span class="rule-links">
                {move || rules().into_iter().map(|rule| view! { <RuleLink rule/> }).collect_view()}
            </span>
        </div>
    }
}

/// A rule's number that opens its text.
#[component]
pub(crate) fn RuleLink(rule: &'static str) -> impl IntoView {
    let stage: Stage = expect_context();
    let title = move || stage.text("table-read-rule");
    view! {
        <button type="button" class="rule-link" data-rule=rule title=title on:click=move |_| stage.read_rule(rule)>
            {rule}
        </button>
    }
}

/// An answer, ready to be shown.
#[derive(Clone, PartialEq)]
struct Answer {
    action: String,
    label: String,
    legal: bool,
}

/// All answers: amounts in a compact row, the rest as buttons with words.
#[derive(Clone, PartialEq, Default)]
struct AnswerSheet {
    amounts: Vec<(u32, Answer)>,
    others: Vec<Answer>,
}

fn sheet(sight: &Sight<'_>) -> AnswerSheet {
    let mut sheet = AnswerSheet::default();
    let legal = sight
        .table
        .legal()
        .into_iter()
        .map(|Choice { action, label, .. }| Answer {
            label: sight.say(Family::Action, &label),
            action,
            legal: true,
        });
    let barred = boards::of(sight.table)
        .map(|board| board.barred(sight.table))
        .unwrap_or_default();
    let barred = barred.into_iter().filter_map(|action| {
        let label = sight.say(Family::Action, &sight.table.describe(&action)?);
        Some(Answer {
            action,
            label,
            legal: false,
        })
    });
    for answer in legal.chain(barred) {
        let amount = answer
            .action
            .rsplit(' ')
            .next()
            .and_then(|word| word.parse().ok());
        match amount {
            Some(amount) => sheet.amounts.push((amount, answer)),
            None => sheet.others.push(answer),
        }
    }
    sheet.amounts.sort_by_key(|(amount, _)| *amount);
    sheet
}

#[component]
fn Answers() -> impl IntoView {
    let stage: Stage = expect_context();
    let sheet = Memo::new(move |_| stage.see(sheet).unwrap_or_default());
    let amounts = move || {
        let shown = |(amount, answer): (u32, Answer)| {
            view! { <AnswerButton answer text=amount.to_string() class="amount"/> }
        };
        sheet.get().amounts.into_iter().map(shown).collect_view()
    };
    let others = move || {
        let shown = |answer: Answer| {
            let text = answer.label.clone();
            view! { <AnswerButton answer text class="answer"/> }
        };
        sheet.get().others.into_iter().map(shown).collect_view()
    };
    let has_amounts = move || sheet.with(|sheet| !sheet.amounts.is_empty());
    let amounts_label = move || stage.text("table-amounts");
    view! {
        <div class="answers" role="group" aria-labelledby="question">
            <Show when=has_amounts>
                <div class="amounts" role="group" aria-label=amounts_label>
                    <span class="amounts-coin" inner_html=icon("coin")></span>
                    {amounts}
                </div>
            </Show>
            {others}
        </div>
    }
}

/// One answer. A barred one can be clicked too: it explains itself.
#[component]
fn AnswerButton(answer: Answer, text: String, class: &'static str) -> impl IntoView {
    let stage: Stage = expect_context();
    let Answer { action, label, legal } = answer;
    let chosen = {
        let action = action.clone();
        move || stage.chosen.with(|chosen| chosen.as_ref() == Some(&action))
    };
    let data_action = legal.then(|| action.clone());
    let data_barred = (!legal).then(|| action.clone());
    view! {
        <button
            type="button"
            class=class
            class:barred=!legal
            data-action=data_action
            data-barred=data_barred
            aria-disabled=(!legal).then_some("true")
            aria-pressed=move || chosen().to_string()
            title=label.clone()
            aria-label=label
            on:click=move |_| stage.choose(&action)
        >
            {text}
        </button>
    }
}

/// What a chosen action would do.
#[derive(Clone, PartialEq)]
struct Foreseen {
    title: String,
    events: Vec<String>,
    coins: Option<Coins>,
    /// A seat's colour, name, and points if the game ended now, before and after.
    points: Vec<(usize, String, i32, i32)>,
    reveals: bool,
}

fn foresee(sight: &Sight<'_>, action: &str) -> Option<Foreseen> {
    let seat = sight.table.turn()?;
    let preview = sight.table.preview(seat, action).ok()?;
    let title = sight
        .table
        .describe(action)
        .map(|label| sight.say(Family::Action, &label));
    let before = sight.table.scores();
    let points = sight.seats().map(|seat| {
        let (before, after) = (before.of(seat).total, preview.scores.of(seat).total);
        (sight.colour(seat), sight.seat(seat), before, after)
    });
    Some(Foreseen {
        title: title.unwrap_or_default(),
        events: coins::tell(sight, &preview.events),
        coins: Coins::of(sight, &preview.events),
        points: points.filter(|(_, _, before, after)| before != after).collect(),
        reveals: preview.reveals,
    })
}

#[component]
fn Foresight() -> impl IntoView {
    let stage: Stage = expect_context();
    let foreseen = Memo::new(move |_| {
        let action = stage.chosen.get()?;
        stage.see(|sight| foresee(sight, &action)).flatten()
    });
    move || foreseen.get().map(|foreseen| view! { <Preview foreseen/> })
}

#[component]
fn Preview(foreseen: Foreseen) -> impl IntoView {
    let stage: Stage = expect_context();
    let confirm = NodeRef::<html::Button>::new();
    // So that Enter confirms, wherever the choice was made.
    Effect::new(move |_| {
        if let Some(button) = confirm.get() {
            super::focus::quietly(&button);
        }
    });
    let changed = |(colour, name, before, after): (usize, String, i32, i32)| {
        view! {
            <li class=seat_class(colour)>
                <span inner_html=seat_token(colour)></span>
                {name}": "{before}" → "<strong>{after}</strong>
            </li>
        }
    };
    let has_points = !foreseen.points.is_empty();
    let points = foreseen.points.into_iter().map(changed).collect_view();
    let events = foreseen
        .events
        .into_iter()
        .map(|event| view! { <li>{event}</li> })
        .collect_view();
    view! {
        <div class="preview" role="group" aria-labelledby="preview-title" data-preview>
            <h3 id="preview-title">{foreseen.title}</h3>
            <ul class="preview-events">{events}</ul>
            {foreseen.coins.map(|coins| view! { <p><CoinsView coins/></p> })}
            {has_points.then(|| view! {
                <p class="preview-label">{move || stage.text("table-preview-points")}</p>
                <ul class="preview-points">{points}</ul>
            })}
            {foreseen.reveals.then(|| view! {
                <p class="preview-reveals"><span inner_html=icon("eye")></span>{move || stage.text("table-preview-reveals")}</p>
            })}
            <div class="preview-buttons">
                <button type="button" class="primary" data-confirm node_ref=confirm on:click=move |_| stage.confirm()>
                    <span inner_html=icon("check")></span>{move || stage.text("table-confirm")}
                </button>
                <button type="button" data-cancel on:click=move |_| stage.cancel()>{move || stage.text("table-cancel")}</button>
            </div>
        </div>
    }
}

/// Why the last thing pointed at cannot be done.
#[component]
fn Refusal() -> impl IntoView {
    let stage: Stage = expect_context();
    move || {
        let refused = stage.refused.get()?;
        let sentence = stage.see(|sight| sight.say(Family::Refusal, &refused.why))?;
        Some(view! {
            <p class="refusal" role="alert" data-refusal>
                <span inner_html=icon("info")></span>
                <span>{sentence}</span>
                <RuleLink rule=refused.rule/>
            </p>
        })
    }
}
