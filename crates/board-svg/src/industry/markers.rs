//! The area markers above their columns, and the bag (IY-4.3, IY-4.4).

use super::layout::Layout;
use super::scene::{AreaMarker, BoardScene, MarkerState};
use crate::icon_style::IconStyle;
use crate::svg::{circle, escape, num, path, text_line, tooltip};

pub(super) fn draw(scene: &BoardScene<'_>, layout: &Layout) -> String {
    let columns = scene.markers.iter().zip(&layout.columns);
    let discs: String = columns
        .map(|(marker, [x, width])| draw_above_field(marker, x + width / 2.0, layout.markers))
        .collect();
    let left = scene
        .markers
        .iter()
        .filter(|marker| marker.state == MarkerState::InBag)
        .count();
    let (cx, cy) = (layout.track.x + layout.track.width / 2.0, layout.markers);
    format!(
        r#"<g class="markers">{discs}<g class="bag" id="ss-bag" tabindex="0" role="img" aria-label="{}">{}{}{}</g></g>"#,
        escape(&scene.bag),
        tooltip(&scene.bag),
        bag(cx, cy),
        text_line("a-count", cx, cy + 11.5, 15.0, &left.to_string())
    )
}

fn draw_above_field(marker: &AreaMarker, cx: f32, cy: f32) -> String {
    let title = escape(&marker.title);
    let block = if marker.on_block {
        path("a-block", &circle(cx, cy, 21.5))
    } else {
        String::new()
    };
    format!(
        r#"<g class="marker" id="ss-marker-{letter}" data-marker="{letter}" role="img" aria-label="{title}">{tip}{block}{disc}</g>"#,
        letter = escape(&marker.letter),
        tip = tooltip(&marker.title),
        disc = disc(
            &marker.letter,
            marker.coin,
            marker.state,
            cx,
            cy,
            IconStyle::Symbols
        ),
    )
}

/// A marker: only the printed letter while it is in the bag, and its back once it has been used.
pub(super) fn disc(
    letter: &str,
    coin: bool,
    state: MarkerState,
    cx: f32,
    cy: f32,
    icon_style: IconStyle,
) -> String {
    let token = |x: f32, y: f32, size: f32| {
        if coin {
            icon_style.icon("coin", x, y, size)
        } else {
            String::new()
        }
    };
    match state {
        MarkerState::InBag => {
            let pale = format!(r#"<g class="a-pale">{}</g>"#, token(cx + 15.0, cy + 9.0, 12.0));
            path("a-slot", &circle(cx, cy, 17.0))
                + &text_line("a-printed", cx, cy + 7.0, 20.0, letter)
                + &pale
        }
        MarkerState::FaceUp => {
            path("a-disc", &circle(cx, cy, 18.5))
                + &path("a-rim", &circle(cx, cy, 15.6))
                + &text_line("a-letter", cx, cy + 8.0, 23.0, letter)
                + &token(cx + 16.0, cy + 10.0, 17.0)
        }
        MarkerState::Used => {
            let strike = format!("M{} {}l24-24", num(cx - 12.0), num(cy + 12.0));
            path("a-back", &circle(cx, cy, 17.0))
                + &text_line("a-gone", cx, cy + 7.0, 20.0, letter)
                + &path("a-strike", &strike)
        }
    }
}

/// A cloth bag, tied.
fn bag(cx: f32, cy: f32) -> String {
    let (x, y) = (num(cx), num(cy - 22.0));
    path(
        "a-bag",
        &format!("M{x} {y}m-9 0q9 5 18 0l-4 9q16 8 16 21q0 12-21 12t-21-12q0-13 16-21z"),
    ) + &path(
        "a-tie",
        &format!("M{x} {y}m-6.5 9.5q6.5 2.5 13 0m-17 15q1-6 5-9m20 13q0-5-3-8"),
    )
}
