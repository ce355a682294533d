//! Counts simultaneous items by name: live connections, requests to other machines. Each item may count under several
//! names, and each name has its own limit.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The current counts by name. Clones share the same counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts(Arc<Mutex<HashMap<String, u32>>>);

/// One item, counted until this is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    names: Vec<String>,
    counts: Counts,
}

impl Counts {
    /// Counts one more item under all these names; `None` if one of them has reached its limit.
    pub fn add(&self, names: Vec<(String, Option<u32>)>) -> Option<Counted> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |(name, most): &(String, Option<u32>)| {
            most.is_some_and(|most| counts.get(name).copied().unwrap_or_default() >= most)
        };
        if names.iter().any(is_full) {
            return None;
        }
        let names: Vec<String> = names.into_iter().map(|(name, _)| name).collect();
        for name in &names {
            *counts.entry(name.clone()).or_default() += 1;
        }
        Some(Counted {
            names,
            counts: self.clone(),
        })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        for name in &self.names {
            match counts.get_mut(name) {
                Some(there) if *there > 1 => *there -= 1,
                _ => drop(counts.remove(name)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_counts_under_all_its_names_until_dropped() {
        let counts = Counts::default();
        let add = |person: &str, host: &str| {
            counts.add(vec![(person.to_owned(), Some(2)), (host.to_owned(), Some(3))])
        };
        let first = add("anna", "here").expect("one");
        let _second = add("anna", "here").expect("two");
        assert!(add("anna", "there").is_none(), "as a person");
        let _third = add("bert", "here").expect("three");
        assert!(add("carl", "here").is_none(), "at a host");
        drop(first);
        assert!(add("anna", "here").is_some(), "one has gone");
        assert!(counts.add(vec![("here".to_owned(), None)]).is_some());
        drop((_second, _third));
        assert!(
            counts.0.lock().expect("no panic").is_empty(),
            "nothing is left of it"
        );
    }
}
