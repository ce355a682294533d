//! Example tables of Barrage, shared by the tests and the gallery.

use board_svg::barrage::*;
use toml::Value;

use super::barrage_components::BarrageComponents;

fn label_mark(label: &str) -> Mark {
    Mark {
        label: label.to_owned(),
        ..Mark::default()
    }
}

/// The map before the first turn: neutral dams only.
pub fn map_start() -> MapScene {
    let tiles = [[0, 2, 2, 0], [1, 1, 1, 1], [0, 0, 1, 3], [1, 0, 2, 2]];
    let mut scene = MapScene {
        label: "The map".into(),
        round: 1,
        areas: areas(),
        ..MapScene::default()
    };
    for (letter, tile) in ["a", "b", "c", "d"].iter().zip(tiles) {
        scene.headstreams.push(Headstream {
            id: format!("headstream_{letter}"),
            letter: letter.to_uppercase(),
            tile,
            waiting: tile[0],
            mark: label_mark(&format!("Headstream {letter}")),
        });
    }
    let components = BarrageComponents::read();
    let id = |row: &Value| row["id"].as_str().expect("an id").to_owned();
    let red = |row: &Value| row["red"].as_bool().expect("red or not");
    for row in components.rows("dams") {
        scene.dams.push(DamSpace {
            id: id(&row),
            red: red(&row),
            dam: neutral_dam(&id(&row)),
            preview: None,
            mark: label_mark(&id(&row)),
        });
    }
    for row in components.rows("conduits") {
        scene.conduits.push(ConduitSpace {
            id: id(&row),
            production: row["value"].as_integer().expect("a value") as u8,
            mark: label_mark(&id(&row)),
            ..ConduitSpace::default()
        });
    }
    for row in components.rows("powerhouses") {
        scene.powerhouses.push(PowerhouseSpace {
            id: id(&row),
            red: red(&row),
            mark: label_mark(&id(&row)),
            ..PowerhouseSpace::default()
        });
    }
    scene
}

fn areas() -> Vec<AreaNote> {
    let area = |name: &str, base, elevation| AreaNote {
        name: name.into(),
        base,
        elevation,
        title: String::new(),
    };
    vec![area("Mountains", 5, 4), area("Hills", 4, 3), area("Plains", 3, 2)]
}

fn neutral_dam(id: &str) -> Option<Dam> {
    let level = match id {
        "dam_2_lower" => 1,
        "dam_7_lower" => 2,
        "dam_8_lower" => 3,
        _ => return None,
    };
    Some(Dam {
        owner: Company::Neutral,
        level,
        drops: 1,
        capacity: level,
    })
}

/// The map in round 3 of a four-player game: much is built, some places can be chosen, and one is chosen.
pub fn map_middle() -> MapScene {
    use Company::{France, Germany, Italy, Usa};
    let mut scene = map_start();
    scene.round = 3;
    for (stream, waiting) in scene.headstreams.iter_mut().zip([2, 7, 1, 4]) {
        stream.waiting = waiting;
    }
    let dams = [
        ("dam_1_upper", Usa, 2, 1, 2),
        ("dam_1_lower", Germany, 3, 3, 3),
        ("dam_3_lower", Italy, 1, 0, 1),
        ("dam_4_lower", France, 3, 4, 4),
        ("dam_5_upper", France, 1, 1, 1),
        ("dam_5_lower", Usa, 3, 2, 3),
        ("dam_6_lower", Germany, 2, 2, 2),
        ("dam_9_upper", Italy, 2, 0, 2),
        ("dam_10_lower", Usa, 1, 1, 1),
        ("dam_10_upper", Germany, 1, 1, 1),
    ];
    for (id, owner, level, drops, capacity) in dams {
        let space = scene.dams.iter_mut().find(|space| space.id == id);
        space.expect("a dam space").dam = Some(Dam {
            owner,
            level,
            drops,
            capacity,
        });
    }
    let conduits = [
        ("conduit_1_left", Usa),
        ("conduit_2_right", Italy),
        ("conduit_3_left", Germany),
        ("conduit_4_right", France),
        ("conduit_5_left", Usa),
        ("conduit_6_right", Germany),
        ("conduit_8_right", France),
        ("conduit_9_left", Italy),
        ("conduit_10_right", Usa),
    ];
    for (id, owner) in conduits {
        let space = scene.conduits.iter_mut().find(|space| space.id == id);
        space.expect("a conduit").owner = Some(owner);
    }
    let houses = [
        ("powerhouse_5_1", Germany),
        ("powerhouse_6_1", Italy),
        ("powerhouse_7_2", Germany),
        ("powerhouse_8_1", Usa),
        ("powerhouse_8_3", France),
        ("powerhouse_9_2", France),
        ("powerhouse_10_2", Italy),
        ("powerhouse_11_1", Italy),
        ("powerhouse_12_1", Usa),
        ("powerhouse_12_4", France),
    ];
    for (id, owner) in houses {
        let space = scene.powerhouses.iter_mut().find(|space| space.id == id);
        space.expect("a powerhouse space").owner = Some(owner);
    }
    add_choices(&mut scene);
    scene
}

/// Adds some choices: lit, chosen and barred places, and previews of new pieces.
fn add_choices(scene: &mut MapScene) {
    for space in &mut scene.dams {
        space.mark.lit = ["dam_2_upper", "dam_6_upper", "dam_9_lower"].contains(&space.id.as_str());
        space.mark.barred = space.id == "dam_8_upper";
        if space.id == "dam_7_upper" {
            space.mark.chosen = true;
            space.preview = Some(Company::Usa);
        }
    }
    for space in &mut scene.conduits {
        space.mark.lit =
            ["conduit_7_right", "conduit_2_left", "conduit_9_right"].contains(&space.id.as_str());
        if space.id == "conduit_4_left" {
            space.mark.chosen = true;
            space.preview = Some(Company::France);
        }
    }
    for space in &mut scene.powerhouses {
        space.mark.lit = ["powerhouse_10_1", "powerhouse_11_4"].contains(&space.id.as_str());
        if space.id == "powerhouse_6_2" {
            space.mark.chosen = true;
            space.preview = Some(Company::Germany);
        }
    }
    scene.headstreams[2].mark.lit = true;
}
