//! What is available: contracts, patents, and the spaces on the management board.

use crate::print_line;
use barrage::data::{Effect, Office, Work};
use barrage::position::NO_TILE;
use barrage::{Area, Colour, ContractId, SpaceId, Structure, TileId};

use super::{Printer, TERMINAL_WIDTH, wrap_items};

const CONTRACT_INDENT: usize = 6;

impl Printer<'_> {
    pub(super) fn print_offers(&self) {
        print_line!("{}", self.text("cli-barrage-contracts"));
        let private = Colour::ALL
            .into_iter()
            .flat_map(|colour| self.open.face_up(colour));
        for contract in private.chain(self.open.nationals) {
            self.print_contract(contract);
        }
    }

    /// A contract's name, the energy it requires and its reward.
    pub(super) fn print_contract(&self, id: ContractId) {
        let contract = self.game.component_data().contract(id);
        let mut reward: Vec<String> = contract
            .reward
            .iter()
            .map(|effect| self.effect(*effect))
            .collect();
        let name = contract.name.in_language(self.context.language_code());
        if let Some(first) = reward.first_mut() {
            *first = self.labelled_text(name, first);
        }
        let mut indent = CONTRACT_INDENT;
        for line in wrap_items(&reward, ", ", TERMINAL_WIDTH - CONTRACT_INDENT - 4) {
            print_line!("{:indent$}{line}", "");
            indent = CONTRACT_INDENT + 4;
        }
    }

    pub(super) fn gain(&self, kind: &str, count: impl Into<u32>) -> String {
        let key = format!("cli-barrage-gain-{kind}");
        self.context
            .translations
            .text_with(&key, &[("count", count.into().into())])
    }

    fn effect(&self, effect: Effect) -> String {
        match effect {
            Effect::Vp(count) => self.gain("points", count),
            Effect::Credits(count) => self.gain("credits", count),
            Effect::Excavators(count) => self.gain("excavators", count),
            Effect::Mixers(count) => self.gain("mixers", count),
            Effect::Energy(count) => self.gain("energy", count),
            Effect::AnyMachines(count) => self.gain("machines", count),
            Effect::Rotate(count) => self.gain("segments", count),
            Effect::Drops { count, flow: false } => self.gain("drops", count),
            Effect::Drops { count, flow: true } => self.gain("flowing-drops", count),
            Effect::Free(free) => match free.structure {
                Structure::Conduit => self.gain("free-conduit", free.most),
                Structure::Base => self.free_base(free.areas),
                structure => self.text(&format!("cli-barrage-gain-free-{}", structure.name())),
            },
        }
    }

    /// A free base, with the areas where it may be built, unless it may be built everywhere (B-5.14).
    fn free_base(&self, areas: u8) -> String {
        let base = self.text("cli-barrage-gain-free-base");
        let allowed_areas = Area::ALL.into_iter().filter(|area| areas >> *area as u8 & 1 == 1);
        let names: Vec<String> = allowed_areas
            .map(|area| self.text(&format!("cli-barrage-area-{}", area.name())))
            .collect();
        if names.len() == Area::ALL.len() {
            base
        } else {
            format!("{base} ({})", names.join(", "))
        }
    }

    /// One line per office: the effects of its rows, and the engineers on them from left to right.
    pub(super) fn print_spaces(&self) {
        let offices = [
            Office::TurbineStation,
            Office::WaterManagement,
            Office::Workshop,
            Office::MachineryShop,
            Office::ContractOffice,
            Office::PatentOffice,
        ];
        for office in offices {
            let mut rows: Vec<(String, String)> = Vec::new();
            for id in self
                .game
                .open_spaces()
                .filter(|id| self.space(*id).office == office)
            {
                let work = self.work(self.space(id).work);
                let engineers = self
                    .open
                    .occupant(id)
                    .map_or("·".to_owned(), |seat| seat.to_string());
                match rows.last_mut() {
                    Some((last, all)) if *last == work => *all += &format!(" {engineers}"),
                    _ => rows.push((work, engineers)),
                }
            }
            let rows: Vec<String> = rows
                .iter()
                .map(|(work, engineers)| format!("{work} {engineers}"))
                .collect();
            if !rows.is_empty() {
                self.print_items(
                    &self.text(&format!("cli-barrage-office-{}", office.name())),
                    &rows,
                );
            }
        }
    }

    fn space(&self, id: SpaceId) -> &barrage::data::Space {
        self.game.component_data().space(id)
    }

    fn work(&self, work: Work) -> String {
        match work {
            Work::Produce(0) => "±0".to_owned(),
            Work::Produce(modifier) if modifier < 0 => format!("−{}", modifier.unsigned_abs()),
            Work::Produce(modifier) => format!("+{modifier}"),
            Work::Drops { count, flow: false } => self.gain("drops", count),
            Work::Drops { count, flow: true } => self.gain("flowing-drops", count),
            Work::Bank(count) => self.gain("credits", count),
            Work::Rotate(count) => self.gain("segments", count),
            Work::Machines {
                excavators,
                mixers: 0,
            } => self.gain("excavators", excavators),
            Work::Machines { excavators, mixers } => format!(
                "{} + {}",
                self.gain("excavators", excavators),
                self.gain("mixers", mixers)
            ),
            Work::AnyMachines(count) => self.gain("machines", count),
            Work::Contracts(count) => self.gain("contracts", count),
            Work::Patent(position) => self.tile(self.open.patents[usize::from(position)]),
        }
    }

    pub(super) fn tile(&self, id: TileId) -> String {
        if id == NO_TILE {
            return "–".to_owned();
        }
        let tile = self.game.component_data().tile(id);
        tile.name.in_language(self.context.language_code()).to_owned()
    }
}
