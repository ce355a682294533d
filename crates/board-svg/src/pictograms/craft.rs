//! Factories of the first three epochs: pits, kilns, mills and furnaces.

use super::strokes::*;
use crate::svg::{circle, gear, ring};

pub(super) fn draw(id: &str) -> Option<String> {
    Some(match id {
        "quarry" => quarry(),
        "sawmill" => sawmill(),
        "clay_pit" => clay_pit(),
        "brickworks" => brickworks(),
        "iron_ore_mine" => iron_ore_mine(),
        "coal_mine" => coal_mine(),
        "shipyard" => shipyard(),
        "textile_mill" => textile_mill(),
        "ceramics_works" => ceramics_works(),
        "glassworks" => glassworks(),
        "ironworks" => ironworks(),
        "bank" => bank(),
        "oil_field" => oil_field(),
        "chemical_works" => chemical_works(),
        "power_plant" => power_plant(),
        "cement_works" => cement_works(),
        "steel_mill" => steel_mill(),
        "stock_exchange" => stock_exchange(),
        _ => return None,
    })
}

fn quarry() -> String {
    ink("p", "M3 52V40h8V30h8V20h9V11h10l3 41z")
        + &hatch(4.0, 41.0, 7.0, 11.0, 2.4)
        + &hatch(12.0, 31.0, 7.0, 21.0, 3.0)
        + &hatch(20.0, 21.0, 8.0, 31.0, 3.6)
        + &hatch(29.0, 12.0, 9.0, 40.0, 4.2)
        + &line("M47 52V10M44 52l3-42l3 42M47 12L66 20M47 24L66 20M47 10l-6 4M66 20v10")
        + &ink("t", "M60 31l6-2l6 2v8h-12z")
        + &line("M66 30v9")
        + &ink("t", "M50 45h9v7h-9zM59 47h8v5h-8z")
        + &ground()
}

fn sawmill() -> String {
    ink("p", "M4 52V28L20 18l16 10v24")
        + &line("M2 29.5L20 17.5L38 29.5")
        + &courses(5.0, 28.0, 30.0, 24.0, 3.4)
        + &ink("n", "M13 36h11v16H13z")
        + &ink("t", &ring(50.0, 34.0, 36, [16.0, 13.6], 0.0))
        + &ink("p", &circle(50.0, 34.0, 4.0))
        + &ink("n", &circle(50.0, 34.0, 1.3))
        + &ink("h", "M50 24v4M50 40v4M40 34h4M56 34h4")
        + &ink("d", "M32 42h34v9H32z")
        + &ink("p", "M32 42a3.5 4.5 0 1 0 0 9a3.5 4.5 0 1 0 0-9z")
        + &ink("h", "M32 44.5a1.5 2 0 1 0 0 4a1.5 2 0 1 0 0-4zM40 45h18M44 48h20")
        + &ground()
}

fn clay_pit() -> String {
    ink("t", "M2 30c8-7 60-7 68 0l-6 22H8z")
        + &ink("p", "M8 32c10-4 46-4 56 0l-5 7c-8-3-38-3-46 0z")
        + &ink("d", "M15 41c8-3 34-3 42 0l-6 7c-6-2-24-2-30 0z")
        + &ink(
            "h",
            "M12 36c10-3 38-3 48 0M18 43c8-2 28-2 36 0M21 46c6-1.5 24-1.5 30 0M5 33l4 17M67 33l-4 17M9 34l3 16M63 34l-3 16",
        )
        + &ink("k", "M50 42L33 8")
        + &ink("p", "M30.5 11l6-3l-1-5c-4-2-8 0-9 4z")
        + &line("M47 44l6-3")
        + &ink("p", "M12 20h16l-3 8H15z")
        + &ink("d", "M12 20c3-5 13-5 16 0z")
        + &ink("p", &circle(20.0, 29.5, 3.0))
        + &line("M28 21l7-3")
        + &ground()
}

fn brickworks() -> String {
    chimney(58.0, 8.0, GROUND_Y, 6.0)
        + &smoke_left(58.0, 8.0)
        + &ink("p", "M5 52V36c0-12 8-18 18-18s18 6 18 18v16z")
        + &ink(
            "h",
            "M7 30h32M5.5 34h35M5 38h36M5 42h8M33 42h8M5 46h8M33 46h8M11 25h24M16 21h14M15 34v4M23 30v4M31 34v4M19 25v5M28 25v5M9 38v4M37 38v4M23 18v3",
        )
        + &ink("n", "M14 52V46c0-5 4-8 9-8s9 3 9 8v6z")
        + &flame(23.0, 51.0, 0.9)
        + &ink(
            "t",
            "M43 46h9v6h-9zM52 46h9v6h-9zM61 46h8v6h-8zM47 40h9v6h-9zM56 40h9v6h-9z",
        )
        + &ground()
}

fn iron_ore_mine() -> String {
    ink("p", "M2 52L18 20l7 6L38 6l14 24l5-4l13 26z")
        + &ink(
            "h",
            "M38 6l4 18M38 6l9 25M40 18l8 14M25 26l3 12M52 30l4 10M52 30l8 14M18 20l2 14M57 26l5 14M42 12l9 20",
        )
        + &ink("t", "M22 52V38l4-4h14l4 4v14z")
        + &ink("n", "M26 52V41l3-3h8l3 3v11z")
        + &line("M22 38h22M26 34v18M40 34v18")
        + &ink("p", "M44 40h17l-2 8H46z")
        + &ink("d", "M45 40l3-4l3 2l3-4l3 4l3 2z")
        + &ink("p", &(circle(48.5, 49.5, 2.4) + &circle(56.5, 49.5, 2.4)))
        + &ink("k", "M6 48L17 33")
        + &line("M11 31c4-1 9 2 10 7")
        + &ground()
}

fn coal_mine() -> String {
    ink("p", "M40 52V34l10-6l10 6v18z")
        + &hatch(50.0, 34.0, 10.0, 18.0, 2.6)
        + &ink("k", "M14 52L23 14M32 52L23 14")
        + &line("M23 14L43 34M18 40l10-8M28 40l-10-8M20.5 28l6-6M26 28l-6-6M16 46l15-6M30 46l-15-6M23 14v38")
        + &ink("p", &circle(23.0, 12.0, 8.0))
        + &ink("h", "M23 4v16M15 12h16M17.4 6.4l11.2 11.2M28.6 6.4L17.4 17.6")
        + &ink("n", &circle(23.0, 12.0, 1.6))
        + &line("M30 16L46 31")
        + &windows(43.0, 38.0, [2, 1], [6.0, 0.0], [3.0, 4.0])
        + &ink("n", "M52 52l4-6l3 1l4-6l4 6l3 5z")
        + &ground()
}

fn shipyard() -> String {
    ink("t", "M8 28h50l8-3c-2 11-8 19-14 20H20C13 44 9 37 8 28z")
        + &ink(
            "h",
            "M16 29c0 6 3 12 7 16M24 29c0 6 2 12 5 16M32 29v16M40 29c0 6-1 12-2 16M48 29c0 6-2 12-4 16M56 28c0 6-3 12-6 16M9 33h54M12 39h48",
        )
        + &line("M26 28V8M26 10l-10 18M26 10l12 18M50 28V16l-6 12")
        + &ink("p", "M34 28v-6h8v6z")
        + &ink("k", "M62 52V6M66 52V6")
        + &line("M64 8H40l24 8M40 8v6M62 14l4 6M62 22l4 6M62 30l4 6M62 38l4 6")
        + &line("M22 45l-4 7M32 45v7M44 45l4 7M14 41l-6 11")
        + &ground()
}

fn textile_mill() -> String {
    chimney(62.0, 6.0, GROUND_Y, 5.0)
        + &block(4.0, 18.0, 36.0, 34.0)
        + &ink("t", "M2 18L22 9l20 9z")
        + &windows(8.0, 22.0, [5, 3], [6.0, 8.0], [3.2, 5.0])
        + &ink("n", "M19 46h6v6h-6z")
        + &ink("p", "M38 32h18v20H38z")
        + &ink("t", "M36 28h22v4H36zM36 48h22v4H36z")
        + &ink(
            "h",
            "M38 34h18M38 36h18M38 38h18M38 40h18M38 42h18M38 44h18M38 46h18",
        )
        + &line("M56 36c6 2 4 10 12 8")
        + &ground()
}

fn ceramics_works() -> String {
    let kiln = "M4 52c0-14 8-16 10-28l1-14h8l1 14c2 12 10 14 10 28z";
    ink("p", kiln)
        + &ink("t", "M13 8h12v3H13z")
        + &ink(
            "h",
            "M15 16h8M14.5 20h9M14 25h10M12.5 29h13M10 33h18M8 37h22M6 41h26M5 45h9M24 45h8M24 16l1 8M26 27l5 8M28 32l4 10",
        )
        + &ink("n", "M14 52v-6c0-3 2-5 5-5s5 2 5 5v6z")
        + &smoke(19.0, 8.5)
        + &ink(
            "p",
            "M46 20h14l-2 4c0 3 10 6 10 14c0 7-6 10-7 14H45c-1-4-7-7-7-14c0-8 10-11 10-14z",
        )
        + &ink("t", "M39.5 33h27c1 2 1.5 3 1.5 5H38c0-2 .5-3 1.5-5z")
        + &ink(
            "h",
            "M48 24h10M40 42l3-3l3 3l3-3l3 3l3-3l3 3l3-3l3 3M42 46h22M58 26l6 6M60 44l-2 8M63 44l-3 8",
        )
        + &line("M46 24c-6 0-8 4-6 9M60 24c6 0 8 4 6 9")
        + &ground()
}

fn glassworks() -> String {
    ink("p", "M4 52L18 10h10l14 42z")
        + &ink("t", "M16.5 8h13v4h-13z")
        + &ink(
            "h",
            "M16 20h14M14.5 25h17M13 30h20M11 35h24M9.5 40h6M30 40h6M27 14l4 14M29 22l6 18M31 22l8 26M33 34l5 16",
        )
        + &ink("n", "M15 52v-8c0-4 3-7 8-7s8 3 8 7v8z")
        + &flame(22.0, 51.0, 1.0)
        + &ink("k", "M38 12L54 28")
        + &ink("p", &circle(59.0, 34.0, 8.5))
        + &ink("h", "M54 32c1-3 3-4 6-4M62 41c2-1 4-3 4-6M60 42c3-1 6-4 6.5-7")
        + &ink("p", "M46 52V44c0-3 2-3 2-5h4c0 2 2 2 2 5v8z")
        + &ink("t", "M46 46h8v6h-8z")
        + &ground()
}

fn ironworks() -> String {
    ink("p", "M14 52l3-16l-5-10l5-18h16l5 18l-5 10l3 16z")
        + &ink("t", "M15 6h20v4H15z")
        + &ink(
            "h",
            "M14 20h22M13 25h24M16 33h18M29 12l4 12M32 12l4 12M31 27l-3 8M34 27l-3 8M29 38l3 14M32 38l3 14",
        )
        + &flame(24.0, 7.0, 0.8)
        + &ink("n", "M20 52v-6c0-3 2-4 5-4s5 1 5 4v6z")
        + &line("M40 14L14 12M40 14v38M36 52L44 14M44 14v38M40 22l4 6M44 22l-4 6M40 32l4 6M44 32l-4 6")
        + &ink("p", "M50 40h16l-2 8H52z")
        + &ink("a", "M51 40h14l-1 3H52z")
        + &ink("p", &(circle(54.0, 50.0, 2.0) + &circle(62.0, 50.0, 2.0)))
        + &ink("k", "M30 49l18-4")
        + &chimney(58.0, 14.0, 38.0, 5.0)
        + &smoke_left(57.0, 13.0)
        + &ground()
}

fn bank() -> String {
    ink("p", "M8 20L36 6l28 14v4H8z")
        + &ink("t", "M18 20L36 11l18 9z")
        + &ink("n", &circle(36.0, 16.5, 2.6))
        + &ink(
            "p",
            "M12 24h6v22h-6zM24 24h6v22h-6zM42 24h6v22h-6zM54 24h6v22h-6z",
        )
        + &ink(
            "h",
            "M14 25v20M16 25v20M26 25v20M28 25v20M44 25v20M46 25v20M56 25v20M58 25v20M19 26v19M20.5 26v19M22 26v19M50 26v19M51.5 26v19M53 26v19",
        )
        + &ink("n", "M32 46V34c0-3 2-4 4-4s4 1 4 4v12z")
        + &ink("t", "M8 46h56v3H8zM5 49h62v3H5z")
        + &line("M10 24h52")
        + &ground()
}

fn oil_field() -> String {
    line(
        "M10 52L18 8h4l8 44M12 42h16M13.5 34h13M15 26h10M16.5 18h7M12 42l14.5-8M28 42l-14.5-8M13.5 34L25 26M26.5 34L15 26M15 26l8.5-8M25 26l-8.5-8",
    ) + &ink("t", "M16 5h8v4h-8z")
        + &ink(
            "n",
            "M20 6c-2-2 0-4 0-6c2 2 3 4 0 6zM17 4c-2 0-3-2-2-4c2 1 3 2 2 4zM23 4c2 0 3-2 2-4c-2 1-3 2-2 4z",
        )
        + &ink("k", "M36 24L64 18")
        + &line("M50 21L42 48M50 21l10 27M45 40h12")
        + &ink("p", "M33 20c4 0 6 3 6 7l-4 4c-4-2-5-8-2-11z")
        + &line("M35 30v22M33 52v-4h5v4")
        + &ink("p", &circle(62.0, 42.0, 6.0))
        + &ink("n", "M62 42l5 4a6 6 0 0 1-8 1z")
        + &line("M64 18l1 20")
        + &ink("p", "M40 48h28v4H40z")
        + &ground()
}

fn chemical_works() -> String {
    ink("p", "M14 8h10v12l12 24c2 4 0 8-4 8H6c-4 0-6-4-4-8l12-24z")
        + &ink("d", "M8.5 34h21l6 11c1.5 3.5 0 6-4 6H6.5c-4 0-5.5-2.5-4-6z")
        + &line("M12 8h14")
        + &ink(
            "w",
            &(circle(15.0, 43.0, 2.4) + &circle(23.0, 39.0, 1.8) + &circle(24.0, 46.0, 2.0)),
        )
        + &ink("h", "M21 11v9M22.5 11v9M24 23l5 10M26 25l4 8")
        + &ink("p", "M44 24c0-4 14-4 14 0v28H44z")
        + &ink("h", "M44 28h14M44 34h14M44 40h14M44 46h14M54 24v28M56 24v28")
        + &ink("p", &circle(64.5, 36.0, 6.0))
        + &line("M62 41l-2 11M67 41l2 11M58 28h4c3 0 3 2 3 4M51 21V10h-8v-3M51 14h10")
        + &smoke(43.0, 8.5)
        + &ground()
}

fn power_plant() -> String {
    chimney(12.0, 8.0, GROUND_Y, 6.0)
        + &chimney(24.0, 12.0, GROUND_Y, 6.0)
        + &smoke(12.0, 8.5)
        + &block(4.0, 32.0, 34.0, 20.0)
        + &windows(7.0, 36.0, [5, 1], [6.0, 0.0], [3.6, 7.0])
        + &ink("n", "M17 46h7v6h-7z")
        + &line(
            "M48 52L54 12h4l6 40M50 40h12M51.5 30h9M50 40l10.5-10M62 40L51.5 30M44 18h24M46 24h20M44 18l10-4M68 18l-10-4M38 34q6 0 8-10M44 18q-3 6-6 10",
        )
        + &ink("a", "M36 4l-8 11h5l-3 9l9-12h-5z")
        + &ground()
}

fn cement_works() -> String {
    ink("p", "M6 14c0-4 14-4 14 0v38H6zM22 14c0-4 14-4 14 0v38H22z")
        + &ink(
            "h",
            "M6 18h14M22 18h14M6 26h14M22 26h14M6 34h14M22 34h14M6 42h14M22 42h14M16 15v36M18 15v36M32 15v36M34 15v36",
        )
        + &ink("t", "M4 6h34v5H4z")
        + &ink("p", "M34 26l30 10l-2 7l-30-10z")
        + &ink("h", "M42 29l-2 7M50 31.5l-2 7M58 34l-2 7M36 31l26 9")
        + &line("M44 38v14M58 42v10")
        + &ink("p", "M62 30h8v22h-8z")
        + &chimney(66.0, 12.0, 30.0, 4.0)
        + &ink("t", "M44 45c3 1 9 1 12 0c1 2 1 5 0 7H44c-1-2-1-5 0-7z")
        + &ground()
}

fn steel_mill() -> String {
    ink("t", "M26 10l18 6c4 6 2 20-6 24l-18-6c-3-10 0-20 6-24z")
        + &ink(
            "h",
            "M23 15l22 7M20 22l25 8M19.5 28l23 7M38 16l-8 21M41 17l-7 21M44 20l-6 18",
        )
        + &ink("n", "M26 10l18 6l-4 1.5l-16-5.5z")
        + &ink(
            "a",
            "M26 9c-6-1-10 4-12 14c-1 8-1 18 0 27h4c-1-10 0-26 3-31c2-4 3-6 5-10z",
        )
        + &ink("k", "M33 25L33 52M50 30L33 25")
        + &ink("p", "M27 44h12l2 8H25z")
        + &ink("h", "M8 8l4 5M5 14l5 3M4 22l6 0M16 3l1 6M24 2l-1 5M9 30l-4 3")
        + &ink("p", "M5 46h20l-2 6H7z")
        + &ink("p", "M48 34h20v4h-8v8h8v4h2v2H46v-2h2v-4h8v-8h-8z")
        + &hatch(60.0, 38.0, 6.0, 8.0, 2.0)
        + &ink("p", &gear(58.0, 20.0, 8.5, 10))
        + &ink("p", &circle(58.0, 20.0, 3.0))
        + &ground()
}

fn stock_exchange() -> String {
    ink("p", "M6 52V22h60v30z")
        + &ink("t", "M4 18h64v4H4zM24 18V10h24v8z")
        + &ink("p", "M28 10c0-6 16-6 16 0z")
        + &line("M36 5.5V1M36 1.5h5v2.5h-5")
        + &ink("n", "M11 52V34c0-6 8-6 8 0v18zM53 52V34c0-6 8-6 8 0v18z")
        + &ink("p", "M24 26h24v17H24z")
        + &ink(
            "h",
            "M24 31h24M24 36h24M30 26v17M36 26v17M42 26v17M8 24v28M21.5 24v28M50.5 24v28M64 24v28",
        )
        + &ink("k", "M26 40l6-5l5 3l9-10")
        + &line("M42 28h4v4")
        + &ink("t", "M22 46h28v3H22zM19 49h34v3H19z")
        + &ground()
}
