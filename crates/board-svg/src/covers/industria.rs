//! Industria: a skyline of chimneys in front of a rising sun, with a hammer and gears in the foreground.

use super::drawing::{TitlePlate, background, fill, halo, lines, panes, plume, rays, shade, stack, swell};
use crate::svg::{circle, gear, num};

const PAPER: &str = "#f4e5c0";
const PALE_GOLD: &str = "#f0c878";
const SUN: &str = "#e2733a";
const RUST: &str = "#a83a20";
const BROWN: &str = "#6b3422";
const INK: &str = "#241713";

pub(super) const TITLE_PLATE: TitlePlate = TitlePlate {
    ground: INK,
    text: PAPER,
    accent: SUN,
};

pub(super) fn scene() -> String {
    let mut out =
        background(PAPER) + &rays(PALE_GOLD, 300.0, 360.0, 26, 760.0) + &halo(SUN, 300.0, 360.0, 152.0, 13);
    out += &fill(SUN, &circle(300.0, 360.0, 142.0));
    out += &swell(PAPER, 170.0, 385.0, 260.0, 9, 11.0, 5.0);
    out += &far_town();
    out += &plume(PAPER, RUST, 128.0, 196.0, [150.0, 168.0], 11, 46.0);
    out += &plume(PAPER, RUST, 452.0, 160.0, [96.0, 128.0], 9, 42.0);
    out += &plume(PAPER, BROWN, 352.0, 268.0, [110.0, 150.0], 9, 30.0);
    out += &foreground_works();
    out + &emblem()
}

fn far_town() -> String {
    let mut roofs = String::from("M0 470");
    for (n, height) in [
        30, 62, 44, 90, 52, 34, 70, 110, 58, 40, 76, 48, 96, 60, 36, 66, 84, 50, 42, 72,
    ]
    .iter()
    .enumerate()
    {
        roofs += &format!("V{}h{}", 520 - height, if n % 3 == 0 { 22 } else { 33 });
    }
    roofs += "H600V680H0Z";
    let mut out = fill("#c9783f", &roofs);
    for (x, top) in [
        (66.0, 356.0),
        (212.0, 372.0),
        (246.0, 340.0),
        (404.0, 350.0),
        (536.0, 366.0),
        (560.0, 336.0),
    ] {
        out += &stack("#c9783f", "#e9a95f", x, top, 520.0, 15.0);
    }
    out + &shade("#b5622e", [0.0, 470.0, 600.0, 190.0], 9.0, 1.1)
}

fn foreground_works() -> String {
    let mut out = stack(RUST, PAPER, 128.0, 206.0, 640.0, 36.0)
        + &stack(RUST, PAPER, 452.0, 170.0, 640.0, 40.0)
        + &stack(BROWN, PALE_GOLD, 352.0, 278.0, 640.0, 28.0);
    // The great hall: saw-tooth roofs with glazing, brick front, lit windows.
    let mut hall = String::from("M0 660V520");
    let mut glass = String::new();
    for tooth in 0..5 {
        let x = 74.0 * tooth as f32;
        hall += &format!("L{} 452V520", num(x + 74.0));
        glass += &format!("M{} 514L{} 462V514Z", num(x + 16.0), num(x + 69.0));
    }
    hall += "V660Z";
    out += &(fill(BROWN, &hall) + &fill(PALE_GOLD, &glass));
    out += &shade(INK, [0.0, 524.0, 370.0, 12.0], 5.0, 1.0);
    out += &panes(PALE_GOLD, [22.0, 548.0], [11, 1], [31.0, 0.0], [17.0, 30.0]);
    out += &lines(
        BROWN,
        2.0,
        &(0..11)
            .map(|n| format!("M{} 548v30m-8.5-15h17", 30.5 + 31.0 * n as f32))
            .collect::<String>(),
    );
    // The engine house on the right, taller, with a gable and a round window.
    out += &fill(INK, "M396 660V446L482 392L568 446V660Z");
    out += &fill(INK, "M386 450L482 388L578 450V438L482 376L386 438Z");
    out += &fill(PALE_GOLD, &circle(482.0, 444.0, 20.0));
    out += &lines(INK, 3.0, "M462 444h40M482 424v40M468 430l28 28M496 430l-28 28");
    out += &panes(SUN, [418.0, 484.0], [4, 3], [36.0, 50.0], [20.0, 34.0]);
    out += &lines(
        INK,
        2.4,
        &(0..12)
            .map(|n| format!("M{} {}v34m-10-20h20", 428 + 36 * (n % 4), 484 + 50 * (n / 4)))
            .collect::<String>(),
    );
    out + &fill(INK, "M0 606H600V660H0Z")
}

/// Gears on both sides, with a crossed hammer and tongs between them.
fn emblem() -> String {
    let wheel = |x: f32, y: f32, r: f32, teeth: usize, body: &str, cut: &str| {
        let mut out = fill(body, &gear(x, y, r, teeth)) + &lines(PAPER, 2.0, &gear(x, y, r, teeth));
        out += &(lines(cut, 1.6, &(circle(x, y, r * 0.7) + &circle(x, y, r * 0.64))));
        out += &fill(INK, &circle(x, y, r * 0.56));
        let mut spokes = String::new();
        for spoke in 0..6 {
            let angle = (spoke as f32 * 60.0 + 10.0).to_radians();
            spokes += &format!(
                "M{} {}L{} {}",
                num(x),
                num(y),
                num(x + r * 0.6 * angle.cos()),
                num(y + r * 0.6 * angle.sin())
            );
        }
        out + &lines(body, r * 0.12, &spokes)
            + &fill(body, &circle(x, y, r * 0.2))
            + &fill(PAPER, &circle(x, y, r * 0.08))
    };
    let mut out = wheel(92.0, 640.0, 92.0, 18, RUST, PALE_GOLD) + &wheel(508.0, 648.0, 104.0, 20, SUN, PAPER);
    out += &(wheel(206.0, 662.0, 52.0, 12, PALE_GOLD, RUST) + &wheel(392.0, 664.0, 48.0, 11, PAPER, RUST));
    let hammer = "M-7 -112H7V60H-7ZM-40 -156H34L52 -143V-123L34 -112H-40Z";
    for (turn, colour) in [(-40, PALE_GOLD), (40, PAPER)] {
        let flip = if turn < 0 { " scale(-1 1)" } else { "" };
        out += &format!(
            r#"<g transform="translate(300 634) rotate({turn}){flip}" stroke="{INK}" stroke-width="4" stroke-linejoin="round"><path fill="{colour}" d="{hammer}"/><path fill="none" stroke-width="1.6" d="M-32 -147H32M-32 -139H40M-32 -131H42M-32 -123H36M-2.5 -104V56M2.5 -104V56"/></g>"#
        );
    }
    out
}
