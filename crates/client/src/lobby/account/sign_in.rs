//! Signing up, signing in, and the user's name.

use leptos::prelude::*;
use protocol::{Credentials, NewAccount as NewAccountRequest, NewGuest, PasswordChange, Rename, Secret};
use smokestack_core::Message;

use super::SuccessMessage;
use crate::api::current_user::{AuthState, CurrentUser};
use crate::api::{Busy, Problem, http};
use crate::base::parts::t;
use crate::lobby::ProblemNote;
use crate::lobby::forms::{Field, RequestForm, trimmed};

fn empty() -> RwSignal<String> {
    RwSignal::new(String::new())
}

/// The form for a new name.
#[component]
pub(super) fn NameForm() -> impl IntoView {
    let CurrentUser(known) = expect_context();
    let name = known.with_untracked(|known| match known {
        AuthState::SignedIn(person) => person.name.clone(),
        _ => String::new(),
    });
    let name = RwSignal::new(name);
    let body = Callback::new(move |()| http::to_json(&Rename { name: trimmed(name) }));
    view! {
        <RequestForm name="name" title="room-name" text="room-name-change-text" button="room-save" to=("PATCH", "/api/me") body
            done="room-saved">
            <Field key="ui-name" kind="text" fills="nickname" value=name/>
        </RequestForm>
    }
}

/// The form that turns a guest into a user with an account.
#[component]
pub(super) fn SignUp() -> impl IntoView {
    let (email, password) = (empty(), empty());
    let body = Callback::new(move |()| new_account(email, password));
    let done: SuccessMessage = expect_context();
    let then = Callback::new(move |()| done.show(account_created(email)));
    view! {
        <RequestForm name="sign-up" title="room-sign-up" text="room-sign-up-text" button="room-sign-up-do"
            to=("POST", "/api/me/account") body then>
            <Field key="room-email" kind="email" fills="email" value=email/>
            <Field key="room-password" kind="password" fills="new-password" value=password/>
        </RequestForm>
    }
}

/// The form that creates an account for a user who is not signed in.
#[component]
pub(super) fn NewAccount() -> impl IntoView {
    let user: CurrentUser = expect_context();
    let done: SuccessMessage = expect_context();
    let (name, email, password) = (empty(), empty(), empty());
    let problem = RwSignal::new(None::<Problem>);
    // The guest is created first: if the rest is rejected, the next attempt continues from there.
    let has_name = StoredValue::new(false);
    let busy = Busy::new();
    let create = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        // The fields are gone if the user has left the page meanwhile.
        let guest = http::to_json(&NewGuest { name: trimmed(name) });
        let (body, made) = (new_account(email, password), account_created(email));
        let is_named = has_name.get_value();
        busy.run(async move {
            if !is_named {
                let named = http::send_json("POST", "/api/guests", &guest).await;
                let _ = has_name.try_set_value(named.is_ok());
                if let Err(why) = named {
                    _ = problem.try_set(Some(why));
                    return;
                }
            }
            match http::send_json("POST", "/api/me/account", &body).await {
                Ok(()) => {
                    user.notify_changed();
                    done.show(made);
                }
                Err(why) => _ = problem.try_set(Some(why)),
            }
        });
    };
    view! {
        <form class="ledger" data-form="new-account" on:submit=create novalidate="">
            <h2>{t("room-new-account")}</h2>
            <p class="note">{t("room-new-account-text")}</p>
            <Field key="ui-name" kind="text" fills="nickname" value=name/>
            <Field key="room-email" kind="email" fills="email" value=email/>
            <Field key="room-password" kind="password" fills="new-password" value=password/>
            <ProblemNote problem/>
            <button type="submit" class="button strong" data-submit="">{t("room-new-account-do")}</button>
        </form>
    }
}

fn account_created(email: RwSignal<String>) -> Message {
    Message::new("room-account-made").text("email", email.get_untracked().trim())
}

/// Signing in to an account; a guest may keep their tables.
#[component]
pub(crate) fn SignIn(brings: bool) -> impl IntoView {
    let (email, password) = (empty(), empty());
    let bring = RwSignal::new(true);
    let body = Callback::new(move |()| {
        http::to_json(&Credentials {
            email: trimmed(email),
            password: Secret(password.get_untracked()),
            bring: bring.get_untracked(),
        })
    });
    view! {
        <RequestForm name="sign-in" title="room-sign-in" text="room-sign-in-text" button="room-sign-in-do"
            to=("POST", "/api/log-ins") body>
            <Field key="room-email" kind="email" fills="username" value=email/>
            <Field key="room-password" kind="password" fills="current-password" value=password/>
            {brings.then(|| view! { <KeepGuestTables bring/> })}
        </RequestForm>
    }
}

/// Whether a guest keeps their tables.
#[component]
pub(super) fn KeepGuestTables(bring: RwSignal<bool>) -> impl IntoView {
    view! {
        <div class="switch">
            <label>
                <input type="checkbox" role="switch" data-keep-tables="" prop:checked=move || bring.get()
                    on:change=move |event| bring.set(event_target_checked(&event))/>
                {t("room-keep-guest")}
            </label>
        </div>
    }
}

#[component]
pub(super) fn PasswordForm() -> impl IntoView {
    let (old, new) = (empty(), empty());
    let body = Callback::new(move |()| {
        http::to_json(&PasswordChange {
            old: Secret(old.get_untracked()),
            new: Secret(new.get_untracked()),
        })
    });
    view! {
        <RequestForm name="password" title="room-new-password" text="room-new-password-text" button="room-save"
            to=("PUT", "/api/me/password") body done="room-saved">
            <Field key="room-old-password" kind="password" fills="current-password" value=old/>
            <Field key="room-new-password" kind="password" fills="new-password" value=new/>
        </RequestForm>
    }
}

fn new_account(email: RwSignal<String>, password: RwSignal<String>) -> String {
    http::to_json(&NewAccountRequest {
        email: trimmed(email),
        password: Secret(password.get_untracked()),
    })
}
