//! Roads between factories and lines between technologies.

use industria::TileId;
use industria::data::{Kind, Tile};

use super::layout::Layout;
use super::scene::{BoardScene, Connection, Place, TileState};
use crate::polyline::{first_part, midpoint, rounded_path};
use crate::seats::seat_class;
use crate::svg::{escape, num, text_line, tooltip};

/// All connections, in two layers: paths (first the beds, then the owners' colours, so that no bed covers a colour),
/// which lie below the tiles, and badges, which lie above.
pub(super) fn draw(scene: &BoardScene<'_>, layout: &Layout) -> [String; 2] {
    let roads: Vec<Road<'_>> = scene
        .connections
        .iter()
        .filter_map(|c| Road::new(c, scene, layout))
        .collect();
    let ways = roads
        .iter()
        .map(Road::bed)
        .chain(roads.iter().map(Road::colour))
        .collect();
    [ways, roads.iter().map(Road::badge).collect()]
}

struct Road<'a> {
    connection: &'a Connection,
    ends: [&'a Tile; 2],
    class: &'static str,
    /// The corners of the path, from edge to edge.
    polyline: Vec<[f32; 2]>,
    owners: [Option<usize>; 2],
}

impl<'a> Road<'a> {
    fn new(connection: &'a Connection, scene: &BoardScene<'a>, layout: &Layout) -> Option<Road<'a>> {
        let place = |id: TileId| scene.places.iter().find(|place| place.face.id == id);
        let [a, b] = [place(connection.ends[0])?, place(connection.ends[1])?];
        if [a, b].iter().any(|end| end.state == TileState::Absent) {
            return None;
        }
        let [first, second] = [a.face.tile(), b.face.tile()];
        let path = layout.path([&first.id, &second.id])?;
        let owner = |place: &Place<'_>| match place.state {
            TileState::Built { seat, .. } => Some(seat),
            _ => None,
        };
        let class = if first.kind == Kind::Technology {
            "line"
        } else {
            "road"
        };
        // The owners in path order, so that a half-owned connection is coloured from the correct end.
        let ends = if path.between[0] == first.id {
            [a, b]
        } else {
            [b, a]
        };
        let owners = ends.map(owner);
        Some(Road {
            connection,
            ends: [first, second],
            class,
            polyline: path.via.clone(),
            owners,
        })
    }

    fn bed(&self) -> String {
        let d = rounded_path(&self.polyline, 9.0);
        let bed = format!(
            r#"<path class="{0}-bed" d="{d}"/><path class="{0}-top" d="{d}"/>"#,
            self.class
        );
        let [from, to] = self.ends.map(|end| escape(&end.id));
        format!(
            r#"<g class="link {}" data-link="{from} {to}">{}{bed}</g>"#,
            self.class,
            tooltip(&self.connection.title)
        )
    }

    /// The path in the seat's colour if one seat owns both ends; only the stub at the owned end if one end is owned.
    fn colour(&self) -> String {
        match self.owners {
            [Some(a), Some(b)] if a == b => self.owned_line(a),
            [a, b] => {
                let stub = |end: Option<usize>, polyline: Vec<[f32; 2]>| match end {
                    Some(seat) => {
                        let d = rounded_path(&first_part(&polyline, 13.0), 9.0);
                        format!(r#"<path class="link-stub {}" d="{d}"/>"#, seat_class(seat))
                    }
                    None => String::new(),
                };
                stub(a, self.polyline.clone()) + &stub(b, self.polyline.iter().rev().copied().collect())
            }
        }
    }

    /// The badge with the points of a finished connection, small enough for the narrowest gap.
    fn badge(&self) -> String {
        let [Some(seat), Some(other)] = self.owners else {
            return String::new();
        };
        if seat != other || self.connection.badge.is_empty() {
            return String::new();
        }
        let [x, y] = midpoint(&self.polyline);
        format!(
            r#"<g class="link-badge {}"><rect x="{}" y="{}" width="24" height="17" rx="8.5"/>{}</g>"#,
            seat_class(seat),
            num(x - 12.0),
            num(y - 8.5),
            text_line("link-points", x - 0.5, y + 4.3, 12.0, &self.connection.badge)
        )
    }

    fn owned_line(&self, seat: usize) -> String {
        let (d, class) = (rounded_path(&self.polyline, 9.0), seat_class(seat));
        let layer = |layer: &str| format!(r#"<path class="{layer} {class}" d="{d}"/>"#);
        ["link-won", "link-dash", "link-pattern"].map(layer).concat()
    }
}
