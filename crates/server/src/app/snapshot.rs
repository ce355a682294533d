//! What a viewer may see. All game data that leaves the server is produced here or in `record`, except for the reason
//! why the caller's own move was rejected.

use std::collections::BTreeMap;

use catalog::{Choice, DynTable, LogEntry};
use serde::Serialize;
use serde_json::Value;
use smokestack_core::{Message, Question, Seat, Viewer};
use store::{SeatRow, TableRow};
use utoipa::ToSchema;

use super::loaded_table::options;
use super::record::is_over;
use super::tokens::hex;
use super::{Opened, Running, TimeControl, TimeUp, opening, timeouts, undo};

/// A table as shown in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TableInfo {
    pub id: String,
    pub game: String,
    pub rules: i64,
    pub data: String,
    pub options: BTreeMap<String, String>,
    /// `open`, `playing`, `over` or `ended`.
    pub status: String,
    /// `public` or `private`.
    pub visibility: String,
    /// `chosen` or `random`.
    pub seating: String,
    /// `chosen` or `random`: how the seats get their colours.
    pub colours: String,
    /// `full` or `host`: whether the game starts when the table is full, or when the host starts it.
    pub starts: String,
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
    pub turn: Option<String>,
    /// When the turn began, in milliseconds since 1970.
    pub turn_since: Option<i64>,
    /// The time control; null if the table is untimed.
    pub time: Option<TimeControl>,
    /// When time runs out for the seat to move, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// What happens when a player runs out of time or leaves.
    pub time_up: TimeUp,
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
    pub result: Option<Value>,
    /// The shares of the seed, when the game is over.
    pub chance: Option<ChanceInfo>,
}

/// A seat and its player: a person, a bot, or nobody.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SeatInfo {
    pub seat: String,
    pub person: Option<String>,
    pub name: Option<String>,
    /// The bot's level, if a bot plays. If the seat also has a person, the bot plays until that person returns.
    pub bot: Option<String>,
    /// The time left in the time bank, in milliseconds; for the seat to move, as of the start of its turn.
    pub clock: Option<i64>,
    /// `red`, `blue`, `green`, `yellow` or `purple`; null until a colour is chosen or the game begins.
    pub colour: Option<String>,
    /// SHA-256 of the seat's share of the seed, in hexadecimal digits; null for a bot, and before the player commits.
    pub commitment: Option<String>,
    /// The origin of that share: `sealed`, `open` (sent in plain text) or `server` (drawn by the server).
    pub share_by: Option<String>,
}

/// A table that waits for shares to be opened.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OpeningInfo {
    /// When the wait began, in milliseconds since 1970.
    pub since: i64,
    /// When seats with missing shares are freed.
    pub deadline: i64,
    /// The seats with missing shares.
    pub missing: Vec<String>,
}

/// All shares of the seed, in hexadecimal digits.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ChanceInfo {
    pub server_share: String,
    pub shares: BTreeMap<String, String>,
    /// The commitments; null in games from before commitments were introduced.
    pub commitments: BTreeMap<String, String>,
    pub seed: String,
    /// If the seats were drawn: for each seat, in order, the seat on which its player sat before.
    pub drawn: Option<String>,
}

/// One seat's result.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Scored {
    #[schema(value_type = String)]
    pub seat: Seat,
    pub place: usize,
    pub points: i32,
}

/// Places and points, in seat order.
pub(super) fn scored(game: &dyn DynTable) -> Vec<Scored> {
    let scores = game.scores();
    let each = scores.0.iter().map(|score| Scored {
        seat: score.seat,
        place: score.place,
        points: score.total,
    });
    each.collect()
}

impl TableInfo {
    pub fn of(row: &TableRow, seats: &[SeatRow]) -> TableInfo {
        let chance = || ChanceInfo {
            server_share: hex(&row.server_share),
            shares: seats
                .iter()
                .filter_map(|seat| Some((seat.seat.clone(), hex(seat.share.as_ref()?))))
                .collect(),
            commitments: seats
                .iter()
                .filter_map(|seat| Some((seat.seat.clone(), hex(seat.share_commitment.as_ref()?))))
                .collect(),
            seed: row.seed.as_deref().map(hex).unwrap_or_default(),
            drawn: row.seats_before_draw.clone(),
        };
        let seat = |seat: &SeatRow| SeatInfo {
            seat: seat.seat.clone(),
            person: seat.person.clone(),
            name: seat.name.clone(),
            bot: seat.bot.clone(),
            clock: seat.clock,
            colour: seat.colour.clone(),
            commitment: seat.share_commitment.as_deref().map(hex),
            share_by: seat.share_commitment.as_ref().map(|_| {
                let by = seat.share_by.as_deref();
                by.unwrap_or("sealed").to_owned()
            }),
        };
        let opening = || {
            Some(OpeningInfo {
                since: row.opening_since?,
                deadline: opening::deadline(row)?,
                missing: seats
                    .iter()
                    .filter(|seat| opening::is_missing(seat))
                    .map(|seat| seat.seat.clone())
                    .collect(),
            })
        };
        TableInfo {
            id: row.id.clone(),
            game: row.game.clone(),
            rules: row.rules,
            data: row.data.clone(),
            options: options(&row.options).into_iter().collect(),
            status: row.status.clone(),
            visibility: row.visibility.clone(),
            seating: row.seating.clone(),
            colours: row.colours.clone(),
            starts: row.starts.clone(),
            host: row.host.clone(),
            seats: seats.iter().map(seat).collect(),
            moves: row.moves,
            undos: row.undos,
            version: row.version,
            turn: row.turn.clone(),
            turn_since: row.turn_since,
            time: timeouts::control(row),
            deadline: timeouts::deadline(row, seats),
            time_up: timeouts::time_up(row),
            created_at: row.created_at,
            started_at: row.started_at,
            ended_at: row.ended_at,
            commitment: hex(&row.commitment),
            restarts: row.restarts,
            opening: opening(),
            rematch: row.rematch.clone(),
            result: row
                .result
                .as_deref()
                .and_then(|text| serde_json::from_str(text).ok()),
            chance: is_over(row).then(chance),
        }
    }
}

/// A table as one viewer sees it: its settings, the position, and recent events.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Seen {
    #[serde(flatten)]
    pub table: TableInfo,
    /// The caller's seat; null for a spectator.
    #[schema(value_type = Option<String>)]
    pub you: Option<Seat>,
    /// The position as this viewer may see it; null before the game begins.
    pub view: Option<Value>,
    /// The prompt, if this viewer is to move.
    #[schema(value_type = Option<Object>)]
    pub question: Option<Question>,
    /// All of this viewer's legal actions.
    #[schema(value_type = Vec<Object>)]
    pub legal: Vec<Choice>,
    /// What happened after move `since`, one entry per move, as this viewer may see it.
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<LogEntry>,
    /// A proposed undo that still lacks consent.
    pub undo: Option<UndoWish>,
    /// Why this server cannot continue the game.
    #[schema(value_type = Option<Object>)]
    pub frozen: Option<Message>,
}

/// An undo that needs everyone's consent.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct UndoWish {
    /// The move to go back to.
    pub to: i64,
    /// The seats that agree.
    pub agreed: Vec<String>,
}

impl Opened {
    /// What `viewer` may see, with the events after move `since`, or with all of them and the set-up.
    pub fn seen(&self, viewer: Viewer, since: Option<i64>) -> Seen {
        let game = match &self.running {
            Running::Game(game) => Some(game),
            _ => None,
        };
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let asked = game.filter(|game| own.is_some() && game.turn() == own && self.row.status == "playing");
        let from = since.map_or(0, |since| usize::try_from(since).unwrap_or(0).saturating_add(1));
        Seen {
            table: TableInfo::of(&self.row, &self.seats),
            you: own,
            view: game.map(|game| game.view_json(viewer)),
            question: asked.map(|game| game.question()),
            legal: asked.map(|game| game.legal().to_vec()).unwrap_or_default(),
            events: game.map(|game| game.log_from(viewer, from)).unwrap_or_default(),
            undo: self.wish(),
            frozen: match &self.running {
                Running::Frozen(why) => Some(why.clone()),
                _ => None,
            },
        }
    }

    fn wish(&self) -> Option<UndoWish> {
        let wish = self.proposal.as_ref().filter(|wish| wish.kind == undo::KIND)?;
        (self.row.status == "playing").then(|| UndoWish {
            to: wish.value,
            agreed: wish.agreed.chars().map(String::from).collect(),
        })
    }

    /// The seats that belong to people, even while a bot plays for one of them.
    pub fn people(&self) -> impl Iterator<Item = char> + '_ {
        let people = self.seats.iter().filter(|seat| seat.person.is_some());
        people.filter_map(|seat| seat.seat.chars().next())
    }
}
