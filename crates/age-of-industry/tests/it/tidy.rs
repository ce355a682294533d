//! Every numbered rule is cited by a scenario or a test, and nothing cites a rule that does not exist (see testkit).

use age_of_industry::AgeOfIndustry;
use testkit::tidy::Tidy;

/// The numbers of the worked cases: `C05` is case 5.
const CASES: [u32; 57] = [
    1, 2, 3, 5, 7, 8, 9, 10, 11, 14, 16, 17, 19, 21, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33, 34, 35, 36, 37,
    38, 40, 41, 42, 43, 44, 45, 46, 47, 49, 50, 52, 53, 54, 56, 58, 59, 60, 61, 62, 65, 66, 67, 68, 69, 70,
    71, 72, 73,
];

fn tidy() -> Tidy {
    Tidy::of::<AgeOfIndustry>(env!("CARGO_MANIFEST_DIR"))
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
    tidy().every_case_is_covered("C", &CASES);
}
