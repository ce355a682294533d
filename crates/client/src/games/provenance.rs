//! Where the values of a game's components come from: the provenance marks, counted and listed.

#[cfg(test)]
use super::background;

/// The possible origins of a value: the prefix of the mark, and the text keys of the name and the meaning.
pub(crate) const ORIGINS: [(&str, &str, &str); 4] = [
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
pub(crate) struct Group {
    pub key: &'static str,
    pub counts: [usize; 4],
}

/// A piece with reconstructed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub id: String,
    pub name: String,
    /// The text keys of the reconstructed values.
    pub fields: Vec<String>,
}

/// What the page shows about a game's components.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Values {
    pub groups: Vec<Group>,
    /// The pieces with reconstructed values, by epoch or under the game's own headings; empty if there are none.
    pub reconstructed: Vec<Vec<Piece>>,
    pub headings: Vec<String>,
    /// Number and text of each source.
    pub sources: Vec<(String, String)>,
    /// The text keys of the introduction to the list of reconstructed values, and of the label that opens the list.
    pub text: &'static str,
    pub show: &'static str,
}

/// The number of reconstructed values among a game's standard components, and the total number of values.
#[cfg(test)]
pub(super) fn reconstructed(game: &str) -> (usize, usize) {
    let groups = background(game).component_groups();
    let counts = groups.iter().map(|group| group.counts);
    counts.fold((0, 0), |(guessed, all), counts| {
        (
            guessed + counts[ORIGINS.len() - 1],
            all + counts.iter().sum::<usize>(),
        )
    })
}

pub(super) fn group<'a>(key: &'static str, marks: impl Iterator<Item = &'a str>) -> Group {
    let mut counts = [0; 4];
    for mark in marks {
        if let Some(n) = ORIGINS.iter().position(|(start, ..)| mark.starts_with(start)) {
            counts[n] += 1;
        }
    }
    Group { key, counts }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_readme_counts_the_reconstructed_values() {
        let readme = include_str!("../../../../README.md");
        for game in catalog::infos() {
            let (guessed, all) = reconstructed(game.id);
            assert!(guessed <= all && all > 0, "{}", game.id);
            let start = format!("| **{}** ", game.name);
            let row = readme.lines().find(|line| line.starts_with(&start));
            let row = row.unwrap_or_else(|| panic!("the README's table has no row for {}", game.id));
            let cell = format!("| [{guessed} of {all}](docs/data.md#{}) |", game.id);
            assert!(
                row.ends_with(&cell),
                "the README's row of {} should end with `{cell}`: {row}",
                game.id
            );
        }
    }
}
