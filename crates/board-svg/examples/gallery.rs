//! Writes a page with everything that this crate draws: `cargo run -p board-svg --example gallery -- FILE`.
//!
//! The second argument selects a part (`start`, `mid`, `end`, `narrow`, `cards`, `icons`, `covers`; for Industry
//! `industry-start` and so on, for Barrage `barrage-start`, `barrage-mid`, `barrage-boards` …, for Age of Industry
//! `age-new_england`, `age-germany-mid`, `age-boards`, `age-cards` …), the third `dark`, the fourth a language.

use std::fmt::Write as _;

use ::industry::Joker;
use board_svg::age_of_industry;
use board_svg::barrage;
use board_svg::industria::{CardLook, TileFace, TileState, board, tile_back, tile_card};
use board_svg::industry::{self, FieldState, MarkerState};
use board_svg::{BASE_CSS, BOARD_CSS, ICON_NAMES, app_icon, cover, icon, logo, seat_token};

#[path = "../tests/it/age_of_industry/maps.rs"]
mod maps;

#[path = "../tests/it/age_of_industry/pieces.rs"]
mod pieces;

#[path = "../tests/it/age_of_industry/age_components.rs"]
mod age_components;

#[path = "../tests/it/barrage/boards.rs"]
mod boards;

#[path = "../tests/it/barrage/table.rs"]
mod table;

#[path = "../tests/it/barrage/barrage_components.rs"]
mod barrage_components;

#[path = "../tests/it/components.rs"]
mod components;

#[path = "../tests/it/industry/industry_components.rs"]
mod industry_components;

use components::Components;
use industry_components::IndustryComponents;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |n: usize, or: &str| arguments.get(n).cloned().unwrap_or_else(|| or.to_owned());
    let (file, part, theme, language) = (
        argument(0, "gallery.html"),
        argument(1, "all"),
        argument(2, "light"),
        argument(3, "en"),
    );
    let components = Components::read(&language);
    let mut page = format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=utf-8><style>{BASE_CSS}{BOARD_CSS}\
         body{{margin:8px;background:var(--paper);color:var(--ink);font-family:var(--serif)}}\
         .row{{display:flex;flex-wrap:wrap;gap:8px;align-items:center}} .ss-card{{width:150px}} .ss-cover{{width:400px}}\
         .board{{width:1100px}} .map{{width:1000px}} .half{{width:700px;display:inline-block;vertical-align:top;margin:4px}} .small .ss-card:not(.ss-effect){{width:120px}} .narrow{{width:344px}} figure{{margin:0;font-size:11px;text-align:center}}\
         .row .ss-icon{{width:34px;height:34px}} .ss-logo,.app svg{{width:120px;height:120px}}</style><body>"
    );
    for (name, scene) in [
        ("start", components.start()),
        ("mid", components.middle()),
        ("end", components.end()),
    ] {
        if part == "all" || part == name {
            let _ = write!(page, "<div class=board>{}</div>", board(&scene));
        }
        if part == "all" || part == "narrow" && name == "mid" {
            let _ = write!(page, "<div class=narrow>{}</div>", board(&scene));
        }
    }
    page += &age_parts(&age_components::AgeComponents::read(&language), &part);
    page += &barrage_parts(&part);
    page += &industry_parts(&IndustryComponents::read(&language), &part);
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
        page += &cards(&components.faces());
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

/// The boards and pieces of Age of Industry.
fn age_parts(components: &age_components::AgeComponents, part: &str) -> String {
    let mut page = String::new();
    for id in ["new_england", "germany"] {
        for (name, scene) in [
            (format!("age-{id}"), components.start(id)),
            (format!("age-{id}-mid"), components.middle(id)),
        ] {
            if part == "all" || part == name {
                let _ = write!(page, "<div class=map>{}</div>", age_of_industry::map(&scene));
            }
            if part == format!("{name}-narrow") {
                let _ = write!(page, "<div class=narrow>{}</div>", age_of_industry::map(&scene));
            }
        }
    }
    if part == "all" || part.starts_with("age-boards") {
        let width = if part.ends_with("narrow") {
            "narrow"
        } else {
            "half"
        };
        for picture in [
            age_of_industry::turn_order(&components.order()),
            age_of_industry::display(&components.display(0)),
            age_of_industry::display(&components.display(1)),
        ] {
            let _ = write!(page, "<div class={width}>{picture}</div>");
        }
    }
    if part == "all" || part == "age-cards" {
        page += &age_cards(components);
    }
    page
}

/// Every single piece of Age of Industry.
fn age_cards(components: &age_components::AgeComponents) -> String {
    let mut page = String::from("<div class='row small'>");
    page.extend(components.cards("new_england").iter().map(age_of_industry::card));
    let plain = age_of_industry::Mark::default();
    page += &age_of_industry::card_back("pile", Some(38), &plain);
    page += &age_of_industry::card_back("", None, &plain);
    page.extend(components.tiles().iter().map(age_of_industry::industry_card));
    page.extend(components.markets().iter().map(age_of_industry::market_card));
    page + "</div>"
}

/// The boards and pieces of Barrage.
fn barrage_parts(part: &str) -> String {
    let mut page = String::new();
    for (name, scene) in [
        ("barrage-start", table::map_start()),
        ("barrage-mid", table::map_middle()),
    ] {
        if part == "all" || part == name {
            let _ = write!(page, "<div class=map>{}</div>", barrage::map(&scene));
        }
        if part == "barrage-narrow" && name == "barrage-mid" {
            let _ = write!(page, "<div class=narrow>{}</div>", barrage::map(&scene));
        }
    }
    if part == "barrage-flow" {
        page += &barrage_flow();
    }
    if part == "all" || part.starts_with("barrage-boards") {
        let width = if part.ends_with("narrow") {
            "narrow"
        } else {
            "half"
        };
        let components = barrage_components::BarrageComponents::read();
        for picture in [
            barrage::management(&boards::management_scene(&components)),
            barrage::company_board(&boards::company_scene(&components, 0)),
            barrage::energy_track(&boards::track_scene(&components)),
            barrage::wheel(&boards::wheel_scene(&components, barrage::Company::Usa, 7)),
            barrage::company_board(&boards::company_scene(&components, 1)),
            barrage::company_board(&boards::company_scene(&components, 3)),
        ] {
            let _ = write!(page, "<div class={width}>{picture}</div>");
        }
    }
    if part == "all" || part == "barrage-cards" {
        page += &barrage_cards(&barrage_components::BarrageComponents::read());
    }
    page
}

/// Flowing drops and a planned production over the map.
fn barrage_flow() -> String {
    let flow = |from: &str, conduit: Option<&str>, to: &str, drops, after| barrage::Flow {
        from: from.into(),
        conduit: conduit.map(Into::into),
        to: to.into(),
        drops,
        after,
    };
    let flows = barrage::flowing(&[
        flow("headstream_a", None, "exit_left", 2, 0),
        flow("dam_4_lower", Some("conduit_4_right"), "exit_right", 3, 2),
    ]);
    let plan = barrage::planned(&barrage::Plan {
        dam: "dam_5_lower".into(),
        conduit: "conduit_5_left".into(),
        powerhouse: "powerhouse_8_1".into(),
        drops: 2,
        energy: 7,
        rests: vec![("dam_8_lower".into(), 1), ("exit_left".into(), 1)],
    });
    let map = barrage::map(&table::map_middle());
    let map = map.replace(r#"<g id="ss-plan"></g>"#, &plan);
    let map = map.replace(r#"<g id="ss-flows"></g>"#, &flows);
    format!("<div class=map>{map}</div>")
}

/// Every single piece of Barrage.
fn barrage_cards(components: &barrage_components::BarrageComponents) -> String {
    let mut page = String::from("<div class='row small'>");
    components
        .contracts()
        .iter()
        .for_each(|contract| page += &barrage::contract_card(contract));
    components
        .tiles()
        .iter()
        .for_each(|tile| page += &barrage::tile_card(tile));
    components
        .officers()
        .iter()
        .for_each(|officer| page += &barrage::officer_card(officer));
    components
        .companies()
        .iter()
        .for_each(|company| page += &barrage::company_card(company));
    components
        .bonus_tiles()
        .iter()
        .for_each(|tile| page += &barrage::bonus_tile(tile));
    components
        .objectives()
        .iter()
        .for_each(|tile| page += &barrage::objective_tile(tile));
    page += &barrage::headstream_tile(&[0, 1, 2, 2], 3, "");
    let reward = barrage::Effect::DropsFlowing(2);
    let _ = write!(page, "<p>You take {} and ", barrage::effect_icons(&reward));
    let _ = write!(page, "{}</p>", barrage::engineers(barrage::Company::Germany, 3));
    page + "</div>"
}

/// The boards and pieces of Industry.
fn industry_parts(components: &IndustryComponents, part: &str) -> String {
    let mut page = String::new();
    for (name, scene) in [
        ("industry-start", components.start()),
        ("industry-mid", components.middle()),
        ("industry-end", components.end()),
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
        for (n, place) in components.middle().places.iter().enumerate() {
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
        page += &industry::joker_tile(&components.data, Joker::Any, "");
        page += &industry::subsidy_tile(3, -5, "");
        for state in [MarkerState::InBag, MarkerState::FaceUp, MarkerState::Used] {
            page += &industry::area_marker("D", true, state, "");
        }
        page += "</div>";
    }
    page
}

fn cards(tiles: &[TileFace<'_>]) -> String {
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
