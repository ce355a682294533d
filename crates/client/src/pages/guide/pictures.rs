//! The pictures of the guides: cards, and the board in the middle of a game, or a part of it.

mod age_of_industry;
mod barrage;
mod industria;
mod industry;

use board_svg::{icon, seat_token};
use lang::Translations;

/// The picture of a step, as HTML.
pub(super) fn of_step(game: &str, step: usize, translations: &Translations) -> String {
    let language = translations.lang().code();
    match game {
        "industria" => industria::of_step(step, language),
        "industry" => industry::of_step(step, language),
        "barrage" => barrage::of_step(step, translations),
        "age-of-industry" => age_of_industry::of_step(step, translations),
        _ => String::new(),
    }
}

/// The five phases of a round, each with a sign.
fn phases(signs: &[String]) -> String {
    let sign = |(n, sign): (usize, &String)| format!("<li><b>{}</b>{sign}</li>", n + 1);
    let all: String = signs.iter().enumerate().map(sign).collect();
    format!(r#"<ol class="phases">{all}</ol>"#)
}

/// A few large signs side by side.
fn signs(names: &[&str]) -> String {
    let sign = |name: &&str| format!(r#"<span class="sign">{}</span>"#, icon(name));
    let all: String = names.iter().map(sign).collect();
    format!(r#"<div class="signs">{all}</div>"#)
}

fn row(cards: &[String]) -> String {
    format!(r#"<div class="cards">{}</div>"#, cards.concat())
}

/// A seat's bid.
fn bid(seat: usize, coins: u8) -> String {
    let (token, coin) = (seat_token(seat), icon("coin"));
    format!(r#"<span class="bid">{token}{coin}<b>{coins}</b></span>"#)
}

/// The ways to get a resource, each with its cost.
fn supply(ways: &[(String, String)]) -> String {
    let way =
        |(what, cost): &(String, String)| format!(r#"<li>{what}<span class="price">{cost}</span></li>"#);
    let all: String = ways.iter().map(way).collect();
    format!(r#"<ul class="supply">{all}</ul>"#)
}

/// What the bank sells in epoch 2.
fn bank() -> String {
    let goods = ["stone", "brick", "wood"].map(icon).concat();
    format!(r#"<span class="bank">{goods}</span>"#)
}
