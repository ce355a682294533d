//! The face of a field, on the board and as a card: one composition, several sets of measures.
//!
//! As in the printed game: the needed resources below the name, the cost lower left, the points in a cogwheel at the
//! lower edge (IY-6.16).

use industry::Data;
use industry::data::{Field, Kind};

use super::joker;
use super::layout::layout;
use super::measures::Measures;
use super::scene::{FieldFace, FieldState, Gain, GainSource};
use crate::icon_style::IconStyle;
use crate::pictograms::pictogram;
use crate::seats::seat_class;
use crate::svg::{gear, num, path, rect, text_line};
use crate::text::{draw, fit_text};

/// The face in the box from (0, 0) to (w, h); the name avoids the `taken` upper corners, left and right.
pub(super) fn face(
    face: &FieldFace<'_>,
    state: FieldState,
    gains: &[Gain],
    m: &Measures,
    icon_style: IconStyle,
    taken: [bool; 2],
) -> String {
    let (data, field) = (face.data, face.field());
    let mut out = rect("t-paper", 0.0, 0.0, m.w, m.h, m.roundness);
    out += &head(&face.name, m, taken);
    let mut body = String::new();
    if field.kind == Kind::Joker {
        body += &joker::joker_field(face, state, m, icon_style);
    } else {
        body += &picture(face, m, icon_style);
        if !matches!(state, FieldState::Developed { .. }) {
            let needs = field.needs.iter().map(|need| data.resource(*need).id.as_str());
            body += &row(needs, m.needs, m.icon, icon_style);
            body += &cost(field, m, icon_style);
        }
        let networks = field.networks.map(|network| data.network(network).id.as_str());
        body += &row(networks, m.networks, m.icon, icon_style);
        body += &product(face, m, icon_style);
        body += &points(field, state, m, icon_style);
    }
    out += &format!(r#"<g class="t-body">{body}</g>"#);
    out += &gains_pill(gains, data, state, m, icon_style);
    if let FieldState::Developed { seat, .. } = state {
        out += &icon_style.icon(seat_class(seat), 15.5, m.foot - 2.0, 30.0);
    }
    out + &rect("t-frame", 0.0, 0.0, m.w, m.h, m.roundness)
}

fn head(name: &str, m: &Measures, taken: [bool; 2]) -> String {
    let (h, r) = (num(m.head), num(m.roundness));
    let shape = format!(
        "M0 {h}V{r}a{r} {r} 0 0 1 {r}-{r}H{}a{r} {r} 0 0 1 {r} {r}V{h}Z",
        num(m.w - m.roundness)
    );
    let [left, right] = taken.map(|taken| if taken { 14.0 } else { 3.5 });
    let (room, cx) = (m.w - left - right, (m.w + left - right) / 2.0);
    let name = fit_text(name, room, m.name, 10.8);
    path("t-head ruled", &shape) + &draw("t-name", &name, cx, m.head / 2.0 + 0.5, room)
}

/// Pictograms that several fields share: drawn once and referenced on the board.
const SHARED_PICTOGRAMS: [(&str, &str); 4] = [
    ("river", "harbour"),
    ("rail", "station"),
    ("pipe", "pumping_station"),
    ("power", "power_plant"),
];

/// The symbols that a board draws once for all its fields.
pub(super) fn symbols() -> String {
    let cog = path("t-cog", &gear(0.0, 0.0, 13.5, 12));
    let mut out = format!(r#"<symbol id="ss-cog" viewBox="-15 -15 30 30">{cog}</symbol>"#);
    for (_, id) in SHARED_PICTOGRAMS {
        let body = pictogram(id);
        out += &format!(r#"<symbol id="ss-p-{id}" viewBox="0 0 72 56"><g class="t-pic">{body}</g></symbol>"#);
    }
    out
}

/// The pictogram that the layout specifies; a bonus field shows its network's pictogram.
fn picture(face: &FieldFace<'_>, m: &Measures, icon_style: IconStyle) -> String {
    let field = face.field();
    let [x, y, scale] = m.picture;
    let network = field.networks.first().filter(|_| field.kind == Kind::Bonus);
    let network = network.map(|network| face.data.network(network).id.as_str());
    let shared = SHARED_PICTOGRAMS
        .iter()
        .find(|(known, _)| Some(*known) == network);
    if let Some((_, id)) = shared.filter(|_| icon_style == IconStyle::Symbols) {
        let [x, y, w, h] = [x, y, 72.0 * scale, 56.0 * scale].map(num);
        return format!(r##"<use href="#ss-p-{id}" x="{x}" y="{y}" width="{w}" height="{h}"/>"##);
    }
    let named = layout().pictures.get(&field.id).map(String::as_str);
    let body = pictogram(shared.map(|(_, id)| *id).or(named).unwrap_or_default());
    format!(
        r#"<g class="t-pic" transform="translate({} {}) scale({scale})">{body}</g>"#,
        num(x),
        num(y)
    )
}

fn row<'a>(
    icons: impl Iterator<Item = &'a str>,
    [x, y, dx, dy]: [f32; 4],
    size: f32,
    icon_style: IconStyle,
) -> String {
    let place = |(n, name): (usize, &str)| icon_style.icon(name, x + dx * n as f32, y + dy * n as f32, size);
    icons.enumerate().map(place).collect()
}

fn cost(field: &Field, m: &Measures, icon_style: IconStyle) -> String {
    if field.kind == Kind::Technology && field.cost == 0 {
        return String::new();
    }
    let (x, y) = (m.coin / 2.0 + 2.0, m.foot);
    icon_style.icon("coin", x, y, m.coin) + &text_line("t-coin", x, y + 4.6, 13.0, &field.cost.to_string())
}

/// The benefit of a field: an arrow to its resource, a coin saved on all later building, or points for every factory on
/// its network.
fn product(face: &FieldFace<'_>, m: &Measures, icon_style: IconStyle) -> String {
    let field = face.field();
    let (x, y) = (m.w / 2.0 + 3.0, m.foot);
    if field.kind == Kind::Bonus {
        let x = m.w - 24.0;
        let worth = format!("+{}", field.points_per_factory);
        return text_line("t-per", x - 8.0, y + 5.0, 15.0, &worth)
            + &icon_style.icon("factory", x + 12.0, y, 19.0);
    }
    if field.discount > 0 {
        let saved = format!("−{}", field.discount);
        return icon_style.icon("coin", x, y, m.coin) + &text_line("t-coin", x - 0.5, y + 4.6, 12.0, &saved);
    }
    let Some(resource) = field.produces else {
        return String::new();
    };
    let arrow = format!("M{} {}h7m-3-3l3.2 3l-3.2 3", num(x - 19.0), num(y));
    path("t-arrow", &arrow) + &icon_style.icon(&face.data.resource(resource).id, x + 1.0, y, m.coin)
}

/// The points, in a cogwheel.
fn points(field: &Field, state: FieldState, m: &Measures, icon_style: IconStyle) -> String {
    if field.vp == 0 {
        return String::new();
    }
    let (x, y) = (m.w - 15.0, m.foot - 1.0);
    let mut out = match icon_style {
        IconStyle::Symbols => format!(
            r##"<use href="#ss-cog" x="{}" y="{}" width="30" height="30"/>"##,
            num(x - 15.0),
            num(y - 15.0)
        ),
        IconStyle::Inline => path("t-cog", &gear(x, y, 13.5, 12)),
    };
    out += &text_line("t-vp", x, y + 4.8, 14.0, &field.vp.to_string());
    if matches!(state, FieldState::Developed { late: true, .. }) {
        out += &path("t-strike", &format!("M{} {}l22-18", num(x - 11.0), num(y + 9.0)));
    }
    out
}

/// The points that the field yields at the end, one icon each; on an undeveloped field, they are visible only while the
/// pointer is on it.
fn gains_pill(gains: &[Gain], data: &Data, state: FieldState, m: &Measures, icon_style: IconStyle) -> String {
    let (class, seat) = match state {
        FieldState::Developed { seat, .. } => ("t-gains", seat_class(seat)),
        _ => ("t-gains if", "none"),
    };
    let number = |gain: &Gain| format!("+{}", gain.points);
    let wide = |gain: &Gain| 17.0 + 7.0 * number(gain).len() as f32;
    let total: f32 = gains.iter().map(wide).sum::<f32>() + 4.0;
    if gains.is_empty() {
        return String::new();
    }
    // Three networks and roads would not fit side by side at full size.
    let scale = (m.w / total).min(1.0);
    let mut x = 4.0;
    let mut inside = rect("t-gains-pill", 0.0, -8.0, total, 16.0, 8.0);
    for gain in gains {
        let icon = match gain.source {
            GainSource::Roads => "road",
            GainSource::Lines => "line",
            GainSource::Network(network) => &data.network(network).id,
        };
        inside += &icon_style.icon(icon, x + 7.0, 0.0, 13.0);
        let text = number(gain);
        inside += &text_line("t-gain", x + 13.0 + 3.5 * text.len() as f32, 4.2, 12.0, &text);
        x += wide(gain);
    }
    format!(
        r#"<g class="{class} {seat}" transform="translate({} {}) scale({scale:.2})">{inside}</g>"#,
        num((m.w - total * scale) / 2.0),
        num(m.gains)
    )
}
