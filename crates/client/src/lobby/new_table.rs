//! A new table for friends: game, number of seats, bots, and who may find it.

use crate::model::levels::offered;
use catalog::Level;
use leptos::prelude::*;
use protocol::{
    Colour, ColourPolicy, NewTable, SeatRequest, Seating, Sitter, StartPolicy, TableInfo, Visibility,
};
use smokestack_core::{GameInfo, Seat};

use super::time::{Time, TimeChoice};
use super::user::UserBox;
use crate::api::current_user::CurrentUser;
use crate::api::seed_share;
use crate::api::storage::{self, keys};
use crate::api::{Busy, Problem, TEXTS, http, path};
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, NotFound, bot_key, focus_on, t};
use crate::base::route::Route;
use crate::base::texts_gate::WithTexts;
use crate::lobby::ProblemNote;
use crate::new_game::form::Form;
use crate::new_game::options::Options;
use crate::new_game::seats::{Swatches, seat_id};

#[component]
pub(crate) fn NewTablePage(game: String) -> impl IntoView {
    match catalog::info(&game) {
        Some(game) => {
            view! { <WithTexts game=TEXTS><WithTexts game=game.id><Setup game/></WithTexts></WithTexts> }
                .into_any()
        }
        None => view! { <NotFound/> }.into_any(),
    }
}

/// The form as it was last submitted; at first, every seat is free.
fn read(game: &'static GameInfo) -> Form {
    let kept = storage::read(&keys::of_game(keys::NEW_TABLE, game.id));
    let mut form = Form::read(game, kept.as_deref().unwrap_or_default());
    if kept.is_none() {
        form.places.iter_mut().for_each(|place| place.bot = None);
    }
    form
}

#[component]
fn Setup(game: &'static GameInfo) -> impl IntoView {
    let i18n: I18n = expect_context();
    let user = CurrentUser::follow();
    let form = RwSignal::new(read(game));
    let public = RwSignal::new(false);
    let draws = Draws {
        seats: RwSignal::new(false),
        colours: RwSignal::new(false),
    };
    let by_host = RwSignal::new(false);
    let time = Time::new();
    let problem = RwSignal::new(None::<Problem>);
    let busy = Busy::new();
    Effect::new(move || {
        // Without storage, the form is empty next time.
        let _ = storage::write(
            &keys::of_game(keys::NEW_TABLE, game.id),
            &form.with(Form::to_text),
        );
    });
    let make = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if !time.is_right() {
            return;
        }
        let new = form.with_untracked(|form| NewTable {
            game: game.id.to_owned(),
            seats: Some(form.seats),
            options: form.options.clone().into_iter().collect(),
            data: None,
            visibility: chosen(public, Visibility::Private, Visibility::Public),
            seating: chosen(draws.seats, Seating::Chosen, Seating::Random),
            colours: chosen(draws.colours, ColourPolicy::Chosen, ColourPolicy::Random),
            starts: chosen(by_host, StartPolicy::Full, StartPolicy::Host),
            time: time.control(),
            time_up: time.policy(),
        });
        let bots = form.with_untracked(bots);
        let own = form.with_untracked(|form| form.places[0].colour);
        let colour = Some(own).filter(|_| !draws.colours.get_untracked());
        busy.run(async move {
            match open(&new, &bots, colour).await {
                Ok(id) => Route::Online { id }.go(),
                Err(why) => {
                    let _ = problem.try_set(Some(why));
                    request_animation_frame(|| focus_on("[data-problem]"));
                }
            }
        });
    };
    let may = move || user.id().is_some();
    view! {
        <main id="main" data-page="new-table" class="page narrow" tabindex="-1">
            <h1>{move || i18n.t_args("room-new-heading", &[("game", game.name.into())])}</h1>
            <UserBox/>
            <form class="setup" on:submit=make novalidate="">
                <SeatsForm game form draws/>
                <section class="ledger" aria-labelledby="who-title">
                    <h2 id="who-title">{t("room-who")}</h2>
                    <OneOfTwo name="visibility" value=public no="room-private" yes="room-listed"/>
                    <fieldset class="choice">
                        <legend>{t("room-starts")}</legend>
                        <OneOfTwo name="starts" value=by_host no="room-starts-when-full" yes="room-starts-by-host"/>
                    </fieldset>
                </section>
                <TimeChoice time/>
                <Options game form/>
                <ProblemNote problem/>
                <div class="begin">
                    <button type="submit" class="enamel" data-create-table="" disabled=move || !may()>
                        <Icon name="plus"/>
                        <span>{t("room-make-table")}</span>
                    </button>
                </div>
            </form>
        </main>
    }
}

/// One of two values, as the form's switch says.
fn chosen<T>(is_on: RwSignal<bool>, off: T, on: T) -> T {
    if is_on.get_untracked() { on } else { off }
}

/// Whether seats and colours are drawn by lot.
#[derive(Clone, Copy)]
struct Draws {
    seats: RwSignal<bool>,
    colours: RwSignal<bool>,
}

/// The bots, by seat id.
fn bots(form: &Form) -> Vec<(&'static str, String)> {
    let places = form.taken().iter().enumerate().skip(1);
    places
        .filter_map(|(seat, place)| Some((seat_id(seat), place.bot.clone()?)))
        .collect()
}

/// The host's seat.
const HOST_SEAT: Seat = Seat::new(0).expect("a table has a seat");

/// Creates the table, adds the bots and takes a seat; the game starts once the last seat is taken.
async fn open(
    new: &NewTable,
    bots: &[(&'static str, String)],
    colour: Option<usize>,
) -> Result<String, Problem> {
    let table: TableInfo = http::post("/api/tables", new).await?;
    for (seat, level) in bots {
        let seat_path = path(&table.id, &format!("/seats/{seat}"));
        let bot = SeatRequest {
            who: Sitter::Bot(level.clone()),
            ..SeatRequest::default()
        };
        http::send_json("POST", &seat_path, &http::to_json(&bot)).await?;
    }
    sit(&table, HOST_SEAT, colour).await?;
    Ok(table.id)
}

/// Takes a seat, in a colour if one is chosen.
pub(crate) async fn sit(table: &TableInfo, seat: Seat, colour: Option<usize>) -> Result<(), Problem> {
    seed_share::sit(&table.id, seat, colour.map(|colour| Colour::ALL[colour])).await
}

/// The number of seats, and who takes them: the host, bots, or anyone who joins.
#[component]
fn SeatsForm(game: &'static GameInfo, form: RwSignal<Form>, draws: Draws) -> impl IntoView {
    let most = game.seats.iter().max().copied().unwrap_or_default();
    let count = move |seats: usize| {
        view! {
            <label class="plate">
                <input type="radio" name="seats" value=seats data-seats=seats
                    prop:checked=move || form.with(|form| form.seats == seats)
                    on:change=move |_| form.update(|form| form.seats = seats)/>
                <span>{seats}</span>
            </label>
        }
    };
    let row = move |seat: usize| {
        view! {
            <Show when=move || form.with(|form| seat < form.seats)>
                <SeatRow seat form/>
            </Show>
        }
    };
    let chosen = Signal::derive(move || form.with(|form| Some(form.places[0].colour)));
    let choose = Callback::new(move |colour| form.update(|form| form.take_colour(0, colour)));
    view! {
        <section class="ledger" aria-labelledby="seats-title">
            <h2 id="seats-title">{t("ui-seats-title")}</h2>
            <fieldset class="choice">
                <legend>{t("ui-seat-count")}</legend>
                <div class="plates">{game.seats.iter().copied().map(count).collect_view()}</div>
            </fieldset>
            <p class="note">{t("room-chairs-text")}</p>
            <div class="row-list">{(1..most).map(row).collect_view()}</div>
            <fieldset class="choice">
                <legend>{t("room-seating")}</legend>
                <OneOfTwo name="seating" value=draws.seats no="room-seating-chosen" yes="room-seating-random"/>
            </fieldset>
            <fieldset class="choice">
                <legend>{t("room-colours")}</legend>
                <OneOfTwo name="colours" value=draws.colours no="room-colours-chosen" yes="room-colours-random"/>
            </fieldset>
            <Show when=move || !draws.colours.get()>
                <fieldset class="choice" data-own-colour="">
                    <legend>{t("room-own-colour")}</legend>
                    <Swatches seat="A" chosen choose/>
                </fieldset>
            </Show>
        </section>
    }
}

#[component]
fn SeatRow(seat: usize, form: RwSignal<Form>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let bot = move || form.with(|form| form.places[seat].bot.clone());
    let choose = move |event: web_sys::Event| {
        let chosen = Level::find(&event_target_value(&event)).map(|level| level.name().to_owned());
        form.update(|form| form.places[seat].bot = chosen);
    };
    let level = move |level: Level| {
        let name = level.name();
        view! { <option value=name prop:selected=move || bot().as_deref() == Some(name)>{t(bot_key(level))}</option> }
    };
    let title = move || i18n.t_args("ui-seat", &[("seat", seat_id(seat).into())]);
    view! {
        <label class="field">
            <span>{title}</span>
            <select data-seat-row=seat_id(seat) on:change=choose>
                <option value="" prop:selected=move || bot().is_none()>{t("room-seat-free")}</option>
                {offered(untrack(bot).as_deref()).into_iter().map(level).collect_view()}
            </select>
        </label>
    }
}

/// A choice between two values, as radio buttons.
#[component]
fn OneOfTwo(name: &'static str, value: RwSignal<bool>, no: &'static str, yes: &'static str) -> impl IntoView {
    let plate = move |(choice, key): (bool, &'static str)| {
        view! {
            <label class="plate">
                <input type="radio" name=name data-either=format!("{name}={choice}")
                    prop:checked=move || value.get() == choice on:change=move |_| value.set(choice)/>
                <span>{t(key)}</span>
            </label>
        }
    };
    view! { <div class="plates" role="group">{[(false, no), (true, yes)].map(plate).collect_view()}</div> }
}
