//! All the app's errors. `api::error_response` maps them to a status and a message.

use catalog::{CatalogError, DynTable};
use lang::{Lang, Names};
use protocol::ErrorCode;
use smokestack_core::{Arg, Message, PlayError, Player, Refused, Seat};
use store::StoreError;

/// Why a request was rejected.
#[derive(Clone, Debug)]
pub(crate) enum ApiError {
    /// No token, or an invalid one.
    NotLoggedIn,
    /// The request came from another site's page.
    OtherSite,
    /// Authenticated but not authorised: the code and the message say what is missing.
    NotAllowed { code: ErrorCode, why: Message },
    /// The requested item does not exist.
    NotFound(Message),
    /// The move was meant for a different position; the table has this many moves.
    Stale { moves: i64 },
    /// The request is not possible in the current state.
    Conflict { code: ErrorCode, why: Message },
    /// The request is invalid: the message says why.
    Bad(Message),
    /// The body is too large.
    TooLarge,
    /// The rules forbid the move.
    Refused {
        game: &'static str,
        refused: Refused,
        pieces: Pieces,
    },
    /// Too many requests: retry after this many seconds.
    TooMany { seconds: i64 },
    /// The server is overloaded: retry after this many seconds.
    Busy { seconds: i64 },
    /// No such route.
    NoRoute,
    /// The route exists, but not for this method.
    WrongMethod,
    /// The database failed: try again.
    Unavailable,
}

impl ApiError {
    pub fn bad(why: Message) -> ApiError {
        ApiError::Bad(why)
    }

    pub fn conflict(code: ErrorCode, why: &'static str) -> ApiError {
        let why = Message::new(why);
        ApiError::Conflict { code, why }
    }

    pub fn not_allowed(code: ErrorCode, why: &'static str) -> ApiError {
        let why = Message::new(why);
        ApiError::NotAllowed { code, why }
    }

    pub fn no_table() -> ApiError {
        ApiError::NotFound(Message::new("error-no-table"))
    }

    pub fn no_person() -> ApiError {
        ApiError::NotFound(Message::new("error-no-person"))
    }

    /// The rules' reason for rejecting a move.
    pub fn by_the_rules(table: &dyn DynTable, not: PlayError) -> ApiError {
        match not {
            PlayError::NotAnAction(action) => {
                ApiError::bad(Message::new("error-not-an-action").text("action", action))
            }
            PlayError::Refused(refused) => ApiError::Refused {
                game: table.info().id,
                pieces: Pieces::of(table, &refused.why),
                refused,
            },
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        // The operator needs the details; the user is asked to try again.
        tracing::error!(%error, "the database failed");
        ApiError::Unavailable
    }
}

impl From<CatalogError> for ApiError {
    fn from(error: CatalogError) -> ApiError {
        ApiError::Bad(error.message())
    }
}

/// The names that a message about a table needs, in every language: the table is no longer available when the message
/// is written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pieces {
    players: Vec<Player>,
    names: Vec<(String, [Option<String>; 4])>,
}

impl Pieces {
    fn of(table: &dyn DynTable, message: &Message) -> Pieces {
        let ids = message.args.iter().filter_map(|(_, arg)| match arg {
            Arg::Piece(id) => Some(id.clone()),
            _ => None,
        });
        let named = |id: String| {
            let names = Lang::ALL.map(|lang| table.piece_name(&id, lang.code()));
            (id, names)
        };
        Pieces {
            players: table.players().to_vec(),
            names: ids.map(named).collect(),
        }
    }

    pub fn in_language(&self, lang: Lang) -> impl Names + '_ {
        LocalizedPieces { pieces: self, lang }
    }
}

struct LocalizedPieces<'p> {
    pieces: &'p Pieces,
    lang: Lang,
}

impl Names for LocalizedPieces<'_> {
    fn seat(&self, seat: Seat) -> String {
        match self.pieces.players.get(seat.index()) {
            Some(Player::Person(name)) => name.clone(),
            Some(Player::Bot(level)) => format!("{seat} ({level})"),
            None => seat.to_string(),
        }
    }

    fn piece(&self, id: &str) -> String {
        let language = Lang::ALL.iter().position(|lang| *lang == self.lang).unwrap_or(0);
        let named = self.pieces.names.iter().find(|(known, _)| known == id);
        named
            .and_then(|(_, names)| names[language].clone())
            .unwrap_or_else(|| id.to_owned())
    }
}
