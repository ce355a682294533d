//! People: guests, the caller, and public profiles.

use serde::{Deserialize, Serialize};

use crate::{AccountInfo, Secret, TableInfo};

/// A new guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewGuest {
    /// 1 to 40 visible characters.
    pub name: String,
}

/// A person who has just signed in, and their token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignedIn {
    pub id: String,
    pub name: String,
    /// For `Authorization: Bearer TOKEN`. Browsers also get it as a cookie.
    pub token: String,
}

/// The caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    pub id: String,
    pub name: String,
    /// Null for a guest.
    pub account: Option<AccountInfo>,
}

/// A new name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rename {
    /// 1 to 40 visible characters.
    pub name: String,
}

/// The deletion of the caller's account.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountDeletion {
    /// Required for a person with an account.
    pub password: Option<Secret>,
}

/// A person's public profile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    pub id: String,
    pub name: String,
    /// When the person joined, in milliseconds since 1970.
    pub since: i64,
    /// Per game; games that the person has never finished are left out.
    pub games: Vec<GameStatistics>,
    /// Finished games, latest first: public ones, and those in which the caller played.
    pub tables: Vec<TableInfo>,
}

/// Which part of a person's games to return.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
pub struct ProfileQuery {
    /// Return only games that ended before this time, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<i64>,
}

/// A person's statistics for one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameStatistics {
    pub game: String,
    pub played: i64,
    /// The number of first places, including shared ones.
    pub won: i64,
    /// The highest score.
    pub best: i64,
    /// Null until a game with another person has been rated.
    pub rating: Option<RatingInfo>,
}

/// A rating on the chess scale: everyone starts at 1500, and a lead of 200 points means finishing ahead of the other
/// player in three of four games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingInfo {
    pub rating: i64,
    /// The half-width of the 95 % interval.
    pub give_or_take: i64,
    /// The number of rated games.
    pub games: i64,
}
