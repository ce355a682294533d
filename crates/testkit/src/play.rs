//! Helpers for tests: a table, a deal, a patch applied to it, an action by its text, a random game.

use std::sync::Arc;

use serde_json::Value;
use smokestack_core::{
    FastRng, Game, InvalidPosition, NullSink, OptionValues, Seat, Seed, Sink, Table, Turn, scenario, set_up,
};

/// The rules of a table with the standard data.
pub fn rules<G: Game>(seats: usize, options: &[(&str, &str)]) -> G {
    let option_values = OptionValues::new(G::info(), options.iter().copied()).expect("the options exist");
    let data = G::data_set("standard").expect("every game has a standard set");
    set_up(seats, &option_values, data).expect("the seat count is allowed")
}

pub fn deal<G: Game>(game: &G, seed: u64) -> G::Position {
    game.deal(&Seed::from_number(seed), &mut NullSink)
}

/// The set-up position of seed 0 with a patch applied, as in a scenario.
pub fn patched_position<G: Game>(game: &G, patch: &Value) -> Result<G::Position, InvalidPosition> {
    scenario::apply_patch(game, &deal(game, 0), patch)
}

pub fn legal<G: Game>(game: &G, at: &G::Position) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(at, &mut actions);
    actions
}

/// Plays the action with this text; a refusal fails the test.
pub fn act<G: Game>(game: &G, at: &mut G::Position, text: &str) {
    let action = game
        .parse(text)
        .unwrap_or_else(|| panic!("{text} is not an action"));
    if let Err(refusal) = game.check(at, action) {
        panic!("{text} is refused: {refusal}");
    }
    game.apply(at, action, &mut NullSink);
}

pub fn is_over<G: Game>(game: &G, at: &G::Position) -> bool {
    game.turn(at) == Turn::Over
}

/// The refusal that the seat to decide gets for an action that is not legal.
pub fn refusal_text<G: Game>(game: &G, patch: &Value, action: &str) -> String {
    let at = patched_position(game, patch).unwrap_or_else(|error| panic!("{patch}: {error}"));
    let parsed_action = game.parse(action);
    let parsed_action = parsed_action.unwrap_or_else(|| panic!("{action} is not an action of the game"));
    match game.check(&at, parsed_action) {
        Ok(()) => format!("{action} is legal"),
        Err(refusal) => game.explain(&refusal).to_string(),
    }
}

/// A seat that is not to decide gets a refusal with the rule and both seats.
pub fn only_the_asked_seat_may_act<G: Game>(seats: usize) {
    let table = Table::new(
        Arc::new(rules::<G>(seats, &[])),
        Vec::new(),
        Vec::new(),
        Seed::from_number(0),
    );
    let seat_to_move = table.turn().seat().expect("a new game is not over");
    let action = table.legal_actions()[0];
    for seat in Seat::all(seats).filter(|seat| *seat != seat_to_move) {
        let refusal = table.check(seat, action).expect_err("it is not this seat's turn");
        let rule = G::info().turn_rule;
        assert_eq!(
            refusal.to_string(),
            format!("{rule} not-your-turn {seat} {seat_to_move}")
        );
    }
    assert!(table.check(seat_to_move, action).is_ok());
}

/// Plays a random game to its end; `each` gets every position with its action, and the last one with none.
pub fn random_game<G: Game>(
    game: &G,
    seed: u64,
    events: &mut impl Sink<G::Event>,
    mut visit: impl FnMut(&G::Position, &[G::Action]),
) -> G::Position {
    let seed = Seed::from_number(seed);
    let mut rng = FastRng::new(&seed);
    let mut at = game.deal(&seed, events);
    let mut actions = Vec::with_capacity(64);
    loop {
        game.legal_actions(&at, &mut actions);
        visit(&at, &actions);
        if actions.is_empty() {
            return at;
        }
        let choice = rng.below(actions.len() as u32) as usize;
        game.apply(&mut at, actions[choice], events);
    }
}

/// All events of a random game, set-up included.
pub fn story<G: Game>(game: &G, seed: u64) -> Vec<G::Event> {
    let mut events = Vec::new();
    random_game(game, seed, &mut events, |_, _| {});
    events
}

/// A whole game at a table, played by a fixed rule that visits all kinds of decisions.
pub fn whole_game<G: Game>(seats: usize, seed: u64) -> Table<G> {
    let game = Arc::new(rules::<G>(seats, &[]));
    let mut table = Table::new(game, Vec::new(), Vec::new(), Seed::from_number(seed));
    while let Turn::Of(seat) = table.turn() {
        let legal = table.legal_actions();
        let choice = legal[table.moves().len() * 5 % legal.len()];
        table.play(seat, choice).expect("a listed action is legal");
    }
    table
}

/// Undoing restores the exact position, and the same actions lead to the same end.
pub fn undo_is_exact<G: Game>(table: &Table<G>) {
    let moves = table.moves().len();
    for count in (0..=moves).step_by(17).chain([moves]) {
        let mut undone_table = table.clone();
        undone_table.truncate(count);
        assert!(
            undone_table.position() == table.position_after(count),
            "after {count} moves"
        );
        assert_eq!(undone_table.moves().len(), count);
        for played_move in &table.moves()[count..] {
            undone_table
                .play(played_move.seat, played_move.action)
                .expect("played before");
        }
        assert!(
            undone_table.position() == table.position(),
            "continued from move {count}"
        );
    }
}
