//! Hills: one crest behind the other, hatched on their shaded side, with woods along the crests.

use super::{land, skyline};
use crate::barrage::layout::{Layout, Point};
use crate::barrage::water::curve;
use crate::svg::path;

/// The height of each crest, and the amplitude and phase of its waves.
const CRESTS: [(f32, f32, f32); 7] = [
    (576.0, 15.0, 0.4),
    (632.0, 17.0, 2.9),
    (692.0, 16.0, 5.0),
    (756.0, 18.0, 1.3),
    (826.0, 16.0, 3.7),
    (892.0, 15.0, 0.9),
    (954.0, 12.0, 2.2),
];

pub(super) fn draw(layout: &Layout) -> String {
    let mut out = String::new();
    for (n, &(height, swing, phase)) in CRESTS.iter().enumerate() {
        let line = skyline(layout.width, height, swing, phase);
        let shade = if n % 2 == 0 { "l-hill" } else { "l-hill-odd" };
        out += &format!(
            r##"<path class="l-hill" fill="url(#{shade})" d="{}"/>"##,
            land(&line, height + 130.0)
        );
        out += &path("l-hatch", &hatch(&line));
        out += &woods(&line, n);
    }
    out
}

/// Hatching below a crest where it slopes down to the right, which is the side away from the light.
fn hatch(line: &[Point]) -> String {
    let mut d = String::new();
    for leg in line.windows(2).filter(|leg| leg[1][1] > leg[0][1] + 4.0) {
        for n in 0..6 {
            let share = n as f32 / 6.0;
            let x = leg[0][0] + (leg[1][0] - leg[0][0]) * share;
            let y = leg[0][1] + (leg[1][1] - leg[0][1]) * share;
            let length = 13.0 + 9.0 * (share * std::f32::consts::PI).sin();
            let [x, y, half] = [x.round(), y.round() + 5.0, (length / 2.0).round()];
            d += &format!("M{x} {y}q6 {half} 5 {}", length.round());
        }
    }
    d
}

/// Round treetops on some of the crests, in two layers: dark dotted strokes, and lighter dots on the lit side.
fn woods(line: &[Point], row: usize) -> String {
    let grove = |(n, leg): (usize, &[Point])| (n + 2 * row).is_multiple_of(5).then(|| curve(leg));
    let d: String = line.windows(3).enumerate().filter_map(grove).collect();
    format!(
        r##"<g id="l-wood-{row}" transform="translate(0 3)">{}<path class="l-wood-light" transform="translate(0 -2.5)" d="{d}"/></g><use href="#l-wood-{row}" y="8"/>"##,
        path("l-wood", &d)
    )
}
