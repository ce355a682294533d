//! Reusable shapes that all factories are composed of.

use crate::svg::num;

/// The vertical position of the ground.
pub(super) const GROUND_Y: f32 = 52.0;

pub(super) fn line(d: &str) -> String {
    format!(r#"<path d="{d}"/>"#)
}

pub(super) fn ink(class: &str, d: &str) -> String {
    crate::svg::path(class, d)
}

/// The ground with a few blades of hatching.
pub(super) fn ground() -> String {
    line("M2 52H70") + &ink("h", "M5 54h9M20 54h14M42 54h7M56 54h11M10 55.5h6M46 55.5h12")
}

/// Parallel slanted lines inside a rectangle.
pub(super) fn hatch(x: f32, y: f32, w: f32, h: f32, step: f32) -> String {
    let mut d = String::new();
    let mut offset = step;
    while offset < w + h {
        let (x1, y1) = if offset < h {
            (x, y + offset)
        } else {
            (x + offset - h, y + h)
        };
        let (x2, y2) = if offset < w {
            (x + offset, y)
        } else {
            (x + w, y + offset - w)
        };
        d += &format!("M{} {}L{} {}", num(x1), num(y1), num(x2), num(y2));
        offset += step;
    }
    ink("h", &d)
}

/// Horizontal lines inside a rectangle: brickwork, planks, water.
pub(super) fn courses(x: f32, y: f32, w: f32, h: f32, step: f32) -> String {
    let rows = (h / step) as i32;
    let d: String = (1..rows)
        .map(|row| format!("M{} {}h{}", num(x), num(y + row as f32 * step), num(w)))
        .collect();
    ink("h", &d)
}

/// A house front with its right third in shade.
pub(super) fn block(x: f32, y: f32, w: f32, h: f32) -> String {
    let body = ink(
        "p",
        &format!("M{} {}h{}v{}h-{}z", num(x), num(y), num(w), num(h), num(w)),
    );
    body + &hatch(x + w * 0.68, y, w * 0.32, h, 2.6)
}

/// Rows of windows.
pub(super) fn windows(
    x: f32,
    y: f32,
    [columns, rows]: [usize; 2],
    [dx, dy]: [f32; 2],
    [w, h]: [f32; 2],
) -> String {
    let mut d = String::new();
    for row in 0..rows {
        for column in 0..columns {
            let (left, top) = (x + dx * column as f32, y + dy * row as f32);
            d += &format!("M{} {}h{}v{}h-{}z", num(left), num(top), num(w), num(h), num(w));
        }
    }
    ink("n", &d)
}

/// A tapering chimney from `top` to `foot`, shaded on one side, with a collar.
pub(super) fn chimney(x: f32, top: f32, foot: f32, width: f32) -> String {
    let (half, base) = (width / 2.0, width / 2.0 + 1.2);
    let body = format!(
        "M{} {}L{} {}h{}L{} {}z",
        num(x - half),
        num(top),
        num(x - base),
        num(foot),
        num(2.0 * base),
        num(x + half),
        num(top)
    );
    let mut shade = String::new();
    let mut y = top + 3.5;
    while y < foot - 1.0 {
        shade += &format!("M{} {}h{}", num(x), num(y), num(half));
        y += 1.8;
    }
    let collar = format!(
        "M{} {}h{}v2.5h-{}z",
        num(x - half - 1.0),
        num(top),
        num(width + 2.0),
        num(width + 2.0)
    );
    ink("p", &body) + &ink("h", &shade) + &ink("t", &collar)
}

/// A plume that drifts to the right.
pub(super) fn smoke(x: f32, y: f32) -> String {
    let start = format!("M{} {}", num(x), num(y));
    line(&format!(
        "{start}c-2.5-2.5-1-5.5 2-5.5c0-3 4-4.5 6-2.5c1.5-2.5 6-2.5 7 .5c2.5-1 5 .5 5 2.5"
    )) + &ink(
        "h",
        &format!(
            "{start}c2-1.5 4-2 6-1.5c3-1.5 6-1 8-1.5M{} {}c1.5-.8 3-.8 4.5 0",
            num(x + 4.0),
            num(y - 4.0)
        ),
    )
}

/// The same plume drifting to the left, for chimneys near the right edge.
pub(super) fn smoke_left(x: f32, y: f32) -> String {
    format!(
        r#"<g transform="matrix(-1 0 0 1 {} 0)">{}</g>"#,
        num(2.0 * x),
        smoke(x, y)
    )
}

/// A shed with saw-tooth roofs, one lit pane in each.
pub(super) fn saw_tooth(x: f32, y: f32, teeth: usize, width: f32, rise: f32) -> String {
    let mut body = format!("M{} {}V{}", num(x), num(GROUND_Y), num(y));
    let mut panes = String::new();
    for tooth in 0..teeth {
        let left = x + width * tooth as f32;
        body += &format!("V{}L{} {}", num(y - rise), num(left + width), num(y));
        panes += &format!(
            "M{} {}v{}l{} {}z",
            num(left + 1.5),
            num(y - 1.0),
            num(2.5 - rise),
            num(width * 0.55),
            num(rise * 0.62 - 1.5)
        );
    }
    body += &format!("V{}z", num(GROUND_Y));
    ink("p", &body) + &ink("t", &panes)
}

/// A flame of two tongues.
pub(super) fn flame(x: f32, y: f32, size: f32) -> String {
    let s = |value: f32| num(value * size);
    ink(
        "a",
        &format!(
            "M{} {}c-{} -{} {} -{} {} -{}c0 {} {} {} {} {}c{} {} -{} {} -{} {}z",
            num(x),
            num(y),
            s(3.5),
            s(3.0),
            s(0.5),
            s(5.5),
            s(0.0),
            s(10.0),
            s(3.0),
            s(2.5),
            s(3.0),
            s(4.0),
            s(5.0),
            s(2.0),
            s(3.0),
            s(1.0),
            s(5.0),
            s(4.0),
            s(5.0)
        ),
    )
}
