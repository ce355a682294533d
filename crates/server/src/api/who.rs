//! Whoever asks: `Authorization: Bearer TOKEN` for programs, a cookie for the page.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::response::AppendHeaders;

use crate::room::{Caller, Refusal, Room, SESSION_AGE};
use crate::settings::{BaseUrl, Settings};

/// The cookie's name; over TLS with the prefix by which browsers promise that no other site has set it.
const COOKIE: &str = "smokestack";
const SECURE_COOKIE: &str = "__Host-smokestack";

impl<S: Send + Sync> FromRequestParts<S> for Caller
where
    Room: FromRef<S>,
{
    type Rejection = Refusal;

    /// Nobody without a token; a token that does not hold is an error, so that nobody plays on without noticing. A cookie
    /// that does not hold is nobody: the page then asks to come in.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Caller, Refusal> {
        let room = Room::from_ref(state);
        if let Some(bearer) = text(&parts.headers, header::AUTHORIZATION) {
            let (scheme, token) = bearer.split_once(' ').ok_or(Refusal::NotLoggedIn)?;
            if !scheme.eq_ignore_ascii_case("Bearer") {
                return Err(Refusal::NotLoggedIn);
            }
            return room.holder(token.trim()).await;
        }
        let Some(token) = cookie(&parts.headers) else {
            return Ok(Caller::default());
        };
        let caller = match room.holder(token).await {
            Err(Refusal::NotLoggedIn) => return Ok(Caller::default()),
            found => found?,
        };
        let reads = matches!(parts.method, Method::GET | Method::HEAD);
        let opens_live = parts.headers.contains_key(header::UPGRADE);
        // Browsers send cookies along with what other sites' pages ask for: those may not act, nor listen.
        if (!reads || opens_live) && !is_own_page(room.settings(), &parts.headers) {
            return Err(Refusal::OtherSite);
        }
        Ok(caller)
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = text(headers, header::COOKIE)?;
    let named = |wanted: &str| {
        cookies.split(';').find_map(|one| {
            let (name, value) = one.trim().split_once('=')?;
            (name == wanted).then_some(value)
        })
    };
    // A browser that came before the server had TLS keeps its guest until the cookie is renewed.
    named(SECURE_COOKIE).or_else(|| named(COOKIE))
}

/// Whether the page that asks came from this server: browsers say so, and pages cannot make them lie.
fn is_own_page(settings: &Settings, headers: &HeaderMap) -> bool {
    let Some(origin) = text(headers, header::ORIGIN) else {
        return false;
    };
    // Where the operator has said what the address is, nothing else is ours, whatever Host a proxy passes on; but an
    // operator at the machine itself may use its own name.
    if let Some(base) = &settings.base_url
        && origin.eq_ignore_ascii_case(&base.to_string())
    {
        return true;
    }
    let (Some((scheme, host)), Some(asked)) = (origin.split_once("://"), text(headers, header::HOST)) else {
        return false;
    };
    (settings.base_url.is_none() || is_this_machine(host))
        && forwarded_scheme(headers).is_none_or(|known| known == scheme)
        && host.eq_ignore_ascii_case(asked)
}

/// Whether a host, with its port, names the machine that asks: no other site's page can come from there.
fn is_this_machine(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    ["localhost", "127.0.0.1", "[::1]"].contains(&name)
}

/// The scheme that the browser used, if a proxy says so.
fn forwarded_scheme(headers: &HeaderMap) -> Option<&str> {
    text(headers, HeaderName::from_static("x-forwarded-proto"))
}

/// The headers that make a browser forget its token, under either name.
pub(super) fn forget() -> AppendHeaders<[(HeaderName, String); 2]> {
    let expired = |name: &str, secure: &str| {
        let cookie = format!("{name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}");
        (header::SET_COOKIE, cookie)
    };
    AppendHeaders([expired(COOKIE, ""), expired(SECURE_COOKIE, "; Secure")])
}

/// The header that makes a browser remember a token: no script reads it, and no other site's page sends it.
pub(super) fn remember(token: &str, settings: &Settings, headers: &HeaderMap) -> Option<HeaderValue> {
    let own = text(headers, header::ORIGIN).unwrap_or_default();
    let known = settings.base_url.as_ref().is_some_and(BaseUrl::is_secure);
    let is_secure = known || forwarded_scheme(headers) == Some("https") || own.starts_with("https://");
    let (name, secure) = if is_secure {
        (SECURE_COOKIE, "; Secure")
    } else {
        (COOKIE, "")
    };
    let age = SESSION_AGE / 1_000;
    let cookie = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).ok()
}

/// The same for a browser whose log-in has just got longer to live.
pub(super) fn remember_longer(
    caller: &Caller,
    settings: &Settings,
    headers: &HeaderMap,
) -> Option<HeaderValue> {
    let token = cookie(headers).filter(|_| caller.is_renewed())?;
    remember(token, settings, headers)
}
