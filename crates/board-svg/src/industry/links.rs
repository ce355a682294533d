//! Roads between factories and lines between technologies.

use industry::data::{Field, Kind};

use super::layout::Layout;
use super::scene::{BoardScene, Connection, FieldState};
use crate::polyline::{first_part, midpoint, rounded_path};
use crate::seats::seat_class;
use crate::svg::{escape, num, text_line, tooltip};

/// All connections, in two layers: paths (first the beds, then the owners' colours, so that no bed covers a colour),
/// which lie below the fields, and badges, which lie above.
pub(super) fn draw(scene: &BoardScene<'_>, layout: &Layout) -> [String; 2] {
    let links: Vec<Link<'_>> = scene
        .connections
        .iter()
        .filter_map(|connection| Link::new(connection, scene, layout))
        .collect();
    let ways = links
        .iter()
        .map(Link::bed)
        .chain(links.iter().map(Link::colour))
        .collect();
    [ways, links.iter().map(Link::badge).collect()]
}

struct Link<'a> {
    connection: &'a Connection,
    ends: [&'a Field; 2],
    class: &'static str,
    /// The corners of the path, from edge to edge.
    polyline: &'a [[f32; 2]],
    /// The seats that developed the ends, in path order.
    owners: [Option<usize>; 2],
}

impl<'a> Link<'a> {
    fn new(connection: &'a Connection, scene: &BoardScene<'a>, layout: &'a Layout) -> Option<Link<'a>> {
        let ends = connection.ends.map(|end| scene.data.field(end));
        let path = layout.path([&ends[0].id, &ends[1].id])?;
        let place = |id: &String| {
            let field = scene.data.find_field(id)?;
            scene.places.iter().find(|place| place.face.id == field)
        };
        let [a, b] = [place(&path.between[0])?, place(&path.between[1])?];
        let class = match a.face.field().kind {
            Kind::Technology => "line",
            _ => "road",
        };
        let owners = [a, b].map(|end| match end.state {
            FieldState::Developed { seat, .. } => Some(seat),
            _ => None,
        });
        Some(Link {
            connection,
            ends,
            class,
            polyline: &path.via,
            owners,
        })
    }

    fn bed(&self) -> String {
        let d = rounded_path(self.polyline, 8.0);
        let [from, to] = self.ends.map(|end| escape(&end.id));
        format!(
            r#"<g class="link {0}" data-link="{from} {to}">{1}<path class="{0}-bed" d="{d}"/><path class="{0}-top" d="{d}"/></g>"#,
            self.class,
            tooltip(&self.connection.title)
        )
    }

    /// The path in the seat's colour if one seat owns both ends; only the stub at the owned end if one end is owned.
    fn colour(&self) -> String {
        let [a, b] = self.owners;
        if let Some(seat) = a.filter(|_| a == b) {
            let (d, class) = (rounded_path(self.polyline, 8.0), seat_class(seat));
            let layer = |layer: &str| format!(r#"<path class="{layer} {class}" d="{d}"/>"#);
            return ["link-won", "link-dash", "link-pattern"].map(layer).concat();
        }
        let stub = |end: Option<usize>, polyline: Vec<[f32; 2]>| match end {
            Some(seat) => {
                let d = rounded_path(&first_part(&polyline, 11.0), 8.0);
                format!(r#"<path class="link-stub {}" d="{d}"/>"#, seat_class(seat))
            }
            None => String::new(),
        };
        stub(a, self.polyline.to_vec()) + &stub(b, self.polyline.iter().rev().copied().collect())
    }

    /// The badge with the points of a finished connection, small enough for the narrowest gap.
    fn badge(&self) -> String {
        let [a, b] = self.owners;
        let Some(seat) = a.filter(|_| a == b && !self.connection.badge.is_empty()) else {
            return String::new();
        };
        let [x, y] = midpoint(self.polyline);
        format!(
            r#"<g class="link-badge {}"><rect x="{}" y="{}" width="24" height="16" rx="8"/>{}</g>"#,
            seat_class(seat),
            num(x - 12.0),
            num(y - 8.0),
            text_line("link-points", x - 0.5, y + 4.2, 12.0, &self.connection.badge)
        )
    }
}
