//! The name at the door: whoever has one may sit down.

use leptos::prelude::*;

use crate::pages::ProblemNote;
use crate::pages::parts::{focus_on, t};
use crate::reception::offers;
use crate::room::guest::{Guest, Known};
use crate::room::{Busy, Problem};
use crate::route::Route;
use crate::storage::{self, keys};
use crate::words::Words;

/// Who one is here, or a field to say it.
#[component]
pub(crate) fn AtTheDoor() -> impl IntoView {
    let Guest(known) = expect_context();
    let words: Words = expect_context();
    move || match known.get() {
        Known::Asking => ().into_any(),
        Known::Nobody => view! { <Door/> }.into_any(),
        Known::Banned(why) => view! { <p class="alert" role="alert" data-banned="">{why}</p> }.into_any(),
        Known::Somebody(person) => {
            let name = person.name;
            let hello = move || words.with("room-hello", &[("name", name.clone().into())]);
            let key = match person.email {
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
        Known::Away => view! { <NobodyAnswers/> }.into_any(),
    }
}

/// For whoever has no name here yet: whether one can get one depends on the server.
#[component]
fn Door() -> impl IntoView {
    let offers = offers::ask();
    move || match offers.get() {
        None => ().into_any(),
        Some(offers) if offers.sign_up => view! { <NameForm/> }.into_any(),
        Some(_) => view! { <ClosedDoor/> }.into_any(),
    }
}

/// Nobody gets a name here by themselves: those who have an account sign in.
#[component]
fn ClosedDoor() -> impl IntoView {
    view! {
        <section class="ledger door" aria-labelledby="closed-title" data-closed="">
            <h2 id="closed-title">{t("room-closed")}</h2>
            <p>{t("room-closed-text")}</p>
            <a class="button strong" href=Route::Account.to_string() data-to-account="">{t("room-sign-in")}</a>
        </section>
    }
}

#[component]
fn NameForm() -> impl IntoView {
    let guest: Guest = expect_context();
    let name = RwSignal::new(storage::read(keys::GUEST).unwrap_or_default());
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    let come_in = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        busy.run(async move {
            let came = guest.come_in(name.get_untracked().trim()).await;
            if came.is_ok() {
                // The form is gone, and the keyboard's place with it.
                request_animation_frame(|| focus_on("main h1"));
            }
            let _ = problem.try_set(came.err());
        });
    };
    view! {
        <form class="ledger door" on:submit=come_in novalidate="">
            <h2>{t("room-name-title")}</h2>
            <label class="field">
                <span>{t("ui-name")}</span>
                <input type="text" data-guest-name="" maxlength="40" autocomplete="nickname" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <p class="note">{t("room-name-text")}</p>
            <ProblemNote problem/>
            <button type="submit" class="button strong" data-come-in="">{t("room-continue")}</button>
            " "
            <a class="text-link" href=Route::Account.to_string() data-to-account="">{t("room-sign-in-or-up")}</a>
        </form>
    }
}

/// There is no server, or no way to it.
#[component]
fn NobodyAnswers() -> impl IntoView {
    let guest: Guest = expect_context();
    view! {
        <div class="alert" role="alert" data-away="">
            <p>{t("room-unreachable")}</p>
            <button type="button" class="button" data-retry="" on:click=move |_| guest.ask()>{t("table-retry")}</button>
        </div>
    }
}
