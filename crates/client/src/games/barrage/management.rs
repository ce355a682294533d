//! The management boards as a scene: seven offices, contracts on display, the patent office.

use barrage::data::{Office, Space, Work};
use barrage::{Action, Colour, ContractId, SpaceId, TileId};
use board_svg::barrage::{ActionBoard, ActionRow, ActionSpace, Company, Contract, ManagementScene, Tile};

use super::super::Selection;
use super::{BarrageView, faces};

const OFFICES: [Office; 7] = [
    Office::TurbineStation,
    Office::WaterManagement,
    Office::Bank,
    Office::Workshop,
    Office::MachineryShop,
    Office::ContractOffice,
    Office::PatentOffice,
];

impl BarrageView<'_> {
    pub fn management(&self, marks: &Selection) -> ManagementScene {
        let contracts = Colour::ALL
            .into_iter()
            .flat_map(|colour| self.open.face_up(colour));
        ManagementScene {
            label: self.sight.text("table-barrage-management"),
            boards: self.offices().map(|office| self.office(office, marks)).collect(),
            contracts: contracts.map(|id| self.offered(id, marks)).collect(),
            national: self
                .open
                .nationals
                .into_iter()
                .map(|id| self.offered(id, marks))
                .collect(),
            patents: self.open.patents.map(|tile| self.patent(tile, marks)),
        }
    }

    /// The offices in this game: the introductory game has no patent office (B-17.1).
    fn offices(&self) -> impl Iterator<Item = Office> {
        let introductory = self.game.switches().introductory;
        OFFICES
            .into_iter()
            .filter(move |office| !(introductory && *office == Office::PatentOffice))
    }

    /// A contract on display.
    fn offered(&self, id: ContractId, marks: &Selection) -> Contract {
        let contract = self.data.contract(id);
        let state = self.contract_meaning(id);
        faces::contract(self.data, id, false, self.mark(&contract.id, &state, marks))
    }

    fn patent(&self, id: TileId, marks: &Selection) -> Option<Tile> {
        let tile = self.data.tiles.get(id.index())?;
        let mark = self.mark(&tile.id, "", marks);
        Some(faces::tile(self.data, id, self.language(), mark))
    }

    fn office(&self, office: Office, marks: &Selection) -> ActionBoard {
        let mut rows: Vec<ActionRow> = Vec::new();
        let mut before = None;
        for id in SpaceId::all().filter(|id| self.data.space(*id).office == office) {
            let space = self.data.space(id);
            let line = row_of(space);
            if before != Some(line) {
                rows.push(ActionRow {
                    effect: faces::work(space.work),
                    cost: space.cost,
                    spaces: Vec::new(),
                });
            }
            before = Some(line);
            if let Some(row) = rows.last_mut() {
                row.spaces.push(self.space(id, marks));
            }
        }
        ActionBoard {
            id: office.name().to_owned(),
            name: self.sight.text(&faces::office_key(office)),
            rows,
            title: String::new(),
        }
    }

    fn space(&self, id: SpaceId, marks: &Selection) -> ActionSpace {
        let space = self.data.space(id);
        let bank = matches!(space.work, Work::Bank(_));
        let closed = self.is_closed(id);
        let mut mark = self.mark(&space.id, &self.space_state(id), marks);
        mark.barred &= !closed;
        ActionSpace {
            id: space.id.clone(),
            engineers: if bank { 0 } else { space.engineers },
            surcharge: space.surcharge,
            closed,
            occupants: self.occupants(id),
            preview: self.is_placing(id, marks).then(|| self.mover()),
            mark,
        }
    }

    /// Whether a space is closed because there are too few players (B-16); the bank never is.
    fn is_closed(&self, id: SpaceId) -> bool {
        let bank = matches!(self.data.space(id).work, Work::Bank(_));
        !bank && !self.game.open_spaces().has(id)
    }

    /// The engineers on a space, by company.
    fn occupants(&self, id: SpaceId) -> Vec<(Company, u8)> {
        let space = self.data.space(id);
        let bank = matches!(space.work, Work::Bank(_));
        let count = |seat| {
            let own = self.open.holding(seat);
            if bank {
                own.banked
            } else if own.spaces.has(id) {
                space.engineers
            } else {
                0
            }
        };
        let all = self.sight.seats().map(|seat| (self.company(seat), count(seat)));
        all.filter(|(_, count)| *count > 0).collect()
    }

    fn is_placing(&self, id: SpaceId, marks: &Selection) -> bool {
        let action = marks.chosen().and_then(|choice| self.action(choice));
        match action {
            Some(Action::Place(space)) => space == id,
            Some(Action::Bank(_)) => matches!(self.data.space(id).work, Work::Bank(_)),
            _ => false,
        }
    }

    /// The state of a space: free, taken (and by whom), or closed.
    pub fn space_state(&self, id: SpaceId) -> String {
        if self.is_closed(id) {
            return self.sight.text("table-barrage-space-closed");
        }
        let bank = matches!(self.data.space(id).work, Work::Bank(_));
        match self.open.occupant(id).filter(|_| !bank) {
            Some(seat) => {
                let values = [("player", self.player(seat).into())];
                self.sight.with("table-barrage-space-taken", &values)
            }
            None => self.sight.text("table-barrage-space-free"),
        }
    }
}

/// The row of a space. Spaces in a row have the same effect, and their ids are the row's id plus a side.
fn row_of(space: &Space) -> &str {
    let id = space.id.as_str();
    let left = id.strip_suffix("_left");
    left.or_else(|| id.strip_suffix("_right")).unwrap_or(id)
}
