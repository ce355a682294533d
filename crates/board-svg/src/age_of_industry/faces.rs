//! The faces of small pieces, drawn at the origin: industry tiles, market tiles, cubes, the signs of towns.

use age_of_industry::data::Symbol;
use age_of_industry::{Colour, Cube, Industry};

use super::scene::{MarketKind, Tile};
use crate::icon_style::IconStyle;
use crate::seats::{mark, seat_class};
use crate::spot::disc;
use crate::svg::{num, path, rect, text_line};

/// The icon of a cube.
pub(super) fn cube_name(cube: Cube) -> &'static str {
    match cube {
        Cube::Coal => "coal_cube",
        Cube::Iron => "iron_cube",
    }
}

/// Cubes in a row around `cx`; the last `taking` of them are hollow.
pub(super) fn cubes(
    kind: Cube,
    [count, taking]: [u8; 2],
    [cx, cy]: [f32; 2],
    [size, step]: [f32; 2],
    icon_style: IconStyle,
) -> String {
    let first = cx - step * (f32::from(count) - 1.0) / 2.0;
    let mut out = String::new();
    for n in 0..count {
        let cube = icon_style.icon(cube_name(kind), first + step * f32::from(n), cy, size);
        if count - n <= taking {
            out += &format!(r#"<g class="p-taking">{cube}</g>"#);
        } else {
            out += &cube;
        }
    }
    out
}

/// An industry tile of side `s`: the owner's mark and the level at the top, the sign below, cubes at the lower edge. A
/// flipped tile is entirely in its owner's colour, with a tick, because it has paid.
pub(super) fn tile(tile: &Tile, taking: u8, s: f32, icon_style: IconStyle) -> String {
    let seat = seat_class(tile.seat);
    let head = s * 0.33;
    let side = if tile.flipped { "p-tile flipped" } else { "p-tile" };
    let mut out = format!(r#"<g class="{side} {seat}">"#);
    out += &rect("p-body", 0.0, 0.0, s, s, 4.0);
    if !tile.flipped {
        out += &rect("p-panel", 2.5, head, s - 5.0, s - head - 2.5, 2.0);
    }
    out += &format!(
        r#"<path class="p-mark" fill-rule="evenodd" d="{}"/>"#,
        mark(tile.seat, s * 0.19, s * 0.175, s * 0.125)
    );
    out += &text_line("p-level", s * 0.8, s * 0.29, s * 0.34, &tile.level.to_string());
    let takes = tile.takes.filter(|_| !tile.flipped);
    let crowded = tile.cubes > 0 || takes.is_some();
    let (low, size) = if crowded { (0.55, 0.42) } else { (0.655, 0.56) };
    out += &icon_style.icon(tile.industry.id(), s / 2.0, s * low, s * size);
    if tile.flipped {
        out += &(disc("p-paid", s * 0.83, s * 0.83, s * 0.15)
            + &icon_style.icon("check", s * 0.83, s * 0.83, s * 0.24));
    }
    let goods: &[&str] = match takes {
        Some(MarketKind::CottonOnly) => &["cotton_mill"],
        Some(MarketKind::GoodsOnly) => &["factory"],
        Some(MarketKind::Any) => &["cotton_mill", "factory"],
        _ => &[],
    };
    for (n, good) in goods.iter().enumerate() {
        let x = s * (0.5 + 0.28 * (n as f32 - (goods.len() as f32 - 1.0) / 2.0));
        out += &icon_style.icon(good, x, s * 0.855, s * 0.2);
    }
    let kind = match tile.industry {
        Industry::IronWorks => Cube::Iron,
        _ => Cube::Coal,
    };
    let step = s * if tile.cubes > 4 { 0.185 } else { 0.22 };
    out += &cubes(
        kind,
        [tile.cubes, taking],
        [s / 2.0, s * 0.86],
        [s * 0.24, step],
        icon_style,
    );
    out + "</g>"
}

/// The industries that may be built on an empty space: one sign, or three on a space without a symbol.
pub(super) fn space_symbols(symbol: Symbol, s: f32, icon_style: IconStyle) -> String {
    let one = |industry: Industry| icon_style.icon(industry.id(), s / 2.0, s / 2.0, s * 0.6);
    match symbol {
        Symbol::Coal => one(Industry::CoalMine),
        Symbol::Port => one(Industry::Port),
        Symbol::Ship => one(Industry::Ship),
        Symbol::Open => [
            (Industry::CottonMill, 0.28, 0.3),
            (Industry::Factory, 0.72, 0.3),
            (Industry::IronWorks, 0.5, 0.72),
        ]
        .iter()
        .map(|(industry, x, y)| icon_style.icon(industry.id(), s * x, s * y, s * 0.34))
        .collect(),
    }
}

/// A market tile of side `s`: a stall under an awning with the goods that it buys; closed if flipped, crossed out if it
/// has no demand.
pub(super) fn market(kind: MarketKind, flipped: bool, s: f32, icon_style: IconStyle) -> String {
    let shut = if flipped { " shut" } else { "" };
    let (step, drop) = (s / 6.0, s * 0.24);
    let mut out = format!(r#"<g class="p-market{shut}">"#);
    out += &rect("p-stall", 0.0, 0.0, s, s, 4.0);
    let scallop = |n: usize| {
        let (x, half) = (num(step * n as f32), num(step / 2.0));
        format!(
            "M{x} 1v{}a{half} {half} 0 0 0 {} 0v-{}z",
            num(drop - 1.0),
            num(step),
            num(drop - 1.0)
        )
    };
    let awning = |odd: usize| (0..6).filter(|n| n % 2 == odd).map(scallop).collect::<String>();
    let (pale, dark) = (awning(1), awning(0));
    let y = s * 0.64;
    out += &match kind {
        MarketKind::Any => {
            icon_style.icon("cotton_mill", s * 0.29, y, s * 0.38)
                + &icon_style.icon("factory", s * 0.71, y, s * 0.42)
        }
        MarketKind::CottonOnly => icon_style.icon("cotton_mill", s / 2.0, y, s * 0.5),
        MarketKind::GoodsOnly => icon_style.icon("factory", s / 2.0, y, s * 0.54),
        MarketKind::NoDemand => {
            let (a, b, r) = (num(s * 0.34), num(y - s * 0.16), num(s * 0.32));
            path("p-none", &format!("M{a} {b}l{r} {r}m0-{r}l-{r} {r}"))
        }
    };
    out += &(path("p-awning pale", &pale) + &path("p-awning", &dark));
    if flipped {
        let slats: String = (0..5)
            .map(|n| {
                format!(
                    "M{} {}h{}",
                    num(s * 0.07),
                    num(s * (0.42 + 0.12 * n as f32)),
                    num(s * 0.86)
                )
            })
            .collect();
        out += &path("p-slats", &slats);
    }
    out + "</g>"
}

/// The class that gives everything inside it a town colour: `town-red`.
pub(super) fn town_class(colour: Colour) -> String {
    format!("town-{}", colour.id())
}

/// The sign of a colour on a disc.
pub(super) fn town_sign(colour: Colour, cx: f32, cy: f32, r: f32, icon_style: IconStyle) -> String {
    disc("p-sign", cx, cy, r)
        + &format!(
            r#"<g class="p-emblem">{}</g>"#,
            icon_style.icon(&format!("town_{}", colour.id()), cx, cy, r * 1.4)
        )
}

/// Money, coal and iron in a row, from the left; a cross if the tile cannot be built.
pub(super) fn price(
    cost: Option<u8>,
    [coal, iron]: [u8; 2],
    [x, y]: [f32; 2],
    icon_style: IconStyle,
) -> String {
    let Some(cost) = cost else {
        return path(
            "p-none",
            &format!("M{} {}l14 14m0-14l-14 14", num(x - 6.0), num(y - 7.0)),
        );
    };
    let size = if cost > 9 { 14.5 } else { 17.0 };
    let mut out = icon_style.icon("coin", x, y, 24.0)
        + &text_line("t-coin", x, y + 0.35 * size, size, &cost.to_string());
    let mut left = x + 13.0;
    // Three cubes overlap, because there is only room for two.
    let step = (26.0 / f32::from(coal + iron).max(1.0)).min(12.5);
    for (kind, count) in [(Cube::Coal, coal), (Cube::Iron, iron)] {
        let width = step * f32::from(count);
        out += &cubes(
            kind,
            [count, 0],
            [left + width / 2.0, y],
            [13.5, step],
            icon_style,
        );
        left += width;
    }
    out
}

/// The income from flipping.
pub(super) fn income(x: f32, y: f32, pays: u8) -> String {
    rect("y-income", x - 18.0, y - 11.0, 36.0, 22.0, 4.0)
        + &text_line("y-pays", x, y + 6.2, 17.5, &format!("+{pays}"))
}
