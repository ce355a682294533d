//! The account: name, sign-up, signing in and out, and deletion.

mod leaving;
mod mutes;
mod passkeys;
mod sign_in;
mod tokens;

use leptos::prelude::*;
use protocol::{AccountInfo, ServerInfo};
use smokestack_core::Message;

use super::email::{ConfirmForm, ForgottenLink};
use super::features;
use super::forms::BackToLobby;
use crate::api::current_user::{AuthState, CurrentUser};
use crate::base::i18n::I18n;
use crate::base::parts::{focus_on, t};
use crate::base::route::Route;
use leaving::{DeleteForm, Export, SignOut};
use mutes::Mutes;
use passkeys::{PasskeySignIn, Passkeys};
pub(super) use sign_in::SignIn;
use sign_in::{NameForm, NewAccount, PasswordForm, SignUp};
use tokens::Tokens;

#[component]
pub(super) fn AccountPage() -> impl IntoView {
    let who = CurrentUser::follow().ignoring_name();
    let features = features::fetch();
    provide_context(SuccessMessage(RwSignal::new(None)));
    let forms = move || match who.get() {
        AuthState::Loading => ().into_any(),
        AuthState::Unreachable => {
            view! { <p class="alert" role="alert" data-unreachable="">{t("room-unreachable")}</p> }.into_any()
        }
        AuthState::Banned(why) => view! { <p class="alert" role="alert" data-banned="">{why}</p> }.into_any(),
        AuthState::SignedOut => view! { <SignedOutAccount features/> }.into_any(),
        AuthState::SignedIn(person) => match person.account {
            Some(account) => view! { <FullAccount account features/> }.into_any(),
            None => view! { <GuestAccount features/> }.into_any(),
        },
    };
    view! {
        <main id="main" data-page="account" class="page narrow" tabindex="-1">
            <h1>{t("room-account")}</h1>
            <DoneNote/>
            {forms}
            <BackToLobby/>
        </main>
    }
}

/// The success message of the last form, shown after that form is gone.
#[derive(Clone, Copy)]
struct SuccessMessage(RwSignal<Option<Message>>);

impl SuccessMessage {
    fn show(self, what: Message) {
        let _ = self.0.try_set(Some(what));
        request_animation_frame(|| focus_on("[data-done-note]"));
    }
}

#[component]
fn DoneNote() -> impl IntoView {
    let i18n: I18n = expect_context();
    let SuccessMessage(done) = expect_context();
    move || {
        done.get().map(|done| {
            let text = move || i18n.translations().error(&done);
            view! { <p class="done-note" role="status" tabindex="-1" data-done-note="">{text}</p> }
        })
    }
}

/// Users with an account sign in; others create one, or ask the operator for one.
#[component]
fn SignedOutAccount(features: RwSignal<Option<ServerInfo>>) -> impl IntoView {
    let sign_up =
        Memo::new(move |_| features.with(|features| features.as_ref().map(|features| features.sign_up)));
    view! {
        <Show when=move || sign_up.get() == Some(protocol::SignUp::Closed)>
            <p class="lead" data-closed="">{t("room-closed")} " " {t("room-closed-text")}</p>
        </Show>
        <PasskeySignIn brings=false/>
        <SignIn brings=false/>
        <ForgottenLink features/>
        <Show when=move || sign_up.get() == Some(protocol::SignUp::Open)><NewAccount/></Show>
    }
}

/// A guest may stay one, or create an account with an e-mail address or a passkey. A user with a passkey is no longer a
/// guest: they can sign in again, so they can sign out.
#[component]
fn GuestAccount(features: RwSignal<Option<ServerInfo>>) -> impl IntoView {
    let own = passkeys::own();
    let returns = Memo::new(move |_| own.with(|own| own.as_ref().is_some_and(|own| !own.is_empty())));
    let is_guest = move || own.with(Option::is_some) && !returns.get();
    view! {
        <Show when=move || returns.get()>
            <p class="lead" data-account="">{t("room-account-by-passkey")}</p>
            <SignOut/>
        </Show>
        <Show when=is_guest><div class="plates"><Export/></div></Show>
        <Ways/>
        <NameForm/>
        <Show when=move || features.get().is_some_and(|features| features.sign_up == protocol::SignUp::Open)><SignUp/></Show>
        <Passkeys own/>
        <Show when=is_guest>
            <PasskeySignIn brings=true/>
            <SignIn brings=true/>
            <ForgottenLink features/>
        </Show>
        <Mutes/>
        <Tokens/>
        <DeleteForm has_password=false/>
    }
}

#[component]
fn FullAccount(account: AccountInfo, features: RwSignal<Option<ServerInfo>>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let AccountInfo { email, is_confirmed } = account;
    let who = move || i18n.t_args("room-account-of", &[("email", email.clone().into())]);
    let confirms = move || !is_confirmed && features.get().is_some_and(|features| features.mail);
    view! {
        <p class="lead" data-account="">{who}</p>
        <SignOut/>
        <Ways/>
        <Show when=confirms><ConfirmForm code=String::new()/></Show>
        <NameForm/>
        <PasswordForm/>
        <Passkeys own=passkeys::own()/>
        <Mutes/>
        <Tokens/>
        <DeleteForm has_password=true/>
    }
}

/// Links to the user's profile and to turn notifications.
#[component]
fn Ways() -> impl IntoView {
    let user: CurrentUser = expect_context();
    let page = move || user.id().map(|id| Route::Person { id }.to_string());
    view! {
        <p class="text-links">
            <a class="text-link" href=page data-to-person="">{t("room-own-page")}</a>
            <a class="text-link" href=Route::Notifications.to_string() data-to-notifications="">{t("room-notifications")}</a>
        </p>
    }
}
