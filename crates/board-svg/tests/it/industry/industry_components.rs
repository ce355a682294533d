//! Example tables of Industry, created from the game's own data file; shared by the tests and the gallery.

use board_svg::industry::*;
use toml::Value;

/// The components as the game's data file lists them.
pub struct IndustryComponents {
    pub fields: Vec<FieldFace>,
    pub links: Vec<[String; 2]>,
    pub resources: Vec<(String, String, u8)>,
    pub markers: Vec<(String, bool)>,
}

fn text(value: &Value, key: &str) -> Option<String> {
    value.get(key).and_then(Value::as_str).map(str::to_owned)
}

fn list(value: &Value, key: &str) -> Vec<String> {
    let strings = value.get(key).and_then(Value::as_array).into_iter().flatten();
    strings.filter_map(Value::as_str).map(str::to_owned).collect()
}

fn number(value: &Value, key: &str) -> u8 {
    value.get(key).and_then(Value::as_integer).unwrap_or(0) as u8
}

fn field(row: &Value, language: &str) -> FieldFace {
    FieldFace {
        id: text(row, "id").unwrap_or_default(),
        kind: match row["kind"].as_str() {
            Some("technology") => FieldKind::Technology,
            Some("joker") => FieldKind::Joker,
            Some("bonus") => FieldKind::Bonus,
            _ => FieldKind::Factory,
        },
        epoch: number(row, "epoch"),
        name: row["name"][language].as_str().unwrap_or_default().to_owned(),
        cost: number(row, "cost"),
        needs: list(row, "needs"),
        produces: text(row, "produces"),
        vp: number(row, "vp"),
        networks: text(row, "network").map_or_else(|| list(row, "networks"), |network| vec![network]),
        per_factory: number(row, "points_per_factory"),
        joker: text(row, "joker"),
        discount: number(row, "discount"),
    }
}

impl IndustryComponents {
    pub fn read(language: &str) -> IndustryComponents {
        let data: Value =
            toml::from_str(include_str!("../../../../industry/data/standard.toml")).expect("data");
        let rows = |key: &str| data[key].as_array().cloned().unwrap_or_default();
        let ends = |row: &Value| list(row, "between").try_into().expect("two ends");
        let resource = |row: &Value| {
            let name = row["name"][language].as_str().unwrap_or_default().to_owned();
            (
                text(row, "id").unwrap_or_default(),
                name,
                number(row, "bank_sells_from"),
            )
        };
        let marker = |row: &Value| {
            let coin = row["coin"].as_bool().unwrap_or_default();
            (text(row, "letter").unwrap_or_default(), coin)
        };
        IndustryComponents {
            fields: rows("field").iter().map(|row| field(row, language)).collect(),
            links: rows("link").iter().map(ends).collect(),
            resources: rows("resource").iter().map(resource).collect(),
            markers: rows("marker").iter().map(marker).collect(),
        }
    }

    pub fn scene(
        &self,
        epoch: u8,
        points: [u32; 4],
        state: impl Fn(&FieldFace, usize) -> FieldState,
    ) -> BoardScene {
        let place = |(n, face): (usize, &FieldFace)| Place {
            face: face.clone(),
            state: state(face, n),
            label: face.name.clone(),
            title: face.name.clone(),
            ..Place::default()
        };
        let resource = |(id, name, from): &(String, String, u8)| ResourceOnTrack {
            id: id.clone(),
            name: name.clone(),
            on_sale: *from <= epoch,
        };
        let space = |space: u8| EpochSpace {
            epoch: space,
            resources: (self.resources.iter().filter(|(_, _, from)| *from == space + 1))
                .map(resource)
                .collect(),
            ..EpochSpace::default()
        };
        let connection = |ends: &[String; 2]| Connection {
            ends: ends.clone(),
            badge: "+3".into(),
            ..Connection::default()
        };
        let mut scene = BoardScene {
            title: "Industry".into(),
            label: "Industry".into(),
            places: self.fields.iter().enumerate().map(place).collect(),
            connections: self.links.iter().map(connection).collect(),
            epoch,
            epochs: (1..=5).map(space).collect(),
            markers: self
                .markers
                .iter()
                .map(|(letter, coin)| marker(letter, *coin))
                .collect(),
            subsidies: Subsidies {
                coins: 3,
                points: -5,
                tiles: vec![None; 4],
                ..Subsidies::default()
            },
            scores: (0..4).map(|seat| score(seat, points[seat])).collect(),
            legend: legend(),
            ..BoardScene::default()
        };
        self.count_gains(&mut scene);
        scene
    }

    /// Adds the gains: three points for each road or line between two fields of a seat, and the bonus field's points
    /// for each factory.
    fn count_gains(&self, scene: &mut BoardScene) {
        let developed = |place: &Place| match place.state {
            FieldState::Developed { seat, .. } => Some(seat),
            _ => None,
        };
        let places = scene.places.clone();
        for place in &mut scene.places {
            let owner = developed(place).unwrap_or(0);
            let own = |other: &&Place| developed(other) == Some(owner);
            let joined = |other: &&Place| {
                let pair = [&other.face.id, &place.face.id];
                self.links
                    .iter()
                    .any(|ends| pair.iter().all(|end| ends.contains(end)))
            };
            let links = places
                .iter()
                .filter(own)
                .filter(|other| other.face.id != place.face.id);
            let points = 3 * links.filter(joined).count() as u8;
            let icon = match place.face.kind {
                FieldKind::Technology => "line",
                _ => "road",
            };
            let mut gains = vec![(icon.to_owned(), points)];
            for network in &place.face.networks {
                let on = |other: &&Place| other.face.networks.contains(network);
                let bonus = places.iter().filter(own).filter(on);
                let points = bonus.map(|other| match (place.face.kind, other.face.kind) {
                    (FieldKind::Factory, FieldKind::Bonus) => other.face.per_factory,
                    (FieldKind::Bonus, FieldKind::Factory) => place.face.per_factory,
                    _ => 0,
                });
                gains.push((network.clone(), points.sum()));
            }
            let some = gains.into_iter().filter(|(_, points)| *points > 0);
            place.gains = some.map(|(icon, points)| Gain { icon, points }).collect();
        }
    }

    pub fn start(&self) -> BoardScene {
        let offered = ["1B", "1F", "1J", "1L"];
        let mut scene = self.scene(1, [0; 4], |field, _| match (field.epoch, field.id.as_str()) {
            (1, id) if offered.contains(&id) => FieldState::Offered,
            (1, _) => FieldState::InRow,
            _ => FieldState::ToCome,
        });
        for place in &mut scene.places {
            place.lit = place.state == FieldState::Offered;
        }
        turn_up(&mut scene, "BFJL", "");
        scene
    }

    pub fn middle(&self) -> BoardScene {
        let mut scene = self.scene(3, [17, 12, 12, 21], |field, n| {
            match (field.epoch, field.id.as_str()) {
                (1, "1L") => FieldState::Lapsed { seat: 2 },
                (1..=2, "1G" | "1H" | "2G" | "1C") => FieldState::Developed { seat: 0, late: false },
                (1..=2, "1I" | "1J" | "2I" | "2F" | "2D") => FieldState::Developed { seat: 1, late: false },
                (1..=2, "1K" | "2K") => FieldState::Developed { seat: 3, late: false },
                (2, "2E") => FieldState::Undeveloped { seat: 2 },
                (1..=2, _) if field.kind == FieldKind::Joker => FieldState::Empty,
                (1..=2, _) => FieldState::Developed {
                    seat: n % 4,
                    late: n % 5 == 0 && field.kind == FieldKind::Factory,
                },
                (3, "3E") => FieldState::OnBlock,
                (3, "3I" | "3L" | "3C") => FieldState::Offered,
                (3, "3F") => FieldState::Developed { seat: 1, late: false },
                (3, "3H" | "3K" | "3J" | "3D") => FieldState::Undeveloped { seat: n % 4 },
                (3, "3A") => FieldState::Empty,
                (3, _) => FieldState::InRow,
                _ => FieldState::ToCome,
            }
        });
        for place in &mut scene.places {
            place.lit = ["2E", "3K"].contains(&place.face.id.as_str());
            place.chosen = place.face.id == "3H";
            place.preview = (place.face.id == "3J").then_some(2);
        }
        turn_up(&mut scene, "ECIL", "FHKJDA");
        scene.markers[4].on_block = true;
        scene.subsidies.tiles[0] = Some(1);
        scene.subsidies.lit = true;
        scene
    }

    pub fn end(&self) -> BoardScene {
        let mut scene = self.scene(5, [38, 49, 67, 50], |field, n| match field.id.as_str() {
            "2L" | "5K" => FieldState::Lapsed { seat: 1 },
            "4J" => FieldState::Undeveloped { seat: 0 },
            _ if field.kind == FieldKind::Joker => FieldState::Empty,
            _ => FieldState::Developed {
                seat: (n / 12 + n / 3) % 4,
                late: n % 7 == 3 && field.kind == FieldKind::Factory,
            },
        });
        turn_up(&mut scene, "", "ABCDEFGHIJKL");
        scene.subsidies.tiles = vec![Some(1), None, Some(3), None];
        scene
    }
}

fn marker(letter: &str, coin: bool) -> AreaMarker {
    AreaMarker {
        letter: letter.to_owned(),
        coin,
        ..AreaMarker::default()
    }
}

fn score(seat: usize, points: u32) -> ScoreMark {
    ScoreMark {
        seat,
        points,
        title: String::new(),
    }
}

fn legend() -> Vec<LegendRow> {
    let row = |(icons, worth): (&[&str], &str)| LegendRow {
        icons: icons.iter().map(|icon| (*icon).to_owned()).collect(),
        worth: worth.into(),
        ..LegendRow::default()
    };
    let rows: [(&[&str], &str); 9] = [
        (&["road"], "+3"),
        (&["line"], "+3"),
        (&["river"], "+2"),
        (&["rail"], "+2"),
        (&["pipe"], "+3"),
        (&["power"], "+3"),
        (&["coin", "coin", "coin"], "+1"),
        (&["joker"], "+2"),
        (&["subsidy"], "−5"),
    ];
    rows.map(row).into()
}

fn turn_up(scene: &mut BoardScene, up: &str, used: &str) {
    for marker in &mut scene.markers {
        if up.contains(&marker.letter) {
            marker.state = MarkerState::FaceUp;
        } else if used.contains(&marker.letter) {
            marker.state = MarkerState::Used;
        }
    }
}
