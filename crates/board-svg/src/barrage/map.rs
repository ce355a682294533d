//! The map as one picture.

use std::sync::LazyLock;

use super::layout::{Layout, layout};
use super::scene::{AreaNote, MapScene};
use super::spot::disc;
use super::{conduits, dams, headstreams, landscape, powerhouses, rivers, water};
use crate::icons::symbol;
use crate::svg::{escape, num, rect, text_line, tooltip, use_icon};
use crate::text::{draw as draw_text, fit_text};

/// The icons that the map uses.
const USED_ICONS: [&str; 7] = [
    "em-usa",
    "em-germany",
    "em-italy",
    "em-france",
    "check",
    "excavator",
    "mixer",
];

/// The parts that never change: shared shapes, landscape, platforms, rivers, and basin numbers.
static COUNTRY: LazyLock<String> = LazyLock::new(|| {
    let layout = layout();
    let symbols: String = USED_ICONS.iter().map(|name| symbol(name)).collect();
    let land = landscape::defs() + &rivers::defs(layout);
    let pieces = water::defs() + &dams::defs(layout) + &conduits::defs(layout) + &powerhouses::defs(layout);
    let mut out = format!("<defs>{symbols}{land}{pieces}</defs>");
    out += &landscape::draw(layout);
    out += &powerhouses::platforms(layout);
    out += &rivers::draw();
    out += &landscape::shore(layout);
    out + &basins(layout)
});

/// Draws the map: landscape, rivers, headstreams, and every space with the piece on it.
///
/// Every headstream, dam space, conduit and powerhouse space is a `<g class="tile …" data-tile="ID" id="place-ID"
/// tabindex="0">`: a button if it is lit or chosen, otherwise an image. At the end there are two empty groups,
/// `id="ss-plan"` and `id="ss-flows"`, for the output of [`super::planned`] and [`super::flowing`].
pub fn map(scene: &MapScene) -> String {
    let layout = layout();
    let mut out = format!(
        r#"<svg class="ss-board barrage" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="group" aria-label="{}">"#,
        num(layout.width),
        num(layout.height),
        escape(&scene.label)
    );
    out += &COUNTRY;
    out += &signs(&scene.areas, layout);
    for space in &scene.dams {
        out += &dams::draw(space, layout);
    }
    // Built pipes are drawn over empty ones, so that no empty space cuts an owner's colour.
    let (empty, built): (Vec<_>, Vec<_>) = scene.conduits.iter().partition(|space| space.owner.is_none());
    for space in empty.into_iter().chain(built) {
        out += &conduits::draw(space, layout);
    }
    for space in &scene.powerhouses {
        out += &powerhouses::draw(space, layout);
    }
    for stream in &scene.headstreams {
        out += &headstreams::draw(stream, scene.round, layout);
    }
    out + r#"<g id="ss-plan"></g><g id="ss-flows"></g></svg>"#
}

/// The area signs: the name, and the cost of a base and an elevation there.
fn signs(areas: &[AreaNote], layout: &Layout) -> String {
    let mut out = String::new();
    for (area, [x, y]) in areas.iter().zip(&layout.signs) {
        let name = fit_text(&area.name, 66.0, 15.0, 9.0);
        out += &format!(r#"<g class="m-sign">{}"#, tooltip(&area.title));
        out += &rect("m-board", x - 44.0, y - 29.0, 88.0, 58.0, 5.0);
        out += &draw_text("m-area", &name, *x, y - 14.0, 80.0);
        for (icon, count, dx) in [("excavator", area.base, -20.0), ("mixer", area.elevation, 20.0)] {
            out += &use_icon(icon, x + dx - 9.0, y + 11.0, 22.0);
            out += &text_line("m-cost", x + dx + 10.0, y + 17.0, 17.0, &count.to_string());
        }
        out += "</g>";
    }
    out
}

/// The basin numbers: next to the upper dam space, or at the corner of the platform if there is no dam.
fn basins(layout: &Layout) -> String {
    let number = |id: &str| id.split('_').nth(1).unwrap_or_default().to_owned();
    let dams = layout.places.iter().filter(|(id, _)| id.ends_with("_upper"));
    let beside = dams.map(|(id, [x, y])| (number(id), [x - 66.0, y + 4.0]));
    let last = layout.rows.iter().filter(|row| row.spaces.len() == 4);
    let corner = last.map(|row| {
        let ([x, y], [a, b]) = (row.at, row.half);
        (number(&row.id), [x - a - 17.0, y - b + 14.0])
    });
    let draw = |(number, [x, y]): (String, [f32; 2])| {
        disc("m-basin", x, y, 12.0) + &text_line("m-basin-number", x, y + 5.5, 15.0, &number)
    };
    beside.chain(corner).map(draw).collect()
}
