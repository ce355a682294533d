//! A table: a game being played, with its history. It writes and replays records, and determines what may be undone.

use std::sync::{Arc, OnceLock};

use crate::game::{Game, Turn};
use crate::record::{End, FIRST_MOVE_LINE, Player, Problem, Record, RecordError};
use crate::{Choice, Disabled, GameRng, Message, Refused, Seat, Seed, Viewer, information_gain};

/// A game being played.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    game: Arc<G>,
    players: Vec<Player>,
    options: Vec<(String, String)>,
    seed: Seed,
    setup_events: Vec<G::Event>,
    moves: Vec<Move<G>>,
    position: G::Position,
    /// Belongs to `position`: code that changes the position replaces this.
    choices: Choices,
}

/// What can be chosen in a position, computed when somebody asks.
#[derive(Clone, Debug, Default)]
struct Choices {
    legal: OnceLock<Arc<[Choice]>>,
    disabled: OnceLock<Arc<[Disabled<Choice>]>>,
}

/// One move of the history, with the position before it.
#[derive(Clone, Debug)]
pub struct Move<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    pub position_before: G::Position,
    pub events: Vec<G::Event>,
    /// It was the only legal action: clients may play such a move automatically.
    pub forced: bool,
}

/// Why a move was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The text is not an action of this game at all.
    NotAnAction(String),
    Refused(Refused),
}

impl<G: Game> Table<G> {
    pub fn new(game: Arc<G>, options: Vec<(String, String)>, players: Vec<Player>, seed: Seed) -> Table<G> {
        let mut setup_events = Vec::new();
        let position = game.deal(&seed, &mut setup_events);
        Table {
            game,
            players,
            options,
            seed,
            setup_events,
            moves: Vec::new(),
            position,
            choices: Choices::default(),
        }
    }

    /// A table joined in the middle of a game: earlier moves are not in its history.
    pub fn from_position(
        game: Arc<G>,
        options: Vec<(String, String)>,
        players: Vec<Player>,
        position: G::Position,
    ) -> Table<G> {
        Table {
            game,
            players,
            options,
            seed: Seed([0; 32]),
            setup_events: Vec::new(),
            moves: Vec::new(),
            position,
            choices: Choices::default(),
        }
    }

    /// Replaces the position with one that fits newer information; the history stays.
    pub fn correct(&mut self, position: G::Position) {
        self.set_position(position);
    }

    fn set_position(&mut self, position: G::Position) {
        self.position = position;
        self.choices = Choices::default();
    }

    /// Deletes the history and keeps the position.
    pub fn forget_history(&mut self) {
        self.setup_events.clear();
        self.moves.clear();
    }

    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    pub fn players(&self) -> &[Player] {
        &self.players
    }

    pub fn position(&self) -> &G::Position {
        &self.position
    }

    /// The events before the first decision.
    pub fn setup_events(&self) -> &[G::Event] {
        &self.setup_events
    }

    pub fn moves(&self) -> &[Move<G>] {
        &self.moves
    }

    pub fn turn(&self) -> Turn {
        self.game.turn(&self.position)
    }

    pub fn legal_actions(&self) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(&self.position, &mut legal);
        legal
    }

    /// The legal actions, ready to be offered; computed once per position.
    pub fn legal(&self) -> Arc<[Choice]> {
        let legal = self.choices.legal.get_or_init(|| {
            let actions = self.legal_actions().into_iter();
            actions.map(|action| Choice::new(self, action)).collect()
        });
        legal.clone()
    }

    /// The actions that are shown disabled; computed once per position.
    pub fn disabled(&self) -> Arc<[Disabled<Choice>]> {
        let disabled = self.choices.disabled.get_or_init(|| {
            let actions = self.game.disabled_actions(&self.position).into_iter();
            let choice = |Disabled { action, piece }| Disabled {
                action: Choice::new(self, action),
                piece,
            };
            actions.map(choice).collect()
        });
        disabled.clone()
    }

    /// The position after the first `count` moves.
    pub fn position_after(&self, count: usize) -> &G::Position {
        self.moves
            .get(count)
            .map_or(&self.position, |m| &m.position_before)
    }

    /// Why `seat` may not do this now.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        match self.turn() {
            Turn::Of(asked) if asked == seat => self
                .game
                .check(&self.position, action)
                .map_err(|refusal| self.game.explain(&refusal)),
            turn => Err(not_your_turn::<G>(seat, turn)),
        }
    }

    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<&Move<G>, Refused> {
        self.check(seat, action)?;
        let legal = self.choices.legal.get();
        let forced = legal.map_or_else(|| self.legal_actions().len(), |legal| legal.len()) == 1;
        let position_before = self.position.clone();
        let mut events = Vec::new();
        self.game.apply(&mut self.position, action, &mut events);
        self.choices = Choices::default();
        self.moves.push(Move {
            seat,
            action,
            position_before,
            events,
            forced,
        });
        Ok(self.moves.last().expect("pushed just above"))
    }

    /// Plays an action given in its text form.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<&Move<G>, PlayError> {
        let action = self
            .game
            .parse(text)
            .ok_or_else(|| PlayError::NotAnAction(text.to_owned()))?;
        self.play(seat, action).map_err(PlayError::Refused)
    }

    /// Whether the move with this index (from 0) revealed something to a seat.
    pub fn reveals(&self, index: usize) -> bool {
        self.moves
            .get(index)
            .is_some_and(|m| information_gain::reveals(&*self.game, &m.position_before, m.action))
    }

    /// How far a player may undo without consent: the number of moves up to and including the last one that revealed
    /// something.
    pub fn undo_floor(&self) -> usize {
        (0..self.moves.len())
            .rev()
            .find(|i| self.reveals(*i))
            .map_or(0, |i| i + 1)
    }

    /// Goes back to the position after the first `count` moves. The caller decides whether that is allowed
    /// ([`Table::undo_floor`]).
    pub fn truncate(&mut self, count: usize) {
        if let Some(first) = self.moves.get(count) {
            let position = first.position_before.clone();
            self.set_position(position);
            self.moves.truncate(count);
        }
    }

    /// A copy of the table after its first `count` moves, for "continue from here".
    pub fn branch(&self, count: usize) -> Table<G> {
        let mut copy = self.clone();
        copy.truncate(count);
        copy
    }

    /// The same table as far as `viewer` can know, with everything else dealt again in each position of its history:
    /// both tables must look the same to the viewer.
    pub fn imagined(&self, viewer: Viewer, rng: &mut GameRng) -> Table<G> {
        let game = &self.game;
        let visible_events = |events: &[G::Event]| -> Vec<G::Event> {
            let visible = events
                .iter()
                .filter(|event| game.audience(event).includes(viewer));
            visible.cloned().collect()
        };
        let mut imagine_again = |position: &G::Position| game.imagine(&game.view(position, viewer), rng);
        let moves = self.moves.iter().map(|played_move| Move {
            position_before: imagine_again(&played_move.position_before),
            events: visible_events(&played_move.events),
            ..played_move.clone()
        });
        let moves = moves.collect();
        Table {
            setup_events: visible_events(&self.setup_events),
            moves,
            position: imagine_again(&self.position),
            seed: rng.seed(),
            choices: Choices::default(),
            ..self.clone()
        }
    }

    pub fn set_players(&mut self, players: Vec<Player>) {
        self.players = players;
    }

    pub fn record(&self) -> Record {
        let end = (self.turn() == Turn::Over).then(|| End {
            moves: self.moves.len(),
            scores: self
                .game
                .scores(&self.position)
                .0
                .iter()
                .map(|s| (s.seat, s.total))
                .collect(),
        });
        Record {
            game: G::info().id.to_owned(),
            rules: G::info().rules_version,
            data: G::data_version(self.game.data()).to_owned(),
            options: self.options.clone(),
            players: self.players.clone(),
            seed: self.seed,
            moves: self
                .moves
                .iter()
                .map(|m| (m.seat, self.game.print(m.action)))
                .collect(),
            end,
            shares: None,
        }
    }

    /// Plays a record from its beginning. The game has been set up with the record's options, seats and data.
    pub fn replay(game: Arc<G>, record: &Record) -> Result<Table<G>, RecordError> {
        let mut table = Table::new(game, record.options.clone(), record.players.clone(), record.seed);
        for (index, (seat, action)) in record.moves.iter().enumerate() {
            let record_error = |problem| {
                RecordError::new(
                    FIRST_MOVE_LINE + index,
                    problem,
                    format!("{} {seat} {action}", index + 1),
                )
            };
            if table.turn() == Turn::Over {
                return Err(record_error(Problem::AfterTheEnd));
            }
            table.play_text(*seat, action).map_err(|not| match not {
                PlayError::NotAnAction(_) => record_error(Problem::NotAnAction),
                PlayError::Refused(refusal) => record_error(Problem::Illegal(refusal.rule)),
            })?;
        }
        let expected = table.record().end;
        if record.end != expected {
            let line = FIRST_MOVE_LINE + record.moves.len();
            let actual = record.end.as_ref().map(End::to_string).unwrap_or_default();
            let problem = expected.map_or(Problem::NotOver, |end| Problem::Form(end.to_string()));
            return Err(RecordError::new(line, problem, actual));
        }
        Ok(table)
    }
}

/// The refusal for a seat whose turn it is not.
pub fn not_your_turn<G: Game>(seat: Seat, turn: Turn) -> Refused {
    match turn {
        Turn::Of(seat_to_move) => Refused {
            rule: G::info().turn_rule,
            why: Message::new("not-your-turn")
                .with("seat", seat)
                .with("asked", seat_to_move),
        },
        Turn::Over => Refused {
            rule: G::info().end_rule,
            why: Message::new("game-over"),
        },
    }
}
