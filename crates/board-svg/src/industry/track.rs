//! The epoch track on the left: numerals, the resources that first appear, and the epoch marker (IY-1.2, IY-6.6).

use super::layout::Layout;
use super::scene::{BoardScene, EpochSpace};
use crate::icon_style::roman;
use crate::svg::{circle, escape, gear, rect, text_line, tooltip, use_icon};
use crate::text::{draw as draw_text, fit_text};

pub(super) fn draw(scene: &BoardScene<'_>, layout: &Layout) -> String {
    let (x, w) = (layout.track.x, layout.track.width);
    let top = layout.bands.first().map_or(0.0, |band| band[0]);
    let low = layout.bands.last().map_or(0.0, |[y, h]| y + h);
    let mut out = format!(
        r#"<g class="track">{}"#,
        rect("k-column", x, top, w, low - top, 0.0)
    );
    for (space, [y, h]) in scene.epochs.iter().zip(&layout.bands) {
        out += &draw_space(space, scene, x, *y, w, *h);
    }
    out + "</g>"
}

fn draw_space(space: &EpochSpace, scene: &BoardScene<'_>, x: f32, y: f32, w: f32, h: f32) -> String {
    let when = match space.epoch.cmp(&scene.epoch) {
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
    let numeral_y = if space.resources.is_empty() {
        y + h / 2.0 + 10.0
    } else {
        y + 50.0
    };
    out += &text_line(
        "k-numeral",
        x + w / 2.0 + 13.0,
        numeral_y,
        27.0,
        roman(space.epoch),
    );
    for (row, resource) in space.resources.iter().enumerate() {
        let at = y + 79.0 + 25.0 * row as f32;
        let sold = if resource.on_sale { "sold" } else { "unsold" };
        let room = w - 31.0;
        let name = fit_text(&resource.name, room, 12.5, 10.8);
        out += &format!(
            r#"<g class="k-resource {sold}">{}{}</g>"#,
            use_icon(&scene.data.resource(resource.id).id, x + 15.0, at, 21.0),
            draw_text("k-name", &name, x + 28.0, at, room)
        );
    }
    if space.epoch == scene.epoch {
        out += &marker(x + 17.0, numeral_y - 9.0);
    }
    out + "</g>"
}

/// The epoch marker: a wooden disc with a cog.
fn marker(cx: f32, cy: f32) -> String {
    let cog = gear(cx, cy, 13.0, 10);
    let hub = circle(cx, cy, 4.0);
    format!(r#"<g class="k-marker" id="ss-epoch-marker"><path fill-rule="evenodd" d="{cog}{hub}"/></g>"#)
}
