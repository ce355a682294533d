//! The layout fits the components: no path crosses a field, networks are connected, nothing overlaps.

use std::collections::BTreeSet;

use board_svg::industry::layout;
use industry::data::Kind;
use industry::{Data, FieldId};

type Point = [f32; 2];

/// The left, top, right and bottom edges.
type Edges = [f32; 4];

fn fields() -> Vec<(String, Edges)> {
    let edges = |id: &String| {
        let area = layout().area(id).unwrap_or_else(|| panic!("{id} has no place"));
        [area.x, area.y, area.x + area.width, area.y + area.height]
    };
    let data = Data::standard();
    data.fields
        .iter()
        .map(|field| (field.id.clone(), edges(&field.id)))
        .collect()
}

#[test]
fn iy_1_2_sixty_fields_lie_apart_between_the_tracks() {
    let fields = fields();
    assert_eq!(fields.len(), 60);
    for (n, (a, [left, top, right, bottom])) in fields.iter().enumerate() {
        assert!(
            *left > layout().track.x + layout().track.width && *right < layout().score.x,
            "{a}"
        );
        for (b, other) in &fields[n + 1..] {
            let apart = *right < other[0] || other[2] < *left || *bottom < other[1] || other[3] < *top;
            assert!(apart, "{a} overlaps {b}");
        }
    }
}

#[test]
fn iy_1_2_every_row_has_the_kinds_of_field_in_order() {
    let rank = |kind| match kind {
        Kind::Joker => 0,
        Kind::Bonus => 1,
        Kind::Factory => 2,
        Kind::Technology => 3,
    };
    let data = Data::standard();
    let fields: Vec<FieldId> = data.field_ids().collect();
    for row in fields.chunks(12) {
        assert!(row.iter().all(|field| field.epoch() == row[0].epoch()));
        assert!(row.is_sorted_by_key(|field| rank(data.field(*field).kind)));
    }
}

#[test]
fn every_factory_and_technology_names_a_pictogram() {
    for field in &Data::standard().fields {
        let named = layout().pictures.contains_key(&field.id);
        let drawn = matches!(field.kind, Kind::Factory | Kind::Technology);
        assert_eq!(named, drawn, "{}", field.id);
    }
}

#[test]
fn no_connection_touches_a_third_field() {
    let fields = fields();
    let data = Data::standard();
    assert_eq!(layout().paths.len(), data.links.len());
    for link in &data.links {
        let ends = link.ends.map(|end| data.field(end).id.as_str());
        let path = layout()
            .path(ends)
            .unwrap_or_else(|| panic!("no way for {ends:?}"));
        for (id, edges) in &fields {
            let hit = path.via.windows(2).any(|leg| touches(bounding_box(leg), *edges));
            assert_eq!(hit, ends.contains(&id.as_str()), "{ends:?} and {id}");
        }
        let tips = [path.via[0], path.via[path.via.len() - 1]];
        for (end, tip) in path.between.iter().zip(tips) {
            let (_, edges) = fields.iter().find(|(id, _)| id == end).expect("a field");
            assert!(
                is_on_edge(tip, *edges),
                "{ends:?} does not begin on the edge of {end}"
            );
        }
    }
}

/// A line may cross a road, because they look different. Two crossing roads would look like a junction.
#[test]
fn roads_and_lines_do_not_cross_their_own_kind() {
    let data = Data::standard();
    let technology = |id: &String| {
        let field = data.find_field(id);
        field.is_some_and(|field| data.field(field).kind == Kind::Technology)
    };
    for (n, a) in layout().paths.iter().enumerate() {
        for b in &layout().paths[n + 1..] {
            let alike = technology(&a.between[0]) == technology(&b.between[0]);
            let legs = a
                .via
                .windows(2)
                .flat_map(|x| b.via.windows(2).map(move |y| (x, y)));
            for (x, y) in legs {
                let (x, y) = (bounding_box(x), bounding_box(y));
                let met = if alike {
                    touches(enlarge(x, 4.0), enlarge(y, 4.0))
                } else {
                    runs_along(x, y)
                };
                assert!(!met, "{:?} and {:?}", a.between, b.between);
            }
        }
    }
}

#[test]
fn iy_9_5_every_network_connects_exactly_its_fields() {
    let data = Data::standard();
    let fields = fields();
    for network in &layout().networks {
        let known = data.networks().find(|(_, known)| known.id == network.id);
        let (id, _) = known.unwrap_or_else(|| panic!("no network is called {}", network.id));
        let members = data.fields.iter().filter(|field| field.networks.has(id));
        let members: BTreeSet<String> = members.map(|field| field.id.clone()).collect();
        let docked: BTreeSet<String> = network.docks.iter().map(|dock| dock.field.clone()).collect();
        assert_eq!(members, docked, "{}", network.id);
        assert_eq!(
            docked.len(),
            network.docks.len(),
            "{}: a field docks twice",
            network.id
        );
        for dock in &network.docks {
            let (_, edges) = fields.iter().find(|(id, _)| *id == dock.field).expect("a field");
            assert!(is_on_edge(dock.at, *edges), "{} at {}", network.id, dock.field);
            let tip = |piece: &Vec<Point>| piece.first() == Some(&dock.at) || piece.last() == Some(&dock.at);
            assert!(
                network.pieces.iter().any(tip),
                "nothing ends at the dock of {}",
                dock.field
            );
        }
        for (id, edges) in &fields {
            let hit = |piece: &Vec<Point>| piece.windows(2).any(|leg| touches(bounding_box(leg), *edges));
            assert_eq!(
                network.pieces.iter().any(hit),
                members.contains(id),
                "{} and {id}",
                network.id
            );
        }
        assert_eq!(
            connected_count(&network.pieces),
            network.pieces.len(),
            "{} falls apart",
            network.id
        );
    }
}

/// Paths may cross a network on a bridge, but must not run along it.
#[test]
fn no_connection_runs_along_a_network() {
    let networks = layout().networks.iter();
    let mut ways: Vec<(String, Vec<Vec<Point>>)> =
        networks.map(|n| (n.id.clone(), n.pieces.clone())).collect();
    let paths = layout().paths.iter();
    ways.extend(paths.map(|path| (path.between.join("-"), vec![path.via.clone()])));
    for (n, (a, from)) in ways.iter().enumerate().take(layout().networks.len()) {
        for (b, to) in &ways[n + 1..] {
            for x in from.iter().flat_map(|piece| piece.windows(2)) {
                for y in to.iter().flat_map(|piece| piece.windows(2)) {
                    assert!(
                        !runs_along(bounding_box(x), bounding_box(y)),
                        "{a} runs along {b} at {x:?} {y:?}"
                    );
                }
            }
        }
    }
}

/// The number of pieces that are connected to the first.
fn connected_count(pieces: &[Vec<Point>]) -> usize {
    let touch = |a: &[Point], b: &[Point]| {
        let legs = a.windows(2).flat_map(|x| b.windows(2).map(move |y| (x, y)));
        legs.into_iter()
            .any(|(x, y)| touches(bounding_box(x), bounding_box(y)))
    };
    let mut found = vec![0];
    let mut next = 0;
    while let Some(&from) = found.get(next) {
        next += 1;
        for to in 0..pieces.len() {
            if !found.contains(&to) && touch(&pieces[from], &pieces[to]) {
                found.push(to);
            }
        }
    }
    found.len()
}

/// All legs are horizontal or vertical, so a leg is its own bounding box.
fn bounding_box(leg: &[Point]) -> Edges {
    let [a, b] = [leg[0], leg[1]];
    assert!(a[0] == b[0] || a[1] == b[1], "a slanted leg at {a:?}");
    [a[0].min(b[0]), a[1].min(b[1]), a[0].max(b[0]), a[1].max(b[1])]
}

fn enlarge([left, top, right, bottom]: Edges, by: f32) -> Edges {
    [left - by, top - by, right + by, bottom + by]
}

/// Whether two parallel legs overlap, within the width of a road.
fn runs_along(a: Edges, b: Edges) -> bool {
    let upright = |edges: Edges| edges[0] == edges[2];
    upright(a) == upright(b) && touches(enlarge(a, 4.0), enlarge(b, 4.0))
}

fn touches(a: Edges, [left, top, right, bottom]: Edges) -> bool {
    a[0] <= right && left <= a[2] && a[1] <= bottom && top <= a[3]
}

fn is_on_edge([x, y]: Point, [left, top, right, bottom]: Edges) -> bool {
    let inside = (left..=right).contains(&x) && (top..=bottom).contains(&y);
    inside && (x == left || x == right || y == top || y == bottom)
}
