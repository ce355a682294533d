//! Where somebody asks from, and whether too often.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRef, FromRequestParts, Request, State};
use axum::http::HeaderName;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::room::{Refusal, Room};

/// Who connects, or whoever a trusted proxy says asks. Nobody in particular when the router is called in process, and
/// when the connection comes from this machine: that is its operator, or a proxy that was not introduced.
#[derive(Clone, Copy, Debug)]
pub(super) struct From(pub Option<IpAddr>);

/// Counts every request against its address, and against what all may ask together.
pub(super) async fn limit(State(room): State<Room>, mut request: Request, next: Next) -> Response {
    let from = address(&room, &request);
    if let Err(refusal) = room.asks_from(from) {
        return refusal.into_response();
    }
    request.extensions_mut().insert(From(from));
    next.run(request).await
}

fn address(room: &Room, request: &Request) -> Option<IpAddr> {
    let told = room.settings().trusted_proxy.as_ref();
    if let Some(told) = told.and_then(|header| told_by_proxy(request, header)) {
        return Some(told);
    }
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
    let address = connected.0.ip().to_canonical();
    (!address.is_loopback()).then_some(address)
}

/// Everybody can write such a header; what the proxy itself has added stands last.
fn told_by_proxy(request: &Request, header: &HeaderName) -> Option<IpAddr> {
    let told = request.headers().get_all(header).iter().next_back()?;
    read_address(told.to_str().ok()?.rsplit(',').next()?.trim())
}

/// An address, alone or with a port: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]:80`.
fn read_address(text: &str) -> Option<IpAddr> {
    let alone = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let with_port = || text.parse::<SocketAddr>().ok().map(|found| found.ip());
    alone.unwrap_or(text).parse().ok().or_else(with_port)
}

/// For routes by which one comes in: each address may knock only so often, and all together. It is where whoever knocks
/// asks from.
#[derive(Debug)]
pub(super) struct Door(pub Option<IpAddr>);

/// Where whoever asks does so from.
impl<S: Send + Sync> FromRequestParts<S> for From {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<From, Self::Rejection> {
        Ok(parts.extensions.get().copied().unwrap_or(From(None)))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Door
where
    Room: FromRef<S>,
{
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Door, Refusal> {
        let Ok(From(from)) = From::from_request_parts(parts, state).await;
        Room::from_ref(state).knocks_from(from)?;
        Ok(Door(from))
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
    async fn what_the_proxy_does_not_say_is_seen_at_the_connection() {
        let store = store::Store::open("sqlite::memory:").await.expect("a database");
        let settings = crate::Settings {
            trusted_proxy: Some(HeaderName::from_static("x-forwarded-for")),
            ..crate::Settings::default()
        };
        let room = Room::with(store, crate::World::real(), settings);
        for (told, found) in [
            (Some("198.51.100.7"), "198.51.100.7"),
            (Some("198.51.100.1, 198.51.100.7:4000"), "198.51.100.7"),
            (Some("somebody"), "192.0.2.1"),
            (Some(""), "192.0.2.1"),
            (None, "192.0.2.1"),
        ] {
            let mut request = Request::new(axum::body::Body::empty());
            let peer: SocketAddr = "192.0.2.1:5000".parse().expect("an address");
            request.extensions_mut().insert(ConnectInfo(peer));
            if let Some(told) = told {
                let told = told.parse().expect("a header");
                request.headers_mut().insert("x-forwarded-for", told);
            }
            assert_eq!(address(&room, &request), found.parse().ok(), "{told:?}");
        }
    }
}
