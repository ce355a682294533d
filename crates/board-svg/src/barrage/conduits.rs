//! Conduits: pipes on trestles from the shield next to a lake to the platform where they end.

use super::layout::{Conduit, Layout};
use super::scene::{Company, ConduitSpace};
use super::spot::{aria_role, company_class, disc, emblem, state_classes, use_shape};
use super::water::BEND_RADIUS;
use crate::icon_style::IconStyle;
use crate::polyline::{distance, first_part, rounded_path};
use crate::svg::{circle, escape, num, path, text_line, tooltip, use_icon};

/// Every pipe as a path, which is drawn several times: halo, edge, pipe, gloss.
pub(super) fn defs(layout: &Layout) -> String {
    let pipe = |conduit: &Conduit| {
        let d = rounded_path(&conduit.via, BEND_RADIUS);
        format!(r#"<path id="l-{}" d="{d}"/>"#, conduit.id)
    };
    layout.conduits.iter().map(pipe).collect()
}

/// The pipe and its shield with the production value, as one place.
pub(super) fn draw(space: &ConduitSpace, layout: &Layout) -> String {
    let Some(conduit) = layout.conduit(&space.id) else {
        return String::new();
    };
    let mark = &space.mark;
    let pipe = |class: &str| use_shape(class, &format!("l-{}", conduit.id));
    let built = space.owner.or(space.preview);
    let classes = match (space.owner, space.preview) {
        (Some(owner), _) => format!(" held {}", company_class(owner)),
        (None, Some(company)) => format!(" preview {}", company_class(company)),
        (None, None) => String::new(),
    };
    let mut body = String::new();
    if built.is_some() {
        body += &pipe("m-pipe-halo");
    }
    if mark.lit || mark.chosen {
        let class = if mark.chosen {
            "m-pipe-chosen"
        } else {
            "m-pipe-lit"
        };
        body += &pipe(class);
    }
    body += &(pipe("m-pipe-edge") + &pipe("m-pipe"));
    if let Some(company) = built {
        body += &pipe("m-pipe-gloss");
        body += &seal(company, &conduit.via);
    } else {
        body += &pipe("m-pipe-dots");
    }
    body += &shield(space, conduit.via[0], layout.shield);
    format!(
        r#"<g class="tile m-conduit{classes}{}" data-tile="{id}" id="place-{id}" tabindex="0" role="{}" aria-label="{}">{}{body}</g>"#,
        state_classes(mark),
        aria_role(mark),
        escape(&mark.label),
        tooltip(&mark.title),
        id = escape(&space.id),
    )
}

/// The round shield: value, frame, choice marks.
fn shield(space: &ConduitSpace, [x, y]: [f32; 2], r: f32) -> String {
    let mut out = disc("m-shield t-frame", x, y, r);
    out += &text_line("m-value", x, y + 9.5, 27.0, &space.production.to_string());
    if space.mark.chosen {
        out += &path("t-chosen", &circle(x, y, r + 4.0));
        out += &path("t-badge tick", &circle(x - 16.0, y - 16.0, 11.0));
        out += &use_icon("check", x - 16.0, y - 16.0, 16.0);
    } else if space.mark.lit {
        out += &path("t-lit", &circle(x, y, r + 3.0));
        let (a, b) = (num(r + 6.0), num(r - 8.0));
        out += &path(
            "t-corners",
            &format!(
                "M{0} {1}m-{a} -{b}v-14h14M{0} {1}m{a} -{b}v-14h-14M{0} {1}m-{a} {b}v14h14M{0} {1}m{a} {b}v14h-14",
                num(x),
                num(y)
            ),
        );
    }
    out
}

/// The owner's emblem on a plate, some way down the pipe.
fn seal(company: Company, via: &[[f32; 2]]) -> String {
    let length: f32 = via.windows(2).map(|leg| distance(leg[0], leg[1])).sum();
    let mut out = String::new();
    for share in seal_positions(length) {
        let [x, y] = *first_part(via, length * share).last().unwrap_or(&via[0]);
        out += &(disc("m-seal", x, y, 12.0) + &emblem(company, x, y, 17.0, IconStyle::Symbols));
    }
    out
}

/// The positions of the emblems: a long pipe has several, so that its owner can be recognised along its whole length.
fn seal_positions(length: f32) -> &'static [f32] {
    match length {
        l if l > 700.0 => &[0.12, 0.5, 0.88],
        l if l > 260.0 => &[0.3, 0.78],
        _ => &[0.6],
    }
}
