//! The pictures of Barrage: well formed, complete, repeatable, small.

use std::collections::BTreeSet;

use board_svg::barrage::*;

use super::table;
use crate::xml;

#[test]
fn maps_are_well_formed_small_and_name_every_place_once() {
    for scene in [table::map_start(), table::map_middle()] {
        let picture = map(&scene);
        let (ids, links) = xml::check(&picture);
        let unique: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "an id is used twice");
        for link in links {
            assert!(unique.contains(&link), "{link} is referred to and missing");
        }
        for id in places(&scene) {
            assert_eq!(
                picture.matches(&format!(r#"data-tile="{id}""#)).count(),
                1,
                "{id}"
            );
        }
        assert!(picture.len() < 80_000, "{} bytes", picture.len());
        assert_eq!(picture, map(&scene), "the same scene gives the same picture");
    }
}

fn places(scene: &MapScene) -> Vec<String> {
    let heads = scene.headstreams.iter().map(|space| &space.id);
    let dams = scene.dams.iter().map(|space| &space.id);
    let conduits = scene.conduits.iter().map(|space| &space.id);
    let houses = scene.powerhouses.iter().map(|space| &space.id);
    heads.chain(dams).chain(conduits).chain(houses).cloned().collect()
}
