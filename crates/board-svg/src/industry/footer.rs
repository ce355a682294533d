//! Below the board: the name of the game, the subsidies, the scoring table.

use super::layout::Layout;
use super::scene::{BoardScene, LegendRow, Subsidies};
use crate::icon_style::{IconStyle, choice};
use crate::seats::token;
use crate::svg::{escape, num, path, rect, text_line, tooltip, use_icon};
use crate::text::{draw as draw_text, fit_text};

pub(super) fn draw(scene: &BoardScene<'_>, layout: &Layout) -> String {
    cartouche(scene, layout) + &subsidies(&scene.subsidies, layout) + &legend(&scene.legend, layout)
}

fn cartouche(scene: &BoardScene<'_>, layout: &Layout) -> String {
    let area = layout.cartouche;
    let skyline = crate::logo::mark();
    let picture = format!(
        r#"<g class="b-logo" transform="translate({} {}) scale(.72)">{skyline}</g>"#,
        num(area.x),
        num(area.y)
    );
    // Spaced serif capitals are wider than the narrow letters that the estimate assumes.
    let room = area.width - 56.0;
    let title = fit_text(&scene.title.to_uppercase(), room / 1.35, 18.0, 12.0);
    let cx = area.x + 54.0 + room / 2.0;
    picture + &draw_text("b-title", &title, cx, area.y + area.height / 2.0, room)
}

/// All tiles in a row, as one interactive piece, because a player who may take one may take any.
fn subsidies(subsidies: &Subsidies, layout: &Layout) -> String {
    if subsidies.tiles.is_empty() {
        return String::new();
    }
    let area = layout.subsidies;
    let step = area.width / subsidies.tiles.len() as f32;
    let tiles = subsidies.tiles.iter().enumerate().map(|(n, owner)| {
        let cx = step * (n as f32 + 0.5);
        subsidy(
            subsidies.coins,
            subsidies.points,
            *owner,
            cx,
            area.height / 2.0,
            IconStyle::Symbols,
        )
    });
    let tiles: String = tiles.collect();
    let (lit, chosen) = (subsidies.lit, subsidies.chosen);
    let (state, role) = match (lit, chosen) {
        (_, true) => (" lit chosen", "button"),
        (true, _) => (" lit", "button"),
        _ => ("", "img"),
    };
    let choice = if lit || chosen {
        choice(chosen, area.width, area.height, IconStyle::Symbols)
    } else {
        String::new()
    };
    format!(
        r#"<g class="tile subsidies{state}" data-tile="subsidy" id="place-subsidy" tabindex="0" role="{role}" aria-label="{label}" transform="translate({x} {y})">{tip}{frame}{tiles}{choice}</g>"#,
        label = escape(&subsidies.label),
        x = num(area.x),
        y = num(area.y),
        tip = tooltip(&subsidies.title),
        frame = rect("t-frame", 0.0, 0.0, area.width, area.height, 4.0),
    )
}

/// One subsidy tile: a stamped paper. Once it is taken, only its place is left, with the owner's mark.
pub(super) fn subsidy(
    coins: u8,
    points: i8,
    owner: Option<usize>,
    cx: f32,
    cy: f32,
    icon_style: IconStyle,
) -> String {
    let (x, y) = (cx - 25.0, cy - 19.0);
    if let Some(seat) = owner {
        return rect("s-gone", x, y, 50.0, 38.0, 3.0) + &token(seat, cx, cy, 11.0);
    }
    let points = if points < 0 {
        format!("−{}", points.unsigned_abs())
    } else {
        format!("+{points}")
    };
    rect("s-paper", x, y, 50.0, 38.0, 3.0)
        + &rect("s-line", x + 3.0, y + 3.0, 44.0, 32.0, 1.5)
        + &icon_style.icon("coin", cx - 12.0, cy - 5.0, 19.0)
        + &text_line("t-coin", cx - 12.5, cy - 0.8, 12.0, &format!("+{coins}"))
        + &path("s-seal", &crate::svg::gear(cx + 12.0, cy + 5.0, 11.0, 12))
        + &text_line("s-points", cx + 11.5, cy + 9.2, 12.0, &points)
}

/// The scoring table: icons and their value, one entry next to the other.
fn legend(rows: &[LegendRow<'_>], layout: &Layout) -> String {
    let area = layout.legend;
    let wide =
        |row: &LegendRow<'_>| 19.0 * row.icons.len() as f32 + 9.0 * row.worth.chars().count() as f32 + 6.0;
    let total: f32 = rows.iter().map(wide).sum();
    let gap = ((area.width - total) / rows.len().max(1) as f32).max(4.0);
    let (mut x, cy) = (area.x + gap / 2.0, area.y + area.height / 2.0);
    let mut out = String::new();
    for row in rows {
        let icons = row.icons.iter().enumerate();
        let icons: String = icons
            .map(|(n, icon)| use_icon(icon, x + 10.0 + 19.0 * n as f32, cy, 20.0))
            .collect();
        let worth = text_line("b-worth", x + wide(row), cy + 5.0, 15.0, &row.worth);
        out += &format!(
            r#"<g role="img" aria-label="{}">{}{icons}{worth}</g>"#,
            escape(&row.title),
            tooltip(&row.title)
        );
        x += wide(row) + gap;
    }
    format!(r#"<g class="b-legend">{out}</g>"#)
}
