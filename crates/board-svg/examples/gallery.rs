//! Writes a page with everything that this crate draws: `cargo run -p board-svg --example gallery -- FILE`.
//!
//! The second argument chooses a part (`start`, `mid`, `end`, `narrow`, `cards`, `icons`, `covers`; for Industry
//! `industry-start` and so on, for Barrage `barrage-start`, `barrage-mid`, `barrage-boards` …), the third `dark`, the fourth a language: small pages are easier to look at.

use std::fmt::Write as _;

use board_svg::barrage;
use board_svg::industria::{CardLook, TileFace, TileState, board, tile_back, tile_card};
use board_svg::industry::{self, FieldState, MarkerState};
use board_svg::{HOUSE_CSS, ICON_NAMES, app_icon, cover, icon, logo, seat_token};

#[path = "../tests/it/barrage/table.rs"]
mod barrage_table;

#[path = "../tests/it/components.rs"]
mod components;

#[path = "../tests/it/industry/field_box.rs"]
mod field_box;

use components::Components;
use field_box::FieldBox;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |n: usize, or: &str| arguments.get(n).cloned().unwrap_or_else(|| or.to_owned());
    let (file, part, theme, language) = (
        argument(0, "gallery.html"),
        argument(1, "all"),
        argument(2, "light"),
        argument(3, "en"),
    );
    let box_ = Components::read(&language);
    let mut page = format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=utf-8><style>{HOUSE_CSS}\
         body{{margin:8px;background:var(--paper);color:var(--ink);font-family:var(--serif)}}\
         .row{{display:flex;flex-wrap:wrap;gap:8px;align-items:center}} .ss-card{{width:150px}} .ss-cover{{width:400px}}\
         .board{{width:1100px}} .map{{width:1000px}} .narrow{{width:344px}} figure{{margin:0;font-size:11px;text-align:center}}\
         .row .ss-icon{{width:34px;height:34px}} .ss-logo,.app svg{{width:120px;height:120px}}</style><body>"
    );
    for (name, scene) in [
        ("start", box_.start()),
        ("mid", box_.middle()),
        ("end", box_.end()),
    ] {
        if part == "all" || part == name {
            let _ = write!(page, "<div class=board>{}</div>", board(&scene));
        }
        if part == "all" || part == "narrow" && name == "mid" {
            let _ = write!(page, "<div class=narrow>{}</div>", board(&scene));
        }
    }
    page += &barrage_parts(&part);
    page += &industry_parts(&FieldBox::read(&language), &part);
    if part == "all" || part == "icons" {
        page += "<div class=row>";
        for name in ICON_NAMES {
            let _ = write!(page, "<figure>{}<br>{name}</figure>", icon(name));
        }
        let _ = write!(
            page,
            "{}{}<div class=app>{}</div></div>",
            seat_token(0),
            logo(),
            app_icon()
        );
    }
    if part == "all" || part == "cards" {
        page += &cards(&box_.tiles);
    }
    if part == "all" || part == "covers" {
        page += "<div class=row>";
        for (id, title) in [
            ("industria", "Industria"),
            ("industry", "Industry"),
            ("age-of-industry", "Age of Industry"),
            ("barrage", "Barrage"),
        ] {
            page += &cover(id, title, "3–4");
        }
        page += "</div>";
    }
    std::fs::write(&file, page).expect("the gallery can be written");
}

/// The boards and pieces of Barrage.
fn barrage_parts(part: &str) -> String {
    let mut page = String::new();
    for (name, scene) in [
        ("barrage-start", barrage_table::map_start()),
        ("barrage-mid", barrage_table::map_middle()),
    ] {
        if part == "all" || part == name {
            let _ = write!(page, "<div class=map>{}</div>", barrage::map(&scene));
        }
        if part == "barrage-narrow" && name == "barrage-mid" {
            let _ = write!(page, "<div class=narrow>{}</div>", barrage::map(&scene));
        }
    }
    page
}

/// The boards and pieces of Industry.
fn industry_parts(box_: &FieldBox, part: &str) -> String {
    let mut page = String::new();
    for (name, scene) in [
        ("industry-start", box_.start()),
        ("industry-mid", box_.middle()),
        ("industry-end", box_.end()),
    ] {
        if part == "all" || part == name {
            let _ = write!(page, "<div class=board>{}</div>", industry::board(&scene));
        }
        if part == "industry-narrow" && name == "industry-mid" {
            let _ = write!(page, "<div class=narrow>{}</div>", industry::board(&scene));
        }
    }
    if part == "all" || part == "industry-cards" {
        page += "<div class=row>";
        for (n, place) in box_.middle().places.iter().enumerate() {
            let look = industry::CardLook {
                state: if n > 44 { FieldState::Offered } else { place.state },
                gains: place.gains.clone(),
                lit: n == 50,
                chosen: n == 51,
                barred: n == 52,
                ..industry::CardLook::default()
            };
            page += &industry::field_card(&place.face, &look);
        }
        page += &industry::joker_tile("any", "");
        page += &industry::subsidy_tile(3, -5, "");
        for state in [MarkerState::InBag, MarkerState::FaceUp, MarkerState::Used] {
            page += &industry::area_marker("D", true, state, "");
        }
        page += "</div>";
    }
    page
}

fn cards(tiles: &[TileFace]) -> String {
    let mut page = String::from("<div class=row>");
    for (n, tile) in tiles.iter().enumerate() {
        let state = match n {
            3 => TileState::InHand { seat: 2 },
            4 => TileState::Built { seat: 0, late: false },
            5 => TileState::Built { seat: 3, late: true },
            7 => TileState::OnBlock,
            _ => TileState::Offered,
        };
        let look = CardLook {
            state,
            lit: n == 1,
            chosen: n == 2,
            barred: n == 6,
            ..CardLook::default()
        };
        page += &tile_card(tile, &look);
    }
    for epoch in 1..=5 {
        page += &tile_back(epoch, Some(9 - epoch), "");
    }
    page + "</div>"
}
