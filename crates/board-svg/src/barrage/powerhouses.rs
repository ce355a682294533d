//! Rows of powerhouses: platforms on the river bank, spaces and houses.

use super::dams::fee;
use super::layout::{Layout, Row};
use super::scene::{Company, PowerhouseSpace};
use super::spot::{PlaceGroup, company_class, disc, emblem, use_shape};
use crate::icon_style::IconStyle;
use crate::svg::{num, path, rect};

/// The platforms, drawn before rivers and pipes reach them.
pub(super) fn platforms(layout: &Layout) -> String {
    let plate = |row: &Row| {
        let ([x, y], [a, b]) = (row.at, row.half);
        rect("m-platform", x - a, y - b, 2.0 * a, 2.0 * b, 9.0) + &pylon(row)
    };
    layout.rows.iter().map(plate).collect()
}

/// A pylon on a platform with three spaces, which leave a quarter of it free.
fn pylon(row: &Row) -> String {
    if row.spaces.len() != 3 {
        return String::new();
    }
    let free = |dx: f32| {
        let place = row.at[0] + dx;
        row.spaces.iter().filter(|space| space.at[0] == place).count() < 2
    };
    let dx = if free(-54.0) { -66.0 } else { 66.0 };
    let (x, y) = (num(row.at[0] + dx), num(row.at[1] - 6.0));
    path(
        "m-pylon",
        &format!(
            "M{x} {y}m-9 0l7 -40h4l7 40m-15 -12l13 -14m-11 0l13 14M{x} {y}m-13 -30h26m-23 8h20m-23 -8v4m26 -4v4"
        ),
    )
}

/// The background of a space and the outline of a hall.
pub(super) fn defs(layout: &Layout) -> String {
    let [w, h] = layout.powerhouse;
    format!(
        r#"<path id="l-hall" d="{}"/><rect id="l-lot" width="{w}" height="{h}" rx="6"/>"#,
        outline(w, h)
    )
}

pub(super) fn draw(space: &PowerhouseSpace, layout: &Layout) -> String {
    let Some([cx, cy]) = layout.place(&space.id) else {
        return String::new();
    };
    let [w, h] = layout.powerhouse;
    let mut body = use_shape("m-lot t-frame", "l-lot");
    match (space.owner, space.preview) {
        (Some(owner), _) => body += &house(owner, w, h),
        (None, Some(company)) => {
            body += &format!(
                r#"<g class="m-ghost-house {}">{}</g>"#,
                company_class(company),
                house(company, w, h)
            );
        }
        (None, None) => body += &use_shape("m-lot-print", "l-hall"),
    }
    if space.red && space.owner.is_none() {
        body += &fee(w - 8.0, 7.0);
    }
    let red = if space.red { " red" } else { "" };
    let owner = space
        .owner
        .map_or_else(String::new, |owner| format!(" held {}", company_class(owner)));
    let spot = PlaceGroup {
        id: &space.id,
        scope: "",
        classes: format!("m-house{red}{owner}"),
        mark: &space.mark,
        at: [cx - w / 2.0, cy - h / 2.0],
        size: layout.powerhouse,
        icon_style: IconStyle::Symbols,
    };
    spot.draw(&body)
}

/// A hall with a saw-tooth roof, like those below real dams.
fn outline(w: f32, h: f32) -> String {
    let (left, low, tooth) = (10.0, h - 5.0, (w - 20.0) / 3.0);
    let mut d = format!("M{} {}V18", num(left), num(low));
    for _ in 0..3 {
        d += &format!("l{} -11v11", num(tooth));
    }
    d + &format!("V{}Z", num(low))
}

fn house(company: Company, w: f32, h: f32) -> String {
    let windows = format!("M15 {y}h7v9h-7zM{} {y}h7v9h-7z", num(w - 22.0), y = num(h - 20.0));
    use_shape("m-hall", "l-hall")
        + &path("m-windows", &windows)
        + &disc("m-boss", w / 2.0, h / 2.0 + 4.0, 13.0)
        + &emblem(company, w / 2.0, h / 2.0 + 4.0, 19.0, IconStyle::Symbols)
}
