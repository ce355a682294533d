//! Who one is in the game room: a name, an account to keep one's games, signing in and out, and leaving for good.

mod leaving;
mod mutes;
mod passkeys;
mod signs;
mod tokens;

use leptos::prelude::*;

use super::forms::WayBack;
use super::letters::{ConfirmForm, ForgottenLink};
use super::offers::{self, Offers};
use crate::pages::parts::t;
use crate::room::guest::{Guest, Known};
use crate::route::Route;
use crate::words::Words;
use leaving::{DeleteForm, Export, SignOut};
use mutes::Mutes;
use passkeys::{PasskeySignIn, Passkeys};
pub(super) use signs::SignIn;
use signs::{NameForm, PasswordForm, SignUp};
use tokens::Tokens;

#[component]
pub(super) fn AccountPage() -> impl IntoView {
    let who = Guest::follow().but_name();
    let offers = offers::ask();
    let forms = move || match who.get() {
        Known::Asking => ().into_any(),
        Known::Away => view! { <p class="alert" role="alert" data-away="">{t("room-away")}</p> }.into_any(),
        Known::Nobody => {
            view! { <PasskeySignIn brings=false/><SignIn brings=false/><ForgottenLink offers/> }.into_any()
        }
        Known::Somebody(person) => match (person.email, person.is_confirmed) {
            (Some(email), is_confirmed) => view! { <OfAccount email is_confirmed offers/> }.into_any(),
            (None, _) => view! { <OfGuest offers/> }.into_any(),
        },
    };
    view! {
        <main data-page="account" class="page narrow" tabindex="-1">
            <h1>{t("room-account")}</h1>
            {forms}
            <WayBack/>
        </main>
    }
}

/// A guest may stay one, or keep the games under an address or by a passkey. Whoever has a passkey is no guest any more:
/// there is a way back, and so a way out.
#[component]
fn OfGuest(offers: RwSignal<Option<Offers>>) -> impl IntoView {
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
        <Show when=move || offers.get().is_some_and(|offers| offers.sign_up)><SignUp/></Show>
        <Passkeys own/>
        <Show when=is_guest>
            <PasskeySignIn brings=true/>
            <SignIn brings=true/>
            <ForgottenLink offers/>
        </Show>
        <Mutes/>
        <Tokens/>
        <DeleteForm has_password=false/>
    }
}

#[component]
fn OfAccount(email: String, is_confirmed: bool, offers: RwSignal<Option<Offers>>) -> impl IntoView {
    let words: Words = expect_context();
    let who = move || words.with("room-account-of", &[("email", email.clone().into())]);
    let confirms = move || !is_confirmed && offers.get().is_some_and(|offers| offers.mail);
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

/// To one's own page, and to how one is told of one's turns.
#[component]
fn Ways() -> impl IntoView {
    let guest: Guest = expect_context();
    let page = move || guest.id().map(|id| Route::Person { id }.to_string());
    view! {
        <p class="text-links">
            <a class="text-link" href=page data-to-person="">{t("room-own-page")}</a>
            <a class="text-link" href=Route::Telling.to_string() data-to-telling="">{t("room-telling")}</a>
        </p>
    }
}
