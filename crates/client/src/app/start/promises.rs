//! What this site offers, in four lines.

use leptos::prelude::*;

use crate::base::parts::{Icon, t};

#[component]
pub(super) fn Promises() -> impl IntoView {
    let promises = [
        ("check", "ui-promise-rules", "ui-promise-rules-text"),
        ("bot", "ui-promise-bots", "ui-promise-bots-text"),
        ("person", "ui-promise-together", "ui-promise-together-text"),
        ("download", "ui-promise-offline", "ui-promise-offline-text"),
    ];
    let promise = |(icon, title, text): (&'static str, &'static str, &'static str)| {
        view! {
            <li>
                <Icon name=icon/>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
            </li>
        }
    };
    view! {
        <section class="promises" aria-labelledby="promises-title">
            <h2 id="promises-title" class="rule-title">{t("ui-promises")}</h2>
            <ul>{promises.map(promise).collect_view()}</ul>
        </section>
    }
}
