//! Totals over a whole game: rounds, money handed out, tiles auctioned.

use std::collections::BTreeMap;

use industria::Event;
use smokestack_core::{Game as _, Seat};

use crate::help;

#[test]
fn ia_2_4_the_number_of_rounds_by_player_count() {
    for (seats, rounds) in [(3, 16), (4, 15)] {
        for seed in 0..20 {
            let events = help::story(&help::game(seats), seed);
            let begun: Vec<(u8, u8)> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Round { epoch, round, .. } => Some((*epoch, *round)),
                    _ => None,
                })
                .collect();
            assert_eq!(begun.len(), rounds);
            assert!(begun.is_sorted());
        }
    }
}

#[test]
fn ia_3_4_a_game_hands_every_player_22_thalers() {
    for seats in [3, 4] {
        let mut handed = [4; 4];
        for event in help::story(&help::game(seats), 5) {
            if let Event::Income { seat, thalers } = event {
                handed[seat.index()] += u32::from(thalers);
            }
        }
        assert_eq!(handed[..seats], [22; 4][..seats]);
    }
}

#[test]
fn ia_3_3_with_permanent_income_it_is_28_thalers() {
    // 4 + 6 x 1 + 9 x 2 and 4 + 8 x 1 + 8 x 2
    for seats in [3, 4] {
        let game = help::game_with(seats, &[("epoch_income", "permanent")]);
        let income = |event: &Event| match event {
            Event::Income { seat, thalers } if seat.index() == 0 => u32::from(*thalers),
            _ => 0,
        };
        assert_eq!(4 + help::story(&game, 5).iter().map(income).sum::<u32>(), 28);
    }
}

#[test]
fn ia_4_3_every_tile_is_auctioned_once_in_its_epoch() {
    for seats in [3, 4] {
        let game = help::game(seats);
        let mut offered: BTreeMap<&str, u32> = BTreeMap::new();
        for event in help::story(&game, 9) {
            if let Event::Offered { tile, .. } = event {
                *offered.entry(&game.component_data().tile(tile).id).or_default() += 1;
            }
        }
        assert_eq!(offered.len(), if seats == 3 { 48 } else { 60 });
        assert!(offered.values().all(|times| *times == 1));
    }
}

/// The largest amount of money that a game can reach: nobody builds, and everybody sells their resource tiles.
#[test]
fn ia_1_10_the_bank_never_runs_dry_even_if_nobody_spends() {
    let game = help::game_with(4, &[("epoch_income", "permanent")]);
    let mut at = help::deal(&game, 1);
    while !help::is_over(&game, &at) {
        let legal = help::legal(&game, &at);
        let saves =
            |text: &str| text == "done" || text == "pass" || text == "keep" || text.starts_with("sell res_");
        let texts: Vec<String> = legal.iter().map(|action| game.print(*action)).collect();
        let sale = texts.iter().position(|text| text.starts_with("sell res_"));
        let choice = sale
            .or_else(|| texts.iter().position(|text| saves(text)))
            .unwrap_or(0);
        game.apply(&mut at, legal[choice], &mut smokestack_core::NullSink);
        game.check_invariants(&at).expect("a position of play");
    }
    let money: u32 = Seat::all(4)
        .map(|seat| u32::from(at.open.holding(seat).money))
        .sum();
    assert_eq!(money, 4 * 28 + 11);
}
