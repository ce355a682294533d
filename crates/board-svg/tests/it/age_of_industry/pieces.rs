//! Example displays, cards and tiles of Age of Industry, shared by the tests and the gallery.

use age_of_industry::data::MarketTile;
use age_of_industry::{CardKind, Data, Industry};
use board_svg::age_of_industry::*;
use toml::Value;

use super::age_components::{AgeComponents, label_mark, number, rows, text};

impl AgeComponents {
    /// The turn order in the middle of a round.
    pub fn order(&self) -> OrderScene {
        let names = ["Ada", "Benjamin", "Carla", "Diego", "Maximiliane"];
        let seat = |(n, seat): (usize, usize)| OrderSeat {
            seat,
            name: names[seat].into(),
            spent: [17, 4, 0, 0, 0][n],
            to_move: n == 2,
            done: n < 2,
            title: names[seat].into(),
        };
        OrderScene {
            label: "Turn order".into(),
            seats: [3, 0, 4, 1, 2].into_iter().enumerate().map(seat).collect(),
        }
    }

    /// The display of a player, as printed.
    pub fn display(&self, seat: usize) -> DisplayScene {
        let stack = |(n, row): (usize, &Value)| Stack {
            industry: Industry::from_id(&text(row, "id")).expect("an industry"),
            name: self.name(row),
            tiles: rows(row, "tiles")
                .iter()
                .enumerate()
                .map(|(level, tile)| StackTile {
                    level: number(tile, "level"),
                    left: if level < seat * n % 3 {
                        0
                    } else {
                        number(tile, "count")
                    },
                    cost: tile.get("cost").map(|_| number(tile, "cost")),
                    coal: number(tile, "coal"),
                    iron: number(tile, "iron"),
                    cubes: number(tile, "cubes"),
                    income: number(tile, "income"),
                    takes: tile.get("accepts").map(|_| match rows(tile, "accepts").len() {
                        1 => MarketKind::CottonOnly,
                        _ => MarketKind::Any,
                    }),
                })
                .collect(),
            mark: Mark {
                lit: seat == 1 && n == 2,
                chosen: seat == 1 && n == 4,
                barred: seat == 1 && n == 5,
                label: self.name(row),
                ..Mark::default()
            },
        };
        let industries = rows(&self.data["industries"], "rows");
        let right = LinkBox {
            left: 11 - 2 * seat as u8,
            cost: 1,
            coal: 1,
            iron: 1,
        };
        DisplayScene {
            seat,
            name: ["Ada", "Benjamin", "Carla"][seat % 3].into(),
            label: "Display".into(),
            to_move: seat == 1,
            money: 23,
            debt: 10 * seat as u32,
            hand: 6,
            links: vec![
                LinkBox {
                    left: 1 - seat.min(1) as u8,
                    cost: 1,
                    ..LinkBox::default()
                },
                right,
            ],
            links_mark: label_mark("Links"),
            stacks: industries.iter().enumerate().map(stack).collect(),
            titles: ["Money".into(), "Debt".into(), "Cards".into()],
        }
    }

    /// All kinds of card.
    pub fn cards(&self, map: &str) -> Vec<Card> {
        let scene = self.start(map);
        let card = |(n, row): (usize, &Value)| {
            let id = text(row, "id");
            let kind = age_of_industry::Card::from_id(&id).expect("a card");
            let own = |town: &&Town| CardKind::Location(town.colour) == kind.kind();
            let word = id.split_once('_').map_or("", |(_, word)| word);
            let lists = [
                rows(&self.data["industries"], "rows"),
                rows(&self.data["colours"], "rows"),
            ]
            .concat();
            let named = lists.iter().find(|row| text(row, "id") == word).expect("a name");
            Card {
                name: self.name(named),
                notes: scene
                    .towns
                    .iter()
                    .filter(own)
                    .map(|town| town.name.clone())
                    .collect(),
                count: [1, 2, 0][n % 3],
                mark: Mark {
                    lit: n == 1,
                    chosen: n == 8,
                    barred: n == 4,
                    ..Mark::default()
                },
                kind,
            }
        };
        rows(&self.data["cards"], "rows")
            .iter()
            .enumerate()
            .map(card)
            .collect()
    }

    /// Every kind of market tile, both unflipped and flipped.
    pub fn markets(&self) -> Vec<Market> {
        let market = |tile: &MarketTile, flipped| Market {
            kind: MarketKind::of(&tile.accepts),
            id: tile.id.clone(),
            flipped,
            mark: Mark::default(),
        };
        let data = Data::standard();
        let both = |tile| [market(tile, false), market(tile, true)];
        data.market_tiles.iter().flat_map(both).collect()
    }

    /// Every industry tile, once as built and once flipped over.
    pub fn tiles(&self) -> Vec<TileFace> {
        let mut faces = Vec::new();
        for stack in self.display(0).stacks {
            for (n, tile) in stack.tiles.iter().enumerate() {
                faces.push(TileFace {
                    tile: Tile {
                        seat: n % 5,
                        industry: stack.industry,
                        level: tile.level,
                        flipped: n == 2,
                        cubes: if n == 2 { 0 } else { tile.cubes },
                        takes: tile.takes,
                    },
                    name: stack.name.clone(),
                    cost: tile.cost,
                    coal: tile.coal,
                    iron: tile.iron,
                    income: tile.income,
                    mark: Mark::default(),
                });
            }
        }
        faces
    }
}
