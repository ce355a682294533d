//! Every numbered rule is cited by a scenario or a test, and nothing cites a rule that does not exist.
//!
//! A scenario cites rules in `rules = […]`, a test in its name: with the prefix IY, `iy_7_2_…` is rule IY-7.2. The file
//! `rules.txt` in a game's `tests` folder lists the rule numbers. Rules that state no behaviour are listed in
//! `no_behaviour.txt`, each with the reason; so are those that are "not part of the game yet", which `rules.txt` omits.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use smokestack_core::Game;
use smokestack_core::scenario::{Scenario, ScenarioFile};

use crate::scenarios;

/// The reason in `no_behaviour.txt` for a rule that the engine does not implement.
const NOT_YET: &str = "not part of the game yet";

/// The rules that the tests of a game cite.
#[derive(Debug)]
pub struct Tidy {
    /// The game's `tests` folder.
    tests: PathBuf,
    prefix: &'static str,
}

impl Tidy {
    /// `package` is the game's `CARGO_MANIFEST_DIR`.
    pub fn of<G: Game>(package: &str) -> Tidy {
        Tidy {
            tests: Path::new(package).join("tests"),
            prefix: G::info().rule_prefix,
        }
    }

    pub fn every_rule_is_cited(&self) {
        let mut uncited_rules = self.rules();
        let listed_rules = self.without_behaviour();
        for (rule, _) in self.citations().iter().chain(&listed_rules) {
            uncited_rules.remove(rule);
        }
        assert!(
            uncited_rules.is_empty(),
            "no scenario and no test cites {uncited_rules:?}"
        );
    }

    pub fn every_citation_is_a_rule(&self) {
        let rules = self.rules();
        let listed_rules = self.without_behaviour().into_iter();
        let listed_rules = listed_rules.filter(|(_, reason)| reason != NOT_YET);
        let unknown: Vec<_> = self
            .citations()
            .into_iter()
            .chain(self.refusals())
            .chain(listed_rules)
            .filter(|(rule, _)| !rules.contains(rule))
            .collect();
        assert!(unknown.is_empty(), "these rules do not exist: {unknown:#?}");
    }

    pub fn a_rule_without_behaviour_has_a_reason(&self) {
        let rules = self.rules();
        let cited_rules: BTreeSet<String> = self.citations().into_iter().map(|(rule, _)| rule).collect();
        for (rule, reason) in self.without_behaviour() {
            assert!(
                !reason.is_empty(),
                "{rule} needs the reason why it states no behaviour"
            );
            assert!(
                !cited_rules.contains(&rule),
                "{rule} is cited, so it states behaviour"
            );
            assert!(
                reason != NOT_YET || !rules.contains(&rule),
                "{rule} is in rules.txt"
            );
        }
    }

    /// Each worked case is named in a scenario file or beside a test: the mark and its number, `Case 12` or `K-12`.
    pub fn every_case_is_covered(&self, mark: &str, cases: &[u32]) {
        let texts = ["it", "scenarios"].map(|folder| self.texts(folder));
        let covered_cases: BTreeSet<u32> = texts
            .iter()
            .flatten()
            .flat_map(|text| text.split(mark).skip(1))
            .filter_map(|rest| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok())
            .collect();
        let missing_cases: Vec<&u32> = cases
            .iter()
            .filter(|case| !covered_cases.contains(case))
            .collect();
        assert!(
            missing_cases.is_empty(),
            "no scenario and no test covers the cases {missing_cases:?}"
        );
    }

    fn lines(&self, file: &str) -> Vec<String> {
        let text =
            fs::read_to_string(self.tests.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let lines = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(str::to_owned).collect()
    }

    fn rules(&self) -> BTreeSet<String> {
        self.lines("rules.txt").into_iter().collect()
    }

    /// Rules without behaviour: the first word of each line is the rule, the rest is the reason.
    fn without_behaviour(&self) -> Vec<(String, String)> {
        let split = |line: String| {
            let (rule, reason) = line.split_once(' ').unwrap_or((&line, ""));
            (rule.to_owned(), reason.trim().to_owned())
        };
        self.lines("no_behaviour.txt").into_iter().map(split).collect()
    }

    /// Every scenario with its location.
    fn all_scenarios(&self) -> Vec<(String, Scenario)> {
        let of_file = |(file, content): (String, ScenarioFile)| {
            let with_location = move |scenario: Scenario| (format!("{file}: {}", scenario.name), scenario);
            content.scenario.into_iter().map(with_location)
        };
        let files = scenarios::files(&self.tests.join("scenarios"));
        files.into_iter().flat_map(of_file).collect()
    }

    fn texts(&self, folder: &str) -> Vec<String> {
        let entries = fs::read_dir(self.tests.join(folder)).expect("a folder of the tests");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        paths
            .filter(|path| path.is_file())
            .map(|path| fs::read_to_string(path).expect("a readable file"))
            .collect()
    }

    /// Each rule with the place that cites it.
    fn citations(&self) -> Vec<(String, String)> {
        let mut cited_rules = Vec::new();
        for (place, scenario) in self.all_scenarios() {
            cited_rules.extend(scenario.rules.into_iter().map(|rule| (rule, place.clone())));
        }
        for text in self.texts("it") {
            for name in test_names(&text) {
                let rules = rules_in_name(self.prefix, name).into_iter();
                cited_rules.extend(rules.map(|rule| (rule, name.to_owned())));
            }
        }
        cited_rules
    }

    /// Each rule with the scenario in which a refusal names it.
    fn refusals(&self) -> Vec<(String, String)> {
        let of_scenario = |(place, scenario): (String, Scenario)| {
            let rules = scenario.steps.into_iter().filter_map(|step| step.rule);
            rules.map(move |rule| (rule, place.clone()))
        };
        self.all_scenarios().into_iter().flat_map(of_scenario).collect()
    }
}

/// The names of the test functions in a source file.
fn test_names(source: &str) -> Vec<&str> {
    let tests = source.split("#[test]").skip(1);
    tests
        .filter_map(|test| test.split_once("fn ")?.1.split('(').next())
        .collect()
}

/// With the prefix IY, `iy_7_2_and_iy_7_3_late` cites IY-7.2 and IY-7.3.
fn rules_in_name(prefix: &str, name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    let cited_rules = words.windows(3).filter(|w| {
        w[0] == prefix.to_ascii_lowercase() && w[1..].iter().all(|number| number.parse::<u8>().is_ok())
    });
    cited_rules
        .map(|w| format!("{prefix}-{}.{}", w[1], w[2]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_cites_the_rules_in_its_name() {
        let source =
            "#[test]\nfn iy_7_2_and_iy_7_10_late() {}\nfn iy_1_1() {}\n#[test]\n#[ignore]\nfn other() {}";
        let names = test_names(source);
        assert_eq!(names, ["iy_7_2_and_iy_7_10_late", "other"]);
        assert_eq!(rules_in_name("IY", names[0]), ["IY-7.2", "IY-7.10"]);
        assert!(rules_in_name("B", "ib_7_2").is_empty());
    }
}
