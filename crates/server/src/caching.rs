//! `Cache-Control` and `ETag`: what a browser may cache, so that it never mixes files from two versions.

use std::fmt::Write;

/// The folder whose files never change: its subfolder is named after the build's content, so a new build has new
/// addresses, and an old address disappears instead of changing its content.
const VERSIONED: &str = "assets/";

/// The cache policy for `path`: how long a browser may use the file without asking again.
pub(crate) fn policy(path: &str) -> &'static str {
    if path.starts_with(VERSIONED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// A strong tag: the hash of the bytes sent, so each encoding of a file has its own tag.
pub(crate) fn tag(hash: &[u8; 32]) -> String {
    let mut tag = String::from("\"");
    for byte in &hash[..16] {
        let _ = write!(tag, "{byte:02x}");
    }
    tag.push('"');
    tag
}

/// Whether the browser already has the version with this tag (`If-None-Match`).
pub(crate) fn is_cached(if_none_match: Option<&str>, tag: &str) -> bool {
    if_none_match.is_some_and(|held| {
        held.split(',')
            .map(str::trim)
            .any(|one| one == "*" || one.trim_start_matches("W/") == tag)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_versioned_files_are_cached_unconditionally() {
        assert!(policy("assets/0123abcd/client_bg.wasm").contains("immutable"));
        assert_eq!(policy("index.html"), "no-cache");
        assert_eq!(policy("sw.js"), "no-cache");
    }

    #[test]
    fn a_cached_tag_is_found_in_a_list() {
        assert!(is_cached(Some("\"a\", W/\"b\""), "\"b\""));
        assert!(is_cached(Some("*"), "\"b\""));
        assert!(!is_cached(Some("\"a\""), "\"b\""));
        assert!(!is_cached(None, "\"b\""));
    }
}
