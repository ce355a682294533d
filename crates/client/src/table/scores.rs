//! The score sheet: every seat and every source of points, as if the game ended now; also used on the final screen.

use board_svg::{icon, seat_class, seat_token};
use lang::Names;
use leptos::prelude::*;
use smokestack_core::SeatScore;
use smokestack_core::small_sort;

use super::stage::Stage;
use crate::games::Sight;

/// The sheet as a table of words and numbers.
#[derive(Clone, PartialEq, Default)]
struct Sheet {
    /// Colour and name of each seat.
    seats: Vec<(usize, String)>,
    /// A source, and its points for each seat.
    lines: Vec<(String, Vec<i32>)>,
    totals: Vec<i32>,
    /// A tie-break criterion, and its value for each seat.
    ties: Vec<(String, Vec<i32>)>,
    places: Vec<usize>,
    tied: bool,
}

fn sheet(sight: &Sight<'_>) -> Sheet {
    let scores = sight.table.scores().0;
    let totals: Vec<i32> = scores.iter().map(|score| score.total).collect();
    let best = totals.iter().max().copied().unwrap_or_default();
    let lines = |pick: fn(&SeatScore) -> &Vec<(&'static str, i32)>, family: &str| {
        let keys: Vec<&'static str> = scores
            .first()
            .map(pick)
            .into_iter()
            .flatten()
            .map(|(key, _)| *key)
            .collect();
        let column = |index: usize| scores.iter().map(|score| pick(score)[index].1).collect();
        let named = keys
            .iter()
            .enumerate()
            .map(|(index, key)| (sight.own_text(family, key), column(index)));
        named.collect()
    };
    Sheet {
        seats: scores
            .iter()
            .map(|score| (sight.colour(score.seat), sight.seat(score.seat)))
            .collect(),
        lines: lines(|score| &score.lines, "score"),
        ties: lines(|score| &score.tie_breaks, "word"),
        places: scores.iter().map(|score| score.place).collect(),
        tied: totals.iter().filter(|total| **total == best).count() > 1,
        totals,
    }
}

/// The sheet, collapsed during the game.
#[component]
pub(crate) fn ScoreSheet() -> impl IntoView {
    let stage: Stage = expect_context();
    view! {
        <details class="score-sheet" data-section="scores">
            <summary>{stage.t("table-score-sheet")}</summary>
            <SheetTable/>
        </details>
    }
}

/// The sheet itself.
#[component]
pub(crate) fn SheetTable() -> impl IntoView {
    let stage: Stage = expect_context();
    let sheet = Memo::new(move |_| stage.see(sheet).unwrap_or_default());
    let head = move || {
        let seat = |(colour, name): (usize, String)| {
            view! { <th scope="col" class=seat_class(colour)><span inner_html=seat_token(colour)></span>" "{name}</th> }
        };
        sheet.get().seats.into_iter().map(seat).collect_view()
    };
    let rows = move || {
        sheet
            .get()
            .lines
            .into_iter()
            .map(|line| row(line, "line"))
            .collect_view()
    };
    let total = move || row((stage.text("table-total"), sheet.get().totals), "total");
    // Tie-breaks matter only if several seats share the highest score.
    let ties = move || {
        let sheet = sheet.get();
        let shown = if sheet.tied { sheet.ties } else { Vec::new() };
        shown.into_iter().map(|line| row(line, "tie")).collect_view()
    };
    view! {
        <div class="sheet-scroll">
            <table class="score-table">
                <thead><tr><td></td>{head}</tr></thead>
                <tbody>{rows}{total}{ties}</tbody>
            </table>
        </div>
        <Show when=move || sheet.with(|sheet| sheet.tied)>
            <p class="quiet">{stage.t("table-tie-rule")}</p>
        </Show>
    }
}

fn row((name, values): (String, Vec<i32>), class: &'static str) -> impl IntoView {
    let cells = values
        .into_iter()
        .map(|value| view! { <td>{value}</td> })
        .collect_view();
    view! { <tr class=class><th scope="row">{name}</th>{cells}</tr> }
}

/// The ranking, best first.
#[component]
pub(crate) fn Places() -> impl IntoView {
    let stage: Stage = expect_context();
    let places = move || {
        let sheet = stage.see(sheet).unwrap_or_default();
        let mut order: Vec<usize> = (0..sheet.seats.len()).collect();
        small_sort::sort_by_key(&mut order, |index| sheet.places[*index]);
        let place = |index: usize| {
            let (colour, name) = sheet.seats[index].clone();
            let place = sheet.places[index];
            view! {
                <li class=seat_class(colour) class:winner=place == 1 data-place=place>
                    <span class="place">{place}</span>
                    <span inner_html=seat_token(colour)></span>
                    <span class="place-name">{name}</span>
                    {(place == 1).then(|| view! { <span inner_html=icon("crown")></span> })}
                    <strong>{sheet.totals[index]}</strong>
                </li>
            }
        };
        order.into_iter().map(place).collect_view()
    };
    view! { <ol class="places">{places}</ol> }
}
