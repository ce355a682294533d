//! Marks: where each value comes from, and what a corrected value was before the correction.

use smokestack_core::{DataError, Provenance, Provenances};
use toml::Spanned;

use super::Checker;
use crate::data::Set;

/// The kinds of provenance.
const KNOWN: [&str; 4] = ["rulebook-fr", "published", "derived", "reconstructed"];

pub(super) const PARAMS: [&str; 20] = [
    "starting_money",
    "actions",
    "first_round_actions",
    "loan_unit",
    "interest",
    "loan_points",
    "hand",
    "hand_second",
    "face_up",
    "hand_limit",
    "removed_for_two",
    "counters_left",
    "counters_right",
    "counters_for_two",
    "link_cost",
    "link_coal",
    "link_iron",
    "money_per_point",
    "link_income",
    "link_income_per_space",
];

pub(super) const BOX: [&str; 5] = [
    "coal_cubes",
    "iron_cubes",
    "loan_counters",
    "coins",
    "tiles_per_player",
];

impl Checker<'_> {
    /// A table's own marks: one for each value, and none for anything else.
    pub(super) fn check_marks<T>(
        &self,
        at: &Spanned<T>,
        whose: &str,
        holding: &Provenances,
        values: &[&str],
    ) -> Result<(), DataError> {
        let whose = format!("{whose}: ");
        self.marks(at, &whose, (holding, &Provenances::new()), values, &[])
            .map(drop)
    }

    /// The marks of a row's values: its own, or else the list's. Only `correctable` values may have an earlier value.
    pub(super) fn marks<T>(
        &self,
        at: &Spanned<T>,
        whose: &str,
        (holding, list): (&Provenances, &Provenances),
        values: &[&str],
        correctable: &[&str],
    ) -> Result<Provenances, DataError> {
        if let Some(unknown) = holding.keys().find(|key| !values.contains(&key.as_str())) {
            let what = format!("{whose}there is a mark for {unknown}, which is no value here");
            return Err(self.error(at, None, what));
        }
        let mut all = Provenances::new();
        for value in values {
            let mark = holding.get(*value).or_else(|| list.get(*value));
            let mark = mark.ok_or_else(|| {
                self.error(at, None, format!("{whose}nothing says where {value} comes from"))
            })?;
            let correctable = holding.contains_key(*value) && correctable.contains(value);
            self.mark(at, &format!("{whose}{value}"), mark, correctable)?;
            all.insert((*value).to_owned(), mark.clone());
        }
        Ok(all)
    }

    pub(super) fn mark<T>(
        &self,
        at: &Spanned<T>,
        whose: &str,
        mark: &Provenance,
        correctable: bool,
    ) -> Result<(), DataError> {
        let complaint = |what: String| Err(self.error(at, None, format!("{whose} {what}")));
        if !KNOWN.contains(&mark.from.as_str()) {
            return complaint(format!(
                "comes from {:?}; it is one of {}",
                mark.from,
                KNOWN.join(", ")
            ));
        }
        let mut sources = mark.r#ref.iter().flat_map(|all| all.split_whitespace());
        if let Some(source) = sources.find(|source| !self.raw.sources.contains_key(*source)) {
            return complaint(format!("names {source}, which is not in the list of sources"));
        }
        match mark.was {
            Some(_) if !correctable => {
                complaint("cannot say `was`: only a row’s own mark of a number can".to_owned())
            }
            Some(was) if was > u16::from(u8::MAX) => complaint(format!("was {was}: at most 255")),
            _ => Ok(()),
        }
    }

    /// The value in the set being read: the facts have the value before the correction.
    pub(super) fn value(&self, marks: &Provenances, name: &str, value: u8) -> u8 {
        let was = marks.get(name).and_then(|mark| mark.was);
        match (self.set, was.and_then(|was| u8::try_from(was).ok())) {
            (Set::Facts, Some(was)) => was,
            _ => value,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use crate::data::{STANDARD, Set};

    /// The standard set has the corrected values, the facts have the earlier ones.
    #[test]
    fn a_corrected_value_is_given_back_to_the_facts() {
        let corrected =
            |mark: &str| format!("provenance = {{ {mark} = {{ from = \"reconstructed\", was = 3 }} }}");
        let text = STANDARD
            .replacen(
                "cost = 5, coal = 0, iron = 0, income = 8",
                "cost = 4, coal = 0, iron = 0, income = 8, MARK",
                1,
            )
            .replacen("MARK", &corrected("cost"), 1);
        let values = |set: Set| {
            let data = read(&text, String::new(), set).expect("a correction that breaks no rule");
            (data.stacks[0].cost, data.lookup.tiles[0].cost)
        };
        assert_eq!((values(Set::Play), values(Set::Facts)), ((4, 4), (3, 3)));
        // A count can be corrected too: both totals are checked.
        let cards = STANDARD.replacen(
            "industry_ship\", count = 5",
            &format!("industry_ship\", count = 5, {}", corrected("count")),
            1,
        );
        assert!(read(&cards, String::new(), Set::Play).is_ok());
        let error = read(&cards, String::new(), Set::Facts).expect_err("two cards are missing");
        assert_eq!(error.what, "64 cards: there must be 66");
    }
}
