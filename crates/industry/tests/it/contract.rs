//! The common contract at every seat count, standard and balanced (see testkit).

use industry::Industry;
use testkit::contract::{Effort, contract};

/// Sixty auctions of five decisions, twenty development phases with two fields and their questions, four subsidies.
const LONGEST: usize = 900;

const EFFORT: Effort = Effort {
    thorough: 20,
    quick: 10_000,
    longest: LONGEST,
};

#[test]
fn the_contract_holds() {
    contract::<Industry>(&[], "money", EFFORT);
}

#[test]
fn iy_4_5_the_contract_holds_in_the_balanced_game() {
    contract::<Industry>(&[("balanced", "true")], "money", EFFORT);
}
