//! Set-up over many seeds: who may play, how the bag is shuffled, who starts.

use std::collections::BTreeSet;

use industry::{Data, Industry};
use smokestack_core::{Game as _, OptionValues, set_up};

use crate::help;

#[test]
fn iy_1_1_three_or_four_play() {
    let option_values = OptionValues::new(Industry::info(), []).expect("the defaults");
    for seats in 0..=6 {
        let game = set_up::<Industry>(seats, &option_values, Data::standard());
        assert_eq!(game.is_ok(), [3, 4].contains(&seats), "{seats} players");
    }
}

#[test]
fn iy_3_1_the_seed_shuffles_all_twelve_markers() {
    let game = help::game(4);
    let mut first = BTreeSet::new();
    for seed in 0..300 {
        let json = game.position_json(&help::deal(&game, seed));
        assert_eq!(json["bag"].as_array().map(Vec::len), Some(8));
        for epoch in ["2", "3", "4", "5"] {
            let bag = json["refills"][epoch].as_array().expect("a bag");
            let markers: BTreeSet<&str> = bag.iter().filter_map(|letter| letter.as_str()).collect();
            assert_eq!((bag.len(), markers.len()), (12, 12));
            first.insert(format!("{epoch}{}", bag[0]));
        }
    }
    assert_eq!(
        first.len(),
        48,
        "each marker comes first in each epoch with some seed"
    );
}

#[test]
fn iy_3_4_the_start_player_is_drawn_at_random() {
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
