//! The guide to a first game: eight steps, each next to a picture of our board.

use leptos::prelude::*;
use smokestack_core::GameInfo;

use crate::base::i18n::I18n;
use crate::base::parts::{Icon, NotFound, t};
use crate::base::route::Route;
use crate::base::texts_gate::WithTexts;
use crate::games;

/// The number of steps in the guide.
const STEPS: usize = 8;

#[component]
pub(crate) fn GuidePage(game: String) -> impl IntoView {
    match catalog::find(&game) {
        Ok(game) => {
            let game = game.info();
            view! { <WithTexts game=game.id><Guide game/></WithTexts> }.into_any()
        }
        Err(_) => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn Guide(game: &'static GameInfo) -> impl IntoView {
    let i18n: I18n = expect_context();
    let text = move |key: String| move || i18n.t_string(&format!("{}-guide-{key}", game.id));
    let step = move |n: usize| {
        // Pictures contain words, too.
        let picture = move || games::background(game.id).guide_picture(n, &i18n.translations());
        let body = text(format!("{n}-text"));
        view! {
            <li class="step">
                <div class="step-text">
                    <h2><span class="step-number" aria-hidden="true">{n}</span>{text(format!("{n}-title"))}</h2>
                    {move || paragraphs(&body())}
                </div>
                <div class="step-picture" aria-hidden="true" inert="" inner_html=picture></div>
            </li>
        }
    };
    let id = || game.id.to_owned();
    view! {
        <main id="main" data-page="guide" class="page guide" tabindex="-1">
            <h1>{text("title".to_owned())}</h1>
            <ol class="steps">{(1..=STEPS).map(step).collect_view()}</ol>
            <p class="onward">
                <a class="button strong" href=Route::New { game: id() }.to_string() data-play=game.id>
                    <Icon name="play"/>
                    {t("ui-play")}
                </a>
                <a class="button" href=Route::Rules { game: id(), number: None }.to_string()>
                    <Icon name="book"/>
                    {t("ui-rules")}
                </a>
            </p>
        </main>
    }
}

/// Shows lines as paragraphs, and bullets as a list.
fn paragraphs(text: &str) -> AnyView {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let (points, plain): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with('•'));
    let plain = plain
        .into_iter()
        .map(|line| view! { <p>{line.to_owned()}</p> })
        .collect_view();
    let points = points
        .into_iter()
        .map(|line| view! { <li>{line.trim_start_matches(['•', ' ']).to_owned()}</li> })
        .collect::<Vec<_>>();
    let list = (!points.is_empty()).then(|| view! { <ul>{points}</ul> });
    view! { {plain} {list} }.into_any()
}
