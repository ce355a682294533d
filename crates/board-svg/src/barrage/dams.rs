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
    let fill = f32::from(dam.drops.min(4)) / 4.0;
    let (rx, ry) = (46.0 + 8.0 * fill, 22.0 + 5.0 * fill);
    let crest = h - 14.5 * f32::from(dam.level.clamp(1, 3));
    let shore = format!(
        "M{} {}C{} {} {} {} {} {}S{} {} {} {}L{} {}Q{} {} {} {}Z",
        num(cx - rx),
        num(cy),
        num(cx - rx),
        num(cy - ry * 1.25),
        num(cx - rx * 0.4),
        num(cy - ry * 0.9),
        num(cx),
        num(cy - ry),
        num(cx + rx),
        num(cy - ry * 1.2),
        num(cx + rx),
        num(cy),
        num(w * 0.94),
        num(crest),
        num(cx),
        num(crest + 9.0),
        num(w * 0.06),
        num(crest),
    );
    let wet = if dam.drops > 0 { "m-lake" } else { "m-lake low" };
    let mut out = path(wet, &shore);
    let room = dam.capacity.max(dam.drops);
    for n in 0..room {
        let x = cx + 25.0 * (f32::from(n) - f32::from(room - 1) / 2.0);
        let class = if n < dam.drops { "m-drop" } else { "m-room" };
        out += &path(class, &drop_shape(x, cy, 27.0));
    }
    out
}
