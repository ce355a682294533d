//! The turn order: discs from first to last, each next to the green box with the money spent this round.

use super::boards_scene::{OrderScene, OrderSeat};
use crate::icon_style::IconStyle;
use crate::seats::{seat_class, token};
use crate::svg::{escape, num, path, rect, text_line, tooltip};
use crate::text::{FittedText, draw as draw_text};

const PLACE_SIZE: [f32; 2] = [132.0, 74.0];

/// Draws the turn order as a strip whose width depends on the number of players. Each place is a `<g class="o-place">`.
pub fn turn_order(scene: &OrderScene) -> String {
    let mut out = format!(
        r#"<svg class="ss-board age-of-industry o-strip" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="group" aria-label="{}">"#,
        num(PLACE_SIZE[0] * scene.seats.len().max(1) as f32),
        num(PLACE_SIZE[1]),
        escape(&scene.label)
    );
    for (n, seat) in scene.seats.iter().enumerate() {
        out += &place(seat, n);
    }
    out + "</svg>"
}

fn place(seat: &OrderSeat, n: usize) -> String {
    let states = [(seat.to_move, " now"), (seat.done, " done")];
    let states: String = states
        .iter()
        .filter(|(on, _)| *on)
        .map(|(_, class)| *class)
        .collect();
    let [w, h] = PLACE_SIZE;
    let mut out = format!(
        r#"<g class="o-place {}{states}" role="img" aria-label="{}" transform="translate({} 0)">{}"#,
        seat_class(seat.seat),
        escape(&seat.title),
        num(w * n as f32),
        tooltip(&seat.title)
    );
    let (long, half) = (num(w - 13.0), num(h / 2.0 - 4.0));
    out += &path(
        "o-card",
        &format!("M3 4h{long}l9 {half}l-9 {half}h-{long}l9-{half}z"),
    );
    out += &text_line("o-number", 24.0, 25.0, 17.0, &(n + 1).to_string());
    out += &token(seat.seat, 36.0, 48.0, 14.0);
    let name = FittedText::line(&seat.name, w - 56.0, 16.0, 10.0);
    out += &draw_text("o-name", &name, w / 2.0 + 13.0, 19.0, w - 56.0);
    out += &rect("o-spent", 60.0, 33.0, 54.0, 30.0, 4.0);
    out += &IconStyle::Inline.icon("coin", 74.0, 48.0, 19.0);
    out += &text_line("o-money", 98.0, 55.0, 21.0, &seat.spent.to_string());
    out + "</g>"
}
