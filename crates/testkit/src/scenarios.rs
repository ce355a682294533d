//! Runs every scenario file in a folder: the worked cases, and a scenario for each rule.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use smokestack_core::Game;
use smokestack_core::scenario::{self, ScenarioFile, Step};

/// Every scenario file in a folder with its name, sorted by name.
pub fn files(folder: &Path) -> Vec<(String, ScenarioFile)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    paths.iter().map(|path| (name(path), read(path))).collect()
}

fn name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

fn read(path: &Path) -> ScenarioFile {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", name(path)));
    ScenarioFile::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", name(path)))
}

/// Every scenario passes; those that fail are reported together.
pub fn all_hold<G: Game>(folder: &Path) {
    let mut failures = Vec::new();
    for (file, content) in files(folder) {
        assert_eq!(content.game, G::info().id, "{file}");
        for scenario_case in &content.scenario {
            if let Err(failure) = scenario::run::<G>(scenario_case) {
                failures.push(format!(
                    "{file}: {:?}, step {}\n  expected {}\n  found    {}",
                    failure.scenario, failure.step, failure.expected, failure.actual
                ));
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{} do not hold:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

/// Names are unique, because failures are reported by the scenario's name.
pub fn names_differ(folder: &Path) {
    let mut names: Vec<String> = files(folder)
        .into_iter()
        .flat_map(|(_, file)| file.scenario.into_iter().map(|s| s.name))
        .collect();
    names.sort();
    let duplicates: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(duplicates.is_empty(), "{duplicates:?}");
}

/// No file has fewer checks than `checks.txt` lists (per line, a file name and a number). `BLESS=1` writes the list.
pub fn checks_do_not_fall(folder: &Path) {
    let counts = files(folder).into_iter().map(|(name, file)| {
        let steps = file.scenario.iter().flat_map(|scenario| &scenario.steps);
        (name, steps.map(checks).sum::<usize>())
    });
    let counts: Vec<(String, usize)> = counts.collect();
    let path = folder.join("checks.txt");
    if std::env::var_os("BLESS").is_some() {
        let lines = counts.iter().map(|(name, count)| format!("{name} {count}\n"));
        fs::write(&path, lines.collect::<String>()).unwrap_or_else(|error| panic!("checks.txt: {error}"));
        return;
    }
    let file_text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("checks.txt: {error}"));
    let minimum_counts = |line: &str| -> Option<(String, usize)> {
        let (name, count) = line.split_once(' ')?;
        Some((name.to_owned(), count.parse().ok()?))
    };
    let minimum_counts: Vec<_> = file_text
        .lines()
        .map(|line| minimum_counts(line).unwrap_or_else(|| panic!("checks.txt: {line}")))
        .collect();
    for (name, minimum_counts) in &minimum_counts {
        let current_counts = counts
            .iter()
            .find(|(file, _)| file == name)
            .map_or(0, |(_, n)| *n);
        assert!(
            current_counts >= *minimum_counts,
            "{name} has {current_counts} checks, and had {minimum_counts}"
        );
    }
    for (name, count) in counts {
        let is_listed = minimum_counts.iter().any(|(file, _)| *file == name);
        assert!(is_listed, "checks.txt lacks this line: {name} {count}");
    }
}

/// The number of checks in a step.
pub(crate) fn checks(step: &Step) -> usize {
    let lists = [&step.refuse, &step.offers, &step.lacks, &step.events];
    let list_checks = lists.into_iter().flatten().map(|list| list.as_slice().len());
    let values = step.expect.iter().flat_map(|expected| expected.values());
    list_checks.sum::<usize>() + usize::from(step.legal.is_some()) + values.map(leaves).sum::<usize>()
}

fn leaves(value: &Value) -> usize {
    match value {
        Value::Object(fields) if !fields.is_empty() => fields.values().map(leaves).sum(),
        _ => 1,
    }
}
