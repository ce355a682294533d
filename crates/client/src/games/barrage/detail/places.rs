//! Places: action spaces, headstreams, dams, conduits, powerhouses, and pieces still on a company's board.

use barrage::data::OwnSpace;
use barrage::{Area, BasinId, ConduitId, DamId, HeadstreamId, PowerhouseId, SpaceId, Structure};
use board_svg::barrage::headstream_tile;
use board_svg::icon;
use lang::Names;

use super::super::super::Detail;
use super::super::BarrageView;
use super::{Rows, words};

impl BarrageView<'_> {
    pub(super) fn place_detail(&self, piece: &str) -> Option<Detail> {
        let data = self.data;
        if let Some(id) = data.find_space(piece) {
            return Some(self.space_detail(id));
        }
        if let Some(id) = data.find_dam(piece) {
            return Some(self.dam_detail(id));
        }
        if let Some(id) = data.find_conduit(piece) {
            return Some(self.conduit_detail(id));
        }
        if let Some(id) = data.find_powerhouse(piece) {
            return Some(self.powerhouse_detail(id));
        }
        if let Some(id) = data.find_headstream(piece) {
            return Some(self.headstream_detail(id));
        }
        let mut own = data.construction_spaces.iter().chain(&data.sekibo_spaces);
        match own.find(|space| space.id == piece) {
            Some(space) => Some(self.own_space_detail(space)),
            None => self.structure_detail(piece),
        }
    }

    fn place(&self, id: &str, sign: &str, rows: Rows) -> Detail {
        Detail {
            name: self.sight.piece(id),
            svg: icon(sign),
            rows,
        }
    }

    fn cost(&self, engineers: u8, surcharge: u8, cost: u8) -> Vec<String> {
        let counted = |key: &str, count: u8| self.sight.with(key, &[("count", count.into())]);
        let mut parts = vec![counted("table-barrage-gain-engineers", engineers)];
        if surcharge > 0 {
            parts.push(counted("table-barrage-surcharge", surcharge));
        }
        if cost > 0 {
            parts.push(counted("table-barrage-gain-credits", cost));
        }
        parts
    }

    fn space_detail(&self, id: SpaceId) -> Detail {
        let space = self.data.space(id);
        let cost = self.cost(space.engineers, space.surcharge, space.cost);
        let rows = vec![
            self.row("table-where", self.space_state(id)),
            (self.sight.text("table-cost"), cost),
            self.rule_row(words::work_rule(space.work)),
        ];
        self.place(&space.id, "engineer", rows)
    }

    fn own_space_detail(&self, space: &OwnSpace) -> Detail {
        let cost = self.cost(space.engineers, space.surcharge, 0);
        let rule = if space.id.starts_with("construct") {
            "B-5.1"
        } else {
            "B-13.8"
        };
        let rows = vec![(self.sight.text("table-cost"), cost), self.rule_row(rule)];
        self.place(&space.id, "engineer", rows)
    }

    fn basin_rows(&self, basin: BasinId, red: bool) -> Rows {
        let area = self.data.basin(basin).area;
        let area = self.sight.text(&format!("table-barrage-area-{}", area.name()));
        let values = [
            ("basin", self.sight.piece(&self.data.basin(basin).id).into()),
            ("area", area.into()),
        ];
        let mut rows = vec![self.row(
            "table-barrage-lies-in",
            self.sight.with("table-barrage-basin", &values),
        )];
        if red {
            let fee = [("count", self.data.params.red_fee.into())];
            rows.push(self.row(
                "table-barrage-red",
                self.sight.with("table-barrage-red-fee", &fee),
            ));
        }
        rows
    }

    fn dam_detail(&self, id: DamId) -> Detail {
        let space = self.data.dam(id);
        let area = self.data.basin(id.basin()).area;
        let mut rows = vec![self.row("table-where", self.dam_state(id))];
        rows.extend(self.basin_rows(id.basin(), space.red));
        rows.extend([Structure::Base, Structure::Elevation].map(|structure| {
            let price = self.site_price(structure, area, 0);
            (self.structure_name(structure), price)
        }));
        rows.push(self.rule_row("B-1.5"));
        self.place(&space.id, "dam", rows)
    }

    fn conduit_detail(&self, id: ConduitId) -> Detail {
        let space = self.data.conduit(id);
        let leads = self.sight.piece(&self.data.basin(space.to).id);
        let mut rows = vec![
            self.row("table-where", self.conduit_state(id)),
            self.row("table-barrage-value", space.value.to_string()),
        ];
        rows.extend(self.basin_rows(id.basin(), false));
        rows.push(self.row("table-barrage-leads-to", leads));
        let price = self.site_price(Structure::Conduit, Area::Plain, space.value);
        rows.push((self.sight.text("table-cost"), price));
        rows.push(self.rule_row("B-1.6"));
        self.place(&space.id, "conduit", rows)
    }

    fn powerhouse_detail(&self, id: PowerhouseId) -> Detail {
        let space = self.data.powerhouse(id);
        let mut rows = vec![self.row("table-where", self.powerhouse_state(id))];
        rows.extend(self.basin_rows(space.basin, space.red));
        let price = self.site_price(Structure::Powerhouse, Area::Plain, 0);
        rows.push((self.sight.text("table-cost"), price));
        rows.push(self.rule_row("B-1.6"));
        self.place(&space.id, "powerhouse", rows)
    }

    fn headstream_detail(&self, id: HeadstreamId) -> Detail {
        let stream = self.data.headstream(id);
        let tile = self.data.source_tile(self.open.source_tiles[id.index()]);
        let [a, b, c, d, _] = tile.drops;
        let waiting = [("drops", self.open.waiting[id.index()].into())];
        let drops = (1..=4).zip([a, b, c, d]).map(|(round, drops): (u8, u8)| {
            let values = [("round", round.into()), ("drops", drops.into())];
            self.sight.with("table-barrage-round-drops", &values)
        });
        let into = self.sight.piece(&self.data.basin(stream.into).id);
        let rows = vec![
            self.row("table-where", self.sight.with("table-barrage-waiting", &waiting)),
            self.row("table-barrage-leads-to", into),
            (self.sight.piece(&tile.id), drops.collect()),
            self.rule_row("B-3.6"),
        ];
        Detail {
            name: self.sight.piece(&stream.id),
            svg: headstream_tile(&[a, b, c, d], self.open.round, ""),
            rows,
        }
    }

    /// The purpose of a kind of piece.
    fn structure_detail(&self, piece: &str) -> Option<Detail> {
        let mut all = Structure::ALL
            .into_iter()
            .zip(["base", "elevation", "conduit", "powerhouse"]);
        let (structure, sign) = all.find(|(structure, _)| structure.name() == piece)?;
        Some(Detail {
            name: self.structure_name(structure),
            svg: icon(sign),
            rows: vec![self.rule_row("B-5.4")],
        })
    }
}
