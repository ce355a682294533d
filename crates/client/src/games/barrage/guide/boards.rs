//! Boards and cards as the guide needs them.

use barrage::data::Office;
use barrage::{BonusId, CompanyId, ContractId, Data, ObjectiveId, SpaceId, Structure, TileId};
use board_svg::barrage::{
    ActionBoard, ActionRow, ActionSpace, Company, CompanyScene, EnergyMark, ManagementScene, Mark, Segment,
    StructureRow, TrackScene, WheelScene, company_board, contract_card, energy_track, management, wheel,
};
use board_svg::icon;
use lang::Translations;

use super::super::faces;
use crate::games::guide::row;

/// The engineers in the pictures of the management board.
const TAKEN: [(&str, Company); 3] = [
    ("workshop_rotate_1_left", Company::Italy),
    ("machinery_shop_excavator_left", Company::Usa),
    ("turbine_station_plus_2_left", Company::Usa),
];

/// Some offices of the management board.
pub(super) fn offices(data: &Data, translations: &Translations, wanted: &[Office]) -> String {
    let board = |office: &Office| ActionBoard {
        id: office.name().to_owned(),
        name: translations.text(&faces::office_key(*office)),
        rows: rows(data, *office),
        title: String::new(),
    };
    management(&ManagementScene {
        boards: wanted.iter().map(board).collect(),
        ..ManagementScene::default()
    })
}

/// Spaces with the same effect and price are in one row.
fn rows(data: &Data, office: Office) -> Vec<ActionRow> {
    let mut rows: Vec<ActionRow> = Vec::new();
    for id in SpaceId::all().filter(|id| data.space(*id).office == office) {
        let space = data.space(id);
        let taken = TAKEN.iter().find(|(place, _)| *place == space.id);
        let drawn = ActionSpace {
            id: space.id.clone(),
            engineers: space.engineers,
            surcharge: space.surcharge,
            occupants: taken
                .map(|(_, who)| (*who, space.engineers))
                .into_iter()
                .collect(),
            ..ActionSpace::default()
        };
        match rows.last_mut().filter(|_| space.id.ends_with("_right")) {
            Some(row) => row.spaces.push(drawn),
            None => rows.push(ActionRow {
                effect: faces::work(space.work),
                cost: space.cost,
                spaces: vec![drawn],
            }),
        }
    }
    rows
}

/// A wheel with two loads on it, and the company board whose first pieces are gone.
pub(super) fn building(data: &Data, language: &str) -> String {
    let Some(company) = CompanyId::all().next() else {
        return String::new();
    };
    let load = |id: &str, excavators, mixers| Segment {
        tile: data
            .find_tile(id)
            .map(|id| faces::tile(data, id, language, Mark::default())),
        excavators,
        mixers,
        title: String::new(),
    };
    let mut segments: [Segment; 6] = std::array::from_fn(|_| Segment::default());
    segments[1] = load("basic_base", 4, 0);
    segments[3] = load("basic_powerhouse", 0, 2);
    let wheel = wheel(&WheelScene {
        company: Company::Usa,
        turned: 3,
        segments,
        ..WheelScene::default()
    });
    format!(
        r#"<div class="company">{wheel}{}</div>"#,
        company_board(&company_scene(data, company, language))
    )
}

fn company_scene(data: &Data, id: CompanyId, language: &str) -> CompanyScene {
    let company = data.company(id);
    let uncovers = |structure: Structure, piece: usize| {
        let income = company
            .income
            .get(structure as usize)
            .and_then(|row| row.get(piece));
        income.into_iter().flatten().copied().map(faces::gain).collect()
    };
    let rows = Structure::ALL.map(|structure| StructureRow {
        structure: faces::structure(structure),
        built: [2, 1, 1, 1][structure as usize],
        uncovers: (1..=usize::from(company.pieces[structure as usize]))
            .map(|piece| uncovers(structure, piece))
            .collect(),
        title: String::new(),
    });
    let tiles = ["basic_elevation", "basic_conduit"];
    let tiles = tiles.into_iter().filter_map(|id| data.find_tile(id));
    let tile = |id: TileId| faces::tile(data, id, language, Mark::default());
    let officer = data.find_officer("officer_adler");
    CompanyScene {
        company: faces::company_of(data, id),
        name: company.name.in_language(language).to_owned(),
        rows,
        spaces: data
            .construction_spaces
            .iter()
            .map(|space| ActionSpace {
                id: space.id.clone(),
                engineers: space.engineers,
                surcharge: space.surcharge,
                ..ActionSpace::default()
            })
            .collect(),
        officer: officer
            .map(|id| faces::officer(data, id, language, Mark::default()))
            .unwrap_or_default(),
        power: Some(faces::power(company.power)),
        engineers: 9,
        credits: 5,
        excavators: 3,
        mixers: 2,
        vp: 14,
        tiles: tiles.map(tile).collect(),
        ..CompanyScene::default()
    }
}

/// The turbine station, and a contract before and after it is fulfilled.
pub(super) fn producing(data: &Data, translations: &Translations) -> String {
    let contract = ContractId::all().find(|id| id.colour().is_some());
    let face = |fulfilled| {
        let contract = contract.map(|id| faces::contract(data, id, fulfilled, Mark::default()));
        contract
            .map(|contract| contract_card(&contract))
            .unwrap_or_default()
    };
    let cards = row(&[face(false), icon("arrow-right"), face(true)]);
    offices(data, translations, &[Office::TurbineStation]) + &cards
}

/// The energy track near the end of round 3.
pub(super) fn track(data: &Data) -> String {
    let mark = |(company, energy)| EnergyMark {
        company,
        energy,
        ..EnergyMark::default()
    };
    let markers = [
        (Company::Usa, 19),
        (Company::Germany, 13),
        (Company::Italy, 22),
        (Company::France, 7),
    ];
    let bonus = |(n, id): (usize, BonusId)| (n >= 2).then(|| faces::bonus(data, id, String::new()));
    let objective = ObjectiveId::all().next();
    energy_track(&TrackScene {
        round: 3,
        credits: data
            .track
            .rewards
            .iter()
            .map(|reward| (reward.energy, reward.credits, reward.vp))
            .collect(),
        bonuses: BonusId::all().take(5).enumerate().map(bonus).collect(),
        objective: objective.map(|id| faces::objective(data, id, String::new())),
        markers: markers.map(mark).to_vec(),
        penalty: data.track.short,
        ..TrackScene::default()
    })
}
