//! The error of the last request.

use leptos::prelude::*;

use crate::api::Problem;
use crate::base::i18n::I18n;

/// The error message, if there is one.
#[component]
pub(crate) fn ProblemNote(problem: RwSignal<Option<Problem>>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let say = move || problem.get().map(|problem| problem.in_words(i18n));
    move || say().map(|text| view! { <p class="alert" role="alert" data-problem="">{text}</p> })
}
