//! Runs every file in `tests/scenarios`: the worked cases, and a scenario for each rule.

use std::path::Path;

use age_of_industry::AgeOfIndustry;
use smokestack_core::scenario::{ScenarioFile, run};

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
}

#[test]
fn every_scenario_passes() {
    testkit::scenarios::all_hold::<AgeOfIndustry>(folder());
}

#[test]
fn a_mistake_in_any_check_is_noticed() {
    testkit::mutations::all_fail::<AgeOfIndustry>(folder());
}

#[test]
fn no_file_loses_checks() {
    testkit::scenarios::checks_do_not_fall(folder());
}

#[test]
fn no_two_scenarios_share_a_name() {
    testkit::scenarios::names_differ(folder());
}

#[test]
fn the_only_legal_action_is_not_lacking() {
    let text = r#"
        game = "age-of-industry"
        [[scenario]]
        name = "Passing with a single card"
        seats = 3
        data = "facts"
        position.turn = "A"
        position.seats.A = { hand = ["location_red"] }
        steps = [{ by = "A", do = "pass" }, { lacks = "discard location_red" }]
    "#;
    let file = ScenarioFile::parse(text).expect("a scenario file");
    let mut scenario = file.scenario.into_iter().next().expect("one scenario");
    let failure = run::<AgeOfIndustry>(&scenario).expect_err("the card must be discarded");
    assert_eq!(failure.step, 2, "{failure:?}");
    scenario.steps[1].offers = scenario.steps[1].lacks.take();
    run::<AgeOfIndustry>(&scenario).expect("it is offered");
}
