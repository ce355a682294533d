//! A company's board: the pieces still on it, the effects uncovered so far, construction spaces, and the company's
//! possessions.

use super::boards_scene::{CompanyScene, StructureRow};
use super::effect_signs::{Sign, block, line, signs};
use super::engineers::space;
use super::faces::{self, CONTRACT_SIZE, SERIF_WIDTH_FACTOR, TILE_SIZE};
use super::management::{contract_place, defs, tile_place};
use super::spot::{PlaceGroup, company_class, emblem};
use crate::icon_style::IconStyle;
use crate::svg::{circle, escape, num, path, rect, text_line, tooltip};
use crate::text::{draw as draw_text, fit_text};

const WIDTH: f32 = 720.0;
const BAND_HEIGHT: f32 = 58.0;
const SLOT_SIZE: [f32; 2] = [80.0, 82.0];
const LEFT_EDGE: f32 = 58.0;
const RIGHT_PART_EDGE: f32 = 478.0;

/// Draws a company's board, 720 units wide; its height grows with the number of tiles.
///
/// Construction spaces, the officer, tiles and contracts are `<g class="tile …" data-tile="ID">` with ids that begin
/// with `place-` and the company's short id, because four boards may be on one page.
pub fn company_board(scene: &CompanyScene) -> String {
    let scope = format!("{}-", scene.company.id());
    let mut body = band(scene);
    for (n, row) in scene.rows.iter().enumerate() {
        body += &structure_row(row, BAND_HEIGHT + 10.0 + (SLOT_SIZE[1] + 8.0) * n as f32);
    }
    body += &right_part(scene, &scope);
    let (belongings, low) = contracts_and_tiles(
        scene,
        &scope,
        BAND_HEIGHT + 10.0 + 4.0 * (SLOT_SIZE[1] + 8.0) + 6.0,
    );
    body += &belongings;
    let turn = if scene.to_move { " to-move" } else { "" };
    format!(
        r#"<svg class="ss-board barrage c-board{turn} {}" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {}" role="group" aria-label="{}">{}{}{body}</svg>"#,
        company_class(scene.company),
        num(low),
        escape(&scene.label),
        defs(),
        rect("b-paper", 0.0, 0.0, WIDTH, low, 0.0)
    )
}

/// The emblem, the name and the counters.
fn band(scene: &CompanyScene) -> String {
    let mut out = rect("c-band", 0.0, 0.0, WIDTH, BAND_HEIGHT, 0.0);
    out += &emblem(scene.company, 34.0, BAND_HEIGHT / 2.0, 42.0, IconStyle::Symbols);
    let name = fit_text(&scene.name, 140.0 * SERIF_WIDTH_FACTOR, 26.0, 14.0);
    out += &draw_text("c-name", &name, 134.0, BAND_HEIGHT / 2.0, 140.0);
    let counts = [
        ("vp", i32::from(scene.vp)),
        ("electricity", i32::from(scene.energy)),
        ("engineer", i32::from(scene.engineers)),
        ("coin", i32::from(scene.credits)),
        ("excavator", i32::from(scene.excavators)),
        ("mixer", i32::from(scene.mixers)),
    ];
    let step = 83.0;
    for (n, (icon, count)) in counts.iter().enumerate() {
        let x = 214.0 + step * n as f32;
        out += &rect("c-chip", x, 9.0, step - 6.0, BAND_HEIGHT - 18.0, 8.0);
        let count = count.to_string().replace('-', "−");
        let chip = [Sign::Icon(icon), Sign::Text(count)];
        out += &line(
            &chip,
            [x + step / 2.0 - 3.0, BAND_HEIGHT / 2.0],
            32.0,
            step - 12.0,
            IconStyle::Symbols,
        );
    }
    out
}

/// Pieces of one kind, from left to right; a taken piece reveals the effect that it covered.
fn structure_row(row: &StructureRow, y: f32) -> String {
    let [w, h] = SLOT_SIZE;
    let title = escape(&row.title);
    let mut out = format!(
        r#"<g class="c-row" role="img" aria-label="{title}">{}"#,
        tooltip(&row.title)
    );
    out += &IconStyle::Symbols.icon(row.structure.icon(), 30.0, y + h / 2.0, 36.0);
    for (n, covered) in row.uncovers.iter().enumerate() {
        let x = LEFT_EDGE + (w + 3.0) * n as f32;
        let taken = n < usize::from(row.built);
        let class = match (taken, covered.is_empty()) {
            (true, false) => "c-slot won",
            (true, true) => "c-slot bare",
            (false, _) => "c-slot",
        };
        out += &rect(class, x, y, w, h, 7.0);
        if taken {
            out += &block(
                covered,
                [x + w / 2.0, y + h / 2.0],
                [w - 10.0, h - 12.0],
                36.0,
                IconStyle::Symbols,
            );
            continue;
        }
        let low = if covered.is_empty() { 0.0 } else { 13.0 };
        out += &format!(
            r#"<g class="x-piece">{}</g>"#,
            IconStyle::Symbols.icon(row.structure.icon(), x + w / 2.0, y + h / 2.0 - low, 48.0)
        );
        if !covered.is_empty() {
            let all: Vec<Sign> = covered.iter().flat_map(signs).collect();
            let hint = line(
                &all,
                [x + w / 2.0, y + h - 15.0],
                23.0,
                w - 8.0,
                IconStyle::Symbols,
            );
            out += &format!(r#"<g class="c-covered">{hint}</g>"#);
        }
    }
    out + "</g>"
}

/// The right part: the officer, the power and the construction spaces.
fn right_part(scene: &CompanyScene, scope: &str) -> String {
    let (x, w) = (RIGHT_PART_EDGE, WIDTH - RIGHT_PART_EDGE - 10.0);
    let mut y = BAND_HEIGHT + 10.0;
    let spot = PlaceGroup {
        id: &scene.officer.id,
        scope,
        classes: "x-officer".to_owned(),
        mark: &scene.officer.mark,
        at: [x, y],
        size: [w, 84.0],
        icon_style: IconStyle::Symbols,
    };
    let mut out = spot.draw(&faces::officer(&scene.officer, w, IconStyle::Symbols));
    y += 92.0;
    let works = if scene.power_works {
        "c-power works"
    } else {
        "c-power"
    };
    out += &format!(r#"<g class="{works}">{}"#, tooltip(&scene.power_title));
    out += &rect("c-plate", x, y, w, 56.0, 6.0);
    out += &(path("c-plate-disc", &circle(x + 28.0, y + 28.0, 20.0))
        + &emblem(scene.company, x + 28.0, y + 28.0, 30.0, IconStyle::Symbols));
    if let Some(power) = &scene.power {
        out += &line(
            &signs(power),
            [x + w / 2.0 + 24.0, y + 28.0],
            34.0,
            w - 66.0,
            IconStyle::Symbols,
        );
    }
    out += "</g>";
    y += 66.0;
    let cell = [(w - 10.0) / 2.0, 58.0];
    for (n, seat) in scene.spaces.iter().enumerate() {
        let at = [
            x + (cell[0] + 10.0) * (n % 2) as f32,
            y + (cell[1] + 10.0) * (n / 2) as f32,
        ];
        out += &space(seat, scope, at, cell);
    }
    out
}

/// The lower part: contracts, then tiles; returns the picture and its lower edge.
fn contracts_and_tiles(scene: &CompanyScene, scope: &str, y: f32) -> (String, f32) {
    let mut out = path("b-rule", &format!("M10 {}H{}", num(y), num(WIDTH - 10.0)));
    let y = y + 10.0;
    let [cw, ch] = CONTRACT_SIZE;
    for (n, contract) in scene.contracts.iter().enumerate() {
        out += &contract_place(contract, scope, [12.0 + (cw + 12.0) * n as f32, y]);
    }
    out += &rect("c-done", WIDTH - 112.0, y, 100.0, ch, 6.0);
    out += &IconStyle::Symbols.icon("contract", WIDTH - 84.0, y + ch / 2.0, 42.0);
    out += &IconStyle::Symbols.icon("check", WIDTH - 72.0, y + ch / 2.0 + 12.0, 24.0);
    out += &text_line(
        "x-number",
        WIDTH - 38.0,
        y + ch / 2.0 + 10.0,
        29.0,
        &scene.fulfilled.to_string(),
    );
    let y = y + ch + 14.0;
    let across = 7;
    for (n, tile) in scene.tiles.iter().enumerate() {
        let at = [
            12.0 + (TILE_SIZE[0] + 9.0) * (n % across) as f32,
            y + (TILE_SIZE[1] + 10.0) * (n / across) as f32,
        ];
        out += &tile_place(tile, scope, at);
    }
    let rows = scene.tiles.len().div_ceil(across);
    (out, y + (TILE_SIZE[1] + 10.0) * rows as f32 + 4.0)
}
