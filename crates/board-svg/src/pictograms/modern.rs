//! Factories of the last two epochs: refineries, clean rooms and robots.

use super::strokes::*;
use crate::svg::{circle, gear};

pub(super) fn draw(id: &str) -> Option<String> {
    Some(match id {
        "refinery" => refinery(),
        "plastics_factory" => plastics_factory(),
        "semiconductor_factory" => semiconductor_factory(),
        "computer_factory" => computer_factory(),
        "car_factory" => car_factory(),
        "media_company" => media_company(),
        "genetic_works" => genetic_works(),
        "glass_fibre_works" => glass_fibre_works(),
        "satellite_works" => satellite_works(),
        "robot_works" => robot_works(),
        _ => return None,
    })
}

fn refinery() -> String {
    let column = |x: f32, top: f32| {
        let (l, t) = (crate::svg::num(x), crate::svg::num(top));
        ink("p", &format!("M{l} {t}c0-4 8-4 8 0V52h-8z"))
            + &courses(x, top, 8.0, 52.0 - top, 5.0)
            + &hatch(x + 5.0, top, 3.0, 52.0 - top, 2.2)
    };
    column(8.0, 14.0)
        + &column(20.0, 8.0)
        + &column(32.0, 20.0)
        + &line("M12 11V6h12M28 14h4v6M16 30h4M28 36h4M40 30h6v22M40 42h12")
        + &ink("p", &circle(55.0, 38.0, 9.0))
        + &ink("h", "M46 38h18M47.5 34h15M48 42h14M55 29v18M60 31c2 4 2 10 0 14")
        + &line("M49 45l-3 7M61 45l3 7M55 47v5M68 52V16")
        + &flame(67.0, 15.0, 1.1)
        + &ground()
}

fn plastics_factory() -> String {
    ink("p", "M6 8h22l-6 12h-10z")
        + &ink(
            "n",
            &(circle(12.0, 6.0, 1.6)
                + &circle(16.0, 5.0, 1.6)
                + &circle(20.0, 6.0, 1.6)
                + &circle(16.0, 12.0, 1.4)
                + &circle(19.5, 11.0, 1.4)),
        )
        + &ink("p", "M4 20h34v12H4z")
        + &hatch(8.0, 22.0, 26.0, 8.0, 3.0)
        + &ink("t", "M38 22h6v8h-6z")
        + &line("M8 32v20M34 32v20M8 42h26M8 52l26-10M34 52L8 42")
        + &ink("t", "M44 26l4-4h8v-4h8v4l4 4v26H44z")
        + &ink("w", "M49 28h9v5h-9z")
        + &line("M49 28h9v5h-9z")
        + &ink("h", "M48 38l16 11M64 38L48 49M66 30v20M64.5 30v6")
        + &ground()
}

fn semiconductor_factory() -> String {
    let mut pins = String::new();
    for pin in 0..5 {
        let at = crate::svg::num(26.0 + 5.0 * pin as f32);
        pins += &format!("M{at} 8V3M{at} 48v5");
        let at = crate::svg::num(18.0 + 5.0 * pin as f32);
        pins += &format!("M16 {at}h-5M56 {at}h5");
    }
    ink("k", &pins)
        + &ink("p", "M16 8h40v40H16z")
        + &ink("d", "M24 16h24v24H24z")
        + &ink("w", "M31 23h10v10H31z")
        + &line("M31 23h10v10H31z")
        + &ink(
            "h",
            "M33 23V16M36 23V16M39 23V16M33 33v7M36 33v7M39 33v7M31 25h-7M31 28h-7M31 31h-7M41 25h7M41 28h7M41 31h7M19 11l3 3M53 11l-3 3M19 45l3-3M53 45l-3-3",
        )
        + &ink("n", &circle(20.0, 12.0, 1.6))
}

fn computer_factory() -> String {
    ink("p", "M18 4h36v28H18z")
        + &ink("d", "M22 8h28v20H22z")
        + &ink("w", "M25 11h10v2H25zM25 15h16v2H25zM25 19h12v2H25zM25 23h7v2h-7z")
        + &ink("t", "M30 32h12l2 5H28z")
        + &ink("p", "M14 37h44l4 7H10z")
        + &ink(
            "h",
            "M17 39.5h38M15 41.5h42M22 37l-2 7M29 37l-1 7M36 37v7M43 37l1 7M50 37l2 7",
        )
        + &line("M4 47h64")
        + &ink(
            "p",
            &(circle(10.0, 50.0, 2.4)
                + &circle(23.0, 50.0, 2.4)
                + &circle(36.0, 50.0, 2.4)
                + &circle(49.0, 50.0, 2.4)
                + &circle(62.0, 50.0, 2.4)),
        )
        + &line("M4 53.5h64")
}

fn car_factory() -> String {
    saw_tooth(4.0, 22.0, 4, 12.0, 12.0)
        + &chimney(60.0, 8.0, GROUND_Y, 5.0)
        + &smoke_left(60.0, 8.0)
        + &ink("p", "M10 26h40v26H10z")
        + &ink("h", "M10 29h40M10 32h40M12 35h36")
        + &ink("t", "M14 44c0-3 3-3 6-4l5-5h14l6 5c5 0 7 2 7 5v3H14z")
        + &ink("w", "M25 40l3-3h4v3zM34 40v-3h4l3 3z")
        + &ink("p", &(circle(22.0, 48.0, 4.0) + &circle(44.0, 48.0, 4.0)))
        + &ink("n", &(circle(22.0, 48.0, 1.4) + &circle(44.0, 48.0, 1.4)))
        + &ground()
}

fn media_company() -> String {
    block(34.0, 18.0, 22.0, 34.0)
        + &windows(37.0, 22.0, [4, 4], [4.6, 7.0], [2.8, 4.0])
        + &line("M45 18V3M41 18l4-12l4 12M43 12h4")
        + &ink(
            "h",
            "M40 4c-2 2-2 5 0 7M37 2c-4 3-4 8 0 11M50 4c2 2 2 5 0 7M53 2c4 3 4 8 0 11",
        )
        + &ink("p", "M3 28h28v24H3z")
        + &ink("n", "M6 31h22v4H6zM6 38h9v8H6z")
        + &ink("h", "M18 38h10M18 40.5h10M18 43h10M18 45.5h10M6 48.5h22")
        + &ink("p", "M56 36h8l6-4v14l-6-4h-8z")
        + &ink("p", &circle(60.0, 33.0, 3.0))
        + &line("M60 44l-3 8M61 44l4 8")
        + &ground()
}

fn genetic_works() -> String {
    ink("p", "M24 52V30h44v22z")
        + &ink("t", "M22 26h48v4H22z")
        + &windows(40.0, 34.0, [4, 2], [6.5, 8.0], [4.0, 5.0])
        + &chimney(62.0, 10.0, 26.0, 5.0)
        + &ink("w", "M4 2h30v50H4z")
        + &helix(19.0, 3.0, 49.0, 11.0)
        + &ground()
}

/// A double helix standing upright.
pub(super) fn helix(x: f32, top: f32, height: f32, half: f32) -> String {
    let at = |share: f32, side: f32| {
        let angle = share * std::f32::consts::TAU * 1.25;
        (x + side * half * angle.sin(), top + height * share)
    };
    let (mut strands, mut rungs) = ([String::new(), String::new()], String::new());
    for step in 0..=40 {
        let share = step as f32 / 40.0;
        for (strand, side) in strands.iter_mut().zip([1.0, -1.0]) {
            let (px, py) = at(share, side);
            let command = if step == 0 { 'M' } else { 'L' };
            *strand += &format!("{command}{} {}", crate::svg::num(px), crate::svg::num(py));
        }
        if step % 3 == 1 {
            let ((ax, ay), (bx, by)) = (at(share, 1.0), at(share, -1.0));
            rungs += &format!(
                "M{} {}L{} {}",
                crate::svg::num(ax),
                crate::svg::num(ay),
                crate::svg::num(bx),
                crate::svg::num(by)
            );
        }
    }
    line(&rungs) + &ink("k", &strands[0]) + &ink("k", &strands[1])
}

fn glass_fibre_works() -> String {
    let mut strands = String::new();
    let mut tips = String::new();
    for fibre in 0..9 {
        let angle = (-62.0 + 15.5 * fibre as f32).to_radians();
        let (x, y) = (34.0 + 34.0 * angle.cos(), 28.0 + 25.0 * angle.sin());
        let bend = 28.0 + 9.0 * angle.sin();
        strands += &format!(
            "M32 28Q46 {} {} {}",
            crate::svg::num(bend),
            crate::svg::num(x),
            crate::svg::num(y)
        );
        tips += &circle(x, y, 1.9);
    }
    line(&strands)
        + &ink("a", &tips)
        + &ink("p", "M2 20h22v16H2z")
        + &ink("t", "M22 18h8v20h-8z")
        + &ink("p", "M30 23h5v10h-5z")
        + &ink("h", "M2 23h20M2 26h20M2 29h20M2 32h20M25 18v20M28 18v20M4 34h18")
}

fn satellite_works() -> String {
    line("M14 28h8M50 28h8")
        + &ink("p", "M28 18h16v20H28z")
        + &hatch(37.0, 18.0, 7.0, 20.0, 2.4)
        + &ink("d", "M2 14h18v28H2zM52 14h18v28H52z")
        + &ink(
            "h",
            "M8 14v28M14 14v28M2 21h18M2 28h18M2 35h18M58 14v28M64 14v28M52 21h18M52 28h18M52 35h18",
        )
        + &line("M20 28h8M44 28h8")
        + &ink("p", "M24 6c4 8 20 8 24 0c-8-3-16-3-24 0z")
        + &line("M36 12v6M36 8V2")
        + &ink("n", &circle(36.0, 2.0, 1.6))
        + &ink("p", "M32 38h8l3 8H29z")
        + &ink("h", "M31 50c3 2 7 2 10 0M28 52c5 4 11 4 16 0")
}

fn robot_works() -> String {
    ink("p", "M4 52l3-8h18l3 8z")
        + &ink("p", "M12 44l-3-18h10l1 18z")
        + &ink("p", &circle(14.0, 24.0, 6.0))
        + &ink("p", "M17 19L36 5l5 6L21 27z")
        + &ink("h", "M22 18l14-10M24 21l14-11M13 30v12M15 30v12M17 30v12")
        + &ink("p", &circle(39.0, 8.0, 5.5))
        + &ink("p", "M40 13l6 12h5L44 10z")
        + &ink("n", &(circle(14.0, 24.0, 2.0) + &circle(39.0, 8.0, 1.8)))
        + &line("M44 26h10M45 26l-2 5l3 4M53 26l2 5l-3 4")
        + &ink("t", "M38 36h22v12H38z")
        + &ink("p", &gear(49.0, 42.0, 5.0, 8))
        + &line("M32 48h38")
        + &ink(
            "p",
            &(circle(37.0, 50.3, 2.0)
                + &circle(47.0, 50.3, 2.0)
                + &circle(57.0, 50.3, 2.0)
                + &circle(66.0, 50.3, 2.0)),
        )
        + &ground()
}
