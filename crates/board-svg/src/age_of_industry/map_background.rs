//! The landscape of the map: sea with lines along the coast, land, rivers, borders, hills, the frame and the compass.

use std::fmt::Write as _;

use super::layout::{MapLayout, Point};
use crate::svg::{circle, num, path, rect, ring, text_line};
use crate::text::{FittedText, draw as draw_text};

/// Everything that never changes, except for the texts.
pub(super) fn draw(layout: &MapLayout, title: &str, waters: &[String]) -> String {
    let (w, h) = (layout.width, layout.height);
    let coast: String = layout.land.iter().map(|ring| smooth_path(ring, true)).collect();
    let lines = |ways: &[Vec<Point>]| -> String {
        ways.iter().map(|polyline| smooth_path(polyline, false)).collect()
    };
    let mut out = format!(
        r##"<g class="g-country"><defs><path id="g-coast" d="{coast}"/><path id="g-borders" d="{}"/><clipPath id="g-dry"><use href="#g-coast"/></clipPath></defs>"##,
        lines(&layout.borders)
    );
    out += &rect("g-sea", 0.0, 0.0, w, h, 0.0);
    out += &path("g-swell", &waves(w, h));
    // Water lines along the coast, the widest first; the land covers their inner half.
    for line in 0..5 {
        out += &format!(
            r##"<use class="g-water w{line}" href="#g-coast"/><use class="g-water w{line} in" href="#g-coast"/>"##
        );
    }
    out += r##"<use class="g-land" href="#g-coast"/><g clip-path="url(#g-dry)">"##;
    out += r##"<use class="g-wash" href="#g-borders"/><use class="g-border" href="#g-borders"/>"##;
    out += &path("g-river", &lines(&layout.rivers));
    out += &(path("g-hill", &hills(&layout.hills)) + "</g>");
    out += r##"<use class="g-coast" href="#g-coast"/>"##;
    out += &path("g-grid", &grid(w, h));
    for (name, [x, y, size]) in waters.iter().zip(&layout.waters) {
        out += &text_line("g-waters", *x, *y, *size, name);
    }
    out + &compass(layout.compass) + &cartouche(layout.title, title) + &frame(w, h) + "</g>"
}

/// A line through all points with round bends.
fn smooth_path(points: &[Point], closed: bool) -> String {
    let count = points.len();
    let at = |n: isize| {
        let n = if closed {
            n.rem_euclid(count as isize)
        } else {
            n.clamp(0, count as isize - 1)
        };
        points[n as usize]
    };
    let mut d = format!("M{} {}", num(points[0][0]), num(points[0][1]));
    let steps = if closed { count } else { count - 1 };
    for n in 0..steps as isize {
        let [a, b, c, e] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
        let near = [b[0] + (c[0] - a[0]) / 6.0, b[1] + (c[1] - a[1]) / 6.0];
        let far = [c[0] - (e[0] - b[0]) / 6.0, c[1] - (e[1] - b[1]) / 6.0];
        d.push('C');
        for [x, y] in [near, far, c] {
            let _ = write!(d, "{} {} ", num(x), num(y));
        }
    }
    if closed {
        d.push('Z');
    }
    d
}

/// Short waves scattered over the whole picture; the land covers those that are not at sea.
fn waves(w: f32, h: f32) -> String {
    let mut d = String::new();
    let mut row = 0;
    let mut y = 24.0;
    while y < h {
        let mut x = 30.0 + (row * 67 % 150) as f32;
        while x < w {
            let _ = write!(d, "M{} {}q6-5 12 0t12 0", num(x), num(y));
            x += 150.0;
        }
        y += 32.0;
        row += 1;
    }
    d
}

/// Parallels, and meridians that converge towards the north, as in a conic projection.
fn grid(w: f32, h: f32) -> String {
    let mut d = String::new();
    for n in -1..=1 {
        let shift = n as f32 * w * 0.29;
        let (low, high) = (num(w / 2.0 + shift * 1.06), num(w / 2.0 + shift * 0.94));
        let _ = write!(d, "M{low} {}L{high} 0", num(h));
        let y = h / 2.0 + n as f32 * h * 0.3;
        let _ = write!(
            d,
            "M0 {}Q{} {} {} {0}",
            num(y),
            num(w / 2.0),
            num(y + 26.0),
            num(w)
        );
    }
    d
}

fn hills(at: &[Point]) -> String {
    at.iter()
        .map(|[x, y]| {
            format!(
                "M{} {}l10-15l5 6l4-5l11 14m-20-15l2 13m1-9l5 9m5-9l2 9m1-6l4 6",
                num(x - 15.0),
                num(y + 7.0)
            )
        })
        .collect()
}

fn compass([x, y]: Point) -> String {
    path("g-ring", &(circle(x, y, 30.0) + &circle(x, y, 26.0)))
        + &path("g-rose pale", &ring(x, y, 8, [30.0, 7.0], 45.0))
        + &path("g-rose", &ring(x, y, 8, [42.0, 7.0], 0.0))
        + &path(
            "g-north",
            &format!("M{} {}l7-36l7 36l-7-6z", num(x - 7.0), num(y - 7.0)),
        )
}

/// The name of the map on a scroll.
fn cartouche([x, y]: Point, title: &str) -> String {
    if title.is_empty() {
        return String::new();
    }
    let name = FittedText::line(title, 220.0 * 0.82, 36.0, 16.0);
    let (left, top) = (num(x - 122.0), num(y - 30.0));
    path(
        "g-scroll back",
        &format!("M{left} {top}m-16 12h30v48h-30l9-24zM{left} {top}m260 12h-30v48h30l-9-24z"),
    ) + &rect("g-scroll", x - 122.0, y - 30.0, 244.0, 56.0, 0.0)
        + &rect("g-rule", x - 117.0, y - 25.0, 234.0, 46.0, 0.0)
        + &draw_text("g-title", &name, x, y - 2.0, 222.0)
}

/// A border with degree marks, as around an old map.
fn frame(w: f32, h: f32) -> String {
    rect("g-edge", 5.0, 5.0, w - 10.0, h - 10.0, 0.0)
        + &rect("g-degrees", 5.0, 5.0, w - 10.0, h - 10.0, 0.0)
        + &rect("g-rule", 10.0, 10.0, w - 20.0, h - 20.0, 0.0)
        + &rect("g-rule", 1.0, 1.0, w - 2.0, h - 2.0, 0.0)
}
