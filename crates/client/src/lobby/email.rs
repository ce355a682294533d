//! The pages that e-mails link to: confirming an address, and resetting a password.

use leptos::prelude::*;
use protocol::{Confirmation, PasswordReset, PasswordResetRequest, Secret, ServerInfo};

use super::account::SignIn;
use super::features;
use super::forms::{BackToLobby, Field, RequestForm, trimmed};
use crate::api::current_user::{AuthState, CurrentUser};
use crate::api::http;
use crate::base::parts::t;
use crate::base::route::Route;

fn text(text: String) -> RwSignal<String> {
    RwSignal::new(text)
}

/// The page that the confirmation e-mail links to.
#[component]
pub(super) fn ConfirmPage(code: String) -> impl IntoView {
    let CurrentUser(known) = CurrentUser::follow();
    let code = StoredValue::new(code);
    // Only a signed-in user whose address is not confirmed yet has something to confirm.
    let state = Memo::new(move |_| {
        known.with(|known| match known {
            AuthState::Loading => None,
            AuthState::Unreachable => Some("room-unreachable"),
            AuthState::SignedOut | AuthState::Banned(_) => Some("room-confirm-sign-in"),
            AuthState::SignedIn(person) => Some(match &person.account {
                None => "room-confirm-sign-in",
                Some(account) if account.is_confirmed => "room-confirmed",
                Some(_) => "room-confirm",
            }),
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
            <BackToLobby/>
        </main>
    }
}

/// The form that requests an e-mail and accepts the code in it.
#[component]
pub(super) fn ConfirmForm(code: String) -> impl IntoView {
    let asks = code.is_empty();
    let code = text(code);
    let nothing = Callback::new(|()| http::NOTHING.to_owned());
    let body = Callback::new(move |()| {
        http::to_json(&Confirmation {
            code: Secret(trimmed(code)),
        })
    });
    let path = "/api/me/account/confirmation";
    view! {
        {asks.then(|| view! {
            <RequestForm name="ask-email" title="room-confirm" text="room-confirm-text" button="room-send-email"
                to=("POST", path) body=nothing done="room-email-sent"><span></span></RequestForm>
        })}
        <RequestForm name="confirm" title="room-confirm-code" text="room-confirm-code-text" button="room-confirm-do"
            to=("PUT", path) body>
            <Field key="room-code" kind="text" fills="one-time-code" value=code/>
        </RequestForm>
    }
}

/// The link to the password reset, if the server sends e-mail.
#[component]
pub(super) fn ForgottenLink(features: RwSignal<Option<ServerInfo>>) -> impl IntoView {
    let to = Route::Password { code: None }.to_string();
    move || {
        let text = if features.get()?.mail {
            view! { <a class="text-link" href=to.clone() data-forgotten="">{t("room-forgotten")}</a> }
                .into_any()
        } else {
            t("room-forgotten-no-mail").into_any()
        };
        Some(view! { <p class="note">{text}</p> })
    }
}

/// The page that resets a password: it requests an e-mail and accepts the code in it.
#[component]
pub(super) fn PasswordPage(code: Option<String>) -> impl IntoView {
    let features = features::fetch();
    let asks = code.is_none();
    let (email, code, password) = (
        text(String::new()),
        text(code.unwrap_or_default()),
        text(String::new()),
    );
    let is_done = RwSignal::new(false);
    let ask = Callback::new(move |()| {
        http::to_json(&PasswordResetRequest {
            email: trimmed(email),
        })
    });
    let body = Callback::new(move |()| {
        http::to_json(&PasswordReset {
            email: trimmed(email),
            code: Secret(trimmed(code)),
            password: Secret(password.get_untracked()),
        })
    });
    let has_mail = move || features.get().is_none_or(|features| features.mail);
    let forms = move || {
        view! {
            {asks.then(|| view! {
                <RequestForm name="ask-email" title="room-forgotten" text="room-forgotten-text" button="room-send-email"
                    to=("POST", "/api/password-resets") body=ask done="room-email-maybe-sent">
                    <Field key="room-email" kind="email" fills="username" value=email/>
                </RequestForm>
            })}
            <RequestForm name="new-password" title="room-new-password" text="room-new-password-code" button="room-save"
                to=("PUT", "/api/password-resets") body then=Callback::new(move |()| is_done.set(true))>
                <Field key="room-email" kind="email" fills="username" value=email/>
                <Field key="room-code" kind="text" fills="one-time-code" value=code/>
                <Field key="room-new-password" kind="password" fills="new-password" value=password/>
            </RequestForm>
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
            <BackToLobby/>
        </main>
    }
}
