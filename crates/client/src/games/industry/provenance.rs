//! The provenance marks of Industry's components.

use industry::data::{Kind, Provenance};
use industry::{Data, FieldId};

use crate::games::provenance::{Group, Piece, Values, group};

/// Everything about the standard components.
pub(super) fn values(language: &str) -> Values {
    let data = Data::standard();
    let epoch = |epoch| {
        let fields = data.field_ids().filter(|field| field.epoch() == epoch);
        let pieces = fields.map(|field| piece(&data, field, language));
        pieces.filter(|piece| !piece.fields.is_empty()).collect()
    };
    Values {
        groups: groups(&data),
        reconstructed: (1..=5).map(epoch).collect(),
        headings: Vec::new(),
        sources: data.sources.clone().into_iter().collect(),
        text: "ui-about-reconstructed-fields",
        show: "ui-about-reconstructed-show-fields",
    }
}

fn piece(data: &Data, id: FieldId, language: &str) -> Piece {
    let field = data.field(id);
    let guessed = field
        .provenance
        .iter()
        .filter(|(_, mark)| mark.from == "reconstructed");
    let key = |(name, _): (&String, &Provenance)| format!("industry-provenance-field-{name}");
    Piece {
        id: field.id.clone(),
        name: field.label.in_language(language).to_owned(),
        fields: guessed.map(key).collect(),
    }
}

pub(super) fn groups(data: &Data) -> Vec<Group> {
    let fields = |kind: Kind| {
        let of_kind = data.fields.iter().filter(move |field| field.kind == kind);
        marks(of_kind.flat_map(|field| field.provenance.values()))
    };
    let resources = data.resources.iter();
    let networks = data.networks.iter();
    let markers = data.markers.iter();
    let box_and_epochs = data.epochs.iter().map(|epoch| &epoch.provenance);
    let figures = data.params.provenance.values().chain([&data.contents.provenance]);
    vec![
        group("ui-part-jokers", fields(Kind::Joker)),
        group("ui-part-bonus-fields", fields(Kind::Bonus)),
        group("ui-part-factories", fields(Kind::Factory)),
        group("ui-part-technologies", fields(Kind::Technology)),
        group(
            "ui-part-connections",
            marks(data.links.iter().map(|link| &link.provenance)),
        ),
        group(
            "ui-part-goods",
            marks(resources.flat_map(|resource| resource.provenance.values())),
        ),
        group(
            "ui-part-networks",
            marks(networks.flat_map(|network| network.provenance.values())),
        ),
        group(
            "ui-part-markers",
            marks(markers.flat_map(|marker| marker.provenance.values())),
        ),
        group("ui-part-figures", marks(figures.chain(box_and_epochs))),
    ]
}

fn marks<'a>(marks: impl Iterator<Item = &'a Provenance>) -> impl Iterator<Item = &'a str> {
    marks.map(|mark| mark.from.as_str())
}

#[cfg(test)]
mod tests {
    use lang::{Lang, Translations};

    use super::*;

    #[test]
    fn every_reconstructed_value_of_a_field_has_a_name() {
        let data = Data::standard();
        let values = values("en");
        let listed: Vec<String> = values
            .reconstructed
            .into_iter()
            .flatten()
            .flat_map(|piece| piece.fields)
            .collect();
        let marks = data.fields.iter().flat_map(|field| field.provenance.values());
        let guessed = marks.filter(|mark| mark.from == "reconstructed").count();
        assert_eq!(listed.len(), guessed);
        let translations = Translations::new(Lang::En);
        for key in listed {
            assert!(translations.has(&key), "{key}");
        }
    }
}
