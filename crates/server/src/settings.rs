//! What the operator decides.

use axum::http::HeaderName;

/// How this room is run. The default is what tests and a room among friends want.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    pub sign_up: SignUp,
    /// The header in which a proxy in front of this server says who really asks. Without one, whoever connects asks.
    pub trusted_proxy: Option<HeaderName>,
    /// Requests a second for one person, and for one address; ten times as many may come at once. `None` is unlimited.
    pub requests_per_second: Option<std::num::NonZeroU32>,
}

/// Who may come in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SignUp {
    /// Everybody: as a guest, and with a new account.
    #[default]
    Open,
    /// Those who have an account; the operator makes new ones.
    Closed,
}
