//! All answers to the question: amounts in a compact row, others as buttons with text, and a collapsed list of answers
//! that are chosen on a picture.

use board_svg::icon;
use lang::Family;
use leptos::prelude::*;
use smokestack_core::small_sort;

use super::board::is_narrow;
use super::stage::Stage;
use crate::games::Sight;
use crate::games::{self, Selection};

/// Up to this many answers are not collapsed; a narrow screen needs its space for the picture.
const MAX_UNFOLDED: usize = 6;
const MAX_UNFOLDED_NARROW: usize = 2;

/// Up to this many amounts are written out: a lone number does not say what it is for.
const MAX_WORDED_AMOUNTS: usize = 2;

/// An answer, ready to be shown.
#[derive(Clone, PartialEq)]
struct Answer {
    action: String,
    label: String,
    legal: bool,
}

#[derive(Clone, PartialEq, Default)]
struct AnswerSheet {
    amounts: Vec<(u32, Answer)>,
    others: Vec<Answer>,
    /// Answers that are chosen on a picture, if there are many.
    folded: Vec<Answer>,
}

fn sheet(sight: &Sight<'_>, selection: &Selection) -> AnswerSheet {
    let mut sheet = AnswerSheet::default();
    let legal = selection.moves().map(|choice| (choice, true));
    // A disabled action on a piece is explained there.
    let disabled = selection.disabled.iter().filter(|one| one.piece.is_none());
    let disabled = disabled
        .map(|one| &one.action)
        .filter(|choice| selection.passes_filter(choice))
        .map(|choice| (choice, false));
    let has_pictures = games::of(sight.table).is_some_and(|board| board.has_pictured_answers());
    for (choice, legal) in legal.chain(disabled) {
        let answer = Answer {
            action: choice.action.clone(),
            label: sight.describe(Family::Action, &choice.label),
            legal,
        };
        match choice.amount {
            _ if has_pictures && selection.is_on_picture(choice) => sheet.folded.push(answer),
            Some(amount) => sheet.amounts.push((amount, answer)),
            None => sheet.others.push(answer),
        }
    }
    small_sort::sort_by_key(&mut sheet.amounts, |(amount, _)| *amount);
    if sheet.amounts.len() <= MAX_WORDED_AMOUNTS {
        let amounts = std::mem::take(&mut sheet.amounts).into_iter();
        sheet.others.splice(0..0, amounts.map(|(_, answer)| answer));
    }
    let few = if is_narrow() {
        MAX_UNFOLDED_NARROW
    } else {
        MAX_UNFOLDED
    };
    if sheet.folded.len() <= few {
        let few = std::mem::take(&mut sheet.folded);
        sheet.others = few.into_iter().chain(sheet.others).collect();
    }
    sheet
}

#[component]
pub(super) fn Answers() -> impl IntoView {
    let stage: Stage = expect_context();
    let sheet = Memo::new(move |_| {
        let selection = stage.selection();
        stage.see(|sight| sheet(sight, &selection)).unwrap_or_default()
    });
    let amounts = move || {
        let shown = |(amount, answer): (u32, Answer)| {
            view! { <AnswerButton answer text=amount.to_string() class="amount"/> }
        };
        sheet.get().amounts.into_iter().map(shown).collect_view()
    };
    let named = |answer: Answer| {
        let text = answer.label.clone();
        view! { <AnswerButton answer text class="answer"/> }
    };
    let others = move || sheet.get().others.into_iter().map(named).collect_view();
    let folded = move || sheet.get().folded.into_iter().map(named).collect_view();
    let fold = move || {
        let count = sheet.with(|sheet| sheet.folded.len());
        stage.i18n.t_args("table-all-answers", &[("count", count.into())])
    };
    let has_folded = move || sheet.with(|sheet| !sheet.folded.is_empty());
    let has_amounts = move || sheet.with(|sheet| !sheet.amounts.is_empty());
    let amounts_label = stage.t("table-amounts");
    view! {
        <div class="answers" role="group" aria-labelledby="question">
            <Show when=has_amounts>
                <div class="amounts" role="group" aria-label=amounts_label>
                    <span class="amounts-coin" inner_html=icon("coin")></span>
                    {amounts}
                </div>
            </Show>
            {others}
            <Show when=has_folded>
                <details class="collapsed" data-collapsed>
                    <summary>{fold}</summary>
                    <div class="answers">{folded}</div>
                </details>
            </Show>
        </div>
    }
}

/// One answer. A disabled one can be clicked, too: it then explains why it is not possible.
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
