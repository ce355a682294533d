//! The faces of small pieces, drawn at the origin: contracts, technology tiles, bonus and objective tiles, officers.

use super::boards_scene::{BonusTile, ObjectiveTile, Officer};
use super::effect_signs::{block, line, signs};
use super::scene::{Contract, ContractKind, Tile};
use crate::icon_style::{IconStyle, roman};
use crate::svg::{circle, num, path, rect, text_line};
use crate::text::{draw as draw_text, fit_text};

/// The sizes of a contract, a technology tile, a bonus tile, an objective tile and an officer.
pub(super) const CONTRACT_SIZE: [f32; 2] = [104.0, 84.0];
pub(super) const TILE_SIZE: [f32; 2] = [92.0, 92.0];
pub(super) const BONUS_SIZE: [f32; 2] = [112.0, 60.0];
pub(super) const OBJECTIVE_SIZE: [f32; 2] = [150.0, 84.0];
pub(super) const OFFICER_SIZE: [f32; 2] = [150.0, 84.0];

/// Bold serif characters are wider than the characters that the width estimate assumes.
pub(super) const SERIF_WIDTH_FACTOR: f32 = 0.82;

pub(super) fn kind_class(kind: ContractKind) -> &'static str {
    match kind {
        ContractKind::Starting => "k-starting",
        ContractKind::Green => "k-green",
        ContractKind::Yellow => "k-yellow",
        ContractKind::Red => "k-red",
        ContractKind::National => "k-national",
    }
}

/// A contract: the required energy on a coloured band, and the reward below.
pub(super) fn contract(contract: &Contract, icon_style: IconStyle) -> String {
    let [w, h] = CONTRACT_SIZE;
    let mut out = rect("x-paper t-frame", 0.0, 0.0, w, h, 5.0);
    if contract.fulfilled {
        out += &rect("x-band", 4.0, 4.0, w - 8.0, h - 8.0, 3.0);
        return out + &icon_style.icon("check", w / 2.0, h / 2.0, 40.0);
    }
    out += &path(
        "x-band",
        &format!(
            "M.8 5a4.2 4.2 0 0 1 4.2-4.2h{}a4.2 4.2 0 0 1 4.2 4.2v27h-{}z",
            num(w - 10.0),
            num(w - 1.6)
        ),
    );
    out += &pips(contract.kind, 15.0, 17.0);
    let energy = contract.energy.to_string();
    let bolt = w / 2.0 + 12.0 + 9.0 * energy.len() as f32;
    out += &text_line("x-energy", w / 2.0 - 2.0, 26.5, 27.0, &energy);
    out += &icon_style.icon("electricity", bolt, 16.5, 24.0);
    out + &block(
        &contract.reward,
        [w / 2.0, 58.0],
        [w - 12.0, h - 38.0],
        31.0,
        icon_style,
    )
}

/// The mark of a kind, so that the colour is not needed: one, two or three pips, a pillar for national contracts, a
/// ring for starting ones.
fn pips(kind: ContractKind, cx: f32, cy: f32) -> String {
    let dots = |count: usize| {
        let dot = |n: usize| circle(cx, cy + 8.0 * (n as f32 - (count as f32 - 1.0) / 2.0), 3.2);
        (0..count).map(dot).collect::<String>()
    };
    match kind {
        ContractKind::Starting => path("x-pip ring", &circle(cx, cy, 6.0)),
        ContractKind::Green => path("x-pip", &dots(1)),
        ContractKind::Yellow => path("x-pip", &dots(2)),
        ContractKind::Red => path("x-pip", &dots(3)),
        ContractKind::National => path(
            "x-pip",
            &format!(
                "M{} {}l9 -6l9 6v3h-18zm2 5h3v9h-3zm5.5 0h3v9h-3zm5.5 0h3v9h-3zm-13 10h18v3h-18z",
                num(cx - 9.0),
                num(cy - 7.0)
            ),
        ),
    }
}

/// A technology tile: a plate with cut corners, the structure that it builds, and its other effects.
pub(super) fn tile(tile: &Tile, icon_style: IconStyle) -> String {
    let [w, h] = TILE_SIZE;
    let mut out = plate(w, h, 13.0);
    let (y, size) = match tile.effect {
        Some(_) => (31.0, 44.0),
        None => (h / 2.0, 58.0),
    };
    out += &icon_style.icon(tile.structure.icon(), w / 2.0, y, size);
    if tile.level > 0 {
        out += &text_line("x-roman", w - 16.0, 24.0, 15.0, roman(tile.level));
    }
    if let Some(effect) = &tile.effect {
        out += &path("x-rule", &format!("M10 57h{}", num(w - 20.0)));
        out += &line(&signs(effect), [w / 2.0, 73.0], 26.0, w - 14.0, icon_style);
    }
    out
}

/// A plate with cut corners.
fn plate(w: f32, h: f32, cut: f32) -> String {
    let d = format!(
        "M{c} 0H{}l{c} {c}V{}l-{c} {c}H{c}l-{c} -{c}V{c}z",
        num(w - cut),
        num(h - cut),
        c = num(cut)
    );
    path("x-plate t-frame", &d)
}

pub(super) fn bonus(tile: &BonusTile, icon_style: IconStyle) -> String {
    let [w, h] = BONUS_SIZE;
    rect("x-enamel t-frame", 0.0, 0.0, w, h, 8.0)
        + &rect("x-inner", 5.0, 5.0, w - 10.0, h - 10.0, 5.0)
        + &line(
            &signs(&tile.effect),
            [w / 2.0, h / 2.0],
            40.0,
            w - 18.0,
            icon_style,
        )
}

/// An objective tile: what is counted, and the points for the three ranks as a podium.
pub(super) fn objective(tile: &ObjectiveTile, icon_style: IconStyle) -> String {
    let [w, h] = OBJECTIVE_SIZE;
    let mut out = rect("x-enamel t-frame", 0.0, 0.0, w, h, 8.0);
    out += &rect("x-inner", 5.0, 5.0, w - 10.0, 40.0, 5.0);
    out += &line(&signs(&tile.counts), [w / 2.0, 25.0], 34.0, w - 24.0, icon_style);
    for (n, points) in tile.points.iter().enumerate() {
        let (cx, tall) = (w / 2.0 + 44.0 * (n as f32 - 1.0), 30.0 - 4.0 * n as f32);
        out += &rect("x-podium", cx - 20.0, h - 4.0 - tall, 40.0, tall, 2.0);
        out += &text_line("x-points", cx, h - 10.0, 18.0, &points.to_string());
    }
    out
}

/// An officer: a medallion, the name, and the special ability.
pub(super) fn officer(officer: &Officer, w: f32, icon_style: IconStyle) -> String {
    let h = OFFICER_SIZE[1];
    let mut out = rect("x-paper t-frame", 0.0, 0.0, w, h, 5.0);
    out += &icon_style.icon("officer", 27.0, h / 2.0 - 8.0, 42.0);
    let name = fit_text(&officer.name, (w - 60.0) * SERIF_WIDTH_FACTOR, 15.0, 10.0);
    out += &draw_text("x-name", &name, w / 2.0 + 24.0, 21.0, w - 60.0);
    if let Some(effect) = &officer.effect {
        out += &line(&signs(effect), [w / 2.0 + 24.0, 58.0], 30.0, w - 62.0, icon_style);
    }
    out
}
