//! `POST /api/tables/{id}/seats/{seat}`: sitting down, standing up, bots.

use axum::extract::State;
use axum::response::IntoResponse;
use catalog::{CatalogError, Level};
use serde::Deserialize;
use smokestack_core::{COLOURS, Message};
use utoipa::ToSchema;

use super::answer::Problem;
use super::body::{Body, SeatAt};
use super::tables::seen;
use crate::room::{Caller, Refusal, Room, Seen, Sit, from_hex};

/// Who is to sit there.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct NewSitter {
    /// `me` (if nothing is said), `bot:LEVEL` (the host only), or `nobody`.
    #[serde(default = "me")]
    who: String,
    /// With `me`: 64 hexadecimal digits that go into the seed. Without them, the server draws some.
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
                share: self.share()?,
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

    fn share(&self) -> Result<Option<Vec<u8>>, Refusal> {
        let Some(text) = &self.share else { return Ok(None) };
        match from_hex(text).filter(|share| share.len() == 32) {
            Some(share) => Ok(Some(share)),
            None => Err(Refusal::bad(Message::new("error-share").text("share", text))),
        }
    }
}

/// Sit down, stand up, or (the host) put a bot there. The last one who sits down may start the game.
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
