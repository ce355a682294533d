//! The user's seat at an online table: notifications, a bot as stand-in, and leaving.

use catalog::Level;
use leptos::html;
use leptos::prelude::*;
use protocol::{MutedTables, Sitter, TableInfo, TimeUpPolicy};
use smokestack_core::Seat;
use wasm_bindgen_futures::spawn_local;

use super::stage::level_name;
use crate::api::{Busy, http};
use crate::base::i18n::I18n;
use crate::base::parts::{bot_key, focus_on};
use crate::model::current;
use crate::model::levels::DEFAULT_LEVEL;
use crate::model::levels::offered;
use crate::model::remote::Remote;

/// The box for the user's seat; shows nothing in a local game, or to spectators.
#[component]
pub(super) fn OwnSeat() -> impl IntoView {
    use_context::<Remote>().map(|remote| view! { <SeatBox remote/> })
}

/// The content of the box. Collapsed, so that nobody leaves by accident.
#[component]
fn SeatBox(remote: Remote) -> impl IntoView {
    let i18n: I18n = expect_context();
    let own = Memo::new(|_| {
        current::with(|session| {
            let online = session.online().filter(|_| !session.is_over())?;
            Some((online.seat?, online.has_stand_in))
        })
        .flatten()
    });
    // After leaving, the focus moves to the message about the seat. When the game is over, it moves to the result.
    let leaving = Leaving(RwSignal::new(None));
    provide_context(leaving);
    Effect::new(move |before: Option<Option<(Seat, bool)>>| {
        let now = own.get();
        if before.is_some_and(|before| before != now)
            && let Some(seat) = leaving.0.get_untracked()
        {
            leaving.0.set(None);
            let place = format!("[data-away-bot], [data-open-seat='{seat}']");
            request_animation_frame(move || focus_on(&place));
        }
        now
    });
    move || {
        own.get().map(|(seat, has_bot)| {
            view! {
                <details class="log own-seat" data-section="talk" data-own-seat>
                    <summary>{i18n.t("room-own-seat")}</summary>
                    <MuteTable remote/>
                    {(!has_bot).then(|| view! { <StandIn remote seat/> })}
                    <Leave remote seat has_bot/>
                </details>
            }
        })
    }
}

/// The seat that the user is about to leave, for a while or for good.
#[derive(Clone, Copy)]
struct Leaving(RwSignal<Option<Seat>>);

impl Leaving {
    async fn to(self, remote: Remote, seat: Seat, who: Sitter) {
        self.0.set(Some(seat));
        remote.take_seat(seat, who).await;
        if remote.error.try_with_untracked(Option::is_some) == Some(true) {
            let _ = self.0.try_set(None); // the server refused it
        }
    }
}

/// The bot that plays for a player who is away for a while.
#[component]
fn StandIn(remote: Remote, seat: Seat) -> impl IntoView {
    let i18n: I18n = expect_context();
    let leaving: Leaving = expect_context();
    let level = RwSignal::new(DEFAULT_LEVEL);
    let busy = Busy::new();
    let offer = move |each: Level| {
        let is_it = move || level.get() == each;
        view! { <option value=each.name() prop:selected=is_it>{i18n.t(bot_key(each))}</option> }
    };
    let choose = move |event: web_sys::Event| {
        if let Some(chosen) = Level::find(&event_target_value(&event)) {
            level.set(chosen);
        }
    };
    let let_play = move |_| {
        let bot = Sitter::Bot(level.get_untracked().name().to_owned());
        busy.run(leaving.to(remote, seat, bot));
    };
    view! {
        <p class="quiet">{i18n.t("room-bot-for-me-text")}</p>
        <select data-bot-level aria-label=i18n.t("room-time-up-level") on:change=choose>
            {offered(None).into_iter().map(offer).collect_view()}
        </select>
        <button type="button" data-bot-for-me on:click=let_play>{i18n.t("room-bot-for-me")}</button>
    }
}

/// Leaving for good: a confirmation that explains what happens at this table.
#[component]
fn Leave(remote: Remote, seat: Seat, has_bot: bool) -> impl IntoView {
    let i18n: I18n = expect_context();
    let leaving: Leaving = expect_context();
    let asks = RwSignal::new(false);
    let stay = NodeRef::<html::Button>::new();
    let leave = NodeRef::<html::Button>::new();
    let busy = Busy::new();
    // The focus moves to the safe answer, and back afterwards.
    Effect::new(move |before: Option<bool>| {
        let asks = asks.get();
        let button = if asks { stay.get() } else { leave.get() };
        if let Some(button) = button.filter(|_| before.is_some_and(|before| before != asks)) {
            let _ = button.focus();
        }
        asks
    });
    let go = move |_| busy.run(leaving.to(remote, seat, Sitter::Nobody));
    let then = move || {
        remote
            .table
            .with(|table| Some(what_follows(i18n, table.as_ref()?, seat)))
    };
    let plays = remote.table.with_untracked(|table| {
        table
            .as_ref()
            .is_some_and(|table| matches!(table.time_up, TimeUpPolicy::Bot { .. }))
    });
    if has_bot && plays {
        return view! { <p class="quiet" data-left-already>{i18n.t("room-leave-already")}</p> }.into_any();
    }
    let question = move || {
        view! {
            <div role="alertdialog" aria-labelledby="leave-title" aria-describedby="leave-text" data-leave-ask>
                <p id="leave-title"><strong>{i18n.t("room-leave-title")}</strong></p>
                <p id="leave-text">{then}</p>
                <button type="button" node_ref=stay data-leave-no on:click=move |_| asks.set(false)>
                    {i18n.t("room-leave-no")}
                </button>
                <button type="button" data-leave-yes on:click=go>{i18n.t("room-leave-yes")}</button>
            </div>
        }
    };
    let button = move || {
        view! {
            <button type="button" node_ref=leave data-leave on:click=move |_| asks.set(true)>{i18n.t("room-leave")}</button>
        }
    };
    view! { <Show when=move || asks.get() fallback=button>{question()}</Show> }.into_any()
}

/// A description of what happens at this table when the user leaves it.
fn what_follows(i18n: I18n, table: &TableInfo, seat: Seat) -> String {
    let mut others = table.seats.iter().filter(|sitter| sitter.seat != seat);
    let alone = others.all(|sitter| sitter.person.is_none());
    let then = match &table.time_up {
        TimeUpPolicy::Open if alone => i18n.t_string("room-leave-last"),
        TimeUpPolicy::Open => i18n.t_string("room-leave-open"),
        TimeUpPolicy::Score => i18n.t_string("room-leave-score"),
        TimeUpPolicy::Bot { level } => {
            let level = level_name(&i18n.translations(), level);
            i18n.t_args("room-leave-bot", &[("level", level.into())])
        }
    };
    // A game with only one person is not rated.
    if alone {
        then
    } else {
        format!("{then} {}", i18n.t_string("room-leave-counts"))
    }
}

/// The switch for this table's turn notifications.
#[component]
fn MuteTable(remote: Remote) -> impl IntoView {
    let i18n: I18n = expect_context();
    let quiet = RwSignal::new(None::<bool>);
    let id = remote
        .table
        .with_untracked(|table| table.as_ref().map(|table| table.id.clone()));
    let id = StoredValue::new(id.unwrap_or_default());
    spawn_local(async move {
        let muted = http::get::<MutedTables>("/api/me/quiet-tables").await.ok();
        let _ = quiet.try_set(muted.map(|muted| muted.tables.contains(&id.get_value())));
    });
    let choose = move |event: web_sys::Event| {
        let wanted = event_target_checked(&event);
        let path = format!("/api/me/quiet-tables/{}", id.get_value());
        spawn_local(async move {
            let method = if wanted { "PUT" } else { "DELETE" };
            let answer = http::send_json(method, &path, http::NOTHING).await;
            let _ = quiet.try_set(Some(wanted == answer.is_ok()));
            remote.report(answer);
        });
    };
    view! {
        <Show when=move || quiet.get().is_some()>
            <label class="mute-switch">
                <input type="checkbox" role="switch" data-mute-table prop:checked=move || quiet.get() == Some(true)
                    on:change=choose/>
                {i18n.t("room-mute-table")}
            </label>
        </Show>
    }
}
