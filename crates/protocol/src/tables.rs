//! Tables: creating and listing them, and what a viewer sees of one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use smokestack_core::Seat;

use crate::{LegalMove, LogEntry, Message, Question, SeatInfo, TimeControl, TimeUpPolicy, UndoProposal};

text_enum! {
    /// The state of a table.
    #[derive(Default)]
    TableStatus {
        /// The table waits for players, or for their shares of the seed.
        #[default]
        Open = "open",
        Playing = "playing",
        /// The game was played to its end.
        Over = "over",
        /// The game ended early, or never began.
        Ended = "ended",
    }
}

text_enum! {
    /// Who can find the table.
    #[derive(Default)]
    Visibility {
        /// The table is listed.
        Public = "public",
        /// Only people with the link can find it.
        #[default]
        Private = "private",
    }
}

text_enum! {
    /// Who sits where.
    #[derive(Default)]
    Seating {
        #[default]
        Chosen = "chosen",
        /// Drawn when the game starts.
        Random = "random",
    }
}

text_enum! {
    /// How the seats get their colours.
    #[derive(Default)]
    ColourPolicy {
        /// Players choose a colour when taking a seat; those who do not choose one get a free one.
        #[default]
        Chosen = "chosen",
        /// Drawn when the game starts.
        Random = "random",
    }
}

text_enum! {
    /// When the game starts.
    #[derive(Default)]
    StartPolicy {
        /// When the last seat is taken.
        #[default]
        Full = "full",
        /// When the host starts it.
        Host = "host",
    }
}

text_enum! {
    /// Which tables to list.
    #[derive(Default)]
    TableFilter {
        /// Tables that wait for players or can be watched.
        #[default]
        Current = "current",
        /// Tables whose game is over: they are kept and can be replayed.
        Finished = "finished",
    }
}

/// A table to create.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    pub game: String,
    /// The number of seats; by default, the smallest number that the game allows.
    pub seats: Option<usize>,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The text of a corrected component file.
    pub data: Option<String>,
    #[serde(default)]
    pub visibility: Visibility,
    #[serde(default)]
    pub seating: Seating,
    #[serde(default)]
    pub colours: ColourPolicy,
    #[serde(default)]
    pub starts: StartPolicy,
    /// The time control; untimed by default.
    pub time: Option<TimeControl>,
    /// What happens when a player runs out of time or leaves; by default, a bot (`normal`) plays on.
    #[serde(default)]
    pub time_up: TimeUpPolicy,
}

/// A table as everyone may see it, without its game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    pub rules: i64,
    pub data: String,
    pub options: BTreeMap<String, String>,
    pub status: TableStatus,
    pub visibility: Visibility,
    pub seating: Seating,
    pub colours: ColourPolicy,
    pub starts: StartPolicy,
    /// The person who created the table.
    pub host: Option<String>,
    pub seats: Vec<SeatInfo>,
    /// The number of moves played.
    #[serde(rename = "move")]
    pub moves: i64,
    /// The number of undos.
    pub undos: i64,
    /// Increases with every change to the table.
    pub version: i64,
    /// The seat to move.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub turn: Option<Seat>,
    /// When the turn began, in milliseconds since 1970.
    pub turn_since: Option<i64>,
    /// The time control; null if the table is untimed.
    pub time: Option<TimeControl>,
    /// When time runs out for the seat to move, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// What happens when a player runs out of time or leaves.
    pub time_up: TimeUpPolicy,
    pub created_at: i64,
    pub started_at: Option<i64>,
    pub ended_at: Option<i64>,
    /// SHA-256 of the server's share of the seed, in hexadecimal digits.
    pub commitment: String,
    /// The number of times everyone had to commit again because a share was not opened.
    pub restarts: i64,
    /// Present when everyone has committed and the table waits for shares to be opened.
    pub opening: Option<OpeningInfo>,
    /// The rematch's table.
    pub rematch: Option<String>,
    /// Places and points, when the game is over.
    pub result: Option<GameResult>,
    /// The shares of the seed, when the game is over.
    pub chance: Option<ChanceInfo>,
}

/// A table that waits for shares to be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpeningInfo {
    /// When the wait began, in milliseconds since 1970.
    pub since: i64,
    /// When seats with missing shares are freed.
    pub deadline: i64,
    /// The seats with missing shares.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub missing: Vec<Seat>,
}

/// All shares of the seed, in hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChanceInfo {
    pub server_share: String,
    /// The players' shares, by seat.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, String>))]
    pub shares: BTreeMap<Seat, String>,
    /// The commitments, by seat; empty in games from before commitments were introduced.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, String>))]
    pub commitments: BTreeMap<Seat, String>,
    pub seed: String,
    /// If the seats were drawn: for each seat, in order, the seat on which its player sat before.
    pub drawn: Option<String>,
}

/// Places and points, in seat order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameResult(pub Vec<SeatResult>);
stored_json!(GameResult);

/// One seat's result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatResult {
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub seat: Seat,
    /// 1 for a winner; several seats may share a place.
    pub place: usize,
    pub points: i32,
}

/// Several tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableList {
    pub tables: Vec<TableInfo>,
}

/// Which part of the list of tables to return.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct TableListQuery {
    /// `current` (default) or `finished`.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", param(inline))]
    pub status: TableFilter,
    /// Return only tables created, or games ended, before this time, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<i64>,
}

/// A table and its game as one viewer may see them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableState {
    #[serde(flatten)]
    pub table: TableInfo,
    /// The caller's seat; null for a spectator.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub you: Option<Seat>,
    /// The position as this viewer may see it; null before the game begins.
    pub view: Option<View>,
    /// The prompt, if this viewer is to move.
    pub question: Option<Question>,
    /// All of this viewer's legal moves.
    pub legal: Vec<LegalMove>,
    /// A proposed undo that still lacks consent.
    pub undo: Option<UndoProposal>,
    /// Why this server cannot continue the game.
    pub frozen: Option<Message>,
}

deserialize_joined!(TableState {
    table,
    you: Option<Seat>,
    view: Option<View>,
    question: Option<Question>,
    legal: Vec<LegalMove>,
    undo: Option<UndoProposal>,
    frozen: Option<Message>,
});

/// A position as one viewer may see it. Its fields depend on the game; seats are an object with the keys `A` … `E`, and
/// pieces are named by their ids.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = Object))]
pub struct View(pub Value);

/// A table as one viewer sees it, with what has happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSnapshot {
    #[serde(flatten)]
    pub state: TableState,
    /// What happened after move `since`, one entry per move, as this viewer may see it.
    pub events: Vec<LogEntry>,
}

deserialize_joined!(TableSnapshot {
    state,
    events: Vec<LogEntry>,
});

/// What the caller has already seen of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct TableQuery {
    /// Return only events after this move; by default, all events including the set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<i64>,
}
