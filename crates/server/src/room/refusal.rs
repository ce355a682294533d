//! Every "no" of the room. Its status and its words are the business of `api::answer`.

use catalog::{CatalogError, DynTable};
use lang::{Lang, Names};
use smokestack_core::{Arg, Message, PlayError, Player, Refused, Seat};
use store::StoreError;

/// Why something was not done.
#[derive(Clone, Debug)]
pub(crate) enum Refusal {
    /// No token, or one that holds no more.
    NotLoggedIn,
    /// The request came from another site's page.
    OtherSite,
    /// Known, but not entitled: the code and the words say to what.
    NotAllowed { code: &'static str, why: Message },
    /// Nothing is there.
    NotFound(Message),
    /// The move was meant for another position; this is where the table is.
    Stale { moves: i64 },
    /// It cannot be done in the state that the table is in.
    Conflict { code: &'static str, why: Message },
    /// What was sent makes no sense: the words say what would.
    Bad(Message),
    /// The body is too large.
    TooLarge,
    /// The rules forbid it.
    Refused {
        game: &'static str,
        refused: Refused,
        pieces: Pieces,
    },
    /// Too often: again after so many seconds.
    TooMany { seconds: i64 },
    /// Too much is asked of the server, by whomever: again after so many seconds.
    Busy { seconds: i64 },
    /// No such address in the interface.
    NoRoute,
    /// The address is there, but not for this method.
    WrongMethod,
    /// The database does not answer as it should: try again.
    Unavailable,
}

impl Refusal {
    pub fn bad(why: Message) -> Refusal {
        Refusal::Bad(why)
    }

    pub fn conflict(code: &'static str, why: &'static str) -> Refusal {
        let why = Message::new(why);
        Refusal::Conflict { code, why }
    }

    pub fn not_allowed(code: &'static str, why: &'static str) -> Refusal {
        let why = Message::new(why);
        Refusal::NotAllowed { code, why }
    }

    pub fn no_table() -> Refusal {
        Refusal::NotFound(Message::new("error-no-table"))
    }

    pub fn no_person() -> Refusal {
        Refusal::NotFound(Message::new("error-no-person"))
    }

    /// What the engine said to a move.
    pub fn by_the_rules(table: &dyn DynTable, not: PlayError) -> Refusal {
        match not {
            PlayError::NotAnAction(action) => {
                Refusal::bad(Message::new("error-not-an-action").text("action", action))
            }
            PlayError::Refused(refused) => Refusal::Refused {
                game: table.info().id,
                pieces: Pieces::of(table, &refused.why),
                refused,
            },
        }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        // The operator wants to know; the person is told to try again.
        tracing::error!(%error, "the database failed");
        Refusal::Unavailable
    }
}

impl From<CatalogError> for Refusal {
    fn from(error: CatalogError) -> Refusal {
        Refusal::Bad(error.message())
    }
}

/// The names that a sentence about a table needs, in every language: the table itself is not at hand when it is told.
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
        Told { pieces: self, lang }
    }
}

struct Told<'p> {
    pieces: &'p Pieces,
    lang: Lang,
}

impl Names for Told<'_> {
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
