//! Every numbered rule is cited by a scenario or a test, and nothing cites a rule that does not exist (see testkit).

use industria::Industria;
use testkit::tidy::Tidy;

/// The numbers of the worked cases; 50 and 52 are tests (published_games.rs, data.rs).
const CASES: [u32; 40] = [
    1, 2, 3, 4, 7, 8, 9, 10, 11, 14, 16, 17, 18, 20, 21, 22, 23, 26, 27, 28, 30, 31, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 52,
];

fn tidy() -> Tidy {
    Tidy::of::<Industria>(env!("CARGO_MANIFEST_DIR"))
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
