//! The common structure of all places: a group that users can point at and choose, and that screen readers can read.

use crate::icon_style::{IconStyle, choice};
use crate::svg::{escape, num, tooltip};

/// The state of a place: whether it can be or has been chosen, and its texts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Mark {
    /// Whether this is a legal choice now, drawn with corner marks and as a button.
    pub lit: bool,
    /// Whether this is chosen but not confirmed, drawn with a heavy frame and a tick.
    pub chosen: bool,
    /// Whether this cannot be chosen now, drawn greyed out; a click explains why.
    pub barred: bool,
    /// The label for screen readers: name, state and the effect of a click.
    pub label: String,
    /// The tooltip; empty for none.
    pub title: String,
}

/// A place as it is drawn on a board: an SVG group, translated to its upper left corner.
pub(crate) struct PlaceGroup<'a> {
    pub id: &'a str,
    /// The text between `place-` and the id if several boards on a page have the same place: `usa-`.
    pub scope: &'a str,
    /// Classes in addition to `tile` and those of the mark.
    pub classes: String,
    pub mark: &'a Mark,
    pub at: [f32; 2],
    pub size: [f32; 2],
    pub icon_style: IconStyle,
}

impl PlaceGroup<'_> {
    /// The group with its body, and with corner marks or a frame on top if it is lit or chosen.
    pub fn draw(&self, body: &str) -> String {
        let PlaceGroup {
            id, scope, mark, at, ..
        } = self;
        let choices = if mark.lit || mark.chosen {
            choice(mark.chosen, self.size[0], self.size[1], self.icon_style)
        } else {
            String::new()
        };
        format!(
            r#"<g class="tile {}{}" data-tile="{id}" id="place-{scope}{id}" tabindex="0" role="{}" aria-label="{}" transform="translate({} {})">{}{body}{choices}</g>"#,
            self.classes,
            state_classes(mark),
            aria_role(mark),
            escape(&mark.label),
            num(at[0]),
            num(at[1]),
            tooltip(&mark.title),
            id = escape(id),
        )
    }
}

/// The classes of a mark, each with a space before it.
pub(crate) fn state_classes(mark: &Mark) -> String {
    let states = [
        (mark.lit, " lit"),
        (mark.chosen, " chosen"),
        (mark.barred, " barred"),
    ];
    states
        .iter()
        .filter(|(on, _)| *on)
        .map(|(_, class)| *class)
        .collect()
}

/// The ARIA role: a place that can be chosen is a button.
pub(crate) fn aria_role(mark: &Mark) -> &'static str {
    if mark.lit || mark.chosen { "button" } else { "img" }
}

/// A card of this size with a margin for choice marks: a separate picture without ids.
pub(crate) fn card(classes: &str, id: &str, [w, h]: [f32; 2], mark: &Mark, body: &str) -> String {
    let aria = if mark.label.is_empty() {
        r#"aria-hidden="true""#.to_owned()
    } else {
        format!(r#"role="img" aria-label="{}""#, escape(&mark.label))
    };
    let choices = if mark.lit || mark.chosen {
        choice(mark.chosen, w, h, IconStyle::Inline)
    } else {
        String::new()
    };
    format!(
        r#"<svg class="ss-card tile {classes}{}" data-tile="{}" viewBox="-8 -8 {} {}" {aria}>{}{body}{choices}</svg>"#,
        state_classes(mark),
        escape(id),
        num(w + 16.0),
        num(h + 16.0),
        tooltip(&mark.title)
    )
}

/// A circle as an element, which is shorter than path data.
pub(crate) fn disc(class: &str, cx: f32, cy: f32, r: f32) -> String {
    let (cx, cy, r) = (num(cx), num(cy), num(r));
    format!(r#"<circle class="{class}" cx="{cx}" cy="{cy}" r="{r}"/>"#)
}

/// A shape from the picture's `<defs>`, drawn with this class.
pub(crate) fn use_shape(class: &str, id: &str) -> String {
    format!(r##"<use class="{class}" href="#{id}"/>"##)
}
