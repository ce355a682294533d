//! Choices next to the boards: companies with their officers, starting contracts, officers to copy, tiles on the wheel.

use barrage::{CompanyId, ContractId, OfficerId, Phase, Task, TileId};
use board_svg::barrage::{Mark, company_card, contract_card, officer_card, tile_card};

use super::super::{Card, Selection, Tray};
use super::{BarrageView, faces};

impl BarrageView<'_> {
    pub fn trays(&self, marks: &Selection) -> Vec<Tray> {
        let trays = match self.open.current_task() {
            _ if self.open.phase == Phase::Draft => vec![
                self.tray("companies", "table-barrage-companies", self.pairs(marks)),
                self.tray("starting", "table-barrage-starting", self.starting(marks)),
            ],
            Task::Officer => {
                let officers = self.open.copyable.into_iter();
                let cards = officers.map(|id| self.officer_to_copy(id, marks)).collect();
                vec![self.tray("officers", "table-barrage-officers", cards)]
            }
            _ => vec![self.tray("wheel", "table-barrage-on-wheel", self.on_the_wheel(marks))],
        };
        trays.into_iter().filter(|tray| !tray.cards.is_empty()).collect()
    }

    fn tray(&self, id: &'static str, title: &str, cards: Vec<Card>) -> Tray {
        Tray {
            id,
            title: self.sight.text(title),
            cards,
            notes: Vec::new(),
        }
    }

    /// A card that a click chooses, with its picture drawn for the mark.
    fn card(&self, piece: &str, state: &str, marks: &Selection, draw: impl FnOnce(Mark) -> String) -> Card {
        let mark = self.mark(piece, state, marks);
        Card {
            action: marks.action_at(piece),
            chosen: mark.chosen,
            label: mark.label.clone(),
            piece: piece.to_owned(),
            // Screen readers read the button around it.
            svg: draw(Mark {
                label: String::new(),
                barred: false,
                ..mark
            }),
            is_filter: false,
        }
    }

    fn pairs(&self, marks: &Selection) -> Vec<Card> {
        let pair = |company: CompanyId| {
            let officer = self.open.matchups[company.index()];
            let id = &self.data.company(company).id;
            let name = self.data.officers.get(officer.index());
            let name = name.map_or("", |officer| officer.name.in_language(self.language()));
            self.card(id, name, marks, |mark| {
                let face = faces::company(self.data, company, self.language(), mark.clone());
                let officer = faces::officer(self.data, officer, self.language(), mark);
                company_card(&face) + &officer_card(&officer)
            })
        };
        self.open.companies.into_iter().map(pair).collect()
    }

    fn starting(&self, marks: &Selection) -> Vec<Card> {
        let contract = |id: ContractId| {
            let piece = &self.data.contract(id).id;
            self.card(piece, &self.contract_meaning(id), marks, |mark| {
                contract_card(&faces::contract(self.data, id, false, mark))
            })
        };
        self.open.starting.into_iter().map(contract).collect()
    }

    fn officer_to_copy(&self, id: OfficerId, marks: &Selection) -> Card {
        self.card(&self.data.officer(id).id, "", marks, |mark| {
            officer_card(&faces::officer(self.data, id, self.language(), mark))
        })
    }

    /// The tiles on the mover's wheel that can be copied now (B-13.7, B-13.10).
    fn on_the_wheel(&self, marks: &Selection) -> Vec<Card> {
        let tiles = self.open.holding(self.open.turn).wheel.tiles();
        let tile = |id: TileId| {
            self.card(&self.data.tile(id).id, "", marks, |mark| {
                tile_card(&faces::tile(self.data, id, self.language(), mark))
            })
        };
        let cards = tiles.into_iter().map(tile);
        cards.filter(|card| card.action.is_some()).collect()
    }
}
