//! Statistics of the root's actions: winning chances and points. Only the search result needs these, so the tree's
//! nodes do not store them and stay small.

use super::outcome::Outcome;

pub(super) struct RootStats {
    pub all: Outcome,
    /// Sums per visited child. There are a few dozen at most, so a linear search is faster than a map.
    children: Vec<(u32, Outcome)>,
}

impl RootStats {
    pub fn new() -> RootStats {
        RootStats {
            all: Outcome::default(),
            children: Vec::with_capacity(64),
        }
    }

    /// Adds the outcome of an iteration. `child` is `None` if the game ended before there was a choice.
    pub fn add(&mut self, child: Option<u32>, outcome: &Outcome) {
        self.all.add(outcome);
        let Some(child) = child else { return };
        match self.children.iter_mut().find(|(id, _)| *id == child) {
            Some((_, sum)) => sum.add(outcome),
            None => self.children.push((child, *outcome)),
        }
    }

    pub fn outcome(&self, child: u32) -> Option<&Outcome> {
        let entry = self.children.iter().find(|(id, _)| *id == child);
        entry.map(|(_, sum)| sum)
    }
}
