//! Dam spaces, the dams on them and the lakes behind.

use super::layout::Layout;
use super::scene::{Company, Dam, DamSpace};
use super::spot::{Spot, company_class, emblem};
use super::water::drop_shape;
use crate::art::Art;
use crate::svg::{circle, num, path, words};

pub(super) fn draw(space: &DamSpace, layout: &Layout) -> String {
    let Some([cx, cy]) = layout.place(&space.id) else {
        return String::new();
    };
    let [w, h] = layout.dam;
    let mut body = match space.dam {
        Some(dam) => lake(dam, w, h, layout.lake) + &wall(dam, w, h),
        None => slot(space.red, w, h),
    };
    if let Some(company) = space.preview {
        let level = space.dam.map_or(1, |dam| dam.level + 1);
        let course = path("m-ghost", &course(level, w, h));
        body += &format!(r#"<g class="{}">{course}</g>"#, company_class(company));
    }
    let red = if space.red { " red" } else { "" };
    let owner = space
        .dam
        .map_or_else(String::new, |dam| format!(" held {}", company_class(dam.owner)));
    let spot = Spot {
        id: &space.id,
        scope: "",
        classes: format!("m-dam{red}{owner}"),
        mark: &space.mark,
        at: [cx - w / 2.0, cy - h / 2.0],
        size: layout.dam,
        art: Art::Symbols,
    };
    spot.draw(&body)
}

/// An empty space: the outline of a wall to be, cut into both banks.
fn slot(red: bool, w: f32, h: f32) -> String {
    let outline = format!(
        "M2 8Q{} 20 {} 8L{} {}Q{} {} 16 {}Z",
        num(w / 2.0),
        num(w - 2.0),
        num(w - 16.0),
        num(h - 3.0),
        num(w / 2.0),
        num(h + 3.0),
        num(h - 3.0)
    );
    let mut out = path("m-slot t-frame", &outline);
    if red {
        out += &fee(w - 8.0, 6.0);
    }
    out
}

/// The tag of a red-bordered space: three credits more (B-1.7).
pub(super) fn fee(cx: f32, cy: f32) -> String {
    path("m-fee", &circle(cx, cy, 10.5)) + &words("m-fee-number", cx, cy + 5.0, 14.0, "3")
}

/// One course of the wall, the lowest first: each is wider than the one below, as the valley is.
fn course(level: u8, w: f32, h: f32) -> String {
    let n = f32::from(level.clamp(1, 3));
    let tall = 14.5;
    let (low, high) = (h - 1.0 - (n - 1.0) * tall, h - 1.0 - n * tall);
    let half = |y: f32| w * (0.33 + 0.17 * (h - y) / h);
    let (a, b, middle) = (half(high), half(low), w / 2.0);
    // The crest sags towards the reader: an arch dam leans against the water.
    format!(
        "M{} {}Q{m} {} {} {}L{} {}Q{m} {} {} {}Z",
        num(middle - a),
        num(high),
        num(high + 9.0),
        num(middle + a),
        num(high),
        num(middle + b),
        num(low),
        num(low + 9.0),
        num(middle - b),
        num(low),
        m = num(middle),
    )
}

fn wall(dam: Dam, w: f32, h: f32) -> String {
    let mut out = path(
        "m-dam-shade",
        &format!(
            "M8 {}Q{} {} {} {0}",
            num(h + 3.0),
            num(w / 2.0),
            num(h + 13.0),
            num(w - 8.0)
        ),
    );
    for level in 1..=dam.level.clamp(1, 3) {
        let class = if level == 1 { "m-wall base" } else { "m-wall" };
        out += &path(class, &course(level, w, h));
    }
    out += &path("m-joints", &joints(dam.level, w, h));
    let middle = h - 14.5 * f32::from(dam.level.clamp(1, 3)) / 2.0 + 3.5;
    out += &path("m-boss", &circle(w / 2.0, middle, 12.5));
    let mark = match dam.owner {
        Company::Neutral => words("m-level", w / 2.0, middle + 6.0, 17.0, &dam.level.to_string()),
        owner => emblem(owner, w / 2.0, middle, 19.0, Art::Symbols),
    };
    out + &mark
}

/// Upright joints between the blocks.
fn joints(level: u8, w: f32, h: f32) -> String {
    let mut d = String::new();
    for n in 0..level.clamp(1, 3) {
        let y = h - 14.5 * f32::from(n + 1) + 5.0;
        for x in [0.24, 0.36, 0.64, 0.76] {
            let x = w * x + if n % 2 == 1 { 5.0 } else { 0.0 };
            d += &format!("M{} {}v9", num(x), num(y));
        }
    }
    d
}

/// The water behind a dam; drops that it holds, and hollow ones for the room that is left.
fn lake(dam: Dam, w: f32, h: f32, above: f32) -> String {
    let (cx, cy) = (w / 2.0, h / 2.0 - above);
    let crest = h - 14.5 * f32::from(dam.level.clamp(1, 3));
    let class = if dam.drops > 0 { "m-lake" } else { "m-lake low" };
    let mut out = path(class, &shore(cx, cy, crest));
    if dam.drops > 0 {
        out += &(path("m-depth", &deep(cx, cy, crest)) + &path("m-glint", &glints(cx, cy)));
    }
    let room = dam.capacity.max(dam.drops);
    for n in 0..room {
        let x = cx + 25.0 * (f32::from(n) - f32::from(room - 1) / 2.0);
        let class = if n < dam.drops { "m-drop" } else { "m-room" };
        out += &path(class, &drop_shape(x, cy, 27.0));
    }
    out
}

/// A valley under water: narrow where the river comes in, with bays on both sides, as wide as the crest at the wall.
fn shore(cx: f32, cy: f32, crest: f32) -> String {
    let (x, y) = (num(cx - 8.0), num(cy - 29.0));
    let left = |by: f32| num(cx - by);
    let right = |by: f32| num(cx + by);
    let down = |by: f32| num(cy + by);
    format!(
        "M{x} {y}C{} {} {} {} {} {}S{} {} {} {}S{} {} {} {c}Q{} {} {} {c}S{} {} {} {}S{} {} {} {}S{} {} {} {y}Z",
        left(22.0),
        down(-27.0),
        left(47.0),
        down(-25.0),
        left(51.0),
        down(-8.0),
        left(62.0),
        down(12.0),
        left(56.0),
        down(25.0),
        left(46.0),
        num(crest - 6.0),
        left(44.0),
        num(cx),
        num(crest + 9.0),
        right(44.0),
        right(61.0),
        down(33.0),
        right(55.0),
        down(20.0),
        right(57.0),
        down(2.0),
        right(50.0),
        down(-11.0),
        right(21.0),
        down(-28.0),
        right(8.0),
        c = num(crest),
    )
}

/// The deep part in front of the wall.
fn deep(cx: f32, cy: f32, crest: f32) -> String {
    let y = num(cy - 14.0);
    format!(
        "M{} {y}C{} {y} {} {d} {} {c}Q{} {} {} {c}C{} {d} {} {y} {} {y}Z",
        num(cx - 12.0),
        num(cx - 46.0),
        num(cx - 40.0),
        num(cx - 33.0),
        num(cx),
        num(crest + 6.0),
        num(cx + 33.0),
        num(cx + 40.0),
        num(cx + 44.0),
        num(cx + 14.0),
        d = num(cy + 16.0),
        c = num(crest - 1.0),
    )
}

fn glints(cx: f32, cy: f32) -> String {
    let (a, b) = (num(cx - 42.0), num(cx + 12.0));
    format!(
        "M{a} {}q7 -4 14 0t14 0M{b} {}q6 -4 12 0t12 0",
        num(cy + 22.0),
        num(cy + 27.0)
    )
}
