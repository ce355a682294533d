//! `POST /api/tables/{id}/seats/{seat}`: sitting down, standing up, bots.

use axum::extract::State;
use axum::response::IntoResponse;
use catalog::{CatalogError, Level};
use serde::Deserialize;
use smokestack_core::{COLOURS, Message};
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::{Body, SeatAt, TableId};
use super::tables::seen;
use crate::room::{Caller, Refusal, Room, Seen, Sit, Stake, from_hex};

/// Who is to sit there.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewSitter {
    /// `me` (if nothing is said), `bot:LEVEL` (the host only), or `nobody`.
    #[serde(default = "me")]
    who: String,
    /// With `me`, before the game begins: the SHA-256, in 64 hexadecimal digits, of 32 random bytes that go into the seed.
    /// The bytes themselves are opened when everybody has committed (`POST /api/tables/{id}/share`).
    commitment: Option<String>,
    /// With `me`, instead of a commitment: the bytes themselves, in 64 hexadecimal digits. The record then says that the
    /// server knew them in advance. Who gives neither has a share drawn by the server, which the record says too.
    share: Option<String>,
    /// With `me`, before the game begins: `red`, `blue`, `green`, `yellow` or `purple`. Who says nothing keeps the colour
    /// chosen before, or gets one that is left when the game begins.
    colour: Option<String>,
}

fn me() -> String {
    "me".to_owned()
}

impl NewSitter {
    fn sit(&self) -> Result<Sit, Refusal> {
        if let Some(level) = self.who.strip_prefix("bot:") {
            let unknown = || CatalogError::UnknownBot {
                bot: level.to_owned(),
                known: Level::ALL.map(Level::name).join(", "),
            };
            return Ok(Sit::Bot(Level::find(level).ok_or_else(unknown)?));
        }
        match self.who.as_str() {
            "me" => Ok(Sit::Me {
                stake: self.stake()?,
                colour: self.colour()?,
            }),
            "nobody" => Ok(Sit::Nobody),
            other => Err(Refusal::bad(Message::new("error-sitter").text("who", other))),
        }
    }

    fn colour(&self) -> Result<Option<&'static str>, Refusal> {
        let Some(wanted) = &self.colour else {
            return Ok(None);
        };
        let known = COLOURS.into_iter().find(|colour| colour == wanted);
        let unknown = || Message::new("error-colour").text("colours", COLOURS.join(", "));
        known.map(Some).ok_or_else(|| Refusal::bad(unknown()))
    }

    fn stake(&self) -> Result<Option<Stake>, Refusal> {
        Ok(match (&self.commitment, &self.share) {
            (None, None) => None,
            (Some(text), None) => Some(Stake::Commitment(digits(text)?)),
            (None, Some(text)) => Some(Stake::Share(digits(text)?)),
            (Some(_), Some(_)) => return Err(Refusal::bad(Message::new("error-share-and-commitment"))),
        })
    }
}

/// 32 bytes in 64 hexadecimal digits.
fn digits(text: &str) -> Result<[u8; 32], Refusal> {
    let bytes = from_hex(text).and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| Refusal::bad(Message::new("error-share").text("share", text)))
}

/// A share of the seed that is opened.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct OpenedShare {
    /// 64 hexadecimal digits: what was committed to when its player sat down.
    share: String,
}

/// Open one's share of the seed: as soon as the table shows `opening`, and after noting all commitments that it shows. The
/// last one who does so starts the game. Repeating it is harmless.
#[utoipa::path(post, path = "/api/tables/{id}/share", params(("id" = String, Path)), request_body = OpenedShare, responses(
    (status = 200, body = Seen), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn open(
    State(room): State<Room>,
    TableId(id): TableId,
    caller: Caller,
    Body(opened): Body<OpenedShare>,
) -> Result<impl IntoResponse, Refusal> {
    let held = room.open_share(&caller, &id, digits(&opened.share)?).await?;
    Ok(seen(&held, &caller, None))
}

/// Sit down, stand up, or (the host) put a bot there. The last one who sits down may start the game.
/// While shares are being opened, leaving a seat or committing again makes everybody commit again: the table counts it.
///
/// While a game is played: sit down on an open seat, take the own seat back from the bot that plays on it, leave it
/// to one, or leave it for good (`nobody`): then happens what the table has chosen for time that is up.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = NewSitter, responses(
    (status = 200, body = Seen), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(room): State<Room>,
    SeatAt(id, seat): SeatAt,
    caller: Caller,
    Body(new): Body<NewSitter>,
) -> Result<impl IntoResponse, Refusal> {
    let held = room.sit(&caller, &id, seat, &new.sit()?).await?;
    Ok(seen(&held, &caller, None))
}
