//! Legal moves name the pieces and places that they concern, and a table computes them once per position.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalog::{Choice, DynGame, DynTable, NewTable};
use smokestack_core::{FastRng, Player, Seed};

fn table(game: &dyn DynGame, seed: u64) -> Box<dyn DynTable> {
    let new = NewTable {
        players: vec![Player::Bot("random".to_owned()); 3],
        options: Vec::new(),
        seed: Seed::from_number(seed),
        data: None,
    };
    game.start(&new).expect("three may play every game")
}

/// The targets and the amount that an action's text leads one to expect, and whether more targets follow.
fn expected(game: &str, choice: &Choice) -> (Vec<String>, Option<u32>, bool) {
    let words: Vec<&str> = choice.action.split(' ').skip(1).collect();
    let amount = |n: usize| words[n].parse().ok();
    let bare = || words.iter().map(|word| (*word).to_owned()).collect();
    let in_front = |scope: &str| {
        let mut ids: Vec<String> = bare();
        ids[0] = format!("{scope}/{}", ids[0]);
        ids
    };
    match (game, choice.kind) {
        (_, "bid" | "repay") => (Vec::new(), amount(0), false),
        (_, "buy") => (in_front("bank"), None, false),
        (_, "subsidy") => (vec!["subsidy".to_owned()], None, false),
        ("age-of-industry", "build" | "anywhere" | "discard") => (in_front("hand"), None, false),
        ("barrage", "bank") => (Vec::new(), amount(0), true),
        ("barrage", "produce") => (
            words[1..].iter().map(|word| (*word).to_owned()).collect(),
            amount(0),
            true,
        ),
        ("barrage", "pay" | "machines") => (Vec::new(), None, false),
        // An officer comes with the company, and a tile with a place at the patent office.
        ("barrage", "company" | "place") => (bare(), None, true),
        _ => (bare(), None, false),
    }
}

#[test]
fn targets_are_the_ids_in_the_action() {
    for game in catalog::games() {
        let id = game.info().id;
        let mut kinds = BTreeSet::new();
        for seed in 0..4 {
            let mut table = table(*game, seed);
            let mut rng = FastRng::new(&Seed::from_number(seed));
            while let Some(seat) = table.turn() {
                let legal = table.legal();
                for choice in legal.iter() {
                    let (targets, amount, more) = expected(id, choice);
                    assert_eq!(choice.amount, amount, "{id}: {}", choice.action);
                    if more {
                        assert!(choice.targets.starts_with(&targets), "{id}: {choice:?}");
                    } else {
                        assert_eq!(choice.targets, targets, "{id}: {}", choice.action);
                    }
                    kinds.insert(choice.kind);
                }
                let choice = &legal[rng.below(legal.len() as u32) as usize];
                table.play(seat, &choice.action).expect("it was listed");
            }
        }
        assert!(kinds.len() * 2 > game.info().kinds.len(), "{id}: only {kinds:?}");
    }
}

#[test]
fn a_table_lists_its_legal_moves_once_per_position() {
    let mut table = table(catalog::games()[0], 1);
    let before = table.legal();
    assert!(Arc::ptr_eq(&before, &table.legal()));
    assert!(Arc::ptr_eq(&table.disabled(), &table.disabled()));
    let seat = table.turn().expect("the game has just begun");
    table.play(seat, &before[0].action).expect("it was listed");
    assert_ne!(*before, *table.legal(), "the list belongs to the position");
    table.truncate(0);
    assert_eq!(*before, *table.legal());
}

#[test]
fn a_legal_move_as_json() {
    let table = table(catalog::find("industria").expect("it is in the catalogue"), 1);
    let choice = serde_json::to_value(&table.legal()[0]).expect("it is plain data");
    let keys: BTreeSet<&str> = choice
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(
        keys,
        BTreeSet::from(["action", "kind", "label", "number", "targets"])
    );
}
