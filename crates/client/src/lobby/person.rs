//! The public profile of a person: ratings, number of games, and finished games.

use leptos::prelude::*;
use serde_json::Value;
use wasm_bindgen_futures::spawn_local;

use super::finished::{Finished, FinishedList};
use super::forms::BackToLobby;
use crate::api::current_user::CurrentUser;
use crate::api::{Problem, http};
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, date_in_words, game_name, t};
use crate::lobby::ProblemNote;

/// A public profile.
#[derive(Clone, PartialEq)]
struct Known {
    name: String,
    since: f64,
    games: Vec<Statistics>,
    finished: Vec<Finished>,
}

/// A person's statistics in one game.
#[derive(Clone, PartialEq)]
struct Statistics {
    game: String,
    played: i64,
    won: i64,
    best: i64,
    /// The rating and its uncertainty.
    rating: Option<(i64, i64)>,
}

impl Known {
    fn read(json: &Value) -> Option<Known> {
        let games = json["games"].as_array()?.iter().filter_map(Statistics::read);
        Some(Known {
            name: json["name"].as_str()?.to_owned(),
            since: json["since"].as_f64()?,
            games: games.collect(),
            finished: Finished::read_list(json),
        })
    }
}

impl Statistics {
    fn read(json: &Value) -> Option<Statistics> {
        let rating = &json["rating"];
        Some(Statistics {
            game: json["game"].as_str()?.to_owned(),
            played: json["played"].as_i64()?,
            won: json["won"].as_i64()?,
            best: json["best"].as_i64()?,
            rating: rating["rating"].as_i64().zip(rating["give_or_take"].as_i64()),
        })
    }
}

#[component]
pub(super) fn PersonPage(id: String) -> impl IntoView {
    let user = CurrentUser::follow();
    let known = RwSignal::new(None::<Known>);
    let problem = RwSignal::new(None::<Problem>);
    let path = StoredValue::new(format!("/api/people/{id}?"));
    spawn_local(async move {
        match http::get(&path.get_value()).await {
            Ok(page) => _ = known.try_set(Known::read(&page)),
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
            .map(|known| view! { <Page known path=path.get_value()/> })
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
fn Page(known: Known, path: String) -> impl IntoView {
    let i18n: I18n = expect_context();
    let Known {
        since,
        games,
        finished,
        ..
    } = known;
    let since = move || {
        let day = date_in_words(since, i18n.translations().lang().code());
        i18n.t_args("room-here-since", &[("when", day.into())])
    };
    let table = (!games.is_empty()).then(|| view! { <StatisticsTable games/> });
    view! {
        <p class="note">{since}</p>
        {table}
        <h2 class="rule-title">{t("room-finished-of")}</h2>
        <FinishedList path first=Some(finished)/>
    }
}

#[component]
fn StatisticsTable(games: Vec<Statistics>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let line = move |game: Statistics| {
        let rating = move || match game.rating {
            Some((rating, give)) => i18n.t_args(
                "room-rating-is",
                &[
                    ("rating", rating.to_string().into()),
                    ("give", give.to_string().into()),
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
