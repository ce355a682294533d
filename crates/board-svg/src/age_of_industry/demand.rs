//! The demand displays for coal and iron: the prices of cubes that no mine or iron works supplies.

use super::faces::{cube_name, cubes};
use super::layout::Point;
use super::scene::Demand;
use crate::icon_style::IconStyle;
use crate::spot::{PlaceGroup, disc};
use crate::svg::{rect, text_line};

/// The size of one row.
const ROW_SIZE: Point = [308.0, 62.0];
const SLOT_SIZE: f32 = 34.0;

/// Both displays, one below the other, on the map.
pub(super) fn draw(rows: &[Demand], [x, y]: Point) -> String {
    let row = |(n, demand): (usize, &Demand)| draw_row(demand, [x, y + (ROW_SIZE[1] + 6.0) * n as f32]);
    rows.iter().enumerate().map(row).collect()
}

fn draw_row(demand: &Demand, at: Point) -> String {
    let mut body = rect("d-row t-frame", 0.0, 0.0, ROW_SIZE[0], ROW_SIZE[1], 5.0);
    body += &IconStyle::Symbols.icon(cube_name(demand.cube), 24.0, ROW_SIZE[1] / 2.0, 30.0);
    let spaces = demand.prices.len();
    let empty = spaces.saturating_sub(usize::from(demand.cubes));
    for (n, price) in demand.prices.iter().enumerate() {
        let x = 46.0 + (SLOT_SIZE + 3.0) * n as f32;
        let next = if n == empty { " next" } else { "" };
        body += &rect(&format!("d-slot{next}"), x, 5.0, SLOT_SIZE, SLOT_SIZE, 4.0);
        body += &coin(x + SLOT_SIZE / 2.0, 50.0, *price, next);
        if n >= empty {
            let taking = u8::from(n < empty + usize::from(demand.taking));
            body += &cubes(
                demand.cube,
                [1, taking],
                [x + SLOT_SIZE / 2.0, 22.0],
                [25.0, 0.0],
                IconStyle::Symbols,
            );
        }
    }
    // After the last space: any number of cubes at a higher price.
    let x = 46.0 + (SLOT_SIZE + 3.0) * spaces as f32 + SLOT_SIZE / 2.0;
    let next = if demand.cubes == 0 { " next" } else { "" };
    body += &format!(
        r#"<g class="d-ever{next}">{}</g>"#,
        cubes(demand.cube, [1, 1], [x, 22.0], [25.0, 0.0], IconStyle::Symbols)
    );
    body += &coin(x, 50.0, demand.empty, next);
    let spot = PlaceGroup {
        id: &demand.id,
        scope: "",
        classes: "g-demand".to_owned(),
        mark: &demand.mark,
        at,
        size: ROW_SIZE,
        icon_style: IconStyle::Symbols,
    };
    spot.draw(&body)
}

fn coin(x: f32, y: f32, price: u8, next: &str) -> String {
    disc(&format!("d-coin{next}"), x, y, 9.5) + &text_line("d-price", x, y + 5.6, 16.0, &price.to_string())
}
