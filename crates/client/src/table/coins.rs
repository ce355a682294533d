//! Coins that go round the table one by one: one sentence in the log, animated coin by coin.

use board_svg::{icon, seat_class, seat_token};
use lang::{Family, Names};
use leptos::prelude::*;
use smokestack_core::{Message, Seat};

use crate::games::Sight;
use crate::games::{self, Tour};

/// The events as sentences; coins that go round are one sentence.
pub(crate) fn sentences(sight: &Sight<'_>, events: &[Message]) -> Vec<String> {
    let tour = tour(sight, events);
    let mut sentences = Vec::new();
    for (n, event) in events.iter().enumerate() {
        match &tour {
            Some(tour) if tour.events.start == n => sentences.push(sentence(sight, tour)),
            Some(tour) if tour.events.contains(&n) => {}
            _ => sentences.push(sight.describe(Family::Event, event)),
        }
    }
    sentences
}

fn tour(sight: &Sight<'_>, events: &[Message]) -> Option<Tour> {
    games::of(sight.table)?.coin_animation(events)
}

/// The number of coins that each seat gets, in the order of the first coins.
fn shares(tour: &Tour) -> Vec<(Seat, usize)> {
    let mut shares: Vec<(Seat, usize)> = Vec::new();
    for seat in &tour.to {
        match shares.iter_mut().find(|(known, _)| known == seat) {
            Some((_, count)) => *count += 1,
            None => shares.push((*seat, 1)),
        }
    }
    shares
}

fn sentence(sight: &Sight<'_>, tour: &Tour) -> String {
    let share = |(seat, count): (Seat, usize)| {
        let key = if seat == tour.from {
            "table-coins-back"
        } else {
            "table-coins-share"
        };
        sight.with(
            key,
            &[("player", sight.seat(seat).into()), ("amount", count.into())],
        )
    };
    let all: Vec<String> = shares(tour).into_iter().map(share).collect();
    sight.with("table-coins-round", &[("shares", all.join(", ").into())])
}

/// The colours of the recipients, in order.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Coins {
    from: usize,
    to: Vec<(Seat, usize)>,
}

impl Coins {
    pub fn of(sight: &Sight<'_>, events: &[Message]) -> Option<Coins> {
        let tour = tour(sight, events)?;
        let colour = |seat: Seat| (seat, sight.colour(seat));
        Some(Coins {
            from: sight.colour(tour.from),
            to: tour.to.into_iter().map(colour).collect(),
        })
    }
}

/// The animated coins. The sentence next to them has the same content.
#[component]
pub(crate) fn CoinsView(coins: Coins) -> impl IntoView {
    let seats: Vec<String> = coins.to.iter().map(|(seat, _)| seat.to_string()).collect();
    let step = |(n, (_, colour)): (usize, (Seat, usize))| {
        view! {
            <span class=format!("coin-step {}", seat_class(colour)) style=format!("--step:{n}")>
                <span inner_html=icon("coin")></span>
                <span inner_html=seat_token(colour)></span>
            </span>
        }
    };
    view! {
        <span class="coins-round" aria-hidden="true" data-coins=seats.join(" ")>
            <span class="coin-payer" inner_html=seat_token(coins.from)></span>
            {coins.to.into_iter().enumerate().map(step).collect_view()}
        </span>
    }
}
