//! Industry is the successor of Industria: lists the differences, for people who know one of the two.

use leptos::prelude::*;
use smokestack_core::GameInfo;

use crate::i18n::I18n;
use crate::pages::parts::t;
use crate::pages::rules::{Chapter, RuleText, address, chapters};

/// The game whose rules compare the two, and the chapter that does.
const COMPARISON: (&str, &str) = ("industry", "IY-11");

/// Shown on the pages of both games; empty for any other game.
#[component]
pub(super) fn Successor(game: &'static GameInfo) -> impl IntoView {
    let i18n: I18n = expect_context();
    let known = ["industria", "industry"].contains(&game.id);
    let source = catalog::find(COMPARISON.0).ok().filter(|_| known)?.info();
    // The lines appear as soon as the texts are loaded.
    i18n.require(source.id);
    let rules = move || {
        let all = chapters(&i18n.translations(), source);
        let chapter = all
            .into_iter()
            .find(|chapter: &Chapter| chapter.number == COMPARISON.1);
        chapter.map(|chapter| chapter.rules).unwrap_or_default()
    };
    let rules = move || {
        let line = |rule: crate::pages::rules::Rule| {
            view! {
                <li data-rule=rule.number.clone()>
                    <a class="number" href=address(source, &rule.number)>{rule.number.clone()}</a>
                    <div class="rule-text"><RuleText game=source text=rule.text/></div>
                </li>
            }
        };
        rules().into_iter().map(line).collect_view()
    };
    Some(view! {
        <section class="ledger" data-successor="">
            <h2>{t("ui-about-compare")}</h2>
            <p>{t("ui-about-compare-text")}</p>
            <ul class="differences">{rules}</ul>
        </section>
    })
}
