//! What [`Game::targets`], [`Game::disabled_actions`] and the choices of a table guarantee.

use std::collections::BTreeMap;

use smokestack_core::{Choice, Disabled, Game, Table};

/// Who or what can stand before an id, with a slash: see [`Game::targets`].
const SCOPES: [&str; 2] = ["hand", "bank"];

/// Ids are known and not repeated, and two actions of a kind differ in their targets or amounts.
pub(crate) fn check_legal<G: Game>(table: &Table<G>) {
    let legal = table.legal();
    let mut seen: BTreeMap<(&str, &[String], Option<u32>), &Choice> = BTreeMap::new();
    for (choice, action) in legal.iter().zip(table.legal_actions()) {
        assert_eq!(choice.action, table.game().print(action));
        check_ids(table.game().as_ref(), choice);
        let targets = |_| table.game().targets(table.position(), action);
        assert_eq!(targets(1), targets(2), "{}", choice.action);
        if !G::info().listed_kinds.contains(&choice.kind) {
            let key = (choice.kind, choice.targets.as_slice(), choice.amount);
            if let Some(other) = seen.insert(key, choice) {
                panic!("{} and {} have the same targets", other.action, choice.action);
            }
        }
    }
}

/// Disabled actions are not legal, at most one belongs to a piece, and no legal one is at that piece.
pub(crate) fn check_disabled<G: Game>(table: &Table<G>) {
    let game = table.game();
    let disabled = table.disabled();
    let mut pieces: Vec<&str> = Vec::new();
    for Disabled { action, piece } in disabled.iter() {
        let typed = game.parse(&action.action).expect("it was printed");
        assert!(
            game.check(table.position(), typed).is_err(),
            "{} is legal",
            action.action
        );
        check_ids(game.as_ref(), action);
        if let Some(piece) = piece {
            assert!(is_known(game.as_ref(), piece), "{piece}");
            assert!(!pieces.contains(&piece.as_str()), "{piece} is disabled twice");
            pieces.push(piece);
        }
    }
}

fn check_ids<G: Game>(game: &G, choice: &Choice) {
    for (index, id) in choice.targets.iter().enumerate() {
        assert!(is_known(game, id), "{}: {id} is not known", choice.action);
        assert!(
            !choice.targets[..index].contains(id),
            "{}: {id} twice",
            choice.action
        );
    }
}

fn is_known<G: Game>(game: &G, id: &str) -> bool {
    let bare = match id.split_once('/') {
        Some((scope, bare)) if SCOPES.contains(&scope) => bare,
        _ => id,
    };
    G::info().places.contains(&bare) || game.piece_name(bare, "en").is_some()
}
