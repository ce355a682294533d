//! Writes a page with everything that this crate draws: `cargo run -p board-svg --example gallery -- FILE`.
//!
//! The second argument chooses a part (`start`, `mid`, `end`, `cards`, `icons`, `covers`), the third `dark`, the
//! fourth a language: small pages are easier to look at.

use std::fmt::Write as _;

use board_svg::industria::*;
use board_svg::{HOUSE_CSS, ICON_NAMES, app_icon, cover, icon, logo, seat_token};
use toml::Value;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |n: usize, or: &str| arguments.get(n).cloned().unwrap_or_else(|| or.to_owned());
    let (file, part, theme, language) = (
        argument(0, "gallery.html"),
        argument(1, "all"),
        argument(2, "light"),
        argument(3, "en"),
    );
    let box_ = Components::read(&language);
    let mut page = format!(
        "<!doctype html><html data-theme=\"{theme}\"><meta charset=utf-8><style>{HOUSE_CSS}\
         body{{margin:8px;background:var(--paper);color:var(--ink);font-family:var(--serif)}}\
         .row{{display:flex;flex-wrap:wrap;gap:8px;align-items:center}} .ss-card{{width:150px}} .ss-cover{{width:400px}}\
         .board{{width:1100px}} .narrow{{width:344px}} figure{{margin:0;font-size:11px;text-align:center}}\
         .row .ss-icon{{width:34px;height:34px}} .ss-logo{{width:120px}}</style><body>"
    );
    for (name, scene) in [
        ("start", box_.start()),
        ("mid", box_.middle()),
        ("end", box_.end()),
    ] {
        if part == "all" || part == name {
            let _ = write!(page, "<div class=board>{}</div>", board(&scene));
        }
        if part == "all" || part == "narrow" && name == "mid" {
            let _ = write!(page, "<div class=narrow>{}</div>", board(&scene));
        }
    }
    if part == "all" || part == "icons" {
        page += "<div class=row>";
        for name in ICON_NAMES {
            let _ = write!(page, "<figure>{}<br>{name}</figure>", icon(name));
        }
        let _ = write!(
            page,
            "{}{}<div style=\"width:120px\">{}</div></div>",
            seat_token(0),
            logo(),
            app_icon()
        );
    }
    if part == "all" || part == "cards" {
        page += &box_.cards();
    }
    if part == "all" || part == "covers" {
        page += "<div class=row>";
        for (id, title) in [
            ("industria", "Industria"),
            ("industry", "Industry"),
            ("age-of-industry", "Age of Industry"),
            ("barrage", "Barrage"),
        ] {
            page += &cover(id, title, "3–4");
        }
        page += "</div>";
    }
    std::fs::write(&file, page).expect("the gallery can be written");
}

/// The components as the game's data file lists them.
struct Components {
    tiles: Vec<TileFace>,
    connections: Vec<[String; 2]>,
    resources: Vec<(String, String, u8)>,
}

impl Components {
    fn read(language: &str) -> Components {
        let data: Value = toml::from_str(include_str!("../../industria/data/standard.toml")).expect("data");
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

    fn scene(
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
        }
    }

    fn start(&self) -> BoardScene {
        let offered = ["sawmill", "coal_mine", "construction"];
        let mut scene = self.scene(1, [0; 4], |tile, _| match offered.contains(&tile.id.as_str()) {
            true => TileState::Offered,
            false => TileState::ToCome,
        });
        for place in &mut scene.places {
            place.lit = place.state == TileState::Offered;
        }
        scene
    }

    fn middle(&self) -> BoardScene {
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

    fn end(&self) -> BoardScene {
        self.scene(5, [38, 44, 47, 38], |tile, n| match tile.id.as_str() {
            "optics" | "internet" => TileState::Lapsed,
            "media_company" => TileState::InHand { seat: 0 },
            _ => TileState::Built {
                seat: (n / 3 + n % 2) % 4,
                late: n % 7 == 3,
            },
        })
    }

    fn cards(&self) -> String {
        let mut page = String::from("<div class=row>");
        for (n, tile) in self.tiles.iter().enumerate() {
            let state = match n {
                3 => TileState::InHand { seat: 2 },
                4 => TileState::Built { seat: 0, late: false },
                5 => TileState::Built { seat: 3, late: true },
                7 => TileState::OnBlock,
                _ => TileState::Offered,
            };
            let look = CardLook {
                state,
                lit: n == 1,
                chosen: n == 2,
                barred: n == 6,
                ..CardLook::default()
            };
            page += &tile_card(tile, &look);
        }
        for epoch in 1..=5 {
            page += &tile_back(epoch, Some(9 - epoch), "");
        }
        page + "</div>"
    }
}
