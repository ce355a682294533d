//! A map as one picture.

use super::layout::layout;
use super::scene::MapScene;
use super::{demand, map_background, places, rails};
use crate::icons::symbol;
use crate::svg::{escape, num};

/// The icons that a map uses.
const USED_ICONS: [&str; 16] = [
    "cotton_mill",
    "factory",
    "coal_mine",
    "iron_works",
    "port",
    "ship",
    "coal_cube",
    "iron_cube",
    "locomotive",
    "check",
    "town_red",
    "town_blue",
    "town_green",
    "town_orange",
    "town_yellow",
    "town_purple",
];

/// Draws a map: the country, lines, locations with their spaces, and the demand displays.
///
/// Every space, market space, import space, line, location and demand display is a `<g class="tile …" data-tile="ID"
/// id="place-ID" tabindex="0">`: a button if it is lit or chosen, otherwise an image. Ids begin with `place-`, `ss-` or
/// `g-`.
pub fn map(scene: &MapScene) -> String {
    let layout = layout();
    let map = layout.map(&scene.map);
    let mut out = format!(
        r#"<svg class="ss-board age-of-industry {}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="group" aria-label="{}"><defs>"#,
        map.id,
        num(map.width),
        num(map.height),
        escape(&scene.label)
    );
    out.extend(USED_ICONS.iter().map(|name| symbol(name)));
    out += "</defs>";
    out += &map_background::draw(map, &scene.title, &scene.waters);
    out += &rails::draw_sea_links(scene);
    out += &rails::draw(scene);
    out.extend(scene.villages.iter().map(|place| places::village(place, map)));
    out.extend(
        scene
            .foreign
            .iter()
            .map(|place| places::foreign_location(place, layout, map)),
    );
    out.extend(scene.towns.iter().map(|place| places::town(place, layout, map)));
    out.extend(scene.ships.iter().map(|place| places::ship(place, layout, map)));
    out += &demand::draw(&scene.demand, map.demand);
    out + "</svg>"
}
