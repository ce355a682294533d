//! Industry's board as a scene for `board_svg`.

use board_svg::industry::{
    AreaMarker, BoardScene, Connection, EpochSpace, LegendRow, MarkerState, Place, ResourceOnTrack,
    ScoreMark, Subsidies,
};
use industry::data::{Link, Marker, Network};
use industry::{ColumnId, FieldId, NetworkId};
use lang::Names;
use smokestack_core::Seat;
use smokestack_core::small_sort;

use super::super::Selection;
use super::{IndustryView, SUBSIDY};

impl<'a> IndustryView<'a> {
    pub fn scene(&self, marks: &Selection) -> BoardScene<'a> {
        let name = |(id, network): (NetworkId, &Network)| {
            let name = network.name.in_language(self.language());
            let bonus = network.bonus.in_language(self.language());
            let values = [("network", name.into()), ("bonus", bonus.into())];
            let title = self.sight.with("table-industry-network", &values);
            (id, title)
        };
        let bag = [("count", self.open.bag().len().into())];
        BoardScene {
            data: self.data,
            title: self.sight.table.info().name.to_owned(),
            label: self.sight.text("table-board"),
            places: self
                .data
                .field_ids()
                .map(|field| self.place(field, marks))
                .collect(),
            connections: self.data.links.iter().map(|link| self.connection(link)).collect(),
            networks: self.data.networks().map(name).collect(),
            epoch: self.open.epoch,
            epochs: (1..=5).map(|epoch| self.epoch(epoch)).collect(),
            markers: self
                .data
                .markers
                .iter()
                .map(|marker| self.marker(marker))
                .collect(),
            bag: self.sight.with("table-industry-bag", &bag),
            subsidies: self.subsidies(marks),
            scores: self.sight.seats().map(|seat| self.score(seat)).collect(),
            legend: self.legend(),
        }
    }

    fn place(&self, field: FieldId, marks: &Selection) -> Place<'a> {
        let piece = &self.data.field(field).id;
        let (action, chosen) = self.action(piece, marks);
        let develops = chosen && marks.chosen().is_some_and(|choice| choice.kind == "develop");
        Place {
            face: self.face(field),
            state: self.state(field),
            lit: action.is_some(),
            chosen,
            preview: develops.then(|| self.sight.colour(self.open.turn)),
            gains: self.gains(field),
            label: self.field_label(field, action.as_deref()),
            title: String::new(),
        }
    }

    fn connection(&self, link: &Link) -> Connection {
        let points = self.data.params.vp_per_link;
        let [a, b] = link
            .ends
            .map(|field| self.sight.piece(&self.data.field(field).id));
        let key = if link.road {
            "table-industry-road"
        } else {
            "table-industry-line"
        };
        let values = [("a", a.into()), ("b", b.into()), ("points", points.into())];
        Connection {
            ends: link.ends,
            badge: format!("+{points}"),
            title: self.sight.with(key, &values),
        }
    }

    /// Each space names the resources that first appear in its epoch; the bank sells them from the next epoch on
    /// (IY-6.6).
    fn epoch(&self, epoch: u8) -> EpochSpace {
        let named = (self.data.resources()).filter(|(_, resource)| resource.appears == epoch);
        let resources: Vec<ResourceOnTrack> = named
            .map(|(id, resource)| ResourceOnTrack {
                id,
                name: self.sight.piece(&resource.id),
                on_sale: resource.bank_sells_from <= self.open.epoch,
            })
            .collect();
        let names: Vec<&str> = resources.iter().map(|r| r.name.as_str()).collect();
        let values = [
            ("epoch", epoch.into()),
            ("resources", names.join(", ").into()),
            ("next", (epoch + 1).into()),
        ];
        let key = if resources.is_empty() {
            "table-industry-epoch-last"
        } else {
            "table-industry-epoch"
        };
        let label = self.sight.with(key, &values);
        EpochSpace {
            epoch,
            title: label.clone(),
            label,
            resources,
        }
    }

    fn marker(&self, marker: &Marker) -> AreaMarker {
        let column = ColumnId::from_letter(&marker.letter);
        let on_block = column.is_some() && self.open.auction.field().map(FieldId::column) == column;
        let is_in = |set: industry::ColumnSet| column.is_some_and(|column| set.has(column));
        let (state, key) = if on_block || is_in(self.open.available) {
            (MarkerState::FaceUp, "table-industry-marker-up")
        } else if is_in(self.open.used) {
            (MarkerState::Used, "table-industry-marker-used")
        } else {
            (MarkerState::InBag, "table-industry-marker-bag")
        };
        let mut title = self.sight.with(key, &[("letter", marker.letter.as_str().into())]);
        if marker.coin {
            let amount = [("amount", self.data.params.coin_symbol.into())];
            title = format!(
                "{title} {}",
                self.sight.with("table-industry-marker-coin", &amount)
            );
        }
        AreaMarker {
            letter: marker.letter.clone(),
            coin: marker.coin,
            state,
            on_block,
            title,
        }
    }

    fn subsidies(&self, marks: &Selection) -> Subsidies {
        let (action, chosen) = self.action(SUBSIDY, marks);
        let params = &self.data.params;
        let taken = self
            .sight
            .seats()
            .filter(|seat| self.open.holding(*seat).subsidy)
            .map(|seat| Some(self.sight.colour(seat)));
        let tiles = taken.chain(std::iter::repeat(None));
        let points = -i8::try_from(params.subsidy_points).unwrap_or(i8::MAX);
        let name = self.sight.text("table-industry-subsidy");
        let label = self.label(name, self.subsidy_meaning(), action.as_deref());
        Subsidies {
            coins: params.subsidy_money,
            points,
            tiles: tiles.take(usize::from(self.data.contents.subsidies)).collect(),
            lit: action.is_some(),
            chosen,
            label,
            title: String::new(),
        }
    }

    /// The meaning of a subsidy: coins now, negative points at the end.
    pub fn subsidy_meaning(&self) -> String {
        let params = &self.data.params;
        let values = [
            ("amount", params.subsidy_money.into()),
            ("points", params.subsidy_points.into()),
        ];
        self.sight.with("table-industry-subsidy-text", &values)
    }

    /// The table of final scoring (IY-9.3 to IY-9.9).
    fn legend(&self) -> Vec<LegendRow<'a>> {
        let params = &self.data.params;
        let row = |icons: &[&'static str], worth: String, title: String| LegendRow {
            icons: icons.to_vec(),
            worth,
            title,
        };
        let plain = |icons: &[&'static str], worth: u8, key: &str| {
            let values = [("points", worth.into()), ("amount", params.coins_per_vp.into())];
            row(icons, format!("+{worth}"), self.sight.with(key, &values))
        };
        let coins = vec!["coin"; usize::from(params.coins_per_vp.min(4))];
        let mut rows = vec![
            plain(&["road"], params.vp_per_link, "table-industry-legend-road"),
            plain(&["line"], params.vp_per_link, "table-industry-legend-line"),
        ];
        rows.extend(self.network_rows());
        rows.extend([
            plain(&coins, 1, "table-industry-legend-money"),
            plain(&["joker"], params.vp_per_joker, "table-industry-legend-joker"),
            row(
                &["subsidy"],
                format!("−{}", params.subsidy_points),
                self.subsidy_meaning(),
            ),
        ]);
        rows
    }

    /// The points on the bonus fields of each network; custom data may give a network several values.
    fn network_rows(&self) -> Vec<LegendRow<'a>> {
        let ids = self.data.field_ids().flat_map(|f| self.data.field(f).networks);
        let mut networks: Vec<NetworkId> = ids.collect();
        small_sort::sort(&mut networks);
        networks.dedup();
        let row = |id: &NetworkId| {
            let network = self.data.network(*id);
            let bonuses = self.data.bonuses_of(*id);
            let mut worth: Vec<u8> = bonuses.map(|f| self.data.field(f).points_per_factory).collect();
            small_sort::sort(&mut worth);
            worth.dedup();
            let worth: Vec<String> = worth.iter().map(u8::to_string).collect();
            let worth = worth.join("/");
            let values = [
                ("network", network.name.in_language(self.language()).into()),
                ("bonus", network.bonus.in_language(self.language()).into()),
                ("points", worth.as_str().into()),
            ];
            LegendRow {
                icons: vec![network.id.as_str(), "factory"],
                title: self.sight.with("table-industry-legend-network", &values),
                worth: format!("+{worth}"),
            }
        };
        networks.iter().map(row).collect()
    }

    fn score(&self, seat: Seat) -> ScoreMark {
        let points = u32::from(self.open.holding(seat).vp);
        let values = [
            ("player", self.sight.seat(seat).into()),
            ("points", points.into()),
        ];
        ScoreMark {
            seat: self.sight.colour(seat),
            points,
            title: self.sight.with("table-score-mark", &values),
        }
    }
}
