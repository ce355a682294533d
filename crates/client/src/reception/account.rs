//! Who one is in the game room: a name, an account to keep one's games, signing in and out, and leaving for good.

mod leaving;
mod mutes;
mod passkeys;
mod signs;
mod tokens;

use leptos::prelude::*;
use smokestack_core::Message;

use super::forms::WayBack;
use super::letters::{ConfirmForm, ForgottenLink};
use super::offers::{self, Offers};
use crate::pages::parts::{focus_on, t};
use crate::room::guest::{Guest, Known};
use crate::route::Route;
use crate::words::Words;
use leaving::{DeleteForm, Export, SignOut};
use mutes::Mutes;
use passkeys::{PasskeySignIn, Passkeys};
pub(super) use signs::SignIn;
use signs::{NameForm, NewAccount, PasswordForm, SignUp};
use tokens::Tokens;

#[component]
pub(super) fn AccountPage() -> impl IntoView {
    let who = Guest::follow().but_name();
    let offers = offers::ask();
    provide_context(Done(RwSignal::new(None)));
    let forms = move || match who.get() {
        Known::Asking => ().into_any(),
        Known::Away => {
            view! { <p class="alert" role="alert" data-away="">{t("room-unreachable")}</p> }.into_any()
        }
        Known::Banned(why) => view! { <p class="alert" role="alert" data-banned="">{why}</p> }.into_any(),
        Known::Nobody => view! { <OfNobody offers/> }.into_any(),
        Known::Somebody(person) => match (person.email, person.is_confirmed) {
            (Some(email), is_confirmed) => view! { <OfAccount email is_confirmed offers/> }.into_any(),
            (None, _) => view! { <OfGuest offers/> }.into_any(),
        },
    };
    view! {
        <main id="main" data-page="account" class="page narrow" tabindex="-1">
            <h1>{t("room-account")}</h1>
            <DoneNote/>
            {forms}
            <WayBack/>
        </main>
    }
}

/// What has just been done, said where the forms that did it are gone.
#[derive(Clone, Copy)]
struct Done(RwSignal<Option<Message>>);

impl Done {
    fn say(self, what: Message) {
        let _ = self.0.try_set(Some(what));
        request_animation_frame(|| focus_on("[data-done-note]"));
    }
}

#[component]
fn DoneNote() -> impl IntoView {
    let words: Words = expect_context();
    let Done(done) = expect_context();
    move || {
        done.get().map(|done| {
            let text = move || words.translations().error(&done);
            view! { <p class="done-note" role="status" tabindex="-1" data-done-note="">{text}</p> }
        })
    }
}

/// Whoever has an account signs in; whoever has none makes one, or asks for one.
#[component]
fn OfNobody(offers: RwSignal<Option<Offers>>) -> impl IntoView {
    let sign_up = Memo::new(move |_| offers.with(|offers| offers.as_ref().map(|offers| offers.sign_up)));
    view! {
        <Show when=move || sign_up.get() == Some(false)>
            <p class="lead" data-closed="">{t("room-closed")} " " {t("room-closed-text")}</p>
        </Show>
        <PasskeySignIn brings=false/>
        <SignIn brings=false/>
        <ForgottenLink offers/>
        <Show when=move || sign_up.get() == Some(true)><NewAccount/></Show>
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
            <a class="text-link" href=Route::Telling.to_string() data-to-telling="">{t("room-notifications")}</a>
        </p>
    }
}
