//! The layout of the map: every space has a position, nothing overlaps, rivers follow the data.

use board_svg::barrage::{Point, conduit_path, flow_path, layout};
use toml::Value;

use super::barrage_components::BarrageComponents;
use super::table;

/// The left, top, right and bottom edges.
type Edges = [f32; 4];

/// Every space on the map with its edges.
fn spaces() -> Vec<(String, Edges)> {
    let scene = table::map_start();
    let layout = layout();
    let around = |id: &str, [w, h]: Point| {
        let [x, y] = layout.place(id).unwrap_or_else(|| panic!("{id} has no place"));
        let edges = [x - w / 2.0, y - h / 2.0, x + w / 2.0, y + h / 2.0];
        (id.to_owned(), edges)
    };
    let heads = scene
        .headstreams
        .iter()
        .map(|space| (&space.id, layout.headstream));
    let dams = scene.dams.iter().map(|space| (&space.id, layout.dam));
    let shield = [2.0 * layout.shield; 2];
    let conduits = scene.conduits.iter().map(|space| (&space.id, shield));
    let houses = scene
        .powerhouses
        .iter()
        .map(|space| (&space.id, layout.powerhouse));
    let all = heads.chain(dams).chain(conduits).chain(houses);
    all.map(|(id, size)| around(id, size)).collect()
}

fn ids(rows: &[Value]) -> Vec<String> {
    let id = |row: &Value| row["id"].as_str().expect("an id").to_owned();
    rows.iter().map(id).collect()
}

fn is_inside([x, y]: Point, [left, top, right, bottom]: Edges) -> bool {
    (left..=right).contains(&x) && (top..=bottom).contains(&y)
}

#[test]
fn b_1_3_spaces_do_not_overlap() {
    let spaces = spaces();
    assert_eq!(spaces.len(), 4 + 20 + 20 + 23);
    for (n, (a, [left, top, right, bottom])) in spaces.iter().enumerate() {
        assert!(*left > 0.0 && *top > 0.0, "{a}");
        assert!(*right < layout().width && *bottom < layout().height, "{a}");
        for (b, other) in &spaces[n + 1..] {
            let apart = *right < other[0] || other[2] < *left || *bottom < other[1] || other[3] < *top;
            assert!(apart, "{a} overlaps {b}");
        }
    }
}

#[test]
fn b_1_3_the_layout_has_exactly_the_spaces_of_the_data() {
    let components = BarrageComponents::read();
    let named = |table: &str| ids(&components.rows(table));
    for id in ["headstreams", "dams", "conduits", "powerhouses"]
        .map(named)
        .concat()
    {
        assert!(layout().place(&id).is_some(), "{id}");
    }
    assert_eq!(layout().conduits.len(), named("conduits").len());
    let in_rows: usize = layout().rows.iter().map(|row| row.spaces.len()).sum();
    assert_eq!(in_rows, named("powerhouses").len());
    assert_eq!(
        layout().places.len(),
        named("headstreams").len() + named("dams").len() + 2
    );
}

#[test]
fn b_1_6_conduits_end_at_their_row_and_touch_no_space() {
    let spaces = spaces();
    for row in BarrageComponents::read().rows("conduits") {
        let id = row["id"].as_str().expect("an id");
        let basin = row["to"].as_str().expect("a basin").trim_start_matches("basin_");
        let conduit = layout().conduit(id).expect("a conduit");
        assert_eq!(conduit.to, format!("powerhouses_{basin}"), "{id}");
        let target = layout().row(&conduit.to).expect("a row");
        let ([x, y], [a, b]) = (target.at, target.half);
        let end = *conduit.via.last().expect("an end");
        assert!(
            is_inside(end, [x - a, y - b, x + a, y + b]),
            "{id} ends at {end:?}"
        );
        for (other, edges) in spaces.iter().filter(|(other, _)| other != id) {
            for point in points_along(&conduit.via) {
                assert!(!is_inside(point, *edges), "{id} runs through {other}");
            }
        }
    }
}

/// Points every few units along a path.
fn points_along(way: &[Point]) -> Vec<Point> {
    let leg = |pair: &[Point]| {
        let [from, to] = [pair[0], pair[1]];
        let at = move |n: usize| {
            let share = n as f32 / 40.0;
            [
                from[0] + (to[0] - from[0]) * share,
                from[1] + (to[1] - from[1]) * share,
            ]
        };
        (0..=40).map(at).collect::<Vec<Point>>()
    };
    way.windows(2).flat_map(leg).collect()
}

/// The numbers of path data, in pairs.
fn path_points(d: &str) -> Vec<Point> {
    let numbers: Vec<f32> = d
        .split(|letter: char| letter.is_ascii_alphabetic() || letter == ' ')
        .filter_map(|word| word.parse().ok())
        .collect();
    numbers.chunks(2).map(|pair| [pair[0], pair[1]]).collect()
}

fn assert_on_canvas(d: &str) {
    for [x, y] in path_points(d) {
        assert!((0.0..=layout().width).contains(&x), "{x} in {d}");
        assert!((0.0..=layout().height).contains(&y), "{y} in {d}");
    }
}

/// The next place downstream, according to the data (B-8.1).
fn downstream(id: &str, components: &BarrageComponents) -> String {
    let basin = id.split('_').nth(1).unwrap_or_default();
    if id.starts_with("headstream") {
        let rows = components.rows("headstreams");
        let row = rows.iter().find(|row| row["id"].as_str() == Some(id));
        let into = row.and_then(|row| row["into"].as_str()).expect("a basin");
        return format!("dam_{}_upper", into.trim_start_matches("basin_"));
    }
    if id.ends_with("upper") {
        return format!("dam_{basin}_lower");
    }
    let here = components
        .rows("basins")
        .into_iter()
        .find(|row| row["id"].as_str() == Some(&format!("basin_{basin}")));
    let drains = here
        .and_then(|row| row.get("drains_to").and_then(Value::as_str).map(str::to_owned))
        .map(|to| to.trim_start_matches("basin_").to_owned());
    match (id.starts_with("powerhouses"), drains) {
        (true, Some(_)) => format!("dam_{basin}_upper"),
        (true, None) if basin == "11" => "exit_left".to_owned(),
        (true, None) => "exit_right".to_owned(),
        (false, drains) => format!("powerhouses_{}", drains.expect("a basin below")),
    }
}

#[test]
fn b_8_1_the_rivers_follow_the_data() {
    let components = BarrageComponents::read();
    for river in &layout().rivers {
        assert_eq!(river.to, downstream(&river.from, &components), "{}", river.from);
    }
    assert_eq!(layout().rivers.len(), 4 + 20 + 8);
}

#[test]
fn b_8_1_a_flow_has_the_right_ends_and_stays_on_the_map() {
    for start in layout().rivers.iter().map(|river| &river.from) {
        let mut here = start;
        while let Some(river) = layout().rivers.iter().find(|river| river.from == *here) {
            here = &river.to;
            let way = path_points(&flow_path(start, here));
            assert_eq!(way.first().copied(), layout().water(start), "{start} to {here}");
            assert_eq!(way.last().copied(), layout().water(here), "{start} to {here}");
            assert_on_canvas(&flow_path(start, here));
        }
        assert!(here.starts_with("exit"), "{start} ends at {here}");
    }
}

#[test]
fn b_8_5_a_flow_from_a_powerhouse_begins_in_its_row() {
    assert_eq!(
        flow_path("powerhouse_8_2", "dam_8_lower"),
        flow_path("powerhouses_8", "dam_8_lower")
    );
}

#[test]
fn there_is_no_path_where_no_water_flows() {
    assert_eq!(flow_path("dam_8_lower", "dam_1_upper"), "");
    assert_eq!(flow_path("exit_left", "nowhere"), "");
    assert_eq!(conduit_path("dam_1_upper", "nothing"), "");
}

#[test]
fn b_7_1_a_conduit_leads_from_the_lake_to_the_row() {
    for conduit in &layout().conduits {
        let basin = conduit.id.split('_').nth(1).expect("a number");
        for side in ["upper", "lower"] {
            let dam = format!("dam_{basin}_{side}");
            let d = conduit_path(&dam, &conduit.id);
            let way = path_points(&d);
            assert_eq!(way.first().copied(), layout().water(&dam), "{}", conduit.id);
            assert_eq!(way.last().copied(), layout().water(&conduit.to), "{}", conduit.id);
            assert_on_canvas(&d);
        }
    }
}
