//! What the pictures of several guides share.

use board_svg::{icon, seat_token};

/// The five phases of a round, each with a sign.
pub(super) fn phases(signs: &[String]) -> String {
    let sign = |(n, sign): (usize, &String)| format!("<li><b>{}</b>{sign}</li>", n + 1);
    let all: String = signs.iter().enumerate().map(sign).collect();
    format!(r#"<ol class="phases">{all}</ol>"#)
}

/// A few large signs side by side.
pub(super) fn signs(names: &[&str]) -> String {
    let sign = |name: &&str| format!(r#"<span class="sign">{}</span>"#, icon(name));
    let all: String = names.iter().map(sign).collect();
    format!(r#"<div class="signs">{all}</div>"#)
}

pub(super) fn row(cards: &[String]) -> String {
    format!(r#"<div class="cards">{}</div>"#, cards.concat())
}

/// A seat's bid.
pub(super) fn bid(seat: usize, coins: u8) -> String {
    let (token, coin) = (seat_token(seat), icon("coin"));
    format!(r#"<span class="bid">{token}{coin}<b>{coins}</b></span>"#)
}

/// The ways to get a resource, each with its cost.
pub(super) fn supply(ways: &[(String, String)]) -> String {
    let way =
        |(what, cost): &(String, String)| format!(r#"<li>{what}<span class="price">{cost}</span></li>"#);
    let all: String = ways.iter().map(way).collect();
    format!(r#"<ul class="supply">{all}</ul>"#)
}

/// What the bank sells in epoch 2.
pub(super) fn bank() -> String {
    let goods = ["stone", "brick", "wood"].map(icon).concat();
    format!(r#"<span class="bank">{goods}</span>"#)
}
