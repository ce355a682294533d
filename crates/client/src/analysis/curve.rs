//! The curve of the winning chances: one line per seat, as wide as its container. Texts and marks are HTML above it,
//! so that they are not stretched.

use board_svg::{seat_class, seat_token};
use leptos::html;
use leptos::prelude::*;
use smokestack_core::small_sort;

use super::judgement::{Moment, Swing};

/// The size of the picture's coordinate system; it is stretched to its container.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 300.0;

/// The data of the curve.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Curve {
    pub moments: Vec<Moment>,
    /// The number of moves in the whole game.
    pub length: usize,
    /// The colour of each seat.
    pub colours: Vec<usize>,
    pub swings: Vec<Swing>,
}

impl Curve {
    fn x(&self, at: usize) -> f64 {
        at as f64 / self.length.max(1) as f64
    }

    /// The path of one seat's line.
    fn path(&self, seat: usize) -> String {
        let mut path = String::new();
        for (at, chances) in &self.moments {
            let letter = if path.is_empty() { 'M' } else { 'L' };
            let (x, y) = (self.x(*at) * WIDTH, (1.0 - f64::from(chances[seat])) * HEIGHT);
            path += &format!("{letter}{x:.1} {y:.1}");
        }
        path
    }

    /// The moment nearest to a horizontal position between 0 and 1.
    fn nearest(&self, place: f64) -> Option<usize> {
        let far = |at: usize| (self.x(at) - place).abs();
        let moments = self.moments.iter().map(|(at, _)| *at);
        moments.min_by(|a, b| far(*a).total_cmp(&far(*b)))
    }

    /// Where the marks at the lines' ends go: their position, and each seat's distance from the top, both between 0
    /// and 1.
    fn ends(&self) -> Option<(f64, Vec<f64>)> {
        let (at, chances) = self.moments.last()?;
        let heights = chances.iter().map(|chance| 1.0 - f64::from(*chance)).collect();
        Some((self.x(*at), apart(heights)))
    }
}

/// Marks that are closer than this would overlap.
const MIN_MARK_GAP: f64 = 0.09;

/// Moves overlapping marks apart, from the lowest upwards, and keeps their order.
fn apart(mut heights: Vec<f64>) -> Vec<f64> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    small_sort::sort_by(&mut order, |a, b| heights[*b].total_cmp(&heights[*a]));
    let mut room = f64::INFINITY;
    for seat in order {
        heights[seat] = heights[seat].min(room);
        room = heights[seat] - MIN_MARK_GAP;
    }
    heights
}

#[component]
pub(super) fn CurveView(
    curve: Memo<Curve>,
    selected: Memo<usize>,
    label: Signal<String>,
    select: impl Fn(usize) + Copy + 'static,
) -> impl IntoView {
    let place = NodeRef::<html::Div>::new();
    let click = move |event: web_sys::MouseEvent| {
        let Some(place) = place.get_untracked() else {
            return;
        };
        let bounds = place.get_bounding_client_rect();
        let at = (f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0);
        if let Some(at) = curve.with_untracked(|curve| curve.nearest(at)) {
            select(at);
        }
    };
    let lines = move || {
        curve.with(|curve| {
            let line = |(seat, colour): (usize, &usize)| {
                view! { <path class=format!("curve-line {}", seat_class(*colour)) d=curve.path(seat)></path> }
            };
            curve.colours.iter().enumerate().map(line).collect_view()
        })
    };
    let cursor = move || {
        format!(
            "left: {:.2}%",
            curve.with(|curve| curve.x(selected.get())) * 100.0
        )
    };
    let ends = move || {
        curve.with(|curve| {
            let (x, heights) = curve.ends()?;
            let token = |(colour, height): (&usize, f64)| {
                let style = format!("left: {:.2}%; top: {:.2}%", x * 100.0, height * 100.0);
                view! { <span class=format!("curve-end {}", seat_class(*colour)) style=style inner_html=seat_token(*colour)></span> }
            };
            Some(curve.colours.iter().zip(heights).map(token).collect_view())
        })
    };
    let swings = move || {
        curve.with(|curve| {
            let mark = |(number, swing): (usize, &Swing)| {
                let style = format!("left: {:.2}%", curve.x(swing.at) * 100.0);
                view! { <span class="curve-swing" style=style data-swing-mark=swing.at>{number + 1}</span> }
            };
            curve.swings.iter().enumerate().map(mark).collect_view()
        })
    };
    let grid = [0.25, 0.5, 0.75].map(|share| {
        let y = (share * HEIGHT).to_string();
        view! { <line class="curve-grid" x1="0" x2=WIDTH.to_string() y1=y.clone() y2=y></line> }
    });
    view! {
        <div class="curve" role="img" aria-label=label data-curve>
            <div class="curve-scale" aria-hidden="true"><span>"100"</span><span>"50"</span><span>"0"</span></div>
            <div class="curve-place" node_ref=place on:click=click>
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
                    {grid.collect_view()}
                    {lines}
                </svg>
                <span class="curve-cursor" style=cursor></span>
                {swings}
                {ends}
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve() -> Curve {
        Curve {
            moments: vec![(0, vec![0.5, 0.5]), (5, vec![0.75, 0.25]), (10, vec![1.0, 0.0])],
            length: 10,
            colours: vec![0, 1],
            swings: Vec::new(),
        }
    }

    #[test]
    fn a_line_runs_left_to_right_and_a_sure_win_is_on_top() {
        assert_eq!(curve().path(0), "M0.0 150.0L500.0 75.0L1000.0 0.0");
        assert_eq!(curve().path(1), "M0.0 150.0L500.0 225.0L1000.0 300.0");
        assert_eq!(Curve::default().path(0), "");
    }

    #[test]
    fn marks_do_not_overlap() {
        assert_eq!(apart(vec![0.5, 0.1]), [0.5, 0.1]);
        let moved = apart(vec![1.0, 0.0, 1.0]);
        assert_eq!((moved[0], moved[1]), (1.0, 0.0));
        assert!((moved[2] - (1.0 - MIN_MARK_GAP)).abs() < 1e-9);
    }

    #[test]
    fn a_click_finds_the_nearest_moment() {
        assert_eq!(curve().nearest(0.3), Some(5));
        assert_eq!(curve().nearest(2.0), Some(10));
        assert_eq!(Curve::default().nearest(0.5), None);
    }
}
