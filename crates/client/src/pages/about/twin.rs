//! Industria and Industry are twins: what is different, for people who know one of the two.

use leptos::prelude::*;
use smokestack_core::GameInfo;

use crate::pages::parts::t;
use crate::pages::rules::{Chapter, RuleText, address, chapters};
use crate::words::Words;

/// The game whose rules compare the two, and the chapter in which they do.
const TELLS: (&str, &str) = ("industry", "IY-11");

/// On the pages of both games; nothing on any other.
#[component]
pub(super) fn Twin(game: &'static GameInfo) -> impl IntoView {
    let words: Words = expect_context();
    let known = ["industria", "industry"].contains(&game.id);
    let teller = catalog::find(TELLS.0).ok().filter(|_| known)?.info();
    // The lines are there as soon as the texts are.
    words.need(teller.id);
    let rules = move || {
        let all = chapters(&words.translations(), teller);
        let chapter = all
            .into_iter()
            .find(|chapter: &Chapter| chapter.number == TELLS.1);
        chapter.map(|chapter| chapter.rules).unwrap_or_default()
    };
    let rules = move || {
        let line = |rule: crate::pages::rules::Rule| {
            view! {
                <li data-rule=rule.number.clone()>
                    <a class="number" href=address(teller, &rule.number)>{rule.number.clone()}</a>
                    <div class="rule-text"><RuleText game=teller text=rule.text/></div>
                </li>
            }
        };
        rules().into_iter().map(line).collect_view()
    };
    Some(view! {
        <section class="ledger" data-twin="">
            <h2>{t("ui-about-compare")}</h2>
            <p>{t("ui-about-compare-text")}</p>
            <ul class="differences">{rules}</ul>
        </section>
    })
}
