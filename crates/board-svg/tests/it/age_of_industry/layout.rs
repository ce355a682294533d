//! The layout of both maps: every place has a position, nothing overlaps, lines do not touch names.

use board_svg::age_of_industry::{MapScene, Point, Rail, areas, layout, line_path};

use super::age_components::AgeComponents;

const MAPS: [&str; 2] = ["new_england", "germany"];
const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

/// The left, top, right and bottom edges.
type Edges = [f32; 4];

fn scenes() -> Vec<MapScene> {
    let scene = |language| MAPS.map(|map| AgeComponents::read(language).start(map));
    LANGUAGES.into_iter().flat_map(scene).collect()
}

fn overlaps(a: Edges, b: Edges) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

fn enlarge([left, top, right, bottom]: Edges, by: f32) -> Edges {
    [left - by, top - by, right + by, bottom + by]
}

/// Points along a path, one unit apart.
fn points_along(way: &[Point]) -> Vec<Point> {
    let mut all = Vec::new();
    for leg in way.windows(2) {
        let [dx, dy] = [leg[1][0] - leg[0][0], leg[1][1] - leg[0][1]];
        let steps = dx.hypot(dy).ceil();
        for step in 0..=steps as u32 {
            let share = step as f32 / steps.max(1.0);
            all.push([leg[0][0] + dx * share, leg[0][1] + dy * share]);
        }
    }
    all
}

fn counter_edges(way: &[Point]) -> Edges {
    let all = points_along(way);
    let [x, y] = all[all.len() / 2];
    [x - 21.0, y - 13.0, x + 21.0, y + 13.0]
}

/// The ends of a line; for a sea link, its ship space and port.
fn line_ends<'a>(scene: &'a MapScene, id: &'a str) -> [&'a str; 2] {
    if let Some((a, b)) = id.split_once("--") {
        return [a, b];
    }
    let ship = scene
        .ships
        .iter()
        .find(|ship| ship.id == id)
        .expect("a ship space");
    [id, &ship.port]
}

#[test]
fn ai_1_2_the_layout_has_exactly_the_places_of_the_data() {
    for scene in scenes() {
        let map = layout().map(&scene.map);
        let towns = scene.towns.iter().map(|place| &place.id);
        let villages = scene.villages.iter().map(|place| &place.id);
        let foreign = scene.foreign.iter().map(|place| &place.id);
        let ships = scene.ships.iter().map(|place| &place.id);
        let mut ids: Vec<&String> = towns.chain(villages).chain(foreign).chain(ships).collect();
        ids.sort();
        assert!(ids.into_iter().eq(map.places.keys()), "{}", scene.map);
        for id in map.via.keys() {
            assert!(scene.rails.iter().any(|rail| rail.id == *id), "{id}");
        }
        assert_eq!(map.waters.len(), scene.waters.len());
    }
}

#[test]
fn ai_1_2_places_and_names_do_not_overlap() {
    let mut wrong = Vec::new();
    for scene in scenes() {
        let map = layout().map(&scene.map);
        let mut areas = areas(&scene);
        let [x, y] = map.demand;
        areas.push(("demand".into(), [x, y, x + 308.0, y + 130.0]));
        let [x, y] = map.title;
        areas.push(("title".into(), [x - 138.0, y - 30.0, x + 138.0, y + 30.0]));
        let canvas = [10.0, 10.0, map.width - 10.0, map.height - 10.0];
        for (n, (a, area)) in areas.iter().enumerate() {
            let inside =
                area[0] >= canvas[0] && area[1] >= canvas[1] && area[2] <= canvas[2] && area[3] <= canvas[3];
            if !inside {
                wrong.push(format!("{} is off the canvas: {area:?}", a));
            }
            for (b, other) in &areas[n + 1..] {
                if a != b && overlaps(enlarge(*area, 2.0), *other) {
                    wrong.push(format!("{a} lies on {b} in {}", scene.title));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn ai_1_6_lines_touch_nothing_but_their_ends() {
    let mut wrong = Vec::new();
    for scene in scenes() {
        let areas = areas(&scene);
        let ships = scene.ships.iter().map(|ship| &ship.id);
        for id in scene.rails.iter().map(|rail| &rail.id).chain(ships) {
            let way = line_path(&scene, id).unwrap_or_else(|| panic!("{id} has no path"));
            let ends = line_ends(&scene, id);
            for (place, area) in areas.iter().filter(|(place, _)| !ends.contains(&place.as_str())) {
                let hit = |&[x, y]: &Point| overlaps(enlarge(*area, 4.0), [x, y, x, y]);
                if points_along(&way).iter().any(hit) {
                    wrong.push(format!("{id} runs through {place} in {}", scene.title));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn ai_11_1_link_counters_cover_nothing() {
    let mut wrong = Vec::new();
    for scene in scenes() {
        let areas = areas(&scene);
        let counter = |rail: &Rail| {
            (
                rail.id.clone(),
                counter_edges(&line_path(&scene, &rail.id).expect("a path")),
            )
        };
        let counters: Vec<_> = scene.rails.iter().map(counter).collect();
        for (n, (id, edges)) in counters.iter().enumerate() {
            for (place, area) in &areas {
                // It may reach under the edge of a plate, which is drawn later, but most of it must be visible.
                if overlaps(enlarge(*edges, -4.0), *area) {
                    wrong.push(format!("the counter of {id} lies on {place} in {}", scene.title));
                }
            }
            for (other, counter) in &counters[n + 1..] {
                if overlaps(*edges, *counter) {
                    wrong.push(format!("the counters of {id} and {other} lie on each other"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
