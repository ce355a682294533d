//! Every numbered rule is cited by a scenario or a test, and nothing cites a rule that does not exist.
//!
//! A scenario cites in `rules = […]`, a test by its name: `iy_7_2_…` is rule IY-7.2. Rules that state no behaviour are
//! listed in `tests/no_behaviour.txt`, each with a word why.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use smokestack_core::scenario::{Scenario, ScenarioFile};

use crate::scenarios;

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

fn lines(file: &str) -> Vec<String> {
    let text = fs::read_to_string(tests().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let lines = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(str::to_owned).collect()
}

fn rules() -> BTreeSet<String> {
    lines("rules.txt").into_iter().collect()
}

/// The first word of each line is a rule, the rest says why it states no behaviour.
fn without_behaviour() -> Vec<(String, String)> {
    let split = |line: String| {
        let (rule, why) = line.split_once(' ').unwrap_or((&line, ""));
        (rule.to_owned(), why.trim().to_owned())
    };
    lines("no_behaviour.txt").into_iter().map(split).collect()
}

/// Every scenario with the place where it stands.
fn all_scenarios() -> Vec<(String, Scenario)> {
    let of_file = |(file, content): (String, ScenarioFile)| {
        let placed = move |each: Scenario| (format!("{file}: {}", each.name), each);
        content.scenario.into_iter().map(placed)
    };
    scenarios::files().into_iter().flat_map(of_file).collect()
}

/// Rule and where it is cited.
fn citations() -> Vec<(String, String)> {
    let mut cited = Vec::new();
    for (place, scenario) in all_scenarios() {
        cited.extend(scenario.rules.into_iter().map(|rule| (rule, place.clone())));
    }
    for entry in fs::read_dir(tests().join("it")).expect("the folder of this test") {
        let text = fs::read_to_string(entry.expect("a file").path()).expect("a readable file");
        for name in test_names(&text) {
            cited.extend(
                rules_in_name(name)
                    .into_iter()
                    .map(|rule| (rule, name.to_owned())),
            );
        }
    }
    cited
}

/// Rule and the scenario in which a refusal names it.
fn refusals() -> Vec<(String, String)> {
    let of_scenario = |(place, scenario): (String, Scenario)| {
        let rules = scenario.steps.into_iter().filter_map(|step| step.rule);
        rules.map(move |rule| (rule, place.clone()))
    };
    all_scenarios().into_iter().flat_map(of_scenario).collect()
}

/// The names of the functions of a source file that are tests.
fn test_names(source: &str) -> Vec<&str> {
    let tests = source.split("#[test]").skip(1);
    tests
        .filter_map(|test| test.split_once("fn ")?.1.split('(').next())
        .collect()
}

/// `iy_7_2_and_iy_7_3_late` cites IY-7.2 and IY-7.3.
fn rules_in_name(name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    let cited = words
        .windows(3)
        .filter(|w| w[0] == "iy" && w[1..].iter().all(|n| n.parse::<u8>().is_ok()));
    cited.map(|w| format!("IY-{}.{}", w[1], w[2])).collect()
}

#[test]
fn every_rule_is_cited_by_a_scenario_or_a_test() {
    let mut uncited = rules();
    for (rule, _) in citations() {
        uncited.remove(&rule);
    }
    for (rule, _) in without_behaviour() {
        uncited.remove(&rule);
    }
    assert!(uncited.is_empty(), "no scenario and no test cites {uncited:?}");
}

#[test]
fn every_citation_names_a_rule_that_exists() {
    let rules = rules();
    let listed = without_behaviour()
        .into_iter()
        .map(|(rule, _)| (rule, "no_behaviour.txt".to_owned()));
    let unknown: Vec<_> = citations()
        .into_iter()
        .chain(refusals())
        .chain(listed)
        .filter(|(rule, _)| !rules.contains(rule))
        .collect();
    assert!(unknown.is_empty(), "these rules do not exist: {unknown:#?}");
}

#[test]
fn a_rule_without_behaviour_says_why_and_is_not_cited() {
    let cited: BTreeSet<String> = citations().into_iter().map(|(rule, _)| rule).collect();
    for (rule, why) in without_behaviour() {
        assert!(!why.is_empty(), "{rule} needs a word why it states no behaviour");
        assert!(!cited.contains(&rule), "{rule} is cited, so it states behaviour");
    }
}

#[test]
fn every_worked_case_is_a_scenario_or_a_test() {
    // The numbers of the worked cases; 6 is a test (whole_games.rs).
    const CASES: [u8; 35] = [
        1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 16, 19, 20, 21, 22, 25, 26, 27, 28, 29, 30, 31, 33, 34, 35,
        36, 37, 38, 39, 40, 41, 43, 44,
    ];
    let files = scenarios::files();
    let names: Vec<&str> = files
        .iter()
        .flat_map(|(_, f)| &f.scenario)
        .map(|s| s.name.as_str())
        .collect();
    let told = |case: &u8| *case == 6 || names.iter().any(|n| n.starts_with(&format!("Case {case}:")));
    let missing: Vec<u8> = CASES.into_iter().filter(|case| !told(case)).collect();
    assert!(missing.is_empty(), "no scenario tells the cases {missing:?}");
}
