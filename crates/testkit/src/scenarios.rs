//! Runs every file of a folder of scenarios: the worked cases, and a scenario for each rule.

use std::fs;
use std::path::{Path, PathBuf};

use smokestack_core::Game;
use smokestack_core::scenario::{self, ScenarioFile};

/// Every scenario file of a folder with its name, in the order of the names.
pub fn files(folder: &Path) -> Vec<(String, ScenarioFile)> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
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

/// Every scenario holds; those that do not are told together.
pub fn all_hold<G: Game>(folder: &Path) {
    let mut failures = Vec::new();
    for (file, content) in files(folder) {
        assert_eq!(content.game, G::info().id, "{file}");
        for each in &content.scenario {
            if let Err(failure) = scenario::run::<G>(each) {
                failures.push(format!(
                    "{file}: {:?}, step {}\n  expected {}\n  found    {}",
                    failure.scenario, failure.step, failure.expected, failure.found
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

/// A failure is found by the scenario's name.
pub fn names_differ(folder: &Path) {
    let mut names: Vec<String> = files(folder)
        .into_iter()
        .flat_map(|(_, file)| file.scenario.into_iter().map(|s| s.name))
        .collect();
    names.sort();
    let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "{twice:?}");
}
