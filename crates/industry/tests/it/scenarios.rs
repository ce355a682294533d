//! Runs every file of `tests/scenarios`: the worked cases, and a scenario for each rule.

use std::fs;
use std::path::{Path, PathBuf};

use industry::Industry;
use smokestack_core::scenario::{self, ScenarioFile};

/// Every scenario file with its name, in the order of the names.
pub fn files() -> Vec<(String, ScenarioFile)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let entries = fs::read_dir(folder).expect("the folder of scenarios");
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
    let text = fs::read_to_string(path).expect("a readable file");
    ScenarioFile::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", name(path)))
}

#[test]
fn every_scenario_holds() {
    let mut failures = Vec::new();
    for (file, content) in files() {
        assert_eq!(content.game, "industry", "{file}");
        for each in &content.scenario {
            if let Err(failure) = scenario::run::<Industry>(each) {
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

#[test]
fn no_two_scenarios_share_a_name() {
    let mut names: Vec<String> = files()
        .into_iter()
        .flat_map(|(_, file)| file.scenario.into_iter().map(|s| s.name))
        .collect();
    names.sort();
    let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "{twice:?}");
}
