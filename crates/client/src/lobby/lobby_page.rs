//! The lobby: the user, their tables, a new table, and the public tables.

use leptos::prelude::*;
use protocol::{TableInfo, TableList, TableStatus};
use smokestack_core::GameInfo;
use smokestack_core::small_sort;
use wasm_bindgen_futures::spawn_local;

use crate::api::current_user::CurrentUser;
use crate::api::{Problem, TableExt as _, http, seed_share, time};
use crate::base::dom::sleep;
use crate::base::parts::{Icon, t};
use crate::base::route::Route;
use crate::lobby::table_list::TableLine;
use crate::lobby::user::UserBox;

/// The interval between two loads of the lists.
const POLL_INTERVAL_MS: f64 = 5_000.0;
const SECOND_MS: f64 = 1_000.0;
/// How long a finished game is still listed: two days.
const RECENT_MS: f64 = 2.0 * 24.0 * 3_600_000.0;

#[component]
pub(super) fn LobbyPage() -> impl IntoView {
    let user = CurrentUser::follow();
    let public = RwSignal::new(None::<Vec<TableInfo>>);
    let mine = RwSignal::new(Vec::<TableInfo>::new());
    let person = user.user_id();
    Effect::new(move || {
        person.track();
        mine.set(Vec::new()); // they belong to another user
        spawn_local(read(public, mine, person));
    });
    spawn_local(async move {
        // Until the page is left.
        while !public.is_disposed() {
            sleep(POLL_INTERVAL_MS).await;
            read(public, mine, person).await;
        }
    });
    let now = RwSignal::new(time::now());
    spawn_local(async move {
        // Clocks run until the page is left.
        while now.try_set(time::now()).is_none() {
            sleep(SECOND_MS).await;
        }
    });
    let me = move || person.get().ok().flatten();
    let others = move || {
        let own: Vec<String> = mine.with(|mine| mine.iter().map(|table| table.id.clone()).collect());
        let mut all = public.get().unwrap_or_default();
        all.retain(|table| !own.contains(&table.id));
        // Tables with a free seat come first.
        small_sort::sort_by_key(&mut all, |table| {
            table.status != TableStatus::Open && !table.wants_substitute()
        });
        all
    };
    let own = move || {
        let mut tables = mine.get();
        // Older games are on the user's profile.
        tables.retain(|table| {
            table
                .ended_at
                .is_none_or(|ended| time::now() - (ended as f64) < RECENT_MS)
        });
        // Tables that wait for the user come first; the sort is stable.
        small_sort::sort_by_key(&mut tables, |table| {
            !untrack(me).is_some_and(|me| table.waits_for(&me))
        });
        tables
    };
    let own_page = move || {
        me().map(|id| {
            let to = Route::Person { id }.to_string();
            view! {
                <p class="text-links">
                    <a class="text-link" href=to data-to-person="">{t("room-own-page")}</a>
                    <a class="text-link" href=Route::Notifications.to_string() data-to-notifications="">{t("room-notifications")}</a>
                </p>
            }
        })
    };
    view! {
        <main id="main" data-page="friends" class="page" tabindex="-1">
            <h1>{t("ui-online")}</h1>
            <UserBox/>
            <Show when=move || !mine.with(Vec::is_empty)>
                <section class="saved" aria-labelledby="mine-title" data-mine="">
                    <h2 id="mine-title" class="rule-title">{t("room-mine")}</h2>
                    <ul><Lines tables=own me now/></ul>
                </section>
            </Show>
            {own_page}
            <section aria-labelledby="make-title">
                <h2 id="make-title" class="rule-title">{t("room-make")}</h2>
                <p class="note">{t("room-make-text")}</p>
                <div class="plates">{catalog::infos().map(make).collect_view()}</div>
            </section>
            <section class="saved" aria-labelledby="public-title" data-public="">
                <h2 id="public-title" class="rule-title">{t("room-public")}</h2>
                <Show when=move || public.with(|all| all.as_ref().is_some_and(Vec::is_empty))>
                    <p class="note">{t("room-public-none")}</p>
                </Show>
                <ul><Lines tables=others me now/></ul>
                <p>
                    <a class="text-link" href=Route::Finished.to_string() data-to-finished="">{t("room-finished")}</a>
                </p>
            </section>
        </main>
    }
}

/// The lines of a list. Only the lines of changed tables are drawn again, so that the keyboard focus stays where it is.
#[component]
fn Lines(
    tables: impl Fn() -> Vec<TableInfo> + Send + Sync + 'static,
    me: impl Fn() -> Option<String> + Copy + Send + Sync + 'static,
    now: RwSignal<f64>,
) -> impl IntoView {
    let key = move |table: &TableInfo| (table.id.clone(), table.version, me());
    view! {
        <For each=tables key let:table>
            <TableLine table me=untrack(me) now/>
        </For>
    }
}

fn make(game: &'static GameInfo) -> impl IntoView {
    let to = Route::NewTable {
        game: game.id.to_owned(),
    };
    view! {
        <a class="button" href=to.to_string() data-create=game.id>
            <Icon name="plus"/>
            {game.name}
        </a>
    }
}

/// The id of the user who reads the lists.
type UserId = Memo<Result<Option<String>, Problem>>;

/// Loads both lists; a list that cannot be loaded stays as it was.
async fn read(public: RwSignal<Option<Vec<TableInfo>>>, mine: RwSignal<Vec<TableInfo>>, person: UserId) {
    let reader = person.try_get_untracked();
    if let Ok(list) = http::get::<TableList>("/api/tables").await {
        let tables = Some(list.tables);
        if public.try_with_untracked(|now| *now != tables) == Some(true) {
            public.set(tables);
        }
    }
    if matches!(reader, Some(Ok(Some(_))))
        && let Ok(TableList { tables }) = http::get("/api/me/tables").await
    {
        // Another user may have signed in meanwhile.
        if person.try_get_untracked() == reader && mine.try_with_untracked(|now| *now != tables) == Some(true)
        {
            mine.set(tables.clone());
        }
        if let Some(Ok(Some(me))) = reader {
            open_shares(&tables, &me).await;
        }
    }
}

/// Opens this browser's share of the seed at the tables that wait for it, so that the user need not visit them.
async fn open_shares(tables: &[TableInfo], me: &str) {
    for table in tables {
        if let Some(seat) = table.seat_of(me) {
            let _ = seed_share::take_step(table, seat).await; // next time, if the server does not answer
        }
    }
}
