//! What a server offers.

use serde::{Deserialize, Serialize};

text_enum! {
    /// Whether new users can sign up by themselves.
    SignUp {
        Open = "open",
        Closed = "closed",
    }
}

/// What this server offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ServerInfo {
    pub version: String,
    /// Whether new users can sign up by themselves.
    pub sign_up: SignUp,
    /// Whether turn notifications can be sent to webhooks.
    pub webhooks: bool,
    /// The key with which a browser subscribes to push messages (`applicationServerKey`); null if the server sends
    /// none.
    pub push: Option<String>,
    /// Whether the server sends e-mail: for confirming addresses, resetting passwords and turn notifications.
    pub mail: bool,
    /// Whether users can sign in with a passkey.
    pub passkeys: bool,
    /// This server's public address, as set by its operator (`base-url`): invitation links begin with it.
    pub base_url: Option<String>,
    /// Where other machines on the network can reach the server. Present only for a browser on the server's own
    /// machine, and without a `base_url`. Empty if the server accepts connections only from its own machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub addresses: Option<Vec<String>>,
}
