//! Industria's board as a scene for `board_svg`.

use board_svg::industria::{
    BoardScene, Connection, EpochSpace, LegendRow, Place, ResourceOnTrack, ScoreMark,
};
use industria::data::Kind;
use lang::Names;
use smokestack_core::Seat;

use super::super::Selection;
use super::IndustriaView;

impl<'a> IndustriaView<'a> {
    pub fn scene(&self, marks: &Selection) -> BoardScene<'a> {
        BoardScene {
            data: self.data,
            title: self.sight.table.info().name.to_owned(),
            label: self.sight.text("table-board"),
            places: self.places(marks),
            connections: self.connections(),
            epoch: self.open.epoch,
            epochs: (1..=5).map(|epoch| self.epoch(epoch)).collect(),
            scores: self.sight.seats().map(|seat| self.score(seat)).collect(),
            legend: self.legend(),
        }
    }

    /// The table of final scoring (IA-9.3 to IA-9.6).
    fn legend(&self) -> Vec<LegendRow> {
        let params = &self.data.params;
        let row = |icons: &[&'static str], worth: u8, key: &str| LegendRow {
            icons: icons.to_vec(),
            worth: format!("+{worth}"),
            title: self.sight.with(
                key,
                &[("points", worth.into()), ("amount", params.thalers_per_vp.into())],
            ),
        };
        let coins = vec!["coin"; usize::from(params.thalers_per_vp.min(4))];
        vec![
            row(&["road"], params.vp_per_connection, "table-legend-road"),
            row(&["line"], params.vp_per_connection, "table-legend-line"),
            row(&["bonus", "canal"], params.vp_per_symbol, "table-legend-bonus"),
            row(&coins, 1, "table-legend-money"),
        ]
    }

    fn places(&self, marks: &Selection) -> Vec<Place<'a>> {
        let on_board = |kind| matches!(kind, Kind::Factory | Kind::Technology);
        let tiles = self
            .data
            .tile_ids()
            .filter(|tile| on_board(self.data.tile(*tile).kind));
        let place = |tile| {
            let piece = &self.data.tile(tile).id;
            let action = marks.at(piece);
            let chosen = marks.is_chosen(piece);
            let builds = chosen && marks.chosen().is_some_and(|choice| choice.kind == "build");
            Place {
                face: self.face(tile),
                state: self.state(tile),
                lit: action.is_some(),
                chosen,
                preview: builds.then(|| self.sight.colour(self.open.turn)),
                label: self.label(tile, action.map(|choice| choice.action.as_str())),
                title: String::new(),
            }
        };
        tiles.map(place).collect()
    }

    fn connections(&self) -> Vec<Connection> {
        let points = self.data.params.vp_per_connection;
        let connection = |joined: &industria::data::Connection| Connection {
            ends: joined.ends,
            badge: format!("+{points}"),
            title: self.link_title(joined),
        };
        self.data.connections.iter().map(connection).collect()
    }

    fn link_title(&self, joined: &industria::data::Connection) -> String {
        let [a, b] = joined.ends.map(|tile| self.sight.piece(&self.data.tile(tile).id));
        let key = if joined.road { "table-road" } else { "table-line" };
        let points = self.data.params.vp_per_connection;
        self.sight.with(
            key,
            &[("a", a.into()), ("b", b.into()), ("points", points.into())],
        )
    }

    fn epoch(&self, epoch: u8) -> EpochSpace {
        let params = &self.data.params;
        // Each space names the resources that first appear in its epoch; the bank sells them from the next epoch on
        // (IA-1.12, IA-6.8).
        let named = self
            .data
            .resources()
            .filter(|(_, resource)| resource.bank_sells_from == epoch + 1);
        let resources: Vec<ResourceOnTrack> = named
            .map(|(id, resource)| ResourceOnTrack {
                id,
                name: self.sight.piece(&resource.id),
                on_sale: resource.bank_sells_from <= self.open.epoch,
            })
            .collect();
        let absent = usize::from(epoch) > self.game.epochs();
        let pile = self
            .open
            .face_down
            .and(self.data.epoch_tiles(usize::from(epoch)))
            .len() as u8;
        let names: Vec<&str> = resources.iter().map(|r| r.name.as_str()).collect();
        let values = [
            ("epoch", epoch.into()),
            ("resources", names.join(", ").into()),
            ("tiles", pile.into()),
        ];
        let key = match (absent, resources.is_empty()) {
            (true, _) => "table-epoch-absent",
            (false, true) => "table-epoch-last",
            (false, false) => "table-epoch-space",
        };
        let label = self.sight.with(key, &values);
        EpochSpace {
            epoch,
            coin: if params.extra_income_epochs.contains(&epoch) {
                params.extra_income
            } else {
                0
            },
            pile: (!absent && pile > 0).then_some(pile),
            absent,
            title: label.clone(),
            label,
            resources,
        }
    }

    fn score(&self, seat: Seat) -> ScoreMark {
        let points = u32::from(self.open.holding(seat).vp);
        ScoreMark {
            seat: self.sight.colour(seat),
            points,
            title: self.sight.with(
                "table-score-mark",
                &[
                    ("player", self.sight.seat(seat).into()),
                    ("points", points.into()),
                ],
            ),
        }
    }
}
