//! Example tables of Industry, created from the game's own data file; shared by the tests and the gallery.

use std::sync::Arc;

use board_svg::industry::*;
use industry::data::{Field, Kind, Marker, Resource};
use industry::{Data, FieldId, ResourceId};

/// The components, with their names in one language.
pub struct IndustryComponents {
    pub data: Arc<Data>,
    language: String,
}

impl IndustryComponents {
    pub fn read(language: &str) -> IndustryComponents {
        IndustryComponents {
            data: Data::standard(),
            language: language.to_owned(),
        }
    }

    pub fn face(&self, id: FieldId) -> FieldFace<'_> {
        FieldFace {
            data: &self.data,
            id,
            name: self.data.field(id).name.in_language(&self.language).to_owned(),
        }
    }

    pub fn scene(
        &self,
        epoch: u8,
        points: [u32; 4],
        state: impl Fn(&Field, u8, usize) -> FieldState,
    ) -> BoardScene<'_> {
        let place = |(n, id): (usize, FieldId)| {
            let face = self.face(id);
            let state = state(face.field(), id.epoch(), n);
            Place {
                label: face.name.clone(),
                title: face.name.clone(),
                ..Place::new(face, state)
            }
        };
        let resource = |(id, resource): (ResourceId, &Resource)| ResourceOnTrack {
            id,
            name: resource.name.in_language(&self.language).to_owned(),
            on_sale: resource.bank_sells_from <= epoch,
        };
        let space = |space: u8| EpochSpace {
            epoch: space,
            resources: (self.data.resources())
                .filter(|(_, resource)| resource.bank_sells_from == space + 1)
                .map(resource)
                .collect(),
            ..EpochSpace::default()
        };
        let connection = |link: &industry::data::Link| Connection {
            ends: link.ends,
            badge: "+3".into(),
            title: String::new(),
        };
        let mut scene = BoardScene {
            data: &self.data,
            title: "Industry".into(),
            label: "Industry".into(),
            places: self.data.field_ids().enumerate().map(place).collect(),
            connections: self.data.links.iter().map(connection).collect(),
            epoch,
            epochs: (1..=5).map(space).collect(),
            networks: Vec::new(),
            markers: self.data.markers.iter().map(marker).collect(),
            bag: String::new(),
            subsidies: Subsidies {
                coins: 3,
                points: -5,
                tiles: vec![None; 4],
                ..Subsidies::default()
            },
            scores: (0..4).map(|seat| score(seat, points[seat])).collect(),
            legend: legend(),
        };
        self.count_gains(&mut scene);
        scene
    }

    /// Adds the gains: three points for each road or line between two fields of a seat, and the bonus field's points
    /// for each factory.
    fn count_gains(&self, scene: &mut BoardScene<'_>) {
        let developed = |place: &Place<'_>| match place.state {
            FieldState::Developed { seat, .. } => Some(seat),
            _ => None,
        };
        let places = scene.places.clone();
        for place in &mut scene.places {
            let owner = developed(place).unwrap_or(0);
            let own = places.iter().filter(|other| developed(other) == Some(owner));
            let joined = self.data.connected_to(place.face.id);
            let links = own.clone().filter(|other| joined.has(other.face.id));
            let field = place.face.field();
            let source = match field.kind {
                Kind::Technology => GainSource::Lines,
                _ => GainSource::Roads,
            };
            let points = 3 * links.count() as u8;
            let mut gains = vec![Gain { source, points }];
            for network in field.networks {
                let others = own.clone().map(|other| other.face.field());
                let others = others.filter(|other| other.networks.has(network));
                let points = others.map(|other| match (field.kind, other.kind) {
                    (Kind::Factory, Kind::Bonus) => other.points_per_factory,
                    (Kind::Bonus, Kind::Factory) => field.points_per_factory,
                    _ => 0,
                });
                gains.push(Gain {
                    source: GainSource::Network(network),
                    points: points.sum(),
                });
            }
            gains.retain(|gain| gain.points > 0);
            place.gains = gains;
        }
    }

    pub fn start(&self) -> BoardScene<'_> {
        let offered = ["1B", "1F", "1J", "1L"];
        let mut scene = self.scene(1, [0; 4], |field, epoch, _| match (epoch, field.id.as_str()) {
            (1, id) if offered.contains(&id) => FieldState::Offered,
            (1, _) => FieldState::InRow,
            _ => FieldState::ToCome,
        });
        for place in &mut scene.places {
            place.lit = place.state == FieldState::Offered;
        }
        set_marker_states(&mut scene, "BFJL", "");
        scene
    }

    pub fn middle(&self) -> BoardScene<'_> {
        let mut scene = self.scene(3, [17, 12, 12, 21], |field, epoch, n| {
            match (epoch, field.id.as_str()) {
                (1, "1L") => FieldState::Lapsed { seat: 2 },
                (1..=2, "1G" | "1H" | "2G" | "1C") => FieldState::Developed { seat: 0, late: false },
                (1..=2, "1I" | "1J" | "2I" | "2F" | "2D") => FieldState::Developed { seat: 1, late: false },
                (1..=2, "1K" | "2K") => FieldState::Developed { seat: 3, late: false },
                (2, "2E") => FieldState::Undeveloped { seat: 2 },
                (1..=2, _) if field.kind == Kind::Joker => FieldState::Empty,
                (1..=2, _) => FieldState::Developed {
                    seat: n % 4,
                    late: n % 5 == 0 && field.kind == Kind::Factory,
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
            place.lit = ["2E", "3K"].contains(&place.face.field().id.as_str());
            place.chosen = place.face.field().id == "3H";
            place.preview = (place.face.field().id == "3J").then_some(2);
        }
        set_marker_states(&mut scene, "ECIL", "FHKJDA");
        scene.markers[4].on_block = true;
        scene.subsidies.tiles[0] = Some(1);
        scene.subsidies.lit = true;
        scene
    }

    pub fn end(&self) -> BoardScene<'_> {
        let mut scene = self.scene(5, [38, 49, 67, 50], |field, _, n| match field.id.as_str() {
            "2L" | "5K" => FieldState::Lapsed { seat: 1 },
            "4J" => FieldState::Undeveloped { seat: 0 },
            _ if field.kind == Kind::Joker => FieldState::Empty,
            _ => FieldState::Developed {
                seat: (n / 12 + n / 3) % 4,
                late: n % 7 == 3 && field.kind == Kind::Factory,
            },
        });
        set_marker_states(&mut scene, "", "ABCDEFGHIJKL");
        scene.subsidies.tiles = vec![Some(1), None, Some(3), None];
        scene
    }
}

fn marker(marker: &Marker) -> AreaMarker {
    AreaMarker {
        letter: marker.letter.clone(),
        coin: marker.coin,
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

fn legend() -> Vec<LegendRow<'static>> {
    let row = |(icons, worth): (&[&'static str], &str)| LegendRow {
        icons: icons.to_vec(),
        worth: worth.into(),
        ..LegendRow::default()
    };
    let rows: [(&[&'static str], &str); 9] = [
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

fn set_marker_states(scene: &mut BoardScene<'_>, up: &str, used: &str) {
    for marker in &mut scene.markers {
        if up.contains(&marker.letter) {
            marker.state = MarkerState::FaceUp;
        } else if used.contains(&marker.letter) {
            marker.state = MarkerState::Used;
        }
    }
}
