//! The whole board as one picture.

use super::layout::{Layout, layout};
use super::scene::BoardScene;
use super::{footer, links, markers, networks, place, score, track};
use crate::icons::symbol;
use crate::svg::{escape, num, rect};

/// The icons that a board may use.
const USED_ICONS: [&str; 30] = [
    "stone", "brick", "wood", "ceramics", "glass", "iron", "cable", "steel", "cement", "plastic", "computer",
    "any", "river", "rail", "pipe", "power", "coin", "hammer", "check", "clock", "factory", "joker",
    "subsidy", "road", "line", "seat-a", "seat-b", "seat-c", "seat-d", "seat-e",
];

/// Draws the board: networks, roads and lines, fields, area markers, epoch track, score track and the area below the
/// board.
///
/// Every field is a `<g class="tile …" data-tile="ID" id="place-ID" tabindex="0">`, and so are the subsidies
/// (`subsidy`): a button if it is lit or chosen, otherwise an image. Ids begin with `place-` or `ss-`.
pub fn board(scene: &BoardScene<'_>) -> String {
    let layout = layout();
    let mut out = format!(
        r#"<svg class="ss-board industry" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="group" aria-label="{}">"#,
        num(layout.width),
        num(layout.height),
        escape(&scene.label)
    );
    out += &defs();
    out += &ground(scene, layout);
    out += &track::draw(scene, layout);
    out += &markers::draw(scene, layout);
    let [nets, docks] = networks::draw(scene, layout);
    let [ways, badges] = links::draw(scene, layout);
    out += &nets;
    out += &ways;
    for field in &scene.places {
        out += &place::draw(field, layout);
    }
    out += &docks;
    out += &badges;
    out += &score::draw(&scene.scores, layout);
    out += &footer::draw(scene, layout);
    out + "</svg>"
}

fn defs() -> String {
    let symbols: String = USED_ICONS.iter().map(|name| symbol(name)).collect();
    format!("<defs>{symbols}{}</defs>", super::face::symbols())
}

/// The paper, the frame and the epoch bands.
fn ground(scene: &BoardScene<'_>, layout: &Layout) -> String {
    let (w, h) = (layout.width, layout.height);
    let right = layout.score.x - 6.0;
    let mut out = rect("b-paper", 0.0, 0.0, w, h, 0.0);
    for (number, [y, height]) in (1u8..).zip(&layout.bands) {
        let now = if number == scene.epoch { " now" } else { "" };
        let parity = if number % 2 == 0 { "even" } else { "odd" };
        let x = layout.track.x;
        out += &rect(&format!("b-band {parity}{now}"), x, *y, right - x, *height, 0.0);
    }
    out += &rect("b-frame", 8.0, 8.0, w - 16.0, h - 16.0, 0.0);
    out + &rect("b-frame outer", 3.0, 3.0, w - 6.0, h - 6.0, 0.0)
}
