//! Hands and the pile stay secret: in views, in the log, in legal actions, and in other players' prompts (AI-5.2).

use age_of_industry::{AgeOfIndustry, Position};
use smokestack_core::{FastRng, Game as _, GameRng, Seat, Seed, Turn, Viewer};

use crate::help;

/// Plays a random game and passes every position to `look`.
fn each_position(game: &AgeOfIndustry, seed: u64, mut look: impl FnMut(&Position)) {
    let mut rng = FastRng::new(&Seed::from_number(seed));
    let mut at = help::deal(game, seed);
    loop {
        look(&at);
        let legal = help::legal(game, &at);
        if legal.is_empty() {
            return;
        }
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(&mut at, action, &mut Vec::new());
    }
}

#[test]
fn ai_5_2_a_view_shows_one_hand_and_no_pile() {
    for game in help::tables() {
        each_position(&game, 4, |at| {
            for seat in Seat::all(game.seats()) {
                let json = game.view_json(&game.view(at, Viewer::Seat(seat)));
                assert!(json.get("pile").is_none() && json.get("seed").is_none());
                for other in Seat::all(game.seats()) {
                    let shown_json = json["seats"][other.to_string()].get("hand").is_some();
                    assert_eq!(shown_json, seat == other, "{seat} looks at {other}");
                }
            }
            let json = game.view_json(&game.view(at, Viewer::Spectator));
            let hands = json["seats"].as_object().expect("the seats").values();
            assert!(hands.into_iter().all(|holding| holding.get("hand").is_none()));
        });
    }
}

/// Whatever cards the others hold, an opponent sees the same view, log and prompt.
#[test]
fn ai_5_2_another_deal_of_what_is_hidden_looks_the_same() {
    for game in help::tables() {
        let mut rng = GameRng::new(&Seed::from_number(9));
        each_position(&game, 8, |at| {
            for seat in Seat::all(game.seats()) {
                let view = game.view(at, Viewer::Seat(seat));
                let other = game.imagine(&view, &mut rng);
                assert!(game.view(&other, Viewer::Seat(seat)) == view);
                assert_eq!(game.question(&other), game.question(at));
                if game.turn(at) == Turn::Of(seat) {
                    assert_eq!(help::legal(&game, &other), help::legal(&game, at));
                }
            }
        });
    }
}

/// A card that everybody saw a player take from beside the pile is in that hand in every imagined position.
#[test]
fn ai_14_5_a_card_taken_face_up_is_remembered() {
    for game in help::tables() {
        let mut rng = GameRng::new(&Seed::from_number(2));
        let mut remembered = 0;
        each_position(&game, 15, |at| {
            let spectator = game.view(at, Viewer::Spectator);
            let imagined = game.imagine(&spectator, &mut rng);
            for seat in Seat::all(game.seats()) {
                let seen_keys = at.open.holding(seat).seen;
                assert!(
                    game.hand(at, seat).has_all(seen_keys) && game.hand(&imagined, seat).has_all(seen_keys)
                );
                remembered += seen_keys.len();
            }
        });
        assert!(remembered > 0);
    }
}
