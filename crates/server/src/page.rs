//! The web client's files.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::encoding::{self, Encoding};
use crate::{caching, media_type};

/// The output of `cargo xtask page`. A fresh clone does not have it; the binary can be built without it.
#[derive(Embed)]
#[folder = "../client/dist"]
#[allow_missing = true]
pub(crate) struct Dist;

const NO_PAGE: &str =
    "This server was built without its page: run `cargo xtask play` to build and serve both.\n";
const NOT_FOUND: &str = "There is nothing at this address: the game is at /.\n";

/// Responds to a path with a file, or with an error message.
pub(crate) async fn file<Files: Embed>(uri: Uri, headers: HeaderMap) -> Response {
    let path = match uri.path() {
        "/" => "index.html",
        path => path.trim_start_matches('/'),
    };
    match find::<Files>(path, text(&headers, header::ACCEPT_ENCODING)) {
        Some((file, encoding)) => send(path, &file, encoding, &headers),
        None if path == "index.html" => sentence(StatusCode::OK, NO_PAGE),
        None => sentence(StatusCode::NOT_FOUND, NOT_FOUND),
    }
}

/// The stored file for `path`, in the smallest encoding that the browser accepts.
fn find<Files: Embed>(path: &str, accept_encoding: Option<&str>) -> Option<(EmbeddedFile, Encoding)> {
    if path.ends_with(Encoding::Brotli.suffix()) || path.ends_with(Encoding::Gzip.suffix()) {
        return None; // encodings of a file, not files
    }
    encoding::accepted(accept_encoding)
        .find_map(|encoding| Files::get(&format!("{path}{}", encoding.suffix())).map(|file| (file, encoding)))
}

fn send(path: &str, file: &EmbeddedFile, encoding: Encoding, request: &HeaderMap) -> Response {
    let tag = caching::tag(&file.metadata.sha256_hash());
    let headers = [
        (header::CACHE_CONTROL, caching::policy(path)),
        (header::VARY, "accept-encoding"),
        (header::ETAG, tag.as_str()),
    ];
    if caching::is_cached(text(request, header::IF_NONE_MATCH), &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let described = [(header::CONTENT_TYPE, media_type::of(path))];
    let encoded = encoding.name().map(|name| [(header::CONTENT_ENCODING, name)]);
    match encoded {
        Some(encoded) => (headers, described, encoded, file.data.clone()).into_response(),
        None => (headers, described, file.data.clone()).into_response(),
    }
}

fn sentence(status: StatusCode, text: &'static str) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], text).into_response()
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}
