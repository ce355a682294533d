//! Every numbered rule is cited by a scenario or a test, and nothing cites a rule that does not exist (see testkit).

use industry::Industry;
use testkit::tidy::Tidy;

/// The numbers of the worked cases; 6 is a test (whole_games.rs).
const CASES: [u32; 35] = [
    1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 16, 19, 20, 21, 22, 25, 26, 27, 28, 29, 30, 31, 33, 34, 35, 36,
    37, 38, 39, 40, 41, 43, 44,
];

fn tidy() -> Tidy {
    Tidy::of::<Industry>(env!("CARGO_MANIFEST_DIR"))
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
    tidy().every_case_is_covered("Case ", &CASES);
}
