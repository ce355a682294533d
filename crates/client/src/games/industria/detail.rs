//! The details of one Industria tile.

use board_svg::industria::{CardLook, TileState, tile_card};
use industria::data::{Kind, Tile};
use industria::{ResourceId, Source, TileId};
use lang::Names;
use smokestack_core::Seat;

use super::super::Detail;
use super::IndustriaView;

type Rows = Vec<(String, Vec<String>)>;

impl IndustriaView<'_> {
    pub fn detail(&self, id: TileId) -> Detail {
        let tile = self.data.tile(id);
        let look = CardLook {
            state: self.state(id),
            ..CardLook::default()
        };
        let mut rows = vec![(self.sight.text("table-where"), vec![self.state_text(id)])];
        self.print(tile, &mut rows);
        if matches!(tile.kind, Kind::Factory | Kind::Technology) {
            self.building(id, &mut rows);
        }
        self.links(id, &mut rows);
        Detail {
            name: self.sight.piece(&tile.id),
            svg: tile_card(&self.face(id), &look),
            rows,
        }
    }

    /// Adds the printed information.
    fn print(&self, tile: &Tile, rows: &mut Rows) {
        let sight = self.sight;
        let kind = sight.own_text("word", tile.kind.name());
        let kind = sight.with(
            "table-kind-of-epoch",
            &[("kind", kind.into()), ("epoch", tile.epoch.into())],
        );
        rows.push((sight.text("table-kind"), vec![kind]));
        if tile.kind == Kind::Factory {
            let cost = sight.with("table-thalers", &[("amount", tile.cost.into())]);
            rows.push((sight.text("table-cost"), vec![cost]));
        }
        if let Some(resource) = tile.produces.or(tile.resource) {
            let name = sight.piece(&self.data.resource(resource).id);
            rows.push((sight.text("table-produces"), vec![name]));
        }
        if tile.vp > 0 {
            let points = sight.with("table-points", &[("points", tile.vp.into())]);
            rows.push((sight.text("table-worth"), vec![points]));
        }
        if tile.discount > 0 {
            let amount = sight.with("table-thalers", &[("amount", tile.discount.into())]);
            rows.push((sight.text("table-discount"), vec![amount]));
        }
        let symbols: Vec<String> = tile
            .symbols
            .map(|symbol| sight.piece(&self.data.symbol(symbol).id))
            .collect();
        if !symbols.is_empty() {
            rows.push((sight.text("table-symbols"), symbols));
        }
    }

    /// Adds the tile's needs, the source of each, and the current cost of building it.
    fn building(&self, id: TileId, rows: &mut Rows) {
        let sight = self.sight;
        let builder = self.open.holder(id).unwrap_or(self.open.turn);
        let tile = self.data.tile(id);
        if !tile.needs.is_empty() {
            let needs = tile
                .needs
                .iter()
                .map(|need| self.source(*need, builder))
                .collect();
            rows.push((sight.text("table-needs"), needs));
        }
        // The current price matters only for tiles that could be built soon; the needs above show what is missing.
        let soon = matches!(
            self.state(id),
            TileState::Offered | TileState::OnBlock | TileState::InHand { .. }
        );
        if !soon {
            return;
        }
        let price = match self.game.building_price(self.open, builder, id) {
            Ok(price) => sight.with("table-thalers", &[("amount", price.into())]),
            Err(_) => sight.text("table-price-none"),
        };
        let title = sight.with("table-price-now", &[("player", sight.seat(builder).into())]);
        rows.push((title, vec![price]));
    }

    /// The current source of a resource (one of the four in IA-6.6), as text.
    fn source(&self, need: ResourceId, builder: Seat) -> String {
        let sight = self.sight;
        let resource = self.data.resource(need);
        let price = self.data.params.resource_price;
        let name = ("resource", sight.piece(&resource.id).into());
        match self.game.source(self.open, builder, need) {
            Source::OwnWorks => sight.with("table-need-own", &[name]),
            Source::Tile => sight.with("table-need-tile", &[name]),
            Source::Player(owner) => {
                let player = ("player", sight.seat(owner).into());
                sight.with("table-need-player", &[name, player, ("amount", price.into())])
            }
            Source::Bank => sight.with("table-need-bank", &[name, ("amount", price.into())]),
            Source::Nobody => sight.with(
                "table-need-nobody",
                &[name, ("epoch", resource.bank_sells_from.into())],
            ),
        }
    }

    fn links(&self, id: TileId, rows: &mut Rows) {
        let mine = self
            .data
            .connections
            .iter()
            .filter(|joined| joined.ends.contains(&id));
        let other = |joined: &industria::data::Connection| {
            let [a, b] = joined.ends;
            let tile = if a == id { b } else { a };
            let name = self.sight.piece(&self.data.tile(tile).id);
            let owner = self.open.owner(tile).map(|seat| self.sight.seat(seat));
            match owner {
                Some(player) => format!("{name} ({player})"),
                None => name,
            }
        };
        let names: Vec<String> = mine.map(other).collect();
        if !names.is_empty() {
            rows.push((self.sight.text("table-links"), names));
        }
    }
}
