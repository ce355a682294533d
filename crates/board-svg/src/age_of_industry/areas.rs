//! The areas of the map that places and their names cover.

use super::layout::{Layout, Place, Point, Side};
use super::places::{HOLD_HEIGHT, NAME_FONT_SIZE, NAME_HEIGHT, SIGN_WIDTH, STATION_RADIUS, plate_size};
use super::scene::MapScene;
use crate::text::{FittedText, fit_text, width};

/// Serif italics are wider than the characters that the width estimate assumes.
pub(super) const SERIF_WIDTH_FACTOR: f32 = 0.88;

/// The area that a place covers on the map: its centre and half its size. Lines end at its edge.
pub(super) fn place_extent(scene: &MapScene, id: &str, layout: &Layout) -> Option<(Point, Point)> {
    let place = layout.map(&scene.map).places.get(id)?;
    let town = scene.towns.iter().find(|town| town.id == id);
    let size = town.map(|town| plate_size(place, town.spaces.len(), NAME_HEIGHT, layout));
    let foreign = scene.foreign.iter().find(|foreign| foreign.id == id);
    let size =
        size.or_else(|| foreign.map(|land| plate_size(place, land.markets.len(), NAME_HEIGHT, layout)));
    let ship = scene.ships.iter().find(|ship| ship.id == id);
    let size = size.or_else(|| ship.map(|_| plate_size(place, 2, HOLD_HEIGHT, layout)));
    let size = size.unwrap_or([2.0 * STATION_RADIUS; 2]);
    Some((place.at, [size[0] / 2.0, size[1] / 2.0]))
}

/// The rectangles that places cover, by id: left, top, right, bottom. A place has a plate or station, and a name.
///
/// For callers that show where a place is, and for the test that no places overlap.
pub fn areas(scene: &MapScene) -> Vec<(String, [f32; 4])> {
    let layout = super::layout();
    let map = layout.map(&scene.map);
    let mut areas = Vec::new();
    for id in map.places.keys() {
        if let Some(([x, y], [w, h])) = place_extent(scene, id, layout) {
            areas.push((id.clone(), [x - w, y - h, x + w, y + h]));
        }
    }
    let below = |id: &str, w: f32, h: f32, rise: f32| {
        let ([x, y], [_, half]) = place_extent(scene, id, layout)?;
        let top = y + half - rise;
        Some((id.to_owned(), [x - w / 2.0, top, x + w / 2.0, top + h]))
    };
    let plates = |id: &str| place_extent(scene, id, layout).map_or(0.0, |(_, [w, _])| 2.0 * w);
    for town in &scene.towns {
        let w = ribbon_width(&town.name, plates(&town.id));
        areas.extend(below(&town.id, w, NAME_HEIGHT, NAME_HEIGHT));
    }
    for land in &scene.foreign {
        let w = foreign_name_width(&land.name, land.port, plates(&land.id));
        areas.extend(below(&land.id, w, NAME_HEIGHT, NAME_HEIGHT));
    }
    for ship in &scene.ships {
        let name = fit_water_name(&ship.name);
        let widest = name.lines.iter().map(|line| width(line)).fold(0.0, f32::max);
        let h = 6.0 + 16.0 * name.lines.len() as f32;
        areas.extend(below(&ship.id, widest * name.size / SERIF_WIDTH_FACTOR, h, 0.0));
    }
    for village in &scene.villages {
        if let Some(place) = map.places.get(&village.id) {
            let ([dx, dy], w) = village_name_offset(&village.name, place);
            let [x, y] = [place.at[0] + dx, place.at[1] + dy];
            areas.push((village.id.clone(), [x - w / 2.0, y - 9.0, x + w / 2.0, y + 9.0]));
        }
    }
    areas
}

/// The width of a town's ribbon.
pub(super) fn ribbon_width(name: &str, plate: f32) -> f32 {
    plate.max((width(name) * NAME_FONT_SIZE + SIGN_WIDTH + 12.0).min(124.0))
}

/// The width of a foreign location's name.
pub(super) fn foreign_name_width(name: &str, port: bool, plate: f32) -> f32 {
    let sign = if port { SIGN_WIDTH } else { 0.0 };
    plate.max((width(name) * NAME_FONT_SIZE / SERIF_WIDTH_FACTOR + sign + 14.0).min(140.0))
}

/// The name of the waters around a ship space.
pub(super) fn fit_water_name(name: &str) -> FittedText {
    fit_text(name, 116.0 * SERIF_WIDTH_FACTOR, 16.0, 11.0)
}

/// The offset of a village's name from its centre, and the width of the name.
pub(super) fn village_name_offset(name: &str, place: &Place) -> (Point, f32) {
    let w = width(name) * 16.5;
    let [dx, dy] = match place.name {
        Side::Above => [0.0, -19.0],
        Side::Below => [0.0, 20.0],
        Side::Left => [-w / 2.0 - 14.0, 0.0],
        Side::Right => [w / 2.0 + 14.0, 0.0],
    };
    ([dx + place.nudge[0], dy + place.nudge[1]], w)
}
