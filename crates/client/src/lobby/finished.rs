//! Finished games: places, points, and a link to the replay.

use catalog::Level;
use leptos::prelude::*;
use protocol::{SeatInfo, SeatResult, TableInfo, TableList};

use super::forms::BackToLobby;
use crate::api::{Busy, Problem, TableExt as _, http};
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, bot_key, date_in_words, game_name, t};
use crate::base::route::Route;
use crate::lobby::ProblemNote;

/// The players with their places and points, the winner first.
fn places(table: &TableInfo) -> Vec<(SeatResult, SeatInfo)> {
    let results = table.result.iter().flat_map(|result| &result.0);
    let places = results.filter_map(|result| Some((result.clone(), table.seat_info(result.seat)?.clone())));
    let mut places: Vec<_> = places.collect();
    places.sort_by_key(|(result, _)| result.place);
    places
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
    first: Option<Vec<TableInfo>>,
) -> impl IntoView {
    let games = RwSignal::new(Vec::<TableInfo>::new());
    let problem = RwSignal::new(None::<Problem>);
    // Loaded ahead, so that “more” is offered only if there is more; `None` until the response arrives.
    let next = RwSignal::new(None::<Vec<TableInfo>>);
    let path = StoredValue::new(path);
    let busy = Busy::new();
    let read = move |before: Option<i64>| async move {
        let before = before
            .map(|before| format!("before={before}"))
            .unwrap_or_default();
        let list: TableList = http::get(&format!("{}{before}", path.get_value())).await?;
        Ok::<_, Problem>(list.tables)
    };
    // Shows a page of the list, and loads the next one.
    let show = move |part: Vec<TableInfo>| async move {
        let last = part.last().and_then(|last| last.ended_at);
        let _ = games.try_update(|games| games.extend(part));
        match last {
            Some(_) => read(last).await,
            None => Ok(Vec::new()),
        }
    };
    let show = move |part: Option<Vec<TableInfo>>| {
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
                <For each=move || games.get() key=|table| table.id.clone() let:table>
                    <FinishedLine table/>
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
fn FinishedLine(table: TableInfo) -> impl IntoView {
    let i18n: I18n = expect_context();
    let places = places(&table);
    let id = table.id.clone();
    let replay = Route::ReplayOf {
        id: id.clone(),
        at: None,
    }
    .to_string();
    let people = move |(result, seat): (SeatResult, SeatInfo)| {
        let SeatResult { place, points, .. } = result;
        let name = match seat.person.clone().zip(seat.name.clone()) {
            Some((id, name)) => {
                view! { <a class="text-link" href=Route::Person { id }.to_string()>{name}</a> }.into_any()
            }
            None => bot_name(i18n, &seat).into_any(),
        };
        let points = move || i18n.t_args("room-points", &[("points", points.into())]);
        view! { <li>{place}". "{name}", "{points}</li> }
    };
    let when = move || {
        let ended = table
            .ended_at
            .map(|ended| date_in_words(ended as f64, i18n.translations().lang().code()));
        let early = table.result.is_none().then(|| i18n.t_string("room-ended"));
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
fn bot_name(i18n: I18n, seat: &SeatInfo) -> String {
    match (&seat.name, seat.bot.as_deref().and_then(Level::find)) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => i18n.t_string(bot_key(level)),
        (None, None) => i18n.t_string("room-deleted-user"),
    }
}

#[cfg(test)]
mod tests {
    use protocol::{GameResult, TableStatus};

    use super::*;
    use crate::api::table_info::samples;

    #[test]
    fn the_first_player_is_named_first() {
        let mut table = samples::table("t", TableStatus::Over);
        let result = |seat: &str, place, points| SeatResult {
            seat: seat.parse().expect("a seat"),
            place,
            points,
        };
        table.result = Some(GameResult(vec![result("A", 2, 30), result("B", 1, 41)]));
        let places = places(&table);
        let names: Vec<_> = places
            .iter()
            .map(|(result, who)| (result.place, result.points, who.name.as_deref()))
            .collect();
        assert_eq!(names, [(1, 41, Some("Bert")), (2, 30, Some("Anna"))]);
    }
}
