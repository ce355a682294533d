//! A game being played, with its type erased: actions go in and out as text, and descriptions as messages.

use std::any::Any;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use smokestack_core::{
    Choice, Disabled, Game, GameInfo, GameRng, Message, PlayError, Player, Progress, Question, Scores, Seat,
    Seed, Table, Viewer, information_gain,
};

use crate::dyn_game::CatalogError;

/// What one move did; the entry before the first move has no seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LogEntry {
    /// The number of the move, from 1; 0 for the set-up.
    pub number: usize,
    pub seat: Option<Seat>,
    pub action: String,
    pub forced: bool,
    pub events: Vec<Message>,
}

/// What an action would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preview {
    pub events: Vec<Message>,
    /// The view afterwards, as JSON.
    pub view: Value,
    pub scores: Scores,
    /// The action would reveal something hidden: the preview stops before that.
    pub reveals: bool,
}

/// A game being played.
pub trait DynTable: Send {
    fn info(&self) -> &'static GameInfo;
    fn players(&self) -> &[Player];
    fn set_players(&mut self, players: Vec<Player>);
    /// The seat to decide; `None` when the game is over.
    fn turn(&self) -> Option<Seat>;
    fn move_count(&self) -> usize;
    fn question(&self) -> Question;
    /// The legal actions, computed once per position.
    fn legal(&self) -> Arc<[Choice]>;
    /// Actions that are not legal, but are shown disabled because players look for them; computed once per position.
    fn disabled(&self) -> Arc<[Disabled<Choice>]>;
    /// The label of an action here, legal or not.
    fn describe(&self, action: &str) -> Option<Message>;
    fn check(&self, seat: Seat, action: &str) -> Result<(), PlayError>;
    fn play(&mut self, seat: Seat, action: &str) -> Result<LogEntry, PlayError>;
    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, PlayError>;
    fn position_json(&self) -> Value;
    fn view_json(&self, viewer: Viewer) -> Value;
    fn scores(&self) -> Scores;
    /// How far the game has come; `None` for a game without rounds.
    fn progress(&self) -> Option<Progress>;
    /// The whole log as `viewer` may read it, the set-up first.
    fn log(&self, viewer: Viewer) -> Vec<LogEntry> {
        self.log_from(viewer, 0)
    }
    /// The log from entry `first` on: 0 is the set-up, 1 the first move.
    fn log_from(&self, viewer: Viewer, first: usize) -> Vec<LogEntry>;
    /// How far a player may undo without consent (a number of moves).
    fn undo_floor(&self) -> usize;
    /// Whether the move with this index (from 0) revealed something to a seat.
    #[cfg(not(target_family = "wasm"))]
    fn reveals(&self, index: usize) -> bool;
    fn truncate(&mut self, moves: usize);
    /// The table as it was after this number of moves.
    fn after(&self, moves: usize) -> Box<dyn DynTable>;
    /// The same table as far as `viewer` can know, with everything else dealt again: used to test that nothing leaks.
    #[cfg(not(target_family = "wasm"))]
    fn imagined(&self, viewer: Viewer, seed: &Seed) -> Box<dyn DynTable>;
    /// Updates the table to a viewer's view after these further moves: the position is imagined again from the view.
    /// The moves are added to the history, unless they are not legal in the position imagined before.
    fn follow(&mut self, moves: &[(Seat, String)], view: &Value) -> Result<(), CatalogError>;
    /// The record's text.
    fn record(&self) -> String;
    /// The decisions with more than one legal action, each by the number of moves before it.
    fn decisions(&self) -> Vec<usize>;
    /// A component's name.
    fn piece_name(&self, id: &str, language: &str) -> Option<String>;
    fn as_any(&self) -> &dyn Any;
}

/// The typed table behind a [`DynTable`]: for a client that draws one game's board.
pub fn downcast<G: Game>(table: &dyn DynTable) -> Option<&Table<G>> {
    table.as_any().downcast_ref()
}

/// Whether a seat knows from the start what spectators do not: people who share a screen or a keyboard then need a
/// curtain between their turns.
pub fn has_secrets(table: &dyn DynTable) -> bool {
    let start = table.after(0);
    let spectator_view = start.view_json(Viewer::Spectator);
    Seat::all(start.players().len()).any(|seat| start.view_json(Viewer::Seat(seat)) != spectator_view)
}

/// A position that fits a view. The same view always gives the same position, so nothing on the screen changes without
/// a reason.
pub(crate) fn imagine<G: Game>(game: &G, view: &Value) -> Result<G::Position, CatalogError> {
    let view = game.view_from_json(view)?;
    let position = game.imagine(&view, &mut GameRng::new(&Seed([0; 32])));
    // The web client trusts its server, so the code that checks positions is left out.
    if !cfg!(target_family = "wasm") {
        game.check_invariants(&position)?;
    }
    Ok(position)
}

fn entry<G: Game>(table: &Table<G>, index: usize, viewer: Viewer) -> LogEntry {
    let played_move = &table.moves()[index];
    LogEntry {
        number: index + 1,
        seat: Some(played_move.seat),
        action: table.game().print(played_move.action),
        forced: played_move.forced && knows_forced(table, index, viewer),
        events: visible_messages(&**table.game(), &played_move.events, viewer),
    }
}

/// The number of imagined deals in all of which a decision must be forced to count as forced for another viewer.
const DEALS: usize = 8;

/// Whether a viewer can know that a move was forced: having only one kind of card in hand is a seat's secret.
fn knows_forced<G: Game>(table: &Table<G>, index: usize, viewer: Viewer) -> bool {
    let played_move = &table.moves()[index];
    if viewer == Viewer::Seat(played_move.seat) {
        return true;
    }
    let game = &**table.game();
    let view = game.view(&played_move.position_before, viewer);
    let mut rng = GameRng::new(&Seed::from_number(index as u64));
    let mut legal = Vec::new();
    (0..DEALS).all(|_| {
        game.legal_actions(&game.imagine(&view, &mut rng), &mut legal);
        legal.len() == 1
    })
}

fn visible_messages<G: Game>(game: &G, events: &[G::Event], viewer: Viewer) -> Vec<Message> {
    events
        .iter()
        .filter(|e| game.audience(e).includes(viewer))
        .map(|e| game.describe_event(e))
        .collect()
}

fn parse_action<G: Game>(table: &Table<G>, action: &str) -> Result<G::Action, PlayError> {
    table
        .game()
        .parse(action)
        .ok_or_else(|| PlayError::NotAnAction(action.to_owned()))
}

impl<G: Game> DynTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn players(&self) -> &[Player] {
        Table::players(self)
    }

    fn set_players(&mut self, players: Vec<Player>) {
        Table::set_players(self, players);
    }

    fn turn(&self) -> Option<Seat> {
        Table::turn(self).seat()
    }

    fn move_count(&self) -> usize {
        self.moves().len()
    }

    fn question(&self) -> Question {
        self.game().question(self.position())
    }

    fn legal(&self) -> Arc<[Choice]> {
        Table::legal(self)
    }

    fn disabled(&self) -> Arc<[Disabled<Choice>]> {
        Table::disabled(self)
    }

    fn describe(&self, action: &str) -> Option<Message> {
        self.game()
            .parse(action)
            .map(|action| self.game().describe(self.position(), action))
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), PlayError> {
        Table::check(self, seat, parse_action(self, action)?).map_err(PlayError::Refused)
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<LogEntry, PlayError> {
        self.play_text(seat, action)?;
        Ok(entry(self, self.moves().len() - 1, Viewer::Seat(seat)))
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Preview, PlayError> {
        let action = parse_action(self, action)?;
        Table::check(self, seat, action).map_err(PlayError::Refused)?;
        let game = self.game();
        let viewer = Viewer::Seat(seat);
        // Played on an imagined position: a preview shows no more than the seat can know.
        let mut rng = smokestack_core::GameRng::new(&Seed::from_number(0));
        let mut position = game.imagine(&game.view(self.position(), viewer), &mut rng);
        let reveals = information_gain::reveals(&**game, self.position(), action);
        let mut events = Vec::new();
        if !reveals {
            game.apply(&mut position, action, &mut events);
        }
        Ok(Preview {
            events: visible_messages(&**game, &events, viewer),
            view: game.view_json(&game.view(&position, viewer)),
            scores: game.scores(&position),
            reveals,
        })
    }

    fn position_json(&self) -> Value {
        self.game().position_json(self.position())
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        self.game().view_json(&self.game().view(self.position(), viewer))
    }

    fn scores(&self) -> Scores {
        self.game().scores(self.position())
    }

    fn progress(&self) -> Option<Progress> {
        self.game().progress(self.position())
    }

    fn log_from(&self, viewer: Viewer, first: usize) -> Vec<LogEntry> {
        let setup = (first == 0).then(|| LogEntry {
            number: 0,
            seat: None,
            action: String::new(),
            forced: false,
            events: visible_messages(&**self.game(), self.setup_events(), viewer),
        });
        let moves = (first.max(1)..=self.moves().len()).map(|number| entry(self, number - 1, viewer));
        setup.into_iter().chain(moves).collect()
    }

    fn undo_floor(&self) -> usize {
        Table::undo_floor(self)
    }

    #[cfg(not(target_family = "wasm"))]
    fn reveals(&self, index: usize) -> bool {
        Table::reveals(self, index)
    }

    fn truncate(&mut self, moves: usize) {
        Table::truncate(self, moves);
    }

    fn after(&self, moves: usize) -> Box<dyn DynTable> {
        Box::new(self.branch(moves))
    }

    fn follow(&mut self, moves: &[(Seat, String)], view: &Value) -> Result<(), CatalogError> {
        let position = imagine(&**self.game(), view)?;
        let is_played = |(seat, action): &(Seat, String)| self.play_text(*seat, action).is_ok();
        if !moves.iter().all(is_played) {
            self.forget_history();
        }
        self.correct(position);
        Ok(())
    }

    #[cfg(not(target_family = "wasm"))]
    fn imagined(&self, viewer: Viewer, seed: &Seed) -> Box<dyn DynTable> {
        Box::new(Table::imagined(self, viewer, &mut GameRng::new(seed)))
    }

    fn record(&self) -> String {
        Table::record(self).to_string()
    }

    fn decisions(&self) -> Vec<usize> {
        let moves = self.moves().iter().enumerate();
        moves
            .filter(|(_, played_move)| !played_move.forced)
            .map(|(number, _)| number)
            .collect()
    }

    fn piece_name(&self, id: &str, language: &str) -> Option<String> {
        self.game().piece_name(id, language).map(str::to_owned)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

#[cfg(test)]
mod tests {
    use bots::{Level, ThinkingTime};

    use super::*;

    #[test]
    fn a_game_has_secrets_if_a_seat_knows_more_than_a_spectator() {
        let secret = |game: &&&dyn crate::DynGame| {
            let seats = game.info().seats[0];
            let new = crate::NewTable {
                players: vec![Player::Bot("random".to_owned()); seats],
                options: Vec::new(),
                seed: Seed::from_number(1),
                data: None,
            };
            let mut table = game.start(&new).expect("the smallest table");
            let at_start = has_secrets(&*table);
            if let (Some(seat), Some(choice)) = (table.turn(), table.legal().first()) {
                table.play(seat, &choice.action).expect("it is legal");
            }
            assert_eq!(has_secrets(&*table), at_start, "it does not change in play");
            at_start
        };
        let games: Vec<&str> = crate::games()
            .iter()
            .filter(secret)
            .map(|game| game.info().id)
            .collect();
        assert_eq!(games, ["age-of-industry"]);
    }

    /// A player with only one kind of card discards it without a choice; the log must not show that to the others.
    #[test]
    fn forced_discards_stay_secret() {
        let new = crate::NewTable {
            players: vec![Player::Bot("random".into()); 3],
            options: Vec::new(),
            seed: Seed::from_number(5),
            data: None,
        };
        let mut table = crate::find("age-of-industry")
            .expect("the game is in the catalogue")
            .start(&new)
            .expect("a table of three");
        let mut number = 0;
        while let Some(seat) = table.turn() {
            number += 1;
            let action = table.bot_action(Level::Random, &Seed::from_number(number), ThinkingTime::REFERENCE);
            table
                .play(seat, &action.expect("somebody is asked"))
                .expect("bots play by the rules");
        }
        let forced_moves = |viewer: Viewer| -> Vec<usize> {
            let log = table.log(viewer);
            let forced_discards = log
                .iter()
                .filter(|entry| entry.forced && entry.action.starts_with("discard"));
            forced_discards.map(|entry| entry.number).collect()
        };
        let is_known = |number: &usize| {
            let table_before = table.after(number - 1);
            let seat = table_before.turn().expect("somebody discards").to_string();
            table_before.view_json(Viewer::Spectator)["seats"][&seat]["hand_size"] == 1
        };
        assert!(
            forced_moves(Viewer::Spectator).iter().all(is_known),
            "a last card is no secret"
        );
        let own_discards = Seat::all(3).flat_map(|seat| forced_moves(Viewer::Seat(seat)));
        assert!(own_discards.into_iter().any(|number| !is_known(&number)));
    }
}
