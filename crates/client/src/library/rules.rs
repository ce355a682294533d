//! The numbered rules in our own words: chapters, a search, and a link wherever one rule cites another.

mod chapters;
mod text;

use leptos::prelude::*;
use smokestack_core::GameInfo;
use wasm_bindgen::JsCast;

pub(super) use self::chapters::{Chapter, Rule, chapters};
pub(super) use self::text::RuleText;
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, NotFound, t};
use crate::base::route::{CurrentRoute, Route};
use crate::base::texts_gate::WithTexts;
use crate::model::current;

#[component]
pub(crate) fn RulesPage(game: String) -> impl IntoView {
    match catalog::find(&game) {
        Ok(game) => {
            let game = game.info();
            view! { <WithTexts game=game.id><Rules game/></WithTexts> }.into_any()
        }
        Err(_) => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn Rules(game: &'static GameInfo) -> impl IntoView {
    let i18n: I18n = expect_context();
    let all = Memo::new(move |_| chapters(&i18n.translations(), game));
    let wanted = RwSignal::new(String::new());
    let target = follow_target(wanted);
    let found = Memo::new(move |_| {
        let wanted = wanted.get();
        all.with(|all| all.iter().map(|chapter| chapter.matching(&wanted)).sum::<usize>())
    });
    let at_table = || current::with(|_| ()).is_some();
    view! {
        <main id="main" data-page="rules" class="page rules" tabindex="-1">
            <Show when=at_table>
                <p><a class="text-link" href=|| current::with(|session| session.route().to_string()) data-back="">
                    <Icon name="arrow-left"/>
                    {t("ui-back-to-table")}
                </a></p>
            </Show>
            <h1>{move || i18n.t_args("ui-rules-heading", &[("game", game.name.into())])}</h1>
            <p class="lead">{t("ui-rules-lead")}</p>
            <div class="rules-grid">
                <Contents all game/>
                <div class="rules-body">
                    <label class="field search">
                        <span>{t("ui-rules-search")}</span>
                        <input
                            type="search"
                            data-rules-search=""
                            placeholder=t("ui-rules-search-example")
                            prop:value=move || wanted.get()
                            on:input=move |event| wanted.set(event_target_value(&event))
                        />
                    </label>
                    <p class="note" role="status">
                        {move || (!wanted.get().trim().is_empty())
                            .then(|| i18n.t_args("ui-rules-found", &[("count", found.get().into())]))}
                    </p>
                    {move || all.get().into_iter()
                        .map(|chapter| view! { <ChapterSection game chapter wanted target/> })
                        .collect_view()}
                </div>
            </div>
        </main>
    }
}

/// Scrolls to the rule or chapter in the address, whenever it changes.
fn follow_target(wanted: RwSignal<String>) -> Memo<Option<String>> {
    let CurrentRoute(route) = expect_context();
    let target = Memo::new(move |_| match route.get() {
        Route::Rules { number, .. } => number,
        _ => None,
    });
    Effect::new(move || {
        if let Some(number) = target.get() {
            // A rule that the search hides could not be shown, so the search is cleared.
            wanted.set(String::new());
            // After the page has been drawn, and after the focus has moved to its top.
            request_animation_frame(move || request_animation_frame(move || go_to(&number)));
        }
    });
    target
}

fn go_to(number: &str) {
    let place = document().get_element_by_id(number);
    if let Some(place) = place.and_then(|place| place.dyn_into::<web_sys::HtmlElement>().ok()) {
        place.scroll_into_view();
        // Refused only by an element that is gone.
        let _ = place.focus();
    }
}

/// The address of a rule.
pub(crate) fn address(game: &GameInfo, number: &str) -> String {
    let route = Route::Rules {
        game: game.id.to_owned(),
        number: Some(number.to_owned()),
    };
    route.to_string()
}

/// The table of contents.
#[component]
fn Contents(all: Memo<Vec<Chapter>>, game: &'static GameInfo) -> impl IntoView {
    let line = move |chapter: Chapter| {
        view! {
            <li>
                <a href=address(game, &chapter.number)>
                    <span class="number">{chapter.number.clone()}</span>
                    {chapter.title}
                </a>
            </li>
        }
    };
    view! {
        <nav class="contents" aria-labelledby="contents-title">
            <h2 id="contents-title">{t("ui-contents")}</h2>
            <ol>{move || all.get().into_iter().map(line).collect_view()}</ol>
        </nav>
    }
}

#[component]
fn ChapterSection(
    game: &'static GameInfo,
    chapter: Chapter,
    wanted: RwSignal<String>,
    target: Memo<Option<String>>,
) -> impl IntoView {
    let Chapter { number, title, rules } = chapter.clone();
    let hidden = move || wanted.with(|wanted| chapter.matching(wanted) == 0);
    view! {
        <section class="chapter" hidden=hidden>
            <h2 id=number.clone() tabindex="-1">
                <span class="number">{number.clone()}</span>
                {title}
            </h2>
            {rules.into_iter().map(|rule| view! { <RuleEntry game rule wanted target/> }).collect_view()}
        </section>
    }
}

#[component]
fn RuleEntry(
    game: &'static GameInfo,
    rule: Rule,
    wanted: RwSignal<String>,
    target: Memo<Option<String>>,
) -> impl IntoView {
    let number = rule.number.clone();
    let is_target = move || target.with(|target| target.as_deref() == Some(number.as_str()));
    let Rule { number, text } = rule.clone();
    let hidden = move || wanted.with(|wanted| !rule.matches(wanted));
    view! {
        <article
            class="rule"
            class:target=is_target
            id=number.clone()
            data-rule=number.clone()
            tabindex="-1"
            hidden=hidden
        >
            <a class="number" href=address(game, &number)>{number.clone()}</a>
            <div class="rule-text"><RuleText game text/></div>
        </article>
    }
}
