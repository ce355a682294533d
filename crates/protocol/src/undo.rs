//! Undoing moves.

use serde::{Deserialize, Serialize};
use smokestack_core::Seat;

/// How far to go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoRequest {
    /// The number of moves when this was requested.
    pub expected: i64,
    /// The number of moves to keep.
    pub to: i64,
}

/// The table after the undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoResponse {
    /// The number of moves that remain.
    #[serde(rename = "move")]
    pub moves: i64,
}

/// The undo needs the consent of others, who agree by requesting the same undo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoConsent {
    /// The seats that agree.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub agreed: Vec<Seat>,
    /// The seats whose consent is needed.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub needed: Vec<Seat>,
}

/// A proposed undo that needs everyone's consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoProposal {
    /// The move to go back to.
    pub to: i64,
    /// The seats that agree.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub agreed: Vec<Seat>,
}
