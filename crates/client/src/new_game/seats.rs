//! Seats, players and colours.

use board_svg::{SEATS as COLOURS, seat_class, seat_token};
use catalog::Level;
use leptos::prelude::*;
use smokestack_core::GameInfo;

use super::default_name;
use super::form::Form;
use crate::base::i18n::I18n;
use crate::base::parts::{Icon, bot_key, t};
use crate::base::random;
use crate::model::levels::offered;

/// The seat id, as in records.
pub(crate) fn seat_id(seat: usize) -> &'static str {
    ["A", "B", "C", "D", "E"][seat % COLOURS]
}

#[component]
pub(super) fn Seats(game: &'static GameInfo, form: RwSignal<Form>) -> impl IntoView {
    let most = game.seats.iter().max().copied().unwrap_or_default();
    let count = move |seats: usize| {
        view! {
            <label class="plate">
                <input
                    type="radio"
                    name="seats"
                    value=seats
                    data-seats=seats
                    prop:checked=move || form.with(|form| form.seats == seats)
                    on:change=move |_| form.update(|form| form.seats = seats)
                />
                <span>{seats}</span>
            </label>
        }
    };
    let seat = move |seat: usize| {
        view! {
            <Show when=move || form.with(|form| seat < form.seats)>
                <Seat seat form/>
            </Show>
        }
    };
    view! {
        <section class="ledger" aria-labelledby="seats-title">
            <h2 id="seats-title">{t("ui-seats-title")}</h2>
            <div class="seats-head">
                <fieldset class="choice">
                    <legend>{t("ui-seat-count")}</legend>
                    <div class="plates">{game.seats.iter().copied().map(count).collect_view()}</div>
                </fieldset>
                <button
                    type="button"
                    class="button pale"
                    data-shuffle=""
                    on:click=move |_| form.update(|form| form.shuffle(&random::drawn_seed()))
                >
                    <Icon name="replay"/>
                    {t("ui-shuffle")}
                </button>
            </div>
            <div class="seats">{(0..most).map(seat).collect_view()}</div>
            <Show when=move || form.with(Form::has_equal_names)>
                <p class="note" role="status">{t("ui-equal-names")}</p>
            </Show>
            <Show when=move || form.with(|form| form.people() == 0)>
                <p class="note" role="status">{t("ui-only-bots")}</p>
            </Show>
        </section>
    }
}

#[component]
fn Seat(seat: usize, form: RwSignal<Form>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let colour = move || form.with(|form| form.places[seat].colour);
    let title = move || i18n.t_args("ui-seat", &[("seat", seat_id(seat).into())]);
    view! {
        <fieldset class=move || format!("seat {}", seat_class(colour())) data-seat=seat_id(seat)>
            <legend>
                <span class="seat-token" inner_html=move || seat_token(colour())></span>
                {title}
            </legend>
            <Sitter seat form/>
            <Colours seat form/>
        </fieldset>
    }
}

/// A person with a name, or a bot with a sentence on how it plays.
#[component]
fn Sitter(seat: usize, form: RwSignal<Form>) -> impl IntoView {
    let i18n: I18n = expect_context();
    let bot = move || form.with(|form| form.places[seat].bot.clone());
    let kind = move || bot().unwrap_or_else(|| "person".to_owned());
    let choose = move |event: web_sys::Event| {
        let chosen = Level::find(&event_target_value(&event)).map(|level| level.name().to_owned());
        form.update(|form| form.places[seat].bot = chosen);
    };
    // The form is drawn once, so a level that is offered only because it was stored stays available.
    let kept = untrack(bot);
    let offered = offered(kept.as_deref());
    let level = move |level: Level| {
        let name = level.name();
        view! { <option value=name prop:selected=move || kind() == name>{t(bot_key(level))}</option> }
    };
    let called = move || default_name(seat, i18n);
    let described = move || {
        bot()
            .as_deref()
            .and_then(Level::find)
            .map(|level| i18n.t_string(bot_text_key(level)))
    };
    view! {
        <div class="sitter">
            <label class="field">
                <span>{t("ui-seat-kind")}</span>
                <select data-seat-kind=seat_id(seat) on:change=choose>
                    <option value="person" prop:selected=move || kind() == "person">{t("ui-person")}</option>
                    {offered.into_iter().map(level).collect_view()}
                </select>
            </label>
            <Show
                when=move || bot().is_none()
                fallback=move || view! { <p class="note bot-text">{described}</p> }
            >
                <label class="field">
                    <span>{t("ui-name")}</span>
                    <input
                        type="text"
                        data-seat-name=seat_id(seat)
                        maxlength="40"
                        autocomplete="off"
                        placeholder=called
                        prop:value=move || form.with(|form| form.places[seat].name.clone())
                        on:input=move |event| form.update(|form| form.places[seat].name = event_target_value(&event))
                    />
                </label>
            </Show>
        </div>
    }
}

fn bot_text_key(level: Level) -> &'static str {
    match level {
        Level::Random => "ui-bot-random-text",
        Level::Greedy => "ui-bot-greedy-text",
        Level::Planner => "ui-bot-planner-text",
        Level::Easy => "ui-bot-easy-text",
        Level::Normal => "ui-bot-normal-text",
        Level::Hard => "ui-bot-hard-text",
    }
}

/// The five colours for a seat. If another seat has the colour, the two seats exchange colours.
#[component]
fn Colours(seat: usize, form: RwSignal<Form>) -> impl IntoView {
    let chosen = Signal::derive(move || form.with(|form| Some(form.places[seat].colour)));
    let choose = Callback::new(move |colour| form.update(|form| form.take_colour(seat, colour)));
    view! { <Swatches seat=seat_id(seat) chosen choose/> }
}

/// The five colours, each with its shape.
#[component]
pub(crate) fn Swatches(
    /// The seat.
    seat: &'static str,
    chosen: Signal<Option<usize>>,
    choose: Callback<usize>,
    /// The colours of the other seats.
    #[prop(optional)]
    taken: Signal<Vec<usize>>,
) -> impl IntoView {
    let swatch = move |colour: usize| {
        let key = [
            "ui-colour-0",
            "ui-colour-1",
            "ui-colour-2",
            "ui-colour-3",
            "ui-colour-4",
        ][colour];
        view! {
            <label class=format!("swatch {}", seat_class(colour)) title=t(key)>
                <input
                    type="radio"
                    name=format!("colour-{seat}")
                    value=colour
                    data-colour=format!("{seat}={colour}")
                    aria-label=t(key)
                    disabled=move || taken.with(|taken| taken.contains(&colour))
                    prop:checked=move || chosen.get() == Some(colour)
                    on:change=move |_| choose.run(colour)
                />
                <span inner_html=seat_token(colour)></span>
            </label>
        }
    };
    view! {
        <div class="swatches" role="radiogroup" aria-label=t("ui-colour")>
            {(0..COLOURS).map(swatch).collect_view()}
        </div>
    }
}
