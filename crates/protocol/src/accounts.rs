//! Accounts with an e-mail address and a password; signing in; codes sent by e-mail.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A password or a code. It is never printed, not even in logs.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountInfo {
    pub email: String,
    /// Whether the address was confirmed.
    pub is_confirmed: bool,
}

/// The credentials for a new account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewAccount {
    pub email: String,
    /// At least 8 characters.
    pub password: Secret,
}

/// A password change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordChange {
    pub old: Secret,
    /// At least 8 characters.
    pub new: Secret,
}

/// An account's credentials.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Credentials {
    pub email: String,
    pub password: Secret,
    /// Whether to keep the current guest's tables.
    #[serde(default = "yes")]
    pub bring: bool,
}

/// The default of `bring`.
pub(crate) fn yes() -> bool {
    true
}

/// A code from an e-mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Confirmation {
    pub code: Secret,
}

/// A request for a code with which a forgotten password can be replaced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordResetRequest {
    pub email: String,
}

/// A new password, with the code from the e-mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordReset {
    pub email: String,
    pub code: Secret,
    /// At least 8 characters.
    pub password: Secret,
}
