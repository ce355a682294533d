//! Barrage on the table: the map with its rivers, the management board, companies with their wheels, the energy track.
//!
//! In reading order: [`faces`] (printed information), [`scene`] (the map), [`management`], [`company`], [`track`],
//! [`trays`] (choices next to the boards), [`prompt_tab`] (where a question is answered), [`production`] (the preview
//! of a production), [`motion`], [`panel`], [`detail`].

mod company;
mod detail;
pub(crate) mod faces;
mod guide;
mod management;
mod motion;
mod panel;
mod production;
mod prompt_tab;
mod provenance;
mod scene;
#[cfg(test)]
mod tests;
mod track;
mod trays;

use barrage::{Action, Barrage, Data, PublicState};
use board_svg::barrage::{Company, Mark};
use catalog::{Choice, DynTable};
use lang::Translations;
use lang::{Family, Names};
use smokestack_core::{Game as _, Seat, Table};

use super::{Background, Board, Detail, Panel, Selection, Sheet, Tray};
use crate::games::provenance::{Group, Values};
use crate::games::{Sight, Tab};

pub(crate) struct BarrageBoard;

const SHEETS: [Sheet; 4] = [
    Sheet {
        id: "actions",
        title: "table-barrage-tab-actions",
        tab: "actions",
    },
    Sheet {
        id: "company",
        title: "table-barrage-tab-company",
        tab: "company",
    },
    Sheet {
        id: "track",
        title: "table-barrage-tab-track",
        tab: "track",
    },
    Sheet {
        id: "rivals",
        title: "table-barrage-rivals",
        tab: "company",
    },
];

/// The typed table with its most used parts.
pub(super) struct BarrageView<'a> {
    pub sight: &'a Sight<'a>,
    pub table: &'a Table<Barrage>,
    pub game: &'a Barrage,
    pub data: &'a Data,
    pub open: &'a PublicState,
}

fn typed(table: &dyn DynTable) -> Option<&Table<Barrage>> {
    catalog::downcast::<Barrage>(table)
}

impl<'a> BarrageView<'a> {
    pub fn new(sight: &'a Sight<'a>) -> Option<BarrageView<'a>> {
        let table = typed(sight.table)?;
        Some(BarrageView {
            sight,
            table,
            game: table.game(),
            data: table.game().component_data(),
            open: &table.position().open,
        })
    }

    pub fn language(&self) -> &'static str {
        self.sight.translations.lang().code()
    }

    pub fn company(&self, seat: Seat) -> Company {
        faces::company_of(self.data, self.open.holding(seat).company)
    }

    /// The company of the player to move.
    pub fn mover(&self) -> Company {
        self.company(self.open.turn)
    }

    pub fn action(&self, choice: &Choice) -> Option<Action> {
        self.game.action_numbered(choice.number)
    }

    /// A player's name with the company, because the boards show companies.
    pub fn player(&self, seat: Seat) -> String {
        let name = self.sight.seat(seat);
        match self.open.holding(seat).company() {
            Some(company) => {
                let company = self.sight.piece(&self.data.company(company).id);
                let values = [("player", name.into()), ("company", company.into())];
                self.sight.with("table-barrage-player", &values)
            }
            None => name,
        }
    }

    /// The mark of a place: the effect of a click on it, and its label.
    pub fn mark(&self, piece: &str, state: &str, marks: &Selection) -> Mark {
        let legal = marks.at(piece);
        Mark {
            lit: legal.is_some(),
            chosen: marks.is_chosen(piece),
            barred: marks.is_disabled(piece),
            label: self.label(piece, state, legal.map(|choice| choice.action.as_str())),
            title: String::new(),
        }
    }

    /// The mark of a piece that can only be inspected.
    pub fn quiet(&self, piece: &str, state: &str) -> Mark {
        Mark {
            label: self.label(piece, state, None),
            ..Mark::default()
        }
    }

    /// The label for screen readers: name, state, and the effect of a click.
    fn label(&self, piece: &str, state: &str, action: Option<&str>) -> String {
        let name = self.sight.piece(piece);
        let values = [("name", name.into()), ("state", state.into())];
        let label = if state.is_empty() {
            self.sight.piece(piece)
        } else {
            self.sight.with("table-piece-label", &values)
        };
        let choice = action.and_then(|action| self.sight.table.describe(action));
        match choice {
            Some(choice) => format!("{label} {}", self.sight.describe(Family::Action, &choice)),
            None => label,
        }
    }
}

impl Board for BarrageBoard {
    fn board(&self, sight: &Sight<'_>, marks: &Selection) -> String {
        BarrageView::new(sight).map_or_else(String::new, |typed| typed.map(marks))
    }

    fn trays(&self, sight: &Sight<'_>, marks: &Selection) -> Vec<Tray> {
        BarrageView::new(sight)
            .map(|typed| typed.trays(marks))
            .unwrap_or_default()
    }

    /// There is no hand: a company's pieces are on its board.
    fn hand(&self, _sight: &Sight<'_>, _seat: Seat, _marks: &Selection) -> Tray {
        Tray::default()
    }

    fn panel(&self, sight: &Sight<'_>, seat: Seat, marks: &Selection) -> Panel {
        BarrageView::new(sight).map_or_else(Panel::default, |typed| typed.panel(seat, marks))
    }

    fn detail(&self, sight: &Sight<'_>, piece: &str) -> Option<Detail> {
        BarrageView::new(sight)?.detail(piece)
    }

    fn headings(&self) -> &'static [&'static str] {
        &["draft", "round", "flow", "scoring", "over"]
    }

    fn title(&self) -> &'static str {
        "table-barrage-tab-map"
    }

    fn sheets(&self) -> &'static [Sheet] {
        &SHEETS
    }

    fn sheet(&self, id: &str, sight: &Sight<'_>, own: Option<Seat>, marks: &Selection) -> String {
        let Some(typed) = BarrageView::new(sight) else {
            return String::new();
        };
        match id {
            "actions" => board_svg::barrage::management(&typed.management(marks)),
            "company" => typed.own_company(own, marks),
            "rivals" => typed.rivals(own),
            _ => board_svg::barrage::energy_track(&typed.track(marks)),
        }
    }

    fn tab_for_prompt(&self, table: &dyn DynTable) -> Option<Tab> {
        prompt_tab::tab(typed(table)?)
    }

    fn has_pictured_answers(&self) -> bool {
        true
    }

    fn amount_title(&self, kind: &str) -> &'static str {
        match kind {
            "produce" => "table-barrage-drops",
            _ => "table-barrage-engineers",
        }
    }

    fn notes(&self, sight: &Sight<'_>, choice: &Choice) -> Vec<String> {
        BarrageView::new(sight)
            .map(|typed| typed.notes(choice))
            .unwrap_or_default()
    }

    fn motion(&self, table: &dyn DynTable, since: usize) -> String {
        typed(table)
            .map(|table| motion::flows(table, since))
            .unwrap_or_default()
    }

    /// A company has its own colour, and every piece on the boards shows it.
    fn colour(&self, table: &dyn DynTable, seat: Seat) -> Option<usize> {
        let company = typed(table)?.position().open.holding(seat).company()?;
        Some(board_svg::company_seat(company.index()))
    }
}

impl Background for BarrageBoard {
    fn guide_picture(&self, step: usize, translations: &Translations) -> String {
        guide::of_step(step, translations)
    }

    fn component_groups(&self) -> Vec<Group> {
        provenance::groups(&Data::standard())
    }

    fn provenance(&self, _language: &str) -> Option<Values> {
        Some(provenance::values())
    }
}
