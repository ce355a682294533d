//! The bonus fields of Industry's networks, factories that exist only in Industry, and two pictograms for Age of
//! Industry's cards.

use super::strokes::*;
use crate::svg::{circle, gear};

pub(super) fn draw(id: &str) -> Option<String> {
    Some(match id {
        "harbour" => harbour(),
        "station" => station(),
        "pumping_station" => pumping_station(),
        "cable_works" => cable_works(),
        "pharmaceuticals" => pharmaceuticals(),
        "machine_works" => machine_works(),
        "steamer" => steamer(),
        _ => return None,
    })
}

fn harbour() -> String {
    // A crane on the quay, with a steamer in front of it.
    line("M50 40V8M46 40L50 8L54 40M47 30h6M46.5 35L53 26M50 10L26 16M50 20L26 16M26 16v8")
        + &ink("t", "M22 24h8v6h-8z")
        + &line("M26 24v6M22 27h8")
        + &ink("p", "M44 40h26v12H44z")
        + &courses(44.0, 40.0, 26.0, 13.0, 3.0)
        + &ink("p", "M2 38h40l-5 11H8z")
        + &ink("n", "M3.5 41h37.2l-1.3 3H4.8z")
        + &ink("p", "M10 30h14v8H10z")
        + &windows(12.0, 32.5, [3, 1], [4.0, 0.0], [2.4, 2.6])
        + &ink("t", "M13 18h7l-1 12h-5z")
        + &smoke_left(16.0, 17.0)
        + &ink(
            "h",
            "M0 50q3-2 6 0t6 0t6 0t6 0t6 0t6 0t6 0M3 53q3-2 6 0t6 0t6 0t6 0t6 0t6 0",
        )
}

fn station() -> String {
    // A gable with a clock over the arch, a train coming out of the hall.
    ink("p", "M4 48V20L24 6l20 14v28z")
        + &line("M1 21.5L24 5.5L47 21.5")
        + &ink("t", "M10 48V32a14 12 0 0 1 28 0v16z")
        + &ink("h", "M24 20v28M15 23v25M33 23v25M10 34h28M10 41h28")
        + &ink("p", &circle(24.0, 14.5, 4.6))
        + &line("M24 11.5v3l2 1.5")
        + &ink("p", "M36 26h20v18H36z")
        + &ink("n", "M39 29h6v6h-6zM47 29h6v6h-6z")
        + &ink("p", "M56 32h12v12H56z")
        + &ink("t", "M60 22h5l1 10h-7z")
        + &ink("k", "M36 41h32")
        + &ink(
            "p",
            &(circle(41.0, 46.0, 4.0) + &circle(52.0, 46.0, 4.0) + &circle(63.0, 46.0, 4.0)),
        )
        + &ink(
            "n",
            &(circle(41.0, 46.0, 1.2) + &circle(52.0, 46.0, 1.2) + &circle(63.0, 46.0, 1.2)),
        )
        + &line("M2 51h68")
        + &ink(
            "h",
            "M5 54h4M13 54h4M21 54h4M29 54h4M37 54h4M45 54h4M53 54h4M61 54h4",
        )
}

fn pumping_station() -> String {
    // A beam pump next to a large wheel valve on a flanged pipe.
    line("M10 46L17 14L24 46M12.5 34h9M11.5 40h11")
        + &ink("p", "M2 16L34 6l1.5 5L4 21z")
        + &ink("t", "M32 3q7 4 5 14l-4-1q1-6-3-9z")
        + &ink("n", &circle(17.0, 13.5, 2.0))
        + &line("M35 17v22M4 21v18")
        + &ink("t", "M0 38h8v8H0z")
        + &ink("p", "M30 38h40v9H30z")
        + &ink("t", "M28 35h5v15h-5zM46 35h4v15h-4zM66 35h4v15h-4z")
        + &ink("h", "M33 45h13M33 43h13M50 45h16M50 43h16")
        + &line("M57 38V26")
        + &ink("p", &gear(57.0, 20.0, 9.0, 12))
        + &ink("p", &circle(57.0, 20.0, 5.4))
        + &line("M57 14.6v10.8M51.6 20h10.8")
        + &ground()
}

fn cable_works() -> String {
    // A drum of cable in front of the shed.
    saw_tooth(2.0, 22.0, 3, 14.0, 11.0)
        + &windows(6.0, 28.0, [4, 1], [9.0, 0.0], [5.0, 8.0])
        + &ink("p", &circle(50.0, 34.0, 18.0))
        + &ink("t", &circle(50.0, 34.0, 12.5))
        + &ink(
            "h",
            &(circle(50.0, 34.0, 10.5) + &circle(50.0, 34.0, 8.5) + &circle(50.0, 34.0, 6.6)),
        )
        + &ink("p", &circle(50.0, 34.0, 4.6))
        + &ink("n", &circle(50.0, 34.0, 1.8))
        + &line(
            "M50 16v5.5M50 46.5V52M32 34h5.5M62.5 34H68M37.3 21.3l3.9 3.9M58.8 42.8l3.9 3.9M62.7 21.3l-3.9 3.9M41.2 42.8l-3.9 3.9",
        )
        + &ink("k", "M40 41.5Q30 52 14 47T2 48")
        + &ground()
}

fn pharmaceuticals() -> String {
    // Mortar and pestle, a bottle, and pills.
    ink("p", "M4 26h34l-5 18q-1 4-5 4H14q-4 0-5-4z")
        + &ink("t", "M2 22h38v5H2z")
        + &hatch(22.0, 27.0, 13.0, 20.0, 2.6)
        + &ink("p", "M12 48h18l3 4H9z")
        + &ink("p", "M22 22L33 3q4-1 6 3L27 22z")
        + &ink("p", "M48 14h12v5q6 3 6 9v24H42V28q0-6 6-9z")
        + &ink("d", "M46 6h16v8H46z")
        + &ink("w", "M44.5 30h19v14h-19z")
        + &line("M44.5 30h19v14h-19z")
        + &ink("a", "M52.3 32h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3H49v-3.4h3.3z")
        + &ink("t", &(circle(6.0, 50.0, 3.0) + &circle(37.0, 51.0, 2.6)))
        + &ground()
}

fn machine_works() -> String {
    // Long sheds, two chimneys, a wheel ready for delivery.
    chimney(56.0, 6.0, GROUND_Y, 5.0)
        + &chimney(65.0, 12.0, GROUND_Y, 4.5)
        + &smoke_left(56.0, 6.0)
        + &saw_tooth(4.0, 34.0, 4, 12.0, 10.0)
        + &windows(8.0, 38.0, [4, 1], [8.0, 0.0], [4.5, 5.0])
        + &ink("t", &gear(58.0, 43.0, 9.5, 10))
        + &ink("p", &circle(58.0, 43.0, 3.2))
        + &ink("n", "M21 52v-6h8v6z")
        + &ground()
}

fn steamer() -> String {
    let waves = "q3-2 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0";
    line("M12 34V8M60 34V10M12 9L4 34M12 9L24 28M60 11L68 32M60 11L50 28")
        + &ink("p", "M2 34h64l4-3c-1 8-4 13-8 15H10c-4-2-7-7-8-12z")
        + &ink("n", "M4.5 40h63c-1.2 2.6-3 4.8-5.5 6H10c-2.6-1.5-4.5-3.6-5.5-6z")
        + &ink("p", "M16 34v-6h40v6z")
        + &windows(19.0, 29.5, [9, 1], [4.0, 0.0], [2.2, 2.6])
        + &ink("t", "M27 28l1-13h6l1 13zM38 28l1-13h6l1 13z")
        + &ink("n", "M27.8 18h6.4v-3h-6.4zM38.8 18h6.4v-3h-6.4z")
        + &smoke_left(31.0, 13.0)
        + &smoke_left(42.0, 13.0)
        + &ink("h", &format!("M2 49{waves}M8 52{waves}"))
}
