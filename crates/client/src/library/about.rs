//! About a game: who made it, and where each value of its components comes from.

mod successor;

use leptos::prelude::*;
use smokestack_core::GameInfo;
use smokestack_core::small_sort;

use self::successor::Successor;
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, NotFound, cover, t};
use crate::base::route::Route;
use crate::base::texts_gate::WithTexts;
use crate::games;
use crate::games::provenance::{Group, ORIGINS, Piece, Values};

#[component]
pub(crate) fn AboutPage(game: String) -> impl IntoView {
    match catalog::find(&game) {
        Ok(game) => {
            let game = game.info();
            view! { <WithTexts game=game.id><About game/></WithTexts> }.into_any()
        }
        Err(_) => view! { <NotFound/> }.into_any(),
    }
}

#[component]
fn About(game: &'static GameInfo) -> impl IntoView {
    let i18n: I18n = expect_context();
    let text = move |key: &'static str| move || i18n.t_string(&format!("{}-{key}", game.id));
    let picture = move || cover(game, i18n);
    let id = || game.id.to_owned();
    let has_components = !games::background(game.id).component_groups().is_empty();
    view! {
        <main id="main" data-page="about" class="page narrow about" tabindex="-1">
            <h1>{move || i18n.t_args("ui-about-heading", &[("game", game.name.into())])}</h1>
            <div class="about-top">
                <div class="cover" aria-hidden="true" inner_html=picture></div>
                <div>
                    <p class="lead">{text("about")}</p>
                    <p>{text("about-data")}</p>
                    <p class="onward">
                        <a class="button strong" href=Route::New { game: id() }.to_string()>
                            <Icon name="play"/>
                            {t("ui-play")}
                        </a>
                        <a class="button" href=Route::Guide { game: id() }.to_string()>{t("ui-guide")}</a>
                        <a class="button" href=Route::Rules { game: id(), number: None }.to_string()>{t("ui-rules")}</a>
                    </p>
                </div>
            </div>
            <section class="ledger" data-correct="">
                <h2>{t("ui-about-correct")}</h2>
                <p>{t("ui-about-correct-text")}</p>
                <p><code>{format!("smokestack play {0} --data my-{0}.toml", game.id)}</code></p>
            </section>
            <Successor game/>
            {has_components.then(|| view! { <Origins game/> <Reconstructed game/> <Sources game/> })}
        </main>
    }
}

/// The provenance of the components; empty for a game without component data.
fn values(game: &GameInfo, language: &str) -> Values {
    games::background(game.id)
        .provenance(language)
        .unwrap_or_default()
}

/// The number of values per origin.
#[component]
fn Origins(game: &'static GameInfo) -> impl IntoView {
    let groups = values(game, "en").groups;
    let total: [usize; 4] = std::array::from_fn(|n| groups.iter().map(|group| group.counts[n]).sum());
    let cells = |counts: [usize; 4]| counts.map(|count| view! { <td>{count}</td> }).collect_view();
    let row = move |group: Group| {
        view! {
            <tr>
                <th scope="row">{t(group.key)}</th>
                {cells(group.counts)}
            </tr>
        }
    };
    let head = ORIGINS.map(|(_, key, _)| view! { <th scope="col">{t(key)}</th> });
    let meaning =
        |(_, key, text): (&str, &'static str, &'static str)| view! { <dt>{t(key)}</dt> <dd>{t(text)}</dd> };
    view! {
        <section class="ledger">
            <h2>{t("ui-about-origins")}</h2>
            <dl class="meanings">{ORIGINS.map(meaning).collect_view()}</dl>
            <div class="scroll" tabindex="0" role="group" aria-label=t("ui-about-origins")>
                <table class="counts">
                    <thead><tr><th scope="col">{t("ui-about-components")}</th>{head.collect_view()}</tr></thead>
                    <tbody>{groups.into_iter().map(row).collect_view()}</tbody>
                    <tfoot><tr><th scope="row">{t("ui-about-total")}</th>{cells(total)}</tr></tfoot>
                </table>
            </div>
        </section>
    }
}

/// The pieces with reconstructed values, and which values these are.
#[component]
fn Reconstructed(game: &'static GameInfo) -> impl IntoView {
    let i18n: I18n = expect_context();
    let line = move |piece: Piece| {
        let fields: Vec<String> = piece.fields.iter().map(|key| i18n.t_string(key)).collect();
        view! {
            <li data-tile=piece.id>
                <strong>{piece.name}</strong> " " <span class="note">{fields.join(", ")}</span>
            </li>
        }
    };
    let part = move |(heading, pieces): (String, Vec<Piece>)| {
        view! {
            <h3>{heading}</h3>
            <ul class="marked">{pieces.into_iter().map(line).collect_view()}</ul>
        }
    };
    let epoch = move |n: usize| i18n.t_args("ui-about-epoch", &[("epoch", (n + 1).into())]);
    let Values {
        text,
        show,
        reconstructed,
        ..
    } = values(game, "en");
    let parts = move || {
        let Values {
            reconstructed,
            headings,
            ..
        } = values(game, i18n.translations().lang().code());
        let heading = |n: usize| headings.get(n).cloned().unwrap_or_else(|| epoch(n));
        let parts = reconstructed.into_iter().enumerate();
        parts.map(|(n, pieces)| part((heading(n), pieces))).collect_view()
    };
    let list = (!reconstructed.is_empty()).then(|| {
        view! {
            <details data-reconstructed="">
                <summary>{t(show)}</summary>
                {parts}
            </details>
        }
    });
    view! {
        <section class="ledger">
            <h2>{t("ui-about-reconstructed")}</h2>
            <p>{t(text)}</p>
            {list}
        </section>
    }
}

#[component]
fn Sources(game: &'static GameInfo) -> impl IntoView {
    let mut sources = values(game, "en").sources;
    // S2 before S10.
    small_sort::sort_by_key(&mut sources, |(id, _)| (id.len(), id.clone()));
    let line = |(id, text): (String, String)| view! { <li><span class="number">{id}</span> " " {text}</li> };
    view! {
        <section class="ledger">
            <h2>{t("ui-about-sources")}</h2>
            <ul class="sources" lang="en">{sources.into_iter().map(line).collect_view()}</ul>
        </section>
    }
}
