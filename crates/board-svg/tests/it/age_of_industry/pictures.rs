//! The pictures of Age of Industry: well formed, complete, repeatable.

use std::collections::BTreeSet;

use age_of_industry::{Colour, Industry};
use board_svg::age_of_industry::*;
use board_svg::{BASE_CSS, BOARD_CSS};

use super::age_components::AgeComponents;
use crate::xml;

const MAPS: [&str; 2] = ["new_england", "germany"];

fn pictures() -> Vec<String> {
    let components = AgeComponents::read("en");
    let mut all: Vec<String> = MAPS
        .into_iter()
        .flat_map(|id| [map(&components.start(id)), map(&components.middle(id))])
        .collect();
    all.extend([0, 1].map(|seat| display(&components.display(seat))));
    all.push(turn_order(&components.order()));
    all
}

fn cards() -> Vec<String> {
    let components = AgeComponents::read("en");
    let mut all: Vec<String> = components.cards("germany").iter().map(card).collect();
    all.extend(components.tiles().iter().map(industry_card));
    all.extend(components.markets().iter().map(market_card));
    all.push(card_back("pile", Some(38), &Mark::default()));
    all.push(card_back("", None, &Mark::default()));
    all
}

/// The group of a place: the text up to the next place.
fn group<'a>(picture: &'a str, id: &str) -> &'a str {
    let own = format!(r#"data-tile="{id}""#);
    let at = picture.find(&own).unwrap_or_else(|| panic!("{id} is missing"));
    let start = picture[..at].rfind("<g ").expect("a group");
    let next = picture[at + own.len()..].find("data-tile");
    &picture[start..next.map_or(picture.len(), |next| at + own.len() + next)]
}

#[test]
fn every_picture_is_well_formed_and_repeatable() {
    for (picture, again) in pictures().iter().zip(pictures()) {
        assert_eq!(*picture, again);
        let (ids, links) = xml::check(picture);
        let once: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(once.len(), ids.len(), "an id stands twice");
        for link in links {
            assert!(once.contains(&link), "nothing is called {link}");
        }
        assert!(!picture.contains("NaN") && !picture.contains("inf "));
    }
}

#[test]
fn ai_1_1_every_part_of_the_map_is_interactive() {
    let components = AgeComponents::read("en");
    for id in MAPS {
        let scene = components.start(id);
        let (ids, _) = xml::check(&map(&scene));
        let has = |id: &str| assert!(ids.contains(&format!("place-{id}")), "{id}");
        scene.rails.iter().for_each(|rail| has(&rail.id));
        for town in &scene.towns {
            has(&town.id);
            town.spaces.iter().for_each(|space| has(&space.id));
        }
        scene.villages.iter().for_each(|village| has(&village.id));
        for land in &scene.foreign {
            has(&land.id);
            land.markets.iter().for_each(|market| has(&market.id));
        }
        for ship in &scene.ships {
            has(&ship.id);
            has(&ship.space.id);
            ship.market.iter().for_each(|market| has(&market.id));
            ship.import.iter().for_each(|import| has(&import.id));
        }
        scene.demand.iter().for_each(|demand| has(&demand.id));
    }
}

#[test]
fn legal_choices_are_buttons() {
    let components = AgeComponents::read("en");
    let mut scene = components.start("new_england");
    for id in ["boston.2", "boston--worcester", "canada.m1", "ship_boston.coal"] {
        assert!(group(&map(&scene), id).contains(r#"role="img""#), "{id}");
    }
    scene
        .towns
        .iter_mut()
        .flat_map(|town| &mut town.spaces)
        .for_each(|space| space.mark.lit = true);
    scene.rails.iter_mut().for_each(|rail| rail.mark.chosen = true);
    scene.foreign[0].markets[0].mark.lit = true;
    scene.ships[1].import.as_mut().expect("coal").mark.barred = true;
    let picture = map(&scene);
    let space = group(&picture, "boston.2");
    assert!(space.contains(r#"role="button""#) && space.contains("t-corners"));
    let line = group(&picture, "boston--worcester");
    assert!(line.contains(r#"role="button""#) && line.contains("t-chosen") && line.contains("r-glow"));
    assert!(group(&picture, "canada.m1").contains("lit"));
    assert!(group(&picture, "ship_boston.coal").contains("barred"));
}

#[test]
fn ai_1_6_a_link_shows_its_owner() {
    let components = AgeComponents::read("en");
    let mut scene = components.start("germany");
    let free = map(&scene);
    assert!(!group(&free, "hamburg--berlin").contains("r-owner"));
    let mut faces = BTreeSet::new();
    for seat in 0..5 {
        let rail = scene.rails.iter_mut().find(|rail| rail.id == "hamburg--berlin");
        rail.expect("a line").owner = Some(seat);
        let picture = map(&scene);
        let line = group(&picture, "hamburg--berlin");
        for part in ["r-owner", "r-pattern", "r-counter", "ss-i-locomotive"] {
            assert!(line.contains(part), "{part}");
        }
        let shape = line.split("p-mark").nth(1).expect("a mark");
        faces.insert(shape.split("/>").next().unwrap_or_default().to_owned());
    }
    assert_eq!(faces.len(), 5, "five shapes");
}

#[test]
fn ai_1_3_each_colour_has_its_own_sign() {
    let picture = map(&AgeComponents::read("en").start("new_england"));
    for colour in Colour::ALL {
        assert!(picture.contains(&format!(r##"href="#ss-i-town_{}""##, colour.id())));
    }
    let signs: BTreeSet<String> = Colour::ALL
        .map(|colour| board_svg::icon(&format!("town_{}", colour.id())))
        .into();
    assert_eq!(signs.len(), 6);
}

#[test]
fn ai_9_1_cubes_lie_on_mines_iron_works_and_import_spaces() {
    let components = AgeComponents::read("en");
    let mut scene = components.start("germany");
    let ruhr = scene
        .towns
        .iter_mut()
        .find(|town| town.id == "ruhr")
        .expect("ruhr");
    let tile = |industry, cubes| Tile {
        seat: 2,
        industry,
        level: 3,
        flipped: false,
        cubes,
        takes: None,
    };
    ruhr.spaces[0].tile = Some(tile(Industry::CoalMine, 4));
    ruhr.spaces[2].tile = Some(tile(Industry::IronWorks, 5));
    ruhr.spaces[2].taking = 2;
    let picture = map(&scene);
    let count = |id: &str, what: &str| group(&picture, id).matches(what).count();
    assert_eq!(
        (
            count("ruhr.1", "#ss-i-coal_cube"),
            count("ruhr.1", "#ss-i-iron_cube")
        ),
        (4, 0)
    );
    assert_eq!(
        (count("ruhr.3", "#ss-i-iron_cube"), count("ruhr.3", "p-taking")),
        (5, 2)
    );
    let england = map(&components.start("new_england"));
    assert_eq!(
        group(&england, "ship_boston.coal")
            .matches("#ss-i-coal_cube")
            .count(),
        3
    );
}

#[test]
fn ai_8_2_the_next_price_of_a_demand_display_stands_out() {
    let components = AgeComponents::read("en");
    for (cubes, filled) in [(6, 1 + 6 + 1), (3, 1 + 3 + 1), (0, 1 + 1)] {
        let mut scene = components.start("germany");
        scene.demand[0].cubes = cubes;
        let picture = map(&scene);
        let row = group(&picture, "demand_coal");
        assert_eq!(
            row.matches("#ss-i-coal_cube").count(),
            filled,
            "a sign, the cubes, and one for ever"
        );
        assert_eq!(row.matches("d-coin next").count(), 1);
    }
}

#[test]
fn cards_are_self_contained_and_distinct() {
    let mut faces = BTreeSet::new();
    let cards = cards();
    for card in &cards {
        let (ids, links) = xml::check(card);
        assert!(
            ids.is_empty() && links.is_empty(),
            "a card stands alone and may appear twice"
        );
        faces.insert(card);
    }
    assert_eq!(faces.len(), cards.len(), "two cards look the same");
}

#[test]
fn unknown_ids_are_left_out_and_texts_escaped() {
    let components = AgeComponents::read("en");
    let nasty = "<b>&\"'".to_owned();
    let mut scene = components.middle("germany");
    scene.towns[0].name.clone_from(&nasty);
    scene.towns[1].id.clone_from(&nasty);
    scene.rails[0].id = "nowhere--hamburg".into();
    scene.rails[1].mark.title.clone_from(&nasty);
    scene.ships[0].port.clone_from(&nasty);
    scene.ships[1].name.clone_from(&nasty);
    scene.foreign[0].mark.label.clone_from(&nasty);
    scene.villages[0].name.clone_from(&nasty);
    scene.title.clone_from(&nasty);
    scene.label.clone_from(&nasty);
    scene.waters = vec![nasty.clone(); 9];
    scene.demand[0].id.clone_from(&nasty);
    let picture = map(&scene);
    xml::check(&picture);
    assert!(!picture.contains("nowhere"));
    let mut board = components.display(1);
    board.name.clone_from(&nasty);
    board.titles[1].clone_from(&nasty);
    board.stacks[0].name.clone_from(&nasty);
    xml::check(&display(&board));
    let mut order = components.order();
    order.seats[0].name.clone_from(&nasty);
    order.seats[0].title.clone_from(&nasty);
    xml::check(&turn_order(&order));
    let mut cards = components.cards("germany");
    cards[0].name.clone_from(&nasty);
    cards[7].notes.push(nasty.clone());
    cards.iter().for_each(|face| drop(xml::check(&card(face))));
    for scene in [
        MapScene::default(),
        MapScene {
            map: nasty,
            ..MapScene::default()
        },
    ] {
        xml::check(&map(&scene));
    }
    xml::check(&display(&DisplayScene::default()));
    xml::check(&turn_order(&OrderScene::default()));
}

#[test]
fn every_class_has_a_rule_in_the_style_sheet() {
    // Classes that need no rule: they are only hooks for scripts and tests, or distinguish siblings.
    let bare = [
        "age-of-industry",
        "new_england",
        "germany",
        "g-place",
        "g-demand",
        "held",
        "preview",
        "o-strip",
        "o-place",
        "y-place",
        "k-card",
        "k-industry",
        "k-tile",
        "k-market",
        "p-market",
    ];
    let css = [BASE_CSS, BOARD_CSS].concat();
    for picture in pictures().into_iter().chain(cards()) {
        for classes in picture.split("class=\"").skip(1) {
            for class in classes.split('"').next().unwrap_or_default().split(' ') {
                let known = bare.contains(&class) || css.contains(&format!(".{class}"));
                assert!(known, "no rule for .{class}");
            }
        }
    }
}
