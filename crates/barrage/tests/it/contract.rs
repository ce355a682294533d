//! The common contract at every seat count: with defaults, with other options, and the introductory game (see testkit).

use barrage::Barrage;
use testkit::contract::{Effort, contract};

/// Five rounds of four players with twelve engineers and the prompts that each action leads to.
const MAX_MOVES: usize = 3_000;

const EFFORT: Effort = Effort {
    thorough: 8,
    quick: 10_000,
    max_moves: MAX_MOVES,
};

/// For variants that differ from the standard game only in places.
const FEWER_GAMES: Effort = Effort {
    quick: 2_000,
    ..EFFORT
};

/// Every option set to a value that is not the default.
const OTHER_OPTIONS: [(&str, &str); 14] = [
    ("usa_power_counts_flow_after_production", "true"),
    ("fiesler_minimum_applies_to_german_second_production", "false"),
    ("connections_objective_counts_bases_of_any_owner", "false"),
    ("objective_minimum_one_for_red_spaces_and_connections", "false"),
    ("construction_income_before_placement", "false"),
    ("water_management_may_place_fewer_drops", "true"),
    ("construction_spaces_strictly_left_to_right", "false"),
    ("engineer_free_tile_usable_with_no_engineers_left", "false"),
    ("discarded_contracts_leave_the_game", "false"),
    ("france_discount_only_for_powerhouse_production", "false"),
    ("production_outflow_before_contract", "false"),
    ("workshop_requires_something_on_the_wheel", "true"),
    ("sekibo_copy_requires_an_action_after_it", "true"),
    ("ranking_counts_energy_produced", "true"),
];

/// Options that affect the same rules: the fee with income before it, and tiles after the last engineer.
const OTHER_FEES_AND_COPIES: [(&str, &str); 2] = [
    ("uncovered_credits_may_pay_the_red_fee", "true"),
    ("sekibo_copy_requires_an_action_after_it", "true"),
];

#[test]
fn the_contract_is_met() {
    contract::<Barrage>(&[], "credits", EFFORT);
}

#[test]
fn the_contract_is_met_under_the_other_readings() {
    contract::<Barrage>(&OTHER_OPTIONS, "credits", FEWER_GAMES);
}

#[test]
fn b_5_9_b_13_8_the_contract_is_met_with_other_fees_and_copies() {
    contract::<Barrage>(&OTHER_FEES_AND_COPIES, "credits", FEWER_GAMES);
}

#[test]
fn b_17_1_the_contract_is_met_in_the_introductory_game() {
    contract::<Barrage>(&[("introductory", "true")], "credits", FEWER_GAMES);
}
