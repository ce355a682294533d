//! The construction wheel: six segments that turn clockwise; the open one is at the top (B-15).

use super::boards_scene::{Segment, WheelScene};
use super::effect_signs::{Sign, line};
use super::faces::{self, TILE_SIZE};
use super::management::defs;
use super::spot::{company_class, emblem};
use crate::icon_style::IconStyle;
use crate::svg::{circle, escape, num, path, text_line, tooltip};

const RIM_RADIUS: f32 = 188.0;
const HUB_RADIUS: f32 = 54.0;
/// The distance of a segment's contents from the centre.
const CONTENT_RADIUS: f32 = 124.0;

/// Draws a wheel, 420 by 430 units, with its centre at the origin.
///
/// The group `.w-wheel` has `--turn`; [`WheelScene`] explains how a page animates it.
pub fn wheel(scene: &WheelScene) -> String {
    let turn = 60 * scene.turned;
    let mut segments = String::new();
    for seat in 0..6u32 {
        // A segment keeps its place on the wheel: the one at the top now was drawn `turned` steps before it.
        let position = (seat + scene.turned) % 6;
        segments += &segment(&scene.segments[position as usize], seat, position == 0);
    }
    format!(
        r#"<svg class="ss-board barrage w-board {company}" xmlns="http://www.w3.org/2000/svg" viewBox="-210 -222 420 430" role="img" aria-label="{label}">{defs}{frame}<g class="w-wheel" style="--turn:{turn}deg">{segments}</g>{hub}</svg>"#,
        company = company_class(scene.company),
        label = escape(&scene.label),
        defs = defs(),
        frame = frame(),
        hub = hub(scene),
    )
}

/// The housing: a ring with rivets, and the gate above the open segment.
fn frame() -> String {
    let rivets: String = (0..24)
        .map(|n| {
            let angle = (15.0 * n as f32 + 7.5).to_radians();
            circle(198.0 * angle.cos(), 198.0 * angle.sin(), 2.4)
        })
        .collect();
    // The number of turns until the contents return (B-15.3).
    let turns: String = (1..6u8)
        .map(|position| {
            let angle = (60.0 * f32::from(position) - 90.0).to_radians();
            let (x, y) = (197.0 * angle.cos(), 197.0 * angle.sin() + 5.0);
            text_line("w-turns", x, y, 14.0, &(6 - position).to_string())
        })
        .collect();
    path("w-housing", &circle(0.0, 0.0, 206.0))
        + &turns
        + &path("w-rivets", &rivets)
        + &path(
            "w-gate",
            &format!(
                "M-60 -190L-46 -219H46L60 -190A{r} {r} 0 0 0 -60 -190Z",
                r = num(199.0)
            ),
        )
        + &path("w-pointer", "M-11 -214H11L0 -199Z")
}

fn segment(segment: &Segment, seat: u32, open: bool) -> String {
    let angle = 60 * seat;
    let (class, title) = (if open { "w-segment open" } else { "w-segment" }, &segment.title);
    let (s, c) = (30f32.to_radians().sin(), 30f32.to_radians().cos());
    let wedge = format!(
        "M{} {}A{r} {r} 0 0 1 {} {1}L{} {}A{h} {h} 0 0 0 {} {4}Z",
        num(-RIM_RADIUS * s),
        num(-RIM_RADIUS * c),
        num(RIM_RADIUS * s),
        num(HUB_RADIUS * s),
        num(-HUB_RADIUS * c),
        num(-HUB_RADIUS * s),
        r = num(RIM_RADIUS),
        h = num(HUB_RADIUS)
    );
    format!(
        r#"<g class="{class}" transform="rotate({angle})">{}{}<g transform="translate(0 {})"><g class="w-upright" style="--at:{angle}deg">{}</g></g></g>"#,
        tooltip(title),
        path("w-wedge", &wedge),
        num(-CONTENT_RADIUS),
        contents(segment)
    )
}

/// The contents of a segment: the tile above, the machines below.
fn contents(segment: &Segment) -> String {
    let mut out = String::new();
    let machines = segment.excavators + segment.mixers > 0;
    if let Some(tile) = &segment.tile {
        let (scale, lift) = if machines { (0.68, 14.0) } else { (0.85, 0.0) };
        let [w, h] = TILE_SIZE;
        out += &format!(
            r#"<g class="x-tile" transform="translate({} {}) scale({scale})">{}</g>"#,
            num(-w / 2.0 * scale),
            num(-h / 2.0 * scale - lift),
            faces::tile(tile, IconStyle::Symbols)
        );
    }
    let mut signs = Vec::new();
    for (count, icon) in [(segment.excavators, "excavator"), (segment.mixers, "mixer")] {
        if count > 0 {
            signs.extend([Sign::Text(count.to_string()), Sign::Icon(icon)]);
        }
    }
    let y = if segment.tile.is_some() { 36.0 } else { 0.0 };
    out + &line(&signs, [0.0, y], 27.0, 96.0, IconStyle::Symbols)
}

/// The hub, which does not turn: it has the emblem, and an arrow for the direction.
fn hub(scene: &WheelScene) -> String {
    path("w-hub", &circle(0.0, 0.0, HUB_RADIUS - 4.0))
        + &path("w-arrow", "M-34 12A36 36 0 1 1 26 25M26 25l14 -1M26 25l1 -14")
        + &emblem(scene.company, 0.0, 0.0, 46.0, IconStyle::Symbols)
}
