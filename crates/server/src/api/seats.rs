//! `POST /api/tables/{id}/seats/{seat}`: taking and leaving seats, and seating bots.

use axum::extract::State;
use axum::response::IntoResponse;
use catalog::{CatalogError, Level};
use protocol::{Problem, SeatRequest, ShareRequest, Sitter, TableSnapshot};
use smokestack_core::Message;

use super::body::{JsonBody, SeatAt, TableId};
use super::tables::seen;
use crate::app::{ApiError, App, Caller, Contribution, Sit, from_hex};

fn sit(request: SeatRequest) -> Result<Sit, ApiError> {
    match request.who {
        Sitter::Me => Ok(Sit::Me {
            contribution: contribution(request.commitment, request.share)?,
            colour: request.colour,
        }),
        Sitter::Bot(level) => match Level::find(&level) {
            Some(level) => Ok(Sit::Bot(level)),
            None => {
                let known = Level::ALL.map(Level::name).join(", ");
                Err(CatalogError::UnknownBot { bot: level, known }.into())
            }
        },
        Sitter::Nobody => Ok(Sit::Nobody),
    }
}

fn contribution(commitment: Option<String>, share: Option<String>) -> Result<Option<Contribution>, ApiError> {
    Ok(match (commitment, share) {
        (None, None) => None,
        (Some(text), None) => Some(Contribution::Commitment(parse_digits(&text)?)),
        (None, Some(text)) => Some(Contribution::Share(parse_digits(&text)?)),
        (Some(_), Some(_)) => return Err(ApiError::bad(Message::new("error-share-and-commitment"))),
    })
}

/// 32 bytes in 64 hexadecimal digits.
fn parse_digits(text: &str) -> Result<[u8; 32], ApiError> {
    let bytes = from_hex(text).and_then(|bytes| bytes.try_into().ok());
    bytes.ok_or_else(|| ApiError::bad(Message::new("error-share").text("share", text)))
}

/// Reveal my share of the seed: as soon as the table shows `opening`, and after recording all commitments that it
/// shows. The last share starts the game. Repeating the request is harmless.
#[utoipa::path(post, path = "/api/tables/{id}/share", params(("id" = String, Path)), request_body = ShareRequest, responses(
    (status = 200, body = TableSnapshot), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn open(
    State(app): State<App>,
    TableId(id): TableId,
    caller: Caller,
    JsonBody(opened): JsonBody<ShareRequest>,
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
    request_body = SeatRequest, responses(
    (status = 200, body = TableSnapshot), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem),
))]
pub(super) async fn post(
    State(app): State<App>,
    SeatAt(id, seat): SeatAt,
    caller: Caller,
    JsonBody(new): JsonBody<SeatRequest>,
) -> Result<impl IntoResponse, ApiError> {
    let held = app.sit(&caller, &id, seat, &sit(new)?).await?;
    Ok(seen(&held, &caller, None))
}
