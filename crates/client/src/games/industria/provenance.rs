//! The provenance marks of Industria's components, counted and listed.

use industria::Data;
use industria::data::{Kind, Provenance, Tile};

use crate::games::provenance::{Group, Piece, Values, group};

/// Everything about the standard components.
pub(super) fn values(language: &str) -> Values {
    let data = Data::standard();
    let piece = |(tile, fields): (&Tile, Vec<&'static str>)| Piece {
        id: tile.id.clone(),
        name: tile.name.in_language(language).to_owned(),
        fields: fields.into_iter().map(str::to_owned).collect(),
    };
    let epoch = |epoch| reconstructed(&data, epoch).into_iter().map(piece).collect();
    Values {
        groups: groups(&data),
        reconstructed: (1..=5).map(epoch).collect(),
        headings: Vec::new(),
        sources: data.sources.clone().into_iter().collect(),
        text: "ui-about-reconstructed-text",
        show: "ui-about-reconstructed-show",
    }
}

fn marks<'a>(marks: impl Iterator<Item = &'a Provenance>) -> impl Iterator<Item = &'a str> {
    marks.map(|mark| mark.from.as_str())
}

pub(super) fn groups(data: &Data) -> Vec<Group> {
    let tiles = |kind: Kind| {
        let of_kind = data.tiles.iter().filter(move |tile| tile.kind == kind);
        of_kind.flat_map(|tile| tile.provenance.values())
    };
    vec![
        group("ui-part-factories", marks(tiles(Kind::Factory))),
        group("ui-part-technologies", marks(tiles(Kind::Technology))),
        group("ui-part-resources", marks(tiles(Kind::Resource))),
        group("ui-part-bonuses", marks(tiles(Kind::Bonus))),
        group(
            "ui-part-connections",
            marks(data.connections.iter().map(|joined| &joined.provenance)),
        ),
        group(
            "ui-part-goods",
            marks(
                data.resources
                    .iter()
                    .flat_map(|resource| resource.provenance.values()),
            ),
        ),
        group(
            "ui-part-symbols",
            marks(data.symbols.iter().flat_map(|symbol| symbol.provenance.values())),
        ),
        group("ui-part-figures", marks(data.params.provenance.values())),
    ]
}

/// The tiles of an epoch that have reconstructed values, each with the text keys of those values.
fn reconstructed(data: &Data, epoch: u8) -> Vec<(&Tile, Vec<&'static str>)> {
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
    fn every_reconstructed_value_of_a_tile_has_a_name() {
        let data = Data::standard();
        let listed: usize = (1..=5)
            .flat_map(|epoch| reconstructed(&data, epoch))
            .map(|(_, fields)| fields.len())
            .sum();
        let marks = data.tiles.iter().flat_map(|tile| tile.provenance.values());
        assert_eq!(listed, marks.filter(|mark| mark.from == "reconstructed").count());
    }
}
