//! Mountains: the sky, the sun, several ranges, and the alpine meadows below them.

use crate::barrage::layout::Layout;
use crate::covers::drawing::SmallRng;
use crate::svg::{circle, num, path};
use smokestack_core::small_sort;

/// Three peaks, each 200 wide and 160 tall with its top at the origin: body, shaded face, snow, shaded snow, cuts. The
/// rock fades into the ground towards the foot.
pub(super) const SYMBOLS: &str = concat!(
    r##"<symbol id="l-peak-a" overflow="visible"><path fill="url(#l-rock)" d="M0 0L-20 28L-36 44L-58 92L-100 160H100L74 108L48 76L30 36Z"/>"##,
    r##"<path fill="url(#l-rock-shade)" d="M0 0L8 32L-5 62L12 102L4 160H100L74 108L48 76L30 36Z"/>"##,
    r##"<path class="l-snow" d="M0 0L-20 28L-36 44L-44 62L-33 55L-25 72L-15 54L-6 76L4 58L12 80L22 60L31 72L40 60L30 36Z"/>"##,
    r##"<path class="l-snow-shade" d="M0 0L8 32L-2 56L12 80L22 60L31 72L40 60L30 36Z"/>"##,
    r##"<path class="l-cut" d="M20 76l10 26M30 84l13 34M42 86l15 34M54 100l12 26M8 96l8 30M22 108l10 28M-24 84l-8 20M-38 92l-9 22M-14 92l-5 18"/></symbol>"##,
    r##"<symbol id="l-peak-b" overflow="visible"><path fill="url(#l-rock)" d="M0 0L-14 12L-34 50L-52 60L-100 160H100L66 92L56 60L38 40L22 14Z"/>"##,
    r##"<path fill="url(#l-rock-shade)" d="M0 0L-4 26L12 54L2 92L18 160H100L66 92L56 60L38 40L22 14Z"/>"##,
    r##"<path class="l-snow" d="M0 0L-14 12L-34 50L-52 60L-60 76L-46 70L-38 84L-28 62L-16 82L-8 60L4 74L12 54L24 70L34 54L46 68L52 52L38 40L22 14Z"/>"##,
    r##"<path class="l-snow-shade" d="M0 0L-4 26L8 44L4 74L12 54L24 70L34 54L46 68L52 52L38 40L22 14Z"/>"##,
    r##"<path class="l-cut" d="M18 78l9 30M30 76l12 34M44 78l14 34M56 90l14 30M12 98l7 30M-30 92l-8 20M-44 92l-9 22M-18 94l-4 20"/></symbol>"##,
    r##"<symbol id="l-peak-c" overflow="visible"><path fill="url(#l-rock)" d="M0 0L-10 30L-24 48L-30 80L-62 112L-100 160H100L64 120L44 72L26 54L16 22Z"/>"##,
    r##"<path fill="url(#l-rock-shade)" d="M0 0L2 36L-8 70L10 110L0 160H100L64 120L44 72L26 54L16 22Z"/>"##,
    r##"<path class="l-snow" d="M0 0L-10 30L-24 48L-29 74L-20 60L-13 78L-6 56L2 72L8 54L16 68L22 56L34 64L26 54L16 22Z"/>"##,
    r##"<path class="l-snow-shade" d="M0 0L2 36L-4 60L2 72L8 54L16 68L22 56L34 64L26 54L16 22Z"/>"##,
    r##"<path class="l-cut" d="M14 76l10 32M26 76l13 36M38 88l15 34M50 104l12 24M8 102l8 26M-30 90l-10 16M-18 88l-7 22M-44 104l-10 18"/></symbol>"##,
);

/// The farthest range: the top of each peak, and half its width at the foot.
const FAR_PEAKS: [(f32, f32, f32); 9] = [
    (66.0, 62.0, 74.0),
    (150.0, 40.0, 90.0),
    (240.0, 66.0, 70.0),
    (362.0, 50.0, 84.0),
    (446.0, 30.0, 92.0),
    (596.0, 48.0, 86.0),
    (684.0, 66.0, 70.0),
    (812.0, 70.0, 72.0),
    (934.0, 58.0, 84.0),
];

/// The top of a peak, its width and height in percent, and its shape.
type Peak = (f32, f32, u16, u16, char);

/// The nearer ranges, one in front of the other.
const MOUNTAIN_RANGES: [(&str, &[Peak]); 3] = [
    (
        "l-near",
        &[
            (18.0, 64.0, 120, 170, 'b'),
            (282.0, 44.0, 130, 190, 'a'),
            (524.0, 58.0, 126, 176, 'c'),
            (760.0, 40.0, 124, 190, 'b'),
            (990.0, 62.0, 110, 170, 'a'),
        ],
    ),
    (
        "l-near",
        &[
            (100.0, 226.0, 60, 74, 'c'),
            (240.0, 208.0, 66, 92, 'b'),
            (334.0, 226.0, 58, 80, 'a'),
            (474.0, 214.0, 60, 88, 'a'),
            (578.0, 230.0, 62, 76, 'b'),
            (706.0, 216.0, 58, 86, 'c'),
            (806.0, 228.0, 58, 78, 'a'),
            (952.0, 212.0, 62, 88, 'b'),
        ],
    ),
    (
        "l-low",
        &[
            (26.0, 356.0, 60, 66, 'a'),
            (282.0, 330.0, 64, 70, 'c'),
            (520.0, 338.0, 62, 72, 'b'),
            (756.0, 332.0, 62, 70, 'a'),
            (1000.0, 350.0, 60, 66, 'c'),
        ],
    ),
];

pub(super) fn draw(layout: &Layout) -> String {
    let w = num(layout.width);
    let mut out = format!(r##"<path fill="url(#l-sky)" d="M0 0H{w}V190H0Z"/>"##);
    out += &(sun(878.0, 58.0) + &far_range());
    out += &format!(r##"<path fill="url(#l-alp)" d="M0 150H{w}V640H0Z"/>"##);
    for (class, peaks) in MOUNTAIN_RANGES {
        let peaks: String = peaks.iter().map(peak).collect();
        out += &format!(r#"<g class="{class}">{peaks}</g>"#);
    }
    out + &firs()
}

fn peak(&(x, y, wide, tall, shape): &Peak) -> String {
    format!(
        r##"<use href="#l-peak-{shape}" transform="translate({} {}) scale({} {})"/>"##,
        num(x),
        num(y),
        f32::from(wide) / 100.0,
        f32::from(tall) / 100.0
    )
}

/// Silhouettes in the haze, with a little snow.
fn far_range() -> String {
    const FOOT_Y: f32 = 172.0;
    let (mut body, mut shade, mut snow) = (String::new(), String::new(), String::new());
    for (x, y, half) in FAR_PEAKS {
        let (tall, top) = (FOOT_Y - y, format!("M{} {}", num(x), num(y)));
        body += &format!("{top}l{} {}H{}Z", num(half), num(tall), num(x - half));
        shade += &format!(
            "{top}l{} {}h-{}l6 -{t}l-9 -{t}Z",
            num(half),
            num(tall),
            num(half * 0.9),
            t = num(tall * 0.4)
        );
        let (dx, dy) = (half * 0.36, tall * 0.36);
        snow += &format!(
            "{top}l{} {}l-9 -5l-7 9l-6 -12l-8 13l-5 -9L{} {}Z",
            num(dx),
            num(dy),
            num(x - dx),
            num(y + dy)
        );
    }
    path("l-far", &body) + &path("l-far-shade", &shade) + &path("l-far-snow", &snow)
}

/// The sun with an engraved glow; in the dark theme it is the moon.
fn sun(x: f32, y: f32) -> String {
    let rings: String = (0..5)
        .map(|n| circle(x, y, 40.0 + 9.0 * n as f32 + (n * n) as f32))
        .collect();
    path("l-glow", &rings) + &path("l-sun", &circle(x, y, 31.0))
}

/// Firs on the slopes between the basins, thicker towards the valley.
fn firs() -> String {
    let mut rng = SmallRng(7);
    let (mut dark, mut light) = (String::new(), String::new());
    let groves = [
        (30.0, 470.0, 60.0, 9),
        (282.0, 470.0, 30.0, 6),
        (222.0, 520.0, 50.0, 8),
        (455.0, 455.0, 34.0, 5),
        (585.0, 470.0, 30.0, 5),
        (450.0, 590.0, 40.0, 6),
        (715.0, 480.0, 24.0, 6),
        (800.0, 540.0, 50.0, 7),
        (930.0, 520.0, 40.0, 8),
        (100.0, 560.0, 60.0, 9),
        (700.0, 600.0, 24.0, 5),
        (935.0, 600.0, 36.0, 6),
    ];
    for (cx, cy, spread, count) in groves {
        let mut stand: Vec<[f32; 2]> = (0..count)
            .map(|_| {
                let x = cx + (rng.below(2.0) - 1.0) * spread;
                [x, cy + (rng.below(2.0) - 1.0) * 30.0]
            })
            .collect();
        // The firs in the background are drawn first.
        small_sort::sort_by(&mut stand, |a, b| a[1].total_cmp(&b[1]));
        for [x, y] in stand {
            let s = 0.8 + rng.below(0.5);
            let n = |value: f32| (value * s).round();
            let (x, y) = (x.round(), y.round());
            dark += &format!("M{x} {y}l{} {}h-{}z", n(8.0), n(22.0), n(16.0));
            light += &format!("M{x} {y}v{}h-{}z", n(22.0), n(8.0));
        }
    }
    path("l-fir", &dark) + &path("l-fir-light", &light)
}
