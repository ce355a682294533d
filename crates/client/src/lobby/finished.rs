//! Finished games: places, points, and a link to the replay.

use catalog::Level;
use leptos::prelude::*;
use serde_json::Value;

use super::forms::BackToLobby;
use crate::api::{Busy, Problem, Sitter, TableInfo, http};
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, bot_key, date_in_words, game_name, t};
use crate::base::route::Route;
use crate::lobby::ProblemNote;

/// A game that is over.
#[derive(Clone, PartialEq)]
pub(super) struct Finished {
    table: TableInfo,
    /// Place, points and player, the winner first.
    places: Vec<(i64, i64, Sitter)>,
}

impl Finished {
    fn read(json: &Value) -> Option<Finished> {
        let table = TableInfo::read(json)?;
        let scored = json["result"].as_array().into_iter().flatten();
        let placed = |scored: &Value| {
            let seat_id = scored["seat"].as_str()?;
            let sitter = table
                .seats
                .iter()
                .find(|sitter| sitter.seat.to_string() == seat_id)?;
            Some((
                scored["place"].as_i64()?,
                scored["points"].as_i64()?,
                sitter.clone(),
            ))
        };
        let mut places: Vec<_> = scored.filter_map(placed).collect();
        places.sort_by_key(|(place, ..)| *place);
        Some(Finished { table, places })
    }

    pub fn read_list(json: &Value) -> Vec<Finished> {
        let tables = json["tables"].as_array().into_iter().flatten();
        tables.filter_map(Finished::read).collect()
    }
}

/// Public games that are over.
#[component]
pub(super) fn FinishedPage() -> impl IntoView {
    view! {
        <main id="main" data-page="finished" class="page" tabindex="-1">
            <h1>{t("room-finished")}</h1>
            <FinishedList path="/api/tables?status=finished&".to_owned() first=None/>
            <BackToLobby/>
        </main>
    }
}

/// A list that is loaded page by page.
#[component]
pub(super) fn FinishedList(
    /// The API path, to which `before=TIME` is appended.
    path: String,
    /// The first page of the list, if it is already loaded.
    first: Option<Vec<Finished>>,
) -> impl IntoView {
    let games = RwSignal::new(Vec::<Finished>::new());
    let problem = RwSignal::new(None::<Problem>);
    // Loaded ahead, so that “more” is offered only if there is more; `None` until the response arrives.
    let next = RwSignal::new(None::<Vec<Finished>>);
    let path = StoredValue::new(path);
    let busy = Busy::new();
    let read = move |before: Option<f64>| async move {
        let before = before
            .map(|before| format!("before={before:.0}"))
            .unwrap_or_default();
        let list = http::get(&format!("{}{before}", path.get_value())).await?;
        Ok::<_, Problem>(Finished::read_list(&list))
    };
    // Shows a page of the list, and loads the next one.
    let show = move |part: Vec<Finished>| async move {
        let last = part.last().and_then(|last| last.table.ended_at);
        let _ = games.try_update(|games| games.extend(part));
        match last {
            Some(_) => read(last).await,
            None => Ok(Vec::new()),
        }
    };
    let show = move |part: Option<Vec<Finished>>| {
        let _ = next.try_set(None);
        busy.run(async move {
            let shown = match part {
                Some(part) => show(part).await,
                None => match read(None).await {
                    Ok(part) => show(part).await,
                    Err(why) => Err(why),
                },
            };
            match shown {
                Ok(after) => _ = next.try_set(Some(after)),
                Err(why) => _ = problem.try_set(Some(why)),
            }
        });
    };
    show(first);
    let is_more = move || next.with(|next| next.as_ref().map(|next| !next.is_empty()));
    let none = move || games.with(Vec::is_empty) && is_more() == Some(false);
    view! {
        <Show when=none><p class="note">{t("room-finished-none")}</p></Show>
        <div class="saved" data-finished="">
            <ul>
                <For each=move || games.get() key=|game| game.table.id.clone() let:game>
                    <FinishedLine game/>
                </For>
            </ul>
        </div>
        <ProblemNote problem/>
        <Show when=move || is_more() == Some(true)>
            <p><button type="button" class="button" data-more="" on:click=move |_| show(next.get_untracked())>{t("room-more")}</button></p>
        </Show>
    }
}

#[component]
fn FinishedLine(game: Finished) -> impl IntoView {
    let i18n: I18n = expect_context();
    let Finished { table, places } = game;
    let id = table.id.clone();
    let replay = Route::ReplayOf {
        id: id.clone(),
        at: None,
    }
    .to_string();
    let people = move |(place, points, sitter): (i64, i64, Sitter)| {
        let name = match sitter.person.clone().zip(sitter.name.clone()) {
            Some((id, name)) => {
                view! { <a class="text-link" href=Route::Person { id }.to_string()>{name}</a> }.into_any()
            }
            None => bot_name(i18n, &sitter).into_any(),
        };
        let points = move || i18n.t_args("room-points", &[("points", points.into())]);
        view! { <li>{place}". "{name}", "{points}</li> }
    };
    let when = move || {
        let ended = table
            .ended_at
            .map(|ended| date_in_words(ended, i18n.translations().lang().code()));
        let early = (!table.has_result).then(|| i18n.t_string("room-ended"));
        early.into_iter().chain(ended).collect::<Vec<_>>().join(", ")
    };
    view! {
        <li class="saved-game" data-table=id.clone()>
            <div class="saved-text">
                <strong>{game_name(&table.game)}</strong>
                <ol class="placed">{places.into_iter().map(people).collect_view()}</ol>
                <span class="note">{when}</span>
            </div>
            <div class="saved-actions">
                <a class="button" href=Route::Online { id: id.clone() }.to_string() data-open="">
                    <Icon name="eye"/>
                    {t("ui-view")}
                </a>
                <a class="button pale" href=replay data-replay="">
                    <Icon name="replay"/>
                    {t("table-replay")}
                </a>
            </div>
        </li>
    }
}

/// The name of a bot, or of a deleted user.
fn bot_name(i18n: I18n, sitter: &Sitter) -> String {
    match (&sitter.name, sitter.bot.as_deref().and_then(Level::find)) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => i18n.t_string(bot_key(level)),
        (None, None) => i18n.t_string("room-deleted-user"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_first_player_is_named_first() {
        let seat =
            |seat: &str, name: &str| json!({ "seat": seat, "person": name, "name": name, "bot": null });
        let game = Finished::read(&json!({
            "id": "t", "game": "industria", "rules": 1, "data": "standard-1", "options": {}, "status": "over",
            "seats": [seat("A", "Anna"), seat("B", "Bert")], "move": 3, "undos": 0, "version": 1, "commitment": "",
            "result": [{ "seat": "A", "place": 2, "points": 30 }, { "seat": "B", "place": 1, "points": 41 }],
        }))
        .expect("a game that is over");
        let names: Vec<_> = game
            .places
            .iter()
            .map(|(place, points, who)| (*place, *points, who.name.as_deref()))
            .collect();
        assert_eq!(names, [(1, 41, Some("Bert")), (2, 30, Some("Anna"))]);
    }
}
