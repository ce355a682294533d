//! Towns, villages, foreign locations and ship spaces: plates with their spaces and names.

use age_of_industry::Cube;

use super::areas::{
    SERIF_WIDTH_FACTOR, fit_water_name, foreign_name_width, ribbon_width, village_name_offset,
};
use super::faces::{cubes, market, space_symbols, tile, town_class, town_sign};
use super::layout::{Layout, MapLayout, Place, Point};
use super::scene::{Foreign, Market, ShipPlace, Space, Town, Village};
use crate::icon_style::IconStyle;
use crate::spot::{PlaceGroup, disc};
use crate::svg::{rect, use_icon};
use crate::text::{FittedText, draw as draw_text, fit_text};

const ICON_STYLE: IconStyle = IconStyle::Symbols;
/// The height of a name, its font size, and the padding around spaces.
pub(super) const NAME_HEIGHT: f32 = 23.0;
pub(super) const NAME_FONT_SIZE: f32 = 17.5;
const PADDING: f32 = 3.0;
/// The width of the sign before a name.
pub(super) const SIGN_WIDTH: f32 = 20.0;
/// The height of the hold with the coal beyond a ship space.
pub(super) const HOLD_HEIGHT: f32 = 20.0;
/// The radius of a village's station.
pub(super) const STATION_RADIUS: f32 = 8.5;

/// The width and height of a plate with this many spaces and a band below them.
pub(super) fn plate_size(place: &Place, spaces: usize, band: f32, layout: &Layout) -> Point {
    let cols = usize::from(place.cols.max(1));
    let rows = spaces.div_ceil(cols) as f32;
    let step = layout.space + 1.0;
    [
        step * cols as f32 - 1.0 + 2.0 * PADDING,
        step * rows - 1.0 + PADDING + band,
    ]
}

/// The upper left corners of the spaces.
fn corners(place: &Place, size: Point, count: usize, layout: &Layout) -> Vec<Point> {
    let cols = usize::from(place.cols.max(1));
    let step = layout.space + 1.0;
    let [left, top] = [
        place.at[0] - size[0] / 2.0 + PADDING,
        place.at[1] - size[1] / 2.0 + PADDING,
    ];
    let at = |n: usize| [left + step * (n % cols) as f32, top + step * (n / cols) as f32];
    (0..count).map(at).collect()
}

/// A town: its plate in its colour, spaces, and the ribbon with its name and sign.
pub(super) fn town(town: &Town, layout: &Layout, map: &MapLayout) -> String {
    let Some(place) = map.places.get(&town.id) else {
        return String::new();
    };
    let size = plate_size(place, town.spaces.len(), NAME_HEIGHT, layout);
    let [x, y] = place.at;
    let colour = town_class(town.colour);
    let mut out = format!(r#"<g class="{colour}">"#);
    out += &rect(
        "g-plate",
        x - size[0] / 2.0,
        y - size[1] / 2.0,
        size[0],
        size[1],
        5.0,
    );
    let w = ribbon_width(&town.name, size[0]);
    let name = fit_line(&town.name, w - SIGN_WIDTH - 8.0);
    let body = rect("g-ribbon t-frame", 0.0, 0.0, w, NAME_HEIGHT, 4.0)
        + &town_sign(town.colour, 11.5, NAME_HEIGHT / 2.0, 8.5, ICON_STYLE)
        + &draw_text(
            "g-name",
            &name,
            (w + SIGN_WIDTH) / 2.0,
            NAME_HEIGHT / 2.0,
            w - SIGN_WIDTH - 6.0,
        );
    out += &place_group(
        &town.id,
        &town.mark,
        [x - w / 2.0, y + size[1] / 2.0 - NAME_HEIGHT],
        [w, NAME_HEIGHT],
        &body,
    );
    let corners = corners(place, size, town.spaces.len(), layout);
    // Places that can be chosen are drawn last, so that no neighbour covers their marks.
    for top in [false, true] {
        let spaces = town.spaces.iter().zip(&corners);
        let now = spaces.filter(|(space, _)| (space.mark.lit || space.mark.chosen) == top);
        out.extend(now.map(|(space, at)| draw_space(space, *at, layout.space)));
    }
    out + "</g>"
}

fn fit_line(name: &str, room: f32) -> FittedText {
    FittedText::line(name, room, NAME_FONT_SIZE, 11.0)
}

fn place_group(id: &str, mark: &super::Mark, at: Point, size: Point, body: &str) -> String {
    let spot = PlaceGroup {
        id,
        scope: "",
        classes: "g-place".to_owned(),
        mark,
        at,
        size,
        icon_style: ICON_STYLE,
    };
    spot.draw(body)
}

/// A space. The marks of a choice are drawn close to it, because its neighbours are near.
fn space_group(id: &str, mark: &super::Mark, [x, y]: Point, [w, h]: Point, body: &str) -> String {
    let body = format!(r#"<g transform="translate(-3 -3)">{body}</g>"#);
    place_group(id, mark, [x + 3.0, y + 3.0], [w - 6.0, h - 6.0], &body)
}

/// A building space with its tile, or with the industries that may be built there.
fn draw_space(space: &Space, at: Point, s: f32) -> String {
    let mut body = rect("g-space t-frame", 0.0, 0.0, s, s, 4.0);
    match (&space.preview, &space.tile) {
        (Some(ghost), _) => body += &format!(r#"<g class="p-ghost">{}</g>"#, tile(ghost, 0, s, ICON_STYLE)),
        (None, Some(stands)) => body += &tile(stands, space.taking, s, ICON_STYLE),
        (None, None) => {
            body += &format!(
                r#"<g class="g-print">{}</g>"#,
                space_symbols(space.symbol, s, ICON_STYLE)
            )
        }
    }
    space_group(&space.id, &space.mark, at, [s, s], &body)
}

fn draw_market(space: &Market, at: Point, s: f32) -> String {
    let body =
        market(space.kind, space.flipped, s, ICON_STYLE) + &rect("p-edge t-frame", 0.0, 0.0, s, s, 4.0);
    space_group(&space.id, &space.mark, at, [s, s], &body)
}

/// A village: a station with its name next to it.
pub(super) fn village(village: &Village, map: &MapLayout) -> String {
    let Some(place) = map.places.get(&village.id) else {
        return String::new();
    };
    let ([dx, dy], _) = village_name_offset(&village.name, place);
    let name = fit_text(&village.name, 140.0, 16.5, 12.0);
    let body = disc(
        "g-station t-frame",
        STATION_RADIUS,
        STATION_RADIUS,
        STATION_RADIUS,
    ) + &disc("g-stop", STATION_RADIUS, STATION_RADIUS, 3.6)
        + &draw_text(
            "g-village",
            &name,
            STATION_RADIUS + dx,
            STATION_RADIUS + dy,
            140.0,
        );
    let at = [place.at[0] - STATION_RADIUS, place.at[1] - STATION_RADIUS];
    place_group(&village.id, &village.mark, at, [2.0 * STATION_RADIUS; 2], &body)
}

/// A foreign location: markets over its name, with an anchor if it has the port symbol.
pub(super) fn foreign_location(land: &Foreign, layout: &Layout, map: &MapLayout) -> String {
    let Some(place) = map.places.get(&land.id) else {
        return String::new();
    };
    let size = plate_size(place, land.markets.len(), NAME_HEIGHT, layout);
    let [x, y] = place.at;
    let sign = if land.port { SIGN_WIDTH } else { 0.0 };
    let w = foreign_name_width(&land.name, land.port, size[0]);
    let name = fit_line(&land.name, (w - sign - 8.0) * SERIF_WIDTH_FACTOR);
    let mut body = rect("g-abroad t-frame", 0.0, 0.0, w, NAME_HEIGHT, 0.0);
    body += &draw_text(
        "g-land",
        &name,
        (w + sign) / 2.0,
        NAME_HEIGHT / 2.0,
        w - sign - 6.0,
    );
    if land.port {
        body += &(disc("g-anchor", 11.5, NAME_HEIGHT / 2.0, 9.5)
            + &format!(
                r#"<g class="p-emblem">{}</g>"#,
                use_icon("port", 11.5, NAME_HEIGHT / 2.0, 14.0)
            ));
    }
    let mut out = rect(
        "g-plate abroad",
        x - size[0] / 2.0,
        y - size[1] / 2.0,
        size[0],
        size[1],
        3.0,
    );
    out += &place_group(
        &land.id,
        &land.mark,
        [x - w / 2.0, y + size[1] / 2.0 - NAME_HEIGHT],
        [w, NAME_HEIGHT],
        &body,
    );
    for (market, at) in land
        .markets
        .iter()
        .zip(corners(place, size, land.markets.len(), layout))
    {
        out += &draw_market(market, at, layout.space);
    }
    out
}

/// A ship space: ship, market, the hold with import coal, and the name of the waters below.
pub(super) fn ship(ship: &ShipPlace, layout: &Layout, map: &MapLayout) -> String {
    let Some(place) = map.places.get(&ship.id) else {
        return String::new();
    };
    let s = layout.space;
    let size = plate_size(place, 2, HOLD_HEIGHT, layout);
    let [left, top] = [place.at[0] - size[0] / 2.0, place.at[1] - size[1] / 2.0];
    let mut out = format!(r#"<g class="{}">"#, town_class(ship.colour));
    out += &rect("g-plate afloat", left, top, size[0], size[1], 9.0);
    let name = fit_water_name(&ship.name);
    let lines = name.lines.len() as f32;
    let body = draw_text("g-bay", &name, size[0] / 2.0, 3.0 + 8.0 * lines, 124.0);
    let below = [left, top + size[1]];
    out += &place_group(&ship.id, &ship.mark, below, [size[0], 6.0 + 16.0 * lines], &body);
    let corners = corners(place, size, 2, layout);
    out += &draw_space(&ship.space, corners[0], s);
    let sign = if ship.import.is_some() {
        12.5
    } else {
        size[0] / 2.0
    };
    out += &town_sign(
        ship.colour,
        left + sign,
        top + size[1] - HOLD_HEIGHT / 2.0 - 0.5,
        8.5,
        ICON_STYLE,
    );
    // The market and the coal beyond become available with a ship (AI-13.1).
    let open = ship.space.tile.or(ship.space.preview).is_some();
    out += if open { "<g>" } else { r#"<g class="g-beyond">"# };
    if let Some(market) = &ship.market {
        out += &draw_market(market, corners[1], s);
    }
    if let Some(import) = &ship.import {
        let (w, h) = (2.0 * s - 19.0, HOLD_HEIGHT - 4.0);
        let coal = cubes(
            Cube::Coal,
            [import.cubes, import.taking],
            [w / 2.0, h / 2.0],
            [13.0, 17.0],
            ICON_STYLE,
        );
        let body = rect("g-hold t-frame", 0.0, 0.0, w, h, 3.0) + &coal;
        let at = [left + PADDING + 20.0, top + s + PADDING + 1.5];
        out += &space_group(&import.id, &import.mark, at, [w, h], &body);
    }
    out + "</g></g>"
}
