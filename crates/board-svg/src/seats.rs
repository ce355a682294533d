//! Seats A to E: every colour has its own shape.

use crate::svg::{circle, gear, num, ring};

/// The number of seats that have a colour and a mark.
pub const SEATS: usize = 5;

/// The companies of Barrage, numbered after the seats; each has its own colour and emblem.
const COMPANIES: [(&str, &str); 4] = [
    ("co-usa", "company-usa"),
    ("co-germany", "company-germany"),
    ("co-italy", "company-italy"),
    ("co-france", "company-france"),
];

/// The number of this company of Barrage, for [`seat_class`] and [`seat_token`].
pub fn company_seat(company: usize) -> usize {
    SEATS + company % COMPANIES.len()
}

fn company(seat: usize) -> Option<&'static (&'static str, &'static str)> {
    COMPANIES.get(seat.checked_sub(SEATS)?)
}

/// The class that gives everything inside it a seat's colour (`--seat`, `--seat-ink`): `seat-a` to `seat-e`, or a
/// company's.
pub fn seat_class(seat: usize) -> &'static str {
    match company(seat) {
        Some((class, _)) => class,
        None => ["seat-a", "seat-b", "seat-c", "seat-d", "seat-e"][seat % SEATS],
    }
}

/// The name of a seat's mark among the icons: `seat-a` … `seat-e`, the same as its class.
pub(crate) fn mark_name(seat: usize) -> &'static str {
    seat_class(seat)
}

/// Only a seat's mark: gear, square, triangle, diamond or hexagon, each with its own cut-out.
pub(crate) fn mark(seat: usize, cx: f32, cy: f32, r: f32) -> String {
    match seat % SEATS {
        0 => gear(cx, cy, r, 8) + &circle(cx, cy, r * 0.36),
        1 => square(cx, cy, r * 0.84) + &square(cx, cy, r * 0.34),
        2 => {
            ring(cx, cy + r * 0.16, 3, [r * 1.12; 2], -90.0)
                + &ring(cx, cy + r * 0.2, 3, [r * 0.42; 2], -90.0)
        }
        3 => ring(cx, cy, 4, [r * 1.05; 2], 0.0) + &ring(cx, cy, 4, [r * 0.42; 2], 0.0),
        _ => ring(cx, cy, 6, [r; 2], 0.0) + &ring(cx, cy, 6, [r * 0.4; 2], 0.0),
    }
}

fn square(cx: f32, cy: f32, half: f32) -> String {
    let (x, y, side) = (num(cx - half), num(cy - half), num(2.0 * half));
    format!("M{x} {y}h{side}v{side}h-{side}Z")
}

/// A playing piece: the mark in the seat's colour, with an edge that stands out on any background.
pub(crate) fn token(seat: usize, cx: f32, cy: f32, r: f32) -> String {
    let class = seat_class(seat);
    format!(
        r#"<path class="token {class}" fill-rule="evenodd" d="{}"/>"#,
        mark(seat, cx, cy, r)
    )
}

/// A seat's playing piece as a small separate picture, for lists and headings.
pub fn seat_token(seat: usize) -> String {
    if let Some((_, disc)) = company(seat) {
        return crate::icons::icon(disc);
    }
    let piece = token(seat, 12.0, 12.0, 10.0);
    format!(r#"<svg class="ss-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{piece}</svg>"#)
}
