//! The front of a tile, on the board and as a card: one composition, three sets of measures.
//!
//! As in the printed game: the needed resources below the name, the cost lower left, the points lower right.

use industria::data::{Kind, Tile};

use super::scene::{TileFace, TileState};
use crate::icon_style::IconStyle;
use crate::pictograms::pictogram;
use crate::seats::token;
use crate::svg::{num, path, rect, text_line};
use crate::text::{draw, fit_text};

/// The positions of the parts of a face.
#[derive(Debug)]
pub(super) struct Measures {
    pub w: f32,
    pub h: f32,
    /// The height of the header with the name.
    head: f32,
    name: f32,
    /// The upper left corner and the scale of the 72 by 56 pictogram.
    picture: [f32; 3],
    /// The position of the first needed resource, and the step to the second.
    needs: [f32; 4],
    symbols: [f32; 4],
    icon: f32,
    /// The vertical position of the line with cost, product and points.
    foot: f32,
    coin: f32,
    roundness: f32,
}

pub(super) const FACTORY: Measures = Measures {
    w: 116.0,
    h: 114.0,
    head: 28.0,
    name: 13.5,
    picture: [22.0, 29.5, 1.0],
    needs: [12.0, 41.0, 0.0, 22.0],
    symbols: [104.0, 41.0, 0.0, 22.0],
    icon: 20.0,
    foot: 100.0,
    coin: 23.0,
    roundness: 3.0,
};

pub(super) const TECHNOLOGY: Measures = Measures {
    w: 124.0,
    h: 92.0,
    head: 26.0,
    name: 13.5,
    picture: [25.0, 29.5, 0.97],
    needs: [13.0, 54.0, 0.0, 22.0],
    symbols: [110.0, 41.0, 0.0, 22.0],
    icon: 20.0,
    foot: 77.0,
    coin: 23.0,
    roundness: 9.0,
};

pub(super) const CARD: Measures = Measures {
    w: 120.0,
    h: 162.0,
    head: 32.0,
    name: 14.5,
    picture: [10.0, 33.0, 1.39],
    needs: [15.0, 120.0, 23.0, 0.0],
    symbols: [105.0, 120.0, -23.0, 0.0],
    icon: 22.0,
    foot: 147.0,
    coin: 24.0,
    roundness: 5.0,
};

/// The face in the box from (0, 0) to (w, h); the name avoids the `taken` upper corners, left and right.
pub(super) fn face(
    tile: &TileFace<'_>,
    state: TileState,
    m: &Measures,
    icon_style: IconStyle,
    taken: [bool; 2],
) -> String {
    let (data, printed) = (tile.data, tile.tile());
    let mut out = rect("t-paper", 0.0, 0.0, m.w, m.h, m.roundness);
    out += &head(&tile.name, m, taken);
    let mut body = picture(tile, m, icon_style);
    if !matches!(state, TileState::Built { .. }) {
        let needs = printed.needs.iter().map(|need| data.resource(*need).id.as_str());
        body += &row(needs, m.needs, m.icon, icon_style);
        body += &cost(printed, m, icon_style);
    }
    if printed.kind != Kind::Bonus {
        let symbols = printed.symbols.map(|symbol| data.symbol(symbol).id.as_str());
        body += &row(symbols, m.symbols, m.icon, icon_style);
    }
    body += &product(tile, m, icon_style);
    body += &points(printed, state, m, icon_style);
    out += &format!(r#"<g class="t-body">{body}</g>"#);
    if let TileState::Built { seat, .. } = state {
        out += &token(seat, 17.0, m.foot - 3.0, 14.0);
    }
    out + &rect("t-frame", 0.0, 0.0, m.w, m.h, m.roundness)
}

fn head(name: &str, m: &Measures, taken: [bool; 2]) -> String {
    let (w, h, r) = (num(m.w), num(m.head), num(m.roundness));
    let shape = format!(
        "M0 {h}V{r}a{r} {r} 0 0 1 {r}-{r}H{}a{r} {r} 0 0 1 {r} {r}V{h}Z",
        num(m.w - m.roundness)
    );
    let mut out = path("t-head", &shape) + &path("t-rule", &format!("M0 {h}H{w}"));
    let [left, right] = taken.map(|taken| if taken { 16.0 } else { 5.0 });
    let (room, cx) = (m.w - left - right, (m.w + left - right) / 2.0);
    out += &draw(
        "t-name",
        &fit_text(name, room, m.name, 10.8),
        cx,
        m.head / 2.0 + 0.5,
        room,
    );
    out
}

fn picture(tile: &TileFace<'_>, m: &Measures, icon_style: IconStyle) -> String {
    let [x, y, scale] = m.picture;
    // Tiles without needs or points use the whole face for their single icon.
    let (cx, cy, size) = (m.w / 2.0, (m.head + m.h) / 2.0, 62.0 * scale);
    let (data, printed) = (tile.data, tile.tile());
    match (printed.kind, printed.resource, printed.symbols.first()) {
        (Kind::Resource, Some(resource), _) => icon_style.icon(&data.resource(resource).id, cx, cy, size),
        (Kind::Bonus, _, Some(symbol)) => icon_style.icon(&data.symbol(symbol).id, cx, cy, size),
        _ => {
            let body = pictogram(&printed.id);
            format!(
                r#"<g class="t-pic" transform="translate({} {}) scale({scale})">{body}</g>"#,
                num(x),
                num(y)
            )
        }
    }
}

fn row<'a>(
    icons: impl Iterator<Item = &'a str>,
    [x, y, dx, dy]: [f32; 4],
    size: f32,
    icon_style: IconStyle,
) -> String {
    let place = |(n, name): (usize, &str)| icon_style.icon(name, x + dx * n as f32, y + dy * n as f32, size);
    icons.enumerate().map(place).collect()
}

fn cost(tile: &Tile, m: &Measures, icon_style: IconStyle) -> String {
    if tile.kind != Kind::Factory && tile.cost == 0 {
        return String::new();
    }
    let (x, y) = (m.coin / 2.0 + 2.0, m.foot);
    icon_style.icon("coin", x, y, m.coin) + &text_line("t-coin", x, y + 4.6, 13.0, &tile.cost.to_string())
}

/// The product of a factory: an arrow to its resource, or a coin saved on all later building.
fn product(tile: &TileFace<'_>, m: &Measures, icon_style: IconStyle) -> String {
    let printed = tile.tile();
    if printed.kind != Kind::Factory {
        return String::new();
    }
    let (x, y) = (m.w / 2.0 + 4.0, m.foot);
    if printed.discount > 0 {
        let saved = format!("−{}", printed.discount);
        return icon_style.icon("coin", x, y, m.coin) + &text_line("t-coin", x - 0.5, y + 4.6, 12.0, &saved);
    }
    let Some(resource) = printed.produces else {
        return String::new();
    };
    let arrow = format!("M{} {}h8m-3.2-3.2l3.4 3.2l-3.4 3.2", num(x - 22.0), num(y));
    path("t-arrow", &arrow) + &icon_style.icon(&tile.data.resource(resource).id, x + 1.0, y, m.coin + 1.0)
}

fn points(tile: &Tile, state: TileState, m: &Measures, icon_style: IconStyle) -> String {
    if tile.vp == 0 {
        return String::new();
    }
    let (x, y) = (m.w - 17.0, m.foot - 2.0);
    let mut out =
        icon_style.icon("vp", x, y, 28.0) + &text_line("t-vp", x, y + 4.2, 14.0, &tile.vp.to_string());
    if matches!(state, TileState::Built { late: true, .. }) {
        out += &path("t-strike", &format!("M{} {}l22-16", num(x - 11.0), num(y + 8.0)));
    }
    out
}
