//! The pictures of Barrage: well formed, complete, repeatable, small.

use std::collections::BTreeSet;

use board_svg::barrage::*;
use board_svg::{BASE_CSS, BOARD_CSS};

use super::barrage_components::BarrageComponents;
use super::{boards, table};
use crate::xml;

/// Every board, in the middle of a game.
fn pictures() -> Vec<String> {
    let components = BarrageComponents::read();
    let mut pictures = vec![
        map(&table::map_start()),
        map(&table::map_middle()),
        management(&boards::management_scene(&components)),
        energy_track(&boards::track_scene(&components)),
        wheel(&boards::wheel_scene(&components, Company::Italy, 8)),
    ];
    pictures.extend((0..4).map(|n| company_board(&boards::company_scene(&components, n))));
    pictures
}

/// Every card.
fn cards() -> Vec<String> {
    let components = BarrageComponents::read();
    let mut cards: Vec<String> = components.contracts().iter().map(contract_card).collect();
    cards.extend(components.tiles().iter().map(tile_card));
    cards.extend(components.officers().iter().map(officer_card));
    cards.extend(components.companies().iter().map(company_card));
    cards.extend(components.bonus_tiles().iter().map(bonus_tile));
    cards.extend(components.objectives().iter().map(objective_tile));
    cards
}

fn count(picture: &str, id: &str) -> usize {
    picture.matches(&format!(r#"data-tile="{id}""#)).count()
}

#[test]
fn boards_are_well_formed_without_dangling_links() {
    for picture in pictures() {
        let (ids, links) = xml::check(&picture);
        let unique: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "an id is used twice");
        for link in links {
            assert!(unique.contains(&link), "{link} is referred to and missing");
        }
        for piece in picture.split("url(#").skip(1) {
            let id = piece.split(')').next().unwrap_or_default().to_owned();
            assert!(unique.contains(&id), "{id} is referred to and missing");
        }
    }
    assert_eq!(pictures(), pictures(), "the same scene gives the same picture");
}

#[test]
fn maps_contain_every_space_of_the_data_once() {
    let components = BarrageComponents::read();
    for scene in [table::map_start(), table::map_middle()] {
        let picture = map(&scene);
        for table in ["headstreams", "dams", "conduits", "powerhouses"] {
            for row in components.rows(table) {
                let id = row["id"].as_str().expect("an id");
                assert_eq!(count(&picture, id), 1, "{id}");
            }
        }
        assert_eq!(picture.matches("data-tile=").count(), 67);
        assert!(picture.len() < 80_000, "{} bytes", picture.len());
    }
}

#[test]
fn management_boards_contain_every_space_once() {
    let components = BarrageComponents::read();
    let scene = boards::management_scene(&components);
    let picture = management(&scene);
    let offices = components.rows("offices");
    let spaces = offices.iter().flat_map(|office| office["spaces"].as_array());
    for space in spaces.flatten() {
        let id = space["id"].as_str().expect("an id");
        assert_eq!(count(&picture, id), 1, "{id}");
    }
    for contract in scene.contracts.iter().chain(&scene.national) {
        assert_eq!(count(&picture, &contract.id), 1, "{}", contract.id);
    }
    for tile in scene.patents.iter().flatten() {
        assert_eq!(count(&picture, &tile.id), 1, "{}", tile.id);
    }
    assert!(picture.len() < 60_000, "{} bytes", picture.len());
}

#[test]
fn only_highlighted_places_are_buttons() {
    let mut scene = table::map_start();
    scene.dams[3].mark.lit = true;
    scene.conduits[5].mark.chosen = true;
    let picture = map(&scene);
    let tag = |id: &str| {
        let at = picture.find(&format!(r#"data-tile="{id}""#)).expect("the place");
        picture[at..].split('>').next().unwrap_or_default().to_owned()
    };
    assert!(tag(&scene.dams[3].id).contains(r#"role="button""#));
    assert!(tag(&scene.conduits[5].id).contains(r#"role="button""#));
    assert!(tag(&scene.dams[4].id).contains(r#"role="img""#));
}

#[test]
fn b_1_5_a_dam_shows_its_drops_and_free_capacity() {
    let mut scene = table::map_start();
    for space in &mut scene.dams {
        space.dam = None;
    }
    for stream in &mut scene.headstreams {
        stream.waiting = 0;
    }
    scene.dams[6].dam = Some(Dam {
        owner: Company::France,
        level: 3,
        drops: 1,
        capacity: 4,
    });
    let picture = map(&scene);
    assert_eq!(picture.matches(r#"class="m-drop" href"#).count(), 1);
    assert_eq!(picture.matches(r#"class="m-room""#).count(), 3);
    assert!(picture.contains(r##"href="#l-wall-3""##));
}

#[test]
fn owners_are_recognisable_without_colour() {
    let emblems = |owner| {
        let mut scene = table::map_start();
        scene.conduits[0].owner = Some(owner);
        scene.powerhouses[0].owner = Some(owner);
        let emblem = format!("#ss-i-em-{}\"", owner.id());
        map(&scene).matches(&emblem).count()
    };
    for owner in [Company::Usa, Company::Germany, Company::Italy, Company::France] {
        assert_eq!(emblems(owner), 4, "three on a long pipe, one on the house");
    }
}

#[test]
fn cards_are_self_contained_and_distinct() {
    let cards = cards();
    for card in &cards {
        let (ids, links) = xml::check(card);
        assert!(
            ids.is_empty() && links.is_empty(),
            "a card stands alone and may appear twice"
        );
    }
    let faces: BTreeSet<String> = cards
        .iter()
        .map(|card| {
            card.split_once("</title>")
                .map_or(card.clone(), |(_, face)| face.to_owned())
        })
        .collect();
    assert_eq!(faces.len(), cards.len(), "two cards look the same");
}

#[test]
fn b_15_2_segments_keep_their_place_on_a_turning_wheel() {
    let components = BarrageComponents::read();
    let scene = boards::wheel_scene(&components, Company::Usa, 0);
    let mut turned = scene.clone();
    turned.turned = 1;
    turned.segments.rotate_right(1);
    let still = |picture: String| {
        let wheel = picture.split("w-wheel").nth(1).unwrap_or_default().to_owned();
        // Another segment is open now; apart from that, only the angle has changed.
        wheel.replace(" open", "").replace("60deg\"><g", "0deg\"><g")
    };
    assert_eq!(still(wheel(&scene)), still(wheel(&turned)));
}

#[test]
fn a_flow_is_animated_once_per_drop() {
    let flow = Flow {
        from: "dam_1_upper".into(),
        conduit: Some("conduit_1_right".into()),
        to: "dam_5_lower".into(),
        drops: 3,
        after: 1,
    };
    let picture = flowing(&[flow, Flow::default()]);
    xml::check(&picture);
    assert_eq!(picture.matches("m-run").count(), 3);
    assert_eq!(
        picture.matches("m-trace").count(),
        1,
        "an unknown way is left out"
    );
    let plan = planned(&Plan {
        dam: "dam_1_upper".into(),
        conduit: "conduit_1_right".into(),
        powerhouse: "powerhouse_5_2".into(),
        drops: 2,
        energy: 8,
        rests: vec![("dam_5_lower".into(), 1), ("exit_left".into(), 1)],
    });
    xml::check(&plan);
    assert_eq!(plan.matches("m-plan-river").count(), 2);
}

#[test]
fn texts_are_escaped_everywhere() {
    let nasty = r#"<b>"Tom" & 'Jerry'"#.to_owned();
    let components = BarrageComponents::read();
    let mut scene = table::map_middle();
    scene.label.clone_from(&nasty);
    for area in &mut scene.areas {
        area.name.clone_from(&nasty);
        area.title.clone_from(&nasty);
    }
    let dams = scene.dams.iter_mut().map(|space| &mut space.mark);
    let conduits = scene.conduits.iter_mut().map(|space| &mut space.mark);
    for mark in dams.chain(conduits) {
        mark.label.clone_from(&nasty);
        mark.title.clone_from(&nasty);
    }
    xml::check(&map(&scene));
    let mut company = boards::company_scene(&components, 2);
    company.name.clone_from(&nasty);
    company.officer.name.clone_from(&nasty);
    company.power_title.clone_from(&nasty);
    company.rows[0].title.clone_from(&nasty);
    xml::check(&company_board(&company));
    let mut offices = boards::management_scene(&components);
    offices.boards[0].name.clone_from(&nasty);
    offices.boards[0].title.clone_from(&nasty);
    xml::check(&management(&offices));
    let mut track = boards::track_scene(&components);
    track.markers[0].title.clone_from(&nasty);
    track.label.clone_from(&nasty);
    xml::check(&energy_track(&track));
}

#[test]
fn b_1_9_a_marker_past_the_track_is_flipped() {
    let components = BarrageComponents::read();
    let mut scene = boards::track_scene(&components);
    scene.markers.truncate(1);
    let lap = |energy: u32| {
        let mut scene = scene.clone();
        scene.markers[0].energy = energy;
        let picture = energy_track(&scene);
        ["+30", "+60"].map(|lap| picture.matches(lap).count())
    };
    assert_eq!((lap(31), lap(32), lap(61)), ([0, 0], [1, 0], [1, 0]));
    assert_eq!(lap(62), [0, 1]);
}

/// An element whose class has no rule would be drawn in black.
#[test]
fn every_class_has_a_rule_in_the_style_sheet() {
    let mut pictures = pictures();
    pictures.extend(cards());
    pictures.push(flowing(&[Flow {
        from: "headstream_a".into(),
        to: "dam_1_upper".into(),
        drops: 1,
        ..Flow::default()
    }]));
    // Classes that need no rule: they are only hooks for scripts and tests, or distinguish siblings.
    let bare = [
        "barrage",
        "m-dam",
        "m-head",
        "m-house",
        "m-sign",
        "m-when",
        "x-space",
        "x-officer",
        "x-tile",
        "x-bonus",
        "c-board",
        "c-row",
        "w-board",
        "w-segment",
        "e-mark",
        "held",
        "l-near",
        "preview",
    ];
    let css = [BASE_CSS, BOARD_CSS].concat();
    for picture in pictures {
        for classes in picture.split("class=\"").skip(1) {
            for class in classes.split('"').next().unwrap_or_default().split(' ') {
                let known = bare.contains(&class) || css.contains(&format!(".{class}"));
                assert!(known, "no rule for .{class}");
            }
        }
    }
}
