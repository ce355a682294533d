//! Lines between locations: track not yet built, links with their owner's colour, pattern and counter, and sea links.

use super::areas::place_extent;
use super::layout::{Layout, Point};
use super::scene::{MapScene, Rail};
use crate::icon_style::{IconStyle, choice};
use crate::polyline::{distance, midpoint, point_toward, rounded_path};
use crate::seats::{mark, seat_class};
use crate::spot::{aria_role, state_classes};
use crate::svg::{escape, num, rect, tooltip, use_icon};

/// The path of a rail line (`boston--worcester`) or a sea link (by its ship space), from edge to edge; the link counter
/// is at its midpoint. For callers that show goods or cubes in transit, and for the test that lines touch nothing else.
pub fn line_path(scene: &MapScene, id: &str) -> Option<Vec<Point>> {
    let layout = super::layout();
    if let Some((a, b)) = id.split_once("--") {
        return path_between(scene, layout, id, a, b);
    }
    let ship = scene.ships.iter().find(|ship| ship.id == id)?;
    path_between(scene, layout, "", &ship.port, id)
}

/// Half the width and height of a link counter.
const COUNTER_HALF_SIZE: Point = [21.0, 13.0];

/// All rail lines: the unbuilt ones first, so that no track crosses an owner's colour.
pub(super) fn draw(scene: &MapScene) -> String {
    let (built, free): (Vec<_>, Vec<_>) = scene.rails.iter().partition(|rail| rail.owner.is_some());
    let all = free.into_iter().chain(built);
    all.filter_map(|rail| draw_line(rail, scene)).collect()
}

fn draw_line(rail: &Rail, scene: &MapScene) -> Option<String> {
    let polyline = line_path(scene, &rail.id)?;
    let d = rounded_path(&polyline, 40.0);
    let draw = |class: &str| format!(r#"<path class="{class}" d="{d}"/>"#);
    let seat = rail.owner.or(rail.preview);
    let mut body = draw("r-reach");
    if rail.mark.lit || rail.mark.chosen {
        body += &draw("r-glow");
    }
    if seat.is_some() {
        body += &(draw("r-edge") + &draw("r-owner") + &draw("r-pattern"));
    } else {
        body += &(draw("r-bed") + &draw("r-ties"));
    }
    if rail.used {
        body += &draw("r-used");
    }
    let [x, y] = midpoint(&polyline);
    let (corner, size) = (
        [x - COUNTER_HALF_SIZE[0], y - COUNTER_HALF_SIZE[1]],
        [2.0 * COUNTER_HALF_SIZE[0], 2.0 * COUNTER_HALF_SIZE[1]],
    );
    let mut counter = String::new();
    if let Some(seat) = seat {
        counter += &rect("r-counter t-frame", 0.0, 0.0, size[0], size[1], 6.0);
        counter += &format!(
            r#"<path class="p-mark" fill-rule="evenodd" d="{}"/>"#,
            mark(seat, 10.5, COUNTER_HALF_SIZE[1], 7.2)
        );
        counter += &use_icon("locomotive", 29.0, COUNTER_HALF_SIZE[1] - 0.5, 20.0);
    } else if rail.mark.lit || rail.mark.chosen {
        counter += &rect("r-slot t-frame", 0.0, 0.0, size[0], size[1], 6.0);
    }
    if rail.mark.lit || rail.mark.chosen {
        counter += &choice(rail.mark.chosen, size[0], size[1], IconStyle::Symbols);
    }
    let state = match (rail.owner, rail.preview) {
        (Some(seat), _) => format!(" held {}", seat_class(seat)),
        (None, Some(seat)) => format!(" preview {}", seat_class(seat)),
        (None, None) => String::new(),
    };
    Some(format!(
        r#"<g class="tile r-line{state}{}" data-tile="{id}" id="place-{id}" tabindex="0" role="{}" aria-label="{}">{}{body}<g transform="translate({} {})">{counter}</g></g>"#,
        state_classes(&rail.mark),
        aria_role(&rail.mark),
        escape(&rail.mark.label),
        tooltip(&rail.mark.title),
        num(corner[0]),
        num(corner[1]),
        id = escape(&rail.id),
    ))
}

/// Sea links: dashed, from the port town to the ship space.
pub(super) fn draw_sea_links(scene: &MapScene) -> String {
    let lane = |ship: &super::ShipPlace| {
        let d = rounded_path(&line_path(scene, &ship.id)?, 0.0);
        let used = if ship.used {
            format!(r#"<path class="r-used" d="{d}"/>"#)
        } else {
            String::new()
        };
        Some(format!(
            r#"<path class="r-sea-bed" d="{d}"/><path class="r-sea" d="{d}"/>{used}"#
        ))
    };
    scene.ships.iter().filter_map(lane).collect()
}

/// The path from the edge of one place to the edge of another, round obstacles in between.
fn path_between(scene: &MapScene, layout: &Layout, id: &str, a: &str, b: &str) -> Option<Vec<Point>> {
    let (start, from) = place_extent(scene, a, layout)?;
    let (end, to) = place_extent(scene, b, layout)?;
    let via = layout.map(&scene.map).via.get(id);
    let mut polyline = vec![start];
    polyline.extend(via.into_iter().flatten());
    polyline.push(end);
    let last = polyline.len() - 1;
    let (head, tail) = (
        edge_toward(start, polyline[1], from),
        edge_toward(end, polyline[last - 1], to),
    );
    polyline[0] = head;
    polyline[last] = tail;
    Some(polyline)
}

/// The point where the path from the centre of a plate towards another point crosses the plate's edge. It is well
/// inside, so that the plate also covers the end of a broad line at a corner.
fn edge_toward(from: Point, to: Point, half: Point) -> Point {
    let [dx, dy] = [(to[0] - from[0]).abs(), (to[1] - from[1]).abs()];
    let share = (half[0] / dx.max(0.01)).min(half[1] / dy.max(0.01)).min(1.0);
    point_toward(from, to, (distance(from, to) * share - 10.0).max(0.0))
}
