//! The board: a picture that can be clicked, enlarged and moved about.

use board_svg::icon;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::focus;
use super::motion::Motion;
use super::stage::Stage;
use crate::base::dom;
use crate::games::Tab;
use crate::games::shown_hand;
use crate::games::{self, Selection, Sheet};

/// The zoom levels of the board, in percent of its frame.
const ZOOMS: [u32; 5] = [100, 150, 210, 290, 400];

/// The initial index in [`ZOOMS`] on a narrow screen, where the whole board would be too small to read.
const NARROW_ZOOM: usize = 2;

pub(super) fn is_narrow() -> bool {
    dom::root().client_width() < 700
}

/// The board, and the pictures next to it.
#[component]
pub(crate) fn BoardView() -> impl IntoView {
    let stage: Stage = expect_context();
    let board = stage.glance(|sight| games::of(sight.table)).flatten();
    let title = board.map_or("table-board", |board| board.title());
    let drawn = Memo::new(move |_| {
        let selection = stage.selection();
        let svg = stage.see(|sight| games::of(sight.table).map(|board| board.board(sight, &selection)));
        (svg.flatten().unwrap_or_default(), selection)
    });
    let sheets = board.map(|board| board.sheets()).unwrap_or_default();
    let sheets = sheets
        .iter()
        .map(|sheet| view! { <SheetView sheet=*sheet/> })
        .collect_view();
    let class = if board.is_some_and(|board| !board.sheets().is_empty()) {
        "boards"
    } else {
        ""
    };
    view! {
        <div class=class>
            <Picture tab=Tab::Board name="board" title drawn zoom=if is_narrow() { NARROW_ZOOM } else { 0 }/>
            {sheets}
        </div>
    }
}

/// A picture next to the board.
#[component]
fn SheetView(sheet: Sheet) -> impl IntoView {
    let stage: Stage = expect_context();
    let drawn = Memo::new(move |_| {
        let selection = stage.selection();
        let svg = stage.see(|sight| {
            let own = shown_hand(sight);
            Some(games::of(sight.table)?.sheet(sheet.id, sight, own, &selection))
        });
        (svg.flatten().unwrap_or_default(), selection)
    });
    view! { <Picture tab=Tab::Sheet(sheet.tab) name=sheet.id title=sheet.title drawn zoom=0/> }
}

/// A picture in its frame.
#[component]
fn Picture(
    tab: Tab,
    name: &'static str,
    title: &'static str,
    drawn: Memo<(String, Selection)>,
    /// The initial index in [`ZOOMS`].
    zoom: usize,
) -> impl IntoView {
    let stage: Stage = expect_context();
    let picture = NodeRef::<html::Div>::new();
    let scroll = NodeRef::<html::Div>::new();
    let zoom = RwSignal::new(zoom);
    let motion = Motion::new(stage);
    Effect::new(move |_| {
        if let Some(picture) = picture.get() {
            drawn.with(|(svg, selection)| motion.around(&picture, || draw(&picture, svg, selection)));
        }
    });
    Effect::new(move |before: Option<Option<String>>| {
        zoom.track();
        drawn.track();
        stage.tab.track();
        let before = before.flatten();
        scroll
            .get()
            .map(|scroll| scroll_to_target(&scroll, before.as_deref()))
            .unwrap_or_default()
    });
    let width = move || format!("width:{}%", ZOOMS[zoom.get()]);
    let larger = move |_| zoom.update(|zoom| *zoom = (*zoom + 1).min(ZOOMS.len() - 1));
    let smaller = move |_| zoom.update(|zoom| *zoom = zoom.saturating_sub(1));
    view! {
        <section class="board" class:aside=move || stage.tab.get() != tab data-section=name
            aria-label=stage.t(title)>
            <div class="board-scroll" tabindex="-1" node_ref=scroll>
                <div class="board-picture" style=width node_ref=picture on:click=move |event| click(stage, &event)
                    on:keydown=move |event| press(stage, &event)></div>
            </div>
            <div class="board-zoom">
                <button type="button" data-zoom="out" aria-label=stage.t("table-zoom-out")
                    title=stage.t("table-zoom-out")
                    disabled=move || zoom.get() == 0 on:click=smaller>"−"</button>
                <button type="button" data-zoom="in" aria-label=stage.t("table-zoom-in")
                    title=stage.t("table-zoom-in")
                    disabled=move || zoom.get() == ZOOMS.len() - 1 on:click=larger><span inner_html=icon("plus")></span></button>
            </div>
        </section>
    }
}

/// Replaces the picture; the keyboard focus stays on its place.
fn draw(picture: &Element, svg: &str, selection: &Selection) {
    let focused = focus::id_within(picture);
    picture.set_inner_html(svg);
    if let Some(id) = focused {
        focus::by_id(&id);
    }
    name_actions(picture, selection);
}

/// Scrolls an enlarged board to the place that matters now. If the place has not changed, it does not scroll, because
/// the user may have scrolled elsewhere. Returns the place.
fn scroll_to_target(scroll: &web_sys::HtmlElement, before: Option<&str>) -> Option<String> {
    let matters = [".tile.chosen", ".tile.on-block", ".tile.lit", ".space.now"];
    let found = matters
        .iter()
        .find_map(|what| scroll.query_selector(what).ok().flatten());
    let place = found?;
    let name = place.id();
    if before != Some(name.as_str()) && scroll.scroll_width() > scroll.client_width() {
        let (outer, inner) = (
            scroll.get_bounding_client_rect(),
            place.get_bounding_client_rect(),
        );
        let across = inner.left() + inner.width() / 2.0 - outer.left() - outer.width() / 2.0;
        let down = inner.top() + inner.height() / 2.0 - outer.top() - outer.height() / 2.0;
        scroll.set_scroll_left(scroll.scroll_left() + across as i32);
        scroll.set_scroll_top(scroll.scroll_top() + down as i32);
    }
    Some(name)
}

/// Labels every highlighted place with the action that it chooses.
fn name_actions(picture: &Element, selection: &Selection) {
    let Ok(places) = picture.query_selector_all(".tile[data-tile]") else {
        return;
    };
    let places = (0..places.length()).filter_map(|i| places.get(i)?.dyn_into::<Element>().ok());
    for (index, place) in places.enumerate() {
        let piece = place.get_attribute("data-tile").unwrap_or_default();
        let action = selection.action_at(&piece);
        // Tab stops at the places that can be chosen, and at one place from which the arrow keys reach all others.
        if action.is_none() && index > 0 {
            let _ = place.set_attribute("tabindex", "-1");
        }
        if let Some(action) = action {
            // Fails only for an attribute name with a space in it.
            let _ = place.set_attribute("data-action", &action);
        }
    }
}

/// The piece on which an event happened.
pub(crate) fn piece_at(event: &web_sys::Event) -> Option<(String, Element)> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let place = target.closest("[data-tile]").ok()??;
    Some((place.get_attribute("data-tile")?, place))
}

fn click(stage: Stage, event: &web_sys::MouseEvent) {
    if let Some((piece, _)) = piece_at(event) {
        stage.click_piece(&piece);
    }
}

/// Handles keys: Enter and space press a place; the arrow keys move to the next place in their direction.
fn press(stage: Stage, event: &web_sys::KeyboardEvent) {
    let Some((piece, place)) = piece_at(event) else {
        return;
    };
    match event.key().as_str() {
        "Enter" | " " => stage.click_piece(&piece),
        "ArrowLeft" => walk(&place, -1.0, 0.0),
        "ArrowRight" => walk(&place, 1.0, 0.0),
        "ArrowUp" => walk(&place, 0.0, -1.0),
        "ArrowDown" => walk(&place, 0.0, 1.0),
        _ => return,
    }
    event.prevent_default();
    event.stop_propagation();
}

/// Focuses the nearest place in a direction; a place straight ahead counts as nearer than one to the side.
fn walk(from: &Element, dx: f64, dy: f64) {
    let Some(svg) = from.closest("svg").ok().flatten() else {
        return;
    };
    let Ok(places) = svg.query_selector_all(".tile[data-tile]") else {
        return;
    };
    let centre = |element: &Element| {
        let area = element.get_bounding_client_rect();
        (area.left() + area.width() / 2.0, area.top() + area.height() / 2.0)
    };
    let (x, y) = centre(from);
    let places = (0..places.length()).filter_map(|i| places.get(i)?.dyn_into::<Element>().ok());
    let far = |place: &Element| {
        let (px, py) = centre(place);
        let (ahead, aside) = ((px - x) * dx + (py - y) * dy, (px - x) * dy - (py - y) * dx);
        (ahead > 1.0).then_some(ahead + 2.0 * aside.abs())
    };
    let nearest = places
        .filter_map(|place| Some((far(&place)?, place)))
        .min_by(|(a, _), (b, _)| a.total_cmp(b));
    if let Some((_, place)) = nearest {
        focus::by_id(&place.id());
        focus::into_view(place.unchecked_ref());
    }
}
