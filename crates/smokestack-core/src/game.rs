//! The trait that every game implements, and the small values around it.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::{Disabled, GameRng, Message, Refused, Seat, Seed, Targets, Viewer};

/// The rules of one table: options and shared component data. The position is a separate value, which is copied.
///
/// No I/O, no clock, no threads, no ambient randomness: the same options, seed and actions give the same game on
/// the server, in the browser, at the terminal, and in ten years.
pub trait Game: Clone + Send + Sync + Debug + 'static {
    /// Component data, validated once on load.
    type Data: Send + Sync + Debug;
    /// A plain value, cheap to copy: search copies it millions of times.
    type Position: Clone + Eq + Debug + Send + Sync;
    /// One decision, roughly one click.
    type Action: Copy + Ord + Debug + Send + Sync;
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// What a seat (or a spectator) may know.
    type View: Clone + Eq + Debug + Send + Sync;
    type Refusal: std::error::Error + PartialEq;

    /// The name of the game, its seat counts and its options.
    fn info() -> &'static GameInfo;

    /// The component data that comes with the game, by the name of the set (`standard`, `facts`).
    fn data_set(name: &str) -> Option<Arc<Self::Data>>;
    /// The data sets that the web client embeds, packed, each with the name under which
    /// [`embedded_data::load`](crate::embedded_data::load) finds it there.
    fn packed_data() -> Vec<(&'static str, Vec<u8>)> {
        Vec::new()
    }
    /// Parses an owner's corrected file.
    fn read_data(text: &str) -> Result<Arc<Self::Data>, DataError>;
    /// The name of this data in records: `standard-1`, or `sha256:…` of an owner's file.
    fn data_version(data: &Self::Data) -> &str;

    /// The rules for one table. `seats` and `option_values` have been checked against [`Game::info`].
    fn new(seats: usize, option_values: &OptionValues, data: Arc<Self::Data>) -> Self;
    fn seats(&self) -> usize;
    fn data(&self) -> &Self::Data;

    /// The position before the first decision.
    fn deal(&self, seed: &Seed, events: &mut impl Sink<Self::Event>) -> Self::Position;
    /// Who decides now.
    fn turn(&self, at: &Self::Position) -> Turn;
    /// Replaces the contents of `out` with all legal actions, sorted, no duplicates; empty only when the game is over.
    fn legal_actions(&self, at: &Self::Position, out: &mut Vec<Self::Action>);
    /// Why an action is not legal now. Always agrees with [`Game::legal_actions`].
    fn check(&self, at: &Self::Position, action: Self::Action) -> Result<(), Self::Refusal>;
    /// Plays an action that [`Game::check`] allows.
    fn apply(&self, at: &mut Self::Position, action: Self::Action, events: &mut impl Sink<Self::Event>);

    fn view(&self, at: &Self::Position, viewer: Viewer) -> Self::View;
    /// A position that fits the view: everything hidden (the seed included) is dealt again, with every possibility
    /// equally likely.
    /// The literature calls this determinization (OpenSpiel: `ResampleFromInfostate`).
    fn imagine(&self, view: &Self::View, rng: &mut GameRng) -> Self::Position;

    /// The scores as if the game ended now; final once it is over.
    fn scores(&self, at: &Self::Position) -> Scores;
    /// How far the game has come, for a list of saved games; `None` for a game without rounds.
    fn progress(&self, _at: &Self::Position) -> Option<Progress> {
        None
    }

    /// The kind of an action, as an index into [`GameInfo::kinds`].
    fn kind(action: Self::Action) -> usize;
    /// A number below [`GameInfo::numbers`] that depends only on the action, not on the position.
    fn number(action: Self::Action) -> u32;
    fn action_numbered(&self, number: u32) -> Option<Self::Action>;
    /// The short text form (`bid 3`).
    fn print(&self, action: Self::Action) -> String;
    /// The exact inverse of [`Game::print`].
    fn parse(&self, text: &str) -> Option<Self::Action>;

    /// The pieces and places that a player points at to choose an action here, and its amount (a bid, drops).
    ///
    /// What the position determines anyway, such as the tile of the current auction, is not among them. The order is
    /// fixed: first what the action is carried out with, then its places. The ids are those of the component data, of
    /// positions and of actions; pictures use the same ones. In addition:
    ///
    /// - `hand/ID` is a card in hand, in a game where cards of the same kind lie elsewhere, too;
    /// - `bank/ID` is a resource bought from the bank;
    /// - places that are no components have the ids in [`GameInfo::places`].
    ///
    /// A picture of another player's pieces puts the owner in front (`B/cotton_mill`, `usa/construct_1`). Such an id
    /// is never a target.
    fn targets(&self, at: &Self::Position, action: Self::Action) -> Targets;
    /// Which of several legal actions at one place a player probably wants: the one with the highest value.
    fn preference(&self, _at: &Self::Position, _action: Self::Action) -> i32 {
        0
    }
    /// Actions that are not legal now, but that players look for: they are shown disabled, and [`Game::check`] says
    /// why. At most one per piece.
    fn disabled_actions(&self, _at: &Self::Position) -> Vec<Disabled<Self::Action>> {
        Vec::new()
    }

    /// The prompt for the current decision, and the rules behind it.
    fn question(&self, at: &Self::Position) -> Question;
    /// What this action would do here, as a label for a button or menu item.
    fn describe(&self, at: &Self::Position, action: Self::Action) -> Message;
    fn describe_event(&self, event: &Self::Event) -> Message;
    fn audience(&self, event: &Self::Event) -> Audience;
    fn explain(&self, refusal: &Self::Refusal) -> Refused;
    /// The name of a component in a language (`en`, `fr`, `de`, `it`).
    fn piece_name(&self, id: &str, language: &str) -> Option<&str>;

    /// The position in a readable form: seats keyed `A` …, pieces by their ids, sets as sorted lists.
    fn position_json(&self, at: &Self::Position) -> Value;
    fn view_json(&self, view: &Self::View) -> Value;
    /// The exact inverse of [`Game::view_json`]. Only the format is checked: to find out whether such a view is
    /// possible, imagine a position from it and call [`Game::check_invariants`].
    fn view_from_json(&self, json: &Value) -> Result<Self::View, InvalidPosition>;
    /// The exact inverse of [`Game::position_json`]; an invalid position is rejected with the reason.
    fn position_from_json(&self, json: &Value) -> Result<Self::Position, InvalidPosition>;
    /// Called on the set-up position's JSON after a scenario's patch was applied, to fill in what the patch implies.
    fn complete_patch(&self, _merged: &mut Value, _patch: &Value) {}
    /// Checks what is true in every reachable position; called after every action in tests.
    fn check_invariants(&self, at: &Self::Position) -> Result<(), InvalidPosition>;
}

/// What is known about a game before it starts.
#[derive(Debug, Serialize)]
pub struct GameInfo {
    pub id: &'static str,
    pub name: &'static str,
    /// The seat counts that the rulebook allows.
    pub seats: &'static [usize],
    pub options: &'static [OptionInfo],
    pub rules_version: u32,
    pub data_version: &'static str,
    /// The prefix of its rule numbers (`IA`).
    #[serde(skip)]
    pub rule_prefix: &'static str,
    /// The rule that defines whose turn it is.
    #[serde(skip)]
    pub turn_rule: &'static str,
    /// The rule that defines when the game is over.
    #[serde(skip)]
    pub end_rule: &'static str,
    #[serde(skip)]
    pub kinds: &'static [&'static str],
    /// Kinds whose actions differ in more than their targets and one amount, such as payments: they need a list.
    #[serde(skip)]
    pub listed_kinds: &'static [&'static str],
    /// The ids of places that are no components and have no name of their own ([`Game::targets`]).
    #[serde(skip)]
    pub places: &'static [&'static str],
    /// Action numbers are below this.
    #[serde(skip)]
    pub numbers: u32,
    /// The keys of all the engine's messages, so that a test can check that every language has them.
    #[serde(skip)]
    pub message_keys: MessageKeys,
}

/// Every key that a game's messages use.
#[derive(Debug, Clone, Copy)]
pub struct MessageKeys {
    pub events: &'static [&'static str],
    pub refusals: &'static [&'static str],
    pub questions: &'static [&'static str],
    pub actions: &'static [&'static str],
    pub sources: &'static [&'static str],
    pub words: &'static [&'static str],
}

/// A rules option: its values, and the rule that describes it. The first value is not always the default.
#[derive(Debug, Serialize)]
pub struct OptionInfo {
    pub id: &'static str,
    pub values: &'static [&'static str],
    pub default: &'static str,
    pub rule: &'static str,
}

/// The option values of one table: every option of the game with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionValues(BTreeMap<&'static str, &'static str>);

impl OptionValues {
    /// The defaults, overridden by `wanted`.
    pub fn new<'a>(
        info: &GameInfo,
        requested: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<OptionValues, SetupError> {
        let mut option_values: BTreeMap<_, _> = info.options.iter().map(|o| (o.id, o.default)).collect();
        for (id, value) in requested {
            let option =
                info.options
                    .iter()
                    .find(|o| o.id == id)
                    .ok_or_else(|| SetupError::UnknownOption {
                        game: info.id,
                        option: id.to_owned(),
                        known: info.options.iter().map(|o| o.id).collect::<Vec<_>>().join(", "),
                    })?;
            // `on` and `off` are accepted for `true` and `false`, which records contain.
            let value = match value {
                "on" => "true",
                "off" => "false",
                other => other,
            };
            let value =
                option
                    .values
                    .iter()
                    .find(|v| **v == value)
                    .ok_or_else(|| SetupError::UnknownValue {
                        option: option.id,
                        value: value.to_owned(),
                        known: option.values.join(", "),
                    })?;
            option_values.insert(option.id, value);
        }
        Ok(OptionValues(option_values))
    }

    /// The value of one of the game's options.
    pub fn get(&self, id: &str) -> &'static str {
        self.0.get(id).copied().unwrap_or_default()
    }

    /// All options, sorted by id.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        self.0.iter().map(|(id, value)| (*id, *value))
    }
}

/// A table that cannot be started.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("{game} is played by {allowed}, not by {seats}")]
    SeatCount {
        game: &'static str,
        seats: String,
        allowed: String,
    },
    #[error("{game} has no option {option:?}; it has {known}")]
    UnknownOption {
        game: &'static str,
        option: String,
        known: String,
    },
    #[error("{option} cannot be {value:?}; it is one of {known}")]
    UnknownValue {
        option: &'static str,
        value: String,
        known: String,
    },
}

impl SetupError {
    pub fn message(&self) -> Message {
        match self {
            SetupError::SeatCount { game, seats, allowed } => Message::new("error-seat-count")
                .text("game", game)
                .text("seats", seats)
                .text("allowed", allowed),
            SetupError::UnknownOption { game, option, known } => Message::new("error-unknown-option")
                .text("game", game)
                .text("option", option)
                .text("known", known),
            SetupError::UnknownValue { option, value, known } => Message::new("error-unknown-value")
                .text("option", option)
                .text("value", value)
                .text("known", known),
        }
    }
}

/// The rules for a table, once seats and options have been checked.
pub fn set_up<G: Game>(
    seats: usize,
    option_values: &OptionValues,
    data: Arc<G::Data>,
) -> Result<G, SetupError> {
    let info = G::info();
    if !info.seats.contains(&seats) {
        let allowed_counts: Vec<String> = info.seats.iter().map(usize::to_string).collect();
        return Err(SetupError::SeatCount {
            game: info.id,
            seats: seats.to_string(),
            allowed: allowed_counts.join(", "),
        });
    }
    Ok(G::new(seats, option_values, data))
}

/// Why a component file cannot be used: the line, the rule that it breaks (if any), and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}{}", .rule.map(|r| format!(" ({r})")).unwrap_or_default())]
pub struct DataError {
    pub line: usize,
    pub rule: Option<&'static str>,
    pub what: String,
}

impl From<crate::FileError> for DataError {
    fn from(error: crate::FileError) -> DataError {
        DataError {
            line: error.line,
            rule: None,
            what: error.what,
        }
    }
}

/// Why a position is not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct InvalidPosition(pub String);

impl InvalidPosition {
    pub fn new(reason: impl Into<String>) -> InvalidPosition {
        InvalidPosition(reason.into())
    }
}

/// Who decides now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Of(Seat),
    Over,
}

impl Turn {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Turn::Of(seat) => Some(seat),
            Turn::Over => None,
        }
    }
}

/// Who may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    Everyone,
    Only(Seat),
}

impl Audience {
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
        }
    }
}

/// The prompt for a decision, and the rules that a player may want to read first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Question {
    pub ask: Message,
    pub rules: Vec<&'static str>,
}

/// Receives events.
pub trait Sink<E> {
    fn send(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn send(&mut self, event: E) {
        self.push(event);
    }
}

/// The sink for rollouts: it discards events at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct NullSink;

impl<E> Sink<E> for NullSink {
    #[inline(always)]
    fn send(&mut self, _event: E) {}
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The round, and the number of rounds if it is known.
    Round(u8, Option<u8>),
    /// The epoch, and the number of epochs.
    Epoch(u8, u8),
}

/// The score of every seat, in seating order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scores(pub Vec<SeatScore>);

/// The score of one seat, itemised.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatScore {
    pub seat: Seat,
    pub total: i32,
    /// 1 for the winner; seats that stay tied share a place.
    pub place: usize,
    /// Points by source, in the order of [`MessageKeys::sources`].
    pub lines: Vec<(&'static str, i32)>,
    /// The tie-breaks, in order.
    pub tie_breaks: Vec<(&'static str, i32)>,
}

impl Scores {
    /// Ranks the seats by totals and tie-breaks: the higher tuple wins, equal tuples share a place.
    pub fn from_seat_scores(mut seats: Vec<SeatScore>) -> Scores {
        let key = |s: &SeatScore| (s.total, s.tie_breaks.iter().map(|(_, n)| *n).collect::<Vec<_>>());
        let keys: Vec<_> = seats.iter().map(key).collect();
        for (seat, own) in seats.iter_mut().zip(&keys) {
            seat.place = 1 + keys.iter().filter(|other| *other > own).count();
        }
        Scores(seats)
    }

    pub fn of(&self, seat: Seat) -> &SeatScore {
        &self.0[seat.index()]
    }

    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.iter().filter(|s| s.place == 1).map(|s| s.seat)
    }
}
