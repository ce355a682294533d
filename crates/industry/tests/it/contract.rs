//! The common contract at every seat count, standard and balanced (see testkit).

use industry::Industry;
use testkit::contract::{Effort, contract};

/// Sixty auctions of five decisions, twenty development phases with two fields and their prompts, four subsidies.
const MAX_MOVES: usize = 900;

const EFFORT: Effort = Effort {
    thorough: 20,
    quick: 10_000,
    max_moves: MAX_MOVES,
};

#[test]
fn the_contract_is_met() {
    contract::<Industry>(&[], "money", EFFORT);
}

#[test]
fn iy_4_5_the_contract_in_the_balanced_game() {
    contract::<Industry>(&[("balanced", "true")], "money", EFFORT);
}

#[test]
fn iy_5_9_the_contract_with_fields_kept_while_coins_last() {
    contract::<Industry>(&[("keep_payment", "while_coins_last")], "money", EFFORT);
}
