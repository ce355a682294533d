//! River, rails, pipes and power lines, which connect bonus fields with factories (IY-9.5).
//!
//! Each has its own colour and shape: the river winds, rails have sleepers, pipes have flanges, power lines hang
//! between pylons. They lie below roads and lines, which cross them on bridges.

use super::layout::{Layout, Network};
use super::scene::BoardScene;
use crate::polyline::{distance, point_toward, rounded_path};
use crate::svg::{circle, escape, num, path, tooltip};

type Point = [f32; 2];

/// The paths, which lie below everything, and the docks, which lie above the fields' edges.
pub(super) fn draw(scene: &BoardScene<'_>, layout: &Layout) -> [String; 2] {
    let ways = layout
        .networks
        .iter()
        .map(|network| network_paths(network, scene));
    let docks = layout.networks.iter().map(|network| docks(network, scene));
    [ways.collect(), docks.collect()]
}

fn network_paths(network: &Network, scene: &BoardScene<'_>) -> String {
    // Drawn layer by layer, so that the pieces of one network join without a seam.
    let join = |shape: &dyn Fn(&[Point]) -> String| -> String {
        network.pieces.iter().map(|piece| shape(piece)).collect()
    };
    let smooth = join(&|piece| rounded_path(piece, 8.0));
    let body = match network.id.as_str() {
        "river" => {
            let d = join(&|piece| waves(piece));
            path("net-bank", &d) + &path("net-water", &d) + &path("net-ripple", &d)
        }
        "rail" => path("net-rails", &smooth) + &path("net-gauge", &smooth) + &path("net-sleepers", &smooth),
        "pipe" => path("net-flanges", &smooth) + &path("net-hull", &smooth) + &path("net-gloss", &smooth),
        _ => {
            let pylons = join(&|piece| pylons(piece));
            path("net-halo", &smooth) + &path("net-wire", &smooth) + &path("net-pylons", &pylons)
        }
    };
    let titles = &scene.networks;
    let title = titles
        .iter()
        .find(|(id, _)| scene.data.network(*id).id == network.id);
    let id = escape(&network.id);
    format!(
        r#"<g class="net {id}" data-network="{id}">{}{body}</g>"#,
        title.map_or_else(String::new, |(_, title)| tooltip(title))
    )
}

/// Knobs where fields meet the network. Fields that are not its members, which custom data may cause, get none.
fn docks(network: &Network, scene: &BoardScene<'_>) -> String {
    let member = |field: &str| {
        let field = scene.data.find_field(field);
        let mut networks = field
            .map(|field| scene.data.field(field).networks)
            .into_iter()
            .flatten();
        networks.any(|id| scene.data.network(id).id == network.id)
    };
    let knobs: String = network
        .docks
        .iter()
        .filter(|dock| member(&dock.field))
        .map(|dock| circle(dock.at[0], dock.at[1], 4.2))
        .collect();
    format!(
        r#"<g class="net-docks {}">{}</g>"#,
        escape(&network.id),
        path("net-dock", &knobs)
    )
}

/// The path as a winding line: half waves of about twelve units, flat at the corners.
fn waves(polyline: &[Point]) -> String {
    let mut d = format!("M{} {}", num(polyline[0][0]), num(polyline[0][1]));
    for leg in polyline.windows(2) {
        let [dx, dy] = [leg[1][0] - leg[0][0], leg[1][1] - leg[0][1]];
        let length = dx.abs() + dy.abs();
        // An even number, so that the wave ends as it began; steps rounded to tenths add up to the leg accurately
        // enough.
        let halves = ((length / 25.0).round() * 2.0).max(2.0);
        let [sx, sy] = [dx / halves, dy / halves];
        let [bx, by] = if dx == 0.0 { [6.4, 0.0] } else { [0.0, 6.4] };
        d += &format!(
            "q{} {} {} {}",
            num(sx / 2.0 + bx),
            num(sy / 2.0 + by),
            num(sx),
            num(sy)
        );
        for _ in 2..halves as i32 {
            d += &format!("t{} {}", num(sx), num(sy));
        }
        d += &format!("T{} {}", num(leg[1][0]), num(leg[1][1]));
    }
    d
}

/// Small pylons along the horizontal legs of a path.
fn pylons(polyline: &[Point]) -> String {
    let mut d = String::new();
    for leg in polyline.windows(2).filter(|leg| leg[0][1] == leg[1][1]) {
        let length = distance(leg[0], leg[1]);
        let count = (length / 36.0).floor().max(1.0);
        for n in 0..count as i32 {
            let [x, y] = point_toward(leg[0], leg[1], length / count * (n as f32 + 0.5));
            d += &format!(
                "M{} {}l3.4 -15l3.4 15m-7.2 -9.5h7.6m-9.6 -3h11.6",
                num(x - 3.4),
                num(y + 8.0)
            );
        }
    }
    d
}
