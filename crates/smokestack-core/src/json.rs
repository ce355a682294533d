//! JSON helpers for positions: merge patches (RFC 7396), dotted paths, and removing pieces from wherever they are.

use crate::small_sort;
use serde_json::Value;

/// Applies `patch` to `target`: objects merge, `null` removes, everything else replaces.
pub fn merge(target: &mut Value, patch: &Value) {
    let Value::Object(changes) = patch else {
        *target = patch.clone();
        return;
    };
    if !target.is_object() {
        *target = Value::Object(Default::default());
    }
    let Value::Object(fields) = target else {
        unreachable!("made an object just above")
    };
    for (key, change) in changes {
        if change.is_null() {
            fields.shift_remove(key);
        } else {
            merge(fields.entry(key.clone()).or_insert(Value::Null), change);
        }
    }
}

/// Every string in a list anywhere in `value`: the pieces that a patch places.
pub fn to_strings(value: &Value) -> Vec<String> {
    match value {
        Value::Array(items) => items
            .iter()
            .filter_map(|i| i.as_str().map(str::to_owned))
            .collect(),
        Value::Object(fields) => fields.values().flat_map(to_strings).collect(),
        _ => Vec::new(),
    }
}

/// Removes the pieces from every list in `value`.
pub fn take_out(value: &mut Value, pieces: &[String]) {
    match value {
        Value::Array(items) => items.retain(|i| !i.as_str().is_some_and(|s| pieces.iter().any(|p| p == s))),
        Value::Object(fields) => fields.values_mut().for_each(|v| take_out(v, pieces)),
        _ => {}
    }
}

/// The value at a dotted path (`seats.A.money`); list indices count from 0.
pub fn at_path<'v>(value: &'v Value, path: &str) -> Option<&'v Value> {
    path.split('.').try_fold(value, |node, step| match node {
        Value::Array(items) => items.get(step.parse::<usize>().ok()?),
        _ => node.get(step),
    })
}

/// Whether a found value is the expected one. A sorted list of ids is a set: the expectation may list it in any order.
/// `"none"` matches an absent value. An object must have at least the to_strings fields; `{}` must be empty.
pub fn matches(expected: &Value, actual: Option<&Value>) -> bool {
    match (expected, actual) {
        (Value::String(word), None | Some(Value::Null)) => word == "none",
        (_, None) => false,
        (Value::Array(wanted), Some(Value::Array(there))) => {
            let texts = |items: &[Value]| -> Option<Vec<String>> {
                items.iter().map(|i| i.as_str().map(str::to_owned)).collect()
            };
            match (texts(wanted), texts(there)) {
                (Some(mut wanted), Some(there)) if there.is_sorted() => {
                    small_sort::sort(&mut wanted);
                    wanted == there
                }
                _ => wanted == there,
            }
        }
        (Value::Object(wanted), Some(Value::Object(there))) if wanted.is_empty() => there.is_empty(),
        (Value::Object(wanted), Some(Value::Object(there))) => {
            wanted.iter().all(|(key, value)| matches(value, there.get(key)))
        }
        (_, Some(actual)) => expected == actual,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_patch_merges_replaces_and_removes() {
        let mut position = json!({"a": {"b": 1, "c": [1]}, "d": 2});
        merge(&mut position, &json!({"a": {"c": [2], "e": 3}, "d": null}));
        assert_eq!(position, json!({"a": {"b": 1, "c": [2], "e": 3}}));
    }

    #[test]
    fn placed_pieces_are_removed_from_elsewhere() {
        let patch = json!({"seats": {"A": {"hand": ["x"]}}});
        let mut position = json!({"pile": ["w", "x", "y"], "x": 1});
        take_out(&mut position, &to_strings(&patch));
        assert_eq!(position, json!({"pile": ["w", "y"], "x": 1}));
    }

    #[test]
    fn sets_match_in_any_order_and_piles_do_not() {
        assert!(matches(&json!(["b", "a"]), Some(&json!(["a", "b"]))));
        assert!(!matches(&json!(["a", "b"]), Some(&json!(["b", "a"]))));
        assert!(!matches(&json!(["a"]), Some(&json!(["a", "b"]))));
        assert!(matches(&json!("none"), None));
        assert!(!matches(&json!(1), Some(&json!(2))));
    }

    #[test]
    fn an_empty_object_matches_only_an_empty_one() {
        assert!(matches(&json!({"B": 1}), Some(&json!({"B": 1, "C": 2}))));
        assert!(matches(&json!({}), Some(&json!({}))));
        assert!(!matches(&json!({}), Some(&json!({"B": 1}))));
    }
}
