//! Small pictures on a 24 by 24 grid: resources, bonus symbols, money, points, seat marks and glyphs for buttons.
//!
//! They have the colour of the surrounding text (`currentColor`); resources also have their own tint, and each has its
//! own outline, so that they can be distinguished without colour.

mod age_of_industry;
mod barrage;
mod glyphs;
mod goods;

use crate::seats::{SEATS, mark, seat_class};

/// The names of all icons.
pub const ICON_NAMES: [&str; 114] = [
    // Resources, in the order of the games; `any` is the joker with "?".
    "stone",
    "brick",
    "wood",
    "iron",
    "ceramics",
    "glass",
    "electricity",
    "cable",
    "cement",
    "steel",
    "plastic",
    "computer",
    "any",
    // Bonus symbols and networks.
    "canal",
    "harbour",
    "rail",
    "pipeline",
    "network",
    "river",
    "pipe",
    "power",
    // Money, points, kinds of tile and other pieces.
    "coin",
    "vp",
    "factory",
    "technology",
    "resource",
    "bonus",
    "road",
    "line",
    "hammer",
    "joker",
    "subsidy",
    "bag",
    // Barrage: machines, water, structures, papers, emblems and discs of the companies.
    "excavator",
    "mixer",
    "machine",
    "drop",
    "drop-wait",
    "drop-flow",
    "turn",
    "engineer",
    "turbine",
    "base",
    "elevation",
    "conduit",
    "powerhouse",
    "structure",
    "dam",
    "basin",
    "contract",
    "patent",
    "officer",
    "mountain",
    "hill",
    "plain",
    "red-space",
    "em-usa",
    "em-germany",
    "em-italy",
    "em-france",
    "company-usa",
    "company-germany",
    "company-italy",
    "company-france",
    // Age of Industry: industries by their ids (`factory` is above), cubes, links, loans, cards, signs of town colours.
    "cotton_mill",
    "coal_mine",
    "iron_works",
    "port",
    "ship",
    "coal_cube",
    "iron_cube",
    "locomotive",
    "loan",
    "card",
    "town_red",
    "town_blue",
    "town_green",
    "town_orange",
    "town_yellow",
    "town_purple",
    // Seats.
    "seat-a",
    "seat-b",
    "seat-c",
    "seat-d",
    "seat-e",
    // Glyphs.
    "undo",
    "replay",
    "play",
    "pause",
    "step",
    "download",
    "upload",
    "book",
    "sun",
    "moon",
    "globe",
    "menu",
    "close",
    "info",
    "bot",
    "person",
    "check",
    "arrow-left",
    "arrow-right",
    "home",
    "settings",
    "hint",
    "eye",
    "clock",
    "crown",
    "plus",
    "chart",
    "keyboard",
    "since",
];

/// One icon as a small inline picture (`<svg class="ss-icon">`), decoration for the text next to it; empty for an
/// unknown name.
pub fn icon(name: &str) -> String {
    let body = icon_body(name);
    format!(r#"<svg class="ss-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">{body}</svg>"#)
}

/// All icons as `<symbol id="ss-i-NAME">` in one hidden picture, for pages that prefer `<use href="#ss-i-coin"/>`.
pub fn icon_symbols() -> String {
    let symbols: String = ICON_NAMES.iter().map(|name| symbol(name)).collect();
    format!(r#"<svg class="ss-sprite" width="0" height="0" aria-hidden="true"><defs>{symbols}</defs></svg>"#)
}

/// One icon as a symbol.
pub(crate) fn symbol(name: &str) -> String {
    format!(
        r#"<symbol id="ss-i-{name}" viewBox="0 0 24 24">{}</symbol>"#,
        icon_body(name)
    )
}

/// The contents of an icon.
pub(crate) fn icon_body(name: &str) -> String {
    if let Some(seat) = (0..SEATS).find(|&seat| seat_class(seat) == name) {
        return format!(
            r#"<path class="token {name}" fill-rule="evenodd" d="{}"/>"#,
            mark(seat, 12.0, 12.0, 10.0)
        );
    }
    goods::body(name)
        .or_else(|| glyphs::body(name))
        .or_else(|| age_of_industry::body(name))
        .map(str::to_owned)
        .or_else(|| barrage::body(name))
        .unwrap_or_default()
}
