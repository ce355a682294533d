//! Age of Industry on the table: the map with its lines and towns, displays, the turn order, secret hands.
//!
//! In reading order: [`scene`] (the map), [`display`] (displays and turn order), [`cards`] (hand, pile), [`plan`] (the
//! effect of a choice before it is confirmed), [`panel`], [`detail`].

mod cards;
mod detail;
mod display;
mod guide;
mod panel;
mod plan;
mod provenance;
mod scene;
#[cfg(test)]
mod tests;

use age_of_industry::data::Stack;
use age_of_industry::{AgeOfIndustry, Cards, Data, Map, PublicState, StackId};
use board_svg::age_of_industry as art;
use board_svg::age_of_industry::Mark;
use catalog::{Choice, DynTable};
use lang::Translations;
use lang::{Family, Names};
use smokestack_core::{Seat, Table, Viewer};

use super::{Background, Board, Detail, Panel, Selection, Sheet, Tray};
use crate::games::provenance::{Group, Values};
use crate::games::{Sight, Tab};

pub(crate) struct AgeBoard;

const SHEETS: [Sheet; 3] = [
    Sheet {
        id: "display",
        title: "table-age-tab-display",
        tab: "display",
    },
    Sheet {
        id: "order",
        title: "table-age-order",
        tab: "display",
    },
    Sheet {
        id: "rivals",
        title: "table-age-rivals",
        tab: "display",
    },
];

/// The typed table with its most used parts.
struct AgeOfIndustryView<'a> {
    pub sight: &'a Sight<'a>,
    pub table: &'a Table<AgeOfIndustry>,
    pub game: &'a AgeOfIndustry,
    pub data: &'a Data,
    pub map: &'a Map,
    pub open: &'a PublicState,
}

fn typed(table: &dyn DynTable) -> Option<&Table<AgeOfIndustry>> {
    catalog::downcast::<AgeOfIndustry>(table)
}

impl<'a> AgeOfIndustryView<'a> {
    pub fn new(sight: &'a Sight<'a>) -> Option<AgeOfIndustryView<'a>> {
        let table = typed(sight.table)?;
        Some(AgeOfIndustryView {
            sight,
            table,
            game: table.game(),
            data: table.game().component_data(),
            map: table.game().map(),
            open: &table.position().open,
        })
    }

    /// The cards of a seat, if this screen may see them (AI-5.2).
    pub fn hand_of(&self, seat: Seat) -> Option<Cards> {
        let own = self.sight.viewer == Viewer::Seat(seat);
        own.then(|| self.game.hand(self.table.position(), seat))
    }

    pub fn language(&self) -> &'static str {
        self.sight.translations.lang().code()
    }

    pub fn text(&self, key: &str) -> String {
        self.sight.text(key)
    }

    /// The mark of a place: the effect of a click on it, and its label.
    pub fn mark(&self, piece: &str, state: &str, selection: &Selection) -> Mark {
        let choice = selection.at(piece);
        let filters = selection.filter_piece.as_deref() == Some(piece);
        Mark {
            lit: choice.is_some() || selection.is_filter(piece),
            chosen: filters || selection.is_chosen(piece),
            label: self.label(piece, state, choice.map(|choice| choice.action.as_str())),
            ..Mark::default()
        }
    }

    /// The label for screen readers: name, state, and the effect of a click.
    fn label(&self, piece: &str, state: &str, action: Option<&str>) -> String {
        let name = self.name(piece);
        let values = [("name", name.as_str().into()), ("state", state.into())];
        let label = if state.is_empty() {
            name.clone()
        } else {
            self.sight.with("table-piece-label", &values)
        };
        let choice = action.and_then(|action| self.sight.table.describe(action));
        match choice {
            Some(choice) => format!("{label} {}", self.sight.describe(Family::Action, &choice)),
            None => label,
        }
    }

    /// The name of a piece; those that the engine does not name have a text key.
    pub fn name(&self, piece: &str) -> String {
        let piece = piece.rsplit('/').next().unwrap_or_default();
        match piece {
            "pile" | "links" | "demand_coal" | "demand_iron" => self.text(&format!("table-age-name-{piece}")),
            _ if self.map.find_import(piece).is_some() => {
                let place = self.sight.piece(piece);
                self.sight
                    .with("table-age-name-import", &[("place", place.into())])
            }
            _ => self.sight.piece(piece),
        }
    }

    /// A tile as `board_svg` draws it.
    pub fn tile(&self, seat: Seat, stack: StackId, flipped: bool, cubes: u8) -> art::Tile {
        let stack = self.data.stack(stack);
        art::Tile {
            seat: self.sight.colour(seat),
            industry: stack.industry,
            level: stack.level,
            flipped,
            cubes,
            takes: takes(stack),
        }
    }
}

/// The goods that a port buys (AI-12.4).
fn takes(stack: &Stack) -> Option<art::MarketKind> {
    (!stack.accepts.is_empty()).then(|| art::MarketKind::of(&stack.accepts))
}

/// Scenes of a table, for pages other than the table's own.
pub(crate) mod pictures {
    use board_svg::age_of_industry::{Card, DisplayScene, MapScene, Mark};

    use super::super::Selection;
    use super::AgeOfIndustryView;
    use crate::games::Sight;

    pub(crate) fn scene(sight: &Sight<'_>) -> MapScene {
        AgeOfIndustryView::new(sight)
            .map_or_else(MapScene::default, |typed| typed.scene(&Selection::default()))
    }

    /// The display of the first seat.
    pub(crate) fn display(sight: &Sight<'_>) -> DisplayScene {
        let scene = AgeOfIndustryView::new(sight).zip(sight.seats().next());
        scene.map_or_else(DisplayScene::default, |(typed, seat)| typed.display(seat, None))
    }

    pub(crate) fn card(sight: &Sight<'_>, kind: age_of_industry::Card) -> Option<Card> {
        let typed = AgeOfIndustryView::new(sight)?;
        Some(typed.face(kind, 1, Mark::default()))
    }
}

impl Board for AgeBoard {
    fn board(&self, sight: &Sight<'_>, marks: &Selection) -> String {
        AgeOfIndustryView::new(sight).map_or_else(String::new, |typed| art::map(&typed.scene(marks)))
    }

    fn trays(&self, sight: &Sight<'_>, marks: &Selection) -> Vec<Tray> {
        AgeOfIndustryView::new(sight)
            .map(|typed| vec![typed.pile_tray(marks)])
            .unwrap_or_default()
    }

    fn hand(&self, sight: &Sight<'_>, seat: Seat, marks: &Selection) -> Tray {
        AgeOfIndustryView::new(sight).map_or_else(Tray::default, |typed| typed.hand_tray(seat, marks))
    }

    fn panel(&self, sight: &Sight<'_>, seat: Seat, _marks: &Selection) -> Panel {
        AgeOfIndustryView::new(sight).map_or_else(Panel::default, |typed| typed.panel(seat))
    }

    fn detail(&self, sight: &Sight<'_>, piece: &str) -> Option<Detail> {
        AgeOfIndustryView::new(sight)?.detail(piece)
    }

    fn headings(&self) -> &'static [&'static str] {
        &["round", "order", "over"]
    }

    fn title(&self) -> &'static str {
        "table-age-tab-map"
    }

    fn sheets(&self) -> &'static [Sheet] {
        &SHEETS
    }

    fn sheet(&self, id: &str, sight: &Sight<'_>, own: Option<Seat>, marks: &Selection) -> String {
        let Some(typed) = AgeOfIndustryView::new(sight) else {
            return String::new();
        };
        match id {
            "display" => typed.own_display(own, marks),
            "rivals" => typed.rivals(own),
            _ => art::turn_order(&typed.order()),
        }
    }

    fn tab_for_prompt(&self, table: &dyn DynTable) -> Option<Tab> {
        typed(table)?.turn().seat().map(|_| Tab::Board)
    }

    fn has_pictured_answers(&self) -> bool {
        true
    }

    fn short_label(&self, sight: &Sight<'_>, choice: &Choice) -> String {
        let short = AgeOfIndustryView::new(sight).and_then(|typed| typed.short(choice));
        short.unwrap_or_else(|| sight.describe(Family::Action, &choice.label))
    }

    fn final_notes(&self, sight: &Sight<'_>) -> Vec<String> {
        AgeOfIndustryView::new(sight)
            .map(|typed| typed.link_incomes())
            .unwrap_or_default()
    }

    fn notes(&self, sight: &Sight<'_>, choice: &Choice) -> Vec<String> {
        AgeOfIndustryView::new(sight)
            .map(|typed| typed.notes(choice))
            .unwrap_or_default()
    }
}

impl Background for AgeBoard {
    fn guide_picture(&self, step: usize, translations: &Translations) -> String {
        guide::of_step(step, translations)
    }

    fn component_groups(&self) -> Vec<Group> {
        provenance::groups(&Data::standard())
    }

    fn provenance(&self, language: &str) -> Option<Values> {
        Some(provenance::values(language))
    }
}
