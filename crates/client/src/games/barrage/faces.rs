//! The printed information on Barrage's pieces, for `board_svg`: effects, tiles, contracts, officers, companies.

use barrage::data::{self, Ability, ContractKind, Counted, Office, Power, Quantity, TileEffect, Work};
use barrage::{BonusId, CompanyId, ContractId, Data, ObjectiveId, OfficerId, TileId};
use board_svg::barrage::{
    Area, BonusTile, Company, CompanyFace, Contract, ContractKind as Kind, Effect, Mark, ObjectiveTile,
    Officer, Structure, Tile,
};

pub(crate) fn structure(structure: barrage::Structure) -> Structure {
    Structure::from_id(structure.name())
}

pub(crate) fn company_of(data: &Data, id: CompanyId) -> Company {
    data.companies
        .get(id.index())
        .map_or(Company::Neutral, |company| Company::from_id(&company.id))
}

/// A gain as `board_svg` draws it.
pub(crate) fn gain(effect: data::Effect) -> Effect {
    match effect {
        data::Effect::Vp(count) => Effect::Vp(i16::from(count)),
        data::Effect::Credits(count) => Effect::Credits(count),
        data::Effect::Excavators(count) => Effect::Excavators(count),
        data::Effect::Mixers(count) => Effect::Mixers(count),
        data::Effect::Energy(count) => Effect::Energy(count),
        data::Effect::AnyMachines(count) => Effect::AnyMachines(count),
        data::Effect::Rotate(count) => Effect::RotateWheel(count),
        data::Effect::Drops { count, flow: true } => Effect::DropsFlowing(count),
        data::Effect::Drops { count, flow: false } => Effect::DropsWaiting(count),
        data::Effect::Free(free) => free_structure(free),
    }
}

fn free_structure(free: data::Free) -> Effect {
    let base = free.structure == barrage::Structure::Base;
    let areas = barrage::Area::ALL.into_iter();
    let allowed = areas.filter(|area| base && free.areas & (1 << *area as u8) != 0);
    Effect::BuildFree {
        structure: structure(free.structure),
        areas: allowed.map(|area| Area::from_id(area.name())).collect(),
        max_production: (free.structure == barrage::Structure::Conduit).then_some(free.most),
    }
}

/// The effect of a tile apart from allowing a structure.
fn tile_effect(effect: TileEffect) -> Option<Effect> {
    Some(match effect {
        TileEffect::None => return None,
        TileEffect::FillEmptyDams(drops) => Effect::DropIntoEachEmptyDam(drops),
        TileEffect::RotatePerElevation(segments) => Effect::RotateWheelPerStructure {
            structure: Structure::Elevation,
            segments,
        },
        TileEffect::CreditsPerValue(credits) => Effect::CreditsPerProduction(credits),
        TileEffect::NoEngineers => Effect::NoEngineersNeeded,
        TileEffect::NoFee => Effect::WaiveRedBorderFee,
        TileEffect::EnergyPerBase(energy) => Effect::EnergyPerStructure {
            structure: Structure::Base,
            energy,
        },
        TileEffect::FillDam => Effect::FillThisDam,
        TileEffect::MostMachines(most) => Effect::CapMachineCost(most),
        TileEffect::Produce(modifier) => Effect::Production(modifier),
        TileEffect::AnyMachine => Effect::MachinesInterchangeable,
        TileEffect::NoEngineersNoMachines => Effect::NoEngineersAndNoMachines,
        TileEffect::VpPerDam { level, vp } => Effect::VpPerDamOfLevel { level, vp },
        TileEffect::EnergyPerValue(energy) => Effect::EnergyPerProduction(energy),
        TileEffect::VpPerPowerhouse(vp) => Effect::VpPerStructure {
            structure: Structure::Powerhouse,
            vp,
        },
        TileEffect::VpPerAdvancedTile(vp) => Effect::VpPerAdvancedTile(vp),
        TileEffect::Copy => Effect::CopyTileOnWheel,
    })
}

pub(crate) fn tile(data: &Data, id: TileId, language: &str, mark: Mark) -> Tile {
    let tile = data.tile(id);
    Tile {
        id: tile.id.clone(),
        structure: tile.structure.map_or(Structure::Any, structure),
        level: id.level(),
        effect: tile_effect(tile.effect),
        name: tile.name.in_language(language).to_owned(),
        mark,
    }
}

pub(crate) fn contract(data: &Data, id: ContractId, fulfilled: bool, mark: Mark) -> Contract {
    let contract = data.contract(id);
    Contract {
        id: contract.id.clone(),
        kind: match contract.kind {
            ContractKind::Starting => Kind::Starting,
            ContractKind::National => Kind::National,
            ContractKind::Private(colour) => Kind::from_id(colour.name()),
        },
        energy: contract.energy,
        reward: contract.reward.iter().copied().map(gain).collect(),
        fulfilled,
        mark,
    }
}

pub(crate) fn officer(data: &Data, id: OfficerId, language: &str, mark: Mark) -> Officer {
    let officer = data.officer(id);
    Officer {
        id: officer.id.clone(),
        name: officer.name.in_language(language).to_owned(),
        effect: Some(match officer.ability {
            Ability::BaseCost(cost) => Effect::FixedBaseCost(cost),
            Ability::TopDamHolds(drops) => Effect::Level3Capacity(drops),
            Ability::LeastOutput(least) => Effect::MinimumRawProduction(least),
            Ability::MixersForConduits(each) => Effect::AlternativeConduitCost(each),
            Ability::CreditsForMachines(each) => Effect::CreditsForMachines(each),
            Ability::SpecialTile => Effect::CopyTileOnWheel,
            Ability::Copies => Effect::CopyOfficer,
        }),
        mark,
    }
}

pub(crate) fn power(power: Power) -> Effect {
    match power {
        Power::Passing(energy) => Effect::EnergyWhenDropPasses(energy),
        Power::SecondProduction => Effect::SecondProduction,
        Power::ExtraEnergy(energy) => Effect::ExtraEnergyAfterProduction(energy),
        Power::Discount(energy) => Effect::ContractEnergyDiscount(energy),
    }
}

pub(crate) fn company(data: &Data, id: CompanyId, language: &str, mark: Mark) -> CompanyFace {
    let company = data.company(id);
    CompanyFace {
        company: company_of(data, id),
        name: company.name.in_language(language).to_owned(),
        power: Some(power(company.power)),
        mark,
    }
}

/// The text key of an office's name.
pub(crate) fn office_key(office: Office) -> String {
    format!("table-barrage-office-{}", office.name().replace('_', "-"))
}

/// The effects of an action space.
pub(crate) fn work(work: Work) -> Vec<Effect> {
    match work {
        Work::Produce(modifier) => vec![Effect::Production(modifier)],
        Work::Drops { count, flow: true } => vec![Effect::DropsFlowing(count)],
        Work::Drops { count, flow: false } => vec![Effect::DropsWaiting(count)],
        Work::Bank(credits) => vec![Effect::CreditsPerEngineer(credits)],
        Work::Rotate(segments) => vec![Effect::RotateWheel(segments)],
        Work::Machines { excavators, mixers } => {
            let parts = [Effect::Excavators(excavators), Effect::Mixers(mixers)];
            let some = parts.into_iter().zip([excavators, mixers]);
            some.filter(|(_, count)| *count > 0)
                .map(|(part, _)| part)
                .collect()
        }
        Work::AnyMachines(count) => vec![Effect::AnyMachines(count)],
        Work::Contracts(count) => vec![Effect::TakeContracts(count)],
        Work::Patent(_) => vec![Effect::TakePatentTile],
    }
}

pub(crate) fn bonus(data: &Data, id: BonusId, title: String) -> BonusTile {
    let bonus = data.bonus(id);
    let per = |structure| Effect::VpPerStructure {
        structure,
        vp: bonus.vp,
    };
    BonusTile {
        id: bonus.id.clone(),
        effect: match bonus.counts {
            Counted::Contracts => Effect::VpPerContract(bonus.vp),
            Counted::Bases => per(Structure::Base),
            Counted::Elevations => per(Structure::Elevation),
            Counted::Conduits => per(Structure::Conduit),
            Counted::Powerhouses => per(Structure::Powerhouse),
            Counted::AdvancedTiles => Effect::VpPerAdvancedTile(bonus.vp),
        },
        title,
    }
}

pub(crate) fn objective(data: &Data, id: ObjectiveId, title: String) -> ObjectiveTile {
    let objective = data.objective(id);
    ObjectiveTile {
        id: objective.id.clone(),
        counts: match objective.quantity {
            Quantity::RedSpaces => Effect::CountRedSpaces,
            Quantity::MostInArea => Effect::CountMostInArea,
            Quantity::Connections => Effect::CountConnections,
            Quantity::LeastInArea => Effect::CountLeastInArea,
            Quantity::BasinsWithOne => Effect::CountBasinsWith(1),
            Quantity::BasinsWithThree => Effect::CountBasinsWith(3),
        },
        points: data.objective_vp,
        title,
    }
}
