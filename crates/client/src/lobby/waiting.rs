//! The waiting room: the seats, the invitation link, and the start.

use crate::model::levels::offered;
use board_svg::{seat_class, seat_token};
use catalog::Level;
use leptos::prelude::*;
use protocol::{Colour, ColourPolicy, SeatInfo, SeatRequest, Sitter, StartPolicy, TableInfo};
use smokestack_core::Seat;
use wasm_bindgen_futures::spawn_local;

use super::new_table::sit;
use super::table_list::sitter_in_words;
use super::time::{holidays_in_words, time_in_words, time_up_in_words};
use super::user::UserBox;
use crate::api::busy::is_second;
use crate::api::current_user::CurrentUser;
use crate::api::seed_share::{self, Step};
use crate::api::{Busy, Problem, SeatExt as _, TableExt as _, http};
use crate::base::dom;
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, bot_key, game_name, t};
use crate::base::route::Route;
use crate::lobby::ProblemNote;
use crate::lobby::features;
use crate::model::levels::DEFAULT_LEVEL;
use crate::model::remote::Remote;
use crate::new_game::seats::Swatches;
use crate::table::{Chat, ConnectionNote, ErrorNote, PlayerLink};

/// The waiting room of the table that the page follows.
#[component]
pub(crate) fn WaitingPage() -> impl IntoView {
    let i18n: I18n = expect_context();
    let user: CurrentUser = expect_context();
    let remote: Remote = expect_context();
    let game = Memo::new(move |_| {
        remote
            .table
            .with(|table| table.as_ref().map(|table| table.game.clone()))
    });
    let name = move || game_name(&game.get().unwrap_or_default());
    let heading = move || i18n.t_args("room-waiting-heading", &[("game", name().into())]);
    let seats = Memo::new(move |_| {
        let seats = |table: &TableInfo| {
            table
                .seats
                .iter()
                .map(|sitter| sitter.seat)
                .collect::<Vec<Seat>>()
        };
        remote
            .table
            .with(|table| table.as_ref().map(seats))
            .unwrap_or_default()
    });
    let by_host = Memo::new(move |_| is_known_to_be(remote, |table| table.starts == StartPolicy::Host));
    let full = move || is_known_to_be(remote, |table| !table.seats.iter().any(|seat| seat.is_free()));
    let starts = move || match (by_host.get(), is_host(remote, user)) {
        (false, _) => i18n.t_string("room-starts-full"),
        (true, true) => i18n.t_string("room-starts-me"),
        (true, false) => i18n.t_string("room-starts-host"),
    };
    let start = move || {
        if full() {
            i18n.t_string("room-start")
        } else {
            i18n.t_string("room-start-now")
        }
    };
    let wish = RwSignal::new(None::<usize>);
    let busy = Busy::new();
    let begin = move |click: web_sys::MouseEvent| {
        if !is_second(&click) {
            busy.run(remote.request("/start", http::NOTHING.to_owned()));
        }
    };
    view! {
        <main id="main" class="page narrow" data-page="waiting-room" tabindex="-1">
            <h1>{heading}</h1>
            <ConnectionNote remote/>
            <ErrorNote remote/>
            <UserBox/>
            <Invitation/>
            <section class="ledger" aria-labelledby="chairs-title">
                <h2 id="chairs-title">{t("ui-seats-title")}</h2>
                <ul class="row-list" data-seat-list="">
                    <For each=move || seats.get() key=|seat| *seat let:seat>
                        <SeatLine seat wish/>
                    </For>
                </ul>
                <OwnColour wish/>
                <p class="note" data-starts="">{starts}</p>
                <OwnShare/>
                <Agreed/>
                <Show when=move || is_host(remote, user) && is_enough(remote)>
                    <button type="button" class="button strong" data-start-now="" on:click=begin>
                        <Icon name="play"/>
                        {start}
                    </button>
                </Show>
            </section>
            <Chat/>
            <Show when=move || is_host(remote, user)><CancelTable/></Show>
            <p><a class="text-link" href=Route::Friends.to_string()><Icon name="arrow-left"/>{t("ui-online")}</a></p>
        </main>
    }
}

/// The terms of the table: the time control, what happens when time is up, and the options of the game.
#[component]
fn Agreed() -> impl IntoView {
    let i18n: I18n = expect_context();
    let remote: Remote = expect_context();
    let say = move |what: fn(I18n, &TableInfo) -> String| {
        move || {
            remote
                .table
                .with(|table| table.as_ref().map(|table| what(i18n, table)))
        }
    };
    let game = remote
        .table
        .with_untracked(|table| table.as_ref().and_then(|table| catalog::info(&table.game)));
    let options = game.map(|game| {
        let here = i18n.require(game.id);
        let say = say(options_in_words);
        view! { <Show when=move || here.get()><p class="note" data-options="">{say}</p></Show> }
    });
    view! {
        <p class="note" data-time="">{say(all_time_in_words)}</p>
        <p class="note" data-time-up="">{say(time_up_in_words)}</p>
        {options}
    }
}

fn all_time_in_words(i18n: I18n, table: &TableInfo) -> String {
    let time = time_in_words(i18n, table.time.as_ref());
    let holidays = holidays_in_words(i18n, table.time.as_ref());
    [Some(time), holidays]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

/// The options that differ from the defaults.
fn options_in_words(i18n: I18n, table: &TableInfo) -> String {
    let game = &table.game;
    let usual = catalog::info(game).map_or(&[][..], |info| info.options);
    let is_usual = |id: &str, value: &str| usual.iter().any(|one| one.id == id && one.default == value);
    let others = table.options.iter().filter(|(id, value)| !is_usual(id, value));
    let say = |(id, value): (&String, &String)| {
        let [name, value] = [
            format!("{game}-option-{id}"),
            format!("{game}-value-{id}-{value}"),
        ];
        i18n.labelled(&i18n.t_string(&name), &i18n.t_string(&value))
    };
    let said: Vec<String> = others.map(say).collect();
    if said.is_empty() {
        i18n.t_string("room-options-none")
    } else {
        said.join(" · ")
    }
}

/// The link to the table.
#[component]
fn Invitation() -> impl IntoView {
    let address = dom::window().location().href().unwrap_or_default();
    let here = StoredValue::new(address);
    let features = features::fetch();
    // The browser's address may work only on this machine.
    let link = Memo::new(move |_| {
        let base = features.with(|features| features.as_ref().and_then(|features| features.base_url.clone()));
        here.with_value(|here| match base {
            Some(base) => at_address(&base, here),
            None => here.clone(),
        })
    });
    let copied = RwSignal::new(false);
    let done = t("room-copied");
    let copy = move |_| {
        spawn_local(async move {
            let _ = copied.try_set(dom::copy(&link.get_untracked()).await);
        });
    };
    let remote: Remote = expect_context();
    let i18n: I18n = expect_context();
    // Only if the device can share links; otherwise the user can copy the link.
    let share = dom::can_share().then(|| {
        let pass_on = move |_| {
            let name = remote
                .table
                .with_untracked(|table| table.as_ref().map(|table| game_name(&table.game)));
            let title = i18n.t_args("room-invitation", &[("game", name.unwrap_or_default().into())]);
            dom::share(&title, &link.get_untracked());
        };
        view! {
            <button type="button" class="button strong" data-share="" on:click=pass_on>
                {t("room-share")}
            </button>
        }
    });
    view! {
        <section class="ledger" aria-labelledby="link-title">
            <h2 id="link-title">{t("room-link")}</h2>
            <p class="note">{t("room-link-text")}</p>
            <div class="link">
                <input type="text" readonly="" data-link="" aria-labelledby="link-title" prop:value=move || link.get()/>
                {share}
                <button type="button" class="button" class:strong=!dom::can_share() data-copy="" on:click=copy>{t("room-copy")}</button>
            </div>
            <p class="note" role="status">{move || copied.get().then(done)}</p>
            {move || {
                let addresses = features.with(|features| features.as_ref().and_then(|features| features.addresses.clone()));
                let is_local = here.with_value(|here| is_local(here));
                addresses.filter(|_| is_local).map(|addresses| view! { <LocalAddressNote addresses here=here.get_value()/> })
            }}
        </section>
    }
}

/// A note that the link does not work on other machines: it shows the addresses that do, or says that there are none.
#[component]
fn LocalAddressNote(addresses: Vec<String>, here: String) -> impl IntoView {
    let line = move |address: String| view! { <li><code>{at_address(&address, &here)}</code></li> };
    let none = addresses.is_empty();
    view! {
        <div class="alert" role="alert" data-local-address="">
            <p>{t("room-only-here")}</p>
            {if none {
                view! { <p>{t("room-only-here-closed")} " " <code>"--listen 0.0.0.0:8080"</code></p> }.into_any()
            } else {
                view! {
                    <p>{t("room-only-here-addresses")}</p>
                    <ul>{addresses.into_iter().map(line).collect_view()}</ul>
                }
                .into_any()
            }}
        </div>
    }
}

/// The address of the same page under another address of the server.
fn at_address(base: &str, here: &str) -> String {
    let place = here.find('#').map_or("", |at| &here[at..]);
    format!("{}/{place}", base.trim_end_matches('/'))
}

/// Whether an address works only on this machine.
fn is_local(here: &str) -> bool {
    let host = here.split_once("://").map_or(here, |(_, rest)| rest);
    let host = host.split(['/', '#']).next().unwrap_or_default();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}

/// A seat, and what the user may do with it. The element stays while players come and go, so that the keyboard focus is
/// not lost.
#[component]
fn SeatLine(seat: Seat, wish: RwSignal<Option<usize>>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let user: CurrentUser = expect_context();
    let remote: Remote = expect_context();
    let problem = RwSignal::new(None::<Problem>);
    let sitter = Memo::new(move |_| {
        remote.table.with(|table| {
            let mut seats = table.as_ref()?.seats.iter();
            seats.find(|sitter| sitter.seat == seat).cloned()
        })
    });
    let action = Memo::new(move |_| SeatAction::of(&sitter.get()?, user.id()?, is_host(remote, user)));
    let busy = Busy::new();
    let sit_down = move || async move {
        if let Some(table) = remote.table.get_untracked() {
            // Another player may have taken the colour meanwhile.
            let colour = wish.get_untracked();
            let colour = colour.filter(|colour| !taken_by_others(&table, None).contains(colour));
            let _ = problem.try_set(sit(&table, seat, colour).await.err());
        }
    };
    let go = move |click: web_sys::MouseEvent| match action.get_untracked() {
        _ if is_second(&click) => {}
        Some(SeatAction::Sit) => busy.run(sit_down()),
        Some(SeatAction::StandUp | SeatAction::Clear) => busy.run(remote.take_seat(seat, Sitter::Nobody)),
        None => {}
    };
    let title = move || i18n.t_args("ui-seat", &[("seat", seat.to_string().into())]);
    let name = move || sitter.get().map(|sitter| sitter_in_words(i18n, &sitter));
    let token = move || {
        let colour = sitter.with(|sitter| sitter.as_ref().and_then(|sitter| sitter.colour_index()));
        colour.map(|colour| {
            view! { <span class=format!("seat-token {}", seat_class(colour)) data-colour=colour inner_html=seat_token(colour)></span> }
        })
    };
    let free = move || sitter.with(|sitter| sitter.as_ref().is_some_and(|sitter| sitter.is_free()));
    view! {
        <li class="list-row" data-seat=seat.to_string() data-free=move || free().to_string()>
            {token}
            <span class="chair-seat">{title}</span>
            <strong>{name}</strong>
            <PlayerLink remote seat/>
            <span class="saved-actions">
                <Show when=move || action.get().is_some()>
                    <button type="button" class="button" class:strong=move || action.get() == Some(SeatAction::Sit)
                        class:pale=move || action.get() != Some(SeatAction::Sit) data-sit=move || action.get().and_then(SeatAction::sits)
                        data-stand-up=move || action.get().and_then(SeatAction::frees) on:click=go>
                        {move || action.get().map(|action| i18n.t_string(action.key()))}
                    </button>
                </Show>
                <Show when=move || free() && is_host(remote, user)>
                    <PutBot seat/>
                </Show>
            </span>
            <ProblemNote problem/>
        </li>
    }
}

/// Commits to the user's share of the seed and opens it automatically; shows whom the table waits for.
#[component]
fn OwnShare() -> impl IntoView {
    let i18n: I18n = expect_context();
    let user: CurrentUser = expect_context();
    let remote: Remote = expect_context();
    let own = move || {
        let table = remote.table.get()?;
        let seat = table.seat_of(&user.id()?)?;
        Some((table, seat))
    };
    let busy = Busy::new();
    Effect::new(move || {
        if let Some((table, seat)) = own() {
            spawn_local(async move { _ = seed_share::take_step(&table, seat).await });
        }
    });
    let waits = move || {
        remote
            .table
            .with(|table| table.as_ref().and_then(|table| waits_in_words(i18n, table)))
    };
    let restarts = move || {
        remote
            .table
            .with(|table| table.as_ref().map_or(0, |table| table.restarts))
    };
    let stuck = move || own().is_some_and(|(table, seat)| seed_share::next_step(&table, seat) == Step::Stuck);
    let start_over = move |_| {
        if let Some((table, seat)) = own() {
            busy.run(async move { remote.report(seed_share::start_over(&table, seat).await) });
        }
    };
    view! {
        <p class="note" role="status" data-opening="">{waits}</p>
        <Show when=move || restarts() != 0>
            <p class="note" data-restarts="">{move || i18n.t_args("room-restarts", &[("count", restarts().into())])}</p>
        </Show>
        <Show when=stuck>
            <p class="note">{t("room-share-stuck")}</p>
            <button type="button" class="button" data-start-over="" on:click=start_over>{t("room-share-again")}</button>
        </Show>
    }
}

/// The players whose shares are missing once all seats are taken.
fn waits_in_words(i18n: I18n, table: &TableInfo) -> Option<String> {
    let is_missing = |sitter: &&SeatInfo| match &table.opening {
        Some(opening) => opening.missing.contains(&sitter.seat),
        None => sitter.person.is_some() && sitter.pledge().is_none(),
    };
    let missing: Vec<String> = table
        .seats
        .iter()
        .filter(is_missing)
        .map(|sitter| sitter_in_words(i18n, sitter))
        .collect();
    let players = missing.join(", ");
    (!missing.is_empty()).then(|| i18n.t_args("room-opening", &[("players", players.into())]))
}

/// The user's colour: it applies at once if the user is seated, or else when they take a seat.
#[component]
fn OwnColour(wish: RwSignal<Option<usize>>) -> impl IntoView {
    let user: CurrentUser = expect_context();
    let remote: Remote = expect_context();
    let sitter = Memo::new(move |_| {
        let me = user.id()?;
        remote.table.with(|table| {
            let mut seats = table.as_ref()?.seats.iter();
            seats.find(|sitter| sitter.person.as_ref() == Some(&me)).cloned()
        })
    });
    let chosen = Signal::derive(move || match sitter.get() {
        Some(sitter) => sitter.colour_index(),
        None => wish.get(),
    });
    let taken = Signal::derive(move || {
        let me = user.id();
        remote.table.with(|table| {
            let table = table.as_ref();
            table
                .map(|table| taken_by_others(table, me.as_deref()))
                .unwrap_or_default()
        })
    });
    let choose = Callback::new(move |colour: usize| {
        wish.set(Some(colour));
        if let Some(sitter) = sitter.get_untracked() {
            let request = SeatRequest {
                colour: Some(Colour::ALL[colour]),
                ..SeatRequest::default()
            };
            remote.post(&format!("/seats/{}", sitter.seat), &request);
        }
    });
    let drawn = Memo::new(move |_| is_known_to_be(remote, |table| table.colours == ColourPolicy::Random));
    let own = move || {
        if drawn.get() {
            view! { <p class="note" data-colours-drawn="">{t("room-colours-drawn")}</p> }.into_any()
        } else {
            view! {
                <fieldset class="choice" data-own-colour="">
                    <legend>{t("room-own-colour")}</legend>
                    <Swatches seat="me" chosen choose taken/>
                </fieldset>
            }
            .into_any()
        }
    };
    let known = Memo::new(move |_| user.id().is_some());
    view! { <Show when=move || known.get()>{own}</Show> }
}

fn taken_by_others(table: &TableInfo, me: Option<&str>) -> Vec<usize> {
    let others = table
        .seats
        .iter()
        .filter(|sitter| me.is_none() || sitter.person.as_deref() != me);
    others.filter_map(|sitter| sitter.colour_index()).collect()
}

/// The action of a seat's button.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SeatAction {
    Sit,
    StandUp,
    /// The host may free a seat.
    Clear,
}

impl SeatAction {
    fn of(sitter: &SeatInfo, me: String, is_host: bool) -> Option<SeatAction> {
        match &sitter.person {
            Some(person) if *person == me => Some(SeatAction::StandUp),
            _ if sitter.is_free() => Some(SeatAction::Sit),
            _ => is_host.then_some(SeatAction::Clear),
        }
    }

    fn key(self) -> &'static str {
        match self {
            SeatAction::Sit => "room-sit",
            SeatAction::StandUp => "room-stand-up",
            SeatAction::Clear => "room-clear",
        }
    }

    fn sits(self) -> Option<&'static str> {
        (self == SeatAction::Sit).then_some("")
    }

    fn frees(self) -> Option<&'static str> {
        (self != SeatAction::Sit).then_some("")
    }
}

/// A bot for a free seat: a list and a button, so that the list can be used with the keyboard.
#[component]
fn PutBot(seat: Seat) -> impl IntoView {
    let remote: Remote = expect_context();
    let busy = Busy::new();
    let level = RwSignal::new(DEFAULT_LEVEL.name().to_owned());
    let bot = move |each: Level| {
        let name = each.name();
        view! { <option value=name prop:selected=move || level.with(|level| level == name)>{t(bot_key(each))}</option> }
    };
    view! {
        <select data-bot-level="" aria-label=t("room-put-bot") on:change=move |event| level.set(event_target_value(&event))>
            {offered(None).into_iter().map(bot).collect_view()}
        </select>
        <button type="button" class="button pale" data-put-bot=""
            on:click=move |_| busy.run(remote.take_seat(seat, Sitter::Bot(level.get_untracked())))>
            {t("room-put-bot")}
        </button>
    }
}

/// Lets the host cancel the table. Collapsed, so that nobody does it by accident.
#[component]
fn CancelTable() -> impl IntoView {
    let remote: Remote = expect_context();
    view! {
        <details class="farewell">
            <summary data-cancel-table="">{t("room-cancel-table")}</summary>
            <p class="note">{t("room-cancel-table-text")}</p>
            <button type="button" class="button danger" data-cancel-table-yes="" on:click=move |_| remote.cancel_table()>
                {t("room-cancel-table-yes")}
            </button>
        </details>
    }
}

fn is_known_to_be(remote: Remote, is: impl Fn(&TableInfo) -> bool) -> bool {
    remote.table.with(|table| table.as_ref().is_some_and(is))
}

/// Whether there are enough players to start although some seats are free.
fn is_enough(remote: Remote) -> bool {
    remote.table.with(|table| {
        let Some(table) = table else { return false };
        let taken = table.seats.iter().filter(|sitter| !sitter.is_free()).count();
        catalog::info(&table.game).is_some_and(|game| game.seats.contains(&taken))
    })
}

/// Whether the user is the host.
fn is_host(remote: Remote, user: CurrentUser) -> bool {
    let host = remote.table.with(|table| table.as_ref()?.host.clone());
    host.is_some() && host == user.id()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invitation_uses_the_public_address() {
        let here = "http://localhost:8080/#/friends/table/0190f00d";
        let there = "https://play.example.org/#/friends/table/0190f00d";
        assert_eq!(at_address("https://play.example.org", here), there);
        assert!(is_local(here) && is_local("http://[::1]:80/") && is_local("http://127.0.0.1/#/friends"));
        assert!(!is_local(there) && !is_local("http://192.168.1.5:8080/"));
    }
}
