//! Checks that every module uses only the layers below its own.

use std::fs;
use std::path::Path;

/// The layers, from top to bottom; each may use those after it.
const LAYERS: [&str; 11] = [
    "app", "lobby", "new_game", "analysis", "replay", "library", "table", "games", "model", "api", "base",
];

/// Files beside the layers: the entry points of the programs, and this test.
const NO_LAYER: [&str; 2] = ["lib", "layers"];

/// The lines of a file that use a layer above its own.
fn upward_uses(file: &str, text: &str) -> Vec<String> {
    let name = file.split(['/', '.']).next().expect("splitting gives a part");
    let Some(own) = LAYERS.iter().position(|layer| *layer == name) else {
        assert!(NO_LAYER.contains(&name), "{file} belongs to no layer");
        return Vec::new();
    };
    let code = text.lines().enumerate();
    let code = code.filter(|(_, line)| !line.trim_start().starts_with("//"));
    let upward = |line: &str| {
        let used = line.split("crate::").skip(1);
        used.flat_map(layers_named)
            .any(|used| LAYERS[..own].contains(&used))
    };
    code.filter(|(_, line)| upward(line))
        .map(|(number, line)| format!("{file}:{}: {}", number + 1, line.trim()))
        .collect()
}

/// The first words of a path, or of each path in braces.
fn layers_named(path: &str) -> Vec<&str> {
    let word = |text: &str| text.find(|c: char| !c.is_alphanumeric() && c != '_');
    let first = |text: &'_ str| -> usize { word(text).unwrap_or(text.len()) };
    match path.strip_prefix('{') {
        Some(list) => list
            .split(',')
            .map(str::trim)
            .map(|text| &text[..first(text)])
            .collect(),
        None => vec![&path[..first(path)]],
    }
}

/// All source files below a folder, with their paths relative to `root`.
fn sources(root: &Path, folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            sources(root, &path, found);
        } else {
            let name = path.strip_prefix(root).expect("it is below the root");
            let name = name.to_string_lossy().replace('\\', "/");
            found.push((name, fs::read_to_string(&path).expect("source code is text")));
        }
    }
}

#[test]
fn every_layer_uses_only_those_below_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &root, &mut files);
    let upward: Vec<String> = files
        .iter()
        .flat_map(|(file, text)| upward_uses(file, text))
        .collect();
    assert!(
        upward.is_empty(),
        "these lines use a layer above their own:\n{}",
        upward.join("\n")
    );
}

#[test]
fn an_upward_use_is_found() {
    let text = "use crate::base::dom;\nuse crate::{api, table::stage};\n// crate::app\nlet a = crate::games::of(b);\n";
    assert_eq!(
        upward_uses("model/saves.rs", text),
        [
            "model/saves.rs:2: use crate::{api, table::stage};",
            "model/saves.rs:4: let a = crate::games::of(b);",
        ]
    );
    assert_eq!(upward_uses("app.rs", text), [""; 0]);
}
