//! Pieces as separate pictures: fields as cards, jokers, subsidies and area markers.

use industry::data::Kind;
use industry::{Data, FieldId, Joker};

use super::face::face as draw_face;
use super::markers;
use super::measures::CARD;
use super::place::{classes, marks};
use super::scene::{CardLook, FieldFace, MarkerState};
use super::{footer, joker};
use crate::icon_style::{IconStyle, choice, roman};
use crate::svg::{escape, text_line, tooltip};

/// One field as a separate upright picture, 120 by 162 units.
///
/// The card is an image, not a control: put it inside a `<button>` if it can be chosen. It has no ids, so a page may
/// show the same field many times.
pub fn field_card(face: &FieldFace<'_>, look: &CardLook) -> String {
    let field = face.field();
    let mut classes = classes(field.kind, look.state, look.lit, look.chosen, false);
    if look.barred {
        classes.push_str(" barred");
    }
    let (badge, taken) = marks(look.state, look.chosen, &CARD, IconStyle::Inline);
    let body = draw_face(face, look.state, &look.gains, &CARD, IconStyle::Inline, taken);
    // Between the icons and the foot; a joker field has neither.
    let epoch_y = match field.kind {
        Kind::Joker => 156.0,
        _ => 134.5,
    };
    let epoch = text_line("t-epoch", CARD.w / 2.0, epoch_y, 10.5, &place_name(face.id));
    let choice = if look.lit || look.chosen {
        choice(look.chosen, CARD.w, CARD.h, IconStyle::Inline)
    } else {
        String::new()
    };
    format!(
        r#"<svg class="ss-card {classes}" data-tile="{id}" viewBox="-8 -16 136 186" {aria}>{tip}{body}{epoch}{badge}{choice}</svg>"#,
        id = escape(&field.id),
        aria = aria_label(&look.label),
        tip = tooltip(&look.title),
    )
}

/// The epoch and column for readers: `II · G`.
fn place_name(field: FieldId) -> String {
    format!("{} · {}", roman(field.epoch()), field.column().letter())
}

/// One joker, 64 by 64 units: its resource, or "?".
pub fn joker_tile(data: &Data, joker: Joker, label: &str) -> String {
    let tile = joker::tile(data.joker_id(joker), 32.0, 32.0, 56.0, IconStyle::Inline);
    format!(
        r#"<svg class="ss-card ss-joker" viewBox="0 0 64 64" {}>{tile}</svg>"#,
        aria_label(label)
    )
}

/// One subsidy tile, 58 by 48 units: coins now, negative points at the end.
pub fn subsidy_tile(coins: u8, points: i8, label: &str) -> String {
    let tile = footer::subsidy(coins, points, None, 29.0, 24.0, IconStyle::Inline);
    format!(
        r#"<svg class="ss-card ss-subsidy" viewBox="0 0 58 48" {}>{tile}</svg>"#,
        aria_label(label)
    )
}

/// One area marker, 48 by 48 units.
pub fn area_marker(letter: &str, coin: bool, state: MarkerState, label: &str) -> String {
    let disc = markers::disc(letter, coin, state, 24.0, 24.0, IconStyle::Inline);
    format!(
        r#"<svg class="ss-card ss-marker" viewBox="0 0 48 48" {}>{disc}</svg>"#,
        aria_label(label)
    )
}

fn aria_label(label: &str) -> String {
    if label.is_empty() {
        r#"aria-hidden="true""#.to_owned()
    } else {
        format!(r#"role="img" aria-label="{}""#, escape(label))
    }
}
