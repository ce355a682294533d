//! Small components and functions that several pages use.

use catalog::Level;
use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::about::marks::reconstructed;
use crate::dom;
use crate::i18n::I18n;
use crate::route::Route;

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

/// Tells players, before they begin, how much of a game's components is reconstructed.
#[component]
pub(crate) fn Disclosure(game: &'static str) -> impl IntoView {
    let i18n: I18n = expect_context();
    let (count, total) = reconstructed(game);
    let text = move || {
        let values = [("count", count.into()), ("total", total.into())];
        i18n.t_args("ui-reconstructed", &values)
    };
    let about = Route::About {
        game: game.to_owned(),
    };
    view! {
        <p class="note" data-reconstructed-count=count>
            {text} " " <a href=about.to_string()>{t("ui-reconstructed-correct")}</a>
        </p>
    }
}

/// The games, in the same order as on the start page.
pub(crate) const GAMES: [&str; 4] = ["industria", "industry", "barrage", "age-of-industry"];

/// The name of a game, as printed on its box.
pub(crate) fn game_name(id: &str) -> &'static str {
    match id {
        "industria" => "Industria",
        "industry" => "Industry",
        "age-of-industry" => "Age of Industry",
        "barrage" => "Barrage",
        _ => "",
    }
}

/// The text key of the line on a game's cover.
pub(crate) fn cover_line(id: &str) -> &'static str {
    match id {
        "industria" => "ui-cover-industria",
        "industry" => "ui-cover-industry",
        "barrage" => "ui-cover-barrage",
        _ => "ui-cover-age-of-industry",
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_match_the_catalog() {
        let shelf: Vec<&str> = catalog::games().iter().map(|game| game.info().id).collect();
        assert_eq!(shelf, GAMES);
        assert!(GAMES.iter().all(|game| !game_name(game).is_empty()));
    }
}
