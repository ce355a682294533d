//! Whoever asks: `Authorization: Bearer TOKEN` for programs, a cookie for the page.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};

use crate::room::{Caller, Refusal, Room, SESSION_AGE};
use crate::settings::{BaseUrl, Settings};

/// The cookie's name.
const COOKIE: &str = "smokestack";

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

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let mut cookies = text(headers, header::COOKIE)?.split(';');
    cookies.find_map(|one| {
        let (name, value) = one.trim().split_once('=')?;
        (name == COOKIE).then_some(value)
    })
}

/// Whether the page that asks came from this server: browsers say so, and pages cannot make them lie.
fn is_own_page(settings: &Settings, headers: &HeaderMap) -> bool {
    let origin = text(headers, header::ORIGIN).and_then(|origin| origin.split_once("://"));
    let Some((_, origin)) = origin else { return false };
    // A proxy may ask for another host than the browser did.
    let known = settings.base_url.as_ref().map(BaseUrl::host);
    let hosts = [known, text(headers, header::HOST)];
    hosts
        .into_iter()
        .flatten()
        .any(|host| origin.eq_ignore_ascii_case(host))
}

/// The header that makes a browser forget its token.
pub(super) fn forget() -> String {
    format!("{COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
}

/// The header that makes a browser remember a token: no script reads it, and no other site's page sends it.
pub(super) fn remember(token: &str, settings: &Settings, headers: &HeaderMap) -> Option<HeaderValue> {
    let proxied = text(headers, header::HeaderName::from_static("x-forwarded-proto"));
    let own = text(headers, header::ORIGIN).unwrap_or_default();
    let known = settings.base_url.as_ref().is_some_and(BaseUrl::is_secure);
    let is_secure = known || proxied == Some("https") || own.starts_with("https://");
    let secure = if is_secure { "; Secure" } else { "" };
    let age = SESSION_AGE / 1_000;
    let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
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
