//! The whole board as one picture.

use industria::data::Kind;

use super::face::{FACTORY, Measures, TECHNOLOGY, face};
use super::layout::{Layout, layout};
use super::scene::{BoardScene, LegendRow, Place, TileState};
use super::{roads, score, track};
use crate::icon_style::{IconStyle, choice};
use crate::icons::symbol;
use crate::seats::{mark, mark_name, seat_class, token};
use crate::svg::{circle, escape, num, path, rect, text_line, tooltip, use_icon};
use crate::text::{draw, fit_text};

/// The icons that a board may use.
const USED_ICONS: [&str; 23] = [
    "stone",
    "brick",
    "wood",
    "iron",
    "ceramics",
    "glass",
    "electricity",
    "cement",
    "steel",
    "plastic",
    "computer",
    "canal",
    "harbour",
    "rail",
    "pipeline",
    "network",
    "coin",
    "vp",
    "hammer",
    "check",
    "bonus",
    "road",
    "line",
];

/// Draws the board: bands, roads and lines, places, epoch track and score track.
///
/// Every place is a `<g class="tile …" data-tile="ID" id="place-ID" tabindex="0">`: a button if it is lit or chosen,
/// otherwise an image. Ids begin with `place-` or `ss-`.
pub fn board(scene: &BoardScene<'_>) -> String {
    let layout = layout();
    let mut out = format!(
        r#"<svg class="ss-board industria" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="group" aria-label="{}">"#,
        num(layout.width),
        num(layout.height),
        escape(&scene.label)
    );
    out += &defs();
    out += &ground(scene, layout);
    out += &cartouche(scene, layout);
    out += &legend(&scene.legend, layout);
    out += &track::draw(scene, layout);
    let [ways, badges] = roads::draw(scene, layout);
    out += &ways;
    for place in &scene.places {
        out += &draw_place(place, layout);
    }
    out += &badges;
    out += &score::draw(&scene.scores, layout);
    out + "</svg>"
}

fn defs() -> String {
    let symbols: String = USED_ICONS.iter().map(|name| symbol(name)).collect();
    let hatch = r#"<pattern id="ss-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0V6"/></pattern>"#;
    let grid = r#"<pattern id="ss-grid" width="12" height="12" patternUnits="userSpaceOnUse"><path class="grid" d="M12 0H0V12"/></pattern>"#;
    format!("<defs>{symbols}{hatch}{grid}</defs>")
}

/// The paper, the frame and the epoch bands.
fn ground(scene: &BoardScene<'_>, layout: &Layout) -> String {
    let (w, h) = (layout.width, layout.height);
    let mut out = rect("b-paper", 0.0, 0.0, w, h, 0.0);
    let track_end = layout.track.x + layout.track.width;
    for (number, [y, height]) in (1u8..).zip(&layout.bands) {
        let now = if number == scene.epoch { " now" } else { "" };
        let parity = if number % 2 == 0 { "even" } else { "odd" };
        out += &rect(&format!("b-band {parity}{now}"), 8.0, *y, w - 16.0, *height, 0.0);
    }
    let (top, bottom) = (
        layout.bands[0][0],
        layout.bands.iter().map(|[y, h]| y + h).fold(0.0, f32::max),
    );
    out += &format!(
        r##"<rect fill="url(#ss-grid)" x="{}" y="{}" width="{}" height="{}"/>"##,
        num(track_end),
        num(top),
        num(w - 8.0 - track_end),
        num(bottom - top)
    );
    out += &rect("b-frame", 8.0, 8.0, w - 16.0, h - 16.0, 0.0);
    out + &rect("b-frame outer", 3.0, 3.0, w - 6.0, h - 6.0, 0.0)
}

fn cartouche(scene: &BoardScene<'_>, layout: &Layout) -> String {
    let area = layout.cartouche;
    let cx = area.x + area.width / 2.0;
    let skyline = crate::logo::mark();
    let picture = format!(
        r#"<g class="b-logo" transform="translate({} {}) scale(1.1)">{skyline}</g>"#,
        num(cx - 35.2),
        num(area.y)
    );
    // Spaced serif capitals are wider than the narrow letters that the estimate assumes.
    let title = fit_text(&scene.title.to_uppercase(), area.width / 1.35, 18.0, 12.0);
    picture + &draw("b-title", &title, cx, area.y + 94.0, area.width)
}

/// The scoring table: icons and their value, one row below the other.
fn legend(rows: &[LegendRow], layout: &Layout) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let area = layout.legend;
    let step = (area.height / rows.len() as f32).min(34.0);
    let top = area.y + (area.height - step * rows.len() as f32) / 2.0;
    let mut out = path(
        "b-rule",
        &format!(
            "M{} {}h{}m-{2} {}h{2}",
            num(area.x),
            num(top),
            num(area.width),
            num(step * rows.len() as f32)
        ),
    );
    for (n, row) in rows.iter().enumerate() {
        let cy = top + step * (n as f32 + 0.5);
        let icons: String = (row.icons.iter().enumerate())
            .map(|(n, icon)| use_icon(icon, area.x + 14.0 + 19.0 * n as f32, cy, 20.0))
            .collect();
        let worth = text_line("b-worth", area.x + area.width - 6.0, cy + 5.0, 14.0, &row.worth);
        let leader = format!(
            "M{} {}H{}",
            num(area.x + 12.0 + 19.0 * row.icons.len() as f32),
            num(cy),
            num(area.x + area.width - 34.0)
        );
        let icons = icons + &path("b-leader", &leader);
        let label = escape(&row.title);
        out += &format!(
            r#"<g role="img" aria-label="{label}">{}{icons}{worth}</g>"#,
            tooltip(&row.title)
        );
    }
    format!(r#"<g class="b-legend">{out}</g>"#)
}

fn draw_place(place: &Place<'_>, layout: &Layout) -> String {
    let tile = place.face.tile();
    let (m, size) = match tile.kind {
        Kind::Technology => (&TECHNOLOGY, layout.technology),
        _ => (&FACTORY, layout.factory),
    };
    let Some(area) = layout.area(&tile.id, size) else {
        return String::new();
    };
    let (badge, taken) = marks(
        place.state,
        place.lit,
        place.chosen,
        place.preview,
        m,
        IconStyle::Symbols,
    );
    let role = if place.lit || place.chosen {
        "button"
    } else {
        "img"
    };
    format!(
        r#"<g class="{classes}" data-tile="{id}" id="place-{id}" tabindex="0" role="{role}" aria-label="{label}" transform="translate({x} {y})">{tip}{face}{badge}</g>"#,
        classes = state_classes(tile.kind, place.state, place.lit, place.chosen, place.preview),
        id = escape(&tile.id),
        label = escape(&place.label),
        x = num(area.x),
        y = num(area.y),
        tip = tooltip(&place.title),
        face = face(&place.face, place.state, m, IconStyle::Symbols, taken),
    )
}

/// The CSS classes for a tile's state.
pub(super) fn state_classes(
    kind: Kind,
    state: TileState,
    lit: bool,
    chosen: bool,
    preview: Option<usize>,
) -> String {
    let mut classes = String::from(match kind {
        Kind::Factory => "tile factory",
        Kind::Technology => "tile technology",
        Kind::Resource => "tile resource",
        Kind::Bonus => "tile bonus",
    });
    classes += match state {
        TileState::Absent => " absent",
        TileState::ToCome => " to-come",
        TileState::Offered => " offered",
        TileState::OnBlock => " offered on-block",
        TileState::InHand { .. } => " in-hand",
        TileState::Built { late: false, .. } => " built",
        TileState::Built { late: true, .. } => " built late",
        TileState::Lapsed => " lapsed",
    };
    if let TileState::InHand { seat } | TileState::Built { seat, .. } = state {
        classes = format!("{classes} {}", seat_class(seat));
    }
    for (on, class) in [
        (lit, " lit"),
        (chosen, " chosen"),
        (preview.is_some(), " preview"),
    ] {
        if on {
            classes += class;
        }
    }
    classes
}

/// The marks on a face: state badge, preview, choice; and which upper corners they take, left and right.
pub(super) fn marks(
    state: TileState,
    lit: bool,
    chosen: bool,
    preview: Option<usize>,
    m: &Measures,
    icon_style: IconStyle,
) -> (String, [bool; 2]) {
    let (x, y) = (m.w - 5.0, 5.0);
    let mut out = match state {
        TileState::Offered | TileState::OnBlock => {
            let r = if state == TileState::OnBlock { 13.0 } else { 10.0 };
            path("t-badge", &circle(x, y, r)) + &icon_style.icon("hammer", x, y, r * 1.5)
        }
        TileState::InHand { seat } => path("t-badge hand", &circle(x, y, 11.0)) + &token(seat, x, y, 8.0),
        TileState::Lapsed => path(
            "t-cross",
            &format!(
                "M6 6L{} {}M{} 6L6 {}",
                num(m.w - 6.0),
                num(m.h - 6.0),
                num(m.w - 6.0),
                num(m.h - 6.0)
            ),
        ),
        TileState::Absent => format!(
            r##"<rect class="t-void" width="{}" height="{}"/>"##,
            num(m.w),
            num(m.h)
        ),
        _ => String::new(),
    };
    let badged = matches!(
        state,
        TileState::Offered | TileState::OnBlock | TileState::InHand { .. }
    );
    if let Some(seat) = preview {
        out += &format!(
            r#"<g class="t-preview {}">{}<path fill-rule="evenodd" d="{}"/></g>"#,
            mark_name(seat),
            rect("t-preview-frame", 0.0, 0.0, m.w, m.h, 4.0),
            mark(seat, m.w / 2.0, m.h / 2.0, 19.0)
        );
    }
    if lit || chosen {
        out += &choice(chosen, m.w, m.h, icon_style);
    }
    (out, [chosen, badged])
}
