//! Wrong scenarios must fail: every check of every scenario file is changed a little, and each change must be noticed.
//!
//! A survivor shows that the check proves nothing, or that the scenario runner examines a position other than the one
//! that the check is about.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;
use smokestack_core::scenario::{OneOrMany, Run, Scenario, Step};
use smokestack_core::{Game, Seat};

use crate::scenarios;

/// A changed step, and what was changed in it.
struct Mutation {
    change: String,
    step: Step,
}

/// Every mutation of every scenario in a folder fails at its step; the survivors are listed together.
pub fn all_fail<G: Game>(folder: &Path) {
    let files = scenarios::files(folder);
    let all = || files.iter().flat_map(|(_, file)| &file.scenario);
    let rules: BTreeSet<&str> = all()
        .flat_map(|scenario| &scenario.steps)
        .filter_map(|step| step.rule.as_deref())
        .collect();
    let mut survivors = Vec::new();
    let mut mutation_count = 0;
    for (file, content) in &files {
        for scenario in &content.scenario {
            let scenario_survivors = survivors_of::<G>(scenario, &rules, &mut mutation_count);
            survivors.extend(
                scenario_survivors
                    .into_iter()
                    .map(|survivor| format!("{file}: {survivor}")),
            );
        }
    }
    let checks: usize = all()
        .flat_map(|scenario| &scenario.steps)
        .map(scenarios::checks)
        .sum();
    assert!(
        mutation_count >= checks,
        "{mutation_count} mutations cannot change each of {checks} checks"
    );
    assert!(
        survivors.is_empty(),
        "{} wrong scenarios pass:\n{}",
        survivors.len(),
        survivors.join("\n")
    );
}

fn survivors_of<G: Game>(
    scenario: &Scenario,
    rules: &BTreeSet<&str>,
    mutation_count: &mut usize,
) -> Vec<String> {
    let place = |number: usize, text: &str| format!("{:?}, step {number}: {text}", scenario.name);
    let mut run = match Run::<G>::start(scenario) {
        Ok(run) => run,
        Err(mismatch) => return vec![place(0, &mismatch.actual)],
    };
    let mut survivors = Vec::new();
    for (index, step) in scenario.steps.iter().enumerate() {
        let run_before = run.clone();
        if let Err(mismatch) = run.step(step) {
            survivors.push(place(index + 1, &format!("fails unchanged: {}", mismatch.actual)));
            break;
        }
        if step.refuse.is_some() && step.rule.is_none() {
            survivors.push(place(index + 1, "`refuse` names no rule"));
        }
        let survives = |mutation: &Mutation| run_before.clone().step(&mutation.step).is_ok();
        let mutations = mutations(step, &run.event_texts(), rules);
        *mutation_count += mutations.len();
        let surviving_mutations = mutations.iter().filter(|mutation| survives(mutation));
        survivors.extend(surviving_mutations.map(|mutation| place(index + 1, &mutation.change)));
    }
    survivors
}

fn mutations(step: &Step, event_texts: &[String], rules: &BTreeSet<&str>) -> Vec<Mutation> {
    [
        other_values(step),
        offers_as_lacks(step),
        lacks_as_offers(step),
        other_legal(step),
        other_seats(step),
        other_rules(step, rules),
        other_events(step, event_texts),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn mutation(step: &Step, change: String, apply: impl FnOnce(&mut Step)) -> Mutation {
    let mut step = step.clone();
    apply(&mut step);
    Mutation { change, step }
}

/// Each expected number becomes one more and one less; every other value becomes a different one.
fn other_values(step: &Step) -> Vec<Mutation> {
    let mut mutations = Vec::new();
    for (path, value) in step.expect.iter().flatten() {
        for other in neighbours(value) {
            mutations.push(mutation(step, format!("{path} = {other}"), |step| {
                step.expect.get_or_insert_default().insert(path.clone(), other);
            }));
        }
    }
    mutations
}

/// The value with one of its numbers, words or booleans changed, for each of them; also a list with one extra item.
fn neighbours(value: &Value) -> Vec<Value> {
    match value {
        Value::Null => Vec::new(),
        Value::Bool(flag) => vec![Value::Bool(!flag)],
        Value::Number(number) => {
            let number = number.as_i64().expect("scenarios count in whole numbers");
            vec![Value::from(number + 1), Value::from(number - 1)]
        }
        Value::String(word) => vec![Value::from(format!("{word}_"))],
        Value::Array(items) => {
            let places = items.iter().enumerate();
            let of_place = |(place, item): (usize, &Value)| {
                neighbours(item).into_iter().map(move |other| {
                    let mut items = items.clone();
                    items[place] = other;
                    Value::Array(items)
                })
            };
            let longer_list = [items.as_slice(), &[Value::from("_")]].concat();
            places
                .flat_map(of_place)
                .chain([Value::Array(longer_list)])
                .collect()
        }
        Value::Object(fields) if fields.is_empty() => vec![Value::from("none")],
        Value::Object(fields) => {
            let of_field = |(key, field): (&String, &Value)| {
                let key = key.clone();
                neighbours(field).into_iter().map(move |other| {
                    let mut fields = fields.clone();
                    fields.insert(key.clone(), other);
                    Value::Object(fields)
                })
            };
            fields.iter().flat_map(of_field).collect()
        }
    }
}

fn offers_as_lacks(step: &Step) -> Vec<Mutation> {
    let offers = texts(&step.offers);
    let turn = |place: usize| {
        mutation(step, format!("lacks = {:?}", offers[place]), |step| {
            step.offers = without_entry(offers, place);
            step.lacks = with_entry(texts(&step.lacks), &offers[place]);
        })
    };
    (0..offers.len()).map(turn).collect()
}

fn lacks_as_offers(step: &Step) -> Vec<Mutation> {
    let missing_actions = texts(&step.lacks);
    let turn = |place: usize| {
        mutation(step, format!("offers = {:?}", missing_actions[place]), |step| {
            step.lacks = without_entry(missing_actions, place);
            step.offers = with_entry(texts(&step.offers), &missing_actions[place]);
        })
    };
    (0..missing_actions.len()).map(turn).collect()
}

fn texts(list: &Option<OneOrMany>) -> &[String] {
    list.as_ref().map_or(&[], OneOrMany::as_slice)
}

fn without_entry(list: &[String], place: usize) -> Option<OneOrMany> {
    let mut rest = list.to_vec();
    rest.remove(place);
    (!rest.is_empty()).then_some(OneOrMany::Many(rest))
}

fn with_entry(list: &[String], text: &str) -> Option<OneOrMany> {
    let mut entries = list.to_vec();
    entries.push(text.to_owned());
    Some(OneOrMany::Many(entries))
}

/// The list of legal actions with each one removed in turn, and with one added.
fn other_legal(step: &Step) -> Vec<Mutation> {
    let Some(legal) = &step.legal else {
        return Vec::new();
    };
    let drop = |place: usize| {
        mutation(step, format!("legal without {:?}", legal[place]), |step| {
            step.legal.get_or_insert_default().remove(place);
        })
    };
    let longer_list = mutation(step, "legal with another action".to_owned(), |step| {
        step.legal.get_or_insert_default().push("_".to_owned());
    });
    (0..legal.len()).map(drop).chain([longer_list]).collect()
}

/// The list of legal actions as if it were another seat's than the one in `by`.
fn other_seats(step: &Step) -> Vec<Mutation> {
    let lists_actions = step.legal.is_some() || step.offers.is_some() || step.lacks.is_some();
    match step.by {
        Some(seat) if lists_actions && step.r#do.is_none() => Seat::all(Seat::MAX)
            .filter(|other| *other != seat)
            .map(|other| mutation(step, format!("by = {other}"), |step| step.by = Some(other)))
            .collect(),
        _ => Vec::new(),
    }
}

/// The refusal with every other rule that a refusal in the folder cites.
fn other_rules(step: &Step, rules: &BTreeSet<&str>) -> Vec<Mutation> {
    let Some(rule) = &step.rule else { return Vec::new() };
    let other_rules = rules.iter().filter(|other| *other != rule);
    other_rules
        .map(|other| {
            mutation(step, format!("rule = {other:?}"), |step| {
                step.rule = Some((*other).to_owned());
            })
        })
        .collect()
}

/// Each event with each of its words replaced in turn, so that no reported event matches it.
fn other_events(step: &Step, event_texts: &[String]) -> Vec<Mutation> {
    let events = texts(&step.events);
    let mut mutations = Vec::new();
    for (place, event) in events.iter().enumerate() {
        for word in 0..event.split(' ').count() {
            let other = change_event(event, word, event_texts);
            mutations.push(mutation(step, format!("events has {other:?}"), |step| {
                let mut events = events.to_vec();
                events[place] = other;
                step.events = Some(OneOrMany::Many(events));
            }));
        }
    }
    mutations
}

fn change_event(event: &str, place: usize, event_texts: &[String]) -> String {
    let words: Vec<&str> = event.split(' ').collect();
    let with_word = |word: String| -> String {
        let mut words = words.clone();
        words[place] = &word;
        words.join(" ")
    };
    let next = words[place].parse().map(|number: i64| (number + 1).to_string());
    let seats = Seat::all(Seat::MAX).map(|seat| seat.to_string());
    let is_seat = seats.clone().any(|seat| seat == words[place]);
    next.into_iter()
        .chain(seats.filter(|_| is_seat))
        .map(with_word)
        .find(|other| other != event && !event_texts.iter().any(|event| event.starts_with(other)))
        .unwrap_or_else(|| with_word(format!("{}_", words[place])))
}
