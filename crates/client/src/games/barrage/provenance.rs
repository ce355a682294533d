//! The provenance marks of Barrage's components. Nothing had to be reconstructed.

use barrage::Data;
use barrage::data::{Provenance, Provenances};

use crate::games::provenance::{Group, Values, group};

/// Everything about the standard components.
pub(super) fn values() -> Values {
    let data = Data::standard();
    Values {
        groups: groups(&data),
        reconstructed: Vec::new(),
        headings: Vec::new(),
        sources: data.sources.clone().into_iter().collect(),
        text: "ui-about-reconstructed-none",
        show: "ui-about-reconstructed-show",
    }
}

/// The marks of every component in these lists.
macro_rules! all {
    ($($list:expr),*) => {
        std::iter::empty()$(.chain($list.iter().flat_map(|one| one.provenance.values())))*
    };
}

pub(super) fn groups(data: &Data) -> Vec<Group> {
    let others = |names: &'static [&'static str]| {
        let known = names.iter().filter_map(|name| data.provenance.get(*name));
        known.flat_map(Provenances::values)
    };
    let spaces = all!(data.spaces, data.construction_spaces, data.sekibo_spaces);
    let map = all!(
        data.basins,
        data.headstreams,
        data.dams,
        data.conduits,
        data.powerhouses
    );
    let costs = [
        &data.params.provenance,
        &data.costs.provenance,
        &data.track.provenance,
    ];
    let costs = costs.into_iter().flat_map(Provenances::values);
    let figures = costs.chain([&data.contents.provenance]);
    vec![
        group("ui-part-map", marks(map.chain(others(&["neutral_dams"])))),
        group("ui-part-headstreams", marks(all!(data.source_tiles))),
        group(
            "ui-part-track-tiles",
            marks(all!(data.bonuses, data.objectives).chain(others(&["objective_tiles"]))),
        ),
        group("ui-part-contracts", marks(all!(data.contracts))),
        group("ui-part-tiles", marks(all!(data.tiles))),
        group(
            "ui-part-companies",
            marks(all!(data.companies).chain(others(&["introductory"]))),
        ),
        group("ui-part-officers", marks(all!(data.officers))),
        group("ui-part-spaces", marks(spaces)),
        group("ui-part-costs", marks(figures)),
    ]
}

fn marks<'a>(marks: impl Iterator<Item = &'a Provenance>) -> impl Iterator<Item = &'a str> {
    marks.map(|mark| mark.from.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_value_is_reconstructed() {
        let reconstructed: usize = values().groups.iter().map(|group| group.counts[3]).sum();
        assert_eq!(reconstructed, 0, "the page says that there is none");
    }
}
