//! Single pieces as separate pictures. They have no ids, so a page may show the same piece many times.
//!
//! A card is an image, not a control: put it inside a `<button>` if it can be chosen.

use age_of_industry::{CardKind, Industry};

use super::boards_scene::{Card, TileFace};
use super::faces::{income, market, price, tile, town_class, town_sign};
use super::scene::{Mark, Market};
use crate::icon_style::IconStyle;
use crate::pictograms::pictogram;
use crate::seats::seat_class;
use crate::spot::{self, disc};
use crate::svg::{circle, gear, path, rect, text_line};
use crate::text::{FittedText, draw as draw_text, fit_text};

const ICON_STYLE: IconStyle = IconStyle::Inline;
const CARD_SIZE: [f32; 2] = [100.0, 140.0];
const TILE_SIZE: [f32; 2] = [176.0, 84.0];
const MARKET_SIZE: f32 = 64.0;

fn piece(classes: &str, id: &str, size: [f32; 2], mark: &Mark, body: &str) -> String {
    spot::card(&format!("age-of-industry {classes}"), id, size, mark, body)
}

/// One card, face up, 100 by 140 units: an industry with its works, or a colour with its sign and towns.
pub fn card(card: &Card) -> String {
    let [w, h] = CARD_SIZE;
    let mut body = rect("k-paper", 0.0, 0.0, w, h, 7.0);
    let (class, name_y) = match card.kind.kind() {
        CardKind::Location(colour) => {
            body += &(rect("k-field", 5.0, 5.0, w - 10.0, 66.0, 4.0)
                + &town_sign(colour, w / 2.0, 38.0, 25.0, ICON_STYLE));
            let step = (42.0 / card.notes.len().max(1) as f32).min(12.5);
            for (n, note) in card.notes.iter().enumerate() {
                let line = FittedText::line(note, w - 12.0, step.min(11.5), 6.0);
                body += &draw_text("k-note", &line, w / 2.0, 99.0 + step * n as f32, w - 10.0);
            }
            (town_class(colour), 82.0)
        }
        CardKind::Industry(industry) => {
            body += &rect("k-window", 5.0, 5.0, w - 10.0, 80.0, 4.0);
            body += &format!(
                r#"<g class="t-pic" transform="translate(8 14) scale(1.17)">{}</g>"#,
                pictogram(picture(industry))
            );
            body +=
                &(disc("k-disc", w / 2.0, 97.0, 17.0) + &ICON_STYLE.icon(industry.id(), w / 2.0, 97.0, 24.0));
            ("k-industry".to_owned(), 125.0)
        }
    };
    let name = fit_text(&card.name, w - 10.0, 15.0, 10.0);
    body += &draw_text("k-name", &name, w / 2.0, name_y, w - 10.0);
    body += &rect("k-edge t-frame", 0.0, 0.0, w, h, 7.0);
    if card.count > 1 {
        body += &count(card.count);
    }
    let classes = format!("k-card {class}");
    piece(&classes, card.kind.id(), CARD_SIZE, &card.mark, &body)
}

/// The engraving on an industry's card.
fn picture(industry: Industry) -> &'static str {
    match industry {
        Industry::CottonMill => "textile_mill",
        Industry::Factory => "machine_works",
        Industry::CoalMine => "coal_mine",
        Industry::IronWorks => "ironworks",
        Industry::Port => "harbour",
        Industry::Ship => "steamer",
    }
}

fn count(count: u8) -> String {
    rect("k-count", CARD_SIZE[0] - 36.0, -4.0, 38.0, 26.0, 13.0)
        + &text_line("k-number", CARD_SIZE[0] - 17.0, 15.0, 18.0, &format!("×{count}"))
}

/// The back of a card, 100 by 140 units: the pile (`pile`) with the number of cards left, or a hidden card.
pub fn card_back(id: &str, left: Option<u8>, mark: &Mark) -> String {
    let [w, h] = CARD_SIZE;
    let (cx, cy) = (w / 2.0, h / 2.0);
    let mut body = rect("k-back", 0.0, 0.0, w, h, 7.0) + &rect("k-line", 6.0, 6.0, w - 12.0, h - 12.0, 4.0);
    body += &path("k-line", &(gear(cx, cy, 36.0, 14) + &circle(cx, cy, 25.0)));
    match left {
        Some(left) => body += &text_line("k-left", cx, cy + 10.0, 28.0, &left.to_string()),
        None => {
            body += &format!(
                r#"<g class="k-loco">{}</g>"#,
                ICON_STYLE.icon("locomotive", cx, cy, 32.0)
            )
        }
    }
    body += &rect("k-edge t-frame", 0.0, 0.0, w, h, 7.0);
    piece("k-card", id, CARD_SIZE, mark, &body)
}

/// One industry tile with the information printed around it, 176 by 84 units.
pub fn industry_card(face: &TileFace) -> String {
    let [w, h] = TILE_SIZE;
    let mut body = rect("k-paper t-frame", 0.0, 0.0, w, h, 5.0);
    body += &format!(
        r#"<g transform="translate(8 10)">{}</g>"#,
        tile(&face.tile, 0, 64.0, ICON_STYLE)
    );
    let name = fit_text(&face.name, 96.0, 15.0, 10.0);
    body += &draw_text("k-name", &name, 125.0, 14.0, 96.0);
    body += &price(face.cost, [face.coal, face.iron], [94.0, 40.0], ICON_STYLE);
    if face.cost.is_some() {
        body += &income(100.0, 67.0, face.income);
    }
    let class = format!("k-tile {}", seat_class(face.tile.seat));
    piece(&class, face.tile.industry.id(), TILE_SIZE, &face.mark, &body)
}

/// One market tile, 64 by 64 units.
pub fn market_card(tile: &Market) -> String {
    let body = market(tile.kind, tile.flipped, MARKET_SIZE, ICON_STYLE)
        + &rect("p-edge t-frame", 0.0, 0.0, MARKET_SIZE, MARKET_SIZE, 4.0);
    piece("k-market", &tile.id, [MARKET_SIZE; 2], &tile.mark, &body)
}
