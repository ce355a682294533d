//! The pictures of Industria's guide.

use board_svg::industria::{
    BoardScene, CardLook, Connection, EpochSpace, Place, ResourceOnTrack, ScoreMark, TileFace, TileState,
    board, layout, tile_back, tile_card,
};
use board_svg::{icon, seat_token};
use industria::data::Kind;
use industria::{Data, TileId};

use crate::games::guide::{bank, bid, phases, row, signs, supply};

/// Tiles that are built in the picture of a running game, with their owners.
const BUILT: [(&str, usize); 12] = [
    ("clay_pit", 0),
    ("brickworks", 0),
    ("cement_works", 0),
    ("quarry", 1),
    ("ironworks", 1),
    ("coal_mine", 1),
    ("sawmill", 2),
    ("shipyard", 2),
    ("glassworks", 2),
    ("construction", 0),
    ("steam_power", 0),
    ("optics", 2),
];

/// The picture of a step, as HTML.
pub(super) fn of_step(step: usize, language: &str) -> String {
    let data = &*Data::standard();
    let painter = Painter { data, language };
    match step {
        1 => painter.running_game(),
        2 => round(),
        3 => painter.auction(),
        4 => painter.building(),
        5 => painter.supply(),
        6 => painter.epochs(),
        7 => painter.points(),
        _ => signs(&["coin", "factory", "eye"]),
    }
}

/// The five phases of a round: income, reveal, auction, building, and on to the next.
fn round() -> String {
    let back = tile_back(1, None, "");
    phases(&[
        icon("coin"),
        format!(r#"<span class="small-back">{back}</span>"#),
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
    fn running_game(&self) -> String {
        board(&self.scene(3))
    }

    fn auction(&self) -> String {
        let cards = [
            self.card("glassworks", TileState::Offered),
            self.card("steam_power", TileState::OnBlock),
            self.card("res_iron", TileState::Offered),
            self.card("bonus_rail_1", TileState::Offered),
        ];
        format!(
            r#"{}<p class="bids">{}{}{}</p>"#,
            row(&cards),
            icon("hammer"),
            bid(1, 1),
            bid(2, 3)
        )
    }

    fn building(&self) -> String {
        let mine = TileState::Built { seat: 0, late: false };
        row(&[
            self.card("brickworks", mine),
            self.card("construction", mine),
            self.card("bonus_canal_1", mine),
        ])
    }

    /// The ways to get a resource (IA-6.6), in the guide's order: one's own factory, another player's, the bank, a tile
    /// from the hand.
    fn supply(&self) -> String {
        let mine = self.card("quarry", TileState::Built { seat: 0, late: false });
        let other = self.card("sawmill", TileState::Built { seat: 2, late: false });
        let hand = self.card("res_stone", TileState::InHand { seat: 0 });
        let price = format!("{}<b>1</b>", icon("coin"));
        supply(&[
            (mine, "<b>0</b>".to_owned()),
            (other, format!("{price}{}", seat_token(2))),
            (bank(), price),
            (hand, String::new()),
        ])
    }

    fn epochs(&self) -> String {
        let cards = [
            self.card("shipyard", TileState::Built { seat: 0, late: false }),
            self.card("quarry", TileState::Built { seat: 1, late: true }),
            self.card("mechanical_engineering", TileState::Lapsed),
        ];
        row(&cards)
    }

    /// The part of the board where the first player's works are connected.
    fn points(&self) -> String {
        let from = layout().places.get("clay_pit").copied().unwrap_or_default();
        let crop = format!("{} {} 432 440", from[0] - 20.0, from[1] - 14.0);
        let whole = board(&self.scene(3));
        let size = format!(r#"viewBox="0 0 {} {}""#, layout().width, layout().height);
        whole.replacen(&size, &format!(r#"viewBox="{crop}""#), 1)
    }

    fn card(&self, id: &str, state: TileState) -> String {
        let look = CardLook {
            state,
            ..CardLook::default()
        };
        let tile = self.data.find_tile(id);
        tile.map(|tile| tile_card(&self.face(tile), &look))
            .unwrap_or_default()
    }

    fn scene(&self, epoch: u8) -> BoardScene<'a> {
        let on_board = |id: &TileId| matches!(self.data.tile(*id).kind, Kind::Factory | Kind::Technology);
        let tiles = self.data.tile_ids().filter(on_board);
        BoardScene {
            data: self.data,
            title: "Industria".to_owned(),
            places: tiles.map(|tile| self.place(tile, epoch)).collect(),
            connections: self
                .data
                .connections
                .iter()
                .map(|joined| Connection {
                    ends: joined.ends,
                    badge: format!("+{}", self.data.params.vp_per_connection),
                    title: String::new(),
                })
                .collect(),
            epoch,
            epochs: (1..=5).map(|space| self.space(space, epoch)).collect(),
            scores: (0..3)
                .map(|seat| ScoreMark {
                    seat,
                    points: [14, 9, 11][seat],
                    title: String::new(),
                })
                .collect(),
            label: String::new(),
            legend: Vec::new(),
        }
    }

    fn place(&self, id: TileId, epoch: u8) -> Place<'a> {
        let tile = self.data.tile(id);
        let owner = BUILT.iter().find(|(id, _)| *id == tile.id).map(|(_, seat)| *seat);
        let state = match owner {
            Some(seat) => TileState::Built { seat, late: false },
            None if tile.epoch < epoch && tile.kind == Kind::Technology => TileState::Lapsed,
            None if tile.epoch < epoch => TileState::InHand {
                seat: usize::from(tile.cost) % 3,
            },
            None if tile.id == "steel_mill" => TileState::OnBlock,
            None if tile.id == "automobile" || tile.id == "oil_field" => TileState::Offered,
            None => TileState::ToCome,
        };
        Place::new(self.face(id), state)
    }

    fn space(&self, space: u8, epoch: u8) -> EpochSpace {
        let named = self
            .data
            .resources()
            .filter(|(_, resource)| resource.bank_sells_from == space + 1);
        let params = &self.data.params;
        EpochSpace {
            epoch: space,
            resources: named
                .map(|(id, resource)| ResourceOnTrack {
                    id,
                    name: resource.name.in_language(self.language).to_owned(),
                    on_sale: resource.bank_sells_from <= epoch,
                })
                .collect(),
            coin: if params.extra_income_epochs.contains(&space) {
                params.extra_income
            } else {
                0
            },
            pile: (space >= epoch).then_some(if space == epoch { 6 } else { 12 }),
            ..EpochSpace::default()
        }
    }

    fn face(&self, id: TileId) -> TileFace<'a> {
        let name = &self.data.tile(id).name;
        TileFace {
            data: self.data,
            id,
            name: name.in_language(self.language).to_owned(),
        }
    }
}
