//! A player's display: stacks of tiles by industry and level, link counters, money, loans.

use age_of_industry::Industry;

use super::boards_scene::{DisplayScene, LinkBox, Stack, StackTile};
use super::faces::{income, price, tile};
use super::scene::Tile;
use crate::icon_style::IconStyle;
use crate::icons::symbol;
use crate::seats::{seat_class, token};
use crate::spot::PlaceGroup;
use crate::svg::{escape, num, rect, text_line, tooltip};
use crate::text::{FittedText, draw as draw_text, fit_text};

const ICON_STYLE: IconStyle = IconStyle::Symbols;
const WIDTH: f32 = 590.0;
const HEAD_HEIGHT: f32 = 66.0;
/// The width of an industry's name, and the size of a stack of one level.
const NAME_WIDTH: f32 = 80.0;
const CELL_SIZE: [f32; 2] = [99.0, 73.0];

/// The icons that a display uses.
const USED_ICONS: [&str; 13] = [
    "cotton_mill",
    "factory",
    "coal_mine",
    "iron_works",
    "port",
    "ship",
    "coal_cube",
    "iron_cube",
    "locomotive",
    "loan",
    "card",
    "coin",
    "check",
];

/// Draws a player's display.
///
/// The stacks of an industry are one `<g class="tile …" data-tile="cotton_mill" id="place-seat-a-cotton_mill">`; the link
/// counters are another, `links`.
pub fn display(scene: &DisplayScene) -> String {
    let rows = scene.stacks.len() as f32;
    let height = HEAD_HEIGHT + rows * (CELL_SIZE[1] + 6.0) + 6.0;
    let now = if scene.to_move { " now" } else { "" };
    let mut out = format!(
        r#"<svg class="ss-board age-of-industry y-board {}{now}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" role="group" aria-label="{}"><defs>"#,
        seat_class(scene.seat),
        num(WIDTH),
        num(height),
        escape(&scene.label)
    );
    // Several displays may be on one page; their symbols have the same ids and are identical.
    out.extend(USED_ICONS.iter().map(|name| symbol(name)));
    out += "</defs>";
    out += &rect("y-paper", 1.0, 1.0, WIDTH - 2.0, height - 2.0, 6.0);
    out += &head(scene);
    let scope = format!("{}-", seat_class(scene.seat));
    for (n, stack) in scene.stacks.iter().enumerate() {
        let y = HEAD_HEIGHT + n as f32 * (CELL_SIZE[1] + 6.0);
        out += &row(stack, scene.seat, &scope, y);
    }
    out + "</svg>"
}

/// The header: the player, money, loans, hand and link counters.
fn head(scene: &DisplayScene) -> String {
    let mut out = rect("y-head", 1.0, 1.0, WIDTH - 2.0, HEAD_HEIGHT - 8.0, 6.0);
    out += &token(scene.seat, 30.0, 30.0, 17.0);
    let name = FittedText::line(&scene.name, 96.0, 19.0, 11.0);
    out += &draw_text("y-name", &name, 103.0, 30.0, 98.0);
    let worth = [
        ("coin", scene.money.to_string(), 172.0),
        ("loan", scene.debt.to_string(), 242.0),
        ("card", scene.hand.to_string(), 312.0),
    ];
    for ((icon, count, x), title) in worth.iter().zip(&scene.titles) {
        let number = text_line("y-count", x + 30.0, 37.0, 21.0, count);
        out += &format!(
            "<g>{}{}{number}</g>",
            tooltip(title),
            ICON_STYLE.icon(icon, *x, 30.0, 28.0)
        );
    }
    let (x, w, h) = (366.0, 218.0, 46.0);
    let mut body = rect("y-links t-frame", 0.0, 0.0, w, h, 5.0);
    for (n, links) in scene.links.iter().enumerate() {
        body += &link_box(links, if n == 0 { 6.0 } else { 88.0 });
    }
    let spot = PlaceGroup {
        id: "links",
        scope: &format!("{}-", seat_class(scene.seat)),
        classes: "y-place".to_owned(),
        mark: &scene.links_mark,
        at: [x, 7.0],
        size: [w, h],
        icon_style: ICON_STYLE,
    };
    out + &spot.draw(&body)
}

fn link_box(links: &LinkBox, x: f32) -> String {
    let gone = if links.left == 0 { " gone" } else { "" };
    let mut out = format!(r#"<g class="y-box{gone}">"#);
    out += &rect("r-counter", x, 6.0, 40.0, 34.0, 5.0);
    out += &format!(
        r#"<g class="y-loco">{}</g>"#,
        ICON_STYLE.icon("locomotive", x + 20.0, 17.0, 20.0)
    );
    out += &text_line("y-left", x + 20.0, 37.5, 14.0, &format!("×{}", links.left));
    out += &price(
        Some(links.cost),
        [links.coal, links.iron],
        [x + 55.0, 23.0],
        ICON_STYLE,
    );
    out + "</g>"
}

fn row(stack: &Stack, seat: usize, scope: &str, y: f32) -> String {
    let (w, h) = (WIDTH - 12.0, CELL_SIZE[1]);
    let mut body = rect("y-row t-frame", 0.0, 0.0, w, h, 5.0);
    body += &ICON_STYLE.icon(stack.industry.id(), NAME_WIDTH / 2.0, 27.0, 36.0);
    let name = fit_text(&stack.name, NAME_WIDTH - 8.0, 14.5, 10.0);
    body += &draw_text("y-name", &name, NAME_WIDTH / 2.0, h - 15.0, NAME_WIDTH - 6.0);
    let lowest = stack.tiles.iter().position(|tile| tile.left > 0);
    for (n, tile) in stack.tiles.iter().enumerate() {
        let x = NAME_WIDTH + CELL_SIZE[0] * n as f32;
        body += &cell(stack.industry, tile, seat, x, Some(n) == lowest);
    }
    let spot = PlaceGroup {
        id: stack.industry.id(),
        scope,
        classes: "y-place".to_owned(),
        mark: &stack.mark,
        at: [6.0, y],
        size: [w, h],
        icon_style: ICON_STYLE,
    };
    spot.draw(&body)
}

/// A stack of one level: the tile and the number left, with the cost above and the income below.
fn cell(industry: Industry, stack: &StackTile, seat: usize, x: f32, next: bool) -> String {
    let state = match (stack.left, next) {
        (0, _) => " gone",
        (_, true) => " next",
        _ => "",
    };
    let top = Tile {
        seat,
        industry,
        level: stack.level,
        flipped: false,
        cubes: stack.cubes,
        takes: stack.takes,
    };
    let mut out = format!(r#"<g class="y-cell{state}" transform="translate({} 0)">"#, num(x));
    out += &rect("y-ground", 0.5, 3.0, CELL_SIZE[0] - 3.0, CELL_SIZE[1] - 6.0, 4.0);
    for under in (1..stack.left.max(1)).rev() {
        let shift = 2.5 * f32::from(under);
        out += &rect("y-under", 4.0 + shift, 6.0 + shift, 40.0, 40.0, 4.0);
    }
    out += &format!(
        r#"<g transform="translate(4 6)">{}</g>"#,
        tile(&top, 0, 40.0, ICON_STYLE)
    );
    out += &text_line("y-left", 25.0, 68.0, 15.0, &format!("×{}", stack.left));
    out += &price(stack.cost, [stack.coal, stack.iron], [60.0, 22.0], ICON_STYLE);
    if stack.cost.is_some() {
        out += &income(72.0, 54.0, stack.income);
    }
    out + "</g>"
}
