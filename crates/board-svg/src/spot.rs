//! What all places share: a group that can be pointed at, chosen and read by a screen reader.

use crate::art::{Art, choice};
use crate::svg::{escape, num, tooltip};

/// The state of a place: whether it can be or has been chosen, and its texts.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Mark {
    /// A legal choice now: corner marks, and a button.
    pub lit: bool,
    /// Chosen, to be confirmed: heavy frame and a tick.
    pub chosen: bool,
    /// Cannot be chosen now, but a click explains why: greyed.
    pub barred: bool,
    /// For a screen reader: name, state and what a click does.
    pub label: String,
    /// Tooltip. Empty: none.
    pub title: String,
}

/// A place of a board as it is being drawn: a group moved to its upper left corner.
pub(crate) struct Spot<'a> {
    pub id: &'a str,
    /// Between `place-` and the id, where several boards on a page have the same place: `usa-`.
    pub scope: &'a str,
    /// Classes beside `tile` and those of the mark.
    pub classes: String,
    pub mark: &'a Mark,
    pub at: [f32; 2],
    pub size: [f32; 2],
    pub art: Art,
}

impl Spot<'_> {
    /// The group with its body; corner marks or a frame on top if it is lit or chosen.
    // The label says in words what the picture shows: its numbers and texts are not part of the name.
    pub fn draw(&self, body: &str) -> String {
        let Spot {
            id, scope, mark, at, ..
        } = self;
        let choices = if mark.lit || mark.chosen {
            choice(mark.chosen, self.size[0], self.size[1], self.art)
        } else {
            String::new()
        };
        format!(
            r#"<g class="tile {}{}" data-tile="{id}" id="place-{scope}{id}" tabindex="0" role="{}" aria-label="{}" transform="translate({} {})">{}<g aria-hidden="true">{body}</g>{choices}</g>"#,
            self.classes,
            states(mark),
            role(mark),
            escape(&mark.label),
            num(at[0]),
            num(at[1]),
            tooltip(&mark.title),
            id = escape(id),
        )
    }
}

/// The classes of a mark, each with a space before it.
pub(crate) fn states(mark: &Mark) -> String {
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

/// A place that can be chosen is a button.
pub(crate) fn role(mark: &Mark) -> &'static str {
    if mark.lit || mark.chosen { "button" } else { "img" }
}

/// A card of this size with a margin for the marks of a choice: a picture of its own, without ids.
pub(crate) fn card(classes: &str, id: &str, [w, h]: [f32; 2], mark: &Mark, body: &str) -> String {
    let aria = if mark.label.is_empty() {
        r#"aria-hidden="true""#.to_owned()
    } else {
        format!(r#"role="img" aria-label="{}""#, escape(&mark.label))
    };
    let choices = if mark.lit || mark.chosen {
        choice(mark.chosen, w, h, Art::Inline)
    } else {
        String::new()
    };
    format!(
        r#"<svg class="ss-card tile {classes}{}" data-tile="{}" viewBox="-8 -8 {} {}" {aria}>{}{body}{choices}</svg>"#,
        states(mark),
        escape(id),
        num(w + 16.0),
        num(h + 16.0),
        tooltip(&mark.title)
    )
}

/// A circle; shorter than as path data.
pub(crate) fn disc(class: &str, cx: f32, cy: f32, r: f32) -> String {
    let (cx, cy, r) = (num(cx), num(cy), num(r));
    format!(r#"<circle class="{class}" cx="{cx}" cy="{cy}" r="{r}"/>"#)
}

/// A shape of the picture's `<defs>`, drawn in this class.
pub(crate) fn used(class: &str, id: &str) -> String {
    format!(r##"<use class="{class}" href="#{id}"/>"##)
}
