//! Counts of action sequences to depth 3 from fixed positions: the cheapest check against a rule changed by accident.

use serde_json::json;
use testkit::perft::counts;

use crate::help;

#[test]
fn from_a_new_game() {
    let tables = [
        ("new_england", 2),
        ("new_england", 5),
        ("germany", 3),
        ("germany", 4),
    ];
    let actual = tables.map(|(map, seats)| {
        let game = help::game_with(seats, &[("map", map)]);
        counts(&game, &help::deal(&game, 7))
    });
    let expected = [
        [46, 1613, 53250],
        [40, 968, 21501],
        [41, 1179, 32040],
        [37, 976, 23773],
    ];
    assert_eq!(actual, expected);
}

/// A table with sources, outlets, ships and debts, where every kind of action is possible.
#[test]
fn from_the_middle_of_a_game() {
    let game = help::game(3);
    let position = json!({
        "round": 6, "turn": "A", "demand": {"coal": 3, "iron": 4},
        "seats": {
            "A": {
                "money": 23, "debt": 20, "links": ["boston--worcester", "worcester--springfield"],
                "display": {"factory": [2, 2, 3, 3, 4], "ship": [1, 2, 3]},
                "hand": ["industry_ship", "industry_factory", "location_purple"],
            },
            "B": {"money": 4, "links": ["boston--providence"], "hand": ["location_red", "industry_port"]},
            "C": {"money": 11, "debt": 10, "links": ["new_york--pennsylvania"], "hand": ["location_blue"]},
        },
        "tiles": {
            "worcester.1": {"owner": "A", "industry": "cotton_mill", "level": 2},
            "springfield.1": {"owner": "A", "industry": "iron_works", "level": 1, "cubes": 2},
            "boston.1": {"owner": "B", "industry": "port", "level": 2},
            "providence.2": {"owner": "B", "industry": "cotton_mill", "level": 1},
            "pennsylvania.1": {"owner": "C", "industry": "coal_mine", "level": 1},
            "new_york.1": {"owner": "C", "industry": "port", "level": 1},
            "ship_new_york.1": {"owner": "C", "industry": "ship", "level": 1},
        },
        "markets": {"ship_new_york.m1": {"tile": "any"}},
    });
    let at = help::patched_position(&game, &position).expect("a possible position");
    assert_eq!(counts(&game, &at), [41, 1070, 7904]);
}
