//! Jokers: tiles with one resource or "?", and the fields on which they lie.

use industry::Joker;

use super::measures::Measures;
use super::scene::{FieldFace, FieldState};
use crate::icon_style::IconStyle;
use crate::svg::{num, path, rect};

/// The field: a printed outline, and the joker on it until it is taken (IY-5.13).
pub(super) fn joker_field(
    face: &FieldFace<'_>,
    state: FieldState,
    m: &Measures,
    icon_style: IconStyle,
) -> String {
    let (cx, cy) = (m.w / 2.0, (m.head + m.h) / 2.0);
    let side = m.w * 0.74;
    let joker = face.field().joker.unwrap_or(Joker::Any);
    let resource = face.data.joker_id(joker);
    let printed = rect(
        "j-slot",
        cx - side / 2.0,
        cy - side / 2.0,
        side,
        side,
        side * 0.16,
    ) + &format!(
        r#"<g class="j-print">{}</g>"#,
        icon_style.icon(resource, cx, cy, side * 0.5)
    );
    if matches!(state, FieldState::Empty) {
        return printed;
    }
    printed + &tile(resource, cx, cy, side, icon_style)
}

/// The piece itself: a plate with cut corners, riveted.
pub(super) fn tile(resource: &str, cx: f32, cy: f32, side: f32, icon_style: IconStyle) -> String {
    let (half, cut) = (side / 2.0, side * 0.17);
    let plate = |half: f32, cut: f32| {
        let (long, cut) = (num(2.0 * (half - cut)), num(cut));
        format!(
            "M{} {}h{long}l{cut} {cut}v{long}l-{cut} {cut}h-{long}l-{cut} -{cut}v-{long}z",
            num(cx - half + half * 0.34),
            num(cy - half)
        )
    };
    let rivet = |x: f32, y: f32| crate::svg::circle(x, y, side * 0.028);
    let r = half - cut * 0.95;
    let rivets =
        rivet(cx - r, cy - r) + &rivet(cx + r, cy - r) + &rivet(cx - r, cy + r) + &rivet(cx + r, cy + r);
    path("j-tile", &plate(half, cut))
        + &path("j-rivets", &rivets)
        + &icon_style.icon(resource, cx, cy, side * 0.66)
}
