//! The common contract at every seat count and under every option (see testkit).

use industria::Industria;
use testkit::contract::{Effort, contract};

/// 16 rounds of building and auctions, with every resource tile sold at the most awkward moment.
const MAX_MOVES: usize = 700;

#[test]
fn the_contract_is_met() {
    contract::<Industria>(
        &[],
        "money",
        Effort {
            thorough: 25,
            quick: 10_000,
            max_moves: MAX_MOVES,
        },
    );
}

#[test]
fn the_contract_is_met_under_every_option() {
    for options in [
        [
            ("sell_resource_tiles", "false"),
            ("supply_restriction", "bank_only"),
            ("epoch_income", "one_off"),
        ],
        [
            ("sell_resource_tiles", "true"),
            ("supply_restriction", "all_ways"),
            ("epoch_income", "permanent"),
        ],
        [
            ("sell_resource_tiles", "false"),
            ("supply_restriction", "all_ways"),
            ("epoch_income", "permanent"),
        ],
    ] {
        contract::<Industria>(
            &options,
            "money",
            Effort {
                thorough: 8,
                quick: 500,
                max_moves: MAX_MOVES,
            },
        );
    }
}
