//! The path of water over the map: as points, as path data, and as drops that flow along it.

use super::layout::{Layout, Point, layout};
use super::scene::{Flow, Plan};
use crate::polyline::{distance, point_toward, rounded_path};
use crate::svg::{circle, num, path, text_line};

/// The corner radius of pipes.
pub(super) const BEND_RADIUS: f32 = 16.0;

/// Path data along the river, from a headstream, a powerhouse (or its row) or a dam down to a dam or an exit; for
/// `offset-path` or `animateMotion`. Empty if no water flows from one to the other.
pub fn flow_path(from: &str, to: &str) -> String {
    curve(&river_points(from, to, layout()).unwrap_or_default())
}

/// Path data from the lake of `dam` through the conduit to its row of powerhouses. Empty for unknown names.
pub fn conduit_path(dam: &str, conduit: &str) -> String {
    rounded_path(
        &conduit_points(dam, conduit, layout()).unwrap_or_default(),
        BEND_RADIUS,
    )
}

/// Drops that flow along their paths once: a group to lay over the map, in its coordinates.
///
/// A page puts it into the map's `<g id="ss-flows">` and removes it after the last `animationend`. Users who prefer
/// reduced motion see the paths as faint traces instead.
pub fn flowing(flows: &[Flow]) -> String {
    let mut out = String::from(r#"<g class="m-flows" aria-hidden="true">"#);
    for flow in flows {
        let Some((d, length)) = flow_path_and_length(flow) else {
            continue;
        };
        out += &path("m-trace", &d);
        // A longer path takes longer: at least half a second and at most three seconds.
        let seconds = (length / 420.0).clamp(0.5, 3.0);
        for drop in 0..flow.drops {
            let delay = 0.22 * f32::from(flow.after + drop);
            out += &format!(
                r#"<path class="m-run" d="{}" style="offset-path:path('{d}');animation-duration:calc({seconds:.2}s*var(--pace,1));animation-delay:calc({delay:.2}s*var(--pace,1))"/>"#,
                drop_shape(0.0, 0.0, 24.0)
            );
        }
    }
    out + "</g>"
}

/// A preview of a production: the dam, pipe and powerhouse are highlighted, and hollow drops show where the water would
/// come to rest.
pub fn planned(plan: &Plan) -> String {
    let layout = layout();
    let mut out = String::from(r#"<g class="m-plan" aria-hidden="true">"#);
    let pipe = rounded_path(&planned_pipe(plan, layout).unwrap_or_default(), BEND_RADIUS);
    for (to, _) in &plan.rests {
        out += &path("m-plan-river", &flow_path(&plan.powerhouse, to));
    }
    out += &(path("m-plan-glow", &pipe) + &path("m-plan-pipe", &pipe));
    if let Some([x, y]) = layout.water(&plan.dam) {
        out += &count(x, y, &format!("−{}", plan.drops));
    }
    for (to, drops) in &plan.rests {
        if let Some([x, y]) = layout.water(to) {
            out += &count(x, y.min(layout.height - 20.0), &format!("+{drops}"));
        }
    }
    if let Some([x, y]) = layout.place(&plan.powerhouse) {
        let [w, h] = layout.powerhouse;
        let (x, y) = (x - w / 2.0, y - h / 2.0);
        out += &crate::svg::rect("m-plan-house", x, y, w, h, 6.0);
        if plan.energy > 0 {
            out += &path("m-plan-energy", &circle(x + w, y, 17.0));
            out += &text_line("m-plan-amount", x + w, y + 6.0, 18.0, &plan.energy.to_string());
        }
    }
    out + "</g>"
}

/// The pipe from the edge of its shield, whose number stays visible, to the powerhouse itself.
fn planned_pipe(plan: &Plan, layout: &Layout) -> Option<Vec<Point>> {
    let mut polyline = layout.conduit(&plan.conduit)?.via.clone();
    polyline[0] = point_toward(
        polyline[0],
        polyline[1],
        layout.shield.min(distance(polyline[0], polyline[1]) - 1.0),
    );
    // It ends at the wall that faces the river, so that the owner's emblem stays visible, too.
    let ([x, y], row) = (layout.place(&plan.powerhouse)?, layout.row(&plan.powerhouse)?);
    let wall = layout.powerhouse[0] / 2.0;
    polyline.push([if x < row.at[0] { x + wall } else { x - wall }, y]);
    Some(polyline)
}

/// The number of drops that leave or arrive.
fn count(x: f32, y: f32, text: &str) -> String {
    path("m-plan-drop", &drop_shape(x, y, 44.0)) + &text_line("m-plan-number", x, y + 11.0, 17.0, text)
}

/// The path of one flow as path data, and its approximate length.
fn flow_path_and_length(flow: &Flow) -> Option<(String, f32)> {
    let layout = layout();
    let Some(conduit) = &flow.conduit else {
        let polyline = river_points(&flow.from, &flow.to, layout)?;
        return Some((curve(&polyline), length(&polyline)));
    };
    let pipe = conduit_points(&flow.from, conduit, layout)?;
    let row = &layout.conduit(conduit)?.to;
    let river = river_points(row, &flow.to, layout)?;
    // Both paths meet in the middle of the row: the second continues where the first ends.
    let rest = curve(&river);
    let joined = rest.split_once('C').map_or("", |(_, rest)| rest);
    Some((
        format!("{}C{joined}", rounded_path(&pipe, BEND_RADIUS)),
        length(&pipe) + length(&river),
    ))
}

/// The points of a path down the rivers.
pub(super) fn river_points(from: &str, to: &str, layout: &Layout) -> Option<Vec<Point>> {
    let mut here = layout.row(from).map_or(from, |row| row.id.as_str());
    let mut polyline = vec![layout.water(here)?];
    while here != to {
        let river = layout.rivers.iter().find(|river| river.from == here)?;
        polyline.extend(layout.bends(river)?.into_iter().skip(1));
        here = &river.to;
    }
    Some(polyline)
}

/// The points of a path through a pipe, from the lake to the middle of the row.
fn conduit_points(dam: &str, conduit: &str, layout: &Layout) -> Option<Vec<Point>> {
    let conduit = layout.conduit(conduit)?;
    let mut polyline = vec![layout.water(dam)?];
    polyline.extend(&conduit.via);
    polyline.push(layout.water(&conduit.to)?);
    Some(polyline)
}

fn length(polyline: &[Point]) -> f32 {
    polyline.windows(2).map(|pair| distance(pair[0], pair[1])).sum()
}

/// A smooth curve through all points, like a river: the direction at each point depends on its neighbours.
pub(super) fn curve(polyline: &[Point]) -> String {
    let Some([x, y]) = polyline.first() else {
        return String::new();
    };
    let mut d = format!("M{} {}", num(*x), num(*y));
    for n in 1..polyline.len() {
        let [before, from, to] = [polyline[n.saturating_sub(2)], polyline[n - 1], polyline[n]];
        let after = polyline[(n + 1).min(polyline.len() - 1)];
        let lean = |at: Point, a: Point, b: Point, by: f32| {
            let share = by / 6.0;
            [at[0] + (b[0] - a[0]) * share, at[1] + (b[1] - a[1]) * share]
        };
        let (out, into) = (lean(from, before, to, 1.0), lean(to, from, after, -1.0));
        let command = if n == 1 { 'C' } else { ' ' };
        d += &format!("{command}{} {}", num(out[0]), num(out[1]));
        d += &format!(" {} {} {} {}", num(into[0]), num(into[1]), num(to[0]), num(to[1]));
    }
    d
}

/// The shape of a drop, which is used many times on the map.
pub(super) fn defs() -> String {
    format!(r#"<path id="l-drop" d="{}"/>"#, drop_shape(0.0, 0.0, 27.0))
}

/// A drop at this point: the class is `m-drop`, or `m-room` for free capacity.
pub(super) fn drop_at(class: &str, x: f32, y: f32) -> String {
    format!(
        r##"<use class="{class}" href="#l-drop" x="{}" y="{}"/>"##,
        num(x),
        num(y)
    )
}

/// A drop as path data, `size` tall, around its centre.
pub(super) fn drop_shape(cx: f32, cy: f32, size: f32) -> String {
    let n = |value: f32| num(value * size / 24.0);
    let (r, body) = (n(8.5), n(15.0));
    format!(
        "M{} {}c0 0 {r} {} {r} {body}a{r} {r} 0 0 1 -{} 0c0 -{} {r} -{body} {r} -{body}Z",
        num(cx),
        num(cy - size / 2.0),
        n(8.8),
        n(17.0),
        n(6.2)
    )
}
