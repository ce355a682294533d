//! What the operator decides.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::{HeaderName, Uri};
use lettre::message::Mailbox;
use lettre::transport::smtp::{self, AsyncSmtpTransportBuilder};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};

/// How long a mail server may take to answer when it is asked whether it is there.
const PATIENCE: Duration = Duration::from_secs(5);

/// How this room is run. The default is what tests and a room among friends want.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    pub sign_up: SignUp,
    /// The header in which a proxy in front of this server says who really asks. Without one, whoever connects asks.
    pub trusted_proxy: Option<HeaderName>,
    /// Requests a second for one person, and for one address; ten times as many may come at once. `None` is unlimited.
    pub requests_per_second: Option<NonZeroU32>,
    /// The same for all clients together.
    pub all_requests_per_second: Option<NonZeroU32>,
    /// Guests, new accounts and sign-ins a second, of all clients together; twenty times as many may come at once.
    pub sign_ins_per_second: Option<NonZeroU32>,
    /// Live connections at the same time for one person, and for one address. `None` is unlimited.
    pub live_connections: Option<NonZeroU32>,
    /// The same for all clients together.
    pub all_live_connections: Option<NonZeroU32>,
    /// Where people find this room. Without one, whatever address their browser has.
    pub base_url: Option<BaseUrl>,
    /// Where the server listens, once it does.
    pub listen: Option<SocketAddr>,
    pub webhooks: Webhooks,
    /// Who carries letters; without one, nothing is sent by mail, and nothing of it is offered.
    pub mail: Option<Mail>,
}

/// `http://HOST` or `https://HOST`, perhaps with a port: where people find the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaseUrl {
    is_secure: bool,
    host: String,
}

/// Why a text is no [`BaseUrl`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write https://HOST or http://HOST, with a port where needed and nothing after it")]
pub struct NoBaseUrl;

impl BaseUrl {
    /// Whether everything goes over TLS.
    pub fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// The host without its port, if browsers offer passkeys there: over TLS or on this machine, and not at a bare number.
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

/// A mail server, and from whom the letters are.
#[derive(Clone, Debug)]
pub struct Mail {
    pub(crate) server: AsyncSmtpTransportBuilder,
    pub(crate) from: Mailbox,
}

/// Why letters cannot be sent like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoMail {
    #[error("a mail server is smtps://USER:PASSWORD@HOST, or smtp://HOST:PORT")]
    Server,
    #[error("whom letters are from is an address, such as Smokestack <room@example.org>")]
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

    /// Whether the mail server is there and lets us in; in a word why not.
    pub async fn answers(&self) -> Result<(), String> {
        match self.transport().test_connection().await {
            Ok(true) => Ok(()),
            Ok(false) => Err("connection".to_owned()),
            Err(error) => Err(in_a_word(&error)),
        }
    }
}

impl Mail {
    /// Sends one e-mail, for an operator who wants to see that it arrives; in a word why not.
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
            .map_err(|error| in_a_word(&error))
    }

    fn transport(&self) -> AsyncSmtpTransport<Tokio1Executor> {
        self.server.clone().timeout(Some(PATIENCE)).build()
    }
}

/// Why a mail server took nothing: its status, or what went wrong before it had one. Never what it said, which may name
/// people.
pub(crate) fn in_a_word(error: &smtp::Error) -> String {
    match error.status() {
        Some(status) => status.to_string(),
        None if error.is_timeout() => "timeout".to_owned(),
        None if error.is_tls() => "TLS".to_owned(),
        None => "connection".to_owned(),
    }
}

/// Where people may be told that it is their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Webhooks {
    /// Nowhere.
    Off,
    /// At addresses that everybody can reach, over TLS.
    #[default]
    Public,
    /// At any address, this machine and its neighbours included: only where everybody is trusted.
    Anywhere,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_belong_to_a_domain_that_is_safe() {
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
