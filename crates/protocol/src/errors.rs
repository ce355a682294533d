//! The body of every error response.

use serde::{Deserialize, Serialize};

use crate::Args;

text_enum! {
    /// Why a request was rejected, for programs.
    ErrorCode {
        /// The request is invalid.
        Bad = "bad",
        /// The operator has banned the person.
        Banned = "banned",
        /// A bot plays for the caller's seat.
        BotPlays = "bot-plays",
        ColourTaken = "colour-taken",
        /// The colours are drawn at this table.
        ColoursDrawn = "colours-drawn",
        /// The game was ended early.
        Ended = "ended",
        /// The person has uploaded too many component files.
        FileQuota = "file-quota",
        /// This server cannot continue the game.
        Frozen = "frozen",
        /// A limit is reached.
        Full = "full",
        HasAccount = "has-account",
        HasPasskey = "has-passkey",
        /// The idempotency key was used for another move.
        KeyReused = "key-reused",
        /// This server sends no e-mail.
        MailOff = "mail-off",
        /// The person hosts too many tables.
        ManyTables = "many-tables",
        NoAccount = "no-account",
        NoRoute = "no-route",
        NotCommitted = "not-committed",
        /// The e-mail address was not confirmed.
        NotConfirmed = "not-confirmed",
        /// An API token may not do this.
        NotForPrograms = "not-for-programs",
        NotFound = "not-found",
        /// Only the host may do this.
        NotHost = "not-host",
        NotLoggedIn = "not-logged-in",
        /// The table does not wait for shares.
        NotOpening = "not-opening",
        NotOver = "not-over",
        NotSeated = "not-seated",
        NotStarted = "not-started",
        /// The request came from another site's page.
        OtherSite = "other-site",
        Over = "over",
        PasskeysOff = "passkeys-off",
        PushOff = "push-off",
        /// The rules forbid the move.
        Refused = "refused",
        /// The person has another seat at the table.
        SatElsewhere = "sat-elsewhere",
        SignInAgain = "sign-in-again",
        SignUpClosed = "sign-up-closed",
        /// The move was meant for another position.
        Stale = "stale",
        Started = "started",
        Taken = "taken",
        /// The request body is too large.
        TooLarge = "too-large",
        /// Too many requests.
        TooMany = "too-many",
        /// The server cannot do this right now.
        Unavailable = "unavailable",
        WebhooksOff = "webhooks-off",
        WrongCode = "wrong-code",
        WrongMethod = "wrong-method",
        WrongPasskey = "wrong-passkey",
        WrongPassword = "wrong-password",
    }
}

/// The body of every error response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    pub code: ErrorCode,
    /// The message for people, in the requested language (`Accept-Language`).
    pub message: String,
    /// With `stale`: the number of moves played.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub moves: Option<i64>,
    /// With `refused`: the rule that forbids the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// With `refused`: the values in the message.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<std::collections::BTreeMap<String, crate::Arg>>))]
    pub values: Option<Args>,
}
