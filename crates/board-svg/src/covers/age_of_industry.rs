//! Age of Industry: a railway map, with an express train and a steamer in front of it.

use super::drawing::{TitlePlate, background, fill, halo, lines, panes, plume, shade, swell};
use crate::svg::{circle, num, ring};

const PAPER: &str = "#f1e4c3";
const LAND: &str = "#e3cd97";
const GREEN: &str = "#2f5d46";
const RED: &str = "#b23a26";
const SEA: &str = "#9dbfb4";
const INK: &str = "#1e2420";

pub(super) const TITLE_PLATE: TitlePlate = TitlePlate {
    ground: "#23392f",
    text: PAPER,
    accent: "#d9a441",
};

pub(super) fn scene() -> String {
    background(SEA) + &map() + &compass() + &steamer() + &evening_strip() + &locomotive()
}

const COAST: &str = "M600 0H232C214 30 250 52 226 84C196 104 204 132 190 146C176 158 206 190 226 208C246 230 262 244 256 276C250 306 300 320 312 346C318 372 330 392 350 410H600Z";

/// Land with a hatched coast, hills, cities and railway lines.
fn map() -> String {
    let mut out = swell("#6f9c93", 0.0, 30.0, 240.0, 34, 12.0, 3.0);
    for (weight, colour) in [(34.0, "#b7d2c6"), (22.0, "#cfe0d0"), (10.0, INK)] {
        out += &lines(colour, weight, COAST);
    }
    out += &fill(LAND, COAST);
    let mut hills = String::new();
    for (x, y) in [
        (438, 150),
        (470, 138),
        (500, 156),
        (456, 172),
        (352, 300),
        (378, 288),
        (340, 130),
        (520, 300),
        (548, 288),
    ] {
        hills += &format!(
            "M{x} {y}l14-22l14 22M{} {}l5 12M{} {}l5 10",
            x + 14,
            y - 20,
            x + 18,
            y - 14
        );
    }
    out += &lines("#8a7442", 1.8, &hills);
    out += &lines(
        "#6f9c93",
        4.0,
        "M384 0C372 60 420 90 396 140C380 180 330 200 306 226C290 244 276 240 262 250",
    );
    let routes = [
        "M250 120L330 90L430 60L540 84",
        "M330 90L356 190L290 250",
        "M356 190L480 226L570 180",
        "M480 226L440 326L290 250",
        "M540 84L570 180L560 330",
    ];
    for route in routes {
        out += &(lines(INK, 6.0, route)
            + &lines(PAPER, 3.4, route)
            + &format!(
                r#"<path fill="none" stroke="{INK}" stroke-width="3.4" stroke-dasharray="6 6" d="{route}"/>"#
            ));
    }
    for (x, y, r) in [
        (250, 120, 9),
        (330, 90, 12),
        (430, 60, 9),
        (540, 84, 11),
        (356, 190, 14),
        (290, 250, 11),
        (480, 226, 12),
        (570, 180, 8),
        (440, 326, 9),
        (560, 330, 9),
    ] {
        let (x, y, r) = (x as f32, y as f32, r as f32);
        out += &(fill(INK, &circle(x, y, r + 2.5))
            + &fill(PAPER, &circle(x, y, r))
            + &fill(RED, &circle(x, y, r * 0.55)));
    }
    out
}

fn compass() -> String {
    fill(PAPER, &circle(92.0, 112.0, 50.0))
        + &lines(
            INK,
            2.0,
            &(circle(92.0, 112.0, 50.0) + &circle(92.0, 112.0, 45.0)),
        )
        + &fill(INK, &ring(92.0, 112.0, 8, [58.0, 9.0], 0.0))
        + &fill(RED, &ring(92.0, 112.0, 8, [34.0, 9.0], 45.0))
        + &fill(PAPER, &circle(92.0, 112.0, 6.0))
}

/// The strip of land below the map, in evening light.
fn evening_strip() -> String {
    let mut out = fill("#e9c77f", "M0 398H600V580H0Z");
    out += &halo("#d98f3d", 78.0, 440.0, 44.0, 3);
    out += &fill("#d9682f", &circle(78.0, 440.0, 40.0));
    out += &swell("#c9964a", 0.0, 416.0, 600.0, 8, 14.0, 4.0);
    out += &fill(
        "#8fa878",
        "M0 520C90 500 180 512 300 504C420 496 520 512 600 500V600H0Z",
    );
    out += &lines(INK, 7.0, "M0 398H600");
    out + &lines("#d9a441", 2.0, "M0 398H600")
}

/// A steamer under way: hull, deck house, funnels, masts.
fn steamer() -> String {
    let mut out = plume(PAPER, INK, 122.0, 436.0, [-110.0, 44.0], 7, 20.0);
    out += &fill(
        INK,
        "M34 488H236L258 478C252 504 240 518 226 522H60C46 516 38 504 34 488Z",
    );
    out += &lines(RED, 4.0, "M48 513H236");
    out += &fill(PAPER, "M66 488V474H206V488ZM92 474V464H180V474Z");
    out += &fill(RED, "M112 464l3-30h18l3 30zM148 464l3-30h18l3 30z");
    out += &fill(INK, "M114 440h20v-7h-20zM150 440h20v-7h-20z");
    out += &panes(INK, [74.0, 478.0], [13, 1], [10.0, 0.0], [5.0, 5.0]);
    let rigging = "M62 488V414M214 488V420M62 416L34 486M62 416L112 464M214 422L256 480M214 422L172 464";
    out += &lines(INK, 2.2, rigging);
    out += &swell(PAPER, 10.0, 523.0, 260.0, 3, 7.0, 5.0);
    format!(r#"<g transform="translate(0 -176) scale(.94)">{out}</g>"#)
}

/// The express train: boiler, cab, driving wheels with rods, on a ballasted track.
fn locomotive() -> String {
    let mut out = fill("#d2b878", "M0 560C200 540 400 548 600 560V660H0Z")
        + &shade("#a98d4e", [0.0, 566.0, 600.0, 90.0], 10.0, 1.2);
    out += &plume(PAPER, INK, 498.0, 398.0, [-255.0, 84.0], 12, 38.0);
    // Tender and cab.
    out += &(fill(GREEN, "M20 530V462H132V530Z") + &fill(INK, "M26 462l14-14h76l12 14zM14 530H140V544H14Z"));
    out += &lines("#d9a441", 2.4, "M30 472H122V520H30Z");
    out += &(fill(GREEN, "M148 540V420H236V540Z")
        + &fill(INK, "M138 420V406H248V420ZM166 436h22v34h-22zM198 436h22v34h-22z"));
    out += &(fill("#e9c77f", "M169 439h16v28h-16zM201 439h16v28h-16z")
        + &lines("#d9a441", 2.4, "M156 482H228V530H156Z"));
    // Boiler with bands, dome, bell and chimney.
    out += &(fill(GREEN, "M236 448H500V522H236Z") + &fill(INK, "M500 442h40v86h-40z"));
    out += &shade("#183528", [236.0, 496.0, 264.0, 26.0], 5.0, 1.6);
    out += &(lines("#6fa083", 3.0, "M240 458H498M240 464H498")
        + &lines("#d9a441", 4.0, "M282 448V522M340 448V522M398 448V522M456 448V522"));
    out +=
        &(fill("#d9a441", "M300 448V434C300 416 338 416 338 434V448Z") + &fill(INK, "M384 448v-16h28v16z"));
    out +=
        &(fill(INK, "M486 446L490 410H478V398H526V410H514L518 446Z") + &lines("#d9a441", 3.0, "M480 410h44"));
    out += &(fill("#e9c77f", &circle(548.0, 436.0, 11.0)) + &lines(INK, 3.0, &circle(548.0, 436.0, 11.0)));
    out += &(fill(RED, "M140 540H560V552H140ZM556 528h10v28h-10z")
        + &fill(INK, "M536 552L588 596H520ZM470 530h62v26h-62z"));
    // Wheels: tender, drivers, leading pair.
    for (x, r) in [
        (48.0, 22.0),
        (106.0, 22.0),
        (204.0, 40.0),
        (294.0, 40.0),
        (384.0, 40.0),
        (462.0, 22.0),
        (514.0, 22.0),
    ] {
        let y = 596.0 - r;
        out += &(fill(INK, &circle(x, y, r)) + &fill(PAPER, &circle(x, y, r * 0.84)));
        let mut spokes = String::new();
        for spoke in 0..12 {
            let angle = (spoke as f32 * 30.0).to_radians();
            spokes += &format!(
                "M{} {}L{} {}",
                num(x),
                num(y),
                num(x + r * 0.86 * angle.cos()),
                num(y + r * 0.86 * angle.sin())
            );
        }
        out += &(lines(RED, r * 0.1, &spokes)
            + &fill(RED, &circle(x, y, r * 0.26))
            + &lines(RED, r * 0.1, &circle(x, y, r * 0.82)));
    }
    out += &(lines(INK, 11.0, "M204 566L294 566L384 566L490 544")
        + &lines("#cfc6a8", 6.0, "M204 566L294 566L384 566L490 544"));
    out += &(fill(
        INK,
        &(circle(204.0, 566.0, 7.0) + &circle(294.0, 566.0, 7.0) + &circle(384.0, 566.0, 7.0)),
    ));
    // Track.
    out += &fill(INK, "M0 596H600V604H0Z");
    out + &(0..18)
        .map(|n| fill("#5b3a22", &format!("M{} 606h20l4 14h-28z", 6 + 34 * n)))
        .collect::<String>()
        + &fill(INK, "M0 620H600V627H0Z")
}
