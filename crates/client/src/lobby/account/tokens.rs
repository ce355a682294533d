//! API tokens, for programs that play for the user.

use leptos::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen_futures::spawn_local;

use crate::api::{Busy, Problem, http};
use crate::base::i18n::I18n;
use crate::base::parts::t;
use crate::lobby::ProblemNote;

/// A token, without its secret.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Token {
    id: String,
    label: String,
}

/// The user's tokens. Collapsed, because most people do not need any.
#[component]
pub(super) fn Tokens() -> impl IntoView {
    let tokens = RwSignal::new(Vec::<Token>::new());
    let fresh = RwSignal::new(None::<String>);
    let label = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    spawn_local(list(tokens));
    let make = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        busy.run(async move {
            let answer = http::post(
                "/api/me/tokens",
                &json!({ "label": label.get_untracked().trim() }),
            )
            .await;
            match answer {
                Ok(made) => {
                    let _ = fresh.try_set(made["token"].as_str().map(str::to_owned));
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
                    <For each=move || tokens.get() key=Token::clone let:token>
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
    token: Token,
    tokens: RwSignal<Vec<Token>>,
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
async fn list(tokens: RwSignal<Vec<Token>>) {
    let Ok(answer) = http::get("/api/me/tokens").await else {
        return;
    };
    let read = |token: &Value| {
        Some(Token {
            id: token["id"].as_str()?.to_owned(),
            label: token["label"].as_str()?.to_owned(),
        })
    };
    let all = answer["tokens"].as_array().into_iter().flatten().filter_map(read);
    let _ = tokens.try_set(all.collect());
}
