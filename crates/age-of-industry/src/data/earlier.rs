//! Earlier sets of values: records, saved games and tables that name one are played with it. Only the differences are
//! kept, so that the web client does not contain a second set.

use serde::{Deserialize, Serialize};
use smokestack_core::embedded_data::Packed as _;

use super::raw::RawEarlier;
use super::{Data, Stack};
use crate::ids::StackId;

/// How an earlier set differs from the current one.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub struct Earlier {
    /// The name of the set in records: `standard-1`.
    pub id: String,
    /// The income when flipped (AI-1.13).
    pub incomes: Vec<(StackId, u8)>,
}

impl Data {
    /// This data with the values of an earlier set, which the file must contain.
    pub(super) fn with_values_of(mut self, id: &str) -> Data {
        let set = self.earlier.iter().find(|set| set.id == id).cloned();
        for (stack, income) in set.into_iter().flat_map(|set| set.incomes) {
            self.stacks[stack.index()].income = income;
        }
        self.version = id.to_owned();
        self.complete();
        self
    }
}

impl RawEarlier {
    /// A tile that is missing from an owner's file is left out: no game that names the set is played with that file.
    pub(super) fn read(&self, stacks: &[Stack]) -> Earlier {
        let incomes = self.tiles.iter().filter_map(|tile| {
            let mut places = (0..).map(StackId).zip(stacks);
            let same = |stack: &Stack| (stack.industry, stack.level) == (tile.industry, tile.level);
            let (place, _) = places.find(|(_, stack)| same(stack))?;
            Some((place, tile.income))
        });
        Earlier {
            id: self.id.clone(),
            incomes: incomes.collect(),
        }
    }
}
