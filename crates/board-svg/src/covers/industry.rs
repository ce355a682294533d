//! Industry: the same world a century later, with a river, rails, a pipe and power lines.

use super::drawing::{TitlePlate, background, fill, lines, panes, plume, rays, shade, stack, swell};
use crate::svg::{circle, num};

const PAPER: &str = "#f6efdc";
const SKY: &str = "#f3d9a4";
const ORANGE: &str = "#e8863c";
const TEAL: &str = "#3f9a94";
const DEEP_TEAL: &str = "#1d5f6b";
const NAVY: &str = "#14303f";

pub(super) const TITLE_PLATE: TitlePlate = TitlePlate {
    ground: NAVY,
    text: PAPER,
    accent: ORANGE,
};

pub(super) fn scene() -> String {
    let mut out = background(PAPER) + &rays(SKY, 430.0, 215.0, 30, 800.0);
    out += &fill(ORANGE, &circle(430.0, 215.0, 82.0));
    out += &swell(PAPER, 350.0, 225.0, 160.0, 6, 11.0, 4.0);
    out += &swell("#e3b877", 30.0, 60.0, 300.0, 7, 26.0, 5.0);
    out += &hills();
    out += &plume(PAPER, TEAL, 148.0, 250.0, [120.0, 150.0], 9, 52.0);
    out += &plume(PAPER, TEAL, 268.0, 272.0, [130.0, 128.0], 8, 42.0);
    out += &(towers() + &city() + &river() + &bridge() + &pylons());
    out + &pipeline()
}

fn hills() -> String {
    fill(
        "#a8cdb9",
        "M0 400C80 340 150 372 220 352C310 322 380 380 450 350C510 330 560 352 600 336V660H0Z",
    ) + &swell("#7fb3a6", 0.0, 392.0, 600.0, 6, 11.0, 4.0)
}

/// Two cooling towers, engraved to look round.
fn towers() -> String {
    let tower = |x: f32, top: f32, half: f32| {
        let foot = 470.0;
        let waist = half * 0.72;
        let d = format!(
            "M{} {}Q{} {} {} {foot}H{}Q{} {} {} {}Z",
            num(x - half * 0.8),
            num(top),
            num(x - waist * 0.72),
            num(top + (foot - top) * 0.35),
            num(x - half * 1.25),
            num(x + half * 1.25),
            num(x + waist * 0.72),
            num(top + (foot - top) * 0.35),
            num(x + half * 0.8),
            num(top)
        );
        let mut cuts = String::new();
        for cut in 0..9 {
            let share = cut as f32 / 9.0;
            let (a, b) = (half * 0.8 * share, half * 1.25 * share);
            cuts += &format!(
                "M{} {}Q{} {} {} {foot}",
                num(x + a),
                num(top + 4.0),
                num(x + a * 0.68),
                num(top + (foot - top) * 0.35),
                num(x + b)
            );
        }
        let rim = format!(
            "M{} {}a{} 9 0 1 0 {} 0a{} 9 0 1 0 -{} 0Z",
            num(x - half * 0.8),
            num(top),
            num(half * 0.8),
            num(half * 1.6),
            num(half * 0.8),
            num(half * 1.6)
        );
        fill(TEAL, &d) + &lines(DEEP_TEAL, 1.5, &cuts) + &fill(NAVY, &rim)
    };
    tower(148.0, 262.0, 58.0) + &tower(268.0, 286.0, 48.0)
}

fn city() -> String {
    let mut out = fill(
        DEEP_TEAL,
        "M330 470V372H352V350H392V470ZM398 470V318H410V296H440V318H452V470ZM458 470V360H520V470ZM526 470V392H600V470Z",
    );
    out += &stack(ORANGE, PAPER, 552.0, 300.0, 470.0, 18.0);
    out += &stack(ORANGE, PAPER, 582.0, 322.0, 470.0, 15.0);
    out += &panes(SKY, [338.0, 384.0], [4, 5], [13.0, 16.0], [6.0, 8.0]);
    out += &panes(SKY, [405.0, 330.0], [4, 8], [12.0, 16.0], [5.0, 9.0]);
    out += &panes(SKY, [466.0, 372.0], [4, 5], [14.0, 18.0], [8.0, 8.0]);
    out += &lines(NAVY, 3.0, "M425 296V240M417 262h16M413 276h24");
    out += &fill(NAVY, "M0 452H330V470H600V520H0Z");
    out + &panes(ORANGE, [20.0, 458.0], [17, 1], [18.0, 0.0], [9.0, 6.0])
}

fn river() -> String {
    let mut out = fill("#cfe5da", "M0 508H600V660H0Z");
    out += &fill(
        TEAL,
        "M0 560C120 520 260 560 360 530C450 505 520 520 600 500V660H0Z",
    );
    out += &swell(PAPER, 0.0, 552.0, 600.0, 9, 11.0, 4.0);
    out += &swell(DEEP_TEAL, 0.0, 558.0, 600.0, 8, 12.0, 4.0);
    // A barge with its load, and the bank that carries the pylon.
    out += &fill(NAVY, "M286 598H494L474 628H310Z");
    out += &fill(ORANGE, "M318 598l16-20h60l14 20zM410 598l12-16h40l10 16z");
    out += &fill(PAPER, "M290 598v-26h22v26z");
    out += &fill(NAVY, "M295 577h12v8h-12z");
    out += &fill(DEEP_TEAL, "M470 660Q500 596 600 580V660Z");
    out + &shade(NAVY, [320.0, 582.0, 70.0, 14.0], 5.0, 1.0)
}

/// A girder bridge with an express train.
fn bridge() -> String {
    let mut out = fill(NAVY, "M40 520h22v120H40ZM236 520h22v112h-22Z");
    let mut truss = String::from("M0 520H330M0 488H330");
    for bay in 0..10 {
        let x = 33 * bay;
        truss += &format!("M{x} 520L{} 488L{} 520M{} 488V520", x + 16, x + 33, x + 16);
    }
    out += &lines(NAVY, 4.5, &truss);
    // The train above.
    out += &(fill(ORANGE, "M150 456H292C312 456 326 470 330 484H150Z")
        + &fill(PAPER, "M160 462h118v9H160zM286 462c12 0 20 4 26 9h-26z"));
    out +=
        &(fill(ORANGE, "M0 456H144V484H0Z") + &fill(PAPER, "M0 462h20v9H0zM28 462h40v9H28zM76 462h60v9H76z"));
    out + &lines(NAVY, 2.0, "M0 478H322M182 462v9M206 462v9M230 462v9M254 462v9")
}

fn pylons() -> String {
    let mut out = String::new();
    for (x, top, size) in [(546.0, 372.0, 1.0), (70.0, 330.0, 0.72)] {
        let at = |dx: f32, dy: f32| format!("{} {}", num(x + dx * size), num(top + dy * size));
        let d = [
            format!(
                "M{}L{}L{}L{}",
                at(-34.0, 230.0),
                at(-7.0, 60.0),
                at(0.0, 0.0),
                at(7.0, 60.0)
            ),
            format!(
                "L{}M{}L{}L{}M{}L{}",
                at(34.0, 230.0),
                at(-52.0, 52.0),
                at(0.0, 26.0),
                at(52.0, 52.0),
                at(-52.0, 52.0),
                at(52.0, 52.0)
            ),
            format!(
                "M{}L{}L{}M{}L{}",
                at(-64.0, 92.0),
                at(0.0, 66.0),
                at(64.0, 92.0),
                at(-64.0, 92.0),
                at(64.0, 92.0)
            ),
            format!(
                "M{}L{}L{}L{}",
                at(-13.0, 95.0),
                at(19.0, 135.0),
                at(-25.0, 175.0),
                at(34.0, 230.0)
            ),
            format!(
                "M{}L{}L{}L{}",
                at(13.0, 95.0),
                at(-19.0, 135.0),
                at(25.0, 175.0),
                at(-34.0, 230.0)
            ),
        ];
        out += &lines(NAVY, 3.4 * size, &d.concat());
    }
    out + &lines(
        NAVY,
        1.5,
        "M-10 356Q16 372 32 368M108 368Q300 470 494 424M116 396Q300 500 482 464M598 424Q590 430 610 428M584 464Q596 468 610 466M24 396Q10 400 -10 392",
    )
}

/// The pipeline in the foreground, with flanges and a wheel.
fn pipeline() -> String {
    let mut out = fill(ORANGE, "M0 624H250V660H214V652H0Z");
    out += &lines(NAVY, 2.0, "M0 624H250V660M0 652H214");
    out += &lines(
        NAVY,
        1.2,
        "M0 644H220M0 648H218M0 640H226M236 640V660M241 634V660M231 646V660",
    );
    out += &fill(NAVY, "M84 616h14v44H84ZM180 616h14v44h-14ZM132 600h6v24h-6z");
    out + &lines(NAVY, 5.0, &circle(135.0, 592.0, 15.0)) + &lines(NAVY, 2.4, "M120 592h30M135 577v30")
}
