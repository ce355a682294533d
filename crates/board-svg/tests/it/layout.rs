//! The layout fits the components: every place exists once, nothing overlaps, and no road runs through a tile.

use board_svg::industria::layout;
use industria::Data;
use industria::data::Kind;

type Point = [f32; 2];

/// The left, top, right and bottom edges.
type Edges = [f32; 4];

fn tiles() -> Vec<(String, u8, Edges)> {
    let layout = layout();
    let on_board = |kind| matches!(kind, Kind::Factory | Kind::Technology);
    let data = Data::standard();
    let tiles = data.tiles.iter().filter(|tile| on_board(tile.kind));
    let edges = tiles.map(|tile| {
        let size = if tile.kind == Kind::Technology {
            layout.technology
        } else {
            layout.factory
        };
        let area = layout
            .area(&tile.id, size)
            .unwrap_or_else(|| panic!("{} has no place", tile.id));
        (
            tile.id.clone(),
            tile.epoch,
            [area.x, area.y, area.x + area.width, area.y + area.height],
        )
    });
    edges.collect()
}

#[test]
fn ia_1_3_every_factory_and_technology_has_its_place() {
    let tiles = tiles();
    assert_eq!(tiles.len(), 40);
    assert_eq!(layout().places.len(), 40, "a place that belongs to no tile");
    for (n, (a, _, [left, top, right, bottom])) in tiles.iter().enumerate() {
        for (b, _, other) in &tiles[n + 1..] {
            let apart = *right < other[0] || other[2] < *left || *bottom < other[1] || other[3] < *top;
            assert!(apart, "{a} overlaps {b}");
        }
    }
}

#[test]
fn ia_1_3_the_track_divides_factories_from_technologies() {
    let track = layout().track;
    for tile in &Data::standard().tiles {
        let Some([x, _]) = layout().places.get(&tile.id) else {
            continue;
        };
        match tile.kind {
            Kind::Technology => assert!(*x > track.x + track.width, "{}", tile.id),
            _ => assert!(x + layout().factory[0] < track.x, "{}", tile.id),
        }
    }
}

#[test]
fn every_place_lies_in_the_band_of_its_epoch() {
    for (id, epoch, [_, top, _, bottom]) in tiles() {
        let [band, height] = layout().bands[usize::from(epoch) - 1];
        assert!(band <= top && bottom <= band + height, "{id}");
    }
}

#[test]
fn no_connection_touches_a_third_tile() {
    let tiles = tiles();
    let data = Data::standard();
    assert_eq!(layout().paths.len(), data.connections.len());
    for connection in &data.connections {
        let ends = connection.ends.map(|end| data.tile(end).id.as_str());
        let path = layout()
            .path(ends)
            .unwrap_or_else(|| panic!("no way for {ends:?}"));
        for (id, _, edges) in &tiles {
            let leg_hits = |leg: &[Point]| touches(leg[0], leg[1], *edges);
            let hit = path.via.windows(2).any(leg_hits);
            assert_eq!(hit, ends.contains(&id.as_str()), "{ends:?} and {id}");
        }
        for (end, point) in path
            .between
            .iter()
            .zip([path.via[0], path.via[path.via.len() - 1]])
        {
            let (_, _, edges) = tiles.iter().find(|(id, ..)| id == end).expect("a tile");
            assert!(
                is_on_edge(point, *edges),
                "{ends:?} does not begin on the edge of {end}"
            );
        }
    }
}

#[test]
fn no_two_connections_cross() {
    let paths = &layout().paths;
    for (n, a) in paths.iter().enumerate() {
        for b in &paths[n + 1..] {
            for x in a.via.windows(2) {
                for y in b.via.windows(2) {
                    let [left, top, right, bottom] = bounding_box(y[0], y[1]);
                    assert!(
                        !touches(x[0], x[1], [left, top, right, bottom]),
                        "{:?} crosses {:?}",
                        a.between,
                        b.between
                    );
                }
            }
        }
    }
}

/// All legs are horizontal or vertical, so a leg is its own bounding box.
fn bounding_box(a: Point, b: Point) -> Edges {
    assert!(a[0] == b[0] || a[1] == b[1], "a slanted leg at {a:?}");
    [a[0].min(b[0]), a[1].min(b[1]), a[0].max(b[0]), a[1].max(b[1])]
}

fn touches(a: Point, b: Point, [left, top, right, bottom]: Edges) -> bool {
    let leg = bounding_box(a, b);
    leg[0] <= right && left <= leg[2] && leg[1] <= bottom && top <= leg[3]
}

fn is_on_edge([x, y]: Point, [left, top, right, bottom]: Edges) -> bool {
    let inside = (left..=right).contains(&x) && (top..=bottom).contains(&y);
    inside && (x == left || x == right || y == top || y == bottom)
}
