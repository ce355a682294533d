//! Example tables of Industria, created from the game's own data file; shared by the tests and the gallery.

use std::sync::Arc;

use board_svg::industria::*;
use industria::Data;
use industria::data::{Kind, Tile};

/// The components, with their names in one language.
pub struct Components {
    pub data: Arc<Data>,
    language: String,
}

impl Components {
    pub fn read(language: &str) -> Components {
        Components {
            data: Data::standard(),
            language: language.to_owned(),
        }
    }

    pub fn faces(&self) -> Vec<TileFace<'_>> {
        let face = |id| TileFace {
            data: &self.data,
            id,
            name: self.data.tile(id).name.in_language(&self.language).to_owned(),
        };
        self.data.tile_ids().map(face).collect()
    }

    pub fn scene(
        &self,
        epoch: u8,
        points: [u32; 4],
        state: impl Fn(&Tile, usize) -> TileState,
    ) -> BoardScene<'_> {
        let on_board = |face: &TileFace<'_>| matches!(face.tile().kind, Kind::Factory | Kind::Technology);
        let faces = self.faces().into_iter().filter(on_board).enumerate();
        let places = faces.map(|(n, face)| Place {
            label: face.name.clone(),
            title: face.name.clone(),
            ..Place::new(face.clone(), state(face.tile(), n))
        });
        let epochs = (1..=5).map(|space| EpochSpace {
            epoch: space,
            resources: (self.data.resources())
                .filter(|(_, resource)| resource.bank_sells_from == space + 1)
                .map(|(id, resource)| ResourceOnTrack {
                    id,
                    name: resource.name.in_language(&self.language).to_owned(),
                    on_sale: resource.bank_sells_from <= epoch,
                })
                .collect(),
            coin: u8::from(space > 2),
            pile: (space >= epoch).then_some(if space == epoch { 8 } else { 12 }),
            ..EpochSpace::default()
        });
        let connection = |joined: &industria::data::Connection| Connection {
            ends: joined.ends,
            badge: "+3".into(),
            title: String::new(),
        };
        let legend = [("road", "+3"), ("line", "+3"), ("bonus", "+2")];
        let row = |(icon, worth): (&'static str, &str)| LegendRow {
            icons: vec![icon],
            worth: worth.into(),
            ..LegendRow::default()
        };
        BoardScene {
            data: &self.data,
            title: "Industria".into(),
            label: "Industria".into(),
            places: places.collect(),
            connections: self.data.connections.iter().map(connection).collect(),
            epoch,
            epochs: epochs.collect(),
            scores: (0..4)
                .map(|seat| ScoreMark {
                    seat,
                    points: points[seat],
                    title: String::new(),
                })
                .collect(),
            legend: legend.map(row).into(),
        }
    }

    pub fn start(&self) -> BoardScene<'_> {
        let offered = ["sawmill", "coal_mine", "construction"];
        let mut scene = self.scene(1, [0; 4], |tile, _| {
            if offered.contains(&tile.id.as_str()) {
                TileState::Offered
            } else {
                TileState::ToCome
            }
        });
        for place in &mut scene.places {
            place.lit = place.state == TileState::Offered;
        }
        scene
    }

    pub fn middle(&self) -> BoardScene<'_> {
        let mut scene = self.scene(3, [17, 12, 12, 21], |tile, n| {
            match (tile.epoch, tile.id.as_str()) {
                (1, "mechanical_engineering") => TileState::Lapsed,
                (1..=2, "clay_pit" | "brickworks" | "ceramics_works") => {
                    TileState::Built { seat: 0, late: false }
                }
                (1..=2, "coal_mine" | "iron_ore_mine" | "ironworks") => {
                    TileState::Built { seat: 1, late: false }
                }
                (1..=2, "construction" | "steam_power") => TileState::Built { seat: 3, late: false },
                (2, "shipyard") => TileState::InHand { seat: 2 },
                (1..=2, _) => TileState::Built {
                    seat: n % 4,
                    late: n % 5 == 0,
                },
                (3, "oil_field") => TileState::OnBlock,
                (3, "steel_mill" | "automobile") => TileState::Offered,
                (3, "power_plant") => TileState::Built { seat: 1, late: false },
                (3, "cement_works" | "electrical_engineering" | "stock_exchange") => {
                    TileState::InHand { seat: n % 4 }
                }
                (5, _) => TileState::Absent,
                _ => TileState::ToCome,
            }
        });
        for place in &mut scene.places {
            place.lit = ["shipyard", "electrical_engineering"].contains(&place.face.tile().id.as_str());
            place.chosen = place.face.tile().id == "cement_works";
            place.preview = (place.face.tile().id == "stock_exchange").then_some(2);
        }
        scene.epochs[4].absent = true;
        scene
    }

    pub fn end(&self) -> BoardScene<'_> {
        self.scene(5, [38, 44, 47, 38], |tile, n| match tile.id.as_str() {
            "optics" | "internet" => TileState::Lapsed,
            "media_company" => TileState::InHand { seat: 0 },
            _ => TileState::Built {
                seat: (n / 3 + n % 2) % 4,
                late: n % 7 == 3,
            },
        })
    }
}
