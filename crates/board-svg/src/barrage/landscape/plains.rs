//! Plains: fields with furrows, hedges, villages, and the sea where the rivers end.

use super::{land, skyline};
use crate::barrage::layout::Layout;
use crate::barrage::water::curve;
use crate::covers::drawing::SmallRng;
use crate::svg::{num, path};

/// A village with its church, a farm, and furrows in two directions.
pub(super) const SYMBOLS: &str = concat!(
    r##"<symbol id="l-village" overflow="visible"><path class="l-wall" d="M-26 0v-11l8-6l8 6v11zM-8 0v-22h8v22zM2 0v-10l9-6l9 6v10zM16 4v-8l7-5l7 5v8z"/>"##,
    r##"<path class="l-roof" d="M-29 -10l11-9l11 9zM-9 -22l5-17l5 17zM0 -9l11-9l11 9zM14 -4l9-7l9 7z"/><path class="l-window" d="M-20 -8h4v5h-4zM-6 -17h3v5h-3zM9 -7h4v5h-4zM21 -2h4v4h-4z"/></symbol>"##,
    r##"<pattern id="l-furrow-a" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(64)"><path class="l-furrow" d="M0 3.5h7"/></pattern>"##,
    r##"<pattern id="l-furrow-b" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)"><path class="l-furrow" d="M0 3h6"/></pattern>"##,
);

/// The vertical position of the coast.
const COAST_Y: f32 = 1566.0;

pub(super) fn draw(layout: &Layout) -> String {
    let line = skyline(layout.width, 1004.0, 9.0, 4.4);
    let mut out = format!(
        r##"<path fill="url(#l-field)" d="{}"/>"##,
        land(&line, layout.height)
    );
    out += &path("l-crest", &curve(&line));
    out += &fields(layout.width);
    for (x, y, size) in [
        (52.0, 1126.0, 1.0),
        (600.0, 1180.0, 0.9),
        (862.0, 1180.0, 1.15),
        (860.0, 1390.0, 1.0),
        (480.0, 1440.0, 1.0),
        (150.0, 1556.0, 1.1),
        (560.0, 1552.0, 0.95),
    ] {
        out += &format!(
            r##"<use href="#l-village" transform="translate({} {}) scale({size})"/>"##,
            num(x),
            num(y)
        );
    }
    out
}

/// A patchwork of fields, larger towards the viewer, with hedges between the rows.
fn fields(width: f32) -> String {
    const TINT_COUNT: usize = 5;
    let rows = [
        1014.0, 1052.0, 1098.0, 1152.0, 1214.0, 1286.0, 1366.0, 1454.0, 1548.0,
    ];
    let mut rng = SmallRng(23);
    let mut tints: [String; TINT_COUNT] = Default::default();
    let (mut furrows, mut hedges) = ([String::new(), String::new()], String::new());
    for (row, edge) in rows.windows(2).enumerate() {
        let [top, low] = [edge[0], edge[1]];
        let mut x = (rng.below(40.0) - 30.0).round();
        // Borders lean away from the middle, as in perspective.
        let lean = |x: f32| (x - width / 2.0) * (low - top) / 900.0;
        while x < width {
            let next = (x + (low - top) * (1.3 + rng.below(1.6))).round();
            let [a, b] = [x + 3.0, next - 3.0];
            let field = format!(
                "M{a} {}H{b}L{} {}H{}Z",
                top + 3.0,
                (b + lean(b)).round(),
                low - 2.0,
                (a + lean(a)).round()
            );
            let tint = rng.below(TINT_COUNT as f32 + 1.2) as usize;
            if let Some(tint) = tints.get_mut(tint) {
                *tint += &field;
                if rng.below(1.0) < 0.62 {
                    furrows[row % 2] += &field;
                }
            }
            if rng.below(1.0) < 0.35 {
                hedges += &format!(
                    "M{} {}L{} {}",
                    num(next),
                    num(top),
                    num(next + lean(next)),
                    num(low)
                );
            }
            x = next;
        }
        let from = rng.below(500.0);
        hedges += &format!("M{} {}h{}", num(from), num(low), num(140.0 + rng.below(260.0)));
    }
    let mut out = String::new();
    for (n, d) in tints.iter().enumerate() {
        out += &path(&format!("l-field f{n}"), d);
    }
    for (d, id) in furrows.iter().zip(["a", "b"]) {
        out += &format!(r##"<path fill="url(#l-furrow-{id})" d="{d}"/>"##);
    }
    out + &path("l-hedge", &hedges) + &path("l-hedge-light", &hedges)
}

/// The sea, with foam at the river mouths.
pub(super) fn sea(layout: &Layout) -> String {
    let coast = skyline(layout.width, COAST_Y, 5.0, 1.9);
    let mut waves = String::new();
    for (row, y) in [1580.0, 1592.0, 1602.0].iter().enumerate() {
        let mut x = 14.0 + 37.0 * row as f32;
        while x < layout.width - 40.0 {
            waves += &format!("M{} {}q7 -5 14 0t14 0", num(x), num(*y));
            x += 88.0 - 9.0 * row as f32;
        }
    }
    for x in layout
        .places
        .iter()
        .filter(|(id, _)| id.starts_with("exit"))
        .map(|(_, at)| at[0])
    {
        for n in 0..4 {
            let (half, y) = (17.0 + 9.0 * n as f32, COAST_Y + 8.0 + 8.0 * n as f32);
            waves += &format!("M{} {}q{half} 9 {} 0", num(x - half), num(y), num(2.0 * half));
        }
    }
    let shore = land(&coast, layout.height);
    path("l-beach", &curve(&coast)) + &path("l-sea", &shore) + &path("l-wave", &waves)
}
