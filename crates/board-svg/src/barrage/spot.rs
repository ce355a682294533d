//! What all places share: the group that can be pointed at, chosen and read aloud.

use super::scene::{Company, Mark};
use crate::art::{Art, choice};
use crate::svg::{escape, num, tooltip};

/// A place of a board as it is being drawn: a group moved to its upper left corner.
pub(super) struct Spot<'a> {
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
    pub fn draw(&self, body: &str) -> String {
        let Spot {
            id, scope, mark, at, ..
        } = self;
        let choices = match mark.lit || mark.chosen {
            true => choice(mark.chosen, self.size[0], self.size[1], self.art),
            false => String::new(),
        };
        format!(
            r#"<g class="tile {}{}" data-tile="{id}" id="place-{scope}{id}" tabindex="0" role="{}" aria-label="{}" transform="translate({} {})">{}{body}{choices}</g>"#,
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
pub(super) fn states(mark: &Mark) -> String {
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

/// What can be chosen is a button.
pub(super) fn role(mark: &Mark) -> &'static str {
    if mark.lit || mark.chosen { "button" } else { "img" }
}

/// The class that gives everything inside it a company's colours: `co-usa`.
pub(super) fn company_class(company: Company) -> String {
    format!("co-{}", company.word())
}

/// The emblem of a company; neutral has none.
pub(super) fn emblem(company: Company, cx: f32, cy: f32, size: f32, art: Art) -> String {
    match company {
        Company::Neutral => String::new(),
        _ => art.icon(&format!("em-{}", company.word()), cx, cy, size),
    }
}

/// A circle; shorter than as path data.
pub(super) fn disc(class: &str, cx: f32, cy: f32, r: f32) -> String {
    let (cx, cy, r) = (num(cx), num(cy), num(r));
    format!(r#"<circle class="{class}" cx="{cx}" cy="{cy}" r="{r}"/>"#)
}

/// A shape of the picture's `<defs>`, drawn in this class.
pub(super) fn used(class: &str, id: &str) -> String {
    format!(r##"<use class="{class}" href="#{id}"/>"##)
}
