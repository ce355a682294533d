//! Every numbered rule is cited by a scenario or a test, and nothing cites a rule that does not exist (see testkit).

use barrage::Barrage;
use testkit::tidy::Tidy;

/// The numbers of the worked cases.
const CASES: [u32; 61] = [
    1, 2, 4, 6, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33,
    34, 35, 36, 37, 38, 39, 41, 42, 43, 44, 45, 46, 48, 50, 51, 52, 53, 54, 55, 56, 58, 59, 61, 66, 67, 68,
    70, 71, 72, 73, 74, 75, 76,
];

fn tidy() -> Tidy {
    Tidy::of::<Barrage>(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn every_rule_is_cited_by_a_scenario_or_a_test() {
    tidy().every_rule_is_cited();
}

#[test]
fn every_citation_names_a_rule_that_exists() {
    tidy().every_citation_is_a_rule();
}

#[test]
fn a_rule_without_behaviour_has_a_reason() {
    tidy().a_rule_without_behaviour_has_a_reason();
}

#[test]
fn every_worked_case_is_a_scenario_or_a_test() {
    tidy().every_case_is_covered("K-", &CASES);
}
