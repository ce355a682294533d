//! Lookup tables with the same data, for code that runs at every one of millions of decisions.

use super::{EPOCHS, Field, Kind, Link, Marker, Resource};
use crate::ids::{ColumnId, ColumnSet, FieldId, FieldSet, Joker, NetworkId, ResourceId, ResourceSet};

#[derive(Debug, Clone)]
pub(crate) struct Lookup {
    pub kind: [Kind; FieldId::CAPACITY],
    pub cost: [u8; FieldId::CAPACITY],
    pub needs: [ResourceSet; FieldId::CAPACITY],
    pub products: [ResourceSet; FieldId::CAPACITY],
    pub vp: [u8; FieldId::CAPACITY],
    pub discount: [u8; FieldId::CAPACITY],
    pub joker: [Option<Joker>; FieldId::CAPACITY],
    pub points_per_factory: [u8; FieldId::CAPACITY],
    /// The fields of each kind, in the order of [`Kind`].
    pub of_kind: [FieldSet; 4],
    /// What the bank sells in each epoch (IY-6.6).
    pub bank_stock: [ResourceSet; EPOCHS],
    pub producer: [FieldId; ResourceId::CAPACITY],
    /// The factories on each network, and the bonus fields that score it.
    pub factories: [FieldSet; NetworkId::CAPACITY],
    pub bonuses: [FieldSet; NetworkId::CAPACITY],
    /// Markers with a coin symbol.
    pub coins: ColumnSet,
    /// The fields connected to each field by a road or line.
    pub joined: [FieldSet; FieldId::CAPACITY],
    /// The fields that need each resource.
    pub needing: [FieldSet; ResourceId::CAPACITY],
}

/// Empty tables, filled in by [`super::Packed::complete`].
impl Default for Lookup {
    fn default() -> Lookup {
        Lookup::new(&[], &[], &[], &[])
    }
}

impl Lookup {
    pub fn new(fields: &[Field], resources: &[Resource], markers: &[Marker], links: &[Link]) -> Lookup {
        let mut lookup = Lookup {
            kind: [Kind::Joker; FieldId::CAPACITY],
            cost: [0; FieldId::CAPACITY],
            needs: [ResourceSet::EMPTY; FieldId::CAPACITY],
            products: [ResourceSet::EMPTY; FieldId::CAPACITY],
            vp: [0; FieldId::CAPACITY],
            discount: [0; FieldId::CAPACITY],
            joker: [None; FieldId::CAPACITY],
            points_per_factory: [0; FieldId::CAPACITY],
            of_kind: [FieldSet::EMPTY; 4],
            bank_stock: [ResourceSet::EMPTY; EPOCHS],
            producer: [FieldId(0); ResourceId::CAPACITY],
            factories: [FieldSet::EMPTY; NetworkId::CAPACITY],
            bonuses: [FieldSet::EMPTY; NetworkId::CAPACITY],
            coins: ColumnSet::EMPTY,
            joined: [FieldSet::EMPTY; FieldId::CAPACITY],
            needing: [FieldSet::EMPTY; ResourceId::CAPACITY],
        };
        for (i, field) in fields.iter().enumerate() {
            lookup.take_in(FieldId(i as u8), field);
        }
        for (i, resource) in resources.iter().enumerate() {
            lookup.producer[i] = resource.producer;
            for epoch in usize::from(resource.bank_sells_from)..=EPOCHS {
                lookup.bank_stock[epoch - 1].insert(ResourceId(i as u8));
            }
        }
        let coins = markers.iter().filter(|marker| marker.coin);
        lookup.coins = coins
            .filter_map(|marker| ColumnId::from_letter(&marker.letter))
            .collect();
        for link in links {
            let [a, b] = link.ends;
            lookup.joined[a.index()].insert(b);
            lookup.joined[b.index()].insert(a);
        }
        lookup
    }

    fn take_in(&mut self, id: FieldId, field: &Field) {
        let i = id.index();
        self.kind[i] = field.kind;
        self.cost[i] = field.cost;
        self.needs[i] = field.needs.iter().copied().collect();
        self.products[i] = field.produces.into_iter().collect();
        self.vp[i] = field.vp;
        self.discount[i] = field.discount;
        self.joker[i] = field.joker;
        self.points_per_factory[i] = field.points_per_factory;
        self.of_kind[field.kind as usize].insert(id);
        for need in &field.needs {
            self.needing[need.index()].insert(id);
        }
        let table = if field.kind == Kind::Bonus {
            &mut self.bonuses
        } else {
            &mut self.factories
        };
        for network in field.networks {
            table[network.index()].insert(id);
        }
    }
}
