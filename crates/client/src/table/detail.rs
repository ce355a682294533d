//! The card of a piece, opened by hovering, keyboard focus or a long press.

use board_svg::icon;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::board::piece_at;
use super::stage::Stage;
use crate::base::dom;
use crate::games::{self, Detail};

/// The inspected piece, and its position on the screen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Looked {
    pub piece: String,
    /// The left, top, right and bottom edges, in window pixels.
    area: [f64; 4],
    /// Whether the card stays open until it is closed.
    pinned: bool,
}

/// How long the pointer or a finger rests on a piece before its card opens.
const HOVER_DELAY_MS: u64 = 350;
const LONG_PRESS_MS: u64 = 500;

/// Listens for hovering, focus and long presses on pieces inside `root`.
#[derive(Clone, Copy)]
pub(crate) struct Looking {
    stage: Stage,
    /// The piece that the pointer is on; a timer opens its card if it has not changed.
    over: StoredValue<u32>,
    /// Whether a long press opened a card: the click that follows is then ignored.
    pressed: StoredValue<bool>,
}

impl Looking {
    pub fn new(stage: Stage) -> Looking {
        Looking {
            stage,
            over: StoredValue::new(0),
            pressed: StoredValue::new(false),
        }
    }

    pub fn pointer_over(self, event: &web_sys::PointerEvent) {
        let touch = event.pointer_type() == "touch";
        match piece_at(event) {
            Some((piece, place)) if !touch => self.open_later(piece, place, HOVER_DELAY_MS, false),
            None if !self.is_pinned() => self.close(),
            _ => {}
        }
    }

    pub fn pointer_down(self, event: &web_sys::PointerEvent) {
        self.pressed.set_value(false);
        if event.pointer_type() != "touch" {
            return;
        }
        match piece_at(event) {
            Some((piece, place)) => self.open_later(piece, place, LONG_PRESS_MS, true),
            None => self.forget(),
        }
    }

    /// The finger was lifted or moved away before the time was up.
    pub fn pointer_end(self) {
        self.forget();
    }

    /// After a long press the browser still sends a click, which must not choose anything.
    pub fn swallow_click(self, event: &web_sys::MouseEvent) {
        if self.pressed.get_value() {
            self.pressed.set_value(false);
            event.stop_propagation();
            event.prevent_default();
        }
    }

    pub fn focus_in(self, event: &web_sys::FocusEvent) {
        let by_keyboard = |place: &Element| place.matches(":focus-visible").unwrap_or(false);
        match piece_at(event) {
            Some((piece, place)) if by_keyboard(&place) => self.open(piece, &place, false),
            _ if !self.is_pinned() => self.close(),
            _ => {}
        }
    }

    fn open_later(self, piece: String, place: Element, after: u64, pinned: bool) {
        self.forget();
        let over = self.over.get_value();
        let open = move || {
            if self.over.try_get_value() == Some(over) {
                self.pressed.set_value(pinned);
                self.open(piece, &place, pinned);
            }
        };
        set_timeout(open, std::time::Duration::from_millis(after));
    }

    fn forget(self) {
        self.over.update_value(|over| *over = over.wrapping_add(1));
    }

    fn open(self, piece: String, place: &Element, pinned: bool) {
        let area = place.get_bounding_client_rect();
        let area = [area.left(), area.top(), area.right(), area.bottom()];
        self.stage.looked.set(Some(Looked { piece, area, pinned }));
    }

    fn close(self) {
        self.forget();
        if self.stage.looked.with_untracked(Option::is_some) {
            self.stage.looked.set(None);
        }
    }

    fn is_pinned(self) -> bool {
        self.stage
            .looked
            .with_untracked(|looked| looked.as_ref().is_some_and(|looked| looked.pinned))
    }
}

/// The open card, if there is one.
#[component]
pub(crate) fn DetailCard() -> impl IntoView {
    let stage: Stage = expect_context();
    move || {
        let looked = stage.looked.get()?;
        let detail = stage.see(|sight| games::of(sight.table)?.detail(sight, &looked.piece));
        let detail = detail.flatten()?;
        Some(view! { <Opened looked detail/> })
    }
}

#[component]
fn Opened(looked: Looked, detail: Detail) -> impl IntoView {
    let stage: Stage = expect_context();
    let row = |(title, values): (String, Vec<String>)| {
        let values = values
            .into_iter()
            .map(|value| view! { <dd>{value}</dd> })
            .collect_view();
        view! { <dt>{title}</dt>{values} }
    };
    let rows = detail.rows.into_iter().map(row).collect_view();
    let close = looked.pinned.then(|| {
        view! {
            <button type="button" class="detail-close" aria-label=stage.text("table-close")
                on:click=move |_| stage.looked.set(None) inner_html=icon("close")></button>
        }
    });
    view! {
        <div class="detail" class:pinned=looked.pinned style=beside(looked.area) data-detail=looked.piece role="tooltip">
            {close}
            <div class="detail-card" inner_html=detail.svg></div>
            <div class="detail-text">
                <h3>{detail.name}</h3>
                <dl>{rows}</dl>
            </div>
        </div>
    }
}

/// The minimum height of a card, in pixels.
const MIN_CARD_HEIGHT: f64 = 180.0;

/// The lower edge of the question, if it is visible.
fn question_end() -> f64 {
    let prompt = document().query_selector(".prompt").ok().flatten();
    prompt.map_or(0.0, |prompt| prompt.get_bounding_client_rect().bottom().max(0.0))
}

/// Places the card along the lower edge of a narrow screen, or above a piece that is there. The card never covers the
/// question, which ends at `question`, and covers the piece only if there is no room between the two.
fn along_an_edge(top: f64, bottom: f64, height: f64, question: f64) -> String {
    let (above, below) = (top - question - 16.0, height - question - 16.0);
    let edge = if bottom > height * 0.55 && above >= MIN_CARD_HEIGHT {
        format!("top:{}px;bottom:auto;max-height:{above}px", question + 8.0)
    } else {
        format!("bottom:.5rem;max-height:{}px", below.max(MIN_CARD_HEIGHT))
    };
    format!("left:.5rem;right:.5rem;{edge}")
}

/// Places the card next to the piece, on the side with more room; a narrow screen shows it along its lower edge.
fn beside([left, top, right, bottom]: [f64; 4]) -> String {
    let root = dom::root();
    let (width, height) = (f64::from(root.client_width()), f64::from(root.client_height()));
    if width < 700.0 {
        return along_an_edge(top, bottom, height, question_end());
    }
    let across = if left > width - right {
        format!("right:{}px", width - left + 10.0)
    } else {
        format!("left:{}px", right + 10.0)
    };
    let down = if top + 200.0 > height / 2.0 {
        format!("bottom:{}px", (height - bottom).clamp(8.0, height / 2.0))
    } else {
        format!("top:{}px", top.max(8.0))
    };
    format!("{across};{down}")
}

/// Whether an event happened in a text field, for listeners at the root.
pub(crate) fn is_text_field(event: &web_sys::Event) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_a_narrow_screen_a_card_does_not_cover_the_question() {
        let place = |top, question| along_an_edge(top, top + 50.0, 740.0, question);
        assert!(place(100.0, 0.0).ends_with("bottom:.5rem;max-height:724px"));
        assert!(
            place(600.0, 300.0).ends_with("top:308px;bottom:auto;max-height:284px"),
            "between the question and a piece further down"
        );
        assert!(place(400.0, 300.0).ends_with("bottom:.5rem;max-height:424px"));
    }
}
