//! The score track along the bottom: a ruler from 0 to 45, and 45+ (IA-10.4).

use super::layout::Layout;
use super::scene::ScoreMark;
use crate::seats::token;
use crate::svg::{escape, num, path, rect, text_line, tooltip};

const LAST_SPACE: u32 = 45;

pub(super) fn draw(scores: &[ScoreMark], layout: &Layout) -> String {
    let area = layout.score;
    let cell = area.width / (LAST_SPACE + 2) as f32;
    let centre = |space: u32| area.x + cell * (space as f32 + 0.5);
    let mut out = String::from(r#"<g class="score">"#);
    out += &rect("r-ruler", area.x, area.y, area.width, area.height, 2.0);
    let mut ticks = String::new();
    for space in 0..=LAST_SPACE + 1 {
        let (x, major) = (area.x + cell * space as f32, space % 5 == 0);
        if major && space <= LAST_SPACE {
            out += &rect("r-five", x, area.y, cell, area.height, 0.0);
        }
        let name = if space > LAST_SPACE {
            format!("{LAST_SPACE}+")
        } else {
            space.to_string()
        };
        let (class, size) = if major || space > LAST_SPACE {
            ("r-number major", 12.5)
        } else {
            ("r-number", 10.8)
        };
        out += &text_line(class, centre(space), area.y + area.height - 5.0, size, &name);
        if space > 0 {
            ticks += &format!("M{} {}v{}", num(x), num(area.y), if major { "44" } else { "8" });
        }
    }
    out += &path("r-ticks", &ticks);
    for space in 0..=LAST_SPACE + 1 {
        let here: Vec<&ScoreMark> = scores
            .iter()
            .filter(|mark| is_marked(mark.points, space))
            .collect();
        for (n, mark) in here.iter().enumerate() {
            let (dx, dy, r) = marker_offset(n, here.len());
            let piece = token(mark.seat, centre(space) + dx, area.y + 15.0 + dy, r);
            let label = escape(&mark.title);
            out += &format!(
                r#"<g class="r-mark" data-seat="{}" role="img" aria-label="{label}">{}{piece}</g>"#,
                mark.seat,
                tooltip(&mark.title)
            );
        }
    }
    out + "</g>"
}

/// Whether a marker is on this space. Exactly 45 is still on the track; beyond it, the lap marker is on 45+, and the
/// other one continues from the start.
fn is_marked(points: u32, space: u32) -> bool {
    if points <= LAST_SPACE {
        return points == space;
    }
    let rest = (points - 1) % LAST_SPACE + 1;
    space == LAST_SPACE + 1 || space == rest
}

/// The offset and size of a marker if several are on one space.
fn marker_offset(n: usize, of: usize) -> (f32, f32, f32) {
    let (column, row) = ((n % 2) as f32, (n / 2) as f32);
    match of {
        1 => (0.0, 0.0, 10.0),
        2 => (12.0 * column - 6.0, 9.0 * column - 4.5, 7.2),
        3 | 4 => (12.0 * column - 6.0, 13.0 * row - 5.0, 6.2),
        _ => (12.0 * column - 6.0, 10.0 * row - 9.0, 5.0),
    }
}

#[cfg(test)]
mod tests {
    use super::is_marked;

    #[test]
    fn ia_10_4_beyond_45_the_marker_starts_again() {
        let spaces = |points| {
            (0..=46)
                .filter(|&space| is_marked(points, space))
                .collect::<Vec<u32>>()
        };
        assert_eq!(spaces(0), [0]);
        assert_eq!(spaces(45), [45]);
        assert_eq!(spaces(46), [1, 46]);
        assert_eq!(spaces(90), [45, 46]);
    }
}
