//! API tokens, for programs that play for the user.

use leptos::prelude::*;
use protocol::{CreatedToken, NewToken, TokenInfo, TokenList};
use wasm_bindgen_futures::spawn_local;

use crate::api::{Busy, Problem, http};
use crate::base::i18n::I18n;
use crate::base::parts::t;
use crate::lobby::ProblemNote;
use crate::lobby::forms::trimmed;

/// The user's tokens. Collapsed, because most people do not need any.
#[component]
pub(super) fn Tokens() -> impl IntoView {
    let tokens = RwSignal::new(Vec::<TokenInfo>::new());
    let fresh = RwSignal::new(None::<String>);
    let label = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    spawn_local(list(tokens));
    let make = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        busy.run(async move {
            let new = NewToken {
                label: trimmed(label),
            };
            let answer = http::post::<CreatedToken>("/api/me/tokens", &new).await;
            match answer {
                Ok(made) => {
                    let _ = fresh.try_set(Some(made.token));
                    let _ = problem.try_set(None);
                    list(tokens).await;
                }
                Err(why) => _ = problem.try_set(Some(why)),
            }
        });
    };
    view! {
        <details class="farewell">
            <summary data-tokens="">{t("room-tokens")}</summary>
            <form class="ledger" data-form="token" on:submit=make novalidate="">
                <p class="note">{t("room-tokens-text")}</p>
                <ul class="row-list">
                    <For each=move || tokens.get() key=|token| token.id.clone() let:token>
                        <TokenLine token tokens problem/>
                    </For>
                </ul>
                <label class="field">
                    <span>{t("room-token-label")}</span>
                    <input type="text" autocomplete="off" maxlength="60" data-token-label=""
                        on:input=move |event| label.set(event_target_value(&event))/>
                </label>
                <ProblemNote problem/>
                <button type="submit" class="button" data-submit="">{t("room-token-make")}</button>
                <Show when=move || fresh.get().is_some()>
                    <p role="status">{t("room-token-once")}</p>
                    <p><code data-new-token="">{move || fresh.get()}</code></p>
                </Show>
            </form>
        </details>
    }
}

#[component]
fn TokenLine(
    token: TokenInfo,
    tokens: RwSignal<Vec<TokenInfo>>,
    problem: RwSignal<Option<Problem>>,
) -> impl IntoView {
    let i18n: I18n = expect_context();
    let path = StoredValue::new(format!("/api/me/tokens/{}", token.id));
    let remove = move |_| {
        spawn_local(async move {
            let answer = http::delete(&path.get_value()).await;
            let _ = problem.try_set(answer.err());
            list(tokens).await;
        });
    };
    let label = token.label.clone();
    let called = move || i18n.t_args("room-token-remove-of", &[("label", token.label.clone().into())]);
    view! {
        <li class="list-row">
            <strong>{label}</strong>
            <button type="button" class="button pale" data-remove-token="" aria-label=called on:click=remove>
                {t("room-token-remove")}
            </button>
        </li>
    }
}

/// Loads the list; if that fails, it stays as it was.
async fn list(tokens: RwSignal<Vec<TokenInfo>>) {
    if let Ok(list) = http::get::<TokenList>("/api/me/tokens").await {
        let _ = tokens.try_set(list.tokens);
    }
}
