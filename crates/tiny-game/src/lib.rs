//! Stones: a game of a few rules, which shows what a game needs and nothing more. docs/adding-a-game.md explains it.
//!
//! - TG-1.1: There are 21 stones in a pile.
//! - TG-1.2: On your turn, take one, two or three stones from the pile.
//! - TG-1.3: The game is over when the pile is empty. Each stone is worth a point, and the last one five more.

mod json;

use std::sync::Arc;

use bots::{Evaluate, NoWeights, Planner};
use serde_json::Value;
use smokestack_core::{
    Audience, DataError, Game, GameInfo, GameRng, InvalidPosition, Message, MessageKeys, OptionValues,
    Question, Refused, Scores, Seat, SeatScore, Seed, Sink, Targets, Turn, Viewer,
};

/// The number of stones at the beginning (TG-1.1).
const STONES: u8 = 21;
/// The most stones that can be taken in a turn (TG-1.2).
const MOST: u8 = 3;
/// The additional points for the last stone (TG-1.3).
const LAST_STONE: i32 = 5;
const MAX_SEATS: usize = 3;

/// The rules of one table.
#[derive(Clone, Debug)]
pub struct TinyGame {
    seats: usize,
}

/// Nothing is hidden, so this is also what everyone sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pile: u8,
    turn: Seat,
    taken: [u8; MAX_SEATS],
}

/// Takes this many stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Take(u8);

/// A seat has taken stones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taken {
    seat: Seat,
    stones: u8,
    left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("TG-1.2 only {left} left")]
    TooMany { left: u8 },
    #[error("TG-1.3 over")]
    Over,
}

static INFO: GameInfo = GameInfo {
    id: "tiny-game",
    name: "Stones",
    seats: &[2, 3],
    options: &[],
    rules_version: 1,
    data_version: "standard-1",
    rule_prefix: "TG",
    turn_rule: "TG-1.2",
    end_rule: "TG-1.3",
    kinds: &["take"],
    listed_kinds: &[],
    places: &[],
    numbers: MOST as u32,
    message_keys: MessageKeys {
        events: &["took"],
        refusals: &["too-many", "over"],
        questions: &["take", "over"],
        actions: &["take"],
        sources: &["stones", "last"],
        words: &[],
    },
};

impl Game for TinyGame {
    type Data = ();
    type Position = Position;
    type Action = Take;
    type Event = Taken;
    type View = Position;
    type Refusal = Refusal;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn data_set(name: &str) -> Option<Arc<()>> {
        matches!(name, "standard" | "standard-1").then(Arc::default)
    }

    fn read_data(_text: &str) -> Result<Arc<()>, DataError> {
        Err(DataError {
            line: 1,
            rule: None,
            what: "this game has no components".to_owned(),
        })
    }

    fn data_version(_data: &()) -> &str {
        INFO.data_version
    }

    fn new(seats: usize, _option_values: &OptionValues, _data: Arc<()>) -> TinyGame {
        TinyGame { seats }
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn data(&self) -> &() {
        &()
    }

    fn deal(&self, _seed: &Seed, _events: &mut impl Sink<Taken>) -> Position {
        Position {
            pile: STONES,
            turn: Seat::all(1).next().expect("there is a first seat"),
            taken: [0; MAX_SEATS],
        }
    }

    fn turn(&self, at: &Position) -> Turn {
        if at.pile == 0 {
            Turn::Over
        } else {
            Turn::Of(at.turn)
        }
    }

    fn legal_actions(&self, at: &Position, out: &mut Vec<Take>) {
        out.clear();
        out.extend((1..=MOST).map(Take).filter(|take| self.check(at, *take).is_ok()));
    }

    fn check(&self, at: &Position, Take(stones): Take) -> Result<(), Refusal> {
        match at.pile {
            0 => Err(Refusal::Over),
            left if left < stones => Err(Refusal::TooMany { left }),
            _ => Ok(()),
        }
    }

    fn apply(&self, at: &mut Position, Take(stones): Take, events: &mut impl Sink<Taken>) {
        let seat = at.turn;
        at.pile -= stones;
        at.taken[seat.index()] += stones;
        events.send(Taken {
            seat,
            stones,
            left: at.pile,
        });
        // The seat that took the last stone keeps the turn: the score reads it from there.
        if at.pile > 0 {
            at.turn = seat.next(self.seats);
        }
    }

    fn view(&self, at: &Position, _viewer: Viewer) -> Position {
        *at
    }

    fn imagine(&self, view: &Position, _rng: &mut GameRng) -> Position {
        *view
    }

    fn scores(&self, at: &Position) -> Scores {
        let score = |seat: Seat| {
            let stones = i32::from(at.taken[seat.index()]);
            let last = if at.pile == 0 && at.turn == seat {
                LAST_STONE
            } else {
                0
            };
            SeatScore {
                seat,
                total: stones + last,
                place: 0,
                lines: vec![("stones", stones), ("last", last)],
                tie_breaks: Vec::new(),
            }
        };
        Scores::from_seat_scores(Seat::all(self.seats).map(score).collect())
    }

    fn kind(_action: Take) -> usize {
        0
    }

    fn number(Take(stones): Take) -> u32 {
        u32::from(stones) - 1
    }

    fn action_numbered(&self, number: u32) -> Option<Take> {
        let stones = u8::try_from(number).ok()? + 1;
        (stones <= MOST).then_some(Take(stones))
    }

    fn print(&self, Take(stones): Take) -> String {
        format!("take {stones}")
    }

    fn parse(&self, text: &str) -> Option<Take> {
        (1..=MOST).map(Take).find(|take| self.print(*take) == text)
    }

    fn targets(&self, _at: &Position, Take(stones): Take) -> Targets {
        Targets::of(stones)
    }

    fn question(&self, at: &Position) -> Question {
        let ask = match self.turn(at) {
            Turn::Of(seat) => Message::new("take").with("seat", seat).with("left", at.pile),
            Turn::Over => Message::new("over"),
        };
        Question {
            ask,
            rules: vec!["TG-1.2", "TG-1.3"],
        }
    }

    fn describe(&self, _at: &Position, Take(stones): Take) -> Message {
        Message::new("take").with("amount", stones)
    }

    fn describe_event(&self, event: &Taken) -> Message {
        let took = Message::new("took").with("seat", event.seat);
        took.with("amount", event.stones).with("left", event.left)
    }

    fn audience(&self, _event: &Taken) -> Audience {
        Audience::Everyone
    }

    fn explain(&self, refusal: &Refusal) -> Refused {
        match refusal {
            Refusal::TooMany { left } => Refused {
                rule: "TG-1.2",
                why: Message::new("too-many").with("left", *left),
            },
            Refusal::Over => Refused {
                rule: "TG-1.3",
                why: Message::new("over"),
            },
        }
    }

    fn piece_name(&self, _id: &str, _language: &str) -> Option<&str> {
        None
    }

    fn position_json(&self, at: &Position) -> Value {
        json::write(at, self.seats)
    }

    fn view_json(&self, view: &Position) -> Value {
        json::write(view, self.seats)
    }

    fn view_from_json(&self, json: &Value) -> Result<Position, InvalidPosition> {
        json::read(json, self.seats)
    }

    fn position_from_json(&self, json: &Value) -> Result<Position, InvalidPosition> {
        let position = json::read(json, self.seats)?;
        self.check_invariants(&position)?;
        Ok(position)
    }

    fn check_invariants(&self, at: &Position) -> Result<(), InvalidPosition> {
        let taken: u32 = at.taken.iter().map(|stones| u32::from(*stones)).sum();
        if u32::from(at.pile) + taken == u32::from(STONES) {
            Ok(())
        } else {
            Err(InvalidPosition::new("TG-1.1: there are 21 stones"))
        }
    }
}

/// The bots use the defaults: they search, and value a position by its score.
impl Planner for TinyGame {
    type Bias = ();
}

impl Evaluate for TinyGame {
    type Weights = NoWeights;
}
