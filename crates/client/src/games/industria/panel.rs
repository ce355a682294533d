//! The public information about a player of Industria.

use industria::data::Kind;
use industria::{Phase, TileId, TileSet};
use lang::Names;
use smokestack_core::Seat;

use super::super::{Chip, Figure, Panel, Selection};
use super::IndustriaView;

impl IndustriaView<'_> {
    pub fn panel(&self, seat: Seat, marks: &Selection) -> Panel {
        let own = self.open.holding(seat);
        let figure = |id, icon, key: &str, value| Figure {
            id,
            icon,
            label: self.sight.text(key),
            value,
        };
        let total = self.sight.table.scores().of(seat).total;
        Panel {
            figures: vec![
                figure("money", "coin", "table-money", i32::from(own.money)),
                figure("points", "vp", "table-points-now", i32::from(own.vp)),
                figure("total", "crown", "table-points-if-over", total),
            ],
            marks: self.marks(seat),
            rows: vec![
                (self.sight.text("table-hand"), self.chips(own.hand, marks)),
                (self.sight.text("table-built"), self.chips(own.built, marks)),
            ],
        }
    }

    fn marks(&self, seat: Seat) -> Vec<(&'static str, String)> {
        let open = self.open;
        let auction = matches!(open.phase, Phase::Offer | Phase::Bid | Phase::Decide);
        let offices = [
            (open.start == seat, "play", "table-start-player"),
            (auction && open.auctioneer == seat, "hammer", "table-auctioneer"),
        ];
        let held = offices.into_iter().filter(|(held, _, _)| *held);
        held.map(|(_, icon, key)| (icon, self.sight.text(key))).collect()
    }

    fn chips(&self, tiles: TileSet, marks: &Selection) -> Vec<Chip> {
        tiles.map(|tile| self.chip(tile, marks)).collect()
    }

    fn chip(&self, id: TileId, marks: &Selection) -> Chip {
        let tile = self.data.tile(id);
        let symbol = tile
            .symbols
            .into_iter()
            .next()
            .map(|s| self.data.symbol(s).id.as_str());
        let icon = match tile.kind {
            Kind::Factory => "factory",
            Kind::Technology => "technology",
            Kind::Resource => tile
                .resource
                .map_or("resource", |r| known(&self.data.resource(r).id)),
            Kind::Bonus => symbol.map_or("bonus", known),
        };
        let late = self.open.late.has(id);
        Chip {
            piece: tile.id.clone(),
            icon,
            name: self.sight.piece(&tile.id),
            remark: late.then(|| self.sight.text("table-late")),
            action: marks.action_at(&tile.id),
        }
    }
}

/// The name of an icon in `board_svg`; `resource` for an id without one.
fn known(id: &str) -> &'static str {
    board_svg::ICON_NAMES
        .iter()
        .find(|name| **name == id)
        .copied()
        .unwrap_or("resource")
}
