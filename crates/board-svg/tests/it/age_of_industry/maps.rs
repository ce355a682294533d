//! Example maps of Age of Industry, shared by the tests and the gallery.

use age_of_industry::data::Symbol;
use age_of_industry::{Cube, Industry};
use board_svg::age_of_industry::*;
use toml::Value;

use super::age_components::{AgeComponents, colour, label_mark, number, rows, text};

impl AgeComponents {
    /// The map before the first turn.
    pub fn start(&self, id: &str) -> MapScene {
        let maps = rows(&self.data, "maps");
        let map = maps.iter().find(|map| text(map, "id") == id).expect("a map");
        let kinds = [
            MarketKind::Any,
            MarketKind::CottonOnly,
            MarketKind::GoodsOnly,
            MarketKind::NoDemand,
        ];
        let mut dealt = 0;
        let mut market = |id: String| {
            dealt += 1;
            Market {
                kind: kinds[dealt % 4],
                mark: label_mark(&id),
                flipped: false,
                id,
            }
        };
        let colour = |row: &Value| colour(&text(row, "colour")).expect("a colour");
        let town = |row: &Value| Town {
            id: text(row, "id"),
            name: self.name(row),
            colour: colour(row),
            spaces: rows(row, "spaces")
                .iter()
                .enumerate()
                .map(|(n, kind)| space(format!("{}.{}", text(row, "id"), n + 1), kind.as_str()))
                .collect(),
            mark: label_mark(&text(row, "id")),
        };
        let foreign = |row: &Value| Foreign {
            id: text(row, "id"),
            name: self.name(row),
            port: row.get("port_symbol").is_some(),
            markets: (1..=number(row, "markets"))
                .map(|n| market(format!("{}.m{n}", text(row, "id"))))
                .collect(),
            mark: label_mark(&text(row, "id")),
        };
        let foreign = rows(map, "foreign").iter().map(foreign).collect();
        let ship = |row: &Value| {
            let id = text(row, "id");
            ShipPlace {
                name: self.name(row),
                colour: colour(row),
                port: text(row, "port"),
                space: space(format!("{id}.1"), Some("ship")),
                market: Some(market(format!("{id}.m1"))),
                import: row.get("import").map(|_| Import {
                    id: format!("{id}.coal"),
                    cubes: number(row, "import"),
                    mark: label_mark(&format!("{id}.coal")),
                    ..Import::default()
                }),
                mark: label_mark(&id),
                used: false,
                id,
            }
        };
        MapScene {
            map: id.to_owned(),
            title: self.name(map),
            label: self.name(map),
            waters: match id {
                "germany" => vec!["North Sea".into(), "Baltic Sea".into()],
                _ => vec!["Atlantic Ocean".into()],
            },
            towns: rows(map, "towns").iter().map(town).collect(),
            villages: rows(map, "villages")
                .iter()
                .map(|row| Village {
                    id: text(row, "id"),
                    name: self.name(row),
                    mark: label_mark(&text(row, "id")),
                })
                .collect(),
            foreign,
            ships: rows(map, "ships").iter().map(ship).collect(),
            rails: rows(map, "lines")
                .iter()
                .map(|line| Rail {
                    id: line.as_str().expect("a line").to_owned(),
                    mark: label_mark(line.as_str().expect("a line")),
                    ..Rail::default()
                })
                .collect(),
            demand: [Cube::Coal, Cube::Iron]
                .into_iter()
                .map(|cube| self.demand(cube, 6))
                .collect(),
        }
    }

    fn demand(&self, cube: Cube, cubes: u8) -> Demand {
        let word = cube.id();
        let row = &self.data["demand"][word];
        let prices = rows(row, "prices");
        Demand {
            id: format!("demand_{word}"),
            cube,
            prices: prices
                .iter()
                .map(|price| price.as_integer().expect("a price") as u8)
                .collect(),
            empty: number(row, "empty"),
            cubes,
            mark: label_mark(word),
            taking: 0,
        }
    }

    /// The map in the middle of a five-player game: much is built, some places can be chosen, and one of each kind is
    /// chosen.
    pub fn middle(&self, id: &str) -> MapScene {
        let mut scene = self.start(id);
        for (n, rail) in scene.rails.iter_mut().enumerate() {
            rail.owner = (n % 3 != 1).then_some((n / 3 + n % 2) % 5);
            rail.used = n % 11 == 3;
            rail.mark.lit = n % 3 == 1 && n % 4 == 0;
            if n == 7 {
                rail.mark.chosen = true;
                rail.preview = Some(1);
            }
            rail.mark.barred = n == 13;
        }
        for (n, space) in scene
            .towns
            .iter_mut()
            .flat_map(|town| &mut town.spaces)
            .enumerate()
        {
            let industry = match (space.symbol, n % 3) {
                (Symbol::Coal, _) => Industry::CoalMine,
                (Symbol::Port, _) => Industry::Port,
                (_, 0) => Industry::CottonMill,
                (_, 1) => Industry::Factory,
                _ => Industry::IronWorks,
            };
            let cubes = match industry {
                Industry::CoalMine => 1 + n as u8 % 4,
                Industry::IronWorks => 2 + n as u8 % 4,
                _ => 0,
            };
            let tile = Tile {
                seat: n * 2 % 5,
                industry,
                level: 1 + n as u8 % 4,
                flipped: n % 5 == 2,
                cubes: if n % 5 == 2 { 0 } else { cubes },
                takes: (industry == Industry::Port)
                    .then_some([MarketKind::CottonOnly, MarketKind::Any][n % 2]),
            };
            space.tile = (n % 4 != 3).then_some(tile);
            space.mark.lit = n % 8 == 3;
            space.mark.barred = n == 15;
            space.taking = u8::from(n % 7 == 1);
            if n == 23 {
                space.preview = Some(tile);
                space.mark.chosen = true;
            }
        }
        for (n, ship) in scene.ships.iter_mut().enumerate() {
            let tile = Tile {
                seat: n % 5,
                industry: Industry::Ship,
                level: 1 + n as u8 % 3,
                flipped: n == 2,
                cubes: 0,
                takes: None,
            };
            ship.space.tile = (n % 2 == 0).then_some(tile);
            ship.space.mark.lit = n == 1;
            ship.used = n == 0;
            if let Some(import) = &mut ship.import {
                import.cubes = 3 - n as u8 % 4;
                import.mark.lit = n == 1;
                import.taking = u8::from(n == 0);
            }
            if let Some(market) = &mut ship.market {
                market.flipped = n == 2;
                market.mark.lit = n == 0;
            }
        }
        for land in &mut scene.foreign {
            land.markets[0].flipped = land.id == "great_lakes" || land.id == "austria";
            land.markets[0].mark.lit = land.id == "canada" || land.id == "russia";
            land.markets[0].mark.chosen = land.id == "the_south" || land.id == "france";
        }
        scene.demand[0].cubes = 3;
        scene.demand[0].taking = 1;
        scene.demand[1].cubes = 0;
        scene
    }
}

fn space(id: String, symbol: Option<&str>) -> Space {
    Space {
        symbol: match symbol {
            Some("coal") => Symbol::Coal,
            Some("port") => Symbol::Port,
            Some("ship") => Symbol::Ship,
            _ => Symbol::Open,
        },
        mark: label_mark(&id),
        id,
        tile: None,
        preview: None,
        taking: 0,
    }
}
