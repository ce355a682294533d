//! The provenance marks of Age of Industry's components: maps and tiles are mostly reconstructed.

use age_of_industry::data::{Location, Stack};
use age_of_industry::{Data, Map};
use smokestack_core::{Provenance, Provenances};

use crate::games::provenance::{Group, Piece, Values, group};

/// Everything about the standard components.
pub(super) fn values(language: &str) -> Values {
    let data = Data::standard();
    let tiles = data.industries.iter().map(|industry| {
        let stacks = industry
            .stacks
            .iter()
            .map(|id| tile(data.stack(*id), language, &data));
        stacks.filter(|piece| !piece.fields.is_empty()).collect()
    });
    let places = data.maps.iter().map(|map| places(map, language));
    let industries = data.industries.iter().map(|industry| &industry.name);
    let names = industries.chain(data.maps.iter().map(|map| &map.name));
    Values {
        groups: groups(&data),
        reconstructed: tiles.chain(places).collect(),
        headings: names.map(|name| name.in_language(language).to_owned()).collect(),
        sources: data.sources.clone().into_iter().collect(),
        text: "ui-about-reconstructed-maps",
        show: "ui-about-reconstructed-show-maps",
    }
}

fn is_reconstructed(mark: &Provenance) -> bool {
    mark.from == "reconstructed"
}

fn tile(stack: &Stack, language: &str, data: &Data) -> Piece {
    let guessed = stack.provenance.iter().filter(|(_, mark)| is_reconstructed(mark));
    let name = data.industry(stack.industry).name.in_language(language);
    Piece {
        id: format!("{}-{}", stack.industry.id(), stack.level),
        name: format!("{name} {}", stack.level),
        fields: guessed
            .map(|(field, _)| format!("age-of-industry-provenance-field-{field}"))
            .collect(),
    }
}

/// Locations without a known source.
fn places(map: &Map, language: &str) -> Vec<Piece> {
    let guessed = map
        .locations
        .iter()
        .filter(|place| is_reconstructed(&place.provenance));
    let piece = |place: &Location| Piece {
        id: place.id.clone(),
        name: place.name.in_language(language).to_owned(),
        fields: Vec::new(),
    };
    guessed.map(piece).collect()
}

pub(super) fn groups(data: &Data) -> Vec<Group> {
    let figures = [
        &data.params.provenance,
        &data.contents.provenance,
        &data.demand[0].provenance,
        &data.demand[1].provenance,
    ];
    let places = data.maps.iter().flat_map(|map| &map.locations);
    let lines = data.maps.iter().flat_map(|map| &map.lines);
    vec![
        group(
            "ui-part-industry-tiles",
            all(data.stacks.iter().map(|one| &one.provenance)),
        ),
        group("ui-part-cards", all(data.cards.iter().map(|one| &one.provenance))),
        group(
            "ui-part-market-tiles",
            all(data.market_tiles.iter().map(|one| &one.provenance)),
        ),
        group("ui-part-places", places.map(|one| one.provenance.from.as_str())),
        group(
            "ui-part-rail-lines",
            lines.map(|one| one.provenance.from.as_str()),
        ),
        group("ui-part-figures", all(figures.into_iter())),
    ]
}

fn all<'a>(marks: impl Iterator<Item = &'a Provenances>) -> impl Iterator<Item = &'a str> {
    marks.flat_map(Provenances::values).map(|mark| mark.from.as_str())
}

#[cfg(test)]
mod tests {
    use lang::{Lang, Translations};

    use super::*;

    #[test]
    fn every_reconstructed_value_of_a_tile_has_a_name() {
        let translations = Translations::new(Lang::En);
        let values = values("en");
        assert_eq!(values.headings.len(), values.reconstructed.len());
        for key in values
            .reconstructed
            .into_iter()
            .flatten()
            .flat_map(|piece| piece.fields)
        {
            assert!(translations.has(&key), "{key}");
        }
    }
}
