//! A field on the board: its face, and the marks on it.

use industry::data::Kind;

use super::face::face;
use super::layout::Layout;
use super::measures::{FACTORY, JOKER_OR_BONUS, Measures, TECHNOLOGY};
use super::scene::{FieldState, Place};
use crate::icon_style::{IconStyle, choice};
use crate::seats::{mark, mark_name, seat_class};
use crate::svg::{circle, escape, num, path, rect, tooltip};

pub(super) fn draw(place: &Place<'_>, layout: &Layout) -> String {
    let (data, field) = (place.face.data, place.face.field());
    let Some(area) = layout.area(&field.id) else {
        return String::new();
    };
    let m = match field.kind {
        Kind::Technology => &TECHNOLOGY,
        Kind::Factory => &FACTORY,
        Kind::Joker | Kind::Bonus => &JOKER_OR_BONUS,
    };
    // A field is as wide as its column, even if custom data puts another kind of field there.
    let m = &Measures { w: area.width, ..*m };
    let icon_style = IconStyle::Symbols;
    let (over, taken) = marks(place.state, place.chosen, m, icon_style);
    let role = if place.lit || place.chosen {
        "button"
    } else {
        "img"
    };
    let nets: Vec<String> = field
        .networks
        .map(|network| escape(&data.network(network).id))
        .collect();
    let nets = if nets.is_empty() {
        String::new()
    } else {
        format!(r#"data-nets="{}" "#, nets.join(" "))
    };
    format!(
        r#"<g class="{classes}" data-tile="{id}" {nets}id="place-{id}" tabindex="0" role="{role}" aria-label="{label}" transform="translate({x} {y})">{tip}{face}{preview}{choice}{over}</g>"#,
        classes = classes(
            field.kind,
            place.state,
            place.lit,
            place.chosen,
            place.preview.is_some()
        ),
        id = escape(&field.id),
        label = escape(&place.label),
        x = num(area.x),
        y = num(area.y),
        tip = tooltip(&place.title),
        face = face(&place.face, place.state, &place.gains, m, icon_style, taken),
        preview = place.preview.map_or_else(String::new, |seat| preview(seat, m)),
        choice = if place.lit || place.chosen {
            choice(place.chosen, m.w, m.h, icon_style)
        } else {
            String::new()
        },
    )
}

/// The CSS classes for a field's state.
pub(super) fn classes(kind: Kind, state: FieldState, lit: bool, chosen: bool, preview: bool) -> String {
    let mut classes = String::from(match kind {
        Kind::Factory => "tile factory",
        Kind::Technology => "tile technology",
        Kind::Joker => "tile joker",
        Kind::Bonus => "tile bonus",
    });
    classes += match state {
        FieldState::ToCome => " to-come",
        FieldState::InRow => " in-row",
        FieldState::Offered => " offered",
        FieldState::OnBlock => " offered on-block",
        FieldState::Undeveloped { .. } => " undeveloped",
        FieldState::Developed { late: false, .. } => " built",
        FieldState::Developed { late: true, .. } => " built late",
        FieldState::Lapsed { .. } => " lapsed",
        FieldState::Empty => " empty",
    };
    if let Some(seat) = owner(state) {
        classes = format!("{classes} {}", seat_class(seat));
    }
    for (on, class) in [(lit, " lit"), (chosen, " chosen"), (preview, " preview")] {
        if on {
            classes += class;
        }
    }
    classes
}

fn owner(state: FieldState) -> Option<usize> {
    match state {
        FieldState::Undeveloped { seat } | FieldState::Developed { seat, .. } => Some(seat),
        FieldState::Lapsed { seat } => Some(seat),
        _ => None,
    }
}

/// The marks on a face for its state, and which upper corners they take, left and right.
pub(super) fn marks(
    state: FieldState,
    chosen: bool,
    m: &Measures,
    icon_style: IconStyle,
) -> (String, [bool; 2]) {
    let (x, y) = (m.w - 4.0, 4.0);
    let out = match state {
        FieldState::Offered | FieldState::OnBlock => {
            let r = if state == FieldState::OnBlock { 13.0 } else { 10.0 };
            path("t-badge", &circle(x, y, r)) + &icon_style.icon("hammer", x, y, r * 1.5)
        }
        FieldState::Undeveloped { seat } => clock_marker(seat, m, icon_style),
        FieldState::Lapsed { seat } => {
            let (right, low) = (num(m.w - 6.0), num(m.h - 6.0));
            path("t-cross", &format!("M6 6L{right} {low}M{right} 6L6 {low}"))
                + &clock_marker(seat, m, icon_style)
        }
        _ => String::new(),
    };
    let badged = matches!(state, FieldState::Offered | FieldState::OnBlock);
    (out, [chosen, badged])
}

/// An ownership marker with the clock side up: the seat's mark and a clock in its colour, across the upper edge.
fn clock_marker(seat: usize, m: &Measures, icon_style: IconStyle) -> String {
    let (x, y) = (m.w - 39.0, -14.0);
    format!(
        r#"<g class="t-clock {}">{}<path fill-rule="evenodd" d="{}"/>{}</g>"#,
        mark_name(seat),
        rect("t-clock-plate", x, y, 41.0, 18.0, 9.0),
        mark(seat, x + 11.5, y + 9.0, 6.6),
        icon_style.icon("clock", x + 29.5, y + 9.0, 14.0)
    )
}

fn preview(seat: usize, m: &Measures) -> String {
    format!(
        r#"<g class="t-preview {}">{}<path fill-rule="evenodd" d="{}"/></g>"#,
        mark_name(seat),
        rect("t-preview-frame", 0.0, 0.0, m.w, m.h, 4.0),
        mark(seat, m.w / 2.0, m.h / 2.0, 19.0)
    )
}
