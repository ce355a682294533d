//! Actions to try in a game: everything that was legal once, and new combinations of its words.

use std::collections::{BTreeMap, BTreeSet};

use smokestack_core::GameRng;

/// How many longer actions of one kind are tried at a time.
const LONG_ACTION_COUNT: usize = 40;

/// Verbs and objects of the actions seen so far: combined they also give actions that are never legal. There would be
/// too many longer actions, so only some are tried: as they were seen, and mixed.
#[derive(Default)]
pub struct Attempts {
    verbs: BTreeSet<String>,
    objects: BTreeSet<String>,
    longer: BTreeMap<String, LongActions>,
}

/// Actions of one verb with several objects.
#[derive(Default)]
struct LongActions {
    known: BTreeSet<String>,
    seen: Vec<Vec<String>>,
}

impl LongActions {
    fn add(&mut self, objects: &str) {
        if !self.known.contains(objects) {
            self.known.insert(objects.to_owned());
            self.seen.push(objects.split(' ').map(str::to_owned).collect());
        }
    }

    /// Some of the actions seen, and the beginning of one joined to the end of another.
    fn sample(&self, rng: &mut GameRng) -> Vec<String> {
        let mut attempts = Vec::new();
        for _ in 0..LONG_ACTION_COUNT {
            let mut any = || &self.seen[rng.below(self.seen.len() as u32) as usize];
            let (one, two) = (any(), any());
            let prefix_length = 1 + rng.below(one.len() as u32 - 1) as usize;
            attempts.push(one.join(" "));
            let rest = two.get(prefix_length..).unwrap_or_default();
            attempts.push([&one[..prefix_length], rest].concat().join(" "));
        }
        attempts
    }
}

impl Attempts {
    pub fn add(&mut self, action: &str) {
        let (verb, object) = action.split_once(' ').unwrap_or((action, ""));
        if object.contains(' ') {
            self.longer.entry(verb.to_owned()).or_default().add(object);
            return;
        }
        if !self.verbs.contains(verb) {
            self.verbs.insert(verb.to_owned());
        }
        if !self.objects.contains(object) {
            self.objects.insert(object.to_owned());
        }
        // Where an object is a number, 0 may be one that is never legal.
        if object.parse::<u32>().is_ok() {
            self.objects.insert("0".to_owned());
        }
    }

    /// All combinations with these verbs.
    pub fn combinations(&self, rng: &mut GameRng, of: impl Fn(&str) -> bool) -> Vec<String> {
        let with_objects = |verb| {
            self.objects
                .iter()
                .map(move |object| format!("{verb} {object}").trim_end().to_owned())
        };
        let short_attempts = self.verbs.iter().filter(|verb| of(verb)).flat_map(with_objects);
        let mut all: Vec<String> = short_attempts.collect();
        for (verb, longer) in self.longer.iter().filter(|(verb, _)| of(verb)) {
            let long_attempts = longer.sample(rng).into_iter();
            all.extend(long_attempts.map(|objects| format!("{verb} {objects}")));
        }
        all
    }
}

pub fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}
