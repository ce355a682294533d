//! Polylines between places, drawn with rounded corners.

use crate::svg::num;

/// Path data with rounded corners.
pub(crate) fn rounded(way: &[[f32; 2]], radius: f32) -> String {
    let mut d = String::new();
    for (n, &[x, y]) in way.iter().enumerate() {
        if n == 0 {
            d += &format!("M{} {}", num(x), num(y));
        } else if n + 1 == way.len() {
            d += &format!("L{} {}", num(x), num(y));
        } else {
            let reach = |other: [f32; 2]| {
                let r = radius.min(distance([x, y], other) / 2.0);
                toward([x, y], other, r)
            };
            let ([ax, ay], [bx, by]) = (reach(way[n - 1]), reach(way[n + 1]));
            d += &format!(
                "L{} {}Q{} {} {} {}",
                num(ax),
                num(ay),
                num(x),
                num(y),
                num(bx),
                num(by)
            );
        }
    }
    d
}

pub(crate) fn distance(a: [f32; 2], b: [f32; 2]) -> f32 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

pub(crate) fn toward(from: [f32; 2], to: [f32; 2], by: f32) -> [f32; 2] {
    let share = by / distance(from, to).max(0.01);
    [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
    ]
}

/// The first `length` units of a polyline.
pub(crate) fn cut(way: &[[f32; 2]], length: f32) -> Vec<[f32; 2]> {
    let (mut left, mut kept) = (length, vec![way[0]]);
    for pair in way.windows(2) {
        let step = distance(pair[0], pair[1]);
        kept.push(toward(pair[0], pair[1], step.min(left)));
        left -= step;
        if left <= 0.0 {
            break;
        }
    }
    kept
}

/// The midpoint of a polyline.
pub(crate) fn middle(way: &[[f32; 2]]) -> [f32; 2] {
    let length: f32 = way.windows(2).map(|pair| distance(pair[0], pair[1])).sum();
    *cut(way, length / 2.0).last().unwrap_or(&way[0])
}
