//! Contracts, technology tiles, officers, companies, bonus and objective tiles.

use barrage::data::{Ability, Quantity, TileEffect};
use barrage::{BonusId, CompanyId, ContractId, ObjectiveId, OfficerId, Structure, TileId};
use board_svg::barrage::{
    Mark, bonus_tile, company_card, contract_card, objective_tile, officer_card, tile_card,
};
use lang::Names;

use super::super::super::Detail;
use super::super::panel::contract_kind;
use super::super::{BarrageView, faces};
use super::{Rows, words};

impl BarrageView<'_> {
    pub(super) fn card_detail(&self, piece: &str) -> Option<Detail> {
        let data = self.data;
        if let Some(id) = data.find_contract(piece) {
            Some(self.contract_detail(id))
        } else if let Some(id) = data.find_tile(piece) {
            Some(self.tile_detail(id))
        } else if let Some(id) = data.find_officer(piece) {
            Some(self.officer_detail(id))
        } else if let Some(id) = data.find_company(piece) {
            Some(self.company_detail(id))
        } else if let Some(id) = data.find_bonus(piece) {
            Some(self.bonus_detail(id))
        } else {
            data.find_objective(piece).map(|id| self.objective_detail(id))
        }
    }

    fn contract_detail(&self, id: ContractId) -> Detail {
        let contract = self.data.contract(id);
        let needs = [("count", contract.energy.into())];
        let mut rows: Rows = vec![
            self.row("table-kind", self.sight.text(contract_kind(contract.kind))),
            self.row(
                "table-barrage-asks",
                self.sight.with("table-barrage-gain-energy", &needs),
            ),
            (
                self.sight.text("table-barrage-reward"),
                contract.reward.iter().map(|gain| self.gain(*gain)).collect(),
            ),
        ];
        let holder = self
            .sight
            .seats()
            .find(|seat| self.open.holding(*seat).contracts.has(id));
        rows.extend(holder.map(|seat| self.row("table-where", self.player(seat))));
        rows.push(self.rule_row("B-7.7"));
        Detail {
            name: self.sight.piece(&contract.id),
            svg: contract_card(&faces::contract(self.data, id, false, Mark::default())),
            rows,
        }
    }

    fn tile_detail(&self, id: TileId) -> Detail {
        let tile = self.data.tile(id);
        let builds = match tile.structure {
            Some(structure) => self.structure_name(structure),
            None => self.sight.text("table-barrage-any-structure"),
        };
        let mut rows = vec![self.row("table-barrage-builds", builds)];
        rows.extend(self.tile_prices(id));
        if id.level() > 0 || id == TileId::KRYLOV {
            rows.extend(
                self.tile_state_text(id)
                    .map(|place| self.row("table-where", place)),
            );
        }
        rows.extend(tile_rule(tile.effect).map(|rule| self.rule_row(rule)));
        Detail {
            name: self.sight.piece(&tile.id),
            svg: tile_card(&faces::tile(self.data, id, self.language(), Mark::default())),
            rows,
        }
    }

    /// Where a tile is, as text. Only one company can have an advanced tile.
    fn tile_state_text(&self, id: TileId) -> Option<String> {
        if self.open.patents.contains(&id) {
            return Some(self.sight.text("table-barrage-office-patent-office"));
        }
        let seat = self.sight.seats().find(|seat| {
            let own = self.open.holding(*seat);
            own.tiles.or(own.wheel.tiles()).has(id)
        })?;
        let values = [("player", self.player(seat).into())];
        let key = if self.open.holding(seat).tiles.has(id) {
            "table-barrage-tile-held"
        } else {
            "table-barrage-tile-wheel"
        };
        Some(self.sight.with(key, &values))
    }

    fn officer_detail(&self, id: OfficerId) -> Detail {
        let officer = self.data.officer(id);
        let mut rows = vec![self.rule_row(ability_rule(officer.ability))];
        rows.extend(officer.credits.map(|credits| {
            let values = [("count", credits.into())];
            self.row(
                "table-barrage-start-credits",
                self.sight.with("table-barrage-gain-credits", &values),
            )
        }));
        Detail {
            name: self.sight.piece(&officer.id),
            svg: officer_card(&faces::officer(self.data, id, self.language(), Mark::default())),
            rows,
        }
    }

    fn company_detail(&self, id: CompanyId) -> Detail {
        let company = self.data.company(id);
        let incomes = [Structure::Base, Structure::Elevation, Structure::Conduit];
        let mut rows: Rows = incomes
            .map(|structure| {
                let income = company.income[structure as usize].iter().enumerate();
                let some = income.filter(|(_, gains)| !gains.is_empty());
                let texts = some.map(|(piece, gains)| {
                    let gains: Vec<String> = gains.iter().map(|gain| self.gain(*gain)).collect();
                    let values = [("piece", piece.into()), ("income", gains.join(", ").into())];
                    self.sight.with("table-barrage-income-of", &values)
                });
                (self.structure_name(structure), texts.collect())
            })
            .to_vec();
        rows.push(self.rule_row(words::power_rule(company.power)));
        Detail {
            name: self.sight.piece(&company.id),
            svg: company_card(&faces::company(self.data, id, self.language(), Mark::default())),
            rows,
        }
    }

    fn bonus_detail(&self, id: BonusId) -> Detail {
        let bonus = self.data.bonus(id);
        let name = self.sight.piece(&bonus.id);
        let points = [("points", bonus.vp.into())];
        let round = self.open.bonuses.iter().position(|known| *known == id);
        let round = round.map(|n| {
            self.sight
                .with("table-barrage-round", &[("round", (n + 1).into())])
        });
        let mut rows = vec![self.row("table-barrage-for-each", self.sight.with("table-points", &points))];
        rows.extend(round.map(|round| self.row("table-barrage-scored", round)));
        rows.push(self.rule_row("B-9.5"));
        Detail {
            svg: bonus_tile(&faces::bonus(self.data, id, String::new())),
            name,
            rows,
        }
    }

    /// What the objective counts, and each player's current number.
    fn objective_detail(&self, id: ObjectiveId) -> Detail {
        let objective = self.data.objective(id);
        let mut rows = vec![self.rule_row(objective_rule(objective.quantity))];
        rows.extend(self.sight.seats().map(|seat| {
            let count = self.game.objective_quantity(self.open, seat);
            (self.player(seat), vec![count.to_string()])
        }));
        Detail {
            name: self.sight.piece(&objective.id),
            svg: objective_tile(&faces::objective(self.data, id, String::new())),
            rows,
        }
    }
}

fn tile_rule(effect: TileEffect) -> Option<&'static str> {
    Some(match effect {
        TileEffect::None => return None,
        TileEffect::FillEmptyDams(_) => "B-14.3",
        TileEffect::RotatePerElevation(_) => "B-14.4",
        TileEffect::CreditsPerValue(_) => "B-14.5",
        TileEffect::NoEngineers => "B-14.6",
        TileEffect::NoFee => "B-14.7",
        TileEffect::EnergyPerBase(_) => "B-14.8",
        TileEffect::FillDam => "B-14.9",
        TileEffect::MostMachines(_) => "B-14.10",
        TileEffect::Produce(_) => "B-14.11",
        TileEffect::AnyMachine => "B-14.12",
        TileEffect::NoEngineersNoMachines => "B-14.13",
        TileEffect::VpPerDam { .. } => "B-14.14",
        TileEffect::EnergyPerValue(_) => "B-14.15",
        TileEffect::VpPerPowerhouse(_) => "B-14.16",
        TileEffect::VpPerAdvancedTile(_) => "B-14.17",
        TileEffect::Copy => "B-13.7",
    })
}

fn ability_rule(ability: Ability) -> &'static str {
    match ability {
        Ability::BaseCost(_) => "B-13.2",
        Ability::TopDamHolds(_) => "B-13.3",
        Ability::LeastOutput(_) => "B-13.4",
        Ability::MixersForConduits(_) => "B-13.5",
        Ability::CreditsForMachines(_) => "B-13.6",
        Ability::SpecialTile => "B-13.7",
        Ability::Copies => "B-13.8",
    }
}

fn objective_rule(quantity: Quantity) -> &'static str {
    match quantity {
        Quantity::RedSpaces => "B-11.6",
        Quantity::Connections => "B-11.5",
        _ => "B-11.10",
    }
}
