//! The management boards: seven offices, the contracts on display and the tiles in the patent office.

use super::boards_scene::{ActionBoard, ActionRow, ManagementScene};
use super::effect_signs::{Sign, line, signs};
use super::engineers::space;
use super::faces::{self, CONTRACT_SIZE, SERIF_WIDTH_FACTOR, TILE_SIZE, kind_class};
use super::scene::{Contract, ContractKind, Tile};
use super::spot::PlaceGroup;
use crate::icon_style::IconStyle;
use crate::icons::symbol;
use crate::svg::{escape, path, rect, text_line, tooltip};
use crate::text::{draw as draw_text, fit_text};

/// The icons that the boards next to the map use.
pub(super) const BOARD_ICONS: [&str; 36] = [
    "coin",
    "vp",
    "electricity",
    "excavator",
    "mixer",
    "machine",
    "drop",
    "drop-wait",
    "drop-flow",
    "turn",
    "engineer",
    "turbine",
    "base",
    "elevation",
    "conduit",
    "powerhouse",
    "structure",
    "dam",
    "basin",
    "contract",
    "patent",
    "officer",
    "mountain",
    "hill",
    "plain",
    "red-space",
    "power",
    "check",
    "em-usa",
    "em-germany",
    "em-italy",
    "em-france",
    "company-usa",
    "company-germany",
    "company-italy",
    "company-france",
];

const WIDTH: f32 = 720.0;
const COLUMN_WIDTH: f32 = 345.0;
const HEAD_HEIGHT: f32 = 30.0;
const ROW_HEIGHT: f32 = 62.0;
const GAP: f32 = 10.0;
const SPACE_SIZE: [f32; 2] = [92.0, 54.0];

/// The symbols that a picture contains for its own use.
pub(super) fn defs() -> String {
    let symbols: String = BOARD_ICONS.iter().map(|name| symbol(name)).collect();
    format!("<defs>{symbols}</defs>")
}

/// Draws all action boards, 720 units wide: two columns, with the contract office and its contracts below.
///
/// Every space is a `<g class="tile …" data-tile="ID" id="place-ID" tabindex="0">`, and so are the contracts and
/// technology tiles on display.
pub fn management(scene: &ManagementScene) -> String {
    let find = |id: &str| scene.boards.iter().find(|board| board.id == id);
    let mut out = String::new();
    let mut low: [f32; 2] = [GAP; 2];
    let columns = [
        (0, ["turbine_station", "water_management", "bank"]),
        (1, ["workshop", "machinery_shop", "patent_office"]),
    ];
    for (column, ids) in columns {
        let x = GAP + (COLUMN_WIDTH + GAP) * column as f32;
        for board in ids.iter().filter_map(|id| find(id)) {
            let at = [x, low[column]];
            let (picture, tall) = match board.id.as_str() {
                "patent_office" => patents(board, &scene.patents, at),
                _ => office(board, at, COLUMN_WIDTH, ROW_HEIGHT),
            };
            out += &picture;
            low[column] += tall + GAP;
        }
    }
    let y = low[0].max(low[1]);
    let mut bottom = y;
    if let Some(board) = find("contract_office") {
        let (picture, tall) = contracts(board, scene, y);
        out += &picture;
        bottom += tall + GAP;
    }
    format!(
        r#"<svg class="ss-board barrage" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom}" role="group" aria-label="{}">{}{}{out}</svg>"#,
        escape(&scene.label),
        defs(),
        rect("b-paper", 0.0, 0.0, WIDTH, bottom, 0.0),
    )
}

/// The background of a board, with its name.
fn panel(board: &ActionBoard, [x, y]: [f32; 2], w: f32, h: f32) -> String {
    let name = fit_text(&board.name, (w - 40.0) * SERIF_WIDTH_FACTOR, 18.0, 11.0);
    format!("<g>{}", tooltip(&board.title))
        + &rect("x-panel", x, y, w, h, 6.0)
        + &path(
            "x-head",
            &format!(
                "M{} {}a6 6 0 0 1 6 -6h{}a6 6 0 0 1 6 6v{}h-{w}z",
                x,
                y + 6.0,
                w - 12.0,
                HEAD_HEIGHT - 6.0
            ),
        )
        + &draw_text("x-title", &name, x + w / 2.0, y + HEAD_HEIGHT / 2.0, w - 40.0)
        + "</g>"
}

/// A board of rows; returns the picture and its height.
fn office(board: &ActionBoard, [x, y]: [f32; 2], w: f32, row: f32) -> (String, f32) {
    let tall = HEAD_HEIGHT + row * board.rows.len() as f32 + 6.0;
    let mut out = panel(board, [x, y], w, tall);
    for (n, line) in board.rows.iter().enumerate() {
        out += &office_row(line, [x, y + HEAD_HEIGHT + 3.0 + row * n as f32], w, row);
    }
    (out, tall)
}

/// A row: spaces on both sides of their effect; a single space fills its side.
fn office_row(row: &ActionRow, [x, y]: [f32; 2], w: f32, h: f32) -> String {
    let top = y + (h - SPACE_SIZE[1]) / 2.0;
    let [sw, _] = SPACE_SIZE;
    let middle = y + h / 2.0;
    if let [only] = row.spaces.as_slice() {
        let wide = w - 16.0 - 118.0;
        return line(
            &row_signs(row),
            [x + 62.0, middle],
            34.0,
            104.0,
            IconStyle::Symbols,
        ) + &space(only, "", [x + w - 8.0 - wide, top], [wide, SPACE_SIZE[1]]);
    }
    let mut out = line(
        &row_signs(row),
        [x + w / 2.0, middle],
        36.0,
        w - 2.0 * sw - 40.0,
        IconStyle::Symbols,
    );
    for (n, seat) in row.spaces.iter().enumerate() {
        let left = if n == 0 { x + 8.0 } else { x + w - 8.0 - sw };
        out += &space(seat, "", [left, top], SPACE_SIZE);
    }
    out
}

/// The signs of a row: its cost, then its effect.
fn row_signs(row: &ActionRow) -> Vec<Sign> {
    let mut all = Vec::new();
    if row.cost > 0 {
        all = vec![Sign::Within("coin", row.cost.to_string()), Sign::Arrow];
    }
    all.extend(row.effect.iter().flat_map(signs));
    all
}

fn patents(board: &ActionBoard, tiles: &[Option<Tile>; 3], [x, y]: [f32; 2]) -> (String, f32) {
    let tall = HEAD_HEIGHT + TILE_SIZE[1] + SPACE_SIZE[1] + 28.0;
    let mut out = panel(board, [x, y], COLUMN_WIDTH, tall);
    let step = (COLUMN_WIDTH - 12.0) / 3.0;
    for (n, tile) in tiles.iter().enumerate() {
        let left = x + 6.0 + step * n as f32 + (step - TILE_SIZE[0]) / 2.0;
        let top = y + HEAD_HEIGHT + 8.0;
        out += &match tile {
            Some(tile) => tile_place(tile, "", [left, top]),
            None => rect("x-gone", left, top, TILE_SIZE[0], TILE_SIZE[1], 12.0),
        };
        if let Some(row) = board.rows.get(n) {
            let top = top + TILE_SIZE[1] + 8.0;
            out += &row
                .spaces
                .iter()
                .map(|seat| space(seat, "", [left, top], SPACE_SIZE))
                .collect::<String>();
            out += &IconStyle::Symbols.icon("coin", left + 2.0, top + 3.0, 25.0);
            out += &text_line("x-within", left + 2.0, top + 9.0, 17.0, &row.cost.to_string());
        }
    }
    (out, tall)
}

/// The contract office: three rows of spaces, and next to them the private contracts by colour and the national ones.
fn contracts(board: &ActionBoard, scene: &ManagementScene, y: f32) -> (String, f32) {
    let [cw, ch] = CONTRACT_SIZE;
    let grid = 3.0 * (ch + 10.0) - 10.0;
    let tall = HEAD_HEIGHT + grid + 20.0;
    let mut out = panel(board, [GAP, y], WIDTH - 2.0 * GAP, tall);
    let row = (grid + 20.0) / 3.0;
    for (n, line) in board.rows.iter().enumerate() {
        out += &office_row(
            line,
            [GAP, y + HEAD_HEIGHT + row * n as f32],
            COLUMN_WIDTH - 6.0,
            row,
        );
    }
    let left = WIDTH - GAP - 10.0 - 3.0 * (cw + 10.0) + 10.0;
    let at = |column: usize, row: usize| {
        [
            left + (cw + 10.0) * column as f32,
            y + HEAD_HEIGHT + 10.0 + (ch + 10.0) * row as f32,
        ]
    };
    for (row, kind) in [ContractKind::Green, ContractKind::Yellow, ContractKind::Red]
        .iter()
        .enumerate()
    {
        let here = scene.contracts.iter().filter(|contract| contract.kind == *kind);
        for (column, contract) in here.take(2).enumerate() {
            out += &contract_place(contract, "", at(column, row));
        }
    }
    for (row, contract) in scene.national.iter().take(3).enumerate() {
        out += &contract_place(contract, "", at(2, row));
    }
    (out, tall)
}

/// A contract lying on a board.
pub(super) fn contract_place(contract: &Contract, scope: &str, at: [f32; 2]) -> String {
    let spot = PlaceGroup {
        id: &contract.id,
        scope,
        classes: kind_class(contract.kind).to_owned(),
        mark: &contract.mark,
        at,
        size: CONTRACT_SIZE,
        icon_style: IconStyle::Symbols,
    };
    spot.draw(&faces::contract(contract, IconStyle::Symbols))
}

/// A technology tile lying on a board.
pub(super) fn tile_place(tile: &Tile, scope: &str, at: [f32; 2]) -> String {
    let spot = PlaceGroup {
        id: &tile.id,
        scope,
        classes: "x-tile".to_owned(),
        mark: &tile.mark,
        at,
        size: TILE_SIZE,
        icon_style: IconStyle::Symbols,
    };
    spot.draw(&faces::tile(tile, IconStyle::Symbols))
}
