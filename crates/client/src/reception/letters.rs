//! What a letter leads to: an address is shown to be one's own, or a forgotten password is replaced.

use leptos::prelude::*;
use serde_json::json;

use super::account::SignIn;
use super::forms::{AskForm, Field, WayBack};
use super::offers::{self, Offers};
use crate::pages::parts::t;
use crate::room::guest::{Guest, Known};
use crate::route::Route;

fn text(text: String) -> RwSignal<String> {
    RwSignal::new(text)
}

/// The page to which the letter that confirms an address leads.
#[component]
pub(super) fn ConfirmPage(code: String) -> impl IntoView {
    let Guest(known) = Guest::follow();
    let code = StoredValue::new(code);
    // Whoever is signed in, with an address that is not confirmed yet, has something to confirm.
    let state = Memo::new(move |_| {
        known.with(|known| match known {
            Known::Asking => None,
            Known::Away => Some("room-unreachable"),
            Known::Nobody | Known::Banned(_) => Some("room-confirm-sign-in"),
            Known::Somebody(person) if person.email.is_none() => Some("room-confirm-sign-in"),
            Known::Somebody(person) if person.is_confirmed => Some("room-confirmed"),
            Known::Somebody(_) => Some("room-confirm"),
        })
    });
    let form = move || match state.get() {
        None => ().into_any(),
        Some("room-confirm") => view! { <ConfirmForm code=code.get_value()/> }.into_any(),
        Some("room-confirm-sign-in") => {
            view! { <p class="lead">{t("room-confirm-sign-in")}</p><SignIn brings=true/> }.into_any()
        }
        Some(key) => view! {
            <p class="lead" role="status" data-confirmed="">{t(key)}</p>
            <p><a class="button" href=Route::Account.to_string()>{t("room-account")}</a></p>
        }
        .into_any(),
    };
    view! {
        <main id="main" data-page="confirm" class="page narrow" tabindex="-1">
            <h1>{t("room-confirm")}</h1>
            {form}
            <WayBack/>
        </main>
    }
}

/// Asks for a letter, and takes the code that it has.
#[component]
pub(super) fn ConfirmForm(code: String) -> impl IntoView {
    let asks = code.is_empty();
    let code = text(code);
    let nothing = Callback::new(|()| json!({}));
    let body = Callback::new(move |()| json!({ "code": code.get_untracked().trim() }));
    let path = "/api/me/account/confirmation";
    view! {
        {asks.then(|| view! {
            <AskForm name="ask-letter" title="room-confirm" text="room-confirm-text" button="room-send-email"
                to=("POST", path) body=nothing done="room-email-sent"><span></span></AskForm>
        })}
        <AskForm name="confirm" title="room-confirm-code" text="room-confirm-code-text" button="room-confirm-do"
            to=("PUT", path) body>
            <Field key="room-code" kind="text" fills="one-time-code" value=code/>
        </AskForm>
    }
}

/// To the page for those who have forgotten their password, where letters can help.
#[component]
pub(super) fn ForgottenLink(offers: RwSignal<Option<Offers>>) -> impl IntoView {
    let to = Route::Password { code: None }.to_string();
    move || {
        let text = match offers.get()?.mail {
            true => {
                view! { <a class="text-link" href=to.clone() data-forgotten="">{t("room-forgotten")}</a> }
                    .into_any()
            }
            false => t("room-forgotten-no-mail").into_any(),
        };
        Some(view! { <p class="note">{text}</p> })
    }
}

/// The page for a forgotten password, and for the letter that follows.
#[component]
pub(super) fn PasswordPage(code: Option<String>) -> impl IntoView {
    let offers = offers::ask();
    let asks = code.is_none();
    let (email, code, password) = (
        text(String::new()),
        text(code.unwrap_or_default()),
        text(String::new()),
    );
    let is_done = RwSignal::new(false);
    let ask = Callback::new(move |()| json!({ "email": email.get_untracked().trim() }));
    let body = Callback::new(move |()| {
        json!({
            "email": email.get_untracked().trim(),
            "code": code.get_untracked().trim(),
            "password": password.get_untracked(),
        })
    });
    let has_mail = move || offers.get().is_none_or(|offers| offers.mail);
    let forms = move || {
        view! {
            {asks.then(|| view! {
                <AskForm name="ask-letter" title="room-forgotten" text="room-forgotten-text" button="room-send-email"
                    to=("POST", "/api/password-resets") body=ask done="room-email-maybe-sent">
                    <Field key="room-email" kind="email" fills="username" value=email/>
                </AskForm>
            })}
            <AskForm name="new-password" title="room-new-password" text="room-new-password-code" button="room-save"
                to=("PUT", "/api/password-resets") body then=Callback::new(move |()| is_done.set(true))>
                <Field key="room-email" kind="email" fills="username" value=email/>
                <Field key="room-code" kind="text" fills="one-time-code" value=code/>
                <Field key="room-new-password" kind="password" fills="new-password" value=password/>
            </AskForm>
        }
    };
    view! {
        <main id="main" data-page="password" class="page narrow" tabindex="-1">
            <h1>{t("room-new-password")}</h1>
            {move || match (is_done.get(), has_mail()) {
                (true, _) => view! {
                    <p class="lead" role="status" data-replaced="">{t("room-password-replaced")}</p>
                    <p><a class="button strong" href=Route::Account.to_string()>{t("room-sign-in")}</a></p>
                }.into_any(),
                (false, true) => forms().into_any(),
                (false, false) => view! { <p class="lead">{t("room-forgotten-no-mail")}</p> }.into_any(),
            }}
            <WayBack/>
        </main>
    }
}
