//! Spaces for engineers, on the management boards and on a company's own.

use super::boards_scene::ActionSpace;
use super::dams::fee_tag;
use super::scene::Company;
use super::spot::{PlaceGroup, company_class, emblem};
use crate::icon_style::IconStyle;
use crate::svg::{num, path, rect, text_line};

/// A space of this size, with its upper left corner at `at`.
pub(super) fn space(space: &ActionSpace, scope: &str, at: [f32; 2], size: [f32; 2]) -> String {
    let [w, h] = size;
    let mut body = rect("x-seat t-frame", 0.0, 0.0, w, h, 7.0);
    body += &if space.closed {
        path(
            "x-closed",
            &format!("M10 10L{} {}M{0} 10L10 {1}", num(w - 10.0), num(h - 10.0)),
        )
    } else {
        occupants(space, w, h)
    };
    if space.surcharge > 0 && !space.closed {
        body += &fee_tag(w - 6.0, 6.0, space.surcharge);
    }
    let red = if space.surcharge > 0 { " red" } else { "" };
    let taken = if space.occupants.is_empty() { "" } else { " taken" };
    let closed = if space.closed { " closed" } else { "" };
    let spot = PlaceGroup {
        id: &space.id,
        scope,
        classes: format!("x-space{red}{taken}{closed}"),
        mark: &space.mark,
        at,
        size,
        icon_style: IconStyle::Symbols,
    };
    spot.draw(&body)
}

/// The companies on the space, or the number of engineers that it needs.
fn occupants(space: &ActionSpace, w: f32, h: f32) -> String {
    match (space.occupants.as_slice(), space.preview) {
        ([], Some(company)) => {
            let count = space.engineers.max(1);
            format!(
                r#"<g class="x-ghost">{}</g>"#,
                pawns(Some(company), count, [w / 2.0, h / 2.0], w - 16.0)
            )
        }
        ([], None) if space.engineers == 0 => {
            pawns(None, 1, [w / 2.0 - 12.0, h / 2.0], w)
                + &text_line("x-number", w / 2.0 + 16.0, h / 2.0 + 8.0, 23.0, "…")
        }
        ([], None) => pawns(None, space.engineers, [w / 2.0, h / 2.0], w - 16.0),
        ([(company, count)], _) if space.engineers > 0 => {
            pawns(Some(*company), *count, [w / 2.0, h / 2.0], w - 16.0)
        }
        (many, _) => company_counts(many, w, h),
    }
}

/// Engineers side by side; without a company, only their outlines.
fn pawns(company: Option<Company>, count: u8, [cx, cy]: [f32; 2], room: f32) -> String {
    let class = company.map_or_else(|| "x-wanted".to_owned(), company_class);
    let count = f32::from(count.clamp(1, 12));
    let step = 25.0_f32.min((room - 30.0) / (count - 1.0).max(1.0));
    let mut out = format!(r#"<g class="{class}">"#);
    for n in 0..count as u8 {
        let x = cx + step * (f32::from(n) - (count - 1.0) / 2.0);
        out += &IconStyle::Symbols.icon("engineer", x, cy, 32.0);
        out += &company.map_or_else(String::new, |company| {
            emblem(company, x, cy + 9.5, 11.0, IconStyle::Symbols)
        });
    }
    out + "</g>"
}

/// Several companies, each with a pawn and a number.
fn company_counts(occupants: &[(Company, u8)], w: f32, h: f32) -> String {
    let step = (w - 12.0) / occupants.len() as f32;
    let mut out = String::new();
    for (n, (company, count)) in occupants.iter().enumerate() {
        let x = 6.0 + step * (n as f32 + 0.5);
        out += &pawns(Some(*company), 1, [x - 11.0, h / 2.0], 40.0);
        out += &text_line("x-number", x + 14.0, h / 2.0 + 7.0, 20.0, &count.to_string());
    }
    out
}
