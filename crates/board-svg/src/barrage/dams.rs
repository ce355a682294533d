//! Dam spaces, the dams on them and the lakes behind them.

use super::layout::Layout;
use super::scene::{Company, Dam, DamSpace};
use super::spot::{PlaceGroup, company_class, disc, emblem, use_shape};
use super::water::drop_at;
use crate::icon_style::IconStyle;
use crate::svg::{num, path, text_line};

/// Walls and lakes of the three levels, and the outline of an empty space: each is used many times on the map.
pub(super) fn defs(layout: &Layout) -> String {
    let [w, h] = layout.dam;
    let (cx, cy) = (w / 2.0, h / 2.0 - layout.lake);
    let mut out = format!(
        r#"<g id="l-fee">{}</g><path id="l-slot" d="{}"/>"#,
        fee_tag(0.0, 0.0, 3),
        slot(w, h)
    );
    for level in 1..=3 {
        let crest = crest_y(level, h);
        out += &format!(r#"<g id="l-wall-{level}">{}</g>"#, wall(level, w, h));
        out += &format!(r#"<path id="l-lake-{level}" d="{}"/>"#, shore(cx, cy, crest));
        out += &format!(
            r#"<g id="l-deep-{level}">{}{}</g>"#,
            path("m-depth", &deep_water(cx, cy, crest)),
            path("m-glint", &glints(cx, cy))
        );
    }
    out
}

pub(super) fn draw(space: &DamSpace, layout: &Layout) -> String {
    let Some([cx, cy]) = layout.place(&space.id) else {
        return String::new();
    };
    let [w, h] = layout.dam;
    let mut body = match space.dam {
        Some(dam) => lake(dam, w, h, layout.lake) + &wall_with_emblem(dam, w, h),
        None => use_shape("m-slot t-frame", "l-slot"),
    };
    if space.red && space.dam.is_none() {
        body += &fee(w - 8.0, 6.0);
    }
    if let Some(company) = space.preview {
        let level = space.dam.map_or(1, |dam| dam.level + 1);
        let course = path("m-ghost", &wall_course(level, w, h));
        body += &format!(r#"<g class="{}">{course}</g>"#, company_class(company));
    }
    let red = if space.red { " red" } else { "" };
    let owner = space
        .dam
        .map_or_else(String::new, |dam| format!(" held {}", company_class(dam.owner)));
    let spot = PlaceGroup {
        id: &space.id,
        scope: "",
        classes: format!("m-dam{red}{owner}"),
        mark: &space.mark,
        at: [cx - w / 2.0, cy - h / 2.0],
        size: layout.dam,
        icon_style: IconStyle::Symbols,
    };
    spot.draw(&body)
}

/// An empty space: the outline of a future wall, cut into both banks.
fn slot(w: f32, h: f32) -> String {
    format!(
        "M2 8Q{m} 20 {} 8L{} {l}Q{m} {} 16 {l}Z",
        num(w - 2.0),
        num(w - 16.0),
        num(h + 3.0),
        m = num(w / 2.0),
        l = num(h - 3.0)
    )
}

/// The tag of a red-bordered space on the map: three credits more (B-1.7).
pub(super) fn fee(cx: f32, cy: f32) -> String {
    format!(r##"<use href="#l-fee" x="{}" y="{}"/>"##, num(cx), num(cy))
}

/// A tag with this number of credits.
pub(super) fn fee_tag(cx: f32, cy: f32, credits: u8) -> String {
    disc("m-fee", cx, cy, 10.5) + &text_line("m-fee-number", cx, cy + 5.0, 14.0, &credits.to_string())
}

/// The top of the wall at this level.
fn crest_y(level: u8, h: f32) -> f32 {
    h - 14.5 * f32::from(level)
}

/// One course of the wall, the lowest first: each is wider than the one below, like the valley.
fn wall_course(level: u8, w: f32, h: f32) -> String {
    let n = f32::from(level.clamp(1, 3));
    let tall = 14.5;
    let (low, high) = (h - 1.0 - (n - 1.0) * tall, h - 1.0 - n * tall);
    let half = |y: f32| w * (0.33 + 0.17 * (h - y) / h);
    let (a, b, middle) = (half(high), half(low), w / 2.0);
    // The crest sags towards the viewer, because an arch dam curves against the water.
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

/// A dam of this level, its courses in the owner's colour.
fn wall(level: u8, w: f32, h: f32) -> String {
    let shade = format!(
        "M8 {y}Q{} {} {} {y}",
        num(w / 2.0),
        num(h + 13.0),
        num(w - 8.0),
        y = num(h + 3.0)
    );
    let mut out = path("m-dam-shade", &shade);
    for n in 1..=level {
        out += &path("m-wall", &wall_course(n, w, h));
    }
    out + &path("m-joints", &wall_joints(level, w, h))
}

/// A dam with its owner's emblem; a neutral one shows its level.
fn wall_with_emblem(dam: Dam, w: f32, h: f32) -> String {
    let level = dam.level.clamp(1, 3);
    let middle = h - 7.25 * f32::from(level) + 3.5;
    let mark = match dam.owner {
        Company::Neutral => text_line("m-level", w / 2.0, middle + 6.0, 17.0, &level.to_string()),
        owner => emblem(owner, w / 2.0, middle, 19.0, IconStyle::Symbols),
    };
    let wall = format!(r##"<use href="#l-wall-{level}"/>"##);
    wall + &disc("m-boss", w / 2.0, middle, 12.5) + &mark
}

/// Upright joints between the blocks.
fn wall_joints(level: u8, w: f32, h: f32) -> String {
    let mut d = String::new();
    for n in 0..level {
        let y = h - 14.5 * f32::from(n + 1) + 5.0;
        for x in [0.24, 0.36, 0.64, 0.76] {
            let x = w * x + if n % 2 == 1 { 5.0 } else { 0.0 };
            d += &format!("M{} {}v9", num(x), num(y));
        }
    }
    d
}

/// The water behind a dam; the drops that it holds, and hollow ones for the free capacity.
fn lake(dam: Dam, w: f32, h: f32, above: f32) -> String {
    let (cx, cy, level) = (w / 2.0, h / 2.0 - above, dam.level.clamp(1, 3));
    let bed = |class: &str| use_shape(class, &format!("l-lake-{level}"));
    let mut out = match dam.drops {
        0 => bed("m-lake low"),
        _ => bed("m-lake") + &format!(r##"<use href="#l-deep-{level}"/>"##),
    };
    let room = dam.capacity.max(dam.drops);
    for n in 0..room {
        let x = cx + 25.0 * (f32::from(n) - f32::from(room - 1) / 2.0);
        let class = if n < dam.drops { "m-drop" } else { "m-room" };
        out += &drop_at(class, x, cy);
    }
    out
}

/// A valley under water: narrow where the river enters, with bays on both sides, and as wide as the crest at the wall.
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
fn deep_water(cx: f32, cy: f32, crest: f32) -> String {
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
