//! The public information about a player of Industry.

use industry::data::Kind;
use industry::{FieldId, FieldSet, Joker, Phase};
use lang::Names;
use smokestack_core::Seat;

use super::super::{Chip, Figure, Panel, Selection};
use super::IndustryView;

impl IndustryView<'_> {
    pub fn panel(&self, seat: Seat, marks: &Selection) -> Panel {
        let own = self.open.holding(seat);
        let figure = |id, icon, key: &str, value| Figure {
            id,
            icon,
            label: self.sight.text(key),
            value,
        };
        let total = self.sight.table.scores().of(seat).total;
        let jokers = own
            .jokers
            .map(|(joker, count)| self.joker_chip(joker, count, seat, marks));
        Panel {
            figures: vec![
                figure("money", "coin", "table-money", i32::from(own.money)),
                figure("points", "vp", "table-points-now", i32::from(own.vp)),
                figure("total", "crown", "table-points-if-over", total),
            ],
            marks: self.offices(seat),
            rows: vec![
                (self.sight.text("table-industry-jokers"), jokers.collect()),
                (
                    self.sight.text("table-industry-undeveloped"),
                    self.chips(own.undeveloped, marks),
                ),
                (
                    self.sight.text("table-industry-developed"),
                    self.chips(own.developed, marks),
                ),
            ],
        }
    }

    fn offices(&self, seat: Seat) -> Vec<(&'static str, String)> {
        let open = self.open;
        let auction = matches!(open.phase, Phase::Offer | Phase::Bid | Phase::Decide);
        let offices = [
            (open.start == seat, "play", "table-start-player"),
            (auction && open.auctioneer == seat, "hammer", "table-auctioneer"),
            (open.holding(seat).subsidy, "subsidy", "table-industry-subsidized"),
        ];
        let held = offices.into_iter().filter(|(held, _, _)| *held);
        held.map(|(_, icon, key)| (icon, self.sight.text(key))).collect()
    }

    fn chips(&self, fields: FieldSet, marks: &Selection) -> Vec<Chip> {
        fields.map(|field| self.chip(field, marks)).collect()
    }

    fn chip(&self, id: FieldId, marks: &Selection) -> Chip {
        let field = self.data.field(id);
        let network = field.networks.into_iter().next();
        let icon = match field.kind {
            Kind::Factory => "factory",
            Kind::Technology => "technology",
            Kind::Joker => "joker",
            Kind::Bonus => network.map_or("bonus", |network| known(&self.data.network(network).id)),
        };
        let lapsed = self.game.lapsed_fields(self.open).has(id) && self.open.developer(id).is_none();
        let remark = match (self.open.late.has(id), lapsed) {
            (true, _) => Some("table-late"),
            (_, true) => Some("table-industry-lapsed"),
            _ => None,
        };
        Chip {
            piece: field.id.clone(),
            icon,
            name: self.sight.piece(&field.id),
            remark: remark.map(|key| self.sight.text(key)),
            action: self.action(&field.id, marks).0,
        }
    }

    fn joker_chip(&self, joker: Joker, count: u32, seat: Seat, marks: &Selection) -> Chip {
        let piece = self.data.joker_id(joker).to_owned();
        let own = seat == self.open.turn;
        Chip {
            icon: known(&piece),
            name: match joker {
                Joker::Of(_) => self.sight.piece(&piece),
                Joker::Any => "?".to_owned(),
            },
            remark: (count > 1).then(|| format!("×{count}")),
            action: self.action(&piece, marks).0.filter(|_| own),
            piece,
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
