//! The cost of a structure for the viewing player (B-5.4), including the other ways to pay that an officer (B-13) or a
//! tile (B-14) allows.

use barrage::{Area, Machine, Price, Structure, Task, TileId};
use lang::Names;
use smokestack_core::Seat;

use super::super::BarrageView;
use super::Rows;
use crate::games::shown_hand;

/// The highest production value of a conduit.
const HIGHEST_VALUE: u8 = 5;

impl BarrageView<'_> {
    /// The prices of a structure in an area; `value` is the conduit's production value.
    pub(super) fn site_price(&self, structure: Structure, area: Area, value: u8) -> Vec<String> {
        self.price_lines(self.chosen_tile(), (structure, area, value))
    }

    /// The cost of each structure that a tile builds.
    pub(super) fn tile_prices(&self, tile: TileId) -> Rows {
        let structures = match self.data.tile(tile).structure {
            Some(structure) => vec![structure],
            None => Structure::ALL.to_vec(),
        };
        let row = |structure: Structure| (self.structure_name(structure), self.tile_price(tile, structure));
        structures.into_iter().map(row).collect()
    }

    fn tile_price(&self, tile: TileId, structure: Structure) -> Vec<String> {
        let tile = Some(tile);
        match structure {
            Structure::Base | Structure::Elevation => {
                let by_area = Area::ALL.map(|area| self.price_lines(tile, (structure, area, 0)));
                match by_area {
                    // An officer or a tile may make the price the same everywhere.
                    [same, hill, plain] if same == hill && hill == plain => same,
                    by_area => Area::ALL
                        .into_iter()
                        .zip(by_area)
                        .map(|(area, price)| {
                            let area = self.sight.text(&format!("table-barrage-area-{}", area.name()));
                            let values = [("area", area.into()), ("price", price.join(", ").into())];
                            self.sight.with("table-barrage-price-in", &values)
                        })
                        .collect(),
                }
            }
            Structure::Conduit => self.conduit_price(tile),
            Structure::Powerhouse => self.price_lines(tile, (structure, Area::Plain, 0)),
        }
    }

    /// The price of a conduit: it grows with the production value, but a tile may set a limit (B-14.10).
    fn conduit_price(&self, tile: Option<TileId>) -> Vec<String> {
        let seat = self.viewer_seat();
        let of_value = |value| {
            let what = (Structure::Conduit, Area::Plain, value);
            self.game.building_price(self.open, seat, tile, what)
        };
        let one = self
            .price_lines(tile, (Structure::Conduit, Area::Plain, 1))
            .join(", ");
        let mut lines = vec![
            self.sight
                .with("table-barrage-price-conduit", &[("price", one.into())]),
        ];
        let (each, most) = (of_value(1), of_value(HIGHEST_VALUE));
        if most.count < each.count * HIGHEST_VALUE {
            let values = [("price", self.machines(&most).into())];
            lines.push(self.sight.with("table-barrage-price-most", &values));
        }
        lines
    }

    /// The price first, then every other way to pay it, with the officer who allows it.
    fn price_lines(&self, tile: Option<TileId>, what: (Structure, Area, u8)) -> Vec<String> {
        let seat = self.viewer_seat();
        let price = self.game.building_price(self.open, seat, tile, what);
        let officer = self.open.holding(seat).officer();
        let officer = officer.map(|id| self.sight.piece(&self.data.officer(id).id));
        let by_officer = |key: &str, price: String| {
            let officer = officer.clone().unwrap_or_default();
            self.sight
                .with(key, &[("price", price.into()), ("officer", officer.into())])
        };
        let counted = |key: &str, count: u8| self.sight.with(key, &[("count", count.into())]);
        let mut lines = vec![self.machines(&price)];
        if let Some(mixers) = price.or_mixers {
            let mixers = counted("table-barrage-gain-mixers", mixers);
            lines.push(by_officer("table-barrage-price-or", mixers));
        }
        if let Some(credits) = price.credits.filter(|_| price.count > 0) {
            let credits = counted("table-barrage-gain-credits", credits);
            lines.push(by_officer("table-barrage-price-credits", credits));
        }
        lines
    }

    fn machines(&self, price: &Price) -> String {
        let key = match price.machine {
            _ if price.count == 0 => return self.sight.text("table-barrage-price-none"),
            _ if price.any => "table-barrage-gain-machines",
            Machine::Excavator => "table-barrage-gain-excavators",
            Machine::Mixer => "table-barrage-gain-mixers",
        };
        self.sight.with(key, &[("count", price.count.into())])
    }

    /// The player whose prices are shown.
    fn viewer_seat(&self) -> Seat {
        shown_hand(self.sight).unwrap_or(self.open.turn)
    }

    /// The tile with which the viewing player is building something.
    fn chosen_tile(&self) -> Option<TileId> {
        match self.open.tasks.top() {
            Task::Site { tile, .. } | Task::Pay { tile, .. } if self.open.turn == self.viewer_seat() => {
                Some(tile)
            }
            _ => None,
        }
    }
}
