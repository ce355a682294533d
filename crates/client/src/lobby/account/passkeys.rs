//! Passkeys: signing in with a device instead of a password.

use leptos::prelude::*;
use protocol::{PasskeyInfo, PasskeyList};
use wasm_bindgen_futures::spawn_local;

use super::sign_in::KeepGuestTables;
use crate::api::current_user::CurrentUser;
use crate::api::{Busy, Problem, http};
use crate::base::i18n::I18n;
use crate::base::parts::t;
use crate::lobby::ProblemNote;
use crate::lobby::device;

/// Whether both browser and server support passkeys; false until that is known.
fn known() -> RwSignal<bool> {
    let known = RwSignal::new(false);
    spawn_local(async move {
        let _ = known.try_set(device::is("hasPasskeys").await == Some(true));
    });
    known
}

/// Signing in with a passkey; a guest may keep their tables.
#[component]
pub(crate) fn PasskeySignIn(brings: bool) -> impl IntoView {
    let bring = RwSignal::new(true);
    let user: CurrentUser = expect_context();
    let known = known();
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    let sign_in = move |_| {
        busy.run(async move {
            let came = device::call("signIn", if bring.get_untracked() { "bring" } else { "" }).await;
            if came.is_ok() {
                user.notify_changed();
            }
            let _ = problem.try_set(came.err());
        });
    };
    view! {
        <Show when=move || known.get()>
            <p>
                <button type="button" class="button" data-passkey-sign-in="" on:click=sign_in>{t("room-passkey-sign-in")}</button>
            </p>
            {brings.then(|| view! { <KeepGuestTables bring/> })}
            <ProblemNote problem/>
        </Show>
    }
}

/// The user's passkeys; `None` until the server has responded.
pub(super) type OwnPasskeys = RwSignal<Option<Vec<PasskeyInfo>>>;

/// Loads the user's passkeys.
pub(super) fn own() -> OwnPasskeys {
    let own = RwSignal::new(None);
    spawn_local(list(own));
    own
}

/// The user's passkeys, and a form to add one.
#[component]
pub(super) fn Passkeys(own: OwnPasskeys) -> impl IntoView {
    let i18n: I18n = expect_context();
    let known = known();
    let label = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    let add = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        busy.run(async move {
            let added = device::call("addPasskey", label.get_untracked().trim()).await;
            let _ = problem.try_set(added.err());
            list(own).await;
        });
    };
    let line = move |passkey: PasskeyInfo| {
        let path = StoredValue::new(format!("/api/me/passkeys/{}", passkey.id));
        let remove = move |_| {
            spawn_local(async move {
                let answer = http::delete(&path.get_value()).await;
                let _ = problem.try_set(answer.err());
                list(own).await;
            });
        };
        let label = passkey.label.clone();
        let called = move || i18n.t_args("room-token-remove-of", &[("label", passkey.label.clone().into())]);
        view! {
            <li class="list-row" data-passkey="">
                <strong>{label}</strong>
                <button type="button" class="button pale" aria-label=called on:click=remove>{t("room-token-remove")}</button>
            </li>
        }
    };
    view! {
        <Show when=move || known.get()>
            <form class="ledger" data-form="passkey" on:submit=add novalidate="">
                <h2>{t("room-passkeys")}</h2>
                <p class="note">{t("room-passkeys-text")}</p>
                <ul class="row-list"><For each=move || own.get().unwrap_or_default() key=|passkey| passkey.id.clone() children=line/></ul>
                <label class="field">
                    <span>{t("room-passkey-label")}</span>
                    <input type="text" autocomplete="off" maxlength="60" data-passkey-label=""
                        on:input=move |event| label.set(event_target_value(&event))/>
                </label>
                <ProblemNote problem/>
                <button type="submit" class="button" data-submit="">{t("room-passkey-add")}</button>
            </form>
        </Show>
    }
}

/// Loads the list; if that fails, it stays as it was.
async fn list(own: OwnPasskeys) {
    if let Ok(list) = http::get::<PasskeyList>("/api/me/passkeys").await {
        let _ = own.try_set(Some(list.passkeys));
    }
}
