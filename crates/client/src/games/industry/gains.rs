//! The points that a field yields at the end: for roads, lines and networks (IY-9.4, IY-9.5).

use board_svg::industry::{Gain, GainSource};
use industry::data::Kind;
use industry::{FieldId, FieldSet};
use smokestack_core::Seat;

use super::IndustryView;

impl IndustryView<'_> {
    /// The player who would gain from a field: its owner, or else the player to move.
    pub fn beneficiary(&self, field: FieldId) -> Seat {
        self.open.owner(field).unwrap_or(self.open.turn)
    }

    /// The points that a field yields to its owner, or would yield if it were developed now. Empty for a field that can
    /// no longer be developed.
    pub fn gains(&self, field: FieldId) -> Vec<Gain> {
        let seat = self.beneficiary(field);
        let lost = self.game.lapsed_fields(self.open).has(field) && self.open.developer(field).is_none();
        let sold = self.open.sold().has(field) && self.open.owner(field).is_none();
        if lost || sold {
            return Vec::new();
        }
        let mut own = self.open.holding(seat).developed;
        own.insert(field);
        let mut gains = vec![self.links(field, own)];
        let networks = self.data.field(field).networks;
        gains.extend(networks.map(|network| Gain {
            source: GainSource::Network(network),
            points: self.network_points(field, network, own),
        }));
        gains.retain(|gain| gain.points > 0);
        gains
    }

    fn links(&self, field: FieldId, own: FieldSet) -> Gain {
        let joined = self.data.links.iter().filter(|link| link.ends.contains(&field));
        let won = joined.filter(|link| link.both.without(own).is_empty()).count() as u8;
        let source = match self.data.field(field).kind {
            Kind::Technology => GainSource::Lines,
            _ => GainSource::Roads,
        };
        Gain {
            source,
            points: won * self.data.params.vp_per_link,
        }
    }

    /// The points for a network: a bonus field yields points for each factory of its owner; a factory yields the points
    /// stated on each of its owner's bonus fields.
    fn network_points(&self, field: FieldId, network: industry::NetworkId, own: FieldSet) -> u8 {
        let bonuses = self.data.bonuses_of(network);
        if bonuses.has(field) {
            let factories = self.data.factories_on(network).and(own).len() as u8;
            return factories * self.data.field(field).points_per_factory;
        }
        bonuses
            .and(own)
            .map(|bonus| self.data.field(bonus).points_per_factory)
            .sum()
    }
}
