//! Shows on every page whether tables wait for the user: a number in the header and a mark in the title.
//!
//! The open table is checked locally. The server is asked about the others from time to time, and only if a user has
//! signed in on this browser and has tables.

use std::pin::Pin;

use leptos::ev;
use leptos::leptos_dom::helpers::window_event_listener;
use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use protocol::{TableInfo, TableList};
use wasm_bindgen_futures::spawn_local;

use crate::api::current_user::CurrentUser;
use crate::api::storage::keys;
use crate::api::{TableExt as _, http};
use crate::base::dom::sleep;
use crate::base::i18n::I18n;
use crate::base::route::{CurrentRoute, Route};

/// The interval between requests to the server.
const POLL_INTERVAL_MS: f64 = 20_000.0;

/// The user's turns; in the context of the whole app.
#[derive(Clone, Copy)]
pub(crate) struct Turns {
    /// Whether the open table waits for the user.
    pub here: RwSignal<bool>,
    /// The game of the open waiting room.
    pub waiting_room: RwSignal<Option<&'static str>>,
    /// The number of other tables that wait for the user.
    elsewhere: Memo<usize>,
}

/// The known state of the user's tables.
#[derive(Clone, Copy)]
struct OwnTables {
    /// Changes when the user changes.
    auth_epoch: StoredValue<Option<String>>,
    me: StoredValue<Option<String>>,
    has_tables: StoredValue<bool>,
    /// The tables that wait for the user.
    waiting: RwSignal<Vec<String>>,
}

impl Turns {
    pub fn follow() -> Turns {
        let CurrentRoute(route) = expect_context();
        let own_tables = OwnTables {
            auth_epoch: StoredValue::default(),
            me: StoredValue::default(),
            has_tables: StoredValue::new(false),
            waiting: RwSignal::default(),
        };
        let elsewhere = Memo::new(move |_| {
            let is_elsewhere =
                |id: &&String| !matches!(route.get(), Route::Online { id: open } if open == **id);
            own_tables
                .waiting
                .with(|waiting| waiting.iter().filter(is_elsewhere).count())
        });
        // Before a new page is shown, the user may have signed in, created a table or played a move.
        Effect::new(move || {
            route.track();
            spawn_local(own_tables.update());
        });
        let seen = window_event_listener(ev::visibilitychange, move |_| {
            if !document().hidden() {
                spawn_local(own_tables.update());
            }
        });
        // Signing in or out updates it at once.
        let changed = window_event_listener(ev::storage, move |event| {
            if event.key().as_deref() == Some(keys::GUEST_CHANGED) {
                spawn_local(own_tables.update());
            }
        });
        on_cleanup(move || {
            seen.remove();
            changed.remove();
        });
        spawn_local(async move {
            loop {
                sleep(POLL_INTERVAL_MS).await;
                if own_tables.has_tables.get_value() {
                    own_tables.update().await;
                }
            }
        });
        let turns = Turns {
            here: RwSignal::new(false),
            waiting_room: RwSignal::new(None),
            elsewhere,
        };
        provide_context(turns);
        turns
    }

    /// The mark in front of the title, visible from other browser tabs.
    pub fn sign(self) -> String {
        let here = if self.here.get() { "● " } else { "" };
        match self.elsewhere.get() {
            0 => here.to_owned(),
            count => format!("{here}({count}) "),
        }
    }
}

/// Asks the server. Only signed-in users need this, so it is in the lobby's piece and not in the first screen.
#[wasm_split(lobby, wasm_split_path = ::leptos::wasm_split, fallible)]
fn start_look(own_tables: OwnTables) -> Result<Pin<Box<dyn Future<Output = ()>>>, SplitLoaderError> {
    Ok(Box::pin(own_tables.look()))
}

impl OwnTables {
    async fn update(self) {
        if CurrentUser::auth_epoch().is_none() {
            return; // nobody has ever signed in here
        }
        // A piece that does not arrive is requested again the next time.
        if let Ok(look) = start_look(self).await {
            look.await;
        }
    }

    async fn look(self) {
        let auth_epoch = CurrentUser::auth_epoch();
        if auth_epoch != self.auth_epoch.get_value() {
            let Ok(me) = CurrentUser::fetch_user_id().await else {
                return;
            };
            self.auth_epoch.set_value(auth_epoch);
            self.me.set_value(me);
        }
        let answer = match self.me.get_value() {
            Some(me) => match http::get::<TableList>("/api/me/tables").await {
                Ok(list) => Some((me, list.tables)),
                Err(problem) if problem.is_temporary() => return,
                Err(_) => None,
            },
            None => None,
        };
        if answer.is_none() {
            self.me.set_value(None);
        }
        let (has_tables, waiting) =
            answer.map_or_else(Default::default, |(me, tables)| waiting(&tables, &me));
        self.has_tables.set_value(has_tables);
        if self.waiting.with_untracked(|known| *known != waiting) {
            self.waiting.set(waiting);
        }
    }
}

/// Whether the user has unfinished tables, and which tables wait for the user.
fn waiting(tables: &[TableInfo], me: &str) -> (bool, Vec<String>) {
    let lives = |table: &TableInfo| !table.is_finished();
    let waiting = tables.iter().filter(|table| table.waits_for(me));
    (
        tables.iter().any(lives),
        waiting.map(|table| table.id.clone()).collect(),
    )
}

/// The number of waiting tables; shows nothing if there are none.
#[component]
pub(crate) fn WaitingTables() -> impl IntoView {
    let i18n: I18n = expect_context();
    let turns: Turns = expect_context();
    move || {
        let count = turns.elsewhere.get();
        let text = move || i18n.t_args("ui-waiting", &[("count", count.into())]);
        (count > 0).then(|| {
            view! {
                <span class="waiting-tables" data-waiting=count title=text>
                    <span aria-hidden="true">{count}</span>
                    <span class="unseen">{text}</span>
                </span>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use protocol::TableStatus;

    use super::*;
    use crate::api::table_info::samples;

    fn table(id: &str, status: TableStatus, turn: &str, bot: Option<&str>) -> TableInfo {
        let mut table = samples::table(id, status);
        table.turn = turn.parse().ok();
        table.seats[0].bot = bot.map(str::to_owned);
        table
    }

    #[test]
    fn a_table_waits_for_the_player_to_move() {
        let tables = [
            table("t1", TableStatus::Playing, "A", None),
            table("t2", TableStatus::Playing, "B", None),
            table("t3", TableStatus::Playing, "A", Some("easy")),
            table("t4", TableStatus::Ended, "A", None),
        ];
        assert_eq!(waiting(&tables, "p1"), (true, vec!["t1".to_owned()]));
        assert_eq!(waiting(&tables, "p2"), (true, vec!["t2".to_owned()]));
        let over = [table("t4", TableStatus::Over, "A", None)];
        assert_eq!(waiting(&over, "p1"), (false, Vec::new()));
    }
}
