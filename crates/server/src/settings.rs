//! The operator's settings.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::{HeaderName, Uri};
use lettre::message::Mailbox;
use lettre::transport::smtp::{self, AsyncSmtpTransportBuilder};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};

/// How long the mail server may take to respond to a connection check.
const MAIL_CHECK_TIMEOUT: Duration = Duration::from_secs(5);

/// A server's settings. The defaults suit tests and servers among friends.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    pub sign_up: SignUp,
    /// The header in which a trusted proxy passes the client's address. Without it, the connection's address is used.
    pub trusted_proxy: Option<HeaderName>,
    /// Requests per second, per person and per address; bursts may be ten times as large. `None` is unlimited.
    pub requests_per_second: Option<NonZeroU32>,
    /// Requests per second for all clients together.
    pub all_requests_per_second: Option<NonZeroU32>,
    /// Guests, new accounts and sign-ins per second, for all clients together; bursts may be twenty times as large.
    pub sign_ins_per_second: Option<NonZeroU32>,
    /// Simultaneous live connections per person, and per address. `None` is unlimited.
    pub live_connections: Option<NonZeroU32>,
    /// Simultaneous live connections for all clients together.
    pub all_live_connections: Option<NonZeroU32>,
    /// This server's public address. Without it, the address that the browser uses.
    pub base_url: Option<BaseUrl>,
    /// The address on which the server listens, once it does.
    pub listen: Option<SocketAddr>,
    pub webhooks: Webhooks,
    /// The mail server; without one, the server does not send e-mail or offer features that need it.
    pub mail: Option<Mail>,
}

/// The server's public address: `http://HOST` or `https://HOST`, with an optional port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaseUrl {
    is_secure: bool,
    host: String,
}

/// The error for a text that is not a [`BaseUrl`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write https://HOST or http://HOST, with a port where needed and nothing after it")]
pub struct NoBaseUrl;

impl BaseUrl {
    /// Whether everything goes over TLS.
    pub fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The host without its port, if browsers offer passkeys there: over TLS or on this machine, but not for an IP
    /// address.
    pub(crate) fn domain(&self) -> Option<&str> {
        let host = match self.host.rsplit_once(':') {
            Some((host, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => host,
            _ => &self.host,
        };
        let is_number = host.starts_with('[') || host.parse::<std::net::Ipv4Addr>().is_ok();
        let is_safe = self.is_secure || host == "localhost" || host.ends_with(".localhost");
        (is_safe && !is_number).then_some(host)
    }
}

impl std::fmt::Display for BaseUrl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.host)
    }
}

impl std::str::FromStr for BaseUrl {
    type Err = NoBaseUrl;

    fn from_str(text: &str) -> Result<BaseUrl, NoBaseUrl> {
        let uri: Uri = text.parse().map_err(|_| NoBaseUrl)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(NoBaseUrl),
        };
        let host = uri.authority().ok_or(NoBaseUrl)?.as_str();
        if uri.path().len() > 1 || uri.query().is_some() || host.contains('@') {
            return Err(NoBaseUrl);
        }
        Ok(BaseUrl {
            is_secure,
            host: host.to_ascii_lowercase(),
        })
    }
}

/// A mail server, and the sender address for e-mails.
#[derive(Clone, Debug)]
pub struct Mail {
    pub(crate) server: AsyncSmtpTransportBuilder,
    pub(crate) from: Mailbox,
}

/// Why the mail settings are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoMail {
    #[error("a mail server is smtps://USER:PASSWORD@HOST, or smtp://HOST:PORT")]
    Server,
    #[error("the sender is an address, such as Smokestack <room@example.org>")]
    From,
}

impl Mail {
    /// `server` is `smtps://USER:PASSWORD@HOST` or `smtp://HOST:PORT`.
    pub fn new(server: &str, from: &str) -> Result<Mail, NoMail> {
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(server);
        Ok(Mail {
            server: server.map_err(|_| NoMail::Server)?,
            from: from.parse().map_err(|_| NoMail::From)?,
        })
    }

    /// Checks that the mail server responds and accepts our credentials; the error is a short reason.
    pub async fn answers(&self) -> Result<(), String> {
        match self.transport().test_connection().await {
            Ok(true) => Ok(()),
            Ok(false) => Err("connection".to_owned()),
            Err(error) => Err(short_reason(&error)),
        }
    }
}

impl Mail {
    /// Sends a test e-mail for the operator; the error is a short reason.
    pub async fn send_test(&self, to: &str, subject: String, text: String) -> Result<(), String> {
        let no_address = || "address".to_owned();
        let email = lettre::Message::builder()
            .from(self.from.clone())
            .to(to.parse().map_err(|_| no_address())?)
            .subject(subject)
            .singlepart(lettre::message::SinglePart::plain(text))
            .map_err(|_| no_address())?;
        let transport = self.transport();
        transport
            .send(email)
            .await
            .map(drop)
            .map_err(|error| short_reason(&error))
    }

    fn transport(&self) -> AsyncSmtpTransport<Tokio1Executor> {
        self.server.clone().timeout(Some(MAIL_CHECK_TIMEOUT)).build()
    }
}

/// Why a mail server rejected an e-mail: its status, or the earlier error. Never its own text, which may contain
/// personal data.
pub(crate) fn short_reason(error: &smtp::Error) -> String {
    match error.status() {
        Some(status) => status.to_string(),
        None if error.is_timeout() => "timeout".to_owned(),
        None if error.is_tls() => "TLS".to_owned(),
        None => "connection".to_owned(),
    }
}

/// Where turn notifications may be sent over HTTP.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Webhooks {
    /// Nowhere.
    Off,
    /// To public addresses, over TLS.
    #[default]
    Public,
    /// To any address, including this machine and its network: only for servers whose users are all trusted.
    Anywhere,
}

/// Who may sign up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SignUp {
    /// Anyone: as a guest, and with a new account.
    #[default]
    Open,
    /// Only people with an account; the operator creates new accounts.
    Closed,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_need_a_secure_domain() {
        for (url, domain) in [
            ("https://play.example.org", Some("play.example.org")),
            ("https://play.example.org:8443", Some("play.example.org")),
            ("http://localhost:8080", Some("localhost")),
            ("http://play.example.org", None),
            ("https://10.0.0.2", None),
            ("https://10.0.0.2:8443", None),
            ("https://[::1]:8443", None),
            ("https://[::1]", None),
        ] {
            let url: BaseUrl = url.parse().expect("an address");
            assert_eq!(url.domain(), domain, "{url}");
        }
    }

    #[test]
    fn a_base_url_is_a_scheme_and_a_host() {
        let read = |text: &str| text.parse::<BaseUrl>().map(|url| url.to_string());
        assert_eq!(
            read("https://Play.example.org/"),
            Ok("https://play.example.org".into())
        );
        assert_eq!(read("http://10.0.0.2:8080"), Ok("http://10.0.0.2:8080".into()));
        for wrong in [
            "play.example.org",
            "ftp://play.example.org",
            "https://play.example.org/games",
            "https://play.example.org/?x",
            "https://me@play.example.org",
            "https://",
            "",
        ] {
            assert_eq!(read(wrong), Err(NoBaseUrl), "{wrong}");
        }
    }
}
