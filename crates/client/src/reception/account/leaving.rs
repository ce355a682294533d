//! Signing out, taking one's data along, and leaving for good.

use leptos::prelude::*;
use serde_json::json;

use smokestack_core::Message;

use super::Done;
use crate::pages::ProblemNote;
use crate::pages::parts::{Icon, t};
use crate::reception::device;
use crate::reception::forms::{AskForm, Field};
use crate::room::guest::Guest;
use crate::room::{Busy, Problem, http};
use crate::words::Words;

/// Out of this browser, or of all; and everything that is kept about one.
#[component]
pub(super) fn SignOut() -> impl IntoView {
    let guest: Guest = expect_context();
    let problem = RwSignal::new(None::<Problem>);
    let words: Words = expect_context();
    let busy = Busy::new();
    let leave = move |path: &'static str| {
        busy.run(async move {
            // Whoever comes next at this browser does not hear of one's turns. Where there is no push, there is nothing to end.
            let _ = device::call("unpush", "", words).await;
            let answer = http::delete(path).await;
            if answer.is_ok() {
                guest.changed();
            }
            let _ = problem.try_set(answer.err());
        });
    };
    view! {
        <div class="plates">
            <button type="button" class="button" data-sign-out="" on:click=move |_| leave("/api/log-ins/current")>
                {t("room-sign-out")}
            </button>
            <button type="button" class="button pale" data-sign-out-everywhere="" on:click=move |_| leave("/api/log-ins")>
                {t("room-sign-out-everywhere")}
            </button>
            <Export/>
        </div>
        <ProblemNote problem/>
    }
}

/// Everything that is kept about one; guests have that right, too.
#[component]
pub(super) fn Export() -> impl IntoView {
    view! {
        <a class="button pale" href="/api/me/export" download="smokestack.json" data-export="">
            <Icon name="download"/>
            {t("room-export")}
        </a>
    }
}

/// Folded, so that nobody does it in passing.
#[component]
pub(super) fn DeleteForm(has_password: bool) -> impl IntoView {
    let password = RwSignal::new(String::new());
    let body = Callback::new(move |()| match has_password {
        true => json!({ "password": password.get_untracked() }),
        false => json!({}),
    });
    let done: Done = expect_context();
    let then = Callback::new(move |()| done.say(Message::new("room-account-deleted")));
    view! {
        <details class="farewell">
            <summary data-farewell="">{t("room-delete")}</summary>
            <AskForm name="delete" title="room-delete" text="room-delete-text" button="room-delete-do" to=("DELETE", "/api/me")
                body then danger=true>
                {has_password.then(|| view! {
                    <Field key="room-password" kind="password" fills="current-password" value=password/>
                })}
            </AskForm>
        </details>
    }
}
