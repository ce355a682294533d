//! Where somebody asks from, and whether too often.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRef, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::room::{Refusal, Room};

/// Who connects, or whoever a trusted proxy says asks. Nobody in particular when the router is called in process, and
/// when the connection comes from this machine: that is its operator, or a proxy that was not introduced.
#[derive(Clone, Copy, Debug)]
struct From(Option<IpAddr>);

/// Counts every request against its address.
pub(super) async fn limit(State(room): State<Room>, mut request: Request, next: Next) -> Response {
    let from = address(&room, &request);
    if let Some(Err(refusal)) = from.map(|from| room.asks_from(from)) {
        return refusal.into_response();
    }
    request.extensions_mut().insert(From(from));
    next.run(request).await
}

fn address(room: &Room, request: &Request) -> Option<IpAddr> {
    if let Some(header) = &room.settings().trusted_proxy {
        // Everybody can write such a header; what the proxy itself has added stands last.
        let told = request.headers().get_all(header).iter().next_back()?;
        let nearest = told.to_str().ok()?.rsplit(',').next()?.trim();
        return nearest.parse().ok();
    }
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>()?;
    let address = connected.0.ip().to_canonical();
    (!address.is_loopback()).then_some(address)
}

/// For routes by which one comes in: each address may knock only so often.
#[derive(Debug)]
pub(super) struct Door;

impl<S: Send + Sync> FromRequestParts<S> for Door
where
    Room: FromRef<S>,
{
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Door, Refusal> {
        if let Some(From(Some(from))) = parts.extensions.get() {
            Room::from_ref(state).knocks_from(*from)?;
        }
        Ok(Door)
    }
}
