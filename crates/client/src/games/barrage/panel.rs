//! The public information about a player: money, machines, engineers, energy, points, and the company's possessions.

use barrage::data::ContractKind;
use barrage::{ContractId, Phase, Structure, TileId};
use lang::Names;
use smokestack_core::Seat;

use super::super::{Chip, Figure, Panel, Selection};
use super::BarrageView;

impl BarrageView<'_> {
    pub fn panel(&self, seat: Seat, marks: &Selection) -> Panel {
        let own = self.open.holding(seat);
        let figure = |id, icon, key: &str, value| Figure {
            id,
            icon,
            label: self.sight.text(key),
            value,
        };
        let total = self.sight.table.scores().of(seat).total;
        let contracts = own.contracts.into_iter();
        let tiles = own.tiles.into_iter();
        // Only if the ranking counts produced energy rather than all energy on the track (B-9.1).
        let produced = self.game.switches().rank_produced.then(|| {
            let energy = i32::from(self.game.ranked_energy(self.open, seat));
            figure("produced", "electricity", "table-barrage-produced", energy)
        });
        Panel {
            figures: vec![
                figure("points", "vp", "table-points-now", own.vp()),
                figure(
                    "energy",
                    "electricity",
                    "table-barrage-energy",
                    i32::from(own.energy),
                ),
                figure("credits", "coin", "table-barrage-credits", i32::from(own.credits)),
                figure(
                    "engineers",
                    "engineer",
                    "table-barrage-engineers-left",
                    i32::from(own.engineers),
                ),
                figure(
                    "excavators",
                    "excavator",
                    "table-barrage-excavators",
                    i32::from(own.excavators),
                ),
                figure("mixers", "mixer", "table-barrage-mixers", i32::from(own.mixers)),
                figure("total", "crown", "table-points-if-over", total),
            ]
            .into_iter()
            .chain(produced)
            .collect(),
            marks: self.standing(seat),
            rows: vec![
                (self.sight.text("table-barrage-tab-company"), self.identity(seat)),
                (self.sight.text("table-built"), self.built(seat)),
                (
                    self.sight.text("table-barrage-contracts"),
                    contracts.map(|id| self.contract_chip(id, seat, marks)).collect(),
                ),
                (
                    self.sight.text("table-barrage-tiles"),
                    tiles.map(|id| self.tile_chip(id, seat, marks)).collect(),
                ),
            ],
        }
    }

    fn standing(&self, seat: Seat) -> Vec<(&'static str, String)> {
        let playing = matches!(self.open.phase, Phase::Actions | Phase::Income);
        let offices = [
            (self.open.order[0] == seat, "play", "table-start-player"),
            (playing && self.open.is_out(seat), "pause", "table-barrage-out"),
        ];
        let held = offices.into_iter().filter(|(held, _, _)| *held);
        held.map(|(_, icon, key)| (icon, self.sight.text(key))).collect()
    }

    /// The company and the officer.
    fn identity(&self, seat: Seat) -> Vec<Chip> {
        let own = self.open.holding(seat);
        let chip = |piece: &str, icon| Chip {
            piece: format!("{}/{piece}", self.company(seat).id()),
            icon,
            name: self.sight.piece(piece),
            remark: None,
            action: None,
        };
        let emblem = [
            "company-usa",
            "company-germany",
            "company-italy",
            "company-france",
        ];
        let company = own.company().map(|id| {
            let emblem = emblem.get(id.index()).copied().unwrap_or("officer");
            chip(&self.data.company(id).id, emblem)
        });
        let officer = own.officer().map(|id| chip(&self.data.officer(id).id, "officer"));
        company.into_iter().chain(officer).collect()
    }

    /// The number of pieces of each kind on the map, and of fulfilled contracts.
    fn built(&self, seat: Seat) -> Vec<Chip> {
        let own = self.open.holding(seat);
        let icons = ["base", "elevation", "conduit", "powerhouse"];
        let chip = |(structure, icon): (Structure, &'static str)| Chip {
            piece: format!("{}/{}", self.company(seat).id(), structure.name()),
            icon,
            name: own.count(structure).to_string(),
            remark: None,
            action: None,
        };
        let fulfilled = Chip {
            piece: format!("{}/fulfilled", self.company(seat).id()),
            icon: "contract",
            name: own.fulfilled.len().to_string(),
            remark: Some(self.sight.text("table-barrage-fulfilled")),
            action: None,
        };
        let structures = Structure::ALL.into_iter().zip(icons).map(chip);
        structures.chain([fulfilled]).collect()
    }

    /// The action that a click on a chip chooses: only the mover's can be clicked.
    fn chip_action(&self, piece: &str, seat: Seat, marks: &Selection) -> (String, Option<String>) {
        if seat != self.open.turn {
            return (format!("{}/{piece}", self.company(seat).id()), None);
        }
        (piece.to_owned(), marks.action_at(piece))
    }

    fn contract_chip(&self, id: ContractId, seat: Seat, marks: &Selection) -> Chip {
        let contract = self.data.contract(id);
        let (piece, action) = self.chip_action(&contract.id, seat, marks);
        Chip {
            piece,
            icon: "contract",
            name: contract.energy.to_string(),
            remark: Some(self.sight.text(contract_kind(contract.kind))),
            action,
        }
    }

    fn tile_chip(&self, id: TileId, seat: Seat, marks: &Selection) -> Chip {
        let tile = self.data.tile(id);
        let (piece, action) = self.chip_action(&tile.id, seat, marks);
        Chip {
            piece,
            icon: match tile.structure {
                Some(Structure::Base) => "base",
                Some(Structure::Elevation) => "elevation",
                Some(Structure::Conduit) => "conduit",
                Some(Structure::Powerhouse) => "powerhouse",
                None => "structure",
            },
            name: self.sight.piece(&tile.id),
            remark: None,
            action,
        }
    }
}

/// The text key of the name of a kind of contract.
pub(super) fn contract_kind(kind: ContractKind) -> &'static str {
    use barrage::Colour;
    match kind {
        ContractKind::Starting => "table-barrage-kind-starting",
        ContractKind::National => "table-barrage-kind-national",
        ContractKind::Private(Colour::Green) => "table-barrage-kind-green",
        ContractKind::Private(Colour::Yellow) => "table-barrage-kind-yellow",
        ContractKind::Private(Colour::Red) => "table-barrage-kind-red",
    }
}
