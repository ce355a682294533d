//! `POST /api/tables/{id}/seats/{seat}`: taking and leaving seats, and seating bots.

use axum::extract::State;
use axum::response::IntoResponse;
use catalog::{CatalogError, Level};
use serde::Deserialize;
use smokestack_core::{COLOURS, Message};
use utoipa::ToSchema;

use super::body::{JsonBody, SeatAt, TableId};
use super::error_response::Problem;
use super::tables::seen;
use crate::app::{ApiError, App, Caller, Contribution, Seen, Sit, from_hex};

/// Who takes the seat.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewSitter {
    /// `me` (default), `bot:LEVEL` (only the host), or `nobody`.
    #[serde(default = "me")]
    who: String,
    /// With `me`, before the game begins: the SHA-256, in 64 hexadecimal digits, of 32 random bytes that go into the
    /// seed. The bytes themselves are revealed when everyone has committed (`POST /api/tables/{id}/share`).
    commitment: Option<String>,
    /// With `me`, instead of a commitment: the bytes themselves, in 64 hexadecimal digits. The record then notes that
    /// the server knew them in advance. If neither is sent, the server draws a share, which the record notes as well.
    share: Option<String>,
    /// With `me`, before the game begins: `red`, `blue`, `green`, `yellow` or `purple`. By default, the player keeps a
    /// colour chosen earlier, or gets a free one when the game begins.
    colour: Option<String>,
}

fn me() -> String {
    "me".to_owned()
}

impl NewSitter {
    fn sit(&self) -> Result<Sit, ApiError> {
        if let Some(level) = self.who.strip_prefix("bot:") {
            let unknown = || CatalogError::UnknownBot {
                bot: level.to_owned(),
                known: Level::ALL.map(Level::name).join(", "),
            };
            return Ok(Sit::Bot(Level::find(level).ok_or_else(unknown)?));
        }
        match self.who.as_str() {
            "me" => Ok(Sit::Me {
                contribution: self.contribution()?,
                colour: self.colour()?,
            }),
            "nobody" => Ok(Sit::Nobody),
            other => Err(ApiError::bad(Message::new("error-sitter").text("who", other))),
        }
    }

    fn colour(&self) -> Result<Option<&'static str>, ApiError> {
        let Some(wanted) = &self.colour else {
            return Ok(None);
        };
        let known = COLOURS.into_iter().find(|colour| colour == wanted);
        let unknown = || Message::new("error-colour").text("colours", COLOURS.join(", "));
        known.map(Some).ok_or_else(|| ApiError::bad(unknown()))
    }

    fn contribution(&self) -> Result<Option<Contribution>, ApiError> {
        Ok(match (&self.commitment, &self.share) {
            (None, None) => None,
            (Some(text), None) => Some(Contribution::Commitment(parse_digits(text)?)),
            (None, Some(text)) => Some(Contribution::Share(parse_digits(text)?)),
            (Some(_), Some(_)) => return Err(ApiError::bad(Message::new("error-share-and-commitment"))),
        })
    }
}

/// 32 bytes in 64 hexadecimal digits.
fn parse_digits(text: &str) -> Result<[u8; 32], ApiError> {
    let bytes = from_hex(text).and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| ApiError::bad(Message::new("error-share").text("share", text)))
}

/// A revealed share of the seed.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct OpenedShare {
    /// 64 hexadecimal digits: the bytes to which the player committed when taking the seat.
    share: String,
}

/// Reveal my share of the seed: as soon as the table shows `opening`, and after recording all commitments that it
/// shows. The last share starts the game. Repeating the request is harmless.
#[utoipa::path(post, path = "/api/tables/{id}/share", params(("id" = String, Path)), request_body = OpenedShare, responses(
    (status = 200, body = Seen), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn open(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    JsonBody(opened): JsonBody<OpenedShare>,
) -> Result<impl IntoResponse, ApiError> {
    let held = app.open_share(&caller, &id, parse_digits(&opened.share)?).await?;
    Ok(seen(&held, &caller, None))
}

/// Take a seat, leave it, or put a bot there (only the host). Taking the last seat may start the game.
/// While shares are being revealed, leaving a seat or committing again makes everyone commit again; the table counts
/// this.
///
/// During a game: take an open seat, take my own seat back from the bot that plays on it, leave it to a bot, or leave
/// it for good (`nobody`), which has the same consequence as running out of time.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = String, Path)),
    request_body = NewSitter, responses(
    (status = 200, body = Seen), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    SeatAt(id, seat): SeatAt,
    caller: Caller,
    JsonBody(new): JsonBody<NewSitter>,
) -> Result<impl IntoResponse, ApiError> {
    let held = app.sit(&caller, &id, seat, &new.sit()?).await?;
    Ok(seen(&held, &caller, None))
}
