//! What came of the root's actions: chances and points, which only the answer needs, so that nodes stay small.

use super::outcome::Outcome;

pub(super) struct Sums {
    pub all: Outcome,
    /// By child, for those that were tried: a few dozen at most, sooner gone through than looked up.
    children: Vec<(u32, Outcome)>,
}

impl Sums {
    pub fn new() -> Sums {
        Sums {
            all: Outcome::default(),
            children: Vec::with_capacity(64),
        }
    }

    /// `child` is none where the game ended before anything was chosen.
    pub fn add(&mut self, child: Option<u32>, outcome: &Outcome) {
        self.all.add(outcome);
        let Some(child) = child else { return };
        match self.children.iter_mut().find(|(id, _)| *id == child) {
            Some((_, sum)) => sum.add(outcome),
            None => self.children.push((child, *outcome)),
        }
    }

    pub fn of(&self, child: u32) -> Option<&Outcome> {
        let found = self.children.iter().find(|(id, _)| *id == child);
        found.map(|(_, sum)| sum)
    }
}
