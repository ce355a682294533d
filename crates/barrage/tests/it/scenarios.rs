//! Runs every file in `tests/scenarios`: the worked cases, and a scenario for each rule.

use std::path::Path;

use barrage::Barrage;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
}

#[test]
fn every_scenario_passes() {
    testkit::scenarios::all_hold::<Barrage>(folder());
}

#[test]
fn a_mistake_in_any_check_is_noticed() {
    testkit::mutations::all_fail::<Barrage>(folder());
}

#[test]
fn no_file_loses_checks() {
    testkit::scenarios::checks_do_not_fall(folder());
}

#[test]
fn no_two_scenarios_share_a_name() {
    testkit::scenarios::names_differ(folder());
}
