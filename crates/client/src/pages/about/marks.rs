//! The marks of provenance of Industria's components, counted and listed.

use industria::Data;
use industria::data::{Kind, Provenance, Tile};

/// Where a value can come from: the start of its mark, and the keys of its name and of what it means.
pub(super) const ORIGINS: [(&str, &str, &str); 4] = [
    ("rulebook", "ui-origin-rulebook", "ui-origin-rulebook-text"),
    ("published", "ui-origin-published", "ui-origin-published-text"),
    ("derived", "ui-origin-derived", "ui-origin-derived-text"),
    (
        "reconstructed",
        "ui-origin-reconstructed",
        "ui-origin-reconstructed-text",
    ),
];

/// A kind of component, and how many of its values come from each of [`ORIGINS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Group {
    pub key: &'static str,
    pub counts: [usize; 4],
}

pub(super) fn groups(data: &Data) -> Vec<Group> {
    let tiles = |kind: Kind| {
        let of_kind = data.tiles.iter().filter(move |tile| tile.kind == kind);
        of_kind.flat_map(|tile| tile.provenance.values())
    };
    vec![
        group("ui-part-factories", tiles(Kind::Factory)),
        group("ui-part-technologies", tiles(Kind::Technology)),
        group("ui-part-resources", tiles(Kind::Resource)),
        group("ui-part-bonuses", tiles(Kind::Bonus)),
        group(
            "ui-part-connections",
            data.connections.iter().map(|joined| &joined.provenance),
        ),
        group(
            "ui-part-goods",
            data.resources
                .iter()
                .flat_map(|resource| resource.provenance.values()),
        ),
        group(
            "ui-part-symbols",
            data.symbols.iter().flat_map(|symbol| symbol.provenance.values()),
        ),
        group("ui-part-figures", data.params.provenance.values()),
    ]
}

fn group<'a>(key: &'static str, marks: impl Iterator<Item = &'a Provenance>) -> Group {
    let mut counts = [0; 4];
    for mark in marks {
        if let Some(n) = ORIGINS
            .iter()
            .position(|(start, ..)| mark.from.starts_with(start))
        {
            counts[n] += 1;
        }
    }
    Group { key, counts }
}

/// The tiles of an epoch with a reconstructed value, each with the keys of those values.
pub(super) fn reconstructed(data: &Data, epoch: u8) -> Vec<(&Tile, Vec<&'static str>)> {
    let of_epoch = data.tiles.iter().filter(|tile| tile.epoch == epoch);
    let marked = of_epoch.map(|tile| {
        let fields = tile
            .provenance
            .iter()
            .filter(|(_, mark)| mark.from == "reconstructed");
        (
            tile,
            fields
                .filter_map(|(field, _)| field_key(field))
                .collect::<Vec<_>>(),
        )
    });
    marked.filter(|(_, fields)| !fields.is_empty()).collect()
}

fn field_key(field: &str) -> Option<&'static str> {
    Some(match field {
        "name" => "ui-field-name",
        "epoch" => "ui-field-epoch",
        "cost" => "ui-field-cost",
        "needs" => "ui-field-needs",
        "produces" | "resource" => "ui-field-produces",
        "vp" => "ui-field-vp",
        "symbols" | "symbol" => "ui-field-symbols",
        "discount" => "ui-field-discount",
        "count" => "ui-field-count",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_counted_once() {
        let data = Data::standard();
        let counted: usize = groups(&data).iter().flat_map(|group| group.counts).sum();
        let tiles: usize = data.tiles.iter().map(|tile| tile.provenance.len()).sum();
        let goods: usize = data
            .resources
            .iter()
            .map(|resource| resource.provenance.len())
            .sum();
        let symbols: usize = data.symbols.iter().map(|symbol| symbol.provenance.len()).sum();
        let others = goods + symbols + data.params.provenance.len() + data.connections.len();
        assert_eq!(counted, tiles + others);
    }

    #[test]
    fn every_reconstructed_value_of_a_tile_has_a_word() {
        let data = Data::standard();
        let listed: usize = (1..=5)
            .flat_map(|epoch| reconstructed(&data, epoch))
            .map(|(_, fields)| fields.len())
            .sum();
        let marks = data.tiles.iter().flat_map(|tile| tile.provenance.values());
        assert_eq!(listed, marks.filter(|mark| mark.from == "reconstructed").count());
    }
}
