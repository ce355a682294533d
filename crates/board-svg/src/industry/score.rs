//! The score track on the right: up one column, down the other, and a space for markers past the end.

use super::layout::Layout;
use super::scene::ScoreMark;
use crate::seats::token;
use crate::svg::{escape, num, path, rect, text_line, tooltip};

/// Spaces 0 to 49. The rules do not give the length of the printed track; higher scores start again (IY-9.13).
const SPACE_COUNT: u32 = 50;

pub(super) fn draw(scores: &[ScoreMark], layout: &Layout) -> String {
    let area = layout.score;
    let rows = SPACE_COUNT / 2;
    let [cw, ch] = [area.width / 2.0, area.height / rows as f32];
    let corner = |space: u32| {
        let (column, row) = if space < rows {
            (0, rows - 1 - space)
        } else {
            (1, space - rows)
        };
        [area.x + cw * column as f32, area.y + ch * row as f32]
    };
    let mut out = String::from(r#"<g class="score">"#);
    out += &rect("r-ruler", area.x, area.y, area.width, area.height, 2.0);
    let mut ticks = String::new();
    for space in 0..SPACE_COUNT {
        let ([x, y], major) = (corner(space), space % 5 == 0);
        if major {
            out += &rect("r-five", x, y, cw, ch, 0.0);
        }
        let (class, size) = if major {
            ("r-number major", 13.0)
        } else {
            ("r-number", 11.0)
        };
        out += &text_line(class, x + cw / 2.0, y + ch / 2.0 + 4.5, size, &space.to_string());
        ticks += &format!("M{} {}h{}", num(x), num(y), num(cw));
    }
    ticks += &format!(
        "M{} {}v{}",
        num(area.x + cw),
        num(area.y + ch),
        num(area.height - ch)
    );
    out += &path("r-ticks", &ticks);
    out += &lap_space(layout);
    for space in 0..SPACE_COUNT {
        let here = scores.iter().filter(|mark| mark.points % SPACE_COUNT == space);
        let [x, y] = corner(space);
        out += &pieces(&here.collect::<Vec<_>>(), x + cw / 2.0, y + ch / 2.0);
    }
    let round = scores.iter().filter(|mark| mark.points >= SPACE_COUNT);
    out += &pieces(&round.collect::<Vec<_>>(), area.x + cw, area.y - 21.0);
    out + "</g>"
}

/// The space for markers that have passed the end.
fn lap_space(layout: &Layout) -> String {
    let area = layout.score;
    rect("r-ruler", area.x, area.y - 42.0, area.width, 36.0, 2.0)
        + &text_line(
            "r-number major",
            area.x + area.width / 2.0,
            area.y - 18.0,
            14.0,
            &format!("{SPACE_COUNT}+"),
        )
}

fn pieces(marks: &[&ScoreMark], cx: f32, cy: f32) -> String {
    let mut out = String::new();
    for (n, mark) in marks.iter().enumerate() {
        let (dx, dy, r) = marker_offset(n, marks.len());
        let label = escape(&mark.title);
        out += &format!(
            r#"<g class="r-mark" data-seat="{}" role="img" aria-label="{label}">{}{}</g>"#,
            mark.seat,
            tooltip(&mark.title),
            token(mark.seat, cx + dx, cy + dy, r)
        );
    }
    out
}

/// The offset and size of a marker if several are on one space.
fn marker_offset(n: usize, of: usize) -> (f32, f32, f32) {
    let (column, row) = ((n % 2) as f32, (n / 2) as f32);
    match of {
        1 => (0.0, 0.0, 10.0),
        2 => (12.0 * column - 6.0, 8.0 * column - 4.0, 7.2),
        _ => (12.0 * column - 6.0, 14.0 * row - 7.0, 6.2),
    }
}
