//! What the server said to the last thing that was asked of it.

use leptos::prelude::*;

use super::parts::t;
use crate::room::Problem;

/// A sentence, or nothing.
#[component]
pub(crate) fn ProblemNote(problem: RwSignal<Option<Problem>>) -> impl IntoView {
    let away = t("room-unreachable");
    let say = move || {
        problem.get().map(|problem| match problem {
            Problem::Refused { message, .. } => message,
            Problem::Away => away(),
        })
    };
    move || say().map(|text| view! { <p class="alert" role="alert" data-problem="">{text}</p> })
}
