//! The common contract at every seat count, on both maps and with every option (see testkit).

use age_of_industry::AgeOfIndustry;
use testkit::contract::{Effort, contract};

/// Some thirty rounds of five players with two actions, each with cards and cubes to choose, and loans repaid unit by
/// unit.
const MAX_MOVES: usize = 4_000;

const EFFORT: Effort = Effort {
    thorough: 6,
    quick: 5_000,
    max_moves: MAX_MOVES,
};

const FEWER_GAMES: Effort = Effort {
    thorough: 2,
    quick: 1_000,
    max_moves: MAX_MOVES,
};

#[test]
fn the_contract_is_met_on_new_england() {
    contract::<AgeOfIndustry>(&[], "money", EFFORT);
}

#[test]
fn the_contract_is_met_on_germany() {
    contract::<AgeOfIndustry>(&[("map", "germany")], "money", EFFORT);
}

#[test]
fn ai_2_8_the_contract_is_met_in_the_second_edition() {
    contract::<AgeOfIndustry>(&[("edition", "second")], "money", FEWER_GAMES);
}

/// Every option value that is not the default, on each map.
#[test]
fn the_contract_is_met_under_the_other_readings() {
    for map in ["new_england", "germany"] {
        let options = [
            ("map", map),
            ("pile_end", "ends_game"),
            ("ship_card_port", "connected"),
            ("link_cubes", "same_end"),
        ];
        contract::<AgeOfIndustry>(&options, "money", FEWER_GAMES);
    }
}

#[test]
fn ai_17_2_the_contract_is_met_without_a_last_upkeep() {
    let options = [("map", "germany"), ("final_round_upkeep", "false")];
    contract::<AgeOfIndustry>(&options, "money", FEWER_GAMES);
}
