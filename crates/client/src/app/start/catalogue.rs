//! The games as posters, with links to everything about them.

use leptos::prelude::*;
use smokestack_core::GameInfo;

use crate::base::i18n::I18n;
use crate::base::parts::{Icon, cover, t};
use crate::base::route::Route;
use crate::games::Disclosure;

#[component]
pub(super) fn Catalogue() -> impl IntoView {
    view! {
        <section class="catalogue" aria-labelledby="catalogue-title">
            <h2 id="catalogue-title" class="rule-title">{t("ui-games")}</h2>
            <ul class="posters">
                {catalog::infos().map(|game| view! { <Playable game/> }).collect_view()}
            </ul>
        </section>
    }
}

/// A game, with links to everything about it.
#[component]
fn Playable(game: &'static GameInfo) -> impl IntoView {
    let i18n: I18n = expect_context();
    let id = game.id;
    let tagline = move || i18n.t_string(&format!("{id}-tagline"));
    let named = || id.to_owned();
    let links = [
        (Route::Guide { game: named() }, "hint", "ui-guide"),
        (
            Route::Rules {
                game: named(),
                number: None,
            },
            "book",
            "ui-rules",
        ),
        (Route::About { game: named() }, "info", "ui-about"),
    ];
    let link = |(to, icon, key): (Route, &'static str, &'static str)| {
        view! {
            <a class="text-link" href=to.to_string()>
                <Icon name=icon/>
                {t(key)}
            </a>
        }
    };
    let new = Route::New { game: named() }.to_string();
    view! {
        <li class="poster playable" data-game=id>
            <a class="poster-sheet" href=new.clone() tabindex="-1" aria-hidden="true">
                <div class="cover" inner_html=move || cover(game, i18n)></div>
            </a>
            <div class="poster-text">
                <h3>{game.name}</h3>
                <p>{tagline}</p>
                <Disclosure game=id/>
                <a class="button strong" href=new data-play=id>
                    <Icon name="play"/>
                    {t("ui-play")}
                </a>
                <div class="text-links">{links.map(link).collect_view()}</div>
            </div>
        </li>
    }
}
