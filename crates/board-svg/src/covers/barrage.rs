//! Barrage: an arch dam between mountains, water held and water falling.

use super::drawing::{SmallRng, TitlePlate, background, fill, halo, lines, rays, swell};
use crate::svg::{circle, num};

const ICE: &str = "#f2f1e4";
const DAWN: &str = "#f2c58a";
const SUN: &str = "#ea7f45";
const WATER: &str = "#3a8fb5";
const SLATE: &str = "#3d5a73";
const NIGHT: &str = "#14283c";

pub(super) const TITLE_PLATE: TitlePlate = TitlePlate {
    ground: NIGHT,
    text: ICE,
    accent: SUN,
};

pub(super) fn scene() -> String {
    let mut out =
        background("#f7e6c4") + &rays(DAWN, 300.0, 240.0, 28, 760.0) + &halo(SUN, 300.0, 200.0, 84.0, 12);
    out += &fill(SUN, &circle(300.0, 200.0, 76.0));
    out += &range(
        "#a9bccb",
        "#7c97ac",
        &[
            (-40.0, 330.0),
            (70.0, 176.0),
            (150.0, 262.0),
            (232.0, 196.0),
            (300.0, 290.0),
            (378.0, 186.0),
            (452.0, 258.0),
            (540.0, 150.0),
            (640.0, 320.0),
        ],
        420.0,
    );
    out += &range(
        "#6b879e",
        "#46637b",
        &[
            (-60.0, 420.0),
            (40.0, 258.0),
            (128.0, 330.0),
            (196.0, 300.0),
            (280.0, 392.0),
            (340.0, 380.0),
            (420.0, 296.0),
            (480.0, 330.0),
            (568.0, 240.0),
            (660.0, 400.0),
        ],
        470.0,
    );
    out += &(lake() + &slopes() + &dam() + &gorge());
    out + &foreground()
}

/// A mountain range: snow on the left faces, engraved shade on the right ones.
fn range(body: &str, shadow: &str, ridge: &[(f32, f32)], foot: f32) -> String {
    let mut outline = format!("M{} {}", num(ridge[0].0), num(foot));
    let (mut snow, mut cuts) = (String::new(), String::new());
    let mut rng = SmallRng(foot as u32);
    for (n, &(x, y)) in ridge.iter().enumerate() {
        outline += &format!("L{} {}", num(x), num(y));
        let is_peak = n > 0 && n + 1 < ridge.len() && y < ridge[n - 1].1 && y < ridge[n + 1].1;
        if !is_peak {
            continue;
        }
        let ((lx, ly), (rx, ry)) = (ridge[n - 1], ridge[n + 1]);
        let left = |share: f32| (x + (lx - x) * share, y + (ly - y) * share);
        let right = |share: f32| (x + (rx - x) * share, y + (ry - y) * share);
        let ((ax, ay), (bx, by)) = (left(0.42), right(0.34));
        snow += &format!(
            "M{} {}L{} {}l14 -10l8 16l12 -18l9 14L{} {}Z",
            num(x),
            num(y),
            num(ax),
            num(ay),
            num(bx),
            num(by)
        );
        // Strokes from the right edge, in the part that is in shade.
        for stroke in 0..22 {
            let (sx, sy) = right(stroke as f32 / 22.0);
            let length = (foot - sy) * (0.25 + rng.below(0.5));
            cuts += &format!(
                "M{} {}l-{} {}",
                num(sx),
                num(sy + 3.0),
                num(length * 0.24),
                num(length)
            );
        }
    }
    outline += &format!("L{} {}Z", num(ridge[ridge.len() - 1].0), num(foot));
    fill(body, &outline) + &fill(ICE, &snow) + &lines(shadow, 1.7, &cuts)
}

fn lake() -> String {
    fill("#8cc0cf", "M60 408H540V470H60Z")
        + &swell(ICE, 80.0, 414.0, 440.0, 5, 10.0, 4.0)
        + &swell(WATER, 80.0, 419.0, 440.0, 5, 10.0, 4.0)
}

/// The dark slopes that hold the dam.
fn slopes() -> String {
    let mut out = fill(
        SLATE,
        "M0 330L60 372L112 396L150 470L196 660H0ZM600 320L548 366L490 396L450 470L404 660H600Z",
    );
    let mut cuts = String::new();
    for n in 0..26 {
        let y = 352.0 + 12.0 * n as f32;
        let inner = 40.0 + 5.6 * n as f32;
        cuts += &format!(
            "M{} {}l-26 {}M{} {}l26 {}",
            num(inner),
            num(y),
            30 + n,
            num(600.0 - inner),
            num(y),
            30 + n
        );
        cuts += &format!(
            "M{} {}l-18 {}M{} {}l18 {}",
            num(inner * 0.45),
            num(y + 6.0),
            26,
            num(600.0 - inner * 0.45),
            num(y + 6.0),
            26
        );
    }
    out += &lines(NIGHT, 2.0, &cuts);
    // Firs along both edges.
    let mut firs = String::new();
    for (x, y, s) in [
        (26, 372, 1.0),
        (56, 402, 0.9),
        (18, 452, 1.2),
        (66, 476, 1.0),
        (36, 540, 1.3),
        (96, 544, 1.0),
        (576, 366, 1.0),
        (540, 402, 0.9),
        (584, 450, 1.2),
        (536, 484, 1.0),
        (566, 542, 1.3),
        (506, 548, 1.0),
    ] {
        let (x, y) = (x as f32, y as f32);
        for tier in 0..3 {
            let (top, half) = (
                y - 46.0 * s + 13.0 * s * tier as f32,
                (8.0 + 5.0 * tier as f32) * s,
            );
            firs += &format!(
                "M{} {}L{} {}H{}Z",
                num(x),
                num(top),
                num(x - half),
                num(top + 22.0 * s),
                num(x + half)
            );
        }
    }
    out + &fill(NIGHT, &firs)
}

/// The arch dam, its blocks and courses drawn in perspective, and two open gates.
fn dam() -> String {
    let mut out = fill(SLATE, "M112 420H488V660H112Z");
    out += &fill(
        "#d8d3bf",
        "M104 404Q300 470 496 404L486 426Q420 520 408 640H192Q180 520 114 426Z",
    );
    out += &fill(ICE, "M100 396Q300 462 500 396L496 414Q300 482 104 414Z");
    let (mut joints, mut courses) = (String::new(), String::new());
    for n in 1..14 {
        let share = n as f32 / 14.0;
        let (top, low) = (104.0 + 392.0 * share, 192.0 + 216.0 * share);
        let sag = 404.0 + 66.0 * 2.0 * share * (1.0 - share) + 12.0;
        joints += &format!(
            "M{} {}Q{} 540 {} 640",
            num(top),
            num(sag),
            num(low + (top - low) * 0.28),
            num(low)
        );
    }
    for n in 1..16 {
        let share = n as f32 / 16.0;
        let y = 424.0 + 214.0 * share;
        let inset = 118.0 + 74.0 * (1.0 - (1.0 - share) * (1.0 - share));
        courses += &format!(
            "M{} {}Q300 {} {} {}",
            num(inset),
            num(y),
            num(y + 60.0 * (1.0 - share)),
            num(600.0 - inset),
            num(y)
        );
    }
    out += &(lines("#8f8f84", 1.6, &joints) + &lines("#b3ae9b", 1.1, &courses));
    // The right half is in shade.
    let mut shade = String::new();
    for n in 0..34 {
        let y = 440.0 + 6.0 * n as f32;
        let edge = 486.0 - 78.0 * (1.0 - (1.0 - (y - 426.0) / 214.0).powi(2));
        shade += &format!("M{} {}H{}", num(edge - 70.0), num(y), num(edge - 3.0));
    }
    out += &lines("#6d7478", 1.5, &shade);
    // Crest with towers.
    out += &(lines(NIGHT, 3.0, "M100 396Q300 462 500 396")
        + &fill(
            NIGHT,
            "M176 398h22v30h-22zM402 398h22v30h-22zM172 392h30v7h-30zM398 392h30v7h-30z",
        ));
    for x in [248.0, 352.0] {
        out += &fill(NIGHT, &format!("M{} 484v-14a16 16 0 0 1 32 0v14Z", num(x - 16.0)));
        out += &jet(x);
    }
    out
}

/// Water leaping from a gate.
fn jet(x: f32) -> String {
    let out = (300.0 - x) * 0.16;
    let mut threads = String::new();
    for n in -4..=4 {
        let side = n as f32 * 3.0;
        threads += &format!(
            "M{} 474Q{} 500 {} 640",
            num(x + side),
            num(x + side + out * 0.6),
            num(x + out + side * 2.4)
        );
    }
    fill(
        ICE,
        &format!(
            "M{} 472H{}Q{} 520 {} 644H{}Q{} 520 {} 472Z",
            num(x - 13.0),
            num(x + 13.0),
            num(x + 20.0 + out),
            num(x + out + 34.0),
            num(x + out - 34.0),
            num(x - 20.0 + out),
            num(x - 13.0)
        ),
    ) + &lines(WATER, 1.8, &threads)
}

fn gorge() -> String {
    let mut out = fill(WATER, "M150 640Q300 612 450 640L520 660H80Z");
    let mut foam = String::new();
    for (x, r) in [
        (196.0, 17.0),
        (222.0, 24.0),
        (252.0, 29.0),
        (284.0, 23.0),
        (316.0, 23.0),
        (348.0, 29.0),
        (378.0, 24.0),
        (404.0, 17.0),
    ] {
        foam += &circle(x, 648.0, r);
    }
    out += &fill(ICE, &foam);
    out + &swell(ICE, 100.0, 640.0, 400.0, 2, 9.0, 4.0)
}

/// The powerhouse and pylon at the foot, in the dark valley.
fn foreground() -> String {
    let mut out = fill(
        NIGHT,
        "M0 604L70 588L150 612L210 660H0ZM600 596L520 584L448 612L392 660H600Z",
    );
    out += &(fill("#d8d3bf", "M470 592V544H566V592Z") + &fill(SUN, "M462 544L518 520L574 544Z"));
    out += &fill(
        DAWN,
        "M480 554h14v24h-14zM502 554h14v24h-14zM524 554h14v24h-14zM546 554h12v24h-12z",
    );
    out += &lines(
        NIGHT,
        2.0,
        "M470 592V544H566V592M487 554v24M509 554v24M531 554v24M552 554v24",
    );
    out += &(lines(SLATE, 9.0, "M440 470L492 540") + &lines(ICE, 3.0, "M438 472L490 542"));
    out += &lines(
        ICE,
        2.6,
        "M74 600L92 470L110 600M60 500H124M66 524H118M80 556L106 540M104 556L78 540M78 580L110 560M106 580L76 560",
    );
    out + &lines(
        ICE,
        1.3,
        "M60 500Q30 510 -4 496M124 500Q300 600 470 548M66 524Q40 532 -4 520M118 524Q300 616 470 562",
    )
}
