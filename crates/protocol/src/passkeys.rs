//! Passkeys. What the browser receives and returns is JSON as defined by the WebAuthn standard.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::accounts::yes;

/// The options for the browser.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyOptions {
    /// `PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON`. The options are valid once,
    /// for five minutes.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub public_key: Value,
}

/// A passkey to add.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPasskey {
    /// The passkey's name: 1 to 60 visible characters.
    pub label: String,
    pub credential: NewCredential,
}

/// The result of `navigator.credentials.create` (`RegistrationResponseJSON`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewCredential {
    pub id: String,
    pub response: AttestationResponse,
}

/// The new credential's data, all in base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AttestationResponse {
    #[serde(rename = "clientDataJSON")]
    pub client_data: String,
    pub authenticator_data: String,
    pub public_key: String,
    pub public_key_algorithm: i64,
}

/// A sign-in with a passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeySignIn {
    pub credential: Credential,
    /// Whether to keep the current guest's tables.
    #[serde(default = "yes")]
    pub bring: bool,
}

/// The result of `navigator.credentials.get` (`AuthenticationResponseJSON`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Credential {
    pub id: String,
    pub response: AssertionResponse,
}

/// The signed challenge, all in base64url.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AssertionResponse {
    #[serde(rename = "clientDataJSON")]
    pub client_data: String,
    pub authenticator_data: String,
    pub signature: String,
    #[serde(default)]
    pub user_handle: Option<String>,
}

/// A passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyInfo {
    pub id: String,
    pub label: String,
    pub created_at: i64,
    /// When the passkey was last used to sign in, in milliseconds since 1970.
    pub used_at: Option<i64>,
}

/// The caller's passkeys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyList {
    pub passkeys: Vec<PasskeyInfo>,
}
