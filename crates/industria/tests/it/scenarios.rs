//! Runs every file in `tests/scenarios`: the worked cases, and a scenario for each rule.

use std::path::Path;

use industria::Industria;
use smokestack_core::scenario::{Failure, ScenarioFile, run};

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
}

#[test]
fn every_scenario_passes() {
    testkit::scenarios::all_hold::<Industria>(folder());
}

#[test]
fn a_mistake_in_any_check_is_noticed() {
    testkit::mutations::all_fail::<Industria>(folder());
}

#[test]
fn no_file_loses_checks() {
    testkit::scenarios::checks_do_not_fall(folder());
}

#[test]
fn no_two_scenarios_share_a_name() {
    testkit::scenarios::names_differ(folder());
}

/// Nobody has a tile: `done` is the only legal action for all three, and the next round pays each of them a thaler.
const FORCED: &str = r#"phase = "build", turn = "A", seats = { A = { money = 5 } }"#;

fn outcome(position: &str, steps: &str) -> Result<(), Failure> {
    let text = format!(
        "game = \"industria\"\n[[scenario]]\nname = \"x\"\nseats = 3\nposition = {{ {position} }}\nsteps = [{steps}]"
    );
    let file = ScenarioFile::parse(&text).expect("a scenario file");
    run::<Industria>(&file.scenario[0])
}

fn passes(position: &str, steps: &str) {
    outcome(position, steps).unwrap_or_else(|failure| panic!("{steps}: {failure:?}"));
}

fn fails_at(position: &str, steps: &str, step: usize) {
    let failure = outcome(position, steps).expect_err(steps);
    assert_eq!(failure.step, step, "{steps}: {failure:?}");
}

#[test]
fn a_check_does_not_play_forced_decisions() {
    passes(FORCED, r#"{ expect = { "seats.A.money" = 5, turn = "A" } }"#);
    fails_at(FORCED, r#"{ expect = { "seats.A.money" = 6 } }"#, 1);
    fails_at(FORCED, r#"{ expect = { turn = "B" } }"#, 1);
    fails_at(FORCED, r#"{ view = "B", expect = { "seats.A.money" = 6 } }"#, 1);
    fails_at(FORCED, r#"{ lacks = "done" }"#, 1);
    fails_at(FORCED, r#"{ offers = "offer sawmill" }"#, 1);
    fails_at(FORCED, r#"{ legal = ["done", "offer sawmill"] }"#, 1);
    fails_at(FORCED, r#"{ by = "A", refuse = "done", rule = "IA-2.2" }"#, 1);
    fails_at(
        FORCED,
        r#"{ by = "A", do = "done" }, { events = ["income A 1"] }"#,
        2,
    );
}

#[test]
fn a_do_is_reached_through_forced_decisions() {
    passes(
        FORCED,
        r#"{ by = "C", do = "done" }, { expect = { "seats.A.money" = 6 } }"#,
    );
    fails_at(FORCED, r#"{ by = "A", do = "bid 1" }"#, 1);
}

#[test]
fn events_are_those_of_the_actions_of_the_last_do() {
    passes(
        FORCED,
        r#"{ do = ["done", "done", "done"] }, { events = ["income A 1", "income C 1"] }"#,
    );
    fails_at(
        FORCED,
        r#"{ by = "C", do = "done" }, { events = ["income C 1", "income A 1"] }"#,
        2,
    );
    // The events of all actions of one `do` count; those of an earlier `do` do not.
    let sale = r#"phase = "build", turn = "A", seats = { A = { hand = ["res_wood"] } }"#;
    passes(
        sale,
        r#"{ do = ["sell res_wood", "done"] }, { events = "sold A res_wood" }"#,
    );
    fails_at(
        sale,
        r#"{ do = "sell res_wood" }, { do = "done" }, { events = "sold A res_wood" }"#,
        3,
    );
}

#[test]
fn a_list_of_actions_is_that_of_the_seat_in_by() {
    passes(FORCED, r#"{ by = "A", legal = ["done"], lacks = "bid 1" }"#);
    fails_at(FORCED, r#"{ by = "B", legal = ["done"] }"#, 1);
    fails_at(FORCED, r#"{ by = "B", offers = "done" }"#, 1);
    fails_at(FORCED, r#"{ by = "B", lacks = "bid 1" }"#, 1);
}

#[test]
fn a_step_that_leaves_something_unchecked_fails() {
    for step in [
        r#"{}"#,
        r#"{ by = "A" }"#,
        r#"{ do = [] }"#,
        r#"{ offers = [] }"#,
        r#"{ lacks = [] }"#,
        r#"{ events = [] }"#,
        r#"{ expect = {} }"#,
        r#"{ refuse = [], rule = "IA-2.2" }"#,
        r#"{ offers = "done", rule = "IA-2.2" }"#,
        r#"{ offers = "done", view = "B" }"#,
        r#"{ view = "D", expect = { turn = "A" } }"#,
        r#"{ lacks = "no such action" }"#,
    ] {
        fails_at(FORCED, step, 1);
    }
}
