//! Each reason for a refusal, with its rule and the values that explain it.

use std::collections::BTreeSet;

use industria::Industria;
use serde_json::{Value, json};
use smokestack_core::Game as _;

use crate::help;

fn refusal_text(options: &[(&str, &str)], patch: &Value, action: &str) -> String {
    testkit::play::refusal_text(&help::game_with(4, options), patch, action)
}

#[test]
fn every_refusal_carries_its_rule_and_its_values() {
    let new_game = json!({});
    let bidding = json!({"auctioneer": "C", "tile": "quarry", "bids": {"D": 2}});
    let deciding =
        json!({"auctioneer": "C", "tile": "quarry", "bids": {"D": "pass", "A": "pass", "B": "pass"}});
    let building = json!({
        "phase": "build", "turn": "A", "built_this_turn": ["bonus"],
        "seats": {
            "A": {"money": 2, "built": ["coal_mine"], "hand": ["quarry", "brickworks", "bonus_canal_1", "res_wood"]},
            "B": {"built": ["sawmill"]},
        },
    });
    let paying = json!({
        "epoch": 2, "phase": "build", "turn": "A", "paying": {"tile": "shipyard", "ask": ["wood"]},
        "seats": {"A": {"money": 3, "hand": ["shipyard", "res_wood", "res_glass"]}},
    });
    let works = json!({"phase": "build", "turn": "A", "seats": {"A": {"built": ["quarry"], "hand": ["construction", "res_wood"]}}});
    let over = json!({"epoch": 5, "round": 3, "phase": "over"});
    let default: &[(&str, &str)] = &[];
    let all_ways: &[(&str, &str)] = &[("supply_restriction", "all_ways")];
    let no_sale: &[(&str, &str)] = &[("sell_resource_tiles", "false")];
    let rows = [
        (default, &new_game, "done", "IA-2.1 not-in-this-phase"),
        (default, &building, "bid 1", "IA-2.1 not-in-this-phase"),
        (default, &over, "pass", "IA-9.1 game-over"),
        (
            default,
            &new_game,
            "offer robotics",
            "IA-5.2 not-on-offer robotics",
        ),
        (default, &new_game, "bid 1", "IA-5.2 name-a-tile-first"),
        (default, &new_game, "keep", "IA-5.2 name-a-tile-first"),
        (default, &bidding, "offer clay_pit", "IA-5.2 one-at-a-time"),
        (default, &deciding, "bid 3", "IA-5.3 auctioneer-does-not-bid"),
        (default, &bidding, "sell", "IA-5.6 bidding-not-over"),
        (default, &bidding, "bid 2", "IA-5.4 bid-too-low 2 3"),
        (default, &bidding, "bid 6", "IA-5.5 bid-too-high 6 5"),
        (default, &deciding, "sell", "IA-5.7 nobody-bid"),
        (default, &building, "build sawmill", "IA-6.1 not-in-hand sawmill"),
        (
            default,
            &building,
            "build bonus_canal_1",
            "IA-6.1 one-of-each-kind bonus",
        ),
        (
            default,
            &building,
            "build res_wood",
            "IA-6.18 resource-tile-not-built res_wood",
        ),
        (
            default,
            &building,
            "build quarry",
            "IA-6.15 too-little-money quarry 3 2",
        ),
        (
            default,
            &building,
            "build brickworks",
            "IA-6.8 nobody-supplies brickworks stone 2",
        ),
        (
            all_ways,
            &works,
            "build construction",
            "IA-6.7 not-in-this-epoch construction stone 2",
        ),
        (default, &paying, "build shipyard", "IA-6.5 pay-first shipyard"),
        (default, &paying, "done", "IA-6.5 pay-first shipyard"),
        (default, &building, "buy wood", "IA-6.6 nothing-to-pay"),
        (default, &building, "use res_wood", "IA-6.6 nothing-to-pay"),
        (default, &paying, "use res_glass", "IA-6.6 not-the-need glass"),
        (default, &paying, "buy iron", "IA-6.6 not-the-need iron"),
        (no_sale, &works, "sell res_wood", "IA-6.9 sale-switched-off"),
        (
            default,
            &works,
            "sell quarry",
            "IA-6.9 no-such-resource-tile quarry A",
        ),
        (
            default,
            &works,
            "sell res_stone",
            "IA-6.9 no-such-resource-tile res_stone A",
        ),
        (
            default,
            &paying,
            "use shipyard",
            "IA-6.9 no-such-resource-tile shipyard A",
        ),
        (
            default,
            &paying,
            "sell res_glass",
            "IA-6.19 not-while-paying shipyard",
        ),
    ];
    let mut seen_keys: BTreeSet<String> = BTreeSet::from(["not-your-turn".to_owned()]); // the test below
    for (options, patch, action, expected) in rows {
        assert_eq!(refusal_text(options, patch, action), expected, "{action}");
        seen_keys.extend(expected.split(' ').nth(1).map(str::to_owned));
    }
    let known: BTreeSet<String> = Industria::info()
        .message_keys
        .refusals
        .iter()
        .map(|key| (*key).to_owned())
        .collect();
    assert_eq!(seen_keys, known, "every refusal has a row");
}

#[test]
fn ia_2_2_only_the_seat_that_is_asked_may_act() {
    testkit::play::only_the_asked_seat_may_act::<Industria>(4);
}
