//! The differences between a game and its successor, for people who know one of the two.

use leptos::prelude::*;
use smokestack_core::GameInfo;

use crate::base::i18n::I18n;
use crate::base::parts::t;
use crate::games;
use crate::library::rules::{Chapter, RuleText, address, chapters};

/// Shown for a game whose rules, or whose successor's, have a chapter that compares the two.
#[component]
pub(super) fn Successor(game: &'static GameInfo) -> impl IntoView {
    let i18n: I18n = expect_context();
    let (source, compares) = games::background(game.id).comparison()?;
    let source = catalog::info(source)?;
    // The lines appear as soon as the texts are loaded.
    i18n.require(source.id);
    let rules = move || {
        let all = chapters(&i18n.translations(), source);
        let chapter = all
            .into_iter()
            .find(|chapter: &Chapter| chapter.number == compares);
        chapter.map(|chapter| chapter.rules).unwrap_or_default()
    };
    let rules = move || {
        let line = |rule: crate::library::rules::Rule| {
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
