//! Signing out, exporting one's data, and deleting the account.

use leptos::prelude::*;
use protocol::{AccountDeletion, Secret};
use smokestack_core::Message;

use super::SuccessMessage;
use crate::api::current_user::CurrentUser;
use crate::api::{Busy, Problem, http};
use crate::base::parts::{Icon, t};
use crate::lobby::ProblemNote;
use crate::lobby::device;
use crate::lobby::forms::{Field, RequestForm};

/// Buttons to sign out of this browser or everywhere, and the data export.
#[component]
pub(super) fn SignOut() -> impl IntoView {
    let user: CurrentUser = expect_context();
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    let leave = move |path: &'static str| {
        busy.run(async move {
            // The next user of this browser must not get these notifications. Without push, there is nothing to end.
            let _ = device::call("unpush", "").await;
            let answer = http::delete(path).await;
            if answer.is_ok() {
                user.notify_changed();
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

/// The export of all stored data, also available to guests.
#[component]
pub(super) fn Export() -> impl IntoView {
    view! {
        <a class="button pale" href="/api/me/export" download="smokestack.json" data-export="">
            <Icon name="download"/>
            {t("room-export")}
        </a>
    }
}

/// The form that deletes the account. Collapsed, so that nobody deletes it by accident.
#[component]
pub(super) fn DeleteForm(has_password: bool) -> impl IntoView {
    let password = RwSignal::new(String::new());
    let body = Callback::new(move |()| {
        http::to_json(&AccountDeletion {
            password: has_password.then(|| Secret(password.get_untracked())),
        })
    });
    let done: SuccessMessage = expect_context();
    let then = Callback::new(move |()| done.show(Message::new("room-account-deleted")));
    view! {
        <details class="farewell">
            <summary data-farewell="">{t("room-delete")}</summary>
            <RequestForm name="delete" title="room-delete" text="room-delete-text" button="room-delete-do" to=("DELETE", "/api/me")
                body then danger=true>
                {has_password.then(|| view! {
                    <Field key="room-password" kind="password" fills="current-password" value=password/>
                })}
            </RequestForm>
        </details>
    }
}
