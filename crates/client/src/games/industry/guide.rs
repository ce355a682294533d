//! The pictures of Industry's guide.

use board_svg::industry::{
    AreaMarker, BoardScene, CardLook, Connection, EpochSpace, FieldState, Gain, GainSource, MarkerState,
    Place, ResourceOnTrack, ScoreMark, Subsidies, area_marker, board, field_card, joker_tile, layout,
    subsidy_tile,
};
use board_svg::{icon, seat_token};
use industry::data::Kind;
use industry::{Data, FieldId, Joker};

use super::face as field_face;
use crate::games::guide::{bank, bid, phases, row, signs, supply};

/// Fields that are developed in the picture of a running game, with their owners.
const DEVELOPED: [(&str, usize); 15] = [
    ("1C", 0),
    ("1D", 2),
    ("1E", 0),
    ("1F", 1),
    ("1G", 0),
    ("1H", 0),
    ("1I", 1),
    ("1J", 1),
    ("2D", 1),
    ("2G", 0),
    ("2H", 2),
    ("2I", 1),
    ("1K", 2),
    ("2K", 2),
    ("2J", 0),
];

/// The columns whose markers lie face up in that picture, and those that are used.
const UP: &str = "CFI";
const USED: &str = "AEL";

/// The picture of a step, as HTML.
pub(super) fn of_step(step: usize, language: &str) -> String {
    let data = &*Data::standard();
    let painter = Painter { data, language };
    match step {
        1 => board(&painter.scene()),
        2 => round(),
        3 => painter.auction(),
        4 => painter.developing(),
        5 => painter.supply(),
        6 => painter.epochs(),
        7 => painter.points(),
        _ => painter.advice(),
    }
}

/// The five phases of a round: income, area markers, auction, development, and on to the next.
fn round() -> String {
    let marker = area_marker("D", true, MarkerState::FaceUp, "");
    phases(&[
        icon("coin"),
        format!(r#"<span class="small-back">{marker}</span>"#),
        icon("hammer"),
        icon("factory"),
        icon("arrow-right"),
    ])
}

struct Painter<'a> {
    data: &'a Data,
    language: &'a str,
}

impl<'a> Painter<'a> {
    /// Two bids, and where the coins go if the auctioneer keeps the field (IY-5.8).
    fn auction(&self) -> String {
        let cards = [
            self.card("3C", FieldState::Offered),
            self.card("3F", FieldState::OnBlock),
            self.card("3I", FieldState::Offered),
        ];
        let coin = |seat: usize| format!(r#"<span class="bid">{}{}</span>"#, icon("coin"), seat_token(seat));
        let coins: String = [1, 2, 0, 1].map(coin).concat();
        format!(
            r#"{}<p class="bids">{}{}{}</p><p class="bids">{}{}{coins}</p>"#,
            row(&cards),
            icon("hammer"),
            bid(1, 2),
            bid(2, 4),
            seat_token(0),
            icon("arrow-right")
        )
    }

    fn developing(&self) -> String {
        row(&[
            self.card("1H", FieldState::Undeveloped { seat: 0 }),
            self.card("1H", FieldState::Developed { seat: 0, late: false }),
            self.card("1K", FieldState::Developed { seat: 0, late: false }),
        ])
    }

    /// The ways to get a resource (IY-6.5), in the guide's order: one's own factory, another player's, the bank, a
    /// joker.
    fn supply(&self) -> String {
        let mine = self.card("1E", FieldState::Developed { seat: 0, late: false });
        let other = self.card("1F", FieldState::Developed { seat: 2, late: false });
        let price = format!("{}<b>1</b>", icon("coin"));
        let wood = self.data.find_resource("wood").map_or(Joker::Any, Joker::Of);
        let jokers = [wood, Joker::Any]
            .map(|joker| joker_tile(self.data, joker, ""))
            .concat();
        supply(&[
            (mine, "<b>0</b>".to_owned()),
            (other, format!("{price}{}", seat_token(2))),
            (bank(), price),
            (format!(r#"<span class="jokers">{jokers}</span>"#), String::new()),
        ])
    }

    fn epochs(&self) -> String {
        row(&[
            self.card("2E", FieldState::Developed { seat: 0, late: false }),
            self.card("1I", FieldState::Developed { seat: 1, late: true }),
            self.card("1L", FieldState::Lapsed { seat: 2 }),
        ])
    }

    /// The part of the board where the first player's works are connected.
    fn points(&self) -> String {
        let from = layout().area("1C").map_or([0.0, 0.0], |area| [area.x, area.y]);
        let crop = format!("{} {} 720 330", from[0] - 20.0, from[1] - 20.0);
        let size = format!(r#"viewBox="0 0 {} {}""#, layout().width, layout().height);
        board(&self.scene()).replacen(&size, &format!(r#"viewBox="{crop}""#), 1)
    }

    fn advice(&self) -> String {
        let params = &self.data.params;
        let points = -i8::try_from(params.subsidy_points).unwrap_or(i8::MAX);
        let subsidy = subsidy_tile(params.subsidy_money, points, "");
        signs(&["river", "hammer"]).replacen(
            "</div>",
            &format!(r#"<span class="sign paper">{subsidy}</span></div>"#),
            1,
        )
    }

    fn card(&self, id: &str, state: FieldState) -> String {
        let look = CardLook {
            state,
            ..CardLook::default()
        };
        let field = self.data.find_field(id);
        field
            .map(|field| field_card(&field_face(self.data, field, self.language), &look))
            .unwrap_or_default()
    }

    fn scene(&self) -> BoardScene<'a> {
        let data = self.data;
        let points = -i8::try_from(data.params.subsidy_points).unwrap_or(i8::MAX);
        BoardScene {
            data,
            title: "Industry".to_owned(),
            places: data.field_ids().map(|field| self.place(field)).collect(),
            connections: data
                .links
                .iter()
                .map(|link| Connection {
                    ends: link.ends,
                    badge: format!("+{}", data.params.vp_per_link),
                    title: String::new(),
                })
                .collect(),
            epoch: 3,
            epochs: (1..=5).map(|space| self.space(space)).collect(),
            markers: data.markers.iter().map(marker).collect(),
            subsidies: Subsidies {
                coins: data.params.subsidy_money,
                points,
                tiles: vec![Some(1), None, None, None],
                ..Subsidies::default()
            },
            scores: (0..3)
                .map(|seat| ScoreMark {
                    seat,
                    points: [12, 9, 11][seat],
                    title: String::new(),
                })
                .collect(),
            label: String::new(),
            networks: Vec::new(),
            bag: String::new(),
            legend: Vec::new(),
        }
    }

    fn place(&self, id: FieldId) -> Place<'a> {
        let field = self.data.field(id);
        let owner = DEVELOPED.iter().find(|(known, _)| *known == field.id);
        let column = id.column().letter();
        let state = match (owner, field.kind) {
            (Some((_, seat)), _) => FieldState::Developed {
                seat: *seat,
                late: false,
            },
            (_, Kind::Joker) if id.epoch() < 3 || (id.epoch() == 3 && USED.contains(column)) => {
                FieldState::Empty
            }
            (_, Kind::Technology) if id.epoch() < 3 => FieldState::Lapsed { seat: 0 },
            _ if id.epoch() < 3 => FieldState::Undeveloped { seat: 2 },
            _ if id.epoch() > 3 => FieldState::ToCome,
            _ if field.id == "3F" => FieldState::OnBlock,
            _ if UP.contains(column) => FieldState::Offered,
            _ if USED.contains(column) => FieldState::Undeveloped { seat: 1 },
            _ => FieldState::InRow,
        };
        Place {
            gains: self.gains(&field.id),
            ..Place::new(field_face(self.data, id, self.language), state)
        }
    }

    /// The gains from the first player's fields: a harbour and three factories on the river, and two roads.
    fn gains(&self, field: &str) -> Vec<Gain> {
        let roads = |points| Some((GainSource::Roads, points));
        let river = |points| {
            let (id, _) = self.data.networks().find(|(_, network)| network.id == "river")?;
            Some((GainSource::Network(id), points))
        };
        let gains = match field {
            "1C" => [None, river(6)],
            "1E" => [None, river(2)],
            "1G" => [roads(6), river(2)],
            "1H" => [roads(3), None],
            "2G" => [roads(3), river(2)],
            _ => [None, None],
        };
        let gain = |(source, points)| Gain { source, points };
        gains.into_iter().flatten().map(gain).collect()
    }

    fn space(&self, space: u8) -> EpochSpace {
        let named = (self.data.resources()).filter(|(_, resource)| resource.appears == space);
        EpochSpace {
            epoch: space,
            resources: named
                .map(|(id, resource)| ResourceOnTrack {
                    id,
                    name: resource.name.in_language(self.language).to_owned(),
                    on_sale: resource.bank_sells_from <= 3,
                })
                .collect(),
            ..EpochSpace::default()
        }
    }
}

fn marker(marker: &industry::data::Marker) -> AreaMarker {
    AreaMarker {
        letter: marker.letter.clone(),
        coin: marker.coin,
        state: if UP.contains(&marker.letter) {
            MarkerState::FaceUp
        } else if USED.contains(&marker.letter) {
            MarkerState::Used
        } else {
            MarkerState::InBag
        },
        on_block: marker.letter == "F",
        title: String::new(),
    }
}
