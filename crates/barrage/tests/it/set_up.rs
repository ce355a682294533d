//! Set-up over many seeds: who may play, what is dealt, who begins.

use std::collections::{BTreeMap, BTreeSet};

use barrage::{Barrage, Colour, Data, Phase, Position};
use serde_json::Value;
use smokestack_core::{Game as _, OptionValues, Seat, set_up};

use crate::help;

const SEEDS: u64 = 300;

fn each_deal(mut see: impl FnMut(usize, &Barrage, &Position, Value)) {
    for seats in help::SEATS {
        let game = help::game(seats);
        for seed in 0..SEEDS {
            let at = help::deal(&game, seed);
            see(seats, &game, &at, game.position_json(&at));
        }
    }
}

fn length(list: &Value) -> usize {
    list.as_array().map_or(0, Vec::len)
}

#[test]
fn b_16_1_two_to_four_play() {
    let option_values = OptionValues::new(Barrage::info(), []).expect("the defaults");
    for seats in 0..=6 {
        let game = set_up::<Barrage>(seats, &option_values, Data::standard());
        assert_eq!(game.is_ok(), [2, 3, 4].contains(&seats), "{seats} players");
    }
}

#[test]
fn b_2_1_and_b_2_2_and_b_2_3_tiles_are_drawn_at_random() {
    let mut first: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    each_deal(|_, _, _, json| {
        let headstreams = json["headstreams"].as_object().expect("four of them");
        let tiles: BTreeSet<String> = headstreams.values().map(|h| h["tile"].to_string()).collect();
        let bonuses: BTreeSet<String> = json["bonus_tiles"]
            .as_array()
            .into_iter()
            .flatten()
            .map(Value::to_string)
            .collect();
        assert_eq!((tiles.len(), bonuses.len()), (4, 5));
        let mut saw = |what, id: &Value| {
            first.entry(what).or_default().insert(id.to_string());
        };
        saw("headstream", &headstreams["headstream_a"]["tile"]);
        saw("bonus", &json["bonus_tiles"][4]);
        saw("objective", &json["objective"]);
        saw("patent", &json["patents"]["1"]);
        saw("national", &json["national_contracts"][0]);
    });
    let counts: Vec<(&str, usize)> = first.iter().map(|(what, ids)| (*what, ids.len())).collect();
    // The first of two or three sorted national contracts is never the last one.
    let expected = [
        ("bonus", 6),
        ("headstream", 8),
        ("national", 6),
        ("objective", 6),
        ("patent", 5),
    ];
    assert_eq!(counts, expected);
}

#[test]
fn b_2_4_and_b_2_5_contracts_on_display() {
    each_deal(|seats, _, at, json| {
        assert_eq!(length(&json["national_contracts"]), seats - 1);
        for colour in Colour::ALL {
            assert_eq!(length(&json["contracts"][colour.name()]), 2);
            assert_eq!(length(&json["stacks"][colour.name()]), 13);
            assert_eq!(at.open.unseen.and(colour.contracts()).len(), 13);
        }
    });
}

/// K-10
#[test]
fn b_2_6_three_neutral_dams_on_lower_spaces() {
    let mut places = BTreeSet::new();
    each_deal(|_, game, at, json| {
        let dams = json["dams"].as_object().expect("three of them");
        let levels: Vec<u64> = dams.values().filter_map(|dam| dam["level"].as_u64()).collect();
        assert_eq!(levels, [1, 2, 3], "mountains, hills, plains");
        for (dam, state) in at.open.dams().zip(dams.values()) {
            assert_eq!((&state["owner"], &state["drops"]), (&"neutral".into(), &1.into()));
            assert!(!dam.is_upper());
            places.insert(game.component_data().dam(dam).id.clone());
        }
    });
    assert_eq!(places.len(), 10, "every lower space is drawn with some seed");
}

#[test]
fn b_2_7_the_patent_office_begins_with_level_one() {
    each_deal(|_, _, at, json| {
        assert_eq!(at.open.patents.map(|tile| tile.level()), [1, 1, 1]);
        let stack = json["patent_stack"].as_array().expect("a stack");
        let levels: Vec<&str> = stack.iter().filter_map(|id| id.as_str()?.get(4..5)).collect();
        assert_eq!(levels.concat(), "112222233333");
    });
}

#[test]
fn b_2_9_as_many_companies_officers_and_contracts_as_players() {
    let mut met = BTreeSet::new();
    each_deal(|seats, _, _, json| {
        assert_eq!(length(&json["companies"]), seats);
        assert_eq!(length(&json["starting_contracts"]), seats);
        let matchups = json["matchups"].as_object().expect("matchups");
        assert_eq!(matchups.len(), seats);
        met.extend(
            matchups
                .iter()
                .map(|(company, officer)| format!("{company} {officer}")),
        );
    });
    assert_eq!(met.len(), 28, "every company meets every officer with some seed");
}

#[test]
fn b_2_10_the_first_to_choose_is_drawn_at_random() {
    let mut first: BTreeMap<(usize, Seat), u32> = BTreeMap::new();
    each_deal(|seats, _, at, _| {
        assert_eq!((at.open.phase, at.open.turn), (Phase::Draft, at.open.order[0]));
        for pair in at.open.order[..seats].windows(2) {
            assert_eq!(pair[1], pair[0].plus(1, seats));
        }
        *first.entry((seats, at.open.turn)).or_default() += 1;
    });
    assert_eq!(first.len(), 2 + 3 + 4);
    let fair = |((seats, _), times): (&(usize, Seat), &u32)| *times > (SEEDS as u32) * 2 / 3 / *seats as u32;
    assert!(first.iter().all(fair), "{first:?}");
}

/// Exactly three others, all of them officers whom nobody else could have.
#[test]
fn b_2_12_sekibo_can_copy_three_others() {
    each_deal(|_, _, _, json| {
        let copyable = json["copyable"].as_array().expect("a list");
        let officers: Vec<&Value> = json["matchups"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|m| m.1)
            .collect();
        if officers.iter().any(|officer| *officer == "officer_sekibo") {
            assert_eq!(copyable.len(), 3);
            let others = officers.iter().filter(|officer| **officer != "officer_sekibo");
            others.for_each(|officer| assert!(copyable.contains(officer)));
        } else {
            assert!(copyable.is_empty());
        }
    });
}

#[test]
fn b_2_13_and_b_2_14_what_a_company_starts_with() {
    for seats in help::SEATS {
        let game = help::game(seats);
        for seed in 0..60 {
            let mut at = help::deal(&game, seed);
            while at.open.phase == Phase::Draft {
                let choice = help::legal(&game, &at)[0];
                game.apply(&mut at, choice, &mut smokestack_core::NullSink);
            }
            let json = game.position_json(&at);
            for (seat, holding) in json["seats"].as_object().into_iter().flatten() {
                let sekibo = holding["officer"] == "officer_sekibo";
                let numbers = ["vp", "energy", "engineers", "credits", "excavators", "mixers"];
                let numbers = numbers.map(|key| holding[key].as_u64().unwrap_or(99));
                assert_eq!(numbers, [10, 0, 12, if sekibo { 9 } else { 6 }, 6, 4], "{seat}");
                let krylov = holding["officer"] == "officer_krylov";
                assert_eq!(length(&holding["tiles"]), if krylov { 5 } else { 4 });
                assert_eq!(length(&holding["contracts"]), 1, "a starting contract");
                assert!(
                    holding["wheel"]
                        .as_array()
                        .is_some_and(|w| w.iter().all(Value::is_null))
                );
            }
        }
    }
}

/// No draft, no patents, five bonus tiles (not the one for advanced tiles), and a joker for everybody.
#[test]
fn b_17_1_and_b_17_2_the_introductory_game() {
    let mut tables: BTreeMap<usize, BTreeSet<String>> = BTreeMap::new();
    for seats in help::SEATS {
        let game = help::game_with(seats, &[("introductory", "true")]);
        for seed in 0..50 {
            let at = help::deal(&game, seed);
            let json = game.position_json(&at);
            assert_eq!(at.open.phase, Phase::Actions);
            assert_eq!(
                (&json["patents"], length(&json["patent_stack"])),
                (&serde_json::json!({}), 0)
            );
            assert!(json["bonus_tiles"].as_array().is_some_and(|tiles| {
                tiles.len() == 5 && !tiles.contains(&"bonus_advanced_tiles".into())
            }));
            let order = json["order"].as_array().expect("the turn order");
            let sits = order.iter().filter_map(Value::as_str).map(|seat| {
                let holding = &json["seats"][seat];
                assert!(
                    holding["tiles"]
                        .as_array()
                        .is_some_and(|tiles| tiles.contains(&"basic_joker".into()))
                );
                format!(
                    "{} {} {}",
                    holding["company"], holding["officer"], holding["contracts"]
                )
            });
            tables
                .entry(seats)
                .or_default()
                .insert(sits.collect::<Vec<_>>().join(" | "));
        }
    }
    for (seats, ways) in &tables {
        assert_eq!(ways.len(), 1, "{seats} players always sit alike");
    }
    let way = |seats: usize| tables[&seats].first().expect("one way").clone();
    assert!(way(4).starts_with(&way(3)) && way(3).starts_with(&way(2)));
}
