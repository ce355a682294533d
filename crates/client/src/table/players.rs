//! The public information about each player.

use board_svg::{icon, seat_class, seat_token};
use lang::Names;
use leptos::prelude::*;
use smokestack_core::{Player, Seat};

use super::clock::SeatTime;
use super::stage::{Mode, Stage, level_name};
use crate::games::Sight;
use crate::games::{self, Chip, Panel};

/// All panels, in seating order.
#[component]
pub(crate) fn Players() -> impl IntoView {
    let stage: Stage = expect_context();
    let count = Memo::new(move |_| stage.see(|sight| sight.table.players().len()).unwrap_or_default());
    let panels = move || {
        Seat::all(count.get())
            .map(|seat| view! { <PanelView seat/> })
            .collect_view()
    };
    view! {
        <section class="players" data-section="players" aria-label=stage.t("table-players")>{panels}</section>
    }
}

/// The maximum number of values in a panel.
const MAX_FIGURES: usize = 8;

/// A panel and its seat.
#[derive(Clone, PartialEq)]
struct Shown {
    name: String,
    colour: usize,
    bot: Option<String>,
    turn: bool,
    panel: Panel,
}

#[component]
fn PanelView(seat: Seat) -> impl IntoView {
    let stage: Stage = expect_context();
    let shown = Memo::new(move |_| {
        let selection = stage.selection();
        stage.see(|sight| show(sight, seat, &selection))
    });
    let part =
        move |part: fn(&Shown) -> String| shown.with(|shown| shown.as_ref().map(part)).unwrap_or_default();
    let turn = Memo::new(move |_| shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.turn)));
    let class = move || {
        let colour = shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.colour));
        format!("panel {}", seat_class(colour))
    };
    let marks = move || {
        let marks = shown.get().map(|shown| shown.panel.marks).unwrap_or_default();
        let mark = |(name, meaning): (&'static str, String)| {
            view! { <span class="mark" data-mark=name title=meaning.clone() role="img" aria-label=meaning inner_html=icon(name)></span> }
        };
        marks.into_iter().map(mark).collect_view()
    };
    let figures = move || {
        (0..MAX_FIGURES)
            .map(|index| view! { <FigureView shown index/> })
            .collect_view()
    };
    let rows = Memo::new(move |_| shown.get().map(|shown| shown.panel.rows).unwrap_or_default());
    let rows = move || {
        rows.get()
            .into_iter()
            .map(|(title, chips)| view! { <ChipRow title chips/> })
            .collect_view()
    };
    // A replay has no clocks.
    let clock = (stage.mode == Mode::Table).then(|| view! { <SeatTime seat/> });
    view! {
        <article class=class class:turn=move || turn.get() data-panel=seat.to_string()
            aria-current=move || turn.get().then_some("true")>
            <header>
                <span class="panel-token" inner_html=move || part(|shown| seat_token(shown.colour))></span>
                <h3>{move || part(|shown| shown.name.clone())}</h3>
                <span class="level" data-level>
                    <span inner_html=move || part(|shown| if shown.bot.is_some() { icon("bot") } else { String::new() })></span>
                    {move || part(|shown| shown.bot.clone().unwrap_or_default())}
                </span>
                {marks}
                {clock}
                <Show when=move || turn.get()>
                    <span class="turn-mark">{stage.t("table-turn")}</span>
                </Show>
            </header>
            <div class="figures">{figures()}</div>
            {rows}
        </article>
    }
}

fn show(sight: &Sight<'_>, seat: Seat, selection: &games::Selection) -> Shown {
    Shown {
        name: sight.seat(seat),
        colour: sight.colour(seat),
        bot: match sight.table.players().get(seat.index()) {
            Some(Player::Bot(level)) => Some(level_name(sight.translations, level)),
            _ => None,
        },
        turn: sight.table.turn() == Some(seat),
        panel: games::of(sight.table)
            .map(|board| board.panel(sight, seat, selection))
            .unwrap_or_default(),
    }
}

/// A number that flashes when it changes, because its element is then created again.
#[component]
fn FigureView(shown: Memo<Option<Shown>>, index: usize) -> impl IntoView {
    let figure = Memo::new(move |_| shown.with(|shown| shown.as_ref()?.panel.figures.get(index).cloned()));
    let before = StoredValue::new(None::<i32>);
    move || {
        figure.get().map(|figure| {
            let change = before.get_value().map_or(0, |before| figure.value - before);
            before.set_value(Some(figure.value));
            let changed = (change != 0).then(|| {
                view! { <span class="change" aria-hidden="true">{format!("{change:+}")}</span> }
            });
            view! {
                <span class="figure" class:changed=change != 0 data-figure=figure.id title=figure.label.clone()>
                    <span inner_html=icon(figure.icon)></span>
                    <span class="unseen">{figure.label.clone()}</span>
                    <strong>{figure.value}</strong>
                    {changed}
                </span>
            }
        })
    }
}

#[component]
fn ChipRow(title: String, chips: Vec<Chip>) -> impl IntoView {
    let none = chips.is_empty();
    let chips = chips
        .into_iter()
        .map(|chip| view! { <ChipView chip/> })
        .collect_view();
    view! {
        <div class="chips" role="group" aria-label=title.clone()>
            <span class="chips-title">{title.clone()}</span>
            {chips}
            {none.then_some("–")}
        </div>
    }
}

#[component]
fn ChipView(chip: Chip) -> impl IntoView {
    let stage: Stage = expect_context();
    let piece = chip.piece.clone();
    view! {
        <button type="button" class="chip" class:lit=chip.action.is_some() data-tile=chip.piece data-action=chip.action
            on:click=move |_| stage.click_piece(&piece)>
            <span inner_html=icon(chip.icon)></span>
            {chip.name}
            {chip.remark.map(|remark| view! { <em>{remark}</em> })}
        </button>
    }
}
