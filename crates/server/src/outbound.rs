//! Sends requests to web addresses given by users.
//!
//! The address is untrusted: it must not make this server connect to machines that only it can reach. So the host name
//! is resolved first, all its IP addresses are checked, and the connection goes to the first of them that responds.
//! Nothing is resolved twice, and redirects are not followed.

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

/// How long an entire request may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// How long connecting to one IP address may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// Why a request could not be sent; the messages (`app/delivery_error.rs`) reveal nothing about the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SendError {
    Address,
    Unreachable,
    Slow,
    Connection,
    Answer(u16),
}

/// Checks that an address is allowed: `https://…`, or `http://…` where the operator allows every address.
pub(crate) fn checked(address: &str, reach: Webhooks) -> Result<Uri, SendError> {
    let uri: Uri = address.parse().map_err(|_| SendError::Address)?;
    let is_web = match uri.scheme_str() {
        Some("https") => true,
        Some("http") => reach == Webhooks::Anywhere,
        _ => false,
    };
    let has_user = uri.authority().is_some_and(|whole| whole.as_str().contains('@'));
    if is_web && !has_user && uri.host().is_some_and(|host| !host.is_empty()) {
        Ok(uri)
    } else {
        Err(SendError::Address)
    }
}

/// The headers and the body of a POST request.
#[derive(Clone, Debug)]
pub(crate) struct OutboundRequest {
    pub headers: Vec<(HeaderName, HeaderValue)>,
    pub body: Vec<u8>,
}

impl OutboundRequest {
    pub fn json(value: &serde_json::Value) -> OutboundRequest {
        let json = HeaderValue::from_static("application/json");
        OutboundRequest {
            headers: vec![(header::CONTENT_TYPE, json)],
            body: value.to_string().into_bytes(),
        }
    }
}

/// Sends a POST request; `Ok` if the response is a success.
pub(crate) async fn post(address: &str, outbound: OutboundRequest, reach: Webhooks) -> Result<(), SendError> {
    let uri = checked(address, reach)?;
    let sending = tokio::time::timeout(REQUEST_TIMEOUT, send(&uri, outbound, reach));
    sending.await.map_err(|_| SendError::Slow)?
}

async fn send(uri: &Uri, outbound: OutboundRequest, reach: Webhooks) -> Result<(), SendError> {
    let host = uri.host().ok_or(SendError::Address)?;
    let host = host.trim_matches(['[', ']']); // brackets of an IPv6 address
    let is_secure = uri.scheme_str() == Some("https");
    let port = uri.port_u16().unwrap_or(if is_secure { 443 } else { 80 });
    let stream = connect(&resolve(host, port, reach).await?).await?;
    if !is_secure {
        return exchange(stream, uri, outbound).await;
    }
    let name = ServerName::try_from(host.to_owned()).map_err(|_| SendError::Address)?;
    let connecting = tls()?.connect(name, stream).await;
    exchange(connecting.map_err(|_| SendError::Connection)?, uri, outbound).await
}

/// The host's IP addresses, if all of them may be contacted.
async fn resolve(host: &str, port: u16, reach: Webhooks) -> Result<Vec<SocketAddr>, SendError> {
    let found = tokio::net::lookup_host((host, port)).await;
    let found: Vec<SocketAddr> = found.map_err(|_| SendError::Connection)?.collect();
    let allowed = reach == Webhooks::Anywhere || found.iter().all(|one| is_public(one.ip()));
    if allowed && !found.is_empty() {
        Ok(found)
    } else {
        Err(SendError::Unreachable)
    }
}

/// Connects to the first address that responds: a host may have IP addresses that cannot be reached from here.
async fn connect(addresses: &[SocketAddr]) -> Result<TcpStream, SendError> {
    for address in addresses {
        if let Ok(Ok(stream)) = tokio::time::timeout(CONNECT_TIMEOUT, TcpStream::connect(address)).await {
            return Ok(stream);
        }
    }
    Err(SendError::Connection)
}

/// Whether an IP address is public: not loopback, private or reserved.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            let shared = a == 100 && (64..128).contains(&b); // carrier-grade NAT
            let reserved =
                a == 0 || a >= 240 || (a, b, c) == (192, 0, 0) || (a == 198 && (18..20).contains(&b));
            !(address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_multicast()
                || address.is_documentation()
                || shared
                || reserved)
        }
        IpAddr::V6(address) => {
            let [first, second, ..] = address.segments();
            // Only 2000::/3 is allocated; within it, 2001::/23 and 2002::/16 lead back to other addresses.
            let allocated = first & 0xe000 == 0x2000;
            allocated && first != 0x2002 && !(first == 0x2001 && (second < 0x0200 || second == 0x0db8))
        }
    }
}

fn tls() -> Result<TlsConnector, SendError> {
    let roots = RootCertStore {
        roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
    };
    let provider = Arc::new(crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|_| SendError::Connection)?;
    let config = config.with_root_certificates(roots).with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

async fn exchange<S>(stream: S, uri: &Uri, outbound: OutboundRequest) -> Result<(), SendError>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|_| SendError::Connection)?;
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
        .body(Body::from(outbound.body))
        .map_err(|_| SendError::Address)?;
    request.headers_mut().extend(outbound.headers);
    let answer = sender.send_request(request).await;
    talking.abort(); // the rest of the response is not needed
    let status = answer.map_err(|_| SendError::Connection)?.status();
    if status.is_success() {
        Ok(())
    } else {
        Err(SendError::Answer(status.as_u16()))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_public_addresses_are_contacted() {
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
    fn only_web_addresses_are_accepted() {
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
    async fn every_address_of_a_host_is_tried() {
        let open = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let open = (open.local_addr().expect("an address"), open);
        let shut = SocketAddr::from(([127, 0, 0, 1], 1));
        let reached = connect(&[shut, open.0]).await.expect("the second answers");
        assert_eq!(reached.peer_addr().expect("an address"), open.0);
        assert_eq!(connect(&[shut]).await.err(), Some(SendError::Connection));
    }

    #[tokio::test]
    async fn users_cannot_make_the_server_contact_itself() {
        for address in ["https://127.0.0.1:1/", "https://localhost:1/", "https://[::1]:1/"] {
            let sent = post(address, OutboundRequest::json(&json!({})), Webhooks::Public).await;
            assert_eq!(sent, Err(SendError::Unreachable), "{address}");
        }
        let sent = post(
            "https://127.0.0.1:1/",
            OutboundRequest::json(&json!({})),
            Webhooks::Anywhere,
        )
        .await;
        assert_eq!(sent, Err(SendError::Connection));
    }
}
