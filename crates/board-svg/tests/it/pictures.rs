//! The pictures themselves: well formed, complete, repeatable, small.

use std::collections::BTreeSet;
use std::sync::Arc;

use board_svg::industria::*;
use board_svg::{BASE_CSS, BOARD_CSS, ICON_NAMES, app_icon, cover, icon, icon_symbols, logo, seat_token};
use industria::data::{Kind, Tile};
use industria::{Data, SymbolSet};

use crate::components::Components;
use crate::xml;

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

fn scenes(components: &Components) -> [BoardScene<'_>; 3] {
    [components.start(), components.middle(), components.end()]
}

#[test]
fn boards_are_well_formed_and_complete() {
    for components in LANGUAGES.map(Components::read) {
        for scene in scenes(&components) {
            let picture = board(&scene);
            let (ids, links) = xml::check(&picture);
            let unique: BTreeSet<&String> = ids.iter().collect();
            assert_eq!(unique.len(), ids.len(), "an id is used twice");
            for place in &scene.places {
                let id = &place.face.tile().id;
                assert!(unique.contains(&format!("place-{id}")), "{id}");
            }
            for link in links {
                assert!(unique.contains(&link), "{link} is referred to and missing");
            }
            assert!(picture.len() < 150_000, "{} bytes", picture.len());
            assert_eq!(picture, board(&scene), "the same scene gives the same picture");
        }
    }
}

#[test]
fn only_highlighted_places_are_buttons() {
    let components = Components::read("en");
    let mut scene = components.start();
    for place in &mut scene.places {
        place.lit = place.face.tile().id == "quarry";
    }
    let picture = board(&scene);
    let tag = |id: &str| {
        let at = picture.find(&format!(r#"data-tile="{id}""#)).expect("the place");
        picture[at..].split('>').next().unwrap_or_default().to_owned()
    };
    assert!(tag("quarry").contains(r#"role="button""#));
    assert!(tag("sawmill").contains(r#"role="img""#));
    assert_eq!(picture.matches("t-corners").count(), 1);
}

#[test]
fn ia_9_5_a_road_shows_the_owner_of_both_ends() {
    let built = |clay: usize, bricks: usize| {
        let components = Components::read("en");
        let mut scene = components.start();
        for place in &mut scene.places {
            match place.face.tile().id.as_str() {
                "clay_pit" => {
                    place.state = TileState::Built {
                        seat: clay,
                        late: false,
                    }
                }
                "brickworks" => {
                    place.state = TileState::Built {
                        seat: bricks,
                        late: false,
                    }
                }
                _ => {}
            }
        }
        board(&scene).matches("link-won").count()
    };
    assert_eq!((built(1, 1), built(1, 2)), (1, 0));
}

#[test]
fn names_are_escaped_everywhere() {
    let nasty = r#"<b>"Tom" & 'Jerry'"#.to_owned();
    let components = Components::read("en");
    let mut scene = components.middle();
    scene.title.clone_from(&nasty);
    scene.label.clone_from(&nasty);
    for place in &mut scene.places {
        place.face.name.clone_from(&nasty);
        place.label.clone_from(&nasty);
        place.title.clone_from(&nasty);
    }
    for space in &mut scene.epochs {
        space.label.clone_from(&nasty);
        space.title.clone_from(&nasty);
    }
    for score in &mut scene.scores {
        score.title.clone_from(&nasty);
    }
    for link in &mut scene.connections {
        link.badge.clone_from(&nasty);
        link.title.clone_from(&nasty);
    }
    xml::check(&board(&scene));
    let look = CardLook {
        label: nasty.clone(),
        title: nasty.clone(),
        ..CardLook::default()
    };
    xml::check(&tile_card(&scene.places[0].face, &look));
    xml::check(&tile_back(3, Some(4), &nasty));
    xml::check(&cover("industria", &nasty, &nasty));
}

#[test]
fn every_tile_has_a_card_with_its_own_picture() {
    let components = Components::read("en");
    for tile in components.faces() {
        let (ids, links) = xml::check(&tile_card(&tile, &CardLook::default()));
        assert!(
            ids.is_empty() && links.is_empty(),
            "a card stands alone and may appear twice"
        );
    }
    let mut faces = BTreeSet::new();
    let bare = data_without_numbers();
    let on_board = bare.of_kind(Kind::Factory).or(bare.of_kind(Kind::Technology));
    for id in on_board {
        let name = String::new();
        let tile = TileFace {
            data: &bare,
            id,
            name,
        };
        let id = &tile.tile().id;
        let picture = tile_card(&tile, &CardLook::default()).replace(id, "");
        assert!(
            picture.contains("t-pic") && faces.insert(picture),
            "{id} has no picture of its own"
        );
    }
    assert_eq!(faces.len(), 40);
}

/// Tiles without numbers, which differ only by their pictograms.
fn data_without_numbers() -> Data {
    let text = include_str!("../../../industria/data/standard.toml");
    let mut data = Arc::into_inner(Data::read(text).expect("data")).expect("nobody else has it");
    for tile in &mut data.tiles {
        *tile = Tile {
            id: tile.id.clone(),
            kind: Kind::Factory,
            name: tile.name.clone(),
            label: tile.label.clone(),
            epoch: 0,
            cost: 0,
            needs: Vec::new(),
            produces: None,
            vp: 0,
            symbols: SymbolSet::EMPTY,
            discount: 0,
            resource: None,
            provenance: tile.provenance.clone(),
        };
    }
    data
}

#[test]
fn every_state_can_be_drawn() {
    let components = Components::read("de");
    let tile = &components.faces()[0];
    let states = [
        TileState::Absent,
        TileState::ToCome,
        TileState::Offered,
        TileState::OnBlock,
        TileState::InHand { seat: 4 },
        TileState::Built { seat: 4, late: true },
        TileState::Lapsed,
    ];
    let pictures = states.map(|state| {
        tile_card(
            tile,
            &CardLook {
                state,
                ..CardLook::default()
            },
        )
    });
    let different: BTreeSet<&String> = pictures.iter().collect();
    assert_eq!(different.len(), states.len());
    pictures.iter().for_each(|picture| drop(xml::check(picture)));
}

#[test]
fn icons_posters_and_marks_are_well_formed() {
    for name in ICON_NAMES {
        let picture = icon(name);
        xml::check(&picture);
        assert!(
            picture.contains("<path") || picture.contains("<circle"),
            "{name} is empty"
        );
    }
    let (ids, _) = xml::check(&icon_symbols());
    assert_eq!(ids.len(), ICON_NAMES.len());
    for game in ["industria", "industry", "age-of-industry", "barrage"] {
        let poster = cover(game, game, "");
        xml::check(&poster);
        assert!(poster.len() < 60_000, "{game}: {} bytes", poster.len());
    }
    for picture in [logo(), app_icon(), seat_token(2)] {
        xml::check(&picture);
    }
}

/// An element whose class has no rule would be drawn in black.
#[test]
fn every_class_has_a_rule_in_the_style_sheet() {
    let mut pictures: Vec<String> = (LANGUAGES.map(Components::read).iter())
        .flat_map(|components| scenes(components).map(|scene| board(&scene)))
        .collect();
    pictures.extend(ICON_NAMES.iter().map(|name| icon(name)));
    pictures.push(tile_back(1, Some(3), "x"));
    // Classes that need no rule: they are only hooks for scripts and tests, or distinguish siblings.
    let bare = [
        "industria",
        "track",
        "score",
        "link",
        "road",
        "line",
        "r-mark",
        "future",
        "b-legend",
        "k-pile",
        "sold",
        "late",
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

/// The dark palette is defined twice, for the system preference and for the user's choice; CSS cannot share it.
#[test]
fn both_dark_palettes_are_the_same() {
    let after = |mark: &str| {
        BASE_CSS
            .split(mark)
            .nth(1)
            .and_then(|rest| rest.split('}').next())
            .expect("a palette")
            .trim()
    };
    assert_eq!(
        after(r#":root:not([data-theme="light"]) {"#),
        after(r#":root[data-theme="dark"] {"#)
    );
}
