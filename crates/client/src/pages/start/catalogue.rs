//! The four games as posters, with links to everything about them.

use leptos::prelude::*;

use crate::i18n::I18n;
use crate::pages::parts::{Disclosure, Icon, cover_line, game_name, t};
use crate::route::Route;

#[component]
pub(super) fn Catalogue() -> impl IntoView {
    view! {
        <section class="catalogue" aria-labelledby="catalogue-title">
            <h2 id="catalogue-title" class="rule-title">{t("ui-games")}</h2>
            <ul class="posters">
                <Playable id="industria" tagline="industria-tagline"/>
                <Playable id="industry" tagline="industry-tagline"/>
                <Playable id="barrage" tagline="barrage-tagline"/>
                <Playable id="age-of-industry" tagline="age-of-industry-tagline"/>
            </ul>
        </section>
    }
}

/// A game, with links to everything about it.
#[component]
fn Playable(id: &'static str, tagline: &'static str) -> impl IntoView {
    let game = || id.to_owned();
    let links = [
        (Route::Guide { game: game() }, "hint", "ui-guide"),
        (
            Route::Rules {
                game: game(),
                number: None,
            },
            "book",
            "ui-rules",
        ),
        (Route::About { game: game() }, "info", "ui-about"),
    ];
    let link = |(to, icon, key): (Route, &'static str, &'static str)| {
        view! {
            <a class="text-link" href=to.to_string()>
                <Icon name=icon/>
                {t(key)}
            </a>
        }
    };
    let new = Route::New { game: game() }.to_string();
    view! {
        <li class="poster playable" data-game=id>
            <a class="poster-sheet" href=new.clone() tabindex="-1" aria-hidden="true">
                <Cover game=id/>
            </a>
            <div class="poster-text">
                <h3>{game_name(id)}</h3>
                <p>{t(tagline)}</p>
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

#[component]
fn Cover(game: &'static str) -> impl IntoView {
    let i18n: I18n = expect_context();
    let picture = move || board_svg::cover(game, game_name(game), &i18n.t_string(cover_line(game)));
    view! { <div class="cover" inner_html=picture></div> }
}
