//! Component data: read from a TOML file, validated once on load, and laid out for speed (IY-1.2, IY-2.1).

mod check;
mod lookup;
mod raw;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};
use smokestack_core::embedded_data::{Packed, load};
use smokestack_core::{DataError, owners_version};
pub use smokestack_core::{Names, Provenance, Provenances};

use crate::ids::{ColumnId, FieldId, FieldSet, Joker, NetworkId, NetworkSet, ResourceId};

pub(crate) use lookup::Lookup;

/// The rows of the board (IY-1.2).
pub const EPOCHS: usize = 5;
/// All fields on the board.
pub const FIELDS: usize = EPOCHS * ColumnId::COUNT;

/// Prices and values that are the same for all fields.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Params {
    pub start_money: u8,
    pub income: u8,
    /// What a coin symbol pays every player (IY-4.4).
    pub coin_symbol: u8,
    pub min_bid: u8,
    /// Fields that a player may develop in a turn (IY-6.1).
    pub developments: u8,
    pub resource_price: u8,
    pub subsidy_money: u8,
    /// Points that a subsidy costs at the end (IY-8.1).
    pub subsidy_points: u8,
    pub coins_per_vp: u8,
    pub vp_per_link: u8,
    pub vp_per_joker: u8,
    pub provenance: Provenances,
}

/// The contents of the box; none of it is a limit in play (IY-2.1, IY-2.2).
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Contents {
    pub ones: u8,
    pub fives: u8,
    pub ownership_markers: u8,
    pub area_markers: u8,
    pub jokers: u8,
    pub subsidies: u8,
    pub provenance: Provenance,
}

/// The number of markers drawn per round, by player count (IY-4.4, IY-4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Draws {
    pub three: u8,
    pub four: u8,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Epoch {
    pub markers: Draws,
    pub balanced: Draws,
    pub provenance: Provenance,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Marker {
    pub letter: String,
    /// Shows a coin symbol (IY-4.4).
    pub coin: bool,
    pub provenance: Provenances,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Joker,
    Bonus,
    Factory,
    Technology,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Joker, Kind::Bonus, Kind::Factory, Kind::Technology];

    pub const fn name(self) -> &'static str {
        match self {
            Kind::Joker => "joker",
            Kind::Bonus => "bonus",
            Kind::Factory => "factory",
            Kind::Technology => "technology",
        }
    }
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Field {
    pub id: String,
    pub kind: Kind,
    /// What is printed on the field.
    pub name: Names,
    /// The name, followed by the id where the name alone is ambiguous: there are four harbours.
    pub label: Names,
    pub cost: u8,
    pub needs: Vec<ResourceId>,
    pub produces: Option<ResourceId>,
    pub vp: u8,
    /// Factories: the networks they lie on. Bonus fields: the one network that they score.
    pub networks: NetworkSet,
    /// Bonus fields: the points for each of the owner's factories on the network at the end (IY-9.5).
    pub points_per_factory: u8,
    /// Joker fields: the joker that lies there (IY-3.1).
    pub joker: Option<Joker>,
    /// The discount on its owner's later building prices (IY-6.13).
    pub discount: u8,
    pub provenance: Provenances,
}

#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Resource {
    pub id: String,
    pub name: Names,
    /// The epoch in which it first appears, and the first in which the bank sells it (IY-6.6).
    pub appears: u8,
    pub bank_sells_from: u8,
    /// The only factory that produces it (IY-6.7).
    pub producer: FieldId,
    pub provenance: Provenances,
}

/// A network joins factories to bonus fields (IY-9.5).
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Network {
    pub id: String,
    pub name: Names,
    /// The name of its bonus fields.
    pub bonus: Names,
    pub provenance: Provenances,
}

/// A road between two factories or a line between two technologies (IY-9.4).
#[derive(Clone, Debug, Deserialize, Serialize)]
pub struct Link {
    pub road: bool,
    pub ends: [FieldId; 2],
    pub both: FieldSet,
    pub provenance: Provenance,
}

/// All components, typed and validated.
#[derive(Debug, Deserialize, Serialize)]
pub struct Data {
    pub version: String,
    pub params: Params,
    pub contents: Contents,
    pub epochs: Vec<Epoch>,
    pub markers: Vec<Marker>,
    /// In board order, row by row: a field's index is its [`FieldId`].
    pub fields: Vec<Field>,
    pub resources: Vec<Resource>,
    pub networks: Vec<Network>,
    pub links: Vec<Link>,
    pub sources: BTreeMap<String, String>,
    #[serde(skip)]
    pub(crate) lookup: Lookup,
}

impl Data {
    /// The standard component data.
    pub fn standard() -> Arc<Data> {
        static STANDARD: LazyLock<Arc<Data>> = LazyLock::new(|| {
            let text = include_str!("../data/standard.toml");
            let read = |text: &str| check::read(text, "standard-1".to_owned());
            Arc::new(load("industry", text, read))
        });
        STANDARD.clone()
    }

    /// Parses an owner's file; records name it by its SHA-256.
    pub fn read(text: &str) -> Result<Arc<Data>, DataError> {
        check::read(text, owners_version(text)).map(Arc::new)
    }

    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    pub fn resource(&self, id: ResourceId) -> &Resource {
        &self.resources[id.index()]
    }

    /// The resources with their ids, in the order of the file.
    pub fn resources(&self) -> impl Iterator<Item = (ResourceId, &Resource)> {
        (0..).map(ResourceId).zip(&self.resources)
    }

    /// The networks with their ids, in the order of the file.
    pub fn networks(&self) -> impl Iterator<Item = (NetworkId, &Network)> {
        (0..).map(NetworkId).zip(&self.networks)
    }

    pub fn network(&self, id: NetworkId) -> &Network {
        &self.networks[id.index()]
    }

    pub fn field_ids(&self) -> impl Iterator<Item = FieldId> + '_ {
        (0..self.fields.len() as u8).map(FieldId)
    }

    pub fn find_field(&self, id: &str) -> Option<FieldId> {
        let place = self.fields.iter().position(|f| f.id == id);
        place.map(|i| FieldId(i as u8))
    }

    pub fn find_resource(&self, id: &str) -> Option<ResourceId> {
        let place = self.resources.iter().position(|r| r.id == id);
        place.map(|i| ResourceId(i as u8))
    }

    /// The fields of one kind.
    #[inline]
    pub fn of_kind(&self, kind: Kind) -> FieldSet {
        self.lookup.of_kind[kind as usize]
    }

    /// The factories that lie on a network.
    #[inline]
    pub fn factories_on(&self, network: NetworkId) -> FieldSet {
        self.lookup.factories[network.index()]
    }

    /// The bonus fields of a network.
    #[inline]
    pub fn bonuses_of(&self, network: NetworkId) -> FieldSet {
        self.lookup.bonuses[network.index()]
    }

    /// The fields at the other ends of a field's roads or lines.
    #[inline]
    pub fn connected_to(&self, field: FieldId) -> FieldSet {
        self.lookup.joined[field.index()]
    }

    /// The fields that need a resource to be developed.
    #[inline]
    pub fn needing(&self, resource: ResourceId) -> FieldSet {
        self.lookup.needing[resource.index()]
    }

    /// The word for a joker in positions and actions: the id of its resource, or `any`.
    pub fn joker_id(&self, joker: Joker) -> &str {
        match joker {
            Joker::Of(resource) => &self.resource(resource).id,
            Joker::Any => ANY,
        }
    }
}

impl Packed for Data {
    fn complete(&mut self) {
        self.lookup = Lookup::new(&self.fields, &self.resources, &self.markers, &self.links);
    }
}

/// The joker with "?".
pub(crate) const ANY: &str = "any";
