//! Every key in the programs' sources has its text, and every text of these families is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use lang::Lang;

use crate::assert_no_problems;
use crate::texts;

const KEY_PREFIXES: [&str; 5] = ["ui-", "table-", "room-", "cli-", "error-"];
const CRATES: [&str; 5] = ["client", "cli", "server", "catalog", "smokestack-core"];

/// A key in a source file, or the prefix of keys that are built there.
struct SourceKey {
    key: String,
    beginning: bool,
    file: String,
}

/// Every string literal that begins like a key. `"table-{}"` and `"table-"` are prefixes of keys; an HTML attribute
/// (`class="table-log"`) is not a key, a component's `key="ui-home"` is one.
fn find_keys(source: &str, file: &str) -> Vec<SourceKey> {
    let mut all = Vec::new();
    for (at, _) in source.match_indices('"') {
        let (before, rest) = (&source[..at], &source[at + 1..]);
        let Some(text) = rest.split('"').next() else {
            continue;
        };
        let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_{}:?".contains(c);
        let is_text_key =
            KEY_PREFIXES.iter().any(|family| text.starts_with(family)) && text.chars().all(is_key);
        if !is_text_key || is_html(before) || before.ends_with('\\') {
            continue;
        }
        let key = text.split('{').next().unwrap_or_default();
        all.push(SourceKey {
            key: key.to_owned(),
            beginning: key != text || key.ends_with('-'),
            file: file.to_owned(),
        });
    }
    all
}

/// Whether what follows is the value of an HTML attribute.
fn is_html(preceding_text: &str) -> bool {
    let Some(preceding_text) = preceding_text.strip_suffix('=') else {
        return false;
    };
    let name = preceding_text
        .rsplit(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))
        .next()
        .unwrap_or_default();
    matches!(name, "class" | "id" | "for" | "name" | "href")
        || name.starts_with("data-")
        || name.starts_with("aria-")
}

fn find_keys_in_folder(folder: &Path, all: &mut Vec<SourceKey>) {
    // A crate that does not exist uses no keys.
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            find_keys_in_folder(&path, all);
        } else if path.extension().is_some_and(|e| e == "rs") {
            let source = fs::read_to_string(&path).expect("a source file in UTF-8");
            let name = path.strip_prefix(texts::crates_folder()).unwrap_or(&path);
            all.extend(find_keys(&source, &name.to_string_lossy()));
        }
    }
}

fn source_keys() -> Vec<SourceKey> {
    let mut all = Vec::new();
    for name in CRATES {
        find_keys_in_folder(&texts::crates_folder().join(name).join("src"), &mut all);
    }
    all
}

fn text_keys() -> BTreeSet<String> {
    let is_in_family = |key: &String| KEY_PREFIXES.iter().any(|family| key.starts_with(family));
    texts::keys(Lang::En).into_iter().filter(is_in_family).collect()
}

#[test]
fn every_key_in_the_sources_has_its_text() {
    let keys = text_keys();
    let mut problems = Vec::new();
    for SourceKey { key, beginning, file } in source_keys() {
        let exists = if beginning {
            keys.iter().any(|key_in_texts| key_in_texts.starts_with(&key))
        } else {
            keys.contains(&key)
        };
        if !exists {
            problems.push(format!("{file}: {key} is missing"));
        }
    }
    assert_no_problems(&problems);
}

#[test]
fn every_text_is_used_somewhere() {
    let source_keys = source_keys();
    let is_used = |key: &String| {
        source_keys.iter().any(|source_key| {
            if source_key.beginning {
                key.starts_with(&source_key.key)
            } else {
                *key == source_key.key
            }
        })
    };
    let unused_keys = text_keys().into_iter().filter(|key| !is_used(key));
    assert_no_problems(
        &unused_keys
            .map(|key| format!("nothing uses {key}"))
            .collect::<Vec<_>>(),
    );
}

#[test]
fn keys_are_found_in_source_code() {
    let source = r#"t("ui-home"); format!("table-kind-{}", x); "cli-" ; view! { <p class="ui-box" id="x">"ui-a b"</p> }; "ui""#;
    let keys: Vec<_> = find_keys(source, "f")
        .into_iter()
        .map(|f| (f.key, f.beginning))
        .collect();
    let expected = [("ui-home", false), ("table-kind-", true), ("cli-", true)];
    assert_eq!(keys, expected.map(|(key, beginning)| (key.to_owned(), beginning)));
}
