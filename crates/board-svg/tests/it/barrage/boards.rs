//! Scenes of the boards next to the map, in the middle of a three-player game.

use board_svg::barrage::*;

use super::barrage_components::{BarrageComponents, effect};

/// The management boards with engineers on some spaces.
pub fn management_scene(components: &BarrageComponents) -> ManagementScene {
    let mut scene = ManagementScene {
        label: "Management boards".into(),
        boards: components.boards(3),
        ..ManagementScene::default()
    };
    let all = components.contracts();
    for (kind, first) in [("green", 6), ("yellow", 3), ("red", 12)] {
        let of = all.iter().filter(|contract| contract.id.starts_with(kind));
        scene.contracts.extend(of.skip(first - 1).take(2).cloned());
    }
    let national = all
        .iter()
        .filter(|contract| contract.kind == ContractKind::National);
    scene.national = national.skip(1).take(2).cloned().collect();
    scene.contracts[1].mark.lit = true;
    let tiles = components.tiles();
    scene.patents = [Some(tiles[5].clone()), None, Some(tiles[12].clone())];
    let spaces = scene.boards.iter_mut().flat_map(|board| &mut board.rows);
    for space in spaces.flat_map(|row| &mut row.spaces) {
        match space.id.as_str() {
            "turbine_station_plus_2_left" => space.occupants = vec![(Company::Germany, 2)],
            "turbine_station_plus_2_right" => space.occupants = vec![(Company::Usa, 3)],
            "workshop_rotate_1_left" => space.occupants = vec![(Company::France, 1)],
            "machinery_shop_both_machines_left" => space.occupants = vec![(Company::Italy, 2)],
            "bank_any" => {
                space.occupants = vec![(Company::Usa, 2), (Company::Italy, 5), (Company::France, 1)]
            }
            "patent_office_position_2_left" => space.occupants = vec![(Company::Usa, 2)],
            "water_management_two_drops_left" | "contract_office_one_contract_right" => space.mark.lit = true,
            "water_management_one_flowing_drop_right" => {
                space.mark.chosen = true;
                space.preview = Some(Company::Italy);
            }
            _ => {}
        }
    }
    scene
}

/// A company's board in round 3.
pub fn company_scene(components: &BarrageComponents, n: usize) -> CompanyScene {
    let faces = components.companies();
    let row = &components.rows("companies")[n];
    let structures = [
        (Structure::Base, "base", 3),
        (Structure::Elevation, "elevation", 2),
        (Structure::Conduit, "conduit", 4),
        (Structure::Powerhouse, "powerhouse", 3),
    ];
    let rows = structures.map(|(structure, word, built)| StructureRow {
        structure,
        built,
        uncovers: match structure {
            Structure::Powerhouse => vec![
                vec![],
                vec![Effect::ProductionBonus(1)],
                vec![Effect::CompanyPower],
                vec![Effect::ProductionBonus(2)],
            ],
            _ => (1..=5)
                .map(|nth: u8| {
                    let income = row["income"][word].get(nth.to_string());
                    let list = income.and_then(|value| value.as_array()).into_iter().flatten();
                    list.map(effect).collect()
                })
                .collect(),
        },
        title: word.into(),
    });
    let (tiles, contracts) = (components.tiles(), components.contracts());
    let mut spaces: Vec<ActionSpace> = [(1, 0), (2, 0), (3, 0), (3, 3)]
        .iter()
        .enumerate()
        .map(|(at, &(engineers, surcharge))| ActionSpace {
            id: format!("construct_{}", at + 1),
            engineers,
            surcharge,
            ..ActionSpace::default()
        })
        .collect();
    spaces[0].occupants = vec![(faces[n].company, 1)];
    spaces[1].mark.lit = true;
    CompanyScene {
        company: faces[n].company,
        name: faces[n].name.clone(),
        label: faces[n].name.clone(),
        to_move: n == 1,
        rows,
        spaces,
        officer: components.officers()[n].clone(),
        power: faces[n].power.clone(),
        power_title: String::new(),
        power_works: n != 1 && n != 3,
        engineers: 7,
        credits: 11,
        excavators: 4,
        mixers: 2,
        vp: 34,
        energy: 17,
        tiles: [0, 2, 3, 8, 14].map(|at| tiles[at].clone()).to_vec(),
        contracts: vec![contracts[1].clone(), contracts[16].clone(), contracts[28].clone()],
        fulfilled: 4,
    }
}

/// A wheel with three constructions on it.
pub fn wheel_scene(components: &BarrageComponents, company: Company, turned: u32) -> WheelScene {
    let tiles = components.tiles();
    let segment = |tile: usize, excavators, mixers| Segment {
        tile: Some(tiles[tile].clone()),
        excavators,
        mixers,
        title: tiles[tile].id.clone(),
    };
    WheelScene {
        company,
        label: "Construction wheel".into(),
        turned,
        segments: [
            Segment::default(),
            segment(0, 4, 0),
            segment(16, 0, 3),
            Segment::default(),
            segment(14, 2, 1),
            segment(3, 0, 0),
        ],
    }
}

/// The track in round 3.
pub fn track_scene(components: &BarrageComponents) -> TrackScene {
    let mark = |company, energy, preview| EnergyMark {
        company,
        energy,
        preview,
        title: format!("{company:?} {energy}"),
    };
    let mut bonuses: Vec<Option<BonusTile>> =
        components.bonus_tiles().into_iter().map(Some).take(5).collect();
    bonuses[0] = None;
    bonuses[1] = None;
    let c = |energy, credits| (energy, credits, 0);
    TrackScene {
        label: "Energy track".into(),
        round: 3,
        credits: vec![
            (0, 3, -3),
            c(1, 1),
            c(2, 2),
            c(4, 3),
            c(7, 4),
            c(11, 5),
            c(16, 6),
            c(22, 7),
            c(29, 8),
        ],
        bonuses,
        objective: components.objectives().into_iter().nth(1),
        markers: vec![
            mark(Company::Usa, 34, None),
            mark(Company::Germany, 11, Some(19)),
            mark(Company::Italy, 11, None),
            mark(Company::France, 0, None),
        ],
        penalty: 4,
    }
}
