//! Each reason for a refusal, with its rule and the values that explain it.

use std::collections::BTreeSet;

use age_of_industry::AgeOfIndustry;
use serde_json::{Value, json};
use smokestack_core::Game as _;

use crate::help;

/// Player A, with a cotton mill in Worcester and cards for everything, is about to take the first of two actions.
fn table(more: Value) -> Value {
    let mut patch = json!({
        "round": 3, "turn": "A",
        "seats": {"A": {"hand": [
            "industry_cotton_mill", "industry_coal_mine", "industry_ship", "industry_port", "location_red",
            "location_yellow", "location_blue",
        ]}},
        "tiles": {"worcester.1": {"owner": "A", "industry": "cotton_mill", "level": 1}},
    });
    smokestack_core::json::merge(&mut patch, &more);
    patch
}

#[test]
fn every_refusal_carries_its_rule_and_its_values() {
    let plain = table(json!({}));
    let second = table(json!({"actions_left": 1}));
    let over = json!({"phase": "over"});
    let no_cards = json!({"round": 3, "turn": "A", "seats": {"A": {"hand": []}}});
    let no_cards_at_all = json!({"round": 3, "turn": "A", "pile": [], "seats": {"A": {"hand": []}}});
    let nine = json!({"round": 3, "turn": "A", "seats": {"A": {"hand": [
        "industry_ship", "industry_ship", "industry_ship", "industry_ship", "industry_ship", "location_red",
        "location_red", "location_red", "location_red",
    ]}}});
    let port = table(
        json!({"tiles": {"new_york.1": {"owner": "B", "industry": "port", "level": 1}},
        "seats": {"A": {"display": {"ship": [1, 2, 3]}}}}),
    );
    let own_ports = table(json!({"seats": {"A": {"display": {"port": []}}}}));
    let mines = table(json!({"tiles": {
        "pennsylvania.1": {"owner": "B", "industry": "coal_mine", "level": 2, "flipped": true},
        "lowell.1": {"owner": "B", "industry": "iron_works", "level": 1},
    }}));
    let coal_gone = table(json!({
        "tiles": {"pennsylvania.1": {"owner": "B", "industry": "coal_mine", "level": 2, "flipped": true}},
        "demand": {"coal": 0},
        "imports": {
            "ship_portland.coal": 0, "ship_boston.coal": 0, "ship_providence.coal": 0, "ship_new_bedford.coal": 0,
            "ship_new_haven.coal": 0, "ship_new_york.coal": 0,
        },
    }));
    let linked = table(
        json!({"seats": {"A": {"links": ["fitchburg--worcester"]}, "B": {"links": ["boston--worcester"]}}}),
    );
    let all_linked = table(json!({"seats": {"A": {"links": [
        "portland--lewiston", "portland--lawrence", "portland--salem", "lewiston--canada", "concord--canada",
        "concord--manchester", "concord--brattleboro", "manchester--lowell", "manchester--lawrence",
        "manchester--portland", "lowell--lawrence", "lowell--boston",
    ]}}}));
    let sources = table(json!({
        "asking": {"kind": "cubes", "industry": "cotton_mill", "space": "worcester.1", "coal": 1, "iron": 0},
        "seats": {
            "A": {"display": {"cotton_mill": [2, 2, 3, 3]}},
            "B": {"links": ["worcester--springfield", "springfield--albany", "albany--pennsylvania", "boston--worcester"]},
        },
        "tiles": {
            "pennsylvania.1": {"owner": "B", "industry": "coal_mine", "level": 1},
            "pennsylvania.2": {"owner": "C", "industry": "coal_mine", "level": 1},
            "boston.1": {"owner": "B", "industry": "port", "level": 1},
        },
    }));
    let near_and_far = {
        let mut near = sources.clone();
        smokestack_core::json::merge(
            &mut near,
            &json!({"tiles": {
                "providence.1": {"owner": "B", "industry": "port", "level": 1},
                "ship_boston.1": {"owner": "C", "industry": "ship", "level": 1},
                "ship_providence.1": {"owner": "C", "industry": "ship", "level": 2},
            }, "seats": {"C": {"links": ["worcester--providence"]}}}),
        );
        near
    };
    let selling = table(json!({
        "tiles": {
            "boston.1": {"owner": "B", "industry": "port", "level": 1, "flipped": true},
            "salem.1": {"owner": "B", "industry": "port", "level": 1},
            "boston.2": {"owner": "A", "industry": "factory", "level": 1},
            "providence.1": {"owner": "C", "industry": "port", "level": 2},
        },
        "seats": {"B": {"links": ["boston--worcester", "salem--boston"]}},
        "markets": {
            "ship_boston.m1": {"tile": "any"}, "canada.m1": {"tile": "cotton_only"},
            "great_lakes.m1": {"tile": "cotton_only", "flipped": true},
        },
    }));
    let poor = table(json!({"seats": {"A": {"money": 12, "debt": 30}}}));
    let rows = [
        (&plain, "done", "AI-3.2 not-now"),
        (&plain, "place cotton_mill lowell.1", "AI-3.2 not-now"),
        (&over, "pass", "AI-17.1 game-over"),
        (
            &plain,
            "build location_green cotton_mill lowell.1",
            "AI-3.5 no-such-card location_green",
        ),
        (&no_cards, "develop ship", "AI-3.5 no-cards"),
        (&no_cards_at_all, "develop ship", "AI-3.5 no-cards"),
        (&second, "anywhere location_red", "AI-3.6 needs-both-actions 1"),
        (
            &plain,
            "build industry_cotton_mill factory lowell.1",
            "AI-6.2 card-shows cotton_mill",
        ),
        (
            &plain,
            "build industry_cotton_mill cotton_mill lowell.1",
            "AI-6.2 not-linked lowell",
        ),
        (
            &port,
            "build industry_ship ship ship_new_york.1",
            "AI-6.2 no-port-of-yours new_york",
        ),
        (
            &plain,
            "build location_red cotton_mill boston.2",
            "AI-6.4 other-colour boston red",
        ),
        (
            &plain,
            "build location_yellow port providence.2",
            "AI-6.6 no-symbol port",
        ),
        (
            &plain,
            "build location_yellow cotton_mill providence.1",
            "AI-6.7 symbol port",
        ),
        (
            &port,
            "build location_yellow ship ship_providence.1",
            "AI-6.8 no-port providence",
        ),
        (
            &plain,
            "build location_red cotton_mill worcester.2",
            "AI-6.9 tile-limit worcester 1",
        ),
        (
            &own_ports,
            "build industry_port port boston.1",
            "AI-6.12 none-left port",
        ),
        (
            &plain,
            "build location_red factory lowell.1",
            "AI-6.13 level-nought factory",
        ),
        (
            &plain,
            "build location_red iron_works lowell.1",
            "AI-7.8 no-supply lowell coal",
        ),
        (
            &plain,
            "build location_red cotton_mill worcester.1",
            "AI-10.1 not-higher 1 1",
        ),
        (
            &coal_gone,
            "build location_blue coal_mine pennsylvania.1",
            "AI-10.2 not-higher-than-theirs 1 2",
        ),
        (
            &mines,
            "build location_red cotton_mill lowell.1",
            "AI-10.2 not-replaceable B",
        ),
        (
            &mines,
            "build location_blue coal_mine pennsylvania.1",
            "AI-10.2 cubes-left coal",
        ),
        (
            &linked,
            "link boston--worcester",
            "AI-11.1 line-taken boston--worcester B",
        ),
        (
            &linked,
            "link albany--great_lakes",
            "AI-11.2 out-of-reach albany--great_lakes",
        ),
        (&all_linked, "link boston--worcester", "AI-11.6 no-counter"),
        (
            &linked,
            "link worcester--springfield",
            "AI-7.8 no-supply worcester coal",
        ),
        (&sources, "take worcester.1", "AI-1.10 no-source worcester.1"),
        (
            &near_and_far,
            "take pennsylvania.1",
            "AI-7.2 not-nearest pennsylvania.1",
        ),
        (
            &selling,
            "sell lowell.1 salem.1",
            "AI-12.1 nothing-to-sell lowell.1",
        ),
        (
            &selling,
            "sell worcester.1 boston.2",
            "AI-12.1 no-outlet boston.2",
        ),
        (
            &selling,
            "sell worcester.1 boston.1",
            "AI-12.1 outlet-flipped boston",
        ),
        (
            &selling,
            "sell worcester.1 great_lakes.m1",
            "AI-12.1 outlet-flipped great_lakes",
        ),
        (
            &selling,
            "sell worcester.1 providence.1",
            "AI-12.2 not-connected worcester providence",
        ),
        (&selling, "sell boston.2 salem.1", "AI-12.4 cotton-only salem"),
        (
            &selling,
            "sell boston.2 canada.m1",
            "AI-12.5 not-wanted canada.m1",
        ),
        (
            &selling,
            "sell worcester.1 ship_boston.m1",
            "AI-12.6 no-ship ship_boston",
        ),
        (
            &no_cards_at_all,
            "draw location_red",
            "AI-14.5 not-face-up location_red",
        ),
        (&no_cards_at_all, "draw pile", "AI-14.7 pile-empty"),
        (&nine, "draw pile", "AI-14.8 hand-full 9"),
        (&no_cards, "pass", "AI-14.10 draw-instead"),
        (&poor, "repay 20", "AI-4.4 too-much 30 12"),
    ];
    // The first two are covered by the tests below; having nowhere to build never occurs while a town is free.
    let mut seen_keys = BTreeSet::from(["not-your-turn", "one-end", "nowhere-to-build"].map(str::to_owned));
    for (patch, action, expected) in rows {
        let actual = testkit::play::refusal_text(&help::game(4), patch, action);
        assert_eq!(actual, expected, "{action}");
        seen_keys.extend(expected.split(' ').nth(1).map(str::to_owned));
    }
    let keys = AgeOfIndustry::info().message_keys.refusals;
    let known: BTreeSet<String> = keys.iter().map(|key| (*key).to_owned()).collect();
    assert_eq!(seen_keys, known, "every refusal has a row");
}

#[test]
fn ai_3_2_only_the_seat_that_is_asked_may_act() {
    testkit::play::only_the_asked_seat_may_act::<AgeOfIndustry>(4);
}

/// Coal at one end and iron at the other: the option requires both at the same end.
#[test]
fn ai_11_5_all_cubes_to_the_same_end() {
    let game = help::game_with(4, &[("map", "germany"), ("link_cubes", "same_end")]);
    let split = json!({
        "round": 2, "turn": "A", "seats": {"A": {"links": ["berlin--posen"]}},
        "tiles": {
            "leipzig.1": {"owner": "A", "industry": "iron_works", "level": 1},
            "chemnitz.1": {"owner": "A", "industry": "coal_mine", "level": 1},
        },
    });
    let actual = testkit::play::refusal_text(&game, &split, "link leipzig--chemnitz");
    assert_eq!(actual, "AI-11.5 one-end leipzig--chemnitz");
}

/// A player whose display is empty cannot build anything anywhere.
#[test]
fn ai_6_5_nowhere_to_build_without_a_tile() {
    let empty =
        json!({"cotton_mill": [], "factory": [], "coal_mine": [], "iron_works": [], "port": [], "ship": []});
    let patch =
        json!({"round": 3, "turn": "A", "seats": {"A": {"hand": ["location_red"], "display": empty}}});
    let actual = testkit::play::refusal_text(&help::game(4), &patch, "anywhere location_red");
    assert_eq!(actual, "AI-6.5 nowhere-to-build");
}
