//! The SVG elements that all pictures are built from.

use std::fmt::Write as _;

/// Makes text safe inside an element and inside a double-quoted attribute.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // XML allows no other control characters; a single one would invalidate the whole picture.
            control if control.is_control() => safe.push(' '),
            other => safe.push(other),
        }
    }
    safe
}

/// A number in its shortest form with one decimal, because pictures contain thousands of them.
pub(crate) fn num(value: f32) -> String {
    let tenths = (value * 10.0).round() as i32;
    if tenths % 10 == 0 {
        (tenths / 10).to_string()
    } else {
        let sign = if tenths < 0 { "-" } else { "" };
        format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
    }
}

/// A `<use>` of a 24 by 24 icon symbol, placed by its centre.
pub(crate) fn use_icon(name: &str, cx: f32, cy: f32, size: f32) -> String {
    let (x, y, size) = (num(cx - size / 2.0), num(cy - size / 2.0), num(size));
    let name = escape(name);
    format!(r##"<use href="#ss-i-{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##)
}

/// A rectangle.
pub(crate) fn rect(class: &str, x: f32, y: f32, w: f32, h: f32, r: f32) -> String {
    let (x, y, w, h) = (num(x), num(y), num(w), num(h));
    let round = if r > 0.0 {
        format!(r#" rx="{}""#, num(r))
    } else {
        String::new()
    };
    format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{w}" height="{h}"{round}/>"#)
}

/// A path with one class.
pub(crate) fn path(class: &str, d: &str) -> String {
    format!(r#"<path class="{class}" d="{d}"/>"#)
}

/// One line of text, anchored by the class.
pub(crate) fn text_line(class: &str, x: f32, y: f32, size: f32, text: &str) -> String {
    let (x, y, size, text) = (num(x), num(y), num(size), escape(text));
    format!(r#"<text class="{class}" x="{x}" y="{y}" font-size="{size}">{text}</text>"#)
}

/// The tooltip of the surrounding group; nothing for an empty text.
pub(crate) fn tooltip(text: &str) -> String {
    if text.is_empty() {
        String::new()
    } else {
        format!("<title>{}</title>", escape(text))
    }
}

/// The points of a regular shape (or a star, with two radii) as path data.
pub(crate) fn ring(cx: f32, cy: f32, corners: usize, radii: [f32; 2], turn: f32) -> String {
    let mut d = String::new();
    for corner in 0..corners {
        let angle = (turn + 360.0 * corner as f32 / corners as f32).to_radians();
        let radius = radii[corner % 2];
        let command = if corner == 0 { 'M' } else { 'L' };
        let (x, y) = (num(cx + radius * angle.cos()), num(cy + radius * angle.sin()));
        let _ = write!(d, "{command}{x} {y}");
    }
    d.push('Z');
    d
}

/// A gear wheel as path data: teeth with flat tops, as in an old machine catalogue.
pub(crate) fn gear(cx: f32, cy: f32, radius: f32, teeth: usize) -> String {
    let mut d = String::new();
    let step = 360.0 / teeth as f32;
    for tooth in 0..teeth {
        for (share, r) in [(-0.30, 0.78), (-0.17, 1.0), (0.17, 1.0), (0.30, 0.78)] {
            let angle = ((tooth as f32 + share) * step - 90.0).to_radians();
            let (x, y) = (
                num(cx + radius * r * angle.cos()),
                num(cy + radius * r * angle.sin()),
            );
            let command = if d.is_empty() { 'M' } else { 'L' };
            let _ = write!(d, "{command}{x} {y}");
        }
    }
    d.push('Z');
    d
}

/// A circle as path data, so that it can share one `d` with other strokes.
pub(crate) fn circle(cx: f32, cy: f32, r: f32) -> String {
    let (left, y, r2, radius) = (num(cx - r), num(cy), num(2.0 * r), num(r));
    format!("M{left} {y}a{radius} {radius} 0 1 0 {r2} 0a{radius} {radius} 0 1 0 -{r2} 0Z")
}
