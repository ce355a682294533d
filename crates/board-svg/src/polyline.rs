//! Polylines between places, drawn with rounded corners.

use crate::svg::num;

/// Path data with rounded corners.
pub(crate) fn rounded_path(polyline: &[[f32; 2]], radius: f32) -> String {
    let mut d = String::new();
    for (n, &[x, y]) in polyline.iter().enumerate() {
        if n == 0 {
            d += &format!("M{} {}", num(x), num(y));
        } else if n + 1 == polyline.len() {
            d += &format!("L{} {}", num(x), num(y));
        } else {
            let reach = |other: [f32; 2]| {
                let r = radius.min(distance([x, y], other) / 2.0);
                point_toward([x, y], other, r)
            };
            let ([ax, ay], [bx, by]) = (reach(polyline[n - 1]), reach(polyline[n + 1]));
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

pub(crate) fn point_toward(from: [f32; 2], to: [f32; 2], by: f32) -> [f32; 2] {
    let share = by / distance(from, to).max(0.01);
    [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
    ]
}

/// The first `length` units of a polyline.
pub(crate) fn first_part(polyline: &[[f32; 2]], length: f32) -> Vec<[f32; 2]> {
    let (mut left, mut kept) = (length, vec![polyline[0]]);
    for pair in polyline.windows(2) {
        let step = distance(pair[0], pair[1]);
        kept.push(point_toward(pair[0], pair[1], step.min(left)));
        left -= step;
        if left <= 0.0 {
            break;
        }
    }
    kept
}

/// The midpoint of a polyline.
pub(crate) fn midpoint(polyline: &[[f32; 2]]) -> [f32; 2] {
    let length: f32 = polyline.windows(2).map(|pair| distance(pair[0], pair[1])).sum();
    *first_part(polyline, length / 2.0).last().unwrap_or(&polyline[0])
}
