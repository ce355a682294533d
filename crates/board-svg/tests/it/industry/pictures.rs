//! The pictures of Industry: well formed, complete, repeatable, small.

use std::collections::BTreeSet;
use std::sync::Arc;

use board_svg::industry::*;
use board_svg::{BASE_CSS, BOARD_CSS};
use industry::data::{Field, Kind};
use industry::{Data, Joker, NetworkSet};

use super::industry_components::IndustryComponents;
use crate::xml;

const LANGUAGES: [&str; 4] = ["en", "fr", "de", "it"];

fn scenes(components: &IndustryComponents) -> [BoardScene<'_>; 3] {
    [components.start(), components.middle(), components.end()]
}

#[test]
fn boards_are_well_formed_and_complete() {
    for components in LANGUAGES.map(IndustryComponents::read) {
        for scene in scenes(&components) {
            let picture = board(&scene);
            let (ids, links) = xml::check(&picture);
            let unique: BTreeSet<&String> = ids.iter().collect();
            assert_eq!(unique.len(), ids.len(), "an id is used twice");
            let fields = scene.places.iter().map(|place| place.face.field().id.as_str());
            for id in fields.chain(["subsidy"]) {
                assert!(unique.contains(&format!("place-{id}")), "{id}");
                assert_eq!(
                    picture.matches(&format!(r#"data-tile="{id}""#)).count(),
                    1,
                    "{id}"
                );
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
    let components = IndustryComponents::read("en");
    let mut scene = components.start();
    for place in &mut scene.places {
        place.lit = place.face.field().id == "1F";
    }
    let picture = board(&scene);
    let tag = |id: &str| {
        let at = picture.find(&format!(r#"data-tile="{id}""#)).expect("the place");
        picture[at..].split('>').next().unwrap_or_default().to_owned()
    };
    assert!(tag("1F").contains(r#"role="button""#));
    assert!(tag("1E").contains(r#"role="img""#));
    assert!(tag("subsidy").contains(r#"role="img""#));
    assert_eq!(picture.matches("t-corners").count(), 1);
}

#[test]
fn iy_9_4_a_road_shows_the_owner_of_both_ends() {
    let count = |clay: FieldState, bricks: FieldState| {
        let components = IndustryComponents::read("en");
        let mut scene = components.start();
        for place in &mut scene.places {
            match place.face.field().id.as_str() {
                "1G" => place.state = clay,
                "1H" => place.state = bricks,
                _ => {}
            }
        }
        board(&scene).matches("link-won").count()
    };
    let developed = |seat| FieldState::Developed { seat, late: true };
    assert_eq!(count(developed(1), developed(1)), 1);
    assert_eq!(count(developed(1), developed(2)), 0);
    assert_eq!(count(developed(1), FieldState::Undeveloped { seat: 1 }), 0);
}

#[test]
fn iy_5_13_a_joker_is_drawn_until_it_is_taken() {
    let tiles = |state: FieldState| {
        let components = IndustryComponents::read("en");
        let mut scene = components.start();
        let joker = scene
            .places
            .iter_mut()
            .find(|place| place.face.field().id == "1A");
        joker.expect("the field").state = state;
        board(&scene).matches(r#"class="j-tile""#).count()
    };
    assert_eq!((tiles(FieldState::InRow), tiles(FieldState::Empty)), (7, 6));
}

#[test]
fn iy_4_4_states_of_area_markers_look_different() {
    let states = [MarkerState::InBag, MarkerState::FaceUp, MarkerState::Used];
    let pictures: BTreeSet<String> = states
        .iter()
        .flat_map(|&state| [false, true].map(|coin| area_marker("D", coin, state, "")))
        .collect();
    assert_eq!(
        pictures.len(),
        5,
        "a used marker shows its back, with or without a coin"
    );
}

#[test]
fn names_are_escaped_everywhere() {
    let nasty = r#"<b>"Tom" & 'Jerry'"#.to_owned();
    let components = IndustryComponents::read("en");
    let mut scene = components.middle();
    for text in [&mut scene.title, &mut scene.label, &mut scene.bag] {
        text.clone_from(&nasty);
    }
    scene.networks = components
        .data
        .networks()
        .map(|(id, _)| (id, nasty.clone()))
        .collect();
    for place in &mut scene.places {
        for text in [&mut place.face.name, &mut place.label, &mut place.title] {
            text.clone_from(&nasty);
        }
    }
    for space in &mut scene.epochs {
        space.label.clone_from(&nasty);
        space.title.clone_from(&nasty);
    }
    for marker in &mut scene.markers {
        marker.title.clone_from(&nasty);
    }
    for link in &mut scene.connections {
        link.badge.clone_from(&nasty);
        link.title.clone_from(&nasty);
    }
    for row in &mut scene.legend {
        row.title.clone_from(&nasty);
        row.worth.clone_from(&nasty);
    }
    scene.subsidies.label.clone_from(&nasty);
    scene.subsidies.title.clone_from(&nasty);
    xml::check(&board(&scene));
    let look = CardLook {
        label: nasty.clone(),
        title: nasty.clone(),
        ..CardLook::default()
    };
    xml::check(&field_card(&scene.places[0].face, &look));
    xml::check(&joker_tile(&components.data, Joker::Any, &nasty));
    xml::check(&subsidy_tile(3, -5, &nasty));
    xml::check(&area_marker(&nasty, true, MarkerState::FaceUp, &nasty));
}

#[test]
fn every_field_has_a_card_with_its_own_picture() {
    let mut faces = BTreeSet::new();
    let components = IndustryComponents::read("en");
    let bare = data_without_numbers();
    for id in components.data.field_ids() {
        let (ids, links) = xml::check(&field_card(&components.face(id), &CardLook::default()));
        assert!(
            ids.is_empty() && links.is_empty(),
            "a card stands alone and may appear twice"
        );
        let field = components.data.field(id);
        let face = FieldFace {
            data: &bare,
            id,
            name: String::new(),
        };
        let id = &field.id;
        let card = field_card(&face, &CardLook::default());
        let picture = card
            .split("t-pic")
            .nth(1)
            .and_then(|rest| rest.split("</g>").next());
        let drawn = picture.is_some_and(|picture| picture.contains("<path"));
        if field.kind != Kind::Joker {
            assert!(drawn, "{id} has no picture");
            faces.insert(picture.map(str::to_owned));
        }
    }
    assert_eq!(faces.len(), 44);
}

/// Fields without numbers, which differ only by their pictograms; bonus fields have the pictogram of their network.
fn data_without_numbers() -> Data {
    let text = include_str!("../../../../industry/data/standard.toml");
    let mut data = Arc::into_inner(Data::read(text).expect("data")).expect("nobody else has it");
    for field in &mut data.fields {
        let bonus = field.kind == Kind::Bonus;
        *field = Field {
            id: field.id.clone(),
            kind: if bonus { Kind::Bonus } else { Kind::Factory },
            name: field.name.clone(),
            label: field.label.clone(),
            cost: 0,
            needs: Vec::new(),
            produces: None,
            vp: 0,
            networks: if bonus { field.networks } else { NetworkSet::EMPTY },
            points_per_factory: 0,
            joker: None,
            discount: 0,
            provenance: field.provenance.clone(),
        };
    }
    data
}

#[test]
fn every_state_can_be_drawn() {
    let components = IndustryComponents::read("de");
    let field = components.data.field_ids().nth(4).map(|id| components.face(id));
    let field = &field.expect("sixty fields");
    let states = [
        FieldState::ToCome,
        FieldState::InRow,
        FieldState::Offered,
        FieldState::OnBlock,
        FieldState::Undeveloped { seat: 3 },
        FieldState::Developed { seat: 3, late: false },
        FieldState::Developed { seat: 3, late: true },
        FieldState::Lapsed { seat: 3 },
        FieldState::Empty,
    ];
    let pictures = states.map(|state| {
        field_card(
            field,
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

/// An element whose class has no rule would be drawn in black.
#[test]
fn every_class_has_a_rule_in_the_style_sheet() {
    let mut pictures: Vec<String> = (LANGUAGES.map(IndustryComponents::read).iter())
        .flat_map(|components| scenes(components).map(|scene| board(&scene)))
        .collect();
    pictures.extend([
        joker_tile(&Data::standard(), Joker::Any, ""),
        subsidy_tile(3, -5, ""),
        area_marker("A", true, MarkerState::FaceUp, ""),
    ]);
    // Classes that need no rule: they are only hooks for scripts and tests, or distinguish siblings.
    let bare = [
        "industry", "track", "score", "link", "road", "line", "r-mark", "future", "b-legend", "sold", "late",
        "preview", "markers", "marker", "bag", "river", "rail", "pipe", "power", "none", "if",
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
