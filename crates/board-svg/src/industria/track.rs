//! The epoch track between factories and technologies (IA-1.12).

use super::layout::Layout;
use super::scene::{BoardScene, EpochSpace};
use crate::icon_style::roman;
use crate::svg::{circle, escape, gear, num, path, rect, text_line, tooltip, use_icon};
use crate::text::{draw as draw_text, fit_text};

pub(super) fn draw(scene: &BoardScene<'_>, layout: &Layout) -> String {
    let mut out = String::from(r#"<g class="track">"#);
    let (x, w) = (layout.track.x, layout.track.width);
    let top = layout.bands.first().map_or(0.0, |band| band[0]);
    let low = layout.bands.last().map_or(0.0, |[y, h]| y + h);
    out += &rect("k-column", x, top, w, low - top, 0.0);
    for (space, [y, h]) in scene.epochs.iter().zip(&layout.bands) {
        out += &draw_space(space, scene, x, *y, w, *h);
    }
    // Coins lie on the border between two spaces, where the marker passes.
    for (space, [y, _]) in scene
        .epochs
        .iter()
        .zip(&layout.bands)
        .filter(|(space, _)| space.coin > 0 && !space.absent)
    {
        let passed = if space.epoch <= scene.epoch { " passed" } else { "" };
        let (cx, cy) = (x + w / 2.0, *y);
        out += &format!(
            r#"<g class="k-coin{passed}">{}{}</g>"#,
            path("k-coin-rim", &circle(cx, cy, 13.0)),
            use_icon("coin", cx, cy, 22.0)
        );
        out += &text_line("t-coin", cx, cy + 4.4, 12.0, &format!("+{}", space.coin));
    }
    out + "</g>"
}

fn draw_space(space: &EpochSpace, scene: &BoardScene<'_>, x: f32, y: f32, w: f32, h: f32) -> String {
    let when = match space.epoch.cmp(&scene.epoch) {
        _ if space.absent => "absent",
        std::cmp::Ordering::Less => "past",
        std::cmp::Ordering::Equal => "now",
        std::cmp::Ordering::Greater => "future",
    };
    let mut out = format!(
        r#"<g class="space {when}" id="ss-epoch-{}" data-epoch="{0}" tabindex="0" role="img" aria-label="{}">{}"#,
        space.epoch,
        escape(&space.label),
        tooltip(&space.title)
    );
    out += &rect("k-space", x, y, w, h, 0.0);
    // In tall bands (epoch 5), the contents stay together in the middle.
    let y = y + (h - 148.0) / 2.0;
    out += &text_line("k-numeral", x + w / 2.0 + 4.0, y + 47.0, 27.0, roman(space.epoch));
    for (row, resource) in space.resources.iter().enumerate() {
        let at = y + 75.0 + 24.0 * row as f32;
        let sold = if resource.on_sale { "sold" } else { "unsold" };
        let name = draw_text(
            "k-name",
            &fit_text(&resource.name, w - 42.0, 12.5, 10.8),
            x + 34.0,
            at,
            w - 40.0,
        );
        out += &format!(
            r#"<g class="k-resource {sold}">{}{name}</g>"#,
            use_icon(&scene.data.resource(resource.id).id, x + 19.0, at, 21.0)
        );
    }
    if let Some(count) = space.pile {
        out += &pile(count, x + w - 19.0, y + 36.0);
    }
    if space.epoch == scene.epoch {
        out += &marker(x + 17.0, y + 38.0);
    }
    out + "</g>"
}

/// The face-down pile: up to three sheets, and the number of tiles.
fn pile(count: u8, cx: f32, cy: f32) -> String {
    let sheets = (0..count.min(3)).rev().map(|sheet| {
        let shift = f32::from(sheet) * 2.0;
        rect("k-sheet", cx - 11.0 + shift, cy - 13.0 - shift, 20.0, 24.0, 2.0)
    });
    let sheets: String = sheets.collect();
    format!(
        r#"<g class="k-pile">{sheets}{}</g>"#,
        text_line("k-count", cx - 1.0, cy + 3.6, 12.5, &count.to_string())
    )
}

/// The epoch marker: a wooden disc with a cog.
fn marker(cx: f32, cy: f32) -> String {
    let cog = gear(cx, cy, 13.0, 10);
    let hub = circle(cx, cy, 4.0);
    let pointer = format!("M{} {}l7 7l-7 7z", num(cx + 13.5), num(cy - 7.0));
    format!(
        r#"<g class="k-marker" id="ss-epoch-marker"><path d="{pointer}"/><path fill-rule="evenodd" d="{cog}{hub}"/></g>"#
    )
}
