//! Each reason for a refusal, with its rule and the values that explain it.

use std::collections::BTreeSet;

use industry::Industry;
use serde_json::{Value, json};
use smokestack_core::Game as _;

use crate::help;

fn refusal_text(patch: &Value, action: &str) -> String {
    testkit::play::refusal_text(&help::game(4), patch, action)
}

#[test]
fn every_refusal_carries_its_rule_and_its_values() {
    let offering = json!({"turn": "A", "available": ["1F", "1G"]});
    let bidding = json!({"auctioneer": "C", "field": "1E", "bids": {"D": 2}, "seats": {"A": {"money": 5, "subsidy": true}}});
    let silent = json!({"auctioneer": "C", "field": "1E", "bids": {"D": "pass", "A": "pass", "B": "pass"}});
    let dear = json!({"auctioneer": "C", "field": "1E", "bids": {"D": 4, "A": "pass", "B": "pass"}, "seats": {"C": {"money": 3}}});
    let developing = json!({
        "epoch": 2, "phase": "development", "turn": "A",
        "seats": {
            "A": {"money": 2, "developed": ["1J"], "undeveloped": ["1E", "2L", "1K"], "jokers": ["stone"]},
            "B": {"undeveloped": ["1F"]},
        },
    });
    let duplicate = json!({"phase": "development", "turn": "A", "developed_this_turn": 2, "seats": {"A": {"undeveloped": ["1G"]}}});
    let paying = json!({
        "epoch": 2, "phase": "development", "turn": "A", "paying": {"field": "2E", "needs": ["wood"]},
        "seats": {"A": {"money": 3, "undeveloped": ["2E", "1G"], "jokers": ["wood", "iron"]}},
    });
    let two_jokers = json!({
        "epoch": 2, "phase": "development", "turn": "A", "paying": {"field": "2L", "needs": ["glass"]},
        "seats": {"A": {"money": 3, "undeveloped": ["2L"], "jokers": ["glass", "any"]}},
    });
    let poor = json!({
        "epoch": 4, "phase": "development", "turn": "A", "paying": {"field": "2E", "needs": ["wood"]},
        "seats": {"A": {"money": 2, "undeveloped": ["2E"], "jokers": ["wood", "any"]}},
    });
    let over = json!({"phase": "over"});
    let rows = [
        (&offering, "done", "IY-4.1 not-in-this-phase"),
        (&developing, "bid 1", "IY-4.1 not-in-this-phase"),
        (&over, "pass", "IY-9.1 game-over"),
        (&offering, "offer 2F", "IY-5.1 not-available 2F"),
        (&offering, "bid 1", "IY-5.2 name-a-field-first"),
        (&offering, "keep", "IY-5.2 name-a-field-first"),
        (&bidding, "offer 1F", "IY-5.2 one-at-a-time 1E"),
        (&silent, "bid 3", "IY-5.3 auctioneer-does-not-bid"),
        (&bidding, "bid 2", "IY-5.3 bid-not-higher 2 2"),
        (&bidding, "bid 0", "IY-5.4 bid-too-low 0 1"),
        (&bidding, "bid 6", "IY-5.5 bid-too-high 6 5"),
        (&bidding, "sell", "IY-5.6 bidding-not-over"),
        (&dear, "keep", "IY-5.9 cannot-keep 1E 4 3"),
        (&silent, "sell", "IY-5.11 nobody-bid 1E"),
        (&developing, "develop 1F", "IY-6.1 not-yours 1F"),
        (&duplicate, "develop 1G", "IY-6.1 no-more-developments 2"),
        (&developing, "develop 1E", "IY-6.3 too-little-money 1E 3 2"),
        (&poor, "buy wood", "IY-6.3 too-little-money 2E 3 2"),
        (&developing, "develop 2L", "IY-6.6 nobody-supplies 2L glass 3"),
        (&two_jokers, "buy glass", "IY-6.6 nobody-supplies 2L glass 3"),
        (&paying, "develop 1G", "IY-6.7 answer-first 2E"),
        (&paying, "done", "IY-6.7 answer-first 2E"),
        (&developing, "buy wood", "IY-6.7 nothing-to-cover"),
        (&developing, "use any", "IY-6.7 nothing-to-cover"),
        (&paying, "use iron", "IY-6.7 not-the-need iron"),
        (&paying, "buy iron", "IY-6.7 not-the-need iron"),
        (&paying, "use any", "IY-6.5 no-any-joker A"),
        (&developing, "develop 1J", "IY-6.16 already-developed 1J"),
        (&developing, "develop 1A", "IY-6.18 joker-field 1A"),
        (&developing, "develop 1K", "IY-7.3 lapsed 1K 1"),
        (&bidding, "subsidy", "IY-8.1 subsidy-taken A"),
    ];
    // The first is covered by the test below, the second by the last test of this module.
    let mut seen_keys = BTreeSet::from(["not-your-turn".to_owned(), "no-such-joker".to_owned()]);
    for (patch, action, expected) in rows {
        assert_eq!(refusal_text(patch, action), expected, "{action}");
        seen_keys.extend(expected.split(' ').nth(1).map(str::to_owned));
    }
    let keys = Industry::info().message_keys.refusals;
    let known: BTreeSet<String> = keys.iter().map(|key| (*key).to_owned()).collect();
    assert_eq!(seen_keys, known, "every refusal has a row");
}

#[test]
fn iy_4_1_only_the_seat_that_is_asked_may_act() {
    testkit::play::only_the_asked_seat_may_act::<Industry>(4);
}

/// When the choice is between "?" and a purchase, the player may ask for a joker of the resource without having one.
#[test]
fn iy_6_5_a_joker_that_one_does_not_have() {
    let question = json!({
        "epoch": 4, "phase": "development", "turn": "A", "paying": {"field": "2E", "needs": ["wood"]},
        "seats": {"A": {"money": 3, "undeveloped": ["2E"], "jokers": ["any"]}},
    });
    assert_eq!(refusal_text(&question, "use wood"), "IY-6.5 no-such-joker wood A");
}
