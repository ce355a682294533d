//! Shared by the boards of all games: icons inside larger pictures, the marks of a choice, numerals.

use crate::icons::icon_body;
use crate::svg::{circle, num, path, rect, use_icon};

/// How icons are drawn: as references to the board's symbols, or in full if the picture must be self-contained.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum IconStyle {
    Symbols,
    Inline,
}

impl IconStyle {
    pub fn icon(self, name: &str, cx: f32, cy: f32, size: f32) -> String {
        if self == IconStyle::Symbols {
            return use_icon(name, cx, cy, size);
        }
        let (x, y, scale) = (num(cx - size / 2.0), num(cy - size / 2.0), size / 24.0);
        let body = icon_body(name);
        format!(r#"<g transform="translate({x} {y}) scale({scale:.3})">{body}</g>"#)
    }
}

/// Highlighted tiles get corner marks, chosen ones a full frame and a tick, so that colour is not needed.
pub(crate) fn choice(chosen: bool, w: f32, h: f32, icon_style: IconStyle) -> String {
    if chosen {
        return rect("t-chosen", -4.0, -4.0, w + 8.0, h + 8.0, 6.0)
            + &path("t-badge tick", &circle(2.0, 2.0, 11.0))
            + &icon_style.icon("check", 2.0, 2.0, 16.0);
    }
    let (right, low) = (num(w + 5.0), num(h + 5.0));
    let corners = format!(
        "M-5 13V-5H13M{} -5H{right}V13M{right} {}V{low}H{}M13 {low}H-5V{}",
        num(w - 13.0),
        num(h - 13.0),
        num(w - 13.0),
        num(h - 13.0)
    );
    rect("t-lit", -3.0, -3.0, w + 6.0, h + 6.0, 5.0) + &path("t-corners", &corners)
}

/// Roman numerals for epochs.
pub(crate) fn roman(epoch: u8) -> &'static str {
    ["", "I", "II", "III", "IV", "V"][usize::from(epoch.min(5))]
}
