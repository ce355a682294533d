//! Invalid positions are rejected with the reason.

use serde_json::{Value, json};

use crate::help;

#[track_caller]
fn check(patch: Value, reason: &str) {
    let game = help::game(3);
    match help::patched_position(&game, &patch) {
        Ok(_) => panic!("{patch} should be refused: {reason}"),
        Err(actual) => assert_eq!(actual.to_string(), reason, "{patch}"),
    }
}

fn tile(space: &str, tile: Value) -> Value {
    json!({"tiles": {space: tile}})
}

#[test]
fn impossible_courses() {
    check(json!({"round": 0}), "rounds count from 1");
    check(json!({"actions_left": 2}), "2 actions left in round 1 (AI-3.3)");
    check(
        json!({"round": 2, "actions_left": 0}),
        "0 actions left in this phase, asking Act (AI-3.2)",
    );
    check(
        json!({"turn": "D"}),
        "turn must be a seat at this table, not \"D\"",
    );
    check(
        json!({"order": ["A", "B"]}),
        "order must name each of the 3 seats",
    );
    check(json!({"order": ["A", "B", "B"]}), "order does not name C");
    check(
        json!({"phase": "lunch"}),
        "phase must be actions, interest or over, not \"lunch\"",
    );
    check(
        json!({"phase": "interest", "round": 2}),
        "C has nothing to answer to Repay",
    );
    check(
        json!({"lunch": 1}),
        "no part of a position is called \"lunch\"; there is round, phase, turn, order, actions_left, asking, seats, \
         tiles, markets, imports, demand, stock, face_up, pile, discards, seed, scores, winners",
    );
}

#[test]
fn impossible_money() {
    let holding = |part: &str, value: Value| json!({"seats": {"A": {part: value}}});
    check(
        holding("money", json!(-1)),
        "seats.A.money must be a whole number from 0 to 9999, not -1",
    );
    check(
        holding("debt", json!(15)),
        "seats.A.debt must be a multiple of 10 (AI-4.3)",
    );
    check(
        holding("points", json!(3)),
        "no part of seats.A is called \"points\"; there is money, debt, spent, hand, seen, links, display",
    );
}

#[test]
fn impossible_cards() {
    let hand = |cards: Value| json!({"seats": {"A": {"hand": cards}}});
    check(
        hand(json!(["location_pink"])),
        "seats.A.hand: no card is called \"location_pink\"",
    );
    check(
        hand(json!(vec!["industry_ship"; 6])),
        "6 cards industry_ship lie about; the game has 5 (AI-2.8)",
    );
    let ten: Vec<&str> = [["location_red"; 5], ["location_blue"; 5]].concat();
    check(hand(json!(ten)), "A holds more than 9 cards (AI-5.3)");
    check(
        json!({"face_up": ["location_red"]}),
        "1 cards lie face up (AI-2.9, AI-14.6)",
    );
    check(
        json!({"seats": {"A": {"hand": ["location_red"], "seen": ["location_blue"]}}}),
        "A was seen to take cards that are not in hand",
    );
}

#[test]
fn impossible_tiles() {
    let mill = |owner: &str, level: u8| json!({"owner": owner, "industry": "cotton_mill", "level": level});
    check(
        tile("boston.9", mill("A", 1)),
        "tiles: no space of this map is called \"boston.9\"",
    );
    check(
        tile("boston.1", mill("A", 1)),
        "no cotton_mill stands on boston.1 (AI-6.6, AI-6.7)",
    );
    check(
        tile("boston.2", mill("A", 9)),
        "tiles.boston.2: no cotton_mill of level 9 can be built",
    );
    check(
        tile(
            "boston.2",
            json!({"owner": "A", "industry": "factory", "level": 0}),
        ),
        "tiles.boston.2: no factory of level 0 can be built",
    );
    check(
        tile("boston.2", mill("E", 1)),
        "tiles.boston.2 must be a seat at this table, not \"E\"",
    );
    check(
        json!({"tiles": {"worcester.1": mill("A", 1), "worcester.2": mill("A", 1)}}),
        "A has 2 tiles in worcester; 1 are allowed (AI-6.9)",
    );
    check(
        json!({"seats": {"A": {"display": {"cotton_mill": [1, 1, 1, 2, 2, 3, 3]}}}, "tiles": {"boston.2": mill("A", 1)}}),
        "A has 1 cotton_mill of level 1 on the map, but only 0 left the display (AI-6.12)",
    );
    check(
        json!({"seats": {"A": {"display": {"cotton_mill": [1, 2]}}}}),
        "seats.A.display.cotton_mill must list the levels left, lowest first (AI-6.12), not [1,2]",
    );
}

#[test]
fn impossible_cubes() {
    let mine = |cubes: u8, flipped: bool| {
        let mine =
            json!({"owner": "A", "industry": "coal_mine", "level": 1, "cubes": cubes, "flipped": flipped});
        tile("pennsylvania.1", mine)
    };
    check(mine(5, false), "5 cubes on pennsylvania.1 (AI-9.1)");
    check(
        mine(0, false),
        "pennsylvania.1 has 0 cubes: it is flipped when it has none (AI-9.2)",
    );
    check(
        json!({"imports": {"ship_boston.coal": 4}}),
        "4 cubes behind ship_boston (AI-2.6)",
    );
    check(
        json!({"demand": {"coal": 7}}),
        "demand.coal must be a whole number from 0 to 6, not 7",
    );
    check(
        tile(
            "boston.2",
            json!({"owner": "A", "industry": "cotton_mill", "level": 1, "cubes": 1}),
        ),
        "tiles.boston.2: no cubes lie on a cotton_mill",
    );
}

#[test]
fn impossible_ships_and_markets() {
    let ship = |flipped: bool| json!({"owner": "A", "industry": "ship", "level": 1, "flipped": flipped});
    check(
        tile("ship_boston.1", ship(false)),
        "the ship on ship_boston has no port (AI-6.8)",
    );
    check(
        json!({"tiles": {"ship_boston.1": ship(true), "boston.1": {"owner": "B", "industry": "port", "level": 1}}}),
        "the ship on ship_boston flips when coal and market are used up (AI-13.4)",
    );
    check(
        json!({"markets": {"ship_boston.m1": {"tile": "any", "flipped": true}}}),
        "nothing was sold to ship_boston.m1 (AI-12.5, AI-12.6)",
    );
    check(
        json!({"markets": {"canada.m1": {"tile": "gold"}}}),
        "markets.canada.m1: no market tile is called \"gold\"",
    );
}

#[test]
fn impossible_links() {
    let links = |lines: Value| json!({"seats": {"A": {"links": lines}}});
    check(
        links(json!(["boston--paris"])),
        "seats.A.links: no line is called \"boston--paris\"",
    );
    check(
        json!({"seats": {"A": {"links": ["boston--worcester"]}, "B": {"links": ["boston--worcester"]}}}),
        "\"boston--worcester\" has a counter twice (AI-11.1)",
    );
}
