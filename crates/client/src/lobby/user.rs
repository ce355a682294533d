//! The user's name, which is needed to take a seat.

use leptos::prelude::*;
use protocol::SignUp;

use crate::api::current_user::{AuthState, CurrentUser};
use crate::api::storage::{self, keys};
use crate::api::{Busy, Problem};
use crate::base::i18n::I18n;
use crate::base::parts::{focus_on, t};
use crate::base::route::Route;
use crate::lobby::ProblemNote;
use crate::lobby::features;

/// The signed-in user, or a form to sign in as a guest.
#[component]
pub(crate) fn UserBox() -> impl IntoView {
    let CurrentUser(known) = expect_context();
    let i18n: I18n = expect_context();
    move || match known.get() {
        AuthState::Loading => ().into_any(),
        AuthState::SignedOut => view! { <SignIn/> }.into_any(),
        AuthState::Banned(why) => view! { <p class="alert" role="alert" data-banned="">{why}</p> }.into_any(),
        AuthState::SignedIn(person) => {
            let name = person.name;
            let hello = move || i18n.t_args("room-hello", &[("name", name.clone().into())]);
            let key = match person.account {
                Some(_) => "room-account",
                None => "room-keep",
            };
            view! {
                <p class="lead" data-guest>
                    {hello}" "
                    <a class="text-link" href=Route::Account.to_string() data-to-account="">{t(key)}</a>
                </p>
            }
            .into_any()
        }
        AuthState::Unreachable => view! { <ServerUnreachable/> }.into_any(),
    }
}

/// Shown to users who are not signed in: whether they can continue as guests depends on the server.
#[component]
fn SignIn() -> impl IntoView {
    let features = features::fetch();
    move || match features.get() {
        None => ().into_any(),
        Some(features) if features.sign_up == SignUp::Open => view! { <NameForm/> }.into_any(),
        Some(_) => view! { <SignUpClosed/> }.into_any(),
    }
}

/// The server does not accept guests: only users with an account can sign in.
#[component]
fn SignUpClosed() -> impl IntoView {
    view! {
        <section class="ledger sign-in" aria-labelledby="closed-title" data-closed="">
            <h2 id="closed-title">{t("room-closed")}</h2>
            <p>{t("room-closed-text")}</p>
            <a class="button strong" href=Route::Account.to_string() data-to-account="">{t("room-sign-in")}</a>
        </section>
    }
}

#[component]
fn NameForm() -> impl IntoView {
    let user: CurrentUser = expect_context();
    let name = RwSignal::new(storage::read(keys::GUEST).unwrap_or_default());
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    let come_in = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        busy.run(async move {
            let came = user.continue_as_guest(name.get_untracked().trim()).await;
            if came.is_ok() {
                // The form is gone, and the keyboard focus with it.
                request_animation_frame(|| focus_on("main h1"));
            }
            let _ = problem.try_set(came.err());
        });
    };
    view! {
        <form class="ledger sign-in" on:submit=come_in novalidate="">
            <h2>{t("room-name-title")}</h2>
            <label class="field">
                <span>{t("ui-name")}</span>
                <input type="text" data-guest-name="" maxlength="40" autocomplete="nickname" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <p class="note">{t("room-name-text")}</p>
            <ProblemNote problem/>
            <button type="submit" class="button strong" data-guest-sign-in="">{t("room-continue")}</button>
            " "
            <a class="text-link" href=Route::Account.to_string() data-to-account="">{t("room-sign-in-or-up")}</a>
        </form>
    }
}

/// The server cannot be reached.
#[component]
fn ServerUnreachable() -> impl IntoView {
    let user: CurrentUser = expect_context();
    view! {
        <div class="alert" role="alert" data-unreachable="">
            <p>{t("room-unreachable")}</p>
            <button type="button" class="button" data-retry="" on:click=move |_| user.refresh()>{t("table-retry")}</button>
        </div>
    }
}
