//! The energy track: sections of six spaces, one below the other, each with the bonus tile of its round (B-9).

use super::boards_scene::{EnergyMark, TrackScene};
use super::faces::{self, BONUS_SIZE, OBJECTIVE_SIZE};
use super::management::defs;
use super::spot::company_class;
use crate::icon_style::IconStyle;
use crate::svg::{circle, escape, num, path, rect, text_line, tooltip};

const WIDTH: f32 = 720.0;
const LEFT_EDGE: f32 = 50.0;
const CELL_SIZE: [f32; 2] = [73.0, 64.0];
const ROW_HEIGHT: f32 = 72.0;
const LAST_SPACE: u32 = 31;

/// Draws the energy track, 720 units wide.
///
/// Bonus tiles and the objective tile have `data-tile`, and markers have `data-company`.
pub fn energy_track(scene: &TrackScene) -> String {
    let height = 6.0 * ROW_HEIGHT + 44.0;
    let mut out = format!(
        r#"<svg class="ss-board barrage" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="group" aria-label="{}">{}{}"#,
        escape(&scene.label),
        defs(),
        rect("b-paper", 0.0, 0.0, WIDTH, height, 0.0)
    );
    for section in 0..6u8 {
        out += &draw_section(section, scene);
    }
    for energy in 0..=LAST_SPACE {
        out += &space(energy, scene);
    }
    if let Some(tile) = &scene.objective {
        let at = [LEFT_EDGE + 2.0 * CELL_SIZE[0] + 132.0, section_top(5) - 2.0];
        out += &tile_group(
            &tile.id,
            &tile.title,
            at,
            &faces::objective(tile, IconStyle::Symbols),
        );
    }
    out += &markers(scene);
    out + "</svg>"
}

fn section_top(section: u8) -> f32 {
    12.0 + ROW_HEIGHT * f32::from(section)
}

fn space_corner(energy: u32) -> [f32; 2] {
    [
        LEFT_EDGE + CELL_SIZE[0] * (energy % 6) as f32,
        section_top((energy / 6) as u8),
    ]
}

/// The background of a section: its round, its bonus tile, and the points lost here.
fn draw_section(section: u8, scene: &TrackScene) -> String {
    let now = section > 0 && section == scene.round;
    let y = section_top(section);
    let class = if now { "e-section now" } else { "e-section" };
    let mut out = rect(
        class,
        8.0,
        y - 4.0,
        WIDTH - 16.0,
        ROW_HEIGHT - 4.0 + if section == 5 { 24.0 } else { 0.0 },
        8.0,
    );
    if section == 0 {
        return out;
    }
    let middle = y + CELL_SIZE[1] / 2.0;
    let round = if now { "e-round now" } else { "e-round" };
    out += &path(round, &circle(30.0, middle, 15.0));
    out += &text_line(
        if now { "e-number now" } else { "e-number" },
        30.0,
        middle + 7.0,
        19.0,
        &section.to_string(),
    );
    let at = [LEFT_EDGE + 6.0 * CELL_SIZE[0] + 14.0, y + 2.0];
    match scene
        .bonuses
        .get(usize::from(section) - 1)
        .and_then(Option::as_ref)
    {
        Some(tile) => out += &tile_group(&tile.id, &tile.title, at, &faces::bonus(tile, IconStyle::Symbols)),
        None => out += &rect("x-gone", at[0], at[1], BONUS_SIZE[0], BONUS_SIZE[1], 8.0),
    }
    out + &reward_note(section, scene, middle)
}

/// The note next to the tile: the full reward from this round's section on, or four points less per section behind
/// (B-9.5).
fn reward_note(section: u8, scene: &TrackScene, middle: f32) -> String {
    let x = WIDTH - 48.0;
    if scene.round == 0 {
        return String::new();
    }
    if section >= scene.round {
        return IconStyle::Symbols.icon("vp", x, middle, 40.0)
            + &IconStyle::Symbols.icon("check", x, middle, 22.0);
    }
    let short = u32::from(scene.round - section) * u32::from(scene.penalty);
    text_line("e-short", x, middle + 9.0, 26.0, &format!("−{short}"))
}

fn tile_group(id: &str, title: &str, at: [f32; 2], body: &str) -> String {
    format!(
        r#"<g class="tile x-bonus" data-tile="{id}" id="place-{id}" tabindex="0" role="img" aria-label="{}" transform="translate({} {})">{}{body}</g>"#,
        escape(title),
        num(at[0]),
        num(at[1]),
        tooltip(title),
        id = escape(id),
    )
}

/// A space: its number, and the credits earned from here on (B-9.3).
fn space(energy: u32, scene: &TrackScene) -> String {
    let ([x, y], [w, h]) = (space_corner(energy), CELL_SIZE);
    let mut out = rect("e-space", x + 2.0, y, w - 4.0, h, 5.0);
    out += &text_line("e-energy", x + 15.0, y + 19.0, 16.0, &energy.to_string());
    let reward = scene.credits.iter().find(|(from, ..)| u32::from(*from) == energy);
    if let Some((_, credits, points)) = reward {
        out += &IconStyle::Symbols.icon("coin", x + w - 18.0, y + 16.0, 25.0);
        out += &text_line("x-within", x + w - 18.0, y + 22.0, 17.0, &credits.to_string());
        if *points != 0 {
            out += &IconStyle::Symbols.icon("vp", x + w - 18.0, y + 45.0, 25.0);
            out += &text_line(
                "x-within",
                x + w - 18.0,
                y + 50.0,
                14.0,
                &points.to_string().replace('-', "−"),
            );
        }
    }
    out
}

/// The space of a marker, and how many times it has been flipped: past the last space, it continues from 2 with +30.
fn marker_space(energy: u32) -> (u32, u32) {
    if energy <= LAST_SPACE {
        return (energy, 0);
    }
    let laps = (energy - 2) / 30;
    (energy - 30 * laps, laps)
}

fn markers(scene: &TrackScene) -> String {
    let mut out = String::new();
    for energy in 0..=LAST_SPACE {
        let here: Vec<&EnergyMark> = scene
            .markers
            .iter()
            .filter(|mark| marker_space(mark.energy).0 == energy)
            .collect();
        for (n, mark) in here.iter().enumerate() {
            out += &marker(mark, mark.energy, n, here.len(), false);
        }
    }
    for mark in &scene.markers {
        if let Some(energy) = mark.preview.filter(|energy| *energy != mark.energy) {
            out += &marker(mark, energy, 0, 1, true);
        }
    }
    out
}

fn marker(mark: &EnergyMark, energy: u32, n: usize, of: usize, ghost: bool) -> String {
    let (space, laps) = marker_space(energy);
    let [x, y] = space_corner(space);
    let (column, row) = ((n % 2) as f32, (n / 2) as f32);
    let (dx, dy, size) = match of {
        // A little to the left, so that the lost points on the first space stay visible.
        1 => (-9.0, 0.0, 36.0),
        2 => (30.0 * column - 15.0, 0.0, 31.0),
        _ => (28.0 * column - 14.0, 24.0 * row - 14.0, 26.0),
    };
    let (cx, cy) = (x + CELL_SIZE[0] / 2.0 + dx, y + CELL_SIZE[1] / 2.0 + 8.0 + dy);
    let class = if ghost { "e-mark ghost" } else { "e-mark" };
    let lap = match laps {
        0 => String::new(),
        laps => {
            rect("e-lap", cx - 17.0, cy + size / 2.0 - 9.0, 34.0, 15.0, 7.0)
                + &text_line(
                    "e-lap-number",
                    cx,
                    cy + size / 2.0 + 3.0,
                    13.0,
                    &format!("+{}", 30 * laps),
                )
        }
    };
    format!(
        r#"<g class="{class} {}" data-company="{}" role="img" aria-label="{}">{}{}{lap}</g>"#,
        company_class(mark.company),
        mark.company.id(),
        escape(&mark.title),
        tooltip(&mark.title),
        IconStyle::Symbols.icon(&format!("company-{}", mark.company.id()), cx, cy, size),
    )
}

/// The widest thing in the last section must leave room for the bonus tile.
const _: () = assert!(
    LEFT_EDGE + 2.0 * CELL_SIZE[0] + 132.0 + OBJECTIVE_SIZE[0] < LEFT_EDGE + 6.0 * CELL_SIZE[0] + 14.0
);
