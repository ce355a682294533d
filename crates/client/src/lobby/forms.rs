//! Components that the forms share, and the link back to the lobby.

use leptos::prelude::*;

use crate::api::current_user::CurrentUser;
use crate::api::{Busy, Problem, http};
use crate::base::parts::{Icon, t};
use crate::base::route::Route;
use crate::lobby::ProblemNote;

/// A field of a form.
#[component]
pub(crate) fn Field(
    key: &'static str,
    /// `email`, `password` or `text`.
    kind: &'static str,
    /// For the browser's autofill and password managers.
    fills: &'static str,
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="field">
            <span>{t(key)}</span>
            <input type=kind autocomplete=fills data-field=fills maxlength="256" prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))/>
        </label>
    }
}

/// The text of a field, without spaces around it.
pub(crate) fn trimmed(value: RwSignal<String>) -> String {
    value.with_untracked(|text| text.trim().to_owned())
}

/// A form that sends one request to the server and shows the result.
#[component]
pub(crate) fn RequestForm(
    /// The form's name in tests and style sheets.
    name: &'static str,
    title: &'static str,
    text: &'static str,
    button: &'static str,
    /// The method and path of the request.
    to: (&'static str, &'static str),
    /// The JSON text of its body ([`http::to_json`]).
    body: Callback<(), String>,
    /// Shown after success.
    #[prop(optional)]
    done: Option<&'static str>,
    /// Called after success.
    #[prop(optional)]
    then: Option<Callback<()>>,
    #[prop(optional)] danger: bool,
    children: Children,
) -> impl IntoView {
    let user: Option<CurrentUser> = use_context();
    let problem = RwSignal::new(None::<Problem>);
    let was_done = RwSignal::new(false);
    let busy = Busy::new();
    let (method, path) = to;
    let ask = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        busy.run(async move {
            let answer = http::send_json(method, path, &body.run(())).await;
            let _ = was_done.try_set(answer.is_ok());
            if answer.is_ok() {
                if let Some(user) = user {
                    user.notify_changed();
                }
                if let Some(then) = then {
                    then.run(());
                }
            }
            let _ = problem.try_set(answer.err());
        });
    };
    view! {
        <form class="ledger" data-form=name on:submit=ask novalidate="">
            <h2>{t(title)}</h2>
            <p class="note">{t(text)}</p>
            {children()}
            <ProblemNote problem/>
            <button type="submit" class="button" class:strong=!danger class:danger=danger data-submit="">{t(button)}</button>
            <p class="note" role="status" data-done=move || was_done.get().then_some("")>
                {move || done.filter(|_| was_done.get()).map(|done| view! { {t(done)} })}
            </p>
        </form>
    }
}

/// Shown to users who are not signed in: they have nothing to set up yet.
#[component]
pub(crate) fn SignInFirst() -> impl IntoView {
    view! {
        <p>{t("room-sign-in-first")}</p>
        <p><a class="button strong" href=Route::Friends.to_string()>{t("room-sign-in")}</a></p>
    }
}

/// The link back to the lobby.
#[component]
pub(crate) fn BackToLobby() -> impl IntoView {
    view! {
        <p><a class="text-link" href=Route::Friends.to_string()><Icon name="arrow-left"/>{t("ui-online")}</a></p>
    }
}
