//! Totals over a whole game: rounds, water, turn order, patents, what the bank pays.

use std::collections::BTreeSet;

use barrage::{Event, Phase};
use smokestack_core::{FastRng, Game as _, NullSink, Seat, Seed};
use testkit::play::story;

use crate::help;

const GAMES: u64 = 12;

fn each_story(mut see: impl FnMut(usize, &[Event])) {
    for seats in help::SEATS {
        let game = help::game(seats);
        for seed in 0..GAMES {
            see(seats, &story(&game, seed));
        }
    }
}

#[test]
fn b_1_1_a_game_has_five_rounds_of_five_phases() {
    each_story(|_, events| {
        let phases: Vec<String> = events
            .iter()
            .filter_map(|event| match event {
                Event::Round(round) => Some(format!("round {round}")),
                Event::Flow(round) => Some(format!("flow {round}")),
                Event::Scoring(round) => Some(format!("scoring {round}")),
                Event::Order { .. } => Some("order".to_owned()),
                Event::Over => Some("over".to_owned()),
                _ => None,
            })
            .collect();
        let mut expected = Vec::new();
        for round in 1..=5 {
            expected.extend(["round", "flow", "scoring"].map(|phase| format!("{phase} {round}")));
            expected.push(if round < 5 { "order" } else { "over" }.to_owned());
        }
        assert_eq!(phases, expected);
    });
}

/// In round 5 no drops are added.
#[test]
fn b_3_6_headstreams_spring_in_rounds_one_to_four() {
    each_story(|_, events| {
        let mut round = 0;
        let mut sprang = [0; 6];
        for event in events {
            match event {
                Event::Round(now) => round = usize::from(*now),
                Event::Sprang { .. } => sprang[round] += 1,
                _ => {}
            }
        }
        assert!(sprang[1..=4].iter().sum::<u32>() > 0);
        assert_eq!((sprang[0], sprang[5]), (0, 0));
    });
}

/// Everybody passes once per round, and nobody acts after passing.
#[test]
fn b_4_7_and_b_4_9_whoever_has_passed_is_out() {
    each_story(|seats, events| {
        let mut out: BTreeSet<Seat> = BTreeSet::new();
        for event in events {
            match event {
                Event::Round(_) => out.clear(),
                Event::Passed(seat) => assert!(out.insert(*seat), "{seat} passes twice"),
                Event::Placed { seat, .. } | Event::Constructs { seat, .. } | Event::Uses { seat, .. } => {
                    assert!(!out.contains(seat), "{seat} acts after passing");
                }
                Event::Flow(_) => assert_eq!(out.len(), seats),
                _ => {}
            }
        }
    });
}

/// I-I-I, I-I-II, II-II-II, II-III-III, III-III-III, each tile once.
#[test]
fn b_10_4_the_patents_of_the_rounds() {
    for seats in help::SEATS {
        let game = help::game(seats);
        for seed in 0..GAMES {
            let mut offered: Vec<u8> = help::deal(&game, seed)
                .open
                .patents
                .map(|tile| tile.level())
                .into();
            let mut tiles = BTreeSet::new();
            for event in story(&game, seed) {
                if let Event::Offered(tile) = event {
                    offered.push(tile.level());
                    assert!(tiles.insert(tile));
                }
            }
            assert_eq!(offered, [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
        }
    }
}

/// Lowest energy first; tied players take the reverse of their previous order.
#[test]
fn b_10_1_the_turn_order_follows_the_energy_track() {
    for seats in help::SEATS {
        let game = help::game(seats);
        for number in 0..GAMES {
            let seed = Seed::from_number(number);
            let mut rng = FastRng::new(&seed);
            let mut at = game.deal(&seed, &mut NullSink);
            let mut orders = 0;
            while at.open.phase != Phase::Over {
                let legal = help::legal(&game, &at);
                let mut energy = at.open.seats.map(|holding| holding.energy);
                let old = at.open.order;
                let mut events = Vec::new();
                let choice = rng.below(legal.len() as u32) as usize;
                game.apply(&mut at, legal[choice], &mut events);
                for event in events {
                    match event {
                        Event::Energy { seat, energy: more }
                        | Event::Produced {
                            seat, energy: more, ..
                        } => {
                            energy[seat.index()] += u16::from(more);
                        }
                        Event::Order { order, .. } => {
                            let mut expected: Vec<Seat> = old[..seats].iter().rev().copied().collect();
                            expected.sort_by_key(|seat| energy[seat.index()]);
                            assert_eq!(order[..seats], expected);
                            energy = [0; 4];
                            orders += 1;
                        }
                        _ => {}
                    }
                }
            }
            assert_eq!(orders, 4);
        }
    }
}

/// A player who only goes to the bank gets a credit for every engineer, plus the track's three credits for nothing.
#[test]
fn b_6_7_and_b_9_3_a_game_at_the_bank() {
    for seats in help::SEATS {
        let game = help::game(seats);
        let mut at = help::deal(&game, 1);
        while at.open.phase != Phase::Over {
            let legal = help::legal(&game, &at);
            let bank = legal
                .iter()
                .rev()
                .find(|action| game.print(**action).starts_with("bank"));
            game.apply(&mut at, *bank.unwrap_or(&legal[0]), &mut NullSink);
            game.check_invariants(&at).expect("a position of play");
        }
        for seat in Seat::all(seats) {
            let holding = at.open.holding(seat);
            let start = u16::from(
                game.component_data()
                    .officer(holding.officer)
                    .credits
                    .unwrap_or(6),
            );
            assert_eq!(
                holding.credits,
                start + 5 * (12 + 3),
                "the bank never runs dry (B-1.10)"
            );
            let sheet = game.scores(&at).of(seat).clone();
            let line = |source: &str| sheet.lines.iter().find(|(s, _)| *s == source).map(|l| l.1);
            assert_eq!(
                (line("energy"), line("leftovers")),
                (Some(-15), Some(i32::from(holding.credits + 10) / 5))
            );
        }
    }
}
