//! The error of the last request.

use leptos::prelude::*;

use crate::api::Problem;
use crate::base::parts::t;

/// The error message, if there is one.
#[component]
pub(crate) fn ProblemNote(problem: RwSignal<Option<Problem>>) -> impl IntoView {
    let away = t("room-unreachable");
    let say = move || {
        problem.get().map(|problem| match problem {
            Problem::Refused { message, .. } => message,
            Problem::Unreachable => away(),
        })
    };
    move || say().map(|text| view! { <p class="alert" role="alert" data-problem="">{text}</p> })
}
