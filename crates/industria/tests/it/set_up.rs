//! Set-up over many seeds: who may play, how the piles are shuffled, who starts.

use std::collections::BTreeSet;

use industria::{Data, Industria};
use smokestack_core::{Game as _, OptionValues, set_up};

use crate::help;

#[test]
fn ia_1_1_three_or_four_play() {
    let option_values = OptionValues::new(Industria::info(), []).expect("the defaults");
    for seats in 0..=6 {
        let game = set_up::<Industria>(seats, &option_values, Data::standard());
        assert_eq!(game.is_ok(), [3, 4].contains(&seats), "{seats} players");
    }
}

#[test]
fn ia_1_8_each_pile_is_the_shuffled_tiles_of_its_epoch() {
    let game = help::game(4);
    let mut tops = BTreeSet::new();
    for seed in 0..200 {
        let json = game.position_json(&help::deal(&game, seed));
        for epoch in 1..=5 {
            let pile = json["piles"][epoch.to_string()].as_array().expect("a pile");
            assert_eq!(pile.len(), if epoch == 1 { 8 } else { 12 });
            for id in pile.iter().filter_map(|id| id.as_str()) {
                let tile = game.component_data().find_tile(id).expect("a tile");
                assert_eq!(game.component_data().tile(tile).epoch, epoch);
            }
            tops.insert(pile[0].to_string());
        }
    }
    assert_eq!(tops.len(), 60, "each tile lies on top of its pile with some seed");
}

#[test]
fn ia_1_9_the_start_player_is_drawn_at_random() {
    for seats in [3, 4] {
        let game = help::game(seats);
        let mut starts = [0; 4];
        for seed in 0..400 {
            let at = help::deal(&game, seed);
            assert_eq!(at.open.turn, at.open.start);
            starts[at.open.start.index()] += 1;
        }
        let minimum = 400 / seats * 3 / 4;
        assert!(starts[..seats].iter().all(|count| *count > minimum), "{starts:?}");
        assert!(starts[seats..].iter().all(|count| *count == 0));
    }
}
