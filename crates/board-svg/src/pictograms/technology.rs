//! Technologies, drawn like patent sheets.

use super::modern::helix;
use super::strokes::*;
use crate::svg::{circle, gear, num, ring};

pub(super) fn draw(id: &str) -> Option<String> {
    Some(match id {
        "construction" => construction(),
        "mechanical_engineering" => mechanical_engineering(),
        "steam_power" => steam_power(),
        "optics" => optics(),
        "electrical_engineering" => electrical_engineering(),
        "automobile" => automobile(),
        "telecommunications" => telecommunications(),
        "space_flight" => space_flight(),
        "nanotechnology" => nanotechnology(),
        "genetic_engineering" => genetic_engineering(),
        "internet" => internet(),
        "robotics" => robotics(),
        _ => return None,
    })
}

fn construction() -> String {
    ink(
        "t",
        "M4 50V38C14 22 26 20 36 20s22 2 32 18v12H58c0-14-10-20-22-20s-22 6-22 20z",
    ) + &ink(
        "h",
        "M14 30l6 8M22 24l5 8M31 21l2 9M41 21l-2 9M50 24l-5 8M58 30l-6 8M8 36l8 6M64 36l-8 6",
    ) + &ink("p", "M34 3h4v4l10 34l-3-1L36 14l-9 26l-3 1L34 7z")
        + &ink("p", &circle(36.0, 9.0, 3.6))
        + &ink("n", &circle(36.0, 9.0, 1.2))
        + &line("M28 27h16M24 41l-1 4M48 41l1 4M2 51h68")
}

fn mechanical_engineering() -> String {
    ink("t", &gear(26.0, 30.0, 21.0, 14))
        + &ink("p", &circle(26.0, 30.0, 11.0))
        + &line("M26 19v22M15 30h22")
        + &ink("p", &circle(26.0, 30.0, 3.5))
        + &ink("p", &gear(54.0, 19.0, 13.5, 10))
        + &ink("t", &circle(54.0, 19.0, 5.0))
        + &ink("n", &(circle(54.0, 19.0, 1.8) + &circle(26.0, 30.0, 1.4)))
        + &ink("p", "M44 52l14-11c-1-4 2-8 7-7l-4 4l2 3l5-2c0 5-4 7-8 6L47 55z")
}

fn steam_power() -> String {
    ink("p", &circle(50.0, 31.0, 20.0))
        + &ink("p", &circle(50.0, 31.0, 16.5))
        + &line("M50 15v32M34 31h32M38.7 19.7l22.6 22.6M61.3 19.7L38.7 42.3")
        + &ink("t", &circle(50.0, 31.0, 4.0))
        + &ink("p", "M4 16h12v24H4z")
        + &hatch(10.0, 16.0, 6.0, 24.0, 2.2)
        + &ink("t", "M2 13h16v3H2zM2 40h16v3H2z")
        + &ink("k", "M10 16V7L40 10L46 24")
        + &line("M24 8.5V52M20 52h8M10 43v9M4 52h14")
        + &ink("h", "M4 8c-2-2 0-5 2-5M14 5c1-3 4-4 6-2")
        + &line("M2 53h68")
}

fn optics() -> String {
    ink("t", "M36 4c8 10 8 38 0 48c-8-10-8-38 0-48z")
        + &ink("h", "M38 10c4 10 4 26 0 36M40 14c2.5 8 2.5 20 0 28")
        + &line("M2 12L36 14L70 32M2 28h68M2 44l34-2L70 24M2 20l34 0L70 30.5M2 36h34L70 25.5")
        + &ink("n", &circle(58.5, 28.0, 2.2))
        + &ink("p", "M32 52h8v3h-8z")
}

fn electrical_engineering() -> String {
    ink(
        "t",
        "M26 3a15 15 0 0 0-9 27c2.5 2 3.5 4.5 3.5 7h11c0-2.5 1-5 3.5-7a15 15 0 0 0-9-27z",
    ) + &line("M22 37l-3-15l4 3l3-4l3 4l4-3l-3 15")
        + &ink("p", "M20 37h12v4H20zM20.5 41h11v4h-11zM22 45h8l-1.5 4h-5z")
        + &ink("h", "M31 8c4 3 6 8 4 14M29 6c6 3 9 9 7 16")
        + &line("M5 18H2M8 6L5.5 4M44 6l2.5-2M47 18h4")
        + &ink("p", "M48 26h20v22H48z")
        + &ink("k", "M46 30h24M46 34h24M46 38h24M46 42h24")
        + &line("M52 26v-6h12v6M36 47h12M40 52h30")
        + &ink("a", "M60 3l-7 9h4l-2 7l8-10h-5z")
}

fn automobile() -> String {
    ink("t", "M6 38V30l14-2l6-14h22v16l16 2c3 1 4 3 4 8z")
        + &ink("w", "M28 18h7v10H24zM38 18h7v10h-7z")
        + &line("M28 18h7v10H24zM38 18h7v10h-7zM22 13h30M36.5 28v10M48 30l8 1v7")
        + &ink("h", "M51 33v5M53 33v5M8 33h12M8 35h12M40 31h5")
        + &ink("p", &(circle(19.0, 42.0, 9.5) + &circle(54.0, 42.0, 9.5)))
        + &ink("p", &(circle(19.0, 42.0, 6.5) + &circle(54.0, 42.0, 6.5)))
        + &ink(
            "h",
            "M19 35.5v13M12.5 42h13M14.4 37.4l9.2 9.2M23.6 37.4l-9.2 9.2M54 35.5v13M47.5 42h13M49.4 37.4l9.2 9.2M58.6 37.4l-9.2 9.2",
        )
        + &ink("n", &(circle(19.0, 42.0, 1.8) + &circle(54.0, 42.0, 1.8)))
        + &ink("p", &circle(67.0, 29.0, 3.0))
        + &line("M29 41h15M2 52h68")
}

fn telecommunications() -> String {
    ink("t", "M8 8c-4 16 12 34 30 32z")
        + &ink("p", "M8 8c4-2 32 26 30 32c-4 3-32-26-30-32z")
        + &ink(
            "h",
            "M14 16c5 5 10 12 18 18M8 18c1 8 6 14 14 19M11 13c-1 8 6 18 18 24",
        )
        + &line("M23 24L34 12M18 38l-6 14h22l-6-12M8 52h30")
        + &ink("n", &circle(34.5, 11.5, 2.4))
        + &ink("k", "M42 11c0-4-3-7-7-7M49 12c0-8-6-12-13-12")
        + &ink("p", "M46 24c4-3 16-3 22 0l2 7l-7 2l-2-4c-3-1-6-1-9 0l-2 4l-6-3z")
        + &ink("p", "M48 50c0-8 3-14 9-14s9 6 9 14z")
        + &ink("p", &circle(57.0, 44.0, 4.0))
        + &line("M44 52h26")
}

fn space_flight() -> String {
    ink("p", "M36 2c8 6 11 16 10 32H26C25 18 28 8 36 2z")
        + &ink("t", "M26 24l-9 12v8l9-8zM46 24l9 12v8l-9-8z")
        + &ink("t", &circle(36.0, 17.0, 4.5))
        + &ink("p", &circle(36.0, 17.0, 2.4))
        + &ink("h", "M41 8c3 7 3 16 2 26M39 6c4 8 4 18 2 28M27 29h18")
        + &ink("n", "M29 34h14l-2 5H31z")
        + &ink("a", "M31 39h10c1 6-3 9-5 15c-2-6-6-9-5-15z")
        + &ink(
            "n",
            &(ring(8.0, 10.0, 8, [3.4, 1.0], 0.0)
                + &ring(62.0, 16.0, 8, [3.4, 1.0], 0.0)
                + &ring(60.0, 4.0, 8, [2.2, 0.7], 0.0)
                + &ring(12.0, 26.0, 8, [2.2, 0.7], 0.0)),
        )
        + &line("M3 54c8-5 16-6 22-4M47 50c8-2 15 0 22 4")
}

fn nanotechnology() -> String {
    let (mut bonds, mut atoms) = (String::new(), String::new());
    for (row, column) in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)] {
        let shift = if row == 1 { 8.7 } else { 0.0 };
        let (cx, cy) = (18.7 + 17.3 * column as f32 + shift, 13.0 + 15.0 * row as f32);
        bonds += &ring(cx, cy, 6, [10.0; 2], 30.0);
        for corner in 0..6 {
            let angle = (30.0 + 60.0 * corner as f32).to_radians();
            atoms += &circle(cx + 10.0 * angle.cos(), cy + 10.0 * angle.sin(), 1.9);
        }
    }
    line(&bonds) + &ink("n", &atoms) + &ink("a", &circle(36.0, 28.0, 4.2))
}

fn genetic_engineering() -> String {
    let body = helix(28.0, -8.0, 72.0, 11.0);
    format!(r#"<g transform="rotate(90 36 28) translate(8 0)">{body}</g>"#)
}

fn internet() -> String {
    let mut nodes = String::new();
    for (x, y) in [
        (36.0, 6.0),
        (16.0, 18.0),
        (57.0, 20.0),
        (22.0, 42.0),
        (52.0, 44.0),
        (36.0, 28.0),
    ] {
        nodes += &circle(x, y, 2.7);
    }
    ink("t", &circle(36.0, 28.0, 24.0))
        + &ink(
            "h",
            "M12 28h48M15 17h42M15 39h42M36 4c-14 14-14 34 0 48M36 4c14 14 14 34 0 48M36 4v48M22 8.5c6 5 22 5 28 0M22 47.5c6-5 22-5 28 0",
        )
        + &line("M36 6L16 18L36 28L57 20L36 6M16 18l6 24l14-14l16 16L57 20M22 42l30 2")
        + &ink("n", &nodes)
        + &line(&format!(
            "M36 28L{} {}M57 20l13-6M16 18L3 12M22 42L8 50M52 44l14 6",
            num(36.0),
            num(6.0)
        ))
        + &ink(
            "n",
            &(circle(70.0, 14.0, 1.8)
                + &circle(3.0, 12.0, 1.8)
                + &circle(8.0, 50.0, 1.8)
                + &circle(66.0, 50.0, 1.8)),
        )
}

fn robotics() -> String {
    ink("t", "M20 14h32v26H20z")
        + &ink("p", "M24 20h24v9H24z")
        + &ink("a", &(circle(30.0, 24.5, 3.0) + &circle(42.0, 24.5, 3.0)))
        + &line("M36 14V6M28 34h16M28 34v3M32 34v3M36 34v3M40 34v3M44 34v3")
        + &ink("n", &circle(36.0, 4.5, 2.4))
        + &ink("p", "M14 20h6v12h-6zM52 20h6v12h-6z")
        + &ink("p", "M30 40h12v4H30z")
        + &ink("t", "M12 55v-5c0-4 3-6 7-6h34c4 0 7 2 7 6v5")
        + &ink("p", &gear(36.0, 50.0, 4.6, 8))
        + &ink("h", "M46 16h4M46 31h4M48 33h2M22 16h3M18 48v7M54 48v7")
}
