//! The public profile of a person: ratings, number of games, and finished games.

use leptos::prelude::*;
use protocol::{GameStatistics, Profile};
use wasm_bindgen_futures::spawn_local;

use super::finished::FinishedList;
use super::forms::BackToLobby;
use crate::api::current_user::CurrentUser;
use crate::api::{Problem, http};
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, date_in_words, game_name, t};
use crate::lobby::ProblemNote;

#[component]
pub(super) fn PersonPage(id: String) -> impl IntoView {
    let user = CurrentUser::follow();
    let known = RwSignal::new(None::<Profile>);
    let problem = RwSignal::new(None::<Problem>);
    let path = StoredValue::new(format!("/api/people/{id}?"));
    spawn_local(async move {
        match http::get(&path.get_value()).await {
            Ok(profile) => _ = known.try_set(Some(profile)),
            Err(why) => _ = problem.try_set(Some(why)),
        }
    });
    let is_me = Memo::new(move |_| user.id().as_ref() == Some(&id));
    let heading = move || match known.with(|known| known.as_ref().map(|known| known.name.clone())) {
        Some(name) => name,
        None => t("room-person")(),
    };
    let page = move || {
        known
            .get()
            .map(|profile| view! { <Page profile path=path.get_value()/> })
    };
    view! {
        <main id="main" data-page="person" class="page" tabindex="-1">
            <h1>{heading}</h1>
            <ProblemNote problem/>
            {page}
            <Show when=move || is_me.get()>
                <p>
                    <a class="button pale" href="/api/me/records" download="smokestack-records.zip" data-records="">
                        <Icon name="download"/>
                        {t("room-records")}
                    </a>
                </p>
            </Show>
            <BackToLobby/>
        </main>
    }
}

#[component]
fn Page(profile: Profile, path: String) -> impl IntoView {
    let i18n: I18n = expect_context();
    let Profile {
        since, games, tables, ..
    } = profile;
    let since = move || {
        let day = date_in_words(since as f64, i18n.translations().lang().code());
        i18n.t_args("room-here-since", &[("when", day.into())])
    };
    let table = (!games.is_empty()).then(|| view! { <StatisticsTable games/> });
    view! {
        <p class="note">{since}</p>
        {table}
        <h2 class="rule-title">{t("room-finished-of")}</h2>
        <FinishedList path first=Some(tables)/>
    }
}

#[component]
fn StatisticsTable(games: Vec<GameStatistics>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let line = move |game: GameStatistics| {
        let rating = game.rating;
        let rating = move || match &rating {
            Some(rating) => i18n.t_args(
                "room-rating-is",
                &[
                    ("rating", rating.rating.to_string().into()),
                    ("give", rating.give_or_take.to_string().into()),
                ],
            ),
            None => "–".to_owned(),
        };
        view! {
            <tr data-statistics=game.game.clone()>
                <th scope="row">{game_name(&game.game)}</th>
                <td>{game.played}</td>
                <td>{game.won}</td>
                <td>{game.best}</td>
                <td data-rating="">{rating}</td>
            </tr>
        }
    };
    view! {
        <div class="wide">
            <table class="figures-table">
                <caption class="unseen">{t("room-statistics")}</caption>
                <thead>
                    <tr>
                        <th scope="col">{t("room-game")}</th>
                        <th scope="col">{t("room-played")}</th>
                        <th scope="col">{t("room-won")}</th>
                        <th scope="col">{t("room-best")}</th>
                        <th scope="col">{t("room-rating")}</th>
                    </tr>
                </thead>
                <tbody>{games.into_iter().map(line).collect_view()}</tbody>
            </table>
        </div>
        <p class="note">{t("room-rating-text")}</p>
    }
}
