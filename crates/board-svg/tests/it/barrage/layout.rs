//! The layout of the map: every space has its place, nothing lies on top of another, water runs where it should.

use board_svg::barrage::{Point, flow_path, layout};

use super::table;

/// Left, top, right, bottom.
type Edges = [f32; 4];

/// Every space of the map with its edges.
fn spaces() -> Vec<(String, Edges)> {
    let scene = table::map_start();
    let layout = layout();
    let around = |id: &str, [w, h]: Point| {
        let [x, y] = layout.place(id).unwrap_or_else(|| panic!("{id} has no place"));
        let edges = [x - w / 2.0, y - h / 2.0, x + w / 2.0, y + h / 2.0];
        (id.to_owned(), edges)
    };
    let shield = [2.0 * layout.shield; 2];
    let mut spaces = Vec::new();
    spaces.extend(
        scene
            .headstreams
            .iter()
            .map(|space| around(&space.id, layout.headstream)),
    );
    spaces.extend(scene.dams.iter().map(|space| around(&space.id, layout.dam)));
    spaces.extend(scene.conduits.iter().map(|space| around(&space.id, shield)));
    let houses = scene.powerhouses.iter();
    spaces.extend(houses.map(|space| around(&space.id, layout.powerhouse)));
    spaces
}

#[test]
fn b_1_3_all_spaces_stand_apart_on_the_canvas() {
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
fn b_8_1_a_flow_begins_and_ends_where_it_should_and_stays_on_the_canvas() {
    let d = flow_path("headstream_a", "exit_left");
    assert!(d.starts_with("M160 197"), "{d}");
    assert!(d.ends_with("310 1598"), "{d}");
}
