//! Hints and reviews, in every game.

use catalog::{Budget, DynGame, DynTable, Level, NewTable, RIVAL, ReviewEffort, ThinkingTime};
use smokestack_core::{FastRng, Player, Seed, Viewer};

const SEATS: usize = 3;

/// A table after this many random moves; with `usize::MAX`, after a whole game.
fn table(game: &dyn DynGame, moves: usize) -> Box<dyn DynTable> {
    let new = NewTable {
        players: vec![Player::Bot("random".to_owned()); SEATS],
        options: Vec::new(),
        seed: Seed::from_number(3),
        data: None,
    };
    let mut table = game.start(&new).expect("three may play every game");
    let mut rng = FastRng::new(&Seed::from_number(5));
    while let Some(seat) = table.turn().filter(|_| table.move_count() < moves) {
        let legal = table.legal();
        let action = &legal[rng.below(legal.len() as u32) as usize].action;
        table.play(seat, action).expect("it was listed");
    }
    table
}

/// Without a time limit, so that the same seed gives the same result.
const EFFORT: ReviewEffort<'static> = ReviewEffort {
    iterations: 32,
    ms: 1.0,
    clock: &|| 0.0,
};

fn assert_shares(chances: &[f32]) {
    assert_eq!(chances.len(), SEATS);
    assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{chances:?}");
}

#[test]
fn a_hint_lists_legal_actions_and_explains_the_best() {
    for game in catalog::games() {
        let mut table = table(*game, 12);
        while table.legal().len() < 3 {
            let (seat, legal) = (table.turn().expect("the game has hardly begun"), table.legal());
            table.play(seat, &legal[0].action).expect("it was listed");
        }
        let advice = table
            .think(&Seed::from_number(1), Budget::Iterations(40))
            .expect("somebody is asked");
        assert_eq!(Some(advice.seat), table.turn());
        assert_shares(&advice.chances);
        let mut hinted_actions: Vec<&str> = advice.options.iter().map(|option| &*option.action).collect();
        let legal = table.legal();
        let mut legal: Vec<&str> = legal.iter().map(|choice| &*choice.action).collect();
        hinted_actions.sort_unstable();
        legal.sort_unstable();
        assert_eq!(hinted_actions, legal, "{}", game.info().id);
        let by_attention = |pair: &[catalog::Line]| pair[0].attention >= pair[1].attention;
        assert!(advice.options.windows(2).all(by_attention));
        let mut reasons = advice.options.iter().flat_map(|option| &option.reasons);
        assert!(reasons.all(|reason| reason.part == RIVAL || game.parts().contains(&reason.part)));
    }
}

#[test]
fn every_unforced_decision_can_be_reviewed() {
    for game in catalog::games() {
        let table = table(*game, usize::MAX);
        let decisions = table.decisions();
        assert!(decisions.len() > 10, "{} has {}", game.info().id, decisions.len());
        let last = decisions.len() - 1;
        // A few decisions, including the last: the game may be over after it.
        for at in [0, last / 3, 2 * last / 3, last].map(|nth| decisions[nth]) {
            let review = table
                .review(at, &Seed::from_number(1), EFFORT)
                .expect("there was a choice");
            assert_eq!(Some(review.seat), table.after(at).turn());
            for outlook in [&review.played, &review.best] {
                assert_shares(&outlook.chances);
                assert_eq!(table.after(at).check(review.seat, &outlook.action), Ok(()));
            }
            assert_shares(&review.chances);
            assert_eq!(table.review(at, &Seed::from_number(1), EFFORT), Some(review));
        }
        let forced_move = (0..table.move_count()).find(|at| !decisions.contains(at));
        let forced_move = forced_move.expect("some move has no alternative");
        assert_eq!(table.review(forced_move, &Seed::from_number(1), EFFORT), None);
        assert_eq!(
            table.review(table.move_count(), &Seed::from_number(1), EFFORT),
            None
        );
    }
}

/// Moves after the reviewed one do not affect the review.
#[test]
fn a_review_does_not_know_how_the_game_went_on() {
    for game in catalog::games() {
        let whole_game = table(*game, usize::MAX);
        let decisions = whole_game.decisions();
        let at = decisions[decisions.len() / 2];
        let seed = Seed::from_number(9);
        let shortened_game = whole_game.after(at + 1);
        assert_eq!(
            shortened_game.review(at, &seed, EFFORT),
            whole_game.review(at, &seed, EFFORT)
        );
    }
}

/// Bots and hints get the full table, but dealing again what the seat cannot know does not change their choices.
#[test]
fn neither_bots_nor_hints_read_what_is_hidden() {
    for game in catalog::games() {
        for moves in [0, 9, 30, 61] {
            let table = table(*game, moves);
            let Some(seat) = table.turn() else { continue };
            let seed = Seed::from_number(moves as u64);
            for deal in 0..3 {
                let other = table.imagined(Viewer::Seat(seat), &Seed::from_number(deal));
                for level in Level::ALL {
                    let answer =
                        |table: &dyn DynTable| table.bot_action(level, &seed, ThinkingTime::Iterations(100));
                    assert_eq!(answer(&*table), answer(&*other), "{} {level:?}", game.info().id);
                }
                let hint = |table: &dyn DynTable| table.think(&seed, Budget::Iterations(16));
                assert_eq!(hint(&*table), hint(&*other), "{}", game.info().id);
            }
        }
    }
}
