//! The country: mountains, hills, plains and the sea.

use super::layout::Layout;
use crate::svg::rect;

pub(super) fn defs() -> String {
    String::new()
}

pub(super) fn draw(layout: &Layout) -> String {
    rect("l-sky", 0.0, 0.0, layout.width, 560.0, 0.0)
        + &rect("l-hill", 0.0, 560.0, layout.width, 425.0, 0.0)
        + &rect("l-plain", 0.0, 985.0, layout.width, layout.height - 985.0, 0.0)
}
