//! Single tiles: the card for offers, hands and details, and the back of a pile.

use industria::data::Kind;

use super::board::{marks, state_classes};
use super::face::{CARD, face};
use super::scene::{CardLook, TileFace};
use crate::icon_style::{IconStyle, roman};
use crate::svg::{escape, num, path, rect, text_line, tooltip};

/// One tile as a separate upright picture, 120 by 162 units.
///
/// The card is an image, not a control: put it inside a `<button>` if it can be chosen. It has no ids, so a page may
/// show the same tile many times.
pub fn tile_card(tile: &TileFace<'_>, look: &CardLook) -> String {
    let printed = tile.tile();
    let mut classes = state_classes(printed.kind, look.state, look.lit, look.chosen, None);
    if look.barred {
        classes.push_str(" barred");
    }
    let aria = if look.label.is_empty() {
        r#"aria-hidden="true""#.to_owned()
    } else {
        format!(r#"role="img" aria-label="{}""#, escape(&look.label))
    };
    let (badge, taken) = marks(look.state, look.lit, look.chosen, None, &CARD, IconStyle::Inline);
    let body = face(tile, look.state, &CARD, IconStyle::Inline, taken);
    // Between needs and symbols if there are any, or else at the bottom, below the single large icon.
    let epoch_y = if matches!(printed.kind, Kind::Resource | Kind::Bonus) {
        154.0
    } else {
        124.0
    };
    let epoch = text_line("t-epoch", CARD.w / 2.0, epoch_y, 11.0, roman(printed.epoch));
    format!(
        r#"<svg class="ss-card {classes}" data-tile="{id}" viewBox="-8 -8 136 178" {aria}>{tip}{body}{epoch}{badge}</svg>"#,
        id = escape(&printed.id),
        tip = tooltip(&look.title),
    )
}

/// The back of a tile with its epoch; drawn as a pile if `count` is given.
pub fn tile_back(epoch: u8, count: Option<u8>, label: &str) -> String {
    let mut out = String::new();
    let sheets = count.map_or(1, |count| count.clamp(1, 4));
    for sheet in (0..sheets).rev() {
        let shift = f32::from(sheet) * 2.2;
        out += &rect("t-paper", shift, -shift, CARD.w, CARD.h, 5.0);
        out += &rect("t-frame", shift, -shift, CARD.w, CARD.h, 5.0);
    }
    out += &rect("t-back", 6.0, 6.0, CARD.w - 12.0, CARD.h - 12.0, 3.0);
    let mut rays = String::new();
    for ray in 0..24 {
        let angle = (ray as f32 * 15.0 + 7.5).to_radians();
        let at = |r: f32| format!("{} {}", num(60.0 + r * angle.cos()), num(78.0 + r * angle.sin()));
        rays += &format!("M{}L{}", at(36.0), at(50.0));
    }
    out += &path("t-rays", &rays);
    out += &path("t-back-gear", &crate::svg::gear(60.0, 78.0, 42.0, 16));
    out += &path("t-back-disc", &crate::svg::circle(60.0, 78.0, 27.0));
    out += &text_line("t-back-epoch", 60.0, 89.0, 32.0, roman(epoch));
    if let Some(count) = count {
        out += &text_line("t-back-count", 60.0, 150.0, 17.0, &count.to_string());
    }
    let aria = if label.is_empty() {
        r#"aria-hidden="true""#.to_owned()
    } else {
        format!(r#"role="img" aria-label="{}""#, escape(label))
    };
    format!(r#"<svg class="ss-card tile back" viewBox="-8 -8 136 178" {aria}>{out}</svg>"#)
}
