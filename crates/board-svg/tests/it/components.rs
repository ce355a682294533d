//! Example tables of Industria, created from the game's own data file; shared by the tests and the gallery.

use board_svg::industria::*;
use toml::Value;

/// The components as the game's data file lists them.
pub struct Components {
    pub tiles: Vec<TileFace>,
    pub connections: Vec<[String; 2]>,
    pub resources: Vec<(String, String, u8)>,
}

impl Components {
    pub fn read(language: &str) -> Components {
        let data: Value =
            toml::from_str(include_str!("../../../industria/data/standard.toml")).expect("data");
        let list = |value: &Value, key: &str| -> Vec<String> {
            let strings = value.get(key).and_then(Value::as_array).into_iter().flatten();
            strings.filter_map(Value::as_str).map(str::to_owned).collect()
        };
        let text = |value: &Value, key: &str| value.get(key).and_then(Value::as_str).map(str::to_owned);
        let number = |value: &Value, key: &str| value.get(key).and_then(Value::as_integer).unwrap_or(0) as u8;
        let name = |value: &Value| value["name"][language].as_str().unwrap_or_default().to_owned();
        let rows = |key: &str| data[key].as_array().cloned().unwrap_or_default();
        let tile_rows = rows("tile");
        let tiles = tile_rows.iter().map(|tile| TileFace {
            id: text(tile, "id").unwrap_or_default(),
            kind: match tile["kind"].as_str() {
                Some("technology") => TileKind::Technology,
                Some("resource") => TileKind::Resource,
                Some("bonus") => TileKind::Bonus,
                _ => TileKind::Factory,
            },
            epoch: number(tile, "epoch"),
            name: name(tile),
            cost: number(tile, "cost"),
            needs: list(tile, "needs"),
            produces: text(tile, "produces").or(text(tile, "resource")),
            vp: number(tile, "vp"),
            symbols: text(tile, "symbol").map_or_else(|| list(tile, "symbols"), |symbol| vec![symbol]),
            discount: number(tile, "discount"),
        });
        let ends = |row: &Value| {
            let [a, b] = list(row, "between").try_into().expect("two ends");
            [a, b]
        };
        let resource = |row: &Value| {
            (
                text(row, "id").unwrap_or_default(),
                name(row),
                number(row, "bank_sells_from"),
            )
        };
        Components {
            tiles: tiles.collect(),
            connections: rows("connection").iter().map(ends).collect(),
            resources: rows("resource").iter().map(resource).collect(),
        }
    }

    pub fn scene(
        &self,
        epoch: u8,
        points: [u32; 4],
        state: impl Fn(&TileFace, usize) -> TileState,
    ) -> BoardScene {
        let on_board = |tile: &&TileFace| matches!(tile.kind, TileKind::Factory | TileKind::Technology);
        let places = self
            .tiles
            .iter()
            .filter(on_board)
            .enumerate()
            .map(|(n, face)| Place {
                face: face.clone(),
                state: state(face, n),
                label: face.name.clone(),
                title: face.name.clone(),
                ..Place::default()
            });
        let epochs = (1..=5).map(|space| EpochSpace {
            epoch: space,
            resources: (self.resources.iter().filter(|(_, _, from)| *from == space + 1))
                .map(|(id, name, from)| ResourceOnTrack {
                    id: id.clone(),
                    name: name.clone(),
                    on_sale: *from <= epoch,
                })
                .collect(),
            coin: u8::from(space > 2),
            pile: (space >= epoch).then_some(if space == epoch { 8 } else { 12 }),
            ..EpochSpace::default()
        });
        let connection = |ends: &[String; 2]| Connection {
            ends: ends.clone(),
            badge: "+3".into(),
            ..Connection::default()
        };
        let legend = [("road", "+3"), ("line", "+3"), ("bonus", "+2")];
        let row = |(icon, worth): (&str, &str)| LegendRow {
            icons: vec![icon.into()],
            worth: worth.into(),
            ..LegendRow::default()
        };
        BoardScene {
            title: "Industria".into(),
            label: "Industria".into(),
            places: places.collect(),
            connections: self.connections.iter().map(connection).collect(),
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

    pub fn start(&self) -> BoardScene {
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

    pub fn middle(&self) -> BoardScene {
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
            place.lit = ["shipyard", "electrical_engineering"].contains(&place.face.id.as_str());
            place.chosen = place.face.id == "cement_works";
            place.preview = (place.face.id == "stock_exchange").then_some(2);
        }
        scene.epochs[4].absent = true;
        scene
    }

    pub fn end(&self) -> BoardScene {
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
