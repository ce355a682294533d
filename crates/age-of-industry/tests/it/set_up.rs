//! Set-up over many seeds: who may play, where everything is, and that every deal is valid.

use std::collections::BTreeSet;

use age_of_industry::{AgeOfIndustry, Card, Cube, Data};
use smokestack_core::{Game as _, OptionValues, Seat, set_up};

use crate::help;

#[test]
fn two_to_five_play() {
    let option_values = OptionValues::new(AgeOfIndustry::info(), []).expect("the defaults");
    for seats in 0..=6 {
        let game = set_up::<AgeOfIndustry>(seats, &option_values, Data::standard());
        assert_eq!(game.is_ok(), help::SEATS.contains(&seats), "{seats} players");
    }
}

#[test]
fn ai_2_8_and_ai_18_1_hands_and_pile() {
    for (edition, seats, hand, pile) in [
        ("first", 2, 5, 30),
        ("first", 3, 6, 46),
        ("first", 4, 5, 44),
        ("first", 5, 6, 34),
        ("second", 2, 6, 28),
        ("second", 3, 6, 46),
        ("second", 4, 6, 40),
        ("second", 5, 6, 34),
    ] {
        let game = help::game_with(seats, &[("edition", edition)]);
        let at = help::deal(&game, 3);
        let hands: Vec<u8> = Seat::all(seats).map(|seat| at.open.holding(seat).hand).collect();
        assert_eq!(hands, vec![hand; seats], "{edition} edition, {seats} seats");
        assert_eq!((at.open.pile, at.open.face_up.len()), (pile, 2));
        let each = if seats == 2 { [3, 4] } else { [5, 6] };
        for card in Card::all() {
            assert_eq!(
                game.cards_of(card),
                each[usize::from(card.id().starts_with("location"))]
            );
        }
    }
}

#[test]
fn ai_2_2_and_ai_18_2_tiles_and_counters() {
    for game in help::tables() {
        let at = help::deal(&game, 1);
        for seat in Seat::all(game.seats()) {
            let tiles: usize = age_of_industry::Industry::ALL
                .iter()
                .map(|industry| game.display(&at.open, seat, *industry).count())
                .sum();
            assert_eq!(tiles, 35);
            let right = if game.seats() == 2 { 17 } else { 11 };
            assert_eq!(game.counters_left(&at.open, seat), (1, right));
            assert_eq!(at.open.holding(seat).money, 0, "AI-2.3");
        }
    }
}

#[test]
fn ai_2_5_ai_2_6_and_ai_2_11_cubes() {
    for game in help::tables() {
        let at = help::deal(&game, 1);
        assert_eq!(at.open.display, [6, 6]);
        let imports: u8 = game.map().space_ids().map(|space| at.open.cubes_on(space)).sum();
        let new_england = game.map().id == "new_england";
        assert_eq!(imports, if new_england { 18 } else { 0 });
        assert_eq!(game.stock(&at.open, Cube::Coal), if new_england { 6 } else { 24 });
        assert_eq!(game.stock(&at.open, Cube::Iron), 24);
    }
}

#[test]
fn ai_2_7_any_market_tile_may_lie_anywhere() {
    let game = help::game(4);
    let mut seen_keys = BTreeSet::new();
    for seed in 0..300 {
        let at = help::deal(&game, seed);
        for market in game.map().market_ids() {
            seen_keys.insert((market, at.open.market_tile(market)));
        }
    }
    assert_eq!(seen_keys.len(), 10 * 4);
}

#[test]
fn ai_2_4_the_first_player_is_drawn_others_follow_clockwise() {
    for seats in help::SEATS {
        let game = help::game(seats);
        let mut first = [0; 5];
        for seed in 0..500 {
            let state = help::deal(&game, seed).open;
            first[state.turn().index()] += 1;
            for place in 1..seats {
                assert_eq!(state.order[place], state.order[place - 1].plus(1, seats));
            }
        }
        let minimum = 500 / seats * 3 / 4;
        assert!(first[..seats].iter().all(|count| *count > minimum), "{first:?}");
    }
}
