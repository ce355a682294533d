//! Small components and functions that several pages use.

use catalog::Level;
use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use smokestack_core::GameInfo;
use wasm_bindgen::{JsCast, JsValue};

use crate::base::dom;
use crate::base::i18n::I18n;
use crate::base::route::Route;

/// A text without arguments that follows the language: `{t("ui-home")}`. Must be called while a component is being
/// created.
pub(crate) fn t(key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let i18n: I18n = expect_context();
    i18n.t(key)
}

/// A small icon next to a text.
#[component]
pub(crate) fn Icon(name: &'static str) -> impl IntoView {
    view! { <span class="icon" aria-hidden="true" inner_html=board_svg::icon(name)></span> }
}

/// Shown for an unknown address or game.
#[component]
pub(crate) fn NotFound() -> impl IntoView {
    view! {
        <main id="main" data-page="nowhere" class="page narrow" tabindex="-1">
            <h1>{t("ui-not-found-title")}</h1>
            <p>{t("ui-not-found-text")}</p>
            <p><a class="button" href=Route::Start.to_string()>{t("ui-not-found-home")}</a></p>
        </main>
    }
}

/// The name of a game, as printed on its box.
pub(crate) fn game_name(id: &str) -> &'static str {
    catalog::info(id).map_or("", |game| game.name)
}

/// The first game of the list, which is also the easiest: for the quick start.
pub(crate) fn first_game() -> &'static GameInfo {
    catalog::infos().next().expect("there are games")
}

/// The poster of a game, with its tagline in the current language.
pub(crate) fn cover(game: &GameInfo, i18n: I18n) -> String {
    board_svg::cover(game.id, game.name, &i18n.t_string(&format!("{}-cover", game.id)))
}

/// The text key of a bot's name.
pub(crate) fn bot_key(level: Level) -> &'static str {
    match level {
        Level::Random => "ui-bot-random",
        Level::Greedy => "ui-bot-greedy",
        Level::Planner => "ui-bot-planner",
        Level::Easy => "ui-bot-easy",
        Level::Normal => "ui-bot-normal",
        Level::Hard => "ui-bot-hard",
    }
}

/// Scrolls to the top of a new page and moves the focus there, for screen readers.
pub(crate) fn focus_new_page() {
    request_animation_frame(|| {
        focus_main();
        // The focus alone would stop below the header.
        scroll_to_top();
    });
}

pub(crate) fn scroll_to_top() {
    dom::window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Moves the focus to the page's content, past the header.
pub(crate) fn focus_main() {
    focus_on("main");
}

/// Moves the focus to the first element that matches a selector; it is made focusable if needed.
pub(crate) fn focus_on(selector: &str) {
    let element = document().query_selector(selector).ok().flatten();
    if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
        if element.tab_index() < 0 && !element.has_attribute("tabindex") {
            // Fails only for an attribute name with a space in it.
            let _ = element.set_attribute("tabindex", "-1");
        }
        // Refused only by an element that is gone.
        let _ = element.focus();
    }
}

/// Date and time, in the format of the language.
pub(crate) fn date_in_words(when: f64, language: &str) -> String {
    let options = Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // Fails only if the object is frozen, which a new one never is.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let date = Date::new(&JsValue::from_f64(when));
    String::from(date.to_locale_string(language, &options))
}
