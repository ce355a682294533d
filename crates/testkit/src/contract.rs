//! The common contract: the guarantees of the trait, checked on random games.

use std::fmt::Debug;
use std::sync::Arc;

use smokestack_core::{
    FastRng, Game, GameRng, NullSink, OptionValues, Record, Seat, Seed, Table, Turn, Viewer, information_gain,
};

use crate::play::rules;
use crate::{Ledger, log_lines, targets};

/// The number of positions per seat count in which every action must be reported in the log, distinct from the others.
const LOG_POSITIONS: usize = 500;

/// The number of games per seat count.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Games in which the whole contract is checked at every decision.
    pub thorough: u64,
    /// Games in which only the invariants are checked.
    pub quick: u64,
    /// More decisions than any game takes: each game must end.
    pub max_moves: usize,
}

/// Plays random games at every seat count with the given options and checks the contract of [`Game`].
///
/// `purse` is the name of a seat's money in the position's JSON.
pub fn contract<G: Game>(options: &[(&str, &str)], purse: &str, effort: Effort) {
    for &seats in G::info().seats {
        let game = rules::<G>(seats, options);
        check_actions(&game);
        for number in 0..effort.thorough {
            thorough_game(&game, options, purse, number, effort.max_moves);
        }
        log_lines::random_positions(&game, LOG_POSITIONS, 2_000_000);
        for number in 0..effort.quick {
            quick_game(&game, 1_000_000 + number, effort.max_moves);
        }
    }
}

/// Numbers and texts of all actions: each conversion is the exact inverse of the other.
fn check_actions<G: Game>(game: &G) {
    let info = G::info();
    let mut last = None;
    for number in 0..info.numbers {
        let Some(action) = game.action_numbered(number) else {
            continue;
        };
        assert_eq!(G::number(action), number, "{action:?}");
        let text = game.print(action);
        assert_eq!(game.parse(&text), Some(action), "{text}");
        assert!(G::kind(action) < info.kinds.len(), "{text}");
        assert!(
            last < Some(action),
            "numbers rise with the actions' order: {text}"
        );
        last = Some(action);
        for invalid_text in [
            format!("{text} "),
            format!(" {text}"),
            text.to_uppercase(),
            format!("{text}x"),
        ] {
            assert_eq!(game.parse(&invalid_text), None, "{invalid_text:?}");
        }
    }
    assert_eq!(game.action_numbered(info.numbers), None);
}

fn quick_game<G: Game>(game: &G, number: u64, max_moves: usize) {
    let mut rng = FastRng::new(&Seed::from_number(number));
    let mut position = game.deal(&Seed::from_number(number), &mut NullSink);
    let mut legal = Vec::new();
    for decisions in 0.. {
        game.legal_actions(&position, &mut legal);
        game.check_invariants(&position)
            .unwrap_or_else(|e| panic!("game {number}, decision {decisions}: {e}"));
        if legal.is_empty() {
            break;
        }
        assert!(decisions < max_moves, "game {number} does not end");
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(&mut position, action, &mut NullSink);
    }
    check_end(game, &position);
}

fn thorough_game<G: Game>(game: &G, options: &[(&str, &str)], purse: &str, number: u64, max_moves: usize) {
    let seed = Seed::from_number(number);
    let mut rng = FastRng::new(&seed);
    let players = Seat::all(game.seats())
        .map(|_| smokestack_core::Player::Bot("random".into()))
        .collect();
    let mut table = Table::new(Arc::new(game.clone()), options_of::<G>(options), players, seed);
    assert_eq!(
        *table.position(),
        game.deal(&seed, &mut NullSink),
        "the same seed gives the same set-up"
    );
    while table.turn() != Turn::Over {
        assert!(table.moves().len() < max_moves, "game {number} does not end");
        let legal = table.legal_actions();
        let exhaustive = table.moves().len() % 7 == (number % 7) as usize;
        check_listing(game, table.position(), &legal, exhaustive);
        targets::check_legal(&table);
        if exhaustive {
            targets::check_disabled(&table);
        }
        check_views(game, table.position(), &legal, number);
        check_saving(game, table.position());
        let action = legal[rng.below(legal.len() as u32) as usize];
        check_secrets(game, table.position(), action, number);
        let mut ledger = Ledger::of(&game.position_json(table.position()), purse);
        let seat = table.turn().seat().expect("the game is not over");
        let played_move = table.play(seat, action).expect("it was listed").clone();
        played_move
            .events
            .iter()
            .for_each(|event| ledger.record(&game.describe_event(event)));
        assert_eq!(
            ledger,
            Ledger::of(&game.position_json(table.position()), purse),
            "money after {action:?}"
        );
        game.check_invariants(table.position())
            .unwrap_or_else(|e| panic!("game {number} after {action:?}: {e}"));
    }
    check_end(game, table.position());
    check_record(game, &table);
}

fn options_of<G: Game>(options: &[(&str, &str)]) -> Vec<(String, String)> {
    let option_values = OptionValues::new(G::info(), options.iter().copied()).expect("the options exist");
    option_values
        .iter()
        .map(|(id, value)| (id.to_owned(), value.to_owned()))
        .collect()
}

/// The list is sorted, without duplicates, not empty, and agrees with `check`, also for actions that are not on it.
fn check_listing<G: Game>(game: &G, at: &G::Position, legal: &[G::Action], exhaustive: bool) {
    assert!(!legal.is_empty(), "no legal action before the end");
    assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
    for action in legal {
        assert_eq!(game.check(at, *action), Ok(()), "{action:?}");
        game.describe(at, *action);
    }
    game.question(at);
    if exhaustive {
        for number in 0..G::info().numbers {
            let Some(action) = game.action_numbered(number) else {
                continue;
            };
            let is_listed = legal.binary_search(&action).is_ok();
            let check_result = game.check(at, action);
            assert_eq!(
                is_listed,
                check_result.is_ok(),
                "{} {check_result:?}",
                game.print(action)
            );
            if let Err(refusal) = check_result {
                check_refusal(game, &refusal);
            }
        }
    }
}

/// A refusal cites a rule of the game, and its text form begins with it.
fn check_refusal<G: Game>(game: &G, refusal: &G::Refusal) {
    let explanation = game.explain(refusal);
    assert!(
        explanation.rule.starts_with(G::info().rule_prefix),
        "{explanation}"
    );
    assert!(
        refusal.to_string().starts_with(explanation.rule),
        "{refusal} is explained as {explanation}"
    );
    assert!(
        G::info().message_keys.refusals.contains(&explanation.why.key),
        "{explanation}"
    );
}

/// A position imagined from a view gives the same view, with the same legal actions and the same prompt.
fn check_views<G: Game>(game: &G, at: &G::Position, legal: &[G::Action], number: u64) {
    let mut rng = GameRng::new(&Seed::from_number(number));
    let seat_to_move = game.turn(at).seat();
    for viewer in viewers(game) {
        let view = game.view(at, viewer);
        let imagined_position = game.imagine(&view, &mut rng);
        game.check_invariants(&imagined_position)
            .unwrap_or_else(|e| panic!("imagined by {viewer:?}: {e}"));
        assert!(
            game.view(&imagined_position, viewer) == view,
            "view(imagine(v)) == v for {viewer:?}"
        );
        assert_eq!(
            game.view_json(&game.view(&imagined_position, viewer)),
            game.view_json(&view)
        );
        assert_eq!(game.turn(&imagined_position), game.turn(at));
        if seat_to_move.map(Viewer::Seat) == Some(viewer) {
            let mut imagined_actions = Vec::new();
            game.legal_actions(&imagined_position, &mut imagined_actions);
            assert_eq!(
                imagined_actions, legal,
                "what is legal depends only on what the seat knows"
            );
            assert_eq!(game.question(&imagined_position), game.question(at));
        }
    }
}

/// If an action reveals nothing according to the engine, permuting what is hidden changes no view and no log.
fn check_secrets<G: Game>(game: &G, at: &G::Position, action: G::Action, number: u64) {
    if information_gain::reveals(game, at, action) {
        return;
    }
    let (after, story) = apply_copy(game, at, action);
    let mut rng = GameRng::new(&Seed::from_number(number ^ 0xfeed));
    for viewer in viewers(game) {
        // That the action was legal at all (a card was in hand) follows from the action itself.
        let mut other_positions = (0..2_000).map(|_| game.imagine(&game.view(at, viewer), &mut rng));
        let other = other_positions.find(|other| game.check(other, action).is_ok());
        let other = other.expect("reveals() found positions in which it is legal");
        let (other_after, other_story) = apply_copy(game, &other, action);
        assert!(
            game.view(&other_after, viewer) == game.view(&after, viewer),
            "{action:?} leaks to {viewer:?}"
        );
        let lines = |story: &[G::Event]| -> Vec<String> {
            let mut lines: Vec<String> = story
                .iter()
                .filter(|e| game.audience(e).includes(viewer))
                .map(|e| game.describe_event(e).to_string())
                .collect();
            lines.sort(); // the order in which known tiles appear reveals nothing
            lines
        };
        assert_eq!(
            lines(&other_story),
            lines(&story),
            "the log of {action:?} leaks to {viewer:?}"
        );
    }
}

fn apply_copy<G: Game>(game: &G, at: &G::Position, action: G::Action) -> (G::Position, Vec<G::Event>) {
    let mut events = Vec::new();
    let mut position = at.clone();
    game.apply(&mut position, action, &mut events);
    (position, events)
}

fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> + use<G> {
    Seat::all(game.seats())
        .map(Viewer::Seat)
        .chain([Viewer::Spectator])
}

fn check_saving<G: Game>(game: &G, at: &G::Position) {
    let saved_json = game.position_json(at);
    let loaded_position = game
        .position_from_json(&saved_json)
        .unwrap_or_else(|e| panic!("{e}: {saved_json}"));
    assert_same(&loaded_position, at);
    for viewer in viewers(game) {
        let view = game.view(at, viewer);
        let view_json = game.view_json(&view);
        let read = game.view_from_json(&view_json);
        assert_same(&read.unwrap_or_else(|e| panic!("{e}: {view_json}")), &view);
    }
    let text = saved_json.to_string();
    let parsed_json: serde_json::Value = serde_json::from_str(&text).expect("JSON reads what it wrote");
    assert_eq!(parsed_json, saved_json);
}

fn assert_same<P: Eq + Debug>(left: &P, right: &P) {
    assert!(left == right, "{left:#?}\nis not\n{right:#?}");
}

/// Scores add up, places are ranks, and nothing is legal any more.
fn check_end<G: Game>(game: &G, at: &G::Position) {
    let scores = game.scores(at);
    assert_eq!(scores.0.len(), game.seats());
    assert!(scores.winners().count() >= 1);
    for score in &scores.0 {
        assert_eq!(
            score.total,
            score.lines.iter().map(|(_, points)| points).sum::<i32>()
        );
        assert!(
            score
                .lines
                .iter()
                .all(|(source, _)| G::info().message_keys.sources.contains(source))
        );
    }
    for number in (0..G::info().numbers).step_by(11) {
        if let Some(action) = game.action_numbered(number) {
            assert!(game.check(at, action).is_err(), "{action:?} after the end");
        }
    }
}

/// The record's text reads back and replays to the same position.
fn check_record<G: Game>(game: &G, table: &Table<G>) {
    let text = table.record().to_string();
    let record = Record::parse(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let replayed_table =
        Table::replay(Arc::new(game.clone()), &record).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_same(replayed_table.position(), table.position());
    assert_eq!(replayed_table.record().to_string(), text);
}
