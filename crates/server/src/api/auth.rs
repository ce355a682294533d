//! Authenticates the caller: `Authorization: Bearer TOKEN` for programs, a cookie for the web client.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::response::AppendHeaders;

use crate::app::{ApiError, App, Caller, SESSION_AGE_MS};
use crate::settings::{BaseUrl, Settings};

/// The cookie's name; over TLS it has a prefix with which browsers guarantee that no other site has set the cookie.
const COOKIE: &str = "smokestack";
const SECURE_COOKIE: &str = "__Host-smokestack";

impl<S: Send + Sync> FromRequestParts<S> for Caller
where
    App: FromRef<S>,
{
    type Rejection = ApiError;

    /// A caller without a token is anonymous; an invalid token is an error, so that it does not go unnoticed. A caller
    /// with an invalid cookie is anonymous: the web client then asks the user to sign in.
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Caller, ApiError> {
        let app = App::from_ref(state);
        if let Some(bearer) = text(&parts.headers, header::AUTHORIZATION) {
            let (scheme, token) = bearer.split_once(' ').ok_or(ApiError::NotLoggedIn)?;
            if !scheme.eq_ignore_ascii_case("Bearer") {
                return Err(ApiError::NotLoggedIn);
            }
            return app.authenticate(token.trim()).await;
        }
        let Some(token) = cookie(&parts.headers) else {
            return Ok(Caller::default());
        };
        let caller = match app.authenticate(token).await {
            Err(ApiError::NotLoggedIn) => return Ok(Caller::default()),
            found => found?,
        };
        let reads = matches!(parts.method, Method::GET | Method::HEAD);
        let opens_live = parts.headers.contains_key(header::UPGRADE);
        // Browsers also send cookies with requests from other sites' pages, which may neither act nor listen.
        if (!reads || opens_live) && !is_own_page(app.settings(), &parts.headers) {
            return Err(ApiError::OtherSite);
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
    // A browser that visited before the server had TLS keeps its guest until the cookie is renewed.
    named(SECURE_COOKIE).or_else(|| named(COOKIE))
}

/// Whether the request comes from this server's own page: browsers state the origin, and pages cannot forge it.
fn is_own_page(settings: &Settings, headers: &HeaderMap) -> bool {
    let Some(origin) = text(headers, header::ORIGIN) else {
        return false;
    };
    // If the operator has set the address, no other origin is ours, whatever Host header a proxy passes on; but an
    // operator on the machine itself may use its local name.
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

/// Whether a host, with its port, is the local machine: pages from other sites cannot come from there.
fn is_this_machine(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    ["localhost", "127.0.0.1", "[::1]"].contains(&name)
}

/// The scheme that the browser used, if a proxy passes it on.
fn forwarded_scheme(headers: &HeaderMap) -> Option<&str> {
    text(headers, HeaderName::from_static("x-forwarded-proto"))
}

/// The headers that delete the browser's token cookie, under either name.
pub(super) fn clear_cookies() -> AppendHeaders<[(HeaderName, String); 2]> {
    let expired = |name: &str, secure: &str| {
        let cookie = format!("{name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}");
        (header::SET_COOKIE, cookie)
    };
    AppendHeaders([expired(COOKIE, ""), expired(SECURE_COOKIE, "; Secure")])
}

/// The header that stores a token in a cookie, which scripts cannot read and other sites' pages do not send.
pub(super) fn session_cookie(token: &str, settings: &Settings, headers: &HeaderMap) -> Option<HeaderValue> {
    let own = text(headers, header::ORIGIN).unwrap_or_default();
    let known = settings.base_url.as_ref().is_some_and(BaseUrl::is_secure);
    let is_secure = known || forwarded_scheme(headers) == Some("https") || own.starts_with("https://");
    let (name, secure) = if is_secure {
        (SECURE_COOKIE, "; Secure")
    } else {
        (COOKIE, "")
    };
    let age = SESSION_AGE_MS / 1_000;
    let cookie = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    HeaderValue::from_str(&cookie).ok()
}

/// The cookie header for a browser whose session was just extended.
pub(super) fn renewed_cookie(
    caller: &Caller,
    settings: &Settings,
    headers: &HeaderMap,
) -> Option<HeaderValue> {
    let token = cookie(headers).filter(|_| caller.is_renewed())?;
    session_cookie(token, settings, headers)
}
