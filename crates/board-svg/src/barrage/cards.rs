//! Single pieces as separate pictures. They have no ids, so a page may show the same piece many times.
//!
//! A card is an image, not a control: put it inside a `<button>` if it can be chosen.

use super::boards_scene::{BonusTile, CompanyFace, ObjectiveTile, Officer};
use super::effect_signs::{line, signs};
use super::faces::{
    self, BONUS_SIZE, CONTRACT_SIZE, OBJECTIVE_SIZE, OFFICER_SIZE, SERIF_WIDTH_FACTOR, TILE_SIZE,
};
use super::headstreams::plate;
use super::scene::{Contract, Mark, Tile};
use super::spot::{self, company_class, emblem};
use crate::icon_style::IconStyle;
use crate::svg::{circle, num, path, rect, text_line};
use crate::text::{draw as draw_text, fit_text};

/// A card of Barrage.
fn card(classes: &str, id: &str, size: [f32; 2], mark: &Mark, body: &str) -> String {
    spot::card(&format!("barrage {classes}"), id, size, mark, body)
}

/// One contract, 104 by 84 units.
pub fn contract_card(contract: &Contract) -> String {
    let body = faces::contract(contract, IconStyle::Inline);
    card(
        faces::kind_class(contract.kind),
        &contract.id,
        CONTRACT_SIZE,
        &contract.mark,
        &body,
    )
}

/// One technology tile, 92 by 92 units.
pub fn tile_card(tile: &Tile) -> String {
    card(
        "x-tile",
        &tile.id,
        TILE_SIZE,
        &tile.mark,
        &faces::tile(tile, IconStyle::Inline),
    )
}

/// One executive officer, 150 by 84 units.
pub fn officer_card(officer: &Officer) -> String {
    let body = faces::officer(officer, OFFICER_SIZE[0], IconStyle::Inline);
    card("x-officer", &officer.id, OFFICER_SIZE, &officer.mark, &body)
}

/// A company: emblem, name and power, 150 by 84 units.
pub fn company_card(face: &CompanyFace) -> String {
    let [w, h] = OFFICER_SIZE;
    let mut body = rect("x-flag t-frame", 0.0, 0.0, w, h, 5.0);
    body += &(path("x-flag-disc", &circle(30.0, h / 2.0, 22.0))
        + &emblem(face.company, 30.0, h / 2.0, 34.0, IconStyle::Inline));
    let name = fit_text(&face.name, (w - 66.0) * SERIF_WIDTH_FACTOR, 19.0, 10.0);
    body += &draw_text("x-flag-name", &name, w / 2.0 + 27.0, 22.0, w - 66.0);
    if let Some(effect) = &face.power {
        body += &rect("x-paper", 57.0, 40.0, w - 64.0, h - 47.0, 4.0);
        body += &line(
            &signs(effect),
            [w / 2.0 + 25.0, 58.5],
            28.0,
            w - 70.0,
            IconStyle::Inline,
        );
    }
    let id = format!("company_{}", face.company.id());
    card(&company_class(face.company), &id, OFFICER_SIZE, &face.mark, &body)
}

/// A headstream tile, 156 by 54 units: the drops in rounds 1 to 4, with `round` highlighted.
pub fn headstream_tile(drops: &[u8; 4], round: u8, label: &str) -> String {
    let mark = Mark {
        label: label.to_owned(),
        ..Mark::default()
    };
    card(
        "m-head",
        "",
        [156.0, 54.0],
        &mark,
        &plate(drops, round, 156.0, 54.0),
    )
}

/// A bonus tile, 112 by 60 units.
pub fn bonus_tile(tile: &BonusTile) -> String {
    card(
        "x-bonus",
        &tile.id,
        BONUS_SIZE,
        &mark_with_title(&tile.title),
        &faces::bonus(tile, IconStyle::Inline),
    )
}

/// The objective tile, 150 by 84 units.
pub fn objective_tile(tile: &ObjectiveTile) -> String {
    let body = faces::objective(tile, IconStyle::Inline);
    card(
        "x-bonus",
        &tile.id,
        OBJECTIVE_SIZE,
        &mark_with_title(&tile.title),
        &body,
    )
}

fn mark_with_title(title: &str) -> Mark {
    Mark {
        label: title.to_owned(),
        title: title.to_owned(),
        ..Mark::default()
    }
}

/// One effect as a small picture for running text: as tall as the line, and as wide as needed.
pub fn effect_icons(effect: &super::Effect) -> String {
    let signs = signs(effect);
    let w = super::effect_signs::line_width(&signs) * 24.0;
    let body = line(&signs, [w / 2.0, 12.0], 24.0, w + 1.0, IconStyle::Inline);
    format!(
        r#"<svg class="ss-card ss-effect" viewBox="-1 -1 {} 26" style="width:{:.2}em" aria-hidden="true">{body}</svg>"#,
        num(w + 2.0),
        (w + 2.0) / 26.0 * 1.3
    )
}

/// A company's engineers, for lists: a pawn with the emblem, and the number.
pub fn engineers(company: super::Company, count: u8) -> String {
    let pawn = IconStyle::Inline.icon("engineer", 12.0, 12.0, 24.0)
        + &emblem(company, 12.0, 19.2, 8.4, IconStyle::Inline);
    format!(
        r#"<svg class="ss-card ss-effect {}" viewBox="0 0 46 24" style="width:2.4em" aria-hidden="true">{pawn}{}</svg>"#,
        company_class(company),
        text_line("x-text", 33.0, 18.0, 17.0, &count.to_string())
    )
}
