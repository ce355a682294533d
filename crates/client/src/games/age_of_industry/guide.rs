//! The pictures of Age of Industry's guide: a table just after set-up, with pieces put on it.

use age_of_industry::{Card, Colour, Industry};
use board_svg::age_of_industry::{
    DisplayScene, MapScene, Mark, OrderScene, OrderSeat, Tile, card, display, layout, map, turn_order,
};
use lang::Translations;
use smokestack_core::{Player, Seed, Viewer};

use super::pictures as age;
use crate::games::Sight;
use crate::games::guide::{row, signs};

/// A space; the seat, industry and level of its tile; and its cubes (negative if the tile is flipped).
type Piece = (&'static str, usize, Industry, u8, i8);
/// A line and the seat of its counter.
type Link = (&'static str, usize);

use Industry::{CoalMine, CottonMill, Factory, IronWorks, Port, Ship};

/// The middle of a four-player game.
const RUNNING: &[Piece] = &[
    ("boston.1", 0, Port, 1, -1),
    ("worcester.1", 0, CottonMill, 1, -1),
    ("worcester.2", 1, IronWorks, 1, 2),
    ("lowell.1", 1, CottonMill, 2, 0),
    ("lowell.2", 3, Factory, 1, 0),
    ("providence.1", 2, Port, 2, 0),
    ("providence.2", 2, CottonMill, 1, 0),
    ("hartford.1", 3, CottonMill, 1, -1),
    ("new_york.1", 3, Port, 1, -1),
    ("new_york.2", 2, CottonMill, 2, 0),
    ("pennsylvania.1", 2, CoalMine, 1, 1),
    ("pennsylvania.2", 0, CoalMine, 2, -1),
    ("ship_boston.1", 0, Ship, 1, 0),
    ("salem.2", 1, Factory, 2, 0),
];
const RAILS: &[Link] = &[
    ("boston--worcester", 0),
    ("worcester--springfield", 0),
    ("lowell--boston", 1),
    ("lawrence--salem", 1),
    ("lowell--lawrence", 1),
    ("worcester--providence", 2),
    ("new_york--pennsylvania", 2),
    ("springfield--hartford", 3),
    ("hartford--new_haven", 3),
    ("new_haven--new_york", 3),
];
const COAL: &[Piece] = &[
    ("pennsylvania.1", 1, CoalMine, 1, 2),
    ("new_york.1", 2, Port, 1, 0),
];
const COAL_RAILS: &[Link] = &[("new_york--pennsylvania", 1), ("new_haven--new_york", 2)];
const LINKS: &[Piece] = &[("worcester.1", 0, CottonMill, 1, 0), ("boston.1", 0, Port, 1, 0)];
const LINK_RAILS: &[Link] = &[("boston--worcester", 0), ("worcester--providence", 2)];
const SALE: &[Piece] = &[
    ("boston.1", 2, Port, 1, -1),
    ("worcester.1", 0, CottonMill, 1, -1),
    ("ship_boston.1", 1, Ship, 1, 0),
];
const START: &[Piece] = &[("boston.1", 0, Port, 1, 0), ("worcester.1", 0, CottonMill, 1, 0)];
const START_RAILS: &[Link] = &[("boston--worcester", 0)];

/// The picture of a step, as HTML.
pub(super) fn of_step(step: usize, translations: &Translations) -> String {
    let laid = |pieces, rails| laid(pieces, rails, translations);
    match step {
        1 => map(&laid(RUNNING, RAILS)),
        2 => cards(translations),
        3 => own_display(translations),
        4 => {
            let mut scene = laid(COAL, COAL_RAILS);
            ghost(&mut scene, "new_haven.2", tile(0, CottonMill, 2, 0));
            used(&mut scene, &["new_york--pennsylvania", "new_haven--new_york"]);
            for town in &mut scene.towns {
                for space in town
                    .spaces
                    .iter_mut()
                    .filter(|space| space.id == "pennsylvania.1")
                {
                    space.taking = 1;
                }
            }
            let coal = part(&scene, [20, 590, 560, 360]);
            let mut displays = laid(&[], &[]);
            for demand in &mut displays.demand {
                demand.cubes = 4;
            }
            coal + &part(&displays, [16, 110, 330, 150])
        }
        5 => {
            let mut scene = laid(LINKS, LINK_RAILS);
            for rail in scene
                .rails
                .iter_mut()
                .filter(|rail| rail.id == "worcester--springfield")
            {
                rail.preview = Some(0);
            }
            part(&scene, [420, 450, 640, 320]) + &signs(&["coin", "coal_cube", "iron_cube"])
        }
        6 => {
            let mut scene = laid(SALE, START_RAILS);
            used(&mut scene, &["boston--worcester"]);
            part(&scene, [590, 440, 610, 240])
        }
        7 => signs(&["loan", "loan", "coin", "locomotive", "vp"]),
        _ => part(&laid(START, START_RAILS), [590, 290, 610, 400]),
    }
}

fn tile(seat: usize, industry: Industry, level: u8, cubes: i8) -> Tile {
    Tile {
        seat,
        industry,
        level,
        flipped: cubes < 0,
        cubes: cubes.max(0).unsigned_abs(),
        takes: None,
    }
}

/// Calls a function with a four-player table at the start of the game.
fn at_the_start<R>(translations: &Translations, look: impl FnOnce(&Sight<'_>) -> R) -> Option<R> {
    let new = catalog::NewTable {
        players: ["Anna", "Bruno", "Clara", "David"]
            .map(|name| Player::Person(name.to_owned()))
            .to_vec(),
        options: Vec::new(),
        seed: Seed::from_number(3),
        data: None,
    };
    let table = catalog::find("age-of-industry")
        .and_then(|game| game.start(&new))
        .ok()?;
    Some(look(&Sight::new(
        &*table,
        &[0, 1, 2, 3],
        Viewer::Spectator,
        translations,
    )))
}

/// The map of New England with these pieces.
fn laid(pieces: &[Piece], rails: &[Link], translations: &Translations) -> MapScene {
    let mut scene = at_the_start(translations, age::scene).unwrap_or_default();
    let towns = scene.towns.iter_mut().flat_map(|town| &mut town.spaces);
    for space in towns.chain(scene.ships.iter_mut().map(|ship| &mut ship.space)) {
        let piece = pieces.iter().find(|(id, ..)| *id == space.id);
        space.tile = piece.map(|(_, seat, industry, level, cubes)| tile(*seat, *industry, *level, *cubes));
    }
    for rail in &mut scene.rails {
        rail.owner = rails.iter().find(|(id, _)| *id == rail.id).map(|(_, seat)| *seat);
    }
    scene
}

fn ghost(scene: &mut MapScene, id: &str, tile: Tile) {
    let spaces = scene.towns.iter_mut().flat_map(|town| &mut town.spaces);
    for space in spaces.filter(|space| space.id == id) {
        space.preview = Some(tile);
    }
}

fn used(scene: &mut MapScene, ids: &[&str]) {
    for rail in &mut scene.rails {
        rail.used = ids.contains(&rail.id.as_str());
    }
}

/// A part of the map: its upper left corner, its width and its height.
fn part(scene: &MapScene, [x, y, w, h]: [u16; 4]) -> String {
    let size = layout().map(&scene.map);
    let size = format!(r#"viewBox="0 0 {} {}""#, size.width, size.height);
    map(scene).replacen(&size, &format!(r#"viewBox="{x} {y} {w} {h}""#), 1)
}

/// A hand, and the turn order with what was spent.
fn cards(translations: &Translations) -> String {
    let kinds = [
        Card::industry(CottonMill),
        Card::industry(Port),
        Card::location(Colour::Red),
        Card::location(Colour::Blue),
    ];
    let faces = at_the_start(translations, |sight| {
        kinds.map(|kind| age::card(sight, kind).map_or_else(String::new, |face| card(&face)))
    });
    let seat = |(n, (seat, spent)): (usize, (usize, u32))| OrderSeat {
        seat,
        name: ["Anna", "Bruno", "Clara", "David"][seat].to_owned(),
        spent,
        to_move: n == 1,
        done: n == 0,
        title: String::new(),
    };
    let order = [(2, 6), (0, 3), (1, 0), (3, 0)];
    let order = turn_order(&OrderScene {
        label: String::new(),
        seats: order.into_iter().enumerate().map(seat).collect(),
    });
    row(&faces.unwrap_or_default()) + &order
}

/// A display, and the town in which its first tile may be built.
fn own_display(translations: &Translations) -> String {
    let scene: DisplayScene = at_the_start(translations, age::display).unwrap_or_default();
    let mut town = laid(&[], &[], translations);
    ghost(&mut town, "worcester.1", tile(0, CottonMill, 1, 0));
    for place in town.towns.iter_mut().filter(|town| town.id == "worcester") {
        place.spaces[0].mark = Mark {
            chosen: true,
            ..Mark::default()
        };
    }
    display(&scene) + &part(&town, [420, 440, 540, 230])
}
