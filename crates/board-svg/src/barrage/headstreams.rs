//! Headstreams: a tile with the drops of rounds 1 to 4, and the spring where drops wait.

use std::cmp::Ordering;

use super::layout::Layout;
use super::scene::Headstream;
use super::spot::PlaceGroup;
use super::water::{drop_at, drop_shape};
use crate::icon_style::IconStyle;
use crate::svg::{circle, num, path, rect, text_line};

pub(super) fn draw(stream: &Headstream, round: u8, layout: &Layout) -> String {
    let Some([cx, cy]) = layout.place(&stream.id) else {
        return String::new();
    };
    let [w, h] = layout.headstream;
    let mut body = waiting_drops(stream.waiting, w / 2.0, h / 2.0 + layout.spring);
    body += &plate(&stream.tile, round, w, h);
    body += &(path("m-letter-disc", &circle(3.0, h / 2.0, 17.0))
        + &text_line("m-letter", 3.0, h / 2.0 + 8.0, 23.0, &stream.letter));
    let spot = PlaceGroup {
        id: &stream.id,
        scope: "",
        classes: "m-head".to_owned(),
        mark: &stream.mark,
        at: [cx - w / 2.0, cy - h / 2.0],
        size: layout.headstream,
        icon_style: IconStyle::Symbols,
    };
    spot.draw(&body)
}

/// The tile: one cell per round, with the current one framed, and a drop with a number if water arrives in that round.
pub(super) fn plate(drops: &[u8; 4], round: u8, w: f32, h: f32) -> String {
    let mut out = rect("m-plate t-frame", 0.0, 0.0, w, h, 7.0);
    let (left, cell) = (24.0, (w - 30.0) / 4.0);
    for (number, &amount) in (1u8..).zip(drops) {
        let cx = left + cell * (f32::from(number) - 0.5);
        let when = match number.cmp(&round) {
            Ordering::Less => " past",
            Ordering::Equal => " now",
            Ordering::Greater => "",
        };
        let mut inside = if number == round {
            rect("m-cell", cx - cell / 2.0 + 1.0, 4.0, cell - 2.0, h - 8.0, 4.0)
        } else {
            String::new()
        };
        inside += &text_line("m-round", cx, h - 8.5, 12.0, &number.to_string());
        if amount > 0 {
            inside += &path("m-drop", &drop_shape(cx, 20.0, 28.0));
            inside += &text_line("m-amount", cx, 28.0, 17.0, &amount.to_string());
        } else {
            inside += &text_line("m-round", cx, 25.0, 15.0, "–");
        }
        out += &format!(r#"<g class="m-when{when}">{inside}</g>"#);
    }
    out
}

/// Drops at the spring: up to five single drops, or one with a number.
fn waiting_drops(drops: u8, cx: f32, cy: f32) -> String {
    let pond = format!(
        "M{} {}a38 15 0 1 0 76 0a38 15 0 1 0 -76 0Z",
        num(cx - 38.0),
        num(cy)
    );
    let mut out = path("m-spring", &pond);
    if drops > 5 {
        out += &path("m-drop", &drop_shape(cx, cy - 2.0, 36.0));
        return out + &text_line("m-amount", cx, cy + 9.0, 20.0, &drops.to_string());
    }
    for n in 0..drops {
        let x = cx + 18.0 * (f32::from(n) - f32::from(drops - 1) / 2.0);
        out += &drop_at("m-drop", x, cy - 1.0);
    }
    out
}
