//! Drawing helpers for all posters.

use crate::svg::{circle, escape, num};
use crate::text::width;

/// The colours of a title plate: background, text, accent.
pub(super) struct TitlePlate {
    pub ground: &'static str,
    pub text: &'static str,
    pub accent: &'static str,
}

/// A filled shape.
pub(super) fn fill(colour: &str, d: &str) -> String {
    format!(r#"<path fill="{colour}" d="{d}"/>"#)
}

/// Strokes of one weight.
pub(super) fn lines(colour: &str, weight: f32, d: &str) -> String {
    format!(
        r#"<path fill="none" stroke="{colour}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>"#,
        num(weight)
    )
}

/// The whole sheet.
pub(super) fn background(colour: &str) -> String {
    fill(colour, "M0 0H600V800H0Z")
}

/// Wedges of light around a point.
pub(super) fn rays(colour: &str, cx: f32, cy: f32, count: usize, reach: f32) -> String {
    let step = std::f32::consts::TAU / count as f32;
    let mut d = String::new();
    for ray in 0..count {
        let at = |share: f32| {
            let angle = (ray as f32 + share) * step;
            format!(
                "{} {}",
                num(cx + reach * angle.cos()),
                num(cy + reach * angle.sin())
            )
        };
        d += &format!("M{} {}L{}L{}Z", num(cx), num(cy), at(0.0), at(0.5));
    }
    fill(colour, &d)
}

/// An engraved glow: rings that grow finer and wider apart.
pub(super) fn halo(colour: &str, cx: f32, cy: f32, from: f32, rings: usize) -> String {
    let (mut out, mut radius) = (String::new(), from);
    for ring in 0..rings {
        out += &lines(
            colour,
            (3.4 - ring as f32 * 0.22).max(0.5),
            &circle(cx, cy, radius),
        );
        radius += 7.0 + ring as f32 * 1.3;
    }
    out
}

/// Horizontal strokes that get thicker in the middle, like an engraver's water or evening sky.
pub(super) fn swell(colour: &str, x: f32, y: f32, w: f32, rows: usize, step: f32, weight: f32) -> String {
    let mut d = String::new();
    let mut rng = SmallRng(rows as u32 * 97 + x as u32 * 31 + y as u32);
    for row in 0..rows {
        let top = y + step * row as f32;
        let mut left = x + rng.below(30.0);
        while left < x + w - 20.0 {
            let length = (30.0 + rng.below(110.0)).min(x + w - left);
            let (half, thick) = (length / 2.0, num(weight));
            d += &format!(
                "M{} {}q{} -{thick} {} 0q-{} {thick} -{} 0Z",
                num(left),
                num(top),
                num(half),
                num(length),
                num(half),
                num(length)
            );
            left += length + 14.0 + rng.below(46.0);
        }
    }
    fill(colour, &d)
}

/// Slanted hatching in a rectangle.
pub(super) fn shade(colour: &str, [x, y, w, h]: [f32; 4], step: f32, weight: f32) -> String {
    let (mut d, mut offset) = (String::new(), step);
    while offset < w + h {
        let (x1, y1) = if offset < h {
            (x, y + offset)
        } else {
            (x + offset - h, y + h)
        };
        let (x2, y2) = if offset < w {
            (x + offset, y)
        } else {
            (x + w, y + offset - w)
        };
        d += &format!("M{} {}L{} {}", num(x1), num(y1), num(x2), num(y2));
        offset += step;
    }
    lines(colour, weight, &d)
}

/// Smoke from a chimney: puffs that grow along a drifting curve, each with crescent hatching.
pub(super) fn plume(
    body: &str,
    shadow: &str,
    x: f32,
    y: f32,
    reach: [f32; 2],
    puffs: usize,
    size: f32,
) -> String {
    let mut rng = SmallRng(x as u32 * 7 + y as u32 * 13 + puffs as u32);
    let mut places = Vec::new();
    for puff in 0..puffs {
        let share = puff as f32 / puffs as f32;
        let radius = size * (0.28 + 0.95 * share);
        let px = x + reach[0] * share.powf(1.4) + (rng.below(2.0) - 1.0) * radius * 0.45;
        let py = y - reach[1] * share + (rng.below(2.0) - 1.0) * radius * 0.25;
        places.push((px, py, radius));
    }
    // First one outline around the whole plume; then the puffs from the far end, so that each overlaps the next.
    let outline: String = places
        .iter()
        .map(|&(px, py, radius)| circle(px, py, radius))
        .collect();
    let mut out = lines(shadow, 3.6, &outline);
    for (px, py, radius) in places.into_iter().rev() {
        out += &fill(body, &circle(px, py, radius));
        let mut arcs = String::new();
        for ring in 0..4 {
            let r = radius * (0.94 - 0.15 * ring as f32);
            let (from, to) = (
                (-8.0 + 9.0 * ring as f32).to_radians(),
                (128.0 - 12.0 * ring as f32).to_radians(),
            );
            let at = |angle: f32| format!("{} {}", num(px + r * angle.cos()), num(py + r * angle.sin()));
            arcs += &format!("M{}A{} {} 0 0 1 {}", at(from), num(r), num(r), at(to));
        }
        out += &lines(shadow, (radius * 0.05).clamp(0.9, 2.4), &arcs);
    }
    out
}

/// A tall chimney with bands, its right side engraved.
pub(super) fn stack(body: &str, mark: &str, x: f32, top: f32, foot: f32, width: f32) -> String {
    let (half, base) = (width / 2.0, width * 0.68);
    let mut out = fill(
        body,
        &format!(
            "M{} {}L{} {}H{}L{} {}Z",
            num(x - half),
            num(top),
            num(x - base),
            num(foot),
            num(x + base),
            num(x + half),
            num(top)
        ),
    );
    out += &fill(
        body,
        &format!(
            "M{} {}h{}v{}h-{}Z",
            num(x - half - 4.0),
            num(top),
            num(width + 8.0),
            num(width * 0.4),
            num(width + 8.0)
        ),
    );
    let (mut cuts, mut y) = (String::new(), top + width * 0.7);
    while y < foot {
        let wide = half + (base - half) * (y - top) / (foot - top);
        cuts += &format!("M{} {}H{}", num(x + wide * 0.15), num(y), num(x + wide * 0.86));
        y += 5.5;
    }
    out + &lines(mark, 1.3, &cuts)
}

/// A row of panes.
pub(super) fn panes(
    colour: &str,
    [x, y]: [f32; 2],
    [columns, rows]: [usize; 2],
    [dx, dy]: [f32; 2],
    [w, h]: [f32; 2],
) -> String {
    let mut d = String::new();
    for row in 0..rows {
        for column in 0..columns {
            d += &format!(
                "M{} {}h{}v{}h-{}Z",
                num(x + dx * column as f32),
                num(y + dy * row as f32),
                num(w),
                num(h),
                num(w)
            );
        }
    }
    fill(colour, &d)
}

/// A small deterministic random number generator, so that a poster is always the same.
pub(crate) struct SmallRng(pub u32);

impl SmallRng {
    pub fn below(&mut self, limit: f32) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / (1u32 << 24) as f32 * limit
    }
}

/// The title at the foot, inside a frame around the whole sheet.
pub(super) fn title_plate(plate: &TitlePlate, title: &str, tagline: &str) -> String {
    let capitals = title.to_uppercase();
    // Letter-spaced serif capitals are about a third wider than our estimate for narrow letters.
    let size = (470.0 / (width(&capitals) * 1.42)).clamp(30.0, 74.0);
    let baseline = if tagline.is_empty() { 742.0 } else { 728.0 };
    let mut out = fill(plate.ground, "M0 652H600V800H0Z");
    out += &lines(plate.accent, 3.0, "M0 653.5H600");
    out += &lines(plate.accent, 1.2, "M0 659H600M36 764H210M390 764H564");
    out += &format!(
        r#"<g text-anchor="middle" font-family="Iowan Old Style, Palatino Linotype, Palatino, Georgia, DejaVu Serif, serif" fill="{}"><text x="300" y="{}" font-size="{}" font-weight="700" letter-spacing="{}">{}</text>"#,
        plate.text,
        num(baseline),
        num(size),
        num(size * 0.06),
        escape(&capitals)
    );
    if !tagline.is_empty() {
        let small = (330.0 / width(tagline).max(1.0)).clamp(13.0, 21.0);
        out += &format!(
            r#"<text x="300" y="770" font-size="{}" font-style="italic">{}</text>"#,
            num(small),
            escape(tagline)
        );
    }
    out += "</g>";
    out += &lines(plate.ground, 16.0, "M8 8H592V792H8Z");
    out + &lines(plate.accent, 2.0, "M11 11H589V789H11Z")
}
