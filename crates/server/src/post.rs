//! Sending something to an address of the web that somebody has named.
//!
//! The address is a stranger's word: it must not make this server talk to machines that only it can reach. So the name is
//! looked up first, every number that it has is checked, and the connection goes to the first of those that answers:
//! nothing is looked up twice, and nobody is sent on to somewhere else.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request, Uri, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use crate::settings::Webhooks;

/// How long a message may take altogether.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long one number of a host may take to answer.
const KNOCK: Duration = Duration::from_secs(3);

/// Why something could not be sent; the words (`room/unsent.rs`) say nothing about what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotSent {
    Address,
    Unreachable,
    Slow,
    Connection,
    Answer(u16),
}

/// Whether something can be sent there at all: `https://…`, or `http://…` where the operator allows every address.
pub(crate) fn checked(address: &str, reach: Webhooks) -> Result<Uri, NotSent> {
    let uri: Uri = address.parse().map_err(|_| NotSent::Address)?;
    let is_web = match uri.scheme_str() {
        Some("https") => true,
        Some("http") => reach == Webhooks::Anywhere,
        _ => false,
    };
    let has_user = uri.authority().is_some_and(|whole| whole.as_str().contains('@'));
    match is_web && !has_user && uri.host().is_some_and(|host| !host.is_empty()) {
        true => Ok(uri),
        false => Err(NotSent::Address),
    }
}

/// What is posted.
#[derive(Clone, Debug)]
pub(crate) struct Parcel {
    pub headers: Vec<(HeaderName, HeaderValue)>,
    pub body: Vec<u8>,
}

impl Parcel {
    pub fn json(value: &serde_json::Value) -> Parcel {
        let json = HeaderValue::from_static("application/json");
        Parcel {
            headers: vec![(header::CONTENT_TYPE, json)],
            body: value.to_string().into_bytes(),
        }
    }
}

/// Posts something; done when the other side says that it has it.
pub(crate) async fn post(address: &str, parcel: Parcel, reach: Webhooks) -> Result<(), NotSent> {
    let uri = checked(address, reach)?;
    let sending = tokio::time::timeout(PATIENCE, send(&uri, parcel, reach));
    sending.await.map_err(|_| NotSent::Slow)?
}

async fn send(uri: &Uri, parcel: Parcel, reach: Webhooks) -> Result<(), NotSent> {
    let host = uri.host().ok_or(NotSent::Address)?;
    let host = host.trim_matches(['[', ']']); // the number of an IPv6 address
    let is_secure = uri.scheme_str() == Some("https");
    let port = uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
    let stream = connect(&look_up(host, port, reach).await?).await?;
    if !is_secure {
        return say(stream, uri, parcel).await;
    }
    let name = ServerName::try_from(host.to_owned()).map_err(|_| NotSent::Address)?;
    let connecting = tls()?.connect(name, stream).await;
    say(connecting.map_err(|_| NotSent::Connection)?, uri, parcel).await
}

/// The numbers of the host, if all that it has may be reached.
async fn look_up(host: &str, port: u16, reach: Webhooks) -> Result<Vec<SocketAddr>, NotSent> {
    let found = tokio::net::lookup_host((host, port)).await;
    let found: Vec<SocketAddr> = found.map_err(|_| NotSent::Connection)?.collect();
    let allowed = reach == Webhooks::Anywhere || found.iter().all(|one| is_public(one.ip()));
    match allowed && !found.is_empty() {
        true => Ok(found),
        false => Err(NotSent::Unreachable),
    }
}

/// A line to the first of these that answers: a host may have numbers that cannot be reached from here.
async fn connect(numbers: &[SocketAddr]) -> Result<TcpStream, NotSent> {
    for number in numbers {
        if let Ok(Ok(stream)) = tokio::time::timeout(KNOCK, TcpStream::connect(number)).await {
            return Ok(stream);
        }
    }
    Err(NotSent::Connection)
}

/// Whether an address is anybody's: not this machine's, not a house's, not one that is set aside.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            let shared = a == 100 && (64..128).contains(&b); // between providers and their customers
            let set_aside =
                a == 0 || a >= 240 || (a, b, c) == (192, 0, 0) || (a == 198 && (18..20).contains(&b));
            !(address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_multicast()
                || address.is_documentation()
                || shared
                || set_aside)
        }
        IpAddr::V6(address) => {
            let [first, second, ..] = address.segments();
            // Only 2000::/3 is given out; in it, 2001::/23 and 2002::/16 lead back to other numbers.
            let given_out = first & 0xe000 == 0x2000;
            given_out && first != 0x2002 && !(first == 0x2001 && (second < 0x0200 || second == 0x0db8))
        }
    }
}

fn tls() -> Result<TlsConnector, NotSent> {
    let roots = RootCertStore {
        roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
    };
    let provider = Arc::new(crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|_| NotSent::Connection)?;
    let config = config.with_root_certificates(roots).with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

async fn say<S>(stream: S, uri: &Uri, parcel: Parcel) -> Result<(), NotSent>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|_| NotSent::Connection)?;
    let talking = tokio::spawn(connection);
    let host = uri.authority().map_or("", |whole| whole.as_str());
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .header(header::HOST, host)
        .header(
            header::USER_AGENT,
            concat!("Smokestack/", env!("CARGO_PKG_VERSION")),
        )
        .body(Body::from(parcel.body))
        .map_err(|_| NotSent::Address)?;
    request.headers_mut().extend(parcel.headers);
    let answer = sender.send_request(request).await;
    talking.abort(); // what else is said there is not for us
    let status = answer.map_err(|_| NotSent::Connection)?.status();
    match status.is_success() {
        true => Ok(()),
        false => Err(NotSent::Answer(status.as_u16())),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_addresses_of_everybody_are_reached() {
        for (address, public) in [
            ("93.184.216.34", true),
            ("2606:2800:220:1::1", true),
            ("127.0.0.1", false),
            ("10.1.2.3", false),
            ("172.16.0.1", false),
            ("192.168.1.1", false),
            ("169.254.169.254", false),
            ("100.64.0.1", false),
            ("0.0.0.0", false),
            ("224.0.0.1", false),
            ("255.255.255.255", false),
            ("198.18.0.1", false),
            ("::1", false),
            ("::ffff:127.0.0.1", false),
            ("fd00::1", false),
            ("fe80::1", false),
            ("64:ff9b::7f00:1", false),
            ("2002:7f00:1::", false),
            ("2001::1", false),
        ] {
            let address: IpAddr = address.parse().expect("an address");
            assert_eq!(is_public(address), public, "{address}");
        }
    }

    #[test]
    fn an_address_is_one_of_the_web() {
        for (address, public, anywhere) in [
            ("https://example.org/hook?key=1", true, true),
            ("http://example.org/hook", false, true),
            ("ftp://example.org/", false, false),
            ("https://user:word@example.org/", false, false),
            ("/hook", false, false),
            ("hello", false, false),
            ("", false, false),
        ] {
            assert_eq!(checked(address, Webhooks::Public).is_ok(), public, "{address}");
            assert_eq!(
                checked(address, Webhooks::Anywhere).is_ok(),
                anywhere,
                "{address}"
            );
        }
    }

    #[tokio::test]
    async fn every_number_of_a_host_is_tried() {
        let open = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let open = (open.local_addr().expect("an address"), open);
        let shut = SocketAddr::from(([127, 0, 0, 1], 1));
        let reached = connect(&[shut, open.0]).await.expect("the second answers");
        assert_eq!(reached.peer_addr().expect("an address"), open.0);
        assert_eq!(connect(&[shut]).await.err(), Some(NotSent::Connection));
    }

    #[tokio::test]
    async fn this_machine_is_not_reached_by_a_stranger_s_word() {
        for address in ["https://127.0.0.1:1/", "https://localhost:1/", "https://[::1]:1/"] {
            let sent = post(address, Parcel::json(&json!({})), Webhooks::Public).await;
            assert_eq!(sent, Err(NotSent::Unreachable), "{address}");
        }
        let sent = post(
            "https://127.0.0.1:1/",
            Parcel::json(&json!({})),
            Webhooks::Anywhere,
        )
        .await;
        assert_eq!(sent, Err(NotSent::Connection));
    }
}
