//! Runs every file of `tests/scenarios`: the worked cases, and a scenario for each rule.

use std::path::Path;

use age_of_industry::AgeOfIndustry;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
}

#[test]
fn every_scenario_holds() {
    testkit::scenarios::all_hold::<AgeOfIndustry>(folder());
}

#[test]
fn no_two_scenarios_share_a_name() {
    testkit::scenarios::names_differ(folder());
}
