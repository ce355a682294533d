//! The client's address, and rate limits.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRef, FromRequestParts, Request, State};
use axum::http::HeaderName;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::{ApiError, App};

/// The client's address: the connection's own, or one passed on by a trusted proxy. `None` when the router is called in
/// process, and when the connection comes from this machine: from its operator, or from a proxy that is not configured.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClientAddr(pub Option<IpAddr>);

/// Counts every request against the limit for its address, and against the limit for all clients together.
pub(super) async fn limit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let from = address(&app, &request);
    if let Err(error) = app.check_request_rate(from) {
        return error.into_response();
    }
    request.extensions_mut().insert(ClientAddr(from));
    next.run(request).await
}

fn address(app: &App, request: &Request) -> Option<IpAddr> {
    let header = app.settings().trusted_proxy.as_ref();
    if let Some(address) = header.and_then(|header| proxied_address(request, header)) {
        return Some(address);
    }
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
    let address = connected.0.ip().to_canonical();
    (!address.is_loopback()).then_some(address)
}

/// The address in a proxy's header. Any client can send such a header; the value that the proxy itself has added comes
/// last.
fn proxied_address(request: &Request, header: &HeaderName) -> Option<IpAddr> {
    let value = request.headers().get_all(header).iter().next_back()?;
    read_address(value.to_str().ok()?.rsplit(',').next()?.trim())
}

/// An address, alone or with a port: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]:80`.
fn read_address(text: &str) -> Option<IpAddr> {
    let alone = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let with_port = || text.parse::<SocketAddr>().ok().map(|found| found.ip());
    alone.unwrap_or(text).parse().ok().or_else(with_port)
}

/// Limits sign-up and sign-in requests, per address and in total. Contains the client's address.
#[derive(Debug)]
pub(super) struct AuthRateLimit(pub Option<IpAddr>);

/// The address that the middleware has determined.
impl<S: Send + Sync> FromRequestParts<S> for ClientAddr {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<ClientAddr, Self::Rejection> {
        Ok(parts.extensions.get().copied().unwrap_or(ClientAddr(None)))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for AuthRateLimit
where
    App: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<AuthRateLimit, ApiError> {
        let Ok(ClientAddr(from)) = ClientAddr::from_request_parts(parts, state).await;
        App::from_ref(state).check_auth_rate(from)?;
        Ok(AuthRateLimit(from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_may_add_the_port() {
        for (text, address) in [
            ("192.0.2.1", Some("192.0.2.1")),
            ("192.0.2.1:567", Some("192.0.2.1")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[::1]:80", Some("::1")),
            ("unknown", None),
            ("", None),
        ] {
            let expected = address.map(|text| text.parse().expect("an address"));
            assert_eq!(read_address(text), expected, "{text}");
        }
    }

    #[tokio::test]
    async fn without_the_proxy_header_the_connection_counts() {
        let store = store::Store::open("sqlite::memory:").await.expect("a database");
        let settings = crate::Settings {
            trusted_proxy: Some(HeaderName::from_static("x-forwarded-for")),
            ..crate::Settings::default()
        };
        let app = App::with(store, crate::Env::real(), settings);
        for (value, found) in [
            (Some("198.51.100.7"), "198.51.100.7"),
            (Some("198.51.100.1, 198.51.100.7:4000"), "198.51.100.7"),
            (Some("somebody"), "192.0.2.1"),
            (Some(""), "192.0.2.1"),
            (None, "192.0.2.1"),
        ] {
            let mut request = Request::new(axum::body::Body::empty());
            let peer: SocketAddr = "192.0.2.1:5000".parse().expect("an address");
            request.extensions_mut().insert(ConnectInfo(peer));
            if let Some(value) = value {
                let value = value.parse().expect("a header");
                request.headers_mut().insert("x-forwarded-for", value);
            }
            assert_eq!(address(&app, &request), found.parse().ok(), "{value:?}");
        }
    }
}
