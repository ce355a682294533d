//! The hint panel: the best choices with their chances, below the question.

use board_svg::icon;
use lang::Family;
use leptos::html;
use leptos::prelude::*;

use super::{Hint, HintChoice, Hints, reasons};
use crate::base::number_format::{decimal, percent};
use crate::table::focus;
use crate::table::stage::Stage;

#[component]
pub(crate) fn HintPanel() -> impl IntoView {
    let hints: Hints = expect_context();
    let open = Memo::new(move |_| hints.is_open());
    move || open.get().then(|| view! { <Panel/> })
}

#[component]
fn Panel() -> impl IntoView {
    let stage: Stage = expect_context();
    let hints: Hints = expect_context();
    let title = NodeRef::<html::H2>::new();
    // The focus moves here for keyboard users, and back to where it was afterwards.
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            focus::without_scrolling(&title);
        }
    });
    // On a small screen, the choices would otherwise be out of sight.
    let panel = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        hints.shown.track();
        if let Some(panel) = panel.get() {
            request_animation_frame(move || focus::below_question(&panel));
        }
    });
    let close = move |_| {
        hints.close();
        focus::by_id("question");
    };
    let state = move || {
        hints.shown.with(|shown| match shown {
            Some(Hint::Thinking) => stage.text("table-hint-thinking"),
            Some(Hint::Failed) => stage.text("table-hint-failed"),
            _ => stage.text("table-hint-note"),
        })
    };
    let thinking = move || hints.shown.with(|shown| *shown == Some(Hint::Thinking));
    let choices = move || {
        let choices = hints.shown.with(|shown| match shown {
            Some(Hint::Ready(choices)) => choices.clone(),
            _ => Vec::new(),
        });
        choices
            .into_iter()
            .map(|choice| view! { <Suggestion choice/> })
            .collect_view()
    };
    view! {
        <section class="hint" node_ref=panel data-hint=move || if thinking() { "thinking" } else { "ready" }
            aria-labelledby="hint-title" aria-busy=move || thinking().to_string()>
            <header>
                <span inner_html=icon("hint")></span>
                <h2 id="hint-title" tabindex="-1" node_ref=title>{stage.t("table-hint")}</h2>
                <p class="quiet" role="status" data-hint-state>{state}</p>
                <button type="button" class="hint-close" data-hint-close title=stage.t("table-close")
                    aria-label=stage.t("table-close") on:click=close inner_html=icon("close")></button>
            </header>
            <Show when=thinking><div class="hint-progress" aria-hidden="true"></div></Show>
            <ol>{choices}</ol>
        </section>
    }
}

/// One of the best choices; its button has the same effect as a click on the choice itself.
#[component]
fn Suggestion(choice: HintChoice) -> impl IntoView {
    let stage: Stage = expect_context();
    let HintChoice {
        action,
        chance,
        points,
        reasons,
        basis,
    } = choice;
    let label = {
        let action = action.clone();
        Memo::new(move |_| {
            let label =
                stage.see(|sight| Some(sight.describe(Family::Action, &sight.table.describe(&action)?)));
            label.flatten().unwrap_or_default()
        })
    };
    let why = move || stage.see(|sight| reasons::sentence(sight.translations, sight.game(), &reasons, basis));
    let per_cent = percent(chance);
    let outlook = move || {
        let points = decimal(stage.i18n.translations().lang(), points);
        let values = [("percent", per_cent.into()), ("points", points.into())];
        stage.i18n.t_args("table-hint-outlook", &values)
    };
    let pressed = {
        let action = action.clone();
        Memo::new(move |_| stage.chosen.with(|chosen| chosen.as_ref() == Some(&action)))
    };
    let choose_label = move || {
        stage
            .i18n
            .t_args("table-hint-choose-this", &[("choice", label.get().into())])
    };
    let shown = action.clone();
    view! {
        <li class="suggestion" class:chosen=move || pressed.get() data-hint-choice=shown>
            <strong class="suggestion-what">{move || label.get()}</strong>
            <p class="suggestion-why" data-hint-why>{why}</p>
            <p class="suggestion-outlook" data-hint-outlook>
                <span class="meter" aria-hidden="true"><span style=format!("width: {per_cent}%")></span></span>
                {outlook}
            </p>
            <button type="button" data-hint-choose aria-label=choose_label aria-pressed=move || pressed.get().to_string()
                on:click=move |_| stage.choose(&action)>{stage.t("table-hint-choose")}</button>
        </li>
    }
}
